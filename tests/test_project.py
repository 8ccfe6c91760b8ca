"""The project itself: what its pages promise is there."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path

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


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_on_the_pages_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\((?!https?:)([^)#]+)", page.read_text("utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []


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
