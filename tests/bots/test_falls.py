"""Where a game was lost: the answer that cost most is named, and a good one is not."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from campfire import cli
from campfire.bots import Offer
from campfire.bots.falls import Judge, Place, places_of
from campfire.kernel.engine import pending
from campfire.kernel.journal import Entry
from campfire.kernel.match import Match
from campfire.kernel.question import Chance, ask_of
from tests.bots.test_thinker import toy_at, valuing
from tests.contract.embers import Embers
from tests.contract.toy import TOY


def last(view: object, offer: Offer, random: object) -> int:
    """A scout that burns while it can."""
    return len(offer.options) - 1


def tending(seed: int, bank: int) -> Embers:
    """Somebody may burn a bead; with an even bank the fire grows by it."""
    g = toy_at("tend", seed)
    g.bank = bank
    return g


def answered(number: int, g: Embers, key: str) -> Place:
    """An answer of whoever is asked."""
    question = pending(g)
    assert question is not None
    assert not isinstance(question, Chance)
    return Place(number, g, Entry(question.seats[0], key, ()))


def test_the_blunder_is_named_and_nothing_else() -> None:
    judge = Judge(TOY, valuing(fire=1.0), last)
    places = [
        answered(1, tending(1, 0), "burn"),
        answered(2, tending(2, 0), "rest"),
        answered(3, tending(3, 0), "burn"),
    ]
    falls = judge.falls(places)
    assert [fall.place.number for fall in falls] == [2]
    assert falls[0].before > falls[0].after


def test_where_nobody_blundered_nothing_is_named() -> None:
    judge = Judge(TOY, valuing(fire=1.0), last)
    assert judge.falls([answered(number, tending(number, 0), "burn") for number in (1, 2)]) == []
    assert judge.falls([]) == []


def test_a_game_that_was_won_until_somebody_went_to_bed_at_noon(capsys: pytest.CaptureFixture[str]) -> None:
    """Scouts played it but for one answer: with the game as good as won, the first player went to the night camp."""
    assert cli.main(["lost", str(Path(__file__).with_name("early_night.json")), "--lang", "en"]) == 0
    first, *others = capsys.readouterr().out.splitlines()
    assert first.startswith("Move 68, Player 1: go to the night camp early. The chance fell from 100\u00a0% to ")
    assert len(others) <= 2


def test_a_save_that_cannot_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "broken.json").write_text("{")
    assert cli.main(["lost", str(tmp_path / "broken.json")]) == 2
    assert cli.main(["lost", str(tmp_path / "none.json")]) == 2
    assert len(capsys.readouterr().err.strip().splitlines()) == 2


def test_the_answers_of_a_game_come_with_the_positions_before_them() -> None:
    random = Random(4).random
    match = Match(TOY, TOY.check({}), lambda chance: chance.outcomes.sample(random))
    while seats := match.seats():
        ask = match.ask(seats[0])
        assert ask is not None
        match.answer(seats[0], *ask.options[-1].named_by)
    places = [*places_of(TOY, match.options, match.journal, [1])]
    assert places
    for place in places:
        assert (place.entry.seat, place.entry.forced) == (1, False)
        assert match.journal[place.number] == place.entry
        question = pending(place.state)
        assert question is not None
        ask = ask_of(question, 1)
        assert ask is not None
        assert ask.find(place.entry.key, place.entry.args) is not None


def test_without_time_nothing_is_looked_at() -> None:
    judge = Judge(TOY, valuing(fire=1.0), last)
    blunder = [answered(2, tending(2, 0), "rest")]
    assert [fall.place.number for fall in judge.falls(blunder, seconds=60)] == [2]
    assert judge.falls(blunder, seconds=0) == []
