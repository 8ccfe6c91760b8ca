"""What the evening takes as things stand, told to whoever is ready with the plan. [ledger chapters 23 and 24]"""

from __future__ import annotations

from fractions import Fraction

from campfire.games.robinson.cards import FOOD, PRESERVES
from campfire.games.robinson.rules.night import HUNGER
from campfire.games.robinson.rules.odds import Losses, at_least, weather_odds
from campfire.games.robinson.state import State
from campfire.games.robinson.text import listed
from campfire.games.robinson.vocabulary.foresight import some
from campfire.games.robinson.vocabulary.survivors import in_camp
from campfire.kernel.declared import Detail, Option
from campfire.kernel.phrase import Phrase

LIKELY = Fraction(1, 2)


def evening(g: State, option: Option) -> Detail:
    """Who goes hungry tonight, and what the weather rather takes than not. [RC-409, RC-424]"""
    short = len(in_camp(g)) - sum([store[kind] for store in (g.available, g.future) for kind in (FOOD, PRESERVES)])
    hunger = [Phrase("detail-hungry", {"n": short, "wounds": HUNGER})] if short > 0 else []
    losses = likely_losses(g)
    weather = [Phrase("detail-weather", {"losses": listed(losses)})] if losses else []
    return Detail(risks=some([*hunger, *weather]))


def likely_losses(g: State) -> list[Phrase]:
    """What this round's weather takes in at least half of all rolls. [RC-409]"""
    odds = weather_odds(g)
    worst = Losses(*map(max, zip(*odds, strict=True)))
    found = []
    for what, most in zip(Losses._fields, worst, strict=True):
        n = max([n for n in range(most + 1) if at_least(odds, what, n) >= LIKELY])
        if n:
            found.append(Phrase(f"odds-lose-{what}", {"n": n}))
    return found
