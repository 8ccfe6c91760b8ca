"""What cards forbid for one round: pawns of two characters together, kinds of actions, pawns, abilities.

Each limit is a sign; planning and abilities ask the functions here.
"""

from __future__ import annotations

from campfire.games.robinson.sorts import SIGN, event
from campfire.games.robinson.state import State, Who
from campfire.games.robinson.vocabulary import word
from campfire.kernel.frame import Then

SIGN_LAID = event("sign", sign=SIGN)

ARGUMENT = "round argument"
OFF = "round items off"
"""The sign that no item can be used until the Action phase ends. [RC-603]"""

ANEW = "round anew "
"""With an item: it came after all others were put away, so it can be used. [RC-603]"""

ONE_PAWN = "round one_pawn "
"""With a seat: its character has a single pawn. [RC-200]"""

LIMITED = tuple([f"round only {seat} " for seat in range(4)])
"""How the signs begin that limit a character to some kinds of actions. [RC-046]"""

HOME_ACTIONS = ("build", "camp", "rest")
"""Actions that are performed in the camp: all that somebody may do who does not leave it. [RC-239]"""


def lay_sign(g: State, sign: str) -> None:
    """Something is true from now on; once is enough."""
    if sign not in g.signs:
        g.signs = (*g.signs, sign)
        g.tell(SIGN_LAID, sign)


def drop_sign(g: State, sign: str) -> None:
    """Something is true no longer."""
    if sign in g.signs:
        g.signs = tuple([other for other in g.signs if other != sign])


def drop_signs(g: State, beginning: str | tuple[str, ...]) -> None:
    """Whatever begins so is true no longer."""
    for sign in g.signs:
        if sign.startswith(beginning):
            g.signs = tuple([sign for sign in g.signs if not sign.startswith(beginning)])
            return


def is_argument(g: State) -> bool:
    """In this round no action may use pawns of two characters, Friday included. [RC-613]"""
    return ARGUMENT in g.signs


def are_items_off(g: State) -> bool:
    """No item works until the Action phase ends. [RC-603]"""
    return OFF in g.signs


def is_put_away(g: State, item: str) -> bool:
    """An item lies in Future until the Action phase ends; one that came later does not. [RC-603]"""
    return OFF in g.signs and f"{ANEW}{item}" not in g.signs


def has_one_pawn(g: State, seat: Who) -> bool:
    """In this round a character has a single pawn. [RC-200]"""
    return f"{ONE_PAWN}{seat}" in g.signs


def lacks_abilities(g: State, seat: Who) -> bool:
    """In this round a character may not use abilities."""
    return f"round no_abilities {seat}" in g.signs


def may_only(g: State, seat: Who) -> tuple[str, ...] | None:
    """The kinds of actions that a character is limited to in this round; None without a limit."""
    allowed: tuple[str, ...] | None = None
    for sign in g.signs:
        if sign.startswith(f"round only {seat} "):
            kinds = sign.split()[3:]
            allowed = tuple([kind for kind in (allowed or kinds) if kind in kinds])
    return allowed


def limit_to(g: State, seat: Who, *kinds: str) -> None:
    """In this round a character may only do actions of these kinds."""
    lay_sign(g, f"round only {seat} {' '.join(kinds)}")


@word
def argument(g: State, me: Who, here: str) -> Then:
    """This round no action may be performed by pawns of different characters. [RC-613]"""
    lay_sign(g, ARGUMENT)
    return None


@word
def first_player_has_one_pawn(g: State, me: Who, here: str) -> Then:
    """This round the First Player has only one pawn. [RC-200]"""
    lay_sign(g, f"{ONE_PAWN}{g.first}")
    return None


@word
def first_player_without_abilities(g: State, me: Who, here: str) -> Then:
    """This round the First Player may not use abilities."""
    lay_sign(g, f"round no_abilities {g.first}")
    return None


@word
def first_player_stays_home(g: State, me: Who, here: str) -> Then:
    """This round the First Player may only build, arrange the camp and rest."""
    limit_to(g, g.first, *HOME_ACTIONS)
    return None
