"""The Night phase, in the camp and outside it. [ledger chapters 9, 20 and 24]"""

from __future__ import annotations

import pytest

from campfire.games.robinson.cards import FOOD, FRIDAY, JENNY, PRESERVES, WOOD
from campfire.games.robinson.rules.night import come_home, night_phase
from campfire.games.robinson.rules.scenario import round_begins, round_ends
from campfire.games.robinson.vocabulary.outside import lay_on_sheet
from campfire.games.robinson.vocabulary.sheet import SHEETS, ScenarioHooks
from campfire.games.robinson.vocabulary.stores import demand_food
from campfire.games.robinson.vocabulary.survivors import morale_down
from tests.games.robinson.table import Table, island, robinson
from tests.rules import rule


def table_of(seats: int = 2) -> Table:
    """A camp with a Shelter, and nothing to eat."""
    return robinson(seats, scenario=island(id="quiet")).now("weather", 2).shelter()


@rule("RC-423", "RC-428")
def test_everybody_eats_and_the_rest_spoils() -> None:
    table = table_of(3).have(food=5).begin(night_phase())
    assert (table.food, [table.wounds(seat) for seat in range(3)]) == (0, [0, 0, 0])
    assert table.told("spoilt") == [(2,)]


@rule("RC-423", "RC-431")
def test_preserves_feed_as_well_and_never_spoil() -> None:
    table = table_of(2).have(preserves=5).begin(night_phase())
    assert (table.preserves, table.wounds(0)) == (3, 0)


@rule("RC-423", "RC-048")
def test_where_both_sorts_are_there_the_group_chooses() -> None:
    table = table_of(1).have(food=1, preserves=1).begin(night_phase()).choose("meal", "preserves")
    assert (table.preserves, table.food, table.told("spoilt")) == (0, 0, [(1,)])


@rule("RC-424", "RC-064")
def test_where_food_is_short_the_group_decides_who_eats_and_the_others_starve() -> None:
    table = table_of(3).have(food=2).begin(night_phase())
    assert table.asked(2) == ["eats 0", "eats 1", "eats 2"]
    table.choose("eats", 2).choose("eats", 0)
    assert [table.wounds(seat) for seat in range(3)] == [0, 2, 0]


@rule("RC-424", "RC-064")
def test_without_any_food_everybody_takes_two_wounds() -> None:
    table = table_of(3).begin(night_phase())
    assert [table.wounds(seat) for seat in range(3)] == [2, 2, 2]


@rule("RC-425")
def test_available_food_must_be_eaten() -> None:
    table = table_of(2).have(food=1).begin(night_phase())
    assert table.question == "choose_eater"
    assert all(option.key == "eats" for option in table.options(0))


@rule("RC-425", "RC-698")
def test_food_from_biscuits_need_not_be_eaten() -> None:
    hungry = table_of(1).equipment("biscuits").begin(night_phase())
    hungry.choose("go_to_sleep")
    assert (hungry.wounds(0), hungry.g.uses["biscuits"]) == (2, 2)
    fed = table_of(1).equipment("biscuits").begin(night_phase())
    fed.choose("biscuits").choose("go_to_sleep")
    assert (fed.wounds(0), fed.preserves) == (0, 0)


@rule("RC-461", "RC-512")
def test_jenny_in_the_camp_eats_and_friday_does_not() -> None:
    table = table_of(1).friday().jenny("camp").have(food=2).begin(night_phase())
    assert [table.wounds(who) for who in (0, FRIDAY, JENNY)] == [0, 0, 0]
    table = table_of(1).friday().jenny("camp").begin(night_phase())
    assert [table.wounds(who) for who in (0, FRIDAY, JENNY)] == [2, 0, 2]


@rule("RC-251", "RC-077")
def test_with_a_token_on_the_night_space_each_eats_one_more_or_is_wounded() -> None:
    table = table_of(2).have(food=3).token("night", "food").begin(night_phase()).choose("eats", 1)
    assert (table.food, [table.wounds(seat) for seat in range(2)]) == (0, [1, 0])
    assert table.tokens("night") == ()
    table = table_of(2).have(preserves=5).token("night", "food").begin(night_phase())
    assert (table.preserves, [table.wounds(seat) for seat in range(2)]) == (1, [0, 0])


@rule("RC-426", "RC-427")
def test_the_camp_moves_before_the_night_in_the_open_is_counted() -> None:
    """The new tile has a natural Shelter, the old one had none."""
    table = table_of(2).tile("B2", 2).have(food=2)
    table.g.shelter = False
    table.begin(night_phase()).choose("camp", "B2")
    assert [table.wounds(seat) for seat in range(2)] == [0, 0]


@rule("RC-427", "RC-461", "RC-512")
def test_without_a_shelter_everybody_in_the_camp_is_wounded() -> None:
    table = table_of(2).have(food=3).friday().jenny("camp")
    table.g.shelter = False
    table.begin(night_phase())
    assert [table.wounds(who) for who in (0, 1, FRIDAY, JENNY)] == [1, 1, 0, 1]


@rule("RC-427", "RC-318")
def test_a_natural_shelter_protects() -> None:
    table = table_of(2).have(food=2).tile("B1", 11)
    table.g.shelter = False
    table.begin(night_phase())
    assert [table.wounds(seat) for seat in range(2)] == [0, 0]


@rule("RC-428", "RC-670")
def test_in_a_cellar_food_does_not_spoil() -> None:
    table = table_of(1).have(wood=2, food=4, fur=1).items("cellar").begin(night_phase())
    assert (table.food, table.wood, table.fur, table.preserves) == (3, 2, 1, 0)


@rule("RC-428")
def test_everything_but_perishable_food_stays() -> None:
    table = table_of(1).have(wood=2, food=3, fur=1).begin(night_phase())
    assert (table.food, table.wood, table.fur) == (0, 2, 1)


@rule("RC-374", "RC-428")
def test_food_on_a_goat_does_not_spoil() -> None:
    table = table_of(1).have(food=1).found("goat").begin(night_phase())
    assert table.g.found == ["goat"]


@rule("RC-429", "RC-134", "RC-086")
def test_abilities_and_claimed_cards_are_free_again() -> None:
    table = table_of(1)
    table.g.used, table.g.claimed = ("hooch",), {"whip": 0}
    table.have(food=1).begin(night_phase(), round_ends())
    assert not table.g.used
    assert not table.g.claimed


@rule("RC-430")
def test_the_round_marker_advances_and_the_first_player_token_passes() -> None:
    table = table_of(3).have(food=3).first(2).begin(night_phase(), round_ends())
    assert (table.g.round, table.g.first) == (3, 0)


@rule("RC-122")
def test_things_that_heal_may_be_used_at_night() -> None:
    table = table_of(1).have(food=1).equipment("flask_of_rum").wounded(0, 3).begin(night_phase())
    table.choose("flask_of_rum", 0).choose("go_to_sleep")
    assert table.wounds(0) == 2


@rule("RC-122")
def test_wounds_of_this_night_may_be_healed_before_it_ends() -> None:
    table = table_of(1).have(food=2).items("pot")
    table.g.shelter = False
    table.begin(night_phase())
    assert (table.wounds(0), table.food) == (1, 1)
    assert table.question == "dawn"
    table.choose("meal_at", "pot")
    assert (table.wounds(0), table.food, table.told("spoilt")) == (0, 0, [])


@rule("RC-575", "RC-423")
def test_what_the_sheet_demands_comes_before_anybody_eats(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SHEETS, "quiet", ScenarioHooks(night=lambda g: (demand_food(-1, 1),)))
    table = table_of(1).have(food=1).begin(night_phase())
    assert (table.food, table.wounds(0)) == (0, 2)


@rule("RC-423")
def test_with_food_of_both_sorts_everybody_eats_one_after_the_other() -> None:
    table = table_of(3).have(food=2, preserves=1).begin(night_phase())
    table.choose("meal", "food").choose("meal", "food")
    assert ([table.wounds(seat) for seat in range(3)], table.food, table.preserves) == ([0, 0, 0], 0, 0)


# A night outside


def outside(space: str = "A1", tile: int = 3) -> Table:
    """The second character sleeps on a tile outside the camp."""
    table = table_of(2).tile(space, tile)
    table.g.outside[1] = space
    return table


@rule("RC-393", "RC-427")
def test_outside_in_the_open_costs_a_wound_though_the_camp_has_a_shelter() -> None:
    table = outside().have(food=1)
    table.g.sheets[1][FOOD] = 1
    table.begin(night_phase()).choose("stay")
    assert [table.wounds(seat) for seat in range(2)] == [0, 1]


@rule("RC-393")
def test_a_natural_shelter_outside_protects() -> None:
    table = outside("A1", 2).have(food=1)
    table.g.sheets[1][FOOD] = 1
    table.begin(night_phase()).choose("stay")
    assert [table.wounds(seat) for seat in range(2)] == [0, 0]


@rule("RC-393", "RC-395", "RC-426")
def test_a_camp_that_comes_along_brings_nobody_home_before_the_morning() -> None:
    """The night is spent outside the camp: its Shelter does not cover the character, nor its food feed."""
    table = outside().have(food=2).begin(night_phase()).choose("camp", "A1")
    assert [table.wounds(seat) for seat in range(2)] == [0, 2 + 1]
    assert (table.g.outside[1], table.g.camp) == ("A1", "A1")
    table.now("dawn", 3).begin(round_begins())
    assert table.g.outside[1] == ""


@rule("RC-394", "RC-388")
def test_whoever_is_outside_eats_from_the_own_sheet_alone() -> None:
    table = outside("A1", 2).have(food=5)
    table.begin(night_phase()).choose("stay")
    assert [table.wounds(seat) for seat in range(2)] == [0, 2]
    table = outside("A1", 2)
    table.g.sheets[1][PRESERVES] = 2
    table.begin(night_phase()).choose("stay")
    assert [table.wounds(seat) for seat in range(2)] == [2, 0]
    assert table.g.sheets[1][PRESERVES] == 1


def carrying(*tokens: str) -> Table:
    """The second character sleeps on the far side of a natural Shelter with these tokens on the sheet."""
    table = outside("A1", 2).have(food=1)
    lay_on_sheet(table.g, 1, "found", [*tokens])
    return table


@rule("RC-388", "RC-372", "RC-394")
def test_a_goat_on_the_sheet_feeds_its_finder_and_nobody_else() -> None:
    table = carrying("goat").levels(weapons=1).begin(night_phase())
    assert (table.asked(0), "discovery goat" in table.asked(1)) == (["go_to_sleep"], True)
    table.choose("discovery", "goat", by=1).choose("stay")
    assert ([table.wounds(seat) for seat in range(2)], table.g.sheets[1]) == ([0, 0], [0, 0, 0, 1])
    assert (table.fur, table.g.gone, table.g.carried_found[1]) == (0, ["goat"], ())


@rule("RC-388", "RC-375")
def test_a_goat_on_the_sheet_needs_a_weapon_too() -> None:
    assert "discovery goat" not in carrying("goat", "tobacco").begin(night_phase()).asked(1)
    table = carrying("goat").equipment("pistol").begin(night_phase())
    assert "goat_with pistol" not in table.asked(0)
    table.choose("goat_with", "pistol", by=1).choose("stay")
    assert (table.wounds(1), table.g.sheets[1], table.g.uses) == (0, [0, 0, 0, 1], {"pistol": 1})


@rule("RC-388", "RC-372")
def test_two_goats_are_told_apart_by_whoever_has_them() -> None:
    table = carrying("goat").found("goat", "tobacco").levels(weapons=1).have().begin(night_phase())
    table.choose("discovery", "goat", by=0)
    assert (table.food, table.fur, table.g.sheets[1]) == (1, 1, [0, 0, 0, 0])
    table.choose("discovery", "goat", by=1)
    assert (table.food, table.fur, table.g.sheets[1]) == (1, 1, [0, 1, 0, 1])


@rule("RC-388", "RC-385")
def test_a_token_on_the_sheet_heals_its_finder_alone() -> None:
    table = carrying("vegetables").items("pot").wounded(0, 3)
    assert "discovery vegetables" not in table.begin(night_phase()).asked(1)
    table = carrying("vegetables").items("pot").wounded(0, 3).wounded(1, 3).begin(night_phase())
    assert "discovery vegetables" not in table.asked(0)
    table.choose("discovery", "vegetables", by=1)
    assert table.told("healed") == [(1, 2)]


@rule("RC-388", "RC-381", "RC-382")
def test_other_tokens_of_the_sheet_do_what_they_always_do_but_a_treasure_waits() -> None:
    table = carrying("tobacco", "treasure").mysteries("compass").begin(night_phase())
    assert table.asked(1) == ["go_to_sleep", "discovery tobacco"]
    assert table.choose("discovery", "tobacco", by=1).at_morale == 1


@rule("RC-388")
def test_no_token_of_a_sheet_is_used_while_actions_are_resolved() -> None:
    table = carrying("tobacco").now("action", 2).plan("rest", "", "0").plan("rest", "", "1").act()
    assert table.question == "next_action"
    assert not [option for option in table.asked(1) if option.startswith("discovery")]


@rule("RC-251", "RC-394")
def test_the_additional_food_is_taken_from_the_sheet_too() -> None:
    table = outside("A1", 2).have(food=2).token("night", "food")
    table.g.sheets[1][PRESERVES] = 1
    table.begin(night_phase()).choose("stay")
    assert [table.wounds(seat) for seat in range(2)] == [0, 1]


@rule("RC-395", "RC-387")
def test_at_the_start_of_the_next_round_what_is_left_goes_to_available() -> None:
    table = outside().have(wood=1)
    table.g.sheets[1] = [2, 0, 3, 1]
    lay_on_sheet(table.g, 1, "found", ["goat"])
    lay_on_sheet(table.g, 1, "kept", ["whip", "pistol"])
    table.now("dawn", 3).begin(round_begins())
    assert table.g.available == [3, 0, 3, 1]
    assert table.g.outside == ["", ""]
    assert table.g.sheets[1] == [0, 0, 0, 0]
    assert (table.g.found, table.g.kept, table.g.equipment) == (["goat"], ["whip"], ["pistol"])
    assert (table.g.carried_found[1], table.g.carried_kept[1]) == ((), ())


@rule("RC-428", "RC-387")
def test_perishable_food_on_a_sheet_spoils() -> None:
    table = outside("A1", 2).have(food=1)
    table.g.sheets[1] = [1, 3, 1, 0]
    table.begin(night_phase()).choose("stay")
    assert table.g.sheets[1] == [1, 0, 1, 0]


@rule("RC-368", "RC-369", "RC-387")
def test_grubs_found_on_the_way_feed_whoever_found_them() -> None:
    table = outside("A1", 2).have(food=1)
    lay_on_sheet(table.g, 1, "found", ["grubs", "fallen_tree", "tobacco"])
    table.begin(night_phase()).choose("go_to_sleep").choose("stay")
    assert table.wounds(1) == 0
    assert table.g.sheets[1][WOOD] == 1
    assert table.g.carried_found[1] == ("tobacco",)


@rule("RC-427", "RC-393")
def test_the_log_says_who_sleeps_in_the_open() -> None:
    table = robinson(seats=2).have(food=2)
    table.g.outside[1] = "A1"
    table.begin(night_phase())
    assert table.told("in_the_open") == [(0,), (1,)]


@rule("RC-395")
def test_the_log_says_what_is_brought_home() -> None:
    table = robinson(seats=2)
    table.g.outside[1], table.g.sheets[1] = "A1", [2, 0, 0, 1]
    assert table.begin(come_home()).told("arrived") == [(2, "wood"), (1, "fur")]


@rule("RC-441", "RC-424")
def test_nothing_is_told_of_hunger_after_a_death() -> None:
    table = robinson(seats=3).shelter().wounded(0, 11).begin(night_phase())
    assert table.lost
    assert table.told("hungry") == [(0,)]


@rule("RC-441", "RC-424", "RC-394")
@pytest.mark.parametrize(("outside", "worse"), [(0, [(-1,)]), (1, [])])
def test_a_night_ends_with_a_death_of_hunger_in_the_camp_or_outside(
    monkeypatch: pytest.MonkeyPatch, outside: int, worse: list[tuple[int, ...]]
) -> None:
    """What the sheet makes of hunger happens for a character who lives on, and no more after the death."""
    monkeypatch.setitem(SHEETS, "quiet", ScenarioHooks(hunger=lambda g: (morale_down(-1, "", 1),)))
    table = table_of(2).tile("A1", 3).wounded(1, 12).have(food=outside)
    table.g.outside[outside] = "A1"
    table.begin(night_phase())
    assert (table.lost, table.done, table.wounds(1)) == (True, True, 13)
    assert (table.told("morale"), table.told("ate")) == (worse, [])


@rule("RC-424", "RC-684")
def test_whoever_was_to_eat_what_went_into_the_pot_starves_with_the_others() -> None:
    table = table_of(2).have(food=1).items("pot").wounded(0, 1).begin(night_phase()).choose("go_to_sleep")
    table.choose("meal_at", "pot").choose("eats", 0)
    assert (table.food, table.preserves, table.wounds(0), table.wounds(1)) == (0, 0, 2, 2)


@rule("RC-441", "RC-427")
def test_nothing_is_told_of_the_open_after_a_death() -> None:
    table = robinson(seats=3).have(food=3).wounded(0, 12).begin(night_phase())
    assert table.lost
    assert table.told("in_the_open") == [(0,)]
