"""The names of steps and what they are called with are a save format: games that were saved must go on."""

from __future__ import annotations

import inspect
from pathlib import Path

from campfire import games
from campfire.kernel.frame import RULES, Rule

PINNED = Path(__file__).with_name("steps.txt")
"""Every step with its arguments; new ones are added, and none is taken away."""


def written(rule: Rule) -> str:
    """A step as it is pinned: its name and the names of its arguments."""
    return " ".join([rule.name, *list(inspect.signature(rule.run).parameters)[1:]])


def steps() -> list[str]:
    """Every step of the games in the box, and none that a test has made."""
    for name in games.NAMES:
        games.load(name)
    homes = tuple(f"campfire.games.{name}." for name in games.NAMES)
    return sorted(written(rule) for rule in RULES.values() if rule.run.__module__.startswith(homes))


def test_a_saved_step_is_still_there_and_takes_what_it_took() -> None:
    assert steps() == PINNED.read_text("utf-8").splitlines()
