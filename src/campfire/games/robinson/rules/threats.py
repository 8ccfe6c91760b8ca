"""Threat actions and the wreckage. [ledger chapter 11]"""

from __future__ import annotations

from campfire.games.robinson.state import State, Who
from campfire.games.robinson.vocabulary import effects
from campfire.games.robinson.vocabulary.traces import forget
from campfire.kernel.frame import Then, step


@step
def answer_threat(g: State, me: Who, target: str) -> Then:
    """A Threat action always succeeds; its leader alone is rewarded. [RC-271, RC-272, RC-277]"""
    card, _, choice = target.partition(":")
    return (*effects(me, g.camp, g.book.events[card].threats[int(choice)].reward), discard_threat(card))


@step
def discard_threat(g: State, card: str) -> Then:
    """The card leaves the game, so its threat effect will never happen. [RC-091, RC-273]"""
    g.threats[g.threats.index(card)] = ""
    g.gone.append(card)
    forget(g, card)
    g.tell("threat_gone", card)
    return None
