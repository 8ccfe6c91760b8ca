"""What the scout wants: water, food, the fire, the quest, and no more blows than it can take."""

from __future__ import annotations

from campfire.games.discover.bot import fighting
from campfire.games.discover.bot.errands import errands, lacking, thirst
from campfire.games.discover.bot.roads import ways
from campfire.games.discover.bot.scout import roads
from campfire.games.discover.cards import Power
from campfire.games.discover.rules import changes
from campfire.kernel.declared import Option
from tests.games.discover.table import discover
from tests.games.discover.test_combat import arena, middle


def test_a_dry_scout_walks_towards_water() -> None:
    table = discover(1)
    spring = table.ahead(middle(table), 1, 2)
    table.put(0, middle(table)).token(spring, "water_1", hidden=False)
    assert thirst(table.g, 0) == 2
    steps = roads(table.g, 0)
    assert max(steps, key=steps.__getitem__) == ways(table.g, 0)[spring].step


def test_ways_go_around_monsters() -> None:
    table = discover(1).foe("beast")
    start = middle(table)
    goal = table.ahead(start, 1, 2)
    assert ways(table.put(0, start).g, 0)[goal].step == table.ahead(start, 1)
    table.monster(table.ahead(start, 1), "beast")
    assert ways(table.g, 0)[goal].step != table.ahead(start, 1)


def test_the_quest_is_worth_more_than_finds() -> None:
    table = discover(1).quest(Power("action", (("win", "me"),), at="point"))
    point, find = table.ahead(middle(table), 1, 2), table.ahead(middle(table), 4, 2)
    table.put(0, middle(table)).ground(point, mark="target").token(find, "wood", hidden=False)
    worth = {errand.space: errand.value for errand in errands(table.g, 0)}
    assert worth[point] > worth[find]


def test_what_the_quest_asks_for_is_sought() -> None:
    table = discover(1).quest(Power("action", (("win", "me"),), at="point", pay=(("stone", 1),)))
    assert lacking(table.g, 0) == {"stone"}
    assert lacking(table.stock(0, stone=1).g, 0) == set()


def test_a_resource_is_spent_where_it_turns_the_fight() -> None:
    miss = arena(defence=8).stock(0, poison=1).fight(0, "beast").dice(7, 1)
    better = Option(changes.BETTER, ("poison",))
    assert fighting.resource(miss.g, 0, better) > 0
    hopeless = arena(defence=12).stock(0, poison=1).fight(0, "beast").dice(7, 1)
    assert fighting.resource(hopeless.g, 0, better) < 0


def test_a_wound_is_feared_the_more_the_fewer_hearts_are_left() -> None:
    table = discover(1)
    fears = [fighting.wound(table.g, 0)]
    for _ in range(3):
        fears.append(fighting.wound(table.hurt(0, "physical").g, 0))
    assert fears == sorted(fears)
