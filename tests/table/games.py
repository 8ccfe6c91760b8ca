"""The games of the servers under test: the toys beside the real ones."""

from __future__ import annotations

from campfire import games
from campfire.kernel.contract import AnyGame
from tests.contract.shells import SHELLS
from tests.contract.toy import TOY

TOYS: dict[str, AnyGame] = {"toy": TOY, "shells": SHELLS}
NAMES = (*games.NAMES, *TOYS)


def load(name: str) -> AnyGame:
    """Load a game by its name."""
    return TOYS[name] if name in TOYS else games.load(name)
