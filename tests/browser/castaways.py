"""Games of Robinson Crusoe for the browser: new ones, and some that stand at a wanted question."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

from campfire import games
from campfire.games.robinson.rules.placing import LEAD
from campfire.games.robinson.sorts import ACTION, KIND
from campfire.kernel.match import Match
from campfire.kernel.question import Ask
from tests.browser.tables import Made, made
from tests.table.person import call
from tests.table.server import Server

MOST_ANSWERS = 900
CALM = ("rest", "camp", "build")
"""Actions that keep people alive while chance plays."""


def new_island(server: Server, *seats: dict[str, str], **options: Any) -> Made:
    """Begin a game of Robinson Crusoe."""
    wish = {"game": "robinson", "options": {"scenario": "castaways", **options}, "seats": list(seats)}
    return made(call(server, "POST", "/api/tables", wish))


@cache
def stranded(prompt: str, scenario: str = "castaways", players: int = 2, from_round: int = 1, plan: int = 0) -> Any:
    """Play by chance until seat 0 is asked this, with so many actions planned, and save there."""

    def wanted(match: Match, ask: Ask) -> bool:
        view = match.game.view(match.state, 0)
        return ask.key == prompt and view["round"] >= from_round and len(view["plan"]) >= plan

    return found(wanted, f"nobody was ever asked {prompt}", scenario, players)


@cache
def planning(options: int, scenario: str, players: int) -> Any:
    """Play by chance until seat 0 has so many options to plan in the third round or later, and save there."""

    def wanted(match: Match, ask: Ask) -> bool:
        return ask.key == "plan" and len(ask.options) == options and match.game.view(match.state, 0)["round"] > 2

    return found(wanted, "nobody ever had so much to plan", scenario, players)


@cache
def with_friday() -> Any:
    """Play by chance to the first plan of two people whom Friday helps, and save there."""
    game, random = games.load("robinson"), Random(1)
    options = game.check({"scenario": "castaways", "players": 2, "friday": True})
    match = Match(game, options, lambda chance: chance.outcomes.sample(random.random))
    while (ask := match.ask(0)) is None or ask.key != "plan":
        answer(match, random)
    return match.save()


@cache
def rich() -> Any:
    """Play by chance until seat 0 plans with enough determination for each of its abilities, and save there."""

    def wanted(match: Match, ask: Ask) -> bool:
        own = match.game.view(match.state, 0)["seats"][0]
        dearest = max(ability["cost"] for ability in own["abilities"])
        return ask.key == "plan" and own["determination"] >= dearest

    return found(wanted, "nobody was ever rich")


@cache
def planned_out_of_order() -> Any:
    """Play by chance until seat 0 is asked for the next action while one of a later kind was planned first."""

    def wanted(match: Match, ask: Ask) -> bool:
        plan = match.game.view(match.state, 0)["plan"]
        return ask.key == "next_action" and plan[0]["action"]["kind"] != ask[KIND]

    return found(wanted, "everybody planned in order")


@cache
def about_to_roll() -> Any:
    """Play by chance until the first answer of seat 0 makes dice roll, the next lets them stand and no others fall."""

    def wanted(match: Match, ask: Ask) -> bool:
        if ask.key != "next_action" or 0 not in match.seats():
            return False
        trial = Match.load(match.save(), games.load, match.nature)
        return answer_first(trial) == "rolled" and answer_first(trial) == "next_action" and not has_rolled(trial)

    return found(wanted, "nobody was ever asked about a roll")


@cache
def leading_to(prompt: str, follows: str) -> Any:
    """Play by chance until seat 0 is asked this, and with its first answer that; save there."""

    def wanted(match: Match, ask: Ask) -> bool:
        if ask.key != prompt or 0 not in match.seats():
            return False
        return answer_first(Match.load(match.save(), games.load, match.nature)) == follows

    return found(wanted, f"{prompt} never led to {follows}")


@cache
def able_at_both(prompt: str, follows: str) -> Any:
    """Play by chance until seat 0 is asked this, with its first answer that, and has an ability both times; save."""

    def is_able(ask: Ask | None) -> bool:
        return ask is not None and any(option.key == "ability" for option in ask.options)

    def wanted(match: Match, ask: Ask) -> bool:
        if ask.key != prompt or 0 not in match.seats() or not is_able(ask):
            return False
        trial = Match.load(match.save(), games.load, match.nature)
        return answer_first(trial) == follows and is_able(trial.ask(0))

    return found(wanted, f"nobody was able at {prompt} and {follows}")


@cache
def about_to_explore() -> Any:
    """Play by chance until the first answer of seat 0 lays a tile before any dice fall, and more is told after that."""

    def wanted(match: Match, ask: Ask) -> bool:
        if ask.key != "next_action" or 0 not in match.seats():
            return False
        trial = Match.load(match.save(), games.load, match.nature)
        answer_first(trial)
        told = [logged.event.key for logged in trial.log[len(match.log) :]]
        return "laid" in told[:-1] and "rolled" not in told[: told.index("laid")]

    return found(wanted, "nobody ever explored")


def answer_first(match: Match) -> str:
    """Let seat 0 answer with its first option; tell what it is asked then."""
    ask = match.ask(0)
    assert ask is not None
    match.answer(0, ask.options[0].key, ask.options[0].args)
    follows = match.ask(0)
    return follows.key if follows else ""


def has_rolled(match: Match) -> bool:
    """Whether the last answer made dice fall."""
    last = max(at for at, entry in enumerate(match.journal) if not entry.forced)
    return any(logged.at > last and logged.event.key.startswith("rolled") for logged in match.log)


def found(
    wanted: Callable[[Match, Ask], bool], complaint: str, scenario: str = "castaways", players: int = 2
) -> dict[str, Any]:
    """Play games by chance until one is as wanted."""
    for seed in range(300):
        save = play_until(wanted, scenario, players, Random(seed))
        if save:
            return save
    raise AssertionError(complaint)


def play_until(
    wanted: Callable[[Match, Ask], bool], scenario: str, players: int, random: Random
) -> dict[str, Any] | None:
    """Play one game by chance; give it as soon as it is as wanted."""
    game = games.load("robinson")
    options = game.check({"scenario": scenario, "players": players})
    match = Match(game, options, lambda chance: chance.outcomes.sample(random.random))
    for _ in range(MOST_ANSWERS):
        if not match.seats():
            return None
        ask = match.ask(0)
        if ask and wanted(match, ask):
            return match.save()
        answer(match, random)
    return None


def answer(match: Match, random: Random) -> None:
    """Let somebody who is asked answer by chance, rather calmly."""
    seat = random.choice(match.seats())
    ask = match.ask(seat)
    assert isinstance(ask, Ask)
    options = [option for option in ask.options if option.key != "take_back"] or ask.options
    calm = [option for option in options if option.kind is LEAD and option[ACTION].kind in CALM]
    chosen = random.choice(calm if calm and random.random() < 0.6 else options)
    match.answer(seat, chosen.key, chosen.args)
