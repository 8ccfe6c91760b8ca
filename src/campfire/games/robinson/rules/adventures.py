"""Adventure cards: the upper half when drawn. [ledger chapters 13 and 18]"""

from __future__ import annotations

from campfire.games.robinson.state import State, Who
from campfire.games.robinson.vocabulary import effects
from campfire.kernel.frame import Then, step


@step
def draw_adventure(g: State, me: Who, deck: str, here: str) -> Then:
    """The leader draws the top card and resolves its upper half; an empty deck gives nothing. [RC-299, O-42]"""
    if not g.adventures[deck]:
        return None
    g.reveals += 1
    card = g.aside["adventure"] = g.adventures[deck].draw()
    g.tell("adventure", me, card)
    return (*effects(me, here, g.book.adventures[card].upper), discard_adventure())


@step
def discard_adventure(g: State) -> Then:
    """A card that went nowhere else leaves the game. [RC-091]"""
    g.aside.pop("adventure", None)
    return None
