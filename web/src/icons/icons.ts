/** Icons by the thing they mean: one icon for one thing everywhere. */
import core from 'virtual:icons/core';
import { fresh } from './fresh.svelte';
import { fetchPicture } from './library';

/** Signs that read better small when drawn for the purpose. */
const OWN: Record<string, string> = {
  close: 'M110 64 256 210 402 64 448 110 302 256 448 402 402 448 256 302 110 448 64 402 210 256 64 110Z',
  cards:
    'M206 48h214c22 0 40 18 40 40v276c0 22-18 40-40 40h-18V148c0-44-36-80-80-80H166v20c0-22 18-40 40-40ZM92 108h214c22 0 40 18 40 40v276c0 22-18 40-40 40H92c-22 0-40-18-40-40V148c0-22 18-40 40-40Zm12 52v252h190V160Z',
};

const drawn: Record<string, string> = { ...core };

type Names = Record<string, string>;
let further: (() => Promise<Names>) | null = null;

/** Add the icons of a game, and say where further pictures of its cards are to be had. */
export function addIcons(set: Names, more: (() => Promise<Names>) | null = null): void {
  Object.assign(drawn, set);
  fresh.sets += 1;
  if (more) further = more;
}

/** Whether the further pictures are on their way. */
let coming = false;

/** Fetch the further pictures, once a card needs one. */
function fetchFurther(): void {
  const fetched = further?.();
  further = null;
  if (!fetched) return;
  coming = true;
  void fetched
    .catch(() => ({}))
    .then((set) => {
      coming = false;
      addIcons(set);
    });
}

/** Whether a picture that is not known may still come. */
export const awaited = (): boolean => fresh.sets >= 0 && (coming || further !== null);

let open = false;
const sought = new Set<string>();

/** Look up in the library what no set has, by the names of the icons themselves: for games that have no set. */
export function openLibrary(): void {
  open = true;
}

function seek(thing: string): void {
  if (!open || !thing || sought.has(thing)) return;
  sought.add(thing);
  const name = thing.replace(/^pic-/, '').replaceAll('_', '-');
  void fetchPicture(name).then((path) => path && addIcons({ [thing]: path }));
}

/** The drawing of a thing; undefined when it has none, or not yet. */
export function drawing(thing: string): string | undefined {
  const known = OWN[thing] ?? drawn[thing];
  if (!known && fresh.sets && thing.startsWith('pic-')) fetchFurther();
  if (!known) seek(thing);
  return known;
}

const MEANING: Record<string, string> = {
  food: 'food',
  wood: 'wood',
  stone: 'stone',
  hide: 'stone',
  wound: 'wound',
  heart: 'wound',
  death: 'ink',
  strength: 'danger',
  perception: 'water',
  craft: 'wood',
  painting: 'gold',
  hazard: 'danger',
  red: 'danger',
  night: 'night',
  day: 'gold',
  dream: 'night',
  river: 'water',
  forest: 'life',
  mountain: 'stone',
  cave: 'gold',
  people: 'life',
  heal: 'life',
  talisman: 'gold',
  preserves: 'food',
  fur: 'stone',
  determination: 'gold',
  morale: 'gold',
  morale_arrow: 'gold',
  woodpile: 'food',
  parrot: 'food',
  fish: 'water',
  beach: 'food',
  hills: 'life',
  mountains: 'stone',
  plains: 'gold',
  rain: 'water',
  winter: 'water',
  snow: 'water',
  storm: 'night',
  animals: 'danger',
  danger: 'danger',
  threat: 'danger',
  beast: 'danger',
  lava: 'danger',
  volcano: 'danger',
  burned: 'danger',
  die_wound: 'wound',
  die_success: 'life',
  die_adventure: 'danger',
  palisade: 'wood',
  roof: 'wood',
  shelter: 'wood',
  meat: 'danger',
  clean_water: 'water',
  dirty_water: 'wood',
  water: 'water',
  medicine: 'life',
  poison: 'night',
  stamina: 'gold',
  exhaustion: 'food',
  dehydration: 'water',
  ailment: 'life',
  physical: 'wound',
  leaf: 'life',
  shell: 'water',
  flint: 'stone',
  crate: 'food',
  monster: 'danger',
  enemy: 'danger',
  attack: 'danger',
  fire: 'danger',
};

/** The colour that goes with a thing's meaning. */
export function tint(thing: string): string {
  return `var(--${MEANING[thing] ?? 'ink'})`;
}

/** The washed colour under a thing. */
export function wash(thing: string): string {
  const meaning = MEANING[thing];
  return meaning && meaning !== 'ink' ? `var(--wash-${meaning})` : 'var(--paper-3)';
}
