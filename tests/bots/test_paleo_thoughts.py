"""Why the scouts of Paleo do what they do, as they say it."""

from __future__ import annotations

from random import Random

from campfire import bots, games
from campfire.bots.driver import next_turn
from campfire.games.paleo.bot.thoughts import why
from campfire.games.paleo.sorts import BACK, PROMISES
from campfire.kernel.match import Match
from campfire.kernel.question import Ask, AskAll


def test_whoever_lays_a_card_names_the_back_that_promised_most() -> None:
    game, random = games.load("paleo"), Random(1)
    options = game.check({"scenario": "1", "players": 2})
    match = Match(game, options, lambda chance: chance.outcomes.sample(random.random))
    assert isinstance(match.question, Ask | AskAll)
    turn = next_turn(match.question, {0, 1})
    assert turn
    view, offer = game.view(match.state, turn.seat), turn.offer(game, match.state, random.random)
    place = bots.make("scout", "paleo", options)(view, offer, random.random)
    thought = why(view, offer, place)
    assert thought
    assert thought.kind is PROMISES
    assert thought[BACK] == view["seats"][turn.seat]["deck"][place]["back"]
