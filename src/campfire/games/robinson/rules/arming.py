"""Temporary weapon levels for Threat actions that ask for weapons. [ledger chapters 3 and 8]"""

from __future__ import annotations

from campfire.games.robinson.rules.combat import arms, take_blows
from campfire.games.robinson.rules.requirements import ARMED, lent_weapons
from campfire.games.robinson.state import State
from campfire.games.robinson.vocabulary.offers import stands_in
from campfire.kernel.frame import Seat, Then, step
from campfire.kernel.question import Option


def beyond_reach(g: State) -> list[str]:
    """The Threat actions whose weapon level is not reached. [RC-218]"""
    actions = []
    for card in g.threats:
        for nth, threat in enumerate(g.book.events[card].threats if card else ()):
            if threat.needs.weapons > g.weapons:
                action = f"{card}:{nth}"
                if threat.needs.weapons > g.weapons + lent_weapons(g, action):
                    actions.append(action)
    return actions


@stands_in("planning")
def arming_offers(g: State, me: Seat, window: str) -> list[Option]:
    """While the group plans, a temporary weapon level may meet what a Threat action asks. [RC-113, RC-114]"""
    if window != "plan" or not (actions := beyond_reach(g)):
        return []
    return [
        Option(
            "arm_for",
            (ids[0] if key == "discovery" else key, "threat", action),
            (*frames, take_blows(me, 0), lend_weapons(action, more)),
        )
        for key, ids, frames, more in arms(g, me)
        if more
        for action in actions
    ]


@step
def lend_weapons(g: State, action: str, levels: int) -> Then:
    """In this round the action may count on these levels; the weapon track does not move. [RC-112, RC-113]"""
    g.signs = (*g.signs, f"{ARMED}{action} {levels}")
    return None
