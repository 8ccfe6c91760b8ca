"""Tokens and markers that adventures leave behind. [ledger chapters 9 and 30]"""

from __future__ import annotations

import pytest

from campfire.games.robinson.rules.adventures import draw_adventure
from campfire.games.robinson.rules.planning import plan_actions
from campfire.games.robinson.signs import Sign
from tests.games.robinson.outcomes import lower, play, stage, upper
from tests.rules import rule


@rule("RC-230")
def test_tokens_of_an_adventure_lie_there_only_after_the_action_phase() -> None:
    table = stage().now("planning").adventures("build", "dangerous_work").token("build_deck", "adventure")
    table.plan("build", "weapons", "0", "0", wood=1).plan("build", "weapons", "1", "1", wood=1)
    table.act().choose("resolve", 0, "build", "weapons", 0)
    assert (table.weapons, table.tokens("build_deck"), table.tokens("build")) == (5, (), ())
    table = stage().now("planning").adventures("build", "dangerous_work").token("build_deck", "adventure")
    table.plan("build", "weapons", "0", "0", wood=1).resolve()
    assert (table.tokens("build_deck"), table.tokens("build")) == (("adventure",), ("reroll",))


@rule("RC-270", "RC-101")
def test_an_exhausted_source_still_gave_its_yield_to_those_already_there() -> None:
    table = stage().now("planning").adventures("gather", "end_of_source").token("gather_deck", "adventure")
    table.plan("gather", "A1:wood", "0", "0").resolve()
    assert (table.wood, table.tokens("A1")) == (6, ("exhausted_wood",))


@rule("RC-075")
def test_a_marker_without_a_place_hurts_the_leader() -> None:
    assert upper(stage().token("A1", "exhausted_wood"), "end_of_source") == {"wounds 0": 1}
    assert upper(stage().token("A1", "covered"), "unexpected_troubles") == {"wounds 0": 1}
    assert upper(stage().token("A1", "exhausted_wood", "exhausted_parrot"), "winter_freezing") == {"wounds 0": 1}


@rule("RC-635")
def test_winter_freezes_a_food_source_of_the_tile() -> None:
    table = stage().token("A1", "exhausted_wood")
    assert upper(table, "winter_freezing") == {"at A1": ("exhausted_wood", "exhausted_parrot")}


@rule("RC-635")
def test_a_shortage_gives_even_on_a_failure() -> None:
    table = stage().now("planning").adventures("gather", "shortage")
    table.plan("gather", "A1:parrot", "0", along=("roll",)).act()
    table.roll("gather", False, False, True)
    assert (table.future, table.tokens("A1"), table.determination(0)) == ({"food": 1}, ("exhausted_parrot",), 3)


def test_signs_of_fire_wait_on_the_space_until_a_tile_lies_there() -> None:
    table = stage().now("planning").adventures("explore", "signs_of_fire").next_tiles(1, 7)
    table.plan("explore", "A3", "0", along=("roll",)).act().roll("explore", False, False, True)
    assert table.tokens("A3") == ("fire",)
    table.g.adventures["explore"].take_all()
    play(table.plan("explore", "A3", "1", "1").act())
    assert (table.g.tiles["A3"], table.tokens("A3")) == (1, ("exhausted_wood",))


def test_signs_of_fire_wait_on_through_another_failure() -> None:
    table = stage().now("planning").token("A3", "fire").plan("explore", "A3", "0", along=("roll",)).act()
    table.roll("explore", False, False, False)
    assert (table.tokens("A3"), table.wounds(0)) == (("fire",), 0)


@rule("RC-048", "RC-079", "RC-100")
def test_a_fire_that_an_amulet_has_put_out_meanwhile_burns_nothing() -> None:
    table = stage().now("planning").token("A3", "fire").treasure("protective_amulet").next_tiles(6)
    table.plan("explore", "A3", "0", along=("roll",)).act().choose("resolve").roll("explore", False, True, False)
    table.choose("protective_amulet").settle()
    assert (table.g.tiles["A3"], table.tokens("A3"), table.done) == (6, (), True)


@rule("RC-632")
def test_a_card_comes_back_to_its_own_tile_alone() -> None:
    table = (
        stage().token("A1", "time").sign(Sign("tile", ("after_the_hurricane", "A1")), Sign("tile", ("new_flock", "A2")))
    )
    assert lower(table, "after_the_hurricane") == {
        "closed": ("A1",),
        "at A1": (),
        "signs": frozenset({Sign("tile", ("new_flock", "A2"))}),
    }


@rule("RC-379")
def test_a_ruined_hut_holds_only_items_that_are_lacking() -> None:
    table = stage().items("rope").now("action").adventures("explore", "ruined_hut_adventure").plan("explore", "A2", "0")
    table.begin(draw_adventure(0, "explore", "A2")).choose("decide", "ruined_hut_adventure", 1)
    assert table.asked() == ["item knife", "item shovel", "item medicine"]


@rule("RC-058")
def test_only_the_unmotivated_decides_about_own_determination() -> None:
    table = stage().adventures("build", "unmotivated").begin(draw_adventure(0, "build", "B1"))
    assert [table.asked(seat) for seat in (0, 1)] == [["give_determination 1", "take_wounds 1"], []]


@rule("RC-632", "RC-633")
def test_a_flock_is_a_source_where_there_was_no_food() -> None:
    table = stage().tile("A3", 7).now("planning").adventures("gather", "new_flock").token("gather_deck", "adventure")
    play(table.plan("gather", "A3:wood", "0", "0").resolve())
    assert table.tokens("A3") == ("parrot",)
    assert lower(table, "new_flock") == {
        "at A3": ("parrot", "exhausted_wood", "exhausted_parrot"),
        "signs": frozenset(),
    }


@rule("RC-633", "RC-101")
def test_all_gone_leaves_the_additional_food_idle_where_there_was_food() -> None:
    table = stage().now("planning").adventures("gather", "new_flock").token("gather_deck", "adventure")
    play(table.plan("gather", "A1:wood", "0", "0").resolve())
    assert table.tokens("A1") == ("food",)
    lower(table, "new_flock")
    assert table.tokens("A1") == ("food", "exhausted_parrot", "exhausted_wood")


@rule("RC-075", "RC-632")
def test_all_gone_wounds_everybody_for_each_source_that_is_covered_already() -> None:
    """The marker for it finds no place."""
    table = stage().token("A1", "food", "exhausted_wood").sign(Sign("tile", ("new_flock", "A1")))
    assert lower(table, "new_flock") == {
        "at A1": ("food", "exhausted_wood", "exhausted_parrot"),
        "wounds 0": 1,
        "wounds 1": 1,
        "signs": frozenset(),
    }


@rule("RC-105", "RC-104")
def test_a_hurricane_over_the_camp_loses_the_game() -> None:
    table = stage().camp("A1").token("A1", "time").sign(Sign("tile", ("after_the_hurricane", "A1")))
    lower(table, "after_the_hurricane")
    assert table.lost
    assert table.g.closed == ("A1",)


@rule("RC-104", "RC-079")
def test_a_hurricane_turns_no_tile_from_which_its_token_is_gone() -> None:
    table = stage().now("planning").adventures("gather", "after_the_hurricane").token("gather_deck", "adventure")
    play(table.plan("gather", "A1:wood", "0", "0").treasure("protective_amulet").resolve())
    assert table.tokens("A1") == ("time",)
    table.now("planning").begin(plan_actions()).choose("protective_amulet").settle()
    assert lower(table, "after_the_hurricane") == {"signs": frozenset()}


@rule("RC-106")
def test_a_tile_that_is_turned_already_is_not_turned_again() -> None:
    for card in ("new_flock", "after_the_hurricane"):
        table = stage().closed("A1").sign(Sign("tile", (card, "A1")))
        assert lower(table, card) == {"signs": frozenset()}


@rule("RC-113")
@pytest.mark.parametrize(("weapons", "changed"), [(2, {"at B1": ("exhausted_fish",)}), (3, {})])
def test_signs_of_a_predator_take_the_camps_food_below_three_weapons(weapons: int, changed: dict[str, object]) -> None:
    assert lower(stage().levels(weapons=weapons), "signs_of_a_predator") == changed


@rule("RC-113", "RC-112")
def test_a_temporary_weapon_level_keeps_the_predator_off() -> None:
    table = stage().levels(weapons=0).equipment("pistol")
    assert lower(table, "signs_of_a_predator", ("pistol",)) == {"uses": {"pistol": 1}}
    assert table.weapons == 0


@rule("RC-113", "RC-079")
def test_a_bottle_broken_in_time_keeps_the_predator_off_too() -> None:
    table = stage().levels(weapons=2).equipment("empty_bottle")
    changed = lower(table, "signs_of_a_predator", ("empty_bottle",), ("pass_danger",))
    assert changed == {"weapons": 1, "uses": {"empty_bottle": 1}}


def test_without_food_in_the_camp_the_predator_wounds_everybody() -> None:
    table = stage().levels(weapons=2).token("B1", "exhausted_fish")
    assert lower(table, "signs_of_a_predator") == {"wounds 0": 1, "wounds 1": 1}
