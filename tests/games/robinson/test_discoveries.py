"""Discovery tokens. [ledger chapter 19]"""

from __future__ import annotations

from collections import Counter

import pytest

from campfire.games.robinson.cards import DISCOVERIES, FRIDAY
from campfire.games.robinson.rules.discoveries import draw_discoveries
from campfire.games.robinson.rules.end_of_actions import end_of_actions
from campfire.games.robinson.rules.items import choose_flipped
from campfire.games.robinson.rules.night import night_phase
from campfire.games.robinson.rules.weather import weather_phase
from tests.games.robinson.plans import lead, planning, ready, support
from tests.games.robinson.sheets import boxed
from tests.games.robinson.table import Table, robinson
from tests.rules import rule

TWICE = ("candles", "fallen_tree", "goat", "grubs", "treasure")
ONCE = (
    *("giant_leaves", "tobacco", "herbs", "old_machete", "thorny_bush", "poison", "vegetables", "healing_herbs"),
    *("special_1", "special_2", "special_3", "special_4"),
)


def offered(table: Table) -> set[str]:
    """The tokens that may be used now."""
    return {str(option.args[0]) for option in table.options(0) if option.key == "discovery"}


@rule("RC-367")
def test_the_twenty_two_tokens() -> None:
    assert Counter([*TWICE, *TWICE, *ONCE]) == DISCOVERIES
    assert sum(DISCOVERIES.values()) == 22
    assert len([token for token in DISCOVERIES if not token.startswith("special")]) == 13


@rule("RC-367", "RC-034")
def test_a_pile_holds_eighteen_tokens_of_thirteen_kinds_and_the_four_of_the_sheet() -> None:
    pile = Counter(boxed(scenario="castaways").discoveries.cards)
    fixed = [token for token in ONCE if not token.startswith("special")]
    assert pile == Counter([*TWICE, *TWICE, *fixed, "herbs_s1", "oil", "pirate_sabre", "medallion"])
    assert (len(TWICE) + len(fixed), 2 * len(TWICE) + len(fixed)) == (13, 18)


@rule("RC-366", "RC-403")
def test_new_tokens_lie_in_future_until_the_action_phase_ends() -> None:
    table = robinson().next_discoveries("goat", "herbs").now("action").begin(draw_discoveries(0, "", 2))
    assert (table.g.found, table.g.found_now) == ([], ["goat", "herbs"])
    assert table.begin(end_of_actions()).g.found == ["goat", "herbs"]


@rule("RC-053", "RC-368", "RC-369")
def test_trees_and_grubs_found_outside_the_action_phase_are_exchanged_too() -> None:
    table = robinson().next_discoveries("fallen_tree", "grubs", "tobacco").now("event", 2)
    table.begin(draw_discoveries(0, "B1", 3))
    assert (table.wood, table.food, table.g.found) == (1, 2, ["tobacco"])


@rule("RC-368", "RC-369", "RC-403", "RC-370")
def test_trees_and_grubs_are_exchanged_at_once_and_others_kept() -> None:
    table = robinson().next_discoveries("fallen_tree", "grubs", "tobacco").now("action")
    table.begin(draw_discoveries(0, "", 3), end_of_actions())
    assert (table.wood, table.food, table.g.found) == (1, 2, ["tobacco"])


@rule("RC-372", "RC-090")
def test_a_goat_is_fur_and_food_with_a_weapon() -> None:
    table = planning(robinson().found("goat").levels(weapons=1)).choose("discovery", "goat", by=0)
    assert (table.fur, table.food, table.g.found) == (1, 1, [])
    assert offered(planning(robinson().found("goat"))) == set()


@rule("RC-375", "RC-113")
def test_a_temporary_weapon_level_is_enough_for_the_goat() -> None:
    """RC-EX-43."""
    table = planning(robinson().found("goat").equipment("pistol")).choose("goat_with", "pistol", by=1)
    assert (table.fur, table.food, table.weapons) == (1, 1, 0)
    assert (table.g.found, table.g.uses) == ([], {"pistol": 1})


@rule("RC-375", "RC-372")
@pytest.mark.parametrize(("tokens", "weapons"), [(("tobacco",), 0), (("goat", "tobacco"), 1)])
def test_no_pistol_is_drawn_without_a_goat_or_beside_a_weapon(tokens: tuple[str, ...], weapons: int) -> None:
    table = planning(robinson().found(*tokens).levels(weapons=weapons).equipment("pistol"))
    assert not [option for option in table.asked(0) if option.startswith("goat_with")]


@rule("RC-373", "RC-089")
def test_no_goat_while_actions_are_resolved() -> None:
    table = robinson().found("goat", "tobacco").levels(weapons=1).plan("rest", "", "0").plan("camp", "", "0").act()
    assert offered(table) == {"tobacco"}


@rule("RC-373", "RC-375")
def test_no_goat_with_a_borrowed_weapon_either() -> None:
    table = robinson().found("goat", "tobacco").equipment("pistol").plan("rest", "", "0").plan("rest", "", "1").act()
    assert table.question == "next_action"
    assert not [option for option in table.asked(0) if option.startswith("goat_with")]


@pytest.mark.parametrize("phase", ["event", "morale", "production", "planning", "end", "weather", "night"])
@rule("RC-373")
def test_the_goat_is_allowed_in_every_other_phase(phase: str) -> None:
    table = robinson().found("goat").levels(weapons=1).items("rope", "pot")
    table.begin(choose_flipped()).now(phase)
    assert "goat" in offered(table)


@rule("RC-374")
def test_an_unused_goat_does_not_spoil() -> None:
    table = robinson(seats=1).found("goat").have(food=3).shelter().begin(night_phase())
    assert (table.food, table.g.found) == (0, ["goat"])


@rule("RC-376")
def test_a_thorny_bush_needs_a_shelter_built_or_natural() -> None:
    assert planning(robinson().found("thorny_bush").shelter()).choose("discovery", by=0).palisade == 1
    natural = planning(robinson().found("thorny_bush").tile("A1", 2).camp("A1"))
    assert natural.choose("discovery", by=0).palisade == 1
    assert offered(planning(robinson().found("thorny_bush"))) == set()


@pytest.mark.parametrize("token", ["herbs", "healing_herbs", "poison"])
@rule("RC-377", "RC-378", "RC-384")
def test_some_tokens_need_the_pot(token: str) -> None:
    assert offered(planning(robinson().found(token))) == set()
    assert offered(planning(robinson().found(token).items("pot"))) == {token}


@rule("RC-377")
def test_herbs_raise_morale() -> None:
    table = planning(robinson().found("herbs", "herbs").items("pot")).choose("discovery", by=0)
    assert (table.at_morale, table.g.found) == (1, ["herbs"])


@rule("RC-378", "RC-379")
def test_healing_herbs_build_medicine_at_once() -> None:
    table = planning(robinson().found("healing_herbs").items("pot")).choose("discovery", by=0)
    assert "medicine" in table.g.items
    assert "medicine" not in table.g.board


@rule("RC-378")
def test_healing_herbs_build_medicine_out_of_the_deck_and_wait_where_there_is_some() -> None:
    table = robinson().found("healing_herbs").items("pot").inventions("bow", "medicine")
    table.g.board.remove("medicine")
    planning(table).choose("discovery", by=0)
    assert (table.g.items, table.g.inventions.cards) == (["pot", "medicine"], ["bow"])
    assert offered(planning(robinson().found("healing_herbs").items("pot", "medicine"))) == set()


@rule("RC-379", "RC-054")
def test_medicine_made_in_the_action_phase_waits_in_future() -> None:
    table = robinson().found("healing_herbs").items("pot").plan("rest", "", "0").plan("camp", "", "0").act()
    table.choose("discovery", "healing_herbs", by=0)
    assert (table.built, "medicine" in table.g.items) == (["medicine"], False)


@rule("RC-384")
def test_poison_is_two_weapon_levels() -> None:
    assert planning(robinson().found("poison").items("pot")).choose("discovery", by=0).weapons == 2


@rule("RC-383")
def test_an_old_machete_is_a_weapon_level() -> None:
    assert planning(robinson().found("old_machete")).choose("discovery", by=0).weapons == 1


@rule("RC-381")
def test_tobacco_raises_morale() -> None:
    assert planning(robinson().found("tobacco")).choose("discovery", by=0).at_morale == 1


@rule("RC-380", "RC-089")
def test_giant_leaves_ignore_a_rain_cloud_in_the_weather_phase_only() -> None:
    assert offered(planning(robinson().found("giant_leaves"))) == set()
    table = robinson().found("giant_leaves").have(wood=3, food=3).token("weather", "rain").begin(weather_phase())
    table.choose("discovery", "giant_leaves", "rain", by=0)
    assert (table.wood, table.food, table.g.found) == (3, 3, [])


@rule("RC-380")
def test_giant_leaves_do_not_help_against_snow() -> None:
    table = robinson().found("giant_leaves").have(wood=3, food=3).token("weather", "snow").begin(weather_phase())
    assert (table.wood, table.food, table.g.found) == (1, 2, ["giant_leaves"])


@rule("RC-371", "RC-089")
def test_candles_are_used_in_planning_alone() -> None:
    assert offered(planning(robinson().found("candles"))) == set()


@rule("RC-371")
def test_two_candles_support_two_building_actions_of_one_round() -> None:
    table = planning(robinson().found("candles", "candles").have(wood=1))
    support(lead(table, 0, "build", "shovel"), 0, "build", "shovel", "candles")
    support(lead(table, 1, "build", "weapons", wood=1), 1, "build", "weapons", "candles")
    lead(table, 0, "rest")
    lead(table, 1, "rest")
    ready(table, 0, 1).resolve().choose("resolve", 0, "build", "shovel", 0)
    assert (table.weapons, table.built, table.g.found) == (1, ["shovel"], [])


@rule("RC-382", "RC-359", "RC-054")
def test_a_treasure_drawn_while_actions_are_resolved_waits_in_future() -> None:
    table = robinson().found("treasure").mysteries("cave_with_furs").plan("rest", "", "0").plan("camp", "", "0").act()
    table.choose("discovery", "treasure", by=0)
    assert (table.fur, table.future, table.g.kept_now) == (0, {}, ["cave_with_furs"])


@rule("RC-385", "RC-459")
def test_vegetables_heal_two_wounds_at_night_with_the_pot() -> None:
    table = robinson(seats=2).found("vegetables").items("pot").have(food=9).shelter().wounded(0, 1).friday(wounds=2)
    assert offered(planning(table)) == set()
    table.g.stack.clear()
    table.begin(night_phase()).choose("discovery", "vegetables", by=0).choose("heal", 0)
    assert (table.wounds(0), table.wounds(FRIDAY)) == (0, 1)


@rule("RC-382", "RC-054")
def test_a_treasure_token_draws_a_treasure_for_the_first_player() -> None:
    table = robinson().found("treasure").mysteries("bats", "net", "cave_with_furs").first(1)
    table = planning(table).choose("discovery", "treasure", by=0)
    while table.question not in ("plan", ""):
        table.nature()
    assert table.told("mystery") == [(1, "cave_with_furs")]
    assert table.fur == 2
    assert "bats" in table.g.mysteries.cards
    assert table.g.found == []


@rule("RC-067", "RC-424")
def test_nobody_is_forced_to_slaughter_the_goat() -> None:
    table = robinson(seats=1).found("goat").levels(weapons=1).shelter().begin(night_phase()).choose("go_to_sleep")
    assert table.wounds(0) == 2
    assert table.g.found == ["goat"]


@rule("RC-385")
def test_vegetables_need_the_pot_and_a_wound() -> None:
    for table in (robinson().wounded(0, 2), robinson().items("pot")):
        table.found("vegetables", "tobacco").shelter().have(food=2).begin(night_phase())
        assert (table.question, offered(table)) == ("nightfall", {"tobacco"})


@rule("RC-089", "RC-122", "RC-385")
def test_vegetables_heal_nobody_by_day() -> None:
    table = planning(robinson().found("vegetables", "tobacco").items("pot").wounded(0, 2))
    assert offered(table) == {"tobacco"}
