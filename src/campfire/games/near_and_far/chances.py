"""The odds of checks, fights and duels, counted from the dice. [NF-096, NF-153, NF-247]"""

from __future__ import annotations

from campfire.games.near_and_far.rules.checks import counted
from campfire.games.near_and_far.rules.duel import CHALLENGE, CHALLENGE_STRANGER, FOUL, STRANGER, duel_force, is_won
from campfire.games.near_and_far.rules.quests import CHOOSE, choice_of
from campfire.games.near_and_far.rules.threats import FIGHT, foe
from campfire.games.near_and_far.sorts import CARD, CHOICE, KIND, RIVAL
from campfire.games.near_and_far.state import State
from campfire.games.near_and_far.vocabulary.prices import food_for_hearts, hearts_to_spend
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
        return of_check(g, me, "combat", foe(g, option[CARD]).strength, hearts_to_spend(g, me))
    if option.kind is CHOOSE:
        choice = choice_of(g, option[CHOICE])
        pays = dict(choice.pays)
        eaten = pays.get("food", 0) if food_for_hearts(g, me) else 0
        hearts = hearts_to_spend(g, me) - pays.get("heart", 0) - eaten
        return of_check(g, me, choice.check, choice.number, hearts) if choice.check else []
    if option.kind in (CHALLENGE, CHALLENGE_STRANGER):
        who = STRANGER if option.kind is CHALLENGE_STRANGER else option[RIVAL]
        return of_duel(g, me, who, option[KIND])
    return []


def of_check(g: State, me: Seat, kind: str, number: int, hearts: int) -> list[Likely]:
    """The odds of one die and the icons against a number, with the hearts that are left for it. [NF-243, NF-247]"""
    return told(number - counted(g, me, kind), hearts, [*FACES])


def of_duel(g: State, me: Seat, who: Seat, kind: str) -> list[Likely]:
    """The odds of both dice; the defender wins ties, unless a find says otherwise. [NF-153, NF-156]"""
    needed = duel_force(g, who) - duel_force(g, me) - (kind == FOUL) + (not is_won(g, me, 0, 0))
    return told(needed, hearts_to_spend(g, me), [own - other for own in FACES for other in FACES])


def told(needed: int, hearts: int, spread: list[int]) -> list[Likely]:
    """In how many of a hundred cases it is enough, alone and with all hearts."""

    def percent(least: int) -> int:
        return round(100 * sum([value >= least for value in spread]) / len(spread))

    found = [Likely(Phrase("odds-alone"), percent(needed))]
    return [*found, Likely(Phrase("odds-hearts", {"n": hearts}), percent(needed - hearts))] if hearts else found
