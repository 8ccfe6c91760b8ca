"""The code of a box: how it is written, and the numbers that follow from it and from nothing else. [DI-035]"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from secrets import choice, randbelow
from typing import TypeVar

from campfire.kernel.contract import BadInput

FIRST = "CAMPFIRE-1"
"""The box for newcomers."""
EXAMPLE = "KESTREL-4471"
CODE = re.compile(r"([A-Z]{2,20})[-_ ]*([0-9]{1,9})")
MOST_NEW = 9999
NEW = "NEW"
"""Wished for in place of a code: a box that nobody may ever have opened."""
NAMES = (
    *("ANCHOR", "BRAMBLE", "CANDLE", "DROVER", "EMBER", "FERRY", "GANNET", "HARBOUR", "INKWELL", "JUNIPER", "KESTREL"),
    *("LANTERN", "MERIDIAN", "NETTLE", "OTTER", "PLUMB", "QUARRY", "RUSHES", "SEXTANT", "TINDER", "UMBER", "VELLUM"),
    *("WILLOW", "YARROW", "ZEPHYR"),
)
"""The words of new codes."""
T = TypeVar("T")


class Source:
    """Numbers that depend on nothing but the words given: splitmix64, begun by the FNV-1a hash of the words.

    >>> [Source("KESTREL-4471", "tiles").below(100) for _ in range(2)]
    [23, 23]
    """

    def __init__(self, *words: str) -> None:
        self.state = 0xCBF29CE484222325
        for byte in "/".join(words).encode():
            self.state = (self.state ^ byte) * 0x100000001B3 % 2**64

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        self.state = (self.state + 0x9E3779B97F4A7C15) % 2**64
        z = self.state
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 % 2**64
        z = (z ^ z >> 27) * 0x94D049BB133111EB % 2**64
        return (z ^ z >> 31) % n

    def sample(self, things: Iterable[T], n: int) -> list[T]:
        """So many of the things, in any order."""
        left = list(things)
        return [left.pop(self.below(len(left))) for _ in range(n)]

    def shuffled(self, things: Sequence[T]) -> list[T]:
        """All of the things, in any order."""
        return self.sample(things, len(things))


def normal(code: str) -> str:
    """A code as it is written: a word, a dash, a number; or a sentence that says what a code is.

    >>> normal(" kestrel 04471 "), normal("")
    ('KESTREL-4471', 'CAMPFIRE-1')
    """
    plain = unicodedata.normalize("NFKC", code[:200]).strip().upper()
    if not plain:
        return FIRST
    if plain == NEW:
        return f"{choice(NAMES)}-{randbelow(MOST_NEW) + 1}"
    found = CODE.fullmatch(plain)
    if not found:
        raise BadInput("box_code", given=code[:30], example=EXAMPLE)
    return f"{found[1]}-{int(found[2])}"
