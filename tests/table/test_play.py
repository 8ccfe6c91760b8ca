"""The numbers of decisions."""

from __future__ import annotations

import pytest

from campfire.kernel.contract import BadInput
from campfire.kernel.declared import Option
from campfire.kernel.frame import ask
from campfire.kernel.question import Ask, AskAll
from campfire.table.founding import begin, found
from campfire.table.play import Play
from campfire.table.protocol.http import SeatWish, Settings
from tests.contract.embers import Embers
from tests.contract.play import lay_on_top
from tests.contract.toy import TOY, option, question

TWO = [SeatWish(kind="here"), SeatWish(kind="here")]

WARM, AGAIN, GO = question("warm"), option("again"), option("go")


@ask
def warm_hands(g: Embers) -> AskAll:
    """Both may warm their hands as often as they like."""
    return AskAll((0, 1), lambda me: Ask((me,), WARM, [Option(AGAIN, (), (warm_hands(),)), Option(GO)]))


def at_the_fire() -> Play:
    match = begin(TOY, {}, TWO)
    lay_on_top(match, warm_hands())
    return Play(found(match, TWO, Settings()).row, match, len(match.log))


def test_who_answers_gets_a_new_number_even_for_the_same_question() -> None:
    play = at_the_fire()
    change = play.answer(0, 1, "again", ())
    assert change.row["asked"] == {"0": 2, "1": 1}
    play.written(change)
    with pytest.raises(BadInput) as told:
        play.answer(0, 1, "again", ())
    assert told.value.phrase.key == "error-late"
    assert play.answer(1, 1, "again", ()).row["asked"] == {"0": 2, "1": 3}
