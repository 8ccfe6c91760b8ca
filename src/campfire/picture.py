"""Pictures of a table in the terminal: titles with lines, in frames side by side or told one after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import zip_longest
from typing import NamedTuple, Protocol, TypeAlias

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from campfire.kernel.contract import CardText
from campfire.kernel.phrase import Phrase, Said

SEAT_SIGNS = ("●", "◆", "⬢", "■")
SEAT_COLOURS = ("bright_blue", "bright_yellow", "bright_green", "bright_magenta")

Cards: TypeAlias = Callable[[str], CardText]
"""Describes a card by its id."""


class Voice(Protocol):
    """Says phrases at one table, with the names of those who sit there."""

    names: list[str]

    def say(self, phrase: Phrase) -> str: ...

    def word(self, key: str, **args: Said) -> str: ...


class Section(NamedTuple):
    """A part of the table: its title and what lies there."""

    title: str
    lines: list[Text]
    style: str = "none"


def told(sections: Iterable[Section]) -> list[str]:
    """Sections in plain lines, one after the other."""
    return [
        line for section in sections for line in (f"{section.title}:", *(f"  {line.plain}" for line in section.lines))
    ]


def joined(parts: Iterable[Text]) -> Text:
    """Several things one after the other."""
    return Text(" · ", "dim").join(parts)


def framed(section: Section) -> Panel:
    """A section in a frame."""
    return Panel(Group(*section.lines), title=section.title, title_align="left", border_style=section.style)


def pairs(panels: list[Panel]) -> RenderableType:
    """Panels two by two; a single one takes the whole width."""
    if len(panels) == 1:
        return panels[0]
    grid = Grid.grid(expand=True)
    grid.add_column(ratio=1)
    grid.add_column(ratio=1)
    for left, right in zip_longest(panels[::2], panels[1::2]):
        grid.add_row(left, right or "")
    return grid
