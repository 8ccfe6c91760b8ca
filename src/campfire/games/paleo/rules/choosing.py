"""Choosing and revealing cards; leaving the day. [ledger chapter 7]"""

from __future__ import annotations

from campfire.games.paleo.rules.playing import deal_with_cards
from campfire.games.paleo.state import State
from campfire.games.paleo.vocabulary import events
from campfire.kernel.frame import Frame, Seat, Then, ask, step
from campfire.kernel.pile import EVERYBODY
from campfire.kernel.question import Ask, AskAll, Option

IN_VIEW = 3
"""How many backs one chooses from. [PA-081]"""


@step
def gather_cards(g: State) -> Then:
    """Ask until everybody still in the day has laid a card down, then reveal. [PA-077, PA-084]"""
    if seats_to_choose(g):
        return (choose_cards(),)
    return (reveal_cards(),)


def seats_to_choose(g: State) -> tuple[Seat, ...]:
    """Who is in the day and has not laid a card down. [PA-080]"""
    return tuple([s for s in g.seats if g.decks[s].cards and not g.front[s].cards and not g.camped >> s & 1])


@ask
def choose_cards(g: State) -> AskAll:
    """Every player lays one of the top three cards face down. [PA-080, PA-081]"""
    return AskAll(seats_to_choose(g), "choose_cards", lambda seat: card_options(g, seat))


def card_options(g: State, me: Seat) -> Ask:
    """One of the top three, or fewer where fewer are left; or an early night. [PA-081, PA-083, PA-093]"""
    options = [
        Option("choose", (me, place), (lay_down(me, place), gather_cards()))
        for place in range(min(IN_VIEW, len(g.decks[me].cards)))
    ]
    options.append(Option("early_night", (me,), (early_night(me), gather_cards())))
    return Ask((me,), "choose_card", options)


@step
def lay_down(g: State, me: Seat, place: int) -> Then:
    """The chosen card lies face down; the others stay on top in their order. [PA-077, PA-082]"""
    deck = g.decks[me]
    at = len(deck.cards) - 1 - place
    known = deck.known[at]
    g.front[me].put(deck.pull(at), known)
    g.tell("chose", me)
    return None


@step
def early_night(g: State, me: Seat) -> Then:
    """The whole remaining deck goes unseen to the closed discard. [PA-093, PA-094, PA-095]"""
    g.tell("early_night", me, len(g.decks[me]))
    for card in g.decks[me].take_all():
        g.closed.put(card)
    g.camped |= 1 << me
    return None


@step
def reveal_cards(g: State) -> Then:
    """All chosen cards are revealed at the same moment. [PA-084]"""
    frames: tuple[Frame, ...] = ()
    cards = g.book.cards
    for seat in g.seats:
        front = g.front[seat]
        if front.cards:
            front.show(0, EVERYBODY)
            g.tell("revealed", seat, front.cards[0])
            if cards[front.cards[0]].face == "hazard":
                frames += events(g, "hazard")
    g.reveals += 1
    return *frames, deal_with_cards(0)
