"""Helping another player. [ledger chapter 11]"""

from __future__ import annotations

from campfire.games.paleo.state import Party, State
from campfire.games.paleo.vocabulary import discard_open
from campfire.kernel.frame import Seat, Then, step


def party(g: State, me: Seat) -> Party:
    """Those who take part in a player's action: the player and all who help. [PA-119, PA-124]"""
    if me not in g.helping:
        return (me,)
    return (me, *[seat for seat in g.seats if g.helping[seat] == me])


def can_be_helped(g: State, who: Seat) -> bool:
    """Help goes to a player whose revealed card has still to be dealt with. [PA-125, PA-127]"""
    return bool(g.front[who].cards)


@step
def help_(g: State, me: Seat, who: Seat) -> Then:
    """Use the help option of the own card, which goes to the open discard. [PA-118]"""
    discard_open(g, g.front[me].draw())
    g.helping[me] = who
    g.tell("helped", me, who)
    return None


@step
def end_help(g: State, me: Seat) -> Then:
    """Help ends with the action that it supported. [PA-125]"""
    for seat in g.seats:
        if g.helping[seat] == me:
            g.helping[seat] = -1
    return None
