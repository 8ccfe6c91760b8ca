/** Ink and wash for people and tokens: the pen is a custom property, so that night and firelight reach it. */

export const line = (d: string, w: number, colour = 'var(--pen)', extra = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"${extra}/>`;

export const fill = (d: string, colour: string, w = 0, extra = ''): string =>
  `<path d="${d}" fill="${colour}"${w ? ` stroke="var(--pen)" stroke-width="${w}" stroke-linejoin="round" stroke-linecap="round"` : ''}${extra}/>`;
