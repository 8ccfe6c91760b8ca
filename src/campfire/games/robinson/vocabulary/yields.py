"""What cards change about this round's production. [ledger chapter 7]

Each change is a sign that ends with the round.
"""

from __future__ import annotations

from campfire.games.robinson.signs import Sign, a_sign
from campfire.games.robinson.state import State, Who
from campfire.games.robinson.vocabulary import word
from campfire.games.robinson.vocabulary.limits import lay_sign, told_by
from campfire.kernel.frame import Then

NO_PRODUCTION = Sign("no", ("production",), "round")
HALF_PRODUCTION = Sign("half", (), "round")


def is_forbidden(g: State, resource: str) -> bool:
    """Production brings none of this resource."""
    return a_sign("no", (resource,), "round") in g.signs


def changed(g: State, resource: str) -> int:
    """How much more or less of a resource production brings."""
    return sum([int(n) for what, n in told_by(g, "yield") if what == resource])


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
    lay_sign(g, a_sign("no", (resource,), "round"))
    return None


@word
def more_production(g: State, me: Who, here: str, resource: str, n: int) -> Then:
    """This round production brings more of a resource. [RC-195]"""
    lay_sign(g, Sign("yield", (resource, n), "round"))
    return None


@word
def less_production(g: State, me: Who, here: str, resource: str, n: int) -> Then:
    """This round production brings less of a resource, if possible. [RC-195, RC-070]"""
    lay_sign(g, Sign("yield", (resource, -n), "round"))
    return None
