"""The card that is being resolved, and where it goes. [RC-091, RC-097]

A card that is being resolved may make another one be drawn; the innermost is the one at hand.
"""

from __future__ import annotations

from campfire.games.robinson.sorts import BY, CARD, event
from campfire.games.robinson.state import State, Who
from campfire.games.robinson.vocabulary import word
from campfire.kernel.frame import Then, ask, step
from campfire.kernel.question import Chance, Shuffle

INTO_EVENTS = event(
    "into_events", card=CARD, icon="adventure", shows="travel", path=lambda told: (f"card:{told[CARD]}", "deck:events")
)
KEPT = event("kept", by=BY, card=CARD)

AT_HAND = "resolving"


def at_hand(g: State) -> list[str]:
    """The cards that are being resolved, the innermost last."""
    return g.laid_aside(AT_HAND)


def take_up(g: State, card: str) -> None:
    """A card is being resolved from now on."""
    g.aside[AT_HAND] = (*g.aside.get(AT_HAND, ()), card)


def put_down(g: State, card: str) -> bool:
    """A card is no longer being resolved; tell whether it still was, and did not go elsewhere."""
    cards = at_hand(g)
    if card not in cards:
        return False
    cards.remove(card)
    g.lay_aside(AT_HAND, cards)
    return True


@step
def discard_resolved(g: State, card: str) -> Then:
    """A resolved card that went nowhere else is discarded: a mystery to its pile, others for good. [RC-091, RC-092]"""
    if put_down(g, card):
        (g.mystery_discard if card in g.book.mysteries else g.gone).append(card)
    return None


@word
def shuffle_into_events(g: State, me: Who, here: str) -> Then:
    """This card is shuffled into the Event deck. [RC-172]"""
    card = at_hand(g)[-1]
    put_down(g, card)
    g.events.put(card)
    g.tell(INTO_EVENTS, card)
    return (shuffle_event_deck(),)


@ask
def shuffle_event_deck(g: State) -> Chance:
    """Shuffle the Event deck. [RC-172]"""
    return Chance("events", Shuffle(len(g.events.cards)), event_deck_shuffled)


@step
def event_deck_shuffled(g: State, order: tuple[int, ...]) -> Then:
    """Nobody knows the order of the deck any more. [RC-172]"""
    g.events.reorder(order)
    return None


@word
def keep_card(g: State, me: Who, here: str) -> Then:
    """This card is kept; it is usable only after the Action phase. [RC-097]"""
    card = at_hand(g)[-1]
    put_down(g, card)
    (g.kept_now if g.phase == "action" else g.kept).append(card)
    g.tell(KEPT, me, card)
    return None
