"""The bus: what the processes of one database tell each other, by LISTEN and NOTIFY of PostgreSQL."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

import psycopg
from sqlalchemy.engine import URL

from campfire.table.store.store import CHANNEL

LOGGER = logging.getLogger("campfire.bus")
RETRY_SECONDS = 1.0
ALIVE: dict[str, Any] = {"connect_timeout": 5, "keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3}
"""A line that broke without a word is noticed within half a minute."""

Hear: TypeAlias = "Callable[[dict[str, Any]], Awaitable[None]]"


class Line:
    """The line on which one process hears the others."""

    def __init__(self) -> None:
        self.is_open = False
        """Whether the others can be heard now; the health of the server tells it."""

    async def listen(self, url: URL, worker: str, hear: Hear, catch_up: Callable[[], None]) -> None:
        """Hear the other processes for ever; after a lost connection first catch up with what was missed."""
        address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                await self._hear_all(address, worker, hear, catch_up)
            except Exception as wrong:  # whatever broke: who stops listening is deaf for ever
                LOGGER.warning("the line to the database broke", extra={"reason": repr(wrong)})
            finally:
                self.is_open = False
            await asyncio.sleep(RETRY_SECONDS)

    async def _hear_all(self, address: str, worker: str, hear: Hear, catch_up: Callable[[], None]) -> None:
        async with await psycopg.AsyncConnection.connect(address, autocommit=True, **ALIVE) as connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            self.is_open = True
            LOGGER.info("the other processes can be heard")
            catch_up()
            async for notice in connection.notifies():
                event = json.loads(notice.payload)
                if event["worker"] != worker:
                    await hear(event)
