"""Pictures of the games, made from what a seat may see."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import RenderableType

from campfire.kernel.contract import View
from campfire.kernel.question import Option
from campfire.terminal.pictures import paleo, robinson
from campfire.terminal.pictures.sections import Cards
from campfire.terminal.speech import Speech

DRAWN: dict[str, Callable[[View, Speech, Cards], RenderableType]] = {"paleo": paleo.draw, "robinson": robinson.draw}
IN_SIGHT: dict[str, Callable[[View], list[str]]] = {"paleo": paleo.cards_in_sight, "robinson": robinson.cards_in_sight}
POINTED: dict[str, Callable[[View, Option, Speech, Cards], str]] = {
    "paleo": paleo.pointed_at,
    "robinson": robinson.pointed_at,
}
TOLD: dict[str, Callable[[View, Speech, Cards], list[str]]] = {"paleo": paleo.tell, "robinson": robinson.tell}


def picture(game: str, view: View, speech: Speech, card: Cards) -> RenderableType:
    """Draw the table."""
    return DRAWN[game](view, speech, card) if game in DRAWN else ""


def description(game: str, view: View, speech: Speech, card: Cards) -> list[str]:
    """Tell in lines of text what lies on the table."""
    return TOLD[game](view, speech, card) if game in TOLD else []


def pointed_at(game: str, view: View, option: Option, speech: Speech, card: Cards) -> str:
    """Tell of the thing on the table that an option points at, where its own words do not."""
    return POINTED[game](view, option, speech, card) if game in POINTED else ""


def cards_in_sight(game: str, view: View) -> list[str]:
    """Name the cards whose faces a seat may see."""
    return IN_SIGHT[game](view) if game in IN_SIGHT else []
