"""Exploration: a new tile and its four steps. [ledger chapter 17]"""

from __future__ import annotations

import pytest

from campfire.games.robinson.cards import NEIGHBOURS, SPACES, TERRAINS, TILES
from campfire.games.robinson.rules.exploration import lay_tile
from campfire.games.robinson.rules.requirements import explored_terrains
from campfire.games.robinson.state import State, Who
from campfire.games.robinson.vocabulary.defences import has_natural_shelter
from campfire.games.robinson.vocabulary.sheet import SHEETS, ScenarioHooks
from campfire.games.robinson.vocabulary.specials import PLACES, RIDERS
from campfire.games.robinson.vocabulary.survivors import determination, morale_up
from campfire.kernel.frame import Frame
from campfire.kernel.pile import EVERYBODY
from tests.games.robinson.plans import leads, planning
from tests.games.robinson.table import Table, robinson
from tests.rules import rule


def explore(*tiles: int) -> Table:
    """The first player explores A1 for sure."""
    return robinson(seats=2).next_tiles(*tiles).plan("explore", "A1", "0", "0")


@rule("RC-349", "RC-205")
def test_success_lays_the_top_tile_on_the_space() -> None:
    table = explore(8, 3).act()
    assert table.g.tiles["A1"] == 8
    assert table.g.tile_pile.cards == ["3"]


@rule("RC-349")
def test_failure_lays_nothing() -> None:
    table = robinson(seats=2).next_tiles(3).plan("explore", "A1", "0", along=("roll",)).act()
    table.roll("explore", False, False, False)
    assert "A1" not in table.g.tiles
    assert table.g.tile_pile.cards == ["3"]


@rule("RC-349")
def test_an_empty_pile_gives_no_tile() -> None:
    """The step does nothing. [O-42]"""
    table = explore().act()
    assert table.done
    assert "A1" not in table.g.tiles


@rule("RC-351")
def test_a_beast_is_shuffled_unseen_into_the_hunting_deck() -> None:
    table = explore(1).hunting("fox").beasts("bear", "tapir").act()
    assert table.question == "hunting"
    table.nature(1, 0)
    assert table.g.hunting.cards == ["bear", "fox"]
    assert table.g.hunting.known == [0, 0]
    assert table.g.beasts.cards == ["tapir"]
    assert table.told("beast_heard") == [()]


@rule("RC-351", "RC-750")
def test_after_the_shuffle_nobody_knows_the_top_card_any_more() -> None:
    table = explore(1).hunting("fox").beasts("bear")
    table.g.hunting.show(0, EVERYBODY)
    table.act().nature(0, 1)
    assert table.g.hunting.known == [0, 0]


@rule("RC-351", "RC-026")
def test_the_first_beast_starts_the_hunting_deck() -> None:
    table = explore(1).beasts("bear").act()
    assert table.g.hunting.cards == ["bear"]
    assert table.done


@rule("RC-351")
def test_a_tile_without_the_symbol_brings_no_beast() -> None:
    table = explore(6).beasts("bear").act()
    assert len(table.g.hunting) == 0


@rule("RC-351")
def test_an_empty_beast_deck_gives_no_beast() -> None:
    """The step does nothing. [O-42]"""
    table = explore(1).beasts().act()
    assert table.done
    assert len(table.g.hunting) == 0


@rule("RC-353", "RC-366", "RC-054")
@pytest.mark.parametrize("number", sorted(TILES))
def test_the_printed_number_of_discoveries_lies_in_future(number: int) -> None:
    table = explore(number).beasts().next_discoveries("goat", "herbs", "poison", "tobacco").act()
    assert table.g.found_now == ["goat", "herbs", "poison"][: TILES[number].discoveries]
    assert table.g.found == []


@rule("RC-353")
def test_a_pile_of_discoveries_may_run_out() -> None:
    """What is there is drawn. [O-42]"""
    table = explore(9).beasts().next_discoveries("goat").act()
    assert table.g.found_now == ["goat"]


@rule("RC-350", "RC-324")
def test_the_terrain_of_the_new_tile_is_explored_from_then_on() -> None:
    table = explore(7).beasts().next_discoveries("goat", "herbs")
    assert explored_terrains(table.g) == {"beach"}
    table.act()
    assert explored_terrains(table.g) == {"beach", "hills"}


@rule("RC-706", "RC-349", "RC-352")
def test_the_steps_follow_in_their_order() -> None:
    table = explore(7).beasts("bear").next_discoveries("goat", "herbs").act()
    keys = [event.key for event in table.g.log or []]
    steps = [key for key in keys if key in ("laid", "beast_heard", "totem", "found")]
    assert steps == ["laid", "beast_heard", "totem", "found", "found"]


@rule("RC-352")
def test_only_a_tile_with_a_totem_brings_the_next_totem_effect(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SHEETS, "castaways", ScenarioHooks(totem=nth_courage))
    table = explore(8).act()
    assert table.determination(0) == 0
    table = explore(6, 4).beasts().plan("explore", "B2", "1", "1").act().choose("resolve", 0, "explore", "A1", 0)
    assert (table.determination(0), table.determination(1)) == (1, 2)


def nth_courage(g: State, me: Who, space: str, nth: int) -> tuple[Frame, ...]:
    """A totem gives as much determination as there are totems found."""
    return (determination(me, space, nth),)


@rule("RC-354", "RC-103", "RC-323")
def test_tiles_show_what_a_tile_can_show_and_lie_on_the_spaces_of_the_island() -> None:
    assert sorted(TILES) == list(range(1, 12))
    assert {tile.terrain for tile in TILES.values()} == set(TERRAINS)
    assert sum(tile.totem for tile in TILES.values()) == 6
    assert {source for tile in TILES.values() for source in tile.sources} == {"wood", "parrot", "fish"}
    assert len([space for space in SPACES if space != "A4"]) == 10
    assert all(space in NEIGHBOURS[other] for space, others in NEIGHBOURS.items() for other in others)


PRINTED = {
    1: ("plains", ("wood",), "beast", 2),
    2: ("mountains", ("parrot",), "beast totem shelter", 1),
    3: ("river", ("fish",), "beast", 3),
    4: ("hills", ("wood", "fish"), "totem", 1),
    5: ("mountains", ("parrot", "wood"), "totem", 1),
    6: ("plains", ("parrot", "wood"), "totem", 1),
    7: ("hills", ("wood",), "beast totem", 2),
    8: ("beach", ("wood", "fish"), "", 0),
    9: ("plains", ("parrot",), "beast", 3),
    10: ("river", ("wood", "fish"), "totem", 1),
    11: ("mountains", ("wood",), "beast shelter", 1),
}
"""Terrain, sources, symbols and discoveries as they are printed on the eleven tiles."""


@rule("RC-354", "RC-350", "RC-351", "RC-352", "RC-353")
@pytest.mark.parametrize(("number", "printed"), PRINTED.items())
def test_a_laid_tile_does_what_is_printed_on_it(number: int, printed: tuple[str, tuple[str, ...], str, int]) -> None:
    terrain, sources, symbols, discoveries = printed
    table = explore(number).tile("B1", 8 if number != 8 else 4).beasts("fox").act()
    assert terrain in explored_terrains(table.g)
    assert (len(table.g.hunting), len(table.told("totem")), len(table.g.found_now)) == (
        *(int(symbol in symbols.split()) for symbol in ("beast", "totem")),
        discoveries,
    )
    assert has_natural_shelter(table.g, "A1") == ("shelter" in symbols.split())
    gathered = {place for place in leads(planning(table), 0) if place.startswith("gather A1")}
    assert gathered == {f"gather A1:{source}" for source in sources}


@rule("RC-348")
def test_exploring_a_special_place_does_what_its_sheet_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PLACES, "temple", determination_there)
    table = robinson(seats=2).next_tiles(3).tile("A1", 6).plan("explore", "temple:A1", "0", along=("roll",)).act()
    table.roll("explore", False, True, False)
    assert table.determination(0) == 5
    assert table.g.tile_pile.cards == ["3"]


def determination_there(me: Who) -> Frame:
    """What the test temple does."""
    return determination(me, "", 5)


@rule("RC-348", "RC-299")
def test_an_adventure_at_a_special_place_happens_on_its_tile(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PLACES, "temple", determination_there)
    table = robinson(seats=2).tile("A1", 6).adventure("explore", "mud", '[["puts_here", "time"]]')
    table.plan("explore", "temple:A1", "0", along=("roll",)).resolve().roll("explore", False, True, True)
    assert table.tokens("A1") == ("time",)


@rule("RC-520")
@pytest.mark.parametrize("token", [True, False])
def test_where_a_sheet_says_so_a_wound_comes_instead_of_an_adventure(
    monkeypatch: pytest.MonkeyPatch, token: bool
) -> None:
    monkeypatch.setitem(PLACES, "raft", determination_there)
    monkeypatch.setattr("campfire.games.robinson.vocabulary.specials.CALM_PLACES", {"raft"})
    table = robinson(seats=2).adventure("explore", "mud").plan("explore", "raft", "0", along=("roll",))
    if token:
        table.token("explore_deck", "adventure").act().nature(5, 0)
    else:
        table.act().roll("explore", False, True, True)
    assert (table.wounds(0), table.told("adventure")) == (1, [])
    assert table.tokens("explore_deck") == ()


@rule("RC-349")
def test_tokens_on_the_space_stay_on_the_new_tile() -> None:
    """They stay until something removes them. [O-54]"""
    table = explore(8).token("A1", "danger", "time").levels(weapons=1).act()
    assert table.g.tiles["A1"] == 8
    assert table.tokens("A1") == ("danger", "time")


@rule("RC-568", "RC-638")
def test_cards_may_add_to_an_exploration_and_to_its_tile(monkeypatch: pytest.MonkeyPatch) -> None:
    def encouraged(g: State, me: Who, target: str) -> tuple[Frame, ...]:
        return (determination(me, "", 1),)

    def cheered(g: State, me: Who, target: str) -> tuple[Frame, ...]:
        return (morale_up(me, "", 1),)

    monkeypatch.setitem(RIDERS, "explored", [encouraged])
    monkeypatch.setitem(RIDERS, "lay_tile", [cheered])
    table = robinson(seats=2).next_tiles(8).plan("explore", "A1", "0", along=("roll",)).plan("rest", "", "1").resolve()
    table.roll("explore", False, False, False)
    assert (table.determination(0), table.determination(1), table.at_morale) == (3, 0, 0)
    table.plan("explore", "A1", "0", "0").resolve()
    assert (table.determination(0), table.at_morale) == (4, 1)


@rule("RC-349")
def test_a_tile_laid_outside_the_action_phase_gives_its_discoveries_at_once() -> None:
    table = robinson(seats=2).now("event").next_tiles(5).next_discoveries("goat").begin(lay_tile(0, "A2"))
    assert table.g.tiles["A2"] == 5
    assert table.g.found == ["goat"]
