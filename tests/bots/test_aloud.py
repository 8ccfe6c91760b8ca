"""What a bot says aloud about what it plans."""

from __future__ import annotations

from random import Random

from campfire import games
from campfire.bots.aloud import with_deed
from campfire.kernel.match import Match
from campfire.kernel.phrase import Phrase

WHY = Phrase("because-low_spirits")


def test_what_is_planned_is_said_before_why_and_only_once() -> None:
    game, random = games.load("robinson"), Random(1)
    options = game.check({"scenario": "castaways", "players": 2})
    match = Match(game, options, lambda chance: chance.outcomes.sample(random.random))
    while (ask := match.ask(0)) is None or ask.key != "plan":
        seat = match.seats()[0]
        asked = match.ask(seat)
        assert asked is not None
        match.answer(seat, asked.options[0].key, asked.options[0].args)
    said = [with_deed(match.state, ask, option, WHY) for option in ask.options if option.key == "lead"]
    camp, island = Phrase("action-camp"), Phrase("action-explore")
    assert Phrase("because-doing_just", {"deed": camp, "why": WHY}) in said
    there = Phrase("area-space", {"space": "A1"})
    assert Phrase("because-doing", {"deed": island, "target": there, "why": WHY}) in said
    assert WHY not in said
