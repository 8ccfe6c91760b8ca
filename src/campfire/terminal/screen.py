"""The screen: where the table is shown and answers are typed, in colour or plainly."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterable
from typing import TypeAlias

from rich.console import Console, RenderableType
from rich.text import Text

Line: TypeAlias = str | Text

CYRILLIC_KEYS = str.maketrans("йцукенгшщзфывапролдячсмить,", "qwertyuiopasdfghjklzxcvbnm?")
"""What a Russian keyboard types for the Latin letters of the commands, and for the question mark."""

MARGIN = re.compile(r"(?:[·—] | *\d*  |\S(?: \S+)? {2,})?")
"""What stands before the words of a line: a mark, the number of a list, a command that is explained, or an indent."""

KEPT, LETTER = "\u00a0", "\ue000"
"""A space at which no line ends, and the letter that stands for it while lines are broken."""


PAGE = 24
"""So many rows are told before somebody goes on, fewer on a low screen."""


class Left(Exception):
    """The person has left: quit, or closed the input."""


class Screen:
    """Writes lines and pictures, and reads what is typed."""

    def __init__(self, plain: bool) -> None:
        self.plain = plain
        self.console = Console(highlight=False, emoji=False, markup=False)

    def clear(self) -> None:
        """Start afresh; a plain screen only leaves a line."""
        if self.plain:
            self.write()
        else:
            self.console.clear()

    def write(self, *lines: Line) -> None:
        """Write lines; without any, an empty one."""
        for line in lines or ("",):
            if self.plain:
                print(line, flush=True)
            else:
                self.console.print(hanging(line, self.console))

    def pages(self, lines: Iterable[Line]) -> list[list[Line]]:
        """Part lines into what can be read at once; plainly, all of it is one page."""
        if self.plain:
            return [list(lines)]
        pages, rows = list[list[Line]]([[]]), 0
        for line in lines:
            taken = 1 + hanging(line, self.console).plain.count("\n")
            if pages[-1] and rows + taken > min(PAGE, self.console.height - 1):
                pages.append([])
                rows = 0
            pages[-1].append(line)
            rows += taken
        return pages

    def draw(self, picture: RenderableType) -> None:
        """Show a picture."""
        self.console.print(picture)

    def ask(self, prompt: str) -> str:
        """Read a line; the end of the input is a way to leave. What a script types is shown as well."""
        try:
            typed = input(f"{prompt} ").strip()
        except EOFError:
            raise Left from None
        if not sys.stdin.isatty():
            print(typed)
        return typed

    def pick(self, title: Line, choices: Iterable[Line], default: int = 0) -> int:
        """Let somebody choose from a numbered list; Enter takes the default."""
        labels = list(choices)
        self.write(title, *(numbered(i, label) for i, label in enumerate(labels, 1)))
        while True:
            typed = self.ask(f"[{default + 1}] >") or str(default + 1)
            if letter(typed) == "q":
                raise Left
            if typed.isdecimal() and 1 <= int(typed) <= len(labels):
                return int(typed) - 1


def numbered(number: int, label: Line) -> Text:
    """A line of a numbered list."""
    return Text.assemble((f"{number:>3}", "bold yellow"), "  ", label)


def hanging(line: Line, console: Console) -> Text:
    """A line that goes on below its own words, not below its number or indent.

    >>> print(hanging(numbered(7, "Stoke the fire"), Console(width=16)))
      7  Stoke the
         fire
    """
    text = line if isinstance(line, Text) else Text(line)
    margin = MARGIN.match(text.plain)
    indent = margin.end() if margin else 0
    words = text[indent:]
    words.plain = words.plain.replace(KEPT, LETTER)
    wrapped = words.wrap(console, max(console.width - indent, 1))
    for part in wrapped:
        part.rstrip()
        part.plain = part.plain.replace(LETTER, KEPT)
    return text[:indent] + Text("\n" + " " * indent).join(wrapped)


def letter(typed: str) -> str:
    """The command that a typed letter means, whatever the keyboard.

    >>> letter("U"), letter("г"), letter("quit")
    ('u', 'u', 'quit')
    """
    return typed.lower().translate(CYRILLIC_KEYS)


def is_plain(wish: bool) -> bool:
    """Tell whether to do without colours and cursor tricks."""
    return wish or not sys.stdout.isatty() or os.environ.get("TERM", "dumb") == "dumb"
