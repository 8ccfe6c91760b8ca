"""The end of the game. [ledger chapter 26]"""

from __future__ import annotations

import pytest

from campfire.games.robinson.cards import FRIDAY, GROUP
from campfire.games.robinson.flow import play_round
from campfire.games.robinson.library import scenarios
from campfire.games.robinson.result import result
from campfire.games.robinson.rules.items import complete_item
from campfire.games.robinson.rules.scenario import round_begins, round_ends
from campfire.games.robinson.vocabulary.island import turn_face_down
from campfire.games.robinson.vocabulary.survivors import morale_up, wounds, wounds_each
from campfire.kernel.contract import together
from tests.games.robinson.sheets import sheet
from tests.games.robinson.table import robinson
from tests.rules import rule


@rule("RC-440")
def test_the_group_wins_at_once_when_the_goal_is_met() -> None:
    """Nothing that was still to come happens."""
    table = sheet("castaways").now("event", 10)
    table.g.track["woodpile"] = 15
    table.g.board.remove("fire")
    table.begin(complete_item("fire"), wounds_each(GROUP, "", 20))
    assert result(table.g) == together(True, "ship", 2)
    assert table.done
    assert table.wounds(0) == 0


@rule("RC-440", "RC-490")
def test_unless_the_scenario_says_otherwise() -> None:
    table = sheet("cursed_island").now("night", 4)
    for space, tile in (("B1", 8), ("A1", 1), ("B2", 2), ("C1", 3), ("A2", 5)):
        table.tile(space, tile).token(space, "cross")
    table.begin(round_begins())
    assert result(table.g) is None
    assert table.begin(round_ends()).won


@rule("RC-441")
@pytest.mark.parametrize("who", [0, 1, 2])
def test_the_group_loses_at_once_when_a_character_dies(who: int) -> None:
    table = robinson(seats=3).begin(wounds(who, "", 13), morale_up(who, "", 1))
    assert result(table.g) == together(False, "death", 3)
    assert table.done
    assert table.at_morale <= 0


@rule("RC-441", "RC-457")
def test_the_death_of_friday_does_not_end_the_game() -> None:
    table = robinson(seats=2).friday().begin(wounds(FRIDAY, "", 4))
    assert result(table.g) is None
    assert not table.g.friday


@rule("RC-442")
@pytest.mark.parametrize("name", list(scenarios()))
def test_the_last_round_without_the_goal_loses(name: str) -> None:
    table = sheet(name)
    last = table.g.scenario.rounds
    table.now("night", last - 1).begin(round_ends())
    assert result(table.g) is None
    assert table.g.round == last
    table.begin(round_ends())
    assert result(table.g) == together(False, "time", 2)


@rule("RC-442")
def test_nothing_is_played_after_the_last_round() -> None:
    table = sheet("jenny").now("night", 8).begin(round_ends(), play_round())
    assert table.done
    assert table.told("round") == []


@rule("RC-443", "RC-105")
def test_the_group_loses_at_once_when_the_camp_becomes_inaccessible() -> None:
    table = robinson(seats=2).tile("A1", 3)
    turn_face_down(table.g, "A1")
    assert result(table.g) is None
    turn_face_down(table.g, "B1")
    assert result(table.g) == together(False, "camp", 2)


@rule("RC-440", "RC-441")
def test_death_comes_before_the_goal() -> None:
    """Both in one effect: the group loses. [O-50]"""
    table = sheet("king_kong").tile("A1", 2).tile("A2", 5).tile("B2", 6).have(fur=0)
    for space in ("A1", "A2", "B2"):
        table.token(space, "trap")
    table.wounded(0, 8).plan("hunt", "king_kong", "0", "0").act()
    assert result(table.g) == together(False, "death", 2)
