"""Whether the demands of an effect can be met, and whether everybody survives it. [RC-060, RC-071, RC-119]"""

from __future__ import annotations

from collections.abc import Callable

from campfire.games.robinson.cards import FOOD, JENNY, PRESERVES, WOOD, Effects
from campfire.games.robinson.state import State, Who
from campfire.games.robinson.vocabulary.defences import level
from campfire.games.robinson.vocabulary.special_wounds import has_medicine
from campfire.games.robinson.vocabulary.survivors import concerned, everybody, hearts


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
    return are_true(DEMANDS, g, me, printed)


def survive(g: State, people: list[Who], n: int) -> bool:
    """Nobody of them dies of so many wounds."""
    return all(g.wounds[who] + n <= hearts(g, who) for who in people)


PERILS: dict[str, Callable[..., bool]] = {
    "wounds": lambda g, me, n: survive(g, concerned(g, me), n),
    "wounds_each": lambda g, me, n: survive(g, everybody(g), n),
    "wounds_without_medicine": lambda g, me, n, otherwise: survive(
        g, concerned(g, me), otherwise if has_medicine(g) else n
    ),
    "first_player_wounds": lambda g, me, n, otherwise: survive(g, [g.first], otherwise if has_medicine(g) else n),
}
"""The words that wound outright, and when everybody survives them. [RC-119]"""


def can_survive(g: State, me: Who, printed: Effects) -> bool:
    """None of these effects alone kills anybody. [RC-119]"""
    return are_true(PERILS, g, me, printed)


def are_true(conditions: dict[str, Callable[..., bool]], g: State, me: Who, printed: Effects) -> bool:
    """What some words ask is true of each of these effects; another word asks nothing."""
    for rule, args in printed:
        condition = conditions.get(rule.run.__name__)
        if condition and not condition(g, me, *args):
            return False
    return True
