"""Pot and Fireplace: at night food heals wounds. [ledger chapter 30]"""

from __future__ import annotations

from campfire.games.robinson.cards import FOOD, GROUP, PRESERVES
from campfire.games.robinson.rules.discoveries import anybody_hurt, share_healing
from campfire.games.robinson.rules.items import has_item
from campfire.games.robinson.sorts import CARD, option, using
from campfire.games.robinson.state import State
from campfire.games.robinson.vocabulary.claims import use_this_round
from campfire.games.robinson.vocabulary.offers import stands_in
from campfire.games.robinson.vocabulary.stores import demand_food
from campfire.kernel.declared import Option, QuestionKind
from campfire.kernel.frame import Seat

MEAL_AT = option("meal_at", card=CARD, heading=using)

MEALS = {"pot": 1, "fireplace": 2}
"""The wounds that a meal heals, each once a night. [RC-676, RC-684]"""


@stands_in("night")
def meal_offers(g: State, me: Seat, window: QuestionKind) -> list[Option]:
    """In the Night phase a food may be discarded to heal. [RC-122, RC-676, RC-684]"""
    if "pot" not in g.items and "fireplace" not in g.items:
        return []
    ready = [item for item in MEALS if item not in g.used and has_item(g, item)]
    if not ready or not (g.available[FOOD] or g.available[PRESERVES]) or not anybody_hurt(g):
        return []
    return [
        Option(MEAL_AT, (item,), (use_this_round(item, me), demand_food(GROUP, 1), share_healing(MEALS[item])))
        for item in ready
    ]
