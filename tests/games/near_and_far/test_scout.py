"""The scout: it finishes its games, and beats whoever chooses blindly."""

from __future__ import annotations

from random import Random

import pytest

from campfire import bots
from campfire.bots import offer_of
from campfire.games import load
from campfire.games.near_and_far.setup import check
from campfire.kernel.contract import Options, Result
from campfire.kernel.match import Match

GAME = load("near_and_far")


def played(wish: Options, names: list[str], seed: int) -> tuple[Match, Result]:
    """A game of these bots."""
    random, options = Random(seed), check(wish)
    match = Match(GAME, options, lambda chance: chance.outcomes.sample(random.random))
    players = [bots.make(name, "near_and_far", options) for name in names]
    while match.seats():
        seat = match.seats()[0]
        ask = match.ask(seat)
        assert ask is not None
        chosen = ask.options[players[seat](GAME.view(match.state, seat), offer_of(ask, seat), random.random)]
        match.answer(seat, chosen.key, chosen.args)
    result = GAME.result(match.state)
    assert result is not None
    return match, result


def test_a_scout_beats_two_who_choose_blindly() -> None:
    won = 0
    for seed in range(10):
        names = ["random"] * 3
        names[seed % 3] = "scout"
        _, result = played({"mode": "arcade", "map": seed + 1, "players": 3}, names, seed)
        won += result.standings[seed % 3].won
    assert won >= 9


@pytest.mark.parametrize("players", [2, 3, 4])
def test_scouts_use_the_whole_table(players: int) -> None:
    match, result = played({"mode": "campaign", "map": 4, "players": players}, ["scout"] * players, 5)
    told = {event.event.key for event in match.log}
    assert {"joined", "walked", "camped", "opened", "bought", "visited"} <= told
    assert match.state.round < 35
    assert min(one.score or 0 for one in result.standings) > 5


def test_three_games_of_a_campaign_in_a_row() -> None:
    wish: Options | None = {"mode": "campaign", "players": 2}
    maps = []
    for seed in range(3):
        assert wish is not None
        match, _ = played(wish, ["scout", "scout"], seed)
        maps.append(match.options["map"])
        wish = match.sequel()
    assert maps == [2, 3, 4]
    assert wish is not None
    assert [len(card["past"]) for card in wish["carried"]] == [3, 3]
