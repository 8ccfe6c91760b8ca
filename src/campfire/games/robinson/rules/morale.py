"""The Morale phase. [ledger chapter 6]"""

from __future__ import annotations

from campfire.games.robinson.cards import MORALE
from campfire.games.robinson.rules.items import has_item
from campfire.games.robinson.sorts import WHO, N, asked, option, question
from campfire.games.robinson.state import State
from campfire.games.robinson.vocabulary.moments import PHASE_BEGINS
from campfire.games.robinson.vocabulary.offers import WINDOWS, open_question
from campfire.games.robinson.vocabulary.survivors import determination, heals, lose_determination, shift_morale
from campfire.kernel.declared import Detail, Option
from campfire.kernel.frame import Then, step
from campfire.kernel.phrase import Said
from campfire.kernel.question import Ask


def lost_heart(g: State, option: Option) -> dict[str, Said]:
    """Determination as far as it is there, and the wounds for what is missing. [RC-185, RC-190]"""
    lost = min(option[N], g.determination[g.first])
    return {"n": lost, "wounds": option[N] - lost}


def heart_detail(g: State, option: Option) -> Detail:
    """Without determination it is wounds alone. [RC-190]"""
    return Detail(icon="" if g.determination[g.first] else "wound")


HIGH_MORALE = question("high_morale", who=WHO)
MORALE_DETERMINATION = option("morale_determination", n=N, icon="determination", things=asked)
MORALE_HEALS = option("morale_heals", n=N, icon="heart")
LOW_MORALE = question("low_morale", who=WHO, n=N)
LOSE_HEART = option("lose_heart", n=N, icon="determination", things=asked, words=lost_heart, detail=heart_detail)
TAKE_HEART = option("take_heart", icon="morale")

BONUS = {"diary": 1, "drums": 2}
"""Determination that items give in this phase. [RC-192, RC-674]"""

HIGH_SPIRITS = 2
"""Determination on the rightmost space, unless a wound heals. [RC-187]"""

WINDOWS.add(LOW_MORALE)


@step
def morale_phase(g: State) -> Then:
    """The phase concerns the First Player alone; a lone castaway takes heart first. [RC-184, RC-191]"""
    g.phase = "morale"
    g.tell(PHASE_BEGINS, "morale")
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


@open_question
def high_morale(g: State) -> Ask:
    """Determination, or a wound healed? [RC-187, RC-124]"""
    spirit = Option(MORALE_DETERMINATION, (HIGH_SPIRITS,), (determination(g.first, "", HIGH_SPIRITS),))
    health = [Option(MORALE_HEALS, (1,), (heals(g.first, "", 1),))] if g.wounds[g.first] else []
    return Ask((g.first,), HIGH_MORALE, [spirit, *health], (g.first,))


@open_question
def low_morale(g: State, n: int) -> Ask:
    """The First Player discards determination or is wounded, less where morale rises in time. [RC-185, RC-190]"""
    left = min(n, max(0, -MORALE[g.morale]))
    heart = Option(LOSE_HEART, (left,), (lose_determination(g.first, "", left),))
    answer = heart if left else Option(TAKE_HEART, (), (read_morale(),))
    return Ask((g.first,), LOW_MORALE, [answer], (g.first, left))
