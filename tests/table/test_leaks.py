"""Nothing hidden is ever on the wire: two worlds that a seat cannot tell apart sound the same at its socket."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import chain
from random import Random
from typing import Any, NamedTuple

import pytest

from campfire.kernel.codec import encode_state
from campfire.kernel.contract import GameState
from campfire.kernel.match import Match
from campfire.table.founding import found
from campfire.table.keys import hash_of, new_key
from campfire.table.play import numbers
from campfire.table.protocol.http import SeatWish, Settings
from campfire.table.store.database import open_engine, parse_url
from campfire.table.store.rows import KeyRow, SeatRow
from campfire.table.store.store import Store
from tests.table.games import load
from tests.table.person import Message, Person, call
from tests.table.server import Server


class World(NamedTuple):
    """A table in the store: a key for every seat, and one for spectators."""

    keys: list[str]
    watch: str


def moments(game: str, scenario: str, players: int, seed: int, every: int) -> Iterator[Match]:
    """A game played at random, stopped again and again."""
    random = Random(seed)
    rules = load(game)
    options = rules.check({"scenario": scenario, "players": players})
    match = Match(rules, options, lambda chance: chance.outcomes.sample(random.random))
    answered = 0
    while seats := match.seats():
        if answered % every == 0:
            yield match
        seat = random.choice(seats)
        ask = match.ask(seat)
        assert ask is not None
        option = random.choice(ask.options)
        match.answer(seat, option.key, option.args)
        answered += 1


def lay_out(store: Store, match: Match, g: GameState) -> World:
    """Put a state on a table of its own, as if the match stood there."""
    players = match.options["players"]
    keys = [new_key() for _ in range(players)]
    told = found(match, [SeatWish(kind="friend")] * players, Settings())
    row, change = told.row, told.change
    row.seats = change.seats = [SeatRow(n, f"Seat {n}", hash_of(key), None) for n, key in enumerate(keys)]
    change.keys += [KeyRow(hash_of(key), row.id, host=False, watch=False) for key in keys]
    row.id, change.invites = row.id, []
    row.created = row.changed = "2026-01-01T00:00:00.000Z"
    row.snapshot_at, row.snapshot = len(match.journal), json.dumps(encode_state(g))
    row.asked = numbers(match, {}, {}, 1)
    store.create(row, change)
    return World(keys, told.told["watch"])


def traffic(server: Server, world: World, seat: int | None, offers: list[tuple[int, Message]]) -> list[Message]:
    """Everything one point of view hears: welcome, state, what is blocked, what others consider, the report."""
    key = world.watch if seat is None else world.keys[seat]
    with Person(server, key) as eyes:
        eyes.ask({"type": "blocked"})
        for other, considered in offers:
            with Person(server, world.keys[other], look=other) as decider:
                decider.send(considered)
                decider.ask({"type": "ping"})
        eyes.ask({"type": "ping"})
        heard = [message for message in eyes.heard if message["type"] != "present"]
        return [without_id(m) for m in (*heard, call(server, "GET", "/api/table/report", key=key).json())]


def without_id(message: Message) -> Message:
    """A message without the name of the table and what binds its chance, in which two tables must differ."""
    if "table" not in message:
        return message
    table = message["table"]
    return {**message, "table": {**table, "id": "", "chance": None} if isinstance(table, dict) else ""}


def others_offers(match: Match, seat: int | None) -> list[tuple[int, Message]]:
    """What every other seat may be seen to consider: each option of each question that is not private."""
    offers: list[tuple[int, Message]] = []
    for other in match.seats():
        ask = match.ask(other)
        if other == seat or ask is None or ask.private:
            continue
        offers += [
            (other, {"type": "considers", "seat": other, "decision": 1, "option": {"key": o.key, "args": list(o.args)}})
            for o in [*ask.options][:3]
        ]
    return offers[:4]


GAMES = [("toy", "calm", 3), ("toy", "storm", 2), ("paleo", "1", 2), ("paleo", "2", 3), ("paleo", "7", 4)]


@pytest.mark.parametrize(("game", "scenario", "players"), GAMES)
def test_two_worlds_sound_the_same(server: Server, game: str, scenario: str, players: int) -> None:
    store = Store(open_engine(parse_url(server.settings["database"])), "test")
    random = Random(11)
    differing = 0
    games = (moments(game, scenario, players, seed, every=8) for seed in (7, 8))
    for match in chain.from_iterable(games):
        for seat in (*range(players), None):
            world = match.game.imagine(match.state, seat, random.random)
            differing += encode_state(world) != encode_state(match.state)
            real, imagined = lay_out(store, match, match.state), lay_out(store, match, world)
            offers = others_offers(match, seat)
            assert traffic(server, real, seat, offers) == traffic(server, imagined, seat, offers)
    assert differing > 5, "worlds without secrets prove nothing"
    store.engine.dispose()


def test_the_leak_test_hears_a_leak(server: Server) -> None:
    """Two worlds that a seat *can* tell apart do not sound the same to it."""
    store = Store(open_engine(parse_url(server.settings["database"])), "test")
    match = next(moments("toy", "calm", 2, seed=7, every=1))
    world: Any = match.game.clone(match.state)
    world.hands[0].cards.reverse()
    world.hands[0].cards[0] = "wolf" if world.hands[0].cards[0] != "wolf" else "owl"
    real, other = lay_out(store, match, match.state), lay_out(store, match, world)
    assert traffic(server, real, 0, []) != traffic(server, other, 0, [])
    assert traffic(server, real, 1, []) == traffic(server, other, 1, [])
    assert traffic(server, real, None, []) == traffic(server, other, None, [])
    store.engine.dispose()
