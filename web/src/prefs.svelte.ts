/** What a person prefers, kept on this device. */
import type { Tempo } from './table/stage';

export type Theme = 'game' | 'day' | 'night';
export type Lang = 'en' | 'ru' | 'it';

export interface Prefs {
  lang: Lang;
  name: string;
  theme: Theme;
  sound: boolean;
  /** Whether the table sounds: cards, dice, the fire. */
  sounds: boolean;
  motion: boolean;
  hover: boolean;
  notify: boolean;
  /** How fast the story is told. */
  tempo: Tempo;
  /** What needs no explanation any more: whole games, and single notes as `game note`. */
  taught: string[];
}

export const LANGS: Record<Lang, string> = { en: 'English', ru: 'Русский', it: 'Italiano' };
const KEY = 'campfire.prefs';

function spoken(): Lang {
  const wished = navigator.languages.map((tag) => tag.slice(0, 2));
  return wished.find((lang): lang is Lang => lang in LANGS) ?? 'en';
}

function read(): Prefs {
  const fresh: Prefs = {
    lang: spoken(),
    name: '',
    theme: 'game',
    sound: false,
    sounds: false,
    motion: true,
    hover: true,
    notify: false,
    tempo: 'normal',
    taught: [],
  };
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Prefs>;
    return { ...fresh, ...kept, taught: Array.isArray(kept.taught) ? kept.taught : [] };
  } catch {
    return fresh;
  }
}

export const prefs = $state(read());

/** Change a preference and keep it. */
export function prefer(change: Partial<Prefs>): void {
  Object.assign(prefs, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(prefs));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** Whether a game is explained when it is played. */
export function explains(game: string): boolean {
  return !prefs.taught.includes(game);
}

/** Explain a game from now on, or no longer. */
export function explain(game: string, wanted: boolean): void {
  const others = prefs.taught.filter((one) => one.split(' ')[0] !== game);
  prefer({ taught: wanted ? others : [...others, game] });
}

/** Whether a note about a game has been read. */
export function noted(game: string, note: string): boolean {
  return prefs.taught.includes(`${game} ${note}`);
}

/** A note about a game has been read: it does not come back with the page. */
export function take(game: string, note: string): void {
  prefer({ taught: [...prefs.taught, `${game} ${note}`] });
}
