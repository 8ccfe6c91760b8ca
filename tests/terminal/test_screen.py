"""The screen: where lines end, and how much of a story is told at once."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console
from rich.text import Text

from campfire.terminal import story
from campfire.terminal.screen import Screen, hanging
from campfire.words.language import OWN_NAMES
from campfire.words.lexicon import Lexicon
from tests.terminal.toy_table import toy_table, typing


def screen_of(width: int, height: int) -> Screen:
    """A coloured screen of a size, written into memory."""
    screen = Screen(plain=False)
    screen.console = Console(file=io.StringIO(), width=width, height=height, highlight=False, emoji=False, markup=False)
    return screen


def shown(screen: Screen) -> str:
    """What stands on it."""
    assert isinstance(screen.console.file, io.StringIO)
    return screen.console.file.getvalue()


@pytest.mark.parametrize(
    ("line", "width", "rows"),
    [
        ("a chance of 96\u00a0% to win", 15, ["a chance of", "96\u00a0% to win"]),
        ("· Ada draws a card", 12, ["· Ada draws", "  a card"]),
        ("— Day 1 begins here", 14, ["— Day 1 begins", "  here"]),
        ("? 2       explain an option", 18, ["? 2       explain", "          an", "          option"]),
        ("g         change the language", 22, ["g         change the", "          language"]),
        ("Ada lays a card", 10, ["Ada lays a", "card"]),
    ],
)
def test_a_line_goes_on_below_its_own_words(line: str, width: int, rows: list[str]) -> None:
    """And what a space holds together stays together."""
    assert hanging(line, Console(width=width)).plain.split("\n") == rows


@pytest.mark.parametrize("lang", OWN_NAMES)
def test_the_help_keeps_to_its_columns(lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = toy_table(tmp_path / "game.json", "me", lang=lang)
    table.screen = screen_of(46, 50)
    typing(monkeypatch, table, "h")
    rows = shown(table.screen).splitlines()
    explained = rows[next(i for i, row in enumerate(rows) if row.startswith("?  ")) :]
    explained = explained[: next(i for i, row in enumerate(explained) if row.startswith("q  "))]
    assert [row for row in explained if row[8:10] != "  " and not row.startswith("? ")] == []


def test_as_much_is_told_at_once_as_the_screen_holds() -> None:
    lines = [Text(f"· step {n}") for n in range(30)]
    assert [len(page) for page in screen_of(80, 60).pages(lines)] == [24, 6]
    assert [len(page) for page in screen_of(80, 11).pages(lines)] == [10, 10, 10]
    assert [len(page) for page in screen_of(8, 21).pages(lines)] == [15, 10, 5]
    assert Screen(plain=True).pages(lines) == [lines]
    assert screen_of(80, 24).pages([]) == [[]]


def test_a_long_story_is_told_before_the_table_is_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The table stands above the end of the story and the question."""
    table, screen = toy_table(tmp_path / "game.json", "me"), screen_of(80, 40)
    table.screen = screen
    told = [Text(f"step {n}") for n in range(30)]
    monkeypatch.setattr(story, "told", lambda *_: told)
    monkeypatch.setattr(table, "draw", lambda seat: screen.write("THE TABLE"))
    monkeypatch.setattr("builtins.input", lambda prompt: screen.console.file.write(prompt) and "")
    table.show(0)
    seen = shown(screen)
    places = [seen.index(word) for word in ("step 0\n", "step 23", "Enter goes on", "THE TABLE", "step 24", "step 29")]
    assert places == sorted(places)
    assert seen.count("THE TABLE") == seen.count("Enter goes on") == 1


@pytest.mark.parametrize("lang", OWN_NAMES)
def test_the_line_of_commands_ends_between_commands(lang: str) -> None:
    commands = Lexicon(lang).word("terminal-commands")
    rows = hanging(commands, Console(width=40)).plain.split("\n")
    assert len(rows) > 1
    assert [row for row in rows[:-1] if not row.endswith("·")] == []
