"""Talents: what experience buys. [ledger chapter 5]"""

from __future__ import annotations

from campfire.games.near_and_far.sorts import AMOUNT, SEAT, TALENT, event, option, question
from campfire.games.near_and_far.state import State
from campfire.games.near_and_far.vocabulary.icons import changed
from campfire.kernel.declared import Option
from campfire.kernel.frame import Frame, Seat, Then, ask, step
from campfire.kernel.question import Ask

WHICH_TALENT = question("which_talent", n=AMOUNT)
BUY_TALENT = option("buy_talent", talent=TALENT, n=AMOUNT)
NO_TALENT = option("no_talent", icon="check")
LEARNED = event("learned", seat=SEAT, talent=TALENT, shows="card", icon="talent")


def experience_left(g: State, who: Seat) -> int:
    """What has not been spent yet; spent experience never comes back. [NF-069]"""
    return g.experience[who] - g.spent[who]


def buyable_talents(g: State, me: Seat, after: Frame) -> list[Option]:
    """Talents that experience pays, each once. [NF-070, NF-O-22]"""
    left = experience_left(g, me)
    return [
        Option(BUY_TALENT, (talent.id, talent.cost), (learn(me, talent.id), after))
        for talent in g.book.talents.values()
        if talent.cost <= left and talent.id not in g.talents[me]
    ]


@step
def maybe_learn(g: State, me: Seat) -> Then:
    """Before the first turn of a game, but not of the very first, talents may be bought; who joins late has squares.

    [NF-070, NF-347, NF-O-21]
    """
    knows_more = bool(g.past[me]) or g.completed[me] > 0
    return (which_talent(me),) if knows_more and buyable_talents(g, me, which_talent(me)) else None


@ask
def which_talent(g: State, me: Seat) -> Ask:
    """Which talent is bought? [NF-070]"""
    options = buyable_talents(g, me, which_talent(me))
    return Ask((me,), WHICH_TALENT, [*options, Option(NO_TALENT)], (experience_left(g, me),))


@step
def learn(g: State, me: Seat, talent: str) -> Then:
    """The talent is noted on the card and works from now on. [NF-071, NF-072]"""
    g.talents[me] = (*g.talents[me], talent)
    changed(g, me)
    g.spent[me] += g.book.talents[talent].cost
    g.tell(LEARNED, me, talent)
    return None
