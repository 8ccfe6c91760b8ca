/** Where a note stands: beside what it speaks of, and always wholly on the screen. */
interface Size {
  width: number;
  height: number;
}
export interface Place {
  x: number;
  y: number;
  side: 'below' | 'above' | 'beside';
  /** Where the arrow is, from the left end of the note. */
  arrow: number;
}
type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

const GAP = 14;
const EDGE = 12;

const within = (low: number, n: number, high: number): number => Math.max(low, Math.min(high, n));

/** Below or above the box, as there is room; beside one that fills the screen; null where nothing is free. It leaves free
 *  what is asked: on a phone it rather lies on the table, just above the question. */
export function noteAt(box: Box, screen: Size, note: Size, asked: Box | null = null): Place | null {
  const middle = (box.left + box.right) / 2;
  const x = within(EDGE, middle - note.width / 2, screen.width - note.width - EDGE);
  const arrow = within(20, middle - x, note.width - 20);
  const below: Place = { x, y: box.bottom + GAP, side: 'below', arrow };
  const above: Place = { x, y: box.top - GAP - note.height, side: 'above', arrow };
  const beside = box.left - GAP - note.width;
  const y = within(EDGE, box.top, screen.height - note.height - EDGE);
  const places: Place[] = [
    ...(box.top > screen.height / 2 ? [above, below] : [below, above]),
    { x: beside, y, side: 'beside', arrow },
    { x: box.right + GAP, y, side: 'beside', arrow },
  ];
  const free = places.filter((place) => fits(place, screen, note));
  if (!asked) return free[0] ?? null;
  const over: Place = { x, y: asked.top - GAP - note.height, side: 'beside', arrow };
  const best = [...free, over].find((place) => fits(place, screen, note) && !meets(place, note, asked));
  return best ?? free[0] ?? null;
}

function meets({ x, y }: Place, note: Size, { left, right, top, bottom }: Box): boolean {
  return x < right && x + note.width > left && y < bottom && y + note.height > top;
}

function fits({ x, y }: Place, screen: Size, note: Size): boolean {
  return (
    x >= EDGE && y >= EDGE && x + note.width <= screen.width - EDGE && y + note.height <= screen.height - EDGE
  );
}
