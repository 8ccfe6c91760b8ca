"""Planning: where the next pawn does most good, whoever's pawns lie there already."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from campfire.games.robinson.actions import Action
from campfire.games.robinson.bot.deeds import Deeds, helpers_for
from campfire.games.robinson.rules.pawns import who_of
from campfire.games.robinson.rules.placing import LEAD, LEAD_ON_CREDIT, SUPPORT
from campfire.games.robinson.rules.planning import PACK, READY, TAKE_BACK
from campfire.games.robinson.sight import action_of, bill_of
from campfire.games.robinson.sorts import ACTION, COST, PAWN, PLACE
from campfire.kernel.declared import Option, OptionKind
from campfire.kernel.offer import Offer

NEVER = -999.0
GAP = 40.0
"""An action that lacks pawns is completed before anything else."""

FREE_HELP = 0.6
"""Pawns that are nobody's should be used before one's own."""

USED_UP: Mapping[str, float] = {"candles": 0.7, "hammer_and_nails": 0.7, "candles_treasure": 0.7}
"""What it costs to use a pawn that helps but once."""

DONE = 0.05
CROWD = 0.6
"""The prudent spread their pawns: two in one place are worth so much less to them."""


def place_pawn(deeds: Deeds, offer: Offer) -> int:
    """The option that promises most for the pawn it takes."""
    worth = [step_worth(deeds, offer, option) for option in offer.options]
    return worth.index(max(worth))


def step_worth(deeds: Deeds, offer: Offer, option: Option) -> float:
    """What a step promises; Friday is everybody's, and left to whoever plans last."""
    if option.kind in PLACED and offer.others and option[PAWN] == "friday":
        return NEVER
    return STEPS[option.kind](deeds, option) if option.kind in STEPS else NEVER


def lead(deeds: Deeds, option: Option) -> float:
    """A new action: the best it can become, for each pawn that it takes."""
    action, who = Action(*option[ACTION]), who_of(option[PAWN])
    low, high = deeds.reading.team(action)
    free = helpers_for(deeds.reading, action.kind)
    gain = deeds.gain(action, who) - deeds.judge.bill(option[COST])
    best, crowd = NEVER, 1.0 + CROWD * deeds.judge.aims.prudence
    for n in {low, high}:
        worth = deeds.risked(action, n >= high, who, gain)
        best = max(best, worth / max(1, n - free) ** crowd if worth > 0 else worth)
    return best


def lead_on_credit(deeds: Deeds, option: Option) -> float:
    """The same, with determination in place of a wood."""
    return lead(deeds, option) - 0.6


def support(deeds: Deeds, option: Option) -> float:
    """One more pawn makes an action possible, or sure."""
    pawn, planned = option[PAWN], deeds.reading.plan[option[PLACE]]
    action = action_of(planned)
    own = pawn.isdigit()
    if len(planned["pawns"]) < planned["least"]:
        return GAP + (0.0 if own else FREE_HELP) - USED_UP.get(pawn, 0.0)
    who = planned["leader"]
    gain = deeds.gain(action, who) - deeds.judge.bill(bill_of(planned["aside"]))
    better = deeds.risked(action, True, who, gain) - deeds.risked(action, False, who, gain)
    return better + (0.0 if own else FREE_HELP) - USED_UP.get(pawn, 0.0)


def pack(deeds: Deeds, option: Option) -> float:
    """A bag goes along."""
    return 5.0


def ready(deeds: Deeds, option: Option) -> float:
    """Everything has found its place."""
    return DONE


def take_back(deeds: Deeds, option: Option) -> float:
    """Only where nothing else can be done."""
    return NEVER / 2


STEPS: Mapping[OptionKind, Callable[[Deeds, Option], float]] = {
    LEAD: lead,
    LEAD_ON_CREDIT: lead_on_credit,
    SUPPORT: support,
    PACK: pack,
    READY: ready,
    TAKE_BACK: take_back,
}
PLACED = (LEAD, LEAD_ON_CREDIT, SUPPORT, TAKE_BACK)
"""Steps with a pawn."""
