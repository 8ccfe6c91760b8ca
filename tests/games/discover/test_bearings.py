"""What is kept beside the facts is what the cards on the table say."""

from __future__ import annotations

from random import Random

import pytest

from campfire.games.discover.cards import DIRECTIONS, Bearing, direction
from campfire.games.discover.game import GAME
from campfire.games.discover.library import content
from campfire.games.discover.rules.bearing import borne_anew
from campfire.games.discover.state import State
from campfire.kernel.engine import at_random
from tests.rules import rule


def kept_and_read(g: State) -> list[tuple[Bearing, Bearing]]:
    """What is kept for each seat, and what its cards say now."""
    kept = g.bearings
    found = [(one, borne_anew(g, seat)) for seat, one in enumerate(kept) if one is not None]
    g.bearings = kept
    return found


@pytest.mark.parametrize("scenario", ["1", "2", "3", "4", "5"])
def test_what_cards_do_is_read_anew_whenever_they_change(scenario: str) -> None:
    for seed in range(8):
        g = GAME.setup(GAME.check({"box": f"OTTER-{seed}", "scenario": scenario, "players": 4}))
        random = Random(seed).random
        while g.stack:
            rule, args = frame = g.stack.pop()
            if rule.asks:
                g.stack.append(frame)
                _, then = at_random(rule.run(g, *args), random)
                g.stack.pop()
            else:
                then = rule.run(g, *args)
            g.stack.extend((then or ())[::-1])
            assert all(kept == read for kept, read in kept_and_read(g)), rule.name


@rule("DI-004", "DI-267")
def test_the_compass_gives_two_numbers_to_each_of_six_directions() -> None:
    steps = {"north_east": (1, -1), "east": (1, 0), "south_east": (0, 1)}
    steps |= {"south_west": (-1, 1), "west": (-1, 0), "north_west": (0, -1)}
    printed = content("tokens.toml")["compass"]
    assert {
        name: [face for face in range(1, 13) if DIRECTIONS[direction(face)] == way] for name, way in steps.items()
    } == printed
