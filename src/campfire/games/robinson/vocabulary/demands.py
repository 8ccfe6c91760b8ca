"""Whether demands can be met and everybody survives, and what may be used before an effect. [RC-060, RC-071, RC-119]"""

from __future__ import annotations

from collections.abc import Callable

from campfire.games.robinson.cards import FOOD, FRIDAY, JENNY, PRESERVES, WOOD, Effects
from campfire.games.robinson.sorts import CARD, WHO, no_things, option, question
from campfire.games.robinson.state import State, Who
from campfire.games.robinson.vocabulary.defences import level, raises
from campfire.games.robinson.vocabulary.drawn import keep_card, shuffle_into_events
from campfire.games.robinson.vocabulary.foresight import deadly, foreseen, outlook_of
from campfire.games.robinson.vocabulary.limits import argument, first_player_has_one_pawn
from campfire.games.robinson.vocabulary.offers import WINDOWS, open_question
from campfire.games.robinson.vocabulary.sheet import Frames
from campfire.games.robinson.vocabulary.special_wounds import has_medicine, marked, special_wound
from campfire.games.robinson.vocabulary.specials import CURES, TOKENS
from campfire.games.robinson.vocabulary.stores import gain_food, gain_fur, gain_preserves, gain_wood
from campfire.games.robinson.vocabulary.survivors import (
    concerned,
    determination,
    everybody,
    heals,
    hearts,
    morale_down,
    morale_up,
)
from campfire.games.robinson.vocabulary.tokens import lifts, puts, puts_here
from campfire.games.robinson.vocabulary.yields import halve_production, less_production, more_production, no_production
from campfire.kernel.declared import Option
from campfire.kernel.frame import Rule
from campfire.kernel.question import Ask

DEMANDED = question("demand", who=WHO, card=CARD)
IN_PERIL = question("peril", who=WHO, card=CARD)
LET_IT_COME = option("let_it_come", card=CARD, icon="check", things=no_things, detail=outlook_of, warns=deadly)


def has_determination(g: State, me: Who, n: int) -> bool:
    """Everybody concerned owns that much."""
    return all(g.determination[who] >= n for who in concerned(g, me) if who != JENNY)


def has_roof_or_palisade(g: State, me: Who, n: int) -> bool:
    """One of the two tracks can change by so much."""
    return n > 0 or max(g.roof, g.palisade) >= -n


def holds_palisade(g: State, me: Who, strength: int, weapon_loss: int, food: int, fur: int, palisade_loss: int) -> bool:
    """What a fight takes of the palisade is there; one that the weapons do not hold off has a window of its own."""
    return strength > g.weapons or g.palisade >= palisade_loss


def has_cure(g: State, me: Who, *printed: int) -> bool:
    """Medicine is there, or nothing could bring it in time: what the Action phase brings waits. [RC-379, RC-681]"""
    if has_medicine(g) or g.phase == "action":
        return True
    return not any([token in g.found and TOKENS[token](g) for token in CURES])


def has_cure_for_marked(g: State, me: Who, *printed: int) -> bool:
    """Whoever has a Special Wound token of the card at hand has Medicine too, or could not have it. [RC-681]"""
    return not marked(g) or has_cure(g, me)


WINDOWS.update((DEMANDED, IN_PERIL))

MORTAL = 6
"""More wounds than a single card brings."""

DEATHS = ("death", "jenny")
"""Why the group has lost when somebody has died. [RC-119, RC-512]"""

DEMANDS: dict[str, Callable[..., bool]] = {
    "lose_wood": lambda g, me, n: g.available[WOOD] >= n,
    "lose_food": lambda g, me, n: g.available[FOOD] + g.available[PRESERVES] >= n,
    "lose_determination": has_determination,
    "first_player_loses_determination": lambda g, me, n: g.determination[g.first] >= n,
    "lowers": lambda g, me, track, n: level(g, track) >= n,
    "roof_or_palisade": has_roof_or_palisade,
    "halves_roof_or_palisade": lambda g, me: bool(g.roof or g.palisade),
    "halves": lambda g, me, track: level(g, track) > 0,
    "discard_inventions": lambda g, me, n: len(g.board) >= n,
    "fight": holds_palisade,
    "wounds_without_medicine": has_cure,
    "first_player_wounds": has_cure,
    "marked_wounds_without_medicine": has_cure_for_marked,
    "marked_has_one_pawn_without_medicine": has_cure_for_marked,
    "marked_only_rests_without_medicine": has_cure_for_marked,
}
"""The words that demand something, and when it is there."""

HARMLESS: frozenset[Rule] = frozenset(
    word.rule
    for word in (
        *(puts, puts_here, lifts, raises, special_wound, shuffle_into_events, keep_card),
        *(gain_wood, gain_food, gain_preserves, gain_fur, determination, heals, morale_up, morale_down),
        *(halve_production, no_production, less_production, more_production, argument, first_player_has_one_pawn),
    )
)
"""The words that demand nothing and wound nobody, whatever lies on the table."""


def can_meet(g: State, me: Who, printed: Effects) -> bool:
    """Everything that these effects demand is there, and they do not compete for it. [RC-071]"""
    for rule, args in printed:
        demand = DEMANDS.get(rule.run.__name__)
        if demand and not demand(g, me, *args):
            return False
    return True


def kills(g: State, me: Who, frames: Frames) -> bool:
    """These frames kill somebody, or Friday who acts, before anything is revealed or chosen. [RC-119, RC-457]"""
    people = [*everybody(g), FRIDAY] if me == FRIDAY else everybody(g)
    if all([g.wounds[who] + MORTAL <= hearts(g, who) for who in people]):
        return False
    after = foreseen(g, frames)
    return after is not None and (after.cause in DEATHS or after.friday < g.friday)


def foresee(g: State, me: Who, card: str, frames: Frames) -> Frames:
    """Before a demand that cannot be met hurts, or wounds kill, things and abilities may be used. [RC-079, RC-135]"""
    for rule, _ in frames:
        if rule not in HARMLESS:
            break
    else:
        return ()
    if not can_meet(g, me, tuple([(rule, args[2:]) for rule, args in frames])):
        return (prepare_for(me, card),)
    return (save_lives(me, card),) if kills(g, me, frames) else ()


@open_question
def prepare_for(g: State, me: Who, card: str) -> Ask:
    """Is anything used before the card takes effect? [RC-066, RC-079]"""
    return Ask(g.seats, DEMANDED, [Option(LET_IT_COME, (card,))], (me, card))


@open_question
def save_lives(g: State, me: Who, card: str) -> Ask:
    """Is anything used before the card kills somebody? [RC-119, RC-135]"""
    return Ask(g.seats, IN_PERIL, [Option(LET_IT_COME, (card,))], (me, card))
