"""Whoever looks leaves a trace: takeovers, files and branches of a running game stand in everybody's log."""

from __future__ import annotations

from typing import Any

import pytest

from campfire.words.language import OWN_NAMES
from campfire.words.lexicon import message_ids
from tests.table.person import Message, Person, call, create, join
from tests.table.server import Server

HERE = [{"kind": "here"}, {"kind": "here"}]


def code(response: Any) -> tuple[int, str]:
    return response.status_code, response.json()["code"]


def hand(server: Server, key: str, seat: int, to: str) -> Message:
    """Hand a seat on."""
    response = call(server, "PUT", f"/api/table/seats/{seat}", {"to": to}, key)
    assert response.status_code == 200, response.text
    handed: Message = response.json()
    return handed


def notices(person: Person) -> list[Message]:
    """The phrases of the notices in somebody's log."""
    person.ask({"type": "ping"})
    return [line["phrase"] for line in person.log if line["shows"] == "notice"]


def keys(person: Person) -> list[str]:
    return [phrase["key"] for phrase in notices(person)]


def test_a_bot_in_a_friends_seat_opens_no_file(server: Server) -> None:
    """The host lets a bot play for a friend, wants the file with all decks, and hands the seat back."""
    made = create(server, "here friend bot")
    friend = join(server, made["invites"][0]["invite"], "Carla")
    hand(server, made["key"], 1, "bot")
    assert code(call(server, "GET", "/api/table/file", key=made["key"])) == (403, "file_hidden")
    fork = {"at": 0, "seats": [*HERE, {"kind": "bot"}]}
    assert code(call(server, "POST", "/api/table/fork", fork, made["key"])) == (403, "file_hidden")
    with Person(server, friend) as carla:
        assert notices(carla) == [{"key": "notice-left_to_bot", "args": {"who": "Carla"}}]


def test_a_seat_that_somebody_was_invited_to_opens_no_file_while_a_bot_plays_it(server: Server) -> None:
    made = create(server, "here friend")
    hand(server, made["key"], 1, "bot")
    assert code(call(server, "GET", "/api/table/file", key=made["key"])) == (403, "file_hidden")


def test_a_takeover_and_what_is_done_with_it_is_told_to_everybody(server: Server) -> None:
    made = create(server, "here friend")
    join(server, made["invites"][0]["invite"], "Carla")
    with Person(server, made["key"]) as host, Person(server, made["watch"]) as watcher:
        hand(server, made["key"], 1, "here")
        call(server, "GET", "/api/table/file", key=made["key"]).raise_for_status()
        call(server, "GET", "/api/table/file", key=made["key"]).raise_for_status()
        fork = call(server, "POST", "/api/table/fork", {"at": 0, "seats": HERE}, made["key"])
        assert fork.status_code == 201
        hand(server, made["key"], 1, "friend")
        told = ["notice-taken_over", "notice-file_taken", "notice-played_on"]
        assert keys(host) == keys(watcher) == told
    assert notices(Person(server, fork.json()["watch"]))[0]["key"] == "notice-known_cards"
    replay = call(server, "GET", "/api/table/replay?at=0", key=made["watch"]).json()
    assert not [line for line in replay["log"] if line["shows"] == "notice" and line["at"] > 0]


def test_a_seat_given_away_is_told(server: Server) -> None:
    made = create(server, "here friend")
    join(server, made["invites"][0]["invite"], "Carla")
    with Person(server, made["watch"]) as watcher:
        hand(server, made["key"], 1, "friend")
        assert notices(watcher) == [{"key": "notice-given_away", "args": {"who": "Carla"}}]


def test_undo_takes_no_notice_back(server: Server) -> None:
    made = create(server, "here bot friend")
    with Person(server, made["key"]) as host:
        assert host.answer(host.state["ask"]["options"][0])["type"] == "done"
        hand(server, made["key"], 2, "bot")
        host.ask({"type": "ping"})
        if host.state["undo"] is not None:
            host.ask({"type": "undo", "change": host.state["undo"]})
        assert "notice-left_to_bot" in keys(host)


def test_ones_own_seat_is_nobodys_business(server: Server) -> None:
    made = create(server, "here friend")
    friend = join(server, made["invites"][0]["invite"], "Carla")
    with Person(server, made["watch"]) as watcher:
        for to in ("bot", "here"):
            hand(server, friend, 1, to)
        hand(server, made["key"], 0, "bot")
        assert notices(watcher) == []


def test_traces_survive_a_restart(own_server: Server) -> None:
    made = create(own_server, "here friend")
    hand(own_server, made["key"], 1, "here")
    own_server.kill()
    own_server.start()
    with Person(own_server, made["watch"]) as watcher:
        assert keys(watcher) == ["notice-taken_over"]


@pytest.mark.parametrize("lang", OWN_NAMES)
def test_every_notice_has_words(lang: str) -> None:
    said = {"host", "taken_over", "left_to_bot", "given_away", "file_taken", "played_on", "known_cards"}
    assert {f"notice-{name}" for name in said} <= message_ids(lang, "")
