"""Things and abilities used in time: before an effect hurts that they would ease. [ledger chapters 3, 4 and 6]"""

from __future__ import annotations

import pytest

from campfire.games.robinson.cards import CHARACTERS
from campfire.games.robinson.rules.adventures import draw_adventure
from campfire.games.robinson.rules.events import event_phase
from campfire.games.robinson.rules.items import choose_flipped
from campfire.games.robinson.rules.morale import morale_phase
from campfire.games.robinson.rules.night import night_phase
from campfire.games.robinson.rules.weather import weather_phase
from tests.games.robinson.characters import offered
from tests.games.robinson.event_deck import table_of
from tests.games.robinson.outcomes import lower, stage, upper
from tests.games.robinson.plans import planning
from tests.games.robinson.sheets import sheet
from tests.games.robinson.table import Table, robinson
from tests.rules import rule

BUSH = ("discovery", "thorny_bush")


@rule("RC-071", "RC-079")
def test_a_bush_may_make_a_choice_possible_that_was_not() -> None:
    """Food is there, the palisade for the hungry predator is not, until the bush has been planted."""
    table = stage().have(food=1).shelter().levels(palisade=0).found("thorny_bush")
    fed = upper(table, "hungry_predator", BUSH, ("decide", "hungry_predator", 1))
    assert fed == {"food": -1, "found": (), "in the Event deck": 1}


@rule("RC-071")
def test_a_choice_that_stays_impossible_is_not_offered() -> None:
    table = stage().have(food=1).levels(palisade=0).found("tobacco")
    changed = upper(table, "hungry_predator", ("decide", "hungry_predator", 0))
    assert changed == {"wounds 0": 2, "future food": 2, "future fur": 1}


@rule("RC-079", "RC-048")
def test_a_bottle_is_broken_before_the_flood_finds_nothing_to_take() -> None:
    table = table_of(2, "flood").equipment("empty_bottle").begin(event_phase())
    assert table.question == "demand"
    table.choose("empty_bottle").choose("let_it_come")
    assert (table.weapons, table.wounds(0), table.wounds(1)) == (0, 0, 0)


@rule("RC-063")
def test_where_the_flood_finds_nothing_everybody_is_wounded() -> None:
    table = table_of(2, "flood").begin(event_phase())
    assert [table.wounds(seat) for seat in (0, 1)] == [1, 1]


@rule("RC-079")
@pytest.mark.parametrize("card", ["winter_depression", "the_island_fights_back"])
def test_vines_are_planted_before_the_book_effect_asks_for_a_palisade(card: str) -> None:
    """The island strikes back twice: the vines are enough for one of them."""
    table = sheet("jenny").shelter().found("vines").events(card).now("event", 2).begin(event_phase())
    assert table.question == "demand"
    table.choose("discovery", "vines")
    assert (table.palisade, table.wounds(0)) == (0, int(card == "the_island_fights_back"))


@rule("RC-079")
def test_a_bush_is_planted_before_a_beast_that_the_weapons_hold_off_breaks_the_palisade() -> None:
    table = stage().shelter().levels(weapons=3).found("thorny_bush")
    assert lower(table, "puma", BUSH) == {"found": (), "weapons": -1, "food": 2, "fur": 1}
    assert lower(stage().shelter().levels(weapons=3), "puma") == {"wounds 1": 1, "weapons": -1, "food": 2, "fur": 1}


def stormy() -> Table:
    """A storm is coming to a camp with a Shelter and nothing around it."""
    return robinson(2, "soldier").shelter().token("weather", "storm")


@rule("RC-079", "RC-135", "RC-421")
def test_something_may_be_done_for_the_palisade_before_the_storm() -> None:
    table = stormy().found("thorny_bush").begin(weather_phase())
    table.choose(*BUSH, by=1)
    assert (table.palisade, table.wounds(0), table.wounds(1)) == (0, 0, 0)
    table = stormy().determined(0, 3).begin(weather_phase())
    table.choose("ability", "defensive_plan").choose("track", "palisade")
    assert (table.palisade, table.wounds(0), table.wounds(1)) == (0, 0, 0)


@rule("RC-067", "RC-421")
def test_nobody_has_to_plant_a_bush_before_the_storm() -> None:
    table = stormy().found("thorny_bush").begin(weather_phase()).choose("bear_storm")
    assert (table.wounds(0), table.wounds(1), table.g.found) == (1, 1, ["thorny_bush"])


@rule("RC-122")
def test_healing_comes_in_time_for_what_a_trap_has_left_for_the_night() -> None:
    hearts = CHARACTERS["carpenter"].hearts
    table = stage("weather").wounded(0, hearts).sign("web 0").equipment("flask_of_rum").begin(night_phase())
    table.choose("flask_of_rum", 0).choose("go_to_sleep")
    assert not table.lost
    assert table.wounds(0) == hearts


@rule("RC-135", "RC-159", "RC-185")
def test_a_speech_comes_in_time_for_the_first_player_of_low_morale() -> None:
    table = robinson(2, "cook", "explorer").now("event", 2).morale(-2).determined(1, 3)
    table.begin(morale_phase())
    assert "motivational_speech" in offered(table, 1)
    table.choose("ability", "motivational_speech", by=1)
    assert (table.at_morale, table.wounds(0)) == (-1, 1)


@rule("RC-079", "RC-186", "RC-188")
@pytest.mark.parametrize(("space", "gained"), [(-1, 1), (-2, 0)])
def test_morale_that_rises_in_time_is_read_as_it_is_then(space: int, gained: int) -> None:
    table = robinson(2).now("event", 2).morale(space).found("tobacco").found("herbs").items("pot").begin(morale_phase())
    table.choose("discovery", "tobacco").choose("discovery", "herbs")
    assert (table.at_morale, table.determination(0), table.wounds(0)) == (space + 2, gained, 0)


@rule("RC-048", "RC-101")
def test_the_group_chooses_which_food_of_the_camp_a_predator_scares_away() -> None:
    table = stage().levels(weapons=2).token("B1", "parrot")
    changed = lower(table, "signs_of_a_predator", ("exhaust", "B1:parrot"))
    assert changed == {"at B1": ("parrot", "exhausted:parrot")}


HEALING = {"meal_at pot", "meal_at fireplace", "flask_of_rum 0", "discovery vegetables", "bottle_of_wine", "barrel"}


@rule("RC-122", "RC-676", "RC-684")
@pytest.mark.parametrize("phase", ["dawn", "event", "morale", "production", "action", "end", "weather", "night"])
def test_things_heal_at_night_and_at_no_other_time(phase: str) -> None:
    table = robinson(1, "cook").wounded(0, 2).have(food=2).items("pot", "fireplace", "rope").found("vegetables")
    table.equipment("flask_of_rum").treasure("bottle_of_wine").treasure("barrel", uses=1).determined(0, 2)
    table.begin(choose_flipped()).now(phase)
    assert set(table.asked(0)) & HEALING == (HEALING if phase == "night" else set())
    assert "ability grandmas_recipe" in table.asked(0)


@rule("RC-122", "RC-676", "RC-684")
def test_nothing_heals_while_the_group_plans() -> None:
    table = robinson(1).wounded(0, 2).have(food=2).items("pot", "fireplace").found("vegetables")
    table.equipment("flask_of_rum").treasure("bottle_of_wine").treasure("barrel", uses=1)
    assert not set(planning(table).asked(0)) & HEALING


def dying(n: int, *characters: str) -> Table:
    """The second character does not survive n wounds more; the Cook beside has what a recipe takes."""
    table = robinson(2, *characters).now("event", 2).determined(0, 2).have(food=1)
    return table.wounded(1, CHARACTERS[characters[1]].hearts + 1 - n)


@rule("RC-135", "RC-149")
@pytest.mark.parametrize(("card", "n"), [("poisoning", 1), ("carcass", 1), ("mushrooms", 1), ("viper", 3)])
def test_the_cook_may_save_a_life_before_a_card_takes_it(card: str, n: int) -> None:
    table = dying(n, "cook", "carpenter").first(1).event("calm").events(card, "calm").begin(event_phase())
    assert table.question == "peril"
    table.choose("ability", "grandmas_recipe", by=0)
    assert not table.lost
    assert table.wounds(1) == CHARACTERS["carpenter"].hearts - 1


@rule("RC-135", "RC-149")
def test_the_cook_may_save_a_life_before_the_book_effect_takes_it() -> None:
    table = sheet("cannibal_island", 2, "cook", "carpenter").tile("A1", 3).now("event", 2).determined(0, 2)
    table.have(food=1).wounded(1, CHARACTERS["carpenter"].hearts - 2).events("winter_depression").begin(event_phase())
    assert table.question == "peril"
    table.choose("ability", "grandmas_recipe", by=0)
    assert (table.lost, table.wounds(1)) == (False, CHARACTERS["carpenter"].hearts - 2 - 2 + 3)


@rule("RC-135", "RC-149")
def test_the_cook_may_save_a_life_in_the_middle_of_an_adventure() -> None:
    table = dying(1, "cook", "carpenter").now("action").adventures("explore", "wild_dog").events("argument")
    table.begin(draw_adventure(1, "explore", "A1"))
    assert table.question == "peril"
    table.choose("ability", "grandmas_recipe", by=0)
    assert not table.lost


@rule("RC-135", "RC-149")
def test_the_cook_may_save_whoever_comes_upon_a_deadly_totem() -> None:
    table = sheet("jenny", 2, "cook", "carpenter").next_tiles(10).determined(0, 2).have(food=1)
    table.wounded(1, CHARACTERS["carpenter"].hearts - 1).plan("explore", "A1", "1", "1").act().choose("resolve")
    assert table.question == "peril"
    table.choose("ability", "grandmas_recipe", by=0)
    assert (table.lost, table.wounds(1)) == (False, CHARACTERS["carpenter"].hearts - 1)


@rule("RC-119")
def test_without_help_the_card_takes_the_life() -> None:
    table = dying(1, "explorer", "carpenter").events("poisoning").determined(0, 0).begin(event_phase())
    assert table.lost


@rule("RC-135")
def test_nobody_is_asked_where_nobody_would_die() -> None:
    table = dying(2, "cook", "carpenter").event("calm").events("poisoning", "calm").begin(event_phase())
    assert (table.done, table.lost, table.determination(0)) == (True, False, 2)
