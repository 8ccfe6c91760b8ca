"""The duel, fair and foul, and jail. [ledger chapters 9.9 and 9.10]"""

from __future__ import annotations

from typing import NamedTuple

from campfire.games.near_and_far.cards import COMBAT, JAIL
from campfire.games.near_and_far.rules.checks import bombs_of, of_hearts, use_up
from campfire.games.near_and_far.sorts import (
    AMOUNT,
    BUILDING,
    CARD,
    DIE,
    KIND,
    OTHER_DIE,
    RIVAL,
    SEAT,
    TABLE,
    TOTAL,
    event,
    inside,
    listed,
    option,
    question,
)
from campfire.games.near_and_far.state import NOBODY, State
from campfire.games.near_and_far.vocabulary.goods import NOTHING_SPENT, Spent, gain, move_reputation, spend, tell_spent
from campfire.games.near_and_far.vocabulary.icons import ability, has_ability, icons
from campfire.games.near_and_far.vocabulary.prices import hearts_in_reach, to_add
from campfire.games.near_and_far.vocabulary.turn import might_buy, turn_question
from campfire.kernel.declared import Detail, Die, Option
from campfire.kernel.frame import Frame, Seat, Then, ask, step
from campfire.kernel.phrase import Phrase
from campfire.kernel.question import Ask, Chance, Roll

DUEL_DIE, STRANGERS_DIE = TABLE.die("duel", range(1, 7), seat=SEAT), TABLE.die("stranger", range(1, 7))
FAIR, FOUL = "fair", "foul"


def stakes(g: State, option: Option) -> Detail:
    """What a fair and a foul duel bring and cost, and where the loser goes. [NF-151, NF-152, NF-158, NF-343]"""
    lost = Phrase("duel-lost-day" if g.day else "duel-lost")
    if option[KIND] == FAIR:
        return Detail(brings=Phrase("duel-fair", {"n": honour(g, g.active, FAIR)}), risks=lost)
    return Detail(brings=listed([Phrase("duel-edge"), Phrase("duel-foul")]), risks=lost)


HOW_TO_DUEL = question("how_to_duel", building=BUILDING, words=inside)
CHALLENGE = option("challenge", rival=RIVAL, kind=KIND, icon="duel", odds=True, detail=stakes)
CHALLENGE_STRANGER = option("challenge_stranger", kind=KIND, icon="duel", odds=True, detail=stakes)
DUEL = question("duel", total=TOTAL, n=AMOUNT)
END_DUEL = option("end_duel", total=TOTAL, icon="check")
DUEL_HEART = option("duel_heart", total=TOTAL, icon="heart", words=of_hearts)
DUEL_FOOD = option("duel_food", total=TOTAL, icon="food")
ADD = {"heart": DUEL_HEART, "food": DUEL_FOOD}
DUEL_BOMB = option("duel_bomb", card=CARD, total=TOTAL)
DEFEND = question("defend", seat=SEAT, total=TOTAL, n=AMOUNT)
HOLD_FIRE = option("hold_fire", icon="check")
DUELLED = event("duelled", seat=SEAT, rival=RIVAL, kind=KIND, shows="phase", icon="duel")
FACED_STRANGER = event("faced_stranger", seat=SEAT, kind=KIND, shows="phase", icon="duel")
DUEL_DICE = event("duel_dice", seat=SEAT, die=DIE, other=OTHER_DIE, shows="dice")
WON_DUEL = event("won_duel", seat=SEAT, total=TOTAL, n=AMOUNT, icon="duel")
LOST_DUEL = event("lost_duel", seat=SEAT, total=TOTAL, n=AMOUNT, icon="jail")

STRANGER = NOBODY
"""Who stands in the town hall when two play. [NF-050]"""


class Bout(NamedTuple):
    """A duel under way: the kind of it, what follows a victory, what die and hearts make, what stands against it."""

    kind: str
    won: Frame
    added: int
    against: int
    bombed: bool = False
    spent: Spent = NOTHING_SPENT

    def and_one(self, good: str) -> Bout:
        """A heart, or food in its place, raises the attacker's total by one. [NF-155]"""
        return self._replace(added=self.added + 1, spent=self.spent.and_one(good))


def rivals_in(g: State, me: Seat, building: str) -> list[Seat]:
    """Who else is in a building. [NF-113]"""
    return [who for who in g.seats if who != me and g.building[who] == building]


def opponents(g: State, me: Seat, building: str) -> list[Seat]:
    """Whom a visitor could have to duel: rivals; in the town hall of two players else the stranger. [NF-113, NF-160]"""
    rivals = rivals_in(g, me, building)
    return rivals or ([STRANGER] if g.players == 2 and building == "town_hall" else [])


def challenges(g: State, me: Seat, building: str, won: Frame) -> list[Option]:
    """Every rival, challenged fairly or foully; with several there only one is fought. [NF-149, NF-150]"""
    found = []
    for who in opponents(g, me, building):
        for kind in (FAIR, FOUL):
            args = (kind,) if who == STRANGER else (who, kind)
            declared = CHALLENGE_STRANGER if who == STRANGER else CHALLENGE
            found.append(Option(declared, args, (challenge(me, who, kind, won),)))
    return found


@step
def challenge(g: State, me: Seat, who: Seat, kind: str, won: Frame) -> Then:
    """The duel is declared before anything is rolled. [NF-150]"""
    if who == STRANGER:
        g.tell(FACED_STRANGER, me, kind)
    else:
        g.tell(DUELLED, me, who, kind)
    return (duel_dice(me, who, kind, won),)


@ask
def duel_dice(g: State, me: Seat, who: Seat, kind: str, won: Frame) -> Chance:
    """Both roll; the rival rolls for the stranger. [NF-153, NF-161]"""
    return Chance("duel", Roll(duellists(me, who)), duel_rolled, (me, who, kind, won))


def duellists(me: Seat, who: Seat) -> tuple[Die, Die]:
    """The die of whoever challenges, and the one against it. [NF-153, NF-161]"""
    return Die(DUEL_DIE, (me,)), Die(STRANGERS_DIE) if who == STRANGER else Die(DUEL_DIE, (who,))


@step
def duel_rolled(g: State, me: Seat, who: Seat, kind: str, won: Frame, dice: tuple[int, ...]) -> Then:
    """Both dice lie on the table; a foul duel gives one more. [NF-151, NF-152, NF-153]"""
    own, others = dice[0] + 1, dice[1] + 1
    g.tell(DUEL_DICE, me, own, others)
    bout = Bout(kind, won, own + (kind == FOUL), others + duel_force(g, who))
    return (defend(who, me, bout),) if who != STRANGER and bombs_of(g, who) else (weigh_duel(me, bout),)


def duel_force(g: State, who: Seat) -> int:
    """Combat icons and other bonuses; the stranger has none. [NF-073, NF-153, NF-154, NF-161]"""
    return 0 if who == STRANGER else icons(g, who, COMBAT) + ability(g, who, "duel")


@ask
def defend(g: State, who: Seat, me: Seat, bout: Bout) -> Ask:
    """Does the defender throw a bomb? Hearts are not the defender's to spend. [NF-155, NF-394]"""
    options = [Option(HOLD_FIRE, (), (weigh_duel(me, bout),))]
    for card, force in bombs_of(g, who):
        after = weigh_duel(me, bout._replace(against=bout.against + force))
        options.append(Option(DUEL_BOMB, (card, bout.against + force), (use_up(who, card), after)))
    return Ask((who,), DEFEND, options, (me, bout.added + duel_force(g, me), bout.against))


def is_won(g: State, me: Seat, total: int, against: int) -> bool:
    """The higher total wins, a tie the defender, unless a find says otherwise. [NF-156]"""
    return total > against or (total == against and has_ability(g, me, "wins_duel_ties"))


@step
def weigh_duel(g: State, me: Seat, bout: Bout) -> Then:
    """The duel stays open while the attacker could still turn it. [NF-089, NF-155]"""
    total = bout.added + duel_force(g, me)
    bombs = [] if bout.bombed else [force for _, force in bombs_of(g, me)]
    best = total + hearts_in_reach(g, me) + sum(bombs)
    if not is_won(g, me, total, bout.against) and (is_won(g, me, best, bout.against) or might_buy(g, me)):
        return (settle_duel(me, bout),)
    return (end_duel(me, bout),)


@turn_question
def settle_duel(g: State, me: Seat, bout: Bout) -> Ask:
    """Is the duel left as it stands? The attacker alone may spend hearts, when both totals are known. [NF-155]"""
    total = bout.added + duel_force(g, me)
    options = [Option(END_DUEL, (total,), (end_duel(me, bout),))]
    for good in to_add(g, me):
        options.append(Option(ADD[good], (total + 1,), (spend(me, good), weigh_duel(me, bout.and_one(good)))))
    for card, force in () if bout.bombed else bombs_of(g, me):
        blast = weigh_duel(me, bout._replace(added=bout.added + force, bombed=True))
        options.append(Option(DUEL_BOMB, (card, total + force), (use_up(me, card), blast)))
    return Ask((me,), DUEL, options, (total, bout.against))


def honour(g: State, me: Seat, kind: str) -> int:
    """What winning does to the attacker's name. [NF-151, NF-152]"""
    return 1 + ability(g, me, "on_fair_duel") if kind == FAIR else -1


@step
def end_duel(g: State, me: Seat, bout: Bout) -> Then:
    """The winner goes on, the loser to jail; the defender gains and loses nothing. [NF-157, NF-158, NF-159, NF-343]"""
    total = bout.added + duel_force(g, me)
    tell_spent(g, me, bout.spent)
    if is_won(g, me, total, bout.against):
        g.tell(WON_DUEL, me, total, bout.against)
        return move_reputation(me, honour(g, me, bout.kind)), bout.won
    g.tell(LOST_DUEL, me, total, bout.against)
    g.building[me] = JAIL
    return (gain(me, "food", 1),) if g.day else None
