"""The command line never shows a traceback: words and files by chance, each answered in a sentence or obeyed.

`CAMPFIRE_FUZZ` asks for more tries than the usual few.
"""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from campfire import cli, games
from campfire.kernel.contract import BadInput
from campfire.kernel.match import Match, sealed
from campfire.lab import bench, simulate
from campfire.table import bench as table_bench
from campfire.table import serve
from campfire.table.soak import command as soak
from tests.table.server import ROOT

TRIES = int(os.environ.get("CAMPFIRE_FUZZ", "40"))
Capture = pytest.CaptureFixture[str]

WORDS = [
    "", "-", "--", "-h", "--help", "--lang", "--lang=it", "--lang=xx", "en", "ru", "paleo", "chess", "check", "table",
    "--players", "--seats", "--seed", "--resume", "--modules", "--scenario", "--choose", "--games", "--workers",
    "--json", "--report", "--plain", "--port", "--database", "--host", "--keep", "--bot-pause", "--origin", "--bots",
    "--seconds", "0", "1", "3", "-1", "9" * 5000, "-" + "9" * 5000, "1e9", "nan", "inf", "²", "٣", "\x00",
    "\ud800", "é", "💥",
    "a=b", "=", "dog=yes", "A,B", "A,A", ",", "A,", "me,me", "me=Ada,scout", "random,random", "PA-031", "%s",
    "{0}", "{ $n }",
    "/", "/dev/null", "/nowhere/at/all", ".", "~nobody/x", "x" * 5000, "postgresql://a@b:99999/c",
    "postgresql://a@b:x/c",
    "postgresql://[::1/x", "sqlite://", "sqlite:////", "sqlite:///\x00", "://", "oracle://x", "127.0.0.1", "::1", "…",
]  # fmt: skip
JUNK: list[Any] = [
    None, True, 0, -1, 10**30, 1.5, "", "x", "paleo", "é" * 100, [], [[]], {}, {"a": 1}, [1, "a", None], ["a"] * 50,
    {"step": "deal", "args": []}, {"step": "x"}, [[[[[[1]]]]]], float("1e300"),
]  # fmt: skip


@pytest.fixture(autouse=True)
def apart(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Nothing is served or measured, nobody types, and whatever is written goes to a folder of its own."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.delenv("CAMPFIRE_DATABASE", raising=False)
    monkeypatch.chdir(tmp_path)
    for module, name in (
        (serve, "start"),
        (serve, "prepare"),
        (bench, "run"),
        (table_bench, "run"),
        (simulate, "run_plan"),
        (soak, "run"),
    ):
        monkeypatch.setattr(module, name, lambda *_: 0)
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))


def obeyed_or_refused(typed: list[str], capsys: Capture) -> int:
    """Give a line; it ends well or is refused in one sentence."""
    try:
        code = cli.main(typed)
    except SystemExit as left:
        code = int(left.code or 0)
    shown = capsys.readouterr()
    assert code in (0, 2), (typed, shown.err[-2000:], failure())
    assert "Traceback" not in shown.err + shown.out
    if code == 2:
        assert len(shown.err.strip().splitlines()) == 1, (typed, shown.err)
        assert len(shown.err) < 20_000
    return code


def failure() -> str:
    """What broke last."""
    file = Path(os.environ["XDG_DATA_HOME"]) / "campfire" / "failure.txt"
    return file.read_text("utf-8")[-3000:] if file.is_file() else ""


def test_nothing_typed_shows_the_help(capsys: Capture) -> None:
    assert cli.main([]) == 0
    assert "campfire" in capsys.readouterr().out


def test_words_by_chance(capsys: Capture) -> None:
    random = Random(14)
    refused = 0
    for _ in range(TRIES * 3):
        typed = [random.choice([*cli.COMMANDS] * 3 + WORDS)]
        typed += [random.choice(WORDS) for _ in range(random.randrange(5))]
        refused += obeyed_or_refused(typed, capsys) == 2
    assert refused > TRIES


@cache
def saved(game: str) -> str:
    """A game saved in the middle."""
    rules, random = games.load(game), Random(3)
    match = Match(rules, rules.check({}), lambda chance: chance.outcomes.sample(random.random))
    for _ in range(12):
        seat = match.seats()[0]
        ask = match.ask(seat)
        assert ask is not None
        chosen = random.choice([*ask.options])
        match.answer(seat, chosen.key, chosen.args)
    return json.dumps(match.save())


def spoiled(data: Any, random: Random) -> Any:
    """The same data with something else somewhere in it."""
    if random.random() < 0.15 or not isinstance(data, dict | list) or not data:
        return random.choice(JUNK)
    if isinstance(data, dict):
        key = random.choice([*data])
        if random.random() < 0.1:
            return {name: value for name, value in data.items() if name != key}
        return {**data, key: spoiled(data[key], random)}
    place = random.randrange(len(data))
    return [*data[:place], spoiled(data[place], random), *data[place + 1 :]]


@pytest.mark.parametrize("game", games.NAMES)
def test_spoiled_saves(game: str, tmp_path: Path, capsys: Capture) -> None:
    random, file = Random(15), tmp_path / "save.json"
    for n in range(TRIES):
        save = spoiled(json.loads(saved(game)), random)
        if isinstance(save, dict) and n % 4:
            save = sealed(save)
        file.write_text(json.dumps(save))
        obeyed_or_refused(["replay", str(file), "--plain"], capsys)
        file.write_text(json.dumps(save))
        obeyed_or_refused(["play", "--resume", str(file), "--plain"], capsys)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[" * 100_000,
        '{"a":' * 50_000,
        "1" * 6_000,
        '{"campfire": ' + "1" * 6_000 + "}",
        "\x00",
        '"\ud800"',
        "null",
        "[]",
    ],
    ids=range(9),
)
def test_files_that_are_no_saves(text: str, tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "save.json"
    file.write_bytes(text.encode("utf-8", "surrogatepass"))
    for command in (["replay", str(file)], ["play", "--resume", str(file)], ["content", "check", str(file)]):
        assert obeyed_or_refused([*command], capsys) == 2


@pytest.mark.parametrize("part", ["game", "options", "journal", "log", "snapshot", "rules"])
def test_a_save_whose_parts_are_something_else(part: str, tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "save.json"
    for junk in JUNK:
        file.write_text(json.dumps(sealed({**json.loads(saved("paleo")), part: junk})))
        obeyed_or_refused(["replay", str(file), "--plain"], capsys)
        obeyed_or_refused(["play", "--resume", str(file), "--plain"], capsys)


def spoil_text(text: str, random: Random) -> str:
    """A text with a piece cut out, doubled, or replaced by nonsense."""
    start = random.randrange(len(text))
    end = min(len(text), start + random.randrange(1, 40))
    middle = random.choice(
        ["", text[start:end] * 2, "[", "}", '"', "9" * 5_000, "0x" + "f" * 500, "a." * 100, "\n= ", "é", "-1", "nan"]
    )
    return text[:start] + middle + text[end:]


def test_spoiled_modules(tmp_path: Path, capsys: Capture) -> None:
    random, text = Random(16), (ROOT / "docs" / "example_module.toml").read_text("utf-8")
    file = tmp_path / "mine.toml"
    for _ in range(TRIES):
        file.write_text(spoil_text(text, random), "utf-8")
        obeyed_or_refused(["content", "check", str(file)], capsys)
    obeyed_or_refused(["play", "paleo", "--modules", f"A,{file}", "--seats", "me", "--plain"], capsys)


@pytest.mark.parametrize("name", games.NAMES)
def test_wishes_by_chance_are_met_or_refused(name: str) -> None:
    """Whatever a stranger wishes for, a game gives its options or a refusal."""
    random, game = Random(17), games.load(name)
    names = ["players", *(choice.name for choice in game.choices), "modules", "scenario", "nonsense"]

    def wish() -> dict[str, Any]:
        chosen = random.sample(names, random.randrange(1, 4))
        values = [value for choice in game.choices for value in choice.values]
        return {
            name: random.choice([*JUNK, *values, [random.choice(JUNK)], ["A", random.choice(JUNK)]]) for name in chosen
        }

    met = 0
    for _ in range(TRIES * 4):
        met += checked(game.check, wish())
    assert met < TRIES * 4


def checked(check: Callable[[dict[str, Any]], Any], wish: dict[str, Any]) -> bool:
    """Whether a wish is met; anything but a refusal is a fault."""
    try:
        check(wish)
    except BadInput:
        return False
    except Exception as wrong:
        raise AssertionError(f"{wish}: {wrong!r}") from wrong
    return True


def test_a_reader_who_leaves_early_is_no_failure() -> None:
    command = [sys.executable, "-m", "campfire", "content", "paleo"]
    environment = {**os.environ, "PYTHONPATH": "src"}
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment) as told:
        assert told.stdout is not None
        told.stdout.close()
        _, wrong = told.communicate(timeout=120)
    assert (told.returncode, wrong) == (1, b"")
