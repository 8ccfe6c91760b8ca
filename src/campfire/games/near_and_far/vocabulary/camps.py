"""Camps from the player board: their order, what they uncover, and the final phase. [ledger chapters 15.2 and 18]"""

from __future__ import annotations

from campfire.games.near_and_far.cards import CAMPS
from campfire.games.near_and_far.sorts import SEAT, event
from campfire.games.near_and_far.state import NOBODY, State
from campfire.games.near_and_far.vocabulary.goods import gain
from campfire.kernel.frame import Seat, Then, step

FINAL = event("final", seat=SEAT, shows="phase", icon="camp")
NO_ROOM = event("no_room", shows="phase", icon="camp")


def is_full(g: State) -> bool:
    """Whether no camp can be placed any more: the mine is full and the map too, so that no threat shows itself."""
    return NOBODY not in g.mine and len(g.map_camps) + 1 >= len(g.map.spaces)


def covered(g: State, who: Seat) -> str:
    """What lies under the next camp of a player: a coin, a gem or nothing. [NF-287, NF-288, NF-290, NF-354]"""
    place = g.camps[who] - (g.board - CAMPS)
    return g.book.board[place] if 0 <= place < CAMPS else ""


@step
def uncover(g: State, who: Seat) -> Then:
    """The next camp leaves the board: what lay under it is received at once, and the last one ends the game soon.

    The two of the longer game go first and cover nothing; those beyond the board uncover nothing. [NF-287, NF-288,
    NF-290, NF-308, NF-354, NF-355]
    """
    under = covered(g, who)
    g.camps[who] += 1
    if g.camps[who] == g.board and not g.final:
        g.final = True
        g.tell(FINAL, who)
    if is_full(g) and not g.final:
        g.final = True
        g.tell(NO_ROOM)
    return (gain(who, under, 1),) if under else None
