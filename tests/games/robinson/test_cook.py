"""The Cook: Grandma's Recipe, Stone Soup, Hooch. [ledger chapter 4]"""

from __future__ import annotations

from campfire.games.robinson.cards import FRIDAY
from campfire.games.robinson.rules.weather import weather_phase
from tests.games.robinson.characters import lone, offered
from tests.games.robinson.plans import planning
from tests.games.robinson.table import Table, island, robinson
from tests.rules import rule


@rule("RC-148", "RC-149")
def test_grandmas_recipe_heals_for_a_food_at_any_time() -> None:
    table = robinson(2, "cook").determined(0, 2).have(food=1).wounded(0, 1).wounded(1, 3)
    table = planning(table).choose("ability", "grandmas_recipe", by=0)
    table.choose("heal", 0)
    assert (table.wounds(0), table.wounds(1), table.food, table.determination(0)) == (0, 2, 0, 0)


@rule("RC-149", "RC-135")
def test_grandmas_recipe_is_cooked_in_the_middle_of_the_actions_and_in_the_weather() -> None:
    table = robinson(2, "cook").determined(0, 2).have(food=2).wounded(1, 1).plan("camp", "", "1").act()
    assert table.choose("ability", "grandmas_recipe", by=0).wounds(1) == 0
    table = robinson(2, "cook").determined(0, 2).have(food=9, wood=9).wounded(1, 1).token("weather", "rain")
    assert table.begin(weather_phase()).choose("ability", "grandmas_recipe", by=0).wounds(1) == 0


@rule("RC-148")
def test_both_wounds_may_be_of_one_character_but_food_is_needed() -> None:
    table = planning(robinson(2, "cook").determined(0, 2).have(preserves=1).wounded(1, 3))
    assert table.choose("ability", "grandmas_recipe", by=0).wounds(1) == 1
    assert table.preserves == 0
    assert offered(planning(robinson(2, "cook").determined(0, 2).wounded(1, 3)), 0) == set()


@rule("RC-459", "RC-148")
def test_friday_can_be_healed_by_the_cook() -> None:
    table = planning(robinson(2, "cook").determined(0, 2).have(food=1).friday(wounds=2))
    assert table.choose("ability", "grandmas_recipe", by=0).wounds(FRIDAY) == 0


@rule("RC-151")
def test_stone_soup_is_food_at_once_outside_the_action_phase() -> None:
    assert planning(lone("cook")).choose("ability", "stone_soup").food == 2


@rule("RC-151", "RC-152")
def test_stone_soup_cooked_in_the_action_phase_meets_no_demand_of_it() -> None:
    table = robinson(1, "cook").determined(0, 3).adventure("build", "rats", '[["lose_food", 2]]')
    table.token("build_deck", "adventure").plan("build", "shovel", "0", "0").act()
    table.choose("ability", "stone_soup")
    assert (table.future, table.wounds(0)) == ({"food": 1}, 2)


def cloudy(*tokens: str) -> Table:
    return robinson(1, "cook", scenario=island()).determined(0, 3).have(wood=9, food=9).token("weather", *tokens)


@rule("RC-153", "RC-154")
def test_hooch_ignores_a_rain_cloud_after_the_roll() -> None:
    table = robinson(1, "cook", scenario=island(weather={1: ("rain",)})).determined(0, 3).have(wood=9, food=9)
    table.begin(weather_phase()).nature(0).choose("ability", "hooch", "rain")
    assert (table.wood, table.food, table.determination(0)) == (9, 9, 0)


@rule("RC-153", "RC-414")
def test_hooch_makes_a_snow_cloud_a_rain_cloud_but_does_not_ignore_it() -> None:
    table = cloudy("snow").begin(weather_phase())
    assert [o.args for o in table.options(0) if o.args[0] == "hooch"] == [("hooch", "soften")]
    table.choose("ability", "hooch", "soften")
    assert (table.wood, table.food) == (8, 8)


@rule("RC-058", "RC-153")
def test_only_the_cook_decides_about_the_hooch() -> None:
    """The whole group is asked before the clouds count, but the determination is the Cook's own."""
    table = robinson(3, "carpenter", "cook").determined(1, 3).have(wood=9, food=9).found("giant_leaves")
    table.token("weather", "rain", "snow").begin(weather_phase())
    group = ["bear_weather 1 1", "discovery giant_leaves rain"]
    assert [table.asked(seat) for seat in (0, 2)] == [group, group]
    assert {*table.asked(1)} - {*group} == {"ability hooch rain", "ability hooch soften", "ability stone_soup"}
    table.choose("ability", "hooch", "soften", by=1)
    assert (table.determination(1), table.asked(0)) == (0, ["bear_weather 2 0", "discovery giant_leaves rain"])
