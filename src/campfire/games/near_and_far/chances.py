"""The odds of checks, fights and duels, counted from the dice. [NF-096, NF-153, NF-247]"""

from __future__ import annotations

from campfire.games.near_and_far.rules.checks import counted
from campfire.games.near_and_far.rules.duel import CHALLENGE, CHALLENGE_STRANGER, FOUL, STRANGER, duel_force
from campfire.games.near_and_far.rules.quests import CHOOSE, choice_of
from campfire.games.near_and_far.rules.threats import FIGHT, foe
from campfire.games.near_and_far.sorts import CARD, CHOICE, KIND, RIVAL
from campfire.games.near_and_far.state import State
from campfire.games.near_and_far.vocabulary.prices import hearts_to_spend
from campfire.kernel.contract import Likely
from campfire.kernel.declared import Option
from campfire.kernel.frame import Seat
from campfire.kernel.phrase import Phrase

FACES = range(1, 7)


def chances(g: State, option: Option | None) -> list[Likely]:
    """How likely an option comes off, without hearts and with all of them."""
    if option is None:
        return []
    me = g.active
    if option.kind is FIGHT:
        return of_check(g, me, "combat", foe(g, option[CARD]).strength)
    if option.kind is CHOOSE:
        choice = choice_of(g, option[CHOICE])
        return of_check(g, me, choice.check, choice.number) if choice.check else []
    if option.kind in (CHALLENGE, CHALLENGE_STRANGER):
        who = STRANGER if option.kind is CHALLENGE_STRANGER else option[RIVAL]
        return of_duel(g, me, who, option[KIND])
    return []


def of_check(g: State, me: Seat, kind: str, number: int) -> list[Likely]:
    """The odds of one die and the icons against a number. [NF-247]"""
    needed = number - counted(g, me, kind)
    return told(needed, hearts_to_spend(g, me), [(face, 1) for face in FACES])


def of_duel(g: State, me: Seat, who: Seat, kind: str) -> list[Likely]:
    """The odds of both dice; the defender wins ties. [NF-153, NF-156]"""
    needed = duel_force(g, who) - duel_force(g, me) - (kind == FOUL) + 1
    spread = [(own - other, 1) for own in FACES for other in FACES]
    return told(needed, hearts_to_spend(g, me), spread)


def told(needed: int, hearts: int, spread: list[tuple[int, int]]) -> list[Likely]:
    """In how many of a hundred cases it is enough, alone and with all hearts."""

    def percent(least: int) -> int:
        return round(100 * sum([weight for value, weight in spread if value >= least]) / len(spread))

    found = [Likely(Phrase("odds-alone"), percent(needed))]
    return [*found, Likely(Phrase("odds-hearts", {"n": hearts}), percent(needed - hearts))] if hearts else found
