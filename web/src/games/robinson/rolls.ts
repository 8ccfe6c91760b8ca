/** What the dice show, read from the log: three dice of an action, or the dice of the weather. */
import type { Die, Rolled } from '../../table/dice';
import type { LogLine } from '../../table/protocol';

const ACTION = ['wound', 'success', 'adventure'] as const;

function figure(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}

function action(args: Record<string, unknown>): Die[] {
  return ACTION.map((die) => ({ die, sign: figure(args[die]) ? `die_${die}` : null, n: 1 }));
}

function weather(args: Record<string, unknown>): Die[] {
  const shown = args['shown'] as { key: string; args: Record<string, unknown> } | undefined;
  if (!shown) return [];
  if (shown.key !== 'weather-clouds') {
    const face = shown.key.replace('animal-', '');
    return [{ die: 'animals', sign: face === 'nothing' ? null : face === 'fight' ? 'beast' : face, n: 1 }];
  }
  const [rain, snow] = [figure(shown.args['rain']), figure(shown.args['snow'])];
  return [{ die: 'cloud', sign: snow ? 'snow' : 'rain', n: rain + snow }];
}

/** The dice that were rolled in these lines of the log: the last action roll, or all dice of the weather. */
export function diceOf(lines: readonly LogLine[]): Rolled {
  const last = lines.findLast(({ phrase }) => /^event-(rolled|weather_die)$/.test(phrase.key));
  if (!last) return { lines: [], dice: [] };
  if (last.phrase.key === 'event-rolled') return { lines: [last], dice: action(last.phrase.args) };
  const rolled = lines.filter(({ phrase }) => phrase.key === 'event-weather_die');
  return { lines: rolled, dice: rolled.flatMap(({ phrase }) => weather(phrase.args)) };
}
