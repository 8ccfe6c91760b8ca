"""What cannot be used now, in the terminal: which thing, why not, and the rule."""

from __future__ import annotations

import io
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

from campfire import games
from campfire.kernel.fate import Fate
from campfire.kernel.match import Match
from campfire.terminal.explain import Subject, as_typed, explain, overview
from campfire.terminal.screen import Screen
from campfire.terminal.seating import Sitter
from campfire.terminal.speech import Speech
from campfire.words.lexicon import Lexicon
from tests.browser.castaways import rich
from tests.rules import rule
from tests.terminal.toy_table import toy_table, typing, until_victim


def planner(lang: str) -> Subject:
    """Somebody plans who has the determination for every ability."""
    match = Match.load(rich(), games.load, Fate.drawn(Random(1).random))
    ask = match.ask(0)
    assert ask is not None
    speech = Speech(Lexicon(lang, "robinson"), [Sitter(name="Ada"), Sitter(name="Bo")])
    return Subject(match, 0, ask, speech)


@rule("RC-135")
@pytest.mark.parametrize(
    ("lang", "head", "told", "offered"),
    [
        ("en", "Cannot be used now:", "Craftsmanship: only after you have rolled the dice for Building", "Handyman"),
        ("ru", "Сейчас нельзя применить:", "Мастерство: только после вашего броска кубиков строительства", "Умелец"),
        ("it", "Ora non si può usare:", "Maestria: solo dopo aver tirato i dadi della tua Costruzione", "Tuttofare"),
    ],
)
def test_abilities_that_cannot_be_used_are_told_with_the_rule(lang: str, head: str, told: str, offered: str) -> None:
    lines = [str(line) for line in overview(planner(lang))]
    idle = [line for line in lines[lines.index(head) + 1 :] if line[:3].strip().isdecimal()]
    assert [line for line in idle if told in line and line.endswith(" RC-135)")]
    assert not [line for line in idle if offered in line]


@pytest.mark.parametrize("lang", ["en", "ru", "it"])
def test_a_long_reason_goes_on_below_its_own_words(lang: str) -> None:
    screen = Screen(plain=False)
    screen.console = Console(file=io.StringIO(), width=80, highlight=False, emoji=False, markup=False)
    reasons = [line for line in overview(planner(lang)) if str(line)[:3].strip().isdecimal()]
    screen.write(*reasons)
    shown = screen.console.file.getvalue().splitlines()  # type: ignore[attr-defined]  # the file is a StringIO
    assert len(shown) > len(reasons)
    assert max(map(len, shown)) <= 80
    assert all(line[:5].strip().isdecimal() or line.startswith("     ") for line in shown)


def test_an_idle_card_is_explained_by_its_number(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = toy_table(tmp_path / "game.json", "me", "me", "me")
    seat, ask = until_victim(table)
    last = len(ask.options) + len(Subject(table.match, seat, ask, table.speech).blocked())
    typing(monkeypatch, table, "?", f"?{last + 1}")
    assert capsys.readouterr().out.count("held (rule TOY-2)") == 2


def test_a_card_is_found_as_people_type_its_name() -> None:
    assert explain(planner("ru"), "веревка") == explain(planner("ru"), "Верёвка")
    assert as_typed("Captain’s Chest") == as_typed("captain's chest")
