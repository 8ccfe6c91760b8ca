"""Questions that hardly any game leads to, in the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

from campfire.kernel.match import Match
from campfire.terminal.screen import Screen
from campfire.terminal.seating import Sitter
from campfire.terminal.speech import Speech
from campfire.terminal.table import Table
from campfire.words.language import OWN_NAMES
from campfire.words.lexicon import Lexicon
from tests.browser.rare_questions import amulet_and_bell, danger, weapons_wanted
from tests.rules import rule
from tests.terminal.toy_table import typing

Patch = pytest.MonkeyPatch
Capture = pytest.CaptureFixture[str]


def table_at(match: Match, file: Path, lang: str = "en") -> Table:
    """Two people at one keyboard who have no secrets."""
    speech = Speech(Lexicon(lang, "robinson"), [Sitter(name="Ada"), Sitter(name="Bo")])
    return Table(match, speech, Screen(plain=True), file, lambda: 0.5)


@rule("RC-113", "RC-239")
@pytest.mark.parametrize("lang", OWN_NAMES)
def test_danger_names_what_helps_and_explains_it(
    tmp_path: Path, monkeypatch: Patch, capsys: Capture, lang: str
) -> None:
    table, lexicon = table_at(danger(), tmp_path / "game.json", lang), Lexicon(lang, "robinson")
    assert [option.key for option in table.ask(0).options] == ["suffer_danger", "pistol", "empty_bottle"]
    typing(monkeypatch, table, "?", "?2")
    told = capsys.readouterr().out
    assert lexicon.word("ask-danger", who="Ada") in told
    assert lexicon.word("tip-danger") in told
    assert lexicon.word("power-pistol") in told


@rule("RC-113")
@pytest.mark.parametrize("lang", OWN_NAMES)
def test_the_card_that_wants_weapons_can_be_read(
    tmp_path: Path, monkeypatch: Patch, capsys: Capture, lang: str
) -> None:
    table, lexicon = table_at(weapons_wanted(), tmp_path / "game.json", lang), Lexicon(lang, "robinson")
    typing(monkeypatch, table, f"? {lexicon.word('card-signs_of_a_predator')}")
    told = capsys.readouterr().out
    assert lexicon.word("ask-weapons_wanted", n=3, level=0) in told
    assert f"  1  {lexicon.word('option-stay_unarmed')}\n" in told
    assert lexicon.word("effect-exhausts_camp_food", weapons=3) in told


@rule("RC-089", "RC-079")
def test_where_nothing_is_left_to_choose_the_game_goes_on(tmp_path: Path, monkeypatch: Patch, capsys: Capture) -> None:
    table = table_at(amulet_and_bell(), tmp_path / "game.json")
    bell = [option.args for option in table.ask(0).options].index(("decorated_bell", "")) + 1
    typing(monkeypatch, table, str(bell), "1", "1")
    told = capsys.readouterr().out
    assert told.rindex("Where do the pawns go?") > told.rindex("Which token or marker is removed?")
    assert table.match.journal[-1][1:] == ("nothing_left", (), True)
    assert "nothing is left to choose" not in told
