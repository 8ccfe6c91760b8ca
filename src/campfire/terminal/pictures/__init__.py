"""Pictures of the games, made from what a seat may see."""

from __future__ import annotations

from typing import Protocol

from rich.console import RenderableType

from campfire.kernel.contract import View
from campfire.kernel.declared import Option
from campfire.terminal.pictures import paleo, robinson
from campfire.terminal.pictures.sections import Cards
from campfire.terminal.speech import Speech


class Artist(Protocol):
    """What a module of this folder does for its game."""

    def draw(self, view: View, speech: Speech, card: Cards, /) -> RenderableType: ...

    def tell(self, view: View, speech: Speech, card: Cards, /) -> list[str]: ...

    def pointed_at(self, view: View, option: Option, speech: Speech, card: Cards, /) -> str: ...

    def cards_in_sight(self, view: View, /) -> list[str]: ...


ARTISTS: dict[str, Artist] = {"paleo": paleo, "robinson": robinson}
"""Who draws each game; one that nobody draws is played by its questions alone."""


def picture(game: str, view: View, speech: Speech, card: Cards) -> RenderableType:
    """Draw the table."""
    return ARTISTS[game].draw(view, speech, card) if game in ARTISTS else ""


def description(game: str, view: View, speech: Speech, card: Cards) -> list[str]:
    """Tell in lines of text what lies on the table."""
    return ARTISTS[game].tell(view, speech, card) if game in ARTISTS else []


def pointed_at(game: str, view: View, option: Option, speech: Speech, card: Cards) -> str:
    """Tell of the thing on the table that an option points at, where its own words do not."""
    return ARTISTS[game].pointed_at(view, option, speech, card) if game in ARTISTS else ""


def cards_in_sight(game: str, view: View) -> list[str]:
    """Name the cards whose faces a seat may see."""
    return ARTISTS[game].cards_in_sight(view) if game in ARTISTS else []
