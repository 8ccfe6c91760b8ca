"""Tokens and markers, and where they lie. [ledger chapters 3 and 9]"""

from __future__ import annotations

from campfire.games.robinson.sorts import AREA, ONTO, SPOT, TOKEN, event, onto_area
from campfire.games.robinson.state import Area, State, Who
from campfire.games.robinson.vocabulary import word
from campfire.games.robinson.vocabulary.moments import tell_here
from campfire.games.robinson.vocabulary.sheet import hooks
from campfire.games.robinson.vocabulary.stores import unmet
from campfire.kernel.frame import Then

TOKEN_LAID = event("token", onto=ONTO, token=TOKEN, origin=SPOT, shows="travel", path=onto_area)
TOKEN_GONE = event("token_gone", area=AREA, token=TOKEN)

ADDITIONAL_FOOD = frozenset(("food", "parrot"))
"""An additional food token, and one that is a source because the tile had no food. [RC-632, RC-633]"""

TRACE = "trace"
"""With a card, an area and a token or marker: the card has laid it there and may take it away again."""


def has_token(g: State, area: Area, token: str) -> bool:
    """A token of this kind lies there."""
    return token in g.tokens.get(area, ())


def is_taken(g: State, area: Area, token: str) -> bool:
    """A token of the same kind lies there, whatever it means. [RC-073]"""
    lying = g.tokens.get(area, ())
    if token in ADDITIONAL_FOOD:
        return not ADDITIONAL_FOOD.isdisjoint(lying)
    return token in lying


def lay_token(g: State, area: Area, token: str) -> bool:
    """Lay a token unless one of its kind is there or the place is inaccessible. [RC-073, RC-074, RC-106]"""
    if area in g.closed or not hooks(g).has_room(g, area, token, is_taken(g, area, token)):
        return False
    g.tokens[area] = (*g.tokens.get(area, ()), token)
    tell_here(g, TOKEN_LAID, area, token)
    return True


def lift_token(g: State, area: Area, token: str) -> None:
    """Take a token away. [RC-077]"""
    left = list(g.tokens.get(area, ()))
    if token in left:
        left.remove(token)
        if left:
            g.tokens[area] = tuple(left)
        else:
            del g.tokens[area]
        g.tell(TOKEN_GONE, area, token)
        drop_traces(g, area, token)


def drop_traces(g: State, area: Area, token: str) -> None:
    """What is gone is no card's any more; another of its kind may come to lie there. [RC-073]"""
    g.signs = tuple([sign for sign in g.signs if sign.name != TRACE or sign.about[1:] != (area, token)])


def lay_marker(g: State, me: Who, area: Area, marker: str) -> None:
    """A marker that finds no place hurts like an unmet demand. [RC-075]"""
    if not lay_token(g, area, marker):
        unmet(g, me, 1)


@word
def puts(g: State, me: Who, here: str, token: str, area: str) -> Then:
    """A token goes to an area; in the Action phase it takes effect only afterwards. [RC-230]"""
    if g.phase == "action":
        g.later.append((area, token))
    else:
        lay_token(g, area, token)
    return None


@word
def puts_here(g: State, me: Who, here: str, token: str) -> Then:
    """A token goes where the action happens. [RC-230]"""
    if here and here not in g.closed:
        g.later.append((here, token))
    return None


@word
def lifts(g: State, me: Who, here: str, token: str, area: str) -> Then:
    """A token is taken away."""
    lift_token(g, area, token)
    return None
