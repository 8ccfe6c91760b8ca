"""Requirements. [ledger chapter 9]"""

from __future__ import annotations

import pytest

from campfire.games.paleo.cards import TRAITS
from tests.games.paleo.table import Table, paleo
from tests.rules import rule


def can_act(table: Table, seat: int = 0, line: int = 0) -> bool:
    """Whether a line of the revealed card is offered."""
    return any(o.key == "act" and o.args[1] == line for o in table.options(seat))


@rule("PA-101")
def test_there_are_three_traits_strength_perception_and_craft() -> None:
    table = paleo().people(0, "brute", "seer", "smith")
    assert table.traits_of(0) == {"strength": 2, "perception": 2, "craft": 2}
    table.card("trial", *[f"needs = {{ {trait} = 2 }}" for trait in TRAITS], "needs = { craft = 3 }")
    assert table.reveal(0, "trial").asked(0) == ["act trial 0", "act trial 1", "act trial 2", "ignore trial"]


@rule("PA-102")
@pytest.mark.parametrize(
    ("person", "tool", "trait"),
    [
        ("stalker", "spear", "strength"),
        ("scout", "torch", "perception"),
        ("crafter", "hand_axe", "craft"),
    ],
)
def test_each_symbol_on_a_person_or_token_is_worth_one_point(person: str, tool: str, trait: str) -> None:
    nobody = {"strength": 0, "perception": 0, "craft": 0}
    assert paleo().people(0, "elder").traits_of(0) == nobody
    assert paleo().people(0, person).traits_of(0) == {**nobody, trait: 1}
    assert paleo().people(0, "elder").items(0, **{tool: 1}).traits_of(0) == {**nobody, trait: 1}
    assert paleo().people(0, person).items(0, **{tool: 2}).traits_of(0) == {**nobody, trait: 3}


@rule("PA-103")
@pytest.mark.parametrize(("asked", "met"), [(1, True), (2, True), (3, True), (4, False)])
def test_a_requirement_is_met_if_the_sum_on_people_and_tokens_reaches_the_number(asked: int, met: bool) -> None:
    table = paleo().people(0, "brute", "elder").items(0, spear=1)
    table.card("cliff", f"needs = {{ strength = {asked} }}").reveal(0, "cliff")
    assert can_act(table) == met


@rule("PA-104")
@pytest.mark.parametrize(
    ("people", "met"),
    [
        (("brute", "watcher"), True),
        (("brute", "elder"), False),
        (("seer", "watcher"), False),
    ],
)
def test_if_several_traits_are_asked_each_must_be_met(people: tuple[str, ...], met: bool) -> None:
    table = paleo().people(0, *people).card("hunt", "needs = { strength = 2, perception = 1 }").reveal(0, "hunt")
    assert can_act(table) == met


@rule("PA-105")
def test_points_are_not_spent_and_count_again_in_the_same_turn() -> None:
    table = paleo().people(0, "brute").card("cliff", "needs = { strength = 3 }, gains = { stone = 1, story = 7 }")
    table.items(0, spear=1).story(7, "needs = { strength = 3 }, gains = { stone = 1 }").reveal(0, "cliff")
    table.act(0).choose("act", "story_7", 0)
    assert table.stone == 2
    assert table.items_of(0) == {"spear": 1}
    assert table.traits_of(0)["strength"] == 3


@rule("PA-106")
def test_you_have_means_that_you_or_a_helper_own_the_token() -> None:
    table = paleo(seats=3).card("snow", 'has = ["hut"], gains = { food = 1 }').items(1, hut=1)
    table.reveal(0, "snow").reveal(1, "river").reveal(2, "river")
    assert not can_act(table)
    table.choose("help", 0, by=2)
    assert not can_act(table)
    table.choose("help", 0, by=1)
    assert table.act(0).food == 1
    assert table.items_of(1) == {"hut": 1}


@rule("PA-106")
def test_you_have_may_also_name_a_card() -> None:
    line = 'has = ["seer"], gains = { food = 1 }'
    assert not can_act(paleo().card("omen", line).people(0, "elder").people(1, "seer").reveal(0, "omen"))
    assert can_act(paleo().card("omen", line).people(0, "elder", "seer").reveal(0, "omen"))


@rule("PA-107")
def test_card_is_removed_means_that_it_lies_in_the_graveyard_at_that_moment() -> None:
    line = 'gone = ["river"], gains = { food = 1 }'
    assert not can_act(paleo().card("omen", line).reveal(0, "omen"))
    assert not can_act(paleo().card("omen", line).open_discard("river").reveal(0, "omen"))
    assert can_act(paleo().card("omen", line).removed("river").reveal(0, "omen"))
    both = 'gone = ["river", "cave"], gains = { food = 1 }'
    assert not can_act(paleo().card("omen", both).removed("river").reveal(0, "omen"))
    assert can_act(paleo().card("omen", both).removed("river", "cave").reveal(0, "omen"))
    table = paleo().card("omen", line).card("relic", "removes = true").reveal(1, "relic")
    table.card("late", 'gone = ["relic"]').reveal(0, "late")
    assert not can_act(table)
    assert can_act(table.act(1))
