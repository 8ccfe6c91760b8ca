"""The scout: a player of Near and Far by rules of thumb, from what a seat sees and what is offered."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import TypeAlias, cast

from campfire.games.near_and_far import flow
from campfire.games.near_and_far.bot.route import A_HEART, Walker
from campfire.games.near_and_far.bot.worth import (
    A_CAMP,
    GOOD_WORTH,
    chance,
    lacking,
    left,
    of_hand_card,
    of_item,
    of_token,
    price,
)
from campfire.games.near_and_far.cards import GOODS, SKILL, STRONGEST_HEARTS, TRIBES
from campfire.games.near_and_far.library import book
from campfire.games.near_and_far.rules import (
    animals,
    artifacts,
    checks,
    draft,
    duel,
    map_camps,
    mine,
    party,
    quests,
    saloon,
    talents,
    threats,
    town,
    town_hall,
    travel,
)
from campfire.games.near_and_far.sight import SeatSight, Sight
from campfire.games.near_and_far.sorts import (
    ADVENTURER,
    AMOUNT,
    BUILDING,
    CARD,
    CELL,
    CHOICE,
    GOOD,
    HEARTS,
    KIND,
    MINE_CELL,
    OLD,
    RIVAL,
    SPACE,
    TALENT,
    TOTAL,
)
from campfire.games.near_and_far.vocabulary import goods, prices
from campfire.kernel.contract import Options, View
from campfire.kernel.declared import Option, OptionKind
from campfire.kernel.offer import Bot, Offer, Random

Score: TypeAlias = "Callable[[Judge, Option], float]"

NEVER = -99.0
HOPE = 30
"""After so many rounds the land is full and plans have failed: a scout tries something else now and then."""
TALENTS = ("pack_bird_breeding", "gem_trading", "fishing", "martial_arts", "cooking", "sharp_tongue", "begging")
"""What a scout learns first."""


def bot(options: Options | None = None) -> Bot:
    """Give a scout."""
    return scout


def scout(view: View, offer: Offer, random: Random) -> int:
    """Answer each question with the option that promises most."""
    if len(offer.options) == 1:
        return 0
    judge = Judge(cast(Sight, view), offer)
    if judge.view["round"] > HOPE and random() < 0.5:
        return int(random() * len(offer.options))
    worth = [SCORES[option.kind](judge, option) if option.kind in SCORES else 0.0 for option in offer.options]
    return worth.index(max(worth))


class Judge:
    """Looks at one question with the eyes of one seat."""

    def __init__(self, view: Sight, offer: Offer) -> None:
        self.view, self.offer = view, offer
        self.me: SeatSight = view["seats"][offer.seat]
        self.time = left(view)

    @cached_property
    def walker(self) -> Walker:
        """The ways over the map."""
        return Walker(self.view, self.me)

    @property
    def stuck(self) -> bool:
        """Whether every space of the map has a camp, so that only the mine is left."""
        return all([space["camp"] is not None or space["town"] for space in self.view["map"]["spaces"]])

    @property
    def cards(self) -> list[str]:
        """The hand."""
        return [card for card in self.me["hand"] if card]

    @property
    def pack(self) -> int:
        """Pack animals."""
        return self.me["birds"] + self.me["turtles"]

    def wants(self, good: str) -> float:
        """How much a good would help to buy something of the hand."""
        best = 0.0
        for card in self.cards:
            item = book().items[card]
            missing = dict(zip(GOODS, item.cost, strict=True))[good] - self.me["goods"][good]
            if missing > 0 and lacking(self.me, item) <= missing * GOOD_WORTH[good] + 0.01:
                best = max(best, of_item(card, self.time) - price(item))
        return best


def travelling(judge: Judge, option: Option) -> float:
    """A turn on the road, by the best way of this turn."""
    me, view = judge.me, judge.view
    if judge.stuck:
        return 0.0
    if me["space"]:
        best = judge.walker.best(me["space"], me["hearts"], me["movement"], True)
        return best.worth - A_HEART * me["hearts"] - (1.0 if not best.step and best.worth < A_CAMP else 0)
    start = next(space["space"] for space in view["map"]["spaces"] if space["town"])
    hearts = min(STRONGEST_HEARTS, me["icons"]["heart"])
    ahead = judge.walker.best(start, hearts, me["movement"], True).worth
    return ahead + 0.25 * max(0, hearts - 4)


def visiting(judge: Judge, option: Option) -> float:
    """A turn in town: what the building brings, if nobody stands in the way."""
    building = option[BUILDING]
    worth = VISITS[building](judge)
    rivals = [seat for seat in judge.view["seats"] if seat["building"] == building and seat is not judge.me]
    met = building != "saloon" and (rivals or (building == "town_hall" and judge.view["town"]["stranger"]))
    if not met or judge.me["building"] == "jail":
        return worth
    force = max([seat["icons"]["combat"] for seat in rivals], default=0)
    return worth * min(0.9, max(0.1, 0.42 + 0.13 * (judge.me["icons"]["combat"] - force))) - 0.2


def hiring(judge: Judge) -> float:
    """The best adventurer that can be paid."""
    found = [member_gain(judge, hire["card"]) for hire in judge.view["town"]["row"] if can_hire(judge, hire["cost"])]
    return max(found, default=0.1)


def can_hire(judge: Judge, cost: int) -> bool:
    """Whether there are coins for it."""
    return cost <= judge.me["goods"]["coin"]


def member_gain(judge: Judge, member: str) -> float:
    """What a new adventurer is better than whoever lies on that cell; without hearts there are no camps."""
    printed = book().adventurers[member]
    there = judge.me["party"][printed.tribe]
    old = 0.0 if there in book().pets else of_token(there, judge.time)
    flags = 1.5 if judge.me["flags"][TRIBES[printed.tribe]] == 3 else 0.2
    urgent = 1.5 if judge.me["icons"]["heart"] < 6 else 1.0
    if judge.stuck:
        return 3.0 * printed.icons[SKILL]
    return (of_token(member, judge.time) - old) * 0.55 * urgent + flags * judge.time


def farming(judge: Judge) -> float:
    """Food for animals, and for artifacts."""
    food, skill = judge.me["goods"]["food"], judge.me["icons"]["skill"]
    needed = 3 - judge.pack if judge.view["town"]["stables"] else 0
    useful = max(0, min(skill, needed - food))
    return (0.9 * useful + 0.25 * skill) * (0.3 + judge.time) + 0.5 * judge.wants("food")


def stabling(judge: Judge) -> float:
    """A pack animal."""
    able = judge.me["goods"]["food"] and judge.pack < 3 and judge.view["town"]["stables"]
    return (3.4 - 0.6 * judge.pack) * (0.2 + judge.time) if able else 0.0


def shopping(judge: Judge) -> float:
    """A coin, or artifacts while the hand is small."""
    coins = judge.me["goods"]["coin"]
    return max(0.7 + (0.8 if coins < 3 else 0), drawing(judge) - 0.3)


def drawing(judge: Judge) -> float:
    """What new artifacts promise."""
    return (2.2 - 0.7 * len(judge.cards)) * judge.time


def seeking(judge: Judge) -> float:
    """A treasure, where there is room for it."""
    held = len(judge.me["treasures"])
    if not judge.pack or held >= min(3, judge.pack):
        return 0.1
    return 1.6 + (3.5 if held == 2 else 0.8)


def mining(judge: Judge) -> float:
    """The best cell that can be dug."""
    cells, skill = judge.view["town"]["mine"], judge.me["icons"]["skill"]
    columns = judge.view["town"]["columns"]
    taken = {cell["cell"] for cell in cells if cell["camp"] is not None}
    beside = {cell + by for cell in taken for by in (-columns, columns)}
    beside |= {cell + by for cell in taken for by in (-1, 1) if (cell + by) // columns == cell // columns}
    free = (beside or {0}) - taken
    found = [cell_worth(judge, cell["cell"]) for cell in cells if cell["cell"] in free and cell["number"] <= skill]
    return A_CAMP + max(found) if found else 0.1


def cell_worth(judge: Judge, cell: int) -> float:
    """What stands above and beside a cell of the mine."""
    printed = book().mines[judge.view["town"]["side"]]
    row, column = divmod(cell, printed.columns)
    gains = sum([int(word[2]) for word in (*printed.above[column], *printed.beside[row])])
    return 0.55 * gains + (0.5 if cell in printed.reputation else 0)


def governing(judge: Judge) -> float:
    """A trade that makes an artifact affordable, or a card less at the end."""
    late = 1.0 if judge.cards and judge.time < 0.25 else 0.0
    money = judge.me["goods"]["coin"] + judge.me["goods"]["gem"]
    wanted = max([judge.wants(good) for good in GOODS], default=0.0) if money > 3 else 0.0
    return 0.2 + late + 0.7 * wanted


VISITS: Mapping[str, Callable[[Judge], float]] = {
    "town_hall": governing,
    "saloon": hiring,
    "stables": stabling,
    "general_store": shopping,
    "farm": farming,
    "mystics_hut": seeking,
    "mine": mining,
}


def buying(judge: Judge, option: Option) -> float:
    """An artifact; before a party stands together coins are for hiring."""
    item = book().items[option[CARD]]
    gain = of_item(option[CARD], judge.time) - price(item)
    members = sum([member is not None for member in judge.me["party"]])
    early = judge.time > 0.6 and members < 3 and item.cost[0] + item.cost[1] > 0
    return NEVER if early or gain <= 0 else 50 + gain


def drafting(judge: Judge, option: Option) -> float:
    """The artifact that promises most."""
    return of_hand_card(judge.me, option[CARD], 1.0)


def keeping(judge: Judge, option: Option) -> float:
    """Kept, if it promises something and the hand is not full."""
    return of_hand_card(judge.me, option[CARD], judge.time) - 0.8 * max(0, len(judge.cards) - 2)


def throwing(judge: Judge, option: Option) -> float:
    """Thrown away before the first turn, if it promises little."""
    return 1.0 - of_hand_card(judge.me, option[CARD], 1.0) + 0.3 * max(0, len(judge.cards) - 4)


def moving(judge: Judge, option: Option) -> float:
    """One space on, if the best way of all leads there."""
    best = judge.walker.best(judge.me["space"], judge.me["hearts"], judge.view["moves"], not judge.view["departed"])
    return 1.0 if best.step == option[SPACE] else -1.0


def raising(judge: Judge, option: Option) -> float:
    """Spend a heart where hearts can still turn it; all of them against a threat, else not those for a camp."""
    named = judge.offer.named()
    needed = int(cast(int, named["n"])) + (judge.offer.kind is duel.DUEL) - option[TOTAL] + 1
    spare = judge.me["hearts"]
    if judge.offer.kind is checks.CHECK and judge.view["page"] is None:
        return 1.0 if 0 < needed <= spare else -1.0
    return 1.0 if 0 < needed <= spare and (needed <= 2 or spare - needed >= 3) else -1.0


def blasting(judge: Judge, option: Option) -> float:
    """A bomb, where it decides."""
    named = judge.offer.named()
    short = int(cast(int, named["n"])) - option[TOTAL]
    return 0.9 if short <= (-1 if judge.offer.kind in (duel.DUEL, duel.DEFEND) else 0) else -1.0


def fighting(judge: Judge, option: Option) -> float:
    """A threat or a boss that can be beaten."""
    printed = book()
    foe = printed.bosses.get(option[CARD]) or next(one for one in printed.threats if one.id == option[CARD])
    odds = chance(foe.strength - judge.me["icons"]["combat"] - judge.me["hearts"])
    return odds * (A_CAMP + foe.vp) - (1 - odds) * 3


def adventuring(judge: Judge, option: Option) -> float:
    """An option of an entry: what is asked tells what it may bring."""
    page = judge.view["page"]
    assert page is not None
    heading = next(one for one in page["headings"] if one["choice"] == option[CHOICE])
    cost = sum([n * GOOD_WORTH.get(good, 0.6) for good, n in heading["pays"].items()])
    if not heading["check"]:
        return 4.0 - cost
    icons = judge.me["icons"][heading["check"]]
    odds = chance(heading["number"] - icons - min(2, judge.me["hearts"]))
    return odds * heading["number"] * 0.6 - cost


def duelling(judge: Judge, option: Option) -> float:
    """A duel one has to fight: foul if it is close or the name is bad already; in the saloon only a sure one."""
    rival = judge.view["seats"][option[RIVAL]] if option.kind is duel.CHALLENGE else None
    ahead = judge.me["icons"]["combat"] - (rival["icons"]["combat"] if rival else 0)
    foul = option[KIND] == duel.FOUL
    worth = 0.3 * ahead + (0.2 if foul and (ahead <= 0 or judge.me["reputation"] < 0) else 0)
    return worth - (6 if judge.offer.kind is saloon.WHOM_TO_HIRE else 0)


def placing(judge: Judge, option: Option) -> float:
    """A newcomer where nobody better lies."""
    there = judge.me["party"][option[CELL]]
    pet_moves = there in book().pets and None in judge.me["party"]
    old = 0.0 if pet_moves else of_token(there)
    return of_token(option[ADVENTURER]) - old


def rearranging(judge: Judge, option: Option) -> float:
    """A new party, if somebody better waits."""
    for member in judge.me["reserve"]:
        printed = book().adventurers.get(member)
        cells = [printed.tribe] if printed else range(4)
        if any([of_token(judge.me["party"][cell]) < of_token(member) for cell in cells]):
            return 1.0
    return -1.0


def standing(judge: Judge, option: Option) -> float:
    """The best of those who fit a cell; the pet where nobody else would go."""
    return of_token(option[ADVENTURER]) - (2.0 if option[ADVENTURER] in book().pets else 0)


def leaving_empty(judge: Judge, option: Option) -> float:
    """An empty cell, only as long as the pet may still find another."""
    cell = option[CELL]
    waiting = {book().adventurers[name].tribe for name in judge.me["reserve"] if name in book().adventurers}
    return 0.5 if any([later not in waiting for later in range(cell + 1, 4)]) else -9.0


def carrying(judge: Judge, option: Option) -> float:
    """A treasure; a third one counts for more."""
    return of_item(option[CARD], judge.time) + 1.5


def exchanging(judge: Judge, option: Option) -> float:
    """A better treasure in place of another."""
    return of_item(option[CARD], judge.time) - of_item(option[OLD], judge.time) - 0.1


def learning(judge: Judge, option: Option) -> float:
    """A talent, in the scout's order."""
    talent = option[TALENT]
    return 10.0 - TALENTS.index(talent) if talent in TALENTS else 1.0


def trading(judge: Judge, option: Option) -> float:
    """Several goods for one that an artifact needs."""
    return judge.wants(option[GOOD]) - 1.0


def paying(judge: Judge, option: Option) -> float:
    """Give what is worth least."""
    return -GOOD_WORTH[option[GOOD]] - judge.wants(option[GOOD])


def giving_up(judge: Judge, option: Option) -> float:
    """An artifact that will not be bought any more."""
    return 0.5 - of_hand_card(judge.me, option[CARD], judge.time) if judge.time < 0.4 else -1.0


SCORES: Mapping[OptionKind, Score] = {
    flow.TRAVEL: travelling,
    flow.VISIT: visiting,
    artifacts.BUY: buying,
    artifacts.KEEP: keeping,
    artifacts.MERCENARY_CAMP: lambda judge, option: judge.walker.found(judge.walker.spaces[option[SPACE]]),
    draft.DRAFT: drafting,
    draft.KEEP_SPECIAL: drafting,
    draft.THROW_AWAY: throwing,
    draft.HUNT_IN: lambda judge, option: float(option[KIND] == "special"),
    travel.MOVE_ON: moving,
    checks.SPEND_HEART: raising,
    checks.SPEND_FOOD: raising,
    checks.THROW_BOMB: blasting,
    duel.DUEL_HEART: raising,
    duel.DUEL_FOOD: raising,
    duel.DUEL_BOMB: blasting,
    duel.CHALLENGE: duelling,
    duel.CHALLENGE_STRANGER: duelling,
    town.GO_IN: lambda judge, option: 9.0,
    town.BRIBE: lambda judge, option: 3.0,
    town.ACT: lambda judge, option: 5.0,
    town.TAKE_COIN: lambda judge, option: 1.0,
    town.DRAW_ARTIFACTS: lambda judge, option: drawing(judge) - 0.1 * abs(option.args[0] - 1),  # type: ignore[operator]
    town.RAISE_DIE: lambda judge, option: 0.5 if judge.me["hearts"] > 1 else -1.0,
    town.RAISE_DIE_FOOD: lambda judge, option: -1.0,
    town.SKIP_ACTION: lambda judge, option: -1.0,
    threats.FIGHT: fighting,
    threats.SLIP_BY: lambda judge, option: 0.4,
    threats.BUY_OFF: lambda judge, option: -0.5,
    threats.DISTRACT: lambda judge, option: -1.5,
    map_camps.SET_UP_CAMP: lambda judge, option: 5.0,
    quests.TAKE_QUEST: lambda judge, option: 2.0,
    quests.CHOOSE: adventuring,
    mine.DIG: lambda judge, option: 2.0 + cell_worth(judge, option[MINE_CELL]),
    party.PUT_ON_CELL: lambda judge, option: (
        standing(judge, option) if judge.offer.kind is party.WHO_ON else placing(judge, option)
    ),
    party.NEW_PARTY: rearranging,
    party.NOBODY_THERE: leaving_empty,
    saloon.HIRE: lambda judge, option: member_gain(judge, option[ADVENTURER]) - 0.1 * option[AMOUNT],
    saloon.NEW_ROW: lambda judge, option: -1.0,
    animals.BUY_ANIMAL: lambda judge, option: 3.0,
    animals.CARRY: carrying,
    animals.CARRY_INSTEAD: exchanging,
    animals.BEG: carrying,
    animals.GIVE_BACK: lambda judge, option: NEVER,
    animals.ON_AN_ANIMAL: lambda judge, option: 60.0,
    animals.LOSE_TREASURE: lambda judge, option: -of_item(option[CARD], judge.time),
    talents.BUY_TALENT: learning,
    town_hall.TRADE_MANY: trading,
    town_hall.TRADE_ONE: lambda judge, option: -1.0,
    town_hall.REPUTE: lambda judge, option: -1.0,
    town_hall.GIVE_UP_ARTIFACT: giving_up,
    town_hall.ADD_GOOD: paying,
    town_hall.TAKE_GOOD: lambda judge, option: GOOD_WORTH[option[GOOD]],
    goods.GEMS_FOR_COINS: lambda judge, option: -float(option[AMOUNT]),
    prices.HEARTS_AND_FOOD: lambda judge, option: -float(option[HEARTS]),
}
"""What each kind of option promises; those that are not named promise nothing, and harm nothing."""
