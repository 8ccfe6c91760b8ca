"""What may be expected of a table: the sentences follow from what was measured and told in docs/balance."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path

import pytest

from campfire import games
from campfire.bots import expected
from campfire.bots.expected import expectation, expectations, measured, said
from campfire.kernel.contract import values_of
from campfire.words.language import OWN_NAMES
from campfire.words.lexicon import Lexicon

BALANCE = Path(__file__).parents[2] / "docs" / "balance"
TABLES = {
    "paleo": ("| scenario | modules | 2 players", 0, r"(\d+) %"),
    "robinson": ("| scenario | 1 player", 0, r"(\d+) %"),
    "discover": ("| scenario | 1 player", 0, r"(\d+) %"),
    "near_and_far": ("| map | 2 players", -1, r"([\d.]+) ±"),
}
"""For each game the head of its table, the column before that of one player, and how a figure stands there."""


@pytest.mark.parametrize("game", games.NAMES)
def test_the_scouts_figures_are_those_of_the_page(game: str) -> None:
    head, before, pattern = TABLES[game]
    known = measured(game)
    assert known is not None
    page = (BALANCE / f"{game}.md").read_text("utf-8").split(head, 1)[1].splitlines()[2:]
    for value, line in zip(values_of(games.load(game), known.choice), page, strict=False):
        cells = [re.match(pattern, cell.strip()) for cell in line.strip("|").split("|")]
        told = {n: float(cell[1]) for n in games.load(game).players if (cell := cells[before + n])}
        scale = 1 if known.measure == "points" else 100
        found = known.figures["scout"][str(value)]
        assert {n: round(figure * scale, 1) for n, figure in found.items()} == told


@pytest.mark.parametrize("game", games.NAMES)
def test_the_thinkers_figures_are_those_of_the_page(game: str) -> None:
    known = measured(game)
    assert known is not None
    page = (BALANCE / f"{game}.md").read_text("utf-8").split("## The thinker", 1)[1]
    for row in known.figures.get("thinker", {}).values():
        for players, figure in row.items():
            assert re.search(rf"\| {players} \|.*\b{100 * figure:.0f} %", page)


UNMEASURED = {"paleo": {1}, "discover": {1}}
"""Numbers of players of which some or all tables were not measured, or cannot be played."""


@pytest.mark.parametrize("game", games.NAMES)
def test_every_table_of_the_box_can_be_told_in_every_language(game: str) -> None:
    known = measured(game)
    assert known is not None
    values = {str(value) for value in values_of(games.load(game), known.choice)}
    tables = {(one.value, one.players) for one in expectations(game) if one.company == "people"}
    played = {(value, n) for value, n in product(values, games.load(game).players)}
    assert {n for _, n in played - tables} == UNMEASURED.get(game, set())
    for lang, one in product(OWN_NAMES, expectations(game)):
        words = Lexicon(lang).about(game)
        assert words.say(one.phrase)


def test_a_share_is_said_in_a_word() -> None:
    assert said("wins", 0.26, "people").args == {"company": "people", "n": 1, "of": 4}
    assert said("away", 0.69, "scout").args == {"company": "scout", "n": 2, "of": 3}
    assert said("wins", 0.01, "scout").key == "expect-wins-seldom"
    assert said("wins", 0.98, "thinker").key == "expect-wins-nearly"
    assert said("points", 38.6, "people").args["n"] == 39


def test_people_are_told_what_scouts_do_and_thinkers_only_what_they_did(monkeypatch: pytest.MonkeyPatch) -> None:
    options = {"scenario": "7", "players": 2}
    people, scouts = expectation("paleo", options, "people"), expectation("paleo", options, "scout")
    assert people is not None
    assert scouts is not None
    assert {**people.args, "company": ""} == {**scouts.args, "company": ""}
    known = measured("paleo")
    assert known is not None
    figures = {"scout": known.figures["scout"]}
    monkeypatch.setattr(expected, "measured", lambda game: known._replace(figures=figures))
    assert expectation("paleo", options, "thinker") is None
    figures["thinker"] = {"7": {2: 0.5}}
    thinkers = expectation("paleo", options, "thinker")
    assert thinkers is not None
    assert (thinkers.args["n"], thinkers.args["of"]) == (1, 2)


def test_nothing_is_said_of_what_nobody_measured() -> None:
    assert expectation("paleo", {"modules": ["A", "J"], "players": 2}, "people") is None
    assert expectation("near_and_far", {"mode": "campaign", "map": 1, "players": 2}, "people") is None
    assert expectation("chess", {"players": 2}, "people") is None
    assert [*expectations("chess")] == []
