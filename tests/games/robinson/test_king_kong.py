"""Scenario 7: King Kong's island. [ledger chapter 29]"""

from __future__ import annotations

import pytest

from campfire.games.robinson.cards import FRIDAY
from campfire.games.robinson.effects.scenarios.king_kong import ALIVE, DEAD, TAKEN
from campfire.games.robinson.rules.distance import pawns_needed
from campfire.games.robinson.rules.end_of_actions import end_of_actions
from campfire.games.robinson.rules.planning import plan_actions
from campfire.games.robinson.rules.production import production_phase
from campfire.games.robinson.rules.scenario import book_effect
from campfire.games.robinson.rules.weather import roll_weather, shown, weather_phase
from campfire.games.robinson.signs import Sign
from campfire.games.robinson.vocabulary.island import turn_face_down, turn_face_up
from tests.games.robinson.kong import CREW, FIGHT, FOOD, PALISADE, cage, kong, lives, lost, trapped
from tests.games.robinson.sheets import boxed, planning, reasons, sheet
from tests.games.robinson.wording import aimed
from tests.rules import rule


@rule("RC-048", "RC-589")
def test_a_protective_amulet_takes_a_number_away_and_with_it_the_die_of_a_lair() -> None:
    table = kong().tile("A2", 5).token("A2", "number2").treasure("protective_amulet").begin(plan_actions())
    table.choose("protective_amulet").choose("ward_off", "A1", "number1").begin(roll_weather()).nature(0)
    assert (table.tokens("A1"), table.tokens("A2"), shown(table.g)) == ((), ("number2",), [("animals", 0)])


@rule("RC-583")
def test_three_traps_and_a_hunt_of_two_win_at_once() -> None:
    table = trapped().levels(weapons=5).plan("hunt", "king_kong", "0", "0").plan("rest", "", "1").act()
    assert table.won
    assert table.done
    assert table.weapons == 0
    assert pawns_needed(table.g, aimed("hunt", "king_kong")) == (2, 2)


@rule("RC-583")
def test_without_three_traps_he_cannot_be_hunted() -> None:
    table = kong()
    assert ("hunt", "king_kong") not in planning(table)
    assert reasons(table)[("hunt", "king_kong")] == ("needs_traps", "RC-583")
    assert ("hunt", "king_kong") in planning(trapped())


@rule("RC-583")
def test_the_third_trap_serves_in_a_later_round() -> None:
    table = kong().tile("A2", 5).tile("B2", 6).token("A1", "trap").token("A2", "trap").have(wood=4)
    table.plan("build", "trap:B2", "0", "0", wood=4).act()
    assert "trap" not in table.tokens("B2")
    table.begin(end_of_actions())
    assert "trap" in table.tokens("B2")
    assert ("hunt", "king_kong") in planning(table)


@rule("RC-583", "RC-592")
def test_the_actress_must_not_be_in_his_hands() -> None:
    table = lost(trapped(), "actress")
    assert ("hunt", "king_kong") not in planning(table)
    assert reasons(table)[("hunt", "king_kong")] == ("actress_taken", "RC-592")


@rule("RC-583", "RC-287")
def test_weapons_that_are_missing_in_the_fight_wound_the_leader() -> None:
    table = trapped().levels(weapons=2).plan("hunt", "king_kong", "0", "0").act()
    assert [table.wounds(seat) for seat in (0, 1)] == [3, 0]
    assert table.won


@rule("RC-584")
def test_the_shelter_is_built_without_roof_and_palisade() -> None:
    g = boxed(scenario="king_kong")
    assert (g.shelter, g.roof, g.palisade) == (True, 0, 0)


@rule("RC-585")
def test_a_book_kills_the_lowest_numbered_living_member() -> None:
    table = kong().now("event").begin(book_effect())
    assert lives(table) == {**dict.fromkeys(CREW, ALIVE), "lights": DEAD}
    table.begin(book_effect())
    assert [member for member, state in lives(table).items() if state == DEAD] == ["lights", "cameraman"]


@rule("RC-585")
def test_and_the_sheet_takes_morale() -> None:
    assert kong().now("event").begin(book_effect()).at_morale == -1


@rule("RC-586")
def test_the_actress_is_taken_and_not_killed() -> None:
    table = lost(kong(), *CREW[:5]).now("event").begin(book_effect())
    assert table.g.track["actress"] == TAKEN
    assert not table.lost
    table.begin(book_effect())
    assert (table.g.track["actress"], table.g.track["double"]) == (TAKEN, DEAD)


@rule("RC-586")
def test_once_freed_she_may_be_taken_again() -> None:
    table = lost(kong(), *CREW[:5], "double").now("event").begin(book_effect())
    assert table.g.track["actress"] == TAKEN
    assert table.g.track["actor"] == ALIVE


@rule("RC-587")
def test_without_the_director_the_game_is_lost() -> None:
    table = lost(kong(), *CREW[:8]).now("event").begin(book_effect())
    assert table.lost
    assert table.g.cause == "director"


@rule("RC-588")
@pytest.mark.parametrize("found", range(6))
def test_each_totem_tile_gets_the_next_number(found: int) -> None:
    table = sheet("king_kong").next_tiles(5)
    table.g.track["totems"] = found
    table.plan("explore", "A1", "0", "0").act()
    assert table.tokens("A1") == (f"number{found + 1}",)


@rule("RC-589")
def test_ex_51_the_die_is_rolled_for_every_number_token() -> None:
    """RC-EX-51"""
    table = kong().tile("A2", 5).token("A2", "number2").tile("B2", 6).token("B2", "number3").have(food=9)
    table.levels(palisade=9, weapons=2).begin(weather_phase()).nature(FOOD, PALISADE, FIGHT)
    while table.question:
        table.choose("animals_come")
    assert (table.food, table.palisade, table.wounds(0)) == (8, 8, 1)


@rule("RC-589")
def test_without_a_lair_no_die_is_rolled() -> None:
    assert sheet("king_kong").begin(weather_phase()).done


@rule("RC-589", "RC-420")
def test_a_card_adds_no_further_die() -> None:
    table = kong().token("weather", "animals").begin(roll_weather())
    table.nature(0)
    assert shown(table.g) == [("animals", 0)]


@rule("RC-590")
def test_where_the_palisade_fails_morale_everybody_and_the_crew_suffer() -> None:
    table = kong().friday().begin(weather_phase()).nature(PALISADE)
    assert table.at_morale == -1
    assert [table.wounds(who) for who in (0, 1, FRIDAY)] == [1, 1, 0]
    assert lives(table)["lights"] == DEAD


@rule("RC-590", "RC-392")
def test_through_a_gap_nobody_outside_is_hurt() -> None:
    table = kong()
    table.g.outside[1] = "B2"
    table.begin(weather_phase()).nature(PALISADE)
    assert [table.wounds(who) for who in (0, 1)] == [1, 0]


@rule("RC-590")
def test_a_palisade_holds_him_off() -> None:
    table = kong().levels(palisade=1).begin(weather_phase()).nature(PALISADE)
    assert (table.palisade, table.at_morale, table.wounds(0)) == (0, 0, 0)
    assert lives(table)["lights"] == ALIVE


@rule("RC-590", "RC-586")
def test_through_a_gap_the_actress_is_taken() -> None:
    table = lost(kong(), *CREW[:5]).begin(weather_phase()).nature(PALISADE)
    assert table.g.track["actress"] == TAKEN


@rule("RC-591")
@pytest.mark.parametrize(("camp", "wounds"), [("A1", 1), ("B1", 0)])
def test_a_camp_on_a_totem_tile_costs_a_wound_in_production(camp: str, wounds: int) -> None:
    table = kong().friday().camp(camp).begin(production_phase())
    assert [table.wounds(who) for who in (0, 1, FRIDAY)] == [wounds, wounds, 0]


@rule("RC-591", "RC-692")
def test_where_the_production_phase_is_skipped_nobody_is_wounded_in_it() -> None:
    table = kong().camp("A1").sign(Sign("no", ("production",), "round")).begin(production_phase())
    assert ([table.wounds(seat) for seat in (0, 1)], table.food) == ([0, 0], 0)


@rule("RC-592", "RC-593")
def test_she_is_freed_on_the_fourth_totem_tile() -> None:
    table = cage(lost(kong(), "actress"))
    assert ("explore", "cage:B2") in planning(table)
    assert not any(target.startswith("cage:A1") for _, target in planning(table))


@rule("RC-593")
def test_freeing_her_means_meeting_a_creature() -> None:
    table = cage(lost(kong(), "actress"))
    table.print("mysteries", "gem", 'kind = "treasure"\neffects = [["gain_wood", 1]]')
    table.print("mysteries", "snake", 'kind = "creature"\neffects = [["wounds", 2]]')
    table.print("mysteries", "dart", 'kind = "trap"\neffects = [["wounds", 5]]')
    table.mysteries("gem", "dart", "snake").plan("explore", "cage:B2", "0", "0").act()
    table.nature()
    assert table.wounds(0) == 2
    assert table.g.track["actress"] == ALIVE
    assert table.g.kept_now == []


@rule("RC-593")
def test_a_failed_exploration_does_not_free_her() -> None:
    table = cage(lost(kong(), "actress"))
    table.plan("explore", "cage:B2", "0", along=("roll",)).act().roll("explore", False, False, False)
    assert table.g.track["actress"] == TAKEN


@rule("RC-592")
def test_an_actress_at_liberty_needs_no_freeing() -> None:
    table = cage(kong())
    assert ("explore", "cage:B2") not in planning(table)


@rule("RC-592", "RC-104")
def test_a_fourth_totem_tile_that_was_turned_and_turned_up_again_still_holds_her() -> None:
    """Its Number token is gone, but it is the fourth totem tile found."""
    table = cage(lost(kong(), "actress"))
    turn_face_down(table.g, "B2")
    assert not any(target.startswith("cage") for _, target in planning(table))
    turn_face_up(table.g, "B2")
    assert table.tokens("B2") == ()
    assert ("explore", "cage:B2") in planning(table)


@rule("RC-592", "RC-597", "RC-345")
def test_what_no_way_leads_to_can_neither_be_freed_nor_trapped() -> None:
    table = cage(lost(kong(), "actress")).tile("A3", 5).closed("A1", "B2").tile("C3", 7).sign(Sign("cage", ("C3",)))
    assert not any(target.startswith(("cage", "trap")) for _, target in planning(table))


@rule("RC-597")
def test_a_planned_trap_leaves_room_for_itself_alone() -> None:
    table = kong().tile("A2", 5).tile("B2", 6).tile("C1", 7).token("A1", "trap").token("A2", "trap").have(wood=8)
    table.items("shovel").plan("rest", "", "1")
    traps = [("build", "trap:B2"), ("build", "trap:C1")]
    assert [target in planning(table) for target in traps] == [True, True]
    table.choose("lead", "0", "build", "trap:B2", 4, 0, 0, 0, by=0)
    assert "support 0 1 build trap:B2" in table.asked(0)
    assert not any("trap:C1" in option for option in table.asked(0))


@rule("RC-597")
def test_three_traps_hinder_no_other_building() -> None:
    assert {("build", "shovel"), ("build", "weapons")} <= planning(trapped().have(wood=1))


@rule("RC-753")
def test_before_the_fourth_totem_is_found_she_cannot_be_freed() -> None:
    table = lost(kong(), "actress").tile("A2", 5).token("A2", "number2").tile("B2", 6).token("B2", "number3")
    assert not any(target.startswith("cage") for _, target in planning(table))


@rule("RC-597")
def test_traps_are_built_on_totem_tiles_near_the_camp() -> None:
    table = kong(4).have(wood=8).items("shovel").tile("B2", 3).tile("B3", 6).tile("B4", 7).tile("A2", 1)
    traps = {target for kind, target in planning(table) if target.startswith("trap")}
    assert traps == {"trap:A1", "trap:B3"}
    table.camp("A1")
    assert ("build", "trap:A1") in planning(table)


@rule("RC-597")
def test_each_tile_holds_one_and_three_are_enough() -> None:
    table = kong(4).have(wood=8).items("shovel").tile("B2", 5).tile("C1", 6).token("A1", "trap").token("B2", "trap")
    assert {target for _, target in planning(table) if target.startswith("trap:")} == {"trap:C1"}
    table.token("C1", "trap").tile("A2", 7)
    assert not any(target.startswith("trap:") for _, target in planning(table))


@rule("RC-597")
def test_no_more_than_three_are_planned() -> None:
    table = kong(4).have(wood=12).items("shovel").tile("B2", 5).tile("C1", 6).token("A1", "trap").token("B2", "trap")
    table.tile("A2", 7)
    planning(table)
    table.choose("lead", "0", "build", "trap:C1", 4, 0, 0, 0, by=0)
    assert not any("trap:A2" in option for option in table.asked(1))


@rule("RC-597")
def test_a_trap_needs_a_tile() -> None:
    table = kong().have(wood=4).items("shovel")
    assert reasons(table)[("build", "trap")] == ("trap_tile", "RC-597")


@rule("RC-598")
def test_a_trap_at_distance_two_needs_one_more_pawn() -> None:
    table = kong(4).tile("A2", 5)
    assert pawns_needed(table.g, aimed("build", "trap:A1")) == (1, 2)
    assert pawns_needed(table.g, aimed("build", "trap:A2")) == (2, 3)
    assert pawns_needed(table.camp("A1").g, aimed("build", "trap:A1")) == (1, 2)


@rule("RC-599")
def test_the_tranquilizer_saves_weapons() -> None:
    table = trapped().items("tranquilizer").levels(weapons=5).plan("hunt", "king_kong", "0", "0").act()
    assert table.weapons == 4
    assert table.won


def test_vodka_raises_morale() -> None:
    assert kong().found("bottle_of_vodka").begin(plan_actions()).choose("discovery", "bottle_of_vodka").at_morale == 1


def test_ten_rounds_whose_dice_are_the_lairs() -> None:
    printed = kong().g.scenario
    assert (printed.rounds, printed.weather) == (10, {})
