/** What a person prefers, kept on this device. */
export type Theme = 'game' | 'day' | 'night';
export type Lang = 'en' | 'ru' | 'it';

export interface Prefs {
  lang: Lang;
  name: string;
  theme: Theme;
  sound: boolean;
  motion: boolean;
  hover: boolean;
  notify: boolean;
  pace: boolean;
  /** The games that need no explanation any more. */
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
    sound: true,
    motion: true,
    hover: true,
    notify: false,
    pace: true,
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
  const others = prefs.taught.filter((one) => one !== game);
  prefer({ taught: wanted ? others : [...others, game] });
}
