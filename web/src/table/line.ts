/** The line to the table: one socket that comes back by itself. */
import type { ClientMessage, LogLine, ServerMessage, StateMessage, ViewPart } from './protocol';
import { PROTOCOL } from './protocol';

export type LineState = 'connecting' | 'open' | 'lost' | 'closed';

/** What lies on the table from one point of view. */
export type View = Record<string, unknown>;

/** How the table stood once a line of the log had been told. */
export type Scenes = ReadonlyMap<LogLine, View>;

/** What is seen, with whole views. */
export type WholeState = Omit<StateMessage, 'view' | 'scenes'> & { view: View; scenes: Scenes };

/** What is heard over the line. */
export type Heard = Exclude<ServerMessage, StateMessage> | WholeState;

interface LineEvents {
  message(message: Heard): void;
  state(state: LineState): void;
}

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 10_000;
const FINAL = new Set([4400, 4401, 4406, 4410]);
const PING_EVERY = 20_000;
const PONG_WITHIN = 8_000;

/** How long to wait before trying again: longer each time, with chance so that a crowd does not return at once. */
function pauseBefore(attempt: number, chance: number): number {
  return Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** attempt) * (0.5 + chance / 2);
}

export class Line {
  private socket: WebSocket | null = null;
  private attempt = 0;
  private number = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private view: View = {};
  private readonly awake = () => this.retryNow();
  /** A page that slept may hold a line that is long dead: whoever looks again asks at once. */
  private readonly seen = () => {
    if (document.hidden) return;
    if (this.socket?.readyState === WebSocket.OPEN) this.ping();
    else this.retryNow();
  };

  constructor(
    private readonly key: string,
    private readonly events: LineEvents,
    private look: number | null = null,
  ) {
    addEventListener('online', this.awake);
    document.addEventListener('visibilitychange', this.seen);
    this.open();
  }

  /** Send a message; returns the number that its answer will carry. */
  send(message: ClientMessage): number {
    const id = ++this.number;
    const numbered = 'id' in message || NUMBERED.has(message.type) ? { ...message, id } : message;
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(numbered));
    return id;
  }

  /** Look through another seat, also after the line was lost. */
  lookThrough(seat: number): void {
    this.look = seat;
    this.send({ type: 'look', seat });
  }

  close(): void {
    removeEventListener('online', this.awake);
    document.removeEventListener('visibilitychange', this.seen);
    clearTimeout(this.retry);
    this.stopPulse();
    this.socket?.close();
    this.socket = null;
  }

  private open(): void {
    this.events.state(this.attempt ? 'lost' : 'connecting');
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/socket`);
    this.socket = socket;
    socket.onopen = () => this.greet(socket);
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = (event) => socket === this.socket && this.broke(event.code);
  }

  private greet(socket: WebSocket): void {
    socket.send(
      JSON.stringify({
        type: 'hello',
        protocol: PROTOCOL,
        key: this.key,
        scenes: true,
        ...(this.look === null ? {} : { look: this.look }),
      }),
    );
    this.stopPulse();
    this.pulse = setInterval(() => this.ping(), PING_EVERY);
  }

  private hear(message: ServerMessage): void {
    clearTimeout(this.silence);
    if (message.type === 'welcome') {
      this.attempt = 0;
      this.look = message.look;
      this.events.state('open');
    }
    if (message.type !== 'pong')
      this.events.message(message.type === 'state' ? this.whole(message) : message);
  }

  /** A state with whole views: what stays is taken from the one before. */
  private whole(message: StateMessage): WholeState {
    let { view } = this;
    const told = message.scenes.map((scene) => {
      view = wholeView(view, scene.view);
      return [message.log.entries[scene.line], view] as const;
    });
    this.view = wholeView(this.view, message.view);
    return { ...message, view: this.view, scenes: new Map(told.filter(isTold)) };
  }

  private ping(): void {
    this.send({ type: 'ping' });
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.socket?.close(), PONG_WITHIN);
  }

  private broke(code: number): void {
    this.stopPulse();
    this.socket = null;
    if (FINAL.has(code)) {
      this.events.state('closed');
      if (code === 4406) location.reload();
      return;
    }
    this.events.state('lost');
    this.retry = setTimeout(() => this.open(), pauseBefore(this.attempt++, Math.random()));
  }

  private retryNow(): void {
    if (this.socket) return;
    clearTimeout(this.retry);
    this.open();
  }

  private stopPulse(): void {
    clearInterval(this.pulse);
    clearTimeout(this.silence);
  }
}

/** A view of which only what changed was sent. */
function wholeView(before: View, { keep, parts }: ViewPart): View {
  return { ...Object.fromEntries(keep.map((name) => [name, before[name]])), ...parts };
}

function isTold(scene: readonly [LogLine | undefined, View]): scene is readonly [LogLine, View] {
  return scene[0] !== undefined;
}

const NUMBERED = new Set([
  'look',
  'answer',
  'undo',
  'blocked',
  'odds',
  'advice',
  'spare',
  'chat',
  'ping',
  'echo',
]);
