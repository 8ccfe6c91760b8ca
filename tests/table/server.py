"""Servers under test, as processes of their own; a nursery forks them, so that each starts at once."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from contextlib import closing, suppress
from functools import cache
from pathlib import Path
from random import SystemRandom
from threading import Lock
from typing import Any, NamedTuple

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
SOON = 0.02
"""Seconds between two looks at a server that starts or stops."""
ASKING = Lock()
"""One after the other speaks to the nursery."""


def free_port() -> int:
    """Find a port of the loopback that nobody listens on."""
    while True:
        port = SystemRandom().choice(PORTS)
        with closing(socket.socket()) as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


class Born(NamedTuple):
    """A process that the nursery has forked."""

    pid: int

    def poll(self) -> int | None:
        """With what it has ended; None while it runs."""
        code: int | None = ask_nursery({"look": self.pid})
        return code

    def wait(self) -> int:
        """Wait until it has ended; its exit code."""
        until = time.monotonic() + HANGS
        while (code := self.poll()) is None:
            assert time.monotonic() < until, "the server does not end"
            time.sleep(SOON)
        return code


@cache
def nursery() -> subprocess.Popen[str]:
    """The process of this test run that has everything imported."""
    return subprocess.Popen(
        [sys.executable, "-m", "tests.table.launch"],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": "src"},
        start_new_session=True,
    )


def ask_nursery(wish: dict[str, Any]) -> Any:
    """Say a line to the nursery, and hear its answer."""
    with ASKING:
        lines = nursery()
        assert lines.stdin
        assert lines.stdout
        print(json.dumps(wish), file=lines.stdin, flush=True)
        return json.loads(lines.stdout.readline())


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
        self.process: Born | None = None

    @property
    def http(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def ws(self) -> str:
        return f"ws://127.0.0.1:{self.port}/api/socket"

    def start(self) -> Server:
        """Start and wait until it answers."""
        environ = {**os.environ, "PYTHONPATH": "src"}
        self.process = Born(ask_nursery({"start": self.settings, "log": str(self.log), "environ": environ}))
        until = time.monotonic() + HANGS
        while time.monotonic() < until:
            if self.process.poll() is not None:
                raise AssertionError(f"the server ended at once:\n{self.log.read_text()}")
            try:
                httpx.get(f"{self.http}/healthz", timeout=HANGS, verify=False).raise_for_status()
                return self
            except httpx.HTTPError:
                time.sleep(SOON)
        raise AssertionError(f"the server does not answer:\n{self.log.read_text()}")

    def kill(self) -> None:
        """End it at once, without a chance to tidy up."""
        assert self.process is not None
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()

    def stop(self) -> int:
        """Ask it to end, and wait until it has; give its exit code."""
        assert self.process is not None
        if self.process.poll() is None:
            os.kill(self.process.pid, signal.SIGTERM)
        return self.process.wait()
