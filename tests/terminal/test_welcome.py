"""Before the game: everything that is asked is made from what the game lets one choose."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import pytest

from campfire import cli, games
from campfire.terminal import saves
from tests.contract.shells import SHELLS

Capture = pytest.CaptureFixture[str]
Patch = pytest.MonkeyPatch


@pytest.fixture(autouse=True)
def beach(monkeypatch: Patch, tmp_path: Path) -> None:
    """The second toy is the only game there is, and its games are kept apart."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(games, "NAMES", ("shells",))
    monkeypatch.setattr(games, "load", lambda name: SHELLS)


def laid(monkeypatch: Patch, *words: str, typed: str = "") -> dict[str, Any]:
    """The options of the game that comes of these words and of what is typed then."""
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed.split())))
    assert cli.main(["play", *words, "--lang", "en"]) == 0
    files = list(saves.folder().glob("*.json"))
    options: dict[str, Any] = saves.read(files[0]).match["options"] if files else {}
    return options


def test_whatever_was_not_said_is_asked(monkeypatch: Patch, capsys: Capture) -> None:
    options = laid(monkeypatch, typed="2 2 1 1 Ada 2 2 q")
    assert (options["scenario"], options["players"], options["rounds"]) == ("reef", 3, 2)
    told = capsys.readouterr().out
    places = [
        told.index(part) for part in ("Scenario: which one?", "bay", "reef", "How many players?", "else to choose")
    ]
    assert places == sorted(places)


def test_what_a_scenario_stands_for_can_be_put_together(monkeypatch: Patch) -> None:
    options = laid(monkeypatch, typed="3 many 1 1 1 1 Ada 2 q")
    assert (options["scenario"], options["rounds"]) == ("bay", 1)


def test_further_choices_are_made_one_by_one_and_wrong_ones_asked_again(monkeypatch: Patch, capsys: Capture) -> None:
    options = laid(monkeypatch, typed="1 1 2 tall,felt straw,felt 2 lucky 1 1 Ada 2 q")
    assert (options["hats"], options["charms"]) == (["straw", "felt"], ["lucky"])
    assert "hats=tall" in capsys.readouterr().out


SEATED = ("--players", "2", "--seats", "me,random")


@pytest.mark.parametrize(
    ("words", "chosen"),
    [
        (["--scenario", "reef"], {"scenario": "reef", "rounds": 2}),
        (["--choose", "scenario=reef"], {"scenario": "reef"}),
        (["--scenario=bay", "--hats", "felt,straw"], {"hats": ["felt", "straw"]}),
        (["--scenario", "bay", "--charms=lucky,heavy", "--code", "x1"], {"charms": ["lucky", "heavy"], "code": "x1"}),
        (["--scenario", "bay", "--charms", "dear.txt"], {"charms": [{"file": "dear.txt", "text": "9"}]}),
        (["--rounds", "2"], {"rounds": 2}),
    ],
    ids=lambda words: " ".join(words),
)
def test_every_choice_is_an_option_of_the_command(words: list[str], chosen: dict[str, Any], monkeypatch: Patch) -> None:
    Path("dear.txt").write_text("9", "utf-8")
    options = laid(monkeypatch, "shells", *words, *SEATED, typed="q")
    assert {name: options[name] for name in chosen} == chosen


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--scenario", "desert"], "desert"),
        (["--hats", "tall,felt", "--scenario", "bay"], "tall"),
        (["--charms", "none.txt"], "none.txt"),
        (["--scenario", "bay", "--rounds", "2"], "only one of the two"),
        (["--choose", "colour=red"], "colour=red"),
        (["--charms"], "campfire play --help"),
        (["--colour", "red"], "campfire play --help"),
    ],
    ids=lambda words: words if isinstance(words, str) else " ".join(words),
)
@pytest.mark.parametrize("command", ["play", "simulate"])
def test_wrong_choices_get_a_sentence(command: str, words: list[str], says: str, capsys: Capture) -> None:
    assert cli.main([command, "shells", *words, "--players", "2", "--lang", "en"]) == 2
    shown = capsys.readouterr()
    assert says.replace("play", command) in shown.err
    assert shown.err.count("\n") == 1
    assert not saves.folder().exists()
