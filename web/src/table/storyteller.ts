/** Whoever tells a story at a table: steps one after another, with their sound and their light, long ones in the place of the question. */
import { prefs } from '../prefs.svelte';
import type { Session } from './session.svelte';
import { sounding } from './sound';
import { cardOf, hourOf, isLong, Stage, stepsOf, type Step } from './stage';
import type { Scenes, View } from './line';
import type { LogLine } from './protocol';

/** What happened: its lines, how the table stood before them where that is known, and after each of them. */
export interface Story {
  lines: readonly LogLine[];
  before: View | null;
  scenes: Scenes;
}

const NO_SCENES: Scenes = new Map();

/** A log that is no longer than this is the beginning of a game. */
const OPENING = 24;

/** How a game begins, in steps, without the cards that were dealt; null where a log is longer than a beginning. */
export function openingOf(log: readonly LogLine[]): Step[] | null {
  return log.length > OPENING ? null : stepsOf(log.filter(({ shows }) => shows !== 'card'));
}

export class Storyteller {
  private readonly stage: Stage;
  /** How the table stood after each line of the story. */
  private scenes = NO_SCENES;
  /** What happened since the last answer that was given here. */
  private story: Story = { lines: [], before: null, scenes: NO_SCENES };

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

  /** Tell some steps on a table that follows them; then do something. */
  play(steps: readonly Step[], then: () => void, scenes = NO_SCENES): void {
    const { session } = this;
    session.telling = isLong(steps) ? [] : null;
    this.scenes = scenes;
    this.stage.play(steps, () => {
      session.telling = null;
      session.hour = {};
      then();
    });
  }

  /** Keep what happened: as the story that can be told again, or as what goes on with it. */
  keep(told: Story, anew: boolean): void {
    const { lines, before, scenes } = this.story;
    const on = { lines: [...lines, ...told.lines], before, scenes: new Map([...scenes, ...told.scenes]) };
    this.story = anew ? told : on;
    this.session.story = [...this.story.lines];
  }

  /** Tell the last story again, from how the table stood before it; then do something. */
  again(then: () => void): void {
    const { session, story } = this;
    if (this.playing) return;
    const { view } = session;
    session.view = story.before ?? view;
    const back = () => {
      session.view = view;
      then();
    };
    this.play(stepsOf(story.lines), back, story.scenes);
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
    this.settle(session.step);
    session.step = step;
    if (!step) return;
    sounding(step.shows);
    session.hour = { ...session.hour, ...hourOf(step) };
    if (session.telling) session.telling = [...session.telling, ...step.lines];
  }

  /** What a step has told stays on the table: what was on its way has come, what was paid is gone. */
  private settle(step: Step | null): void {
    for (const line of step?.lines ?? []) {
      const scene = this.scenes.get(line);
      if (scene) this.session.view = scene;
    }
  }
}
