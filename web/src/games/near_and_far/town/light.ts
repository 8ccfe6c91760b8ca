/** The light over the town: dusk with lit windows, or broad day. */

export interface Light {
  side: 'dusk' | 'day';
  pen: string;
  sky: string;
  bands: [y: number, colour: string][];
  far: string;
  ground: [string, string, string];
  lit: string;
  /** A colour of a wall or a roof in this light. */
  tone(colour: string): string;
}

const part = (hex: string, at: number) => parseInt(hex.slice(at, at + 2), 16);

/** So much of one colour in another. */
export function mixed(one: string, other: string, share: number): string {
  const c = [1, 3, 5].map((at) => Math.round(part(one, at) * (1 - share) + part(other, at) * share));
  return `#${c.map((v) => v.toString(16).padStart(2, '0')).join('')}`;
}

export const DUSK: Light = {
  side: 'dusk',
  pen: '#17101c',
  sky: '#2a2a4e',
  bands: [
    [90, '#3a3560'],
    [180, '#55416f'],
    [265, '#7d4f78'],
    [340, '#a8616f'],
    [410, '#cf7a63'],
    [470, '#e99a5c'],
    [530, '#f4bc72'],
  ],
  far: '#6d4466',
  ground: ['#6a4748', '#4a3342', '#2a1f2e'],
  lit: '#ffcf74',
  tone: (colour) => colour,
};

export const DAY: Light = {
  side: 'day',
  pen: '#2a2018',
  sky: '#a9d0dd',
  bands: [
    [120, '#b9d9de'],
    [220, '#cfe2da'],
    [320, '#e3e6cc'],
    [420, '#f0e4bc'],
    [500, '#f5e0ae'],
  ],
  far: '#c9a983',
  ground: ['#e3c68f', '#d6b378', '#c49c62'],
  lit: '#cfe0e2',
  tone: (colour) => mixed(colour, '#f6dfae', 0.48),
};
