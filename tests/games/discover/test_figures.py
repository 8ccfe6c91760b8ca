"""The figures of a position: what a survivor knows of it, in plain numbers."""

from __future__ import annotations

from campfire.games.discover.figures import FAR, figures, horizon
from campfire.games.discover.rules.fate import die, escape_for_good
from campfire.games.discover.rules.night import break_of_day
from tests.games.discover.table import Table, discover


def of(table: Table, seat: int) -> dict[str, float]:
    return figures(table.sees(seat))


def test_they_tell_how_the_survivor_who_looks_is() -> None:
    table = discover().hurt(0, "physical", "ailment").stock(0, food=2, wood=1)
    mine, hers = of(table, 0), of(table, 1)
    assert (mine["hearts"], mine["physical"], mine["ailment"], mine["food"], mine["wood"]) == (1, 1, 1, 2, 1)
    assert (hers["hearts"], hers["others_weakest"], hers["others_goods"], hers["food"]) == (3, 1, 3, 0)
    assert list(mine) == list(hers)


def test_they_tell_the_dead_from_those_who_got_away() -> None:
    table = discover(seats=3).run(die(0, "physical"), escape_for_good(1))
    assert [(of(table, seat)["alive"], of(table, seat)["away"]) for seat in range(3)] == [(0, 0), (0, 1), (1, 0)]
    assert (of(table, 2)["others"], of(table, 2)["others_away"]) == (0, 1)


def test_they_tell_how_near_a_monster_is() -> None:
    table = discover().foe("bear")
    near, far = table.ahead(table.camp, 1), table.ahead(table.camp, 1, 3)
    assert of(table, 0)["to_monster"] == FAR
    assert of(table.monster(far, "bear"), 0)["to_monster"] == 3
    seen = of(table.monster(near, "bear"), 0)
    assert (seen["to_monster"], seen["monsters"], seen["monsters_near"]) == (1, 2, 1)


def test_the_place_of_the_quest_and_what_it_lacks_are_known_once_they_lie_open() -> None:
    table = discover()
    table.g.quest = "lamp_1"
    house = table.ahead(table.camp, 1, 2)
    assert (of(table, 0)["to_quest"], of(table, 0)["stages_left"], of(table, 0)["parts_missing"]) == (FAR, 1, 2)
    table.ground(house, mark="landmark", landmark="lamp_house").item(1, "lamp_oil")
    seen = of(table, 0)
    assert (seen["to_quest"], seen["parts"], seen["parts_of_all"], seen["parts_missing"]) == (2, 0, 1, 1)


def test_a_new_day_is_a_new_horizon() -> None:
    table = discover()
    before = horizon(table.sees(0))
    assert horizon(table.run(break_of_day()).sees(0)) == before + 1
