"""The seven scenario sheets; importing this package joins their hooks to the rules."""

from campfire.games.robinson.effects.scenarios import (
    cannibal_island,
    castaways,
    cursed_island,
    jenny,
    king_kong,
    robinson_family,
    volcanic_island,
)

__all__ = [
    "cannibal_island",
    "castaways",
    "cursed_island",
    "jenny",
    "king_kong",
    "robinson_family",
    "volcanic_island",
]
