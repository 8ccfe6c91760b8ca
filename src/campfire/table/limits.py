"""Limits: how much and how fast.

>>> bucket = Bucket(rate=1.0, burst=2, clock=lambda: 0.0)
>>> [bucket.take() for _ in range(3)]
[True, True, False]
"""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

from campfire.kernel.contract import BadInput

ADDRESSES_KEPT = 10_000
DEEPEST = 60
LARGEST = 2**63


class Bucket:
    """Lets through a steady rate and short bursts."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.level = burst
        self.last = clock()

    def take(self) -> bool:
        """Take one, if one is there."""
        moment = self.clock()
        self.level = min(self.burst, self.level + (moment - self.last) * self.rate)
        self.last = moment
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Buckets:
    """A bucket for every address, the least recently seen forgotten first."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Take one for an address, if one is there."""
        bucket = self._buckets.setdefault(address, Bucket(self.rate, self.burst))
        self._buckets.move_to_end(address)
        if len(self._buckets) > ADDRESSES_KEPT:
            self._buckets.popitem(last=False)
        return bucket.take()


def check_data(data: Any, depth: int = 0) -> None:
    """Refuse plain data that no database and no browser could carry."""
    if depth > DEEPEST:
        raise BadInput("bad_request")
    if isinstance(data, str):
        check_text(data)
    elif isinstance(data, int | float):
        check_number(data)
    elif isinstance(data, dict):
        for key, value in data.items():
            check_text(key)
            check_data(value, depth + 1)
    elif isinstance(data, list):
        for value in data:
            check_data(value, depth + 1)


def check_text(text: str) -> None:
    """Refuse text with characters that are none."""
    if "\x00" in text or any("\ud800" <= letter <= "\udfff" for letter in text):
        raise BadInput("bad_request")


def check_number(number: float) -> None:
    """Refuse numbers without end."""
    if not math.isfinite(number) or abs(number) >= LARGEST:
        raise BadInput("bad_request")
