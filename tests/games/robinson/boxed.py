"""Whole games of Robinson Crusoe, played by chance."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from campfire.games.robinson.game import GAME
from campfire.games.robinson.state import State
from campfire.kernel.match import Match


def boxed(scenario: str = "castaways", players: int = 2, seed: int = 1) -> Match:
    """A new game, with nature and characters drawn by a seed."""
    random = Random(seed)
    options = GAME.check({"scenario": scenario, "players": players})
    return Match(GAME, options, lambda chance: chance.outcomes.sample(random.random))


def played(match: Match, seed: int = 1, most: int = 400) -> Iterator[Match]:
    """Play with answers by chance; yield the match before each."""
    random = Random(seed)
    for _ in range(most):
        if not match.seats():
            return
        yield match
        seat = random.choice(match.seats())
        ask = match.ask(seat)
        assert ask is not None
        option = random.choice(ask.options)
        match.answer(seat, option.key, option.args)


def facts(match: Match) -> State:
    """The state of a match."""
    assert isinstance(match.state, State)
    return match.state
