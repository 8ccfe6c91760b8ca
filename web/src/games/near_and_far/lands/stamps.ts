/** Everything that can stand in a land, by its name. */
import { gull, mammoth, ribs } from '../ink/beasts';
import * as built from '../ink/built';
import type { Stamp } from '../ink/rocks';
import * as rocks from '../ink/rocks';
import * as trees from '../ink/trees';
import type { StampName } from './land';

const beasts: Record<'mammoth' | 'ribs' | 'gull', Stamp> = {
  mammoth: (x, y, z, R, _, flip = false) => mammoth(x, y, z, R, flip),
  ribs: (x, y, z, R) => ribs(x, y, z, R),
  gull: (x, y, z) => gull(x, y, z),
};

export const STAMPS: Record<StampName, Stamp> = {
  peak: rocks.peak,
  mesa: rocks.mesa,
  hill: rocks.hill,
  rock: rocks.rock,
  dune: rocks.dune,
  stalagmite: rocks.stalagmite,
  stalactite: rocks.stalactite,
  crystal: rocks.crystal,
  volcano: rocks.volcano,
  stack: rocks.stack,
  meteor: rocks.meteor,
  tuft: trees.tuft,
  broad: trees.broad,
  pine: trees.pine,
  dead: trees.dead,
  palm: trees.palm,
  giant: trees.giant,
  fern: trees.fern,
  mushroom: trees.mushroom,
  reed: trees.reed,
  sleeper: trees.sleeper,
  ruin: built.ruin,
  column: built.column,
  arch: built.arch,
  stairs: built.stairs,
  table: built.table,
  hut: built.hut,
  lamp: built.lamp,
  sign: built.sign,
  pole: built.pole,
  ship: built.ship,
  lighthouse: built.lighthouse,
  pipe: built.pipe,
  pulley: built.pulley,
  kiln: built.kiln,
  cook: built.cook,
  ...beasts,
};
