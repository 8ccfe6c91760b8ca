"""The Explorer: Reconnaissance, Motivational Speech, Scouting. [ledger chapter 4]"""

from __future__ import annotations

from tests.games.robinson.characters import lone, offered
from tests.games.robinson.plans import planning
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
