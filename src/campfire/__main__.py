"""The command `campfire`, also as `python -m campfire`."""

from __future__ import annotations

import sys
from importlib import import_module


def main() -> int:
    """Run the command; whoever stops it while it still loads leaves as quietly as later."""
    try:
        return int(import_module("campfire.cli").main())
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
