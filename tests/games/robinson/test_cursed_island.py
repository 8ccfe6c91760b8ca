"""Scenario 2: The Cursed Island. [ledger chapter 29]"""

from __future__ import annotations

import pytest

from campfire.games.robinson.cards import FRIDAY, GROUP, SPACES
from campfire.games.robinson.rules.combat import fight
from campfire.games.robinson.rules.distance import pawns_needed
from campfire.games.robinson.rules.end_of_actions import end_of_actions
from campfire.games.robinson.rules.planning import plan_actions
from campfire.games.robinson.rules.production import production_phase
from campfire.games.robinson.rules.requirements import explored_terrains
from campfire.games.robinson.rules.resolving import resolve_actions
from campfire.games.robinson.rules.scenario import book_effect, round_ends
from campfire.games.robinson.vocabulary.island import turn_face_down
from tests.games.robinson.sheets import planning, reasons, sheet
from tests.games.robinson.table import Table
from tests.rules import rule

TILES = (("A1", 1), ("B2", 3), ("C1", 9), ("A2", 5))


def cursed(seats: int = 2, *characters: str) -> Table:
    """The Cursed Island with five tiles."""
    table = sheet("cursed_island", seats, *characters)
    for space, tile in TILES:
        table.tile(space, tile)
    return table


def fog(table: Table) -> list[str]:
    """Where fog lies."""
    return [space for space in SPACES if "fog" in table.tokens(space)]


@rule("RC-490")
def test_five_crosses_on_five_tiles_win_at_the_end_of_the_round() -> None:
    table = cursed().token("B1", "cross").token("A1", "cross").token("B2", "cross").token("C1", "cross")
    table.have(wood=2).plan("build", "cross:A2", "0", "0", "1", wood=2).resolve()
    assert table.tokens("A2") == ("cross",)
    assert not table.won
    assert table.begin(round_ends()).won


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
    assert pawns_needed(cursed().g, "build", f"cross:{space}") == pawns


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
    table = cursed().token("A1", "number1")
    assert pawns_needed(table.g, kind, target) == pawns
    for space in ("A1", "B1", "B3"):
        table.token(space, "fog")
    assert pawns_needed(table.g, kind, target) == (pawns[0] + 1, pawns[1] + 1)


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


@rule("RC-501")
def test_the_first_totem_is_a_temple_to_explore_later() -> None:
    table = cursed().next_tiles(10).plan("explore", "B3", "0", "0", "1").resolve()
    assert table.tokens("B3") == ("number1",)
    assert table.wounds(0) == 0
    assert ("explore", "temple:B3") in planning(table)


def temple() -> Table:
    """The temple of A1 is explored for sure, among cards of our own."""
    table = cursed().tile("A1", 10).token("A1", "number1")
    for name in ("gold", "silver", "pearl", "ruby"):
        table.print("mysteries", name, 'kind = "treasure"\neffects = [["gain_wood", 1]]')
    table.print("mysteries", "bat", 'kind = "creature"\neffects = [["wounds", 1]]')
    table.print("mysteries", "rat", 'kind = "creature"\neffects = [["wounds", 1]]')
    table.print("mysteries", "pit_trap", 'kind = "trap"\neffects = [["wounds", 5]]')
    return table


@rule("RC-501")
def test_the_temple_gives_up_to_three_treasures_and_a_creature() -> None:
    table = temple().mysteries("pit_trap", "gold", "bat", "rat", "silver", "pearl", "ruby")
    table.plan("explore", "temple:A1", "0", "0").act()
    while table.question in ("draw_on", "mystery"):
        table.choose("draw_on" if table.question == "draw_on" else "meet")
    assert table.g.kept_now == ["gold", "silver", "pearl"]
    assert table.wounds(0) == 1
    assert "ruby" in table.g.mysteries.cards


@rule("RC-502")
def test_stopping_early_is_a_success_too() -> None:
    table = temple().mysteries("gold", "silver").plan("explore", "temple:A1", "0", "0").act()
    table.choose("stop_drawing")
    assert table.g.kept_now == ["gold"]
    assert ("explore", "temple:A1") not in planning(table)


@rule("RC-501")
def test_a_failed_exploration_can_be_tried_again() -> None:
    table = temple().mysteries("gold").plan("explore", "temple:A1", "0", along=("roll",)).act()
    table.roll("explore", False, False, False)
    table.begin(end_of_actions())
    assert table.g.kept == []
    assert ("explore", "temple:A1") in planning(table)


@rule("RC-503")
@pytest.mark.parametrize(("found", "wounds", "tokens"), [(1, 2, ("number2",)), (2, 0, ("number3", "fog"))])
def test_later_totems_work_at_once(found: int, wounds: int, tokens: tuple[str, ...]) -> None:
    table = cursed().next_tiles(10)
    table.g.track["totems"] = found
    table.plan("explore", "B3", "0", "0", "1").act()
    assert table.tokens("B3") == tokens
    assert table.wounds(0) == wounds
    assert table.wounds(1) == 0


@rule("RC-503")
@pytest.mark.parametrize("found", [3, 4, 5])
def test_up_to_the_sixth_totem_fog_comes_to_its_tile_once(found: int) -> None:
    table = cursed().next_tiles(10)
    table.g.track["totems"] = found
    table.plan("explore", "B3", "0", "0", "1").act()
    assert table.tokens("B3") == (f"number{found + 1}", "fog")
    table.begin(end_of_actions(), round_ends())
    assert fog(table) == ["B3"]


@rule("RC-504")
def test_the_cultists_candle_is_a_pawn_for_one_building_action() -> None:
    table = cursed(1).have(wood=2).found("cultists_candle")
    planning(table)
    table.choose("lead", "0", "build", "cross:B1", 2, 0, 0, 0)
    assert "support cultists_candle 0 build cross:B1" in table.asked(0)
    table.choose("support", "cultists_candle", 0, "build", "cross:B1")
    assert table.g.plan[0][2] == ("0", "cultists_candle")
    table.begin(resolve_actions(), end_of_actions())
    assert table.g.found == []
    assert table.tokens("B1") == ("cross",)


@rule("RC-504")
def test_the_candle_helps_with_nothing_else() -> None:
    table = cursed(1).found("cultists_candle")
    planning(table)
    table.choose("lead", "0", "gather", "A1:wood", 0, 0, 0, 0)
    assert not any("support cultists_candle" in option for option in table.asked(0))


@rule("RC-505")
def test_the_vial_is_medicine_at_once_outside_the_resolution_of_actions() -> None:
    table = cursed().found("mysterious_vial").begin(plan_actions()).choose("discovery", "mysterious_vial")
    assert "medicine" in table.g.items
    assert "medicine" not in table.g.board


@rule("RC-505")
@pytest.mark.parametrize("place", ["inventions", "invention_discard"])
def test_the_vial_is_medicine_wherever_its_card_lies(place: str) -> None:
    table = cursed().found("mysterious_vial")
    table.g.board.remove("medicine")
    if place == "inventions":
        table.inventions("medicine", "bed")
    else:
        table.g.invention_discard = ["medicine"]
    table.begin(plan_actions()).choose("discovery", "mysterious_vial")
    assert "medicine" in table.g.items


@rule("RC-505")
def test_the_vial_is_of_no_use_while_medicine_lies_in_future() -> None:
    table = cursed().found("mysterious_vial").plan("rest", "", "0").plan("rest", "", "1")
    table.g.board.remove("medicine")
    table.g.built = ["medicine"]
    assert "discovery mysterious_vial" not in table.act().asked(0)


@rule("RC-505")
def test_while_actions_are_resolved_medicine_goes_to_future() -> None:
    table = cursed().found("mysterious_vial").plan("rest", "", "0").plan("rest", "", "1").act()
    table.choose("discovery", "mysterious_vial")
    assert (table.g.items, table.g.built) == ([], ["medicine"])
    assert "medicine" in table.begin(end_of_actions()).g.items


@rule("RC-506")
def test_the_dagger_helps_in_combats_for_a_wound_each_and_is_kept() -> None:
    table = cursed().found("sacrificial_dagger").begin(fight(0, "", 4, 0, 0, 0, 0))
    assert "sacrificial_dagger 0" in table.asked(0)
    table.choose("sacrificial_dagger", 0)
    assert table.wounds(0) == 1 + 1
    assert table.weapons == 0
    assert table.g.found == ["sacrificial_dagger"]
    table.begin(fight(0, "", 3, 0, 0, 0, 0)).choose("sacrificial_dagger", 0)
    assert table.wounds(0) == 3
    assert table.done


@rule("RC-506")
def test_once_in_a_combat() -> None:
    table = cursed().found("sacrificial_dagger").begin(fight(0, "", 9, 0, 0, 0, 0)).choose("sacrificial_dagger", 0)
    assert "sacrificial_dagger 0" not in table.asked(0)


@rule("RC-506", "RC-752")
def test_whoever_takes_the_dagger_keeps_it_for_the_round() -> None:
    table = cursed().found("sacrificial_dagger").begin(fight(0, "", 1, 0, 0, 0, 0)).choose("sacrificial_dagger", 0)
    table.begin(fight(1, "", 1, 0, 0, 0, 0))
    assert table.wounds(1) == 1
    table.begin(fight(GROUP, "", 1, 0, 0, 0, 0))
    assert "sacrificial_dagger 0" in table.asked(0)
    assert "sacrificial_dagger 1" not in table.asked(0)
    table.choose("fight").begin(round_ends(), fight(1, "", 1, 0, 0, 0, 0))
    assert "sacrificial_dagger 1" in table.asked(1)


@rule("RC-506", "RC-392")
def test_who_sleeps_outside_draws_no_blood_for_the_camp() -> None:
    table = cursed().found("sacrificial_dagger").now("weather")
    table.g.outside[0] = "A1"
    table.begin(fight(GROUP, "", 1, 0, 0, 0, 0))
    assert table.asked(1) == ["fight 1", "sacrificial_dagger 1"]


@rule("RC-506", "RC-462")
def test_friday_may_use_the_dagger() -> None:
    table = cursed().friday().found("sacrificial_dagger").begin(fight(FRIDAY, "", 3, 0, 0, 0, 0))
    table.choose("sacrificial_dagger", FRIDAY)
    assert table.wounds(FRIDAY) == 1


@rule("RC-507")
def test_the_holy_bell_lifts_up_to_three_fogs() -> None:
    table = cursed().items("rope").tile("B3", 7)
    for space in ("A1", "B1", "C1", "C3"):
        table.token(space, "fog")
    table.plan("build", "holy_bell", "0", "0").resolve()
    for space in ("C3", "A1", "B1"):
        table.choose("lift_fog", space)
    assert fog(table) == ["C1"]
    assert table.done


@rule("RC-507")
def test_fewer_may_be_lifted() -> None:
    table = cursed().token("A1", "fog").token("B1", "fog").plan("build", "holy_bell", "0", "0").resolve()
    table.choose("lift_fog", "A1").choose("leave_fog")
    assert fog(table) == ["B1"]


@rule("RC-507", "RC-493")
def test_the_bell_may_be_built_several_times_in_one_round() -> None:
    table = cursed().items("rope").tile("B3", 7)
    planning(table)
    for seat in (0, 1):
        table.choose("lead", str(seat), "build", "holy_bell", 0, 0, 0, 0, by=seat)
    assert [planned[1] for planned in table.g.plan] == ["holy_bell", "holy_bell"]


@rule("RC-504")
def test_the_decorated_bell_lifts_two_fogs() -> None:
    table = cursed().found("decorated_bell")
    for space in ("A1", "B1", "C1"):
        table.token(space, "fog")
    table.begin(plan_actions()).choose("discovery", "decorated_bell")
    table.choose("lift_fog", "A1").choose("lift_fog", "C1")
    assert fog(table) == ["B1"]
    assert table.question == "plan"


def test_ten_rounds_with_winter_from_the_sixth() -> None:
    printed = cursed().g.scenario
    assert printed.rounds == 10
    assert {round_: printed.weather.get(round_, ()) for round_ in range(1, 11)} == {
        round_: (("winter",) if round_ >= 6 else ()) for round_ in range(1, 11)
    }
