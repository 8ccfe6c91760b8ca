"""Running coroutines in tests: in a thread of their own, because a browser's driver may keep a loop in this one."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine to its end."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()
