"""Signs: what cards have made true, for the sake of other rules."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple


class Sign(NamedTuple):
    """Something that is true: its name, whom or what it is about, and how long it lasts."""

    name: str
    about: tuple[int | str, ...] = ()
    lasts: str = ""
    """For this `round`, the `next` one, a `fight`, an `action`; otherwise until something ends it."""


a_sign = cache(Sign)
"""A sign that is made once: rules look for the same ones again and again."""
