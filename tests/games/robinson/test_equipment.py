"""Starting Equipment. [ledger chapters 2, 3 and 30]"""

from __future__ import annotations

import pytest

from campfire.games.robinson.cards import EQUIPMENT, FRIDAY, GROUP, JENNY
from campfire.games.robinson.rules.combat import fight
from campfire.games.robinson.rules.end_of_actions import end_of_actions
from campfire.games.robinson.rules.equipment import OUT_OF_PLAY, find_equipment
from campfire.games.robinson.rules.night import night_phase
from campfire.games.robinson.rules.weather import weather_phase
from campfire.games.robinson.sorts import BY
from campfire.games.robinson.vocabulary.survivors import lose_determination
from tests.games.robinson.plans import planning
from tests.games.robinson.table import Table, island, robinson
from tests.rules import rule


@rule("RC-032", "RC-696", "RC-699")
def test_the_eight_cards() -> None:
    assert set(EQUIPMENT) == {
        *("bible", "biscuits", "empty_bottle", "flask_of_rum", "hammer_and_nails", "pipe_and_tobacco", "pistol"),
        "storm_glass",
    }


@rule("RC-033", "RC-087", "RC-701")
def test_each_card_is_used_twice_by_whoever_wishes_and_then_is_gone() -> None:
    table = planning(robinson().equipment("pipe_and_tobacco"))
    table.choose("pipe_and_tobacco", by=0)
    assert (table.determination(0), table.g.uses) == (2, {"pipe_and_tobacco": 1})
    table.choose("pipe_and_tobacco", by=1)
    assert (table.determination(1), table.g.uses, table.g.equipment) == (2, {}, [])
    assert "pipe_and_tobacco 0" not in table.asked(0)


@rule("RC-088", "RC-702", "RC-114")
def test_both_uses_may_be_spent_at_the_same_time() -> None:
    table = robinson().equipment("pistol").begin(fight(0, "", 7, 0, 0, 0, 0)).choose("pistol").choose("pistol")
    assert table.wounds(0) == 7 - 3 - 3
    assert table.g.equipment == []


@rule("RC-702", "RC-112", "RC-286")
def test_the_pistol_counts_for_one_fight_and_moves_no_marker() -> None:
    """RC-EX-42."""
    table = robinson().levels(weapons=4).hunting("bear").equipment("pistol").plan("hunt", "", "0", "0").act()
    table.choose("pistol")
    assert table.wounds(0) == 0
    assert table.weapons == 3
    assert table.g.uses == {"pistol": 1}


@rule("RC-702", "RC-419")
def test_the_pistol_protects_everybody_against_hungry_animals() -> None:
    table = robinson(scenario=island(weather={1: ("animals",)})).equipment("pistol").begin(weather_phase()).nature(5)
    while table.question != "fight":
        table.choose(*table.asked(0)[0].split(" ")[:1])
    assert table.choose("pistol").wounds(0) == 0
    assert table.wounds(1) == 0


@rule("RC-701", "RC-079", "RC-066")
def test_pipe_and_tobacco_in_time() -> None:
    """RC-EX-39."""
    table = robinson().determined(0, 1).equipment("pipe_and_tobacco")
    table.adventure("build", "gloom", '[["lose_determination", 2]]').token("build_deck", "adventure")
    table.plan("build", "shovel", "0", "0").act()
    table.choose("pipe_and_tobacco", by=0)
    while not table.done:
        table.choose(table.asked(0)[0].split()[0], by=0)
    assert (table.determination(0), table.wounds(0)) == (1, 0)


@rule("RC-067", "RC-060")
def test_nobody_is_forced_to_use_equipment() -> None:
    table = robinson().equipment("pipe_and_tobacco").now("action").begin(lose_determination(0, "", 1))
    assert table.wounds(0) == 1
    assert table.g.uses == {"pipe_and_tobacco": 2}


@rule("RC-698", "RC-431")
def test_biscuits_are_food_that_does_not_spoil() -> None:
    table = planning(robinson().equipment("biscuits")).choose("biscuits", by=0)
    assert (table.food, table.preserves) == (0, 1)


@rule("RC-698", "RC-425")
def test_biscuits_need_not_be_eaten() -> None:
    table = robinson(seats=1).equipment("biscuits").shelter().begin(night_phase()).choose("go_to_sleep")
    assert table.wounds(0) == 2
    assert table.g.uses == {"biscuits": 2}


@rule("RC-079")
def test_the_empty_bottle_is_a_weapon_level() -> None:
    table = planning(robinson().equipment("empty_bottle")).choose("empty_bottle", by=1)
    assert table.weapons == 1


@rule("RC-122", "RC-699", "RC-459")
def test_the_flask_of_rum_heals_one_wound_at_night() -> None:
    table = robinson(seats=2).equipment("flask_of_rum").wounded(0, 2).friday(wounds=1).jenny().wounded(JENNY, 1)
    planning(table)
    assert not [option for option in table.asked(0) if option.startswith("flask")]
    table.g.stack.clear()
    table.have(food=9).shelter().begin(night_phase())
    healed = {option.args[0] for option in table.options(0) if option.key == "flask_of_rum"}
    assert healed == {0, FRIDAY, JENNY}
    table.choose("flask_of_rum", 0).choose("flask_of_rum", FRIDAY)
    assert (table.wounds(0), table.wounds(FRIDAY), table.g.equipment) == (1, 0, [])


@pytest.mark.parametrize("uses", [1, 2])
@rule("RC-697", "RC-088")
def test_the_bible_adds_to_a_camp_arrangement(uses: int) -> None:
    table = robinson(seats=2).equipment("bible").wounded(1, 3).plan("camp", "", "1").act()
    for _ in range(uses):
        table.choose("bible", by=1)
    if table.question:
        table.choose("arrange")
    assert (table.determination(1), table.wounds(1), table.at_morale) == (2 + uses, 3 - uses, 1)


@rule("RC-697", "RC-397")
def test_with_four_players_the_bible_comes_on_top_of_either_reward() -> None:
    table = robinson(seats=4).equipment("bible", uses=1).wounded(0, 1).plan("camp", "", "0").act()
    table.choose("bible", by=0).choose("arrange_morale")
    assert (table.determination(0), table.wounds(0), table.at_morale) == (1, 0, 1)


@rule("RC-697", "RC-462")
def test_the_bible_helps_friday_and_only_in_the_camp() -> None:
    table = robinson(seats=1).equipment("bible").friday(wounds=1).plan("camp", "", "friday").act().choose("bible")
    assert (table.determination(FRIDAY), table.wounds(FRIDAY)) == (1, 0)
    assert not [option for option in planning(robinson().equipment("bible")).asked(0) if option.startswith("bible")]


def glass() -> Table:
    return robinson(seats=1, scenario=island(weather={1: ("rain",)})).equipment("storm_glass").have(wood=5, food=5)


@rule("RC-696", "RC-407")
def test_the_storm_glass_rolls_the_weather_before_the_actions_and_only_once() -> None:
    table = planning(glass()).choose("storm_glass").nature(3)
    assert (table.wood, table.food) == (5, 5)
    assert "storm_glass" not in table.asked(0)
    table.g.stack.clear()
    table.begin(weather_phase())
    while not table.done:
        table.choose(table.asked(0)[0].split()[0])
    assert (table.wood, table.food) == (3, 3)


@rule("RC-696")
def test_without_dice_to_roll_the_glass_shows_nothing() -> None:
    table = planning(robinson(seats=1).equipment("storm_glass"))
    assert "storm_glass" not in table.asked(0)


@rule("RC-629", "RC-704", "RC-054")
def test_new_equipment_waits_in_future_during_the_action_phase() -> None:
    table = robinson().now("action")
    table.g.aside[OUT_OF_PLAY] = ("bible", "pistol")
    table.begin(find_equipment(0, "", 1)).nature(1)
    assert (table.g.equipment, table.g.kept_now, table.g.aside[OUT_OF_PLAY]) == ([], ["pistol"], ("bible",))
    table = robinson().now("event")
    table.g.aside[OUT_OF_PLAY] = ("bible", "pistol")
    assert table.begin(find_equipment(GROUP, "", 1)).nature(0).g.equipment == ["bible"]


@rule("RC-462", "RC-701")
def test_friday_may_smoke_the_pipe() -> None:
    table = planning(robinson(2).friday().equipment("pipe_and_tobacco"))
    table.choose("pipe_and_tobacco", FRIDAY, by=1)
    assert (table.determination(1), table.g.determination[FRIDAY]) == (0, 2)


@rule("RC-629", "RC-054", "RC-702")
def test_a_pistol_found_in_this_action_phase_still_lies_in_future() -> None:
    table = robinson().now("action").plan("hunt", "", "0", "0")
    table.g.aside["equipment"] = ("pistol",)
    table.begin(find_equipment(0, "", 1), fight(0, "", 3, 0, 0, 0, 0)).nature()
    assert table.wounds(0) == 3
    table.g.plan = []
    table.begin(end_of_actions(), fight(0, "", 3, 0, 0, 0, 0))
    assert table.asked() == ["fight 3", "pistol"]


@rule("RC-032")
def test_no_more_equipment_is_found_than_there_is() -> None:
    table = robinson().now("event")
    table.g.aside["equipment"] = ("bible",)
    table.begin(find_equipment(0, "", 2)).nature().nature()
    assert (table.g.equipment, table.g.uses, table.done) == (["bible"], {"bible": 2}, True)


@rule("RC-696")
def test_the_storm_glass_is_of_no_use_once_the_actions_have_begun() -> None:
    table = glass().equipment("empty_bottle").plan("rest", "", "0").plan("camp", "", "0").act()
    assert "empty_bottle" in table.asked(0)
    assert "storm_glass" not in table.asked(0)


@rule("RC-079")
def test_the_log_says_who_used_what() -> None:
    table = robinson(2).equipment("empty_bottle").found("tobacco").now("weather", 2).begin(night_phase())
    table.choose("empty_bottle", by=1)
    table.choose("discovery", "tobacco", by=0)
    used = [told for told in table.g.log or () if told.key in ("equipment", "token_used")]
    assert [(told.key, told[BY]) for told in used] == [("equipment", 1), ("token_used", 0)]
