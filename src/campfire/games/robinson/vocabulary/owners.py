"""Questions to the group in which each decides alone about own determination and own blood. [RC-058, RC-084]"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Concatenate, ParamSpec

from campfire.games.robinson.cards import CHARACTERS
from campfire.games.robinson.sorts import CARD, WHO
from campfire.games.robinson.state import State
from campfire.games.robinson.vocabulary.offers import ABILITY, with_offers
from campfire.kernel.declared import Option, OptionKind
from campfire.kernel.frame import Seat, Step, ask
from campfire.kernel.question import Ask, AskAll, Question, ask_of

P = ParamSpec("P")

BLADES: set[OptionKind] = set()
"""The options of weapons that wound whoever uses them. [RC-506, RC-648]"""


def group_question(rule: Callable[Concatenate[State, P], Ask]) -> Step[P]:
    """Make a rule that asks the group, lets standing offers in, and offers nobody what another must decide. [RC-058]"""

    @wraps(rule)
    def asked(g: State, /, *args: P.args, **kwargs: P.kwargs) -> Question:
        put = rule(g, *args, **kwargs)
        whole = with_offers(g, put)
        if len(put.seats) == 1 or not any([option.kind is ABILITY or option.kind in BLADES for option in put.options]):
            return whole

        def of(seat: Seat) -> Ask:
            to_all = ask_of(whole, seat) or put
            return to_all.offering([option for option in to_all.options if is_open_to(g, seat, option)])

        return AskAll(put.seats, of)

    return ask(asked)


def is_open_to(g: State, seat: Seat, option: Option) -> bool:
    """An ability is its character's own, a blade is its user's; everything else is for everybody. [RC-057, RC-058]"""
    if option.kind is ABILITY:
        return option[CARD] in CHARACTERS[g.characters[seat]].abilities
    return option.kind not in BLADES or option[WHO] not in g.seats or option[WHO] == seat
