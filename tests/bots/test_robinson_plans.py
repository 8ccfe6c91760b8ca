"""What scouts plan for: a place to sleep, a way to the goal, a way out, and what the prudent do first."""

from __future__ import annotations

import pytest

from campfire.games.robinson.actions import Action
from campfire.games.robinson.bot.cannibals import route, steps_to
from campfire.games.robinson.bot.deeds import CRUCIAL, Deeds, eagerness
from campfire.games.robinson.bot.sites import camp_site, hidden_terrain, natural_shelter
from campfire.games.robinson.bot.worth import Judge
from tests.bots.test_robinson_aims import LAST, outlook_of
from tests.games.robinson.table import robinson

CAVE, PLAIN, HILLS, MORE_HILLS = 11, 1, 4, 7
"""Tiles: mountains with a natural Shelter, a plain like them but for that, and both hills."""


def test_a_camp_in_the_open_moves_to_a_natural_shelter() -> None:
    judge = Judge(outlook_of(robinson().now("night", 3).tile("A1", CAVE).tile("C1", PLAIN)))
    assert camp_site(judge, "A1") == pytest.approx(camp_site(judge, "C1") + natural_shelter(judge))
    assert natural_shelter(judge) > 0


def test_whoever_has_a_shelter_needs_no_cave() -> None:
    judge = Judge(outlook_of(robinson().now("night", 3).shelter().tile("A1", CAVE).tile("C1", PLAIN)))
    assert camp_site(judge, "A1") == pytest.approx(camp_site(judge, "C1"))


def test_a_cave_is_worth_less_when_few_nights_are_left() -> None:
    early, late = [natural_shelter(Judge(outlook_of(robinson().now("night", n)))) for n in (3, LAST)]
    assert early > late


def test_the_way_is_counted_in_tiles_that_must_be_explored() -> None:
    outlook = outlook_of(robinson().tile("B2", PLAIN).tile("A1", CAVE))
    steps = steps_to(outlook, "B4")
    assert (steps["B3"], steps["B2"], steps["A2"], steps["C1"]) == (1, 1, 2, 2)


def test_explorers_go_the_shortest_way(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("campfire.games.robinson.bot.cannibals.CITY", "B4")
    outlook = outlook_of(robinson().tile("B2", PLAIN))
    assert route(outlook, 3.0, "B3") == 3.0
    assert route(outlook, 3.0, "C1") < 3.0


def test_what_the_game_depends_on_is_lost_with_a_failure() -> None:
    deeds = Deeds(Judge(outlook_of(robinson().now("planning", 5))))
    assert deeds.stake("explore", CRUCIAL) == CRUCIAL
    assert deeds.stake("explore", CRUCIAL / 2) < CRUCIAL / 2


def eager(kind: str, what: str, space: str = "") -> float:
    """How eagerly the prudent do something."""
    return eagerness(Action(kind, what, space))


def test_the_prudent_care_for_the_night_before_they_invest() -> None:
    assert eager("build", "shelter") > eager("build", "roof") > eager("build", "map")
    assert eager("gather", "fish", "A1") > eager("gather", "wood", "A1")


def test_income_is_worth_less_to_the_prudent() -> None:
    alone, together = [Judge(outlook_of(robinson(seats).now("planning", 3))) for seats in (1, 2)]
    assert alone.aims.prudence == 0 < together.aims.prudence
    assert together.item("belts") < alone.item("belts")


def test_a_hidden_terrain_is_worth_uncovering_where_inventions_wait_for_it() -> None:
    table = robinson().now("planning", 3).tile("A1", HILLS).token("A1", "covered")
    table.g.board = ["drums"]
    judge = Judge(outlook_of(table))
    assert hidden_terrain(judge, "A1") > 0
    assert hidden_terrain(Judge(outlook_of(table.tile("B2", MORE_HILLS))), "A1") == 0
