"""Offers at the keyboard: what others may use before whoever is asked answers."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from campfire import games
from campfire.kernel.fate import Fate
from campfire.kernel.match import Match
from campfire.terminal.screen import Screen
from campfire.terminal.seating import Sitter
from campfire.terminal.speech import Speech
from campfire.terminal.table import Table
from campfire.words.lexicon import Lexicon
from tests.browser.bystanders import beside
from tests.contract.play import lay_on_top
from tests.contract.tending import tend_together
from tests.rules import rule
from tests.terminal.toy_table import toy_table, typing


def shore(file: Path, lang: str = "en", bot: str = "") -> Table:
    """Bo decides, and Ada may use an ability meanwhile."""
    random = Random(4)
    match = Match.load(beside("handyman"), games.load, Fate.drawn(random.random))
    speech = Speech(Lexicon(lang, "robinson"), [Sitter(name="" if bot else "Ada", bot=bot), Sitter(name="Bo")])
    return Table(match, speech, Screen(plain=True), file, random.random)


@rule("RC-079", "RC-135")
def test_another_person_uses_an_ability_before_the_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = shore(tmp_path / "game.json")
    before, asked = len(table.match.journal), table.match.seats()
    number = [option.args[:1] for _, option in table.offers(1)].index(("handyman",)) + 1
    typing(monkeypatch, table, "o", f"o {number}")
    told = capsys.readouterr().out
    assert "something can be used by Ada" in told
    assert "Ada: " in told
    assert "Handyman" in told
    assert [entry.seat for entry in table.match.journal[before:]] == [0]
    assert table.match.seats() == asked == (1,)


def test_what_is_not_on_the_list_of_offers_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = shore(tmp_path / "game.json")
    before = len(table.match.journal)
    typing(monkeypatch, table, "o 99", "o x")
    assert capsys.readouterr().out.count("is not on the list") == 2
    assert len(table.match.journal) == before


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "Nobody else at this keyboard can use anything now."),
        ("ru", "Больше никто за этой клавиатурой сейчас ничего применить не может."),
        ("it", "Nessun altro a questa tastiera può usare qualcosa adesso."),
    ],
)
def test_what_a_bot_may_use_is_not_offered_at_the_keyboard(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], lang: str, told: str
) -> None:
    typing(monkeypatch, shore(tmp_path / "game.json", lang, bot="random"), "o")
    assert told in capsys.readouterr().out


def around_the_fire(file: Path, *seats: str, sticks: int = 1) -> Table:
    """A group decides, and the second of them alone may poke the fire."""
    table = toy_table(file, *seats)
    lay_on_top(table.match, tend_together(sticks))
    return table


def test_in_a_group_another_person_uses_what_is_theirs_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = around_the_fire(tmp_path / "game.json", "me=Ada", "me=Bo")
    before = len(table.match.journal)
    typing(monkeypatch, table, "o 1", "o")
    assert [(entry.seat, entry.key) for entry in table.match.journal[before:]] == [(1, "poke")]
    assert "Nobody else at this keyboard can use anything now." in capsys.readouterr().out


@pytest.mark.parametrize(("choice", "answered"), [(2, [(1, "poke")]), (0, [])])
def test_a_bot_uses_what_is_its_own_and_leaves_the_decision_to_people(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, choice: int, answered: list[tuple[int, str]]
) -> None:
    table = around_the_fire(tmp_path / "game.json", "me=Ada", "random")
    table.bots[1] = lambda view, offer, random: choice
    before = len(table.match.journal)
    typing(monkeypatch, table, "1")
    told = [(entry.seat, entry.key) for entry in table.match.journal[before:]]
    assert told[: len(answered) + 1] == [*answered, (0, "rest")]
