/** Own things that cannot be used just now, and why, as far as the table shows it. */
import type { Idle } from '../../table/game';
import type { Option, Phrase } from '../../table/protocol';
import { momentOf } from './moments';
import { thingsOf, cardThing } from './things';
import type { AbilityView, RobinsonView } from './view';

type Named = Readonly<Record<string, unknown>>;

const word = (key: string, args: Phrase['args'] = {}): Phrase => ({ key, args });
const idle = (card: string, rule: string, why: string, args: Phrase['args'] = {}): Idle => ({
  card,
  rule,
  why: word(`web-robinson-idle-${why}`, args),
});

/** Not now: when it would be right. */
const later = (card: string, rule: string, view: RobinsonView): Idle =>
  idle(card, rule, `moment-${momentOf(card, view)}`);

function ability(view: RobinsonView, { ability: card, cost, used }: AbilityView, have: number): Idle {
  if (used) return idle(card, 'RC-134', 'used');
  if (view.signs.includes(`round no_abilities ${view.you}`)) return idle(card, 'RC-135', 'banned');
  if (cost > have) return idle(card, 'RC-133', 'dear', { n: cost, have });
  return later(card, 'RC-135', view);
}

/** What lies before everybody, or on the own sheet, and is not offered. */
function belongings(view: RobinsonView, seat: number): Idle[] {
  const kept = view.treasures.map(({ card, used, claimed }) => {
    if (claimed !== null && claimed !== seat)
      return idle(card, 'RC-388', 'claimed', { who: { seat: claimed } });
    return used ? idle(card, 'RC-079', 'used') : later(card, 'RC-079', view);
  });
  return [
    ...view.equipment.map(({ card }) => later(card, 'RC-079', view)),
    ...kept,
    ...view.discoveries.available.map((card) => later(card, 'RC-089', view)),
    ...[...view.treasures_future, ...view.discoveries.future].map((card) => idle(card, 'RC-054', 'future')),
  ];
}

/** The things a seat holds or shares that no option uses, each once. */
export function idleThings(view: RobinsonView, options: readonly Option[], cards: Named): Idle[] {
  const own = view.seats.find(({ seat }) => seat === view.you);
  if (!own || view.result) return [];
  const asks = { decision: 0, seat: own.seat, seats: [], private: false, prompt: word(''), options: [] };
  const usable = new Set(options.flatMap((option) => thingsOf(option, asks)));
  const all = [
    ...own.abilities.map((one) => ability(view, one, own.determination)),
    ...belongings(view, own.seat),
  ];
  return all.filter(
    ({ card }, place) =>
      cards[card] !== undefined &&
      !usable.has(cardThing(card)) &&
      all.findIndex((other) => other.card === card) === place,
  );
}
