"""The servers of a soak: processes on the loopback that are killed, stopped, made to stand still, and started again."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import sqlite3
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing, suppress
from dataclasses import asdict
from pathlib import Path
from random import SystemRandom
from time import monotonic

from sqlalchemy.engine import URL

from campfire.table.bench import generous
from campfire.table.config import Config
from campfire.table.soak.calls import HOST, Lost, call
from campfire.table.soak.history import Trouble
from campfire.table.soak.pipe import Pipe
from campfire.table.store.database import parse_url

START_SECONDS = 180.0
STOP_SECONDS = 20.0
LOG_SHOWN = 2_000
FIRST_PORT = 5432


PORTS = range(20_000, 30_000)
"""Ports that the system lends to nobody who only calls out, so that they are free again after a restart."""


def free_port() -> int:
    """Find a port of the loopback that nobody listens on."""
    while True:
        port = SystemRandom().choice(PORTS)
        with closing(socket.socket()) as probe, suppress(OSError):
            probe.bind((HOST, port))
            return port


class NotWell(Exception):
    """A server that should be there again is not: its name, and the end of its log."""


class Worker:
    """One server process, and the pipe to its database."""

    def __init__(self, name: str, url: URL, folder: Path, shelf: str) -> None:
        self.name = name
        self.url = url
        self.folder = folder
        self.shelf = shelf
        self.port = free_port()
        self.troubles: list[Trouble] = []
        self.clock = folder / f"clock-{name}"
        self.pipe: Pipe | None = None
        self._database = url.render_as_string(hide_password=False)
        self._process: asyncio.subprocess.Process | None = None

    async def open(self) -> None:
        """Lay the pipe and start the server."""
        if self.url.get_backend_name() == "postgresql":
            self.pipe = Pipe(self.url.host or HOST, self.url.port or FIRST_PORT)
            port = await self.pipe.open()
            self._database = self.url.set(drivername="postgresql", host=HOST, port=port).render_as_string(
                hide_password=False
            )
        await self.start()

    async def close(self) -> None:
        """End the server and the pipe."""
        await self.end(signal.SIGKILL)
        if self.pipe:
            await self.pipe.close()

    def config(self) -> Config:
        """How the server is run: without limits for strangers, with bots that do not dally."""
        base = asdict(generous(self._database, 1))
        return Config(
            **{**base, "port": self.port, "games": self.shelf, "bot_pause": 0.0, "bot_processes": 1, "keep_days": 1}
        )

    async def start(self) -> None:
        """Start the server and wait until it is well."""
        settings = [json.dumps(asdict(self.config())), str(self.clock), str(os.getpid())]
        command = [sys.executable, "-m", f"{__package__}.launch", *settings]
        with (self.folder / f"{self.name}.log").open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                *command, stdout=log, stderr=log, start_new_session=True
            )
        await self.well()

    async def well(self) -> None:
        """Wait until the server says that it is well."""
        until = monotonic() + START_SECONDS
        while monotonic() < until:
            with suppress(Lost):
                if (await call(self.port, "GET", "/healthz")).status == 200:
                    return
            await asyncio.sleep(0.1)
        raise NotWell(self.name, (self.folder / f"{self.name}.log").read_text()[-LOG_SHOWN:])

    async def end(self, sign: signal.Signals) -> None:
        """End the process that was started here, and its own children with it."""
        process = self._process
        if process is None or process.returncode is not None:
            return
        if sign is signal.SIGTERM:
            process.terminate()
            with suppress(TimeoutError):
                await asyncio.wait_for(process.wait(), STOP_SECONDS)
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        await process.wait()

    def send(self, sign: signal.Signals) -> None:
        """Let the server process stand still, or go on."""
        if self._process and self._process.returncode is None:
            self._process.send_signal(sign)

    @asynccontextmanager
    async def trouble(self) -> AsyncIterator[None]:
        """Whatever is done here keeps this server from its work."""
        self.troubles.append(Trouble(self.name, monotonic()))
        try:
            yield
        finally:
            self.troubles[-1] = self.troubles[-1]._replace(ended=monotonic())

    @asynccontextmanager
    async def refused(self) -> AsyncIterator[None]:
        """No connection to the database; with SQLite, somebody else writes to it all the time."""
        if self.pipe:
            self.pipe.cut()
            try:
                yield
            finally:
                self.pipe.mend()
            return
        with closing(sqlite3.connect(self.url.database or "", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            yield


def workers_for(database: str, folder: Path, shelf: str) -> list[Worker]:
    """One server for SQLite, two for PostgreSQL."""
    url = parse_url(database)
    names = ("one", "two") if url.get_backend_name() == "postgresql" else ("one",)
    return [Worker(name, url, folder, shelf) for name in names]
