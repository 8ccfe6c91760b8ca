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
  taught: boolean;
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
    taught: false,
  };
  try {
    return { ...fresh, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Prefs>) };
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
