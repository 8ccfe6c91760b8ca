/** Whoever tells a story at a table: steps one after another, with their sound and their light, long ones in the place of the question. */
import { prefs } from '../prefs.svelte';
import type { Session } from './session.svelte';
import { sounding } from './sound';
import { cardOf, hourOf, isLong, Stage, stepsOf, type Step } from './stage';
import type { LogLine } from './protocol';

/** A log that is no longer than this is the beginning of a game. */
const OPENING = 24;

/** How a game begins, in steps, without the cards that were dealt; null where a log is longer than a beginning. */
export function openingOf(log: readonly LogLine[]): Step[] | null {
  return log.length > OPENING ? null : stepsOf(log.filter(({ shows }) => shows !== 'card'));
}

export class Storyteller {
  private readonly stage: Stage;
  /** How the table will stand when the story is over. */
  private outlook: Session['view'] = null;

  constructor(private readonly session: Session) {
    this.stage = new Stage(
      (step) => this.stand(step),
      () => prefs.tempo,
      (step) => session.cards[cardOf(step) ?? ''] !== undefined,
    );
  }

  get playing(): boolean {
    return this.stage.playing;
  }

  /** Tell some steps, which lead to another view of the table if they are new; then do something. */
  play(steps: readonly Step[], then: () => void, next: Session['view'] = null): void {
    const { session } = this;
    session.telling = isLong(steps) ? [] : null;
    this.outlook = next;
    this.stage.play(steps, () => {
      session.telling = null;
      session.hour = {};
      then();
    });
  }

  /** Go on to the next step. */
  next(): void {
    this.stage.next();
  }

  /** Leave out what is left, and what follows of it. */
  skip(): void {
    while (this.stage.playing) this.stage.skip();
  }

  stop(): void {
    this.stage.stop();
  }

  /** Show a step; null: the story is over. */
  private stand(step: Step | null): void {
    const { session } = this;
    this.unfold(session.step);
    session.step = step;
    if (!step) return;
    sounding(step.shows);
    session.hour = { ...session.hour, ...hourOf(step) };
    if (session.telling) session.telling = [...session.telling, ...step.lines];
  }

  /** What a step has told stays on the table: what was on its way has come. */
  private unfold(step: Step | null): void {
    const { session, outlook } = this;
    const { unfold } = session;
    if (!step || !outlook || !unfold || !session.view) return;
    session.view = step.lines.reduce((view, line) => unfold(view, outlook, line), session.view);
  }
}
