"""The games of the servers under test: the toy beside the real ones."""

from __future__ import annotations

from campfire import games
from campfire.kernel.contract import AnyGame
from tests.contract.play import standing
from tests.contract.toy import TOY

NAMES = (*(game.name for game in standing()), "toy")


def load(name: str) -> AnyGame:
    """Load a game by its name."""
    return TOY if name == "toy" else games.load(name)
