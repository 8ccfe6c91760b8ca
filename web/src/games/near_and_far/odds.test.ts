import { expect, it } from 'vitest';
import { lacking, percent } from './odds';

it('a face lacks what hearts must add', () => {
  expect([1, 3, 6].map((face) => lacking(5, 2, face))).toEqual([2, 0, 0]);
});

it('hearts make more faces do', () => {
  expect([0, 1, 2, 3].map((hearts) => percent(7, 3, hearts))).toEqual([50, 67, 83, 100]);
});
