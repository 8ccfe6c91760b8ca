"""Hunting. [ledger chapter 12]"""

from __future__ import annotations

from campfire.games.robinson.rules.combat import combat, discard_beast
from campfire.games.robinson.sorts import BY, CARD, event, from_deck
from campfire.games.robinson.state import State, Who
from campfire.games.robinson.vocabulary.specials import PREY
from campfire.games.robinson.vocabulary.tokens import has_token, lifts
from campfire.kernel.frame import Then, step

HUNTED = event("hunted", by=BY, card=CARD, shows="card", icon="beast", use="up", path=from_deck("hunting"))

DANGER = 1
"""How much stronger the next beast is with a danger token. [RC-235]"""


@step
def hunt(g: State, me: Who) -> Then:
    """Draw the top card of the Hunting deck and fight it, stronger with a danger token. [RC-235, RC-281, O-42]"""
    if prey := g.plan[0].action.what:
        return (PREY[prey](me),)
    if not g.hunting.cards:
        return None
    beast = draw_beast(g, me)
    if has_token(g, "hunt", "danger"):
        return combat(g, me, beast, DANGER), discard_beast(beast), lifts(me, "", "danger", "hunt")
    return combat(g, me, beast, 0), discard_beast(beast)


def draw_beast(g: State, me: Who) -> str:
    """Draw the top card of the Hunting deck. [RC-281]"""
    g.reveals += 1
    beast = g.hunting.draw()
    g.aside["beast"] = (beast,)
    g.tell(HUNTED, me, beast)
    return beast
