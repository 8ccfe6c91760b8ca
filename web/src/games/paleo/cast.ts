/** What the people of the tribe look like; whoever is not listed is drawn from the name. */
import type { Fare, Hair, Look } from '../../pen/face';
import { Pen } from '../../pen/pen';
import { seedOf } from '../../pen/seed';

const SKINS = ['#efcba6', '#dba97f', '#c9986c', '#a9744c', '#7f5337'];
const HAIR = ['#33281f', '#4a2c1a', '#6b4a2c', '#b4632a', '#cda45a', '#8d8178'];
const FURS = ['#9a7346', '#7d5a3c', '#a08a6a', '#8a9a5a', '#b0834e', '#6f5a48'];
const STYLES: readonly Hair[] = ['long', 'messy', 'curls', 'braid', 'bob', 'bun'];

const CAST: Readonly<Record<string, Partial<Look>>> = {
  arn: { hair: 'messy', colour: '#33281f', skin: '#dba97f', beard: 'full', brow: 3, scar: true },
  brok: { hair: 'bald', colour: '#b4632a', skin: '#efcba6', beard: 'full', jaw: true },
  sela: { hair: 'braid', colour: '#241a14', skin: '#a9744c', thing: 'feather' },
  tuva: { hair: 'long', colour: '#33281f', skin: '#c9986c', gear: 'hood', gearColour: '#8d7a62' },
  ilk: { hair: 'messy', colour: '#6b4a2c', skin: '#dba97f', beard: 'goatee' },
  moss: { hair: 'bun', colour: '#6b4a2c', skin: '#efcba6', thing: 'flower', freckles: true },
  nessa: { hair: 'curls', colour: '#241a14', skin: '#a9744c', thing: 'earring' },
  ona: { hair: 'long', colour: '#d9d2c6', skin: '#c9986c', age: 'old', thing: 'feather' },
  hild: { hair: 'fringe', colour: '#cda45a', skin: '#f0d3b4', scar: true, brow: 3 },
  fenn: { hair: 'bun', colour: '#241a14', skin: '#7f5337', beard: 'stubble' },
  pip: { hair: 'messy', colour: '#cda45a', skin: '#dba97f', age: 'child', freckles: true },
  darka: { hair: 'long', colour: '#8d8178', skin: '#a9744c', age: 'old', thing: 'earring' },
};

const one = <T>(pen: Pen, from: readonly T[], none: T): T =>
  from[Math.floor(pen.chance() * from.length)] ?? none;

export function lookOf(card: string): Look {
  const pen = new Pen(seedOf(card));
  const drawn: Look = {
    hair: one(pen, STYLES, 'long'),
    colour: one(pen, HAIR, '#33281f'),
    skin: one(pen, SKINS, '#dba97f'),
    coat: one(pen, FURS, '#9a7346'),
    collar: 'shawl',
    scarf: one(pen, FURS, '#7d5a3c'),
  };
  if (pen.chance() < 0.35) drawn.beard = pen.chance() < 0.5 ? 'full' : 'stubble';
  const known = CAST[card];
  if (known) delete drawn.beard;
  return { ...drawn, ...known };
}

/** How somebody fares: any wound hurts; with no heart left free the next one kills. */
export const fareOf = ({ wounds, hearts }: { wounds: number; hearts: number }): Fare =>
  wounds >= hearts && wounds > 0 ? 2 : wounds > 0 ? 1 : 0;
