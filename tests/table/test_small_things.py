"""Small things: who was removed, joins cut off, files that only their owner reads, names, hosts."""

from __future__ import annotations

import json
import stat
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from campfire.cli import main
from campfire.kernel.contract import BadInput
from campfire.table import serve
from campfire.table.config import Config
from campfire.table.doors.hosts import Hosts
from campfire.table.keys import new_key
from campfire.table.store.database import claim, parse_url
from tests.table.person import WAIT, Person, call, create, join
from tests.table.postgres import new_database
from tests.table.server import Server


def removed(server: Server, at: Server, to: str) -> None:
    """A friend who sits at one server is removed at another: they no longer watch, talk or make links."""
    made = create(server, "here friend")
    friend = join(server, made["invites"][0]["invite"], "Carla")
    watch = call(server, "POST", "/api/table/watch", key=friend).json()["watch"]
    with Person(at, friend) as carla, Person(at, watch) as behind, Person(at, made["watch"]) as watcher:
        call(server, "PUT", "/api/table/seats/1", {"to": to}, made["key"]).raise_for_status()
        for gone in (carla, behind):
            assert gone.wait_for("error")["code"] == "removed"
            assert gone.closed() == 4401
        assert watcher.ask({"type": "ping"})["type"] == "pong"
    for key in (friend, watch):
        assert call(at, "GET", "/api/table", key=key).json()["code"] == "unknown_link"
        assert call(at, "POST", "/api/table/watch", key=key).json()["code"] == "unknown_link"
    assert call(at, "POST", "/api/tables/mine", {"keys": [friend]}).json() == {"tables": [{"table": None}]}


@pytest.mark.parametrize("to", ["here", "friend"])
def test_who_was_removed_is_gone(server: Server, to: str) -> None:
    removed(server, server, to)


def test_who_was_removed_is_gone_from_other_workers_too(tmp_path: Path, postgres_address: str) -> None:
    database = new_database(postgres_address)
    servers = []
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        servers.append(Server(tmp_path / name, database).start())
    removed(servers[0], servers[1], "here")
    for server in servers:
        server.kill()


def test_a_bot_in_ones_seat_removes_nobody(server: Server) -> None:
    made = create(server, "here friend")
    friend = join(server, made["invites"][0]["invite"], "Carla")
    call(server, "PUT", "/api/table/seats/1", {"to": "bot"}, made["key"]).raise_for_status()
    call(server, "PUT", "/api/table/seats/1", {"to": "here"}, friend).raise_for_status()


def test_a_join_whose_answer_was_lost_is_made_again(own_server: Server) -> None:
    made = create(own_server, "here friend")
    wish = {"invite": made["invites"][0]["invite"], "name": "Carla", "attempt": new_key()}
    first = call(own_server, "POST", "/api/join", wish).json()
    own_server.kill()
    own_server.start()
    again = call(own_server, "POST", "/api/join", wish).json()
    assert (again["key"], again["seat"]) == (first["key"], 1)
    assert again["table"]["you"]["seats"] == [1]
    for other in ({**wish, "attempt": new_key()}, {"invite": wish["invite"]}):
        assert call(own_server, "POST", "/api/join", other).json()["code"] == "link_used"


def test_an_attempt_gives_nothing_to_others(server: Server) -> None:
    one, other = create(server, "here friend"), create(server, "here friend")
    attempt = new_key()
    keys = [
        call(server, "POST", "/api/join", {"invite": made["invites"][0]["invite"], "attempt": attempt}).json()["key"]
        for made in (one, other)
    ]
    assert len({*keys, attempt}) == 3


def test_a_second_server_on_one_file_says_so_and_stops(
    own_server: Server, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serve, "start", lambda config: pytest.fail("served"))
    database = own_server.settings["database"]
    assert main(["serve", "--database", database, "--port", "20001"]) == 2
    assert "Another server already uses" in capsys.readouterr().err
    own_server.kill()
    claim(parse_url(database))
    with pytest.raises(BadInput):
        claim(parse_url(database))


def test_the_database_is_its_owners_alone(own_server: Server) -> None:
    create(own_server, "here")
    files = [*own_server.log.parent.glob("tables.db*")]
    assert len(files) >= 3
    assert {stat.S_IMODE(file.stat().st_mode) & 0o077 for file in files} == {0}


def test_names_and_chat_lose_what_cannot_be_seen(server: Server) -> None:
    seats = [{"kind": "here", "name": "An\u202ena\u200b\u0007 \u2066B."}, {"kind": "friend"}]
    made = call(server, "POST", "/api/tables", {"game": "toy", "seats": seats}).json()
    assert made["table"]["seats"][0]["name"] == "Anna B."
    friend = join(server, made["invites"][0]["invite"], "\u200bCa\u00adrla\ufeff")
    call(server, "PUT", "/api/table/seats/0", {"to": "here", "name": "Ad\u061ca"}, made["key"]).raise_for_status()
    with Person(server, friend) as carla:
        assert [seat["name"] for seat in carla.welcome["table"]["seats"]] == ["Ada", "Carla"]
        assert carla.ask({"type": "chat", "text": "one\ntwo\u202e three\u200d"})["type"] == "done"
        assert carla.wait_for("chat")["text"] == "one two three"
        carla.line.send(json.dumps({"type": "chat", "text": "\u200b\u202e"}))
        assert carla.wait_for("error")["code"] == "bad_request"


@pytest.mark.parametrize("host", ["evil.example", "evil.example:8377", "192.0.2.1", "", "localhost.evil.example"])
def test_a_strangers_name_is_refused(server: Server, host: str) -> None:
    response = httpx.get(f"{server.http}/api/about", headers={"Host": host}, timeout=WAIT)
    assert (response.status_code, response.json()["code"]) == (421, "wrong_host")
    if host:
        with pytest.raises(InvalidStatus):
            connect(server.ws, additional_headers={"Host": host}).__enter__()


def test_whoever_opens_a_page_by_a_strangers_name_reads_why_not(server: Server) -> None:
    page = httpx.get(server.http, headers={"Host": "play.example", "Accept": "text/html,*/*"}, timeout=WAIT)
    assert (page.status_code, page.text.count("--host-name"), "<" in page.text) == (421, 3, False)


def test_loopback_and_given_names_are_ours() -> None:
    def ours(config: Config, host: str) -> bool:
        return Hosts(config).are_ours({"headers": [(b"host", host.encode())]})

    plain = Config("sqlite://", port=80)
    assert all(ours(plain, host) for host in ("localhost", "LOCALHOST:8377", "127.0.0.1:1", "[::1]:8377"))
    assert not ours(plain, "192.168.1.5")
    named = Config("sqlite://", host="0.0.0.0", host_names=("Play.example",), origins=("https://other.example",))
    assert all(ours(named, host) for host in ("play.example", "192.168.1.5:8377", "[fe80::1]", "other.example:443"))
    assert not ours(named, "evil.example")
