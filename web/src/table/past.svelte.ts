/** A game that is looked at again: one moment of it stands in a session that cannot be answered. */
import { gameClient } from '../games/games';
import { api, problemOf } from './api';
import { Decider } from './decide.svelte';
import { CUT, isCut } from './keys';
import { markBefore, nextMark, roundsOf } from './marks';
import type { LogLine, NextAnswer, Phrase, Replayed, TableInfo } from './protocol';
import { StillSession } from './session.svelte';

const PAUSE = 900;
export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

export class Past {
  at = $state(0);
  length = $state(0);
  seat = $state<number | null>(null);
  next = $state.raw<NextAnswer | null>(null);
  table = $state.raw<TableInfo | null>(null);
  problem = $state.raw<Phrase | null>(null);
  playing = $state(false);
  /** How many times faster than usual it runs. */
  speed = $state<Speed>(1);
  /** Everything that happens up to the end, for the marks on the bar. */
  whole = $state.raw<LogLine[]>([]);
  readonly rounds = $derived(roundsOf(this.whole));
  decider = $state.raw<Decider | null>(null);
  readonly session = new StillSession();
  private wanted = 0;
  private busy = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly key: string) {}

  async open(at: number): Promise<void> {
    if (isCut(this.key)) {
      this.problem = CUT;
      return;
    }
    try {
      this.table = (await api.table(this.key)).table;
      this.session.table = this.table;
      this.seat = this.table.you.seats[0] ?? null;
      this.length = this.table.at;
      const client = await gameClient(this.table.game);
      this.decider = new Decider(this.session, client);
      await Promise.all([this.goTo(at), this.survey()]);
    } catch (error) {
      this.problem = problemOf(error);
    }
  }

  /** Go to a moment; while one is being fetched only the last wish counts. */
  async goTo(at: number): Promise<void> {
    this.wanted = Math.max(0, at);
    if (this.busy) return;
    this.busy = true;
    try {
      let shown = -1;
      while (shown !== this.wanted) {
        shown = this.wanted;
        this.show(await api.replay(this.key, shown, this.seat));
      }
    } catch (error) {
      this.stop();
      this.problem = problemOf(error);
    } finally {
      this.busy = false;
    }
  }

  /** Look once at the whole of it, from the seat that is looked through. */
  private async survey(): Promise<void> {
    this.whole = (await api.replay(this.key, this.length, this.seat)).log;
  }

  nextRound(): void {
    void this.goTo(nextMark(this.rounds, this.at)?.at ?? this.length);
  }

  roundBefore(): void {
    void this.goTo(markBefore(this.rounds, this.at)?.at ?? 0);
  }

  lookThrough(seat: number | null): void {
    this.seat = seat;
    void this.survey().catch(() => (this.whole = []));
    void this.goTo(this.at);
  }

  play(): void {
    this.playing = true;
    const step = async () => {
      if (!this.playing || this.at >= this.length) return this.stop();
      await this.goTo(this.at + 1);
      if (this.playing) this.timer = setTimeout(step, PAUSE / this.speed);
    };
    void step();
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  close(): void {
    this.stop();
  }

  private show(moment: Replayed): void {
    this.at = moment.at;
    this.length = moment.length;
    this.next = moment.next;
    this.session.stand(moment, this.seat);
  }
}
