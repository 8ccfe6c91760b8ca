"""Pictures of the games, made from what a seat may see."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, cast

from rich.console import Group, RenderableType

from campfire import games
from campfire.kernel.contract import View
from campfire.kernel.declared import Option
from campfire.picture import Cards, Voice
from campfire.terminal.plain import plain_board


class Artist(Protocol):
    """What the picture in the folder of a game does."""

    def draw(self, view: View, voice: Voice, card: Cards, /) -> RenderableType: ...

    def tell(self, view: View, voice: Voice, card: Cards, /) -> list[str]: ...

    def pointed_at(self, view: View, option: Option, voice: Voice, card: Cards, /) -> str: ...

    def cards_in_sight(self, view: View, /) -> list[str]: ...


@cache
def artist(game: str) -> Artist | None:
    """Who draws a game; one that nobody draws lies on the table in plain lines."""
    older = f"campfire.terminal.pictures.{game}"
    return cast("Artist | None", import_module(older) if find_spec(older) else games.part(game, "picture"))


def picture(game: str, view: View, voice: Voice, card: Cards) -> RenderableType:
    """Draw the table."""
    drawn = artist(game)
    return drawn.draw(view, voice, card) if drawn else Group(*plain_board(view, voice))


def description(game: str, view: View, voice: Voice, card: Cards) -> list[str]:
    """Tell in lines of text what lies on the table."""
    drawn = artist(game)
    return drawn.tell(view, voice, card) if drawn else [*plain_board(view, voice)]


def pointed_at(game: str, view: View, option: Option, voice: Voice, card: Cards) -> str:
    """Tell of the thing on the table that an option points at, where its own words do not."""
    drawn = artist(game)
    return drawn.pointed_at(view, option, voice, card) if drawn else ""


def cards_in_sight(game: str, view: View) -> list[str]:
    """Name the cards whose faces a seat may see."""
    drawn = artist(game)
    return drawn.cards_in_sight(view) if drawn else []
