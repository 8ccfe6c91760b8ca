"""The town hall: trade, discard an artifact, change reputation. [ledger chapter 9.2]"""

from __future__ import annotations

from campfire.games.near_and_far.cards import GOODS, LEAST_REPUTATION, MOST_REPUTATION, VALUES
from campfire.games.near_and_far.rules.artifacts import discard_artifact
from campfire.games.near_and_far.rules.talents import buyable_talents
from campfire.games.near_and_far.sorts import AMOUNT, CARD, GOOD, SEAT, event, option, question
from campfire.games.near_and_far.state import State
from campfire.games.near_and_far.vocabulary.goods import gain, has, lose, move_reputation
from campfire.games.near_and_far.vocabulary.icons import abilities, ability, has_ability
from campfire.games.near_and_far.vocabulary.turn import turn_question
from campfire.kernel.declared import Option
from campfire.kernel.frame import Frame, Seat, Then, ask, step
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
GO_ON_REPUTE = question("go_on_repute", n=AMOUNT)
ENOUGH = option("enough", icon="check")
GAVE_UP = event("gave_up", seat=SEAT, card=CARD, shows="card", use="passed")
TRADED = event("traded", seat=SEAT, good=GOOD, icon="trade")


def trades(g: State, me: Seat) -> int:
    """How many trades a visit allows. [NF-118, NF-388]"""
    return max([1, *[int(figures[0]) for figures in abilities(g, me, "trades")]])


def extra_value(g: State, me: Seat) -> int:
    """What a cart adds to the value of what is paid, once a trade. [NF-391, NF-O-44]"""
    return ability(g, me, "trade_value")


@turn_question
def town_hall(g: State, me: Seat, traded: int, discarded: bool, reputed: bool) -> Ask:
    """What is done? Trade, discard an artifact, change reputation: each once, in any order. [NF-084, NF-118, NF-388]"""
    options: list[Option] = []
    if traded < trades(g, me):
        options += trade_options(g, me, town_hall(me, traded + 1, discarded, reputed))
    if not discarded:
        after = town_hall(me, traded, True, reputed)
        options += [Option(GIVE_UP_ARTIFACT, (card,), (give_up(me, card), after)) for card in sorted(g.hands[me].cards)]
    if not reputed:
        options += reputation_options(g, me, (1, -1), town_hall(me, traded, discarded, True))
    if has_ability(g, me, "talents_at", "town_hall"):
        options += buyable_talents(g, me, town_hall(me, traded, discarded, reputed))
    return Ask((me,), TOWN_HALL, [*options, Option(LEAVE_HALL)])


def trade_options(g: State, me: Seat, after: Frame) -> list[Option]:
    """Up to five goods for one, or one for up to five. [NF-119]"""
    start = extra_value(g, me)
    wanted = [good for good in GOODS if suffices(g, me, good, start, 0) and count_others(g, me, good) > 1]
    return [
        *[Option(TRADE_MANY, (good,), (offer_goods(me, good, start, 0, after),)) for good in wanted],
        *[
            Option(TRADE_ONE, (good,), (trade_away(me, good), take_goods(me, VALUES[good] + start, 0, good), after))
            for good in GOODS
            if has(g, me, good) and fetched(good, VALUES[good] + start)
        ],
    ]


def fetched(given: str, value: int) -> list[str]:
    """Goods that so much pays for; nobody gives a thing for its like. [NF-120]"""
    return [good for good in GOODS if good != given and VALUES[good] <= value]


def count_others(g: State, me: Seat, wanted: str) -> int:
    """How many goods of other kinds a player has; nobody gives a thing for its like."""
    return sum([has(g, me, good) for good in GOODS if good != wanted])


def suffices(g: State, me: Seat, wanted: str, value: int, paid: int, given: str = "") -> bool:
    """Whether what is paid, the last of it perhaps not given yet, reaches with the best of the rest what is wanted.

    [NF-119, NF-120]
    """
    kinds = {good: has(g, me, good) - (good == given) for good in GOODS if good != wanted}
    left = [VALUES[good] for good, n in kinds.items() for _ in range(min(n, MOST_TRADED))]
    return value + sum(sorted(left, reverse=True)[: MOST_TRADED - paid]) >= VALUES[wanted]


@ask
def offer_goods(g: State, me: Seat, wanted: str, value: int, paid: int, after: Frame) -> Ask:
    """What else is given for it? Up to five goods, until their value is that of the good. [NF-119, NF-120]"""
    options = [
        Option(ADD_GOOD, (good,), (lose(me, good, 1), add_up(me, wanted, value + VALUES[good], paid + 1, after)))
        for good in GOODS
        if good != wanted and has(g, me, good) and suffices(g, me, wanted, value + VALUES[good], paid + 1, good)
    ]
    return Ask((me,), WHAT_TO_PAY, options, (wanted, value))


@step
def add_up(g: State, me: Seat, wanted: str, value: int, paid: int, after: Frame) -> Then:
    """As soon as enough is paid the trade is closed. [NF-120]"""
    if value < VALUES[wanted]:
        return (offer_goods(me, wanted, value, paid, after),)
    g.tell(TRADED, me, wanted)
    return gain(me, wanted, 1), after


@step
def trade_away(g: State, me: Seat, good: str) -> Then:
    """One good for several. [NF-119]"""
    g.tell(TRADED, me, good)
    return (lose(me, good, 1),)


@ask
def take_goods(g: State, me: Seat, value: int, taken: int, given: str = "") -> Ask:
    """What is taken for it? Up to five goods whose value is no more than what was paid. [NF-119, NF-120]"""
    options = [
        Option(TAKE_GOOD, (good,), (gain(me, good, 1), take_goods(me, value - VALUES[good], taken + 1, given)))
        for good in (fetched(given, value) if taken < MOST_TRADED else ())
    ]
    return Ask((me,), WHAT_TO_GET, [*options, Option(ENOUGH)] if taken else options, (value,))


@step
def give_up(g: State, me: Seat, card: str) -> Then:
    """One unbought artifact is discarded from the hand. [NF-123, NF-307]"""
    hand = g.hands[me]
    discard_artifact(g, hand.pull(hand.cards.index(card)))
    g.tell(GAVE_UP, me, card)
    return None


def reputation_options(g: State, me: Seat, ways: tuple[int, ...], after: Frame) -> list[Option]:
    """A step up or down for a coin or a gem, as long as the track goes on. [NF-103, NF-124]"""
    goods = [good for good in ("coin", "gem") if has(g, me, good)]
    steps = [n for n in ways if LEAST_REPUTATION <= g.reputation[me] + n <= MOST_REPUTATION]
    return [
        Option(REPUTE, (n, good), (lose(me, good, 1), move_reputation(me, n), go_on_repute(me, n, after)))
        for good in goods
        for n in steps
    ]


@turn_question
def go_on_repute(g: State, me: Seat, n: int, after: Frame) -> Ask:
    """One more step in the same direction? [NF-124, NF-125]"""
    options = reputation_options(g, me, (n,), after)
    return Ask((me,), GO_ON_REPUTE, [*options, Option(ENOUGH, (), (after,))], (n,))
