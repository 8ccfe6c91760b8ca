"""The scout's rules of thumb, each at a small table."""

from __future__ import annotations

import pytest

from tests.bots.scouting import scout_at
from tests.games.paleo.table import Table, paleo

DEATH = "negative = true, gains = { death = 1 }"
PRIZE = "gains = { painting = 1 }"


def test_a_mission_is_paid_rather_than_a_death_token_taken() -> None:
    table = paleo().mission("hunt", DEATH, "pays = { food = 2, hide = 1 }")
    table.people(0, "brute").people(1, "seer").storage(food=4).items(0, hide=1).night()
    assert table.asked(0) == ["night hunt 0", "night hunt 1"]
    assert scout_at(table) == "night hunt 1"


def test_the_last_hide_goes_to_the_mission_with_more_at_stake() -> None:
    table = paleo().mission("cold", "pays = { hide = 1 }", "negative = true, gains = { death = 1 }")
    table.mission("plague", "pays = { hide = 1 }", "negative = true, gains = { death = 3 }")
    table.people(0, "brute").items(0, hide=1).storage(food=3).night()
    assert scout_at(table) == "night plague 0"


def test_whoever_would_die_of_the_next_wound_heals_first() -> None:
    table = paleo().card("herbs_", "gains = { heal = 1 }").people(0, "brute", "scout", "watcher")
    table.wounded(0, "brute", 1).wounded(0, "scout", 1).wounded(0, "watcher", 1).reveal(0, "herbs_").act(0)
    assert scout_at(table) == "heal 0 scout"


def hunt(own: str, mine: str = "brute") -> Table:
    """Seat 1 alone is too weak for the mammoth; what seat 0 has revealed is another matter."""
    table = paleo().card("mammoth_", f"needs = {{ strength = 3 }}, {PRIZE}").card("own", own)
    return table.people(0, mine).people(1, "stalker").storage(food=9).reveal(0, "own").reveal(1, "mammoth_")


def test_help_is_given_where_it_makes_the_hunt_possible() -> None:
    assert scout_at(hunt("gains = { food = 1 }")) == "help 1"


def test_the_own_card_comes_first_when_it_is_worth_more() -> None:
    assert scout_at(hunt("gains = { painting = 2 }")) == "act own 0"


def test_help_that_does_not_reach_is_not_given() -> None:
    assert scout_at(hunt("gains = { food = 1 }", mine="seer")) == "act own 0"


def test_a_hunter_waits_for_help_as_long_as_it_may_come() -> None:
    table = hunt("gains = { food = 1 }")
    assert scout_at(table, 1, others=(0,)) == "wait"
    assert scout_at(table.choose("help", 1, by=0), 1) == "act mammoth_ 0"


def test_who_has_least_to_lose_helps() -> None:
    table = paleo(3).card("mammoth_", f"needs = {{ strength = 3 }}, {PRIZE}")
    table.card("poor", "gains = { wood = 1 }").card("rich", "gains = { wood = 6 }").storage(food=9)
    table.people(0, "brute").people(1, "stalker").people(2, "brute")
    table.reveal(0, "rich").reveal(1, "mammoth_").reveal(2, "poor")
    assert scout_at(table, 0, others=(1, 2)) == "act rich 0"
    assert scout_at(table, 2, others=(0, 1)) == "help 1"


def test_two_help_where_one_is_not_enough() -> None:
    table = paleo(3).card("mammoth_", f"needs = {{ strength = 5 }}, {PRIZE}").card("own", "gains = { wood = 1 }")
    table.people(0, "brute").people(1, "stalker").people(2, "brute").storage(food=9)
    table.reveal(0, "own").reveal(1, "mammoth_").reveal(2, "own")
    assert scout_at(table, 0, others=(1, 2)) == "help 1"
    assert scout_at(table.choose("help", 1, by=0), 2, others=(1,)) == "help 1"


def wounds(n: int, *people: str) -> Table:
    """Seat 0 is about to take wounds."""
    table = paleo().hazard("bear", f"negative = true, wounds = {n}").people(0, *people).people(1, "brute")
    return table.card("stone_", "gains = { stone = 1 }").reveal(0, "bear").reveal(1, "stone_")


def test_wounds_go_to_whoever_survives_them() -> None:
    assert scout_at(wounds(2, "scout", "brute", "crafter").act(0)) == "wound 0 brute"


def test_a_hide_is_returned_where_somebody_would_die() -> None:
    assert scout_at(wounds(2, "twin", "scout").items(0, hide=1).act(0)) == "protect 0 hide"


def test_if_somebody_must_die_it_is_the_least_able() -> None:
    assert scout_at(wounds(3, "seer", "twin", "brute").act(0)) == "wound 0 twin"


def test_a_talisman_turns_a_deadly_hazard_away() -> None:
    table = wounds(3, "scout", "twin").items(0, talisman=1)
    assert scout_at(table) == "talisman bear"


@pytest.mark.parametrize(("food", "expected"), [(0, "act grove 1"), (12, "act grove 0")])
def test_hunger_decides_between_food_and_stone(food: int, expected: str) -> None:
    table = paleo().card("grove", "gains = { stone = 2 }", "gains = { food = 2 }").storage(food=food)
    assert scout_at(table.people(0, "brute", "seer").people(1, "smith", "elder").reveal(0, "grove")) == expected


@pytest.mark.parametrize(("top", "expected"), [("red", "act spring 0"), ("forest", "act spring 1")])
def test_red_backs_are_not_paid_with_by_the_frail(top: str, expected: str) -> None:
    table = paleo().card("spring", "gains = { food = 1 }", "pays = { cards = 1 }, gains = { food = 4 }")
    assert scout_at(table.people(0, "child").deck(0, top, "forest", "forest").reveal(0, "spring")) == expected


@pytest.mark.parametrize(("hides", "expected"), [(0, "act boar 0"), (1, "act boar 1")])
def test_a_hide_makes_bold(hides: int, expected: str) -> None:
    table = paleo().card("boar", "gains = { food = 1 }", "wounds = 1, gains = { food = 3 }").people(0, "child")
    assert scout_at(table.items(0, hide=hides).reveal(0, "boar")) == expected


def test_what_a_mission_asks_for_is_crafted_first() -> None:
    table = paleo().mission("settle_", "pays = { hut = 1 }", DEATH).card("fire_", "gains = { craft = 1 }")
    table.people(0, "smith").storage(food=9, wood=2, stone=1).workshop("shelter").reveal(0, "fire_").act(0)
    assert scout_at(table) == "craft hut 0"


def test_what_an_urgent_item_is_made_of_is_gathered() -> None:
    table = paleo().mission("settle_", "pays = { hut = 1 }", DEATH).workshop("shelter").storage(food=9)
    table.card("camp_", "gains = { stone = 1 }", "gains = { wood = 1 }").people(0, "smith").reveal(0, "camp_")
    assert scout_at(table) == "act camp_ 1"


def test_nothing_is_crafted_that_a_mission_needs_the_wood_for() -> None:
    table = paleo().mission("night_fire", "pays = { wood = 2 }", DEATH).card("fire_", "gains = { craft = 1 }")
    table.people(0, "smith").storage(food=9, wood=2).reveal(0, "fire_").act(0)
    assert scout_at(table) == "stop_crafting"


def test_a_tool_goes_to_whoever_is_strong_already() -> None:
    table = paleo().card("elk", "needs = { strength = 3 }, gains = { spear = 1 }").card("own", "gains = { wood = 1 }")
    table.people(0, "seer").people(1, "brute", "stalker").reveal(0, "own").reveal(1, "elk").storage(food=9)
    assert scout_at(table.choose("help", 1, by=0).act(1), 1) == "give 1 spear"


def test_a_shield_goes_where_the_next_wound_kills() -> None:
    table = paleo().card("elk", "gains = { hide = 1 }").card("own", "gains = { wood = 1 }").storage(food=9)
    table.people(0, "child").people(1, "brute").reveal(0, "own").reveal(1, "elk")
    assert scout_at(table.choose("help", 1, by=0).act(1), 1) == "give 0 hide"


def test_tokens_go_onto_a_card_that_leads_to_a_painting() -> None:
    line = f'kind = "alternative", uses_tokens = true, {PRIZE}'
    table = paleo().place("hearth", line, more="holds = { stone = 1 }").camp("hearth").storage(food=9)
    table.card("flint_", "gains = { stone = 1 }").people(0, "smith").reveal(0, "flint_").act(0)
    assert scout_at(table) == "lay_on hearth stone"


def backs(*top: str) -> Table:
    """Seat 0 chooses among cards whose backs say much: forests feed, mountains give stone, red backs bite."""
    table = paleo().card("berries_", "gains = { food = 3 }", back="forest").card("flint_", "gains = { stone = 1 }")
    table.card("rocks", "gains = { stone = 1 }", back="mountain").hazard("bear", "negative = true, wounds = 3")
    return table.people(0, "brute", "scout").people(1, "seer").deck(0, *top)


def test_the_hungry_go_where_food_is() -> None:
    assert scout_at(backs("rocks", "bear", "berries_", "rocks")) == "choose 0 2"


def test_red_backs_are_left_alone() -> None:
    assert scout_at(backs("bear", "rocks", "bear").storage(food=12)) == "choose 0 1"


def test_a_known_card_is_judged_by_its_face() -> None:
    table = backs("bear", "rocks", "berries_").print(paleo().card("gift", f"{PRIZE}", back="red").cards["gift"])
    table.deck(0, "gift", "rocks", "berries_")
    table.g.decks[0].show(2, 0b11)
    assert scout_at(table) == "choose 0 0"


def test_the_day_is_left_early_when_only_death_is_left_in_it() -> None:
    table = backs("bear", "bear", "bear").people(0, "twin", "scout").storage(food=15).tokens(deaths=4)
    assert scout_at(table) == "early_night 0"


def test_nobody_leaves_early_while_a_mission_is_not_paid() -> None:
    table = backs("bear", "bear", "bear").people(0, "twin", "scout").storage(food=15).tokens(deaths=4)
    table.mission("settle_", "pays = { hut = 1 }", DEATH)
    assert scout_at(table).startswith("choose")


def test_nobody_leaves_early_while_food_is_short() -> None:
    assert scout_at(backs("berries_", "rocks", "berries_")).startswith("choose")


def test_hazards_are_cleared_away() -> None:
    table = backs("rocks").card("raven_", "gains = { clear_away = 1 }").storage(food=9)
    table.open_discard("berries_", "bear", "rocks").reveal(0, "raven_").act(0)
    assert scout_at(table) == "clear bear"


def test_the_best_card_is_tracked_again() -> None:
    table = backs("rocks").card("tracks", "gains = { track = 1 }").card("herd", PRIZE)
    table.open_discard("bear", "rocks", "herd", "tracks").reveal(0, "tracks").act(0)
    assert scout_at(table) == "track herd"


def test_tracks_are_not_followed_to_tracks() -> None:
    table = backs("rocks").card("tracks", "gains = { track = 1 }")
    table.open_discard("tracks", "bear").reveal(0, "tracks").act(0)
    assert scout_at(table) == "track_nothing"


def test_the_least_useful_invention_makes_room() -> None:
    table = paleo().card("tool_talk_", "gains = { invention = 1 }").mission("settle_", "pays = { hut = 1 }", DEATH)
    table.workshop("shelter", "herbs", "sewing", "bowyer").inventions("amulet").people(0, "smith")
    assert scout_at(table.reveal(0, "tool_talk_").act(0)) == "push_out herbs"


def test_a_new_person_joins_the_smaller_community() -> None:
    table = paleo().card("wanderer", "gains = { person = 1 }").card("own", "gains = { wood = 1 }").storage(food=9)
    table.people(0, "brute", "scout").people(1, "seer").people_deck("smith").reveal(0, "wanderer").reveal(1, "own")
    assert scout_at(table.choose("help", 0, by=1).act(0)) == "host 1"


def test_a_lone_player_calls_for_help_when_much_is_at_stake() -> None:
    table = paleo(1).card("mammoth_", "needs = { strength = 2 }, gains = { painting = 3 }").people(0, "stalker")
    assert scout_at(table.storage(food=9).reveal(0, "mammoth_").tokens(paintings=4)).startswith("call")
