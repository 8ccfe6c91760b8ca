"""Games that stand at a wanted question, to be opened at the table."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from campfire import games
from campfire.kernel.match import Match
from campfire.kernel.question import Ask

MOST_ANSWERS = 600


@cache
def reach(prompt: str, players: int = 2, phase: str = "", forbids: bool = False, scenario: str = "1") -> dict[str, Any]:
    """Play by chance until seat 0 is asked this, perhaps with something forbidden, and save there."""
    for seed in range(100):
        random = Random(seed)
        match = begin(players, random, scenario)
        for _ in range(MOST_ANSWERS):
            ask = match.ask(0)
            if ask and ask.key == prompt and is_phase(match, phase) and (not forbids or match.blocked(0)):
                return match.save()
            if not match.seats():
                break
            answer(match, random)
    raise AssertionError(f"nobody was ever asked {prompt}")


@cache
def finished(players: int = 2) -> dict[str, Any]:
    """Play a game by chance to its end."""
    random = Random(1)
    match = begin(players, random)
    while match.seats():
        answer(match, random)
    return match.save()


def begin(players: int, random: Random, scenario: str = "1") -> Match:
    """Begin a scenario with chance of its own."""
    game = games.load("paleo")
    return Match(
        game,
        game.check({"scenario": scenario, "players": players}),
        lambda chance: chance.outcomes.sample(random.random),
    )


def is_phase(match: Match, phase: str) -> bool:
    """Whether it is day or night as wanted."""
    return not phase or match.game.view(match.state, 0)["phase"] == phase


def answer(match: Match, random: Random) -> None:
    """Let somebody who is asked answer by chance, and stay in the day."""
    seat = random.choice(match.seats())
    ask = match.ask(seat)
    assert isinstance(ask, Ask)
    options = [option for option in ask.options if option.key != "early_night"] or ask.options
    chosen = random.choice(options)
    match.answer(seat, chosen.key, chosen.args)
