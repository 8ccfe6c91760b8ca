"""Where a game was lost: the answer that cost most is named, and a good one is not."""

from __future__ import annotations

from pathlib import Path

import pytest

from campfire import cli
from campfire.bots import Offer
from campfire.bots.falls import Judge, Place
from campfire.kernel.engine import pending
from campfire.kernel.journal import Entry
from campfire.kernel.question import Chance
from tests.bots.test_thinker import toy_at, valuing
from tests.contract.toy import TOY, Embers


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


def test_a_save_that_cannot_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "broken.json").write_text("{")
    assert cli.main(["lost", str(tmp_path / "broken.json")]) == 2
    assert cli.main(["lost", str(tmp_path / "none.json")]) == 2
    assert len(capsys.readouterr().err.strip().splitlines()) == 2
