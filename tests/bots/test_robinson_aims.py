"""What scouts look ahead to: the next Morale phase, the last rounds, and the work that the goal still asks for."""

from __future__ import annotations

import pytest

from campfire.games.robinson.bot.aims import hands, hurry
from campfire.games.robinson.bot.reading import Reading
from campfire.games.robinson.bot.worth import Judge
from campfire.games.robinson.rules.planning import plan_actions
from campfire.games.robinson.view import view
from tests.bots.test_robinson_scout import planned
from tests.games.robinson.table import Table, robinson

LAST = 12


def outlook_of(table: Table) -> Reading:
    """What a scout reads off a bare island, under the name of one that it knows."""
    seen = view(table.g, 0)
    seen["scenario"]["id"] = "castaways"
    return Reading(seen)


def low_spirits(morale: int, determination: int) -> Table:
    """Three castaways while the first of them is First Player."""
    table = robinson(3).now("planning", 5)
    table.g.morale, table.g.first = morale, 0
    table.g.determination[1] = determination
    return table


@pytest.mark.parametrize(("morale", "determination", "bill"), [(0, 0, 3), (0, 2, 1), (1, 2, 0), (3, 0, 0), (6, 0, 0)])
def test_the_next_first_player_pays_for_low_morale(morale: int, determination: int, bill: int) -> None:
    assert outlook_of(low_spirits(morale, determination)).morale_bill() == bill


def test_nobody_pays_after_the_last_round() -> None:
    assert outlook_of(low_spirits(0, 0).now("planning", LAST)).morale_bill() == 0


def test_a_wound_is_dearer_for_whoever_will_pay_for_low_morale() -> None:
    sad, calm = [Judge(outlook_of(low_spirits(morale, 0).wounded(1, 6))) for morale in (0, 3)]
    assert sad.wound(1) > calm.wound(1)


def test_the_last_round_is_not_spent_on_spirits() -> None:
    table = robinson().now("planning", LAST).shelter(roof=4).have(wood=9, preserves=6)
    assert "camp" not in planned(table)


def test_work_for_the_goal_is_dearer_the_more_of_it_is_left() -> None:
    reading = outlook_of(robinson().now("planning", 5))
    assert hurry(reading, 30) > hurry(reading, 10)


def test_the_same_work_is_dearer_later() -> None:
    early, late = [outlook_of(robinson().now("planning", n)) for n in (3, 9)]
    assert hurry(late, 10) > hurry(early, 10)


def test_an_earlier_deadline_makes_work_dearer() -> None:
    reading = outlook_of(robinson().now("planning", 3))
    assert hurry(reading, 10, 6) > hurry(reading, 10)


def test_every_castaway_has_two_hands() -> None:
    table = robinson(3).begin(plan_actions())
    assert hands(outlook_of(table)) == 6
