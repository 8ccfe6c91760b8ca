import { expect, it } from 'vitest';
import { ask, option } from '../../table/made';
import { room } from '../../table/gather';
import { gather } from './gestures';
import { read } from './view';

const torch = { ...option('craft', ['torch', 0]), things: ['compartment:torch'] };
const spear = { ...option('craft', ['spear', 0]), things: ['compartment:spear'] };

function table(wood: number, stone: number) {
  const needs = { strength: 0, perception: 0, craft: 0 };
  return read({
    storage: { food: 0, wood, stone },
    seats: [{ seat: 0, helping: null, items: {}, people: [] }],
    workshop: {
      compartments: { torch: 5, spear: 5 },
      recipes: {
        torch: { card: null, needs, pays: { wood: 1 } },
        spear: { card: null, needs, pays: { wood: 1, stone: 1 } },
      },
    },
  });
}

it('promises as many items as can be paid for together', () => {
  const question = ask('ask-choose_item', [torch, spear]);
  question.prompt = { ...question.prompt, args: { n: 3 } };
  const form = gather(question, table(2, 1));
  if (!form) throw new Error('nothing is gathered');
  expect(room(form, [0, 0], 0)).toBeGreaterThan(0);
  expect(room(form, [1, 1], 0)).toBe(0);
  expect(room(form, [0, 1], 1)).toBe(0);
  expect(room(form, [0, 1], 0)).toBeGreaterThan(0);
});
