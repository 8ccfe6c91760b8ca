/** What the pointer or the focus rests on: told at the place. */
export interface Pointed {
  title: string;
  /** What it costs; null where it costs nothing or cannot be done now. */
  cost: number | null;
  /** The back of a find token whose possible faces are told. */
  symbol: string | null;
  /** A sentence more. */
  line: string;
  /** Where it is on the page. */
  box: DOMRect;
}
export type Point = (to: Pointed | null) => void;

/** Where an element is, as long as it is one. */
export function boxOf(event: Event): DOMRect {
  return (event.currentTarget as SVGElement).getBoundingClientRect();
}
