"""Choosing and revealing cards; leaving the day. [ledger chapter 7]"""

from __future__ import annotations

from functools import cache

from campfire.games.paleo.rules.playing import deal_with_cards
from campfire.games.paleo.state import State
from campfire.games.paleo.vocabulary import alarms
from campfire.kernel.frame import Frame, Seat, Then, ask, step
from campfire.kernel.pile import EVERYBODY
from campfire.kernel.question import Ask, AskAll, Option, nobody

IN_VIEW = 3
"""How many backs one chooses from. [PA-081]"""


@ask
def choose_cards(g: State, waiting: tuple[Seat, ...]) -> AskAll:
    """Every player lays one of the top three cards face down. [PA-080, PA-081]"""
    return AskAll(waiting, "choose_cards", cards_in_view, nobody, (g, waiting))


def cards_in_view(g: State, waiting: tuple[Seat, ...], me: Seat) -> Ask:
    """What a player chooses from. [PA-081]"""
    left = len(g.decks[me].cards)
    return card_options(me, left if left < IN_VIEW else IN_VIEW, waiting)


@cache
def card_options(me: Seat, in_view: int, waiting: tuple[Seat, ...]) -> Ask:
    """One of the top three, or fewer where fewer are left; or an early night. [PA-081, PA-083, PA-093]"""
    options = [Option("choose", (me, place), (lay_down(me, place, waiting),)) for place in range(in_view)]
    return Ask((me,), "choose_card", [*options, Option("early_night", (me,), (early_night(me, waiting),))])


@step
def lay_down(g: State, me: Seat, place: int, waiting: tuple[Seat, ...]) -> Then:
    """The chosen card lies face down; the others stay on top in their order. [PA-077, PA-082]"""
    deck = g.decks[me]
    at = len(deck.cards) - 1 - place
    known = deck.known[at]
    g.front[me].put(deck.pull(at), known)
    g.tell("chose", me)
    return (choose_or_reveal(me, waiting),)


def choose_or_reveal(me: Seat, waiting: tuple[Seat, ...]) -> Frame:
    """The cards are revealed when everybody has chosen. [PA-084]"""
    rest = tuple([seat for seat in waiting if seat != me])
    return choose_cards(rest) if rest else reveal_cards()


@step
def early_night(g: State, me: Seat, waiting: tuple[Seat, ...]) -> Then:
    """The whole remaining deck goes unseen to the closed discard. [PA-093, PA-094, PA-095]"""
    g.tell("early_night", me, len(g.decks[me]))
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
            g.tell("revealed", seat, front.cards[0])
            if g.reactions:
                frames += alarms(g, front.cards[0])
    g.reveals += 1
    return *frames, deal_with_cards(0)
