"""What actions ask besides pawns. [ledger chapters 8, 9, 14 and 15]"""

from __future__ import annotations

import pytest

from campfire.games.robinson.actions import Planned
from campfire.games.robinson.cards import TERRAINS
from campfire.games.robinson.library import book
from campfire.games.robinson.rules.requirements import explored_terrains
from campfire.games.robinson.signs import Sign
from tests.games.robinson.plans import laid, lead, leads, planned, planning, prices, ready, support, take_back, why
from tests.games.robinson.table import Table, robinson
from tests.games.robinson.wording import aimed
from tests.rules import rule


@rule("RC-214", "RC-215", "RC-308")
def test_resources_must_lie_there_when_the_pawn_is_laid_down() -> None:
    """RC-EX-07."""
    table = planning(robinson(seats=3).have(wood=2, fur=1))
    assert "build shelter" not in leads(table, 0)
    assert why(table, 0, "lead", "build", "shelter") == ("resource", "RC-215")
    for enough in ({"wood": 3}, {"fur": 2}):
        table = planning(robinson(seats=3).have(**enough))
        assert "build shelter" in leads(table, 0)


@rule("RC-056", "RC-215", "RC-319")
def test_what_is_set_aside_serves_no_other_action() -> None:
    """RC-EX-08."""
    table = planning(robinson(seats=3).have(wood=4).shelter())
    assert {"build roof", "build palisade", "build weapons"} <= leads(table, 1)
    lead(table, 0, "build", "roof", wood=3)
    assert table.wood == 1
    assert "build palisade" not in leads(table, 1)
    assert "build weapons" in leads(table, 1)


@rule("RC-215", "RC-198")
def test_what_was_set_aside_comes_back_with_the_pawn() -> None:
    table = planning(robinson(seats=3).have(wood=4).shelter())
    take_back(lead(table, 0, "build", "roof", wood=3), 0, "build", "roof")
    assert table.wood == 4
    assert table.g.plan == []


@rule("RC-055", "RC-215")
def test_nothing_in_future_can_be_planned_with() -> None:
    table = robinson(seats=3).shelter()
    table.g.future[0] = 5
    assert "build weapons" not in leads(planning(table), 0)


@rule("RC-216")
def test_an_item_must_lie_on_its_item_side() -> None:
    """RC-EX-09."""
    table = planning(robinson().have(wood=1).items("rope").board("bow").tile("A1", 5))
    lead(table, 0, "build", "knife")
    assert "build bow" not in leads(table, 1)
    assert why(table, 1, "lead", "build", "bow") == ("item", "RC-216")
    assert "build bow" in leads(planning(robinson().have(wood=1).items("rope", "knife").board("bow")), 1)


@rule("RC-219", "RC-322")
def test_items_are_looked_at_not_used_up() -> None:
    """RC-EX-10."""
    table = robinson(4).items("fire", "knife").board("lantern", "belts").have(wood=1, fur=1).tile("A1", 4)
    planning(table)
    lead(table, 0, "build", "lantern")
    lead(table, 1, "build", "fireplace")
    lead(table, 3, "build", "spear", wood=1)
    lead(table, 2, "build", "belts", fur=1)
    assert len(table.g.plan) == 4


@rule("RC-217", "RC-325", "RC-324")
def test_a_required_terrain_must_be_explored() -> None:
    table = planning(robinson())
    assert "build shovel" in leads(table, 0)
    assert "build rope" not in leads(table, 0)
    assert why(table, 0, "lead", "build", "rope") == ("terrain", "RC-217")
    assert "build rope" in leads(planning(robinson().tile("A1", 6)), 0)


@rule("RC-109", "RC-110", "RC-111")
def test_a_covered_terrain_does_not_count_until_another_one_is_there() -> None:
    table = robinson().tile("A1", 6)
    assert explored_terrains(table.g) == {"beach", "plains"}
    table.token("A1", "covered")
    assert explored_terrains(table.g) == {"beach"}
    assert "build rope" not in leads(planning(table), 0)
    table.tile("A2", 9)
    assert explored_terrains(table.g) == {"beach", "plains"}


@rule("RC-106", "RC-110")
def test_an_inaccessible_tile_shows_no_terrain() -> None:
    assert explored_terrains(robinson().tile("A1", 6).closed("A1").g) == {"beach"}


@rule("RC-355", "RC-324", "RC-709")
def test_a_new_terrain_counts_for_every_invention_wherever_it_lies() -> None:
    """RC-EX-27: one tile serves board, sheets and cards that come later."""
    table = robinson(seats=3).tile("A1", 6).board("basket", "bed")
    table.print("inventions", "hut", 'group = "personal"\nterrains = ["plains"]\nowner = "carpenter"')
    table.g.personal.append("hut")
    assert {"build basket", "build bed", "build rope", "build medicine", "build hut"} <= leads(planning(table), 0)


@rule("RC-218", "RC-219", "RC-275")
def test_one_weapon_level_serves_several_plans() -> None:
    """RC-EX-12."""
    table = robinson(seats=3).levels(weapons=2).hunting("fox")
    table.threat("food", "weapons = 2").threat("beast", "weapons = 2", left=True)
    planning(table)
    lead(table, 0, "threat", "food:0")
    lead(table, 1, "threat", "beast:0")
    lead(table, 2, "hunt")
    support(table, 2, "hunt")
    assert len(table.g.plan) == 3


@rule("RC-218", "RC-275")
def test_a_weapon_level_must_have_been_reached() -> None:
    table = planning(robinson().levels(weapons=1).threat("beast", "weapons = 2"))
    assert "threat beast:0" not in leads(table, 0)
    assert why(table, 0, "lead", "threat", "beast:0") == ("weapons", "RC-218")


@rule("RC-113", "RC-112")
def test_a_temporary_weapon_level_meets_what_a_threat_action_asks() -> None:
    table = robinson().levels(weapons=1).equipment("pistol").threat("beast", "weapons = 2, reward = []")
    planning(table.threat("storm", "weapons = 2", left=True)).choose("arm_for", "pistol", "threat", "beast:0", by=1)
    assert (table.weapons, table.g.uses) == (1, {"pistol": 1})
    assert {"threat beast:0", "threat storm:0"} & leads(table, 0) == {"threat beast:0"}
    assert why(table, 0, "lead", "threat", "storm:0") == ("weapons", "RC-218")
    lead(table, 0, "threat", "beast:0")
    lead(table, 0, "rest")
    lead(table, 1, "rest")
    lead(table, 1, "rest")
    assert ready(table, 0, 1).resolve().g.threats == ["storm", ""]


@rule("RC-113", "RC-114")
def test_several_temporary_levels_are_added_for_a_threat_action() -> None:
    table = planning(robinson().equipment("pistol").threat("beast", "weapons = 4"))
    table.choose("arm_for", "pistol", "threat", "beast:0", by=0)
    assert "threat beast:0" not in leads(table, 0)
    table.choose("arm_for", "pistol", "threat", "beast:0", by=0)
    assert "threat beast:0" in leads(table, 0)


@rule("RC-113")
def test_weapons_are_not_lent_to_an_action_that_needs_none() -> None:
    table = planning(robinson().levels(weapons=2).equipment("pistol").threat("beast", "weapons = 2"))
    assert not [option for option in table.options(0) if option.key == "arm_for"]


@rule("RC-220")
def test_hunting_needs_no_weapon() -> None:
    assert "hunt" in leads(planning(robinson().hunting("bear")), 0)


@rule("RC-221")
def test_an_action_stays_planned_when_its_item_is_lost() -> None:
    table = robinson().items("knife").have(wood=1).board("spear").levels(weapons=1)
    table.plan("build", "spear", "0", "0", wood=1).adventure("gather", "rust", '[["flip_items_if_possible", 1]]')
    table.tile("A1", 5).token("gather_deck", "adventure").plan("gather", "A1:wood", "1", "1").resolve()
    assert "spear" in table.g.items


@rule("RC-711", "RC-275", "RC-215")
def test_a_threat_action_asks_what_is_printed_on_its_card() -> None:
    table = planning(
        robinson().have(wood=1).threat("frost", 'pawns = 1, pays = [{ wood = 1 }, { fur = 1 }], items = ["shovel"]')
    )
    assert why(table, 0, "lead", "threat", "frost:0") == ("item", "RC-216")
    table = robinson().have(wood=1, fur=1).items("shovel")
    table = planning(table.threat("frost", 'pawns = 1, pays = [{ wood = 1 }, { fur = 1 }], items = ["shovel"]'))
    assert prices(table, 0, "threat", "frost:0") == [(1, 0, 0, 0), (0, 0, 0, 1)]
    lead(table, 0, "threat", "frost:0", fur=1)
    assert (table.wood, table.fur) == (1, 0)


@rule("RC-275")
def test_an_item_may_stand_in_for_resources() -> None:
    table = planning(robinson().threat("storm", 'pays = [{ wood = 1 }], or_item = "shovel"'))
    assert "threat storm:0" not in leads(table, 0)
    table = planning(robinson().items("shovel").threat("storm", 'pays = [{ wood = 1 }], or_item = "shovel"'))
    assert prices(table, 0, "threat", "storm:0") == [(0, 0, 0, 0)]


@rule("RC-215")
def test_food_is_paid_in_either_sort() -> None:
    table = planning(robinson().have(food=1, preserves=1).threat("hunger", "pays = [{ food = 1 }]"))
    assert prices(table, 0, "threat", "hunger:0") == [(0, 1, 0, 0), (0, 0, 1, 0)]


@pytest.mark.parametrize(("players", "wood", "fur"), [(1, 2, 1), (2, 2, 1), (3, 3, 2), (4, 4, 3)])
@rule("RC-308", "RC-309", "RC-310", "RC-711")
def test_shelter_roof_and_palisade_cost_wood_or_fur_by_players(players: int, wood: int, fur: int) -> None:
    rich = robinson(seats=players).have(wood=9, fur=9)
    assert prices(planning(rich), 0, "build", "shelter") == [(wood, 0, 0, 0), (0, 0, 0, fur)]
    rich = robinson(seats=players).have(wood=9, fur=9).shelter()
    for track in ("roof", "palisade"):
        assert prices(planning(rich), 0, "build", track) == [(wood, 0, 0, 0), (0, 0, 0, fur)]


@rule("RC-310")
def test_wood_and_fur_are_never_mixed() -> None:
    table = planning(robinson(seats=4).have(wood=3, fur=2))
    assert "build shelter" not in leads(table, 1)


@rule("RC-311", "RC-464", "RC-514")
def test_friday_and_jenny_do_not_raise_the_cost() -> None:
    table = planning(robinson(seats=2).have(wood=2).friday().jenny())
    assert prices(table, 0, "build", "shelter") == [(2, 0, 0, 0)]


@rule("RC-308", "RC-322")
def test_the_roof_takes_wood_and_the_fireplace_none() -> None:
    """RC-EX-21."""
    table = planning(robinson(seats=3).items("fire").have(wood=3).shelter())
    lead(table, 0, "build", "roof", wood=3)
    assert prices(table, 1, "build", "fireplace") == [(0, 0, 0, 0)]


@rule("RC-319")
def test_a_weapon_costs_one_wood_whatever_the_players() -> None:
    for players in (1, 2, 3, 4):
        assert prices(planning(robinson(seats=players).have(wood=9, fur=9)), 0, "build", "weapons") == [(1, 0, 0, 0)]


def slow_work(**have: int) -> Table:
    return planning(robinson(seats=3).have(**have).shelter().token("build", "wood"))


@rule("RC-245", "RC-228")
def test_the_next_building_action_with_wood_needs_one_more() -> None:
    table = slow_work(wood=9, fur=2)
    assert prices(table, 0, "build", "roof") == [(4, 0, 0, 0), (0, 0, 0, 2)]
    assert prices(table, 0, "build", "shovel") == [(0, 0, 0, 0)]
    lead(table, 0, "build", "roof", wood=4)
    assert laid(table, "build", "roof")[1:] == ((4, 0, 0, 0), ("wood",))
    assert prices(table, 1, "build", "palisade") == [(3, 0, 0, 0), (0, 0, 0, 2)]


@rule("RC-245")
def test_only_building_needs_more_wood() -> None:
    table = robinson().have(wood=1).token("build", "wood").threat("frost", "pays = [{ wood = 1 }]")
    assert prices(planning(table), 0, "threat", "frost:0") == [(1, 0, 0, 0)]


@rule("RC-245")
def test_an_action_paid_with_fur_leaves_the_token() -> None:
    table = slow_work(wood=2, fur=2)
    lead(table, 0, "build", "roof", fur=2)
    assert planned(table, "build", "roof").along == ()
    assert prices(table, 1, "build", "weapons") == [(2, 0, 0, 0)]


@rule("RC-229", "RC-245")
def test_the_token_passes_to_another_action_when_its_own_is_taken_back() -> None:
    table = slow_work(wood=6)
    lead(table, 0, "build", "roof", wood=4)
    lead(table, 1, "build", "weapons", wood=1)
    take_back(table, 0, "build", "roof")
    assert table.g.plan == [Planned(aimed("build", "weapons"), ("1",), (2, 0, 0, 0), ("wood",))]
    assert table.wood == 4


@rule("RC-229", "RC-245")
def test_an_action_that_cannot_take_the_token_over_is_given_up() -> None:
    table = slow_work(wood=5)
    lead(table, 0, "build", "roof", wood=4)
    lead(table, 1, "build", "weapons", wood=1)
    table.g.available[0] = 0
    table.g.plan[0] = Planned(aimed("build", "roof"), ("0",), (0, 0, 0, 0), ("wood",))
    take_back(table, 0, "build", "roof")
    assert table.g.plan == []
    assert table.wood == 1


@rule("RC-249", "RC-250")
def test_a_wood_token_on_a_track_makes_it_dearer_every_time_but_not_in_fur() -> None:
    table = planning(robinson(seats=3).have(wood=9, fur=4).shelter().token("roof", "wood").token("weapons", "wood"))
    assert prices(table, 0, "build", "roof") == [(4, 0, 0, 0), (0, 0, 0, 2)]
    lead(table, 0, "build", "roof", wood=4)
    assert prices(table, 1, "build", "roof") == [(4, 0, 0, 0), (0, 0, 0, 2)]
    assert prices(table, 1, "build", "weapons") == [(2, 0, 0, 0)]
    assert prices(table, 1, "build", "palisade") == [(3, 0, 0, 0), (0, 0, 0, 2)]


@rule("RC-316", "RC-314")
def test_roof_and_palisade_are_planned_only_with_a_shelter() -> None:
    table = planning(robinson().have(wood=9))
    assert not {"build roof", "build palisade"} & leads(table, 0)
    assert why(table, 0, "lead", "build", "roof") == ("shelter", "RC-316")
    natural = planning(robinson().have(wood=9).tile("A1", 2).camp("A1"))
    assert {"build roof", "build palisade", "build shelter"} <= leads(natural, 0)


@rule("RC-313", "RC-312")
def test_a_built_shelter_is_not_built_again() -> None:
    assert "build shelter" not in leads(planning(robinson().have(wood=9).shelter()), 0)


@rule("RC-321", "RC-129")
def test_inventions_lie_on_the_board_by_the_sheets_and_on_the_scenario() -> None:
    table = planning(robinson().items("rope", "fire").have(wood=9, fur=9).tile("A1", 5))
    assert {"build shovel", "build snare", "build mast", "build axe_s1"} <= leads(table, 0)
    assert {"build shovel", "build fireplace", "build mast", "build axe_s1"} <= leads(table, 1)
    assert "build snare" not in leads(table, 1)
    assert why(table, 1, "lead", "build", "snare") == ("owner_leads", "RC-129")


@rule("RC-330", "RC-305")
def test_a_built_invention_is_not_built_again() -> None:
    table = planning(robinson().items("shovel", "axe_s1").have(wood=9).tile("A1", 5))
    assert not {"build shovel", "build axe_s1"} & leads(table, 0)


@rule("RC-231")
def test_adventure_tokens_do_not_touch_planning() -> None:
    plain = leads(planning(robinson().tile("A1", 5)), 0)
    tokens = robinson().tile("A1", 5)
    for deck in ("build_deck", "gather_deck", "explore_deck"):
        tokens.token(deck, "adventure")
    table = planning(tokens)
    assert leads(table, 0) == plain
    lead(table, 0, "explore", "B2")
    lead(table, 0, "gather", "A1:wood")
    lead(table, 1, "rest")
    lead(table, 1, "rest")
    assert [entry.along for entry in ready(table, 0, 1).g.plan] == [("roll",), ("roll",), (), ()]


@rule("RC-603")
def test_items_that_are_put_away_are_no_requirement() -> None:
    table = planning(robinson().items("rope").sign(Sign("items", (), "round")))
    assert "build snare" not in leads(table, 0)


@rule("RC-355", "RC-324", "RC-325")
def test_the_terrain_of_a_personal_invention_must_be_explored_too() -> None:
    table = robinson().print("inventions", "kite", 'group = "personal"\nowner = "cook"\nterrains = ["hills"]')
    table.g.personal.append("kite")
    planning(table)
    assert why(table, 1, "lead", "build", "kite") == ("terrain", "RC-217")
    assert "build kite" in leads(planning(table.tile("A1", 7)), 1)


@rule("RC-216", "RC-217")
def test_no_item_is_called_like_a_terrain() -> None:
    asked = [invention.needs for invention in book().inventions.values()]
    assert {"mountains", "shovel"} <= {thing for needs in asked for thing in needs.asks}
    assert book().inventions.keys().isdisjoint(TERRAINS)


@rule("RC-218")
def test_only_threats_ask_for_weapons() -> None:
    assert any([threat.needs.weapons for event in book().events.values() for threat in event.threats])
    assert not any([invention.needs.weapons for invention in book().inventions.values()])
