"""Quests: stages, counters, targets, winning. [ledger chapter 16]"""

from __future__ import annotations

from campfire.games.discover.rules.conditions import all_hold
from campfire.games.discover.rules.fate import escape_for_good
from campfire.games.discover.rules.land import companions, mark
from campfire.games.discover.sorts import CARD, NUMBER, OTHER, SEAT, SPACE, event, option, question
from campfire.games.discover.state import State
from campfire.games.discover.vocabulary import cards_change, carry_out, doer, in_order, is_in, word
from campfire.kernel.declared import Option
from campfire.kernel.frame import Seat, Then, ask, step
from campfire.kernel.question import Ask

NEW_STAGE = event("new_stage", card=CARD, shows="card", use="up")
QUEST_COUNTERS = event("quest_counters", n=NUMBER)
SURVEYED = event("surveyed", seat=SEAT, space=SPACE, icon="target")
FLAG_SET = event("flag_set", seat=SEAT, space=SPACE, icon="flag")
TAKE_ALONG = question("take_along")
ALONG = option("along", seat=SEAT)
ALONE = option("alone")
COME_ALONG = question("come_along", who=OTHER)
COME = option("come")
REMAIN = option("remain")


@word("stage", for_all=True)
@step
def stage(g: State, me: Seat, card: str, n: int) -> Then:
    """The quest card of that stage is laid face up; it starts without counters. [DI-293, DI-294]"""
    quest = next(one for one in g.book.quests if g.book.cards[one].stage == n)
    g.quest, g.progress = quest, 0
    cards_change(g)
    g.reveals += 1
    g.tell(NEW_STAGE, quest)
    return (carry_out(me, g.book.cards[quest].setup, quest),)


@word("progress", for_all=True)
@step
def progress(g: State, me: Seat, card: str, n: int) -> Then:
    """Counters on the current quest, on or off."""
    g.progress = max(0, g.progress + n)
    g.tell(QUEST_COUNTERS, g.progress)
    return None


@word("survey")
@step
def survey(g: State, me: Seat, card: str) -> Then:
    """A counter on my space's red target, once for each. [DI-097]"""
    space = g.at[me]
    if mark(g, space) == "target" and space not in g.surveyed:
        g.surveyed.append(space)
        g.tell(SURVEYED, me, space)
    return None


@word("flag")
@step
def flag(g: State, me: Seat, card: str) -> Then:
    """A flag on my space's red target: it is held from now on. [DI-097]"""
    space = g.at[me]
    if mark(g, space) == "target" and space not in g.flags:
        g.flags.append(space)
        g.tell(FLAG_SET, me, space)
    return None


@word("win", for_all=True)
@step
def win(g: State, me: Seat, card: str, who: str) -> Then:
    """Whoever is named wins. [DI-295, DI-297]"""
    if who == "holders":
        holders = [seat for seat in in_order(g) if mark(g, g.at[seat]) == "target"]
        return tuple(escape_for_good(seat) for seat in holders)
    return (escape_for_good(me),)


@word("win_here")
@step
def win_here(g: State, me: Seat, card: str, n: int) -> Then:
    """Up to so many survivors on my space win, I among them, the others if they agree."""
    return (find_company(me, ()) if n > 1 else escape_for_good(me),)


@step
def find_company(g: State, me: Seat, asked: tuple[Seat, ...]) -> Then:
    """As long as somebody here has not been asked, another may come along."""
    return (take_along(me, asked) if unasked(g, me, asked) else escape_for_good(me),)


def unasked(g: State, me: Seat, asked: tuple[Seat, ...]) -> list[Seat]:
    """The others on the space who have not said no."""
    return [who for who in companions(g, me) if who not in asked]


@ask
def take_along(g: State, me: Seat, asked: tuple[Seat, ...] = ()) -> Ask:
    """Who comes along?"""
    options = [Option(ALONG, (who,), (come_along(who, me, asked),)) for who in unasked(g, me, asked)]
    return Ask((me,), TAKE_ALONG, [*options, Option(ALONE, (), (escape_for_good(me),))])


@ask
def come_along(g: State, me: Seat, host: Seat, asked: tuple[Seat, ...] = ()) -> Ask:
    """Does the survivor come along?"""
    options = [
        Option(COME, (), (escape_for_good(host), escape_for_good(me))),
        Option(REMAIN, (), (find_company(host, (*asked, me)),)),
    ]
    return Ask((me,), COME_ALONG, options, (host,))


@step
def check_goal(g: State) -> Then:
    """After every action and every night: a quest that is fulfilled says what happens then. [DI-293]"""
    if g.over or not g.quest:
        return None
    quest = g.book.cards[g.quest]
    if not quest.goal or not all_hold(g, g.chief, quest.goal):
        return None
    return carry_out(doer(g, g.chief), quest.done, quest.id), check_goal()


@step
def last_left(g: State) -> Then:
    """In scenario five whoever alone is left has won as soon as what took the others is over. [DI-315]"""
    return (check_goal(),) if g.book.is_last_pass else None


@step
def nightly(g: State) -> Then:
    """What the quest does at the end of each night."""
    if g.over or not is_in(g, g.chief):
        return None
    quest = g.book.cards[g.quest]
    return (carry_out(g.chief, quest.nightly, quest.id),) if quest.nightly else None
