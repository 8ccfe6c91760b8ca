"""What cards change about this round's production. [ledger chapter 7]

Each change is a sign that ends with the round.
"""

from __future__ import annotations

from campfire.games.robinson.state import State, Who
from campfire.games.robinson.vocabulary import word
from campfire.games.robinson.vocabulary.limits import lay_sign
from campfire.kernel.frame import Then

NO_PRODUCTION = "round no production"
HALF_PRODUCTION = "round half production"


def is_forbidden(g: State, resource: str) -> bool:
    """Production brings none of this resource."""
    return f"round no {resource}" in g.signs


def changed(g: State, resource: str) -> int:
    """How much more or less of a resource production brings."""
    beginning = f"round yield {resource} "
    return sum([int(sign.removeprefix(beginning)) for sign in g.signs if sign.startswith(beginning)])


@word
def skip_production(g: State, me: Who, here: str) -> Then:
    """This round nothing is produced. [RC-692]"""
    lay_sign(g, NO_PRODUCTION)
    return None


@word
def halve_production(g: State, me: Who, here: str) -> Then:
    """This round half of all that would be produced is received, rounded down. [RC-611]"""
    lay_sign(g, HALF_PRODUCTION)
    return None


@word
def no_production(g: State, me: Who, here: str, resource: str) -> Then:
    """This round production brings no wood, or no food. [RC-195]"""
    lay_sign(g, f"round no {resource}")
    return None


@word
def more_production(g: State, me: Who, here: str, resource: str, n: int) -> Then:
    """This round production brings more of a resource. [RC-195]"""
    lay_sign(g, f"round yield {resource} {n}")
    return None


@word
def less_production(g: State, me: Who, here: str, resource: str, n: int) -> Then:
    """This round production brings less of a resource, if possible. [RC-195, RC-070]"""
    lay_sign(g, f"round yield {resource} {-n}")
    return None
