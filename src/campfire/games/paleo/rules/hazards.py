"""Hazard cards. [ledger chapter 12]"""

from __future__ import annotations

from campfire.games.paleo.cards import TALISMAN, Card
from campfire.games.paleo.rules.requirements import has_sign
from campfire.games.paleo.rules.resolution import ACT, ignore, resolve
from campfire.games.paleo.sorts import CARD, SEAT, event, option, own_item, question, returns
from campfire.games.paleo.state import State
from campfire.games.paleo.vocabulary import return_item
from campfire.kernel.declared import Option
from campfire.kernel.frame import Frame, Seat, Then, ask, step
from campfire.kernel.question import Ask

CHOOSE_MISFORTUNE = question("choose_misfortune", card=CARD)
USE_TALISMAN = option("talisman", card=CARD, icon="talisman", things=own_item("talisman"))
USED_TALISMAN = event(
    "talisman",
    seat=SEAT,
    shows="travel",
    icon="talisman",
    path=returns("talisman"),
)


@ask
def choose_misfortune(g: State, me: Seat, card: str) -> Ask:
    """The roll failed: which negative action is taken? A talisman still helps against a hazard. [PA-141, PA-135]"""
    printed = g.book.cards[card]
    options = [
        Option(ACT, (card, line), (resolve(me, card, line),))
        for line, action in enumerate(printed.actions)
        if action.negative and has_sign(g, action)
    ]
    options += talisman_option(g, me, printed)
    return Ask((me,), CHOOSE_MISFORTUNE, options, (card,))


def talisman_option(g: State, me: Seat, card: Card, *then: Frame) -> list[Option]:
    """Who owns a talisman may ignore the hazard revealed. [PA-135]"""
    if card.face != "hazard" or not g.items[me][TALISMAN]:
        return []
    return [Option(USE_TALISMAN, (card.id,), (use_talisman(me), ignore(me, card.id), *then))]


@step
def use_talisman(g: State, me: Seat) -> Then:
    """Discard the talisman. [PA-135, PA-164]"""
    return_item(g, me, TALISMAN)
    g.tell(USED_TALISMAN, me)
    return None
