"""What scenario sheets and cards add to the actions, joined to them by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from campfire.games.robinson.actions import Action
from campfire.games.robinson.state import State, Who
from campfire.kernel.frame import Frame, Step

Deed: TypeAlias = "Step[Who]"
"""What happens to the leader of the action that is being resolved."""

Rider: TypeAlias = Callable[[State, Who, str], tuple[Frame, ...]]
"""What a card adds for the leader at a place."""

PLACES: dict[str, Deed] = {}
"""Special places (`raft`, `temple`): what exploring them does. [RC-348]"""

CALM_PLACES: set[str] = set()
"""Special places where a wound comes instead of an adventure. [RC-520]"""

PREY: dict[str, Deed] = {}
"""What is hunted instead of beasts. [RC-554]"""

SHEET_ACTIONS: dict[str, Deed] = {}
"""Actions printed on a scenario sheet, by their kind; they come last. [RC-577]"""

TOKENS: dict[str, Callable[[State], tuple[Frame, ...] | None]] = {}
"""Discovery tokens, those of the scenarios too: what using one does now; None where it may not be used. [RC-089]"""

CURES: set[str] = set()
"""Discovery tokens that become Medicine. [RC-378, RC-505]"""

RIDERS: dict[str, list[Rider]] = {
    "lay_tile": [],
    "explored": [],
}
"""What cards add before a tile is laid, after an Exploration. [RC-568, RC-638]"""

DOUBTS: list[Callable[[State, Who], bool]] = []
"""What makes somebody roll every success again, even a sure one. [RC-655, RC-656]"""

BAD_LUCK: list[Callable[[State, Who], bool]] = []
"""What makes somebody roll a success again that was rolled; a sure one is not touched. [RC-642]"""


def is_calm(action: Action) -> bool:
    """An Exploration of a special place where a wound comes instead of an adventure. [RC-520]"""
    return action.kind == "explore" and action.what in CALM_PLACES


def riders(g: State, moment: str, me: Who, place: str) -> tuple[Frame, ...]:
    """What cards add at a moment of an action."""
    frames: tuple[Frame, ...] = ()
    for rider in RIDERS[moment]:
        frames += rider(g, me, place)
    return frames


def is_doubted(g: State, me: Who) -> bool:
    """Every success of this leader must be rolled again. [RC-655]"""
    return any([doubt(g, me) for doubt in DOUBTS])


def is_unlucky(g: State, me: Who) -> bool:
    """A success that this leader has rolled must be rolled again. [RC-642]"""
    return any([luck(g, me) for luck in BAD_LUCK])
