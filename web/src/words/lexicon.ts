/** The words of one language: phrases (a key and its arguments) become text, or text with small pictures in it. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { PhraseData as Phrase, Told } from '../table/protocol.gen';

export type { Phrase };
export type Arg = Phrase['args'][string];

/** A piece of a sentence: plain words, or a thing that has a picture. */
export interface Piece {
  text: string;
  icon?: string;
}

const OPEN = '\uE000';
const MIDDLE = '\uE001';
const CLOSE = '\uE002';
const MARKED = new RegExp(`${OPEN}([^${MIDDLE}]*)${MIDDLE}([^${CLOSE}]*)${CLOSE}`, 'g');

/** Names the picture of a phrase, where it has one. */
export type Picture = (phrase: Phrase) => string | undefined;

const NO_PICTURE: Picture = () => undefined;

export class Lexicon {
  readonly lang: string;
  private readonly bundle: FluentBundle;

  constructor(lang: string, sources: readonly string[]) {
    this.lang = lang;
    this.bundle = new FluentBundle(lang, { useIsolating: false });
    for (const source of sources)
      this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** Say a phrase; the names are those of whoever sits at the table, by seat. */
  say(phrase: Phrase, names: readonly string[] = []): string {
    return this.marked(phrase, names, NO_PICTURE);
  }

  /** Say a phrase in pieces, so that things with a picture can show it beside their word. */
  pieces(phrase: Phrase, names: readonly string[], picture: Picture): Piece[] {
    return split(this.marked(phrase, names, picture));
  }

  private marked(phrase: Phrase, names: readonly string[], picture: Picture): string {
    const text = this.format(phrase, names, picture);
    const icon = picture(phrase);
    return icon ? `${OPEN}${icon}${MIDDLE}${text.replace(MARKED, '$2')}${CLOSE}` : text;
  }

  private format(phrase: Phrase, names: readonly string[], picture: Picture): string {
    if (phrase.told) this.learn(phrase.key, phrase.told);
    const message = this.bundle.getMessage(phrase.key);
    if (!message?.value) return (phrase.key.split('-').pop() ?? phrase.key).replaceAll('_', ' ');
    const args: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(phrase.args))
      args[name] = this.argument(value, names, picture);
    return this.bundle.formatPattern(message.value, args, []);
  }

  /** What is read out brings its words along. */
  private learn(key: string, told: Told): void {
    if (!this.has(key))
      this.bundle.addResource(new FluentResource(`${key} = ${told[this.lang as keyof Told]}`));
  }

  private argument(value: Arg, names: readonly string[], picture: Picture): FluentVariable {
    if (typeof value !== 'object') return value;
    if ('seat' in value) return names[value.seat] ?? String(value.seat + 1);
    return this.marked(value, names, picture);
  }
}

function split(text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const found of text.matchAll(MARKED)) {
    if (found.index > from) pieces.push({ text: text.slice(from, found.index) });
    pieces.push({ icon: found[1], text: found[2] ?? '' });
    from = found.index + found[0].length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
}
