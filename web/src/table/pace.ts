/** Lets what others do be followed at a human pace: messages wait for their turn, and the wait can be skipped. */
export interface Paced<T> {
  message: T;
  own: boolean;
}

const CALM = 850;
const HURRIED = 260;
const CROWD = 6;

/** How long the shown state should stand before the next one comes. */
export function standing(waiting: number, own: boolean): number {
  if (own) return 0;
  return waiting > CROWD ? HURRIED : CALM;
}

export class Pace<T> {
  private waiting: Paced<T>[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private shownAt = -Infinity;

  constructor(
    private readonly show: (message: T) => void,
    private readonly waits: (waiting: boolean) => void,
    private readonly calm: () => boolean,
    private readonly now: () => number = () => performance.now(),
  ) {}

  push(message: T, own: boolean): void {
    this.waiting.push({ message, own });
    if (!this.timer) this.next();
  }

  /** Show everything that waits, at once. */
  skip(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    for (const { message } of this.waiting.splice(0)) this.show(message);
    this.shownAt = this.now();
    this.waits(false);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.waiting = [];
  }

  private next(): void {
    this.timer = undefined;
    const first = this.waiting[0];
    if (!first) return this.waits(false);
    const left = this.calm() ? this.shownAt + standing(this.waiting.length, first.own) - this.now() : 0;
    if (left > 0) {
      this.waits(true);
      this.timer = setTimeout(() => this.next(), left);
      return;
    }
    this.waiting.shift();
    this.shownAt = this.now();
    this.show(first.message);
    this.next();
  }
}
