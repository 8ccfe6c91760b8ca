"""The odds in words: of an action that somebody may plan, and of the weather that everybody awaits."""

from __future__ import annotations

from fractions import Fraction

from campfire.games.robinson.actions import Action
from campfire.games.robinson.cards import DICE_ACTIONS
from campfire.games.robinson.rules.distance import pawns_needed
from campfire.games.robinson.rules.odds import SURE, Losses, action_odds, at_least, weather_losses, weather_odds
from campfire.games.robinson.rules.pawns import who_of
from campfire.games.robinson.rules.placing import LEAD, LEAD_ON_CREDIT, SUPPORT
from campfire.games.robinson.rules.planning import TAKE_BACK
from campfire.games.robinson.rules.targets import outlook
from campfire.games.robinson.rules.teams import stack, strength
from campfire.games.robinson.rules.weather import BEAR_WEATHER
from campfire.games.robinson.sorts import ACTION, PAWN, PLACE, RAIN, SNOW
from campfire.games.robinson.state import State
from campfire.kernel.contract import Likely
from campfire.kernel.declared import Option
from campfire.kernel.phrase import Phrase

NOTHING = Losses()


def chances(g: State, option: Option | None) -> list[Likely]:
    """How likely an action succeeds, wounds or brings an adventure; what clouds take; for no option, the weather."""
    if option is None:
        return loss_chances(weather_odds(g))
    if option.kind in (LEAD, LEAD_ON_CREDIT):
        least, sure = pawns_needed(g, option[ACTION])
        return action_chances(g, option[PAWN], option[ACTION], least < sure)
    if option.kind is BEAR_WEATHER:
        return sure_losses(weather_losses(g, option[RAIN], option[SNOW], ()))
    if option.kind in (SUPPORT, TAKE_BACK):
        return stack_chances(g, option)
    return []


def stack_chances(g: State, option: Option) -> list[Likely]:
    """The odds of a planned action with one pawn more, or as it lies; who supports Friday leads it. [RC-452]"""
    planned = g.plan[option[PLACE]]
    pawns = stack(g, planned, option[PAWN]) if option.kind is SUPPORT else planned.pawns
    least, sure = strength(g, outlook(g), planned)
    return action_chances(g, pawns[0], planned.action, max(least, len(pawns)) < sure)


def action_chances(g: State, leader: str, action: Action, rolls: bool) -> list[Likely]:
    """An action with a roll, or one that is sure unless an adventure waits. [RC-209, RC-295]"""
    if action.kind not in DICE_ACTIONS:
        return []
    odds = action_odds(g, who_of(leader), action, rolls)
    return [likely(f"odds-{name}", chance) for name, chance in zip(odds._fields, odds, strict=True)]


def loss_chances(odds: dict[Losses, Fraction]) -> list[Likely]:
    """Each loss that the weather can bring, with roof, palisade and stores as they stand. [RC-409]"""
    worst = Losses(*map(max, zip(*odds, strict=True)))
    losses = [
        likely(f"odds-lose-{what}", at_least(odds, what, n), n)
        for what, most in zip(Losses._fields, worst, strict=True)
        for n in range(1, most + 1)
        if at_least(odds, what, n) != at_least(odds, what, n + 1)
    ]
    return [likely("odds-calm", odds.get(NOTHING, Fraction(0))), *losses] if losses else []


def sure_losses(losses: Losses) -> list[Likely]:
    """What clouds that have come will take. [RC-410 to RC-413]"""
    taken = [(what, n) for what, n in zip(losses._fields, losses, strict=True) if n]
    return [likely(f"odds-sure-{what}", SURE, n) for what, n in taken] or [likely("odds-calm", SURE)]


def likely(key: str, chance: Fraction, n: int = 1) -> Likely:
    """Say a chance in hundredths."""
    return Likely(Phrase(key, {"n": n}), round(chance * 100))
