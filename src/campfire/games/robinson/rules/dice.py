"""The action dice. [ledger chapter 13]"""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple

from campfire.games.robinson.cards import ACTION_DICE, FRIDAY
from campfire.games.robinson.rules.adventures import draw_adventure
from campfire.games.robinson.rules.building import build, fail_to_build
from campfire.games.robinson.rules.exploration import explore
from campfire.games.robinson.rules.gathering import gather
from campfire.games.robinson.sorts import (
    ACTION_SIGNS,
    DICE,
    DIE,
    HURTS,
    KIND,
    MEETS,
    SUCCEEDS,
    SYMBOL,
    THROWN,
    WHO,
    action_die,
    event,
    option,
    question,
)
from campfire.games.robinson.state import State, Who
from campfire.games.robinson.vocabulary.foresight import deadly, mortal
from campfire.games.robinson.vocabulary.offers import REROLLS, WINDOWS, open_question
from campfire.games.robinson.vocabulary.specials import is_calm, is_doubted, is_unlucky
from campfire.games.robinson.vocabulary.survivors import determination, wounds
from campfire.games.robinson.vocabulary.tokens import has_token, lift_token
from campfire.kernel.declared import Option
from campfire.kernel.frame import Frame, Then, ask, step
from campfire.kernel.question import Ask, Chance, Roll

WEIGH_ROLL = question("rolled", who=WHO, kind=KIND)
KEEP_ROLL = option(
    "keep_roll", wound=HURTS, success=SUCCEEDS, adventure=MEETS, icon="check", passes=True, detail=mortal, warns=deadly
)
ROLLED = event(
    "rolled", who=WHO, kind=KIND, wound=HURTS, success=SUCCEEDS, adventure=MEETS, dice=DICE, shows="dice", icon=""
)
ROLLED_AGAIN = event("rolled_again", who=WHO, kind=KIND, die=DIE, shown=SYMBOL, dice=DICE, shows="dice", icon="")
FAILED = event("failed", who=WHO, kind=KIND, icon="")
WOUND_INSTEAD = event("wound_instead", who=WHO)

WOUND, SUCCESS, ADVENTURE = range(3)
ALL_DICE = (WOUND, SUCCESS, ADVENTURE)
ROLLS = {
    (kind, dice): Roll(tuple([thrown[die] for die in dice]))
    for kind, thrown in THROWN.items()
    for n in ALL_DICE
    for dice in combinations(ALL_DICE, n + 1)
}
"""One die, two or all three of an action's colour. [RC-232, RC-256, RC-295]"""
CONSOLATION = 2
"""Determination for a failure. [RC-298]"""

WINDOWS.add(WEIGH_ROLL)


def adventure_awaits(g: State, kind: str) -> bool:
    """An Adventure token lies on the deck. [RC-255]"""
    return has_token(g, f"{kind}_deck", "adventure")


@ask
def roll_action(g: State, me: Who, kind: str, here: str) -> Chance:
    """Roll the three dice together; with an Adventure token that die need not be rolled. [RC-256, RC-295, RC-296]"""
    return roll_of(me, kind, here, (WOUND, SUCCESS) if adventure_awaits(g, kind) else ALL_DICE)


@step
def sure_action(g: State, me: Who, kind: str, here: str) -> Then:
    """With enough pawns the action succeeds; a confused leader still rolls the success die. [RC-209, RC-656]"""
    if is_doubted(g, me):
        return (roll_dice(me, kind, here, (SUCCESS,)),)
    return results(me, kind, here, (0, 1, int(adventure_awaits(g, kind))))


@ask
def roll_dice(g: State, me: Who, kind: str, here: str, dice: tuple[int, ...]) -> Chance:
    """Nature rolls these dice of the action's colour. [RC-295]"""
    return roll_of(me, kind, here, dice)


def roll_of(me: Who, kind: str, here: str, dice: tuple[int, ...]) -> Chance:
    """A roll of dice of the action's colour. [RC-295]"""
    return Chance(f"{kind}_dice", ROLLS[kind, dice], read_roll, (me, kind, here, dice))


class Throw(NamedTuple):
    """A roll on the table: of which action and where, the dice that were rolled, what counts of all three."""

    kind: str
    here: str
    dice: tuple[int, ...]
    rolled: tuple[int, ...]


@step
def read_roll(g: State, me: Who, kind: str, here: str, dice: tuple[int, ...], faces: tuple[int, ...]) -> Then:
    """A success must be rolled again where a token or a card says so. [RC-232, RC-233, RC-655]"""
    hits, rolled = ACTION_DICE[kind], [0, 0, int(ADVENTURE not in dice and adventure_awaits(g, kind))]
    for place, die in enumerate(dice):
        rolled[die] = int(faces[place] < hits[die])
    if g.log is not None:
        fallen = [action_die(kind, die, face) for die, face in zip(dice, faces, strict=True)]
        g.tell(ROLLED, me, kind, *rolled, tuple(fallen))
    throw = Throw(kind, here, dice, tuple(rolled))
    if rolled[SUCCESS] and (has_token(g, kind, "reroll") or is_doubted(g, me) or is_unlucky(g, me)):
        lift_token(g, kind, "reroll")
        return (roll_again(me, throw, SUCCESS),)
    return (weigh_roll(me, throw),)


@open_question
def weigh_roll(g: State, me: Who, throw: Throw) -> Ask:
    """Right after the roll, before any result is applied, a die may be rolled again. [RC-136, RC-137, RC-456]"""
    options = [Option(KEEP_ROLL, throw.rolled, results(me, throw.kind, throw.here, throw.rolled))]
    for aids in REROLLS:
        for aid in aids(g, me, throw.kind):
            for die in throw.dice:
                options.append(aid.option(roll_again(me, throw, die), how=ACTION_SIGNS[die]))
    return Ask((me,) if me in g.seats else g.seats, WEIGH_ROLL, options, (me, throw.kind))


@ask
def roll_again(g: State, me: Who, throw: Throw, die: int) -> Chance:
    """One die is rolled again. [RC-232]"""
    return Chance(f"{throw.kind}_{ACTION_SIGNS[die]}_die", ROLLS[throw.kind, (die,)], read_again, (me, throw, die))


@step
def read_again(g: State, me: Who, throw: Throw, die: int, faces: tuple[int, ...]) -> Then:
    """The second result stands, unless an ability rolls it once more. [RC-232, O-47]"""
    kind, rolled = throw.kind, throw.rolled
    shown = int(faces[0] < ACTION_DICE[kind][die])
    g.tell(ROLLED_AGAIN, me, kind, ACTION_SIGNS[die], shown, (action_die(kind, die, faces[0]),))
    return (weigh_roll(me, throw._replace(rolled=(*rolled[:die], shown, *rolled[die + 1 :]))),)


def results(me: Who, kind: str, here: str, rolled: tuple[int, ...]) -> tuple[Frame, ...]:
    """The three results are independent: wound, success, adventure. [RC-297, RC-300, O-57]"""
    wound, success, adventure = rolled
    done = succeed(me, kind, here) if success else fail(me, kind, here)
    frames = (wounds(me, here, 1), done) if wound else (done,)
    return (*frames, meet_adventure(me, kind, here)) if adventure else frames


def succeed(me: Who, kind: str, here: str) -> Frame:
    """The action is carried out; the gains of Friday too, who may be dead by now. [RC-298, RC-454, RC-458]"""
    if kind == "build":
        return build(me)
    return gather(me) if kind == "gather" else explore(me, here)


@step
def fail(g: State, me: Who, kind: str, here: str) -> Then:
    """The action fails and its leader gains determination. [RC-298]"""
    g.tell(FAILED, me, kind)
    consolation: Frame = determination(me, here, CONSOLATION)
    return (fail_to_build(me), consolation) if kind == "build" else (consolation,)


@step
def meet_adventure(g: State, me: Who, kind: str, here: str) -> Then:
    """One card for token and die together, the token first; Friday is wounded instead. [RC-255 to RC-257, RC-455]"""
    lift_token(g, f"{kind}_deck", "adventure")
    if me == FRIDAY or is_calm(g.plan[0].action):
        g.tell(WOUND_INSTEAD, me)
        return (wounds(me, here, 1),)
    return (draw_adventure(me, kind, here),)
