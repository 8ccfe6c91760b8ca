"""What may be expected is measured by one command: it plays the tables and writes the file."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from campfire import games
from campfire.bots.expected import measured
from campfire.kernel.contract import BadInput
from campfire.lab.expect import cells, joined, main, told


@pytest.mark.parametrize("game", games.NAMES)
def test_the_files_in_the_box_are_as_the_command_writes_them(game: str) -> None:
    known = measured(game)
    assert known is not None
    assert (games.FOLDER / game / "expected.toml").read_text("utf-8") == told(game, known, known.figures)


def test_every_table_that_can_be_laid_is_measured_or_one_alone() -> None:
    game, known = games.load("discover"), measured("discover")
    assert known is not None
    tables = {(cell.value, cell.options["players"]) for cell in cells(game, known, None, None)}
    assert ("1", 1) in tables
    assert ("5", 1) not in tables
    assert [cell.options["scenario"] for cell in cells(game, known, "5", 3)] == ["5"]


def test_what_was_measured_stands_beside_what_was_known(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    typed = ["paleo", "--value", "1", "--players", "2", "--games", "2", "--seed", "5", "--into", str(tmp_path)]
    assert main(typed) == 0
    data = tomllib.loads((tmp_path / "expected.toml").read_text("utf-8"))
    assert data["scout"]["1"]["2"] in (0.0, 0.5, 1.0)
    known = measured("paleo")
    assert known is not None
    assert data["scout"]["7"] == {str(n): figure for n, figure in known.figures["scout"]["7"].items()}
    assert capsys.readouterr().out.startswith("scenario 1, 2: ")


def test_another_company_has_figures_of_its_own() -> None:
    game, known = games.load("paleo"), measured("paleo")
    assert known is not None
    figures = joined(game, known, "thinker", {"4": {4: 0.9}})
    assert figures["scout"] == known.figures["scout"]
    assert figures["thinker"]["4"][4] == 0.9
    assert tomllib.loads(told("paleo", known, figures))["thinker"]["4"]["4"] == 0.9


@pytest.mark.parametrize(
    "wish", [["--value", "99"], ["--bots", "random"], ["--bots", "nobody"], ["--into", "/proc/none"]]
)
def test_what_cannot_be_measured_is_refused(wish: list[str]) -> None:
    with pytest.raises(BadInput):
        main(["paleo", "--games", "1", *wish])
