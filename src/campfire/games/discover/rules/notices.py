"""Exploring landmarks, and the notices of scenario five in their place. [ledger chapters 8.6, 19]"""

from __future__ import annotations

from campfire.games.discover.rules.land import landmark
from campfire.games.discover.rules.numbered import PLAYED, choose_on, is_spent, keep_item, play_card
from campfire.games.discover.rules.prices import price
from campfire.games.discover.sorts import SPACE
from campfire.games.discover.state import State
from campfire.games.discover.text import deed
from campfire.games.discover.vocabulary import carry_out, in_deck, read_aloud
from campfire.kernel.declared import Detail, Option
from campfire.kernel.frame import Seat, Then, ask, step
from campfire.kernel.pile import EVERYBODY
from campfire.kernel.question import Chance, Draw


def of_exploring(g: State, option: Option) -> Detail:
    """What a landmark still gives whose card was read, unless one chooses there. [DI-142, DI-143]"""
    card = None if g.book.is_last_pass else in_deck(g, landmark(g, option[SPACE]))
    printed = g.book.cards[card] if card in g.read else None
    if not printed or printed.choices:
        return Detail(costs=price(option))
    return Detail(
        costs=price(option), brings=deed(tuple(one for one in printed.effects if not is_spent(g, printed.id, one)))
    )


@step
def explore_at(g: State, me: Seat, space: int) -> Then:
    """Play the card of the landmark's number, in scenario five a random notice. [DI-142, DI-319, DI-320]"""
    if not g.book.is_last_pass:
        return (play_card(me, landmark(g, space)),)
    g.explored.append(space)
    return (draw_notice(me),) if g.notices.cards else None


@ask
def draw_notice(g: State, me: Seat) -> Chance:
    """One of the cards numbered 100 that are in the deck. [DI-319]"""
    return Chance("notice", Draw(len(g.notices.cards)), notice_drawn, (me,))


@step
def notice_drawn(g: State, me: Seat, outcome: tuple[int, ...]) -> Then:
    """Instant cards go back, items stay out. [DI-191, DI-194]"""
    card = g.notices.cards[outcome[0]]
    printed = g.book.cards[card]
    g.reveals += 1
    read_aloud(g, card)
    g.tell(PLAYED, me, card)
    if printed.type == "item":
        g.notices.pull(outcome[0])
        return (keep_item(me, card),)
    g.notices.show(outcome[0], EVERYBODY)
    return carry_out(me, printed.effects, card), choose_on(me, card)
