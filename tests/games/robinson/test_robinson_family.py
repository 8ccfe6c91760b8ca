"""Scenario 6: The Robinson Family. [ledger chapter 29]"""

from __future__ import annotations

import pytest

from campfire.games.robinson.library import scenarios
from campfire.games.robinson.rules.distance import pawns_needed
from campfire.games.robinson.rules.end_of_actions import end_of_actions
from campfire.games.robinson.rules.events import event_phase
from campfire.games.robinson.rules.exploration import lay_tile
from campfire.games.robinson.rules.items import complete_item, lose_item
from campfire.games.robinson.rules.moving_camp import move_camp
from campfire.games.robinson.rules.night import night_phase
from campfire.games.robinson.rules.planning import plan_actions
from campfire.games.robinson.rules.preparing import follow_sheet
from campfire.games.robinson.rules.production import production_phase
from campfire.games.robinson.rules.requirements import explored_terrains
from campfire.games.robinson.rules.resolving import resolve_actions
from campfire.games.robinson.rules.scenario import book_effect, round_ends
from campfire.games.robinson.rules.weather import weather_phase
from campfire.games.robinson.signs import Sign
from campfire.games.robinson.vocabulary.tokens import lay_token
from tests.games.robinson.sheets import boxed, planning, sheet
from tests.games.robinson.table import Table, robinson
from tests.games.robinson.wording import aimed
from tests.rules import rule

NINE = ("basket", "bed", "belts", "bow", "cellar", "diary", "drums", "furnace", "lantern")


def family(seats: int = 2) -> Table:
    """A table of the Robinson family that wants nine inventions."""
    table = sheet("robinson_family", seats)
    table.g.board += NINE
    return table.begin(follow_sheet())


def at_home() -> Table:
    """Everything that the goal asks for."""
    return family().items(*NINE).shelter(roof=1, palisade=1).levels(1, 1, 1)


@rule("RC-570")
def test_twelve_rounds() -> None:
    assert scenarios()["robinson_family"].rounds == 12


@rule("RC-571")
@pytest.mark.parametrize("players", [1, 4])
def test_nine_inventions_are_drawn(players: int) -> None:
    g = boxed(scenario="robinson_family", players=players)
    assert len(g.board) == 9 + 9
    assert len(g.inventions) == 17 + 4 - players - 9


@rule("RC-572")
def test_a_home_with_all_nine_inventions_wins_at_the_end_of_the_round() -> None:
    table = at_home()
    assert not table.won
    assert table.sign(Sign("one_pawn", (0,), "round"), Sign("arrow", (0, 5))).begin(round_ends()).won
    assert table.g.cause == "robinson_family"


@rule("RC-572")
@pytest.mark.parametrize("missing", ["shelter", "roof", "palisade", "weapons", "bow"])
def test_nothing_of_it_may_be_missing(missing: str) -> None:
    table = at_home()
    if missing == "shelter":
        table.g.shelter = False
    elif missing == "bow":
        table.g.items.remove("bow")
    else:
        table.levels(**{track: int(track != missing) for track in ("roof", "palisade", "weapons")})
    assert not table.begin(round_ends()).won


@rule("RC-572")
def test_an_invention_built_in_the_last_action_counts() -> None:
    table = at_home()
    table.g.items.remove("bed")
    table.board("bed").plan("build", "bed", "0", "0").act()
    assert table.begin(end_of_actions(), round_ends()).won


@rule("RC-573")
def test_exactly_the_drawn_cards_count() -> None:
    table = at_home()
    table.g.items.remove("bow")
    table.items("moat", "wall", "pit")
    assert not table.begin(round_ends()).won


@rule("RC-573")
def test_an_item_turned_back_does_not_count() -> None:
    table = at_home().begin(lose_item("bow"))
    assert not table.levels(1, 1, 1).begin(round_ends()).won
    assert "bow" in table.g.board


@rule("RC-573", "RC-442")
def test_what_cannot_be_regained_in_time_loses() -> None:
    table = at_home().now("night", 12)
    table.g.items.remove("bow")
    assert table.begin(round_ends()).lost


@rule("RC-574")
@pytest.mark.parametrize(("round_", "eaten"), [(6, 0), (7, 1), (8, 1), (9, 2), (10, 2), (11, 3), (12, 3)])
def test_children_are_born_and_eat(round_: int, eaten: int) -> None:
    table = family().shelter().have(food=6).now("weather", round_).begin(night_phase())
    assert table.told("discarded") == ([(eaten, "food")] if eaten else [])
    assert len(table.told("ate")) == 2
    assert table.told("spoilt") == [(6 - 2 - eaten,)]


@rule("RC-575")
def test_hungry_children_lose_the_game_at_once() -> None:
    table = family().shelter().have(food=1).now("weather", 9).begin(night_phase())
    assert table.lost
    assert table.g.cause == "children"
    assert [table.wounds(seat) for seat in (0, 1)] == [0, 0]


@rule("RC-575")
def test_children_eat_first() -> None:
    """[O-49]"""
    table = family().shelter().have(food=2).now("weather", 9).begin(night_phase())
    assert not table.lost
    assert [table.wounds(seat) for seat in (0, 1)] == [2, 2]


@rule("RC-575", "RC-425")
def test_before_it_hurts_biscuits_may_be_used() -> None:
    table = family().shelter().equipment("biscuits").now("weather", 7).begin(night_phase())
    assert table.question == "babies"
    table.choose("biscuits").choose("feed_children")
    assert not table.lost


@rule("RC-576")
def test_the_camp_tile_holds_any_number_of_additional_food_tokens() -> None:
    table = family()
    assert lay_token(table.g, "B1", "food")
    assert lay_token(table.g, "B1", "food")
    assert table.tokens("B1") == ("food", "food")
    assert table.begin(production_phase()).food == 3


@rule("RC-576", "RC-073")
def test_only_there_and_only_those() -> None:
    table = family().tile("A1", 6)
    for area, token in (("A1", "food"), ("B1", "wood")):
        assert lay_token(table.g, area, token)
        assert not lay_token(table.g, area, token)


@rule("RC-576", "RC-436")
def test_snare_and_corral_both_bring_food_and_move_with_the_camp() -> None:
    table = family().tile("A1", 6).tile("C1", 3)
    table.begin(complete_item("snare"), complete_item("corral"))
    assert table.tokens("B1") == ("food", "food")
    table.begin(move_camp("C1"))
    assert table.tokens("B1") == ()
    assert table.tokens("C1") == ("food", "food")
    assert not table.g.fading


@rule("RC-577")
def test_cultivation_takes_exactly_two_pawns() -> None:
    table = family().token("B1", "exhausted_fish")
    assert ("cultivate", "") in planning(table)
    assert pawns_needed(table.g, aimed("cultivate", "")) == (2, 2)
    table.choose("lead", "0", "cultivate", "", 0, 0, 0, 0, by=0).choose("support", "0", 0, "cultivate", "", by=0)
    assert not any("cultivate" in option for option in table.asked(1) if option.startswith("support"))


@rule("RC-577", "RC-206")
def test_two_teams_may_cultivate_in_one_round() -> None:
    table = family().token("B1", "exhausted_fish", "exhausted_wood")
    planning(table)
    for seat in (0, 1):
        table.choose("lead", str(seat), "cultivate", "", 0, 0, 0, 0, by=seat)
        table.choose("support", str(seat), seat, "cultivate", "", by=seat)
    table.act().choose("resolve", 0, "cultivate", "", 0).choose("clear_marker", "B1", "exhausted_fish")
    assert (table.tokens("B1"), table.done) == ((), True)


@rule("RC-577")
def test_it_removes_any_black_marker_of_the_island() -> None:
    table = family().tile("A1", 5).token("A1", "covered").token("B1", "exhausted_fish", "food").token("C3", "danger")
    table.tile("A2", 6).token("A2", "totem_covered").plan("cultivate", "", "0", "0").act()
    assert sorted(table.asked(0)) == [
        "clear_marker A1 covered",
        "clear_marker A2 totem_covered",
        "clear_marker B1 exhausted_fish",
    ]
    table.choose("clear_marker", "A1", "covered")
    assert table.tokens("A1") == ()
    assert "mountains" in explored_terrains(table.g)


@rule("RC-577")
def test_it_removes_a_black_marker_that_waits_on_a_space() -> None:
    """Signs of Fire: where exploring failed, its marker lies on the unexplored space."""
    table = family().token("A1", "fire").plan("cultivate", "", "0", "0").act()
    assert table.tokens("A1") == ()


@rule("RC-577")
def test_without_a_marker_there_is_nothing_to_cultivate() -> None:
    assert ("cultivate", "") not in planning(family())


@rule("RC-577", "RC-260")
def test_cultivation_comes_last() -> None:
    table = family().token("B1", "exhausted_fish").plan("cultivate", "", "0", "0").plan("rest", "", "1").act()
    assert [args[0] for args in table.told("action")] == ["rest", "cultivate"]


@rule("RC-577")
def test_only_on_the_sheet_that_shows_it() -> None:
    table = robinson().token("B1", "exhausted_fish")
    assert ("cultivate", "") not in planning(table)


@rule("RC-578")
def test_a_book_halves_production_rounded_down_in_a_mix_of_choice() -> None:
    table = family().token("B1", "food").now("event").begin(book_effect(), production_phase())
    assert table.question == "choose_mix"
    assert sorted(table.asked(0)[:2]) == ["mix 0 1", "mix 1 0"]
    table.choose("mix", 0, 1)
    assert (table.wood, table.food) == (0, 1)


@rule("RC-578")
def test_only_in_this_round() -> None:
    table = family().now("event").begin(book_effect(), round_ends(), production_phase())
    assert (table.wood, table.food) == (1, 1)


@rule("RC-579")
def test_the_first_tile_of_a_terrain_with_a_totem_hides_it() -> None:
    table = family().next_tiles(5, 2).now("event").begin(lay_tile(0, "A1"))
    assert table.tokens("A1") == ("covered",)
    assert "mountains" not in explored_terrains(table.g)
    table.begin(lay_tile(0, "B2"))
    assert table.tokens("B2") == ()
    assert "mountains" in explored_terrains(table.g)


@rule("RC-579")
def test_a_covered_or_turned_tile_of_its_terrain_came_first_too() -> None:
    table = family().tile("C3", 11).token("C3", "covered").next_tiles(5).now("event").begin(lay_tile(0, "A1"))
    assert table.tokens("A1") == ()
    table = family().tile("C3", 11).closed("C3").next_tiles(5).now("event").begin(lay_tile(0, "A1"))
    assert table.tokens("A1") == ()


@rule("RC-579")
def test_a_tile_without_a_totem_hides_nothing() -> None:
    table = family().next_tiles(11).now("event").begin(lay_tile(0, "A1"))
    assert "mountains" in explored_terrains(table.g)


@rule("RC-580")
@pytest.mark.parametrize("item", ["rope", "pot", "knife"])
def test_old_tools_are_an_item_at_once(item: str) -> None:
    table = family().found("old_tools").begin(plan_actions()).choose("discovery", "old_tools").choose("tool", item)
    assert item in table.g.items
    assert item not in table.g.board


@rule("RC-580")
def test_while_actions_are_resolved_it_goes_to_future() -> None:
    table = family().found("old_tools").plan("rest", "", "0").plan("rest", "", "1").act()
    table.choose("discovery", "old_tools").choose("tool", "pot")
    assert (table.g.items, table.built) == ([], ["pot"])
    assert table.begin(end_of_actions()).g.items == ["pot"]


@rule("RC-580")
def test_old_tools_are_an_item_whose_card_is_back_in_the_deck_too() -> None:
    table = family().items("rope", "knife").found("old_tools")
    table.g.board.remove("pot")
    table.inventions("pot").begin(plan_actions()).choose("discovery", "old_tools")
    assert "pot" in table.g.items


@rule("RC-580")
def test_without_an_item_to_build_they_cannot_be_used() -> None:
    table = family().items("rope", "pot", "knife").found("old_tools").begin(plan_actions())
    assert "discovery old_tools" not in table.asked(0)


@rule("RC-581")
def test_the_plough_removes_a_black_marker() -> None:
    table = family().found("plough").token("B1", "exhausted_fish").token("A1", "covered").begin(plan_actions())
    table.choose("discovery", "plough").choose("clear_marker", "B1", "exhausted_fish")
    assert table.tokens("B1") == ()
    assert table.tokens("A1") == ("covered",)
    assert table.g.found == []


@rule("RC-582")
def test_gunpowder_rolls_the_hungry_animals_again_and_the_second_result_stands() -> None:
    table = family().found("gunpowder").now("night", 7).begin(weather_phase())
    table.nature(0, 5)
    while table.question != "hungry_animals":
        table.choose("bear_weather")
    wounds = table.wounds(0)
    table.choose("discovery", "gunpowder")
    assert table.question == "animals_die"
    table.nature(0)
    assert table.wounds(0) == wounds
    assert table.g.found == []
    assert table.done


def test_seeds_are_food_that_keeps() -> None:
    assert family().found("seeds").begin(plan_actions()).choose("discovery", "seeds").preserves == 1


@rule("RC-316")
def test_the_fence_and_the_garden() -> None:
    table = family().shelter().begin(complete_item("fence"))
    assert table.palisade == 1
    table = family().have(food=2).plan("build", "garden", "0", "0", food=2).begin(resolve_actions(), end_of_actions())
    assert table.food == 4


def test_the_weather_of_the_sheet() -> None:
    printed = scenarios()["robinson_family"].weather
    rain, snow, animals = "rain", "winter", "animals"
    assert [printed.get(n, ()) for n in range(1, 13)] == [
        *[()] * 2,
        *[(rain,)] * 2,
        *[(snow,)] * 2,
        *[(rain, animals)] * 2,
        *[(snow, animals)] * 2,
        *[(rain, animals)] * 2,
    ]


@rule("RC-578", "RC-611", "RC-612")
def test_production_that_is_halved_twice_is_half_of_the_same_total() -> None:
    """The Island Strikes Back brings the book effect twice: each of them speaks of all that would be received."""
    table = family().token("B1", "food", "wood").events("the_island_fights_back").now("event", 2)
    table.begin(event_phase(), production_phase()).choose("mix", 1, 1)
    assert (table.told("book"), table.wood, table.food) == ([(), ()], 1, 1)
