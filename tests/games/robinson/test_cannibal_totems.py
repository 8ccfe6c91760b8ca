"""Cannibal Island: its totems, and what the group builds and finds there. [ledger chapter 29]"""

from __future__ import annotations

import pytest

from campfire.games.robinson.rules.combat import fight
from campfire.games.robinson.rules.items import complete_item
from campfire.games.robinson.rules.night import night_phase
from campfire.games.robinson.rules.planning import plan_actions
from tests.games.robinson.cannibals import cannibals
from tests.games.robinson.sheets import sheet
from tests.games.robinson.table import Table
from tests.rules import rule


def totem(nth: int, **have: int) -> Table:
    """The first player finds the n-th totem."""
    table = sheet("cannibal_island").next_tiles(5).have(**have)
    table.g.track["totems"] = nth - 1
    return table.plan("explore", "B2", "0", "0")


@rule("RC-565")
@pytest.mark.parametrize(("nth", "wounds"), [(1, 1), (2, 1), (3, 1), (4, 3), (5, 1)])
def test_each_totem_wounds_its_explorer(nth: int, wounds: int) -> None:
    table = totem(nth).act()
    assert [table.wounds(seat) for seat in (0, 1)] == [wounds, 0]


@rule("RC-565")
def test_medicine_softens_the_fourth() -> None:
    assert totem(4).items("medicine").act().wounds(0) == 1


@rule("RC-566")
@pytest.mark.parametrize("nth", [2, 3, 4])
@pytest.mark.parametrize(("given", "left"), [("wood", (1, 2)), ("food", (2, 1))])
def test_the_second_to_fourth_cost_a_wood_or_a_food(nth: int, given: str, left: tuple[int, int]) -> None:
    table = totem(nth, wood=2, food=2).act()
    assert table.question == "choose_tribute"
    table.choose("tribute", given)
    assert (table.wood, table.food) == left


@rule("RC-566")
@pytest.mark.parametrize("nth", [1, 5])
def test_the_others_do_not(nth: int) -> None:
    table = totem(nth, wood=2, food=2).act()
    assert (table.wood, table.food) == (2, 2)
    assert table.done


@rule("RC-567")
def test_what_is_not_there_cannot_be_chosen() -> None:
    assert totem(2, wood=1).act().wood == 0
    assert totem(2, preserves=1).act().preserves == 0


@rule("RC-566", "RC-423")
def test_food_of_both_sorts_can_be_chosen() -> None:
    assert totem(2, wood=1, food=1, preserves=1).act().asked() == ["tribute wood", "tribute food"]


@rule("RC-566", "RC-070")
def test_with_neither_nothing_more_happens() -> None:
    table = totem(2).act()
    assert (table.wounds(0), table.done) == (1, True)


@rule("RC-568")
def test_with_the_canoe_the_leader_lays_one_of_two_tiles() -> None:
    table = sheet("cannibal_island").items("canoe").next_tiles(3, 9, 1).plan("explore", "B2", "0", "0").act()
    assert table.question == "choose_tile"
    assert sorted(table.asked(0)) == ["tile 3", "tile 9"]
    table.choose("tile", 9)
    assert table.question == "tiles"
    table.nature(1, 0)
    assert table.g.tiles["B2"] == 9
    assert table.g.tile_pile.cards == ["3", "1"]
    assert set(table.g.tile_pile.known) == {0}


@rule("RC-568")
@pytest.mark.parametrize("tiles", [(3, 9), (3,), ()])
def test_the_canoe_takes_the_last_tiles_too(tiles: tuple[int, ...]) -> None:
    table = sheet("cannibal_island").items("canoe").next_tiles(*tiles).plan("explore", "B2", "0", "0").act()
    assert table.question == ("choose_tile" if len(tiles) > 1 else "")


@rule("RC-568", "RC-049")
def test_everybody_sees_the_two_tiles() -> None:
    table = sheet("cannibal_island", 3).items("canoe").next_tiles(3, 9, 1).plan("explore", "B2", "0", "0").act()
    assert [table.g.tile_pile.is_known(place, 2) for place in (0, 1, 2)] == [False, True, True]


@rule("RC-568")
def test_without_the_canoe_the_top_tile_is_laid() -> None:
    table = sheet("cannibal_island").next_tiles(3, 9, 1).plan("explore", "B2", "0", "0").act()
    assert table.g.tiles["B2"] == 3


@rule("RC-568")
def test_the_last_tile_is_laid_without_a_choice() -> None:
    table = sheet("cannibal_island").items("canoe").next_tiles(3).plan("explore", "B2", "0", "0").act()
    assert table.g.tiles["B2"] == 3


@rule("RC-569", "RC-316")
def test_the_ballista_raises_palisade_and_weapons() -> None:
    table = cannibals().shelter().begin(complete_item("ballista"))
    assert (table.palisade, table.weapons) == (2, 1)
    table = cannibals().begin(complete_item("ballista"))
    assert (table.palisade, table.weapons) == (0, 1)


def test_nine_rounds_without_weather() -> None:
    printed = cannibals().g.scenario
    assert (printed.rounds, printed.weather) == (9, {})


@rule("RC-112")
def test_the_blowpipe_token_serves_one_fight() -> None:
    table = cannibals().found("blowpipe_s5").begin(fight(0, "", 3, 0, 0, 0, 0)).choose("discovery", "blowpipe_s5")
    assert (table.wounds(0), table.weapons, table.g.found) == (1, 0, [])


def test_the_map_of_the_island_orders_three_tiles() -> None:
    table = cannibals().found("map_of_the_island").next_tiles(1, 3, 5, 9).begin(plan_actions())
    table.choose("discovery", "map_of_the_island")
    assert sorted(table.asked(0)) == ["tile 1", "tile 3", "tile 5"]
    table.choose("tile", 1).choose("tile", 5)
    assert table.g.tile_pile.cards == ["9", "1", "5", "3"]
    assert table.question == "plan"


def test_the_map_orders_what_is_left() -> None:
    table = cannibals().found("map_of_the_island").next_tiles(1, 3).begin(plan_actions())
    table.choose("discovery", "map_of_the_island")
    assert table.g.tile_pile.known == [255, 255]
    table.choose("tile", 1)
    assert table.g.tile_pile.cards == ["1", "3"]


@rule("RC-122")
def test_ointment_heals_at_night_and_the_machete_is_a_weapon() -> None:
    table = cannibals().found("healing_ointment", "old_machete_s5").wounded(0, 2).have(food=2).shelter()
    table.begin(night_phase()).choose("discovery", "healing_ointment").choose("discovery", "old_machete_s5")
    assert (table.wounds(0), table.weapons) == (1, 1)
