"""Games with the cards of the box, played through a match."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from campfire.games.paleo.game import GAME
from campfire.games.paleo.state import State
from campfire.kernel.match import Match

MANY_ANSWERS = 3_000
"""A random game never needs so many."""


def boxed(seed: int = 1, **wish: Any) -> Match:
    """Set up a game from the box; nature answers from a seeded source."""
    random = Random(seed)
    return Match(GAME, GAME.check(wish), lambda chance: chance.outcomes.sample(random.random))


def facts(match: Match) -> State:
    """The facts of a match."""
    assert isinstance(match.state, State)
    return match.state


def played(match: Match, seed: int = 1) -> Iterator[Match]:
    """Answer at random until the game is over; yield the match before each answer and at the end."""
    random = Random(seed)
    for _ in range(MANY_ANSWERS):
        yield match
        if not match.seats():
            return
        seat = random.choice(match.seats())
        ask = match.ask(seat)
        assert ask is not None
        option = random.choice(ask.options)
        match.answer(seat, option.key, option.args)
    raise AssertionError(f"no end after {MANY_ANSWERS} answers")
