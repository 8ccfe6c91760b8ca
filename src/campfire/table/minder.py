"""The minder of the bots: sees whose turn it is, lets them think, and gives their answers."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from typing import TypeAlias

from campfire.bots import offer_of
from campfire.kernel.contract import BadInput
from campfire.kernel.engine import pending
from campfire.kernel.frame import Seat
from campfire.kernel.question import Ask
from campfire.table.play import Play
from campfire.table.room import Room
from campfire.table.seating import kind_of
from campfire.table.store.rows import StoreFailed
from campfire.table.thinkers import Thinkers

LOGGER = logging.getLogger("campfire.bots")
PATIENCE = 1.5
"""How much longer than the budget a process waits for a bot that another process should move."""

Turn: TypeAlias = "tuple[str, Seat, int]"


class Minder:
    """Knows which bots are thinking."""

    def __init__(self, thinkers: Thinkers) -> None:
        self.thinkers = thinkers
        self._busy: dict[Turn, asyncio.Task[None]] = {}

    def wake(self, room: Room, play: Play, elsewhere: bool) -> None:
        """Let every bot think that is asked and does not think yet; bots play only while somebody is there.

        After a change by another process its bots are that process's to move; only if nothing comes
        of it (the process has died) they are moved from here.
        """
        if not room.guests:
            return
        delay = self.thinkers.seconds + PATIENCE if elsewhere else 0.0
        for seat in turns(play):
            turn = (room.id, seat, play.row.asked[str(seat)])
            if turn not in self._busy:
                self._busy[turn] = asyncio.create_task(self._move(room, turn, delay))

    async def _move(self, room: Room, turn: Turn, delay: float) -> None:
        try:
            await asyncio.sleep(delay)
            await self._choose(room, turn)
        except BadInput as late:
            LOGGER.debug("a bot's answer came to nothing: %s", late)
        except StoreFailed as wrong:
            LOGGER.error("a bot's answer could not be stored", extra={"table": room.id, "reason": str(wrong)})
        except Exception:
            LOGGER.exception("a bot could not be moved", extra={"table": room.id})
        finally:
            self._busy.pop(turn, None)

    async def _choose(self, room: Room, turn: Turn) -> None:
        _, seat, decision = turn
        async with room.at_table() as play:
            play.check_decision(seat, decision)
            match, bot = play.match, play.row.seats[seat].bot
            ask = match.ask(seat)
            if bot is None or ask is None:
                return
            offer, view = offer_of(ask, seat), match.game.view(match.state, seat)
        place = await self.thinkers.choose(bot, match.game.name, view, offer)
        await room.answer_for_bot(seat, decision, *offer.options[place])

    async def stop(self) -> None:
        """Let no bot move any more."""
        for task in self._busy.values():
            task.cancel()
        self.thinkers.stop()


def turns(play: Play) -> Iterator[Seat]:
    """The bots' seats that should answer now: in a group's decision people go first."""
    question = pending(play.match.state)
    bots = [seat for seat in play.match.seats() if kind_of(play.row.seats[seat]) == "bot"]
    if isinstance(question, Ask) and bots and len(bots) == len(question.seats):
        yield bots[0]
    elif question is not None and not isinstance(question, Ask):
        yield from bots
