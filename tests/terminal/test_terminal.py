"""The command in a real terminal and in a pipe, with Paleo on the table."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pexpect
import pytest

from campfire import games
from campfire.kernel.contract import Choice
from campfire.terminal import saves
from campfire.words.choices import choice_name
from campfire.words.language import OWN_NAMES
from campfire.words.lexicon import Lexicon

CAMPFIRE = str(Path(sys.executable).parent / "campfire")
GAME = ["play", "paleo", "--scenario", "1", "--players", "2", "--seed", "7"]
ENDINGS = {"en": ("Victory!", "Defeat."), "ru": ("Победа!", "Поражение."), "it": ("Vittoria!", "Sconfitta.")}
SECONDS = 180
"""After which a program hangs; never a measure of speed."""


@pytest.fixture(autouse=True)
def own_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Keep the games of the tests apart from those of whoever runs them."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.delenv("NO_COLOR", raising=False)


def sit_down(*words: str, columns: int = 100) -> Iterator[pexpect.spawn[str]]:
    """Run the command in a terminal, and end it afterwards."""
    child = pexpect.spawn(CAMPFIRE, list(words), encoding="utf-8", timeout=SECONDS, dimensions=(50, columns))
    try:
        yield child
    finally:
        child.close(force=True)


def piped(*words: str, typed: str) -> subprocess.CompletedProcess[str]:
    """Run the command in a pipe."""
    return subprocess.run([CAMPFIRE, *words], input=typed, capture_output=True, text=True, timeout=SECONDS, check=False)


@pytest.mark.parametrize("lang", OWN_NAMES)
def test_a_script_plays_a_whole_game(lang: str) -> None:
    numbers = Random(lang)
    typed = "".join(f"{numbers.randint(1, 5)}\n" for _ in range(6000))
    done = piped(*GAME, "--seats", "me,random", "--lang", lang, typed=typed)
    assert (done.returncode, done.stderr) == (0, "")
    assert any(ending in done.stdout for ending in ENDINGS[lang])
    assert "\x1b" not in done.stdout
    (file,) = saves.folder().glob("*.json")
    assert saves.read(file).over
    replayed = piped("replay", str(file), "--lang", lang, typed="")
    assert (replayed.returncode, replayed.stderr) == (0, "")
    assert len(replayed.stdout.splitlines()) > len(saves.read(file).match["journal"]) / 2


@pytest.mark.parametrize("columns", [80, 120])
def test_the_picture_fits_the_terminal(columns: int) -> None:
    for child in sit_down(*GAME, "--seats", "me,random", "--lang", "en", columns=columns):
        child.expect("Which card do you lay down")
        assert child.before is not None
        assert "\x1b[" in child.before
        lines = [re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", line) for line in child.before.splitlines()]
        assert max(len(line) for line in lines) <= columns
        picture = "\n".join(lines)
        for part in ("Day 1", "Storage", "Night camp", "Workshop", "Deck of", "♥"):
            assert part in picture


@pytest.mark.parametrize(
    ("game", "first", "question"),
    [
        ("paleo", "First Fires", "Which card do you lay down"),
        ("robinson", "Castaways", "How much wood goes on the woodpile"),
    ],
)
def test_questions_come_for_whatever_was_not_said(game: str, first: str, question: str) -> None:
    for child in sit_down("play", "--lang", "en"):
        child.expect("Which game")
        child.sendline(str(games.NAMES.index(game) + 1))
        child.expect("(?i)scenario: which one")
        child.expect(first)
        child.sendline("1")
        child.expect("How many players")
        child.sendline("2")
        if child.expect(["Who sits at seat 1", "Anything else to choose"]):
            child.sendline("1")
            child.expect("Who sits at seat 1")
        child.sendline("1")
        child.expect("Name")
        child.sendline("Ada")
        child.expect("Who sits at seat 2")
        child.sendline("2")
        child.expect("Ada: ")
        child.expect(question)
        child.sendline("q")
        child.expect("The game is saved")


@pytest.mark.parametrize("lang", ["en", "ru", "it"])
def test_a_game_without_modules_offers_no_mix_of_them(lang: str) -> None:
    ended = piped("play", "robinson", "--lang", lang, typed="9\nq\n")
    mix = choice_name(Choice("modules"), Lexicon(lang, "paleo"))
    assert mix not in ended.stdout
    assert mix in piped("play", "paleo", "--lang", lang, typed="q\n").stdout


@pytest.mark.parametrize(("lang", "letters"), [("en", "a,b"), ("ru", "А,Б"), ("it", "A,B")])
def test_modules_are_named_by_the_letters_of_the_language(lang: str, letters: str) -> None:
    words = ["play", "paleo", "--modules", letters, "--players", "1", "--seats", "me", "--lang", lang]
    assert piped(*words, typed="q\n").returncode == 0
    (file,) = saves.folder().glob("*.json")
    assert saves.read(file).match["options"]["modules"] == ["A", "B"]


def test_plain_is_plain_in_a_terminal_too() -> None:
    for child in sit_down(*GAME, "--seats", "me,random", "--lang", "en", "--plain"):
        child.expect("Which card do you lay down")
        child.sendline("v")
        child.expect("Deck of")
        child.sendline("q")
        child.expect(pexpect.EOF)
        assert child.before is not None
        assert "\x1b" not in child.before


def test_without_colours_nothing_is_coloured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    for child in sit_down(*GAME, "--seats", "me,random", "--lang", "en"):
        child.expect("Which card do you lay down")
        assert child.before is not None
        assert not re.search(r"\x1b\[[0-9;]*3[0-7]m", child.before)


@pytest.mark.usefixtures("heeds_interrupts")
def test_an_interrupt_saves_first_and_the_game_goes_on() -> None:
    for child in sit_down(*GAME, "--seats", "me,random", "--lang", "en"):
        child.expect("Which card do you lay down.*> ")
        child.sendline("1")
        child.expect("What do you do with.*> ")
        child.sendintr()
        child.expect("The game is saved")
        child.expect(pexpect.EOF)
        child.close()
        assert child.exitstatus == 130
    for child in sit_down("play", "--resume", "--lang", "it"):
        child.expect("Giocatore 1: ")


def test_a_process_killed_leaves_a_whole_save() -> None:
    for child in sit_down(*GAME, "--seats", "me,random", "--lang", "en"):
        child.expect("Which card do you lay down.*> ")
        child.sendline("1")
        child.expect("What do you do with.*> ")
        assert child.pid is not None
        os.kill(child.pid, signal.SIGKILL)
        child.expect(pexpect.EOF)
    assert piped("play", "--resume", "--lang", "en", typed="q\n").returncode == 0


def test_a_game_is_stepped_through() -> None:
    piped(*GAME, "--seats", "me,random", "--lang", "en", typed="1\n1\n1\nq\n")
    (file,) = saves.folder().glob("*.json")
    for child in sit_down("replay", str(file), "--lang", "en"):
        child.expect("The beginning; moves in all")
        child.sendline("n")
        child.expect("1 of [0-9]+: Player 1")
        child.sendline("2")
        child.expect("2 of [0-9]+: ")
        child.sendline("p")
        child.expect("1 of [0-9]+: Player 1")
        child.sendline("q")
        child.expect(pexpect.EOF)
