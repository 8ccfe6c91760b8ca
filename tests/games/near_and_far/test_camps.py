"""Camps, trade routes, buying artifacts. [ledger chapters 15, 16, 17 and 23]"""

from __future__ import annotations

import pytest

from campfire.games.near_and_far.cards import Choice
from tests.games.near_and_far.table import Table, trek
from tests.rules import rule


def camper(hearts: int = 3, search: int = 2, shows: str = "gem", **more: int) -> Table:
    """Seat 0 ends a move on a space."""
    table = trek(**more).land("T-a-b", a=shows).token("eyes", "blue", search=search).party(0, "eyes").pawn(0, "a")
    return table.goods(0, heart=hearts, coin=0, gem=0)


def stopped(table: Table) -> Table:
    """The move ends where it began."""
    return table.turn(0).travel().choose("stop_here")


@rule("NF-277", "NF-280", "NF-281", "NF-283")
def test_a_camp_costs_three_hearts_and_brings_one_for_each_search_icon() -> None:
    table = stopped(camper().placed(0, 2))
    assert table.asked() == ["set_up_camp a 3", "no_camp"]
    table.choose("set_up_camp")
    assert (table.has(0, "heart"), table.has(0, "gem"), table.g.map_camps) == (0, 2, {"a": 0})
    assert table.question == "", "no more movement"
    assert stopped(camper(hearts=2)).question == ""


@rule("NF-281")
def test_a_coin_space_brings_coins() -> None:
    table = stopped(camper(shows="coin").placed(0, 2)).choose("set_up_camp")
    assert (table.has(0, "coin"), table.has(0, "gem")) == (2, 0)


@rule("NF-277")
def test_no_camp_where_one_is() -> None:
    assert stopped(camper().camp(1, "a")).question == ""


@rule("NF-279")
def test_a_camp_needs_no_quest() -> None:
    table = stopped(camper().quests("a")).choose("pass_quest").choose("set_up_camp")
    assert (table.g.map_camps, table.g.quests) == ({"a": 0}, ["a"])


@rule("NF-282")
def test_without_search_a_camp_brings_nothing_from_its_space() -> None:
    table = stopped(camper(search=0).placed(0, 2)).choose("set_up_camp")
    assert (table.has(0, "gem"), table.g.map_camps) == (0, {"a": 0})


@rule("NF-284")
def test_one_camp_a_turn() -> None:
    table = stopped(camper(hearts=9)).choose("set_up_camp")
    assert (table.question, len(table.g.map_camps)) == ("", 1)


@rule("NF-285")
def test_no_camp_on_the_town_space() -> None:
    assert stopped(camper(hearts=9).pawn(0, "T")).question == ""


@rule("NF-286", "NF-287", "NF-288", "NF-042")
def test_camps_leave_the_board_in_order_and_uncover_what_lies_there() -> None:
    printed = trek().g.book.board
    assert len(printed) == 14
    got = []
    for place in range(14):
        table = stopped(camper(search=0, shows="tea_leaves").placed(0, place)).choose("set_up_camp")
        got.append("coin" if table.has(0, "coin") else "gem" if table.has(0, "gem") else "")
        assert table.g.camps[0] == place + 1
    assert got == ["coin", "coin", "", "gem", "", "coin", "gem", "", "coin", "", "gem", "coin", "gem", ""]


@rule("NF-289", "NF-290", "NF-311")
def test_camps_beyond_the_fourteenth_uncover_nothing_and_score() -> None:
    table = stopped(camper(search=0, shows="tea_leaves").placed(0, 25)).choose("set_up_camp")
    assert (table.has(0, "coin"), table.has(0, "gem"), table.points(0, "camps")) == (0, 0, 26)


@rule("NF-293", "NF-291")
def test_a_camp_on_a_trade_route_brings_no_coins() -> None:
    table = stopped(camper(shows="pepper").placed(0, 2)).choose("set_up_camp")
    assert (table.has(0, "coin"), table.has(0, "gem")) == (0, 0)


@rule("NF-294", "NF-295", "NF-296", "NF-297", "NF-312")
@pytest.mark.parametrize(
    ("owners", "points"),
    [
        ({}, [0, 0]),
        ({"a": 0}, [0, 0]),
        ({"a": 0, "b": 0}, [6, 0]),
        ({"a": 0, "b": 1}, [3, 3]),
        ({"a": 1, "b": 1}, [0, 6]),
    ],
)
def test_a_complete_route_scores_for_one_or_for_two(owners: dict[str, int], points: list[int]) -> None:
    table = trek().land("T-a-b", routes={"tea_leaves": (6, 3)}, a="tea_leaves", b="tea_leaves").facts(map_camps=owners)
    assert [table.points(who, "routes") for who in (0, 1)] == points


def shopper(card: str, **goods: int) -> Table:
    """Seat 0 with one artifact in hand."""
    return trek().hand(0, card).goods(0, **{"coin": 0, **goods})


@rule("NF-300", "NF-301", "NF-305", "NF-306")
def test_a_price_is_paid_to_the_supply_and_the_card_lies_open() -> None:
    table = shopper("scale_shield", red=1, coin=4).turn(0).choose("buy", "scale_shield")
    assert (table.has(0, "red"), table.has(0, "coin"), table.g.artifacts[0]) == (0, 1, ["scale_shield"])
    assert table.view(1)["seats"][0]["artifacts"] == ["scale_shield"]
    assert table.view()["seats"][0]["icons"]["combat"] == 1
    assert not table.view()["seats"][0]["hand"]
    assert "buy" not in shopper("scale_shield", red=0, coin=4).turn(0).offers()
    assert shopper("scale_shield", red=0, coin=4).turn(0).why_not("buy") == {"NF-300"}


@rule("NF-302", "NF-303")
@pytest.mark.parametrize(("stands", "open_"), [(-3, False), (-4, True), (-6, True)])
def test_a_negative_requirement_is_met_at_it_or_below(stands: int, open_: bool) -> None:
    table = shopper("night_cloak", coin=3, gem=2).repute(0, stands).turn(0)
    assert ("buy" in table.offers()) == open_
    if open_:
        assert table.choose("buy", "night_cloak").g.reputation[0] == stands
    else:
        assert table.why_not("buy") == {"NF-303"}


@rule("NF-302", "NF-304")
@pytest.mark.parametrize(("stands", "open_"), [(2, False), (3, True), (7, True)])
def test_a_positive_requirement_is_met_at_it_or_above(stands: int, open_: bool) -> None:
    table = shopper("honest_mirror", coin=3).repute(0, stands).turn(0)
    assert ("buy" in table.offers()) == open_


@rule("NF-306")
def test_a_later_change_of_reputation_undoes_no_purchase() -> None:
    table = shopper("honest_mirror", coin=3).repute(0, 3).turn(0).choose("buy", "honest_mirror").repute(0, -6)
    assert (table.g.artifacts[0], table.points(0, "artifacts")) == (["honest_mirror"], 4)


@rule("NF-299", "NF-314", "NF-305", "NF-313")
def test_an_artifact_works_and_counts_when_it_is_bought() -> None:
    table = shopper("night_cloak", coin=3, gem=2).repute(0, -4).turn(0)
    assert (table.view()["seats"][0]["icons"]["combat"], table.points(0, "unbought")) == (0, -1)
    table.choose("buy", "night_cloak")
    assert (table.view()["seats"][0]["icons"]["combat"], table.points(0, "unbought")) == (1, 0)
    assert table.points(0, "artifacts") == 7


@rule("NF-307")
def test_cards_in_hand_are_not_thrown_away_at_will() -> None:
    table = trek(3).hand(0, "short_sword").goods(0, coin=9).turn(0)
    for building, leave in (("stables", "no_animal"), ("farm", "act"), ("saloon", "hire_nobody")):
        table.turn(0).choose("visit", building)
        assert not {"discard", "give_up_artifact", "throw_away"} & table.offers()
        table.choose(leave).pawn(0, "")


@rule("NF-380", "NF-381", "NF-382", "NF-383")
def test_mercenaries_set_up_a_camp_anywhere_for_nothing() -> None:
    table = shopper("mercenary_contract", coin=5, gem=2).land("T-a-b-c", c="gem").camp(1, "b").quests("c").placed(0, 2)
    table.token("eyes", "blue", search=2).party(0, "eyes").goods(0, heart=0).pawn(0, "farm").turn(0)
    table.choose("buy", "mercenary_contract")
    assert [option.args for option in table.options(0)] == [("a",), ("c",)]
    table.choose("mercenary_camp", "c")
    assert (table.g.map_camps["c"], table.has(0, "gem"), table.g.quests) == (0, 2, ["c"])
    assert (table.question, table.g.building[0]) == ("turn", "farm")


@rule("NF-374", "NF-375", "NF-376", "NF-377", "NF-378")
@pytest.mark.parametrize(
    ("card", "tribe"),
    [("old_pact", "yellow"), ("starry_robe", "blue"), ("gambling_dice", "green"), ("legendary_scroll", "red")],
)
def test_four_cards_count_adventurers_of_a_tribe_in_party_and_reserve(card: str, tribe: str) -> None:
    table = trek().owns(0, card).token("one", tribe).token("two", tribe).party(0, "one", "button").reserve(0, "two")
    table.facts(chiefs=[0, 0, 0, 0]).goods(0, **{tribe: 3})
    assert table.points(0, "conditions") == 2


@rule("NF-385")
@pytest.mark.parametrize("card", ["crown_of_cunning", "amulet_of_nightmares"])
def test_every_rival_in_the_building_pays_the_owner_a_coin(card: str) -> None:
    table = trek(4).owns(0, card).pawn(1, "saloon").pawn(2, "saloon").pawn(3, "farm")
    for seat, coins in enumerate((0, 2, 0, 5)):
        table.goods(seat, coin=coins)
    table.turn(0).choose("visit", "saloon")
    assert [table.has(seat, "coin") for seat in range(4)] == [1, 1, 0, 5]


@rule("NF-386", "NF-131")
def test_the_flute_pays_for_the_bird() -> None:
    table = trek().owns(0, "jade_flute").goods(0, food=0).turn(0).choose("visit", "stables")
    assert table.choose("buy_animal", "bird").has(0, "food") == 1
    table = trek().owns(0, "jade_flute").goods(0, food=0).turn(0).choose("visit", "stables")
    assert table.choose("no_animal").has(0, "food") == 2


@rule("NF-387")
@pytest.mark.parametrize(("card", "building"), [("lockpicks", "town_hall"), ("golden_magnet", "mine")])
def test_lockpicks_and_magnet_give_a_coin_of_the_supply(card: str, building: str) -> None:
    table = trek(3).owns(0, card).goods(0, coin=0).goods(1, coin=2).turn(0).choose("visit", building)
    assert (table.has(0, "coin"), table.has(1, "coin")) == (1, 2)


@rule("NF-388")
def test_the_jacket_trades_twice() -> None:
    table = trek(3).owns(0, "merchants_jacket").goods(0, coin=3, food=0).turn(0).choose("visit", "town_hall")
    for _ in range(2):
        table.choose("trade_one", "coin").choose("take_good", "gem")
        if table.question == "what_to_get":
            table.choose("enough")
    assert (table.has(0, "coin"), table.has(0, "gem")) == (1, 2)
    assert "trade_one" not in table.offers()


@rule("NF-390")
@pytest.mark.parametrize(("other", "vp"), [(4, 4), (5, 0), (6, 0)])
def test_the_compass_counts_for_most_coins_and_gems(other: int, vp: int) -> None:
    table = trek().owns(0, "ancient_compass").goods(0, coin=2, gem=3).goods(1, coin=other, gem=0)
    assert table.points(0, "conditions") == vp


@rule("NF-391")
def test_the_cart_adds_one_to_what_is_paid() -> None:
    table = trek(3).owns(0, "trading_cart").goods(0, coin=2, gem=0).turn(0).choose("visit", "town_hall")
    assert "trade_many red" in table.asked()
    assert "trade_many green" not in table.asked()
    one = table.choose("trade_one", "coin").choose("take_good", "gem").choose("take_good", "food")
    assert (one.has(0, "coin"), one.has(0, "gem"), one.has(0, "food")) == (1, 1, 1)


@rule("NF-111")
def test_a_card_goes_before_a_rule() -> None:
    table = stopped(camper(hearts=2).owns(0, "nomad_tent"))
    assert table.asked()[0] == "set_up_camp a 2"


@rule("NF-277", "NF-380")
def test_a_camp_hired_for_the_space_where_one_stands_leaves_no_room_for_another() -> None:
    table = stopped(camper(hearts=6).goods(0, coin=5, gem=2).hand(0, "mercenary_contract"))
    table.choose("buy", "mercenary_contract").choose("mercenary_camp", "a")
    assert "set_up_camp a 3" not in table.asked()
    assert table.g.camps[0] == 1


@rule("NF-298", "NF-280", "NF-110")
def test_what_a_quest_brings_may_buy_the_tent_that_the_camp_needs() -> None:
    """Two hearts are too few for a camp, unless a tent is bought between quest and camp."""
    gift = Choice("a", reward=(("gain", "yellow", 1),))
    table = camper(hearts=2).goods(0, coin=0, food=2).hand(0, "nomad_tent").entry("77", gift, on="a").quests("a")
    stopped(table).choose("take_quest").choose("choose")
    assert table.asked() == ["no_camp", "buy nomad_tent"]
    assert table.choose("buy", "nomad_tent").choose("set_up_camp").g.map_camps == {"a": 0}


@rule("NF-298", "NF-280", "NF-110")
def test_what_a_quest_brings_may_buy_the_last_that_makes_a_camp_free() -> None:
    """With a knot and a tent a camp costs a heart, and with wheels nothing: that is no camp beyond hope."""
    gift = Choice("a", reward=(("gain", "gem", 1),))
    table = camper(hearts=0).found(0, "borrowed_knot").owns(0, "nomad_tent").goods(0, coin=5, gem=4)
    table.hand(0, "house_on_wheels").entry("77", gift, on="a").quests("a")
    stopped(table).choose("take_quest").choose("choose")
    assert table.choose("buy", "house_on_wheels").choose("set_up_camp", "a", 0).g.map_camps == {"a": 0}


@rule("NF-298", "NF-089", "NF-110")
def test_what_a_quest_brings_may_buy_a_bird_that_is_bred_for_the_hearts_of_a_camp() -> None:
    gift = Choice("a", reward=(("gain", "red", 1),))
    table = camper(hearts=1).talent(0, "pack_bird_breeding").goods(0, coin=2, food=4, red=0)
    table.hand(0, "giant_egg").entry("77", gift, on="a").quests("a")
    stopped(table).choose("take_quest").choose("choose")
    table.choose("buy", "giant_egg").choose("give_back", "bird").choose("set_up_camp")
    assert (table.g.map_camps, table.has(0, "heart")) == ({"a": 0}, 0)


@rule("NF-298", "NF-280")
def test_nobody_is_asked_about_a_camp_that_no_purchase_brings_into_reach() -> None:
    gift = Choice("a", reward=(("gain", "gem", 1),))
    table = camper(hearts=0).goods(0, coin=5, gem=4).hand(0, "house_on_wheels").entry("77", gift, on="a").quests("a")
    assert stopped(table).choose("take_quest").choose("choose").question == "anything_else"
    one = camper(hearts=0).goods(0, coin=5, gem=4).owns(0, "nomad_tent").hand(0, "house_on_wheels")
    one.entry("77", gift, on="a").quests("a")
    assert stopped(one).choose("take_quest").choose("choose").question == "anything_else"


@rule("NF-280", "NF-089")
def test_animals_are_returned_for_the_hearts_of_a_camp_after_a_quest_too() -> None:
    gift = Choice("a", reward=(("gain", "bird", 2),))
    table = camper(hearts=0).talent(0, "pack_bird_breeding").entry("77", gift, on="a").quests("a")
    stopped(table).choose("take_quest").choose("choose")
    table.choose("give_back", "bird").choose("give_back", "bird").choose("set_up_camp")
    assert (table.g.map_camps, table.has(0, "heart")) == ({"a": 0}, 1)


@rule("NF-300", "NF-302")
@pytest.mark.parametrize("stands", [-6, -1, 0, 1, 12])
def test_a_card_without_a_requirement_is_for_every_name(stands: int) -> None:
    table = trek().repute(0, stands).goods(0, coin=4).hand(0, "trading_cart").turn(0)
    assert "buy trading_cart" in table.asked()
