"""The saloon: hiring adventurers. [ledger chapters 9.3 and 10.4]"""

from __future__ import annotations

from campfire.games.near_and_far.cards import FOOD, ICONS, ROW
from campfire.games.near_and_far.rules.duel import challenges
from campfire.games.near_and_far.rules.party import join
from campfire.games.near_and_far.sorts import ADVENTURER, AMOUNT, SEAT, event, option, question, reason, some
from campfire.games.near_and_far.state import State
from campfire.games.near_and_far.vocabulary.decks import refilling
from campfire.games.near_and_far.vocabulary.flags import flags
from campfire.games.near_and_far.vocabulary.goods import lose
from campfire.games.near_and_far.vocabulary.prices import affords, charging
from campfire.games.near_and_far.vocabulary.turn import turn_question
from campfire.kernel.declared import Detail, Option, Reason
from campfire.kernel.frame import Seat, Then, step
from campfire.kernel.phrase import Phrase
from campfire.kernel.question import Ask, Blocked

WHOM_TO_HIRE = question("whom_to_hire")


def shows(g: State, option: Option) -> Detail:
    """The icons of an adventurer. [NF-175]"""
    icons = zip(ICONS, g.book.adventurers[option[ADVENTURER]].icons, strict=True)
    return Detail(brings=some([Phrase(f"icon-{icon}", {"n": n}) for icon, n in icons if n]))


HIRE = option("hire", adventurer=ADVENTURER, n=AMOUNT, icon="person", detail=shows)
NEW_ROW = option("new_row", icon="food")
HIRE_NOBODY = option("hire_nobody", icon="check")
ROW_REPLACED = event("row_replaced", seat=SEAT, icon="person")
TOO_DEAR = reason("hire_too_dear", n=AMOUNT)


def hiring_cost(g: State, me: Seat, member: str) -> int:
    """One coin less for each flag of the tribe, and never less than nothing. [NF-126, NF-181, NF-182]"""
    printed = g.book.adventurers[member]
    return max(0, printed.cost - flags(g, me, printed.tribe))


@turn_question
def whom_to_hire(g: State, me: Seat, hired: bool, duels: bool) -> Ask:
    """Who is hired from the row? Once, before or after, the whole row may be replaced for a food; a duel comes first.

    [NF-126, NF-128, NF-130]
    """
    options = [] if hired else hires(g, me)
    if g.goods[me][FOOD] and not g.refreshed:
        options.append(Option(NEW_ROW, (), (lose(me, "food", 1), replace_row(me), whom_to_hire(me, hired, False))))
    if duels:
        options += challenges(g, me, "saloon", whom_to_hire(me, False, False))
    return Ask((me,), WHOM_TO_HIRE, [*options, Option(HIRE_NOBODY)])


def hires(g: State, me: Seat) -> list[Option]:
    """The adventurers in the row that can be paid. [NF-126, NF-181]"""
    prices = {member: hiring_cost(g, me, member) for member in g.row}
    return [
        Option(HIRE, (member, cost), (*charging(g, me, "coin", cost), hire(me, member), after_hiring(me)))
        for member, cost in prices.items()
        if affords(g, me, "coin", cost)
    ]


@step
def after_hiring(g: State, me: Seat) -> Then:
    """Who has hired may still replace the row for those who come later. [NF-128]"""
    return (whom_to_hire(me, True, False),) if g.goods[me][FOOD] and not g.refreshed else None


@whom_to_hire.blocked
def why_not_hire(g: State, seat: Seat, me: Seat, hired: bool, duels: bool) -> list[Blocked]:
    """Adventurers that cost more than one has. [NF-126]"""
    prices = {} if hired else {member: hiring_cost(g, me, member) for member in g.row}
    return [
        Blocked(Option(HIRE, (member, cost)), Reason(TOO_DEAR, (cost,), "NF-126"))
        for member, cost in prices.items()
        if not affords(g, me, "coin", cost)
    ]


@step
def hire(g: State, me: Seat, member: str) -> Then:
    """The adventurer leaves the row, which is filled up from the bag. [NF-127, NF-170]"""
    g.row.remove(member)
    return join(me, member), fill_row()


@step
def replace_row(g: State, me: Seat) -> Then:
    """The whole row is set aside and new adventurers come from the bag. [NF-128, NF-129]"""
    g.refreshed = True
    g.replaced += g.row
    g.row.clear()
    g.tell(ROW_REPLACED, me)
    return (fill_row(),)


@step
def fill_row(g: State) -> Then:
    """Draw from the bag until the row is full; an empty bag gets back those set aside. [NF-027, NF-127, NF-129]"""
    while len(g.row) < ROW:
        again = refilling(g, "bag")
        if again:
            return *again, fill_row()
        if not g.bag.cards:
            break
        g.row.append(g.bag.draw())
        g.reveals += 1
    return None
