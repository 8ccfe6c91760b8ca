"""Costs. [ledger chapter 10]"""

from __future__ import annotations

import pytest

from tests.games.paleo.table import paleo
from tests.rules import rule


@rule("PA-108")
@pytest.mark.parametrize(
    "cost",
    ["cards = 7", "food = 2", "wood = 1", "stone = 1", "hide = 2", "food = 1, hide = 2", "cards = 1, stone = 1"],
)
def test_who_cannot_pay_the_whole_cost_cannot_perform_the_action(cost: str) -> None:
    table = paleo().storage(food=1).items(0, hide=1).card("deal", f"pays = {{ {cost} }}, gains = {{ person = 1 }}")
    assert table.reveal(0, "deal").asked(0) == ["ignore deal"]


@rule("PA-108")
def test_who_does_not_want_to_pay_need_not() -> None:
    table = paleo().storage(food=1).card("deal", "pays = { food = 1 }, gains = { wood = 2 }").reveal(0, "deal")
    assert table.asked(0) == ["act deal 0", "ignore deal"]
    table.choose("ignore")
    assert (table.food, table.wood) == (1, 0)


@rule("PA-109")
def test_resources_are_paid_from_the_shared_storage_back_to_the_supply() -> None:
    table = paleo().storage(food=3, wood=2, stone=1).card("feast", "pays = { food = 2, wood = 1, stone = 1 }")
    before = {kind: table.in_supply(kind) for kind in ("food", "wood", "stone")}
    table.reveal(1, "feast").act(1)
    assert (table.food, table.wood, table.stone) == (1, 1, 0)
    assert {kind: table.in_supply(kind) - n for kind, n in before.items()} == {"food": 2, "wood": 1, "stone": 1}


@rule("PA-110")
def test_item_tokens_are_returned_to_the_supply_and_the_own_community_must_own_them() -> None:
    table = paleo().card("gift", "pays = { hide = 2 }, gains = { food = 1 }").items(0, hide=3).items(1, hide=1)
    table.reveal(0, "gift").reveal(1, "gift")
    assert "act gift 0" not in table.asked(1)
    left = table.in_supply("hide")
    table.act(0)
    assert table.items_of(0) == {"hide": 1}
    assert table.items_of(1) == {"hide": 1}
    assert table.in_supply("hide") == left + 2


@rule("PA-111")
def test_one_token_cannot_both_count_for_an_action_and_pay_for_it() -> None:
    line = "needs = { strength = 2 }, pays = { spear = 1 }, gains = { food = 3 }"
    assert paleo().card("pit", line).people(0, "stalker").items(0, spear=1).reveal(0, "pit").asked(0) == ["ignore pit"]
    table = paleo().card("pit", line).people(0, "stalker").items(0, spear=2).reveal(0, "pit").act(0)
    assert table.items_of(0) == {"spear": 1}
    assert table.food == 3


@rule("PA-111")
def test_a_paid_hide_does_not_also_protect_in_the_same_action() -> None:
    table = paleo().people(0, "twin").items(0, hide=1)
    table.card("barter", "pays = { cards = 1, hide = 1 }, gains = { food = 1 }").deck(0, "red", "forest")
    table.reveal(0, "barter").act(0)
    assert table.question == "take_wounds"
    assert table.asked(0) == ["wound 0 twin"]


@rule("PA-112", "PA-113")
def test_cards_are_paid_from_the_top_of_the_own_deck_into_the_closed_discard() -> None:
    table = paleo().card("walk", "pays = { cards = 2 }, gains = { food = 1 }")
    table.deck(0, "forest", "mountain", "river", "cave").reveal(0, "walk").act(0)
    assert table.deck_of(0) == ["river", "cave"]
    assert table.closed == ["mountain", "forest"]
    assert len(table.deck_of(1)) == 6


@rule("PA-113")
def test_nobody_is_asked_which_cards_to_pay_with() -> None:
    table = paleo(seats=1).people(0, "twin").card("walk", "pays = { cards = 1 }, gains = { food = 1 }")
    table.deck(0, "red", "forest", "river").reveal(0, "walk")
    assert table.asked(0)[0] == "act walk 0"
    assert len([said for said in table.asked(0) if said.startswith("act")]) == 1
    table.act(0)
    assert table.closed == ["red"]
    assert table.deck_of(0) == ["forest", "river"]


@rule("PA-114")
@pytest.mark.parametrize(("left", "offered"), [(2, False), (3, True), (4, True)])
def test_with_fewer_cards_than_asked_the_action_cannot_be_performed(left: int, offered: bool) -> None:
    table = paleo().card("walk", "pays = { cards = 3 }").deck(0, *["forest"] * left).reveal(0, "walk")
    assert ("act walk 0" in table.asked(0)) == offered


@rule("PA-115")
@pytest.mark.parametrize(("deck", "wounds"), [(("forest", "cave"), 0), (("red", "forest"), 1), (("red", "red"), 2)])
def test_every_red_back_paid_is_a_wound(deck: tuple[str, ...], wounds: int) -> None:
    table = paleo().people(0, "elder").card("walk", "pays = { cards = 2 }, gains = { food = 1 }")
    table.deck(0, *deck, "forest").reveal(0, "walk").act(0)
    if wounds:
        table.choose("wound", 0, "elder")
    assert table.wounds_of(0) == {"elder": wounds}
    assert table.food == 1


@rule("PA-116")
def test_the_colour_of_the_back_counts_and_not_the_face() -> None:
    table = paleo().people(0, "elder").hazard("rockfall", "negative = true, wounds = 2", back="mountain")
    table.card("walk", "pays = { cards = 1 }, gains = { food = 1 }")
    table.deck(0, "rockfall", "forest").reveal(0, "walk").act(0)
    assert table.question != "take_wounds"
    assert table.wounds_of(0) == {"elder": 0}
    harmless = paleo().people(0, "elder").card("walk", "pays = { cards = 1 }").deck(0, "red").reveal(0, "walk").act(0)
    assert harmless.question == "take_wounds"


@rule("PA-117")
def test_nobody_else_may_discard_cards_for_your_action() -> None:
    table = paleo().card("walk", "pays = { cards = 3 }, gains = { food = 1 }").deck(0, "forest", "forest")
    table.reveal(0, "walk").reveal(1, "river").choose("help", 0, by=1)
    assert table.asked(0) == ["ignore walk"]
    assert len(table.deck_of(1)) == 6
    table = paleo().card("walk", "pays = { cards = 2 }, gains = { food = 1 }").deck(0, "forest", "forest", "cave")
    table.reveal(0, "walk").reveal(1, "river").choose("help", 0, by=1).act(0)
    assert table.deck_of(0) == ["cave"]
    assert len(table.deck_of(1)) == 6
