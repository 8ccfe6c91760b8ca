"""Games that stand at a wanted question, to be opened at the table."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from campfire import bots, games
from campfire.bots import Bot
from campfire.bots.driver import next_turn
from campfire.kernel.match import Match
from campfire.kernel.question import Ask, AskAll

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
def crowded(people: int) -> dict[str, Any]:
    """Let four scouts play until seat 0 chooses a card by day and a neighbour has so many people, and save there."""
    for seed in range(20):
        random = Random(seed)
        match = begin(4, random, "6")
        scouts = [bots.make("scout", "paleo", match.options) for _ in range(4)]
        while match.seats():
            view = match.game.view(match.state, 0)
            ask = match.ask(0)
            if ask and ask.key == "choose_card" and any(len(seat["people"]) >= people for seat in view["seats"][1:]):
                return match.save()
            scout(match, scouts, random)
    raise AssertionError(f"nobody ever had {people} people")


def scout(match: Match, scouts: list[Bot], random: Random) -> None:
    """Let the scout answer who is asked next."""
    question, waiting = match.question, set[int]()
    assert isinstance(question, Ask | AskAll)
    while turn := next_turn(question, range(len(scouts)), waiting):
        view = match.game.view(match.state, turn.seat)
        place = scouts[turn.seat](view, turn.offer(match.game, match.state, random.random), random.random)
        if option := turn.chosen(place):
            return match.answer(turn.seat, option.key, option.args)
        waiting.add(turn.seat)
    raise AssertionError("nobody answers")


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
