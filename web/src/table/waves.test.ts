import { expect, it } from 'vitest';
import { SOUNDS, waveOf } from './waves';

const RATE = 48_000;

it.each(SOUNDS)('%s is heard, is not loud, is short, and ends in silence', (sound) => {
  const wave = waveOf(sound, RATE);
  const peak = wave.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  expect(wave.every(Number.isFinite)).toBe(true);
  expect(peak).toBeGreaterThan(0.01);
  expect(peak).toBeLessThan(0.5);
  expect(wave.length / RATE).toBeLessThan(2);
  expect(Math.abs(wave.at(-1) ?? 1)).toBeLessThan(0.005);
});
