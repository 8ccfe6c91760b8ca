"""Whole games of Robinson Crusoe with scouts: they end, some are won, and nothing hidden plays a part in them."""

from __future__ import annotations

from random import Random

import pytest

from campfire import bots, games
from campfire.games.robinson.bot.answers import SCORES
from campfire.games.robinson.bot.offers import OFFERS, UNUSED
from campfire.games.robinson.bot.plan import STEPS
from campfire.games.robinson.bot.words import WORDS
from campfire.games.robinson.library import book
from campfire.games.robinson.rules.night import EATS, night_phase
from campfire.games.robinson.sorts import TABLE
from campfire.games.robinson.text import name_of
from campfire.kernel.contract import View, values_of
from campfire.kernel.match import Match
from campfire.kernel.offer import WAIT, Bot, Offer, offer_of
from campfire.kernel.offer import Random as Source
from campfire.lab.playing import Plan, Run
from tests.bots.test_robinson_scout import answer
from tests.games.robinson.table import robinson

ROBINSON = games.load("robinson")
ODD = 3
"""So many odd cards a scout may not know."""

MANY = 40
"""So many games are enough for a win."""

PLAIN = {
    *("arrange", "bear_storm", "bear_weather", "beast", "beast_on_top", "bivouac", "corral", "feed_children"),
    *("go_to_sleep", "keep_food", "keep_map", "keep_roll", "leave_backpack", "leave_fog", "let_it_come", "lose_heart"),
    *("meet", "nothing_left", "pass_danger", "resolve", "stack_nothing", "stay", "stay_unarmed", "stop_drawing"),
    *("take_heart", "unpack"),
}
"""Options that leave things as they are, or between which there is nothing to choose."""


class Watched:
    """A scout whose answers are written down."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.given: list[tuple[str, str]] = []

    def __call__(self, view: View, offer: Offer, random: Source) -> int:
        place = self.bot(view, offer, random)
        assert place == WAIT or 0 <= place < len(offer.options)
        assert place != WAIT or offer.others
        self.given.append((offer.key, offer.options[place].key))
        return place


def run_of(scenario: str, players: int, seed: int, *names: str) -> Run:
    """A run for scouts, or for the bots that are named."""
    options = ROBINSON.check({"scenario": scenario, "players": players})
    return Run(Plan("robinson", options, names or ("scout",) * players, seed))


@pytest.mark.parametrize("players", ROBINSON.players)
def test_scouts_get_home_from_the_island(players: int) -> None:
    run = run_of("castaways", players, 5)
    assert any(run.play(number).result.won for number in range(MANY))


@pytest.mark.parametrize("players", ROBINSON.players)
@pytest.mark.parametrize("scenario", values_of(ROBINSON, "scenario"))
def test_every_scenario_is_played_to_its_end(scenario: str, players: int) -> None:
    run = run_of(scenario, players, 3)
    watched: list[Watched] = []

    def watch(bot: Bot) -> Bot:
        watched.append(Watched(bot))
        return watched[-1]

    played = next(run.games(0, watch))
    given = [answer for bot in watched for answer in bot.given]
    assert played.result.cause
    assert ("plan", "lead") in given
    assert ("plan", "take_back") not in given, "a scout that takes pawns back may do so for ever"


def test_scouts_last_longer_than_chance() -> None:
    scouts, chance = run_of("castaways", 2, 1), run_of("castaways", 2, 1, "random", "random")
    assert sum(scouts.play(n).rounds for n in range(8)) > sum(chance.play(n).rounds for n in range(8)) + 16


def test_scouts_sit_beside_other_players() -> None:
    run = run_of("cursed_island", 3, 2, "random", "scout", "random")
    assert all(run.play(number).result.cause for number in range(3))


def test_the_same_game_is_played_twice() -> None:
    assert run_of("king_kong", 4, 8).play(0).log == run_of("king_kong", 4, 8).play(0).log


def test_the_answer_is_the_same_in_every_world_that_the_seat_may_imagine() -> None:
    options = ROBINSON.check({"scenario": "castaways", "players": 3})
    random = Random(9)
    match = Match(ROBINSON, options, lambda chance: chance.outcomes.sample(random.random))
    scout = bots.make("scout", "robinson", options)
    for _ in range(100):
        seat = random.choice(match.seats())
        ask = match.ask(seat)
        assert ask is not None
        place = scout(ROBINSON.view(match.state, seat), offer_of(ask, seat), random.random)
        world = ROBINSON.imagine(match.state, seat, random.random)
        assert scout(ROBINSON.view(world, seat), offer_of(ask, seat), random.random) == place
        match.answer(seat, ask.options[place].key, ask.options[place].args)


def test_nearly_every_option_of_the_game_is_weighed() -> None:
    """An odd card may offer what no scout expects; what the rulebook offers is weighed, unless all is the same."""
    weighed = {kind.key for kind in (*STEPS, *OFFERS, *SCORES, *UNUSED)}
    options = {kind.key for kind in TABLE.each("option")}
    assert weighed | PLAIN <= options
    assert len(options - weighed - PLAIN) <= ODD


def test_an_option_that_the_scout_never_heard_of_makes_no_trouble(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(SCORES, EATS)
    table = robinson(3).have(food=1).shelter().wounded(2, 9).begin(night_phase())
    assert answer(table) == "eats 0"


def test_nearly_every_reward_and_every_threat_in_the_box_has_a_worth() -> None:
    events = book().events.values()
    rewards = [threat.reward for card in events for threat in card.threats]
    choices = [choice for card in book().adventures.values() for choice in card.choices]
    printed = [*rewards, *choices, *(card.pushed for card in events)]
    words = {name_of(rule) for effects in printed for rule, _ in effects}
    assert len(words) > 30
    assert len(words - {*WORDS}) <= ODD
