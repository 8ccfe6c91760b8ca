"""What an event card has done that lasts while it lies on the board, so that its threat action can undo it.

Each mark is a sign: the card, where, and what.
"""

from __future__ import annotations

from campfire.games.robinson.state import State
from campfire.games.robinson.vocabulary.island import turn_face_up
from campfire.games.robinson.vocabulary.limits import drop_signs, lay_sign
from campfire.games.robinson.vocabulary.specials import first_word
from campfire.games.robinson.vocabulary.tokens import lift_token

BEAST_OF_THE_NIGHT = "night beast"
"""Where the beast lies that is fought before the next event. [RC-615]"""

DOWN = "down"
"""What has been done to a tile that was turned."""


def this_card(g: State) -> str:
    """The event card that takes effect now: pushed off, drawn, or answered by the action being resolved."""
    if "pushed" in g.aside:
        return g.aside["pushed"]
    return g.aside["event"] if "event" in g.aside else first_word(g.plan[0][1])


def remember(g: State, area: str, what: str) -> None:
    """This card has done that there."""
    lay_sign(g, f"mark {this_card(g)} {area} {what}")


def marks(g: State, card: str) -> list[tuple[str, str]]:
    """Where a card has done what."""
    beginning = f"mark {card} "
    found = [sign.removeprefix(beginning).split() for sign in g.signs if sign.startswith(beginning)]
    return [(area, what) for area, what in found]


def forget(g: State, card: str) -> None:
    """A card's deeds stay as they are from now on."""
    drop_signs(g, f"mark {card} ")


def undo(g: State) -> None:
    """What this card has done is undone. [RC-111]"""
    for area, what in marks(g, this_card(g)):
        if what == DOWN:
            turn_face_up(g, area)
        else:
            lift_token(g, area, what)
    forget(g, this_card(g))
