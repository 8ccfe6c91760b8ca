"""The project itself: what its pages promise is there."""

from __future__ import annotations

import io
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from campfire import cli, games
from campfire.ledgers import ledger

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").glob("*.md"))]


def test_the_ledger_of_paleo_has_every_number_once() -> None:
    assert sorted(rule.id for rule in ledger("paleo")) == [f"PA-{n:03}" for n in range(1, 240)]


def test_every_game_has_a_ledger() -> None:
    assert [game for game in games.NAMES if not ledger(game)] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_commands_on_the_pages_exist(page: Path) -> None:
    named = set(re.findall(r"^(?:\.venv/bin/)?campfire ([a-z]+)", page.read_text("utf-8"), re.MULTILINE))
    assert named <= set(cli.COMMANDS)


def test_the_commands_of_the_readme_run(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """As they stand there, but with fast bots and few games, and whoever plays leaves at once."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)
    shutil.copy(ROOT / "docs" / "example_module.toml", tmp_path / "my_module.toml")
    lines = re.findall(r"^campfire (.*)", (ROOT / "README.md").read_text("utf-8"), re.MULTILINE)
    typed = [shlex.split(line, comments=True) for line in lines]
    fast = {
        "simulate": ["--games", "2", "--bots", "random"],
        "train": ["--games", "10", "--scenario", "1", "--into", str(tmp_path)],
    }
    ended = {}
    for words in [words for words in typed if words[0] not in ("serve", "replay", "verify", "lost")]:
        monkeypatch.setattr(sys, "stdin", io.StringIO("q\n"))
        ended[" ".join(words)] = cli.main([*words, *fast.get(words[0], [])])
    assert len(ended) > 8
    assert set(ended.values()) == {0}, ended


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_on_the_pages_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\((?!https?:)([^)#]+)", page.read_text("utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []


SOURCES = [file for folder in ("src/campfire", "web/src") for file in (ROOT / folder).rglob("*")]


def test_outside_their_folders_no_source_names_a_game() -> None:
    """Neither in code nor in a docstring or a doctest."""
    named = re.compile(rf"\b({'|'.join(games.NAMES)})\b", re.IGNORECASE)
    sources = [file for file in SOURCES if file.suffix in (".py", ".ts", ".svelte")]
    shared = [file for file in sources if "games" not in file.relative_to(ROOT).parts]
    lines = [(file, line) for file in shared for line in file.read_text("utf-8").splitlines()]
    assert len(shared) > 200
    assert [f"{file.relative_to(ROOT)}: {line.strip()}" for file, line in lines if named.search(line)] == []


def test_the_readme_says_what_this_is_not() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    assert "unofficial, non-commercial" in readme
    assert "belong to their owners" in readme


def test_constraints_pin_versions_and_nothing_else() -> None:
    lines = (ROOT / "constraints.txt").read_text("utf-8").splitlines()
    assert lines
    assert [line for line in lines if not re.fullmatch(r"[A-Za-z0-9_.-]+==[A-Za-z0-9_.+-]+", line)] == []


def test_the_check_of_a_change_runs_the_tests() -> None:
    run = ROOT / ".ci" / "run"
    assert os.access(run, os.X_OK)
    assert "make test" in run.read_text("utf-8")
    planned = subprocess.run(["make", "--dry-run", "test"], cwd=ROOT, capture_output=True, text=True, check=True)
    for tool in ("ruff check", "ruff format --check", "mypy", "lint-imports", "pytest"):
        assert tool in planned.stdout


def test_the_lines_for_programmers_run(capsys: pytest.CaptureFixture[str]) -> None:
    """As they stand in the readme: a game is dealt, asked about, answered, copied, imagined and played out."""
    (code,) = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL)
    made: dict[str, Any] = {}
    exec(code, made)
    assert made["match"].journal[-1].seat == made["seat"]
    assert made["copy"].stack == made["match"].state.stack
    assert made["game"].result(made["copy"]) is None
    assert "decisions later: Result(" in capsys.readouterr().out
