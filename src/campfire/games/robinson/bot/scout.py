"""The scout: a player of Robinson Crusoe by rules of thumb, from what a seat sees and what is offered."""

from __future__ import annotations

from campfire.games.robinson.bot.answers import SCORES, nothing
from campfire.games.robinson.bot.deeds import Deeds
from campfire.games.robinson.bot.offers import WAITING, is_worth_while
from campfire.games.robinson.bot.plan import place_pawn
from campfire.games.robinson.bot.reading import Reading
from campfire.games.robinson.bot.thoughts import why
from campfire.games.robinson.bot.worth import Judge
from campfire.games.robinson.effects.adventures import WEAPONS_WANTED
from campfire.games.robinson.effects.scenarios.castaways import CHOOSE_WOOD
from campfire.games.robinson.effects.scenarios.volcanic_island import READ_MAP
from campfire.games.robinson.rules.combat import MEET_DANGER, RAISE_ARMS
from campfire.games.robinson.rules.dice import WEIGH_ROLL
from campfire.games.robinson.rules.mysteries import MEET_MYSTERY
from campfire.games.robinson.rules.placing import PLAN
from campfire.games.robinson.rules.weather import CLOUDS_COME, HUNGRY_ANIMALS
from campfire.games.robinson.sight import Sight
from campfire.kernel.contract import Options
from campfire.kernel.offer import Bot, Offer, Random

NEVER = -999.0
WINDOWS = (
    *(WEIGH_ROLL, RAISE_ARMS, MEET_DANGER, WEAPONS_WANTED, CLOUDS_COME),
    *(HUNGRY_ANIMALS, MEET_MYSTERY, READ_MAP, CHOOSE_WOOD),
)
"""Questions whose own answers are things that may be used."""


class Scout:
    """A castaway by rules of thumb, who can tell what it thought."""

    glances = True

    def __init__(self) -> None:
        self.why = why

    def __call__(self, view: Sight, offer: Offer, random: Random) -> int:
        return scout(view, offer, random)


def bot(options: Options | None = None) -> Bot[Sight]:
    """Give a scout; what is printed it knows from the scenario that it sees."""
    return Scout()


def scout(view: Sight, offer: Offer, random: Random) -> int:
    """Use what is worth using now, then take the option that promises most."""
    if len(offer.options) == 1:
        return 0
    judge = Judge(Reading(view))
    deeds = Deeds(judge) if offer.kind is PLAN else None
    used = worth_using(judge, offer)
    if used is not None:
        return used
    return place_pawn(deeds, offer) if deeds else answer(judge, offer)


def worth_using(judge: Judge, offer: Offer) -> int | None:
    """The first of the standing offers that should be taken up now."""
    for place, option in enumerate(offer.options):
        if is_worth_while(judge, offer, option):
            return place
    return None


def answer(judge: Judge, offer: Offer) -> int:
    """The best of the question's own options."""
    worth = []
    for option in offer.options:
        if option.kind in WAITING and (offer.kind not in WINDOWS or option.kind not in SCORES):
            worth.append(NEVER)
        else:
            worth.append(SCORES.get(option.kind, nothing)(judge, offer, option))
    return worth.index(max(worth))
