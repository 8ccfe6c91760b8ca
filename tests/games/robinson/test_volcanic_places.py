"""Scenario 4: the special places of Volcanic Island, and what helps there. [ledger chapter 29]"""

from __future__ import annotations

import pytest

from campfire.games.robinson.rules.distance import pawns_needed
from campfire.games.robinson.rules.end_of_actions import end_of_actions
from campfire.games.robinson.vocabulary.island import turn_face_down, turn_face_up
from tests.games.robinson.sheets import planning, sheet
from tests.games.robinson.volcano import explore_place, site_table, volcano
from tests.games.robinson.wording import aimed
from tests.rules import rule


@rule("RC-535")
def test_number_tokens_mark_special_places_as_they_are_explored() -> None:
    table = sheet("volcanic_island", 3).next_tiles(2).plan("explore", "A3", "0", "0", "1").act()
    assert table.tokens("A3") == ()
    table = site_table("treasure1", "treasure2", "treasure3", "treasure4", "treasure5", "treasure6", "treasure7")
    explore_place(table)
    assert table.tokens("A3") == ("number1",)
    table.g.plan = []
    table.plan("explore", "site:C3", "0", "0", "1", "1").act()
    assert table.tokens("C3") == ("number2",)
    assert table.g.track["places"] == 2


@rule("RC-536")
def test_each_special_place_is_explored_once() -> None:
    table = site_table("treasure1", "treasure2", "treasure3", "treasure4")
    assert {("explore", "site:A3"), ("explore", "site:C3")} <= planning(table)
    table.g.plan = []
    table = explore_place(table).begin(end_of_actions())
    assert ("explore", "site:A3") not in planning(table)
    assert ("explore", "site:C3") in planning(table)


@rule("RC-536", "RC-104")
def test_a_special_place_that_was_turned_and_turned_up_again_is_still_explored() -> None:
    """Its Number token is gone, but a place is explored once."""
    table = site_table("treasure1", "treasure2", "treasure3", "treasure4")
    table = explore_place(table).begin(end_of_actions())
    turn_face_down(table.g, "A3")
    turn_face_up(table.g, "A3")
    assert table.tokens("A3") == ()
    assert {target for _, target in planning(table) if target.startswith("site:")} == {"site:C3"}


@rule("RC-535", "RC-348")
def test_only_totem_tiles_in_reach_are_special_places() -> None:
    table = volcano(3).tile("C3", 1).tile("B1", 7)
    assert {target for _, target in planning(table) if target.startswith("site:")} == {"site:A3"}


@rule("RC-536", "RC-537")
def test_there_are_four_special_places_in_all() -> None:
    table = site_table(explored=4)
    assert not any(target.startswith("site:") for _, target in planning(table))


@rule("RC-536", "RC-537")
def test_a_planned_special_place_may_be_the_fourth_and_last() -> None:
    table = site_table(explored=3).plan("explore", "site:A3", "1", "1", "2")
    assert ("explore", "site:C3") not in planning(table)


@rule("RC-537")
@pytest.mark.parametrize(("explored", "near", "far"), [(0, (2, 3), (3, 4)), (1, (2, 3), (3, 4)), (2, (3, 4), (4, 5))])
def test_distance_and_the_last_two_places_add_pawns(explored: int, near: tuple[int, int], far: tuple[int, int]) -> None:
    table = volcano(4).tile("A2", 6)
    table.g.track["places"] = explored
    assert pawns_needed(table.g, aimed("explore", "site:A3")) == near
    assert pawns_needed(table.g, aimed("explore", "site:A2")) == far


@rule("RC-537", "RC-527")
def test_no_other_exploration_is_steeper_for_the_last_two_places() -> None:
    table = site_table(explored=2)
    assert pawns_needed(table.g, aimed("explore", "site:A3")) == (3, 4)
    assert [pawns_needed(table.g, aimed("explore", space)) for space in ("A2", "C2")] == [(3, 4), (3, 4)]


@rule("RC-537")
def test_other_plans_make_no_place_steeper() -> None:
    table = site_table(explored=1).plan("rest", "", "0").plan("explore", "A2", "1", "1", "2")
    assert pawns_needed(table.g, aimed("explore", "site:A3")) == (2, 3)


@rule("RC-537")
def test_the_third_place_is_steeper_even_when_planned_with_the_second() -> None:
    table = site_table(explored=1)
    table.plan("explore", "site:A3", "0", "0")
    assert pawns_needed(table.g, aimed("explore", "site:C3")) == (3, 4)
    table.plan("explore", "site:C3", "1", "1", "2")
    assert pawns_needed(table.g, aimed("explore", "site:A3")) == (2, 3)
    assert pawns_needed(table.g, aimed("explore", "site:C3")) == (3, 4)


@rule("RC-538")
@pytest.mark.parametrize(("explored", "cards"), [(0, 3), (1, 4), (2, 4), (3, 5)])
def test_every_card_printed_for_a_place_must_be_drawn(explored: int, cards: int) -> None:
    kinds = ("trap1", "treasure2", "creature3", "treasure4", "trap5", "treasure6")
    table = explore_place(site_table(*kinds, explored=explored))
    assert len(table.told("mystery")) == cards
    assert [args[1] for args in table.told("mystery")] == list(kinds[:cards])


@rule("RC-538")
def test_stopping_is_not_offered() -> None:
    table = site_table("trap1", "treasure2", "creature3").plan("explore", "site:A3", "0", "0", "1", "1").act()
    assert table.told("mystery") == [(0, "trap1"), (0, "treasure2"), (0, "creature3")]


@rule("RC-539")
def test_a_card_that_orders_to_stop_leaves_a_success() -> None:
    table = site_table("treasure2", "treasure3")
    table.print("mysteries", "net_trap", 'kind = "trap"\neffects = [["stop_drawing"]]')
    table.mysteries("net_trap", "treasure2", "treasure3")
    explore_place(table)
    assert len(table.told("mystery")) == 1
    assert table.tokens("A3") == ("number1",)
    assert table.g.track["places"] == 1


@rule("RC-540")
@pytest.mark.parametrize(("answer", "cards", "left"), [("discovery", 2, []), ("keep_map", 3, ["old_map_s4"])])
def test_the_old_map_saves_a_card(answer: str, cards: int, left: list[str]) -> None:
    table = site_table("treasure1", "treasure2", "treasure3", "treasure4").found("old_map_s4")
    table.plan("explore", "site:A3", "0", "0", "1", "1").act().choose(answer)
    assert len(table.told("mystery")) == cards
    assert table.g.found == left


@rule("RC-540", "RC-463")
def test_where_friday_explores_anybody_may_use_the_map() -> None:
    table = site_table("treasure1", "treasure2", "treasure3").friday().found("old_map_s4")
    table.plan("explore", "site:A3", "friday", "0", "0", "1").act()
    assert table.seats == (0, 1, 2)
    table.choose("discovery", "old_map_s4", by=2)
    assert len(table.told("mystery")) == 2


@rule("RC-541", "RC-542", "RC-365")
@pytest.mark.parametrize(("token", "card"), [("indys_diary", "trap1"), ("torch", "creature1")])
def test_diary_and_torch_ignore_a_card_that_counts_as_resolved(token: str, card: str) -> None:
    table = site_table(card, "treasure2", "treasure3", "treasure4").found(token)
    table.plan("explore", "site:A3", "0", "0", "1", "1").act()
    assert table.question == "mystery"
    table.choose("discovery", token)
    assert table.wounds(0) == 0
    assert table.g.found == []
    assert len(table.told("mystery")) == 3


@rule("RC-541", "RC-542")
def test_neither_helps_against_the_other() -> None:
    table = site_table("trap1", "creature2", "treasure3").found("torch")
    table.plan("explore", "site:A3", "0", "0", "1", "1").act()
    assert table.told("mystery")[-1] == (0, "creature2")
    assert table.wounds(0) == 1


@rule("RC-544")
def test_the_rope_ladder_helps_at_special_places_only() -> None:
    table = volcano(2).items("rope_ladder")
    planning(table)
    table.choose("lead", "0", "explore", "site:A3", 0, 0, 0, 0, by=0)
    assert "support rope_ladder 0 explore site:A3" in table.asked(0)
    table.choose("take_back", by=0)
    table.choose("lead", "0", "explore", "C3", 0, 0, 0, 0, by=0)
    assert not any("rope_ladder" in option for option in table.asked(0))


@rule("RC-544")
def test_every_round() -> None:
    table = site_table("treasure1", "treasure2", "treasure3", "treasure4").items("rope_ladder")
    table.plan("explore", "site:A3", "0", "0", "rope_ladder").resolve()
    planning(table)
    table.choose("lead", "0", "explore", "site:C3", 0, 0, 0, 0, by=0)
    assert "support rope_ladder 0 explore site:C3" in table.asked(0)
