"""Choosing and revealing cards; leaving the day. [ledger chapter 7]"""

from __future__ import annotations

from functools import cache

from campfire.games.paleo.cards import FOOD
from campfire.games.paleo.rules.playing import deal_with_cards
from campfire.games.paleo.sorts import (
    AMOUNT,
    CAMP,
    CARD,
    CLOSED,
    PLACE,
    SEAT,
    deck_place,
    event,
    front,
    option,
    question,
    to_front,
)
from campfire.games.paleo.state import State
from campfire.games.paleo.text import back_phrase
from campfire.games.paleo.vocabulary import alarms
from campfire.kernel.declared import Detail, Option
from campfire.kernel.frame import Frame, Seat, Then, ask, step
from campfire.kernel.phrase import Phrase
from campfire.kernel.pile import EVERYBODY
from campfire.kernel.question import Ask, AskAll, nobody

IN_VIEW = 3
"""How many backs one chooses from. [PA-081]"""


def chosen_back(g: State, option: Option) -> Detail:
    """The back of the card hints at what it brings. [PA-061, PA-062]"""
    deck = g.decks[option[SEAT]].cards
    card = g.book.cards[deck[len(deck) - 1 - option[PLACE]]]
    return Detail(brings=back_phrase(card), icon=card.back)


def deck_goes(g: State, option: Option) -> Phrase:
    """So many cards go unseen. [PA-094]"""
    return Phrase("warn-early_night", {"n": len(g.decks[option[SEAT]])})


def supper(g: State, option: Option) -> Detail:
    """Who would go hungry if night fell now. [PA-202, PA-203]"""
    short = sum([len(community) for community in g.people]) - g.storage[FOOD]
    return Detail(risks=Phrase("detail-hungry", {"n": short}) if short > 0 else None)


CHOOSE_CARD = question("choose_card")
CHOOSE = option(
    "choose",
    seat=SEAT,
    place=PLACE,
    icon="card",
    things=lambda option, me: [deck_place(option[SEAT], option[PLACE])],
    detail=chosen_back,
)
EARLY_NIGHT = option(
    "early_night", seat=SEAT, icon="early_night", things=lambda option, me: [CAMP], detail=supper, warns=deck_goes
)
CHOSE = event(
    "chose",
    seat=SEAT,
    place=PLACE,
    shows="travel",
    icon="card",
    path=lambda told: (deck_place(told[SEAT], told[PLACE]), front(told[SEAT])),
)
LEFT_EARLY = event(
    "early_night",
    seat=SEAT,
    n=AMOUNT,
    shows="travel",
    icon="early_night",
    path=lambda told: (deck_place(told[SEAT]), CLOSED),
)
REVEALED = event(
    "revealed",
    seat=SEAT,
    card=CARD,
    shows="card",
    icon="card",
    path=to_front,
    use="up",
)


@ask
def choose_cards(g: State, waiting: tuple[Seat, ...]) -> AskAll:
    """Every player lays one of the top three cards face down. [PA-080, PA-081]"""
    return AskAll(waiting, cards_in_view, nobody, (g, waiting))


def cards_in_view(g: State, waiting: tuple[Seat, ...], me: Seat) -> Ask:
    """What a player chooses from. [PA-081]"""
    left = len(g.decks[me].cards)
    return card_options(me, left if left < IN_VIEW else IN_VIEW, waiting)


@cache
def card_options(me: Seat, in_view: int, waiting: tuple[Seat, ...]) -> Ask:
    """One of the top three, or fewer where fewer are left; or an early night. [PA-081, PA-083, PA-093]"""
    options = [Option(CHOOSE, (me, place), (lay_down(me, place, waiting),)) for place in range(in_view)]
    return Ask((me,), CHOOSE_CARD, [*options, Option(EARLY_NIGHT, (me,), (early_night(me, waiting),))])


@step
def lay_down(g: State, me: Seat, place: int, waiting: tuple[Seat, ...]) -> Then:
    """The chosen card lies face down; the others stay on top in their order. [PA-077, PA-082]"""
    deck = g.decks[me]
    at = len(deck.cards) - 1 - place
    known = deck.known[at]
    g.front[me].put(deck.pull(at), known)
    g.tell(CHOSE, me, place)
    return (choose_or_reveal(me, waiting),)


def choose_or_reveal(me: Seat, waiting: tuple[Seat, ...]) -> Frame:
    """The cards are revealed when everybody has chosen. [PA-084]"""
    rest = tuple([seat for seat in waiting if seat != me])
    return choose_cards(rest) if rest else reveal_cards()


@step
def early_night(g: State, me: Seat, waiting: tuple[Seat, ...]) -> Then:
    """The whole remaining deck goes unseen to the closed discard. [PA-093, PA-094, PA-095]"""
    g.tell(LEFT_EARLY, me, len(g.decks[me]))
    g.closed.put_all(g.decks[me].take_all())
    g.camped |= 1 << me
    return (choose_or_reveal(me, waiting),)


@step
def reveal_cards(g: State) -> Then:
    """All chosen cards are revealed at the same moment. [PA-084]"""
    frames: tuple[Frame, ...] = ()
    for seat in g.seats:
        front = g.front[seat]
        if front.cards:
            front.show(0, EVERYBODY)
            g.tell(REVEALED, seat, front.cards[0])
            if g.reactions:
                frames += alarms(g, front.cards[0])
    g.reveals += 1
    return *frames, deal_with_cards(0)
