"""Terms that every chapter relies on: demands, tokens and markers, turned tiles, covered terrain. [ledger chapter 3]"""

from __future__ import annotations

import pytest

from campfire.games.robinson.rules.end_of_actions import end_of_actions
from campfire.games.robinson.rules.events import event_phase
from campfire.games.robinson.rules.exploration import lay_tile
from campfire.games.robinson.rules.morale import morale_phase
from campfire.games.robinson.rules.night import night_phase
from campfire.games.robinson.rules.requirements import explored_terrains, unfulfilled
from campfire.games.robinson.rules.weather import weather_phase
from campfire.games.robinson.vocabulary.island import turn_face_down
from campfire.games.robinson.vocabulary.sheet import SHEETS, ScenarioHooks
from campfire.kernel.pile import EVERYBODY
from tests.games.robinson.plans import leads, planning
from tests.games.robinson.table import Table, island, robinson
from tests.games.robinson.wording import aimed
from tests.rules import rule


def table_of(seats: int = 2, *cards: str) -> Table:
    """A table in the second round with these events on the deck."""
    return robinson(seats, scenario=island(id="quiet")).now("event", 2).events(*cards)


@rule("RC-046")
def test_the_sheet_overrides_the_rulebook(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rulebook lets the camp move to any adjacent tile; this sheet forbids the river."""
    monkeypatch.setitem(SHEETS, "quiet", ScenarioHooks(may_camp=lambda g, space: g.tiles[space] != 3))
    table = table_of(2, "landslide").tile("A1", 3).tile("B2", 6).begin(event_phase())
    assert table.g.camp == "B2"


@rule("RC-047")
def test_where_sheet_and_card_contradict_each_other_the_card_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    """The sheet rolls no hungry animals die, the card does."""
    monkeypatch.setitem(SHEETS, "quiet", ScenarioHooks(animals=lambda g: 0))
    table = table_of(2, "predator_in_the_vicinity").begin(event_phase(), weather_phase())
    assert table.sides == (6,)


@rule("RC-049")
def test_everybody_sees_what_is_drawn() -> None:
    table = table_of(2, "night_attack").hunting("bear", "fox").begin(event_phase())
    assert [event.audience for event in table.g.log or [] if event.key in ("event", "beast_seen")] == [EVERYBODY] * 2
    assert [table.g.hunting.is_known(1, seat) for seat in (0, 1)] == [True, True]
    assert not table.g.hunting.is_known(0, 0)


@rule("RC-057")
def test_anybody_may_use_what_lies_before_everybody() -> None:
    table = table_of().have(food=2).shelter().equipment("biscuits").found("tobacco").begin(night_phase())
    for seat in (0, 1):
        assert {"biscuits", "discovery tobacco"} <= set(table.asked(seat))


@rule("RC-058")
def test_determination_cannot_be_passed_on() -> None:
    table = table_of().morale(-1).determined(1, 5).begin(morale_phase()).choose("lose_heart")
    assert (table.determination(0), table.wounds(0)) == (0, 1)
    assert (table.determination(1), table.wounds(1)) == (5, 0)


@rule("RC-067", "RC-066")
def test_nobody_is_forced_to_use_tokens_or_equipment_for_a_demand() -> None:
    table = table_of().event("toll", event='[["lose_food", 1]]').events("toll")
    table.found("goat").equipment("biscuits").levels(weapons=1).begin(event_phase())
    assert table.question == "demand"
    table.choose("let_it_come", by=0)
    assert [table.wounds(seat) for seat in (0, 1)] == [1, 1]
    assert (table.g.found, table.g.uses["biscuits"]) == (["goat"], 2)


@rule("RC-067")
def test_tokens_and_equipment_may_be_used_in_time() -> None:
    table = table_of().event("toll", event='[["lose_food", 1]]').events("toll")
    table.equipment("biscuits").begin(event_phase()).choose("biscuits", by=1)
    table.choose("let_it_come", by=0)
    assert (table.wounds(0), table.preserves, table.g.uses["biscuits"]) == (0, 0, 1)


@rule("RC-079", "RC-066")
def test_the_first_player_may_smoke_before_the_old_grave_takes_heart() -> None:
    table = table_of(2, "old_grave", "calm").event("calm").first(1).equipment("pipe_and_tobacco").begin(event_phase())
    assert table.question == "demand"
    table.choose("pipe_and_tobacco", 1).choose("let_it_come", by=1)
    assert (table.determination(1), table.wounds(1)) == (0, 0)


@rule("RC-072")
def test_taking_markers_away_leaves_tokens_where_they_are() -> None:
    table = table_of(2, "ravishing_hurricane").tile("B2", 6).token("B2", "food", "time").begin(event_phase())
    assert table.tokens("B2") == ("food", "time", "exhausted_parrot", "exhausted_wood")
    table.plan("threat", "ravishing_hurricane:0", "0").act()
    assert table.tokens("B2") == ("food", "time")


@rule("RC-073")
def test_tokens_of_different_kinds_share_an_area() -> None:
    table = table_of().event("mixed", event='[["puts", "time", "build"], ["puts", "reroll", "build"]]').events("mixed")
    table.begin(event_phase())
    assert table.tokens("build") == ("time", "reroll")


@rule("RC-074")
def test_a_second_token_of_a_kind_is_not_laid_and_nobody_is_hurt() -> None:
    """RC-EX-38."""
    table = table_of(2, "slow_work").token("build", "wood").begin(event_phase())
    assert table.tokens("build") == ("wood",)
    assert [table.wounds(seat) for seat in (0, 1)] == [0, 0]


@rule("RC-078", "RC-104")
def test_tokens_on_tiles_stay_until_something_removes_them() -> None:
    table = table_of(2, "precipice").tile("A1", 3).token("A1", "danger", "time", "covered").begin(event_phase())
    assert table.tokens("A1") == ()


@rule("RC-105", "RC-443")
def test_the_group_loses_when_the_tile_of_the_camp_is_turned() -> None:
    table = table_of()
    turn_face_down(table.g, "B1")
    assert table.lost
    assert table.g.cause == "camp"


@rule("RC-106")
def test_a_turned_tile_takes_no_tokens_and_gives_nothing() -> None:
    table = table_of(2, "devastation").tile("A1", 3).closed("A1").begin(event_phase())
    assert table.tokens("A1") == ()
    assert [table.wounds(seat) for seat in (0, 1)] == [2, 2]


@rule("RC-106")
def test_no_token_comes_to_a_turned_tile() -> None:
    table = table_of().tile("A1", 3).closed("A1").event("mud", event='[["puts", "time", "A1"]]').events("mud")
    table.begin(event_phase())
    assert table.tokens("A1") == ()
    table.g.later = [("A1", "danger"), ("A1", "food")]
    table.begin(end_of_actions())
    assert table.tokens("A1") == ()


@rule("RC-106")
def test_on_a_turned_tile_nothing_can_be_done_nor_behind_it() -> None:
    """The camp is at the western end; the river tile lies in the only way to the hills."""
    table = table_of(4).tile("B2", 3).tile("B3", 4).closed("B2")
    done = {place for place in leads(planning(table), 0) if place.split()[0] in ("gather", "explore")}
    assert done == {"explore A1", "explore C1"}


def can_draw_map(table: Table) -> bool:
    """Whether the terrain that the Map asks for is explored."""
    return unfulfilled(table.g, aimed("build", "map"), explored_terrains(table.g)) is None


@rule("RC-109", "RC-110", "RC-111", "RC-326")
def test_covered_terrain_is_unexplored_until_it_is_uncovered() -> None:
    table = table_of(2, "drought").tile("A1", 3)
    assert can_draw_map(table)
    table.begin(event_phase())
    assert "river" not in explored_terrains(table.g)
    assert not can_draw_map(table)
    table.plan("threat", "drought:0", "0").act()
    assert can_draw_map(table)


@rule("RC-110", "RC-111")
def test_another_tile_with_the_terrain_makes_it_available_again() -> None:
    table = table_of().tile("A1", 3).token("A1", "covered")
    assert not can_draw_map(table)
    table.next_tiles(10).begin(lay_tile(0, "B2"))
    assert can_draw_map(table)


@rule("RC-109", "RC-111")
def test_one_uncovered_symbol_is_enough() -> None:
    table = table_of(2, "drought").tile("A1", 3).tile("B2", 10).begin(event_phase()).choose("cover", "B2")
    assert table.tokens("B2") == ("covered",)
    assert "river" in explored_terrains(table.g)


@rule("RC-100", "RC-090", "RC-091")
def test_what_is_used_once_is_gone() -> None:
    table = table_of().have(food=2).shelter().found("tobacco").begin(night_phase())
    table.choose("discovery", "tobacco", by=0)
    assert (table.at_morale, table.g.found) == (1, [])


@rule("RC-095")
def test_discarded_resources_are_gone() -> None:
    table = table_of(2, "termites").have(wood=2).begin(event_phase())
    assert (table.wood, table.future) == (1, {})
