"""What is done to the servers of a soak while people play."""

from __future__ import annotations

import asyncio
import signal
from collections import Counter
from random import Random

from campfire.table.soak.workers import Worker

LENGTH = (0.5, 3.0)
"""How many seconds a fault lasts that ends by itself."""
JUMPS = (-90_000.0, -5.0, 3_600.0, 90_000.0)
"""Seconds by which a clock is wrong."""


class Faults:
    """Breaks one server after the other, and counts."""

    def __init__(self, workers: list[Worker], random: Random, pause: tuple[float, float]) -> None:
        self.workers = workers
        self.between = pause
        self.random = random
        self.counted: Counter[str] = Counter()
        self.kinds = {
            "kill": self.kill,
            "restart": self.restart,
            "pause": self.pause,
            "refuse": self.refuse,
            "jump": self.jump,
        }

    async def go_on(self) -> None:
        """Break something again and again, everything in turn, until this is cancelled."""
        while True:
            for kind in self.random.sample([*self.kinds], len(self.kinds)):
                await asyncio.sleep(self.random.uniform(*self.between))
                await self.kinds[kind](self.random.choice(self.workers))
                self.counted[kind] += 1

    async def kill(self, worker: Worker) -> None:
        """Kill a server and start it again."""
        async with worker.trouble():
            await worker.end(signal.SIGKILL)
            await worker.start()

    async def restart(self, worker: Worker) -> None:
        """Stop a server as its keeper does, and start it again."""
        async with worker.trouble():
            await worker.end(signal.SIGTERM)
            await worker.start()

    async def pause(self, worker: Worker) -> None:
        """Let a server stand still for a while."""
        async with worker.trouble():
            worker.send(signal.SIGSTOP)
            try:
                await asyncio.sleep(self.random.uniform(*LENGTH))
            finally:
                worker.send(signal.SIGCONT)

    async def refuse(self, worker: Worker) -> None:
        """Keep a server from its database for a while."""
        async with worker.trouble(), worker.refused():
            await asyncio.sleep(self.random.uniform(*LENGTH))

    async def jump(self, worker: Worker) -> None:
        """Let the clock of a server jump; it stays wrong until it jumps again."""
        worker.clock.write_text(str(self.random.choice(JUMPS)))
