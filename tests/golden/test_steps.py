"""The names of steps and what they are called with are a save format: games that were saved must go on."""

from __future__ import annotations

from pathlib import Path

import pytest

from campfire import games
from campfire.kernel import frame
from campfire.kernel.frame import Rule
from campfire.lab.golden import STEPS, broken_pins, pin_steps, steps

FOLDER = Path(__file__).parent


@pytest.fixture(autouse=True)
def every_game() -> None:
    """All games are there, with all their steps."""
    for name in games.NAMES:
        games.load(name)


def test_a_saved_step_is_still_there_and_takes_what_it_took() -> None:
    assert (FOLDER / STEPS).read_text("utf-8").count("\n") > 900
    assert broken_pins(FOLDER) == []


def test_every_game_has_pinned_its_steps() -> None:
    pinned = {line.split()[0] for line in (FOLDER / STEPS).read_text("utf-8").splitlines()}
    for name in games.NAMES:
        known = {step.split()[0] for step in steps([name])}
        assert len(known & pinned) > 0.9 * len(known)


def test_a_pinned_step_that_is_gone_or_takes_something_else_is_named(tmp_path: Path) -> None:
    rule = next(rule for rule in frame.RULES.values() if rule.name == "discover.acted")
    (tmp_path / STEPS).write_text(f"{rule.name} after\n{rule.name}\n{rule.name} before\ndiscover.flown me\n", "utf-8")
    assert broken_pins(tmp_path) == [rule.name, f"{rule.name} before", "discover.flown me"]


def test_a_new_argument_may_be_left_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rule = frame.RULES["discover.acted"]

    def acted(g: object, after: object, more: int = 0) -> None:
        """The step with something new at its end."""

    monkeypatch.setattr(rule, "run", acted)
    assert isinstance(rule, Rule)
    (tmp_path / STEPS).write_text("discover.acted after\n", "utf-8")
    assert broken_pins(tmp_path) == []


def test_blessing_adds_steps_and_takes_none_away(tmp_path: Path) -> None:
    (tmp_path / STEPS).write_text("paleo.forgotten me\n", "utf-8")
    pin_steps(tmp_path, ["paleo"])
    lines = (tmp_path / STEPS).read_text("utf-8").splitlines()
    assert lines == sorted(["paleo.forgotten me", *steps(["paleo"])])
