"""What cards do at fixed moments of a round, joined to the phases by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from campfire.games.robinson.state import State
from campfire.kernel.frame import Frame

Moment: TypeAlias = Callable[[State], tuple[Frame, ...]]
"""What a card adds at a moment; nothing while the card is not in play."""

MOMENTS: dict[str, list[Moment]] = {"dawn": [], "night": []}
"""What happens at the start of a round, and of its Night phase."""

LARDERS: list[Callable[[State], int]] = []
"""What keeps perishable food over night, and how much of it. [RC-428]"""


def at(g: State, moment: str) -> tuple[Frame, ...]:
    """What the cards in play do now."""
    frames: tuple[Frame, ...] = ()
    for card in MOMENTS[moment]:
        frames += card(g)
    return frames
