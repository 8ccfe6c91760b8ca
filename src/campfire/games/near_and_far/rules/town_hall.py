"""The town hall: trade, discard an artifact, change reputation. [ledger chapter 9.2]"""

from __future__ import annotations

from campfire.games.near_and_far.cards import GOODS, VALUES
from campfire.games.near_and_far.rules.artifacts import discard_artifact
from campfire.games.near_and_far.rules.talents import buyable_talents
from campfire.games.near_and_far.sorts import AMOUNT, CARD, GOOD, SEAT, event, option, question
from campfire.games.near_and_far.state import State
from campfire.games.near_and_far.vocabulary.goods import gain, has, lose, move_reputation
from campfire.games.near_and_far.vocabulary.icons import abilities, ability, has_ability
from campfire.games.near_and_far.vocabulary.turn import turn_question
from campfire.kernel.declared import Option
from campfire.kernel.engine import again
from campfire.kernel.frame import Frame, Seat, Then, step
from campfire.kernel.question import Ask

MOST_TRADED = 5
TOWN_HALL = question("town_hall")
TRADE_MANY = option("trade_many", good=GOOD, icon="trade")
TRADE_ONE = option("trade_one", good=GOOD, icon="trade")
GIVE_UP_ARTIFACT = option("give_up_artifact", card=CARD)
REPUTE = option("repute", n=AMOUNT, good=GOOD, icon="reputation")
LEAVE_HALL = option("leave_hall", icon="check")
WHAT_TO_PAY = question("what_to_pay", good=GOOD, n=AMOUNT)
ADD_GOOD = option("add_good", good=GOOD)
WHAT_TO_GET = question("what_to_get", n=AMOUNT)
TAKE_GOOD = option("take_good", good=GOOD)
CALL_OFF = option("call_off", icon="undo", retreats=True)
GO_ON_REPUTE = question("go_on_repute", n=AMOUNT)
ENOUGH = option("enough", icon="check")
GAVE_UP = event("gave_up", seat=SEAT, card=CARD, shows="card", use="passed")
TRADED = event("traded", seat=SEAT, icon="trade")


def trades(g: State, me: Seat) -> int:
    """How many trades a visit allows. [NF-118, NF-388]"""
    return max([1, *[int(figures[0]) for figures in abilities(g, me, "trades")]])


def extra_value(g: State, me: Seat) -> int:
    """What a cart adds to the value of what is paid. [NF-391, NF-O-44]"""
    return ability(g, me, "trade_value")


@turn_question
def town_hall(g: State, me: Seat, traded: int, discarded: bool, reputed: bool) -> Ask:
    """What is done? Trade, discard an artifact, change reputation: each once, in any order. [NF-118, NF-388]"""
    options: list[Option] = []
    if traded < trades(g, me):
        options += trade_options(g, me, town_hall(me, traded + 1, discarded, reputed))
    if not discarded:
        after = town_hall(me, traded, True, reputed)
        options += [
            Option(GIVE_UP_ARTIFACT, (card,), (give_up(me, card), after)) for card in sorted(set(g.hands[me].cards))
        ]
    if not reputed:
        options += reputation_options(g, me, town_hall(me, traded, discarded, True))
    if has_ability(g, me, "talents_at", "town_hall"):
        options += buyable_talents(g, me, town_hall(me, traded, discarded, reputed))
    return Ask((me,), TOWN_HALL, [*options, Option(LEAVE_HALL)])


def worth(g: State, me: Seat, good: str) -> int:
    """The value of one good that is paid. [NF-120, NF-122, NF-391]"""
    return VALUES[good] + extra_value(g, me)


def can_be_bought(g: State, me: Seat) -> list[str]:
    """Goods for which two to five others would be enough. [NF-119, NF-120]"""
    best = sorted([VALUES[good] for good in GOODS for _ in range(min(has(g, me, good), MOST_TRADED))], reverse=True)
    power = sum(best[:MOST_TRADED]) + extra_value(g, me)
    return [good for good in GOODS if len(best) > 1 and power >= VALUES[good]]


def trade_options(g: State, me: Seat, after: Frame) -> list[Option]:
    """Up to five goods for one, or one for up to five. [NF-119]"""
    back = again(g) if g.stack else after
    wanted = [Option(TRADE_MANY, (good,), (offer_goods(me, good, (), after, back),)) for good in can_be_bought(g, me)]
    given = [good for good in GOODS if has(g, me, good)]
    return [
        *wanted,
        *[
            Option(TRADE_ONE, (good,), (lose(me, good, 1), take_goods(me, worth(g, me, good), 0), after))
            for good in given
        ],
    ]


@turn_question
def offer_goods(g: State, me: Seat, wanted: str, paid: tuple[str, ...], after: Frame, back: Frame) -> Ask:
    """What is given for it? Up to five goods whose value is at least its own. [NF-119, NF-120]"""
    value = sum([VALUES[good] for good in paid]) + extra_value(g, me)
    left = [good for good in GOODS if len(paid) < MOST_TRADED and has(g, me, good) > paid.count(good)]
    options = [
        Option(ADD_GOOD, (good,), (offer_goods(me, wanted, (*paid, good), after, back),))
        for good in left
        if suffices(g, me, wanted, (*paid, good))
    ]
    if paid and value >= VALUES[wanted] and all([has(g, me, good) >= paid.count(good) for good in paid]):
        options.insert(0, Option(ENOUGH, (), (close_trade(me, wanted, paid), after)))
    return Ask((me,), WHAT_TO_PAY, [*options, Option(CALL_OFF, (), (back,))], (wanted, value))


def suffices(g: State, me: Seat, wanted: str, paid: tuple[str, ...]) -> bool:
    """Whether these goods, with the best of what is left, can still reach the value. [NF-120]"""
    left = [VALUES[good] for good in GOODS for _ in range(has(g, me, good) - paid.count(good))]
    room = MOST_TRADED - len(paid)
    best = sum([VALUES[good] for good in paid]) + sum(sorted(left, reverse=True)[:room])
    return best + extra_value(g, me) >= VALUES[wanted]


@step
def close_trade(g: State, me: Seat, wanted: str, paid: tuple[str, ...]) -> Then:
    """Several goods for one. [NF-119]"""
    g.tell(TRADED, me)
    return *[lose(me, good, paid.count(good)) for good in dict.fromkeys(paid)], gain(me, wanted, 1)


@turn_question
def take_goods(g: State, me: Seat, value: int, taken: int) -> Ask:
    """What is taken for it? Up to five goods whose value is no more than what was paid. [NF-119, NF-120]"""
    options = [
        Option(TAKE_GOOD, (good,), (gain(me, good, 1), take_goods(me, value - VALUES[good], taken + 1)))
        for good in GOODS
        if taken < MOST_TRADED and VALUES[good] <= value
    ]
    return Ask((me,), WHAT_TO_GET, [*options, Option(ENOUGH)], (value,))


@step
def give_up(g: State, me: Seat, card: str) -> Then:
    """One unbought artifact is discarded from the hand. [NF-123, NF-307]"""
    hand = g.hands[me]
    discard_artifact(g, hand.pull(hand.cards.index(card)))
    g.tell(GAVE_UP, me, card)
    return None


def reputation_options(g: State, me: Seat, after: Frame) -> list[Option]:
    """Any number of coins and gems for as many steps, in one direction. [NF-124, NF-125]"""
    found = []
    for good in ("coin", "gem"):
        for n in (1, -1):
            if has(g, me, good):
                found.append(Option(REPUTE, (n, good), (pay_for_name(me, n, good, after),)))
    return found


@step
def pay_for_name(g: State, me: Seat, n: int, good: str, after: Frame) -> Then:
    """One step for one coin or gem; then perhaps another. [NF-124]"""
    return lose(me, good, 1), move_reputation(me, n), go_on_repute(me, n, after)


@turn_question
def go_on_repute(g: State, me: Seat, n: int, after: Frame) -> Ask:
    """One more step in the same direction? [NF-124, NF-125]"""
    goods = [good for good in ("coin", "gem") if has(g, me, good)]
    options = [Option(REPUTE, (n, good), (pay_for_name(me, n, good, after),)) for good in goods]
    return Ask((me,), GO_ON_REPUTE, [*options, Option(ENOUGH, (), (after,))], (n,))
