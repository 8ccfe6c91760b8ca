"""A scout at a table that a test has laid out."""

from __future__ import annotations

from random import Random

from campfire.bots import WAIT, offer_of
from campfire.games.paleo.bot.cards import Box
from campfire.games.paleo.bot.scout import Scout
from campfire.games.paleo.view import view
from campfire.kernel.frame import Seat
from tests.games.paleo.table import Table
from tests.games.play import said


def scout_at(table: Table, seat: Seat = 0, others: tuple[Seat, ...] = ()) -> str:
    """What a scout answers, in words of the rules: key and things."""
    ask = table.ask(seat)
    assert ask is not None
    assert len(ask.options) > 1 or others, "there is nothing to choose"
    scout = Scout(Box(table.g.book))
    place = scout(view(table.g, seat), offer_of(ask, seat, others), Random(0).random)
    return "wait" if place == WAIT else said(ask.options[place])
