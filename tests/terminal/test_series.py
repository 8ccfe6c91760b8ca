"""A series in the terminal: after one game the next is played with the same people, now or later."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from campfire import cli, games
from campfire.kernel.match import Match
from campfire.terminal import saves
from tests.contract.shells import SHELLS

Capture = pytest.CaptureFixture[str]
Patch = pytest.MonkeyPatch


@pytest.fixture(autouse=True)
def beach(monkeypatch: Patch, tmp_path: Path) -> None:
    """The second toy is the only game there is, and its games are kept apart."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr(games, "NAMES", ("shells",))
    monkeypatch.setattr(games, "load", lambda name: SHELLS)


def play(monkeypatch: Patch, *words: str, typed: int = 0, last: str = "") -> int:
    """Play with these words on the line, answering with the first option so many times, then once otherwise."""
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n" * typed + f"{last}\n"))
    return cli.main(["play", *words, "--lang", "en"])


def kept() -> dict[str, bool]:
    """The scenario of every saved game, and whether it is done with."""
    found = [saves.read(file) for file in saves.folder().glob("*.json")]
    return {save.match["options"]["scenario"]: save.over for save in found}


def test_bots_alone_play_a_series_to_its_end(monkeypatch: Patch, capsys: Capture) -> None:
    assert play(monkeypatch, "shells", "--scenario", "bay", "--seats", "random,random", "--seed", "2") == 0
    assert kept() == {"bay": True, "reef": True}
    assert capsys.readouterr().out.count("See it again") == 2


def play_to_the_end(monkeypatch: Patch, capsys: Capture) -> None:
    """Take first options until it is asked whether the series goes on, and say later."""
    for typed in range(1, 200):
        play(monkeypatch, "shells", "--scenario", "bay", "--seats", "me,random", "--seed", "5", typed=typed, last="2")
        if "later: " in capsys.readouterr().out:
            return
        for file in saves.folder().glob("*.json"):
            file.unlink()
    raise AssertionError("the game never ended")


def test_a_person_goes_on_later(monkeypatch: Patch, capsys: Capture) -> None:
    play_to_the_end(monkeypatch, capsys)
    assert kept() == {"bay": False}
    assert play(monkeypatch, "--resume", typed=1, last="q") == 0
    assert kept() == {"bay": True, "reef": False}
    assert "The game is saved" in capsys.readouterr().out


def test_what_is_carried_over_lies_on_the_table(monkeypatch: Patch) -> None:
    play(monkeypatch, "shells", "--scenario", "bay", "--seats", "random,random", "--seed", "2")
    found = {m["options"]["scenario"]: m for m in (saves.read(file).match for file in saves.folder().glob("*.json"))}
    first = Match.load(found["bay"], games.load, lambda chance: ())
    assert first.sequel() == {key: found["reef"]["options"][key] for key in ("scenario", "players", "hats", "carried")}


def test_places_and_points_are_told(monkeypatch: Patch, capsys: Capture) -> None:
    play(monkeypatch, "shells", "--scenario", "reef", "--seats", "random,random", "--seed", "2")
    told = [line for line in capsys.readouterr().out.splitlines() if line.startswith(("1. ", "2. "))]
    assert len(told) == 2
    assert all(line.startswith(f"{place}. Random bot") for place, line in enumerate(told, 1))
    assert all("point" in line for line in told)


def test_a_game_that_nobody_has_drawn_lies_on_the_table_in_lines(monkeypatch: Patch, capsys: Capture) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("v\nq\n"))
    cli.main(["play", "shells", "--scenario", "bay", "--seats", "me=Ada,random", "--seed", "5", "--lang", "en"])
    told = capsys.readouterr().out
    assert "hands:\n  Ada: en card-" in told
    assert "\n  Random bot 2: ?, ?, ?\n" in told
