"""Frenzy: the Soldier's temporary weapon level, for a whole action. [ledger chapter 4]"""

from __future__ import annotations

from campfire.games.robinson.cards import CHARACTERS
from campfire.games.robinson.rules.abilities import can_use_ability, spend
from campfire.games.robinson.rules.pawns import leader
from campfire.games.robinson.signs import Sign
from campfire.games.robinson.state import State, Who
from campfire.games.robinson.vocabulary.limits import drop_sign
from campfire.games.robinson.vocabulary.offers import ABILITY, ARMS, Aid
from campfire.kernel.frame import Frame, Then, step

FRENZY = 3
FRENZIED, RAGING = Sign("frenzy", (), "action"), Sign("frenzy", (), "fight")
"""The Soldier's action has the bonus; this fight has it already. [RC-166]"""


def frenzy(g: State, me: Who) -> list[Aid]:
    """Three temporary weapon levels in the Soldier's own action, in every fight of it. [RC-166, RC-167]"""
    if me not in g.seats or g.phase != "action" or not g.plan or leader(g.plan[0]) != me or RAGING in g.signs:
        return []
    if FRENZIED in g.signs:
        return [Aid("frenzy", ABILITY, ("frenzy",), (rage(),), FRENZY)]
    paid = (spend(me, "frenzy"), rage())
    return [Aid("frenzy", ABILITY, ("frenzy",), paid, FRENZY)] if can_use_ability(g, me, "frenzy") else []


ARMS.append(frenzy)


@step
def rage(g: State) -> Then:
    """The Soldier is in a frenzy, once in each fight and for the whole action. [RC-166]"""
    g.signs = (*g.signs, *[sign for sign in (FRENZIED, RAGING) if sign not in g.signs])
    return None


def after_frenzy(g: State, me: Who) -> tuple[Frame, ...]:
    """With the action of the Soldier the frenzy ends. [RC-166]"""
    return (calm_down(),) if me in g.seats and "frenzy" in CHARACTERS[g.characters[me]].abilities else ()


@step
def calm_down(g: State) -> Then:
    """The Soldier is calm again. [RC-166]"""
    drop_sign(g, FRENZIED)
    return None
