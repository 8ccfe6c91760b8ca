"""Gathering, and tokens of additional food and wood. [ledger chapters 9 and 16]"""

from __future__ import annotations

import pytest

from campfire.games.robinson.rules.resolving import resolve_actions
from tests.games.robinson.plans import lead, planning, ready, support, supports
from tests.games.robinson.table import Table, robinson
from tests.rules import rule


def gather(target: str, *along: str, seats: int = 2) -> Table:
    """The first player gathers there for sure; A1 is plains with parrots and wood, A2 hills with wood and fish."""
    return robinson(seats).tile("A1", 6).tile("A2", 4).plan("gather", target, "0", "0", along=along)


@rule("RC-336", "RC-341", "RC-342")
@pytest.mark.parametrize(
    ("target", "gained"), [("A1:wood", "wood"), ("A1:parrot", "food"), ("A2:fish", "food"), ("A2:wood", "wood")]
)
def test_gathering_takes_one_resource_from_one_source_to_future(target: str, gained: str) -> None:
    table = gather(target).act()
    assert table.future == {gained: 1}
    assert table.g.available == [0, 0, 0, 0]


@rule("RC-337")
def test_with_a_roll_gathering_may_fail() -> None:
    table = gather("A1:wood", "roll").act().roll("gather", False, False, False)
    assert table.future == {}


@rule("RC-337", "RC-209", "RC-295")
@pytest.mark.parametrize(("space", "rolled"), [("A1", 1), ("A2", 2)])
def test_one_pawn_more_than_the_distance_is_sure_and_no_more_may_join(space: str, rolled: int) -> None:
    """The camp is on B1: A1 is adjacent, A2 one tile farther."""
    for pawns in (rolled, rolled + 1):
        table = planning(robinson(2).tile("A1", 6).tile("A2", 4))
        lead(table, 0, "gather", f"{space}:wood")
        for seat in (0, 1)[: pawns - 1]:
            support(table, seat, "gather", f"{space}:wood")
        assert bool(supports(table, 1)) == (pawns == rolled)
        for seat in (0, 1, 1)[pawns - 1 :]:
            lead(table, seat, "rest")
        ready(table, 0, 1).begin(resolve_actions())
        assert (table.question, table.future) == (("gather_dice", {}) if pawns == rolled else ("", {"wood": 1}))


@rule("RC-252", "RC-254")
@pytest.mark.parametrize(
    ("target", "token", "gained"),
    [("A2:fish", "food", "food"), ("A1:parrot", "food", "food"), ("A1:wood", "wood", "wood")],
)
def test_a_token_of_the_same_kind_adds_one_and_stays(target: str, token: str, gained: str) -> None:
    space = target.partition(":")[0]
    table = gather(target).token(space, token).act()
    assert table.future == {gained: 2}
    assert table.tokens(space) == (token,)


@rule("RC-253")
@pytest.mark.parametrize(("target", "token", "gained"), [("A1:wood", "food", "wood"), ("A1:parrot", "wood", "food")])
def test_a_token_of_the_other_kind_adds_nothing(target: str, token: str, gained: str) -> None:
    assert gather(target).token("A1", token).act().future == {gained: 1}


@rule("RC-253")
def test_a_token_of_another_tile_adds_nothing() -> None:
    assert gather("A1:wood").token("A2", "wood").act().future == {"wood": 1}


@rule("RC-664", "RC-665")
@pytest.mark.parametrize(("along", "n"), [((), 1), (("basket",), 2), (("sack",), 2), (("basket", "sack"), 3)])
def test_basket_and_sack_bring_one_more_each(along: tuple[str, ...], n: int) -> None:
    assert gather("A1:wood", *along).act().future == {"wood": n}


@rule("RC-664", "RC-665")
def test_basket_and_sack_bring_nothing_from_a_failure() -> None:
    table = gather("A1:wood", "roll", "basket", "sack").act().roll("gather", False, False, False)
    assert table.future == {}


@rule("RC-334")
def test_a_lost_basket_still_serves_the_action_it_goes_along_with() -> None:
    table = gather("A1:wood", "basket").items("basket").plan("build", "shovel", "1", "1")
    table.adventure("build", "crack", '[["flip_items_if_possible", 1]]').token("build_deck", "adventure").act()
    assert table.told("turned_back") == [("basket",)]
    assert table.future == {"wood": 2}


@rule("RC-242", "RC-077")
def test_a_time_consuming_token_is_discarded_once_its_action_is_resolved() -> None:
    table = gather("A1:wood", "time", "roll").token("gather", "time").act()
    assert table.tokens("gather") == ("time",)
    table.roll("gather", False, False, False)
    assert table.tokens("gather") == ()


@rule("RC-242", "RC-228")
def test_other_actions_leave_the_time_consuming_token() -> None:
    table = gather("A1:wood").token("gather", "time").act()
    assert table.tokens("gather") == ("time",)


@rule("RC-243", "RC-078")
def test_a_time_consuming_token_on_a_tile_stays() -> None:
    table = gather("A1:wood").token("A1", "time").act()
    assert table.tokens("A1") == ("time",)


@rule("RC-081")
def test_basket_and_sack_bring_nothing_where_they_were_not_sent_along() -> None:
    table = robinson().items("basket", "sack").tile("A1", 6).plan("gather", "A1:wood", "0", "0").act()
    assert table.future == {"wood": 1}
