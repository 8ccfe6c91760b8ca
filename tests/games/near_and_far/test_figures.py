"""The figures of a position: points there are, points in reach, and the time left."""

from __future__ import annotations

from campfire.games.near_and_far.cards import CAMPS, GOODS
from campfire.games.near_and_far.figures import FAR, figures, horizon
from campfire.games.near_and_far.library import book
from tests.games.near_and_far.table import Table, trek


def of(table: Table, seat: int) -> dict[str, float]:
    return figures(table.view(seat))


def test_they_are_those_of_the_seat_that_looks() -> None:
    table = trek().land("T-a-b").goods(0, coin=4, gem=0, heart=5).goods(1, coin=0, gem=0)
    mine, hers = of(table, 0), of(table, 1)
    assert (mine["coin"], mine["hearts"], mine["points"], mine["lead"]) == (4, 5, 2, 2)
    assert (hers["coin"], hers["lead"]) == (0, -2)
    assert list(mine) == list(hers)


def test_an_artifact_that_can_be_paid_counts_as_points_in_reach() -> None:
    card = next(name for name in book().artifacts if not book().items[name].reputation and book().items[name].vp)
    cost = dict(zip(GOODS, book().items[card].cost, strict=True))
    table = trek().land("T-a-b").goods(0, **dict.fromkeys(cost, 0))
    table.g.hands[0].put(card, 1)
    poor = of(table, 0)
    assert (poor["in_hand"], poor["payable"], poor["to_artifact"]) == (1, 0, sum(cost.values()))
    rich = of(table.goods(0, **cost), 0)
    assert (rich["payable"], rich["payable_points"], rich["to_artifact"]) == (1, book().items[card].vp, 0)
    assert of(table, 1)["in_hand"] == 0


def test_the_nearest_free_space_is_counted_in_paths() -> None:
    table = trek().land("T-a-b-c")
    assert of(table, 0)["to_free"] == 1
    table.g.map_camps.update(a=0, b=1)
    assert of(table, 0)["to_free"] == 3
    table.g.map_camps.update(c=1)
    seen = of(table, 0)
    assert (seen["to_free"], seen["free_spaces"], seen["map_camps"]) == (FAR, 0, 1)


def test_the_end_is_as_near_as_the_emptiest_board() -> None:
    table = trek().land("T-a-b")
    table.g.camps[1] = CAMPS - 2
    seen = of(table, 0)
    assert (seen["camps_left"], seen["least_camps_left"], seen["rival_camps_left"]) == (CAMPS, 2, 2)


def test_a_new_round_is_a_new_horizon() -> None:
    table = trek().land("T-a-b")
    before = horizon(table.view(0))
    table.g.round += 1
    assert horizon(table.view(0)) == before + 1
