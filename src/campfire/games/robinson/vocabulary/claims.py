"""Kept cards: who may use them, used up and discarded. [RC-057, RC-084, RC-097, RC-100]"""

from __future__ import annotations

from campfire.games.robinson.cards import FRIDAY, GROUP
from campfire.games.robinson.sorts import BY, CARD, WHO, event
from campfire.games.robinson.state import State, Who
from campfire.games.robinson.vocabulary.outside import lay_on_sheet, on_sheet
from campfire.games.robinson.vocabulary.survivors import concerned
from campfire.kernel.frame import Then, step

CLAIMED = event(
    "claimed", who=WHO, card=CARD, shows="travel", path=lambda told: (f"card:{told[CARD]}", told.touched()[0])
)
KEPT_USED = event("kept_used", by=BY, card=CARD)
KEPT_GONE = event("kept_gone", card=CARD)

AFTER_ACTIONS = ("end", "weather", "night")
"""When what lies on the sheet of a character outside can be used. [RC-097, RC-388]"""


def may_use(g: State, card: str, who: Who) -> bool:
    """A kept card lies before everybody, or on the own sheet of a character outside. [RC-098, RC-388]"""
    return card in g.kept or (any(g.outside) and g.phase in AFTER_ACTIONS and card in on_sheet(g, who, "kept"))


def can_claim(g: State, card: str, who: Who) -> bool:
    """A card for one character a round is free, or this character's already, and neither used up nor new. [RC-084]"""
    return card not in g.used and g.claimed.get(card, who) == who and may_use(g, card, who)


def fighters(g: State, me: Who) -> list[Who]:
    """Who can fight here: whoever acts, or anybody there where the whole group is concerned. [RC-392, RC-462]"""
    if me != GROUP:
        return [me]
    return [*[who for who in concerned(g, me) if who in g.seats], *([FRIDAY] if g.friday else [])]


def claimants(g: State, card: str, me: Who) -> list[Who]:
    """Who may use such a card here. [RC-084]"""
    if card not in g.kept and not any(g.outside):
        return []
    return [who for who in fighters(g, me) if can_claim(g, card, who)]


@step
def claim(g: State, card: str, who: Who) -> Then:
    """The card lies by that character's sheet for the rest of the round. [RC-084, RC-085]"""
    if g.claimed.get(card) != who:
        g.claimed[card] = who
        g.tell(CLAIMED, who, card)
    return None


@step
def use_this_round(g: State, card: str, by: Who = GROUP) -> Then:
    """A card that may be used once a round has been used. [RC-134]"""
    g.used = (*g.used, card)
    g.tell(KEPT_USED, by, card)
    return None


@step
def use_kept(g: State, card: str, by: Who = GROUP) -> Then:
    """A single use is over; a card with markers loses one, and is discarded with the last. [RC-100]"""
    g.tell(KEPT_USED, by, card)
    if g.uses.get(card, 1) > 1:
        g.uses[card] -= 1
        return None
    return (discard_kept(card),)


@step
def discard_kept(g: State, card: str) -> Then:
    """A kept card is discarded, a treasure to the pile of the mysteries. [RC-092]"""
    g.uses.pop(card, None)
    g.claimed.pop(card, None)
    if card in g.kept:
        g.kept.remove(card)
    else:
        take_from_sheets(g, card)
    (g.mystery_discard if card in g.book.mysteries else g.gone).append(card)
    g.tell(KEPT_GONE, card)
    return None


def take_from_sheets(g: State, card: str) -> None:
    """Take a card from whoever's sheet it lies on. [RC-388]"""
    for who in g.seats:
        cards = on_sheet(g, who, "kept")
        if card in cards:
            cards.remove(card)
            lay_on_sheet(g, who, "kept", cards)
