/** The calls around a game. Every refusal is a phrase that can be said in the person's language. */
import type {
  About,
  Changed,
  Created,
  DealLine,
  CreateTable,
  ErrorData,
  ForkTable,
  GameInfo,
  ImportTable,
  Invited,
  Joined,
  Mine,
  Following,
  NextTable,
  Onward,
  PhraseData,
  Replayed,
  RuleData,
  SeatChange,
  SeatChanged,
  WatchLink,
  WhereLost,
} from './protocol';

/** A refusal, or a line that is down. */
class Refused extends Error {
  constructor(
    readonly code: string,
    readonly phrase: PhraseData,
  ) {
    super(code);
  }
}

const UNREACHABLE = new Refused('unreachable', { key: 'web-error-unreachable', args: {} });

/** What to tell a person of whatever went wrong; what is no refusal is a line that is down. */
export function problemOf(error: unknown): PhraseData {
  return error instanceof Refused ? error.phrase : UNREACHABLE.phrase;
}

async function call<T>(method: string, path: string, body?: unknown, key?: string): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (key) headers['Authorization'] = `Bearer ${key}`;
  const payload = body === undefined ? undefined : JSON.stringify(body);
  const answer = await fetch(path, { method, headers, body: payload, referrerPolicy: 'no-referrer' }).catch(
    () => {
      throw UNREACHABLE;
    },
  );
  if (answer.status === 204) return undefined as T;
  const data: unknown = await answer.json().catch(() => null);
  if (!answer.ok) throw refusal(data);
  return data as T;
}

function refusal(data: unknown): Refused {
  const error = data as Partial<ErrorData> | null;
  return error?.phrase ? new Refused(error.code ?? 'internal', error.phrase) : UNREACHABLE;
}

/** What marks one attempt to use an invite: made once and kept, so that a join whose answer was lost can be repeated. */
function attemptFor(invite: string): string {
  const place = `campfire-join-${invite}`;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const fresh = btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=/g, '');
  try {
    const kept = sessionStorage.getItem(place) ?? fresh;
    sessionStorage.setItem(place, kept);
    return kept;
  } catch {
    return fresh;
  }
}

export const api = {
  about: () => call<About>('GET', '/api/about'),
  games: () => call<GameInfo[]>('GET', '/api/games'),
  rules: (game: string, lang: string) =>
    call<RuleData[]>('GET', `/api/rules/${encodeURIComponent(game)}?language=${lang}`),
  create: (wish: CreateTable) => call<Created>('POST', '/api/tables', wish),
  import: (wish: ImportTable) => call<Created>('POST', '/api/tables/import', wish),
  mine: (keys: string[]) => call<Mine>('POST', '/api/tables/mine', { keys }),
  invite: (invite: string) => call<Invited>('POST', '/api/invite', { invite }),
  join: (invite: string, name: string, key?: string) =>
    call<Joined>('POST', '/api/join', { invite, name, attempt: attemptFor(invite) }, key),
  table: (key: string) => call<Changed>('GET', '/api/table', undefined, key),
  seat: (key: string, seat: number, change: SeatChange) =>
    call<SeatChanged>('PUT', `/api/table/seats/${seat}`, change, key),
  settings: (key: string, change: Record<string, boolean>) =>
    call<Changed>('PATCH', '/api/table/settings', change, key),
  watch: (key: string) => call<WatchLink>('POST', '/api/table/watch', undefined, key),
  remove: (key: string) => call<void>('DELETE', '/api/table', undefined, key),
  replay: (key: string, at: number, seat: number | null) =>
    call<Replayed>(
      'GET',
      `/api/table/replay?at=${at}${seat === null ? '' : `&seat=${seat}`}`,
      undefined,
      key,
    ),
  fork: (key: string, wish: ForkTable) => call<Created>('POST', '/api/table/fork', wish, key),
  /** The game that follows in a series. */
  following: (key: string) => call<Following>('GET', '/api/table/next', undefined, key),
  /** Go on to the next game of a series: with the same people, unless others are named. */
  next: (key: string, wish: NextTable = {}) => call<Onward>('POST', '/api/table/next', wish, key),
  file: (key: string) => call<unknown>('GET', '/api/table/file', undefined, key),
  deal: (key: string) => call<DealLine>('GET', '/api/table/deal', undefined, key),
  /** Where a finished game was lost; it takes its time. */
  lost: (key: string) => call<WhereLost>('GET', '/api/table/lost', undefined, key),
  report: (key: string) => call<unknown>('GET', '/api/table/report', undefined, key),
};

/** The words of a language, shared or of one game, as Fluent source. */
export async function wordsOf(lang: string, game = ''): Promise<string> {
  const answer = await fetch(game ? `/words/${game}/${lang}.ftl` : `/words/${lang}.ftl`).catch(() => {
    throw UNREACHABLE;
  });
  if (!answer.ok) throw UNREACHABLE;
  return answer.text();
}
