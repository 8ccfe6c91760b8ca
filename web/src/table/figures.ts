/** The figures of a game, counted from what happened: for all, and for each seat. */
import type { Great } from './marks';
import type { LogLine } from './protocol';

/** How often something happened. */
export interface Figures {
  cards: number;
  dice: number;
  wounds: number;
  deaths: number;
}

const NONE: Figures = { cards: 0, dice: 0, wounds: 0, deaths: 0 };
const COUNTED: Partial<Record<LogLine['shows'], keyof Figures>> = {
  card: 'cards',
  dice: 'dice',
  wound: 'wounds',
  death: 'deaths',
};

/** How many a line tells of: so many wounds, or one of its kind. */
function amount({ shows, args }: LogLine): number {
  const n = args['n'] ?? args['amount'] ?? args['wounds'];
  return shows === 'wound' && typeof n === 'number' && n > 0 ? n : 1;
}

function count(lines: readonly LogLine[]): Figures {
  const found = { ...NONE };
  for (const line of lines) {
    const kind = COUNTED[line.shows];
    if (kind) found[kind] += amount(line);
  }
  return found;
}

/** The seats that a line names. */
function named({ phrase }: LogLine): number[] {
  return Object.values(phrase.args).flatMap((said) =>
    typeof said === 'object' && 'seat' in said ? [said.seat] : [],
  );
}

/** What happened in the whole game. */
export const figuresOf = (log: readonly LogLine[]): Figures => count(log);

/** What happened to each of so many seats. */
export function figuresBySeat(log: readonly LogLine[], seats: number): Figures[] {
  return Array.from({ length: seats }, (_, seat) => count(log.filter((line) => named(line)[0] === seat)));
}

/** What decided it: the last great things before the end; where there were none, the last that happened to anybody. */
export function turningPoints(log: readonly LogLine[], great: Great, most = 5): LogLine[] {
  const keys = [...great.cards, ...great.goals];
  const telling = log.filter(
    (line) =>
      line.shows === 'death' || keys.includes(line.key) || (line.shows === 'wound' && amount(line) > 1),
  );
  // Of steps towards a goal that follow each other the last one tells them all.
  const steps = telling.filter(
    ({ key }, place) => !great.goals.includes(key) || telling[place + 1]?.key !== key,
  );
  const any = log.filter(({ shows }) => ['card', 'dice', 'wound', 'death'].includes(shows));
  return (steps.length ? steps : any).slice(-most);
}
