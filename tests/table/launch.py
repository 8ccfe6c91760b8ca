"""The nursery of the servers under test: a process that has imported everything once and forks a server when asked.

A line on its input asks it to start a server or to look how one ended; a line on its output tells. When its input ends,
the servers that still run end too.
"""

from __future__ import annotations

import gc
import json
import os
import signal
import sys
from contextlib import suppress
from typing import Any


def warm() -> None:
    """Import what every server needs, and read the games' cards; open and start nothing."""
    from campfire.table import app, serve  # noqa: F401
    from tests.table import chance, games  # noqa: F401

    for name in games.NAMES:
        games.load(name)
    gc.freeze()


def tend() -> dict[str, Any] | None:
    """Do what the lines ask for; give its settings where this is the process of a new server, and None at the end."""
    codes: dict[int, int | None] = {}
    for line in sys.stdin:
        asked = json.loads(line)
        if "start" in asked:
            if (process := os.fork()) == 0:
                leave_home(asked)
                return dict(asked["start"])
            codes[process] = None
            print(process, flush=True)
        else:
            process = asked["look"]
            codes[process] = ended(process) if codes[process] is None else codes[process]
            print(json.dumps(codes[process]), flush=True)
    for process in [process for process, code in codes.items() if code is None]:
        with suppress(ProcessLookupError):
            os.killpg(process, signal.SIGKILL)
    return None


def ended(process: int) -> int | None:
    """With what a server has ended; None while it runs."""
    done, status = os.waitpid(process, os.WNOHANG)
    return os.waitstatus_to_exitcode(status) if done else None


def leave_home(asked: dict[str, Any]) -> None:
    """Become a process of one's own, with a log and with the surroundings of whoever asked."""
    os.setsid()
    log = os.open(asked["log"], os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o644)
    nothing = os.open(os.devnull, os.O_RDONLY)
    for source, place in ((nothing, 0), (log, 1), (log, 2)):
        os.dup2(source, place)
    os.environ.clear()
    os.environ.update(asked["environ"])


def serve(settings: dict[str, Any]) -> None:
    """Run a server until it is told to stop."""
    from campfire.table.config import Config
    from campfire.table.serve import prepare, start
    from tests.table.chance import seed_nature

    seed_nature()
    config = Config(**settings)
    prepare(config)
    start(config)


if __name__ == "__main__":
    warm()
    if settings := tend():
        serve(settings)
