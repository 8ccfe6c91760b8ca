/** Who plays on in a series: everybody of the game before, those who stayed away, and whoever comes new. */
import type { NextSeat, SeatInfo } from './protocol';

const WAYS = ['same', 'here', 'friend', 'bot', 'away'] as const;
export type Way = (typeof WAYS)[number];

export interface Follower {
  /** The seat of the game before; null: somebody comes, or comes back. */
  seat: number | null;
  /** What the game calls somebody who comes or comes back; empty: just anybody. */
  called: string;
  /** Whether there is a card from earlier games. */
  known: boolean;
  name: string;
  way: Way;
  /** Whose seat it was. */
  was: SeatInfo | null;
}

/** Everybody of the game before plays on, unless somebody says otherwise; those who rest go on resting. */
export function followers(seats: SeatInfo[], resting: string[]): Follower[] {
  return [
    ...seats.map((was): Follower => ({
      seat: was.seat,
      called: '',
      known: true,
      name: was.name,
      way: 'same',
      was,
    })),
    ...resting.map((called) => comer(called, true, 'away')),
  ];
}

/** Somebody who comes or comes back. */
export function comer(called: string, known: boolean, way: Way): Follower {
  return { seat: null, called, known, name: '', way, was: null };
}

/** What can become of somebody: a person who sat elsewhere goes on there, or is replaced. */
export function waysOf({ seat, known, was }: Follower): Way[] {
  if (seat === null) return known ? ['here', 'friend', 'bot', 'away'] : ['here', 'friend', 'bot'];
  return WAYS.filter(
    (way) => !(way === 'here' && was?.yours && was.kind !== 'bot') && !(way === 'bot' && was?.kind === 'bot'),
  );
}

export const isPlaying = ({ way }: Follower): boolean => way !== 'away';

/** The wish as the server reads it. */
export function asSeats(all: Follower[]): NextSeat[] {
  return all.filter(isPlaying).map(({ seat, called, name, way }) => ({
    seat,
    called: seat === null && called ? called : null,
    kind: way === 'away' ? 'same' : way,
    name: name.trim(),
  }));
}
