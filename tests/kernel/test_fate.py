"""Fate: all chance of a match follows from its seed."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

from campfire.kernel.declared import Die
from campfire.kernel.fate import Fate, is_seed
from campfire.kernel.match import Match, sealed, without_seed
from campfire.kernel.question import Roll, Shuffle
from tests.contract.toy import TOY, WOLFS_DIE

TWO_DICE = Roll((Die(WOLFS_DIE),) * 2)
FATE = Fate("ab" * 32)


def played(fate: Fate, answers: int) -> Match:
    """A toy in which the first option is always taken."""
    match = Match(TOY, TOY.check({"players": 2}), fate)
    for _ in range(answers):
        if seats := match.seats():
            ask = match.ask(seats[0])
            assert ask is not None
            match.answer(seats[0], ask.options[0].key, ask.options[0].args)
    return match


def test_the_same_seed_draws_the_same_game() -> None:
    assert played(FATE, 8).journal == played(FATE, 8).journal
    assert played(FATE, 8).journal != played(Fate("cd" * 32), 8).journal


def test_two_places_draw_differently() -> None:
    assert len({FATE.outcome(at, Shuffle(20)) for at in range(200)}) == 200


def test_dice_are_fair() -> None:
    faces = Counter(face for at in range(3000) for face in FATE.outcome(at, TWO_DICE))
    assert set(faces) == set(range(6))
    assert all(880 < n < 1120 for n in faces.values())


def test_a_saved_match_goes_on_with_its_seed() -> None:
    match = played(FATE, 3)
    again = Match.load(json.loads(json.dumps(match.save())), lambda name: TOY, Fate.new())
    assert again.fate == FATE


def test_a_save_may_keep_its_seed_secret_and_a_new_one_counts_from_there() -> None:
    match = played(FATE, 3)
    save: Any = without_seed(match.save())
    assert FATE.seed not in json.dumps(save)
    assert save["fate"] == {"digest": FATE.digest, "since": 0}
    new = Fate.new()
    again = Match.load(save, lambda name: TOY, new)
    assert again.fate == Fate(new.seed, len(match.journal))


def test_people_may_answer_for_chance() -> None:
    match = Match(TOY, TOY.check({"players": 2}), lambda chance: chance.outcomes.sample(lambda: 0.5))
    assert match.fate is None
    assert "fate" not in match.save()


def test_a_seed_that_is_none_is_not_believed() -> None:
    match = played(FATE, 3)
    wrong: list[Any] = [7, [], {"seed": "ab"}, {"seed": 7, "since": 0}, {"seed": "x" * 64, "since": 0}]
    for fate in [*wrong, {"seed": "ab" * 32}]:
        save = sealed({**match.save(), "fate": fate})
        assert Match.load(save, lambda name: TOY, lambda chance: ()).fate is None
    assert not is_seed("AB" * 32)
