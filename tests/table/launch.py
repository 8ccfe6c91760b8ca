"""Runs a server under test: `python -m tests.table.launch '{"database": …, "port": …}'`."""

from __future__ import annotations

import json
import sys

if __name__ == "__main__":
    from campfire.table.config import Config
    from campfire.table.serve import prepare, start
    from tests.table.chance import seed_nature

    seed_nature()
    config = Config(**json.loads(sys.argv[1]))
    prepare(config)
    start(config)
