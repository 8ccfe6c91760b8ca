/** The colours of a land. */
export interface Colours {
  ground: string;
  speck: string;
  light: string;
  shade: string;
  leaf: readonly string[];
  dark: string;
  bark: string;
  roof: string;
  wall: string;
  wall2: string;
  deep: string;
  deeper: string;
  cliff: string;
  band: string;
  hill: string;
  water: string;
  sea: string;
  shoal: string;
  land: string;
  tint: string;
  wood: string;
  glow: string;
  way: string;
  halo: string;
  word: string;
  wordHalo: string;
}

/** What a land has where it says nothing else: the broken plains. */
export const PLAIN: Colours = {
  ground: '#ecd9ae',
  speck: '#7a5226',
  light: '#f3e2bd',
  shade: '#a8744f',
  leaf: ['#b9b26a', '#a6a557', '#c7b873'],
  dark: '#6c6a2c',
  bark: '#8a6a48',
  roof: '#a8532f',
  wall: '#c49362',
  wall2: '#8a5d49',
  deep: '#4a3a50',
  deeper: '#2b2438',
  cliff: '#e9c390',
  band: '#b5683f',
  hill: '#dfcf93',
  water: '#7fa9b5',
  sea: '#2c6076',
  shoal: '#e6dcb4',
  land: '#eddcae',
  tint: '#cdbb6c',
  wood: '#a87b52',
  glow: '#f3cb62',
  way: '#5a2f14',
  halo: '#f8eed6',
  word: '#2a2018',
  wordHalo: '#f3e4c2',
};
