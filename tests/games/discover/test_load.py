"""Resources, tokens and load; dirty water. [ledger chapter 9]"""

from __future__ import annotations

import pytest

from campfire.games.discover.cards import KINDS, Power
from campfire.games.discover.library import REGIONS, content
from campfire.games.discover.rules.load import settle
from tests.games.discover.table import Table, discover
from tests.rules import rule


@rule("DI-155")
def test_there_are_nine_resources_and_every_sheet_lists_them() -> None:
    assert len(KINDS) == 9
    assert all(set(content(f"{name}/sheet.toml")["sheet"]["resources"]) == set(KINDS) for name in REGIONS)


@rule("DI-156")
def test_find_tokens_and_resource_tokens_both_count() -> None:
    table = discover().stock(0, wood=1).double(0, "wood")
    assert table.held(0) == {"wood": 3}


@rule("DI-157", "DI-302")
def test_an_effect_gives_resource_tokens_of_an_endless_supply() -> None:
    table = discover().effects(0, ("gain", "wood", 9))
    assert table.g.tokens[0] == ["wood"] * 9


@rule("DI-158")
def test_one_spends_only_ones_own() -> None:
    table = discover().stock(1, wood=5, meat=2).plan("pot", costs=(("wood", 1),)).turn()
    assert not [said for said in table.asked(0) if said.split()[0] in ("craft", "cook")]


@rule("DI-159", "DI-160")
def test_change_is_given_for_a_double_token_and_the_token_is_discarded() -> None:
    table = discover().double(0, "wood").effects(0, ("lose", "wood", 1))
    assert table.g.tokens[0] == ["wood"]
    assert table.g.find_discards[0] == ["leaf_wood_double"]


@rule("DI-161", "DI-162", "DI-166")
def test_a_double_token_weighs_one_and_two_when_changed() -> None:
    table = discover().double(0, "wood").stock(0, stone=9).turn()
    assert table.question == "your_turn"
    assert table.sees(0)["survivors"][0]["load"] == 10
    table.choose("split", "leaf_wood_double")
    assert table.question == "give_up"
    table.choose("lay_down", "stone")
    assert table.held(0) == {"stone": 8, "wood": 2}
    assert not [said for said in table.asked(0) if said.startswith("join")]


@rule("DI-163")
def test_a_used_up_pile_is_made_of_its_discard() -> None:
    table = discover()
    table.g.find_discards[0] = table.pile("leaf").take_all()
    table.effects(0, ("lay_token", "leaf", 1)).come_up()
    assert len(table.g.lying.cards) == 1
    assert table.g.find_discards[0] == []


@rule("DI-164", "DI-165", "DI-166", "DI-167")
def test_beyond_ten_one_chooses_what_to_keep_at_the_end_of_the_action() -> None:
    table = discover().stock(0, wood=9).item(0, "hat")
    table.token(table.camp, "stone", hidden=False).turn().choose("gather", "stone")
    assert table.question == "give_up"
    assert table.asked(0) == ["lay_down wood", "lay_down stone", "discard_item hat"]
    table.choose("lay_down", "wood")
    assert table.g.lying.cards == ["wood"]
    assert table.sees(1)["tokens"][0]["token"] == "wood"
    assert table.question == "your_turn"


@rule("DI-167", "DI-197")
def test_a_surplus_item_goes_back_to_its_deck() -> None:
    table = discover().stock(0, wood=10).item(0, "hat", number=1).run(settle()).choose("discard_item", "hat")
    assert table.g.items[0] == []
    numbers = [table.g.book.cards[card].number for card in table.g.exploration]
    assert "hat" in table.g.exploration
    assert numbers == sorted(numbers)


@rule("DI-169")
def test_nothing_is_laid_down_by_free_choice() -> None:
    table = discover().stock(0, wood=10).turn()
    assert not [said for said in table.asked(0) if said.startswith(("lay_down", "discard_item"))]


@rule("DI-170")
def test_story_items_are_never_given_up_but_weigh() -> None:
    table = discover().stock(0, wood=10).item(0, "lens", attributes=("story",)).run(settle())
    assert table.asked(0) == ["lay_down wood"]


@rule("DI-171")
def test_blueprints_and_traits_weigh_nothing() -> None:
    table = discover().plan("pot", 0).trait(0, "shaking_hands").stock(0, wood=10).turn()
    assert table.question == "your_turn"
    assert table.sees(0)["survivors"][0]["load"] == 10


@rule("DI-172", "DI-173")
def test_what_lies_on_a_carrier_does_not_weigh_and_comes_off_at_any_time() -> None:
    table = discover().stock(0, wood=3).item(0, "bag", carries=2).turn()
    assert table.sees(0)["survivors"][0]["load"] == 4
    table.choose("stow", "bag", "wood").choose("stow", "bag", "wood")
    assert table.sees(0)["survivors"][0]["load"] == 2
    assert "stow bag wood" not in table.asked(0)
    table.choose("unstow", "bag", "wood")
    assert table.sees(0)["survivors"][0]["load"] == 3


@rule("DI-172", "DI-173", "DI-166")
def test_who_holds_too_much_may_still_put_some_of_it_on_a_carrier() -> None:
    table = discover().stock(0, wood=10).item(0, "bag", carries=1).run(settle())
    assert table.asked(0) == ["lay_down wood", "discard_item bag", "stow bag wood"]
    table.choose("stow", "bag", "wood")
    assert (table.pending, table.sees(0)["survivors"][0]["load"]) == (None, 10)


@rule("DI-174", "DI-184")
def test_a_traded_carrier_takes_its_load_and_counters_along() -> None:
    table = discover().item(0, "bag", carries=2, counters=3)
    table.g.aboard["bag"] = ["wood", "stone"]
    table.g.counters["bag"] = 1
    table.turn().choose("trade", 1).choose("trade_give", "bag").choose("trade_put_forward").choose("trade_accept")
    assert table.g.items[1] == ["bag"]
    assert table.sees(0)["survivors"][1]["items"] == [{"card": "bag", "counters": 1, "aboard": ["wood", "stone"]}]


@rule("DI-174", "DI-173")
def test_what_lies_on_a_traded_carrier_and_is_named_itself_changes_hands_once() -> None:
    table = discover().item(0, "bag", carries=2)
    table.g.aboard["bag"] = ["wood", "stone"]
    table.turn().choose("trade", 1).choose("trade_give", "bag").choose("trade_give", "wood")
    table.choose("trade_put_forward").choose("trade_accept")
    assert table.g.tokens[1] == ["wood"]
    assert table.g.aboard["bag"] == ["stone"]


def drinker(**stock: int) -> Table:
    return discover(1).hurt(0, "dehydration").stock(0, **stock).turn()


@rule("DI-175", "DI-145")
def test_clean_and_dirty_water_both_count_as_water() -> None:
    table = drinker(clean_water=1, dirty_water=1)
    assert [said for said in table.asked(0) if said.startswith("recover")] == [
        "recover clean_water dehydration",
        "recover dirty_water dehydration",
    ]


@rule("DI-176")
@pytest.mark.parametrize(("face", "dials"), [(1, ["ailment"]), (3, ["ailment"]), (4, []), (12, [])])
def test_after_dirty_water_a_roll_of_1_to_3_makes_ill(face: int, dials: list[str]) -> None:
    table = drinker(dirty_water=1).choose("recover").choose("risk_it").dice(face)
    assert table.dials[0] == dials


@rule("DI-176")
def test_a_medicine_spares_the_roll() -> None:
    table = drinker(dirty_water=1, medicine=1).choose("recover").choose("take_medicine")
    assert (table.held(0), table.dials[0], table.question) == ({}, [], "your_turn")


@rule("DI-177")
def test_discarding_dirty_water_needs_no_roll() -> None:
    table = discover().stock(0, dirty_water=1).effects(0, ("lose", "dirty_water", 1))
    assert table.pending is None
    assert table.held(0) == {}


@rule("DI-303")
def test_one_loses_no_more_than_there_is() -> None:
    table = discover().stock(0, wood=1).tired(0, 1).effects(0, ("lose", "wood", 3), ("tire", 4), ("lose_any", 2))
    assert (table.held(0), table.stamina[0]) == ({}, 0)


@rule("DI-156")
def test_tokens_with_one_face_are_offered_once() -> None:
    table = discover().stock(0, wood=2, stone=1).double(0).item(0, "bag", carries=2)
    found = next(token.id for token in table.g.book.tokens.values() if token.back == "flint" and token.kind == "wood")
    table.token(table.camp, found, hidden=False).token(table.camp, "wood", hidden=False).turn()
    assert [said for said in table.asked(0) if said.startswith("gather")] == [f"gather {found}"]
    table.choose("gather").choose("trade", 1)
    assert table.asked(0)[:4] == [
        "trade_give wood",
        "trade_give stone",
        "trade_give leaf_wood_double",
        "trade_give bag",
    ]
    for wood in ("wood", "wood", found):
        table.choose("trade_give", wood)
    assert [said for said in table.asked(0) if said.startswith("trade_keep")] == ["trade_keep wood"]


@rule("DI-185", "DI-186", "DI-187", "DI-188")
def test_once_a_day_means_all_survivors_together_for_each_copy() -> None:
    power = Power("action", (("gain", "food", 1),), limit="day")
    table = discover(3).item(0, "pot", power, name="still_pot").item(2, "pot_b", power, name="still_pot")
    table.turn().choose("use", "pot", 0)
    assert "use pot 0" not in table.asked(0)
    table.choose("trade", 1).choose("trade_give", "pot").choose("trade_put_forward").choose("trade_accept")
    table.choose("end_turn")
    assert "use pot 0" not in table.turn(1).asked(1)
    assert "use pot_b 0" in table.turn(2).asked(2)
    table.night(("each", "all", (("stamina", 6),)))
    while table.question in ("vote", "name_chief"):
        table.choose(table.asked(table.seats[0])[0].split()[0], 0, by=table.seats[0])
    assert "use pot 0" in table.turn(1).asked(1)


@rule("DI-188")
def test_what_was_not_used_by_day_may_be_used_at_night() -> None:
    power = Power("threat", (("cancel",),), limit="day")
    table = discover(1).item(0, "coat", power).night(("threat", 1))
    assert "cancel coat 0" in table.asked(0)
    used = discover(1).item(0, "coat", power).effects(0, ("threat", 1)).choose("cancel").night(("threat", 1))
    assert "cancel coat 0" not in used.asked(0), "the night belongs to the day before it"
