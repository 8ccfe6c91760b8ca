import { expect, it } from 'vitest';
import { squares } from './qr';

const dark = (path: string) => new Set(path.split('z').filter(Boolean));

it('draws the three corners by which a camera finds the picture', async () => {
  const { size, path } = await squares('https://campfire.example/#/join/AAAAAAAAAAAAAAAAAAAAAA');
  const found = dark(path);
  for (const [x, y] of [
    [0, 0],
    [size - 7, 0],
    [0, size - 7],
  ] as const) {
    expect(found.has(`M${x} ${y}h1v1h-1`)).toBe(true);
    expect(found.has(`M${x + 1} ${y + 1}h1v1h-1`)).toBe(false);
    expect(found.has(`M${x + 3} ${y + 3}h1v1h-1`)).toBe(true);
  }
});

it('draws other squares for another text', async () => {
  expect((await squares('one')).path).not.toBe((await squares('two')).path);
});
