"""Characters: wounds, morale arrows, special wounds, personal inventions. [ledger chapter 4]"""

from __future__ import annotations

import pytest

from campfire.games.robinson.cards import CHARACTERS, FRIDAY, FRIDAY_HEARTS
from campfire.games.robinson.library import book
from campfire.games.robinson.rules.camp import rest
from campfire.games.robinson.rules.items import lose_item
from campfire.games.robinson.rules.scenario import round_ends
from campfire.games.robinson.rules.teams import muster
from campfire.games.robinson.vocabulary.survivors import heals, wounds
from tests.games.robinson.plans import leads, planning
from tests.games.robinson.table import robinson
from tests.rules import rule


@rule("RC-115", "RC-116")
def test_there_are_four_characters_with_a_sheet_and_two_pawns() -> None:
    assert list(CHARACTERS) == ["carpenter", "cook", "explorer", "soldier"]
    table = planning(robinson(4))
    assert sorted(muster(table.g).crew) == ["0", "0", "1", "1", "2", "2", "3", "3"]


SHEETS = {
    "carpenter": (12, (5, 8, 10), "snare"),
    "cook": (12, (4, 7, 9, 11), "fireplace"),
    "explorer": (11, (6, 11), "shortcut"),
    "soldier": (11, (5, 9), "spear"),
}


@pytest.mark.parametrize(("name", "sheet"), SHEETS.items())
@rule("RC-115", "RC-117", "RC-118", "RC-128")
def test_the_printed_sheets(name: str, sheet: tuple[int, tuple[int, ...], str]) -> None:
    character = CHARACTERS[name]
    assert (character.hearts, character.arrows, character.invention) == sheet
    assert book().inventions[character.invention].owner == name


@pytest.mark.parametrize("name", CHARACTERS)
@rule("RC-117", "RC-118")
def test_each_arrow_passed_to_the_right_lowers_morale(name: str) -> None:
    arrows = CHARACTERS[name].arrows
    table = robinson(1, name)
    for n in range(1, CHARACTERS[name].hearts + 1):
        morale = table.at_morale
        table.begin(wounds(0, "", 1))
        assert table.wounds(0) == n
        assert morale - table.at_morale == (n in arrows and morale > -3)


@rule("RC-118")
def test_several_wounds_at_once_pass_several_arrows() -> None:
    assert robinson(1, "cook").begin(wounds(0, "", 7)).at_morale == -2


@pytest.mark.parametrize("name", CHARACTERS)
@rule("RC-119", "RC-441")
def test_the_wound_after_the_last_heart_is_death_and_the_end(name: str) -> None:
    hearts = CHARACTERS[name].hearts
    table = robinson(1, name).wounded(0, hearts - 1).begin(wounds(0, "", 1))
    assert not table.lost
    assert table.begin(wounds(0, "", 1), wounds(0, "", 1)).lost
    assert table.wounds(0) == hearts + 1
    assert table.done


@rule("RC-120")
def test_healing_moves_left_and_raises_no_morale() -> None:
    table = robinson(1, "carpenter").wounded(0, 6).morale(-1).begin(heals(0, "", 3))
    assert (table.wounds(0), table.at_morale) == (3, -1)
    assert table.begin(heals(0, "", 9)).wounds(0) == 0


@rule("RC-121", "RC-118")
def test_an_arrow_works_again_after_healing() -> None:
    table = robinson(1, "carpenter").wounded(0, 4).begin(wounds(0, "", 1))
    assert table.at_morale == -1
    table.begin(heals(0, "", 1), wounds(0, "", 1))
    assert (table.wounds(0), table.at_morale) == (5, -2)


@rule("RC-123", "RC-399")
def test_rest_heals_outside_the_night() -> None:
    assert robinson().wounded(0, 2).now("action").begin(rest(0)).wounds(0) == 1


@rule("RC-125", "RC-126", "RC-127")
def test_a_special_wound_is_a_token_that_ordinary_healing_leaves() -> None:
    table = robinson().adventure("build", "cut", '[["special_wound", "arm"]]')
    table.token("build_deck", "adventure").plan("build", "shovel", "0", "0").resolve()
    marked = table.g.special_wounds[0]
    assert [mark.part for mark in marked] == ["arm"]
    assert table.wounds(0) == 0
    table.wounded(0, 3).begin(heals(0, "", 3), rest(0))
    assert table.g.special_wounds[0] == marked


@rule("RC-448", "RC-457", "RC-119")
def test_friday_survives_three_wounds_and_the_fourth_ends_only_his_part() -> None:
    table = robinson().friday()
    assert FRIDAY_HEARTS == 3
    table.begin(wounds(FRIDAY, "", 3))
    assert table.g.friday
    table.begin(wounds(FRIDAY, "", 1))
    assert not table.g.friday
    assert not table.lost


@rule("RC-128", "RC-131")
def test_a_built_personal_invention_is_an_item_for_everybody() -> None:
    table = robinson().items("rope").plan("build", "snare", "0", "0").resolve()
    assert "snare" in table.g.items
    assert table.g.personal == ["fireplace"]


@rule("RC-132")
def test_turned_back_it_lies_by_its_owner_who_rebuilds_it_for_determination() -> None:
    table = robinson().items("rope", "snare").now("night").begin(lose_item("snare"), round_ends())
    assert table.g.personal == ["fireplace", "snare"]
    assert "build snare" in leads(planning(table), 0)
    assert "build snare" not in leads(table, 1)
    table.g.plan.clear()
    table.plan("build", "snare", "0", "0").act()
    assert table.determination(0) == 2
