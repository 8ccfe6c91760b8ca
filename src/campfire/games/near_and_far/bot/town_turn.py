"""A turn in town: what each building promises a scout."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from campfire.games.near_and_far.bot.judge import Judge
from campfire.games.near_and_far.bot.worth import A_CAMP, of_token
from campfire.games.near_and_far.cards import GOODS, SKILL, TRIBES
from campfire.games.near_and_far.library import book
from campfire.games.near_and_far.sorts import BUILDING
from campfire.kernel.declared import Option


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
    wanted = max([judge.wants(good) for good in GOODS]) if judge.money > 3 else 0.0
    return 0.2 + late + 0.7 * max(wanted, judge.craves(1), judge.craves(-1))


VISITS: Mapping[str, Callable[[Judge], float]] = {
    "town_hall": governing,
    "saloon": hiring,
    "stables": stabling,
    "general_store": shopping,
    "farm": farming,
    "mystics_hut": seeking,
    "mine": mining,
}
