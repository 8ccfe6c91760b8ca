"""Whether the demands of an effect can be met. [RC-060, RC-071]"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from campfire.games.robinson.cards import FOOD, JENNY, PRESERVES, WOOD, Effects
from campfire.games.robinson.state import State, Who
from campfire.games.robinson.vocabulary.defences import level
from campfire.games.robinson.vocabulary.survivors import concerned


def has_determination(g: State, me: Who, n: int) -> bool:
    """Everybody concerned owns that much."""
    return all(g.determination[who] >= n for who in concerned(g, me) if who != JENNY)


def has_roof_or_palisade(g: State, me: Who, n: int) -> bool:
    """One of the two tracks can change by so much."""
    return n > 0 or max(g.roof, g.palisade) >= -n


def holds_palisade(g: State, me: Who, strength: int, weapon_loss: int, food: int, fur: int, palisade_loss: int) -> bool:
    """What a fight takes of the palisade is there; one that the weapons do not hold off has a window of its own."""
    return strength > g.weapons or g.palisade >= palisade_loss


DEMANDS: dict[str, Callable[..., bool]] = {
    "lose_wood": lambda g, me, n: g.available[WOOD] >= n,
    "lose_food": lambda g, me, n: g.available[FOOD] + g.available[PRESERVES] >= n,
    "lose_determination": has_determination,
    "first_player_loses_determination": lambda g, me, n: g.determination[g.first] >= n,
    "lowers": lambda g, me, track, n: level(g, track) >= n,
    "roof_or_palisade": has_roof_or_palisade,
    "halves_roof_or_palisade": lambda g, me: bool(g.roof or g.palisade),
    "halves": lambda g, me, track: level(g, track) > 0,
    "discard_inventions": lambda g, me, n: len(g.board) >= n,
    "fight": holds_palisade,
}
"""The words that demand something, and when it is there."""


def can_meet(g: State, me: Who, printed: Effects) -> bool:
    """Everything that these effects demand is there, and they do not compete for it. [RC-071]"""
    return all(is_met(g, me, rule.run.__name__, args) for rule, args in printed)


def is_met(g: State, me: Who, name: str, args: tuple[Any, ...]) -> bool:
    """One demand can be met; a word that demands nothing always can."""
    demand = DEMANDS.get(name)
    return demand is None or demand(g, me, *args)
