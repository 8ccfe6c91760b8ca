"""Deals at the keyboard: the same word, the same game; what may be expected is said first, a line to share last."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from campfire import cli
from campfire.bots import deals

Capture = pytest.CaptureFixture[str]
Patch = pytest.MonkeyPatch


@pytest.fixture(autouse=True)
def own_folder(monkeypatch: Patch, tmp_path: Path) -> None:
    """Keep the games of the tests apart from those of whoever runs them."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(deals, "PAR_GAMES", 1)


def play(monkeypatch: Patch, *words: str, keys: str = "q\n") -> int:
    monkeypatch.setattr("sys.stdin", io.StringIO(keys))
    return cli.main(["play", "paleo", "--plain", "--lang", "en", *words])


def saved(folder: Path) -> dict[str, object]:
    (file,) = (folder / "campfire" / "games").glob("*.json")
    data: dict[str, object] = json.loads(file.read_text("utf-8"))
    file.unlink()
    return data


def test_what_may_be_expected_is_said_before_the_first_question(monkeypatch: Patch, capsys: Capture) -> None:
    assert play(monkeypatch, "--scenario", "7", "--seats", "me,scout") == 0
    assert "With scouts at the table, expect to win about 1 in 4 games here." in capsys.readouterr().out
    assert play(monkeypatch, "--scenario", "7", "--seats", "me,me") == 0
    assert "People who are new to it win about 1 in 4 games here." in capsys.readouterr().out


def test_the_same_day_and_the_same_word_deal_the_same(monkeypatch: Patch, tmp_path: Path, capsys: Capture) -> None:
    dealt: dict[tuple[str, ...], object] = {}
    for words in (("--daily", "2026-11-18"), ("--daily", "2026-11-17"), ("--deal", "Owl"), ("--deal", "elk")):
        for _ in range(2):
            scenario = ("--scenario", "2") if "--deal" in words else ()
            assert play(monkeypatch, *words, *scenario, "--seats", "me,random") == 0
            match = saved(tmp_path)["match"]
            assert dealt.setdefault(words, match) == match
    assert len({json.dumps(match, sort_keys=True) for match in dealt.values()}) == 4
    assert "This is the deal “owl”" in capsys.readouterr().out


def test_the_line_to_share_comes_last_also_for_a_game_that_was_left(
    monkeypatch: Patch, tmp_path: Path, capsys: Capture
) -> None:
    assert play(monkeypatch, "--deal", "owl", "--scenario", "1", "--seats", "random,random") == 0
    line = next(line for line in capsys.readouterr().out.splitlines() if line.startswith("🔥"))
    assert line.startswith("🔥 Paleo · owl · First Fires · 2 players: ")
    assert saved(tmp_path)["deal"] == "owl"
    assert play(monkeypatch, "--deal", "owl", "--scenario", "1", "--seats", "me,random") == 0
    assert play(monkeypatch, "--resume", "--seats", "random,random") == 0
    assert "🔥 Paleo · owl · First Fires" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--daily", "soon"], "There is no deal for “soon”"),
        (["--daily", "9999-01-01"], "There is no deal for “9999-01-01”"),
        (["--daily", "--scenario", "2"], "The deal says “scenario” itself"),
        (["--daily", "--deal", "owl"], "only one of the two"),
        (["--deal", "owl", "--seed", "3"], "only one of the two"),
        (["--deal", " "], "by a word of 1 to 40 letters"),
    ],
)
def test_bad_deals_get_a_sentence(words: list[str], says: str, monkeypatch: Patch, capsys: Capture) -> None:
    assert play(monkeypatch, *words) == 2
    shown = capsys.readouterr()
    assert says in shown.err
    assert shown.err.count("\n") == 1
