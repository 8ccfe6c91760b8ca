"""`campfire simulate --positions`: what was seen, chosen and gained, in a file that others read."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pyarrow.parquet as parquet  # type: ignore[import-untyped]  # it has no types
import pytest

from campfire import games
from campfire.cli import main
from campfire.lab import dataset

Rows = list[dict[str, Any]]


def simulate(*words: str) -> int:
    return main(["simulate", "paleo", "--bots", "scout,random", "--players", "2", "--lang", "en", *words])


def rows_of(file: Path) -> Rows:
    rows: Rows = parquet.read_table(file).to_pylist()
    return rows


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("study") / "positions.parquet"
    assert simulate("--games", "6", "--seed", "3", "--positions", str(file)) == 0
    return file


def test_every_choice_is_a_row_with_its_options_and_what_came_of_it(file: Path) -> None:
    rows = rows_of(file)
    assert {row["game"] for row in rows} == {*range(6)}
    assert all(row["choice"] == row["options"][row["chosen"]] for row in rows)
    assert all(len(row["options"]) > 1 for row in rows)
    assert {(row["seat"], row["bot"]) for row in rows} == {(0, "scout"), (1, "random")}
    for number in range(6):
        game = [row for row in rows if row["game"] == number]
        assert [row["step"] for row in game] == [*range(len(game))]
        assert len({row["won"] for row in game}) == 1
        assert [row["horizon"] for row in game] == sorted(row["horizon"] for row in game)


def test_the_columns_bear_the_names_of_the_figures_and_the_file_says_what_was_played(file: Path) -> None:
    game = games.load("paleo")
    figures = game.figures(game.view(game.setup(game.check({"players": 2})), 0))
    schema = parquet.read_schema(file)
    assert [name for name in schema.names if name.startswith("figure_")] == [f"figure_{name}" for name in figures]
    about = json.loads(schema.metadata[b"campfire"])
    assert (about["game"], about["seed"], about["bots"]) == ("paleo", 3, ["scout", "random"])
    assert about["options"]["scenario"] == "1"


def test_the_games_are_those_that_are_counted(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert simulate("--games", "6", "--seed", "3", "--json", "-") == 0
    wins = json.loads(capsys.readouterr().out)["wins"]
    assert sum({row["game"]: row["won"] for row in rows_of(file)}.values()) == wins


def test_the_number_of_workers_changes_no_row(file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("campfire.lab.workers.BATCH_SECONDS", 0.001)
    monkeypatch.setattr(dataset, "GROUP", 50)
    again = tmp_path / "again.parquet"
    assert simulate("--games", "6", "--seed", "3", "--workers", "2", "--positions", str(again)) == 0
    assert rows_of(again) == rows_of(file)
    assert parquet.read_metadata(again).num_row_groups > parquet.read_metadata(file).num_row_groups
    assert [*tmp_path.iterdir()] == [again]


def test_a_place_that_cannot_be_written_is_refused_before_the_work(capsys: pytest.CaptureFixture[str]) -> None:
    assert simulate("--games", "9000000", "--positions", "/nowhere/positions.parquet") == 2
    assert "“/nowhere/positions.parquet” cannot be written" in capsys.readouterr().err


def test_an_old_file_stays_where_the_run_breaks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    old = tmp_path / "positions.parquet"
    old.write_text("old")
    monkeypatch.setattr(dataset, "table_of", lambda *_: 1 / 0)
    assert simulate("--games", "2", "--positions", str(old)) == 70
    assert (old.read_text(), [*tmp_path.iterdir()]) == ("old", [old])


def test_without_the_extra_one_sentence_says_what_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    assert simulate("--positions", str(tmp_path / "x.parquet")) == 2
    assert capsys.readouterr().err == (
        "This needs pyarrow, which is not installed: pip install 'campfire-table[study]' brings it.\n"
    )
