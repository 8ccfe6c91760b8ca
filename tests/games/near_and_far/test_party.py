"""Adventurers, party, reserve, pets, flags, chiefs. [ledger chapters 9.3 and 10]"""

from __future__ import annotations

import pytest

from campfire.games.near_and_far.cards import COMBAT, HEART, SEARCH, SKILL, TRIBES
from campfire.games.near_and_far.rules.party import receive_adventurers
from campfire.games.near_and_far.rules.saloon import hiring_cost
from campfire.games.near_and_far.vocabulary.goods import gain
from campfire.games.near_and_far.vocabulary.icons import icons
from campfire.games.near_and_far.vocabulary.rewards import reward
from tests.games.near_and_far.table import Table, trek
from tests.rules import rule


def saloon(table: Table) -> Table:
    """Seat 0 visits the saloon."""
    return table.turn(0).choose("visit", "saloon")


def crowd(seats: int = 2) -> Table:
    """A row of adventurers of our own; one more waits in the bag."""
    table = trek(seats).token("red1", "red", 2, search=1, combat=1, heart=2).token("red2", "red", 1, skill=3)
    table.token("blue1", "blue", 4).token("blue2", "blue", 1).token("green1", "green", 2).token("yellow1", "yellow", 1)
    return table.row("red1", "red2", "blue1", "green1", "yellow1").deck("bag", "blue2").party(0, "button")


@rule("NF-126", "NF-127", "NF-170", "NF-107")
def test_hiring_pays_coins_and_fills_the_row() -> None:
    table = saloon(crowd().facts(round=1).goods(0, coin=3))
    assert "hire blue1 4" not in table.asked()
    assert table.why_not("hire") == {"NF-126"}
    table.choose("hire", "red1", 2)
    assert table.asked() == ["put_on_cell red1 2", "into_reserve red1"]
    table.choose("put_on_cell")
    assert (table.has(0, "coin"), table.g.party[0]) == (1, ["button", "", "red1", ""])
    assert table.g.row == ["red2", "blue1", "green1", "yellow1", "blue2"]
    assert "hire" not in table.offers(), "one a visit"


@rule("NF-170", "NF-173")
def test_a_newcomer_may_be_kept_in_reserve() -> None:
    table = saloon(crowd().reserve(0, "red2", "blue1", "green1", "yellow1").row("red1").goods(0, coin=3))
    assert table.choose("hire", "red1", 1).choose("into_reserve").g.reserve[0][-1] == "red1"


@rule("NF-128")
def test_the_row_is_replaced_once_a_turn_for_a_food() -> None:
    table = saloon(crowd().deck("bag", "blue2", "red1x", "a", "b", "c").goods(0, food=2, coin=0))
    for name in ("red1x", "a", "b", "c"):
        table.token(name, "red", 9)
    table.choose("new_row")
    assert (table.has(0, "food"), table.g.row) == (1, ["blue2", "red1x", "a", "b", "c"])
    assert "new_row" not in table.offers()


@rule("NF-128")
def test_the_row_may_be_replaced_after_hiring_too() -> None:
    table = crowd().deck("bag", "blue2", "a", "b", "c", "d", "e").goods(0, food=1, coin=3)
    for name in "abcde":
        table.token(name, "red", 9)
    saloon(table).choose("hire", "red1", 2).choose("into_reserve")
    assert table.asked() == ["new_row", "hire_nobody"]


@rule("NF-129")
def test_replaced_adventurers_return_when_the_bag_is_empty() -> None:
    table = saloon(crowd().goods(0, food=1, coin=0)).choose("new_row")
    assert table.g.row == ["blue2"]
    table.come_up()
    assert len(table.g.row) == 5
    assert not table.g.replaced


@rule("NF-166", "NF-167", "NF-168", "NF-171")
def test_one_of_each_tribe_on_its_own_cell() -> None:
    table = saloon(crowd().party(0, "red2", "button").goods(0, coin=9).row("red1"))
    table.choose("hire", "red1", 1)
    assert table.asked()[:2] == ["put_on_cell red1 2", "into_reserve red1"]
    table.choose("put_on_cell")
    assert (table.g.party[0], table.g.reserve[0]) == (["button", "", "red1", ""], ["red2"])


@rule("NF-169", "NF-172", "NF-174")
def test_the_pet_makes_room_and_nobody_else_is_moved() -> None:
    table = saloon(crowd().facts(party=[["", "blue1", "button", ""], ["", "", "", ""]]).row("red1").goods(0, coin=3))
    table.choose("hire", "red1", 2).choose("put_on_cell", "red1", 2)
    assert table.asked() == ["put_on_cell button 0", "put_on_cell button 3", "into_reserve button"]
    full = (
        crowd().facts(party=[["button", "blue1", "red1", "yellow1"], ["", "", "", ""]]).row("green1").goods(0, coin=3)
    )
    saloon(full).choose("hire", "green1", 2).choose("put_on_cell")
    assert full.asked() == ["into_reserve button"]
    assert full.g.party[0] == ["green1", "blue1", "red1", "yellow1"]


@rule("NF-175", "NF-154")
def test_icons_count_only_from_the_party() -> None:
    table = crowd().party(0, "red1").reserve(0, "red2", "button")
    assert [icons(table.g, 0, icon) for icon in (SKILL, COMBAT, SEARCH, HEART)] == [0, 1, 1, 2]


@rule("NF-176", "NF-178")
def test_a_pet_lies_on_any_cell_and_gives_its_icons() -> None:
    for cell in range(4):
        table = crowd()
        table.g.party[0] = ["button" if place == cell else "" for place in range(4)]
        table.g.gear = (None, None)
        assert [icons(table.g, 0, icon) for icon in (SKILL, SEARCH, HEART, COMBAT)] == [1, 1, 2, 0]


@rule("NF-177", "NF-189")
def test_the_party_is_put_together_anew_on_leaving_town() -> None:
    table = crowd().land("T-a").party(0, "red1", "button").reserve(0, "red2", "green1").pawn(0, "farm").turn(0)
    table.choose("travel").choose("new_party")
    table.choose("put_on_cell", "green1", 0).choose("nobody_there")
    assert table.asked() == ["put_on_cell button 2", "put_on_cell red1 2", "put_on_cell red2 2"]
    table.choose("put_on_cell", "red2", 2).choose("nobody_there", 3)
    assert table.g.party[0] == ["green1", "", "red2", ""]
    assert sorted(table.g.reserve[0]) == ["button", "red1"]


@rule("NF-174")
def test_party_and_reserve_are_not_exchanged_elsewhere() -> None:
    table = crowd().land("T-a").reserve(0, "red2").pawn(0, "a").turn(0)
    assert table.choose("travel").question == "how_far"
    assert saloon(crowd().reserve(0, "red2")).offers() <= {"hire", "hire_nobody", "new_row"}


@rule("NF-179")
def test_a_pet_has_no_flag() -> None:
    table = crowd().party(0, "button")
    assert table.view()["seats"][0]["flags"] == {"green": 0, "blue": 0, "red": 0, "yellow": 0}


@rule("NF-180", "NF-181", "NF-183", "NF-184")
def test_flags_of_party_reserve_tokens_and_chief_make_hiring_cheaper() -> None:
    table = crowd().item("banner", blue=1).owns(0, "banner").party(0, "blue2").reserve(0).goods(0, blue=1, coin=4)
    assert hiring_cost(table.g, 0, "blue1") == 2
    table.facts(chiefs=[-1, 0, -1, -1])
    assert hiring_cost(table.g, 0, "blue1") == 1
    saloon(table).choose("hire", "blue1", 1).choose("into_reserve")
    assert (table.has(0, "coin"), table.has(0, "blue")) == (3, 1)


@rule("NF-182")
def test_a_discount_never_pays() -> None:
    table = crowd().goods(0, green=3, coin=0).facts(chiefs=[1, -1, -1, -1])
    assert saloon(table).choose("hire", "green1", 0).choose("into_reserve").has(0, "coin") == 0


@rule("NF-185", "NF-186")
def test_four_flags_call_the_chief_at_once_and_for_good() -> None:
    table = crowd().party(0, "yellow1").token("yellow2", "yellow").reserve(0, "yellow2").goods(0, yellow=1)
    table.gain(0, "yellow", 1)
    assert table.g.chiefs[3] == 0
    table.gain(0, "yellow", -2).goods(1, yellow=0).gain(1, "yellow", 6)
    assert table.g.chiefs[3] == 0
    assert table.points(0, "chiefs") == 5


@rule("NF-185")
def test_a_hire_may_be_the_fourth_flag() -> None:
    table = crowd().goods(0, red=3, coin=3)
    saloon(table).choose("hire", "red1", 0)
    assert table.g.chiefs[2] == 0


@rule("NF-180", "NF-187")
def test_a_chief_is_one_flag_and_no_adventurer() -> None:
    table = crowd().facts(chiefs=[-1, -1, 0, -1])
    assert table.view()["seats"][0]["flags"]["red"] == 1
    assert table.view()["seats"][0]["icons"] == crowd().view()["seats"][0]["icons"]
    assert "red" not in str(table.g.party[0])


@rule("NF-384")
def test_a_contract_lets_one_more_of_a_colour_lie_on_another_cell() -> None:
    table = crowd().owns(0, "merchants_contract").party(0, "red1").goods(0, coin=9).row("red2", "blue2")
    saloon(table).choose("hire", "red2", 0)
    assert [option.args for option in table.options(0) if option.key == "put_on_cell"] == [
        ("red2", 2),
        ("red2", 0),
        ("red2", 1),
        ("red2", 3),
    ]
    table.choose("put_on_cell", "red2", 1)
    assert table.g.party[0] == ["", "red2", "red1", ""]
    table.token("red3", "red")
    again = table.row("red3").pawn(0, "").turn(0).choose("visit", "saloon").choose("hire", "red3", 0)
    assert [option.args for option in again.options(0) if option.key == "put_on_cell"] == [("red3", 2), ("red3", 1)]
    without = crowd().party(0, "red1").goods(0, coin=9).row("red2")
    assert saloon(without).choose("hire", "red2", 0).asked()[0] == "put_on_cell red2 2"
    assert len(without.asked()) == 2


@rule("NF-167", "NF-384")
def test_a_contract_lets_one_lie_on_a_strange_cell_and_no_other_in_return() -> None:
    """Who finds the own cell taken by the second of another tribe does not go to a third cell instead."""
    table = crowd().token("green2", "green").land("T-a").owns(0, "merchants_contract").party(0).pawn(0, "farm")
    table.reserve(0, "red1", "red2", "green1", "green2").turn(0).choose("travel").choose("new_party")
    table.choose("put_on_cell", "red1", 0)
    assert table.asked() == ["nobody_there 1"]
    table.choose("nobody_there")
    assert table.asked() == ["put_on_cell red2 2"]


@rule("NF-167", "NF-384")
def test_a_contract_is_for_a_second_of_a_tribe_and_not_for_the_only_one() -> None:
    table = crowd().owns(0, "merchants_contract").party(0, "blue1").goods(0, coin=9).row("red2")
    assert saloon(table).choose("hire", "red2", 1).asked() == ["put_on_cell red2 2", "into_reserve red2"]


@rule("NF-254")
def test_an_adventurer_of_a_quest_comes_from_the_bag_and_may_join_at_once() -> None:
    table = crowd().facts(active=0).begin(receive_adventurers(0, 1))
    assert table.asked() == ["put_on_cell blue2 1", "into_reserve blue2"]


@rule("NF-185")
@pytest.mark.parametrize("tribe", TRIBES)
def test_a_fourth_token_of_any_tribe_brings_its_chief(tribe: str) -> None:
    table = trek().goods(0, **{tribe: 3}).begin(gain(0, tribe, 1))
    assert table.g.chiefs == [0 if name == tribe else -1 for name in TRIBES]


@rule("NF-254", "NF-129")
def test_an_adventurer_is_given_only_while_there_is_one() -> None:
    table = trek().deck("bag").facts(replaced=[]).begin(reward(0, ("gain", "adventurer", 1)))
    assert (table.question, table.g.reserve[0]) == ("", [])
