"""The bot that takes any option."""

from __future__ import annotations

from campfire.kernel.contract import Options, View
from campfire.kernel.offer import Bot, Offer, Random


def choose_any(view: View, offer: Offer, random: Random) -> int:
    """Take every option with the same chance."""
    return int(random() * len(offer.options))


def bot(options: Options | None = None) -> Bot[View]:
    """Give a random player."""
    return choose_any
