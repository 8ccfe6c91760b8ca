"""What a seat sees beyond what lies on the table: what the night asks, what counts together, what an item costs."""

from __future__ import annotations

from tests.games.paleo.table import paleo
from tests.rules import rule


def test_the_night_asks_for_as_much_food_as_there_are_people() -> None:
    table = paleo().people(0, "brute", "seer").people(1, "elder").storage(food=1)
    tonight = table.view()["tonight"]
    assert (tonight["mouths"], tonight["hungry"]) == (3, 2)


def test_at_night_everybody_has_eaten() -> None:
    table = paleo().mission("hunt", "negative = true").people(0, "brute").storage(food=0).night()
    assert table.view()["tonight"]["hungry"] == 0


@rule("PA-210", "PA-211")
def test_a_card_that_is_due_tells_whether_the_whole_tribe_could_meet_it() -> None:
    table = paleo().mission("hunt", "pays = { wood = 1, hide = 1 }", "negative = true, gains = { death = 1 }")
    table.people(0, "brute").people(1, "seer").items(1, hide=1)
    (due,) = table.view()["tonight"]["due"]
    assert (due["card"], due["met"]) == ("hunt", False)
    assert [(line["negative"], line["possible"]) for line in due["lines"]] == [(False, False), (True, True)]
    (due,) = table.storage(wood=1).view()["tonight"]["due"]
    assert (due["met"], due["lines"][0]["possible"]) == (True, True)


@rule("PA-119")
def test_traits_count_together_with_those_who_help() -> None:
    table = paleo().card("cliff", "needs = { strength = 4 }").people(0, "stalker").people(1, "brute")
    table.reveal(0, "river").reveal(1, "cliff").choose("help", 1, by=0)
    first, second = table.view()["seats"]
    assert (first["together"]["strength"], second["together"]["strength"]) == (1, 3)
    assert second["traits"]["strength"] == 2


def test_what_the_dice_lend_counts_for_the_own_card() -> None:
    table = paleo(1).card("cliff", "needs = { strength = 4 }").people(0, "stalker").reveal(0, "cliff")
    table.choose("call", 2, 1).nature("strength_2")
    assert table.view()["seats"][0]["together"]["strength"] == 3


def test_the_stock_is_everything_that_the_tribe_has() -> None:
    table = paleo().storage(food=2).items(0, hide=1).items(1, hide=1, torch=1)
    assert table.view()["stock"] == {"food": 2, "wood": 0, "stone": 0, "torch": 1, "hide": 2}


@rule("PA-153")
def test_the_workshop_tells_what_each_item_asks_and_costs() -> None:
    workshop = paleo().workshop("sewing").view()["workshop"]
    assert (workshop["taken"], workshop["slots"]) == (1, 4)
    assert list(workshop["recipes"]) == ["torch", "hand_axe", "spear", "clothing"]
    torch, axe, spear, clothing = workshop["recipes"].values()
    assert (torch["pays"], axe["pays"]) == ({"wood": 1}, {"stone": 1})
    assert (spear["card"], spear["pays"]) == (None, {"wood": 1, "stone": 1})
    assert (clothing["card"], clothing["needs"]["craft"], clothing["pays"]) == ("sewing", 1, {"hide": 1})
