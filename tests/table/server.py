"""Servers under test, as processes of their own."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from contextlib import closing, suppress
from pathlib import Path
from random import SystemRandom
from typing import Any

import httpx

ROOT = Path(__file__).parents[2]
GENEROUS = {
    "games": "tests.table.games",
    "tables_an_hour": 100_000,
    "requests_a_second": 10_000,
    "messages_a_second": 10_000,
    "sockets_an_address": 5_000,
    "bot_processes": 1,
    "bot_pause": 0.0,
}
"""Limits out of the way of tests that are about something else."""
PORTS = range(20_000, 30_000)
"""Ports that the system lends to nobody who only calls out, so that they are free again after a restart."""
HANGS = 120.0
"""Seconds after which a server that starts or stops hangs."""


def free_port() -> int:
    """Find a port of the loopback that nobody listens on."""
    while True:
        port = SystemRandom().choice(PORTS)
        with closing(socket.socket()) as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


class Server:
    """A server process that can be killed and started again on the same database."""

    def __init__(self, folder: Path, database: str = "", **settings: Any) -> None:
        self.log = folder / "server.log"
        self.port = free_port()
        self.settings = {
            **GENEROUS,
            "database": database or f"sqlite:///{folder / 'tables.db'}",
            "port": self.port,
            **settings,
        }
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def http(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def ws(self) -> str:
        return f"ws://127.0.0.1:{self.port}/api/socket"

    def start(self) -> Server:
        """Start and wait until it answers."""
        command = [sys.executable, "-m", "tests.table.launch", json.dumps(self.settings)]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command,
                cwd=ROOT,
                stdout=log,
                stderr=log,
                env={**os.environ, "PYTHONPATH": "src"},
                start_new_session=True,
            )
        until = time.monotonic() + HANGS
        while time.monotonic() < until:
            if self.process.poll() is not None:
                raise AssertionError(f"the server ended at once:\n{self.log.read_text()}")
            try:
                httpx.get(f"{self.http}/healthz", timeout=HANGS, verify=False).raise_for_status()
                return self
            except httpx.HTTPError:
                time.sleep(0.05)
        raise AssertionError(f"the server does not answer:\n{self.log.read_text()}")

    def kill(self) -> None:
        """End it at once, without a chance to tidy up."""
        assert self.process is not None
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait(HANGS)

    def stop(self) -> int:
        """Ask it to end, and wait until it has; give its exit code."""
        assert self.process is not None
        self.process.terminate()
        return self.process.wait(HANGS)
