"""What a card on a Threat space has done to the island, so that its threat action can undo it.

A trace is a sign about the card, the area, and the token it laid there or `down` for a tile that it turned.
"""

from __future__ import annotations

from campfire.games.robinson.signs import Sign
from campfire.games.robinson.state import State
from campfire.games.robinson.vocabulary.island import turn_face_up
from campfire.games.robinson.vocabulary.limits import told_by
from campfire.games.robinson.vocabulary.tokens import TRACE, drop_traces, lift_token

DOWN = "down"


def this_card(g: State) -> str:
    """The event card that is being resolved: pushed off, drawn, or answered by an action."""
    (card,) = g.aside.get("pushed") or g.aside.get("event") or (g.plan[0].action.what,)
    return card


def remember(g: State, area: str, token: str) -> None:
    """The card that is being resolved has laid this token or marker."""
    g.signs = (*g.signs, Sign(TRACE, (this_card(g), area, token)))


def traces(g: State, card: str) -> list[tuple[str, str]]:
    """What a card has laid, and where."""
    return [(str(area), str(token)) for layer, area, token in told_by(g, TRACE) if layer == card]


def undo(g: State) -> None:
    """Whatever the card that is being resolved has laid or turned is as it was before."""
    for area, token in traces(g, this_card(g)):
        if token == DOWN:
            turn_face_up(g, area)
        else:
            lift_token(g, area, token)


def stay_down(g: State, space: str) -> None:
    """No card turns up again what it has turned there. [RC-530]"""
    drop_traces(g, space, DOWN)


def forget(g: State, card: str) -> None:
    """A card that has left the board remembers nothing."""
    g.signs = tuple([sign for sign in g.signs if sign.name != TRACE or sign.about[0] != card])
