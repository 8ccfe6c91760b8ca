"""Death tokens and painting tokens. [ledger chapter 19]"""

from __future__ import annotations

from campfire.games.paleo.sorts import AMOUNT, CAMP, DEATH_SPACES, PAINTING_WALL, SIGN, SPOT, event
from campfire.games.paleo.state import DEATHS, PAINTING, Party, State
from campfire.games.paleo.text import word
from campfire.games.paleo.vocabulary import lose, source, win
from campfire.kernel.frame import Then, step

PAINTED = "painted"
"""The sign that the painting is whole although the game goes on."""

LOSSES = ("hunger", "deaths", "warriors", "cards")
"""What may place the last death token: an empty storage, the death of a person or warrior, a card."""

DEATH_TOKEN = event(
    "death_token", n=AMOUNT, total=AMOUNT, shows="travel", icon="death", path=lambda told: (CAMP, DEATH_SPACES)
)
DEATH_FORGOTTEN = event(
    "death_forgotten", n=AMOUNT, total=AMOUNT, shows="travel", icon="death", path=lambda told: (DEATH_SPACES, CAMP)
)
PAINTING_TOKEN = event(
    "painting_token",
    n=AMOUNT,
    total=AMOUNT,
    origin=SPOT,
    shows="travel",
    icon="painting",
    path=lambda told: (told[SPOT], PAINTING_WALL),
)
SIGN_GIVEN = event("sign", sign=SIGN)
SIGN_LIFTED = event("sign_lifted", sign=SIGN)


@step
def place_death(g: State, cause: str) -> Then:
    """Place a death token; the fifth ends the game unless this very action completes the painting. [PA-032, PA-033]"""
    g.deaths = min(g.deaths + 1, DEATHS)
    g.tell(DEATH_TOKEN, 1, g.deaths)
    if g.deaths >= DEATHS and not will_win(g):
        lose(g, cause)
    return None


def will_win(g: State) -> bool:
    """The action being carried out, the only one on the stack, will still bring the win. [PA-033]"""
    if g.book.ending:
        return any(rule is triumph.rule for rule, _ in g.stack)
    coming: int = sum(args[1] for rule, args in g.stack if rule is paint.rule)
    return g.paintings + coming >= PAINTING


@word("death", icon="death", hurts=True)
@step
def death(g: State, by: Party, n: int) -> Then:
    """Effect "death token", even if nobody dies. [PA-196, PA-199]"""
    return (place_death("cards"),) * n


@word("forget_death", icon="death")
@step
def forget_death(g: State, by: Party, n: int) -> Then:
    """Take death tokens back from the Night Camp board. [PA-197]"""
    n = min(n, g.deaths)
    g.deaths -= n
    g.tell(DEATH_FORGOTTEN, n, g.deaths)
    return None


@word("painting", icon="painting")
@step
def paint(g: State, by: Party, n: int) -> Then:
    """Place painting tokens; the fifth wins at once, unless a module has an ending of its own. [PA-031, PA-198]"""
    n = min(n, PAINTING - g.paintings)
    g.paintings += n
    g.tell(PAINTING_TOKEN, n, g.paintings, source(g, by[0]))
    if g.paintings == PAINTING:
        if not g.book.ending:
            win(g, "painting")
        elif PAINTED not in g.signs:
            g.signs = (*g.signs, PAINTED)
    return None


@word("triumph", icon="painting", takes="nothing")
@step
def triumph(g: State, by: Party) -> Then:
    """The last action of a module with an ending of its own wins the game."""
    win(g, g.book.ending)
    return None


@word("sign", icon="sign", takes="sign")
@step
def give_sign(g: State, by: Party, sign: str) -> Then:
    """Something comes to pass that other cards look at."""
    if sign not in g.signs:
        g.signs = (*g.signs, sign)
        g.tell(SIGN_GIVEN, sign)
    return None


@word("lift_sign", icon="sign", takes="sign")
@step
def lift_sign(g: State, by: Party, sign: str) -> Then:
    """Something is over that other cards looked at."""
    if sign in g.signs:
        g.signs = tuple(other for other in g.signs if other != sign)
        g.tell(SIGN_LIFTED, sign)
    return None
