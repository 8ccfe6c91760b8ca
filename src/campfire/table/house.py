"""The house: all rooms of one process, their store, and the line to other processes."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, ParamSpec, TypeVar

from campfire.bots.budget import MOST_WORLDS, Budget
from campfire.kernel.contract import AnyGame, BadInput
from campfire.kernel.fate import Fate
from campfire.kernel.match import Match
from campfire.table import bus, metrics
from campfire.table.bot_runner import BotRunner
from campfire.table.clearing import Clearing
from campfire.table.config import Config
from campfire.table.desk import Desk
from campfire.table.errands import Errands
from campfire.table.keys import hash_of, mixed_key
from campfire.table.presence import BEAT_SECONDS, Seen
from campfire.table.room import Room
from campfire.table.scribe import Scribe
from campfire.table.store.database import open_engine, parse_url, upgrade
from campfire.table.store.rows import Change, Draft, KeyRow, StoreFailed
from campfire.table.store.store import PROBE, Store
from campfire.table.thinkers import Thinkers

LOGGER = logging.getLogger("campfire.house")
THREADS = 8
PING_SECONDS = 5.0
WELL_SECONDS = 1.0
"""Whoever asks more often is told how it was a moment ago."""
CLOSING_SECONDS = 3.0
"""How long what was begun may take to come to its end when the house closes."""

P = ParamSpec("P")
T = TypeVar("T")


class House:
    """Rooms by the id of their table."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.worker = secrets.token_hex(6)
        self.url = parse_url(config.database)
        self.store = Store(open_engine(self.url), self.worker)
        self.rooms: dict[str, Room] = {}
        budget = Budget(config.thinking, MOST_WORLDS)
        thinkers = Thinkers(config.bot_seconds, config.bot_processes, config.games, budget)
        self.bot_runner = BotRunner(thinkers, config.bot_pause)
        self._threads = ThreadPoolExecutor(THREADS if self.store.shared else 1, "store")
        self._desk = ThreadPoolExecutor(2, "desk")
        self.desk = Desk(config.games)
        self._scribe = Scribe(self.store, self.run)
        self._clearing = Clearing(self, config.keep_days, config.look_again_seconds)
        self._used: dict[str, float] = {}
        self._chores: list[asyncio.Task[None]] = []
        self.errands = Errands()
        self.line = bus.Line()
        self._joins = ""
        self._well = float("-inf")
        """When the database was last written to by a check."""

    def games(self, name: str) -> AnyGame:
        """Load a game by its name."""
        game: AnyGame = self.config.shelf().load(name)
        return game

    async def open(self) -> None:
        """Bring the database up to date and begin to listen."""
        await self.run(upgrade, self.store.engine)
        await self.run(self.store.secret, PROBE)
        self._joins = await self.run(self.store.secret, "joins")
        self._chores.append(asyncio.create_task(self._sweep()))
        self._chores.append(asyncio.create_task(self._clear()))
        if self.store.shared:
            self._chores.append(
                asyncio.create_task(self.line.listen(self.url, self.worker, self._hear, self._catch_up))
            )
            self._chores.append(asyncio.create_task(self._beat()))

    async def close(self) -> None:
        """Stop thinking and listening; what was acknowledged is on disk already."""
        await self.bot_runner.stop()
        self.desk.stop()
        for task in self._chores:
            task.cancel()
        await self.errands.end(CLOSING_SECONDS)
        self._threads.shutdown(wait=True)
        self._desk.shutdown(wait=False, cancel_futures=True)
        self.store.engine.dispose()

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do blocking work beside the loop."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, partial(work, *args, **kwargs))

    async def compute(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do long reckoning beside the loop and beside the store."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._desk, partial(work, *args, **kwargs))

    def believed(self, save: Any) -> Match:
        """The match of a save that was made in this house."""
        return Match.load(save, self.games, Fate.new())

    async def write(self, table_id: str, version: int, change: Change) -> None:
        """Put a change of a table on disk; PostgreSQL gathers what comes together by itself."""
        if self.store.shared:
            await self.run(self.store.record, Draft(table_id, version, change))
        else:
            await self._scribe.write(table_id, version, change)

    async def check(self) -> None:
        """Say so where the database cannot be written to, or the other processes cannot be heard."""
        if self.store.shared and not self.line.is_open:
            raise StoreFailed("the other processes cannot be heard")
        if time.monotonic() - self._well < WELL_SECONDS:
            return
        try:
            await asyncio.wait_for(self.run(self.store.ping), PING_SECONDS)
        except TimeoutError as wrong:
            raise StoreFailed("the database does not answer") from wrong
        self._well = time.monotonic()

    async def delete(self, table_id: str) -> None:
        """Delete a table, and let everybody there leave."""
        await self.run(self.store.delete, table_id)
        self.room(table_id).gone()

    def room(self, table_id: str) -> Room:
        """The room of a table."""
        self._used[table_id] = time.monotonic()
        if table_id not in self.rooms:
            self.rooms[table_id] = Room(table_id, self)
            metrics.ROOMS.set(len(self.rooms))
        return self.rooms[table_id]

    async def key(self, key: str) -> KeyRow:
        """Find a key, or say that the link is wrong."""
        found = await self.run(self.store.key, hash_of(key)) if key else None
        if found is None:
            raise BadInput("unknown_link")
        return found

    def wake_bots(self, room: Room, elsewhere: bool = False) -> None:
        """Let the bots that are asked begin to think."""
        self.bot_runner.wake(room, elsewhere)

    def nudge_bots(self, room: Room) -> None:
        """Let a bot that takes its time look again how long it shall."""
        self.bot_runner.nudge(room)

    def tell_others(self, event: dict[str, Any]) -> None:
        """Tell the other processes something, soon."""
        if self.store.shared:
            self.errands.begin(self.run(self.store.tell, event))

    def key_for(self, invite: str, attempt: str) -> str:
        """The key that one attempt to use an invite gives, however often it is made."""
        return mixed_key(self._joins, f"{invite} {attempt}")

    def hidden_address(self, address: str) -> str:
        """An address as the store keeps it: known again, but not told, for what it is mixed with is in no database."""
        return hmac.new(bytes.fromhex(self.config.salt), address.encode(), hashlib.sha256).hexdigest()

    async def _hear(self, event: dict[str, Any]) -> None:
        """Another process has said something."""
        room = self.rooms.get(event["table"])
        if room is None:
            return
        match event["kind"]:
            case "changed":
                self.errands.begin(self._follow(room, event["version"]))
            case "gone":
                room.gone()
            case "chat":
                self.errands.begin(room.tell_chat())
            case "present":
                if room.presence.there(event["worker"], Seen.heard(event)):
                    self._tell_presence(room)
                room.tell_present()
                self.nudge_bots(room)
            case "considers":
                room.tell_considers(event["seat"], event["option"], None)

    def look_again(self, room: Room) -> None:
        """Read a table that may have changed unseen, and show it."""
        self.errands.begin(self._follow(room, None))

    def _catch_up(self) -> None:
        """The line was broken: whatever was said meanwhile was not heard."""
        for room in list(self.rooms.values()):
            self.look_again(room)
            self._tell_presence(room)

    async def _follow(self, room: Room, version: int | None) -> None:
        """Show a change that was made elsewhere, or may have been; the database may need several tries."""
        while True:
            try:
                await room.changed_elsewhere(version)
                if version is None:
                    await room.tell_chat()
                return
            except StoreFailed as wrong:
                LOGGER.warning("a table could not be read again", extra={"table": room.id, "reason": str(wrong)})
                await asyncio.sleep(bus.RETRY_SECONDS)

    async def _beat(self) -> None:
        """Say again and again who is here, for processes that came later."""
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            for room in list(self.rooms.values()):
                self._tell_presence(room)

    def _tell_presence(self, room: Room) -> None:
        if room.guests:
            self.tell_others({"kind": "present", "table": room.id, **room.presence.own.told()})

    async def _sweep(self) -> None:
        """Forget tables that nobody has looked at for a while; they are safe on disk."""
        while True:
            await asyncio.sleep(self.config.idle_seconds / 4)
            before = time.monotonic() - self.config.idle_seconds
            for table_id, room in list(self.rooms.items()):
                if not room.guests and not room.lock.locked() and self._used[table_id] < before:
                    del self.rooms[table_id], self._used[table_id]
            metrics.ROOMS.set(len(self.rooms))

    async def _clear(self) -> None:
        """Clear away old tables; a table in use stays in memory longer than the pause between two rounds."""
        while True:
            await self._clearing.round(self.rooms)
            await asyncio.sleep(self.config.idle_seconds / 2)
