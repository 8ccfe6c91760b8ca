"""What cards forbid for one round: pawns of two characters together, kinds of actions, pawns, abilities.

Each limit is a sign; planning and abilities ask the functions here.
"""

from __future__ import annotations

from campfire.games.robinson.signs import Sign, a_sign
from campfire.games.robinson.sorts import SIGN, event
from campfire.games.robinson.state import State, Who
from campfire.games.robinson.text import SIGNS
from campfire.games.robinson.vocabulary import word
from campfire.kernel.frame import Then

SIGN_LAID = event("sign", sign=SIGN)

ARGUMENT = Sign("argument", (), "round")
OFF = Sign("items", (), "round")
"""No item can be used until the Action phase ends. [RC-603]"""

HOME_ACTIONS = ("build", "camp", "rest")
"""Actions that are performed in the camp: all that somebody may do who does not leave it. [RC-239]"""


def one_pawn(seat: Who) -> Sign:
    """In this round a character has a single pawn. [RC-200]"""
    return a_sign("one_pawn", (seat,), "round")


def anew(item: str) -> Sign:
    """An item came after all others were put away, so it can be used. [RC-603]"""
    return a_sign("anew", (item,), "round")


def no_abilities(seat: Who) -> Sign:
    """In this round a character may not use abilities."""
    return a_sign("no_abilities", (seat,), "round")


def lay_sign(g: State, sign: Sign) -> None:
    """Something is true from now on; once is enough. What has no words of its own its card has told."""
    if sign not in g.signs:
        g.signs = (*g.signs, sign)
        if sign.name in SIGNS:
            g.tell(SIGN_LAID, sign)


def drop_sign(g: State, sign: Sign) -> None:
    """Something is true no longer."""
    if sign in g.signs:
        g.signs = tuple([other for other in g.signs if other != sign])


def drop_signs(g: State, *names: str) -> None:
    """Whatever has one of these names is true no longer."""
    for sign in g.signs:
        if sign.name in names:
            g.signs = tuple([sign for sign in g.signs if sign.name not in names])
            return


def told_by(g: State, name: str) -> list[tuple[int | str, ...]]:
    """What the signs of this name are about."""
    return [sign.about for sign in g.signs if sign.name == name] if g.signs else []


def is_argument(g: State) -> bool:
    """In this round no action may use pawns of two characters, Friday included. [RC-613]"""
    return ARGUMENT in g.signs


def are_items_off(g: State) -> bool:
    """No item works until the Action phase ends. [RC-603]"""
    return OFF in g.signs


def is_put_away(g: State, item: str) -> bool:
    """An item lies in Future until the Action phase ends; one that came later does not. [RC-603]"""
    return OFF in g.signs and anew(item) not in g.signs


def has_one_pawn(g: State, seat: Who) -> bool:
    """In this round a character has a single pawn. [RC-200]"""
    return one_pawn(seat) in g.signs


def lacks_abilities(g: State, seat: Who) -> bool:
    """In this round a character may not use abilities."""
    return no_abilities(seat) in g.signs


def may_only(g: State, seat: Who) -> tuple[str, ...] | None:
    """The kinds of actions that a character is limited to in this round; None without a limit."""
    allowed: tuple[str, ...] | None = None
    for sign in g.signs:
        if sign.name == "only" and sign.about[0] == seat:
            kinds = [str(kind) for kind in sign.about[1:]]
            allowed = tuple([kind for kind in (allowed or kinds) if kind in kinds])
    return allowed


def limit_to(g: State, seat: Who, *kinds: str) -> None:
    """In this round a character may only do actions of these kinds."""
    lay_sign(g, Sign("only", (seat, *kinds), "round"))


@word
def argument(g: State, me: Who, here: str) -> Then:
    """This round no action may be performed by pawns of different characters. [RC-613]"""
    lay_sign(g, ARGUMENT)
    return None


@word
def first_player_has_one_pawn(g: State, me: Who, here: str) -> Then:
    """This round the First Player has only one pawn. [RC-200]"""
    lay_sign(g, one_pawn(g.first))
    return None


@word
def first_player_without_abilities(g: State, me: Who, here: str) -> Then:
    """This round the First Player may not use abilities."""
    lay_sign(g, no_abilities(g.first))
    return None


@word
def first_player_stays_home(g: State, me: Who, here: str) -> Then:
    """This round the First Player may only build, arrange the camp and rest."""
    limit_to(g, g.first, *HOME_ACTIONS)
    return None
