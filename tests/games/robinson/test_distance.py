"""Distance from the camp, and the pawns that it costs. [ledger chapters 8, 9 and 17]"""

from __future__ import annotations

from campfire.games.robinson.actions import Source
from campfire.games.robinson.cards import SPACES
from campfire.games.robinson.rules.distance import distance, pawns_needed, spaces
from campfire.games.robinson.signs import Sign
from campfire.games.robinson.vocabulary.island import closest_sources
from tests.games.robinson.plans import lead, leads, planned, planning, ready, support, why
from tests.games.robinson.table import robinson
from tests.games.robinson.wording import aimed
from tests.rules import rule


@rule("RC-103")
def test_incomplete_hexagons_are_no_spaces() -> None:
    table = robinson().tile("A3", 6)
    assert spaces(table.g) == SPACES[:10]
    table.tile("B2", 4).tile("A2", 3)
    assert distance(table.g, "A4") is None


@rule("RC-103")
def test_a_tile_that_the_sheet_lays_on_the_coast_makes_it_a_space() -> None:
    table = robinson().tile("B2", 4).tile("A2", 3).tile("A3", 6).tile("A4", 5)
    assert "A4" in spaces(table.g)
    assert distance(table.g, "A4") == 4


@rule("RC-343")
def test_the_camp_tile_and_adjacent_places_need_one_pawn_or_two() -> None:
    table = robinson().tile("A1", 5)
    assert (distance(table.g, "B1"), distance(table.g, "A1"), distance(table.g, "B2")) == (0, 1, 1)
    assert pawns_needed(table.g, aimed("gather", "A1:wood")) == (1, 2)
    assert pawns_needed(table.g, aimed("explore", "B2")) == (1, 2)
    assert pawns_needed(table.g, aimed("explore", "temple:B1")) == (1, 2)


@rule("RC-344", "RC-337")
def test_each_tile_that_is_crossed_adds_a_pawn_to_both_numbers() -> None:
    """RC-EX-26."""
    table = robinson().tile("B2", 4).tile("B3", 5)
    assert pawns_needed(table.g, aimed("gather", "B3:wood")) == (2, 3)
    assert pawns_needed(table.g, aimed("explore", "A2")) == (2, 3)
    assert pawns_needed(table.g, aimed("explore", "B4")) == (3, 4)


@rule("RC-345", "RC-107")
def test_the_route_runs_over_explored_and_accessible_tiles() -> None:
    table = robinson().tile("A1", 5).tile("A2", 6).tile("B2", 4)
    assert distance(table.g, "A2") == 2
    table.closed("B2")
    assert distance(table.g, "A2") == 2
    assert distance(table.g, "B2") is None
    table.closed("A1")
    assert distance(table.g, "A2") is None


@rule("RC-346", "RC-107")
def test_only_spaces_beside_an_explored_tile_in_reach_can_be_explored() -> None:
    table = planning(robinson(seats=4).tile("B2", 4).closed("C1"))
    explored = {place.split()[1] for place in leads(table, 0) if place.startswith("explore")}
    assert explored == {"A1", "A2", "B3", "C2"}


@rule("RC-339", "RC-336")
def test_nothing_is_gathered_on_the_camp_tile() -> None:
    table = planning(robinson().tile("A1", 5).sign(Sign("no", ("production",), "round")))
    gathered = {place for place in leads(table, 0) if place.startswith("gather")}
    assert gathered == {"gather A1:wood", "gather A1:parrot"}


@rule("RC-243", "RC-344")
def test_a_time_token_on_a_tile_without_the_camp_adds_a_pawn_to_every_action_there() -> None:
    table = robinson().tile("A1", 5).token("A1", "time").token("B2", "time").tile("C1", 6)
    assert pawns_needed(table.g, aimed("gather", "A1:wood")) == (2, 3)
    assert pawns_needed(table.g, aimed("gather", "A1:parrot")) == (2, 3)
    assert pawns_needed(table.g, aimed("explore", "B2")) == (2, 3)
    assert pawns_needed(table.g, aimed("gather", "C1:wood")) == (1, 2)
    assert pawns_needed(table.g, aimed("build", "shovel")) == (1, 2)


@rule("RC-244")
def test_a_time_token_on_the_camp_tile_slows_building_arranging_and_rest() -> None:
    table = robinson().tile("A1", 5).token("B1", "time")
    assert pawns_needed(table.g, aimed("build", "weapons")) == (2, 3)
    assert pawns_needed(table.g, aimed("build", "shovel")) == (2, 3)
    assert (pawns_needed(table.g, aimed("camp", "")), pawns_needed(table.g, aimed("rest", ""))) == ((2, 2), (2, 2))
    assert pawns_needed(table.g, aimed("gather", "A1:wood")) == (1, 2)
    assert pawns_needed(table.g, aimed("explore", "temple:B1")) == (1, 2)
    assert pawns_needed(table.g, aimed("hunt", "")) == (2, 2)


@rule("RC-240", "RC-241", "RC-242")
def test_a_time_token_on_an_action_space_goes_with_the_first_action_of_its_kind() -> None:
    table = planning(robinson().token("build", "time").have(wood=2))
    lead(table, 0, "build", "shovel")
    lead(table, 1, "build", "weapons", wood=1)
    support(table, 0, "build", "shovel")
    lead(table, 1, "rest")
    ready(table, 0, 1)
    assert planned(table, "build", "shovel").along == ("time", "roll")
    assert planned(table, "build", "weapons").along == ("roll",)


@rule("RC-241")
def test_with_the_token_three_pawns_are_sure() -> None:
    table = planning(robinson().token("build", "time"))
    lead(table, 0, "build", "shovel")
    support(table, 0, "build", "shovel")
    support(table, 1, "build", "shovel")
    assert why(table, 1, "support", "build", "shovel") == ("full", "RC-209")
    lead(table, 1, "rest")
    ready(table, 0, 1)
    assert planned(table, "build", "shovel").along == ("time",)


@rule("RC-099")
def test_the_closest_source_is_sought_from_the_camp_outwards() -> None:
    table = robinson().tile("B2", 5).tile("B3", 2)
    assert closest_sources(table.g, ("fish",)) == [Source("B1", "fish")]
    assert closest_sources(table.g, ("parrot",)) == [Source("B2", "parrot")]
    table.token("B2", "exhausted_parrot")
    assert closest_sources(table.g, ("parrot",)) == [Source("B3", "parrot")]
    table.token("B3", "exhausted_parrot")
    assert closest_sources(table.g, ("parrot",)) == []
