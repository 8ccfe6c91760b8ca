"""`campfire simulate`: results as lines, data and a page; bad wishes in a sentence; Ctrl-C keeps what there is."""

from __future__ import annotations

import json
import re
import sys
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pexpect
import pytest

from campfire.bots import values
from campfire.bots.values import Origin, Value, Weight, write_value
from campfire.cli import main
from campfire.words.language import OWN_NAMES

KEYS = ["game", "options", "bots", "games", "wins", "losses", "decisions", "seconds", "rounds", "causes"]


def simulate(*words: str) -> int:
    return main(["simulate", "paleo", "--bots", "random", "--lang", "en", *words])


def data_of(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    assert simulate(*words, "--json", "-") == 0
    data: dict[str, Any] = json.loads(capsys.readouterr().out)
    return data


def test_the_data_has_everything(capsys: pytest.CaptureFixture[str]) -> None:
    data = data_of(capsys, "--scenario", "2", "--players", "3", "--games", "30", "--seed", "7")
    assert set(KEYS) <= set(data)
    assert [data[key] for key in ("game", "games")] == ["paleo", 30]
    assert data["options"] == {"players": 3, "scenario": "2", "modules": ["C", "D"]}
    assert data["bots"] == ["random"] * 3
    assert data["wins"] + data["losses"] == sum(data["rounds"]["distribution"].values()) == 30
    assert sum(data["causes"].values()) == data["losses"]
    assert data["cards"]


def test_what_came_of_the_games_is_told_as_the_game_is_won(capsys: pytest.CaptureFixture[str]) -> None:
    """All together, survivor by survivor, or by points."""
    for game, words in {
        "paleo": [],
        "discover": ["--scenario", "1"],
        "near_and_far": ["--choose", "mode=arcade"],
    }.items():
        assert main(["simulate", game, *words, "--players", "2", "--games", "4", "--seed", "1", "--lang", "en"]) == 0
        told = capsys.readouterr().out
        assert ("Won: " in told) == (game != "near_and_far")
        assert ("Seat 2 (scout): won " in told) == (game == "discover")
        assert ("Seat 2 (scout): first in " in told) == (game == "near_and_far")
        assert ("points on average" in told) == ("Ended 4" in told) == (game == "near_and_far")


def test_the_same_seed_gives_the_same_games_whatever_the_workers(capsys: pytest.CaptureFixture[str]) -> None:
    one, two = (data_of(capsys, "--games", "25", "--seed", "7", "--workers", n) for n in ("1", "2"))
    other = data_of(capsys, "--games", "25", "--seed", "8")
    del one["seconds"], two["seconds"]
    assert one == two
    assert other["decisions"] != one["decisions"]


def test_a_thinker_whose_value_is_of_other_figures_is_told_of_before_the_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    other = Value(Origin("paleo", "1", "1"), 0.0, {"smoke": Weight(0.0, 1.0, 1.0)})
    (tmp_path / "1.toml").write_text(write_value(other, {}))
    monkeypatch.setattr(values, "folder", lambda game: tmp_path)
    assert main(["simulate", "paleo", "--bots", "thinker", "--players", "2", "--games", "1", "--lang", "en"]) == 0
    shown = capsys.readouterr()
    assert shown.err.startswith("The thinker’s file 1.toml belongs to another version of paleo")
    assert (shown.err.count("\n"), "1 game" in shown.out) == (1, True)


def test_lines_for_a_person_in_every_language(capsys: pytest.CaptureFixture[str]) -> None:
    said = {}
    for lang in OWN_NAMES:
        assert main(["simulate", "paleo", "--bots", "random", "--games", "5", "--lang", lang]) == 0
        said[lang] = capsys.readouterr().out
    assert len(set(said.values())) == len(OWN_NAMES)
    assert "5 games" in said["en"]
    assert "5 партий" in said["ru"]
    assert "5 partite" in said["it"]


class Outside(HTMLParser):
    """Collects whatever a page would fetch."""

    def __init__(self) -> None:
        super().__init__()
        self.fetched: list[str] = []
        self.tags: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.fetched += [f"{tag} {name}" for name, _ in attrs if name in ("src", "href", "data", "srcset")]


@pytest.mark.parametrize("lang", OWN_NAMES)
def test_the_report_is_one_page_with_its_plots_inside(lang: str, tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    words = ["simulate", "paleo", "--bots", "random", "--games", "40", "--report", str(page), "--lang", lang]
    assert main(words) == 0
    text, outside = page.read_text("utf-8"), Outside()
    outside.feed(text)
    assert outside.fetched == []
    assert not re.search(r"https?:|@import|url\(", text)
    assert (outside.tags.count("svg"), outside.tags.count("table")) == (3, 1)
    assert outside.tags.count("tr") > 20
    assert f'<html lang="{lang}">' in text


def test_the_report_names_a_home_made_module_by_its_file(tmp_path: Path) -> None:
    page, example = tmp_path / "report.html", Path(__file__).parents[2] / "docs" / "example_module.toml"
    assert simulate("--modules", f"A,{example}", "--games", "2", "--report", str(page)) == 0
    assert ": Big Prey, example_module.toml" in page.read_text("utf-8")


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--games", "many"], "not a whole number"),
        (["--games", "0"], "out of range"),
        (["--workers", "0"], "out of range"),
        (["--players", "9"], "from 1 to 4"),
        (["--scenario", "99"], "no scenario “99”"),
        (["--modules", "A,Q"], "no module “Q”"),
        (["--modules", "A,missing.toml"], "no file “missing.toml”"),
        (["--modules", "A,B", "--scenario", "1"], "only one of the two"),
        (["--bots", "elk"], "no bot “elk”"),
        (["--report", "/nowhere/report.html"], "cannot be written"),
        (["--json", "/"], "cannot be written"),
    ],
)
def test_bad_wishes_get_a_sentence(words: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert simulate(*words) == 2
    shown = capsys.readouterr()
    assert says in shown.err
    assert shown.err.count("\n") == 1
    assert shown.out == ""


def test_an_old_file_stays_when_the_run_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "result.json"
    file.write_text("old")
    assert simulate("--json", str(file), "--scenario", "99") == 2
    assert file.read_text() == "old"
    assert simulate("--json", str(file), "--games", "3") == 0
    assert json.loads(file.read_text("utf-8"))["games"] == 3
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.usefixtures("heeds_interrupts")
@pytest.mark.parametrize("workers", [1, 2])
def test_stopped_from_the_keyboard_it_gives_the_result_so_far(workers: int, tmp_path: Path) -> None:
    file = tmp_path / "result.json"
    words = f"simulate paleo --bots random --games 9000000 --lang en --workers {workers} --json {file}".split()
    command = "import sys; from campfire.cli import main; sys.exit(main())"
    run = pexpect.spawn(sys.executable, ["-c", command, *words], encoding="utf-8", timeout=180, dimensions=(24, 120))
    run.expect(r"\d games/s")
    run.sendintr()
    run.expect("games in")
    run.expect(pexpect.EOF)
    run.close()
    data = json.loads(file.read_text("utf-8"))
    assert run.exitstatus == 130
    assert 0 < data["games"] < 9_000_000
    assert data["games"] == data["wins"] + data["losses"]


@pytest.mark.parametrize(
    ("lang", "first", "missing"),
    [
        ("en", "Seat 1 (random): first in", "Won:"),
        ("ru", "Место 1 (random): первое место в", "Побед"),
        ("it", "Posto 1 (random): primo nel", "Vinte"),
    ],
)
def test_of_games_against_each_other_it_tells_who_was_first(
    lang: str, first: str, missing: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nobody wins or loses them together; figures are written as the language does."""
    words = "simulate near_and_far --choose mode=first_trek --players 2 --bots random,scout --games 1 --seed 3"
    assert main([*words.split(), "--lang", lang]) == 0
    told = capsys.readouterr().out
    assert (first in told, missing in told, "Lost" in told) == (True, False, False)
    assert ("0,0\u00a0%" in told) == (lang != "en")
