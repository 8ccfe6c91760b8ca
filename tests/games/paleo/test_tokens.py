"""Death tokens and painting tokens. [ledger chapter 19]"""

from __future__ import annotations

import pytest

from tests.games.paleo.table import Table, paleo
from tests.rules import rule


def omen(line: str) -> Table:
    """A player has revealed a card with this line."""
    return paleo().card("omen", line).people(0, "elder").reveal(0, "omen")


@rule("PA-196")
def test_the_effect_death_token_places_one_even_if_nobody_dies() -> None:
    table = omen("gains = { death = 1 }").act(0)
    assert table.deaths == 1
    assert table.people_of(0) == ["elder"]
    assert table.graveyard == []


@rule("PA-197")
@pytest.mark.parametrize(("before", "after"), [(3, 2), (1, 0), (0, 0)])
def test_remove_a_death_token_takes_one_back(before: int, after: int) -> None:
    assert omen("gains = { forget_death = 1 }").tokens(deaths=before).act(0).deaths == after


@rule("PA-198")
def test_the_effect_painting_token_places_one() -> None:
    table = omen("gains = { painting = 1 }").tokens(paintings=2).act(0)
    assert table.paintings == 3
    assert table.deaths == 0


@rule("PA-199")
def test_tokens_are_placed_one_at_a_time_and_the_end_is_checked_after_each() -> None:
    lost = omen("gains = { death = 2, forget_death = 2, food = 1 }").tokens(deaths=4).act(0)
    assert lost.lost
    assert (lost.deaths, lost.food) == (5, 0)
    won = omen("gains = { painting = 2, food = 1 }").tokens(paintings=4).act(0)
    assert won.won
    assert (won.paintings, won.food) == (5, 0)
    spared = omen("gains = { forget_death = 1, death = 1 }").tokens(deaths=4).act(0)
    assert spared.deaths == 4
    assert not spared.lost


@rule("PA-199", "PA-033")
def test_except_that_the_joint_result_of_one_action_is_a_win() -> None:
    assert omen("gains = { death = 1, painting = 1 }").tokens(deaths=4, paintings=4).act(0).won
