"""Fires, what is cooked and lit there, and what cards allow or forbid."""

from __future__ import annotations

from campfire.games.discover.cards import Power
from campfire.games.discover.rules.turns import begin_turn
from campfire.games.discover.vocabulary import cards_change
from campfire.kernel.engine import blocked
from tests.games.discover.table import discover
from tests.rules import rule


@rule("DI-150")
def test_meat_is_cooked_at_a_fire_only_any_amount_for_one_stamina() -> None:
    table = discover().stock(0, meat=3).turn()
    assert [said for said in table.asked(0) if said.startswith("cook")] == ["cook 1", "cook 2", "cook 3"]
    table.choose("cook", 3)
    assert (table.held(0), table.stamina[0]) == ({"food": 3}, 7)
    away = discover().stock(0, meat=3)
    assert not [said for said in away.put(0, away.beside()[0]).turn().asked(0) if said.startswith("cook")]


@rule("DI-151", "DI-102")
def test_a_dead_fire_is_lit_with_wood() -> None:
    table = discover().stock(0, wood=1)
    table.g.fires, table.g.ashes = [], [table.camp]
    table.turn().choose("light_fire")
    assert (table.g.fires, table.g.ashes, table.held(0), table.stamina[0]) == ([table.camp], [], {}, 7)


@rule("DI-152", "DI-153")
def test_a_card_action_costs_the_stamina_printed_before_it() -> None:
    power = Power("action", (("gain", "food", 1),), stamina=5)
    assert discover().character(0, power).turn().choose("use").stamina[0] == 3
    item = discover().item(0, "pot", power).turn().choose("use", "pot", 0)
    assert (item.stamina[0], item.held(0)) == (3, {"food": 1})
    quest = discover().quest(power).turn(1).choose("use", "errand", 0)
    assert quest.stamina[1] == 3
    weak = discover().item(0, "pot", power).tired(0, 4).turn()
    assert "use pot 0" not in weak.asked(0)


@rule("DI-152", "DI-192")
def test_a_change_in_play_applies_to_all_survivors() -> None:
    table = discover().card("law", "change", powers=(Power("action", (("gain", "food", 1),)),))
    table.g.exploration.remove("law")
    table.g.changes.append("law")
    cards_change(table.g)
    assert "use law 0" in table.turn(0).asked(0)
    assert "use law 0" in table.turn(1).asked(1)


@rule("DI-099", "DI-100", "DI-101", "DI-103")
def test_at_the_start_the_camp_is_the_only_fire_and_counts_as_both() -> None:
    table = discover()
    assert table.g.fires == [table.camp]
    assert table.sees(0)["survivors"][0]["at_fire"]
    assert table.g.at[0] == table.camp
    away = table.put(0, table.beside()[0])
    assert not away.sees(0)["survivors"][0]["at_fire"]


@rule("DI-102", "DI-099", "DI-100")
def test_a_fire_that_goes_out_stays_as_a_dead_token() -> None:
    table = discover().effects(0, ("fires_out", "all"))
    assert (table.g.fires, table.g.ashes) == ([], [table.camp])
    assert not table.sees(0)["survivors"][0]["at_fire"]


@rule("DI-104", "DI-105")
def test_items_may_place_campfires_on_any_space() -> None:
    table = discover()
    space = table.beside()[0]
    table.ground(space, "ocean", "landmark", "goat_fold").put(0, space)
    table.item(0, "torch", Power("action", (("fire_here",),))).turn().choose("use", "torch", 0)
    assert table.g.fires == [table.camp, space]


@rule("DI-097")
def test_a_red_target_does_nothing_by_itself() -> None:
    table = discover()
    plain = {said.split()[0] for said in table.turn().asked(0)}
    marked = discover().ground(discover().camp, mark="target")
    assert {said.split()[0] for said in marked.turn().asked(0)} == plain


@rule("DI-207")
def test_the_dead_take_no_turn() -> None:
    table = discover()
    table.g.fate[0] = "physical"
    assert table.run(begin_turn(0)).pending is None


@rule("DI-301")
def test_a_cannot_bars_the_action() -> None:
    table = discover().stock(0, food=1)
    table.character(0, always=(("cannot", "trade"),)).turn()
    assert not [said for said in table.asked(0) if said.startswith("trade")]
    assert [one.reason.rule for one in blocked(table.g, 0, table.pending) if one.option.key == "trade"] == ["DI-301"]


@rule("DI-102")
def test_which_fires_a_night_puts_out() -> None:
    left = {}
    for which in ("unwatched", "campfires", "all", "here"):
        table = discover(2)
        watched, lonely = table.beside()[:2]
        table.g.fires = [table.camp, watched, lonely]
        table.put(0, watched).put(1, watched).effects(0, ("fires_out", which))
        left[which] = [{table.camp: "camp", watched: "watched", lonely: "lonely"}[space] for space in table.g.fires]
        assert len(table.g.ashes) == 3 - len(table.g.fires)
    assert left == {
        "unwatched": ["watched"],
        "campfires": ["camp"],
        "all": [],
        "here": ["camp", "lonely"],
    }


@rule("DI-301")
def test_a_cannot_bars_what_another_card_would_let_one_do() -> None:
    table = discover(closed=(0,))
    space = next(s for s in range(68) if table.g.book.atlas.far[s][0] == 1)
    table.put(0, space).trait(0, "seeing_faces").effects(0, ("scout",), ("stamina", 1))
    assert (table.pending, table.g.opened[0], table.stamina[0]) == (None, 0, 9)
    assert table.put(1, space).effects(1, ("scout",)).question == "which_tile"
