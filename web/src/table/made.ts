/** Questions, options and lines of the log for tests: only what matters there is said. */
import type { ArgData, Ask, LogLine, Option } from './protocol';

export function option(key: string, args: ArgData[] = [], more: Partial<Option> = {}): Option {
  return {
    key,
    args,
    phrase: { key: `option-${key}`, args: {} },
    icon: '',
    things: [],
    heading: null,
    detail: null,
    warning: null,
    odds: false,
    ...more,
  };
}

export function ask(prompt: string, options: Option[], more: Partial<Ask> = {}): Ask {
  return {
    decision: 1,
    seat: 0,
    seats: [0],
    private: false,
    repeats: false,
    passing: null,
    prompt: { key: prompt, args: {} },
    options,
    ...more,
  };
}

export function line(key: string, args: Record<string, ArgData> = {}, more: Partial<LogLine> = {}): LogLine {
  return {
    at: 0,
    key,
    args,
    phrase: { key: `event-${key}`, args: {} },
    shows: 'note',
    icon: '',
    things: [],
    path: null,
    ...more,
  };
}
