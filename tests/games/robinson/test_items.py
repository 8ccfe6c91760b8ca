"""Items: usable, turned back, discarded, drawn. [ledger chapters 3 and 15]"""

from __future__ import annotations

import pytest

from campfire.games.robinson.effects.adventures import flips_marked_items
from campfire.games.robinson.effects.events import discard_item
from campfire.games.robinson.rules.building import gain_item
from campfire.games.robinson.rules.items import (
    can_be_lost,
    complete_item,
    discard_inventions,
    draw_inventions,
    flip_items_if_possible,
    has_item,
    lose_item,
)
from campfire.games.robinson.rules.moving_camp import move_camp
from campfire.games.robinson.rules.production import production_phase
from campfire.games.robinson.rules.scenario import round_ends
from campfire.games.robinson.signs import Sign
from campfire.games.robinson.vocabulary.island import turn_face_down, turn_face_up
from campfire.games.robinson.vocabulary.special_wounds import has_medicine
from campfire.kernel.frame import Step
from tests.games.robinson.crew import neutral_pawns
from tests.games.robinson.plans import leads, planning
from tests.games.robinson.sheets import sheet
from tests.games.robinson.table import robinson
from tests.rules import rule


@rule("RC-331", "RC-096")
def test_a_lost_item_is_usable_to_the_end_of_the_round_and_then_an_invention() -> None:
    table = robinson().items("knife").levels(weapons=1).begin(lose_item("knife"))
    assert has_item(table.g, "knife")
    table.now("night").begin(round_ends())
    assert not has_item(table.g, "knife")
    assert "knife" in table.g.board


@rule("RC-333", "RC-216")
def test_the_shortcut_needs_the_map_only_to_be_built() -> None:
    """RC-EX-23."""
    before = robinson(1, "explorer").items("map").now("night").begin(lose_item("map"), round_ends())
    assert "build shortcut" not in leads(planning(before), 0)
    after = robinson(1, "explorer").items("map", "shortcut").token("A1", "shortcut").tile("A1", 5).now("night")
    after.begin(lose_item("map"), round_ends())
    assert has_item(after.g, "shortcut")
    assert after.tokens("A1") == ("shortcut",)


@rule("RC-335", "RC-070", "RC-334", "RC-269")
def test_what_cannot_be_undone_has_no_consequence() -> None:
    """RC-EX-24."""
    table = robinson().items("bricks", "dam", "map").shelter()
    table.begin(lose_item("bricks"), lose_item("dam"), lose_item("map"))
    assert (table.palisade, table.preserves, table.wounds(0), table.wounds(1)) == (0, 0, 0, 0)
    assert neutral_pawns(table.g) == ["map"]
    table.now("night").begin(round_ends())
    assert neutral_pawns(table.g) == []


@rule("RC-335")
def test_what_an_item_brought_is_undone_at_once() -> None:
    table = robinson().shelter(palisade=3).levels(palisade=3, weapons=4).items("bricks", "wall", "bow", "dam")
    table.have(preserves=3).begin(lose_item("bricks"), lose_item("wall"), lose_item("bow"), lose_item("dam"))
    assert (table.palisade, table.weapons, table.preserves) == (0, 1, 1)


@rule("RC-335", "RC-316")
@pytest.mark.parametrize("lost", [lose_item, discard_item])
@pytest.mark.parametrize(("item", "given"), [("bricks", 1), ("fire", 1), ("moat", 2), ("wall", 2)])
def test_an_item_that_raised_nothing_takes_nothing_back(lost: Step[str], item: str, given: int) -> None:
    """Without a Shelter its palisade was ignored; built again with one, it gives and takes."""
    table = robinson().now("end").begin(complete_item(item)).shelter(palisade=3).begin(lost(item))
    assert table.palisade == 3
    table.g.items = []
    assert table.begin(complete_item(item)).palisade == 3 + given
    assert table.begin(lost(item)).palisade == 3


@rule("RC-335", "RC-436")
def test_the_token_of_a_lost_item_leaves_the_camp_but_no_other_token() -> None:
    table = robinson().now("end").begin(complete_item("snare")).begin(lose_item("snare"))
    assert table.tokens("B1") == ()
    table = robinson().token("B1", "food").now("end").begin(complete_item("snare")).begin(lose_item("snare"))
    assert table.tokens("B1") == ("food",)


@rule("RC-623", "RC-096")
def test_a_marker_on_an_item_is_gone_when_the_item_lies_on_the_board_again() -> None:
    table = (
        robinson()
        .items("rope", "pot")
        .sign(Sign("inspected", ("rope",)))
        .sign(Sign("inspected", ("pot",)))
        .now("night")
    )
    table.begin(lose_item("rope"), round_ends())
    assert [sign for sign in table.g.signs if sign.name == "inspected"] == [Sign("inspected", ("pot",))]


@rule("RC-132", "RC-129", "RC-130")
def test_a_personal_invention_that_comes_back_from_the_deck_is_its_owners_again() -> None:
    table = robinson(2).items("snare", "rope").now("event").begin(discard_item("snare"), draw_inventions(0, "", 1))
    planning(table)
    assert "build snare" in leads(table, 0)
    assert "build snare" not in leads(table, 1)


@rule("RC-015", "RC-129")
def test_the_invention_of_a_character_not_in_play_comes_from_the_deck_for_everybody() -> None:
    table = robinson(2).have(wood=1).items("knife").inventions("spear").now("event").begin(draw_inventions(0, "", 1))
    planning(table)
    assert "build spear" in leads(table, 0) & leads(table, 1)


@rule("RC-104", "RC-435")
def test_a_shortcut_whose_tile_is_turned_stays_built_and_leads_nowhere() -> None:
    table = robinson(1, "explorer").items("map", "shortcut").tile("A1", 5).token("A1", "shortcut").now("event")
    turn_face_down(table.g, "A1")
    turn_face_up(table.g, "A1")
    table.begin(production_phase())
    assert (table.g.items, table.tokens("A1"), table.wood, table.food) == (["map", "shortcut"], (), 1, 1)
    assert table.begin(move_camp("A1")).g.fading == ["shortcut"]


@rule("RC-332")
def test_items_of_the_scenario_sheet_are_never_turned_back() -> None:
    table = robinson().items("axe_s1", "knife").levels(weapons=1).begin(flip_items_if_possible(0, "", 2))
    assert table.g.fading == ["knife"]


@rule("RC-048", "RC-070")
def test_the_group_chooses_the_item_and_a_missing_one_is_no_matter() -> None:
    table = robinson().items("knife", "rope").levels(weapons=1).begin(flip_items_if_possible(0, "", 1))
    assert table.seats == (0, 1)
    table.choose("flip", "rope")
    assert table.g.fading == ["rope"]
    assert robinson().begin(flip_items_if_possible(0, "", 2)).wounds(0) == 0


@rule("RC-093")
def test_a_discarded_invention_is_shuffled_back_into_the_deck() -> None:
    table = robinson().inventions("bow").begin(discard_inventions(0, "", 1)).choose("discard_invention", "rope")
    table.nature(1, 0)
    assert "rope" not in table.g.board
    assert table.g.inventions.cards == ["rope", "bow"]


@rule("RC-060", "RC-061")
def test_an_invention_that_is_missing_is_an_unmet_demand() -> None:
    table = robinson().now("action")
    table.g.board = []
    assert table.begin(discard_inventions(1, "", 2)).wounds(1) == 2


@rule("RC-709", "RC-324")
def test_new_inventions_join_the_board_and_known_terrain_counts_for_them() -> None:
    table = robinson().tile("A1", 6).inventions("basket", "bow").now("event").begin(draw_inventions(0, "", 1))
    assert table.g.board[-1] == "basket"
    assert table.g.inventions.cards == ["bow"]
    assert "build basket" in leads(planning(table), 0)


@rule("RC-328", "RC-216")
def test_something_built_this_round_serves_from_the_next_plan_on() -> None:
    table = robinson().tile("A1", 5).have(wood=1).items("rope").board("bow").plan("build", "knife", "0", "0").resolve()
    assert "knife" in table.g.items
    assert "build bow" in leads(planning(table), 0)


@rule("RC-131", "RC-330")
def test_an_invention_is_built_once() -> None:
    table = robinson().plan("build", "shovel", "0", "0").resolve()
    assert "shovel" not in table.g.board
    assert "build shovel" not in leads(planning(table), 0)


@rule("RC-623", "RC-331", "RC-605")
@pytest.mark.parametrize("lose", [lose_item, discard_item])
def test_a_marker_on_the_fireplace_outlasts_the_fire(lose: Step[str]) -> None:
    table = (
        robinson()
        .items("fire", "fireplace")
        .sign(Sign("inspected", ("fire",)), Sign("inspected", ("fireplace",)))
        .begin(lose("fire"))
    )
    table.begin(flips_marked_items(-1, "B1"))
    assert [item for item in table.g.fading if item != "fire"] == ["fireplace"]


@rule("RC-603", "RC-379", "RC-505", "RC-580")
def test_an_item_that_comes_after_a_catastrophe_is_of_use_at_once() -> None:
    table = sheet("robinson_family").items("knife").board("shield", "belts").have(wood=1, fur=1)
    planning(table.sign(Sign("items", (), "round")).found("old_tools", "mysterious_vial"))
    table.choose("discovery", "old_tools", by=0).choose("tool", "rope").choose("discovery", "mysterious_vial", by=0)
    assert {"build shield"} == {said for said in leads(table, 0) if said in ("build shield", "build belts")}
    assert (has_medicine(table.g), has_item(table.g, "knife")) == (True, False)
    assert can_be_lost(table.g) == ["rope", "medicine"]


@rule("RC-603", "RC-604")
def test_items_put_away_cannot_be_used_until_the_action_phase_ends() -> None:
    table = robinson().items("rope").sign(Sign("items", (), "round")).plan("rest", "", "0")
    assert not has_item(table.g, "rope")
    assert has_item(table.resolve().g, "rope")


@rule("RC-096", "RC-331")
def test_an_item_turned_back_and_built_anew_lasts_through_the_next_rounds() -> None:
    table = robinson().items("rope").now("night", 2).begin(lose_item("rope"), round_ends())
    assert ("rope" in table.g.board, table.g.items) == (True, [])
    table.tile("A1", 1).now("planning", 3).plan("build", "rope", "0", "0").resolve()
    table.now("night", 3).begin(round_ends(), round_ends())
    assert ("rope" in table.g.board, table.g.items) == (False, ["rope"])


@rule("RC-096", "RC-321", "RC-331")
def test_an_item_turned_back_before_the_actions_may_be_built_anew_in_the_same_round() -> None:
    """The Knife is of use all round, its level was lost and comes again, and the next round still has it."""
    table = robinson().tile("A1", 2).items("knife").levels(weapons=1).now("event", 2).begin(lose_item("knife"))
    assert (table.weapons, has_item(table.g, "knife")) == (0, True)
    assert "build knife" in leads(planning(table), 0)
    table.plan("build", "knife", "0", "0").resolve()
    table.now("night", 2).begin(round_ends())
    assert (table.weapons, table.g.items, "knife" in table.g.board) == (1, ["knife"], False)


@rule("RC-096", "RC-379")
def test_an_item_turned_back_is_lacking_and_may_come_without_an_action() -> None:
    table = robinson().items("pot", "medicine").found("healing_herbs").now("event", 2).begin(lose_item("medicine"))
    table.begin(gain_item(0, "", "medicine"), round_ends())
    assert table.g.items == ["pot", "medicine"]


@rule("RC-093", "RC-331")
def test_an_item_turned_back_lies_open_and_may_be_discarded_like_any_invention() -> None:
    table = robinson().items("rope").now("event", 2).begin(lose_item("rope"), discard_inventions(0, "", 1))
    table.choose("discard_invention", "rope").nature()
    assert has_item(table.g, "rope")
    table.begin(round_ends())
    assert ("rope" in table.g.board, table.g.items, table.g.inventions.cards) == (False, [], ["rope"])
