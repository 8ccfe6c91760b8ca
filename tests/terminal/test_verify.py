"""The check of chance: a file of a finished game proves that nothing was stacked."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any
from uuid import uuid4

import pytest

from campfire import games
from campfire.cli import main
from campfire.kernel.fate import Fate
from campfire.kernel.match import Match, Nature, sealed, without_seed
from campfire.terminal.saves import Save, write

FATE = Fate("ab" * 32)
GAMES = [*games.NAMES]


def finished(game: str, nature: Nature = FATE, most: int = 100_000) -> Match:
    """A game of two, played at random to its end."""
    rules, random = games.load(game), Random(3)
    match = Match(rules, rules.check({"players": 2}), nature)
    while (seats := match.seats()) and len(match.journal) < most:
        seat = random.choice(seats)
        ask = match.ask(seat)
        assert ask is not None
        option = random.choice([*ask.options])
        match.answer(seat, option.key, option.args)
    return match


def file_of(folder: Path, save: Any, bare: bool = False) -> str:
    """A save in a file: of the terminal, or bare as a table gives it."""
    file = folder / f"{uuid4().hex}.json"
    if bare:
        file.write_text(json.dumps(save))
    else:
        write(file, Save(save, ["me", "me"], True))
    return str(file)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_follows_from_its_seed(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    save = finished(game).save()
    for bare in (False, True):
        assert main(["verify", file_of(tmp_path, save, bare), "--digest", FATE.digest.upper()]) == 0
    assert "nothing was stacked" in capsys.readouterr().out


@pytest.mark.parametrize("lang", ["en", "ru", "it"])
def test_a_stacked_card_is_found(lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = finished("paleo", most=1)
    stacked = finished("paleo", Fate("cd" * 32), most=1).save()
    save = sealed({**match.save(), "journal": stacked["journal"]})
    assert main(["verify", file_of(tmp_path, save), "--lang", lang]) == 1
    shown = capsys.readouterr()
    assert FATE.digest in shown.out
    assert "verify-" not in shown.out
    assert shown.err == ""


def test_another_seed_than_the_promised_one_is_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    save = finished("paleo").save()
    assert main(["verify", file_of(tmp_path, save), "--digest", "0" * 64]) == 1
    assert "another seed" in capsys.readouterr().out


def test_dice_of_people_are_told_as_such(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    save = finished("paleo", lambda chance: chance.outcomes.sample(lambda: 0.3)).save()
    assert main(["verify", file_of(tmp_path, save)]) == 0
    shown = capsys.readouterr().out
    assert "told by people" in shown
    assert "nothing was stacked" not in shown
    assert main(["verify", file_of(tmp_path, save), "--digest", FATE.digest]) == 1


def test_what_was_drawn_elsewhere_is_told_as_such(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = finished("paleo")
    save: Any = match.save()
    half = len(match.journal) // 2
    assert main(["verify", file_of(tmp_path, sealed({**save, "fate": {**save["fate"], "since": half}}))]) == 0
    shown = capsys.readouterr().out
    assert "nothing was stacked" in shown
    assert "told by people" in shown


@pytest.mark.parametrize("lang", ["en", "ru", "it"])
def test_wrong_files_and_words_are_refused_in_a_sentence(
    lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    save: Any = finished("paleo", most=1).save()
    broken = sealed({**save, "journal": [[0, "fly", [], False]]})
    for typed in (
        [file_of(tmp_path, without_seed(save))],
        [str(tmp_path / "none.json")],
        [file_of(tmp_path, save), "--digest", "abc"],
        [],
    ):
        assert main(["verify", *typed, "--lang", lang]) == 2
        assert len(capsys.readouterr().err.splitlines()) == 1
    assert main(["verify", file_of(tmp_path, broken), "--lang", lang]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
