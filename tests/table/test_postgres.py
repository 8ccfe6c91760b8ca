"""PostgreSQL: any worker serves any table."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from random import Random

import pytest

from tests.table.person import Message, Person, call, catch_up, create, join
from tests.table.postgres import new_database
from tests.table.server import Server


def start_two(folder: Path, database: str) -> list[Server]:
    """Two server processes on one database."""
    servers = []
    for name in ("one", "two"):
        (folder / name).mkdir()
        servers.append(Server(folder / name, database, bot_seconds=1.0).start())
    return servers


@pytest.fixture(scope="module")
def two(tmp_path_factory: pytest.TempPathFactory, postgres_address: str) -> Iterator[list[Server]]:
    """Two servers that the tests leave running."""
    servers = start_two(tmp_path_factory.mktemp("two"), new_database(postgres_address))
    yield servers
    for server in servers:
        server.kill()


def split(two: list[Server], stack: ExitStack, seats: str = "here friend") -> tuple[Message, Person, Person]:
    """A table of two people, each at another server."""
    made = create(two[0], seats)
    key = join(two[1], made["invites"][0]["invite"], "Carla")
    return made, stack.enter_context(Person(two[0], made["key"])), stack.enter_context(Person(two[1], key))


def finish(persons: list[Person], random: Random) -> None:
    """Play until all know the end, each at the own server; a conflict is told as late and played again."""
    while not persons[0].state["result"]:
        catch_up(persons)
        person = random.choice([p for p in persons if p.state["ask"]] or persons)
        if person.state["ask"]:
            assert person.answer(random.choice(person.state["ask"]["options"]))["type"] in ("done", "error")
        if not person.state["result"]:
            person.wait_for("state")
    for person in persons:
        while not person.state["result"]:
            person.wait_for("state")


def test_a_table_is_split_between_two_servers(two: list[Server]) -> None:
    with ExitStack() as stack:
        made, anna, carla = split(two, stack)
        finish([anna, carla], Random(1))
        assert anna.state["result"] == carla.state["result"]
        for server in two:
            with Person(server, made["key"]) as again:
                assert again.state["view"] == anna.state["view"]
                assert again.log == anna.log


def test_presence_chat_and_settings_cross_servers(two: list[Server]) -> None:
    with ExitStack() as stack:
        made, anna, carla = split(two, stack)
        if anna.welcome["present"]["seats"] != [0, 1]:
            anna.wait_for("present", seats=[0, 1])
        carla.ask({"type": "chat", "text": "over there"})
        assert anna.wait_for("chat")["text"] == "over there"
        with ThreadPoolExecutor(2) as both:
            said = list(both.map(Person.ask, (anna, carla), ({"type": "chat", "text": "now"},) * 2))
        assert [reply["type"] for reply in said] == ["done", "done"]
        call(two[1], "PATCH", "/api/table/settings", {"hover": False}, made["key"]).raise_for_status()
        assert anna.wait_for("table")["table"]["settings"]["hover"] is False
        carla.leave()
        anna.wait_for("present", seats=[0])
        call(two[1], "DELETE", "/api/table", key=made["key"]).raise_for_status()
        assert anna.closed() == 4410


def test_two_answers_at_once_one_counts(two: list[Server]) -> None:
    """The same decision answered at both servers at the same moment: one is done, one is late."""
    outcomes = []
    for _ in range(15):
        made = create(two[0], "here friend")
        with Person(two[0], made["key"], look=0) as left, Person(two[1], made["key"], look=0) as right:
            option = left.state["ask"]["options"][0]
            with ThreadPoolExecutor(2) as both:
                replies = list(both.map(Person.answer, (left, right), (option, option)))
            outcomes.append(sorted(reply.get("code", "done") for reply in replies))
            for person in (left, right):
                while person.state["version"] < 2:
                    person.wait_for("state")
            assert left.state["view"] == right.state["view"]
    assert outcomes == [["done", "late"]] * 15


def test_bots_move_once_whoever_looks(two: list[Server]) -> None:
    with ExitStack() as stack:
        made, anna, carla = split(two, stack, "here friend bot")
        finish([anna, carla], Random(2))
        assert call(two[1], "GET", "/api/table", key=made["key"]).json()["table"]["result"]


def test_a_dead_servers_bots_are_moved_by_another(tmp_path: Path, postgres: str) -> None:
    servers = start_two(tmp_path, postgres)
    with ExitStack() as stack:
        _, anna, carla = split(servers, stack, "here friend bot")
        anna.answer(anna.state["ask"]["options"][0])
        servers[0].kill()
        while carla.state["deciding"] != [0]:
            if carla.state["ask"]:
                carla.answer(carla.state["ask"]["options"][0])
            carla.wait_for("state")
    servers[1].kill()


def test_workers_of_one_server_share_their_tables(tmp_path: Path, postgres: str) -> None:
    server = Server(tmp_path, postgres, workers=2).start()
    made = create(server, "here friend")
    key = join(server, made["invites"][0]["invite"])
    with ExitStack() as stack:
        people = [stack.enter_context(Person(server, made["key"])) for _ in range(6)]
        people += [stack.enter_context(Person(server, key)) for _ in range(6)]
        anna = people[0]
        anna.answer(anna.state["ask"]["options"][0])
        version = anna.wait_for("state")["version"]
        for person in people[1:]:
            while person.state["version"] < version:
                person.wait_for("state")
        counts = call(server, "GET", "/metrics").text
        assert "campfire_sockets 12.0" in counts
        assert 'campfire_answers_total{by="person"} 1.0' in counts
    assert server.stop() == 0
