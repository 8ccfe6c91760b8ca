"""Why the scout plans what it plans, in one line."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping

from campfire.games.robinson.actions import Action
from campfire.games.robinson.bot.deeds import Deeds
from campfire.games.robinson.bot.reading import Reading
from campfire.games.robinson.bot.worth import Judge
from campfire.games.robinson.rules.pawns import who_of
from campfire.games.robinson.rules.placing import LEAD, LEAD_ON_CREDIT, SUPPORT
from campfire.games.robinson.sight import Sight
from campfire.games.robinson.sorts import (
    ACTION,
    BESIEGED,
    FOR_THE_GOAL,
    HURT,
    IN_THE_OPEN,
    INCOMPLETE_WITHOUT,
    LEAKING,
    LOW_SPIRITS,
    MEALS_MISSING,
    PAWN,
    PLACE,
    SAFER_TOGETHER,
    STOCKING_UP,
    THREATENED,
    UNKNOWN_LAND,
    WILL_HELP,
    WOOD_MISSING,
    WORTH_IT,
)
from campfire.games.robinson.vocabulary.offers import ABILITY
from campfire.kernel.declared import Because, Option
from campfire.kernel.offer import Offer


def why(view: Sight, offer: Offer, place: int) -> Because | None:
    """What the scout thought of its choice; None where what the option brings says it."""
    option = offer.options[place]
    if option.kind is SUPPORT:
        planned = view["plan"][option[PLACE]]
        return Because(INCOMPLETE_WITHOUT if len(planned["pawns"]) < planned["least"] else SAFER_TOGETHER)
    if option.kind is ABILITY:
        return Because(WORTH_IT)
    if option.kind not in (LEAD, LEAD_ON_CREDIT):
        return None
    return of_action(Deeds(Judge(Reading(view))), Action(*option[ACTION]), option)


def of_action(deeds: Deeds, action: Action, option: Option) -> Because | None:
    """What an action is for: the goal of the sheet, or a need of the group."""
    who = who_of(option[PAWN])
    if deeds.judge.aims.targets(deeds.judge, action, who) is not None:
        return Because(FOR_THE_GOAL)
    return NEEDS[action.kind](deeds, action, who) if action.kind in NEEDS else None


def gathering(deeds: Deeds, action: Action, who: int) -> Because:
    """Wood or food, for tonight or for later."""
    resource = deeds.reading.source(action.space, action.what)["resource"]
    return short_of(deeds, resource)


def hunting(deeds: Deeds, action: Action, who: int) -> Because:
    """Food."""
    return short_of(deeds, "food")


def short_of(deeds: Deeds, resource: str) -> Because:
    """So much is missing tonight, or nothing is."""
    needs = deeds.judge.needs
    lacking = needs.lacking_wood if resource == "wood" else needs.lacking_food
    if lacking <= 0:
        return Because(STOCKING_UP, (resource,))
    return Because(WOOD_MISSING if resource == "wood" else MEALS_MISSING, (math.ceil(lacking),))


def building(deeds: Deeds, action: Action, who: int) -> Because | None:
    """A Shelter, a level, a tool."""
    tracks = {"shelter": IN_THE_OPEN, "roof": LEAKING, "palisade": BESIEGED}
    if action.what in tracks:
        return Because(tracks[action.what])
    return Because(WILL_HELP, (action.what,)) if action.what in deeds.judge.book.inventions else None


def exploring(deeds: Deeds, action: Action, who: int) -> Because | None:
    """Land that nobody knows."""
    return None if action.what else Because(UNKNOWN_LAND)


def answering(deeds: Deeds, action: Action, who: int) -> Because:
    """A threat."""
    return Because(THREATENED, (action.what,))


def resting(deeds: Deeds, action: Action, who: int) -> Because | None:
    """Wounds."""
    seats = deeds.reading.seats
    return Because(HURT, (seats[who]["wounds"],)) if 0 <= who < len(seats) and seats[who]["wounds"] else None


def arranging(deeds: Deeds, action: Action, who: int) -> Because:
    """Spirits."""
    return Because(LOW_SPIRITS)


NEEDS: Mapping[str, Callable[[Deeds, Action, int], Because | None]] = {
    "gather": gathering,
    "hunt": hunting,
    "build": building,
    "explore": exploring,
    "threat": answering,
    "rest": resting,
    "camp": arranging,
}
