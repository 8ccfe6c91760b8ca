"""Thinkers: processes in which bots choose, so that no table waits for another's bot.

A bot gets the options of its game, a view and an offer. If it fails or takes too long, chance answers for it.
"""

from __future__ import annotations

import json
import logging
import os
import secrets

from campfire import games
from campfire.bots.budget import USUAL, Budget
from campfire.kernel.contract import Options, View
from campfire.kernel.offer import WAIT, SentOffer, Thought
from campfire.table.metrics import BOT_FALLBACKS, BOT_SECONDS
from campfire.table.processes import GivenUp, Processes
from campfire.table.thinking import Task, think
from campfire.table.turns import Turns

LOGGER = logging.getLogger("campfire.bots")
GRACE = 1.0
"""Seconds a process gets beyond the budget before it is given up."""


class Thinkers:
    """A pool of processes for bots, with a budget a choice."""

    def __init__(self, seconds: float, processes: int = 0, shelf: str = games.__name__, budget: Budget = USUAL) -> None:
        self.seconds = seconds
        self.shelf = shelf
        self.budget = budget
        """How long a thinker thinks; the seconds above are for those that hang."""
        number = processes or max(2, (os.cpu_count() or 2) - 1)
        self.turns = Turns(number)
        self.processes = Processes(number)

    async def choose(self, table: str, bot: str, game: str, options: Options, view: View, offer: SentOffer) -> Thought:
        """Let a bot choose: a place in the offer, or to wait where the offer names others. Tables take turns."""
        named = f"{bot}:{self.budget.named}" if bot == "thinker" else bot
        seconds = self.seconds_for(bot)
        task = Task(named, self.shelf, game, json.dumps(options), view, offer, seconds, secrets.randbits(64))
        async with self.turns.turn(table):
            thought = await self._ask(task)
        if thought and thought.place == WAIT and offer.others:
            return thought
        if thought is None or not 0 <= thought.place < len(offer.options):
            BOT_FALLBACKS.inc()
            return Thought(secrets.randbelow(len(offer.options)))
        return thought

    def seconds_for(self, bot: str) -> float:
        """After how many seconds a bot is taken to hang: a thinker not before it must have thought about a plan."""
        return max(self.seconds, self.budget.longest()) if bot == "thinker" else self.seconds

    async def _ask(self, task: Task) -> Thought | None:
        told = {"bot": task.bot, "game": task.game}
        try:
            with BOT_SECONDS.time():
                return await self.processes.ask(think, task, task.seconds + GRACE)
        except GivenUp as wrong:
            LOGGER.warning("a bot was given up", extra={**told, "reason": str(wrong)})
        except Exception:
            LOGGER.exception("a bot failed", extra=told)
        return None

    def stop(self) -> None:
        """End the processes, also those that hang."""
        self.processes.stop()
