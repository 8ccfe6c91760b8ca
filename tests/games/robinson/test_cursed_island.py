"""Scenario 2: The Cursed Island, its crosses and its fog. [ledger chapter 29]"""

from __future__ import annotations

import pytest

from campfire.games.robinson.cards import SPACES
from campfire.games.robinson.rules.distance import pawns_needed
from campfire.games.robinson.rules.end_of_actions import end_of_actions
from campfire.games.robinson.rules.production import production_phase
from campfire.games.robinson.rules.requirements import explored_terrains
from campfire.games.robinson.rules.resolving import resolve_actions
from campfire.games.robinson.rules.scenario import book_effect, round_ends
from campfire.games.robinson.rules.targets import look_out
from campfire.games.robinson.vocabulary.island import turn_face_down
from tests.games.robinson.cursed import cursed, fog
from tests.games.robinson.sheets import planning, reasons
from tests.games.robinson.wording import aimed
from tests.rules import rule


@rule("RC-490")
def test_five_crosses_on_five_tiles_win_at_the_end_of_the_round() -> None:
    table = cursed().token("B1", "cross").token("A1", "cross").token("B2", "cross").token("C1", "cross")
    table.have(wood=2).plan("build", "cross:A2", "0", "0", "1", wood=2).resolve()
    assert table.tokens("A2") == ("cross",)
    assert not table.won
    assert table.begin(round_ends()).won
    assert table.g.cause == "cursed_island"


@rule("RC-490")
def test_four_crosses_do_not_win() -> None:
    table = cursed().token("B1", "cross").token("A1", "cross").token("B2", "cross").token("C1", "cross")
    assert not table.begin(round_ends()).won


@rule("RC-490")
def test_a_cross_that_falls_before_the_round_ends_does_not_count() -> None:
    table = cursed()
    for space in ("B1", "A1", "B2", "C1", "A2"):
        table.token(space, "cross")
    turn_face_down(table.g, "A2")
    assert not table.begin(round_ends()).won


@rule("RC-490")
def test_each_tile_holds_one_cross() -> None:
    table = cursed().have(wood=4).token("A1", "cross")
    offered = planning(table)
    assert ("build", "cross:A1") not in offered
    assert ("build", "cross:B1") in offered


@rule("RC-491")
def test_a_cross_can_be_built_on_any_accessible_tile_with_fog_too() -> None:
    table = cursed().have(wood=2).token("B2", "fog")
    crosses = {target for kind, target in planning(table) if kind == "build" and target.startswith("cross")}
    assert crosses == {"cross:B1", "cross:A1", "cross:B2", "cross:C1", "cross:A2"}


@rule("RC-491")
@pytest.mark.parametrize(("space", "pawns"), [("B1", (1, 2)), ("A1", (1, 2)), ("A2", (2, 3))])
def test_distance_adds_pawns_to_a_cross(space: str, pawns: tuple[int, int]) -> None:
    assert pawns_needed(cursed().g, aimed("build", f"cross:{space}")) == pawns


@rule("RC-491", "RC-302")
def test_a_cross_needs_a_tile() -> None:
    table = cursed().have(wood=2)
    assert ("build", "cross") not in planning(table)
    assert reasons(table)[("build", "cross")] == ("cross_tile", "RC-491")


@rule("RC-491", "RC-345")
def test_no_cross_on_a_tile_that_no_way_leads_to() -> None:
    table = cursed().have(wood=2).tile("B4", 7)
    assert ("build", "cross:B4") not in planning(table)


@rule("RC-492")
def test_no_cross_on_a_turned_tile() -> None:
    table = cursed().have(wood=2).closed("A1")
    assert ("build", "cross:A1") not in planning(table)


@rule("RC-493")
def test_crosses_can_be_built_more_than_once_a_round() -> None:
    table = cursed().have(wood=4)
    table.plan("build", "cross:B1", "0", "0", wood=2).plan("build", "cross:A1", "1", "1", wood=2).act()
    table.choose("resolve", 0, "build", "cross:B1", 0)
    table.begin(resolve_actions(), end_of_actions())
    assert table.tokens("B1") == ("cross",)
    assert table.tokens("A1") == ("cross",)
    table.have(wood=2)
    assert ("build", "cross:B2") in planning(table)


@rule("RC-494")
def test_a_book_brings_fog_to_two_places_of_choice() -> None:
    table = cursed().now("event").begin(book_effect())
    assert table.question == "choose_fog"
    assert len(table.asked(0)) == 10
    table.choose("fog", "C3").choose("fog", "B1")
    assert fog(table) == ["B1", "C3"]
    assert table.done


@rule("RC-494", "RC-495")
def test_the_two_places_are_different_and_have_no_fog_yet() -> None:
    table = cursed().now("event").token("A1", "fog").begin(book_effect()).choose("fog", "C3")
    assert {"fog A1", "fog C3"} & {*table.asked(0)} == set()


@rule("RC-495")
def test_no_fog_on_a_turned_tile() -> None:
    table = cursed().now("event").closed("B2").begin(book_effect())
    assert "fog B2" not in table.asked(0)


@rule("RC-496")
@pytest.mark.parametrize(("free", "asked"), [(1, "choose_fog"), (0, "")])
def test_fog_that_finds_no_place_has_no_consequence(free: int, asked: str) -> None:
    table = cursed().now("event")
    for space in SPACES[free : len(SPACES) - 1]:
        table.token(space, "fog")
    table.begin(book_effect())
    if free:
        assert len(fog(table)) == 10
    assert table.done
    assert [table.wounds(seat) for seat in (0, 1)] == [0, 0]


@rule("RC-497", "RC-708")
@pytest.mark.parametrize(
    ("kind", "target", "pawns"),
    [
        ("gather", "A1:wood", (1, 2)),
        ("explore", "B3", (2, 3)),
        ("build", "cross:A1", (1, 2)),
        ("build", "shelter", (1, 2)),
        ("rest", "", (1, 1)),
        ("explore", "temple:A1", (1, 2)),
    ],
)
def test_every_action_in_fog_needs_one_more_pawn(kind: str, target: str, pawns: tuple[int, int]) -> None:
    table, action = cursed().token("A1", "number1"), aimed(kind, target)
    assert pawns_needed(table.g, action) == pawns
    for space in ("A1", "B1", "B3"):
        table.token(space, "fog")
    assert pawns_needed(table.g, action) == (pawns[0] + 1, pawns[1] + 1)
    planned = look_out(table.g).sites[action]
    assert (planned.low, planned.high) == (pawns[0] + 1, pawns[1] + 1)


@rule("RC-498")
def test_the_terrain_of_a_tile_with_fog_counts_as_unexplored() -> None:
    table = cursed()
    assert "mountains" in explored_terrains(table.g)
    assert ("build", "knife") in planning(table)
    table.token("A2", "fog")
    assert "mountains" not in explored_terrains(table.g)
    assert ("build", "knife") not in planning(table)


@rule("RC-499")
def test_fog_on_the_camp_stops_its_production_but_neither_shortcut_nor_pit() -> None:
    table = cursed().token("B1", "fog", "food").items("shortcut", "pit").token("A1", "shortcut")
    table.begin(production_phase()).nature(0)
    assert (table.wood, table.food) == (1, 2)


@rule("RC-499")
def test_without_fog_the_camp_produces() -> None:
    assert cursed().begin(production_phase()).wood == 1


@rule("RC-500")
def test_fog_on_the_tile_of_the_shortcut_stops_the_shortcut_alone() -> None:
    table = cursed().items("shortcut").token("A1", "shortcut", "fog").begin(production_phase())
    assert (table.wood, table.food) == (1, 1)
    assert ("gather", "A1:wood") in planning(table)


def test_ten_rounds_with_winter_from_the_sixth() -> None:
    printed = cursed().g.scenario
    assert printed.rounds == 10
    assert {round_: printed.weather.get(round_, ()) for round_ in range(1, 11)} == {
        round_: (("winter",) if round_ >= 6 else ()) for round_ in range(1, 11)
    }
