"""What each scenario asks for, and how much that counts now."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from campfire.bots.robinson_outlook import Outlook

WOODPILE = (1, 2, 3, 4, 5)


@dataclass
class Aims:
    """How a scenario changes the worth of things."""

    wood: float = 1.15
    stock: float = 8.0
    """So much wood is worth keeping."""
    fur: float = 1.6
    items: Mapping[str, float] = field(default_factory=dict)
    totem: float = 0.0
    """What a tile with a totem is worth besides."""
    blows: float = 0.0
    """Blows against the palisade that the sheet adds until the end."""
    breach: float = 0.0
    """What a blow that finds no palisade costs besides."""
    weapon: Callable[[int], float] | None = None
    """What the next weapon level is worth, where the sheet asks for weapons."""
    targets: Callable[[str, str], float | None] = lambda kind, target: None
    """What the actions of the sheet are worth."""
    exploring: Callable[[str], float] = lambda space: 0.0
    """What it is worth besides to explore a space."""
    pile: int = 0
    """How much wood should go on the woodpile now."""
    site: Callable[[str], float] = lambda space: 0.0
    """What it is worth besides to have the camp on a space."""


def fur_price(outlook: Outlook) -> float:
    """Fur stands for the wood of a Shelter."""
    costs = outlook.view["costs"]
    return 0.15 + 1.0 * float(costs["wood"]) / float(costs["fur"])


PACE = (0, 0, 0, 1, 1, 3, 3, 6, 6, 10, 11, 13, 15)
"""How much wood should lie on the woodpile after each round."""


def pile(outlook: Outlook) -> int:
    """How much wood should go on the woodpile in this round."""
    level, piled, wood = outlook.track.get("level", 0), outlook.track.get("woodpile", 0), outlook.have["wood"]
    room = max(0, sum(WOODPILE[: level + 1]) - piled)
    if outlook.after + 1 <= len(WOODPILE) - level:
        return min(wood, room)
    lag = max(0, PACE[outlook.round] - piled)
    spare = max(0, wood - 2 * outlook.view["costs"]["wood"])
    return min(wood, room, max(lag, spare))


def castaways(outlook: Outlook) -> Aims:
    """A woodpile, and Fire when the ship is near."""
    piled = outlook.track.get("woodpile", 0)
    missing = sum(WOODPILE) - piled
    late = outlook.round / 12
    wood = 1.25 + 0.5 * late if missing > outlook.total("wood") else 0.8
    return Aims(
        wood=wood,
        stock=12.0,
        pile=pile(outlook),
        fur=fur_price(outlook) + 0.3,
        items={"fire": 3.0 + 8.0 * late, "mast": 3.2 if missing >= 3 and outlook.track.get("level", 0) >= 2 else 0.5},
    )


def cursed_island(outlook: Outlook) -> Aims:
    """Five Crosses on five tiles."""
    standing = len([one for one in outlook.spaces.values() if "cross" in one["tokens"]])
    worth = 4.5 + 0.5 * outlook.round + 0.5 * standing

    def targets(kind: str, target: str) -> float | None:
        if target.startswith("cross:"):
            return worth
        return 3.0 if target.startswith("temple:") else None

    tiles = len([one for one in outlook.spaces.values() if one["tile"] and one["open"]])
    lacking = max(0, 5 - tiles)
    fogs = len([one for one in outlook.spaces.values() if "fog" in one["tokens"]])
    return Aims(
        wood=1.4,
        stock=10.0,
        fur=fur_price(outlook),
        items={"holy_bell": 0.5 * min(fogs, 3)},
        targets=targets,
        exploring=lambda space: 1.2 * min(1, lacking),
    )


def plain(outlook: Outlook) -> Aims:
    """Nothing in particular."""
    return Aims(fur=fur_price(outlook))


AIMS: Mapping[str, Callable[[Outlook], Aims]] = {
    "castaways": castaways,
    "cursed_island": cursed_island,
    "jenny": plain,
    "volcanic_island": plain,
    "cannibal_island": plain,
    "robinson_family": plain,
    "king_kong": plain,
}
