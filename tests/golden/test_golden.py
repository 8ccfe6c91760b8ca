"""The golden games of every game: each replays to its result, and each position has its count."""

from __future__ import annotations

from pathlib import Path

import pytest

from campfire import games
from campfire.lab.golden import Position, check_golden, check_position, golden_files, read_golden, read_positions, stem

FOLDER = Path(__file__).parent
GOLDEN = golden_files(FOLDER)


@pytest.mark.parametrize("name", GOLDEN)
def test_a_finished_game_replays_to_its_result(name: str) -> None:
    data = read_golden(GOLDEN[name])
    assert data["rules"] == games.load(data["game"]).rules
    assert check_golden(data) == ""


@pytest.mark.parametrize("position", read_positions(FOLDER), ids=lambda position: position.name)
def test_a_position_has_as_many_ways_as_before(position: Position) -> None:
    assert check_position(position, read_golden(GOLDEN[position.golden])) == ""


def test_every_scenario_and_number_of_players_is_kept() -> None:
    tables = {stem(name, wish) for name in games.NAMES for wish in games.load(name).tables()}
    assert set(GOLDEN) == tables
