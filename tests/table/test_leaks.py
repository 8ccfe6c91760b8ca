"""Nothing hidden is ever on the wire: two worlds that a seat cannot tell apart sound the same at its socket."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any, NamedTuple

import pytest

from campfire import games
from campfire.kernel.codec import encode_state
from campfire.kernel.contract import GameState, Options
from campfire.kernel.match import Match
from campfire.table.founding import found
from campfire.table.keys import hash_of, new_key
from campfire.table.play import numbers
from campfire.table.protocol.http import SeatWish, Settings
from campfire.table.store.database import open_engine, parse_url
from campfire.table.store.rows import KeyRow, SeatRow
from campfire.table.store.store import Store
from tests.sweeps import swept
from tests.table.games import load
from tests.table.person import Message, Person, call
from tests.table.server import Server


class World(NamedTuple):
    """A table in the store: a key for every seat, and one for spectators."""

    keys: list[str]
    watch: str


def moments(game: str, options: Options, seed: int, every: int) -> Iterator[Match]:
    """A game played at random, stopped again and again."""
    random = Random(seed)
    rules = load(game)
    options = rules.check(options)
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
    """Everything one point of view hears: welcome, state with its staged events, what is blocked, odds, what others
    consider, the report, and what it gets of the file and of others' pasts."""
    key = world.watch if seat is None else world.keys[seat]
    with Person(server, key) as eyes:
        eyes.ask({"type": "blocked"})
        ask = eyes.state["ask"] or {"options": []}
        for option in (None, *ask["options"][:ODDS]):
            named = option and {"key": option["key"], "args": option["args"]}
            eyes.ask({"type": "odds", "option": named})
        for other, considered in offers:
            with Person(server, world.keys[other], look=other) as decider:
                decider.send(considered)
                decider.ask({"type": "ping"})
        eyes.ask({"type": "ping"})
        heard = [message for message in eyes.heard if message["type"] != "present"]
        others = [n for n in range(len(world.keys)) if n != seat]
        paths = ["report", "file", *[f"replay?at={eyes.state['at']}&seat={n}" for n in others]]
        gotten = [call(server, "GET", f"/api/table/{path}", key=key) for path in paths]
        assert [answer.status_code for answer in gotten[1:]] == [403] * (len(paths) - 1) or len(world.keys) == 1
        return [without_id(message) for message in (*heard, *[answer.json() for answer in gotten])]


def past_tells_no_more(server: Server, world: World, seat: int | None) -> None:
    """Looking back at the present shows what is shown anyway: the view, the log, and no answer to come."""
    key = world.watch if seat is None else world.keys[seat]
    with Person(server, key) as eyes:
        path = f"/api/table/replay?at={eyes.state['at']}" + (f"&seat={seat}" if seat is not None else "")
        back = call(server, "GET", path, key=key).json()
        assert back["next"] is None
        assert (back["view"], back["log"]) == (eyes.state["view"], eyes.log)
        assert {card["id"] for card in back["cards"]} <= set(eyes.cards)


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


def set_ups() -> Iterator[tuple[str, Options]]:
    """The toys, and every game on the shelf: few and many players, the first and the last of each thing to choose."""
    yield from [("toy", {"scenario": "calm", "players": 3}), ("toy", {"scenario": "storm", "players": 2})]
    for name in games.NAMES:
        game = games.load(name)
        several = [n for n in game.players if n > 1]
        scenario = next((choice for choice in game.choices if choice.name == "scenario"), None)
        for players, place in ((several[0], 0), (several[-1], -1)):
            chosen = {"scenario": scenario.values[place]} if scenario and scenario.values else {}
            yield name, {"players": players, **chosen}


ODDS = 3
LOOKS = swept((0, 1, 3, 8, 21), (0, 1, 2, 3, 5, 8, 13, 21, 34, 55))
"""Which moments of a game are looked at: many at its beginning, where most is hidden, some far into it."""


@pytest.mark.parametrize(("game", "options"), [*set_ups()], ids=str)
def test_two_worlds_sound_the_same(server: Server, game: str, options: Options) -> None:
    store = Store(open_engine(parse_url(server.settings["database"])), "test")
    random = Random(11)
    differing = pairs = 0
    for n, match in enumerate(islice(moments(game, options, 7, every=6), LOOKS[-1] + 1)):
        if n not in LOOKS:
            continue
        for seat in (*range(match.options["players"]), None):
            world = match.game.imagine(match.state, seat, random.random)
            differing += encode_state(world) != encode_state(match.state)
            real, imagined = lay_out(store, match, match.state), lay_out(store, match, world)
            offers = others_offers(match, seat)
            assert traffic(server, real, seat, offers) == traffic(server, imagined, seat, offers)
            past_tells_no_more(server, real, seat)
            pairs += 1
    print(f"{game}: {pairs} pairs of worlds, {differing} with other secrets")
    assert differing > 3, "worlds without secrets prove nothing"
    store.engine.dispose()


def test_the_leak_test_hears_a_leak(server: Server) -> None:
    """Two worlds that a seat *can* tell apart do not sound the same to it."""
    store = Store(open_engine(parse_url(server.settings["database"])), "test")
    match = next(moments("toy", {"scenario": "calm", "players": 2}, seed=7, every=1))
    world: Any = match.game.clone(match.state)
    world.hands[0].cards.reverse()
    world.hands[0].cards[0] = "wolf" if world.hands[0].cards[0] != "wolf" else "owl"
    real, other = lay_out(store, match, match.state), lay_out(store, match, world)
    assert traffic(server, real, 0, []) != traffic(server, other, 0, [])
    assert traffic(server, real, 1, []) == traffic(server, other, 1, [])
    assert traffic(server, real, None, []) == traffic(server, other, None, [])
    store.engine.dispose()
