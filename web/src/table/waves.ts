/** The small sounds of the table as waves, reckoned here: a fire, a card, dice, a wound, dusk, a win. */

export const SOUNDS = ['fire', 'card', 'dice', 'wound', 'dusk', 'win'] as const;
export type Sound = (typeof SOUNDS)[number];

/** A part of a sound: when it begins, how long it is heard, how loud it is at most, in seconds and parts of one. */
interface Part {
  at: number;
  length: number;
  loud: number;
  /** The wave itself at a moment of the part, from -1 to 1. */
  wave(second: number): number;
}

const RISE = 0.01;
const END = 0.001;

/** A tone that may slide to another pitch. */
function tone(at: number, pitch: number, to: number, length: number, loud: number): Part {
  const slide = (to - pitch) / (2 * length);
  return { at, length, loud, wave: (second) => Math.sin(2 * Math.PI * second * (pitch + slide * second)) };
}

/** A breath of noise; the duller, the more of each moment is left from the one before. */
function noise(at: number, dull: number, length: number, loud: number): Part {
  let last = 0;
  return {
    at,
    length,
    loud,
    wave: () => (last = dull * last + (1 - dull) * (Math.random() * 2 - 1)),
  };
}

const MADE: Record<Sound, () => Part[]> = {
  fire: () => [0, 0.09, 0.21, 0.26, 0.42].map((at) => noise(at, 0.2, 0.05, 0.06)),
  card: () => [noise(0, 0.1, 0.16, 0.08)],
  dice: () => [0, 0.08, 0.15, 0.26].map((at) => noise(at, 0.6, 0.05, 0.25)),
  wound: () => [tone(0, 150, 60, 0.28, 0.22)],
  dusk: () => [330, 247, 196].map((pitch, n) => tone(n * 0.22, pitch, pitch * 0.98, 0.7, 0.08)),
  win: () => [262, 330, 392, 523].map((pitch, n) => tone(n * 0.14, pitch, pitch, 0.6, 0.1)),
};

/** How loud a part is at a moment: it rises at once and dies away. */
function loudness({ length, loud }: Part, second: number): number {
  return loud * Math.min(1, second / RISE) * END ** (second / length);
}

/** A sound as the samples of its wave. */
export function waveOf(sound: Sound, rate: number): Float32Array<ArrayBuffer> {
  const parts = MADE[sound]();
  const samples = new Float32Array(Math.ceil(Math.max(...parts.map(({ at, length }) => at + length)) * rate));
  for (const part of parts) {
    const begin = Math.round(part.at * rate);
    const end = Math.min(samples.length, begin + Math.floor(part.length * rate));
    for (let place = begin; place < end; place++) {
      const second = (place - begin) / rate;
      samples[place] = (samples[place] ?? 0) + loudness(part, second) * part.wave(second);
    }
  }
  return samples;
}
