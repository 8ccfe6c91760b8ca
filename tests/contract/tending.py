"""A question to a group in which one of them alone may use something."""

from __future__ import annotations

from campfire.kernel.declared import Option
from campfire.kernel.frame import ask
from campfire.kernel.question import Ask, AskAll
from tests.contract.embers import Embers
from tests.contract.toy import BURN, REST, TEND, option

POKE = option("poke")


@ask
def tend_together(g: Embers, sticks: int) -> AskAll:
    """The first two decide together; the second alone has sticks to poke the fire with."""
    both = [Option(REST), Option(BURN)]
    poke = [Option(POKE, (), (tend_together(sticks - 1),))] if sticks else []
    return AskAll((0, 1), lambda me: Ask((0, 1), TEND, [*both, *poke] if me else both))
