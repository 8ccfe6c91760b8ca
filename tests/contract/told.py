"""Prints a fingerprint of one game at every table, for a process with another hash seed."""

from __future__ import annotations

import hashlib

from tests.contract.laws import story
from tests.contract.play import Script, played, tables
from tests.sweeps import THOROUGH


def tell_all() -> list[str]:
    """One line a table: the whole story of a game, as a fingerprint; of every scenario and mode, for two players."""
    lines = []
    for table in tables():
        if table.options["players"] != 2 and not THOROUGH:
            continue
        whole = story(played(table, Script([], 5)))
        lines.append(f"{table!r} {hashlib.sha256(whole.encode()).hexdigest()}")
    return lines


if __name__ == "__main__":
    print("\n".join(tell_all()))
