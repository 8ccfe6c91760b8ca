"""Arranging the camp and Rest. [ledger chapter 21]"""

from __future__ import annotations

from campfire.games.robinson.cards import FRIDAY, JENNY
from campfire.games.robinson.rules.items import has_item
from campfire.games.robinson.sorts import CARD, MORALE_TRACK, WHO, no_things, option, question
from campfire.games.robinson.state import State, Who
from campfire.games.robinson.vocabulary.offers import WINDOWS, open_question
from campfire.games.robinson.vocabulary.survivors import determination, heals, morale_up
from campfire.games.robinson.vocabulary.tokens import has_token, lift_token
from campfire.kernel.declared import Option
from campfire.kernel.frame import Frame, Then, step
from campfire.kernel.question import Ask

WHICH_REWARD = question("arrange_camp", who=WHO)
ARRANGE = option("arrange", icon="camp")
ARRANGE_DETERMINATION = option("arrange_determination", icon="determination")
ARRANGE_MORALE = option("arrange_morale", icon="morale", things=lambda option, seat: [MORALE_TRACK])
CHOOSE_REST = question("choose_rest")
SLEEP = option("sleep", card=CARD, things=no_things)

CROWD = 4
"""With so many players a camp arrangement brings only one of its two rewards. [RC-041, RC-397]"""

WINDOWS.add(WHICH_REWARD)


@step
def arrange_camp(g: State, me: Who) -> Then:
    """A marker on the action space costs the next camp arrangement its rewards. [RC-396]"""
    if has_token(g, "camp", "marker"):
        lift_token(g, "camp", "marker")
        return None
    return (reward_order(me),)


@open_question
def reward_order(g: State, me: Who) -> Ask:
    """Two determination and morale, or with four players one of the two. [RC-396, RC-397]"""
    cheer, spirit = morale_up(me, g.camp, 1), determination(me, g.camp, 2)
    if g.players < CROWD:
        options = [Option(ARRANGE, (), (spirit, cheer))]
    else:
        options = [Option(ARRANGE_DETERMINATION, (), (spirit,)), Option(ARRANGE_MORALE, (), (cheer,))]
    return Ask((me,) if me in g.seats else g.seats, WHICH_REWARD, options, (me,))


@step
def rest(g: State, me: Who) -> Then:
    """Rest heals a wound; a Bed or a Hammock, never both, makes it better. [RC-399, RC-400]"""
    bedded = me not in (FRIDAY, JENNY)
    bed, hammock = bedded and has_item(g, "bed"), bedded and "hammock" in g.kept and "hammock" not in g.used
    if bed and hammock:
        return (choose_rest(me),)
    return rested(g, me, "bed" if bed else "hammock" if hammock else "")


@open_question
def choose_rest(g: State, me: Who) -> Ask:
    """In the Bed or in the Hammock? [RC-400]"""
    return Ask((me,), CHOOSE_REST, [Option(SLEEP, (where,), (sleep(me, where),)) for where in ("bed", "hammock")])


@step
def sleep(g: State, me: Who, where: str) -> Then:
    """Somebody rests in one of the two. [RC-400]"""
    return rested(g, me, where)


def rested(g: State, me: Who, where: str) -> tuple[Frame, ...]:
    """One wound heals, two and a determination in a Bed, one and a determination in a Hammock. [RC-643, RC-666]"""
    healed = heals(me, g.camp, 2 if where == "bed" else 1)
    return (healed, determination(me, g.camp, 1)) if where else (healed,)
