/** Where the spaces of the island lie: three rows of pointed hexes, the middle one further left. */
export const RADIUS = 60;
export const WIDE = RADIUS * Math.sqrt(3);
const MARGIN = 10;

export function centre(row: number, column: number): { x: number; y: number } {
  return {
    x: MARGIN + WIDE * (column + (row === 1 ? 0.5 : 1)),
    y: MARGIN + RADIUS * (1 + 1.5 * row),
  };
}

/** The corners of a hex around the origin. */
export function corners(radius = RADIUS): string {
  return Array.from({ length: 6 }, (_, corner) => {
    const angle = (Math.PI / 3) * corner + Math.PI / 6;
    return `${(radius * Math.cos(angle)).toFixed(1)},${(radius * Math.sin(angle)).toFixed(1)}`;
  }).join(' ');
}

/** The size of the drawing that holds these spaces. */
export function extent(spaces: readonly { row: number; column: number }[]): {
  width: number;
  height: number;
} {
  const right = Math.max(...spaces.map(({ row, column }) => centre(row, column).x));
  return { width: right + WIDE / 2 + MARGIN, height: RADIUS * 5 + MARGIN * 2 };
}
