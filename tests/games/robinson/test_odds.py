"""The odds, counted out on the dice."""

from __future__ import annotations

from fractions import Fraction

import pytest

from campfire.games.robinson.actions import Action
from campfire.games.robinson.cards import FRIDAY
from campfire.games.robinson.rules.odds import NEVER, SURE, Losses, action_odds, at_least, weather_odds
from campfire.games.robinson.signs import Sign
from campfire.games.robinson.vocabulary.limits import OFF
from tests.games.robinson.sheets import sheet
from tests.games.robinson.table import island, robinson
from tests.rules import rule


@rule("RC-296", "RC-295")
@pytest.mark.parametrize(
    ("kind", "success", "wound", "adventure"),
    [
        ("build", Fraction(2, 3), Fraction(2, 3), Fraction(1, 2)),
        ("gather", Fraction(5, 6), Fraction(1, 6), Fraction(1, 2)),
        ("explore", Fraction(5, 6), Fraction(1, 2), Fraction(5, 6)),
    ],
)
def test_odds_of_one_pawn(kind: str, success: Fraction, wound: Fraction, adventure: Fraction) -> None:
    assert action_odds(robinson().g, 0, Action(kind), True) == (success, wound, adventure)


@rule("RC-209", "RC-234")
def test_a_sure_action_is_sure_even_beside_a_reroll_token() -> None:
    assert action_odds(robinson().token("build", "reroll").g, 0, Action("build"), False) == (SURE, NEVER, NEVER)


@rule("RC-232")
def test_a_reroll_token_asks_for_two_successes() -> None:
    assert action_odds(robinson().token("gather", "reroll").g, 0, Action("gather"), True).success == Fraction(25, 36)


@rule("RC-255")
def test_an_adventure_token_makes_the_adventure_certain() -> None:
    g = robinson().token("build_deck", "adventure").g
    assert action_odds(g, 0, Action("build"), True).adventure == 1
    assert action_odds(g, 0, Action("build"), False).adventure == 1


@rule("RC-455")
def test_for_friday_an_adventure_is_a_wound() -> None:
    g = robinson().friday().g
    assert action_odds(g, FRIDAY, Action("gather"), True) == (Fraction(5, 6), Fraction(7, 12), NEVER)


@rule("RC-408")
def test_without_dice_and_tokens_nothing_is_lost() -> None:
    assert weather_odds(robinson().g) == {Losses(): 1}


@rule("RC-412", "RC-410", "RC-414")
def test_rain_die_against_a_roof() -> None:
    """Three faces of one rain cloud, two of two, and one snow cloud, which takes a wood whatever the roof."""
    table = robinson(scenario=island(weather={1: ("rain",)})).have(wood=5, food=5).shelter(roof=1)
    assert weather_odds(table.g) == {
        Losses(): Fraction(3, 6),
        Losses(wood=1, food=1): Fraction(2, 6),
        Losses(wood=1): Fraction(1, 6),
    }


@rule("RC-413", "RC-411")
def test_what_is_missing_wounds() -> None:
    table = robinson().have(food=1).token("weather", "snow")
    assert weather_odds(table.g) == {Losses(food=1, wounds=2): 1}


@rule("RC-416", "RC-417", "RC-418", "RC-420")
def test_hungry_animals_are_rolled_once() -> None:
    table = robinson(scenario=island(weather={1: ("animals",)})).levels(weapons=1).token("weather", "animals")
    odds = weather_odds(table.g)
    assert at_least(odds, "wounds", 1) == Fraction(4, 6)
    assert at_least(odds, "wounds", 2) == Fraction(1, 6)
    assert at_least(odds, "palisade", 1) == 0
    assert sum(odds.values()) == 1


@rule("RC-421", "RC-409")
def test_a_storm_takes_a_palisade() -> None:
    table = robinson().shelter(palisade=1).token("weather", "storm")
    assert weather_odds(table.g) == {Losses(palisade=1): 1}


@rule("RC-407")
def test_all_dice_together_count_every_roll() -> None:
    table = robinson(scenario=island(weather={1: ("rain", "winter", "animals")}))
    odds = weather_odds(table.g)
    assert sum(odds.values()) == 1
    assert at_least(odds, "wounds", 1) == 1
    assert all(216 % chance.denominator == 0 for chance in odds.values())


@rule("RC-590", "RC-589")
def test_a_palisade_that_fails_on_king_kongs_island_costs_crew_and_morale() -> None:
    """Two of six faces lower the palisade; only the second of two such results breaks one of level 1."""
    table = sheet("king_kong").levels(palisade=1, weapons=3).have(food=2).token("A1", "number1").token("A2", "number2")
    odds = weather_odds(table.g)
    assert at_least(odds, "crew", 1) == Fraction(2, 6) * Fraction(2, 6)
    assert at_least(odds, "wounds", 1) == at_least(odds, "crew", 1)
    assert at_least(odds, "crew", 2) == 0


@rule("RC-590", "RC-421")
def test_a_storm_costs_no_crew() -> None:
    table = sheet("king_kong").token("weather", "storm")
    assert weather_odds(table.g) == {Losses(wounds=1): 1}


@rule("RC-677", "RC-603")
@pytest.mark.parametrize("away", [(), (OFF,)])
def test_the_furnace_melts_a_snow_cloud_in_the_forecast_too(away: tuple[Sign, ...]) -> None:
    """Items that a Catastrophe has put away are back before the weather comes."""
    table = robinson().items("furnace").have(wood=3, food=3).sign(*away).token("weather", "snow")
    assert weather_odds(table.g) == {Losses(): 1}
    assert weather_odds(table.token("weather", "rain").g) == {Losses(wood=1, food=1): 1}
