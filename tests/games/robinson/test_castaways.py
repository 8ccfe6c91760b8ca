"""Scenario 1: Castaways. [ledger chapter 29]"""

from __future__ import annotations

import pytest

from campfire.games.robinson.cards import FRIDAY, WOOD
from campfire.games.robinson.rules.events import event_phase
from campfire.games.robinson.rules.exploration import lay_tile
from campfire.games.robinson.rules.items import complete_item, lose_item
from campfire.games.robinson.rules.morale import high_morale
from campfire.games.robinson.rules.moving_camp import move_camp
from campfire.games.robinson.rules.night import night_phase
from campfire.games.robinson.rules.planning import plan_actions
from campfire.games.robinson.rules.production import production_phase
from campfire.games.robinson.rules.scenario import before_actions, book_effect, round_begins, round_ends
from campfire.games.robinson.rules.weather import dice_of_round, roll_weather
from campfire.games.robinson.signs import Sign
from campfire.kernel.codec import encode_state
from tests.games.robinson.sheets import boxed, planning, sheet
from tests.games.robinson.table import Table
from tests.rules import rule


def castaways(seats: int = 2, piled: int = 0) -> Table:
    """A table with some wood on the woodpile at the start of a round."""
    table = sheet("castaways", seats)
    table.g.track["woodpile"] = piled
    return table.begin(round_begins())


def pile(table: Table) -> int:
    """How much wood lies on the woodpile."""
    return table.g.track["woodpile"]


@rule("RC-477", "RC-442")
def test_twelve_rounds() -> None:
    table = sheet("castaways").now("night", 11).begin(round_ends())
    assert (table.g.round, table.lost) == (12, False)
    assert table.now("night", 12).begin(round_ends()).lost


@rule("RC-478")
@pytest.mark.parametrize(
    ("rounds", "dice"), [((1, 2, 3), []), ((4, 5, 6), ["rain"]), (range(7, 13), ["rain", "winter", "animals"])]
)
def test_ex_30_the_weather_dice_by_round(rounds: tuple[int, ...], dice: list[str]) -> None:
    """RC-EX-30"""
    for round_ in rounds:
        table = sheet("castaways").now("weather", round_)
        assert dice_of_round(table.g) == dice
        assert table.begin(roll_weather()).question == ("weather_dice" if dice else "")


@rule("RC-479")
@pytest.mark.parametrize(
    ("round_", "wood", "fire", "won"),
    [
        (10, 15, True, True),
        (11, 15, True, True),
        (12, 15, True, True),
        (9, 15, True, False),
        (10, 14, True, False),
        (10, 15, False, False),
    ],
)
def test_the_goal_asks_for_the_woodpile_fire_and_the_ship(round_: int, wood: int, fire: bool, won: bool) -> None:
    table = sheet("castaways").now("night", round_)
    table.g.track["woodpile"] = wood
    if fire:
        table.items("fire")
    table.begin(round_begins())
    assert table.won == won


@rule("RC-479")
def test_the_last_wood_wins_at_once() -> None:
    table = castaways(piled=14).items("fire").have(wood=1).now("production", 10).begin(before_actions())
    table.choose("stack_wood", 1)
    assert table.won


@rule("RC-479")
def test_fire_built_by_the_last_action_wins_at_once() -> None:
    table = castaways(piled=15).tile("A1", 5).now("planning", 12).plan("build", "fire", "0", "0").resolve()
    assert table.won


@rule("RC-479")
def test_fire_that_was_turned_back_does_not_count() -> None:
    table = castaways(piled=15).items("fire").now("event", 9).begin(lose_item("fire"))
    table.now("event", 10).begin(round_begins())
    assert not table.won


@rule("RC-479", "RC-603", "RC-604")
def test_fire_that_a_catastrophe_has_put_away_signals_only_when_it_returns() -> None:
    table = castaways(piled=14).items("fire").have(wood=1).now("production", 12).sign(Sign("items", (), "round"))
    table.begin(before_actions()).choose("stack_wood", 1)
    assert not table.won
    assert table.resolve().won


@rule("RC-480")
def test_wood_is_stacked_before_the_action_phase() -> None:
    table = castaways(piled=1).have(wood=3).now("production").begin(before_actions(), plan_actions())
    assert table.question == "choose_wood"
    assert table.asked(0) == ["stack_nothing", "stack_wood 1", "stack_wood 2"]
    table.choose("stack_wood", 2)
    assert (pile(table), table.wood) == (3, 1)


@rule("RC-480")
def test_not_while_actions_are_planned_or_resolved() -> None:
    table = castaways().have(wood=3).begin(plan_actions())
    assert not any(option.startswith("stack_wood") for option in table.asked(0))


@rule("RC-480")
def test_also_in_an_earlier_phase_when_something_is_asked() -> None:
    table = castaways(seats=2).have(wood=3).wounded(0, 1).now("morale")
    table.g.morale = 6
    table.begin(high_morale())
    table.choose("stack_wood", 1)
    assert (pile(table), table.wood) == (1, 2)
    assert table.question == "high_morale"


@rule("RC-481", "RC-482")
@pytest.mark.parametrize(("piled", "room"), [(0, 1), (1, 2), (2, 1), (3, 3), (6, 4), (10, 5), (14, 1)])
def test_wood_goes_on_the_leftmost_incomplete_level_only(piled: int, room: int) -> None:
    table = castaways(piled=piled).have(wood=15).now("production").begin(before_actions())
    assert table.asked(0)[1:] == [f"stack_wood {n}" for n in range(1, room + 1)]


@rule("RC-482")
def test_a_completed_level_opens_the_next_only_in_the_next_round() -> None:
    table = castaways(piled=0).have(wood=15).now("production").begin(before_actions())
    table.choose("stack_wood", 1)
    assert table.now("production").begin(before_actions()).done
    table.begin(round_begins(), before_actions())
    assert table.asked(0)[1:] == ["stack_wood 1", "stack_wood 2"]


@rule("RC-482")
def test_the_five_levels_need_five_rounds() -> None:
    table, rounds = castaways().have(wood=15), 0
    while pile(table) < 15:
        rounds += 1
        table.begin(round_begins(), before_actions())
        table.choose("stack_wood", len(table.asked(0)) - 1)
    assert rounds == 5


@rule("RC-483")
def test_wood_on_the_pile_stays_there() -> None:
    table = castaways(piled=0).have(wood=2).now("production").begin(before_actions()).choose("stack_wood", 1)
    table.begin(plan_actions())
    assert not any("wood" in option.split()[0] for option in table.asked(0))
    assert (pile(table), table.wood) == (1, 1)


@rule("RC-484")
def test_totems_and_books_have_no_effect() -> None:
    table = castaways().next_tiles(10)
    table.now("event").begin(lay_tile(0, "A1"))
    before = {key: value for key, value in encode_state(table.g).items() if key not in ("track", "log", "stack")}
    table.begin(book_effect())
    after = {key: value for key, value in encode_state(table.g).items() if key not in ("track", "log", "stack")}
    assert before == after
    assert table.tokens("A1") == ()
    assert table.wounds(0) == 0


@rule("RC-485")
def test_oil_goes_on_the_woodpile_at_once_even_while_planning() -> None:
    table = castaways(piled=1).found("oil").begin(plan_actions()).choose("discovery", "oil")
    assert pile(table) == 3
    assert table.wood == 0
    assert table.g.found == []


@rule("RC-485")
def test_oil_is_two_wood_where_more_would_fit() -> None:
    assert pile(castaways(piled=6).found("oil").begin(plan_actions()).choose("discovery", "oil")) == 8


@rule("RC-486")
def test_oil_that_does_not_fit_is_discarded() -> None:
    table = castaways(piled=0).found("oil").begin(plan_actions()).choose("discovery", "oil")
    assert pile(table) == 1
    assert table.wood == 0


@rule("RC-486")
def test_oil_cannot_be_used_once_the_level_is_complete() -> None:
    """It would be useless. [O-48]"""
    table = castaways(piled=0).found("oil").have(wood=1).now("production").begin(before_actions())
    table.choose("stack_wood", 1).begin(plan_actions())
    assert "discovery oil" not in table.asked(0)


@rule("RC-487")
def test_the_medallion_is_three_determination_split_freely() -> None:
    table = castaways(seats=2).friday().found("medallion").begin(plan_actions()).choose("discovery", "medallion")
    for who in (1, 0, FRIDAY):
        assert table.question == "choose_determined"
        table.choose("encourage", who)
    assert [table.determination(who) for who in (0, 1, FRIDAY)] == [1, 1, 1]
    assert table.question == "plan"


@rule("RC-488")
def test_the_axe_puts_an_additional_wood_token_on_the_camp_tile() -> None:
    table = castaways().begin(complete_item("axe_s1"))
    assert table.tokens("B1") == ("wood",)
    assert table.begin(production_phase()).wood == 2


@rule("RC-488")
def test_the_axe_finds_a_token_there_already() -> None:
    table = castaways().token("B1", "wood").begin(complete_item("axe_s1"))
    assert table.tokens("B1") == ("wood",)


@rule("RC-488")
def test_the_token_of_the_axe_moves_with_the_camp() -> None:
    table = castaways().tile("A1", 6).begin(complete_item("axe_s1"), move_camp("A1"))
    assert table.tokens("B1") == ()
    assert table.tokens("A1") == ("wood",)


@rule("RC-489")
def test_the_mast_brings_wood_for_the_woodpile_while_actions_are_resolved() -> None:
    table = castaways(piled=3).have(wood=1, fur=1).plan("build", "mast", "0", "0", wood=1, fur=1).act()
    assert pile(table) == 6
    assert table.future == {}
    table.begin(round_begins())
    assert pile(table) == 6


@rule("RC-486", "RC-489")
def test_wood_of_the_mast_that_does_not_fit_is_lost() -> None:
    table = castaways(piled=1).have(wood=1, fur=1).plan("build", "mast", "0", "0", wood=1, fur=1).resolve()
    assert pile(table) == 3
    assert table.wood == 0
    assert "mast" in table.g.items


@rule("RC-489", "RC-330")
def test_the_mast_is_built_once() -> None:
    table = castaways(piled=3).have(wood=4, fur=4).items("rope", "mast")
    assert ("build", "mast") not in planning(table)
    assert ("build", "mast") in planning(castaways(piled=3).have(wood=4, fur=4).items("rope"))


@rule("RC-122")
def test_herbs_heal_a_wound_at_night() -> None:
    table = castaways().found("herbs_s1").wounded(1, 2).have(food=2).shelter().begin(night_phase())
    table.choose("discovery", "herbs_s1")
    assert table.wounds(1) == 1


@rule("RC-122")
def test_nobody_hurt_needs_herbs_and_nobody_heals_by_day() -> None:
    table = castaways().found("herbs_s1").have(food=2).shelter().begin(night_phase())
    assert table.g.found == ["herbs_s1"]
    table = castaways().found("herbs_s1").wounded(1, 2).begin(plan_actions())
    assert "discovery herbs_s1" not in table.asked(0)


def test_the_pirate_sabre_is_a_weapon() -> None:
    table = castaways().found("pirate_sabre").begin(plan_actions()).choose("discovery", "pirate_sabre")
    assert table.weapons == 1


def test_the_woodpile_begins_empty() -> None:
    assert boxed().track == {"woodpile": 0, "level": 0}
    assert boxed().available[WOOD] == 0


@rule("RC-481")
def test_one_level_a_round_counts_what_was_stacked_earlier_in_the_round() -> None:
    table = castaways(piled=1).have(wood=9).now("production").begin(before_actions()).choose("stack_wood", 1)
    table.begin(before_actions())
    assert table.asked(0)[1:] == ["stack_wood 1"]


@rule("RC-442")
def test_the_ship_sails_by_without_a_signal() -> None:
    table = castaways(piled=15).now("night", 12).begin(round_ends())
    assert table.lost


@rule("RC-480", "RC-180")
@pytest.mark.parametrize(("card", "left"), [("high_water", 0), ("termites", 1)])
def test_wood_may_be_stacked_before_a_threat_takes_it(card: str, left: int) -> None:
    table = sheet("castaways").now("night", 3).have(wood=3).event("calm").events("calm")
    table.g.threats = [card, "argument"]
    table.begin(round_begins(), event_phase()).choose("stack_wood", 1)
    assert (pile(table), table.wood) == (1, left)


@rule("RC-480", "RC-395", "RC-180")
def test_so_may_wood_that_somebody_brings_home_or_was_promised() -> None:
    """One has slept outside with a wood, another was to find two after a wrong track."""
    table = sheet("castaways").now("night", 3).event("calm").events("calm").sign(Sign("dawn", ("wood", 2)))
    table.g.threats, table.g.outside[0], table.g.sheets[0] = ["high_water", "argument"], "A1", [1, 0, 0, 0]
    table.g.track["woodpile"] = 3
    table.begin(round_begins(), event_phase()).choose("stack_wood", 3)
    assert (pile(table), table.wood) == (6, 0)


@rule("RC-480")
def test_nobody_is_asked_about_wood_at_the_start_of_a_round_that_threatens_none() -> None:
    table = sheet("castaways").now("night", 3).have(wood=3)
    table.g.threats = ["argument", "food_crates"]
    assert table.begin(round_begins()).done
