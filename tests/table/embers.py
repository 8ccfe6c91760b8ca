"""Games of the toy that stand at a wanted question, to be opened at a table."""

from __future__ import annotations

from functools import cache
from random import Random

from campfire.kernel.match import Match
from tests.contract.toy import TOY
from tests.table.person import Message


@cache
def embers(prompt: str, players: int = 2, options: int = 2) -> Message:
    """Play by chance until somebody is asked this, with so many options, and save there."""
    for seed in range(100):
        random = Random(seed)
        match = begin(players, random)
        while seats := match.seats():
            ask = match.ask(seats[0])
            assert ask is not None
            if ask.key == prompt and len(ask.options) == options:
                return match.save()
            chosen = random.choice(ask.options)
            match.answer(seats[0], chosen.key, chosen.args)
    raise AssertionError(f"nobody was ever asked {prompt}")


def begin(players: int, random: Random) -> Match:
    """Begin a stormy game with chance of its own."""
    options = TOY.check({"scenario": "storm", "players": players})
    return Match(TOY, options, lambda chance: chance.outcomes.sample(random.random))
