"""Crafting and the Workshop. [ledger chapter 15]"""

from __future__ import annotations

import pytest

from campfire.games.paleo.state import WORKSHOP_SLOTS
from tests.games.paleo.layout import INVENTIONS
from tests.games.paleo.table import Table, paleo
from tests.rules import rule


def workbench(symbols: int = 1, seats: int = 2) -> Table:
    """A player is about to craft."""
    return paleo(seats).card("bench", f"gains = {{ craft = {symbols} }}").reveal(0, "bench")


def craftable(table: Table, seat: int = 0) -> list[str]:
    """The items that are offered."""
    return [str(option.args[0]) for option in table.options(seat) if option.key == "craft"]


@rule("PA-148")
def test_three_tools_are_known_from_the_start() -> None:
    assert craftable(workbench().storage(wood=5, stone=5).people(0, "smith").act(0)) == ["torch", "hand_axe", "spear"]


@rule("PA-149")
@pytest.mark.parametrize("symbols", [1, 2, 3])
def test_each_crafting_symbol_lets_you_craft_one_item(symbols: int) -> None:
    table = workbench(symbols).storage(wood=5).act(0)
    for _ in range(symbols):
        table.choose("craft", "torch", 0)
    assert table.items_of(0) == {"torch": symbols}
    assert table.question == "choose_card"


@rule("PA-150")
@pytest.mark.parametrize("crafted", [0, 1, 2])
def test_with_several_symbols_you_may_craft_fewer(crafted: int) -> None:
    table = workbench(3).storage(wood=5).act(0)
    for _ in range(crafted):
        table.choose("craft", "torch", 0)
    table.choose("stop_crafting")
    assert table.items_of(0) == ({"torch": crafted} if crafted else {})
    assert table.wood == 5 - crafted


@rule("PA-151")
def test_to_craft_you_meet_every_requirement_and_return_what_the_item_asks() -> None:
    def bench(*people: str, **stock: int) -> Table:
        tokens = {item: n for item, n in stock.items() if item == "spear"}
        table = workbench().workshop("bowyer").people(0, *people).items(0, **tokens)
        return table.storage(**{kind: n for kind, n in stock.items() if kind != "spear"}).act(0)

    assert "bow" not in craftable(bench("crafter", wood=1, spear=1))
    assert "bow" not in craftable(bench("smith", spear=1))
    assert "bow" not in craftable(bench("smith", wood=1))
    table = bench("smith", wood=1, spear=1)
    spears = table.in_workshop("spear")
    table.choose("craft", "bow", 0)
    assert table.items_of(0) == {"bow": 1}
    assert table.wood == 0
    assert table.in_workshop("spear") == spears + 1


@rule("PA-151", "PA-119")
def test_a_helpers_traits_count_for_crafting() -> None:
    table = workbench().workshop("sewing").people(0, "elder").items(0, hide=1).people(1, "crafter").reveal(1, "river")
    table.choose("help", 0, by=1).act(0)
    assert "clothing" in craftable(table)


@rule("PA-152")
def test_only_items_with_tokens_in_an_open_compartment_can_be_crafted() -> None:
    rich = {"food": 5, "wood": 5, "stone": 5}
    assert "hut" not in craftable(workbench().storage(**rich).act(0))
    assert "hut" in craftable(workbench().workshop("shelter").storage(**rich).act(0))
    assert "hut" not in craftable(workbench().workshop("shelter").compartment(hut=0).storage(**rich).act(0))
    assert "torch" not in craftable(workbench().compartment(torch=0).storage(**rich).act(0))


@rule("PA-153")
@pytest.mark.parametrize(
    ("item", "wood", "stone"),
    [("torch", 1, 0), ("hand_axe", 0, 1), ("spear", 1, 1)],
)
def test_a_torch_costs_wood_and_a_hand_axe_stone(item: str, wood: int, stone: int) -> None:
    table = workbench().storage(wood=2, stone=2).act(0).choose("craft", item, 0)
    assert (table.wood, table.stone) == (2 - wood, 2 - stone)
    for less_wood, less_stone in ((1, 0), (0, 1)):
        if wood >= less_wood and stone >= less_stone:
            poor = workbench().storage(wood=wood - less_wood, stone=stone - less_stone).act(0)
            assert item not in craftable(poor)


def inventor(*deck: str) -> Table:
    """A player is about to gain the top invention of this deck."""
    return paleo().card("idea", "gains = { invention = 1 }").inventions(*deck).reveal(0, "idea")


@rule("PA-154")
def test_the_top_invention_goes_into_an_empty_slot() -> None:
    table = inventor("shelter", "amulet").workshop("sewing").act(0)
    assert table.g.workshop == ["sewing", "shelter"]
    assert table.g.inventions.cards == ["amulet"]
    assert table.question == "choose_card"


@rule("PA-155")
def test_if_all_slots_are_taken_one_invention_makes_room() -> None:
    *old, new = list(INVENTIONS)[: WORKSHOP_SLOTS + 1]
    table = inventor(new).workshop(*old).act(0)
    assert table.asked(0) == [f"push_out {card}" for card in old]
    table.choose("push_out", old[1])
    assert table.graveyard == [old[1]]
    assert table.g.workshop == [card for card in (*old, new) if card != old[1]]


@rule("PA-155", "PA-152")
def test_tokens_of_a_pushed_out_invention_return_to_the_supply_and_crafted_ones_are_kept() -> None:
    *old, new = list(INVENTIONS)[: WORKSHOP_SLOTS + 1]
    table = inventor(new).workshop(*old)
    table.items(1, hut=1).act(0).choose("push_out", "shelter")
    assert table.in_workshop("hut") == 0
    assert table.in_supply("hut") == 3
    assert table.items_of(1) == {"hut": 1}


@rule("PA-156")
def test_the_matching_tokens_are_put_before_the_new_invention_and_can_be_crafted() -> None:
    table = paleo().card("idea", "gains = { invention = 1, craft = 1 }").inventions("shelter").reveal(0, "idea")
    table.storage(wood=2)
    tokens = table.in_supply("hut")
    table.act(0)
    assert table.in_supply("hut") == 0
    assert table.in_workshop("hut") == tokens
    assert table.choose("craft", "hut", 0).items_of(0) == {"hut": 1}


@rule("PA-157")
def test_an_item_opened_by_one_player_may_be_crafted_by_every_player() -> None:
    table = inventor("shelter").storage(wood=2).card("bench", "gains = { craft = 1 }").reveal(1, "bench")
    table.act(0).act(1).choose("craft", "hut", 1)
    assert table.items_of(1) == {"hut": 1}


@rule("PA-239")
def test_a_crafted_token_comes_from_its_compartment_and_goes_beside_the_crafters_community() -> None:
    table = workbench().storage(wood=1).act(0).choose("craft", "torch", 0)
    assert table.in_workshop("torch") == 4
    assert table.items_of(0) == {"torch": 1}
    assert table.items_of(1) == {}
