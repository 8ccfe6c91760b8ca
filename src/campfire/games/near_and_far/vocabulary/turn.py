"""What may be done at any moment of the own turn: free actions stand in every question to that player. [NF-108]"""

from __future__ import annotations

from collections.abc import Callable
from functools import update_wrapper
from typing import Concatenate, ParamSpec, TypeAlias

from campfire.games.near_and_far.state import State
from campfire.kernel.declared import Option
from campfire.kernel.engine import again
from campfire.kernel.frame import Seat, Step, ask
from campfire.kernel.question import Ask

P = ParamSpec("P")

FreeAction: TypeAlias = Callable[[State, Seat], list[Option]]
"""What a player may do meanwhile; the frames without the question's return."""

FREE_ACTIONS: list[FreeAction] = []


def free_action(offer: FreeAction) -> FreeAction:
    """Let something be done at any moment of the own turn."""
    FREE_ACTIONS.append(offer)
    return offer


def might_buy(g: State, me: Seat) -> bool:
    """Whether others must reckon with a purchase: there are cards in hand, and goods to pay with. [NF-049, NF-298]"""
    return bool(g.hands[me].cards) and any(g.goods[me])


def turn_question(rule: Callable[Concatenate[State, P], Ask]) -> Step[P]:
    """Make a rule that asks the active player, with every free action beside its options. [NF-108, NF-298]

    Where the hand might allow a purchase the question is put even if nothing else is left to choose: whether it is
    put must not tell what the hand holds.
    """

    def asked(g: State, /, *given: P.args, **named: P.kwargs) -> Ask:
        put = rule(g, *given, **named)
        me = g.active
        if put.seats != (me,):
            return put
        secret = put.private or might_buy(g, me)
        free = [option for offer in FREE_ACTIONS for option in offer(g, me)]
        if not free:
            return Ask(put.seats, put.kind, put.options, put.args, True) if secret > put.private else put
        back = again(g)
        options = [*put.options, *[Option(one.kind, one.args, (*one.then, back)) for one in free]]
        return Ask(put.seats, put.kind, options, put.args, secret)

    update_wrapper(asked, rule)
    return ask(asked)
