"""The scout: it finishes its games, and beats whoever chooses blindly."""

from __future__ import annotations

from random import Random

import pytest

from campfire import bots
from campfire.bots import offer_of
from campfire.games import load
from campfire.games.near_and_far.rules.town_hall import town_hall
from campfire.games.near_and_far.setup import check
from campfire.games.near_and_far.state import State
from campfire.kernel.contract import Options, Result
from campfire.kernel.declared import Option
from campfire.kernel.match import Match
from campfire.kernel.question import Ask
from tests.games.near_and_far.table import Table, trek

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


def end_of(match: Match) -> State:
    """How things stand at the end."""
    assert isinstance(match.state, State)
    return match.state


def series(mode: str, players: int) -> list[Match]:
    """A whole series by scouts."""
    wish: Options | None = {"mode": mode, "players": players}
    games: list[Match] = []
    while wish is not None and len(games) < 20:
        match, _ = played(wish, ["scout"] * players, len(games))
        games.append(match)
        wish = match.sequel()
    return games


def test_a_whole_campaign_of_ten_maps() -> None:
    games = series("campaign", 2)
    maps = [match.options["map"] for match in games]
    assert sorted(set(maps)) == [*range(2, 12)]
    last = end_of(games[-1])
    assert [len(past) for past in last.past] == [9, 9]
    assert min(map(len, last.talents)) >= 1
    assert min(map(len, last.keywords)) >= 3
    assert games[-1].sequel() is None
    assert any(told.event.key == "champion" for told in games[-1].log)


def test_character_mode_to_its_end() -> None:
    games = series("character", 2)
    assert games[-1].options["map"] == 11
    assert len(games) >= 4
    assert min(end_of(games[-1]).completed) >= 8
    assert games[-1].sequel() is None


def test_a_scout_pays_for_the_name_that_an_artifact_asks_for() -> None:
    table = trek(mode="arcade", map=4).hand(0, "night_cloak").goods(0, coin=6, gem=4).repute(0, -2)
    table.begin(town_hall(0, 0, False, False))
    for stands in (-3, -4):
        chosen = chosen_by_scout(table)
        table.choose(chosen.key, *chosen.args)
        assert table.g.reputation[0] == stands
    assert chosen_by_scout(table).key == "enough", "the name is bad enough"


def chosen_by_scout(table: Table) -> Option:
    """What a scout in seat 0 answers."""
    ask = table.pending
    assert isinstance(ask, Ask)
    return ask.options[bots.make("scout", "near_and_far", {})(table.view(0), offer_of(ask, 0), Random(1).random)]
