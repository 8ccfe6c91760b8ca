"""What dice may bring, counted from their faces."""

from __future__ import annotations

from campfire.games.discover.cards import DICE, FACES, GREY
from campfire.games.discover.rules.changes import REROLL
from campfire.games.discover.rules.duels import ATTACK
from campfire.games.discover.rules.prospects import HITS_AT, changed, lying, prospects
from campfire.games.discover.rules.stock import ILL_UP_TO, RISK_IT
from campfire.games.discover.sorts import DIE
from campfire.games.discover.state import State
from campfire.kernel.contract import Likely
from campfire.kernel.declared import Option
from campfire.kernel.phrase import Phrase


def odds(g: State, option: Option | None) -> list[Likely]:
    """In how many of a hundred cases something comes of an option. [DI-176, DI-257, DI-259]"""
    if option is None:
        return []
    if option.kind is RISK_IT:
        return [likely("ill", of_faces(ILL_UP_TO))]
    if option.kind is ATTACK:
        chance = of_faces(FACES + 1 - HITS_AT)
        return [likely("hit", chance), likely("hurt", chance)]
    if option.kind is REROLL and g.foe:
        after = prospects(g, changed(lying(g), (("reroll", option[DIE]),)))
        return [likely("hit", after.hit) if option[DIE] == DICE[GREY] else likely("hurt", after.hurt)]
    return []


def of_faces(n: int) -> int:
    """So many of the twelve faces, in a hundred cases."""
    return round(100 * n / FACES)


def likely(key: str, chance: int) -> Likely:
    """How likely something is, in words."""
    return Likely(Phrase(f"odds-{key}"), chance)
