"""Agreements: a deal is drawn up, put forward, changed, accepted or declined as a whole."""

from __future__ import annotations

from random import Random

import pytest

from campfire.kernel.agreement import MOST_TURNS, Deal, deal_on
from campfire.kernel.declared import Ids
from campfire.kernel.frame import Seat
from campfire.kernel.match import Match
from campfire.kernel.pile import EVERYBODY, Pile
from tests.contract import shells
from tests.contract.play import lay_on_top
from tests.contract.shells import SHELLS, TRADE, Beach


class Market:
    """Two of three traders with their finds, at the beginning of a trade."""

    def __init__(self) -> None:
        random = Random(3).random
        self.match = Match(SHELLS, SHELLS.check({"players": 3}), lambda chance: chance.outcomes.sample(random))
        state = self.match.state
        assert isinstance(state, Beach)
        self.g = state
        for seat, cards in enumerate((["pearl", "crab", "crab"], ["coral"], [])):
            self.g.finds[seat] = Pile(cards, EVERYBODY)
        self.g.stack.clear()
        lay_on_top(self.match, shells.finish(), TRADE.begin(0, 1))

    def say(self, seat: Seat, key: str, *args: str) -> None:
        self.match.answer(seat, f"trade_{key}", args)

    def finds(self) -> list[list[str]]:
        return [sorted(pile.cards) for pile in self.g.finds]

    def told(self) -> list[tuple[str, Ids]]:
        return [(event.key, event.args) for _, event in self.match.log if event.key.startswith("trade")]

    def offered(self, seat: Seat) -> list[tuple[str, Ids]]:
        ask = self.match.ask(seat)
        return [(option.key.removeprefix("trade_"), option.args) for option in ask.options] if ask else []


BEFORE = [["crab", "crab", "pearl"], ["coral"], []]


def test_a_deal_is_drawn_up_thing_by_thing() -> None:
    market = Market()
    assert market.offered(0) == [("give", ("pearl",)), ("give", ("crab",)), ("take", ("coral",)), ("give_up", ())]
    market.say(0, "give", "crab")
    market.say(0, "take", "coral")
    assert market.offered(0) == [
        ("put_forward", ()),
        ("give", ("pearl",)),
        ("give", ("crab",)),
        ("keep", ("crab",)),
        ("leave", ("coral",)),
        ("give_up", ()),
    ]
    market.say(0, "keep", "crab")
    ask = market.match.ask(0)
    assert ask is not None
    assert ask.args == (1, (), ("coral",))
    assert (market.finds(), market.told()) == (BEFORE, [])


def test_an_accepted_deal_is_exchanged_as_a_whole() -> None:
    market = Market()
    for words in (("give", "crab"), ("give", "crab"), ("take", "coral"), ("put_forward",)):
        market.say(0, *words)
    assert market.match.seats() == (1,)
    assert market.finds() == BEFORE
    market.say(1, "accept")
    assert market.finds() == [["coral", "pearl"], ["crab", "crab"], []]
    deal = (0, 1, ("crab", "crab"), ("coral",))
    assert market.told() == [("trade_proposed", deal), ("trade_agreed", deal)]


def test_a_gift_is_a_deal_and_nothing_for_nothing_is_none() -> None:
    market = Market()
    assert ("put_forward", ()) not in market.offered(0)
    market.say(0, "give", "pearl")
    market.say(0, "put_forward")
    market.say(1, "accept")
    assert market.finds() == [["crab", "crab"], ["coral", "pearl"], []]


def test_a_declined_deal_changes_nothing() -> None:
    market = Market()
    market.say(0, "take", "coral")
    market.say(0, "put_forward")
    market.say(1, "decline")
    assert market.finds() == BEFORE
    assert market.told()[-1] == ("trade_declined", (1, 0))


def test_giving_up_before_anything_is_said_is_heard_by_nobody() -> None:
    market = Market()
    market.say(0, "give", "pearl")
    market.say(0, "give_up")
    assert (market.finds(), market.told()) == (BEFORE, [])


def test_a_changed_deal_is_put_forward_in_turn() -> None:
    market = Market()
    for words in (("give", "crab"), ("take", "coral"), ("put_forward",)):
        market.say(0, *words)
    market.say(1, "change")
    ask = market.match.ask(1)
    assert ask is not None
    assert ask.args == (0, ("coral",), ("crab",))
    market.say(1, "take", "pearl")
    market.say(1, "put_forward")
    market.say(0, "accept")
    assert market.finds() == [["coral", "crab"], ["crab", "pearl"], []]


def test_whoever_is_asked_reads_the_deal_off_the_table() -> None:
    market = Market()
    for words in (("give", "crab"), ("take", "coral")):
        market.say(0, *words)
    assert deal_on(market.g.stack) == Deal(0, 1, ("crab",), ("coral",))
    market.say(0, "put_forward")
    assert deal_on(market.g.stack) == Deal(1, 0, ("coral",), ("crab",), 1)
    market.say(1, "decline")
    assert deal_on(market.g.stack) is None


def test_bargaining_comes_to_an_end() -> None:
    market = Market()
    market.say(0, "give", "crab")
    for turn in range(MOST_TURNS - 1):
        market.say(turn % 2, "put_forward")
        market.say(1 - turn % 2, "change")
    market.say(1, "put_forward")
    assert market.offered(0) == [("accept", ()), ("decline", ())]


def test_what_was_put_forward_is_not_taken_back() -> None:
    market = Market()
    market.say(0, "give", "crab")
    assert market.match.undo_point([0]) is not None
    market.say(0, "put_forward")
    assert market.match.undo_point([0]) is None


@pytest.mark.parametrize(("seat", "draft"), [(0, ("pearl",)), (1, ()), (2, ()), (None, ())])
def test_nobody_else_knows_what_is_being_drawn_up(seat: Seat | None, draft: Ids) -> None:
    market = Market()
    market.say(0, "give", "pearl")
    world = SHELLS.imagine(market.g, seat, Random(1).random)
    assert world.stack[-1][1][3] == draft
