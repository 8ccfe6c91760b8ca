"""The rules at hand in the terminal: by their number, and with what is not possible."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pytest

from campfire import cli
from campfire.ledgers import ledger

Told: TypeAlias = Callable[..., str]

ISLAND = ["play", "robinson", "--scenario", "castaways", "--players", "1", "--seats", "me", "--seed", "7", "--plain"]


@pytest.fixture(autouse=True)
def own_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Keep the games of the tests apart from those of whoever runs them."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Told:
    """What the table tells whoever types these lines, without its line breaks."""

    def play(lang: str, *lines: str) -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        assert cli.main([*ISLAND, "--lang", lang]) == 0
        return " ".join(capsys.readouterr().out.split())

    return play


def read(number: str, lang: str) -> str:
    """A rule as the ledger has it."""
    return next(f"{rule.heading} {rule.text}" for rule in ledger("robinson", lang) if rule.id == number)


@pytest.mark.parametrize("lang", ["en", "ru", "it"])
def test_a_rule_is_read_by_its_number(told: Told, lang: str) -> None:
    assert read("RC-240", lang) in told(lang, "? rc-240")


def test_what_is_not_possible_is_explained_with_its_rule(told: Told) -> None:
    listed = told("en", "1", "?").partition("Not possible now: ")[2]
    number, rule = listed.split()[0], re.findall(r"\(rule (RC-\d{3})\)", listed)[0]
    assert read(rule, "en") in told("en", "1", f"? {number}")


def test_a_rule_that_there_is_not_is_nothing(told: Told) -> None:
    assert "Nothing here is called “RC-999”" in told("en", "? RC-999")
