"""The odds in the terminal: they come with the explanation of an option."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.terminal.toy_table import toy_table, typing, until_victim


def test_an_option_is_explained_with_its_odds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = toy_table(tmp_path / "game.json", "me", "me", "me")
    until_victim(table)
    typing(monkeypatch, table, "?1")
    assert "50 %: bite" in capsys.readouterr().out
