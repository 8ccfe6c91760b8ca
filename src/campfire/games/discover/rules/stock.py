"""Resources: gaining, losing, eating, drinking. [ledger chapter 9]"""

from __future__ import annotations

from campfire.games.discover.cards import FACES, KINDS
from campfire.games.discover.rules.fate import take
from campfire.games.discover.rules.land import companions, nearest
from campfire.games.discover.rules.powers import drink_one, is_ready, powers_on, spend_power
from campfire.games.discover.rules.standing import has, total
from campfire.games.discover.sorts import (
    AMOUNT,
    CARD,
    FACE,
    KIND,
    OTHER,
    POWER,
    SEAT,
    TABLE,
    event,
    option,
    question,
    with_deed,
)
from campfire.games.discover.state import State
from campfire.games.discover.vocabulary import (
    gain,
    in_order,
    is_in,
    kinds_held,
    lose_stock,
    pools,
    rest,
    spend,
    stock,
    tire,
    water,
    whole_stock,
    word,
)
from campfire.kernel.declared import Die, Option
from campfire.kernel.frame import Seat, Then, ask, step
from campfire.kernel.question import Ask, Chance, Roll

GREY_DIE, RED_DIE, ANY_DIE = [Die(TABLE.die(name, range(1, FACES + 1))) for name in ("grey", "red", "any")]
BOTH_DICE, ONE_DIE = Roll((GREY_DIE, RED_DIE)), Roll((ANY_DIE,))
ILL_UP_TO = 3
"""Dirty water makes ill on 1 to 3. [DI-176]"""

CHOOSE_LOST = question("choose_lost", n=AMOUNT)
LOSE = option("lose", kind=KIND)
CHOOSE_GAIN = question("choose_gain", n=AMOUNT)
GAIN = option("gain", kind=KIND)
WHO_TAKES = question("who_takes", who=OTHER)
FROM_WHOM = question("from_whom", who=OTHER)
TO_WHOM = question("to_whom", who=OTHER)
HANDING = {"robbed": WHO_TAKES, "take_other": FROM_WHOM, "give_other": TO_WHOM}
"""Which survivor is asked for, by why something changes hands."""
SURVIVOR = option("survivor", seat=SEAT, icon="character")
CHOOSE_TAKEN = question("choose_taken", who=OTHER)
TAKE = option("take", kind=KIND)
HANDED = event(
    "handed",
    seat=SEAT,
    who=OTHER,
    kind=KIND,
    shows="travel",
    path=lambda e: (f"seat:{e[SEAT]}", f"seat:{e[OTHER]}"),
)
FOUL_WATER = question("foul_water")
TAKE_MEDICINE = option("take_medicine", icon="medicine")
RISK_IT = option("risk_it", icon="dice", odds=True)
FOUL_ROLL = event("foul_roll", seat=SEAT, face=FACE, shows="dice")
MAY_REFUSE = question("may_refuse", kind=KIND)
REFUSE = option("refuse", card=CARD, power=POWER, words=with_deed)
SPEND_IT = option("spend_it", kind=KIND)
ATE = event("ate", seat=SEAT, kind=KIND)


@word("gain")
@step
def gain_stock(g: State, me: Seat, card: str, kind: str, n: int) -> Then:
    """Take resource tokens. [DI-157]"""
    gain(g, me, kind, n)
    return None


@word("lose")
@step
def lose(g: State, me: Seat, card: str, kind: str, n: int) -> Then:
    """Discard so many of a kind, as far as there are. [DI-303]"""
    lose_stock(g, me, kind, n)
    return None


@word("lose_any")
@step
def lose_any(g: State, me: Seat, card: str, n: int) -> Then:
    """Discard resources of one's own choice. [DI-303]"""
    return (choose_lost(me, card, n),) if n and whole_stock(g, me) else None


@ask
def choose_lost(g: State, me: Seat, card: str, n: int) -> Ask:
    """What is discarded?"""
    options = [
        Option(LOSE, (kind,), (lose(me, card, kind, 1), lose_any(me, card, n - 1))) for kind in kinds_held(g, me)
    ]
    return Ask((me,), CHOOSE_LOST, options, (n,))


@word("gain_choice")
@step
def gain_choice(g: State, me: Seat, card: str, n: int) -> Then:
    """Take resource tokens of one kind of one's own choice."""
    return (choose_gain(me, card, n),)


@ask
def choose_gain(g: State, me: Seat, card: str, n: int) -> Ask:
    """Which resource is taken?"""
    return Ask((me,), CHOOSE_GAIN, [Option(GAIN, (kind,), (gain_stock(me, card, kind, n),)) for kind in KINDS], (n,))


@word("stamina")
@step
def stamina(g: State, me: Seat, card: str, n: int) -> Then:
    """Gain stamina; at night cards may change how much. [DI-082, DI-213]"""
    rest(g, me, n + (total(g, me, "night_stamina") if card in g.book.nights else 0))
    return None


@word("tire")
@step
def tire_me(g: State, me: Seat, card: str, n: int) -> Then:
    """Lose stamina. [DI-303]"""
    tire(g, me, n)
    return None


@word("robbed")
@step
def robbed(g: State, me: Seat, card: str, n: int) -> Then:
    """The nearest other survivor takes resources, at any distance; between several the chief decides. [DI-091]"""
    others = nearest_others(g, me)
    if not others or not whole_stock(g, me):
        return None
    if len(others) == 1:
        return (hand_over(me, others[0], "robbed", n),)
    return (choose_survivor(g.chief, me, others, "robbed", n),)


def nearest_others(g: State, me: Seat) -> tuple[Seat, ...]:
    """The other survivors who are nearest."""
    others = [seat for seat in in_order(g) if seat != me]
    spaces = nearest(g, g.at[me], [g.at[seat] for seat in others])
    return tuple(seat for seat in others if g.at[seat] in spaces)


@ask
def choose_survivor(g: State, me: Seat, from_whom: Seat, others: tuple[Seat, ...], why: str, n: int) -> Ask:
    """Which survivor is meant?"""
    options = [Option(SURVIVOR, (who,), (hand_over(from_whom, who, why, n),)) for who in others]
    return Ask((me,), HANDING[why], options, (from_whom,))


@step
def hand_over(g: State, me: Seat, who: Seat, why: str, n: int) -> Then:
    """Resources change hands, as the card says who chooses."""
    giver, taker = (who, me) if why == "take_other" else (me, who)
    chooser = me if why == "give_other" else taker
    return (choose_taken(chooser, giver, taker),) * min(n, whole_stock(g, giver))


@ask
def choose_taken(g: State, chooser: Seat, giver: Seat, taker: Seat) -> Ask:
    """Which resource changes hands?"""
    options = [Option(TAKE, (kind,), (handed(giver, taker, kind),)) for kind in kinds_held(g, giver)]
    return Ask((chooser,), CHOOSE_TAKEN, options, (giver,))


@step
def handed(g: State, giver: Seat, taker: Seat, kind: str) -> Then:
    """One resource goes from one survivor to another."""
    hand_one(g, giver, taker, kind)
    g.tell(HANDED, giver, taker, kind)
    return None


def hand_one(g: State, giver: Seat, taker: Seat, kind: str) -> None:
    """One resource leaves its owner; of a double token the other stays, as change. [DI-160]"""
    tokens = g.book.tokens
    for pool in pools(g, giver):
        singles = [token for token in pool if tokens[token].kind == kind and tokens[token].amount == 1]
        if singles:
            pool.remove(singles[0])
            g.tokens[taker].append(singles[0])
            break
    else:
        spend(g, giver, kind, 1)
        g.tokens[taker].append(kind)


@word("take_other")
@step
def take_other(g: State, me: Seat, card: str, n: int) -> Then:
    """Another survivor on my space gives me resources of my choice."""
    others = tuple(seat for seat in companions(g, me) if whole_stock(g, seat))
    return (choose_survivor(me, me, others, "take_other", n),) if others else None


@word("give_other")
@step
def give_other(g: State, me: Seat, card: str, n: int) -> Then:
    """I give resources of my choice to another survivor on my space."""
    others = tuple(companions(g, me))
    return (choose_survivor(me, me, others, "give_other", n),) if others and whole_stock(g, me) else None


@word("eat")
@step
def eat(g: State, me: Seat, card: str, n: int) -> Then:
    """Spend food; exhaustion for each that is lacking. [DI-214]"""
    return (asked_for(me, "food"),) * n


@word("drink")
@step
def drink(g: State, me: Seat, card: str, n: int) -> Then:
    """Spend water; dehydration for each that is lacking. [DI-214]"""
    return (asked_for(me, "water"),) * n


def refusals(g: State, me: Seat, kind: str) -> list[tuple[str, int]]:
    """The powers with which a survivor need not eat or drink."""
    return [
        (card, at) for card, at, power in powers_on(g, me, "asked") if power.kind == kind and is_ready(g, me, card, at)
    ]


@step
def asked_for(g: State, me: Seat, kind: str) -> Then:
    """A night asks for food or water. [DI-214]"""
    if not is_in(g, me):
        return None
    return (may_refuse(me, kind),) if refusals(g, me, kind) else (consume(me, kind),)


@ask
def may_refuse(g: State, me: Seat, kind: str) -> Ask:
    """Is something used instead of eating or drinking?"""
    options = [Option(REFUSE, (card, at), (spend_power(me, card, at),)) for card, at in refusals(g, me, kind)]
    return Ask((me,), MAY_REFUSE, [*options, Option(SPEND_IT, (kind,), (consume(me, kind),))], (kind,))


@step
def consume(g: State, me: Seat, kind: str) -> Then:
    """Eat or drink what one has; lacking it hurts. [DI-175, DI-214]"""
    if kind == "food":
        if not stock(g, me, "food"):
            return (take(me, "exhaustion", ""),)
        spend(g, me, "food", 1)
        g.tell(ATE, me, "food")
        return None
    if not water(g, me):
        return (take(me, "dehydration", ""),)
    g.tell(ATE, me, "water")
    return (drink_one(me),)


@word("foul_water")
@step
def foul_water(g: State, me: Seat, card: str) -> Then:
    """After spending dirty water: a medicine, or a roll of the die. [DI-176]"""
    if has(g, me, "safe_water"):
        return None
    return (medicine_or_roll(me),)


@ask
def medicine_or_roll(g: State, me: Seat) -> Ask:
    """Is a medicine spent, or is the die rolled? The medicine must be one's own. [DI-176]"""
    options = [Option(RISK_IT, (), (foul_roll(me),))]
    if stock(g, me, "medicine"):
        options.insert(0, Option(TAKE_MEDICINE, (), (swallow(me),)))
    return Ask((me,), FOUL_WATER, options)


@step
def swallow(g: State, me: Seat) -> Then:
    """A medicine is spent."""
    spend(g, me, "medicine", 1)
    return None


@ask
def foul_roll(g: State, me: Seat) -> Chance:
    """Roll a die. [DI-176]"""
    return Chance("die", ONE_DIE, foul_rolled, (me,))


@step
def foul_rolled(g: State, me: Seat, outcome: tuple[int, ...]) -> Then:
    """On 1 to 3 an ailment. [DI-176]"""
    face = outcome[0] + 1
    g.tell(FOUL_ROLL, me, face)
    return (take(me, "ailment", ""),) if face <= ILL_UP_TO else None
