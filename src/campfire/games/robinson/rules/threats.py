"""Threat actions and the wreckage. [ledger chapter 11]"""

from __future__ import annotations

from campfire.games.robinson.sorts import BY, CARD, event
from campfire.games.robinson.state import State, Who
from campfire.games.robinson.vocabulary import effects
from campfire.games.robinson.vocabulary.moments import actor
from campfire.games.robinson.vocabulary.traces import forget
from campfire.kernel.frame import Then, step

THREAT_GONE = event("threat_gone", by=BY, card=CARD, icon="check", use="used")


@step
def answer_threat(g: State, me: Who) -> Then:
    """A Threat action always succeeds; its leader alone is rewarded. [RC-271, RC-272, RC-277]"""
    action = g.plan[0].action
    return (*effects(me, g.camp, g.book.events[action.what].threats[action.choice].reward), discard_threat(action.what))


@step
def discard_threat(g: State, card: str) -> Then:
    """The card leaves the game, so its threat effect will never happen. [RC-091, RC-273]"""
    g.threats[g.threats.index(card)] = ""
    g.gone.append(card)
    forget(g, card)
    g.tell(THREAT_GONE, actor(g), card)
    return None
