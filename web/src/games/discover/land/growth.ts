/** What grows where: `big` stands in the middle of a space and on the border of like ones, `small` is strewn by weight. */
import type { Feature } from './pen';
import * as places from './places';
import * as plants from './plants';
import * as stones from './stones';

export const FEATURES: Readonly<Record<string, Feature>> = { ...plants, ...stones, ...places };

/** A feature, how often it stands there, and the wash it has. */
export type Strewn = readonly [name: string, weight: number, wash?: string];
export interface Growth {
  big?: string;
  /** What stands round the big one, how often, in which wash. */
  ring?: readonly [name: string, n: number, wash: string];
  small: readonly Strewn[];
  /** How much of the ground is covered. */
  fill: number;
}

export const GROWS: Readonly<Record<string, Growth>> = {
  ocean: {
    small: [
      ['wave', 5],
      ['gull', 0.12],
      ['skerry', 0.14],
    ],
    fill: 0.5,
  },
  grass: {
    small: [
      ['tuft', 6],
      ['flower', 0.9],
      ['dots', 1],
      ['bush', 0.35, 'grass'],
      ['goat', 0.12],
    ],
    fill: 0.55,
  },
  underbrush: {
    small: [
      ['bush', 4],
      ['palm', 1.6],
      ['fern', 1.8],
    ],
    fill: 0.98,
  },
  mountain: {
    big: 'peak',
    small: [
      ['boulder', 0.5, 'mountain'],
      ['tuft', 0.6],
    ],
    fill: 0.3,
  },
  sand: {
    small: [
      ['dots', 4],
      ['ripple', 3],
      ['boulder', 0.12],
    ],
    fill: 0.6,
  },
  dune: {
    big: 'dune',
    small: [
      ['ripple', 3],
      ['dots', 1],
    ],
    fill: 0.4,
  },
  rock: {
    big: 'mesa',
    small: [
      ['boulder', 3],
      ['dots', 2],
    ],
    fill: 0.5,
  },
  oasis: {
    big: 'pool',
    ring: ['palm', 6, 'oasis'],
    small: [
      ['tuft', 3],
      ['bush', 1.2, 'oasis'],
    ],
    fill: 0.5,
  },
  scree: {
    small: [
      ['stones', 4],
      ['dots', 2],
      ['crag', 0.8],
    ],
    fill: 0.7,
  },
  snow: { big: 'snowpeak', small: [['snowdrift', 3]], fill: 0.4 },
  pass: {
    small: [
      ['tuft', 2],
      ['dots', 2],
      ['cairn', 0.35],
      ['crag', 0.5],
    ],
    fill: 0.5,
  },
  pine: {
    small: [
      ['pine', 5],
      ['tuft', 0.6],
    ],
    fill: 0.8,
  },
  meadow: {
    small: [
      ['tuft', 5],
      ['flower', 2.2],
      ['tree', 0.16],
    ],
    fill: 0.6,
  },
  forest: {
    small: [
      ['tree', 6],
      ['tuft', 0.6],
    ],
    fill: 0.8,
  },
  stream: {
    small: [
      ['tuft', 3],
      ['flower', 1],
      ['bush', 0.4, 'meadow'],
    ],
    fill: 0.5,
  },
  thicket: {
    small: [
      ['bramble', 4],
      ['bush', 2, 'thicket'],
      ['crooked', 0.35],
      ['tuft', 1],
    ],
    fill: 0.62,
  },
  reed: {
    small: [
      ['reed', 6],
      ['tuft', 1],
    ],
    fill: 0.72,
  },
  mud: {
    small: [
      ['mudline', 4],
      ['puddle', 1.2],
      ['tuft', 0.5],
      ['crooked', 0.15],
    ],
    fill: 0.6,
  },
  water: { small: [['wcalm', 4]], fill: 0.5 },
  hummock: {
    big: 'hummock',
    small: [
      ['tuft', 3],
      ['crooked', 0.8],
      ['bush', 1, 'hummock'],
    ],
    fill: 0.55,
  },
  dust: {
    small: [
      ['dots', 4],
      ['crack', 2.2],
      ['ripple', 0.6],
    ],
    fill: 0.6,
  },
  crater: {
    big: 'crater',
    small: [
      ['dots', 3],
      ['crack', 2],
    ],
    fill: 0.5,
  },
  concrete: {
    big: 'slab',
    small: [
      ['crack', 3],
      ['bunker', 0.22],
      ['dots', 2],
      ['girder', 0.12],
    ],
    fill: 0.4,
  },
  wreck: {
    big: 'hull',
    small: [
      ['girder', 0.5],
      ['dots', 3],
      ['crack', 1.5],
      ['boulder', 0.5, 'wreck'],
    ],
    fill: 0.42,
  },
};
/** How tall a feature is, in sizes of a space. */
export const TALL: Readonly<Record<string, number>> = {
  peak: 0.9,
  snowpeak: 1,
  mesa: 0.55,
  palm: 0.5,
  tree: 0.5,
  pine: 0.5,
  bush: 0.25,
  reed: 0.4,
  dune: 0.3,
  hull: 0.7,
  girder: 0.5,
  bunker: 0.35,
  crooked: 0.45,
  hummock: 0.3,
  boulder: 0.25,
  crater: 0.2,
  slab: 0.2,
  crag: 0.5,
  bramble: 0.2,
  fern: 0.15,
  cairn: 0.25,
  goat: 0.2,
  pool: 0.2,
};
/** Half its width. */
export const WIDE: Readonly<Record<string, number>> = {
  peak: 0.5,
  snowpeak: 0.55,
  mesa: 0.4,
  dune: 0.55,
  hull: 0.45,
  crater: 0.45,
  pool: 0.5,
  slab: 0.4,
  hummock: 0.3,
  bunker: 0.32,
  bush: 0.17,
  tree: 0.17,
  pine: 0.13,
  reed: 0.13,
  bramble: 0.24,
  palm: 0.2,
};
