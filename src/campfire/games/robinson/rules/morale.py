"""The Morale phase. [ledger chapter 6]"""

from __future__ import annotations

from campfire.games.robinson.cards import MORALE
from campfire.games.robinson.rules.items import has_item
from campfire.games.robinson.state import State
from campfire.games.robinson.vocabulary.offers import WINDOWS, question
from campfire.games.robinson.vocabulary.survivors import determination, heals, lose_determination, shift_morale
from campfire.kernel.frame import Then, step
from campfire.kernel.question import Ask, Option

BONUS = {"diary": 1, "drums": 2}
"""Determination that items give in this phase. [RC-192, RC-674]"""

HIGH_SPIRITS = 2
"""Determination on the rightmost space, unless a wound heals. [RC-187]"""

WINDOWS.add("low_morale")


@step
def morale_phase(g: State) -> Then:
    """The phase concerns the First Player alone; a lone castaway takes heart first. [RC-184, RC-191]"""
    g.phase = "morale"
    g.tell("phase", "morale")
    if g.players == 1:
        shift_morale(g, 1)
    items = [determination(g.first, "", n) for item, n in BONUS.items() if has_item(g, item)]
    return (*items, read_morale()) if items else follow_morale(g)


@step
def read_morale(g: State) -> Then:
    """The morale marker may have moved meanwhile. [RC-185]"""
    return follow_morale(g)


def follow_morale(g: State) -> Then:
    """What the space of the morale marker says. [RC-185 to RC-188]"""
    n = MORALE[g.morale]
    if n == MORALE[-1]:
        return (high_morale(),)
    if n < 0:
        return (low_morale(-n),)
    return (determination(g.first, "", n),) if n else None


@question
def high_morale(g: State) -> Ask:
    """Determination, or a wound healed? [RC-187, RC-124]"""
    spirit = Option("morale_determination", (HIGH_SPIRITS,), (determination(g.first, "", HIGH_SPIRITS),))
    health = [Option("morale_heals", (1,), (heals(g.first, "", 1),))] if g.wounds[g.first] else []
    return Ask((g.first,), "high_morale", [spirit, *health], (g.first,))


@question
def low_morale(g: State, n: int) -> Ask:
    """The First Player discards determination or is wounded, less where morale rises in time. [RC-185, RC-190]"""
    left = min(n, max(0, -MORALE[g.morale]))
    heart = Option("lose_heart", (left,), (lose_determination(g.first, "", left),))
    answer = heart if left else Option("take_heart", (), (read_morale(),))
    return Ask((g.first,), "low_morale", [answer], (g.first, left))
