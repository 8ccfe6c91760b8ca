"""What cards do at fixed moments of a round, joined to the phases by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from campfire.games.robinson.cards import GROUP, OWNERS
from campfire.games.robinson.sorts import (
    MORALE_TRACK,
    PHASE,
    RESOURCE,
    SPOT,
    THREAT_SPACES,
    WEATHER_SPACE,
    N,
    aim_thing,
    event,
    so_much,
    to_store,
)
from campfire.games.robinson.state import State, Who
from campfire.kernel.declared import EventKind, Id
from campfire.kernel.frame import Frame

PHASE_BEGINS = event("phase", phase=PHASE, shows="phase")
ARRIVED = event("arrived", n=N, resource=RESOURCE, origin=SPOT, shows="travel", words=so_much, path=to_store)

SCENES = {"event": THREAT_SPACES, "morale": MORALE_TRACK, "weather": WEATHER_SPACE}
"""Where on the table the phases are played, if not in the camp."""

Moment: TypeAlias = Callable[[State], tuple[Frame, ...]]
"""What a card adds at a moment; nothing while the card is not in play."""

MOMENTS: dict[str, list[Moment]] = {"dawn": [], "night": []}
"""What happens at the start of a round, and of its Night phase."""

LARDERS: list[Callable[[State], int]] = []
"""What keeps perishable food over night, and how much of it. [RC-428]"""


def actor(g: State) -> Who:
    """Who leads the action that is being resolved; otherwise everybody is meant. [RC-051]"""
    return OWNERS.get(g.plan[0].pawns[0], GROUP) if g.phase == "action" and g.plan else GROUP


def scene(g: State) -> str:
    """The thing on the table with which something happens now."""
    if g.phase == "action" and g.plan:
        action = g.plan[0].action
        return aim_thing(action) or f"action:{action.kind}"
    return SCENES.get(g.phase) or f"space:{g.camp}"


def tell_here(g: State, kind: EventKind, *args: Id) -> None:
    """Tell what happens, and last of all with which thing on the table."""
    if g.log is not None:
        g.tell(kind, *args, scene(g))


def at(g: State, moment: str) -> tuple[Frame, ...]:
    """What the cards in play do now."""
    frames: tuple[Frame, ...] = ()
    for card in MOMENTS[moment]:
        frames += card(g)
    return frames
