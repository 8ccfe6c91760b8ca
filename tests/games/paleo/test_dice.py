"""Dice. [ledger chapter 13]"""

from __future__ import annotations

import pytest

from campfire.kernel.question import Chance
from tests.games.paleo.table import DICE, Table, paleo
from tests.rules import rule


def cliff(line: str, *negative: str) -> Table:
    """A player has revealed a card whose first line asks for dice."""
    return paleo().card("cliff", line, *negative, face="hazard" if negative else "action").reveal(0, "cliff")


@rule("PA-137")
@pytest.mark.parametrize("dice", [1, 2])
def test_as_many_dice_are_rolled_as_the_number_says(dice: int) -> None:
    table = cliff(f"dice = {dice}, gains = {{ food = 1 }}").act(0)
    assert table.sides == (len(DICE),) * dice


@rule("PA-138")
@pytest.mark.parametrize(
    ("people", "rolled", "performed"),
    [
        (("stalker",), "strength", False),
        (("brute",), "strength", True),
        (("brute",), "craft", False),
        (("stalker", "crafter"), "craft", True),
        (("stalker", "scout"), "craft", False),
        (("stalker", "scout"), "perception", True),
    ],
)
def test_rolled_symbols_are_added_to_the_requirements(people: tuple[str, ...], rolled: str, performed: bool) -> None:
    table = cliff("needs = { strength = 1 }, dice = 1, gains = { food = 1 }").people(0, *people)
    assert table.act(0).nature(rolled).food == performed


@rule("PA-138")
def test_symbols_of_two_dice_add_up() -> None:
    def climbed(*people: str) -> int:
        table = cliff("needs = { strength = 1 }, dice = 2, gains = { food = 1 }").people(0, *people)
        return table.act(0).nature("strength", "strength").food

    assert climbed("brute") == 0
    assert climbed("brute", "stalker") == 1


@rule("PA-139")
@pytest.mark.parametrize(("trait", "person"), [("strength", "brute"), ("perception", "seer"), ("craft", "smith")])
def test_a_double_symbol_adds_two_points_of_that_trait(trait: str, person: str) -> None:
    def climbed(needs: int) -> int:
        table = cliff(f"needs = {{ {trait} = {needs} }}, dice = 1, gains = {{ food = 1 }}").people(0, person)
        return table.act(0).nature(f"{trait}_2").food

    assert climbed(0) == 1
    assert climbed(1) == 0


@rule("PA-140")
def test_the_printed_cost_is_paid_dice_or_not() -> None:
    table = cliff("dice = 1, pays = { cards = 2, food = 1 }, gains = { stone = 2 }").people(0, "stalker")
    table.storage(food=1).act(0).nature("strength")
    assert table.stone == 2
    assert table.food == 0
    assert len(table.closed) == 2
    assert cliff("dice = 1, pays = { wood = 1 }").asked(0) == ["ignore cliff"]


@rule("PA-141")
def test_if_the_roll_makes_it_impossible_a_negative_action_must_be_performed() -> None:
    table = cliff("dice = 1, gains = { food = 1 }", "negative = true, wounds = 1", "gains = { wood = 1 }")
    table.people(0, "elder").act(0).nature("craft")
    assert table.asked(0) == ["act cliff 1"]
    table.choose("act").choose("wound", 0, "elder")
    assert (table.food, table.wood) == (0, 0)
    assert table.wounds_of(0) == {"elder": 1}
    assert table.opened == ["cliff"]


@rule("PA-142")
def test_without_a_negative_action_the_card_is_ignored() -> None:
    table = cliff("dice = 1, gains = { food = 1 }").people(0, "elder").act(0).nature("craft")
    assert table.food == 0
    assert table.opened == ["cliff"]
    assert table.wounds_of(0) == {"elder": 0}
    assert table.told("ignored") == [(0, "cliff")]


@rule("PA-143")
def test_help_is_given_before_the_roll_and_nobody_joins_after_it() -> None:
    table = cliff("dice = 1, gains = { food = 1 }").people(0, "elder").people(1, "brute").reveal(1, "river").act(0)
    assert isinstance(table.pending, Chance)
    table.nature("strength")
    assert table.food == 0
    assert table.opened == ["cliff"]
    early = cliff("dice = 1, gains = { food = 1 }").people(0, "elder").people(1, "brute").reveal(1, "river")
    assert early.choose("help", 0, by=1).act(0).nature("strength").food == 1


@rule("PA-144")
def test_the_cost_is_paid_only_after_the_roll_when_the_action_is_performed() -> None:
    def rolled(face: str) -> Table:
        table = cliff("dice = 1, pays = { cards = 1, wood = 1 }, gains = { food = 1 }").people(0, "stalker")
        table.storage(wood=1).act(0)
        assert (table.wood, table.closed) == (1, [])
        return table.nature(face)

    failed, done = rolled("craft"), rolled("strength")
    assert (failed.wood, failed.closed, failed.food) == (1, [], 0)
    assert (done.wood, done.closed, done.food) == (0, ["forest"], 1)


@rule("PA-138", "PA-141")
def test_if_the_action_can_be_performed_after_the_roll_it_must_be() -> None:
    table = cliff("dice = 1, pays = { cards = 1 }, gains = { food = 1 }", "negative = true, wounds = 1")
    table.people(0, "stalker").act(0).nature("strength")
    assert table.food == 1
    assert table.question == "choose_card"
