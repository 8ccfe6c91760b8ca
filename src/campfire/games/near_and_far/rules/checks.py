"""Dice: a roll, what is added to it afterwards, and when it is accepted. [ledger chapters 6, 12.2 and 14.1]

A check stays open until its owner accepts it: hearts may be spent, a bomb thrown, an artifact bought whose icons count.
Where nothing more could be won, or nothing could help any more, it is accepted at once.
"""

from __future__ import annotations

from typing import NamedTuple

from campfire.games.near_and_far.cards import COMBAT, SKILL
from campfire.games.near_and_far.sorts import AMOUNT, CARD, DIE, KIND, SEAT, SIX, TOTAL, event, option, question
from campfire.games.near_and_far.state import State
from campfire.games.near_and_far.vocabulary.goods import NOTHING_SPENT, Spent, spend, tell_spent
from campfire.games.near_and_far.vocabulary.icons import active_items, changed, has_ability, icons
from campfire.games.near_and_far.vocabulary.prices import hearts_in_reach, to_add
from campfire.games.near_and_far.vocabulary.turn import might_buy, turn_question
from campfire.kernel.declared import Option
from campfire.kernel.frame import Frame, Seat, Step, Then, ask, step
from campfire.kernel.phrase import Said
from campfire.kernel.question import Ask, Chance, Roll


def of_hearts(g: State, option: Option) -> dict[str, Said]:
    """Of how many hearts one is spent. [NF-096]"""
    return {"have": g.hearts[g.active]}


CHECK = question("check", kind=KIND, total=TOTAL, n=AMOUNT)
ACCEPT = option("accept", total=TOTAL, icon="check")
SPEND_HEART = option("spend_heart", total=TOTAL, icon="heart", words=of_hearts)
SPEND_FOOD = option("spend_food", total=TOTAL, icon="food")
ADD = {"heart": SPEND_HEART, "food": SPEND_FOOD}
THROW_BOMB = option("throw_bomb", card=CARD, total=TOTAL)
ROLLED = event("rolled", seat=SEAT, die=DIE, shows="dice")
THREW = event("threw", seat=SEAT, card=CARD, shows="card", use="used")
PASSED = event("passed", seat=SEAT, total=TOTAL, n=AMOUNT, icon="check")
FAILED = event("failed", seat=SEAT, total=TOTAL, n=AMOUNT, icon="fail")


def awaiting(rule: Step[...], *args: object) -> Frame:
    """A frame whose last argument is still to come: by how much a check was passed or failed."""
    return rule.rule, args


def counted(g: State, me: Seat, kind: str) -> int:
    """The icons that count for a check: skill or combat, in the party and on active items. [NF-214, NF-244, NF-245]"""
    return icons(g, me, SKILL if kind == "skill" else COMBAT)


class Check(NamedTuple):
    """A check under way: what it is of, what must be reached, what follows, and what die and hearts make so far."""

    kind: str
    number: int
    more: int
    """So much above the number would bring a bonus."""
    then: Frame
    """What follows once it is told by how much the total is above or below."""
    added: int = 0
    bombed: bool = False
    spent: Spent = NOTHING_SPENT

    def goal(self, total: int) -> int:
        """What there still is to be reached: the number, and above it the bonus. [NF-214]"""
        return self.number if total < self.number else self.number + self.more

    def and_one(self, good: str) -> Check:
        """A heart, or food in its place, raises the total by one. [NF-096]"""
        return self._replace(added=self.added + 1, spent=self.spent.and_one(good))


@ask
def roll(g: State, me: Seat, kind: str, number: int, more: int, then: Frame) -> Chance:
    """One die is rolled for a number; so much more above it would bring a bonus. [NF-214, NF-244, NF-245]"""
    return Chance("die", Roll((SIX,)), rolled, (me, Check(kind, number, more, then)))


@step
def rolled(g: State, me: Seat, check: Check, dice: tuple[int, ...]) -> Then:
    """What the die shows is known; the outcome is still open. [NF-096]"""
    die = dice[0] + 1
    g.tell(ROLLED, me, die)
    return (weigh(me, check._replace(added=die)),)


@step
def weigh(g: State, me: Seat, check: Check) -> Then:
    """The check stays open while something could still be won by adding to it. [NF-089, NF-096, NF-249, NF-O-60]"""
    total = check.added + counted(g, me, check.kind)
    goal = check.goal(total)
    bombs = sum([force for _, force in bombs_for(g, me, check)])
    within_reach = total + hearts_in_reach(g, me) + bombs >= goal or might_buy(g, me)
    return (open_check(me, check),) if total < goal and within_reach else (accept(me, check),)


@turn_question
def open_check(g: State, me: Seat, check: Check) -> Ask:
    """Is the total enough? Hearts may raise it by one each, after the roll and not before. [NF-096, NF-215, NF-246]"""
    total = check.added + counted(g, me, check.kind)
    options = [Option(ACCEPT, (total,), (accept(me, check),))]
    for good in to_add(g, me):
        options.append(Option(ADD[good], (total + 1,), (spend(me, good), weigh(me, check.and_one(good)))))
    for card, force in bombs_for(g, me, check):
        blast = weigh(me, check._replace(added=check.added + force, bombed=True))
        options.append(Option(THROW_BOMB, (card, total + force), (use_up(me, card), blast)))
    return Ask((me,), CHECK, options, (check.kind, total, check.number))


def bombs_for(g: State, me: Seat, check: Check) -> list[tuple[str, int]]:
    """What may still be thrown in a check: it is used in combat, and one at a time. [NF-394]"""
    return bombs_of(g, me) if check.kind == "combat" and not check.bombed else []


def bombs_of(g: State, me: Seat) -> list[tuple[str, int]]:
    """A fire bomb among the active items, and what it adds; one is used at a time. [NF-394]"""
    if not has_ability(g, me, "bomb"):
        return []
    words = [(card, does) for card in active_items(g, me) for does in g.book.items[card].does]
    return [(card, int(does[1])) for card, does in words if does[0] == "bomb"][:1]


@step
def use_up(g: State, me: Seat, card: str) -> Then:
    """A thrown bomb is gone. [NF-394]"""
    if card == g.begged[me]:
        g.begged[me] = ""
    else:
        g.treasures[me].remove(card)
    changed(g, me)
    g.treasure_discard.append(card)
    g.tell(THREW, me, card)
    return None


@step
def accept(g: State, me: Seat, check: Check) -> Then:
    """The total is compared, and what follows is told by how much it is above or below. [NF-216, NF-247]"""
    total = check.added + counted(g, me, check.kind)
    tell_spent(g, me, check.spent)
    g.tell(PASSED if total >= check.number else FAILED, me, total, check.number)
    rule, args = check.then
    return ((rule, (*args, total - check.number)),)
