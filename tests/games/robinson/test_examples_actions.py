"""The worked examples of resolving actions; players A and B sit at 0 and 1."""

from __future__ import annotations

import pytest

from tests.games.robinson.plans import leads, planning
from tests.games.robinson.table import robinson
from tests.rules import rule

A, B = range(2)


@rule("RC-252", "RC-253")
@pytest.mark.parametrize(("source", "gained"), [("wood", {"wood": 1}), ("parrot", {"food": 2})])
def test_example_14_additional_food_token_and_the_other_resource(source: str, gained: dict[str, int]) -> None:
    table = robinson().tile("A1", 6).token("A1", "food").plan("gather", f"A1:{source}", "0", "0").act()
    assert table.future == gained


@rule("RC-052", "RC-614")
def test_example_15_who_gets_the_reward_of_a_threat_action() -> None:
    table = robinson().threat("agreement", 'pawns = 2, reward = [["morale_up", 1], ["determination", 1]]')
    table.plan("threat", "agreement:0", "0", "1").resolve()
    assert (table.determination(A), table.determination(B)) == (1, 0)
    assert table.at_morale == 1
    assert table.g.threats == ["", ""]


@rule("RC-306")
@pytest.mark.parametrize("pawns", [("0", "1"), ("0", "0")])
def test_example_16_weapons_twice_in_one_round(pawns: tuple[str, str]) -> None:
    table = robinson().have(wood=2)
    for pawn in pawns:
        table.plan("build", "weapons", pawn, along=("roll",), wood=1)
    table.resolve()
    while not table.done:
        if table.question == "next_action":
            table.choose("resolve", 0, "build", "weapons", 0)
        else:
            table.roll("build", False, True, False)
    assert (table.weapons, table.wood) == (2, 0)


@rule("RC-260", "RC-261")
@pytest.mark.parametrize("first", [0, 1])
def test_example_18_order_within_an_action_type(first: int) -> None:
    table = robinson().have(wood=1).threat("gale", "pawns = 1, reward = []", left=True)
    table.threat("rain_cloud", "pawns = 1, reward = []").plan("build", "weapons", "0", "0", wood=1)
    table.plan("build", "shovel", "1", "1").plan("threat", "gale:0", "0").plan("threat", "rain_cloud:0", "1").resolve()
    chosen = ("gale:0", "rain_cloud:0")[first]
    table.choose("resolve", 2 + first, "threat", chosen, first)
    assert table.question == "next_action"
    table.choose("resolve", first, "build", ("weapons", "shovel")[first], first)
    kinds = [args[0] for args in table.told("action")]
    assert kinds == ["threat", "threat", "build", "build"]
    assert table.told("action")[0][1] == chosen


@rule("RC-269")
def test_example_19_map_lost_while_its_pawn_is_in_use() -> None:
    table = robinson().items("map").next_tiles(8).token("build_deck", "adventure")
    table.adventure("build", "broken_tools", '[["flip_items_if_possible", 1]]')
    table.plan("build", "shovel", "0", "0").plan("explore", "A1", "1", "map").resolve()
    assert table.g.tiles["A1"] == 8
    assert table.g.fading == ["map"]


@rule("RC-268")
def test_example_20_second_hunt_with_a_lower_weapon_level() -> None:
    table = robinson().levels(weapons=1).hunting("tapir", "wild_dog_beast").items("medicine")
    table.plan("hunt", "", "0", "0").plan("hunt", "", "1", "1").resolve().choose("resolve", 0, "hunt", "", A)
    assert table.weapons == 0
    assert (table.wounds(A), table.wounds(B)) == (2, 3)


@rule("RC-300", "RC-298")
def test_example_22_a_gathering_roll_with_three_bad_results() -> None:
    table = robinson().tile("A1", 6).adventure("gather", "omen", '[["morale_down", 1]]')
    table.plan("gather", "A1:wood", "0", along=("roll",)).resolve().roll("gather", True, False, True)
    assert (table.wounds(A), table.determination(A), table.wood) == (1, 2, 0)
    assert table.told("adventure") == [(A, "omen")]
    assert table.at_morale == -1


@rule("RC-252", "RC-101")
def test_example_25_gathering_with_an_additional_food_token() -> None:
    table = robinson().tile("A1", 9).token("A1", "food").plan("gather", "A1:parrot", "0", "0").resolve()
    assert table.food == 2


@rule("RC-350", "RC-351", "RC-353", "RC-355")
def test_example_27_a_new_plains_tile() -> None:
    table = robinson().next_tiles(1).beasts("bear").hunting("fox").next_discoveries("goat", "herbs", "poison")
    needing = {"build basket", "build medicine", "build bed", "build rope"}
    assert not needing & leads(planning(table.board("basket", "bed")), 0)
    table.plan("explore", "A1", "0", "0").act().nature(0, 1)
    assert sorted(table.g.hunting.cards) == ["bear", "fox"]
    assert (table.g.hunting.known, table.g.found_now) == ([0, 0], ["goat", "herbs"])
    assert needing <= leads(planning(table), 0)


@rule("RC-060", "RC-061")
def test_example_36_food_demanded_none_there() -> None:
    table = robinson().tile("A1", 6).adventure("gather", "hunger", '[["lose_food", 2]]')
    table.token("gather_deck", "adventure").plan("gather", "A1:wood", "0", "1").resolve()
    assert (table.wounds(A), table.wounds(B)) == (2, 0)


@rule("RC-112", "RC-286")
def test_example_42_the_pistol_against_a_bear() -> None:
    table = robinson().levels(weapons=4).equipment("pistol", uses=1).beast("grizzly", strength=6)
    table.plan("hunt", "", "0", "0").act().choose("pistol")
    assert (table.wounds(A), table.weapons) == (0, 4)
    assert "pistol" not in table.g.equipment
