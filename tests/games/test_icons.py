"""The small drawings that games name in their declarations."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from campfire import games
from campfire.kernel.declared import EventKind, OptionKind

PAGE = Path(__file__).parents[2] / "web" / "src"


def drawn(name: str) -> set[str]:
    """What the page has a drawing for at a table of this game."""
    sets = [PAGE / "icons" / "core.json", *(PAGE / "games" / name).glob("*s.json")]
    return {icon for file in sets for icon in json.loads(file.read_text("utf-8"))}


def named(name: str) -> Iterator[str]:
    """The icons that a game names outright."""
    declared = games.load(name).declared
    shown = [kind for kind in declared.kinds.values() if isinstance(kind, EventKind | OptionKind)]
    yield from (said.icon for said in (*shown, *declared.sorts.values()) if isinstance(said.icon, str) and said.icon)


@pytest.mark.parametrize("name", games.NAMES)
def test_every_icon_that_a_game_names_is_drawn(name: str) -> None:
    assert {*named(name)} - drawn(name) == set()
