"""The end of the Action phase, and what waits for it. [ledger chapters 3, 20 and 22]"""

from __future__ import annotations

import pytest

from campfire.games.robinson.actions import Built
from campfire.games.robinson.rules.end_of_actions import end_of_actions
from campfire.games.robinson.rules.items import has_item
from campfire.games.robinson.vocabulary.limits import OFF
from campfire.games.robinson.vocabulary.outside import on_sheet
from tests.games.robinson.table import Table, robinson, staged
from tests.rules import rule

LOST_TRAIL = '[["gain_wood", 2], ["night_outside"]]'
"""The upper half of an adventure that ends in a night outside."""


def ending() -> Table:
    """The last action has been resolved."""
    return robinson(seats=2).now("action")


@rule("RC-402", "RC-054")
def test_resources_move_to_available() -> None:
    table = ending().have(wood=1, food=1)
    table.g.future = [2, 1, 1, 3]
    table.begin(end_of_actions())
    assert table.g.available == [3, 2, 1, 3]
    assert table.future == {}


@rule("RC-403", "RC-368", "RC-369", "RC-370")
def test_discoveries_move_to_available_and_two_kinds_are_exchanged() -> None:
    table = ending()
    table.g.found_now = ["goat", "fallen_tree", "grubs", "herbs"]
    table.begin(end_of_actions())
    assert table.g.found == ["goat", "herbs"]
    assert (table.wood, table.food) == (1, 2)


@rule("RC-404")
def test_inventions_take_effect_and_become_items() -> None:
    table = ending().shelter()
    table.g.built = [Built("fire"), Built("knife")]
    table.begin(end_of_actions())
    assert table.g.items == ["fire", "knife"]
    assert (table.palisade, table.weapons) == (1, 1)


@rule("RC-405", "RC-097", "RC-098", "RC-359")
def test_treasures_take_effect_and_kept_ones_lie_by_the_board() -> None:
    table = ending().print("mysteries", "rapier", 'kind = "treasure"\neffects = [["raises", "weapons", 2]]')
    table.print("mysteries", "lens", 'kind = "treasure"\nkept = true')
    table.g.kept_now = ["rapier", "lens"]
    table.begin(end_of_actions())
    assert table.weapons == 2
    assert (table.g.kept, table.g.kept_now) == (["lens"], [])


@rule("RC-406")
def test_the_steps_come_in_the_order_of_the_rules() -> None:
    table = ending().shelter().print("mysteries", "planks", 'kind = "treasure"\neffects = [["gain_wood", 1]]')
    table.g.future, table.g.found_now, table.g.kept_now = [0, 1, 0, 0], ["grubs"], ["planks"]
    table.g.built = [Built("dam")]
    table.begin(end_of_actions())
    gained = [(event.key, staged(event)) for event in table.g.log or [] if event.key in ("arrived", "gained")]
    assert gained == [
        ("arrived", (1, "food")),
        ("gained", (2, "food")),
        ("gained", (2, "preserves")),
        ("gained", (1, "wood")),
    ]
    assert table.g.available == [1, 3, 2, 0]


@rule("RC-629", "RC-704")
def test_new_equipment_waits_for_the_end_too() -> None:
    table = ending()
    table.g.kept_now = ["pistol"]
    table.begin(end_of_actions())
    assert table.g.equipment == ["pistol"]


@rule("RC-603", "RC-604")
def test_items_put_away_return_at_the_end_of_the_phase() -> None:
    table = ending().items("pot").sign(OFF)
    assert not has_item(table.g, "pot")
    table.begin(end_of_actions())
    assert has_item(table.g, "pot")


@rule("RC-230", "RC-073", "RC-074")
def test_tokens_of_the_phase_are_laid_once_each_and_nobody_is_hurt() -> None:
    table = ending().token("build", "reroll")
    table.g.later = [("build", "reroll"), ("gather", "time"), ("gather", "time")]
    table.begin(end_of_actions())
    assert (table.tokens("build"), table.tokens("gather")) == (("reroll",), ("time",))
    assert table.wounds(0) == 0


@rule("RC-053", "RC-373")
def test_after_the_last_action_gains_are_available_at_once() -> None:
    table = ending().begin(end_of_actions())
    assert table.g.phase != "action"


# Nights outside the camp


def lost_on_the_way(*discoveries: str) -> Table:
    """An explorer who finds a tile is lost on the way back."""
    table = robinson(seats=2).next_tiles(5).next_discoveries(*discoveries)
    return table.adventure("explore", "lost_trail", LOST_TRAIL).token("explore_deck", "adventure")


@rule("RC-386", "RC-387")
def test_what_the_action_brought_lies_on_the_sheet() -> None:
    table = lost_on_the_way("goat").plan("explore", "A1", "1", "1").resolve()
    assert table.g.outside == ["", "A1"]
    assert table.g.sheets[1] == [2, 0, 0, 0]
    assert on_sheet(table.g, 1, "found") == ["goat"]
    assert (table.wood, table.g.found) == (0, [])


@rule("RC-389", "RC-390")
def test_gains_of_other_actions_go_to_future() -> None:
    table = lost_on_the_way("goat").tile("A2", 6).plan("gather", "A2:wood", "1", "0").plan("explore", "A1", "1", "0")
    table.resolve()
    assert table.wood == 1
    assert table.g.sheets == [[0, 0, 0, 0], [2, 0, 0, 0]]


@rule("RC-390")
def test_a_later_action_of_the_same_round_brings_its_gains_to_future() -> None:
    table = (
        lost_on_the_way("goat", "herbs")
        .next_tiles(5, 6)
        .plan("explore", "A1", "1", "0")
        .plan("explore", "B2", "1", "0")
    )
    table.resolve().choose("resolve", 0, "explore", "A1", 1)
    assert on_sheet(table.g, 1, "found") == ["goat"]
    assert table.g.found == ["herbs"]


@rule("RC-391")
@pytest.mark.parametrize("space", ["A1", "B2"])
def test_with_two_nights_outside_the_player_chooses_the_tile(space: str) -> None:
    table = lost_on_the_way("goat", "herbs").next_tiles(5, 6)
    table.adventure("explore", "lost_again", '[["night_outside"]]')
    table.plan("explore", "A1", "1", "0").plan("explore", "B2", "1", along=("roll",))
    table.resolve().choose("resolve", 0, "explore", "A1", 1).roll("explore", False, True, True)
    assert (table.seats, table.asked(1)) == ((1,), ["bivouac A1", "bivouac B2"])
    table.choose("bivouac", space, by=1)
    assert table.g.outside == ["", space]
    assert on_sheet(table.g, 1, "found") == ["goat", "herbs"]


@rule("RC-387", "RC-151", "RC-161")
def test_what_others_gain_meanwhile_does_not_follow_whoever_is_lost() -> None:
    """The Cook's soup and the Explorer's find are none of this action's gains."""
    table = robinson(3, "soldier", "cook", "explorer").tile("A1", 6).determined(1, 3).determined(2, 3)
    table.next_discoveries("herbs", "tobacco", "goat").next_tiles(5).adventure("explore", "lost_trail", LOST_TRAIL)
    table.plan("explore", "B2", "0", along=("roll",)).act().choose("resolve").roll("explore", False, True, True)
    table.choose("ability", "stone_soup", by=1).choose("ability", "scouting", by=2).choose("keep_find", "tobacco")
    assert (table.g.sheets[0], on_sheet(table.g, 0, "found")) == ([2, 0, 0, 0], ["goat"])
    assert (table.future, table.g.found_now) == ({"food": 1}, ["tobacco"])


@rule("RC-387", "RC-382", "RC-698")
def test_biscuits_and_tokens_that_others_use_meanwhile_do_not_follow_either() -> None:
    table = robinson(2).tile("A1", 6).equipment("biscuits").found("treasure", "ruined_hut").mysteries("boxes")
    table.adventure("explore", "lost_trail", LOST_TRAIL).plan("explore", "B2", "0", along=("roll",)).act()
    table.choose("resolve").roll("explore", False, False, True).choose("biscuits", by=1)
    table.choose("discovery", "treasure", by=1).choose("discovery", "ruined_hut", by=1).choose("biscuits", by=0)
    assert (table.g.sheets[0], on_sheet(table.g, 0, "kept")) == ([2, 0, 1, 0], [])
    assert (table.future, table.g.kept_now) == ({"wood": 2, "preserves": 1}, ["boxes"])
    assert table.begin(end_of_actions()).g.signs == ()


@rule("RC-387", "RC-161")
def test_of_two_tokens_alike_the_own_one_goes_along() -> None:
    """The Explorer keeps candles while a Soldier who has found some himself is lost."""
    table = robinson(2, "soldier", "explorer").tile("A1", 6).determined(1, 3).next_tiles(5)
    table.next_discoveries("candles", "tobacco", "candles").adventure("explore", "lost_trail", LOST_TRAIL)
    table.plan("explore", "B2", "0", along=("roll",)).act().choose("resolve").roll("explore", False, True, True)
    table.choose("ability", "scouting", by=1).choose("keep_find", "candles")
    assert (on_sheet(table.g, 0, "found"), table.g.found_now) == (["candles"], ["candles"])


@rule("RC-387", "RC-151")
def test_what_a_lost_cook_cooks_on_the_way_is_carried_along() -> None:
    table = robinson(2, "cook").tile("A1", 6).determined(0, 3).next_tiles(8)
    table.adventure("explore", "lost_trail", LOST_TRAIL).plan("explore", "B2", "0", along=("roll",)).act()
    table.choose("resolve").roll("explore", False, False, True).choose("ability", "stone_soup", by=0)
    assert (table.g.sheets[0], table.future) == ([2, 1, 0, 0], {})


@rule("RC-387", "RC-389")
def test_what_was_cooked_before_an_action_stays_in_future_too() -> None:
    table = robinson(2, "soldier", "cook").tile("A1", 6).determined(1, 3).next_tiles(8)
    table.adventure("explore", "lost_trail", LOST_TRAIL).plan("explore", "B2", "0", along=("roll",)).act()
    table.choose("ability", "stone_soup", by=1).settle().roll("explore", False, False, True)
    assert (table.g.sheets[0], table.future) == ([2, 0, 0, 0], {"food": 1})


@rule("RC-389")
def test_tokens_of_earlier_actions_stay_in_future() -> None:
    table = lost_on_the_way("goat").plan("explore", "A1", "1", "1")
    table.g.found_now = ["herbs"]
    table.act()
    assert (on_sheet(table.g, 1, "found"), table.g.found_now) == (["goat"], ["herbs"])
