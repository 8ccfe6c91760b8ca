"""Saved games: whole or untouched, and refused in a sentence when they cannot be trusted."""

from __future__ import annotations

import io
import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from campfire import cli
from campfire.kernel.contract import BadInput
from campfire.terminal import saves
from campfire.terminal.replay import Film, step_through
from campfire.terminal.saves import Save
from campfire.terminal.screen import Screen
from campfire.words.lexicon import Lexicon

Capture = pytest.CaptureFixture[str]
Patch = pytest.MonkeyPatch
PLAY = ("play", "paleo", "--scenario", "1", "--players", "2", "--seats", "me,random", "--seed", "4", "--lang", "en")


@pytest.fixture(autouse=True)
def own_folder(monkeypatch: Patch, tmp_path: Path) -> None:
    """Keep the games of the tests apart from those of whoever runs them."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


def typed(monkeypatch: Patch, *lines: str) -> None:
    """Have these lines ready at the keyboard."""
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


@pytest.fixture
def saved(monkeypatch: Patch, capsys: Capture) -> Path:
    """A game of Paleo, left after two answers."""
    typed(monkeypatch, "1", "1", "q")
    assert cli.main(PLAY) == 0
    capsys.readouterr()
    (file,) = saves.folder().glob("*.json")
    return file


def test_a_game_left_goes_on_where_it_was(saved: Path, monkeypatch: Patch, capsys: Capture) -> None:
    before = saves.read(saved).match["journal"]
    typed(monkeypatch, "1", "q")
    assert cli.main(["play", "--resume", "--lang", "en"]) == 0
    after = saves.read(saved).match["journal"]
    assert after[: len(before)] == before
    assert len(after) > len(before)
    assert list(saves.folder().iterdir()) == [saved]


def test_a_game_can_be_resumed_by_its_file_and_in_another_language(
    saved: Path, monkeypatch: Patch, capsys: Capture
) -> None:
    typed(monkeypatch, "q")
    assert cli.main(["play", "--resume", str(saved), "--lang", "ru"]) == 0
    assert "Партия сохранена" in capsys.readouterr().out


def test_the_last_game_of_a_name_goes_on(saved: Path, monkeypatch: Patch, capsys: Capture) -> None:
    typed(monkeypatch, "q", "q")
    assert cli.main(["play", "robinson", "--scenario", "castaways", "--seats", "me,scout", "--lang", "en"]) == 0
    capsys.readouterr()
    assert cli.main(["play", "paleo", "--resume", "--lang", "en"]) == 0
    assert saved.name in capsys.readouterr().out
    assert cli.main(["play", "robinson", "--resume", str(saved), "--lang", "en"]) == 2
    assert "leave out “robinson”" in capsys.readouterr().err


def test_a_replay_moves_only_where_it_is_told_to(saved: Path, monkeypatch: Patch) -> None:
    film, screen = Film(saves.read(saved), Lexicon("en")), Screen(plain=False)
    screen.console = Console(file=(shown := io.StringIO()), width=100)
    lines = iter(["abc", "", "p", "999", "q"])
    monkeypatch.setattr(screen, "ask", lambda prompt: next(lines))
    step_through(film, screen)
    last = len(film.moments) - 1
    assert shown.getvalue().count("The beginning") == 2
    assert (shown.getvalue().count("1 of "), shown.getvalue().count(f"{last} of {last}:")) == (1, 1)


def change_answer(save: dict[str, Any]) -> None:
    save["match"]["journal"][0][1] = "other"


def change_format(save: dict[str, Any]) -> None:
    save["match"]["campfire"] = 99


def change_seats(save: dict[str, Any]) -> None:
    save["seats"] = "me"


def change_bot(save: dict[str, Any]) -> None:
    save["seats"] = ["me", "robot"]


@pytest.mark.parametrize("command", [("play", "--resume"), ("replay",)], ids=" ".join)
@pytest.mark.parametrize(
    ("change", "says"),
    [
        (change_answer, "damaged or was edited"),
        (change_format, "format 99"),
        (change_seats, "not a saved game"),
        (change_bot, "no bot “robot”"),
    ],
)
def test_an_edited_save_is_refused_and_stays_as_it_is(
    saved: Path, command: tuple[str, ...], change: Callable[[dict[str, Any]], None], says: str, capsys: Capture
) -> None:
    data = json.loads(saved.read_text("utf-8"))
    change(data)
    saved.write_text(json.dumps(data), "utf-8")
    before = saved.read_bytes()
    assert cli.main([*command, str(saved), "--lang", "en"]) == 2
    error = capsys.readouterr().err
    assert says in error
    assert error.count("\n") == 1
    assert saved.read_bytes() == before


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"{}", b"null", b"\xff\xfe", b"[" * 100_000, b'{"campfire": 1}'])
def test_what_is_no_save_is_refused(content: bytes, tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(content)
    for command in (("play", "--resume"), ("replay",)):
        assert cli.main([*command, str(file), "--lang", "en"]) == 2
        assert capsys.readouterr().err.count("\n") == 1
    assert file.read_bytes() == content


def test_a_cut_off_save_is_refused(saved: Path, capsys: Capture) -> None:
    saved.write_bytes(saved.read_bytes()[:-100])
    assert cli.main(["play", "--resume", str(saved), "--lang", "en"]) == 2
    assert "not a saved game" in capsys.readouterr().err


@pytest.mark.parametrize(("home", "act"), [(os, "fsync"), (os, "replace")], ids=["fsync", "replace"])
def test_the_old_save_stays_until_the_new_one_is_whole(
    home: object, act: str, tmp_path: Path, monkeypatch: Patch
) -> None:
    file = tmp_path / "game.json"
    saves.write(file, Save({"n": 1}, [], False))

    def fail(*args: object) -> None:
        raise OSError

    monkeypatch.setattr(home, act, fail)
    with pytest.raises(BadInput):
        saves.write(file, Save({"n": 2}, [], False))
    assert saves.read(file).match == {"n": 1}
    assert list(tmp_path.iterdir()) == [file]


def test_a_folder_that_cannot_be_written_is_named(monkeypatch: Patch, tmp_path: Path, capsys: Capture) -> None:
    (tmp_path / "blocked").write_text("a file, not a folder")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "blocked"))
    typed(monkeypatch, "1", "q")
    assert cli.main(PLAY) == 2
    assert "cannot be written" in capsys.readouterr().err


def test_two_games_begun_in_the_same_second_have_two_files(monkeypatch: Patch) -> None:
    first = saves.new_file("paleo")
    saves.write(first, Save({}, [], False))
    assert saves.new_file("paleo") != first


@pytest.mark.parametrize("lang", ["en", "ru", "it"])
def test_where_nothing_can_be_saved_nobody_leaves_by_one_letter(
    lang: str, tmp_path: Path, monkeypatch: Patch, capsys: Capture
) -> None:
    """Every question says so, a copy can be saved elsewhere, and the old save stays."""

    def full(file: Path, save: Save) -> None:
        if file != copy and file.exists():
            raise BadInput("cannot_write", file="game.json")
        write(file, save)

    copy, write = tmp_path / "copy.json", saves.write
    monkeypatch.setattr(saves, "write", full)
    typed(monkeypatch, "1", "q", f"s {copy}", "q!", "9")
    assert cli.main([*PLAY, "--lang", lang]) == 2
    shown = capsys.readouterr()
    lines = shown.out.splitlines()
    assert len([line for line in lines if "game.json" in line and "copy" not in line]) == 2
    assert len([line for line in lines if "q !" in line]) == 1
    assert shown.err.count("\n") == 1
    (kept,) = saves.folder().glob("*.json")
    assert len(saves.read(kept).match["journal"]) < len(saves.read(copy).match["journal"])


def test_a_finished_game_is_not_resumed(saved: Path, capsys: Capture) -> None:
    save = saves.read(saved)
    saves.write(saved, save._replace(over=True))
    assert cli.main(["play", "--resume", "--lang", "en"]) == 2
    assert "no unfinished game" in capsys.readouterr().err
