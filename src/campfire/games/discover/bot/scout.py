"""A modest player: drinks, eats, explores, follows the quest, stays by the fire; in scenario five it fights.

It thinks in one imagined world and asks the game's own rules; every answer gets a worth, the best one is given.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from campfire.games.discover.bot.worth import deed_worth, stock_worth, ware_worth
from campfire.games.discover.cards import Card, Power
from campfire.games.discover.rules import (
    actions,
    crafting,
    duels,
    fate,
    fights,
    finds,
    moving,
    numbered,
    powers,
    scouting,
    stock,
    trading,
)
from campfire.games.discover.rules.conditions import all_hold
from campfire.games.discover.rules.land import distances, landmark, landmark_space, marked_spaces, terrain
from campfire.games.discover.rules.powers import can_pay
from campfire.games.discover.rules.standing import load, most_load
from campfire.games.discover.sorts import (
    CARD,
    DAMAGE,
    DIE,
    GOAL,
    ITEM,
    KIND,
    OTHER,
    PLAN,
    POWER,
    SPACE,
    TOKEN,
    WARE,
    WAY,
)
from campfire.games.discover.state import State
from campfire.games.discover.vocabulary import in_order
from campfire.games.discover.vocabulary import stock as held
from campfire.kernel.contract import Options
from campfire.kernel.declared import Option, OptionKind
from campfire.kernel.frame import Seat
from campfire.kernel.offer import Bot, Offer, Random

WATER_WANTED, FOOD_WANTED = 3, 3
"""What a survivor likes to have before the night."""
NEARER = 0.85
"""How much a good place loses with each step to it."""


class Scout:
    """Answers every question by the worth of its options."""

    worlds = 1

    def __call__(self, view: Mapping[str, Any], offer: Offer, random: Random) -> int:
        if len(offer.options) == 1:
            return 0
        world = next(iter(offer.worlds(1)), None)
        if not isinstance(world, State):
            return int(random() * len(offer.options))
        goals = wishes(world, offer.seat) if offer.kind in (actions.YOUR_TURN, moving.MOVE_ON) else {}
        worths = [worth(world, offer, option, goals) + random() / 100 for option in offer.options]
        return worths.index(max(worths))


def bot(options: Options) -> Bot:
    """The scout, whatever the scenario."""
    return Scout()


def worth(g: State, offer: Offer, option: Option, goals: Mapping[int, float]) -> float:
    """What an option is worth to a seat."""
    judge = JUDGES.get(option.kind)
    return judge(g, offer.seat, option) if judge else walked(g, offer.seat, option, goals)


def wishes(g: State, me: Seat) -> dict[int, float]:
    """Spaces a survivor would like to stand on, and how much."""
    goals: dict[int, float] = {}

    def wish(space: int | None, value: float) -> None:
        if space is not None:
            goals[space] = max(goals.get(space, 0.0), value)

    thirsty = WATER_WANTED - sum(held(g, me, kind) for kind in powers.WATERS)
    hungry = FOOD_WANTED - held(g, me, "food") - held(g, me, "meat")
    for at, (token, space) in enumerate(zip(g.lying.cards, g.lying_at, strict=True)):
        face = g.book.tokens[token]
        if face.back == "water":
            wish(space, 4.0 * max(0, thirsty))
        elif not g.lying.is_known(at, me):
            wish(space, 2.5 + max(0, hungry))
        elif face.kind and not is_full(g, me):
            wish(space, stock_worth(g, me, face.kind) * face.amount)
    for space in marked_spaces(g, "landmark"):
        if space not in g.explored and not is_read(g, landmark(g, space)):
            wish(space, 6.0)
    for place in [place for place, is_up in enumerate(g.opened) if not is_up]:
        for space, away in enumerate(g.book.atlas.far):
            if away[place] == 1 and g.opened[space // 4]:
                wish(space, 2.0)
    for space in g.fires:
        wish(space, 3.0 if g.stamina[me] <= 3 else 0.5)
    for space, value in quest_goals(g, me):
        wish(space, value)
    who = keeper(g)
    if who is not None and who != me and pieces(g, me):
        wish(g.at[who], 12.0)
    if g.book.is_last_pass and len(g.dials[me]) < 2:
        for seat in in_order(g):
            if seat != me:
                wish(g.at[seat], 4.0)
    return goals


def is_full(g: State, me: Seat) -> bool:
    """Whether nothing more can be carried."""
    return load(g, me) >= most_load(g, me)


def is_read(g: State, name: str) -> bool:
    """Whether a card of this name was read aloud."""
    return any(g.book.cards[card].name == name for card in g.read)


def quest_goals(g: State, me: Seat) -> list[tuple[int, float]]:
    """Where the current quest can be furthered."""
    quest: Card = g.book.cards[g.quest]
    found: list[tuple[int, float]] = []
    for power in quest.powers:
        rest = tuple(needed for needed in power.needs if needed[0] not in ("at", "on", "at_fire", "not"))
        if all_hold(g, me, rest) and can_pay(g, me, power.pay, g.quest):
            found += [(space, 14.0 if "win" in str(power.effects) else 9.0) for space in places_of(g, power)]
    return found


def pieces(g: State, me: Seat) -> list[str]:
    """The own items that the quest wants in one hand."""
    names = {needed[1] for power in g.book.cards[g.quest].powers for needed in power.needs if needed[0] == "has_item"}
    return [item for item in g.items[me] if g.book.cards[item].name in names] if len(names) > 1 else []


def keeper(g: State) -> Seat | None:
    """Who gathers the pieces where several survivors have some."""
    holders = [seat for seat in in_order(g) if pieces(g, seat)]
    return min(holders) if len(holders) > 1 else None


def places_of(g: State, power: Power) -> list[int]:
    """Where a power of the quest works."""
    names = [power.at, *[needed[1] for needed in power.needs if needed[0] == "at"]]
    spaces = [space for name in names if name and name != "point" and (space := landmark_space(g, name)) is not None]
    if "point" in names:
        spaces += [
            space for space in marked_spaces(g, "target") if ("survey",) not in power.effects or space not in g.surveyed
        ]
    grounds = {needed[1] for needed in power.needs if needed[0] == "on"}
    spaces += [
        4 * p + at for p, up in enumerate(g.opened) if up for at in range(4) if terrain(g, 4 * p + at) in grounds
    ]
    return spaces


def walked(g: State, me: Seat, option: Option, goals: Mapping[int, float]) -> float:
    """A step is worth as much as it brings good places nearer."""
    fields = option.kind.fields.values()
    space = option[SPACE] if SPACE in fields else option[GOAL] if GOAL in fields else None
    if option.kind not in (actions.MOVE, moving.STEP_TO) or space is None:
        return 0.0
    price = int(option.named().get("cost", 1))  # type: ignore[arg-type]  # a cost is a number
    return pull(g, space, goals) - pull(g, g.at[me], goals) - 0.1 * price


def pull(g: State, space: int, goals: Mapping[int, float]) -> float:
    """How well a space lies."""
    far = distances(g, space)
    return max((value * NEARER ** far[goal] for goal, value in goals.items() if goal in far), default=0.0)


def use(g: State, me: Seat, option: Option) -> float:
    """A power: what it brings, far more on a quest."""
    power = g.book.cards[option[CARD]].powers[option[POWER]]
    if option[CARD] == g.quest:
        stale = ("survey",) in power.effects and g.at[me] in g.surveyed
        return -1.0 if stale else 30.0
    return deed_worth(g, me, power.effects) - 0.4 * power.stamina * (power.on == "action")


def gathered(g: State, me: Seat, option: Option) -> float:
    """A token: by what it is, or what it may be."""
    if option.kind is finds.GATHER_HIDDEN:
        return 5.0
    if option.kind is finds.GATHER_GROUND:
        return 3.0 if sum(held(g, me, kind) for kind in powers.WATERS) < 1 else -1.0
    face = g.book.tokens[option[TOKEN]]
    if face.back == "water":
        have = sum(held(g, me, kind) for kind in powers.WATERS)
        return 6.0 if have < WATER_WANTED else -1.0
    if face.enemy:
        return 2.0 if not g.dials[me] else -2.0
    return -1.0 if is_full(g, me) else stock_worth(g, me, face.kind) * face.amount + 1.0


def explored(g: State, me: Seat, option: Option) -> float:
    """A landmark: once for its story, no more."""
    if g.book.is_last_pass:
        return 5.0
    name = landmark(g, option[SPACE])
    part = g.book.clues.get(name)
    waits = part is not None and any(g.book.cards[card].name == part for card in g.exploration)
    return 8.0 if not is_read(g, name) else 6.0 if waits else -1.0


def changed(g: State, me: Seat, option: Option) -> float:
    """Dice are changed where that may turn a miss into a hit, or a wound away."""
    if g.rival >= 0 or not g.foe:
        return 1.0
    foe = g.book.cards[g.foe]
    misses = fights.result(g, fights.GREY) < foe.defence
    hurts = bool(foe.attack) and fights.result(g, fights.RED) >= foe.attack
    if option.kind is fights.REROLL:
        return 2.0 if (misses if option[DIE] == "grey" else hurts) else -1.0
    if option.kind is fights.BETTER:
        return 3.0 if misses and foe.defence - fights.result(g, fights.GREY) <= held(g, me, "poison") else -1.0
    return 3.0 if hurts and fights.result(g, fights.RED) - foe.attack < held(g, me, "scrap") else -1.0


def chosen(g: State, me: Seat, option: Option) -> float:
    """A choice on a card, by what it brings and costs."""
    way = next(way for way in g.book.cards[option[CARD]].choices if way.key == option[WAY])
    part = g.book.clues.get(g.book.cards[option[CARD]].name)
    waits = part is not None and any(g.book.cards[card].name == part for card in g.exploration)
    gone = 7.0 if ("clue",) in way.effects and not waits else 0.0
    return deed_worth(g, me, way.effects) - gone - sum(1.5 * float(pay[1]) for pay in way.pay if len(pay) > 1)


def considered(g: State, me: Seat, option: Option) -> float:
    """A deal is accepted if it is fair."""
    name, args = g.stack[-1][0].name, g.stack[-1][1]
    if not name.endswith("consider"):
        return 0.0
    gives, takes = args[3], args[4]
    return sum(ware_worth(g, me, str(one)) for one in takes) - sum(ware_worth(g, me, str(one)) for one in gives) + 0.1


def fixed(value: float) -> Callable[[State, Seat, Option], float]:
    """Something that is always worth as much."""
    return lambda g, me, option: value


JUDGES: dict[OptionKind, Callable[[State, Seat, Option], float]] = {
    powers.USE: use,
    finds.GATHER: gathered,
    finds.GATHER_HIDDEN: gathered,
    finds.GATHER_GROUND: gathered,
    actions.END_TURN: lambda g, me, option: 0.3 if g.stamina[me] <= 2 else 0.02 if g.stamina[me] <= 4 else -0.6,
    actions.RECOVER: lambda g, me, option: 7.0,
    actions.RECOVER_OTHER: lambda g, me, option: 2.0 if len(g.dials[option[OTHER]]) > 1 else -1.0,
    actions.COOK: lambda g, me, option: 4.0 + int(option.args[0]),  # type: ignore[arg-type]
    actions.LIGHT_FIRE: fixed(3.0),
    actions.SCOUT: fixed(3.5),
    actions.EXPLORE: explored,
    actions.LOOT: lambda g, me, option: ware_worth(g, me, option[WARE]),
    crafting.CRAFT: lambda g, me, option: (
        -2.0 if any(g.book.cards[item].name == g.book.cards[option[PLAN]].name for item in g.items[me]) else 7.0
    ),
    crafting.SHOW_PLAN: fixed(-5.0),
    trading.TRADE_WITH: lambda g, me, option: 9.0 if option[OTHER] == keeper(g) and pieces(g, me) else -5.0,
    trading.TRADE.give: lambda g, me, option: 3.0 if option[WARE] in pieces(g, me) else -5.0,
    trading.TRADE.take: fixed(-5.0),
    trading.TRADE.keep: fixed(-5.0),
    trading.TRADE.put_forward: fixed(1.0),
    trading.TRADE.accept: considered,
    trading.TRADE.change: fixed(-5.0),
    duels.ATTACK: lambda g, me, option: 5.0 if len(g.dials[me]) < 3 else -3.0,
    stock.STOW: fixed(-0.5),
    stock.UNSTOW: fixed(-9.0),
    stock.SPLIT: fixed(-9.0),
    stock.LAY_DOWN: lambda g, me, option: -stock_worth(g, me, g.book.tokens[option[TOKEN]].kind),
    stock.DISCARD_ITEM: lambda g, me, option: -6.0 if option[ITEM] else 0.0,
    stock.TAKE_MEDICINE: fixed(1.0),
    stock.GAIN: lambda g, me, option: stock_worth(g, me, option[KIND]),
    stock.LOSE: lambda g, me, option: -stock_worth(g, me, option[KIND]),
    powers.PAY: lambda g, me, option: -stock_worth(g, me, option[KIND]),
    stock.REFUSE: fixed(1.0),
    fate.PREVENT: fixed(2.0),
    fate.HEAL: lambda g, me, option: 2.0 if option[DAMAGE] == "physical" else 1.0,
    fights.BUY_OFF: fixed(1.0),
    fights.SUPPORTS_WITH: lambda g, me, option: 1.0 if option.args[0] == "onslaught" and len(g.dials[me]) < 2 else -1.0,
    fights.REROLL: changed,
    fights.BETTER: changed,
    fights.WORSE: changed,
    fights.KEEP_REWARD: fixed(1.0),
    numbered.CHOOSE: chosen,
    numbered.UNLOCK: fixed(2.0),
    scouting.IN_ORDER: fixed(0.0),
    moving.STAY: fixed(0.05),
}
"""How options are judged; steps by where they lead, all others alike."""
