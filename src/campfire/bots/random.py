"""The bot that takes any option."""

from __future__ import annotations

from campfire.bots import Bot, Offer, Random
from campfire.kernel.contract import Options, View


def choose_any(view: View, offer: Offer, random: Random) -> int:
    """Take every option with the same chance."""
    return int(random() * len(offer.options))


def bot(options: Options | None = None) -> Bot:
    """Give a random player."""
    return choose_any
