"""Phrases: something to say, as a key of the word files and its arguments; never a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, TypeAlias

from campfire.kernel.frame import Seat


class SeatName(NamedTuple):
    """In a phrase: the name of whoever sits there."""

    seat: Seat


class Phrase(NamedTuple):
    """Something to say: a key of the word files and its arguments, which may be phrases themselves."""

    key: str
    args: Mapping[str, Said] = {}


Said: TypeAlias = int | str | Phrase | SeatName
"""What a sentence can hold."""
