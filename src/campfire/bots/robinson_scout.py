"""The scout: a player of Robinson Crusoe by rules of thumb, from what a seat sees and what is offered."""

from __future__ import annotations

from campfire.bots import Bot, Offer, Random
from campfire.bots.robinson_answers import SCORES, nothing
from campfire.bots.robinson_cards import box
from campfire.bots.robinson_deeds import Deeds
from campfire.bots.robinson_offers import WAITING, is_worth_while
from campfire.bots.robinson_outlook import Outlook
from campfire.bots.robinson_plan import place_pawn
from campfire.bots.robinson_worth import Judge
from campfire.kernel.contract import Options, View

NEVER = -999.0
WINDOWS = (
    "rolled",
    "fight",
    "danger",
    "weapons_wanted",
    "clouds",
    "hungry_animals",
    "mystery",
    "read_map",
    "choose_wood",
)
"""Questions whose own answers are things that may be used."""


def bot(options: Options | None = None) -> Bot:
    """Give a scout; what is printed it knows from the scenario that it sees."""
    return scout


def scout(view: View, offer: Offer, random: Random) -> int:
    """Use what is worth using now, then take the option that promises most."""
    if len(offer.options) == 1:
        return 0
    judge = Judge(Outlook(box(view["scenario"]["id"]), view))
    if offer.key == "plan":
        deeds = Deeds(judge)
        used = worth_using(judge, offer)
        return place_pawn(deeds, offer) if used is None else used
    used = worth_using(judge, offer)
    return answer(judge, offer) if used is None else used


def worth_using(judge: Judge, offer: Offer) -> int | None:
    """The first of the standing offers that should be taken up now."""
    for place, (key, args) in enumerate(offer.options):
        if key in WAITING and is_worth_while(judge, offer, key, args):
            return place
    return None


def answer(judge: Judge, offer: Offer) -> int:
    """The best of the question's own options."""
    worth = []
    for key, args in offer.options:
        if key in WAITING and (offer.key not in WINDOWS or key not in SCORES):
            worth.append(NEVER)
        else:
            worth.append(SCORES.get(key, nothing)(judge, offer, args))
    return worth.index(max(worth))
