"""The night. [ledger chapter 20]"""

from __future__ import annotations

import pytest

from campfire.games.paleo.library import LETTERS, lettered_module
from tests.games.paleo.table import Table, paleo
from tests.rules import rule

PREY = ("pays = { food = 3, hide = 1 }", "negative = true, gains = { death = 1 }")
"""The mission of module A."""


def tribe(food: int, *communities: tuple[str, ...]) -> Table:
    """A tribe with so much food, before the night."""
    table = paleo(len(communities)).storage(food=food)
    for seat, people in enumerate(communities):
        table.people(seat, *people)
    return table


@rule("PA-200")
def test_the_tribe_is_fed_then_the_night_actions_are_resolved_then_the_new_decks_are_made() -> None:
    table = tribe(5, ("elder", "twin")).mission("prey", *PREY).items(0, hide=1).closed_discard("forest").night()
    assert table.food == 3
    assert table.question == "choose_night_action"
    assert table.closed == ["forest"]
    table.choose("night", "prey", 0)
    assert table.food == 0
    assert table.question == "day"
    assert [event.key for event in table.g.log or [] if event.key in ("night_falls", "fed", "night")] == [
        "night_falls",
        "fed",
        "night",
    ]


@rule("PA-201")
def test_feeding_and_night_actions_are_compulsory_every_night() -> None:
    table = tribe(9, ("elder",)).mission("prey", *PREY).closed_discard("forest").night()
    for night in (1, 2, 3):
        assert table.told("fed")[night - 1 :] == [(1, 1)]
        assert table.asked(0) == [f"night prey {line}" for line in (1,)]
        table.choose("night", "prey", 1)
        assert table.deaths == night
        table.nature().nature().choose("early_night")


@rule("PA-202")
@pytest.mark.parametrize("food", [6, 5])
def test_feeding_costs_one_food_for_each_person_of_all_communities(food: int) -> None:
    table = tribe(food, ("elder", "twin"), ("brute",), ("seer", "scout")).night()
    assert table.food == food - 5
    assert table.deaths == 0
    assert table.in_supply("food") == 20 - food + 5


@rule("PA-203")
def test_food_at_hand_must_be_used_for_feeding() -> None:
    table = tribe(3, ("elder", "twin")).items(0, hide=1).mission("prey", *PREY).night()
    assert table.food == 1
    assert table.told("fed") == [(2, 2)]
    assert table.asked(0) == ["night prey 1"]
    scarce = tribe(3, ("elder", "twin"), ("brute", "seer")).items(0, hide=1).mission("prey", *PREY).night()
    assert (scarce.food, scarce.deaths) == (0, 1)
    assert scarce.asked(0) == ["night prey 1"]


@rule("PA-204")
@pytest.mark.parametrize(("food", "deaths"), [(4, 0), (3, 1), (1, 3), (0, 4)])
def test_for_each_person_left_without_food_a_death_token_is_placed(food: int, deaths: int) -> None:
    assert tribe(food, ("elder", "twin"), ("brute", "seer")).night().deaths == deaths


@rule("PA-205")
def test_people_who_go_without_food_do_not_die() -> None:
    table = tribe(0, ("elder", "twin"), ("brute",)).night()
    assert table.deaths == 3
    assert [table.people_of(seat) for seat in (0, 1)] == [["elder", "twin"], ["brute"]]
    assert table.wounds_of(0) == {"elder": 0, "twin": 0}
    assert table.graveyard == []


@rule("PA-206")
def test_one_night_action_of_every_mission_must_be_performed() -> None:
    table = tribe(0, ()).mission("prey", *PREY).mission("world", "pays = { hut = 1 }", "negative = true")
    table.night()
    assert table.asked(0) == ["night prey 1", "night world 1"]
    table.choose("night", "prey", 1)
    assert table.asked(0) == ["night world 1"]
    table.choose("night", "world", 1)
    assert table.question == "day"
    assert table.deaths == 1


@rule("PA-207")
@pytest.mark.parametrize("place", ["camp", "workshop", "community", "people"])
def test_the_same_holds_for_every_other_card_in_play_with_a_moon_line(place: str) -> None:
    line = 'kind = "night", gains = { wood = 1 }'
    table = paleo().storage(food=1).place("fire", line, to="camp")
    if place == "people":
        table.person("fire", f"hearts = 1, lines = [{{ {line} }}]").people(1, "fire")
    elif place == "community":
        table.belongings(1, "fire")
    elif place == "camp":
        table.camp("fire")
    else:
        table.workshop("fire")
    table.night()
    assert table.asked(0) == ["night fire 0"]
    assert table.choose("night", "fire", 0).wood == 1


@rule("PA-208")
def test_one_of_the_options_of_a_mission_is_negative_usually_a_death_token() -> None:
    deadly = 0
    for letter in LETTERS:
        negative = [line for _, line in lettered_module(letter).mission.of_kind("night") if line.negative]
        assert negative, letter
        deadly += any(word.name == "paleo.death" for line in negative for word, _ in line.effects)
    assert deadly > len(LETTERS) / 2


@rule("PA-209")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_players_decide_jointly(seat: int) -> None:
    table = tribe(3, (), (), ()).items(1, hide=1).mission("prey", *PREY).night()
    assert table.seats == (0, 1, 2)
    assert table.asked(seat) == ["night prey 0", "night prey 1"]
    assert table.choose("night", "prey", 0, by=seat).food == 0


@rule("PA-210")
def test_traits_and_tokens_of_all_players_count_at_night_without_help() -> None:
    table = tribe(3, ("brute",), ("stalker",)).items(0, hide=1).items(1, hide=1)
    table.mission("feast", "needs = { strength = 3 }, pays = { hide = 2 }", "negative = true, gains = { death = 1 }")
    table.night()
    assert table.g.helping == [-1, -1]
    table.choose("night", "feast", 0).choose("hand_in", 1, "hide")
    assert (table.items_of(0), table.items_of(1)) == ({}, {})
    assert table.deaths == 0


@rule("PA-211")
@pytest.mark.parametrize(("food", "hides"), [(2, 1), (3, 0)])
def test_if_the_good_option_cannot_be_met_in_full_nothing_is_paid_for_it(food: int, hides: int) -> None:
    table = tribe(food, ()).items(0, hide=hides).mission("prey", *PREY).night()
    assert table.asked(0) == ["night prey 1"]
    table.choose("night", "prey", 1)
    assert table.food == food
    assert table.items_of(0) == ({"hide": hides} if hides else {})
    assert table.deaths == 1


@rule("PA-212")
def test_a_mission_stays_in_play_unless_it_says_otherwise() -> None:
    table = tribe(0, ()).mission("prey", *PREY).closed_discard("forest")
    table.mission("once", "removes = true, gains = { wood = 1 }", "negative = true").night()
    table.choose("night", "prey", 1).choose("night", "once", 0)
    assert table.g.camp == ["prey"]
    assert table.graveyard == ["once"]
    table.nature().nature().choose("early_night")
    assert table.asked(0) == ["night prey 1"]


@rule("PA-213")
def test_with_two_modules_there_are_two_missions_to_settle_each_night() -> None:
    table = tribe(0, ()).mission("a", "negative = true").mission("b", "negative = true").closed_discard("forest")
    table.night()
    for _ in range(2):
        table.choose("night", "a", 0).choose("night", "b", 0).nature().nature().choose("early_night")
    assert table.told("night") == [("a", 0), ("b", 0), ("a", 0), ("b", 0)]


@rule("PA-214")
@pytest.mark.parametrize("first", ["feast", "larder"])
def test_the_order_among_several_night_cards_is_the_players_choice(first: str) -> None:
    table = tribe(0, ()).mission("feast", "pays = { food = 1 }", "negative = true, gains = { death = 1 }")
    table.mission("larder", "negative = true, gains = { food = 1 }").night()
    if first == "feast":
        table.choose("night", "feast", 1).choose("night", "larder", 0)
    else:
        table.choose("night", "larder", 0).choose("night", "feast", 0)
    assert table.deaths == (first == "feast")
    assert table.food == (first == "feast")


@rule("PA-215")
def test_the_mission_of_module_a_asks_three_food_and_a_hide_or_a_death_token() -> None:
    mission = lettered_module("A").mission
    table = tribe(3, ()).items(0, hide=1).print(mission).camp(mission.id).night()
    assert len(table.asked(0)) == 2
    table.choose("night", mission.id, 0)
    assert (table.food, table.items_of(0), table.deaths) == (0, {}, 0)
    poor = tribe(3, ()).print(mission).camp(mission.id).night()
    assert len(poor.asked(0)) == 1
    poor.choose("night")
    assert (poor.food, poor.deaths) == (3, 1)
