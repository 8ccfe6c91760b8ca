"""A modest player: it wants water, food, a fire at night and the quest, and walks to what is worth most."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from campfire.games.discover.bot import fighting
from campfire.games.discover.bot.errands import (
    WATER_WANTED,
    Errand,
    errands,
    is_full,
    is_promising,
    is_waiting,
    keeper,
    lacking,
    pieces,
    power_value,
    quest_of,
    way_worth,
)
from campfire.games.discover.bot.roads import ways
from campfire.games.discover.bot.worth import deed_worth, stock_worth, ware_worth
from campfire.games.discover.cards import figures_of
from campfire.games.discover.rules import (
    actions,
    changes,
    crafting,
    duels,
    fate,
    fights,
    finds,
    load,
    moving,
    numbered,
    powers,
    quests,
    scouting,
    stock,
    trading,
    turns,
)
from campfire.games.discover.rules.land import distances, landmark
from campfire.games.discover.rules.standing import at_fire
from campfire.games.discover.sight import Sight
from campfire.games.discover.sorts import AMOUNT, CARD, DAMAGE, ITEM, KIND, OTHER, PLAN, POWER, SPACE, TOKEN, WARE, WAY
from campfire.games.discover.state import State
from campfire.games.discover.vocabulary import in_order, water
from campfire.games.discover.vocabulary import stock as held
from campfire.kernel.agreement import deal_on
from campfire.kernel.contract import Options
from campfire.kernel.declared import Option, OptionKind
from campfire.kernel.frame import Seat
from campfire.kernel.offer import Bot, Offer, Random

FARTHER = 0.87
"""What is left of a good place with each stamina that it costs to go there."""
SHARED = 0.4
"""What is left of a place that somebody else is nearer to."""
IDLE = 0.5
"""What is left to do for whoever has to wait for the night."""
EVENING, HOME = 1, 5.0
"""With so little stamina left a fire that can be reached is worth so much."""
ROLES = {"weapon": 8.0, "food": 7.0, "water": 6.0, "travel": 5.0, "heal": 5.0, "carry": 3.0, "fire": 4.0, "great": 8.0}
"""What an item is worth to whoever crafts it."""


class Scout:
    """Answers every question by the worth of its options."""

    worlds, glances = 1, True

    def __call__(self, view: Sight, offer: Offer, random: Random) -> int:
        if len(offer.options) == 1:
            return 0
        world = next(iter(offer.worlds(1)), None)
        if not isinstance(world, State):
            return int(random() * len(offer.options))
        steps = roads(world, offer.seat) if offer.kind in (turns.YOUR_TURN, moving.MOVE_ON) else {}
        worths = [worth(world, offer, option, steps) + random() / 100 for option in offer.options]
        return worths.index(max(worths))


def bot(options: Options) -> Bot:
    """The scout, whatever the scenario."""
    return Scout()


def worth(g: State, offer: Offer, option: Option, steps: Mapping[int, float]) -> float:
    """What an option is worth to a seat."""
    if option.kind in (actions.MOVE, moving.STEP_TO):
        return steps.get(option[SPACE], -1.0)
    if option.kind is turns.END_TURN:
        return rests(g, offer.seat, steps)
    judge = JUDGES.get(option.kind)
    return judge(g, offer.seat, option) if judge else 0.0


def roads(g: State, me: Seat) -> dict[int, float]:
    """For each first step, and for staying, the best place it leads to."""
    found: dict[int, float] = {}
    known = ways(g, me)
    others = [distances(g, g.at[seat]) for seat in in_order(g) if seat != me]
    mine = distances(g, g.at[me])
    for errand in errands(g, me):
        way = known.get(errand.space)
        if way is None or (errand.space == g.at[me] and not errand.stay):
            continue
        nearer = any(far.get(errand.space, 99) < mine.get(errand.space, 99) for far in others)
        left = shared(errand, nearer) * FARTHER**way.cost
        found[way.step] = max(found.get(way.step, 0.0), left)
    for way in [known[space] for space in g.fires if space in known and not wants_dark(g)]:
        if 0 <= g.stamina[me] - way.cost <= EVENING:
            found[way.step] = max(found.get(way.step, 0.0), HOME)
    if found.get(g.at[me], 0.0) > max([value for step, value in found.items() if step != g.at[me]], default=0.0):
        found = {step: value if step == g.at[me] else IDLE for step, value in found.items()}
    return found


def shared(errand: Errand, nearer: bool) -> float:
    """What an errand is worth where somebody else is nearer: quests are for all, finds for one."""
    return errand.value * (SHARED if nearer and errand.value < 10.0 else 1.0)


def rests(g: State, me: Seat, steps: Mapping[int, float]) -> float:
    """To end the turn: well where the night is to be spent, or tired."""
    if steps.get(g.at[me], 0.0) >= 10.0:
        return 2 * IDLE
    return 0.3 if g.stamina[me] <= 2 else 0.0 if g.stamina[me] <= 4 and at_fire(g, me) else -0.5


def use(g: State, me: Seat, option: Option) -> float:
    """A power: what it brings, far more on a quest."""
    power = g.book.cards[option[CARD]].powers[option[POWER]]
    if option[CARD] == g.quest:
        stale = ("survey",) in power.effects and g.at[me] in g.surveyed
        return -1.0 if stale else 10.0 + power_value(g, power) if power_value(g, power) > 1.0 else -1.0
    if g.fighter >= 0:
        return fighting.power(g, me, option)
    if ("fires_out", "here") in power.effects:
        return 20.0 if wants_dark(g) else -5.0
    return deed_worth(g, me, power.effects) - 0.4 * power.stamina * (power.on == "action")


def wants_dark(g: State) -> bool:
    """Whether the quest wants a night without any fire."""
    return any(figures_of(power.needs, "no_fire") for power in quest_of(g).powers)


def gathered(g: State, me: Seat, option: Option) -> float:
    """A token: by what it is, or what it may be."""
    if option.kind is finds.GATHER_HIDDEN:
        return 1.5 if is_full(g, me) else 6.0
    have = water(g, me)
    if option.kind is finds.GATHER_GROUND:
        return 3.0 if have < 1 else -1.0
    face = g.book.tokens[option[TOKEN]]
    if face.back == "water":
        return 7.0 if have <= WATER_WANTED and (not is_full(g, me) or not have) else -1.0
    if face.enemy:
        return 2.0 if not g.dials[me] else -2.0
    wanted = 6.0 if face.kind in lacking(g, me) else 0.0
    return -1.0 if is_full(g, me) else stock_worth(g, me, face.kind) * face.amount + 1.0 + wanted


def explored(g: State, me: Seat, option: Option) -> float:
    """A landmark: once for its story, and again while it may still hide something."""
    if g.book.is_last_pass:
        return 5.0
    name = landmark(g, option[SPACE])
    return 11.0 if is_promising(g, me, name) else -1.0


def chosen(g: State, me: Seat, option: Option) -> float:
    """A choice on a card, by what it brings and costs."""
    card = g.book.cards[option[CARD]]
    way = next(way for way in card.choices if way.key == option[WAY])
    return way_worth(g, me, way) - (12.0 if ("clue",) in way.effects and not is_waiting(g, card.name) else 0.0)


def healing(g: State, me: Seat, option: Option) -> float:
    """Heal as long as the means are not needed for the night."""
    kind = option[KIND]
    spare = held(g, me, kind) - (kind in ("food", "clean_water") and len(g.dials[me]) < 2)
    return 9.0 if spare > 0 else -1.0


def crafts(g: State, me: Seat, option: Option) -> float:
    """An item that one has not got, unless the quest wants what it is made of."""
    plan = g.book.cards[option[PLAN]]
    if any(g.book.cards[item].name == plan.name for item in g.items[me]):
        return -2.0
    wanted = lacking(g, me)
    taken = sum(4.0 for kind, _ in plan.costs if kind in wanted)
    fed = 3.0 if any(kind == "food" for kind, _ in plan.costs) and held(g, me, "food") < 2 else 0.0
    return ROLES.get(plan.role, 4.0) - taken - fed


def helped(g: State, me: Seat, option: Option) -> float:
    """Heal somebody who is worse off, with what one can spare."""
    spare = held(g, me, option[KIND]) > 1
    return 3.0 if len(g.dials[option[OTHER]]) > 1 and spare and not g.book.is_last_pass else -1.0


def attacks(g: State, me: Seat, option: Option) -> float:
    """Attack whoever is weaker, as long as one can take a blow."""
    mine, theirs = len(g.dials[me]), len(g.dials[option[OTHER]])
    return 6.0 + 2.0 * theirs if mine < 3 and mine <= theirs + 1 else -3.0


def traded(g: State, me: Seat, option: Option) -> float:
    """Trade to bring the pieces of the story together, or to share with somebody in need."""
    if option[OTHER] == keeper(g) and pieces(g, me):
        return 15.0
    return 4.0 if gift(g, me, option[OTHER]) else -5.0


def gift(g: State, me: Seat, who: Seat) -> str:
    """What one can spare that somebody on the space has none of."""
    if g.book.is_last_pass:
        return ""
    spare = [kind for kind in ("food", "clean_water") if held(g, me, kind) >= 3 and not held(g, who, kind)]
    return spare[0] if spare else ""


def looted(g: State, me: Seat, option: Option) -> float:
    """From the dead: parts of the story first, then what is needed."""
    card = g.book.cards.get(option[WARE])
    if card and card.is_story:
        return 18.0
    return -1.0 if is_full(g, me) else ware_worth(g, me, option[WARE]) + 2.0


def offered(g: State, me: Seat, option: Option) -> float:
    """What is put into an offer: pieces of the story for their keeper, and what somebody lacks."""
    if option[WARE] in pieces(g, me):
        return 6.0
    deal, ware = deal_on(g.stack), g.book.tokens.get(option[WARE])
    if deal is None or deal.gives or ware is None:
        return -5.0
    return 3.0 if ware.kind == gift(g, me, deal.who) and ware.amount == 1 else -5.0


def considered(g: State, me: Seat, option: Option) -> float:
    """A deal is accepted if it is fair."""
    deal = deal_on(g.stack)
    if deal is None:
        return 0.0
    gets, gives = [sum(ware_worth(g, me, str(ware)) for ware in wares) for wares in (deal.takes, deal.gives)]
    return gets - gives + 0.1


def fixed(value: float) -> Callable[[State, Seat, Option], float]:
    """Something that is always worth as much."""
    return lambda g, me, option: value


JUDGES: dict[OptionKind, Callable[[State, Seat, Option], float]] = {
    powers.USE: use,
    finds.GATHER: gathered,
    finds.GATHER_HIDDEN: gathered,
    finds.GATHER_GROUND: gathered,
    actions.RECOVER: healing,
    actions.RECOVER_OTHER: helped,
    actions.COOK: lambda g, me, option: 4.0 + option[AMOUNT],
    actions.LIGHT_FIRE: lambda g, me, option: -2.0 if wants_dark(g) else 3.0,
    actions.SCOUT: fixed(6.5),
    actions.EXPLORE: explored,
    actions.LOOT: looted,
    crafting.CRAFT: crafts,
    crafting.SHOW_PLAN: fixed(-5.0),
    trading.TRADE_WITH: traded,
    trading.TRADE.give: offered,
    trading.TRADE.take: fixed(-5.0),
    trading.TRADE.keep: fixed(-5.0),
    trading.TRADE.put_forward: fixed(1.0),
    trading.TRADE.accept: considered,
    trading.TRADE.change: fixed(-5.0),
    duels.ATTACK: attacks,
    load.STOW: fixed(-0.5),
    load.UNSTOW: fixed(-9.0),
    load.SPLIT: fixed(-9.0),
    load.LAY_DOWN: lambda g, me, option: -stock_worth(g, me, g.book.tokens[option[TOKEN]].kind),
    load.DISCARD_ITEM: lambda g, me, option: -6.0 if option[ITEM] else 0.0,
    stock.TAKE_MEDICINE: fixed(1.0),
    stock.GAIN: lambda g, me, option: stock_worth(g, me, option[KIND]) + 5.0 * (option[KIND] in lacking(g, me)),
    stock.LOSE: lambda g, me, option: -stock_worth(g, me, option[KIND]),
    powers.PAY: lambda g, me, option: -stock_worth(g, me, option[KIND]),
    stock.REFUSE: fixed(1.0),
    fate.PREVENT: fixed(2.0),
    fate.HEAL: lambda g, me, option: 2.0 if option[DAMAGE] == "physical" else 1.0,
    fights.BUY_OFF: fixed(1.0),
    changes.SUPPORTS_WITH: fighting.support,
    changes.REROLL: fighting.resource,
    changes.BETTER: fighting.resource,
    changes.WORSE: fighting.resource,
    fights.KEEP_REWARD: fixed(1.0),
    numbered.CHOOSE: chosen,
    numbered.UNLOCK: fixed(2.0),
    quests.ALONG: fixed(2.0),
    quests.COME: fixed(2.0),
    scouting.IN_ORDER: fixed(0.0),
    moving.STAY: fixed(0.05),
}
"""How options are judged; steps by where they lead, all others alike."""
