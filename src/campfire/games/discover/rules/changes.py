"""Support in combat, and changes to what was rolled. [ledger chapter 15]"""

from __future__ import annotations

from typing import Any

from campfire.games.discover.cards import DICE, GREY, RED, SUPPORTS, figures_of
from campfire.games.discover.rules.land import distances
from campfire.games.discover.rules.powers import (
    MAY_USE,
    NOT_NOW,
    USE,
    is_fighting,
    is_ready,
    powers_on,
    use_power,
)
from campfire.games.discover.rules.prospects import as_they_lie, die_of, of_better, of_reroll, of_support, of_worse
from campfire.games.discover.rules.standing import has, reach
from campfire.games.discover.rules.stock import GREY_DIE, RED_DIE
from campfire.games.discover.sorts import (
    AMOUNT,
    DIE,
    FACE,
    KIND,
    NUMBER,
    OTHER,
    SEAT,
    SUPPORT,
    event,
    option,
    question,
)
from campfire.games.discover.state import State, Support
from campfire.games.discover.vocabulary import in_order, is_in, spend, stock, word
from campfire.kernel.declared import Option
from campfire.kernel.frame import Frame, Seat, Then, ask, step
from campfire.kernel.question import Ask, Chance, Roll

NEAR = 2
"""Helpers are within so many spaces. [DI-279]"""
CHANGES = (("wood", "reroll", GREY), ("stone", "reroll", RED), ("poison", "better", GREY), ("scrap", "worse", RED))
"""What resources do to the dice. [DI-248, DI-249, DI-250, DI-251]"""
GIVE_SUPPORT = question("give_support", who=OTHER)
SUPPORTS_WITH = option("support", support=SUPPORT, detail=of_support)
DECLINE = option("no_support", icon="check")
SUPPORTED = event("supported", seat=SEAT, support=SUPPORT, who=OTHER)
REROLLED = event("rerolled", seat=SEAT, die=DIE, face=FACE, shows="dice", icon="dice")
CHANGE_RESULT = question("change_result", grey=NUMBER, red=NUMBER)
REROLL = option("reroll", die=DIE, kind=KIND, odds=True, detail=of_reroll)
BETTER = option("better", kind=KIND, detail=of_better)
WORSE = option("worse", kind=KIND, detail=of_worse)
LET_STAND = option("let_stand", icon="check", detail=as_they_lie)
CHANGED = event("changed", seat=SEAT, kind=KIND, n=AMOUNT)


def enemy_always(g: State) -> tuple[str, ...]:
    """What the enemy forbids in this fight."""
    return tuple(one[0] for one in g.book.cards[g.foe].always) if g.foe else ()


def helpers(g: State) -> list[Seat]:
    """Every survivor near the fight who takes no part, from the participant's left on. [DI-279, DI-281]"""
    if g.fighter < 0 or not is_in(g, g.fighter):
        return []
    near = distances(g, g.at[g.fighter], 6)
    others = [seat for seat in in_order(g, g.fighter) if seat not in (g.fighter, g.rival)]
    return [seat for seat in others if near.get(g.at[seat], 99) <= reach(g, seat, "help_range", NEAR)]


@step
def ask_helpers(g: State) -> Then:
    """Each helper decides, one after the other; with one player there are none. [DI-067, DI-280, DI-281]"""
    if not is_fighting(g) or "no_help" in enemy_always(g):
        return None
    return tuple(give_support(seat) for seat in helpers(g))


@ask
def give_support(g: State, me: Seat) -> Ask:
    """Which support card is played? [DI-280]"""
    options = [Option(SUPPORTS_WITH, (name,), (play_support(me, name),)) for name in SUPPORTS]
    return Ask((me,), GIVE_SUPPORT, [*options, Option(DECLINE)], (g.fighter,))


@step
def play_support(g: State, me: Seat, name: str) -> Then:
    """The card lies face up; after the fight it returns to its owner. [DI-280, DI-285]"""
    g.supports.append(Support(me, name))
    g.tell(SUPPORTED, me, name, g.fighter)
    return None


def apply_support(g: State) -> None:
    """Support effects apply, welcome or not. [DI-283, DI-284]"""
    for at, die in enumerate(DICE):
        g.bonus[at] += sum([n for _, (n,) in supported(g, die)])
    g.extra += sum([n for _, (n,) in supported(g, "extra")])


def supported(g: State, word: str) -> list[tuple[Support, list[Any]]]:
    """The support cards in this fight that have a word, each with the figures of the word. [DI-283]"""
    return [(one, figures) for one in g.supports for figures in figures_of(g.book.cards[one.card].effects, word)]


def result(g: State, die: int) -> int:
    """The final result: the value rolled and every change. [DI-255, DI-256]"""
    return die_of(g, die).result


@step
def change(g: State, me: Seat) -> Then:
    """Go on changing the result as long as something can be used."""
    if not is_fighting(g) or not is_in(g, me) or not change_options(g, me, (change(me),)):
        return None
    return (change_result(me),)


@ask
def change_result(g: State, me: Seat) -> Ask:
    """Is the result changed? One change at a time, in any order. [DI-252, DI-253]"""
    options = change_options(g, me, (change(me),))
    return Ask((me,), CHANGE_RESULT, [*options, Option(LET_STAND)], (result(g, GREY), result(g, RED)))


def change_options(g: State, me: Seat, then: tuple[Frame, ...]) -> list[Option]:
    """Resources and powers that change the dice. [DI-248 to DI-254]"""
    barred = enemy_always(g)
    options = [
        resource_change(g, me, kind, deed, die, then)
        for kind, deed, die in CHANGES
        if f"no_{kind}" not in barred and stock(g, me, kind)
    ]
    options += [
        Option(USE, (card, at), (use_power(me, card, at), *then))
        for card, at, _ in powers_on(g, me, "change")
        if is_ready(g, me, card, at)
    ]
    return options


def resource_change(g: State, me: Seat, kind: str, deed: str, die: int, then: tuple[Frame, ...]) -> Option:
    """One resource for one change. [DI-248, DI-249, DI-250, DI-251]"""
    frames = (spend_on_die(me, kind, deed, die), *then)
    if deed == "reroll":
        return Option(REROLL, (DICE[die], kind), frames)
    return Option(BETTER if deed == "better" else WORSE, (kind,), frames)


@step
def spend_on_die(g: State, me: Seat, kind: str, deed: str, die: int) -> Then:
    """The resource is spent, the change applied. [DI-248, DI-249, DI-250, DI-251]"""
    spend(g, me, kind, 1)
    if deed == "reroll":
        return (reroll_die(me, die),)
    g.bonus[die] += 1 if deed == "better" else -1
    g.tell(CHANGED, me, kind, 1)
    return None


@ask
def reroll_die(g: State, me: Seat, die: int) -> Chance:
    """Roll one die again. [DI-248, DI-249]"""
    return Chance("reroll", Roll((GREY_DIE if die == GREY else RED_DIE,)), rerolled, (me, die))


@step
def rerolled(g: State, me: Seat, die: int, outcome: tuple[int, ...]) -> Then:
    """The new value counts; changes stay in force. [DI-255]"""
    g.dice[die] = outcome[0] + 1
    g.tell(REROLLED, me, DICE[die], outcome[0] + 1)
    return None


@step
def whispers(g: State, event: str) -> Then:
    """Helpers whom a card allows it use weapons too, whenever these may be used. [DI-246, DI-287]"""
    if not is_fighting(g):
        return None
    return tuple(whisper(seat, event) for seat in helpers(g) if has(g, seat, "may_use_items_helping"))


@step
def whisper(g: State, helper: Seat, event: str = "change") -> Then:
    """One helper uses weapons. [DI-287]"""
    return (helper_items(helper, event),) if is_fighting(g) and weapons(g, helper, event) else None


def weapons(g: State, me: Seat, event: str) -> list[tuple[str, int]]:
    """The weapons that can still be used in this fight. [DI-254]"""
    return [
        (card, at)
        for card, at, _ in powers_on(g, me, event)
        if "weapon" in g.book.cards[card].attributes and is_ready(g, me, card, at)
    ]


@ask
def helper_items(g: State, helper: Seat, event: str = "change") -> Ask:
    """Is a weapon used for the participant?"""
    options = [
        Option(USE, (card, at), (use_power(helper, card, at), whisper(helper, event)))
        for card, at in weapons(g, helper, event)
    ]
    return Ask((helper,), MAY_USE, [*options, Option(NOT_NOW)])


def side(g: State, me: Seat, die: str) -> int:
    """Which die a card means: in an attack the defender's own is the red one. [DI-327]"""
    at = DICE.index(die)
    return 1 - at if g.rival == me else at


@word("grey")
@step
def add_grey(g: State, me: Seat, card: str, n: int) -> Then:
    """Adds to the own die. [DI-255]"""
    g.bonus[side(g, me, "grey")] += n
    return None


@word("red")
@step
def add_red(g: State, me: Seat, card: str, n: int) -> Then:
    """Adds to the enemy's die. [DI-255]"""
    g.bonus[side(g, me, "red")] += n
    return None


@word("reroll")
@step
def reroll(g: State, me: Seat, card: str, die: str) -> Then:
    """Rolls one die or both again."""
    return tuple(reroll_die(me, at) for at in ((GREY, RED) if die == "both" else (side(g, me, die),)))


@word("turn_over")
@step
def turn_over(g: State, me: Seat, card: str, die: str) -> Then:
    """The die counts 13 minus its value."""
    at = side(g, me, die)
    g.turned[at] = 1 - g.turned[at]
    return None


@word("extra")
@step
def add_extra(g: State, me: Seat, card: str, n: int) -> Then:
    """If the enemy takes damage in this fight, so much more; what a defender adds hits back. [DI-327]"""
    if me != g.rival:
        g.extra += n
    return None
