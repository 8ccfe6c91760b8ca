"""Temporary weapon levels for Threat actions that ask for weapons. [ledger chapters 3 and 8]"""

from __future__ import annotations

from campfire.games.robinson.actions import Action
from campfire.games.robinson.rules.combat import arms, take_blows
from campfire.games.robinson.rules.placing import PLAN
from campfire.games.robinson.rules.requirements import ARMED, lent_weapons
from campfire.games.robinson.signs import Sign
from campfire.games.robinson.sorts import ACTION, CARD, first_thing, option, using
from campfire.games.robinson.state import State
from campfire.games.robinson.vocabulary.offers import stands_in
from campfire.kernel.declared import Option, QuestionKind
from campfire.kernel.frame import Seat, Then, step

ARM_FOR = option("arm_for", card=CARD, deed=ACTION, icon="weapons", heading=using, things=first_thing)


def beyond_reach(g: State) -> list[Action]:
    """The Threat actions whose weapon level is not reached. [RC-218]"""
    actions = []
    for card in g.threats:
        for nth, threat in enumerate(g.book.events[card].threats if card else ()):
            if threat.needs.weapons > g.weapons:
                action = Action("threat", card, "", nth)
                if threat.needs.weapons > g.weapons + lent_weapons(g, action):
                    actions.append(action)
    return actions


@stands_in("planning")
def arming_offers(g: State, me: Seat, window: QuestionKind) -> list[Option]:
    """While the group plans, a temporary weapon level may meet what a Threat action asks. [RC-113, RC-114]"""
    if window is not PLAN or not (actions := beyond_reach(g)):
        return []
    return [
        Option(ARM_FOR, (aid.card, action), (*aid.use, take_blows(me, 0), lend_weapons(action, aid.helps)))
        for aid in arms(g, me)
        if aid.helps
        for action in actions
    ]


@step
def lend_weapons(g: State, action: Action, levels: int) -> Then:
    """In this round the action may count on these levels; the weapon track does not move. [RC-112, RC-113]"""
    g.signs = (*g.signs, Sign(ARMED, (action.what, action.choice, levels), "round"))
    return None
