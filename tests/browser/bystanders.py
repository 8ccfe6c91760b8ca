"""Games of Robinson Crusoe in which one decides and another, who is not asked, may use an ability."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from campfire import games
from campfire.games.robinson.sorts import CARD
from campfire.games.robinson.vocabulary.offers import ABILITY
from campfire.kernel.declared import Option
from campfire.kernel.match import Match
from campfire.kernel.question import Ask
from tests.browser.castaways import play_until

CALM_THINGS = ("biscuits", "empty_bottle", "pipe_and_tobacco")
"""Equipment whose use asks nothing more."""


@cache
def beside(ability: str, players: int = 2) -> Any:
    """Play by chance until others alone decide something, and seat 0 may use this meanwhile and then nothing more."""

    def wanted(match: Match, ask: Ask) -> bool:
        return (
            used(ask, ability) is not None and ask.key != "plan" and 0 not in match.seats() and is_last(match, ability)
        )

    for seed in range(300):
        save = play_until(wanted, "castaways", players, Random(seed))
        if save:
            return save
    raise AssertionError(f"nobody could ever use {ability} while others decided")


def used(ask: Ask, ability: str) -> Option | None:
    """The option that uses an ability."""
    return next((option for option in ask.options if option.kind is ABILITY and option[CARD] == ability), None)


def is_last(match: Match, ability: str) -> bool:
    """Whether seat 0 has nothing else to use once it has used this, and the others still decide."""
    trial = Match.load(match.save(), games.load, match.nature)
    ask = trial.ask(0)
    option = used(ask, ability) if ask else None
    assert option is not None
    trial.answer(0, option.key, option.args)
    return 0 not in trial.helpers() and trial.seats() == match.seats()


@cache
def among_all(prompt: str, players: int = 2) -> Any:
    """Play by chance until all decide this together and some calm thing may be used meanwhile; save there."""

    def wanted(match: Match, ask: Ask) -> bool:
        again = match.state.stack[-1]
        used = [option for option in ask.options if again in option.then and option.key in CALM_THINGS]
        return ask.key == prompt and match.seats() == ask.seats and len(ask.options) > len(used) + 1 and bool(used)

    for seed in range(300):
        save = play_until(wanted, "castaways", players, Random(seed))
        if save:
            return save
    raise AssertionError(f"nothing could ever be used beside {prompt}")
