"""A party in a soak: one table, the people at it, and its history from the first seat to the last look."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from random import Random
from time import monotonic
from typing import Any

from campfire.table.keys import hash_of
from campfire.table.soak.calls import Lost, call
from campfire.table.soak.check import SOON
from campfire.table.soak.history import Given, History, Sight, Truth
from campfire.table.soak.person import UNSURE, Person, frozen
from campfire.table.soak.workers import Worker
from campfire.table.store.rows import StoreFailed
from campfire.table.store.store import Store

PLAYED = (8.0, 25.0)
"""Seconds that people play before everybody only looks."""
HANDED_ON = (3.0, 9.0)
"""Seconds between two times that the host gives the friend's seat to whoever comes first."""
GLANCE = 0.2
"""Seconds between two looks whether the game is over."""
STORE = 0
"""The number of the store's own sights."""


class Party:
    """A host, two who want the same seat, a spectator, and a bot where there is room for one."""

    open_seat = 1

    def __init__(
        self, workers: list[Worker], store: Store, game: str, bot: bool, random: Random, longest: float
    ) -> None:
        self.workers = workers
        self.store = store
        self.game = game
        self.seats = [{"kind": "here"}, {"kind": "friend"}, *([{"kind": "bot"}] if bot else [])]
        self.random = random
        self.seconds = min(longest, random.uniform(*PLAYED))
        self.history = History()
        self.people: list[Person] = []
        self.invite: str | None = None
        self.is_quiet = self.is_over = False
        self._numbers = STORE

    def new_number(self) -> int:
        """A number that nobody else at this table has."""
        self._numbers += 1
        return self._numbers

    def any_port(self) -> int:
        """Where some server listens."""
        return self.random.choice(self.workers).port

    def seats_of(self, person: Person) -> list[int]:
        """The seats that somebody's own answers may stand in."""
        return [0] if person is self.people[0] else [self.open_seat]

    def shut(self, number: int) -> None:
        """A line is shut."""
        for place, visit in enumerate(self.history.visits):
            if visit.number == number and visit.shut > monotonic():
                self.history.visits[place] = visit._replace(shut=monotonic())

    async def go(self) -> History:
        """Play, look on for a while, and read what stands in the store."""
        made = await self.insist("POST", "/api/tables", {"game": self.game, "seats": self.seats})
        self.history.table, self.invite = made["table"]["id"], made["invites"][0]["invite"]
        keys = {"host": made["key"], "friend": None, "rival": None, "watcher": made["watch"]}
        self.people = [Person(self, name, key, Random(self.random.random())) for name, key in keys.items()]
        lives = [asyncio.create_task(person.live()) for person in self.people]
        try:
            await self.play(made["key"])
            self.is_quiet = True
            await self.look()
        finally:
            self.is_over = True
            await asyncio.gather(*lives)
        self.history.truth = await self.truth()
        with suppress(Lost):
            await call(self.any_port(), "DELETE", "/api/table", key=made["key"])
        return self.history

    async def play(self, host: str) -> None:
        """Let them play; now and then the friend's seat is free for whoever comes first."""
        until = monotonic() + self.seconds
        hand_on = monotonic() + self.random.uniform(*HANDED_ON)
        while monotonic() < until and not self.people[0].state.get("result"):
            await asyncio.sleep(GLANCE)
            if monotonic() > hand_on:
                handed = await self.insist("PUT", f"/api/table/seats/{self.open_seat}", {"to": "friend"}, host)
                self.invite, hand_on = handed["invite"], monotonic() + self.random.uniform(*HANDED_ON)

    async def insist(self, method: str, path: str, body: Any, key: str | None = None) -> Any:
        """Ask until it is granted, at whichever server is there."""
        while True:
            with suppress(Lost):
                reply = await call(self.any_port(), method, path, body, key)
                if reply.status < 300:
                    return reply.body
                if reply.body["code"] not in (*UNSURE, "late"):
                    raise AssertionError(reply)
            await asyncio.sleep(0.2)

    async def look(self) -> None:
        """See how far the store is, and give everybody the time that they are promised."""
        await asyncio.sleep(1.0)
        while True:
            with suppress(StoreFailed):
                loaded = await asyncio.to_thread(self.store.load, self.history.table)
                assert loaded is not None, "the table is gone"
                self.history.sights.append(Sight(STORE, loaded[0].version, monotonic()))
                break
        await asyncio.sleep(SOON + 1.0)

    async def truth(self) -> Truth:
        """What the store says: people's answers, the chat, who holds which seat."""
        while True:
            with suppress(StoreFailed):
                loaded = await asyncio.to_thread(self.store.load, self.history.table)
                chat = await asyncio.to_thread(self.store.chat, self.history.table)
                break
        assert loaded is not None, "the table is gone"
        row, record = loaded
        people = [seat.seat for seat in row.seats if seat.bot is None]
        holders = {hash_of(person.key): person.name for person in self.people if person.key}
        return Truth(
            answers=[given for entry in record.journal if (given := answered(entry)) and given[0] in people],
            chat=[line.text for line in chat],
            holders={seat.seat: holders[seat.key] for seat in row.seats if seat.key in holders},
        )


def answered(entry: Any) -> Given | None:
    """An answer as people gave it; None where chance answered, or nothing was left to choose.

    >>> answered([0, "lay", ["owl"], False]), answered([-1, "dice", [3], False])
    ((0, 'lay', ('owl',)), None)
    """
    seat, key, args, forced = entry
    return None if seat < 0 or forced else (seat, key, frozen(args))
