"""The artifact draft and the discards before the first turn. [ledger chapter 4]"""

from __future__ import annotations

from campfire.games.near_and_far.rules.artifacts import (
    DISCARD,
    KEEP,
    KEEP_OR_DISCARD,
    discard_artifact,
    discard_drawn,
    keep,
)
from campfire.games.near_and_far.sorts import AMOUNT, CARD, KIND, SEAT, event, option, question
from campfire.games.near_and_far.state import State
from campfire.games.near_and_far.vocabulary.decks import draw_artifact
from campfire.games.near_and_far.vocabulary.icons import ability
from campfire.kernel.declared import Option
from campfire.kernel.frame import Seat, Then, ask, step
from campfire.kernel.question import Ask, AskAll, nobody

SPECIAL, COMMON = 2, 5
KEEP_ONE = question("keep_one")
DRAFT = option("draft", card=CARD)
WHICH_SPECIAL = question("which_special")
KEEP_SPECIAL = option("keep_special", card=CARD)
KEEP_NO_SPECIAL = option("keep_no_special", icon="discard")
WHICH_COMMON = question("which_common")
THROW_AWAY = option("throw_away", card=CARD, icon="discard")
KEEP_REST = option("keep_rest", icon="check")
WHERE_TO_HUNT = question("where_to_hunt", n=AMOUNT)
HUNT_IN = option("hunt_in", kind=KIND, icon="artifact")
DRAFTED = event("drafted", seat=SEAT, icon="artifact")


@step
def deal_artifacts(g: State) -> Then:
    """Each player is dealt two special and five common artifacts that nobody else sees. [NF-049]"""
    for seat in g.seats:
        g.aside[seat].put_all([g.special_deck.draw() for _ in range(SPECIAL)], 1 << seat)
        g.drafting[seat].put_all([g.common_deck.draw() for _ in range(COMMON)], 1 << seat)
    g.reveals += 1
    return (keep_one(g.seats),)


@ask
def keep_one(g: State, waiting: tuple[Seat, ...]) -> AskAll:
    """Which card is kept of those in hand? All choose at once. [NF-057, NF-058]"""
    return AskAll(waiting, drafts_of, nobody, (g, waiting))


def drafts_of(g: State, waiting: tuple[Seat, ...], me: Seat) -> Ask:
    """The cards that a player holds. [NF-058]"""
    rest = tuple([seat for seat in waiting if seat != me])
    cards = sorted(set(g.drafting[me].cards))
    return Ask((me,), KEEP_ONE, [Option(DRAFT, (card,), (draft(me, card, rest),)) for card in cards], private=True)


@step
def draft(g: State, me: Seat, card: str, waiting: tuple[Seat, ...]) -> Then:
    """The card is kept, and who passed these on knows no longer what is left; at last the rest goes on to the left.

    [NF-049, NF-058, NF-059]
    """
    pile = g.drafting[me]
    g.hands[me].put(pile.pull(pile.cards.index(card)), 1 << me)
    pile.put_all(pile.take_all(), 1 << me)
    g.tell(DRAFTED, me)
    if waiting:
        return (keep_one(waiting),)
    return (pass_on(),) if g.drafting[me].cards else None


@step
def pass_on(g: State) -> Then:
    """Everybody gets the cards of the neighbour to the right. [NF-058]"""
    g.drafting = [g.drafting[seat - 1] for seat in g.seats]
    g.reveals += 1
    if len(g.drafting[0].cards) == 1:
        return (keep_last(),)
    for seat in g.seats:
        g.drafting[seat].show_top(COMMON, 1 << seat)
    return (keep_one(g.seats),)


@step
def keep_last(g: State) -> Then:
    """The last card that comes is kept without a choice. [NF-059]"""
    for seat in g.seats:
        g.hands[seat].put_all(g.drafting[seat].take_all(), 1 << seat)
        g.tell(DRAFTED, seat)
    return None


@ask
def which_special(g: State, waiting: tuple[Seat, ...]) -> AskAll:
    """Which special artifact is kept? One must go, both may. [NF-060]"""
    return AskAll(waiting, specials_of, nobody, (g, waiting))


def specials_of(g: State, waiting: tuple[Seat, ...], me: Seat) -> Ask:
    """The two special artifacts, or neither. [NF-060]"""
    rest = tuple([seat for seat in waiting if seat != me])
    options = [Option(KEEP_SPECIAL, (card,), (keep_special(me, card, rest),)) for card in sorted(g.aside[me].cards)]
    none = Option(KEEP_NO_SPECIAL, (), (keep_special(me, "", rest),))
    return Ask((me,), WHICH_SPECIAL, [*options, none], private=True)


@step
def keep_special(g: State, me: Seat, kept: str, waiting: tuple[Seat, ...]) -> Then:
    """The kept one joins the hand; discarding costs nothing. [NF-060, NF-061]"""
    for card in g.aside[me].take_all():
        if card == kept:
            g.hands[me].put(card, 1 << me)
        else:
            discard_artifact(g, card)
    return (which_special(waiting),) if waiting else None


@ask
def which_common(g: State, waiting: tuple[Seat, ...]) -> AskAll:
    """Which common artifacts are thrown away? Any number of them. [NF-061]"""
    return AskAll(waiting, commons_of, nobody, (g, waiting))


def commons_of(g: State, waiting: tuple[Seat, ...], me: Seat) -> Ask:
    """The common artifacts in hand, one by one. [NF-061]"""
    rest = tuple([seat for seat in waiting if seat != me])
    cards = [card for card in sorted(set(g.hands[me].cards)) if not g.book.items[card].special]
    done = (which_common(rest),) if rest else ()
    options = [Option(THROW_AWAY, (card,), (throw_away(me, card), which_common(waiting))) for card in cards]
    return Ask((me,), WHICH_COMMON, [Option(KEEP_REST, (), done), *options], private=True)


@step
def throw_away(g: State, me: Seat, card: str) -> Then:
    """A common artifact is discarded before the first turn. [NF-061]"""
    hand = g.hands[me]
    discard_artifact(g, hand.pull(hand.cards.index(card)))
    return None


@step
def hunt_treasure(g: State) -> Then:
    """After the draft treasure hunters draw two more artifacts of any type. [NF-078]"""
    more = {seat: ability(g, seat, "after_draft") for seat in g.seats}
    return tuple([which_hunt(seat, n) for seat, n in more.items() if n])


@ask
def which_hunt(g: State, me: Seat, left: int) -> Ask:
    """From which deck? Each is kept or discarded. [NF-078]"""
    after = (which_hunt(me, left - 1),) if left > 1 else ()
    decks = (("special", True), ("common", False))
    options = [Option(HUNT_IN, (name,), (draw_artifact(me, special), hunted(me), *after)) for name, special in decks]
    return Ask((me,), WHERE_TO_HUNT, options, (left,))


@step
def hunted(g: State, me: Seat) -> Then:
    """The drawn card is looked at. [NF-078]"""
    return (keep_hunted(me),) if g.drawn.cards else None


@ask
def keep_hunted(g: State, me: Seat) -> Ask:
    """Is it kept? [NF-078]"""
    card = g.drawn.cards[-1]
    options = [Option(KEEP, (card,), (keep(me),)), Option(DISCARD, (card,), (discard_drawn(),))]
    return Ask((me,), KEEP_OR_DISCARD, options, (card,), private=True)
