"""The runner of the bots: sees whose turn it is, lets them think, and gives their answers."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Container, Iterator
from contextlib import suppress
from typing import TypeAlias

from campfire.bots.driver import next_turn
from campfire.kernel.contract import BadInput
from campfire.kernel.declared import Ids
from campfire.kernel.frame import Seat
from campfire.kernel.question import Chance
from campfire.table.move import Move, advice, asks_advice, move_of
from campfire.table.play import Play
from campfire.table.presence import Presence
from campfire.table.protocol.shapes import AdviceData
from campfire.table.room import Room
from campfire.table.seating import kind_of
from campfire.table.store.rows import StoreFailed
from campfire.table.thinkers import Thinkers

LOGGER = logging.getLogger("campfire.bots")
PATIENCE = 1.5
"""How much longer than the budget a process waits for a bot that another process should move."""
RETRY_SECONDS = 1.0
FOR_AN_OFFER = 2
"""So many times longer a bot takes where a person could use something that was not offered a move ago."""
LONGEST_HOLD = 60.0
"""Seconds for which a person may hold one move of a bot."""


Offered: TypeAlias = tuple[Seat, str, Ids]
"""Something that somebody may use while others are asked."""


class Watch:
    """The bots of one table, and what must be known to move the next of them."""

    def __init__(self) -> None:
        self.hands_off = 0.0
        """Until when another process is left to move them."""
        self.hurry = asyncio.Event()
        """Something happened here: they are ours to move."""
        self.again = True
        """Whether something has happened since we last looked whose turn it is."""
        self.change = 0
        """The change of the journal for which the following is true."""
        self.waiting: set[Seat] = set()
        """Who lets others go first."""
        self.offered: set[Offered] = set()
        """What people may use before the bots answer."""
        self.known: set[Offered] = set()
        """What they could have used before earlier moves."""
        self.since = time.monotonic()
        """When the last bot moved, or the bots' turn came."""
        self.nudge = asyncio.Event()
        """Somebody wants them to move faster, slower or not yet."""
        self.task: asyncio.Task[None] | None = None


class BotRunner:
    """Watches over the bots of every table in this process, one bot of a table at a time."""

    def __init__(self, thinkers: Thinkers, pause: float = 0.0) -> None:
        self.thinkers = thinkers
        self.pause = pause
        self._watches: dict[str, Watch] = {}

    def wake(self, room: Room, elsewhere: bool) -> None:
        """Something happened at a table: look whose turn it is. Bots play only while somebody is there.

        After a change by another process its bots are that process's to move; only if nothing comes
        of it (the process has died) they are moved from here.
        """
        if not room.guests:
            return
        watch = self._watches.setdefault(room.id, Watch())
        watch.again = True
        if elsewhere:
            watch.hands_off = (
                time.monotonic() + self.thinkers.seconds_for("thinker") + PATIENCE + self.pause * FOR_AN_OFFER
            )
        else:
            watch.hands_off = 0.0
            watch.hurry.set()
        if watch.task is None:
            watch.task = asyncio.create_task(self._mind(room, watch))

    def nudge(self, room: Room) -> None:
        """Somebody wants bots to move faster, slower or not yet."""
        if watch := self._watches.get(room.id):
            watch.nudge.set()

    async def advise(self, room: Room, seat: Seat | None) -> AdviceData:
        """What a scout would do in the place of whoever sits there, and why."""
        async with room.at_table() as play:
            move = asks_advice(play, seat)
        thought = await move.thought(self.thinkers, room.id)
        async with room.at_table() as play:
            play.check_decision(move.turn.seat, move.decision)
            return advice(play, move, thought)

    async def _mind(self, room: Room, watch: Watch) -> None:
        try:
            while watch.again and room.guests:
                watch.again = False
                await self._hold_off(watch)
                while await self._move(room, watch):
                    pass
        except Exception:
            LOGGER.exception("a bot could not be moved", extra={"table": room.id})
        finally:
            self._watches.pop(room.id, None)

    async def _hold_off(self, watch: Watch) -> None:
        """Leave the bots to another process as long as that one is at work."""
        while (left := watch.hands_off - time.monotonic()) > 0:
            watch.hurry.clear()
            try:
                await asyncio.wait_for(watch.hurry.wait(), left)
            except TimeoutError:
                continue

    async def _move(self, room: Room, watch: Watch) -> bool:
        """Let the next bot think and answer; False when no bot is to move."""
        try:
            move = await self._next(room, watch)
            if move is not None and await self._take_time(room, watch):
                move = await self._next(room, watch) if room.guests else None
            if move is None:
                return False
            thought = await move.thought(self.thinkers, room.id)
            if option := move.turn.chosen(thought.place):
                await room.answer_for_bot(move.turn.seat, move.decision, option.named_by, thought)
                watch.since = time.monotonic()
                watch.known |= watch.offered
            else:
                watch.waiting.add(move.turn.seat)
        except BadInput as late:
            LOGGER.debug("a bot's answer came to nothing: %s", late)
            return late.phrase.key != "error-table_gone"
        except StoreFailed as wrong:
            LOGGER.error("a bot's answer could not be stored", extra={"table": room.id, "reason": str(wrong)})
            await asyncio.sleep(RETRY_SECONDS)
        return True

    async def _next(self, room: Room, watch: Watch) -> Move | None:
        async with room.at_table() as play:
            watch.offered = set(offered_to_people(play))
            return next_move(play, watch, room.presence.ahead)

    async def _take_time(self, room: Room, watch: Watch) -> bool:
        """Let people see what happened before the next bot moves; False where none of them wants to."""
        waited = False
        while (left := watch.since + self.seconds_for(room.presence, watch) - time.monotonic()) > 0:
            waited = True
            watch.nudge.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(watch.nudge.wait(), left)
        return waited

    def seconds_for(self, presence: Presence, watch: Watch) -> float:
        """How long a bot takes for its move: longer where a person who is there could use something first."""
        there = presence.all()
        if there["holding"]:
            return LONGEST_HOLD
        if not presence.calm:
            return 0.0
        fresh = any(seat in there["seats"] for seat, *_ in watch.offered - watch.known)
        return self.pause * (FOR_AN_OFFER if fresh else 1)

    async def stop(self) -> None:
        """Let no bot move any more."""
        for watch in self._watches.values():
            if watch.task:
                watch.task.cancel()
        self.thinkers.stop()


def offered_to_people(play: Play) -> Iterator[Offered]:
    """Everything that people who are not asked may use now."""
    for seat in map(int, play.row.offered):
        ask = play.match.ask(seat) if kind_of(play.row.seats[seat]) == "person" else None
        for option in ask.options if ask else ():
            yield seat, option.key, option.args


def next_move(play: Play, watch: Watch, ahead: Container[Seat] = ()) -> Move | None:
    """The next bot to answer, and what it is told; its worlds are imagined here, before they leave the room."""
    match, row = play.match, play.row
    if watch.change != row.change:
        watch.change, watch.waiting = row.change, set()
    question = match.question
    if question is None or isinstance(question, Chance):
        return None
    turn = next_turn(question, play.bots(), watch.waiting, ahead=ahead)
    if turn is None:
        return None
    turn = turn.sparing(row.settings.get("spared", ()))
    bot = row.seats[turn.seat].bot
    assert bot is not None
    return move_of(play, turn, bot)
