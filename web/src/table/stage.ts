/** The stage: what happened is told in steps, each with a length of its own, before the table shows how it stands now. */
import { diceIn, type Die } from './dice';
import type { LogLine } from './protocol';

/** How fast the story is told; off: not at all. */
export type Tempo = 'slow' | 'normal' | 'fast' | 'off';
export const TEMPOS: readonly Tempo[] = ['slow', 'normal', 'fast', 'off'];

/** By day or at night. */
export type Light = 'day' | 'night';

/** Where in a game the story has come: what of a view it has announced. */
export interface Hour {
  phase?: Light;
  round?: number;
}

/** One thing that happens before the eyes: its first line gives it its picture, the others are told with it. */
export interface Step {
  shows: LogLine['shows'];
  lines: LogLine[];
  /** The dice that lie there already, where one of them is rolled again. */
  lying?: Die[];
}

const LENGTHS: Record<LogLine['shows'], number> = {
  phase: 1100,
  card: 3200,
  dice: 1700,
  travel: 420,
  wound: 900,
  death: 1600,
  note: 650,
  notice: 650,
  end: 0,
};
const FACTORS: Record<Tempo, number> = { slow: 1.7, normal: 1, fast: 0.5, off: 0 };
const MOST_TRAVELS = 4;
const SHORT = 2;
/** How much of its time a phase in which nothing happens gets. */
const EMPTY = 0.55;
/** What stands so long that an answered question must not stand beside it. */
const LONG: ReadonlySet<LogLine['shows']> = new Set(['phase', 'card', 'dice', 'death']);

/** Whether two lines are one step: small things that travel together, and plain lines. */
function together(step: Step, line: LogLine): boolean {
  if (step.shows !== line.shows) return false;
  if (line.shows === 'travel') return step.lines.length < MOST_TRAVELS;
  return line.shows === 'note' && step.lines.length < 2;
}

/** The lines of the log as steps of a story, in their order; the end has a page of its own. */
export function stepsOf(lines: readonly LogLine[], before: readonly LogLine[] = []): Step[] {
  const steps: Step[] = [];
  let lying = lastDice(before);
  for (const line of lines) {
    const last = steps.at(-1);
    if (line.shows === 'end') continue;
    if (last && together(last, line)) last.lines.push(line);
    else if (line.shows === 'dice') {
      steps.push({ shows: 'dice', lines: [line], lying });
      lying = diceOf({ shows: 'dice', lines: [line], lying });
    } else steps.push({ shows: line.shows, lines: [line] });
  }
  return steps;
}

/** The dice that fell last. */
function lastDice(lines: readonly LogLine[]): Die[] {
  const last = lines.findLast(({ shows }) => shows === 'dice');
  return last ? diceOf({ shows: 'dice', lines: [last] }) : [];
}

/** How long a step stands, in milliseconds; told slowly, a card stands until somebody goes on. A card that is not laid is only told. */
export function lengthOf(step: Step, tempo: Tempo, laid = cardOf(step) !== null): number {
  if (step.shows === 'card' && tempo === 'slow' && laid) return Infinity;
  const length = LENGTHS[step.shows === 'card' && !laid ? 'wound' : step.shows];
  return length * FACTORS[tempo] * (step.lines.length > 1 ? 1.3 : 1);
}

/** Whether a phase brings nothing, not even night: the next one is announced at once. */
function isEmpty(step: Step, [next]: readonly Step[]): boolean {
  return step.shows === 'phase' && next?.shows === 'phase' && !hourOf(step).phase;
}

/** The hour that a step brings: night falls, day breaks and rounds begin when they are announced. */
export function hourOf({ shows, lines }: Step): Hour {
  const { icon, args } = lines[0] ?? {};
  if (shows !== 'phase') return {};
  const hour: Hour = icon === 'day' || icon === 'night' ? { phase: icon } : {};
  const n = icon === 'round' || hour.phase ? args?.['n'] : undefined;
  return typeof n === 'number' ? { ...hour, round: n } : hour;
}

/** Whether a story is so long that it is told in the place of the question; what is short passes beside it. */
export function isLong(steps: readonly Step[]): boolean {
  return steps.length > SHORT || steps.some(({ shows }) => LONG.has(shows));
}

/** The card that a step lays on the table. */
export function cardOf({ lines }: Step): string | null {
  const card = lines[0]?.args['card'] ?? lines[0]?.args['lower'] ?? lines[0]?.args['foe'];
  return typeof card === 'string' ? card : null;
}

/** Who is hit, the surest first: the person who is named after a seat, the seat itself; what hits them lies on a card. */
export function struckOf({ things }: LogLine): string[] {
  const bodies = things.filter((thing) => !thing.startsWith('card:'));
  return [...(bodies.length ? bodies : things)].reverse();
}

/** The dice of a step; where one of those that lie there falls again, the others lie beside it. */
export function diceOf({ lines, lying = [] }: Step): Die[] {
  const fallen = lines.flatMap(diceIn);
  const again = lines[0]?.args['die'];
  const [one, ...more] = fallen;
  if (typeof again !== 'string' || !one || more.length || !lying.some(({ die }) => die === one.die))
    return fallen;
  return lying.map((die) => (die.die === one.die ? one : { ...die, lies: true }));
}

/** Plays steps one after another; somebody may go on, or skip to the end. */
export class Stage {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private waiting: Step[] = [];
  private done: (() => void) | null = null;

  constructor(
    private readonly show: (step: Step | null) => void,
    private readonly tempo: () => Tempo,
    /** Whether the card of a step is laid on the table. */
    private readonly lays: (step: Step) => boolean = (step) => cardOf(step) !== null,
  ) {}

  get playing(): boolean {
    return this.done !== null;
  }

  /** Play some steps; then do something. */
  play(steps: readonly Step[], then: () => void): void {
    this.waiting = [...steps];
    this.done = then;
    this.next();
  }

  /** Go on to the next step. */
  next(): void {
    clearTimeout(this.timer);
    const step = this.waiting.shift();
    if (!step) return this.end();
    this.show(step);
    const length = lengthOf(step, this.tempo(), this.lays(step)) * (isEmpty(step, this.waiting) ? EMPTY : 1);
    if (length < Infinity) this.timer = setTimeout(() => this.next(), length);
  }

  /** Leave out what is left. */
  skip(): void {
    this.waiting = [];
    if (this.done) this.next();
  }

  /** Nothing is played any more, and nothing follows. */
  stop(): void {
    clearTimeout(this.timer);
    this.waiting = [];
    this.done = null;
  }

  private end(): void {
    const { done } = this;
    this.done = null;
    this.show(null);
    done?.();
  }
}
