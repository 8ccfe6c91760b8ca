"""What several sheets have in common: special discovery tokens, boats, markers of one's choice. [ledger chapter 29]"""

from __future__ import annotations

from collections.abc import Callable

from campfire.games.robinson.cards import FRIDAY
from campfire.games.robinson.rules.discoveries import anybody_hurt, share_healing, use_token
from campfire.games.robinson.sorts import WHO, N, option, question
from campfire.games.robinson.state import State, Who
from campfire.games.robinson.vocabulary import word
from campfire.games.robinson.vocabulary.offers import ARMS, Aid, open_question
from campfire.games.robinson.vocabulary.survivors import determination, win_game
from campfire.kernel.declared import Option
from campfire.kernel.frame import Frame, Then, step
from campfire.kernel.question import Ask

CHOOSE_DETERMINED = question("choose_determined", n=N, repeats=True)
ENCOURAGE = option("encourage", who=WHO, icon="determination")


@word
def sail_away(g: State, me: Who, here: str) -> Then:
    """The boat is built: the group has won. [RC-508, RC-522]"""
    win_game(g, "boat")
    return None


def heals_at_night(n: int) -> Callable[[State], tuple[Frame, ...] | None]:
    """A token that heals, in the Night phase only. [RC-122]"""
    return lambda g: (share_healing(n),) if g.phase == "night" and anybody_hurt(g) else None


def temporary_weapon(token: str, levels: int) -> None:
    """A token that raises the weapon level for one fight. [RC-112]"""

    def aid(g: State, me: Who) -> list[Aid]:
        return [use_token(token, helps=levels)] if token in g.found else []

    ARMS.append(aid)


@step
def share_determination(g: State, n: int) -> Then:
    """Determination is split freely among the characters. [RC-487]"""
    return (choose_determined(n), share_determination(n - 1)) if n > 0 else None


@open_question
def choose_determined(g: State, n: int) -> Ask:
    """Who gains the next token? [RC-487]"""
    options = [Option(ENCOURAGE, (who,), (determination(who, "", 1),)) for who in characters(g)]
    return Ask(g.seats, CHOOSE_DETERMINED, options, (n,))


def characters(g: State) -> list[Who]:
    """Who can own determination: the players' characters and Friday. [RC-456, RC-751]"""
    return [*g.seats, FRIDAY] if g.friday else [*g.seats]
