"""The Weather phase and the tokens of the Weather space. [ledger chapters 9, 20 and 23]"""

from __future__ import annotations

import pytest

from campfire.games.robinson.cards import ANIMALS_DIE, FRIDAY, JENNY, RAIN_DIE, WINTER_DIE
from campfire.games.robinson.library import scenarios
from campfire.games.robinson.rules.weather import (
    ANIMALS,
    dice_of_round,
    roll_animals_again,
    roll_weather,
    weather_phase,
)
from campfire.games.robinson.vocabulary.offers import ABILITY, Aid
from campfire.games.robinson.vocabulary.sheet import SHEETS, ScenarioHooks
from campfire.games.robinson.vocabulary.survivors import morale_down
from tests.games.robinson.table import Table, island, robinson
from tests.rules import rule

ONE_RAIN, TWO_RAIN, SNOWFLAKE = (RAIN_DIE.index(face) for face in ((1, 0), (2, 0), (0, 1)))
ONE_SNOW, TWO_SNOW = (WINTER_DIE.index(face) for face in ((0, 1), (0, 2)))
CALM, AT_PALISADE, AT_FOOD, ATTACK = (ANIMALS_DIE.index(face) for face in ("nothing", "palisade", "food", "fight"))


def table_of(*dice: str, seats: int = 2) -> Table:
    """A table whose sheet shows these dice for the round."""
    sheet = island(id="stormy", weather={2: dice})
    return robinson(seats, scenario=sheet).now("end", 2).have(wood=9, food=9)


@rule("RC-407")
@pytest.mark.parametrize("dice", [("rain",), ("winter",), ("rain", "winter", "animals")])
def test_the_dice_of_the_round_are_rolled(dice: tuple[str, ...]) -> None:
    table = table_of(*dice).begin(weather_phase())
    assert table.sides == (6,) * len(dice)


@rule("RC-408")
def test_without_dice_and_tokens_the_phase_passes() -> None:
    table = table_of().begin(weather_phase())
    assert (table.done, table.wood, table.food, table.wounds(0)) == (True, 9, 9, 0)


@rule("RC-478", "RC-407")
@pytest.mark.parametrize(
    ("rounds", "dice"), [((1, 3), []), ((4, 6), ["rain"]), ((7, 12), ["rain", "winter", "animals"])]
)
def test_the_weather_of_the_castaways(rounds: tuple[int, int], dice: list[str]) -> None:
    """RC-EX-30."""
    for number in rounds:
        table = robinson(2, scenario=scenarios()["castaways"]).now("end", number)
        assert dice_of_round(table.g) == dice


@rule("RC-407")
def test_no_dice_are_rolled_in_rounds_that_show_none() -> None:
    table = table_of("rain").now("end", 3).begin(weather_phase())
    assert table.done


@rule("RC-412", "RC-409")
def test_rain_costs_wood_and_food() -> None:
    table = table_of("rain").begin(weather_phase()).nature(TWO_RAIN)
    assert (table.wood, table.food) == (7, 7)


@rule("RC-412")
@pytest.mark.parametrize(("roof", "left"), [(1, 8), (2, 9), (3, 9)])
def test_the_roof_holds_off_clouds(roof: int, left: int) -> None:
    table = table_of("rain").shelter(roof=roof).begin(weather_phase()).nature(TWO_RAIN)
    assert (table.wood, table.food) == (left, left)


@rule("RC-410", "RC-411", "RC-414")
def test_snow_costs_wood_in_spite_of_the_roof_and_counts_as_cloud_too() -> None:
    table = table_of("winter").begin(weather_phase()).nature(TWO_SNOW)
    assert (table.wood, table.food) == (5, 7)
    table = table_of("winter").shelter(roof=5).begin(weather_phase()).nature(TWO_SNOW)
    assert (table.wood, table.food) == (7, 9)


@rule("RC-410", "RC-412")
def test_clouds_of_all_dice_and_tokens_are_counted_together() -> None:
    """One rain, one snow and a rain token against a roof of one: a wood for the snow, then two of each."""
    table = table_of("rain", "winter").token("weather", "rain").shelter(roof=1)
    table.begin(weather_phase()).nature(ONE_RAIN, ONE_SNOW)
    assert (table.wood, table.food) == (6, 7)


@rule("RC-410", "RC-063")
def test_each_wood_that_snow_does_not_find_wounds_everybody_in_the_camp() -> None:
    table = table_of("winter").have(wood=1, food=9).shelter(roof=9).begin(weather_phase()).nature(TWO_SNOW)
    assert (table.wood, table.wounds(0), table.wounds(1)) == (0, 1, 1)


@rule("RC-412", "RC-413")
def test_rain_without_a_roof() -> None:
    """RC-EX-31: three rain clouds, two food and no wood."""
    table = table_of("rain", seats=3).token("weather", "rain").have(food=2).begin(weather_phase()).nature(TWO_RAIN)
    assert (table.food, [table.wounds(seat) for seat in range(3)]) == (0, [4, 4, 4])


@rule("RC-413")
def test_of_two_sorts_of_food_the_group_chooses() -> None:
    table = table_of("rain").have(wood=9, food=1, preserves=1).begin(weather_phase()).nature(ONE_RAIN)
    table.choose("give_food", "food")
    assert (table.food, table.preserves) == (0, 1)


@rule("RC-415", "RC-380")
def test_giant_leaves_ignore_a_rain_cloud() -> None:
    table = table_of("rain").found("giant_leaves").begin(weather_phase()).nature(TWO_RAIN)
    table.choose("discovery", "giant_leaves", "rain").settle()
    assert (table.wood, table.food, table.g.found) == (8, 8, [])


@rule("RC-415", "RC-677")
def test_the_furnace_makes_a_snow_cloud_vanish() -> None:
    table = table_of("winter").items("furnace").begin(weather_phase()).nature(TWO_SNOW)
    assert (table.wood, table.food) == (7, 8)


@rule("RC-415", "RC-677")
def test_the_furnace_is_of_no_use_against_rain() -> None:
    table = table_of("rain").items("furnace").begin(weather_phase()).nature(TWO_RAIN)
    assert (table.wood, table.food) == (7, 7)


@rule("RC-258")
@pytest.mark.parametrize(("token", "wood", "food"), [("rain", 8, 8), ("snow", 7, 8)])
def test_a_cloud_token_works_though_no_die_is_rolled(token: str, wood: int, food: int) -> None:
    table = table_of().token("weather", token).begin(weather_phase())
    assert (table.wood, table.food) == (wood, food)


@rule("RC-259", "RC-077")
def test_all_weather_tokens_are_discarded_afterwards() -> None:
    table = table_of().token("weather", "rain", "snow", "storm", "animals").shelter(palisade=3)
    table.begin(weather_phase()).nature(CALM)
    assert table.done
    assert table.tokens("weather") == ()


@rule("RC-416")
@pytest.mark.parametrize(
    ("face", "food", "palisade", "wounds"),
    [(CALM, 9, 2, 0), (AT_FOOD, 8, 2, 0), (AT_PALISADE, 9, 1, 0), (ATTACK, 9, 2, 3)],
)
def test_hungry_animals_want_nothing_or_food_or_the_palisade_or_a_fight(
    face: int, food: int, palisade: int, wounds: int
) -> None:
    table = table_of("animals").shelter(palisade=2).begin(weather_phase()).nature(face)
    assert (table.food, table.palisade, table.wounds(0), table.wounds(1)) == (food, palisade, wounds, wounds)


@rule("RC-417", "RC-060")
@pytest.mark.parametrize("face", [AT_FOOD, AT_PALISADE])
def test_food_or_palisade_that_is_missing_wounds_everybody(face: int) -> None:
    """RC-EX-32 (a)."""
    table = table_of("animals", seats=3).have().begin(weather_phase()).nature(face)
    assert [table.wounds(seat) for seat in range(3)] == [1, 1, 1]


@rule("RC-418", "RC-293")
@pytest.mark.parametrize(("weapons", "wounds"), [(0, 3), (1, 2), (3, 0), (5, 0)])
def test_in_the_fight_everybody_has_as_many_wounds_as_the_weapons_fall_short(weapons: int, wounds: int) -> None:
    """RC-EX-32 (b)."""
    table = table_of("animals", seats=3).levels(weapons=weapons).begin(weather_phase()).nature(ATTACK)
    assert [table.wounds(seat) for seat in range(3)] == [wounds] * 3
    assert table.weapons == weapons


@rule("RC-419")
def test_a_temporary_weapon_level_protects_the_whole_group() -> None:
    table = table_of("animals").equipment("pistol").begin(weather_phase()).nature(ATTACK)
    table.choose("pistol")
    assert [table.wounds(seat) for seat in range(2)] == [0, 0]


@rule("RC-420")
def test_the_hungry_animals_die_is_rolled_once_though_a_card_wants_it_too() -> None:
    table = table_of("animals").token("weather", "animals").begin(weather_phase())
    assert table.sides == (6,)
    table = table_of().token("weather", "animals").begin(weather_phase())
    assert table.sides == (6,)


@rule("RC-589")
def test_a_sheet_may_have_the_animals_come_more_than_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """RC-EX-51."""
    monkeypatch.setitem(SHEETS, "stormy", ScenarioHooks(animals=lambda g: 3))
    table = table_of().begin(weather_phase()).nature(AT_FOOD, AT_FOOD, ATTACK)
    assert (table.food, table.wounds(0)) == (7, 3)


@rule("RC-590")
def test_a_sheet_may_say_what_a_breach_means(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SHEETS, "stormy", ScenarioHooks(breach=lambda g: (morale_down(-1, "", 1),)))
    table = table_of("animals").begin(weather_phase()).nature(AT_PALISADE)
    assert (table.at_morale, table.wounds(0)) == (-1, 0)
    table = table_of("animals").shelter(palisade=1).begin(weather_phase()).nature(AT_PALISADE)
    assert (table.at_morale, table.palisade) == (0, 0)


@rule("RC-582")
def test_something_may_roll_the_animals_again(monkeypatch: pytest.MonkeyPatch) -> None:
    aid = Aid("drums", ABILITY, ("drums",), (roll_animals_again(),))
    monkeypatch.setattr("campfire.games.robinson.rules.weather.ANIMALS", [*ANIMALS, lambda g: [aid]])
    table = table_of("animals").begin(weather_phase()).nature(ATTACK).choose("ability", "drums").nature(AT_FOOD)
    table.choose("animals_come")
    assert (table.food, table.wounds(0)) == (8, 0)


@rule("RC-421", "RC-258")
def test_a_storm_lowers_the_palisade_or_wounds_everybody() -> None:
    table = table_of().token("weather", "storm").shelter(palisade=2).begin(weather_phase())
    assert (table.palisade, table.wounds(0)) == (1, 0)
    table = table_of().token("weather", "storm").begin(weather_phase())
    assert [table.wounds(seat) for seat in range(2)] == [1, 1]


@rule("RC-409", "RC-421")
def test_weather_comes_first_then_the_animals_then_the_storm() -> None:
    table = table_of("rain", "animals").token("weather", "storm").shelter(palisade=1)
    table.begin(weather_phase()).nature(ONE_RAIN, ATTACK)
    told = [event.key for event in table.g.log or [] if event.key in ("weather", "level", "wounded")]
    assert told == ["weather", "wounded", "wounded", "level"]


@rule("RC-392", "RC-422")
def test_whoever_sleeps_outside_is_spared_the_whole_weather_phase() -> None:
    table = table_of("winter", "animals").token("weather", "storm").have()
    table.g.outside[1] = "A1"
    table.begin(weather_phase()).nature(TWO_SNOW, ATTACK)
    assert table.wounds(1) == 0
    assert table.wounds(0) == 2 + 4 + 3 + 1


@rule("RC-460", "RC-513")
def test_weather_hits_jenny_in_the_camp_but_not_friday() -> None:
    table = table_of("rain").have().friday().jenny("camp").begin(weather_phase()).nature(ONE_RAIN)
    assert [table.wounds(who) for who in (0, FRIDAY, JENNY)] == [2, 0, 2]


@rule("RC-407")
def test_dice_rolled_before_the_action_phase_are_not_rolled_again() -> None:
    table = table_of("rain").now("planning", 2).begin(roll_weather()).nature(TWO_RAIN)
    assert (table.wood, table.food) == (9, 9)
    table.begin(weather_phase())
    assert (table.done, table.wood, table.food) == (True, 7, 7)


@rule("RC-416", "RC-410")
def test_the_faces_of_the_weather_dice() -> None:
    assert sorted(RAIN_DIE) == sorted([(1, 0)] * 3 + [(2, 0)] * 2 + [(0, 1)])
    assert sorted(WINTER_DIE) == sorted([(0, 1)] * 2 + [(0, 2)] * 2 + [(2, 0)] * 2)
    assert sorted(ANIMALS_DIE) == ["fight", "food", "nothing", "nothing", "palisade", "palisade"]
    table = table_of("rain").begin(weather_phase()).nature(SNOWFLAKE)
    assert (table.wood, table.food) == (7, 8)
