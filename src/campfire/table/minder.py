"""The minder of the bots: sees whose turn it is, lets them think, and gives their answers."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterator
from contextlib import suppress
from typing import NamedTuple, TypeAlias

from campfire.bots import WAIT, Offer, offer_of
from campfire.kernel.contract import BadInput, Options, View
from campfire.kernel.declared import Ids, Named
from campfire.kernel.frame import Seat
from campfire.kernel.question import Ask
from campfire.table.play import Play
from campfire.table.presence import Presence
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


class Turn(NamedTuple):
    """A bot that shall answer, and what it is told."""

    bot: str
    decision: int
    game: str
    options: Options
    view: View
    offer: Offer
    may: set[Named]
    """What it may answer; anything else is left to the people of its group."""


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


class Minder:
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
            watch.hands_off = time.monotonic() + self.thinkers.seconds + PATIENCE + self.pause * FOR_AN_OFFER
        else:
            watch.hands_off = 0.0
            watch.hurry.set()
        if watch.task is None:
            watch.task = asyncio.create_task(self._mind(room, watch))

    def nudge(self, room: Room) -> None:
        """Somebody wants bots to move faster, slower or not yet."""
        if watch := self._watches.get(room.id):
            watch.nudge.set()

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
            turn = await self._turn(room, watch)
            if turn is not None and await self._take_time(room, watch):
                turn = await self._turn(room, watch) if room.guests else None
            if turn is None:
                return False
            place = await self.thinkers.choose(turn.bot, turn.game, turn.options, turn.view, turn.offer)
            if place == WAIT or turn.offer.options[place].named_by not in turn.may:
                watch.waiting.add(turn.offer.seat)
            else:
                await room.answer_for_bot(turn.offer.seat, turn.decision, *turn.offer.options[place].named_by)
                watch.since = time.monotonic()
                watch.known |= watch.offered
        except BadInput as late:
            LOGGER.debug("a bot's answer came to nothing: %s", late)
            return late.phrase.key != "error-table_gone"
        except StoreFailed as wrong:
            LOGGER.error("a bot's answer could not be stored", extra={"table": room.id, "reason": str(wrong)})
            await asyncio.sleep(RETRY_SECONDS)
        return True

    async def _turn(self, room: Room, watch: Watch) -> Turn | None:
        async with room.at_table() as play:
            watch.offered = set(offered_to_people(play))
            return next_turn(play, watch)

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


def next_turn(play: Play, watch: Watch) -> Turn | None:
    """The next bot to answer; in a simultaneous question it may wait.

    Where a group decides, whoever may use something of its own comes first, and is asked for that alone if there are
    people in the group: the decision is theirs.
    """
    match, row = play.match, play.row
    if watch.change != row.change:
        watch.change, watch.waiting = row.change, set()
    bots = [seat for seat in match.seats() if kind_of(row.seats[seat]) == "bot" and seat not in watch.waiting]
    if not bots:
        return None
    own = match.own_options()
    seat = max(bots, key=lambda one: one in own)
    ask, bot = match.ask(seat), row.seats[seat].bot
    assert ask is not None
    assert bot is not None
    others = others_of(play, watch, ask, seat)
    is_peoples = ask.is_groups and bool(others)
    if is_peoples and seat not in own:
        return None
    view, offer = match.game.view(match.state, seat), offer_of(ask, seat, others)
    may = own[seat] if is_peoples else {option.named_by for option in offer.options}
    return Turn(bot, row.asked[str(seat)], row.game, match.options, view, offer, may)


def others_of(play: Play, watch: Watch, ask: Ask, seat: Seat) -> tuple[Seat, ...]:
    """Who may answer before a bot: in a group its people, elsewhere whoever is asked too and does not wait."""
    asked, seats = play.match.seats(), play.row.seats
    if ask.is_groups:
        return tuple(other for other in asked if kind_of(seats[other]) != "bot")
    return tuple(other for other in asked if other != seat and other not in watch.waiting)
