"""Before something kills: whoever can save a life is asked in time. [ledger chapters 3, 4 and 6]"""

from __future__ import annotations

import pytest

from campfire.games.robinson.cards import CHARACTERS, FRIDAY
from campfire.games.robinson.rules.adventures import draw_adventure
from campfire.games.robinson.rules.events import event_phase
from campfire.games.robinson.rules.production import production_phase
from campfire.games.robinson.state import SpecialWound
from tests.games.robinson.sheets import sheet
from tests.games.robinson.table import Table, robinson
from tests.rules import rule


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


def at_deaths_door() -> Table:
    """A character would not survive one wound more; the Cook beside has what a recipe takes."""
    return dying(1, "cook", "carpenter").event("calm")


@rule("RC-135", "RC-149")
@pytest.mark.parametrize(
    "table",
    [
        pytest.param(at_deaths_door().events("otters").token("B1", "exhausted_fish"), id="no fish left"),
        pytest.param(at_deaths_door().events("devastation").tile("A1", 3), id="one source of two"),
        pytest.param(at_deaths_door().events("bear_event").token("camp", "marker"), id="no room for a marker"),
        pytest.param(at_deaths_door().events("landslide"), id="no tile to move to"),
    ],
)
def test_the_cook_may_save_a_life_where_an_event_wounds_for_what_it_cannot_do(table: Table) -> None:
    table.begin(event_phase())
    assert table.question == "peril"
    table.choose("ability", "grandmas_recipe", by=0)
    assert (table.lost, table.wounds(1)) == (False, CHARACTERS["carpenter"].hearts - 1)


@rule("RC-135", "RC-149", "RC-127")
def test_the_cook_may_save_whoever_has_the_special_wound_that_comes_up() -> None:
    table = dying(3, "cook", "carpenter").event("calm").events("accident", "calm")
    table.g.special_wounds[1] = (SpecialWound("leg", "accident"),)
    table.begin(event_phase())
    assert table.question == "peril"
    table.choose("ability", "grandmas_recipe", by=0)
    assert (table.lost, table.wounds(1)) == (False, CHARACTERS["carpenter"].hearts - 1)


@rule("RC-135", "RC-149", "RC-564")
def test_the_cook_looks_at_all_that_a_book_brings() -> None:
    """Three wounds would leave the Carpenter alive, the two of a camp that cannot flee would not."""
    table = sheet("cannibal_island", 2, "cook", "carpenter").now("event", 2).determined(0, 2).have(food=1)
    table.wounded(1, CHARACTERS["carpenter"].hearts - 4).events("winter_depression").begin(event_phase())
    assert table.question == "peril"
    table.choose("ability", "grandmas_recipe", by=0)
    assert (table.lost, table.wounds(1)) == (False, CHARACTERS["carpenter"].hearts - 1)


@rule("RC-135", "RC-149", "RC-591")
def test_the_cook_may_save_a_life_in_a_camp_on_king_kongs_doorstep() -> None:
    table = sheet("king_kong", 2, "cook", "carpenter").tile("A1", 2).camp("A1").determined(0, 2).have(food=1)
    table.wounded(1, CHARACTERS["carpenter"].hearts).begin(production_phase())
    assert table.question == "peril"
    table.choose("ability", "grandmas_recipe", by=0)
    assert (table.lost, table.wounds(1)) == (False, CHARACTERS["carpenter"].hearts - 1)


@rule("RC-135", "RC-149", "RC-291")
def test_the_cook_may_save_a_hunter_whom_the_beast_poisons_though_the_weapons_held_it_off() -> None:
    table = dying(2, "cook", "carpenter").levels(weapons=5).hunting("puma_beast").plan("hunt", "", "1", "1").act()
    table.choose("resolve")
    assert (table.question, table.asked(0)) == ("peril", ["let_it_come puma_beast", "ability grandmas_recipe"])
    table.choose("ability", "grandmas_recipe", by=0)
    assert (table.lost, table.wounds(1)) == (False, CHARACTERS["carpenter"].hearts - 1)


@rule("RC-135", "RC-149", "RC-459")
def test_the_cook_may_save_friday_too() -> None:
    table = robinson(1, "cook").friday(wounds=2).dog().determined(0, 2).have(food=1).levels(weapons=5)
    table.hunting("puma_beast").plan("hunt", "", "friday", "dog").act().choose("resolve")
    assert table.question == "peril"
    table.choose("ability", "grandmas_recipe")
    assert (table.g.friday, table.wounds(FRIDAY)) == (True, 2)


@rule("RC-285", "RC-135")
def test_a_fight_that_may_kill_has_one_window_and_not_two() -> None:
    table = dying(1, "cook", "carpenter").hunting("fox").plan("hunt", "", "1", "1").act().choose("resolve")
    assert table.question == "fight"


@rule("RC-049", "RC-119")
def test_no_window_tells_that_an_unseen_beast_is_deadly() -> None:
    """The Puma of the Howling would kill without Medicine: nobody knows before it has been drawn."""
    table = dying(2, "cook", "carpenter").first(1).levels(weapons=9).hunting("puma_beast").event("calm").events("calm")
    table.g.threats = ["howling_from_the_woods", "argument"]
    table.begin(event_phase())
    assert table.asked(0) == ["let_it_come puma_beast", "ability grandmas_recipe"]
