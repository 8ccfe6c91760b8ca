/** The shape of each seat: circle, diamond, hexagon, square. */
export const SHAPES = [
  'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20Z',
  'M12 0.5 23.5 12 12 23.5 0.5 12Z',
  'M6.5 2h11L23 12l-5.5 10h-11L1 12Z',
  'M2.5 2.5h19v19h-19Z',
] as const;
