"""The Explorer: Reconnaissance, Motivational Speech, Scouting. [ledger chapter 4]"""

from __future__ import annotations

import pytest

from campfire.games.robinson.cards import GROUP
from campfire.games.robinson.effects.treasures import reorders_tiles
from tests.games.robinson.characters import lone, offered
from tests.games.robinson.outcomes import stage
from tests.games.robinson.plans import planning
from tests.games.robinson.sheets import sheet
from tests.games.robinson.table import robinson
from tests.rules import rule


@rule("RC-156", "RC-157")
def test_reconnaissance_chooses_the_next_of_three_tiles() -> None:
    table = planning(lone("explorer").next_tiles(3, 6, 9, 1)).choose("ability", "reconnaissance")
    assert sorted(table.asked(0)) == ["next_tile 3", "next_tile 6", "next_tile 9"]
    table.choose("next_tile", 9).nature(2, 0, 1)
    pile = table.g.tile_pile
    assert (pile.cards[-1], sorted(pile.cards)) == ("9", ["1", "3", "6", "9"])
    assert [pile.is_known(place, 0) for place in range(4)] == [False, False, False, True]
    assert pile.cards[:3] == ["3", "1", "6"]


@rule("RC-158")
def test_reconnaissance_comes_before_the_exploration() -> None:
    table = robinson(1, "explorer").determined(0, 2).next_tiles(3, 8).plan("explore", "B2", "0", "0").act()
    assert offered(table) == {"reconnaissance"}
    table.choose("ability", "reconnaissance").choose("next_tile", 8).nature()
    assert table.g.tiles["B2"] == 8


@rule("RC-158", "RC-049")
@pytest.mark.parametrize("source", ["canoe", "spyglass", "map"])
def test_no_reconnaissance_while_tiles_that_were_seen_are_chosen_from(source: str) -> None:
    """It would shuffle tiles away that lie open, and others would be seen in their place."""
    table = sheet("cannibal_island", 2, "explorer").determined(0, 2).next_tiles(3, 6, 9, 1, 5)
    match source:
        case "canoe":
            table.items("canoe").plan("explore", "A1", "1", "1").act().choose("resolve")
        case "spyglass":
            table.now("end").begin(reorders_tiles(GROUP, "", 3))
        case _:
            planning(table.found("map_of_the_island")).choose("discovery", "map_of_the_island", by=0)
    assert [option for option in table.asked(0) if not option.startswith("tile ")] == []
    assert set(table.asked(0)) <= {"tile 3", "tile 6", "tile 9"}


@rule("RC-156", "RC-049")
def test_everybody_sees_what_reconnaissance_shows() -> None:
    table = planning(robinson(2, "explorer").determined(0, 2).next_tiles(3, 6, 9, 1))
    table.choose("ability", "reconnaissance", by=0)
    assert [table.g.tile_pile.is_known(place, 1) for place in range(4)] == [False, True, True, True]
    assert table.seats == (0, 1)


@rule("RC-159")
def test_a_motivational_speech_raises_morale_at_once() -> None:
    table = planning(lone("explorer")).choose("ability", "motivational_speech")
    assert (table.at_morale, table.determination(0)) == (1, 6)


@rule("RC-160", "RC-161")
def test_scouting_keeps_one_of_two_tokens_at_once() -> None:
    table = planning(lone("explorer").next_discoveries("goat", "herbs", "poison")).choose("ability", "scouting")
    table.choose("keep_find", "herbs")
    assert (table.g.found, table.g.discoveries.cards) == (["herbs"], ["poison"])


@rule("RC-161")
def test_a_token_scouted_in_the_action_phase_waits_in_future() -> None:
    table = robinson(1, "explorer").determined(0, 3).next_discoveries("goat", "herbs").plan("rest", "", "0")
    table.act().choose("ability", "scouting").choose("keep_find", "herbs")
    assert (table.g.found, table.g.found_now) == ([], ["herbs"])


@rule("RC-160", "RC-638")
def test_a_backpack_is_empty_where_scouting_has_taken_the_last_tokens() -> None:
    table = stage("planning").treasure("backpack").next_tiles(8).next_discoveries("herbs", "goat")
    table.g.characters[0] = "explorer"
    table.determined(0, 3).plan("explore", "A3", "0", "0").act().choose("resolve")
    table.choose("ability", "scouting").choose("keep_find", "goat").choose("use_backpack")
    assert table.done
    assert table.g.found_now == ["goat"]


@rule("RC-158")
def test_reconnaissance_is_in_time_after_the_roll_while_the_tile_is_unseen() -> None:
    table = robinson(1, "explorer").determined(0, 2).next_tiles(3, 8).plan("explore", "B2", "0", along=("roll",))
    table.act().choose("resolve").roll("explore", False, True, False)
    table.choose("ability", "reconnaissance").choose("next_tile", 8).nature()
    assert table.g.tiles["B2"] == 8


@rule("RC-160", "RC-091")
def test_of_two_scouted_tokens_one_leaves_the_game() -> None:
    table = robinson(1, "explorer").determined(0, 3).next_discoveries("herbs", "tobacco")
    planning(table).choose("ability", "scouting").choose("keep_find", "herbs")
    assert (table.g.found, table.g.gone) == (["herbs"], ["tobacco"])


@rule("RC-156")
def test_a_single_tile_needs_no_reconnaissance() -> None:
    table = robinson(1, "explorer").determined(0, 2).next_tiles(1)
    assert "ability reconnaissance" not in planning(table).asked(0)
    assert "ability reconnaissance" in planning(table.next_tiles(1, 3)).asked(0)
