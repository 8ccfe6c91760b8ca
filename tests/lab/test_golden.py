"""Golden games of the toy: they replay, and a changed rule shows."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from campfire import games
from campfire.kernel.contract import BadInput
from campfire.kernel.declared import Option
from campfire.kernel.pile import Pile
from campfire.lab.golden import bless, differences, golden_files, main, perft, read_golden, read_positions
from tests.contract import toy
from tests.contract.toy import TOY

WAIT = toy.option("wait_golden")

pytestmark = pytest.mark.usefixtures("toy_box")


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """Golden games of the toy."""
    bless(tmp_path, ["toy"])
    return tmp_path


def test_there_is_a_game_for_every_table(kept: Path) -> None:
    assert len(golden_files(kept)) == len(TOY.tables())
    assert len(read_positions(kept)) == 3 * len(golden_files(kept))
    assert list(differences(kept, ["toy"])) == []


def test_blessing_again_changes_nothing(kept: Path) -> None:
    before = {file: file.read_bytes() for file in kept.rglob("*.json")}
    bless(kept, ["toy"])
    assert {file: file.read_bytes() for file in kept.rglob("*.json")} == before


def test_blessing_one_game_leaves_the_others_alone(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "NAMES", ("twin", "toy"))
    monkeypatch.setattr(games, "load", lambda name: TOY)
    own, counted = next(iter(golden_files(kept).values())), read_positions(kept)
    own.write_text("mine")
    assert main(["bless", "twin", "--folder", str(kept)]) == 0
    assert own.read_text() == "mine"
    assert read_positions(kept)[-len(counted) :] == counted
    assert {name.partition("/")[0] for name in golden_files(kept)} == {"twin", "toy"}
    assert main(["check", "twin", "--folder", str(kept)]) == 0


def test_a_changed_rule_shows_in_the_games(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy.eat_berry.rule, "run", lambda g, me: None)
    assert main(["check", "--folder", str(kept)]) == 1


def test_a_new_option_shows_in_the_counts(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The games replay as before, yet there are more ways to go on."""
    honest = toy.tend.rule.run

    def tend(g: Any, me: int) -> Any:
        ask = honest(g, me)
        return ask.offering([*ask.options, Option(WAIT)])

    monkeypatch.setattr(toy.tend.rule, "run", tend)
    wrong = list(differences(kept, ["toy"]))
    assert wrong
    assert all("ways instead of" in line for line in wrong)


def test_an_edited_game_is_refused(kept: Path) -> None:
    file = next(iter(golden_files(kept).values()))
    data = json.loads(file.read_text("utf-8"))
    data["result"]["standings"][0][0] ^= True
    file.write_text(json.dumps(data), "utf-8")
    with pytest.raises(BadInput):
        read_golden(file)


def test_ways_are_counted_over_decisions_alone() -> None:
    """Two players with beads: rest or burn, and burning asks again until nothing is left."""
    g = TOY.setup(TOY.check({"players": 2}))
    g.beads = [2, 0]
    g.stack = [toy.finish("dark"), toy.tend(1), toy.tend(0)]
    assert [perft(TOY, TOY.clone(g), depth) for depth in (0, 1, 2, 3)] == [1, 2, 3, 3]


def test_each_of_several_seats_may_answer_first() -> None:
    g = TOY.setup(TOY.check({"players": 2}))
    g.hands = [Pile(["owl", "wolf"], 1), Pile(["berry", "branch", "owl"], 2)]
    g.stack = [toy.finish("dark"), toy.lay_cards()]
    assert perft(TOY, TOY.clone(g), 1) == 5
    assert perft(TOY, TOY.clone(g), 2) == 2 * 2 * 3
