"""Scenario 5: Cannibal Island. [ledger chapter 29]"""

from __future__ import annotations

import pytest

from campfire.games.robinson.cards import FRIDAY, GROUP
from campfire.games.robinson.effects.scenarios.cannibal_island import foes
from campfire.games.robinson.rules.distance import pawns_needed
from campfire.games.robinson.rules.end_of_actions import end_of_actions
from campfire.games.robinson.rules.moving_camp import must_move_camp
from campfire.games.robinson.rules.night import night_phase
from campfire.games.robinson.rules.requirements import explored_terrains
from campfire.games.robinson.rules.scenario import book_effect, round_begins, round_ends
from campfire.games.robinson.vocabulary.defences import has_shelter
from campfire.games.robinson.vocabulary.island import turn_face_down, turn_face_up
from tests.games.robinson.cannibals import burned, cannibals, village, with_city
from tests.games.robinson.sheets import boxed, planning, sheet
from tests.games.robinson.wording import aimed
from tests.rules import rule


@rule("RC-546")
def test_a_burned_city_wins_at_the_end_of_the_round() -> None:
    table = with_city().levels(weapons=21).plan("hunt", "city:A4", "0", "0").act()
    assert not table.won
    assert table.begin(end_of_actions(), round_ends()).won
    assert table.g.cause == "cannibal_island"


@rule("RC-546")
def test_a_death_before_the_end_of_that_round_loses() -> None:
    table = with_city().levels(weapons=21).wounded(1, 12).plan("hunt", "city:A4", "0", "0").act()
    assert table.begin(night_phase(), round_ends()).lost


@rule("RC-547")
def test_the_group_has_rum_and_tobacco() -> None:
    g = boxed(scenario="cannibal_island")
    assert g.equipment == ["flask_of_rum", "pipe_and_tobacco"]
    assert g.uses == {"flask_of_rum": 2, "pipe_and_tobacco": 2}


@rule("RC-548")
def test_the_city_lies_face_down_beyond_the_board_and_not_in_the_pile() -> None:
    g = boxed(scenario="cannibal_island")
    assert g.tiles == {"B1": 8, "A4": 4}
    assert g.closed == ("A4",)
    assert "4" not in g.tile_pile.cards
    assert len(g.tile_pile) == 9


@rule("RC-548")
def test_it_cannot_be_explored_or_attacked_before() -> None:
    table = cannibals(4).tile("A2", 1).tile("A3", 9)
    assert not any("A4" in target for _, target in planning(table))


@rule("RC-549")
def test_in_round_four_it_is_seen_before_the_event_phase() -> None:
    assert cannibals().now("night", 3).begin(round_begins()).tokens("A4") == ()
    table = with_city(4)
    assert table.tokens("A4") == ("number6", "covered")
    assert "A4" not in table.g.closed
    assert table.g.found == []
    assert ("hunt", "city:A4") in planning(table)


@rule("RC-549")
def test_its_hills_count_as_unexplored() -> None:
    assert "hills" not in explored_terrains(with_city().g)


@rule("RC-550")
def test_the_first_four_totem_tiles_are_villages_with_numbers() -> None:
    for found in range(4):
        table = sheet("cannibal_island").next_tiles(5)
        table.g.track["totems"] = found
        table.plan("explore", "B2", "0", "0").act()
        assert table.tokens("B2") == (f"number{found + 1}",)


@rule("RC-551")
def test_a_fifth_totem_is_no_village_but_counts_for_their_strength() -> None:
    table = cannibals(4).next_tiles(5)
    table.g.track["totems"] = 4
    before = foes(table.g)["village"]
    table.plan("explore", "A2", "0", "0", "1").resolve()
    assert table.tokens("A2") == ()
    assert foes(table.g)["village"] == before + 1
    hunted = {target for kind, target in planning(table) if kind == "hunt"}
    assert hunted == {"village:A1"}


@rule("RC-552")
def test_no_camp_beside_an_unburned_village() -> None:
    table = cannibals().have(food=2).shelter().begin(night_phase())
    assert table.asked(0)[:2] == ["stay", "camp B2"]
    assert not any("camp A1" in option for option in table.asked(0))
    table = burned(cannibals(), "A1").have(food=2).shelter().begin(night_phase())
    assert "camp A1" in table.asked(0)


@rule("RC-552")
def test_a_forced_move_there_wounds_everybody_instead() -> None:
    table = village(sheet("cannibal_island"), "A1", 2).now("event")
    table.begin(must_move_camp(GROUP, ""))
    assert table.g.camp == "B1"
    assert [table.wounds(seat) for seat in (0, 1)] == [1, 1]


@rule("RC-553")
def test_gathering_in_a_village_needs_one_more_pawn() -> None:
    table = cannibals()
    assert pawns_needed(table.g, aimed("gather", "A1:parrot")) == (2, 3)
    burned(table, "A1")
    assert pawns_needed(table.g, aimed("gather", "A1:parrot")) == (1, 2)
    assert pawns_needed(table.g, aimed("gather", "B2:fish")) == (1, 2)


@rule("RC-554", "RC-283")
def test_an_attack_is_a_hunt_of_two_pawns_at_any_distance_without_a_beast() -> None:
    table = village(cannibals(4).tile("A2", 1), "A3", 5, 2).hunting("bear")
    assert {("hunt", "village:A1"), ("hunt", "village:A3")} <= planning(table)
    for target in ("village:A1", "village:A3"):
        assert pawns_needed(table.g, aimed("hunt", target)) == (2, 2)
    table.g.plan = []
    table.levels(weapons=9).plan("hunt", "village:A3", "0", "0").act()
    assert table.g.hunting.cards == ["bear"]
    assert "totem_covered" in table.tokens("A3")


@rule("RC-554")
def test_no_card_in_the_hunting_deck_is_needed() -> None:
    """[O-52]"""
    assert ("hunt", "village:A1") in planning(cannibals(4))


@rule("RC-555", "RC-556")
def test_a_village_is_as_strong_as_there_are_totems_in_sight() -> None:
    table = cannibals()
    assert foes(table.g)["village"] == 4 + 1
    table.tile("A2", 5)
    assert foes(table.g)["village"] == 4 + 2
    table.token("A2", "totem_covered")
    assert foes(table.g)["village"] == 4 + 1
    table.closed("A2")
    assert foes(table.g)["village"] == 4 + 1


@rule("RC-555")
def test_the_city_counts_once_it_is_seen() -> None:
    table = with_city()
    assert foes(table.g)["village"] == 4 + 2


@rule("RC-555", "RC-557")
def test_ex_49_attack_on_a_village() -> None:
    """RC-EX-49"""
    table = burned(village(cannibals(2, "soldier"), "A2", 5, 2), "A2").tile("C1", 7).levels(weapons=5)
    assert foes(table.g)["village"] == 6
    table.plan("hunt", "village:A1", "0", "0").act()
    assert [table.wounds(seat) for seat in (0, 1)] == [1, 0]
    assert "totem_covered" in table.tokens("A1")
    assert table.g.track["burned"] == 1
    assert (table.weapons, table.future) == (5, {})


@rule("RC-557", "RC-293")
def test_an_attack_brings_nothing_and_costs_nothing_but_wounds() -> None:
    table = cannibals().shelter(palisade=2).levels(palisade=2, weapons=5).plan("hunt", "village:A1", "0", "0").act()
    assert (table.wounds(0), table.weapons, table.palisade, table.future) == (0, 5, 2, {})


@rule("RC-557")
def test_a_leader_who_dies_burns_nothing() -> None:
    table = cannibals().wounded(0, 12).plan("hunt", "village:A1", "0", "0").act()
    assert table.lost
    assert "totem_covered" not in table.tokens("A1")


@rule("RC-557")
def test_a_burned_village_is_not_attacked_again() -> None:
    table = burned(cannibals(4), "A1")
    assert not any(kind == "hunt" for kind, _ in planning(table))


@rule("RC-558")
def test_ex_50_strength_of_the_city() -> None:
    """RC-EX-50"""
    table = with_city()
    assert foes(table.g)["city"] == 21
    table.g.track["burned"] = 2
    assert foes(table.g)["city"] == 15


@rule("RC-559")
def test_the_city_needs_a_way_of_explored_tiles() -> None:
    table = with_city(4)
    assert ("hunt", "city:A4") in planning(table)
    del table.g.tiles["A3"]
    assert ("hunt", "city:A4") not in planning(table)


@rule("RC-559")
def test_so_does_a_village() -> None:
    """The sheet asks for a path to both."""
    table = village(cannibals(4), "C3", 5, 2)
    assert ("hunt", "village:C3") not in planning(table)


@rule("RC-550", "RC-549", "RC-104")
def test_villages_and_the_city_outlast_their_tokens() -> None:
    """A tile that was turned and turned up again is still one of the first four totem tiles, or tile 4."""
    table = with_city(4)
    for space in ("A1", "A4"):
        turn_face_down(table.g, space)
    assert not any(kind == "hunt" for kind, _ in planning(table))
    for space in ("A1", "A4"):
        turn_face_up(table.g, space)
    assert (table.tokens("A1"), table.tokens("A4")) == ((), ())
    assert {("hunt", "village:A1"), ("hunt", "city:A4")} <= planning(table)


@rule("RC-557", "RC-104")
def test_a_burned_village_does_not_come_back_with_its_tile() -> None:
    table = cannibals(4).levels(weapons=9).plan("hunt", "village:A1", "0", "0").act()
    turn_face_down(table.g, "A1")
    turn_face_up(table.g, "A1")
    assert not any(kind == "hunt" for kind, _ in planning(table))
    assert foes(table.g)["village"] == 4 + 1


@rule("RC-560")
def test_friday_supports_an_attack_but_leads_none() -> None:
    table = cannibals(1).friday()
    assert ("hunt", "village:A1") not in planning(table, 0, "friday")
    table.choose("lead", "0", "hunt", "village:A1", 0, 0, 0, 0)
    table.choose("support", "friday", 0, "hunt", "village:A1")
    assert table.g.plan[0].pawns == ("0", "friday")


@rule("RC-560", "RC-451")
def test_friday_leads_everything_that_is_no_attack() -> None:
    led = planning(cannibals(1).friday(), 0, "friday")
    assert {("gather", "B2:fish"), ("explore", "C1"), ("rest", ""), ("build", "shovel")} <= led


@rule("RC-560")
def test_friday_leads_an_ordinary_hunt() -> None:
    table = cannibals(1).friday().hunting("fox")
    assert ("hunt", "") in planning(table, 0, "friday")


@rule("RC-561")
@pytest.mark.parametrize(("burned", "wounds"), [(0, 3), (1, 2), (2, 1), (3, 0), (4, 0)])
def test_a_book_wounds_everybody_less_for_every_burned_village(burned: int, wounds: int) -> None:
    table = cannibals().friday().now("event")
    table.g.track["burned"] = burned
    table.begin(book_effect())
    assert [table.wounds(who) for who in (0, 1, FRIDAY)] == [wounds, wounds, 0]


@rule("RC-562")
def test_then_the_camp_must_move_with_the_usual_consequences() -> None:
    table = cannibals().tile("C1", 9).shelter(roof=3, palisade=1).now("event").begin(book_effect())
    assert table.question == "choose_camp"
    assert table.asked(0) == ["camp B2", "camp C1"]
    table.choose("camp", "C1")
    assert table.g.camp == "C1"
    assert (table.roof, table.palisade, table.g.shelter) == (2, 1, True)


@rule("RC-563")
def test_a_camp_that_cannot_move_loses_a_built_shelter() -> None:
    table = sheet("cannibal_island").shelter(roof=3, palisade=2).now("event").begin(book_effect())
    assert (table.g.shelter, table.roof, table.palisade) == (False, 0, 0)
    assert table.wounds(0) == 3


@rule("RC-563")
def test_a_natural_shelter_is_not_lost() -> None:
    table = sheet("cannibal_island").tile("C3", 11).camp("C3").shelter().now("event").begin(book_effect())
    assert not table.g.shelter
    assert has_shelter(table.g)


@rule("RC-564")
def test_without_a_built_shelter_everybody_takes_two_wounds() -> None:
    table = sheet("cannibal_island").now("event").begin(book_effect())
    assert [table.wounds(seat) for seat in (0, 1)] == [5, 5]
