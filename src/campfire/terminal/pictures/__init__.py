"""Pictures of the games, made from what a seat may see."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import RenderableType

from campfire.kernel.contract import View
from campfire.terminal.pictures import paleo
from campfire.terminal.speech import Speech

DRAWN: dict[str, Callable[[View, Speech], RenderableType]] = {"paleo": paleo.draw}
TOLD: dict[str, Callable[[View, Speech], list[str]]] = {"paleo": paleo.tell}


def picture(game: str, view: View, speech: Speech) -> RenderableType:
    """Draw the table."""
    return DRAWN[game](view, speech) if game in DRAWN else ""


def description(game: str, view: View, speech: Speech) -> list[str]:
    """Tell in lines of text what lies on the table."""
    return TOLD[game](view, speech) if game in TOLD else []
