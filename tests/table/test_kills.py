"""Kill tests: `kill -9` at random moments under load; no acknowledged answer is lost.

`CAMPFIRE_KILLS` asks for more kills than the usual few.
"""

from __future__ import annotations

import os
import threading
import time
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.exceptions import WebSocketException

from tests.table.person import WAIT, Person, call, create
from tests.table.server import Server

KILLS = int(os.environ.get("CAMPFIRE_KILLS", "6"))
TABLES = 6
ANSWERS = 10
"""So many answers are acknowledged before each kill, and after the last."""
LOST_LINE = (WebSocketException, httpx.HTTPError, OSError, EOFError, AssertionError)


class Stubborn(threading.Thread):
    """Plays games alone, one after the other, and comes back whenever the server is gone."""

    def __init__(self, server: Server, seed: int) -> None:
        super().__init__(daemon=True)
        self.server = server
        self.random = Random(seed)
        self.over = threading.Event()
        self.tables: list[tuple[str, list[tuple[bool, Any]]]] = []
        """The key of every table, and every answer sent: whether it was acknowledged, and what it was."""

    def run(self) -> None:
        while not self.over.is_set():
            try:
                self.play()
            except LOST_LINE:
                time.sleep(0.05)

    def play(self) -> None:
        if not self.tables or self.is_finished():
            self.tables.append((create(self.server, "here")["key"], []))
        key, sent = self.tables[-1]
        with Person(self.server, key) as me:
            while (ask := me.state["ask"]) and not self.over.is_set():
                option = self.random.choice(ask["options"])
                sent.append((False, [option["key"], option["args"]]))
                assert me.answer(option)["type"] == "done"
                sent[-1] = (True, sent[-1][1])
                me.wait_for("state")

    def acknowledged(self) -> int:
        """How many answers were acknowledged so far."""
        return sum(acknowledged for _, sent in list(self.tables) for acknowledged, _ in list(sent))

    def is_finished(self) -> bool:
        return call(self.server, "GET", "/api/table", key=self.tables[-1][0]).json()["table"]["result"] is not None


def check(journal: list[Any], sent: list[tuple[bool, Any]]) -> int:
    """Every acknowledged answer is there, in order; of the others only those that were sent."""
    written = [[key, args] for seat, key, args, forced in journal if seat == 0 and not forced]
    places = {0}
    for acknowledged, answer in sent:
        reached = {place + 1 for place in places if written[place : place + 1] == [answer]}
        assert reached or not acknowledged, f"lost: {answer}"
        places = reached if acknowledged else places | reached
    assert len(written) in places
    return sum(acknowledged for acknowledged, _ in sent)


def play_on(people: list[Stubborn], answers: int) -> None:
    """Let them play until so many answers are acknowledged."""
    until = time.monotonic() + WAIT
    while sum(person.acknowledged() for person in people) < answers:
        assert time.monotonic() < until, "nobody gets on"
        time.sleep(0.01)


def torment(server: Server, kills: int) -> tuple[int, int]:
    """Let people play while the server is killed again and again; give tables and acknowledged answers."""
    people = [Stubborn(server, seed) for seed in range(TABLES)]
    for person in people:
        person.start()
    random = Random(kills)
    for n in range(kills):
        play_on(people, ANSWERS * (n + 1))
        time.sleep(random.uniform(0.0, 0.5))
        server.kill()
        server.start()
    play_on(people, ANSWERS * (kills + 1))
    for person in people:
        person.over.set()
    for person in people:
        person.join(WAIT)
    acknowledged = 0
    for key, sent in [table for person in people for table in person.tables]:
        journal = call(server, "GET", "/api/table/file", key=key).json()["journal"]
        acknowledged += check(journal, sent)
    return sum(len(person.tables) for person in people), acknowledged


def test_no_acknowledged_answer_is_lost(own_server: Server) -> None:
    tables, acknowledged = torment(own_server, KILLS)
    print(f"{KILLS} kills, {tables} tables, {acknowledged} acknowledged answers, none lost")
    assert acknowledged >= ANSWERS * (KILLS + 1)


def test_no_acknowledged_answer_is_lost_on_postgresql(tmp_path: Path, postgres: str) -> None:
    server = Server(tmp_path, postgres).start()
    tables, acknowledged = torment(server, KILLS // 2)
    server.kill()
    print(f"{KILLS // 2} kills, {tables} tables, {acknowledged} acknowledged answers, none lost")
    assert acknowledged >= ANSWERS * (KILLS // 2 + 1)


def test_the_check_finds_a_lost_answer() -> None:
    sent = [(True, ["lay", ["owl"]]), (False, ["rest", []]), (True, ["burn", []])]
    assert check([[0, "lay", ["owl"], False], [-1, "bite", [3], False], [0, "burn", [], False]], sent) == 2
    assert check([[0, "rest", [], False]], [(False, ["rest", []]), (True, ["rest", []])]) == 1
    for journal in ([[0, "burn", [], False]], [[0, "lay", ["owl"], False]], [[0, "lay", ["elk"], False]]):
        with pytest.raises(AssertionError):
            check(journal, sent)
