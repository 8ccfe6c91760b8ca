"""The bench measures everything in one run and prints it beside the goals."""

from __future__ import annotations

import argparse
import json
from typing import Any

import pytest

from campfire.kernel.codec import encode_state
from campfire.lab import bench
from campfire.words.language import OWN_NAMES
from campfire.words.lexicon import Lexicon
from tests.contract.toy import TOY

pytestmark = pytest.mark.usefixtures("toy_box")


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "SLICE", 0.02)


def test_data_has_figures_ratios_and_goals(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.run(argparse.Namespace(what=None, json=True, seconds=1), Lexicon("en")) == 0
    data: dict[str, Any] = json.loads(capsys.readouterr().out)["toy"]
    assert set(data["ratios"]) == set(data["goals"]) == set(bench.GOALS)
    assert all(ratio > 0 for ratio in data["ratios"].values())
    assert {"decisions", "chess", "catanatron", "clones", "deepcopies", "one", "two"} <= set(data["figures"])


@pytest.mark.parametrize("lang", OWN_NAMES)
def test_a_table_for_people(lang: str) -> None:
    lexicon = Lexicon(lang)
    figures = dict.fromkeys(("decisions", "clones", "deepcopies", *bench.GOALS), 3.0)
    table = bench.as_table(TOY, figures, lexicon)
    assert table.row_count == 5 + len(bench.GOALS)
    assert lexicon.missing == set()


def test_ratios_are_ours_to_theirs() -> None:
    seen = {"decisions": 100.0, "chess": 50.0, "clones": 400.0, "deepcopies": 8.0, "one": 10.0, "two": 19.0}
    assert bench.ratios(seen) == {"clone": 50.0, "clone_decision": 0.25, "processes": 1.9, "to_chess": 2.0}


def test_a_ratio_shows_what_it_reaches() -> None:
    rising, falling = bench.Goal(2, 4), bench.Goal(1.5, 0.75, falling=True)
    words = Lexicon("en")
    assert [bench.graded(ratio, rising, words)[1:4] for ratio in (1.0, 2.5, 4.0)] == ["red", "yel", "gre"]
    assert [bench.graded(ratio, falling, words)[1:4] for ratio in (2.0, 1.0, 0.5)] == ["red", "yel", "gre"]


def test_copies_are_made_of_states_in_the_middle_of_games() -> None:
    states = bench.some_states(TOY)
    assert len({str(encode_state(g)) for g in states}) > bench.STATES // 2
    assert encode_state(bench.deep_copy(states[0])) == encode_state(states[0])
    assert bench.deep_copy(states[0]).stack is not states[0].stack
