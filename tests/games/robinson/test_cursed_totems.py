"""Scenario 2: the totems of the Cursed Island, its temple, and the things that help there. [ledger chapter 29]"""

from __future__ import annotations

import pytest

from campfire.games.robinson.actions import Built
from campfire.games.robinson.cards import FRIDAY, GROUP
from campfire.games.robinson.rules.combat import fight
from campfire.games.robinson.rules.end_of_actions import end_of_actions
from campfire.games.robinson.rules.planning import plan_actions
from campfire.games.robinson.rules.resolving import resolve_actions
from campfire.games.robinson.rules.scenario import round_ends
from tests.games.robinson.cursed import cursed, fog
from tests.games.robinson.sheets import planning
from tests.games.robinson.table import Table
from tests.rules import rule


@rule("RC-501")
def test_the_first_totem_is_a_temple_to_explore_later() -> None:
    table = cursed().next_tiles(10).plan("explore", "B3", "0", "0", "1").resolve()
    assert table.tokens("B3") == ("number1",)
    assert table.wounds(0) == 0
    assert ("explore", "temple:B3") in planning(table)


def temple() -> Table:
    """The temple of A1 is explored for sure, among cards of our own."""
    table = cursed().tile("A1", 10).token("A1", "number1")
    for name in ("gold", "silver", "pearl", "ruby"):
        table.print("mysteries", name, 'kind = "treasure"\neffects = [["gain_wood", 1]]')
    table.print("mysteries", "bat", 'kind = "creature"\neffects = [["wounds", 1]]')
    table.print("mysteries", "rat", 'kind = "creature"\neffects = [["wounds", 1]]')
    table.print("mysteries", "pit_trap", 'kind = "trap"\neffects = [["wounds", 5]]')
    return table


@rule("RC-501")
def test_the_temple_gives_up_to_three_treasures_and_a_creature() -> None:
    table = temple().mysteries("pit_trap", "gold", "bat", "rat", "silver", "pearl", "ruby")
    table.plan("explore", "temple:A1", "0", "0").act()
    while table.question in ("draw_on", "mystery"):
        table.choose("draw_on" if table.question == "draw_on" else "meet")
    assert table.g.kept_now == ["gold", "silver", "pearl"]
    assert table.wounds(0) == 1
    assert "ruby" in table.g.mysteries.cards


@rule("RC-501", "RC-362")
def test_the_temple_gives_no_fourth_treasure_in_place_of_a_creature() -> None:
    table = temple().mysteries("gold", "silver", "pearl", "ruby").plan("explore", "temple:A1", "0", "0").act()
    while table.question == "draw_on":
        table.choose("draw_on")
    assert table.g.kept_now == ["gold", "silver", "pearl"]


@rule("RC-501", "RC-345")
def test_a_temple_that_no_way_leads_to_cannot_be_explored() -> None:
    table = temple().tile("B3", 10).token("B3", "number1").closed("A1", "A2", "B2", "C1")
    assert not any(target.startswith("temple") for _, target in planning(table))


@rule("RC-502")
def test_stopping_early_is_a_success_too() -> None:
    table = temple().mysteries("gold", "silver").plan("explore", "temple:A1", "0", "0").act()
    table.choose("stop_drawing")
    assert table.g.kept_now == ["gold"]
    assert ("explore", "temple:A1") not in planning(table)


@rule("RC-501")
def test_a_failed_exploration_can_be_tried_again() -> None:
    table = temple().mysteries("gold").plan("explore", "temple:A1", "0", along=("roll",)).act()
    table.roll("explore", False, False, False)
    table.begin(end_of_actions())
    assert table.g.kept == []
    assert ("explore", "temple:A1") in planning(table)


@rule("RC-503")
@pytest.mark.parametrize(("found", "wounds", "tokens"), [(1, 2, ("number2",)), (2, 0, ("number3", "fog"))])
def test_later_totems_work_at_once(found: int, wounds: int, tokens: tuple[str, ...]) -> None:
    table = cursed().next_tiles(10)
    table.g.track["totems"] = found
    table.plan("explore", "B3", "0", "0", "1").act()
    assert table.tokens("B3") == tokens
    assert table.wounds(0) == wounds
    assert table.wounds(1) == 0


@rule("RC-503")
@pytest.mark.parametrize("found", [3, 4, 5])
def test_up_to_the_sixth_totem_fog_comes_to_its_tile_once(found: int) -> None:
    table = cursed().next_tiles(10)
    table.g.track["totems"] = found
    table.plan("explore", "B3", "0", "0", "1").act()
    assert table.tokens("B3") == (f"number{found + 1}", "fog")
    table.begin(end_of_actions(), round_ends())
    assert fog(table) == ["B3"]


@rule("RC-504")
def test_the_cultists_candle_is_a_pawn_for_one_building_action() -> None:
    table = cursed(1).have(wood=2).found("cultists_candle")
    planning(table)
    table.choose("lead", "0", "build", "cross:B1", 2, 0, 0, 0)
    assert "support cultists_candle 0 build cross:B1" in table.asked(0)
    table.choose("support", "cultists_candle", 0, "build", "cross:B1")
    assert table.g.plan[0].pawns == ("0", "cultists_candle")
    table.begin(resolve_actions(), end_of_actions())
    assert table.g.found == []
    assert table.tokens("B1") == ("cross",)


@rule("RC-504")
def test_the_candle_helps_with_nothing_else() -> None:
    table = cursed(1).found("cultists_candle")
    planning(table)
    table.choose("lead", "0", "gather", "A1:wood", 0, 0, 0, 0)
    assert not any("support cultists_candle" in option for option in table.asked(0))


@rule("RC-505")
def test_the_vial_is_medicine_at_once_outside_the_resolution_of_actions() -> None:
    table = cursed().found("mysterious_vial").begin(plan_actions()).choose("discovery", "mysterious_vial")
    assert "medicine" in table.g.items
    assert "medicine" not in table.g.board


@rule("RC-505")
@pytest.mark.parametrize("place", ["inventions", "invention_discard"])
def test_the_vial_is_medicine_wherever_its_card_lies(place: str) -> None:
    table = cursed().found("mysterious_vial")
    table.g.board.remove("medicine")
    if place == "inventions":
        table.inventions("medicine", "bed")
    else:
        table.g.invention_discard = ["medicine"]
    table.begin(plan_actions()).choose("discovery", "mysterious_vial")
    assert "medicine" in table.g.items


@rule("RC-505")
def test_the_vial_is_of_no_use_while_medicine_lies_in_future() -> None:
    table = cursed().found("mysterious_vial").plan("rest", "", "0").plan("rest", "", "1")
    table.g.board.remove("medicine")
    table.g.built = [Built("medicine")]
    assert "discovery mysterious_vial" not in table.act().asked(0)


@rule("RC-505")
def test_while_actions_are_resolved_medicine_goes_to_future() -> None:
    table = cursed().found("mysterious_vial").plan("rest", "", "0").plan("rest", "", "1").act()
    table.choose("discovery", "mysterious_vial")
    assert (table.g.items, table.built) == ([], ["medicine"])
    assert "medicine" in table.begin(end_of_actions()).g.items


@rule("RC-506")
def test_the_dagger_helps_in_combats_for_a_wound_each_and_is_kept() -> None:
    table = cursed().found("sacrificial_dagger").begin(fight(0, "", 4, 0, 0, 0, 0))
    assert "sacrificial_dagger 0" in table.asked(0)
    table.choose("sacrificial_dagger", 0)
    assert table.wounds(0) == 1 + 1
    assert table.weapons == 0
    assert table.g.found == ["sacrificial_dagger"]
    table.begin(fight(0, "", 3, 0, 0, 0, 0)).choose("sacrificial_dagger", 0)
    assert table.wounds(0) == 3
    assert table.done


@rule("RC-506")
def test_once_in_a_combat() -> None:
    table = cursed().found("sacrificial_dagger").begin(fight(0, "", 9, 0, 0, 0, 0)).choose("sacrificial_dagger", 0)
    assert "sacrificial_dagger 0" not in table.asked(0)


@rule("RC-506", "RC-752")
def test_whoever_takes_the_dagger_keeps_it_for_the_round() -> None:
    table = cursed().found("sacrificial_dagger").begin(fight(0, "", 1, 0, 0, 0, 0)).choose("sacrificial_dagger", 0)
    table.begin(fight(1, "", 1, 0, 0, 0, 0))
    assert table.wounds(1) == 1
    table.begin(fight(GROUP, "", 1, 0, 0, 0, 0))
    assert "sacrificial_dagger 0" in table.asked(0)
    assert "sacrificial_dagger 1" not in table.asked(0)
    table.choose("fight").begin(round_ends(), fight(1, "", 1, 0, 0, 0, 0))
    assert "sacrificial_dagger 1" in table.asked(1)


@rule("RC-506", "RC-392")
def test_who_sleeps_outside_draws_no_blood_for_the_camp() -> None:
    table = cursed().found("sacrificial_dagger").now("weather")
    table.g.outside[0] = "A1"
    table.begin(fight(GROUP, "", 1, 0, 0, 0, 0))
    assert table.asked(1) == ["fight 1", "sacrificial_dagger 1"]


@rule("RC-506", "RC-462")
def test_friday_may_use_the_dagger() -> None:
    table = cursed().friday().found("sacrificial_dagger").begin(fight(FRIDAY, "", 3, 0, 0, 0, 0))
    table.choose("sacrificial_dagger", FRIDAY)
    assert table.wounds(FRIDAY) == 1


@rule("RC-506", "RC-752")
def test_nobody_else_decides_that_somebody_bleeds_for_the_dagger() -> None:
    table = cursed().found("sacrificial_dagger").begin(fight(1, "", 3, 0, 0, 0, 0))
    assert [table.asked(seat) for seat in (0, 1)] == [["fight 3"], ["fight 3", "sacrificial_dagger 1"]]


@rule("RC-507")
def test_the_holy_bell_lifts_up_to_three_fogs() -> None:
    table = cursed().items("rope").tile("B3", 7)
    for space in ("A1", "B1", "C1", "C3"):
        table.token(space, "fog")
    table.plan("build", "holy_bell", "0", "0").resolve()
    for space in ("C3", "A1", "B1"):
        table.choose("lift_fog", space)
    assert fog(table) == ["C1"]
    assert table.done


@rule("RC-507")
def test_fewer_may_be_lifted() -> None:
    table = cursed().token("A1", "fog").token("B1", "fog").plan("build", "holy_bell", "0", "0").resolve()
    assert sorted(table.asked()) == ["leave_fog", "lift_fog A1", "lift_fog B1"]
    table.choose("lift_fog", "A1").choose("leave_fog")
    assert fog(table) == ["B1"]


@rule("RC-507", "RC-493")
def test_the_bell_may_be_built_several_times_in_one_round() -> None:
    table = cursed().items("rope").tile("B3", 7)
    planning(table)
    for seat in (0, 1):
        table.choose("lead", str(seat), "build", "holy_bell", 0, 0, 0, 0, by=seat)
    assert [planned.action.what for planned in table.g.plan] == ["holy_bell", "holy_bell"]


@rule("RC-507", "RC-493")
def test_two_bells_of_one_round_lift_up_to_six_fogs() -> None:
    table = cursed().items("rope").tile("B3", 7)
    for space in ("A1", "B1", "C1", "C3", "A3"):
        table.token(space, "fog")
    table.plan("build", "holy_bell", "0", "0").plan("build", "holy_bell", "1", "1").resolve()
    table.choose("resolve", 0, "build", "holy_bell", 0)
    for space in ("A1", "B1", "C1", "C3", "A3"):
        table.choose("lift_fog", space)
    assert (fog(table), table.done) == ([], True)


@rule("RC-089", "RC-090")
def test_the_decorated_bell_lifts_two_fogs() -> None:
    table = cursed().found("decorated_bell")
    for space in ("A1", "B1", "C1"):
        table.token(space, "fog")
    table.begin(plan_actions()).choose("discovery", "decorated_bell")
    table.choose("lift_fog", "A1").choose("lift_fog", "C1")
    assert fog(table) == ["B1"]
    assert table.question == "plan"


@rule("RC-089", "RC-079", "RC-100")
def test_an_amulet_finds_nothing_where_the_bell_was_rung_meanwhile() -> None:
    table = cursed().found("decorated_bell").treasure("protective_amulet").token("A1", "fog").token("C1", "fog")
    table.begin(plan_actions()).choose("protective_amulet")
    table.choose("discovery", "decorated_bell").choose("lift_fog", "A1").choose("lift_fog", "C1")
    assert (fog(table), table.question) == ([], "plan")
    assert table.g.mystery_discard == ["protective_amulet"]
    assert table.told("kept_in_vain") == [("protective_amulet",)]
