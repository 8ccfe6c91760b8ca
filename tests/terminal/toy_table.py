"""A plain table with the toy game, played by what a test types."""

from __future__ import annotations

import io
from pathlib import Path
from random import Random

import pytest

from campfire.kernel.fate import Fate
from campfire.kernel.frame import Seat
from campfire.kernel.match import Match
from campfire.kernel.question import Ask
from campfire.terminal.play import sit_down
from campfire.terminal.screen import Screen
from campfire.terminal.seating import read_sitter
from campfire.terminal.speech import Speech
from campfire.terminal.table import Table
from campfire.words.lexicon import Lexicon
from tests.contract.toy import TOY


def toy_table(file: Path, *seats: str, lang: str = "en", seed: int = 5) -> Table:
    """Lay out a toy game for these seats."""
    random = Random(seed)
    match = Match(TOY, TOY.check({"players": len(seats)}), Fate.drawn(random.random))
    speech = Speech(Lexicon(lang), [read_sitter(word, "paleo") for word in seats])
    return Table(match, speech, Screen(plain=True), file, random.random)


def until_victim(table: Table) -> tuple[Seat, Ask]:
    """Play on until somebody has to choose a victim; tell who, and the question."""
    while (ask := table.ask(seat := table.match.seats()[0])).key != "choose_victim":
        option = ask.options[0 if seat else -1]
        table.match.answer(seat, option.key, option.args)
    return seat, ask


def typing(monkeypatch: pytest.MonkeyPatch, table: Table, *lines: str) -> int:
    """Sit down and type these lines; then the input is closed."""
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    return sit_down(table)
