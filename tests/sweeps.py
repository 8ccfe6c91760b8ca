"""How far random sweeps go: a little in every run, far in a thorough one (`make thorough`)."""

from __future__ import annotations

import os
from typing import TypeVar

THOROUGH = bool(os.environ.get("CAMPFIRE_THOROUGH"))

T = TypeVar("T")


def swept(usual: T, thorough: T) -> T:
    """What is swept in a usual run, or in a thorough one."""
    return thorough if THOROUGH else usual
