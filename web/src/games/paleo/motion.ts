/** What travelled between two views, so that the eye can follow it. */
import type { Flight } from '../../table/game';
import {
  CAMP,
  compartment,
  DEATHS,
  front,
  INVENTIONS,
  itemThing,
  PAINTING,
  PEOPLE,
  personThing,
  storage,
} from './things';
import { RESOURCES, type PaleoView, type SeatView } from './view';

const MOST = 6;

function times(n: number, flight: Flight): Flight[] {
  return Array.from({ length: Math.min(n, MOST) }, () => flight);
}

function actor(before: PaleoView, after: PaleoView): number {
  const done = before.seats.findIndex(
    (seat, place) => seat.front.length > (after.seats[place]?.front.length ?? 0),
  );
  return done >= 0 ? done : 0;
}

function resources(before: PaleoView, after: PaleoView, source: string): Flight[] {
  return RESOURCES.flatMap((kind) => {
    const more = after.storage[kind] - before.storage[kind];
    if (more > 0) return times(more, { icon: kind, from: source, to: storage(kind) });
    return times(-more, {
      icon: kind,
      from: storage(kind),
      to: before.phase === after.phase ? source : CAMP,
    });
  });
}

function items(before: SeatView, after: SeatView, crafted: Set<string>, source: string): Flight[] {
  return Object.keys(after.items).flatMap((item) => {
    const more = (after.items[item] ?? 0) - (before.items[item] ?? 0);
    return times(more, {
      icon: item,
      from: crafted.has(item) ? compartment(item) : source,
      to: itemThing(after.seat, item),
    });
  });
}

function wounds(before: SeatView, after: SeatView): Flight[] {
  return after.people.flatMap((person) => {
    const old = before.people.find((one) => one.card === person.card);
    return old
      ? times(person.wounds - old.wounds, {
          icon: 'wound',
          from: front(after.seat),
          to: personThing(person.card),
        })
      : [];
  });
}

function joined(before: SeatView, after: SeatView): Flight[] {
  const known = new Set(before.people.map((person) => person.card));
  return after.people
    .filter((person) => !known.has(person.card))
    .map((person) => ({ icon: 'person', from: PEOPLE, to: personThing(person.card) }));
}

/** The flights between two views of the same seat. */
export function flights(before: PaleoView, after: PaleoView): Flight[] {
  const source = front(actor(before, after));
  const crafted = new Set(
    Object.keys(before.workshop.compartments).filter(
      (item) => (after.workshop.compartments[item] ?? 0) < (before.workshop.compartments[item] ?? 0),
    ),
  );
  return [
    ...resources(before, after, source),
    ...after.seats.flatMap((seat) => {
      const old = before.seats[seat.seat];
      return old ? [...items(old, seat, crafted, source), ...wounds(old, seat), ...joined(old, seat)] : [];
    }),
    ...times(after.paintings - before.paintings, { icon: 'painting', from: source, to: PAINTING }),
    ...times(after.deaths - before.deaths, { icon: 'death', from: source, to: DEATHS }),
    ...times(before.decks.inventions - after.decks.inventions, {
      icon: 'invention',
      from: INVENTIONS,
      to: 'workshop',
    }),
  ];
}
