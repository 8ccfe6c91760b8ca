"""The Morale phase. [ledger chapter 6]"""

from __future__ import annotations

import pytest

from campfire.games.robinson.rules.events import event_phase
from campfire.games.robinson.rules.morale import morale_phase
from campfire.games.robinson.vocabulary.limits import OFF
from tests.games.robinson.table import Table, island, robinson
from tests.rules import rule


def table_of(seats: int = 3) -> Table:
    """A table of so many seats; the second of them, if there is one, is First Player."""
    return robinson(seats, scenario=island(id="quiet")).now("event", 2).first(1 if seats > 1 else 0)


@rule("RC-184", "RC-185")
@pytest.mark.parametrize(("space", "left"), [(-1, 3), (-2, 2), (-3, 1)])
def test_left_of_the_centre_the_first_player_discards_determination(space: int, left: int) -> None:
    table = table_of().morale(space)
    for seat in range(3):
        table.determined(seat, 4)
    table.begin(morale_phase())
    while table.pending:
        table.choose("lose_heart")
    assert [table.determination(seat) for seat in range(3)] == [4, left, 4]
    assert [table.wounds(seat) for seat in range(3)] == [0, 0, 0]


@rule("RC-184", "RC-186")
@pytest.mark.parametrize("space", [1, 2])
def test_right_of_the_centre_the_first_player_gains_determination(space: int) -> None:
    table = table_of().morale(space).begin(morale_phase())
    assert [table.determination(seat) for seat in range(3)] == [0, space, 0]


@rule("RC-187", "RC-124")
@pytest.mark.parametrize(("choice", "determination", "wounds"), [("determination", 2, 3), ("heals", 0, 2)])
def test_on_the_rightmost_space_the_first_player_chooses(choice: str, determination: int, wounds: int) -> None:
    table = table_of().morale(3).wounded(0, 1).wounded(1, 3).begin(morale_phase())
    assert table.seats == (1,)
    table.choose(f"morale_{choice}")
    assert (table.determination(1), table.wounds(1)) == (determination, wounds)
    assert (table.determination(0), table.wounds(0)) == (0, 1)


@rule("RC-187", "RC-186")
def test_on_the_space_before_it_nobody_chooses() -> None:
    table = table_of().morale(2).wounded(1, 3).begin(morale_phase())
    assert (table.done, table.determination(1), table.wounds(1)) == (True, 2, 3)


@rule("RC-188")
def test_on_the_centre_nothing_happens() -> None:
    table = table_of().determined(1, 1).begin(morale_phase())
    assert (table.done, table.determination(1), table.wounds(1)) == (True, 1, 0)


@rule("RC-189", "RC-065")
def test_the_marker_never_leaves_the_track_and_nobody_is_hurt() -> None:
    table = table_of().event("gloom", event='[["morale_down", 2]]').morale(-2)
    table.events("gloom").begin(event_phase())
    assert (table.at_morale, table.wounds(0), table.wounds(1)) == (-3, 0, 0)


@rule("RC-190", "RC-066")
def test_missing_determination_is_a_wound_each() -> None:
    table = table_of().morale(-3).determined(0, 3).determined(1, 1).begin(morale_phase()).choose("lose_heart")
    assert (table.determination(1), table.wounds(1), table.wounds(0)) == (0, 2, 0)


@rule("RC-191")
def test_alone_morale_rises_before_the_space_is_read() -> None:
    table = table_of(1).morale(-1).begin(morale_phase())
    assert (table.at_morale, table.wounds(0)) == (0, 0)
    table = table_of(1).morale(0).begin(morale_phase())
    assert (table.at_morale, table.determination(0)) == (1, 1)
    table = table_of(2).morale(0).begin(morale_phase())
    assert table.at_morale == 0


@rule("RC-192", "RC-674")
@pytest.mark.parametrize(("items", "gained"), [(("diary",), 1), (("drums",), 2), (("diary", "drums"), 3)])
def test_diary_and_drums_give_determination_every_morale_phase(items: tuple[str, ...], gained: int) -> None:
    table = table_of().items(*items).begin(morale_phase())
    assert [table.determination(seat) for seat in range(3)] == [0, gained, 0]


@rule("RC-192", "RC-603")
def test_put_away_items_give_nothing() -> None:
    table = table_of().items("drums").sign(OFF).begin(morale_phase())
    assert table.determination(1) == 0


@rule("RC-059", "RC-079")
def test_determination_gained_in_time_may_be_spent_at_once() -> None:
    """The First Player owes two with none; a pipe of tobacco brings them just in time."""
    table = table_of().morale(-2).equipment("pipe_and_tobacco").begin(morale_phase())
    table.choose("pipe_and_tobacco", by=1).choose("lose_heart", by=1)
    assert (table.determination(1), table.wounds(1)) == (0, 0)
