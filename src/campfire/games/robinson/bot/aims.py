"""What a scenario can ask for, and how much work for the goal counts now."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from campfire.games.robinson.actions import Action
from campfire.games.robinson.bot.reading import Reading

if TYPE_CHECKING:
    from campfire.games.robinson.bot.worth import Judge

VICTORY = 60.0
ZEAL = 1.5
"""How much more work for the goal is worth where little time is left for it."""

LEISURE, HASTE, LATE, MOST_HURRY = 1.0, 1.25, 5.0, 9.0
"""What a pawn's work for the goal is worth at leisure, how much more if it takes all pawns, in the end, and at most."""

TRIP, TEAM, EXPEDITION, SITE = 1.25, 2.0, 2.2, 4.2
"""The pawns for a wood, for something that is built or caught, for a new tile, and for a special place."""

MOVING = 0.4
"""How much of a roof and a palisade is left to a camp that has to flee."""


def no_target(judge: Judge, action: Action, who: int) -> float | None:
    """The sheet has no actions of its own."""
    return None


@dataclass
class Aims:
    """How a scenario changes the worth of things."""

    wood: float = 1.15
    stock: float = 8.0
    """So much wood is worth keeping."""
    reserve: int = 0
    """So much wood the goal will ask for."""
    reserved: float = 0.0
    """What it costs besides to spend a wood of that."""
    home: bool = True
    """Roof and palisade are what wood is kept for."""
    fur: float = 1.6
    items: Mapping[str, float] = field(default_factory=dict)
    prudence: float = 0.0
    """How much meals, nights and wounds come before everything that may pay later."""
    timber: float = 1.0
    """How much more a source of wood is worth than elsewhere."""
    drain: float = 0.6
    """The wounds that a round will cost each."""
    lasting: int = 8
    """Income is counted for so many rounds at most."""
    totem: float = 0.0
    """What a tile with a totem is worth besides."""
    packs: float = 0.0
    """How often the sheet will have the hungry animals die rolled besides."""
    blows: float = 0.0
    """Blows against the palisade that the sheet adds until the end."""
    breach: float = 0.0
    """What a blow that finds no palisade costs besides."""
    first: float = 0.0
    """What a Shelter of one's own and the first level of every track are worth besides."""
    staying: float = 1.0
    """How much of a roof and a palisade outlasts the next moves of the camp."""
    furs: int = 0
    """Furs that the goal lacks."""
    frontier: float = 0.0
    """What an unexplored space beside the camp is worth."""
    arms: float = 0.0
    """What a weapon level is worth besides, up to `armed`."""
    armed: int = 0
    targets: Callable[[Judge, Action, int], float | None] = no_target
    """What the actions of the sheet are worth."""
    exploring: Callable[[str], float] = lambda space: 0.0
    """What it is worth besides to explore a space."""
    pile: int = 0
    """How much wood should go on the woodpile now."""
    site: Callable[[str], float] = lambda space: 0.0
    """What it is worth besides to have the camp on a space."""


def fur_price(reading: Reading) -> float:
    """Fur stands for the wood of a Shelter."""
    costs = reading.view["costs"]
    return 0.15 + costs["wood"] / costs["fur"]


def places_with(reading: Reading, token: str) -> list[str]:
    """The spaces on which such a token lies."""
    return [space for space in reading.spaces if token in reading.tokens(space)]


def produced(reading: Reading) -> int:
    """The wood that the camp produces in a round."""
    return sum([source["gives"] for source in reading.sources(reading.camp) if source["source"] == "wood"])


def hands(reading: Reading) -> float:
    """The pawns of a round."""
    return 2.0 * reading.players + bool(reading.view["friday"]) + 0.5 * bool(reading.view["dog"])


def hurry(reading: Reading, work: float, last: int = 99) -> float:
    """What a pawn's work for the goal is worth: more, the more of all pawns until the last round it takes."""
    end = max(reading.round, min(reading.round + reading.after, last))
    share = work / (max(1, end - reading.round + 1) * hands(reading))
    return min(MOST_HURRY, LEISURE + share * (HASTE + LATE * (reading.round / end) ** 3))


def lumber(reading: Reading, wood: int) -> float:
    """The pawns that it takes to gather the wood that is still lacking."""
    return TRIP * max(0.0, wood - reading.total("wood") - produced(reading) * min(reading.after, 4))


def goal_wood(price: float, lacking: int) -> float:
    """What a wood is worth where little else but the goal asks for it."""
    return max(0.9, min(4.0, TRIP * price)) if lacking > 0 else 1.0
