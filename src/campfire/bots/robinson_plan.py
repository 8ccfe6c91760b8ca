"""Planning: where the next pawn does most good, whoever's pawns lie there already."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from campfire.bots import Offer
from campfire.bots.robinson_deeds import Deeds, helpers_for, leader_of
from campfire.kernel.declared import Ids

NEVER = -999.0
GAP = 40.0
"""An action that lacks pawns is completed before anything else."""

FREE_HELP = 0.6
"""Pawns that are nobody's should be used before one's own."""

USED_UP: Mapping[str, float] = {"candles": 0.7, "hammer_and_nails": 0.7, "candles_treasure": 0.7}
"""What it costs to use a pawn that helps but once."""

READY = 0.05
CROWD = 0.6
"""The prudent spread their pawns: two in one place are worth so much less to them."""


def place_pawn(deeds: Deeds, offer: Offer) -> int:
    """The option that promises most for the pawn it takes."""
    worth = [step_worth(deeds, offer, key, args) for key, args in offer.options]
    return worth.index(max(worth))


def step_worth(deeds: Deeds, offer: Offer, key: str, args: Ids) -> float:
    """What a step promises; Friday is everybody's, and left to whoever plans last."""
    if key not in STEPS or (offer.others and args and args[0] == "friday"):
        return NEVER
    return STEPS[key](deeds, offer, args)


def lead(deeds: Deeds, offer: Offer, args: Ids) -> float:
    """A new action: the best it can become, for each pawn that it takes."""
    pawn, kind, target = str(args[0]), str(args[1]), str(args[2])
    bill = tuple([int(n) for n in args[3:7]])
    who = leader_of(pawn)
    low, high = deeds.outlook.team(kind, target)
    free = helpers_for(deeds.outlook, kind)
    gain = deeds.gain(kind, target, who) - deeds.judge.bill(bill)
    best, crowd = NEVER, 1.0 + CROWD * deeds.judge.aims.prudence
    for n in {low, high}:
        worth = deeds.risked(kind, target, n >= high, who, gain)
        best = max(best, worth / max(1, n - free) ** crowd if worth > 0 else worth)
    return best


def lead_on_credit(deeds: Deeds, offer: Offer, args: Ids) -> float:
    """The same, with determination in place of a wood."""
    return lead(deeds, offer, args) - 0.6


def support(deeds: Deeds, offer: Offer, args: Ids) -> float:
    """One more pawn makes an action possible, or sure."""
    pawn, place = str(args[0]), int(args[1])
    planned = deeds.outlook.plan[place]
    kind, target, n = planned["kind"], planned["target"], len(planned["pawns"])
    low = deeds.outlook.strength(planned)[0]
    own = pawn.isdigit()
    if n < low:
        return GAP + (0.0 if own else FREE_HELP) - USED_UP.get(pawn, 0.0)
    who = planned["leader"]
    gain = deeds.gain(kind, target, who) - deeds.judge.bill(tuple(planned["aside"].values()))
    better = deeds.risked(kind, target, True, who, gain) - deeds.risked(kind, target, False, who, gain)
    return better + (0.0 if own else FREE_HELP) - USED_UP.get(pawn, 0.0)


def pack(deeds: Deeds, offer: Offer, args: Ids) -> float:
    """A bag goes along."""
    return 5.0


def ready(deeds: Deeds, offer: Offer, args: Ids) -> float:
    """Everything has found its place."""
    return READY


def take_back(deeds: Deeds, offer: Offer, args: Ids) -> float:
    """Only where nothing else can be done."""
    return NEVER / 2


STEPS: Mapping[str, Callable[[Deeds, Offer, Ids], float]] = {
    "lead": lead,
    "lead_on_credit": lead_on_credit,
    "support": support,
    "pack": pack,
    "ready": ready,
    "take_back": take_back,
}
