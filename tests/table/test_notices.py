"""Notices among the lines of the log."""

from __future__ import annotations

from random import Random

import pytest

from campfire import games
from campfire.kernel.match import Match
from campfire.kernel.offer import Thought
from campfire.kernel.phrase import Phrase
from campfire.table.move import because
from campfire.table.notices import among, file_taken, notice_line, taken_over, thought_aloud


def test_a_bot_says_why_before_it_acts_and_other_notices_follow_what_had_happened() -> None:
    log = [notice_line(file_taken(None, at)) for at in (3, 4, 5)]
    thought, taken = thought_aloud(1, Phrase("because-others"), 4), taken_over("Carla", 1, 4)
    told = [(line["at"], line["key"]) for line in among(log, [taken, thought])]
    assert told == [
        (3, "notice-file_taken"),
        (4, "notice-thought"),
        (4, "notice-file_taken"),
        (4, "notice-taken_over"),
        (5, "notice-file_taken"),
    ]


@pytest.mark.parametrize(("game", "silent"), [("discover", True), ("robinson", False)])
def test_what_an_option_brings_is_a_reason_only_in_a_game_with_reasons(game: str, silent: bool) -> None:
    """A list of everything that may lie there is none."""
    random, played, said = Random(1), games.load(game), []
    match = Match(
        played, played.check({"scenario": "1", "players": 2}), lambda chance: chance.outcomes.sample(random.random)
    )
    for _ in range(60):
        seat = match.seats()[0]
        ask = match.ask(seat)
        assert ask is not None
        said += [because(match, one.named_by, seat, Thought(at)) for at, one in enumerate(ask.options)]
        chosen = random.choice(ask.options)
        match.answer(seat, chosen.key, chosen.args)
    assert (not [one for one in said if one]) is silent
