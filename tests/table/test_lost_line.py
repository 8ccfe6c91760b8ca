"""A database that cannot be reached for a while: the processes find each other again, and health tells the truth."""

from __future__ import annotations

import asyncio
import resource
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import psycopg
import pytest
from sqlalchemy.engine import make_url

from campfire.table.soak.pipe import Pipe
from campfire.table.store.database import open_engine, parse_url
from campfire.table.store.rows import StoreFailed
from campfire.table.store.store import Store
from tests.table.person import WAIT, Person, call, create, join
from tests.table.server import Server

SOON = 5.0
"""Seconds within which everybody sees a move."""


class Between(threading.Thread):
    """A pipe to a database in a thread of its own."""

    def __init__(self, url: str) -> None:
        super().__init__(daemon=True)
        self.target = make_url(url)
        self.loop = asyncio.new_event_loop()
        self.pipe = Pipe(str(self.target.host), int(self.target.port or 0))
        self.ready = threading.Event()
        self.port = 0

    @property
    def url(self) -> str:
        return self.target.set(port=self.port).render_as_string(hide_password=False)

    def run(self) -> None:
        self.port = self.loop.run_until_complete(self.pipe.open())
        self.ready.set()
        self.loop.run_forever()

    def cut(self) -> None:
        self.loop.call_soon_threadsafe(self.pipe.cut)

    def mend(self) -> None:
        self.loop.call_soon_threadsafe(self.pipe.mend)


@pytest.fixture
def between(postgres: str) -> Iterator[Between]:
    pipe = Between(postgres)
    pipe.start()
    assert pipe.ready.wait(WAIT)
    yield pipe
    pipe.loop.call_soon_threadsafe(pipe.loop.stop)


def health(server: Server) -> int:
    return call(server, "GET", "/healthz").status_code


def wait_for_health(server: Server, status: int) -> None:
    until = time.monotonic() + WAIT
    while health(server) != status:
        assert time.monotonic() < until
        time.sleep(0.1)


def test_a_worker_hears_the_others_again_and_what_it_missed(tmp_path: Path, postgres: str, between: Between) -> None:
    servers = []
    for name, url in (("one", postgres), ("two", between.url)):
        (tmp_path / name).mkdir()
        servers.append(Server(tmp_path / name, url, bot_seconds=1.0).start())
    with ExitStack() as stack:
        made = create(servers[0], "here friend")
        key = join(servers[1], made["invites"][0]["invite"])
        anna = stack.enter_context(Person(servers[0], made["key"]))
        carla = stack.enter_context(Person(servers[1], key))
        between.cut()
        wait_for_health(servers[1], 503)
        assert anna.answer(anna.state["ask"]["options"][0])["type"] == "done"
        missed = anna.wait_for("state")["version"]
        anna.ask({"type": "chat", "text": "are you there?"})
        time.sleep(2)
        assert health(servers[1]) == 503
        assert carla.state["version"] < missed
        between.mend()
        assert carla.wait_for("state", SOON, version=missed)
        assert carla.wait_for("chat", SOON)["text"] == "are you there?"
        wait_for_health(servers[1], 200)
        anna.ask({"type": "undo", "change": anna.state["undo"]})
        assert carla.wait_for("state", SOON)["version"] == missed + 1
    for server in servers:
        server.kill()


def test_health_tells_of_a_full_disk(own_server: Server) -> None:
    wait_for_health(own_server, 200)
    assert own_server.process is not None
    free = resource.prlimit(own_server.process.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
    wait_for_health(own_server, 503)
    resource.prlimit(own_server.process.pid, resource.RLIMIT_FSIZE, free)
    wait_for_health(own_server, 200)


def set_read_only(url: str, on: bool) -> None:
    """Make a database refuse every write, or take them again; whoever is connected has to come back."""
    where = make_url(url)
    with psycopg.connect(
        where.set(drivername="postgresql").render_as_string(hide_password=False), autocommit=True
    ) as line:
        line.execute("SET SESSION CHARACTERISTICS AS TRANSACTION READ WRITE")
        line.execute(f'ALTER DATABASE "{where.database}" SET default_transaction_read_only = {"on" if on else "off"}')
        line.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s AND pid <> pg_backend_pid()",
            [where.database],
        )


def test_health_tells_of_a_read_only_database(tmp_path: Path, postgres: str) -> None:
    server = Server(tmp_path, postgres).start()
    wait_for_health(server, 200)
    set_read_only(postgres, on=True)
    wait_for_health(server, 503)
    with pytest.raises(StoreFailed):
        Store(open_engine(parse_url(postgres)), "test").ping()
    refused = call(server, "POST", "/api/tables", {"game": "paleo", "seats": [{"kind": "here"}]})
    assert refused.status_code == 503
    set_read_only(postgres, on=False)
    wait_for_health(server, 200)
    server.kill()
