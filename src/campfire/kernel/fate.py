"""Fate: the secret seed of a match, from which all its chance follows; whoever has the seed can draw everything again.

Before anything is drawn the digest of the seed is shown to everybody. It fixes the seed and tells nothing about it.

>>> from campfire.kernel.question import Draw
>>> fate = Fate("00" * 32)
>>> fate.digest[:16], fate.outcome(0, Draw(99)) == Fate("00" * 32).outcome(0, Draw(99))
('66687aadf862bd77', True)
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import count

from campfire.kernel.question import Chance, Outcomes

SEED_BYTES = 32
DRAWN_BYTES = 7
"""Each number drawn is made of so many bytes, of which as many bits count as a float has."""
FLOAT_BITS = 53


@dataclass(frozen=True)
class Fate:
    """A seed, and the answer of the journal from which on chance follows from it."""

    seed: str
    since: int = 0

    @classmethod
    def new(cls, since: int = 0) -> Fate:
        """A seed that nobody can guess."""
        return cls(secrets.token_hex(SEED_BYTES), since)

    @classmethod
    def drawn(cls, random: Callable[[], float]) -> Fate:
        """A seed from a source of chance: the same source, the same seed."""
        return cls("".join([f"{int(random() * 2**32):08x}" for _ in range(SEED_BYTES // 4)]))

    @property
    def digest(self) -> str:
        """What everybody may know of the seed before the end."""
        return hashlib.sha256(bytes.fromhex(self.seed)).hexdigest()

    def outcome(self, at: int, outcomes: Outcomes) -> tuple[int, ...]:
        """What chance answers at a place of the journal."""
        return outcomes.sample(self.source(at))

    def source(self, at: int) -> Callable[[], float]:
        """Numbers from 0 to 1 for one place of the journal: keyed hashes of the place and a counter."""
        return numbers(bytes.fromhex(self.seed), at).__next__


@dataclass(frozen=True)
class OwnDice:
    """People throw dice of their own and tell the faces; whatever else chance decides follows from a seed."""

    fate: Fate
    thrown: Callable[[Chance], tuple[int, ...]]

    def bound(self, fate: Fate) -> OwnDice:
        """The same dice beside another seed."""
        return OwnDice(fate, self.thrown)


def numbers(seed: bytes, at: int) -> Iterator[float]:
    """Numbers from 0 to 1 without end."""
    for n in count():
        drawn = hmac.digest(seed, f"{at} {n}".encode(), "sha256")[:DRAWN_BYTES]
        yield (int.from_bytes(drawn, "big") >> (DRAWN_BYTES * 8 - FLOAT_BITS)) / (1 << FLOAT_BITS)


def is_seed(word: object) -> bool:
    """Whether this is a seed, or the digest of one.

    >>> is_seed("ab" * 32), is_seed("ab"), is_seed(7)
    (True, False, False)
    """
    return isinstance(word, str) and re.fullmatch(r"[0-9a-f]{64}", word) is not None
