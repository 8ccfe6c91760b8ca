"""Games of Robinson Crusoe in which one decides and another, who is not asked, may use an ability."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from campfire.kernel.match import Match
from campfire.kernel.question import Ask
from tests.browser.castaways import play_until


@cache
def beside(ability: str, players: int = 2) -> Any:
    """Play by chance until others alone decide something, and seat 0 may use this ability meanwhile; save there."""

    def wanted(match: Match, ask: Ask) -> bool:
        offered = ask.find("ability", (ability,)) is not None
        return offered and ask.key != "plan" and 0 not in match.seats()

    for seed in range(300):
        save = play_until(wanted, "castaways", players, Random(seed))
        if save:
            return save
    raise AssertionError(f"nobody could ever use {ability} while others decided")
