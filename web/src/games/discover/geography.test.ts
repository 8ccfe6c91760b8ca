import { expect, test } from 'vitest';
import { heaped } from './geography';
import type { TokenSeen } from './view';

const token = (space: number, id: string, kind: string, amount = 1): TokenSeen => ({
  space,
  back: '',
  token: id,
  kind,
  amount,
});

test('resources of one kind lie on one heap of their space, everything else apart', () => {
  const lying = [
    token(4, 'wood', 'wood'),
    token(4, 'leaf_wood_2', 'wood', 2),
    token(4, 'food', 'food'),
    token(5, 'wood', 'wood'),
    token(5, 'leaf_cat', ''),
    token(5, 'leaf_dog', ''),
  ];
  expect(heaped(lying).map(({ space, kind, amount }) => [space, kind, amount])).toEqual([
    [4, 'wood', 3],
    [4, 'food', 1],
    [5, 'wood', 1],
    [5, '', 1],
    [5, '', 1],
  ]);
});
