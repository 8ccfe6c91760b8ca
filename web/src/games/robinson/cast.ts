/** What the people of the island look like. */
import type { Fare, Look } from '../../pen/face';

const CAST: Readonly<Record<string, Look>> = {
  carpenter: {
    hair: 'bun',
    colour: '#b4632a',
    skin: '#efcba6',
    coat: '#7a4a78',
    collar: 'apron',
    thing: 'pencil',
    freckles: true,
  },
  cook: {
    hair: 'short',
    colour: '#33281f',
    skin: '#a9744c',
    coat: '#e9e0cc',
    collar: 'bow',
    scarf: '#2c7a5e',
    gear: 'kerchief',
    gearColour: '#2c7a5e',
    thing: 'earring',
  },
  explorer: {
    hair: 'messy',
    colour: '#6b4a2c',
    skin: '#dba97f',
    coat: '#a88a5c',
    beard: 'full',
    gear: 'broad',
    gearColour: '#b9985f',
    collar: 'shawl',
    scarf: '#b0480c',
    jaw: true,
  },
  soldier: {
    hair: 'long',
    colour: '#4a3324',
    skin: '#f0d3b4',
    coat: '#2f4a78',
    collar: 'officer',
    gear: 'cap',
    gearColour: '#2f3f68',
    scar: true,
    jaw: true,
    brow: 3,
  },
  friday: {
    hair: 'curls',
    colour: '#241a14',
    skin: '#7f5337',
    coat: '#8a5a34',
    collar: 'shawl',
    scarf: '#d9a24a',
  },
  jenny: {
    hair: 'braid',
    colour: '#cda45a',
    skin: '#f0d3b4',
    coat: '#8fa3b5',
    collar: 'bow',
    scarf: '#e9e0cc',
    freckles: true,
  },
};

const NOBODY: Look = { hair: 'short', colour: '#8d8178', skin: '#dba97f', coat: '#8d8178' };

export const lookOf = (who: string): Look => CAST[who] ?? NOBODY;

/** How somebody fares: half of the hearts gone is hurt, three or fewer left is near death. */
export function fareOf({ wounds, hearts }: { wounds: number; hearts: number }): Fare {
  if (hearts - wounds <= 3) return 2;
  return wounds * 2 >= hearts ? 1 : 0;
}
