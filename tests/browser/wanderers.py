"""Games of Near and Far for the browser: new ones, and some that stand at a wanted question."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

from campfire import games
from campfire.kernel.match import Match
from campfire.kernel.question import Ask
from tests.browser.tables import Made, made
from tests.table.person import call
from tests.table.server import Server

MOST_ANSWERS = 1500
WISHES = ("choose", "take_quest", "set_up_camp", "hire", "travel", "move_on", "draw_artifacts", "accept", "fight")
"""What brings a game on, while chance plays."""


def new_trek(server: Server, *seats: dict[str, str], **options: Any) -> Made:
    """Begin a game of Near and Far."""
    wish = {"game": "near_and_far", "options": {"mode": "first_trek", **options}, "seats": list(seats)}
    return made(call(server, "POST", "/api/tables", wish))


@cache
def trekking(prompt: str, players: int = 2, from_round: int = 1, **options: Any) -> Any:
    """Play by chance until seat 0 is asked this, in this round or later, and save there."""
    return found(lambda match, ask: ask.key == prompt and sight(match)["round"] >= from_round, players, **options)


def on_the_road(players: int = 2, from_round: int = 1, **options: Any) -> Any:
    """Play by chance until seat 0 begins a turn out on the map, and save there."""
    return found(
        lambda match, ask: (
            ask.key == "turn" and bool(sight(match)["seats"][0]["space"]) and sight(match)["round"] >= from_round
        ),
        players,
        **options,
    )


@cache
def before_a_sure_choice() -> Any:
    """Play by chance until seat 0 stands before a choice that its hearts make certain, and save there."""

    def wanted(match: Match, ask: Ask) -> bool:
        view = sight(match)
        if ask.key != "what_to_do" or not view["page"]["headings"][0]["check"]:
            return False
        heading, own = view["page"]["headings"][0], view["seats"][0]
        return bool(heading["number"] - own["icons"][heading["check"]] - 1 <= own["hearts"])

    return found(wanted, 2)


@cache
def counted(players: int = 2, **options: Any) -> Any:
    """Play by chance to the end."""
    random = Random(1)
    match = begin(random, players, options)
    while match.seats():
        answer(match, random)
    return match.save()


def found(wanted: Callable[[Match, Ask], bool], players: int, **options: Any) -> Any:
    """Play by chance until seat 0 is asked something that is wanted, and save there."""
    for seed in range(40):
        random = Random(seed)
        match = begin(random, players, options)
        for _ in range(MOST_ANSWERS):
            ask = match.ask(0)
            if ask and wanted(match, ask):
                return match.save()
            if not match.seats():
                break
            answer(match, random)
    raise AssertionError("nobody was ever asked that")


def begin(random: Random, players: int, options: dict[str, Any]) -> Match:
    """Begin a game with chance of its own."""
    game = games.load("near_and_far")
    return Match(
        game, game.check({"players": players, **options}), lambda chance: chance.outcomes.sample(random.random)
    )


def sight(match: Match) -> Any:
    """What seat 0 sees."""
    return match.game.view(match.state, 0)


def answer(match: Match, random: Random) -> None:
    """Let somebody who is asked answer by chance, rather with something that brings the game on."""
    seat = random.choice(match.seats())
    ask = match.ask(seat)
    assert isinstance(ask, Ask)
    wished = [option for option in ask.options if option.key in WISHES]
    chosen = random.choice(wished if wished and random.random() < 0.8 else ask.options)
    match.answer(seat, chosen.key, chosen.args)


@cache
def near_the_end(seed: int = 1, **options: Any) -> Any:
    """Play a game for two by chance to its end, and give what was saved when seat 0 was asked for the last time."""
    random = Random(seed)
    match = begin(random, 2, options)
    save = None
    while match.seats():
        if match.ask(0) and min([seat["camps_left"] for seat in sight(match)["seats"]]) <= 2:
            save = match.save()
        answer(match, random)
    assert save is not None, "seat 0 was not asked near the end"
    return save
