"""Chance in the servers under test: the same in every run, so that a test sees the same cards and dice each time.

`CAMPFIRE_SEED` deals other cards. What bots choose, and when, is left to them.
"""

from __future__ import annotations

import os
from random import Random
from unittest import mock

from campfire.kernel.fate import Fate
from campfire.kernel.match import Match

SEED = os.environ.get("CAMPFIRE_SEED", "1")


def seed_nature() -> None:
    """Let nature's answers at a table follow from the seed and from how much was answered there before."""
    chance, settle = Random(), Match._settle

    def settle_seeded(match: Match) -> None:
        chance.seed(f"{SEED} {len(match.journal)}")
        settle(match)

    mock.patch.object(Match, "_settle", settle_seeded).start()
    mock.patch.object(Fate, "source", return_value=chance.random).start()
