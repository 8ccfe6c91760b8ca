"""Setup. [ledger chapter 2]"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from campfire.games.robinson.cards import CHARACTERS, EQUIPMENT, MORALE, TILES
from campfire.games.robinson.library import book, scenarios
from campfire.games.robinson.result import census
from campfire.games.robinson.rules.pawns import character_pawns
from campfire.games.robinson.rules.planning import plan_actions
from campfire.games.robinson.rules.preparing import BOX
from campfire.games.robinson.rules.requirements import explored_terrains
from campfire.games.robinson.setup import check, setup
from campfire.games.robinson.state import State
from campfire.kernel.contract import BadInput
from campfire.kernel.engine import pending
from campfire.kernel.question import Chance, Shuffle
from tests.games.robinson.sheets import boxed, chances, laid_out, planning, sheet, upside_down
from tests.games.robinson.table import robinson
from tests.rules import rule

DEFAULTS = {"map", "pot", "bricks", "knife", "rope", "dam", "shovel", "fire", "medicine"}


def icons(g: State) -> Counter[str]:
    """How many events with a book and with an Adventure icon are in the Event deck."""
    return Counter("book" if book().events[card].icon == "book" else "adventure" for card in g.events.cards)


@rule("RC-008", "RC-035")
def test_the_board_begins_without_resources_tokens_or_plans() -> None:
    g = boxed(players=3)
    assert g.available == [0, 0, 0, 0] == g.future
    assert g.tokens == {}
    assert g.plan == []
    assert g.determination == [0] * 5


@rule("RC-009")
def test_a_scenario_is_chosen_and_its_first_round_marked() -> None:
    g = boxed(scenario="jenny")
    assert g.scenario.id == "jenny"
    assert g.round == 1


@rule("RC-011")
def test_characters_are_drawn_at_random() -> None:
    g = setup(check({"players": 3}))
    drawn = g.stack[-1]
    question = pending(g)
    assert isinstance(question, Chance), drawn
    assert question.outcomes == Shuffle(4)
    g = boxed(players=4, nature=(3, 1, 0, 2))
    assert g.characters == ["soldier", "cook", "carpenter", "explorer"]


@rule("RC-012")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_each_player_has_two_pawns(players: int) -> None:
    g = boxed(players=players)
    assert [character_pawns(g, seat) for seat in g.seats] == [2] * players


@rule("RC-013")
def test_nobody_is_wounded() -> None:
    assert boxed(players=4).wounds == [0] * 6


@rule("RC-014")
def test_each_character_has_its_own_invention() -> None:
    g = boxed(players=2, characters=["cook", "explorer"])
    assert g.personal == ["fireplace", "shortcut"]


@rule("RC-015")
def test_the_inventions_of_absent_characters_are_common() -> None:
    g = boxed(players=2, characters=["cook", "explorer"])
    common = {*g.inventions.cards, *g.board}
    assert {"spear", "snare"} <= common
    assert not {"fireplace", "shortcut"} & common


@rule("RC-016")
def test_the_nine_default_inventions_lie_on_the_board() -> None:
    g = boxed(players=3)
    assert set(g.board) >= DEFAULTS
    assert not DEFAULTS & set(g.inventions.cards)
    assert g.items == []


@rule("RC-017", "RC-018")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_five_further_inventions_come_from_the_shuffled_deck(players: int) -> None:
    rest = 17 + 4 - players
    assert chances(players=players)["inventions_deck"] == rest
    g = boxed(players=players)
    assert len(g.board) == 9 + 5
    assert len(g.inventions) == rest - 5
    assert set(g.board) | set(g.inventions.cards) | set(g.personal) == {
        card.id for card in book().inventions.values() if not card.group.isdigit()
    }


@rule("RC-018")
def test_the_top_five_are_taken() -> None:
    order = tuple(range(18))[::-1]
    first = boxed(players=3)
    turned = boxed(players=3, nature=order)
    assert set(first.board[9:]) != set(turned.board[9:])
    assert set(turned.board[9:]) <= {*first.inventions.cards[:5], *first.board}


@rule("RC-019")
def test_the_beach_is_explored_so_the_shovel_can_be_built() -> None:
    g = boxed(players=3)
    assert explored_terrains(g) == {"beach"}
    buildable = {target for kind, target in planning(robinson(seats=3)) if kind == "build"}
    assert DEFAULTS & buildable == {"shovel"}


@rule("RC-020", "RC-525")
def test_ex_02_starting_on_a_river_covers_every_river_symbol_instead() -> None:
    """RC-EX-02"""
    table = sheet("volcanic_island", 3).have(wood=1)
    assert explored_terrains(table.g) == {"river"}
    buildable = {target for kind, target in planning(table) if kind == "build"}
    assert DEFAULTS & buildable == {"map", "dam"}


@rule("RC-021")
def test_morale_begins_at_nought() -> None:
    assert MORALE[boxed().morale] == 0


@rule("RC-022")
def test_weapons_begin_at_nought() -> None:
    assert boxed().weapons == 0


@rule("RC-023")
def test_there_is_no_shelter_roof_or_palisade() -> None:
    g = boxed()
    assert (g.shelter, g.roof, g.palisade) == (False, 0, 0)


@rule("RC-024")
def test_three_adventure_decks_are_shuffled_face_down() -> None:
    asked = chances()
    g = boxed()
    for deck in ("build", "gather", "explore"):
        assert asked[f"{deck}_deck"] == 30
        assert {book().adventures[card].deck for card in g.adventures[deck].cards} == {deck}
        assert set(g.adventures[deck].known) == {0}


@rule("RC-025", "RC-026")
def test_the_beasts_are_shuffled_and_the_hunting_deck_is_empty() -> None:
    assert chances()["beasts_deck"] == 16
    g = boxed()
    assert (len(g.beasts), len(g.hunting)) == (16, 0)
    assert set(g.beasts.known) == {0}


@rule("RC-027")
def test_the_mysteries_are_shuffled() -> None:
    assert chances()["mysteries_deck"] == 52
    assert set(boxed().mysteries.known) == {0}


@rule("RC-017", "RC-024", "RC-025", "RC-027", "RC-030", "RC-034", "RC-040")
def test_the_decks_lie_as_they_were_shuffled() -> None:
    wish: dict[str, Any] = {"players": 4, "characters": list(CHARACTERS)}
    first, turned = boxed(**wish), laid_out(upside_down, **wish)
    for deck in ("beasts", "mysteries", "tile_pile", "discoveries"):
        assert getattr(turned, deck).cards == getattr(first, deck).cards[::-1]
    for kind in ("build", "gather", "explore"):
        assert turned.adventures[kind].cards == first.adventures[kind].cards[::-1]
    assert [*turned.board[9:], *turned.inventions.cards[::-1]] == [*first.inventions.cards, *first.board[9:][::-1]]


@rule("RC-039", "RC-040")
def test_chance_decides_which_events_are_in_the_game() -> None:
    first, turned = boxed(players=3), laid_out(upside_down, players=3)
    books = [card.id for card in book().events.values() if card.icon == "book"]
    assert {card for card in first.events.cards if card in books} == set(books[:6])
    assert {card for card in turned.events.cards if card in books} == set(books[-6:])


@rule("RC-011", "RC-032")
def test_chance_decides_on_characters_and_equipment() -> None:
    assert boxed(players=2, nature=(2, 0, 1)).characters == ["explorer", "carpenter"]
    assert boxed().equipment != laid_out(upside_down).equipment == [EQUIPMENT[1], EQUIPMENT[2]]


@rule("RC-028", "RC-029")
def test_the_camp_is_on_tile_8_at_the_western_end_of_the_middle_row() -> None:
    g = boxed()
    assert g.tiles == {"B1": 8}
    assert g.camp == "B1"
    assert not g.shelter


@rule("RC-030")
def test_the_other_ten_tiles_form_a_shuffled_pile() -> None:
    assert chances()["tiles_deck"] == 10
    g = boxed()
    assert sorted(int(tile) for tile in g.tile_pile.cards) == [n for n in TILES if n != 8]
    assert set(g.tile_pile.known) == {0}


@rule("RC-031")
def test_a_scenario_may_begin_elsewhere() -> None:
    g = boxed(scenario="volcanic_island")
    assert (g.camp, g.tiles[g.camp]) == ("B4", 10)
    assert sorted(int(tile) for tile in g.tile_pile.cards) == [n for n in TILES if n not in (8, 10)]


@rule("RC-032")
def test_two_random_pieces_of_equipment_lie_by_the_board_with_two_markers_each() -> None:
    g = boxed()
    assert chances()["equipment"] == 2
    assert len(g.equipment) == 2
    assert g.uses == dict.fromkeys(g.equipment, 2)
    assert set(g.equipment) | set(g.aside["equipment"]) == set(EQUIPMENT)


@rule("RC-033")
def test_everybody_may_use_equipment_but_only_twice() -> None:
    table = robinson(seats=3).equipment("pipe_and_tobacco").begin(plan_actions())
    table.choose("pipe_and_tobacco", 1, by=1).choose("pipe_and_tobacco", 2, by=2)
    assert [table.determination(seat) for seat in (0, 1, 2)] == [0, 2, 2]
    assert not any("pipe_and_tobacco" in option for seat in (0, 1, 2) for option in table.asked(seat))


@rule("RC-034")
@pytest.mark.parametrize("name", list(scenarios()))
def test_the_discovery_tokens_are_shuffled_with_the_four_of_the_sheet(name: str) -> None:
    assert chances(scenario=name)["discoveries_deck"] == 22
    g = boxed(scenario=name)
    assert set(g.scenario.specials) <= set(g.discoveries.cards)
    assert not any(token.startswith("special_") for token in g.discoveries.cards)
    assert set(g.discoveries.known) == {0}


@rule("RC-036")
def test_food_crates_lie_on_the_right_threat_space() -> None:
    assert boxed().threats == ["", "food_crates"]


@rule("RC-037")
def test_later_another_wreckage_may_be_chosen() -> None:
    assert boxed(wreckage="captains_chest").threats == ["", "captains_chest"]
    with pytest.raises(BadInput):
        check({"wreckage": "titanic"})


@rule("RC-038", "RC-039", "RC-040")
@pytest.mark.parametrize(
    ("name", "each"), [("castaways", 6), ("cursed_island", 5), ("jenny", 4), ("cannibal_island", 5)]
)
def test_half_the_rounds_rounded_up_of_each_icon_make_the_event_deck(name: str, each: int) -> None:
    """Nine rounds of the Cannibal Island make five and five."""
    asked = chances(scenario=name)
    assert (asked["book_events"], asked["adventure_events"], asked["events_deck"]) == (39, 34, 2 * each)
    g = boxed(scenario=name)
    assert icons(g) == {"book": each, "adventure": each}
    assert set(g.events.known) == {0}


@rule("RC-039")
def test_ex_01_the_event_deck_of_scenario_1() -> None:
    """RC-EX-01"""
    g = boxed(scenario="castaways")
    assert icons(g) == {"book": 6, "adventure": 6}
    assert len(g.events) == 12


@rule("RC-040")
def test_other_events_leave_the_game() -> None:
    g = boxed()
    assert len(g.events) == 12
    left = [*g.aside[BOX]]
    assert len(left) == 73 + 3 - 12 - 1
    assert {*left, *g.events.cards, "food_crates"} == {*book().events}


@rule("RC-041")
def test_with_three_players_a_camp_arrangement_brings_both_rewards() -> None:
    table = robinson(seats=3).plan("camp", "", "0").act()
    assert (table.determination(0), table.at_morale) == (2, 1)


@rule("RC-041")
def test_with_four_players_it_brings_one_of_two() -> None:
    table = robinson(seats=4).plan("camp", "", "0").act()
    assert table.asked(0)[:2] == ["arrange_determination", "arrange_morale"]


@rule("RC-042")
def test_somebody_has_the_first_player_token() -> None:
    assert boxed(players=3).first == 0
    assert boxed(players=3, first=2).first == 2
    with pytest.raises(BadInput):
        check({"players": 2, "first": 2})


@rule("RC-043")
@pytest.mark.parametrize("name", list(scenarios()))
def test_a_sheet_holds_what_a_scenario_needs(name: str) -> None:
    printed = scenarios()[name]
    assert printed.id == name
    assert set(printed.weather) <= set(range(1, printed.rounds + 1))
    assert {die for dice in printed.weather.values() for die in dice} <= {"rain", "winter", "animals"}
    assert len(set(printed.specials)) == 4


@rule("RC-043", "RC-044")
@pytest.mark.parametrize("name", list(scenarios()))
def test_the_two_special_inventions_exist_on_the_sheet_only(name: str) -> None:
    g = boxed(scenario=name)
    special = g.scenario.inventions
    assert [book().inventions[card].group for card in special] == [str(g.scenario.number)] * 2
    assert not set(special) & {*g.board, *g.inventions.cards, *g.personal}


@rule("RC-045")
def test_a_totem_works_at_once_or_allows_an_action_later() -> None:
    at_once = sheet("jenny").next_tiles(10).plan("explore", "A1", "0", "0").act()
    assert at_once.wounds(0) == 2
    later = sheet("cursed_island").next_tiles(10).plan("explore", "A1", "0", "0").resolve()
    assert later.wounds(0) == 0
    assert ("explore", "temple:A1") in planning(later)


@rule("RC-095", "RC-509")
@pytest.mark.parametrize("name", list(scenarios()))
def test_nothing_of_the_box_gets_lost_in_the_setup(name: str) -> None:
    wish: dict[str, Any] = {"scenario": name, "players": 3}
    whole = census(setup(check(wish)))
    assert census(boxed(**wish)) == whole
    things = [*EQUIPMENT, *book().events, *book().beasts, *[f"tile {number}" for number in TILES]]
    assert [thing for thing in things if whole.get(f"card {thing}") != 1] == []
