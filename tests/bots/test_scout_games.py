"""Whole games with scouts: they end, they are won, and nothing hidden plays a part in them."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from campfire import bots, games
from campfire.bots import offer_of
from campfire.games.paleo.bot.reading import BASE
from campfire.games.paleo.bot.scout import HOPE, PLAYS, SCORES
from campfire.games.paleo.bot.worth import GAINS, SIGNS
from campfire.games.paleo.facts import facts
from campfire.games.paleo.library import LETTERS, lettered_book
from campfire.games.paleo.rules.choosing import CHOOSE_CARD
from campfire.games.paleo.rules.playing import PLAY_CARD
from campfire.games.paleo.sorts import TABLE
from campfire.kernel.codec import encode_state
from campfire.kernel.contract import Options, values_of
from campfire.kernel.match import Match
from campfire.lab.playing import Plan, Run
from tests.bots.scouting import scout_at
from tests.games.paleo.table import paleo

PALEO = games.load("paleo")
EXAMPLE = Path(__file__).parents[2] / "docs" / "example_module.toml"


def wins(options: Options, bot: str, number: int) -> int:
    """Play so many games and count those that were won."""
    run = Run(Plan("paleo", options, (bot,) * options["players"], seed=5))
    return sum(run.play(game).result.won for game in range(number))


@pytest.mark.parametrize("players", PALEO.players)
@pytest.mark.parametrize("scenario", values_of(PALEO, "scenario"))
def test_every_scenario_is_played_to_its_end(scenario: str, players: int) -> None:
    options = PALEO.check({"scenario": scenario, "players": players})
    run = Run(Plan("paleo", options, ("scout",) * players, seed=3))
    for number in range(2):
        assert run.play(number).rounds <= HOPE + 10


@pytest.mark.parametrize("players", [2, 3, 4])
def test_scouts_win_where_chance_does_not(players: int) -> None:
    options = PALEO.check({"scenario": "1", "players": players})
    assert wins(options, "random", 20) <= 1
    assert wins(options, "scout", 20) >= 6


def test_scouts_sit_beside_other_players() -> None:
    options = PALEO.check({"scenario": "1", "players": 3})
    run = Run(Plan("paleo", options, ("random", "scout", "random"), seed=1))
    assert all(run.play(number).decisions > 20 for number in range(3))


def test_home_made_modules_are_known_from_the_options() -> None:
    module = {"file": EXAMPLE.name, "text": EXAMPLE.read_text("utf-8")}
    options = PALEO.check({"modules": ["A", module], "players": 2})
    run = Run(Plan("paleo", options, ("scout", "scout"), seed=2))
    played = [run.play(number) for number in range(3)]
    mine = set(PALEO.facts(options)["cards"]) - set(PALEO.facts(PALEO.check({"modules": ["A", "B"]}))["cards"])
    assert mine & {event.args[1] for game in played for event in game.log if event.key == "performed"}


def test_modules_of_the_box_are_known_without_options() -> None:
    options = PALEO.check({"scenario": "2", "players": 2})
    match = Match(PALEO, options, lambda chance: chance.outcomes.sample(Random(4).random))
    told, untold = bots.make("scout", "paleo", options), bots.make("scout", "paleo")
    for _ in range(60):
        seat = match.seats()[0]
        ask = match.ask(seat)
        assert ask is not None
        seen, offer = PALEO.view(match.state, seat), offer_of(ask, seat)
        place = told(seen, offer, Random(0).random)
        assert untold(seen, offer, Random(0).random) == place
        match.answer(seat, ask.options[place].key, ask.options[place].args)


def test_the_answer_is_the_same_in_every_world_that_the_seat_may_imagine() -> None:
    options = PALEO.check({"scenario": "3", "players": 3})
    random = Random(9)
    match = Match(PALEO, options, lambda chance: chance.outcomes.sample(random.random))
    scout = bots.make("scout", "paleo", options)
    differing = 0
    for _ in range(120):
        seat = random.choice(match.seats())
        ask = match.ask(seat)
        assert ask is not None
        place = scout(PALEO.view(match.state, seat), offer_of(ask, seat), random.random)
        world = PALEO.imagine(match.state, seat, random.random)
        differing += encode_state(world)["decks"] != encode_state(match.state)["decks"]
        assert scout(PALEO.view(world, seat), offer_of(ask, seat), random.random) == place
        match.answer(seat, ask.options[place].key, ask.options[place].args)
    assert differing > 60


def test_the_same_game_is_played_twice() -> None:
    options = PALEO.check({"scenario": "7", "players": 4})
    plan = Plan("paleo", options, ("scout",) * 4, seed=8)
    assert Run(plan).play(0).log == Run(plan).play(0).log


def test_a_game_without_hope_is_brought_to_its_end() -> None:
    table = paleo().mission("hunt", "pays = { food = 2 }", "negative = true, gains = { death = 1 }")
    table.people(0, "brute").storage(food=9)
    table.g.round = HOPE + 1
    assert scout_at(table.night()) == "night hunt 1"


def test_a_question_and_a_reward_that_the_scout_never_heard_of_make_no_trouble(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(SCORES, CHOOSE_CARD)
    monkeypatch.delitem(GAINS, "painting")
    table = paleo().card("wall", "gains = { painting = 1 }").people(0, "brute").reveal(0, "wall")
    assert scout_at(table) == "act wall 0"
    assert scout_at(table.choose("act", "wall", 0, by=0)) == "choose 0 0"


def test_nearly_every_question_and_option_of_the_game_is_weighed() -> None:
    """An odd card may ask what no scout expects; what the rulebook asks is weighed."""
    asks, options = {*TABLE.each("ask")}, {*TABLE.each("option")}
    weighed = {option for scores in (*SCORES.values(), PLAYS) for option in scores}
    assert {*SCORES, PLAY_CARD} <= asks
    assert weighed <= options
    assert len(asks - {*SCORES, PLAY_CARD}) + len(options - weighed) <= 5


def test_nearly_every_reward_in_the_box_has_a_worth() -> None:
    cards = [card for pair in zip(LETTERS[::2], LETTERS[1::2], strict=True) for card in cards_of(pair)]
    words = {word for card in cards for line in card["lines"] for word in line["gains"]}
    assert len(words) > 20
    assert len(words - {*GAINS, *SIGNS, *BASE}) <= 3


def cards_of(letters: tuple[str, str]) -> list[dict[str, list[dict[str, dict[str, int]]]]]:
    """The cards of a game with these modules."""
    return list(facts(lettered_book(letters))["cards"].values())
