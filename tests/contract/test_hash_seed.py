"""The same answers make the same game in a process that hashes otherwise."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.contract.told import tell_all

ROOT = Path(__file__).parents[2]
HANGS = 900.0
"""Seconds after which a process hangs; never a measure of speed."""


def test_the_order_of_hashes_changes_nothing() -> None:
    seed = "1" if os.environ.get("PYTHONHASHSEED") != "1" else "2"
    elsewhere = subprocess.run(
        [sys.executable, "-m", "tests.contract.told"],
        env={**os.environ, "PYTHONHASHSEED": seed},
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=HANGS,
        check=True,
    )
    assert elsewhere.stdout.splitlines() == tell_all()
