"""Threat actions and the wreckage. [ledger chapter 11]"""

from __future__ import annotations

import pytest

from campfire.games.robinson.rules.preparing import WRECKAGE, events_with
from tests.games.robinson.sheets import boxed
from tests.games.robinson.table import robinson
from tests.rules import rule


@rule("RC-271")
def test_a_threat_action_succeeds_without_dice() -> None:
    table = robinson(seats=2).threat("fog_bank", 'pawns = 1, reward = [["determination", 1]]')
    table.plan("threat", "fog_bank:0", "1").act()
    assert table.done
    assert table.told("rolled") == []
    assert table.determination(1) == 1


@rule("RC-272")
def test_the_reward_goes_to_the_leader_alone() -> None:
    table = robinson(seats=3).threat("fog_bank", 'pawns = 2, reward = [["determination", 2]]')
    table.plan("threat", "fog_bank:0", "2", "0").act()
    assert [table.determination(seat) for seat in range(3)] == [0, 0, 2]


@rule("RC-273", "RC-091")
def test_card_and_resources_are_discarded_so_its_threat_never_happens() -> None:
    table = robinson(seats=2).have(wood=1).threat("fog_bank", "pawns = 1, reward = []", pushed='[["wounds_each", 3]]')
    table.plan("threat", "fog_bank:0", "0", wood=1).resolve()
    assert table.g.threats == ["", ""]
    assert table.g.gone == ["fog_bank"]
    assert (table.wood, table.g.future, table.wounds(0)) == (0, [0, 0, 0, 0], 0)


@rule("RC-273", "RC-179")
def test_the_other_threat_stays_where_it_is() -> None:
    table = robinson(seats=2).threat("gale", "pawns = 1, reward = []", left=True)
    table.threat("fog_bank", "pawns = 1, reward = []").plan("threat", "fog_bank:0", "0").resolve()
    assert table.g.threats == ["gale", ""]


@rule("RC-710", "RC-274")
def test_the_reward_is_that_of_the_lower_half_and_comes_once() -> None:
    table = robinson(seats=2).event("fog_bank", 'pawns = 1, reward = [["gain_wood", 2]]', event='[["morale_down", 1]]')
    table.g.threats[1] = "fog_bank"
    table.plan("threat", "fog_bank:0", "0").resolve()
    assert (table.wood, table.at_morale) == (2, 0)
    assert "fog_bank" not in table.g.threats


@rule("RC-277")
@pytest.mark.parametrize(("choice", "pawns", "wood"), [(0, ("0",), 1), (1, ("0", "1"), 2)])
def test_a_wreckage_gives_little_for_one_pawn_or_much_for_two(choice: int, pawns: tuple[str, ...], wood: int) -> None:
    wreck = ('pawns = 1, reward = [["gain_wood", 1]]', 'pawns = 2, reward = [["gain_wood", 2]]')
    table = robinson(seats=2).threat("wreck", *wreck).plan("threat", f"wreck:{choice}", *pawns).resolve()
    assert table.wood == wood
    assert table.g.threats == ["", ""]


@rule("RC-272", "RC-054")
def test_resources_of_a_reward_lie_in_future_until_the_phase_ends() -> None:
    table = robinson(seats=2).threat("crates", 'pawns = 1, reward = [["gain_food", 1], ["gain_preserves", 1]]')
    table.plan("threat", "crates:0", "0").act()
    assert table.future == {"food": 1, "preserves": 1}
    assert (table.food, table.preserves) == (0, 0)


@rule("RC-276")
@pytest.mark.parametrize("wish", [*WRECKAGE, "random"])
def test_only_one_wreckage_card_is_in_the_game(wish: str) -> None:
    """The others come to no Threat space and into no pile from which events are drawn."""
    g = boxed(wreckage=wish)
    found = [*g.threats, *g.events.cards, *events_with(g, "book"), *events_with(g, "adventure")]
    assert [card for card in found if card in WRECKAGE] == [g.threats[1]]
