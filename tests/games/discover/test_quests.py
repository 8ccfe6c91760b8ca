"""The stories and their quests: who gets away with whom, and that what is told is what is asked. [ledger chapter 16]"""

from __future__ import annotations

import re

import pytest

from campfire.games.discover.cards import Card, Effects
from campfire.games.discover.library import REGIONS, characters, region
from campfire.games.discover.text import power_phrase
from campfire.words.lexicon import Lexicon
from tests.games.discover.table import Table, discover
from tests.rules import rule

QUESTS = [quest for name in REGIONS for quest in region(name).quests]


def wheel(seats: int) -> Table:
    """Room for two, and everybody on the space."""
    return discover(seats).effects(0, ("win_here", 2))


@rule("DI-297")
def test_where_there_is_room_for_two_another_is_asked_when_one_stays() -> None:
    table = wheel(3).choose("along", 1, by=0).choose("remain", by=1)
    assert (table.question, table.seats, table.asked(0)) == ("take_along", (0,), ["along 2", "alone"])
    table.choose("along", 2, by=0).choose("come", by=2)
    assert table.g.fate == ["won", "", "won"]


@rule("DI-297")
def test_whoever_finds_no_company_goes_alone() -> None:
    assert wheel(2).choose("along", 1, by=0).choose("remain", by=1).g.fate == ["won", ""]
    assert wheel(3).choose("alone").g.fate == ["won", "", ""]


@rule("DI-192", "DI-294")
@pytest.mark.parametrize("quest", [quest for quest in QUESTS if quest.setup], ids=lambda quest: quest.id)
def test_a_new_stage_is_read_before_its_monster_comes(quest: Card) -> None:
    """Whoever reads it may stand there, and die."""
    words = [word for word, *_ in quest.setup]
    assert words == sorted(words, key=("play", "summon_special", "progress").index)


@rule("DI-097")
def test_nobody_is_offered_to_survey_a_target_twice() -> None:
    surveys = [power for quest in QUESTS for power in quest.powers if ("survey",) in power.effects]
    assert surveys
    assert all(("not", ("surveyed_here",)) in power.needs for power in surveys)
    assert "not surveyed yet" in Lexicon("en", "discover").say(power_phrase(surveys[0]))


@rule("DI-293")
@pytest.mark.parametrize(("lang", "two"), [("en", "two (survey )?points"), ("ru", "дв(е|ух) точ"), ("it", "due punti")])
def test_what_a_quest_tells_of_points_is_what_its_goal_asks(lang: str, two: str) -> None:
    words = Lexicon(lang, "discover")
    asking = [quest for quest in QUESTS if ("surveyed", 1, 0) in quest.goal]
    assert len(asking) == 6
    assert [quest.id for quest in asking if re.search(two, words.word(f"told-{quest.name}"))] == []


@rule("DI-123")
@pytest.mark.parametrize("name", REGIONS)
def test_on_no_card_anything_follows_a_movement_that_a_monster_may_end(name: str) -> None:
    land = region(name)
    cards = (*land.exploration.values(), *land.blueprints, *land.quests, *characters().values())
    told = [(card.id, effects) for card in cards for effects in lists_on(card)]
    assert [card for card, effects in told if {"move", "drift"} & {word for word, *_ in effects[:-1]}] == []


def lists_on(card: Card) -> list[Effects]:
    """Every list of effects on a card."""
    powers, ways = [power.effects for power in card.powers], [way.effects for way in card.choices]
    return [card.effects, card.setup, card.done, card.reward, card.hurt, *powers, *ways]
