"""The scout: a player of Near and Far by rules of thumb, from what a seat sees and what is offered."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias, cast

from campfire.games.near_and_far import flow
from campfire.games.near_and_far.bot.judge import Judge
from campfire.games.near_and_far.bot.route import A_HEART
from campfire.games.near_and_far.bot.town_turn import cell_worth, drawing, member_gain, visiting
from campfire.games.near_and_far.bot.worth import (
    A_CAMP,
    GOOD_WORTH,
    chance,
    of_hand_card,
    of_item,
    of_token,
    price,
)
from campfire.games.near_and_far.cards import COIN, GEM, STRONGEST_HEARTS
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
from campfire.games.near_and_far.sight import Sight
from campfire.games.near_and_far.sorts import (
    ADVENTURER,
    AMOUNT,
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
    return Scout()


class Scout:
    """Answers each question by rules of thumb."""

    glances = True

    def __call__(self, view: View, offer: Offer, random: Random) -> int:
        return scout(view, offer, random)


def scout(view: View, offer: Offer, random: Random) -> int:
    """Answer each question with the option that promises most."""
    if len(offer.options) == 1:
        return 0
    judge = Judge(cast(Sight, view), offer)
    if judge.view["round"] > HOPE and random() < 0.5:
        return int(random() * len(offer.options))
    worth = [SCORES[option.kind](judge, option) if option.kind in SCORES else 0.0 for option in offer.options]
    return worth.index(max(worth))


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


def buying(judge: Judge, option: Option) -> float:
    """An artifact; before a party stands together coins are for hiring."""
    item = book().items[option[CARD]]
    gain = of_item(option[CARD], judge.time) - price(item)
    members = sum([member is not None for member in judge.me["party"]])
    early = judge.time > 0.6 and members < 3 and item.cost[COIN] + item.cost[GEM] > 0
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
    town.DRAW_ARTIFACTS: lambda judge, option: drawing(judge) - 0.1 * abs(option[AMOUNT] - 1),
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
    town_hall.REPUTE: lambda judge, option: judge.craves(option[AMOUNT]) - 0.5,
    town_hall.GIVE_UP_ARTIFACT: giving_up,
    town_hall.ADD_GOOD: paying,
    town_hall.TAKE_GOOD: lambda judge, option: GOOD_WORTH[option[GOOD]],
    goods.GEMS_FOR_COINS: lambda judge, option: -float(option[AMOUNT]),
    prices.HEARTS_AND_FOOD: lambda judge, option: -float(option[HEARTS]),
}
"""What each kind of option promises; those that are not named promise nothing, and harm nothing."""
