"""The games, by name: each is a folder with a `game.py`. Nothing above them imports a game directly."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import cast

from campfire.kernel.contract import AnyGame, BadInput

FOLDER = Path(__file__).parent
DRAFT = "draft.md"
"""A game that is still being built has this file, which says what is missing; it is not on the shelf yet."""
NAMES = tuple(sorted(file.parent.name for file in FOLDER.glob("*/game.py") if not (file.parent / DRAFT).exists()))


def commands() -> dict[str, str]:
    """Commands that games bring along: each is a module in the folder `commands` of its game.

    >>> commands()["box"]
    'campfire.games.discover.commands.box'
    """
    found = sorted(file for file in FOLDER.glob("*/commands/*.py") if file.stem != "__init__")
    return {file.stem: f"{__name__}.{file.parent.parent.name}.commands.{file.stem}" for file in found}


@cache
def load(name: str) -> AnyGame:
    """Load a game by its name, or say which there are."""
    if name not in NAMES:
        raise BadInput("unknown_game", name=name, known=", ".join(NAMES))
    return cast(AnyGame, import_module(f"{__name__}.{name}.game").GAME)


def known(name: str) -> str:
    """The name of a game, or a refusal that says which there are."""
    load(name)
    return name


@cache
def part(game: str, name: str) -> ModuleType | None:
    """A module in the folder of a game that not every game has, such as its picture or a bot; None where it has none.

    >>> part("paleo", "bot.philosopher"), part("chess", "picture")
    (None, None)
    """
    path = FOLDER.joinpath(game, *name.split("."))
    if not (path.with_suffix(".py").is_file() or path.is_dir()):
        return None
    return import_module(f"{__name__}.{game}.{name}")
