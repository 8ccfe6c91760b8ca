"""The games, by name. Nothing above them imports a game directly."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import cast

from campfire.kernel.contract import AnyGame, BadInput

NAMES = ("paleo", "robinson")


@cache
def load(name: str) -> AnyGame:
    """Load a game by its name, or say which there are."""
    if name not in NAMES:
        raise BadInput("unknown_game", name=name, known=", ".join(NAMES))
    return cast(AnyGame, import_module(f"campfire.games.{name}.game").GAME)
