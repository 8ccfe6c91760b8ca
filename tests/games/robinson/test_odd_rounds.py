"""Odd rounds: rules that seldom meet, played through as at the table."""

from __future__ import annotations

from campfire.games.robinson.cards import FOOD, FRIDAY
from campfire.games.robinson.rules.end_of_actions import end_of_actions
from campfire.games.robinson.rules.events import event_phase
from campfire.games.robinson.rules.morale import morale_phase
from campfire.games.robinson.rules.moving_camp import move_camp
from campfire.games.robinson.rules.night import night_phase
from campfire.games.robinson.rules.planning import plan_actions
from campfire.games.robinson.rules.production import production_phase
from campfire.games.robinson.rules.scenario import round_begins
from campfire.games.robinson.rules.weather import weather_phase
from campfire.games.robinson.vocabulary.survivors import wounds
from campfire.games.robinson.vocabulary.things import item_token
from tests.games.robinson.event_deck import table_of
from tests.games.robinson.plans import lead, planning, prices, ready, support
from tests.games.robinson.table import Table, robinson
from tests.games.robinson.volcano import volcano
from tests.rules import rule


def rest(table: Table, *pawns: int) -> Table:
    """These pawns rest, and everybody is ready."""
    for seat in pawns:
        lead(table, seat, "rest")
    return ready(table, *table.g.seats)


def deserted(seats: int = 2) -> Table:
    """Everybody sleeps outside, on a tile with a natural Shelter and on one without."""
    table = robinson(seats).tile("A1", 11).tile("A2", 1).now("weather", 2)
    table.g.outside[:2] = ["A1", "A2"]
    return table


@rule("RC-392", "RC-422", "RC-410", "RC-417", "RC-421")
def test_weather_over_a_camp_with_nobody_in_it_takes_what_is_there_and_hurts_nobody() -> None:
    table = deserted().have(wood=1, food=1).token("weather", "snow", "rain", "storm").begin(weather_phase())
    assert (table.done, table.wood, table.food, table.g.wounds[:2]) == (True, 0, 0, [0, 0])


@rule("RC-394", "RC-428", "RC-393", "RC-432", "RC-251")
def test_in_a_night_with_nobody_in_the_camp_its_food_is_not_eaten_and_spoils() -> None:
    table = deserted().have(food=3, preserves=1).token("night", "food").friday()
    table.g.sheets[0][FOOD] = 3
    table.begin(night_phase()).choose("camp", "A1")
    assert (table.g.camp, table.food, table.preserves) == ("A1", 0, 1)
    assert (table.g.wounds[:2], table.wounds(FRIDAY), table.tokens("night")) == ([0, 4], 0, ())
    assert table.g.sheets[0][FOOD] == 0


@rule("RC-164", "RC-318", "RC-434", "RC-313")
def test_a_palisade_planned_under_a_natural_shelter_is_left_behind_with_it() -> None:
    table = robinson(1, "soldier").determined(0, 3).tile("B2", 11).tile("A2", 11).camp("B2").levels(roof=1)
    table.begin(plan_actions()).choose("ability", "defensive_plan").choose("track", "palisade")
    assert (table.palisade, table.g.shelter) == (1, False)
    table.begin(move_camp("A2"))
    assert (table.roof, table.palisade) == (0, 0)


@rule("RC-455", "RC-255", "RC-257", "RC-454")
def test_friday_takes_the_adventure_token_of_a_sure_action_as_a_wound() -> None:
    table = robinson(1).friday().items("belts").tile("A1", 6).token("gather_deck", "adventure")
    table.adventure("gather", "omen", '[["morale_down", 1]]').plan("gather", "A1:wood", "friday", "belts").act()
    assert (table.wounds(FRIDAY), table.future, table.tokens("gather_deck")) == (1, {"wood": 1}, ())
    assert (table.told("adventure"), table.at_morale) == ([], 0)


@rule("RC-245", "RC-249", "RC-250", "RC-246")
def test_a_roof_asks_for_the_wood_of_its_space_and_of_the_building_space_together_but_not_in_furs() -> None:
    table = robinson(2).shelter().have(wood=4, fur=1).token("build", "wood").token("roof", "wood")
    assert prices(planning(table), 0, "build", "roof") == [(4, 0, 0, 0), (0, 0, 0, 1)]
    lead(table, 0, "build", "roof", wood=4)
    support(table, 0, "build", "roof")
    rest(table, 1, 1).resolve()
    assert (table.roof, table.wood, table.tokens("build"), table.tokens("roof")) == (1, 0, (), ("wood",))


@rule("RC-245", "RC-249", "RC-246")
def test_a_roof_of_furs_leaves_both_wood_tokens_where_they_are() -> None:
    table = planning(robinson(2).shelter().have(fur=1).token("build", "wood").token("roof", "wood"))
    lead(table, 0, "build", "roof", fur=1)
    support(table, 0, "build", "roof")
    rest(table, 1, 1).resolve()
    assert (table.roof, table.fur, table.tokens("build"), table.tokens("roof")) == (1, 0, ("wood",), ("wood",))


@rule("RC-144", "RC-247", "RC-304", "RC-298")
def test_a_failure_gives_back_wood_determination_and_the_token_that_asked_for_more() -> None:
    table = planning(robinson().have(wood=1).determined(0, 2).token("build", "wood"))
    table.choose("lead_on_credit", "0", "build", "weapons", 1, 0, 0, 0, by=0)
    assert (table.wood, table.determination(0)) == (0, 0)
    rest(table, 0, 1, 1).resolve().roll("build", False, False, False)
    assert (table.weapons, table.wood, table.determination(0), table.tokens("build")) == (0, 1, 2 + 2, ("wood",))


@rule("RC-395", "RC-530", "RC-106")
def test_whoever_slept_where_lava_comes_is_back_before_it() -> None:
    table = volcano().tile("A3", 3).now("dawn", 5)
    table.g.outside[1], table.g.sheets[1] = "A3", [2, 0, 0, 0]
    table.begin(round_begins())
    assert (table.g.outside[1], table.wood, "A3" in table.g.closed, table.lost) == ("", 2, True, False)


@rule("RC-101", "RC-252", "RC-193")
def test_an_additional_token_on_an_exhausted_source_gives_nothing_while_the_other_source_gives_its_own() -> None:
    table = robinson().token("B1", "exhausted_fish", "food", "wood").begin(production_phase())
    assert (table.food, table.wood) == (0, 2)


@rule("RC-178", "RC-180", "RC-617", "RC-273")
def test_dangerous_night_is_pushed_off_by_the_second_event_after_its_beast_was_fought() -> None:
    table = table_of(2, "dangerous_night", "first", "second").event("first").event("second").beasts("fox", "goats")
    table.begin(event_phase())
    for number in (3, 4):
        table.now("event", number).begin(event_phase())
    assert (table.g.threats, [card for card, *_ in table.told("beast_gone")]) == (["first", "second"], ["fox"])


@rule("RC-230", "RC-240", "RC-273")
def test_a_token_that_waits_for_the_end_of_the_actions_outlives_the_card_that_was_answered_meanwhile() -> None:
    table = robinson().adventure("build", "knot", '[["puts", "time", "gather"]]').token("build_deck", "adventure")
    table.threat("flood", "pawns = 1").plan("threat", "flood:0", "1").plan("build", "shovel", "0", "0").act()
    assert (table.tokens("gather"), table.g.later) == ((), [("gather", "time")])
    table.begin(end_of_actions())
    assert (table.tokens("gather"), table.g.threats) == (("time",), ["", ""])


@rule("RC-436", "RC-437", "RC-438", "RC-074")
def test_of_two_food_tokens_that_the_camp_would_carry_only_the_own_one_moves() -> None:
    table = robinson().items("snare").tile("A1", 4).tile("A2", 4).token("A1", "food")
    table.begin(item_token(-1, "", "snare", "food"), move_camp("A1"))
    assert (table.tokens("B1"), table.tokens("A1"), table.g.fading) == ((), ("food",), ["snare"])
    table.begin(move_camp("A2"))
    assert (table.tokens("A1"), table.tokens("A2")) == (("food",), ())


@rule("RC-118", "RC-120", "RC-121", "RC-187")
def test_an_arrow_healed_back_over_in_high_spirits_costs_morale_again_when_it_is_passed_again() -> None:
    table = robinson(2).wounded(0, 5).morale(3).begin(morale_phase()).choose("morale_heals")
    assert (table.wounds(0), table.at_morale) == (4, 3)
    table.begin(wounds(0, "", 1))
    assert (table.wounds(0), table.at_morale) == (5, 2)


@rule("RC-387", "RC-391", "RC-390", "RC-395")
def test_two_ways_outside_bring_everything_to_one_sheet_and_one_tile_is_chosen() -> None:
    table = robinson().tile("A1", 6).tile("C1", 4).adventure("gather", "lost", '[["night_outside"]]').now("action", 2)
    table.adventures("gather", "lost", "astray").adventure("gather", "astray", '[["night_outside"]]')
    table.adventures("gather", "lost", "astray").plan("gather", "A1:wood", "0", along=("roll",))
    table.plan("gather", "C1:fish", "0", along=("roll",)).act().choose("resolve", 0, "gather", "A1:wood", 0)
    table.roll("gather", False, True, True).roll("gather", False, True, True)
    assert table.asked(0) == ["bivouac A1", "bivouac C1"]
    table.choose("bivouac", "C1")
    assert (table.g.outside[0], table.g.sheets[0], table.future) == ("C1", [1, 1, 0, 0], {})
    table.begin(end_of_actions(), round_begins())
    assert (table.wood, table.food, table.g.outside[0]) == (1, 1, "")


@rule("RC-232", "RC-456", "RC-233", "RC-455")
def test_friday_may_roll_again_what_the_token_spoiled_but_not_with_what_the_failure_brings() -> None:
    table = robinson(1).friday(determination=2).tile("A1", 6).token("gather", "reroll")
    table.plan("gather", "A1:wood", "friday", along=("roll",)).act().roll("gather", False, True, False)
    table.roll_again("gather", 1, False)
    assert (table.question, table.tokens("gather")) == ("rolled", ())
    table.choose("friday_rerolls", "success").roll_again("gather", 1, True)
    assert (table.future, table.determination(FRIDAY)) == ({"wood": 1}, 0)
