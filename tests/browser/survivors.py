"""Games of Discover that stand at a wanted question, to be opened at the table."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from campfire import games
from campfire.games.discover.state import State
from campfire.kernel.declared import Option
from campfire.kernel.match import Match
from campfire.kernel.question import Ask

MOST_ANSWERS = 900
BUSY = ("scout", "explore", "gather", "gather_hidden", "craft", "recover", "light_fire")
TIRED = 4


@cache
def stranded(prompt: str, players: int = 2, phase: str = "", day: int = 1, box: str = "", n: int = 1) -> dict[str, Any]:
    """Play busily by chance until seat 0 is asked this with n options, on such a day or later, and save there."""
    for seed in range(60):
        random = Random(seed)
        match = begin(players, box, random)
        for _ in range(MOST_ANSWERS):
            ask = match.ask(0)
            if ask and ask.key == prompt and len(ask.options) >= n and is_time(match, phase, day):
                return match.save()
            if not match.seats():
                break
            seat = random.choice(match.seats())
            chosen = choose(match, seat, random)
            match.answer(seat, chosen.key, chosen.args)
    raise AssertionError(f"nobody was ever asked {prompt}")


def begin(players: int, box: str, random: Random) -> Match:
    """Begin the first scenario with chance of its own."""
    game = games.load("discover")
    options = game.check({"scenario": "1", "players": players, "box": box})
    return Match(game, options, lambda chance: chance.outcomes.sample(random.random))


def is_time(match: Match, phase: str, day: int) -> bool:
    """Whether it is late enough, and day or night as wanted."""
    view = match.game.view(match.state, 0)
    return view["round"] >= day and phase in ("", view["phase"])


def choose(match: Match, seat: int, random: Random) -> Option:
    """Something to do as long as there is stamina, else the end of the turn; otherwise anything."""
    ask = match.ask(seat)
    assert isinstance(ask, Ask)
    assert isinstance(match.state, State)
    if ask.key != "your_turn":
        return random.choice([one for one in ask.options if one.key.startswith("gather")] or ask.options)
    busy = [one for one in ask.options if one.key in BUSY]
    steps = [one for one in ask.options if one.key == "move"]
    if busy and random.random() < 0.75:
        return random.choice(busy)
    if steps and match.state.stamina[seat] > TIRED:
        return random.choice(steps)
    return next(one for one in ask.options if one.key == "end_turn")
