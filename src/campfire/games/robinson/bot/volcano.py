"""Volcanic Island: explore before the lava comes, then sail."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from campfire.games.robinson.actions import Action
from campfire.games.robinson.bot.aims import (
    EXPEDITION,
    MOVING,
    SITE,
    TEAM,
    TRIP,
    VICTORY,
    ZEAL,
    Aims,
    fur_price,
    goal_wood,
    hurry,
    lumber,
)
from campfire.games.robinson.bot.reading import Reading
from campfire.games.robinson.sight import action_of

if TYPE_CHECKING:
    from campfire.games.robinson.bot.worth import Judge

GUIDE, GUIDED, LADDER = 0.8, 5, 0.8
"""What a Map saves explorers in a round, for how many rounds that counts, and what a Rope Ladder saves at a place."""

LEFT_BEHIND = -5.0
"""What an item is worth that a camp on the move would lose."""

BOAT, LAST_LOOK, KEEP = 3, 7, 4
"""The wood of the boat, the last round for exploring, and how many rounds before the end that wood is kept."""

ESCAPE, LAST_ESCAPE = 20.0, 600.0
"""What a way out is worth while there is still a round to find another one, and when there is none."""


def is_buried(reading: Reading, space: str, rounds: int) -> bool:
    """Lava comes to a space within so many rounds."""
    return comes(reading, space) <= reading.round + rounds


def comes(reading: Reading, space: str, never: int = 99) -> int:
    """The round at whose beginning lava comes to a space."""
    return reading.spaces[space]["lava"] or never


def sights(reading: Reading, price: float, places: int) -> Callable[[Judge, Action, int], float | None]:
    """The special places, those that lava will bury first, and the boat."""

    def targets(judge: Judge, action: Action, who: int) -> float | None:
        if action == Action("build", "longboat"):
            return VICTORY
        if action.what != "site":
            return None
        haste = 1.3 if is_buried(reading, action.space, 1) else 1.0
        return SITE * price * haste - 2.0 * judge.wound(who) if places > 0 else -9.0

    return targets


def is_way_out(reading: Reading, space: str) -> bool:
    """The camp could flee there from the lava."""
    return reading.far.get(space) == 1 and comes(reading, space) > comes(reading, reading.camp)


def way_out(reading: Reading, space: str) -> float:
    """What it is worth to find a tile to which the camp can flee, where there is none and nobody looks for one yet."""
    if not is_buried(reading, reading.camp, 2) or not is_way_out(reading, space):
        return 0.0
    planned = [action_of(one) for one in reading.plan]
    sought = [one.space for one in planned if one.kind == "explore" and not one.what and one.space != space]
    known = [name for name, one in reading.spaces.items() if one["tile"] and one["open"]]
    if any([is_way_out(reading, name) for name in (*sought, *known)]):
        return 0.0
    return LAST_ESCAPE if is_buried(reading, reading.camp, 1) else ESCAPE


def above_lava(reading: Reading, space: str) -> float:
    """What it is worth to camp where lava comes late."""
    flows = comes(reading, space, 9)
    return -500.0 if flows == reading.round + 1 else 2.0 * min(flows, 9)


def tools(reading: Reading, price: float, places: int) -> dict[str, float]:
    """What helps explorers and sailors; a Shortcut does not outlast the next move."""
    guide = GUIDE * price * min(reading.after, GUIDED)
    ladder = LADDER * price * max(0, places)
    return {"rope": TEAM * price, "map": guide, "rope_ladder": ladder, "shortcut": LEFT_BEHIND}


def volcanic_island(reading: Reading) -> Aims:
    """Explore while the camp flees westward, visit the special places on the way, then sail."""
    missing, places = reading.lacks("tiles"), reading.lacks("places")
    work = EXPEDITION * max(0, missing) + SITE * max(0, places) + TEAM * (1 + ("rope" not in reading.items))
    price = ZEAL * hurry(reading, work + lumber(reading, BOAT), LAST_LOOK)
    tile = EXPEDITION * price if missing > 0 else 0.5
    return Aims(
        wood=goal_wood(price, BOAT - reading.total("wood")),
        stock=6.0,
        reserve=BOAT,
        reserved=TRIP * price if reading.after < KEEP else 0.0,
        fur=fur_price(reading),
        prudence=0.75,
        lasting=4,
        staying=MOVING if is_buried(reading, reading.camp, reading.after) else 1.0,
        items=tools(reading, price, places),
        totem=price if places > 0 else 0.0,
        targets=sights(reading, price, places),
        exploring=lambda space: (1.3 if is_buried(reading, space, 2) else 1.0) * tile + way_out(reading, space),
        frontier=price if missing > 0 else 0.0,
        site=partial(above_lava, reading),
    )
