"""What scouts expect of the coming night: hunger, weather and sleep in the open, and what spares them that."""

from __future__ import annotations

import pytest

from campfire.games.robinson.bot.answers import keep_tile
from campfire.games.robinson.bot.deeds import Deeds
from campfire.games.robinson.bot.reading import Reading
from campfire.games.robinson.bot.volcano import ESCAPE, LAST_ESCAPE, way_out
from campfire.games.robinson.bot.worth import Judge
from campfire.games.robinson.effects.event_island import CHOOSE_EXHAUSTED_TILE, RAVAGE
from campfire.games.robinson.view import view
from campfire.kernel.declared import Option
from campfire.kernel.offer import Offer
from tests.bots.test_robinson_aims import LAST, outlook_of
from tests.games.robinson.sheets import sheet
from tests.games.robinson.table import Table, robinson


def judge_of(table: Table) -> Judge:
    """A scout's judgement, with everything that is planned counted."""
    judge = Judge(outlook_of(table))
    Deeds(judge)
    return judge


def cosy(food: int = 0, wood: int = 0, roof: int = 0) -> Table:
    """Two castaways in a Shelter, late in the game; the second one is badly hurt."""
    return robinson().now("planning", LAST).shelter(roof=roof).have(food=food, wood=wood).wounded(1, 9)


def test_a_night_with_everything_costs_nothing() -> None:
    needs = judge_of(cosy(food=2)).needs
    assert needs.bill(needs.store) == 0


def test_the_strong_go_without_a_meal_first() -> None:
    judge = judge_of(cosy(food=1))
    assert judge.needs.spared(food=1) == pytest.approx(judge.wound(0, 2))


def test_the_last_meal_is_for_the_weakest() -> None:
    judge = judge_of(cosy())
    assert judge.needs.spared(food=1) == pytest.approx(judge.wound(1, 2))
    assert judge.wound(1, 2) > judge.wound(0, 2)


def test_half_a_meal_is_worth_half() -> None:
    judge = judge_of(cosy(food=1))
    assert judge.needs.spared(food=0.5) == pytest.approx(judge.wound(0, 2) / 2)


def test_food_beyond_the_need_spares_nothing() -> None:
    judge = judge_of(cosy(food=2))
    assert judge.needs.spared(food=1) == 0
    assert judge.food(1) < judge_of(cosy(food=1)).food(1)


def test_a_sure_trip_for_food_covers_the_need() -> None:
    table = cosy(food=1).tile("A1", 3).plan("gather", "A1:fish", "0", "0")
    assert judge_of(table).needs.spared(food=1) == 0


def test_a_second_helping_is_missed_less_than_a_meal() -> None:
    twice = judge_of(cosy(food=2).token("night", "food"))
    assert twice.needs.meals == 4
    assert twice.needs.spared(food=2) == pytest.approx(twice.wound(0) + twice.wound(1))


def test_rain_wounds_everybody_for_each_thing_that_is_missing() -> None:
    judge = judge_of(cosy(food=3).token("weather", "rain"))
    assert judge.needs.spared(wood=1) == pytest.approx(judge.wound(0) + judge.wound(1))
    assert judge.needs.spared(roof=1) == judge.needs.spared(wood=1)


def test_whatever_holds_off_the_rain_is_enough() -> None:
    needs = judge_of(cosy(food=2, roof=1).token("weather", "rain")).needs
    assert needs.spared(wood=1) == needs.spared(roof=1) == needs.spared(food=1) == 0


def test_a_shelter_spares_everybody_a_wound_until_it_is_planned() -> None:
    table = robinson().now("planning", LAST).have(food=2, wood=2)
    judge = judge_of(table)
    assert judge.needs.spared(shelter=True) == pytest.approx(judge.wound(0) + judge.wound(1))
    assert judge_of(table.plan("build", "shelter", "0", "0", wood=2)).needs.spared(shelter=True) == 0


def test_life_is_dear_while_it_has_to_last_long() -> None:
    early, late = [judge_of(robinson().now("planning", n).wounded(0, 4)) for n in (1, LAST)]
    assert early.wound(0) > late.wound(0)


@pytest.mark.parametrize(("turn", "worth"), [(2, 0.0), (4, ESCAPE), (5, LAST_ESCAPE)])
def test_a_camp_that_lava_will_reach_looks_for_a_way_out(turn: int, worth: float) -> None:
    table = sheet("volcanic_island", 2).now("planning", turn).tile("A2", 3).camp("A2")
    assert way_out(Reading(view(table.g, 0)), "A1") == worth
    assert way_out(Reading(view(table.g, 0)), "A3") == 0


def test_one_way_out_is_enough() -> None:
    table = sheet("volcanic_island", 2).now("planning", 5).tile("A2", 3).tile("A1", 4).camp("A2")
    assert way_out(Reading(view(table.g, 0)), "B2") == 0


def test_the_tile_to_which_the_camp_can_flee_is_kept() -> None:
    table = sheet("volcanic_island", 2).now("event", 3).tile("A3", 3).tile("A2", 11).tile("B4", 1).camp("A3")
    judge = Judge(Reading(view(table.g, 0)))
    offer = Offer(0, CHOOSE_EXHAUSTED_TILE, (), [])
    flight, other = [keep_tile(judge, offer, Option(RAVAGE, (space,))) for space in ("A2", "B4")]
    assert flight < other
