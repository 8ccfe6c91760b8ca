/** What travelled between two views, so that the eye can follow it. */
import type { Flight } from '../../table/game';
import {
  actionThing,
  deckThing,
  futureThing,
  MORALE,
  seatThing,
  SHEET,
  spaceThing,
  storeThing,
} from './things';
import { RESOURCES, type RobinsonView } from './view';

const MOST = 5;

function times(n: number, flight: Flight): Flight[] {
  return Array.from({ length: Math.max(0, Math.min(n, MOST)) }, () => flight);
}

/** Where the action that is being dealt with happens. */
function stage(view: RobinsonView): string {
  const doing = view.plan[0];
  return doing ? actionThing(doing.action.kind) : spaceThing(view.island.camp);
}

function stores(before: RobinsonView, after: RobinsonView): Flight[] {
  const source = before.phase === 'production' ? spaceThing(after.island.camp) : stage(before);
  return RESOURCES.flatMap((icon) => [
    ...times(after.future[icon] - before.future[icon], { icon, from: source, to: storeThing(icon) }),
    ...times(after.available[icon] - before.available[icon], {
      icon,
      from: before.future[icon] > after.future[icon] ? futureThing(icon) : source,
      to: storeThing(icon),
    }),
    ...times(before.available[icon] - after.available[icon], {
      icon,
      from: storeThing(icon),
      to: after.plan.length > before.plan.length ? actionThing(after.plan.at(-1)?.action.kind ?? '') : source,
    }),
  ]);
}

function people(before: RobinsonView, after: RobinsonView): Flight[] {
  return after.seats.flatMap((one) => {
    const old = before.seats[one.seat];
    if (!old?.character || !one.character) return [];
    return [
      ...times(one.wounds - old.wounds, { icon: 'wound', from: stage(before), to: seatThing(one.seat) }),
      ...times(old.wounds - one.wounds, { icon: 'heart', from: stage(before), to: seatThing(one.seat) }),
      ...times(one.determination - old.determination, {
        icon: 'determination',
        from: before.phase === 'morale' ? MORALE : stage(before),
        to: seatThing(one.seat),
      }),
    ];
  });
}

function tiles(before: RobinsonView, after: RobinsonView): Flight[] {
  const known = new Set(before.island.spaces.filter(({ tile }) => tile).map(({ space }) => space));
  return after.island.spaces
    .filter(({ space, tile }) => tile && !known.has(space))
    .map(({ space }) => ({ icon: 'tile', from: deckThing('tiles'), to: spaceThing(space) }));
}

function piled({ scenario }: RobinsonView): number {
  return scenario.woodpile?.levels.reduce((sum, { holds }) => sum + holds, 0) ?? 0;
}

/** The flights between two views of the same seat. */
export function flights(before: RobinsonView, after: RobinsonView): Flight[] {
  const stacked = piled(after) - piled(before);
  return [
    ...tiles(before, after),
    ...stores(before, after),
    ...people(before, after),
    ...times(stacked, { icon: 'wood', from: storeThing('wood'), to: SHEET }),
  ];
}
