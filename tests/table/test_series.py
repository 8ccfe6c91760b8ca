"""A series at the table: the host lays the next game, and everybody's key leads on to it."""

from __future__ import annotations

from contextlib import ExitStack, suppress
from functools import cache
from random import Random

import pytest

from campfire.kernel.match import Match
from tests.contract.shells import SHELLS
from tests.table.person import Message, Person, call, create, join
from tests.table.server import Server

SEATS = [{"kind": "here", "name": "Anna"}, {"kind": "friend", "name": "Carla"}, {"kind": "bot"}]


@cache
def finished(scenario: str = "bay") -> Message:
    """A game of shells for three that is over."""
    random = Random(3)
    options = SHELLS.check({"scenario": scenario, "players": 3})
    match = Match(SHELLS, options, lambda chance: chance.outcomes.sample(random.random))
    while seats := match.seats():
        ask = match.ask(seats[0])
        assert ask is not None
        chosen = random.choice([*ask.options])
        match.answer(seats[0], chosen.key, chosen.args)
    return match.save()


@pytest.fixture
def bay(server: Server) -> tuple[Message, str]:
    """A table at which the first game of a series is over, and the key of a friend there."""
    made = call(server, "POST", "/api/tables/import", {"save": finished(), "seats": SEATS}).json()
    return made, join(server, made["invites"][0]["invite"], "Carla")


def onward(server: Server, key: str, status: int = 201, **wish: object) -> Message:
    """Go on with the series."""
    response = call(server, "POST", "/api/table/next", {"options": wish}, key)
    assert response.status_code == status, response.text
    told: Message = response.json()
    return told


def test_the_host_lays_the_next_game_and_everybody_follows(server: Server, bay: tuple[Message, str]) -> None:
    made, carla = bay
    assert (made["table"]["sequel"], made["table"]["next"]) == (True, None)
    assert onward(server, carla, 403)["code"] == "not_host"
    first = onward(server, made["key"])
    options = first["table"]["options"]
    assert (options["scenario"], options["players"], len(options["carried"])) == ("reef", 3, 3)
    assert first["table"]["you"] == {"seats": [0], "host": True, "watch": False}
    second = onward(server, carla)
    assert second["table"]["you"] == {"seats": [1], "host": False, "watch": False}
    assert [seat["name"] for seat in second["table"]["seats"][:2]] == ["Anna", "Carla"]
    assert [seat["kind"] for seat in second["table"]["seats"]] == ["person", "person", "bot"]
    seen = onward(server, made["watch"])
    assert seen["table"]["you"] == {"seats": [], "host": False, "watch": True}
    assert {told["table"]["id"] for told in (first, second, seen)} == {first["table"]["id"]}


def test_the_old_table_names_the_new_one_and_stays(server: Server, bay: tuple[Message, str]) -> None:
    made, carla = bay
    with Person(server, carla) as friend:
        new = onward(server, made["key"])["table"]["id"]
        assert friend.wait_for("table")["table"]["next"] == new
    old = call(server, "GET", "/api/table", key=carla).json()["table"]
    assert (old["next"], old["result"]["phrase"]["key"]) == (new, "cause-tide")


def test_whoever_comes_again_has_the_same_key(server: Server, bay: tuple[Message, str]) -> None:
    made, carla = bay
    keys = [onward(server, made["key"])["key"], onward(server, carla)["key"]]
    assert keys == [onward(server, made["key"])["key"], onward(server, carla)["key"]]
    assert len({*keys, made["key"], carla}) == 4


def test_the_next_game_is_played_to_its_end_and_none_follows(server: Server, bay: tuple[Message, str]) -> None:
    made, carla = bay
    with ExitStack() as stack:
        people = [stack.enter_context(Person(server, onward(server, key)["key"])) for key in (made["key"], carla)]
        random = Random(1)
        while any(person.state["result"] is None for person in people):
            for person in people:
                if person.state["ask"]:
                    person.answer(random.choice(person.state["ask"]["options"]))
                with suppress(TimeoutError):
                    person.receive(0.1)
        places = [standing["place"] for standing in people[0].state["result"]["standings"]]
        assert sorted(places)[0] == 1
        last = people[0].welcome["table"]["id"]
    assert onward(server, onward(server, made["key"])["key"], 409)["code"] == "no_sequel"
    assert last == onward(server, made["key"])["table"]["id"]


def test_what_is_left_open_may_be_chosen_and_nothing_else(server: Server, bay: tuple[Message, str]) -> None:
    made, _ = bay
    assert onward(server, made["key"], 400, carried=["pearl"] * 3)["code"] == "unknown_choice"
    assert onward(server, made["key"], 400, hats=["tall"] * 3)["code"] == "unknown_choice"
    assert onward(server, made["key"], rounds=1)["table"]["options"]["rounds"] == 1


def test_what_follows_can_be_seen_before_it_is_laid(server: Server, bay: tuple[Message, str]) -> None:
    _, carla = bay
    seen = call(server, "GET", "/api/table/next", key=carla).json()
    assert (seen["options"]["scenario"], len(seen["options"]["carried"])) == ("reef", 3)
    assert seen["table"]["next"] is None
    runs = create(server, "here here", game="shells")
    assert call(server, "GET", "/api/table/next", key=runs["key"]).json()["code"] == "no_sequel"


def with_seats(server: Server, key: str, seats: list[Message], status: int = 201) -> Message:
    """Go on with the series, and say who sits where."""
    response = call(server, "POST", "/api/table/next", {"seats": seats}, key)
    assert response.status_code == status, response.text
    told: Message = response.json()
    return told


def test_a_bot_takes_the_seat_of_somebody_who_leaves(server: Server, bay: tuple[Message, str]) -> None:
    made, carla = bay
    seats: list[Message] = [{"seat": 0}, {"seat": 1, "kind": "bot"}, {"seat": 2, "kind": "here", "name": "Ben"}]
    first = with_seats(server, made["key"], seats)["table"]
    assert [(seat["kind"], seat["name"]) for seat in first["seats"]] == [
        ("person", "Anna"),
        ("bot", "Carla"),
        ("person", "Ben"),
    ]
    assert first["you"]["seats"] == [0, 2]
    late = onward(server, carla)
    assert late["table"]["you"]["seats"] == [1]
    taken = call(server, "PUT", "/api/table/seats/1", {"to": "here"}, late["key"]).json()
    assert taken["table"]["seats"][1]["kind"] == "person"


def test_a_friend_is_invited_to_the_next_game(server: Server, bay: tuple[Message, str]) -> None:
    made, carla = bay
    seats: list[Message] = [{"seat": 0}, {"seat": 1}, {"seat": 2, "kind": "friend", "name": "Dora"}]
    told = with_seats(server, made["key"], seats)
    assert [invite["seat"] for invite in told["invites"]] == [2]
    dora = join(server, told["invites"][0]["invite"], "Dora")
    assert call(server, "GET", "/api/table", key=dora).json()["table"]["you"]["seats"] == [2]
    assert onward(server, carla)["invites"] == []


def test_nobody_sits_twice_in_the_next_game(server: Server, bay: tuple[Message, str]) -> None:
    made, _ = bay
    for seats in ([0, 0, 1], [0, 1, 5]):
        assert with_seats(server, made["key"], [{"seat": seat} for seat in seats], 400)["code"] == "no_seat"
    unknown: list[Message] = [{"seat": 0}, {"seat": 1}, {"seat": 2, "kind": "bot", "bot": "nobody"}]
    assert with_seats(server, made["key"], unknown, 400)["code"] == "unknown_bot"


@pytest.mark.parametrize("game", ["toy", "shells"])
def test_a_game_that_runs_has_no_next_one(server: Server, game: str) -> None:
    made = create(server, "here here", game=game)
    assert made["table"]["sequel"] is False
    assert onward(server, made["key"], 409)["code"] == "no_sequel"


def test_without_a_key_nothing_goes_on(server: Server) -> None:
    assert call(server, "POST", "/api/table/next", {"options": {}}).json()["code"] == "unknown_link"
    assert onward(server, "no such key", 404)["code"] == "unknown_link"
