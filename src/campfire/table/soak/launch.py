"""Runs a server of a soak, whose clock can be made to jump: `python -m campfire.table.soak.launch CONFIG FILE PID`."""

from __future__ import annotations

import json
import os
import signal
import sys
from contextlib import suppress
from pathlib import Path
from threading import Thread
from time import sleep

from campfire.table import clock
from campfire.table.config import Config
from campfire.table.serve import prepare, start


def jump_with(file: Path) -> None:
    """Let the clock be as many seconds ahead as a file says."""
    true_clock = clock.seconds

    def jumping() -> float:
        ahead = 0.0
        with suppress(OSError, ValueError):
            ahead = float(file.read_text())
        return true_clock() + ahead

    clock.seconds = jumping


def end_with(parent: int) -> None:
    """End, with all children, when the soak is gone."""
    while os.getppid() == parent:
        sleep(1.0)
    os.killpg(0, signal.SIGKILL)


if __name__ == "__main__":
    Thread(target=end_with, args=(int(sys.argv[3]),), daemon=True).start()
    jump_with(Path(sys.argv[2]))
    config = Config(**json.loads(sys.argv[1]))
    prepare(config)
    start(config)
