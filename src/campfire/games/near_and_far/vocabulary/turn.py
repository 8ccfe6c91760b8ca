"""What may be done at any moment of the own turn: free actions stand in every question to that player. [NF-108]"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeAlias

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


def turn_question(rule: Callable[Concatenate[State, P], Ask]) -> Step[P]:
    """Make a rule that asks the active player, with every free action beside its options. [NF-108, NF-298]"""

    @wraps(rule)
    def asked(g: State, *given: Any) -> Ask:
        put = rule(g, *given)
        if put.seats != (g.active,):
            return put
        free = [option for offer in FREE_ACTIONS for option in offer(g, g.active)]
        if not free:
            return put
        back = again(g)
        return put.offering([*put.options, *[Option(one.kind, one.args, (*one.then, back)) for one in free]])

    return ask(asked)
