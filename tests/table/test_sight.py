"""What is seen at a table: the texts of cards that the story names, for those who may know them."""

from __future__ import annotations

import pytest

from campfire.kernel.declared import Event
from campfire.kernel.frame import Seat
from campfire.kernel.match import Logged
from campfire.table.founding import begin, found
from campfire.table.play import Play
from campfire.table.protocol.http import SeatWish, Settings
from campfire.table.sight import Eyes
from tests.contract.embers import Embers
from tests.contract.play import lay_on_top
from tests.contract.toy import DREW, SHOWN, TOY


def looked_up(event: Event, seat: Seat | None) -> bool:
    """Whether a seat can look up a wolf at a table at which no wolf lies open and this has happened."""
    wishes = [SeatWish(kind="here"), SeatWish(kind="friend")]
    match = begin(TOY, {}, wishes)
    state = match.state
    assert isinstance(state, Embers)
    for hand in state.hands:
        hand.cards = ["owl" for _ in hand.cards]
    lay_on_top(match)
    match.log = [Logged(0, event)]
    seen = Eyes().look(Play(found(match, wishes, Settings()).row, match, 1), seat)
    return "wolf" in [card["id"] for card in seen.cards]


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_card_that_everybody_was_told_of_can_be_looked_up(seat: Seat | None) -> None:
    assert looked_up(Event(SHOWN, (0, "wolf")), seat)
    assert not looked_up(Event(SHOWN, (0, "owl")), seat)


def test_a_card_that_one_was_told_of_is_looked_up_by_nobody_else() -> None:
    assert [looked_up(Event(DREW, (0, "wolf"), 1 << 0), seat) for seat in (0, 1, None)] == [True, False, False]
