"""Load: what is too much, what items carry, double tokens. [ledger chapter 9]"""

from __future__ import annotations

from campfire.games.discover.rules.standing import load, most_load
from campfire.games.discover.sorts import (
    AMOUNT,
    CARD,
    ITEM,
    SEAT,
    TOKEN,
    event,
    option,
    question,
    under,
)
from campfire.games.discover.state import State
from campfire.games.discover.vocabulary import (
    discard_token,
    drop_item,
    in_order,
    lay_down,
    own_tokens,
    take_off,
    unlike,
)
from campfire.kernel.declared import Option
from campfire.kernel.frame import Seat, Then, ask, step
from campfire.kernel.question import Ask

GIVE_UP = question("give_up", n=AMOUNT)
LAY_DOWN = option("lay_down", token=TOKEN, icon="load")
DISCARD_ITEM = option("discard_item", item=ITEM, icon="trash")
STOW = option("stow", item=ITEM, token=TOKEN, icon="load", heading=under("load", "load"))
UNSTOW = option("unstow", item=ITEM, token=TOKEN, retreats=True, icon="load", heading=under("load", "load"))
SPLIT = option("split", token=TOKEN, icon="load", heading=under("load", "load"))
LAID_DOWN = event("laid_down", seat=SEAT, token=TOKEN)
DISCARDED = event("discarded", seat=SEAT, card=CARD, use="passed")


@step
def settle(g: State) -> Then:
    """Whoever holds too much gives something up. [DI-164, DI-165, DI-166]"""
    if g.over:
        return None
    for seat in in_order(g):
        if load(g, seat) > most_load(g, seat) and surplus(g, seat):
            return give_up(seat), settle()
    return None


def surplus(g: State, me: Seat) -> bool:
    """Whether anything can be given up: tokens, and items that are not story items. [DI-170]"""
    return bool(g.tokens[me]) or any(not g.book.cards[item].is_story for item in g.items[me])


@ask
def give_up(g: State, me: Seat) -> Ask:
    """Which ten are kept? [DI-166, DI-167, DI-170]"""
    options = [Option(LAY_DOWN, (token,), (lay_one_down(me, token),)) for token in unlike(g, g.tokens[me])]
    options += [
        Option(DISCARD_ITEM, (item,), (discard_item(me, item),))
        for item in g.items[me]
        if not g.book.cards[item].is_story
    ]
    return Ask((me,), GIVE_UP, options + stowing(g, me), (load(g, me) - most_load(g, me),))


@step
def lay_one_down(g: State, me: Seat, token: str) -> Then:
    """A surplus resource lies on the space with its face up. [DI-167]"""
    g.tokens[me].remove(token)
    lay_down(g, token, g.at[me])
    g.tell(LAID_DOWN, me, token)
    return None


@step
def discard_item(g: State, me: Seat, item: str) -> Then:
    """A surplus item goes back to its deck. [DI-167, DI-197]"""
    drop_item(g, me, item)
    g.tell(DISCARDED, me, item)
    return None


def stowing(g: State, me: Seat) -> list[Option]:
    """What can be put on items that carry resources. [DI-172, DI-173]"""
    carriers = [item for item in g.items[me] if g.book.cards[item].carries > len(g.aboard.get(item, ()))]
    tokens = unlike(g, g.tokens[me])
    return [Option(STOW, (item, token), (stow(me, item, token),)) for item in carriers for token in tokens]


@step
def stow(g: State, me: Seat, item: str, token: str) -> Then:
    """A resource is put on an item. [DI-173]"""
    g.tokens[me].remove(token)
    g.aboard.setdefault(item, []).append(token)
    return None


def unstowing(g: State, me: Seat) -> list[Option]:
    """What can be taken off items. [DI-173]"""
    return [
        Option(UNSTOW, (item, token), (unstow(me, item, token), settle()))
        for item in g.items[me]
        for token in unlike(g, g.aboard.get(item, ()))
    ]


@step
def unstow(g: State, me: Seat, item: str, token: str) -> Then:
    """A resource is taken off an item. [DI-173]"""
    g.aboard[item].remove(token)
    if not g.aboard[item]:
        del g.aboard[item]
    g.tokens[me].append(token)
    return None


def splitting(g: State, me: Seat) -> list[Option]:
    """Double tokens can be changed into two single ones. [DI-162]"""
    doubles = [token for token in unlike(g, own_tokens(g, me)) if g.book.tokens[token].amount == 2]
    return [Option(SPLIT, (token,), (split(me, token), settle())) for token in doubles]


@step
def split(g: State, me: Seat, token: str) -> Then:
    """Two single tokens for a double one; never back. [DI-162]"""
    kind = g.book.tokens[token].kind
    take_off(g, me, token)
    discard_token(g, token)
    g.tokens[me] += [kind, kind]
    return None
