"""Reactions: cards in play, indexed by the event they wait for.

>>> reactions: Reactions = {}
>>> enlist(reactions, "night_falls", "watch_fire", 1)
>>> react(reactions, "night_falls")
(('watch_fire', 1),)
>>> retire(reactions, "watch_fire", 1)
>>> react(reactions, "night_falls")
()
"""

from __future__ import annotations

from typing import TypeAlias

from campfire.kernel.frame import Seat

Reactions: TypeAlias = dict[str, tuple[tuple[str, Seat], ...]]
"""For each event the cards in play that react to it, each with the seat it belongs to."""


def enlist(reactions: Reactions, event: str, card: str, seat: Seat) -> None:
    """A card comes into play and waits for an event."""
    reactions[event] = (*reactions.get(event, ()), (card, seat))


def retire(reactions: Reactions, card: str, seat: Seat) -> None:
    """A card leaves play and waits for nothing any more."""
    for event, waiting in list(reactions.items()):
        if (card, seat) in waiting:
            at = waiting.index((card, seat))
            rest = waiting[:at] + waiting[at + 1 :]
            if rest:
                reactions[event] = rest
            else:
                del reactions[event]


def react(reactions: Reactions, event: str) -> tuple[tuple[str, Seat], ...]:
    """Name the cards that react to an event, in the order in which they came into play."""
    return reactions.get(event, ())
