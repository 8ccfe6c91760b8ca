"""The lab at work on the toy game."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from campfire import games
from campfire.kernel.contract import AnyGame
from campfire.lab.playing import Plan
from tests.contract.toy import TOY


@pytest.fixture
def toy_box(monkeypatch: pytest.MonkeyPatch) -> None:
    """For one test, the toy is the only game there is."""
    load: Callable[[str], AnyGame] = games.load
    monkeypatch.setattr(games, "NAMES", ("toy",))
    monkeypatch.setattr(games, "load", lambda name: TOY if name == "toy" else load(name))


def toy_plan(players: int = 3, bots: tuple[str, ...] = (), seed: int = 7) -> Plan:
    """Games of the toy between some bots."""
    options = TOY.check({"scenario": "storm", "players": players})
    return Plan("toy", options, bots or ("random",) * players, seed)
