"""Runs a server of a soak, whose clock can be made to jump: `python -m campfire.table.soak.launch CONFIG FILE`."""

from __future__ import annotations

import json
import sys
from contextlib import suppress
from pathlib import Path

from campfire.table import moment
from campfire.table.config import Config
from campfire.table.serve import prepare, start


def jump_with(file: Path) -> None:
    """Let the clock be as many seconds ahead as a file says."""
    true_clock = moment.clock

    def jumping() -> float:
        ahead = 0.0
        with suppress(OSError, ValueError):
            ahead = float(file.read_text())
        return true_clock() + ahead

    moment.clock = jumping


if __name__ == "__main__":
    jump_with(Path(sys.argv[2]))
    config = Config(**json.loads(sys.argv[1]))
    prepare(config)
    start(config)
