"""A new day: both discards become the new decks. [ledger chapter 21]"""

from __future__ import annotations

from campfire.games.paleo.sorts import AMOUNT, event
from campfire.games.paleo.state import State
from campfire.kernel.frame import Then, ask, step
from campfire.kernel.pile import Pile
from campfire.kernel.question import Chance, Draw, Shuffle

NEW_DAY = event("new_day", n=AMOUNT, shows="phase", icon="day")


@step
def gather_discards(g: State) -> Then:
    """The cards of both discards come together, face down. [PA-216, PA-218]"""
    g.closed = Pile(g.opened.take_all() + g.closed.take_all())
    return shuffle_day(), choose_first_dealt()


@ask
def shuffle_day(g: State) -> Chance:
    """Shuffle the cards of the day. [PA-049, PA-216]"""
    return Chance("day", Shuffle(len(g.closed)), day_shuffled)


@step
def day_shuffled(g: State, order: tuple[int, ...]) -> Then:
    """Nobody knows the order. [PA-051, PA-217]"""
    g.closed.reorder(order)
    return None


@ask
def choose_first_dealt(g: State) -> Chance:
    """A random seat is dealt the first card, so that the surplus falls to anybody. [PA-051]"""
    return Chance("first_dealt", Draw(g.players), deal)


@step
def deal(g: State, first: tuple[int, ...]) -> Then:
    """Deal the whole pile as evenly as possible; what the night gave lies on top. [PA-051, PA-052, PA-171, PA-217]"""
    g.reveals += 1
    cards = g.closed.take_all()
    for seat in g.seats:
        dealt = Pile(cards[(seat - first[0]) % g.players :: g.players])
        for card, known in zip(g.decks[seat].cards, g.decks[seat].known, strict=True):
            dealt.put(card, known)
        g.decks[seat] = dealt
    g.round += 1
    g.night = False
    g.camped = 0
    g.tell(NEW_DAY, g.round)
    return None
