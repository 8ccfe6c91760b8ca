/** The language spoken right now; changing it changes every word on the page at once. */
import { prefer, prefs, type Lang } from '../prefs.svelte';
import { wordsOf } from '../table/api';
import { Lexicon, type Arg, type Phrase } from './lexicon';

let current = $state.raw<Lexicon | null>(null);
const sources = new Map<string, Promise<string>>();
let game = '';
let home: Record<string, string> = {};

function source(lang: Lang, of: string): Promise<string> {
  const name = `${of}/${lang}`;
  const known = sources.get(name);
  if (known) return known;
  const asked = wordsOf(lang, of);
  asked.catch(() => sources.delete(name));
  sources.set(name, asked);
  return asked;
}

/** Speak a language from now on. */
export async function speak(lang: Lang): Promise<void> {
  const spoken = game;
  const texts = await Promise.all((spoken ? ['', spoken] : ['']).map((of) => source(lang, of)));
  if (spoken !== game) return;
  current = new Lexicon(lang, [...texts, home[lang] ?? home['en'] ?? '']);
  prefer({ lang });
  document.documentElement.lang = lang;
}

/** Speak about a game: its words beside the shared ones, those of another game no longer. */
export async function about(name: string): Promise<void> {
  if (name === game) return;
  const before = game;
  game = name;
  try {
    await speak(prefs.lang);
  } catch (error) {
    game = before;
    throw error;
  }
}

/** The words of a game beside the shared ones, whatever the page speaks about just now. */
export async function wordsAbout(name: string, lang: Lang): Promise<Lexicon> {
  return new Lexicon(lang, await Promise.all(['', name].map((of) => source(lang, of))));
}

/** Add the words that home-made content brings, by language. */
export function learn(words: Record<string, string>): void {
  if (!Object.keys(words).length) return;
  home = words;
  void speak(prefs.lang);
}

/** The words of the language spoken right now. */
export function lexicon(): Lexicon {
  if (!current) throw new Error('no language is spoken yet');
  return current;
}

/** Say a word of the interface. */
export function t(key: string, args: Record<string, Arg> = {}): string {
  return lexicon().say({ key, args });
}

/** Say a phrase that came from the table. */
export function say(phrase: Phrase, names: readonly string[] = []): string {
  return lexicon().say(phrase, names);
}
