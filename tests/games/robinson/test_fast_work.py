"""Fast Work: one more Building action without pawns. [ledger chapter 30]"""

from __future__ import annotations

import pytest

from campfire.games.robinson.effects.adventures import EXTRA_BUILD
from campfire.games.robinson.sorts import ACTION
from tests.games.robinson.outcomes import stage
from tests.games.robinson.sheets import sheet
from tests.games.robinson.table import Table
from tests.games.robinson.wording import written
from tests.rules import rule


def fast_work(table: Table) -> Table:
    """The first seat draws Fast Work while building weapons and takes the extra action."""
    table.now("planning").adventures("build", "fast_work").token("build_deck", "adventure")
    table.plan("build", "weapons", "0", "0", wood=1).act()
    return table.choose("decide", "fast_work", 1).nature()


def offered_by(table: Table) -> set[str]:
    """What the first seat may build with one more action."""
    return {written(option[ACTION]) for option in table.options(0) if option.kind is EXTRA_BUILD}


@rule("RC-626")
def test_fast_work_builds_once_more_without_pawns_with_a_roll() -> None:
    table = fast_work(stage())
    assert table.question == "extra_build"
    table.choose("extra_build", "build", "roof", 2, 0, 0, 0)
    assert table.wood == 2
    table.roll("build", True, True, False)
    assert (table.roof, table.weapons, table.wounds(0), table.wounds(1)) == (4, 4, 1, 0)
    assert table.done
    assert table.g.plan == []
    assert sorted(table.g.events.cards) == ["argument", "fast_work"]


@rule("RC-626", "RC-304")
def test_fast_work_may_fail_like_any_action_with_one_pawn() -> None:
    table = fast_work(stage()).choose("extra_build", "build", "roof", 2, 0, 0, 0).roll("build", False, False, False)
    assert (table.roof, table.wood, table.determination(0)) == (3, 4, 3)


@rule("RC-626", "RC-245", "RC-246")
def test_fast_work_pays_for_an_additional_wood_token() -> None:
    table = fast_work(stage().token("build", "wood")).choose("extra_build", "build", "weapons", 2, 0, 0, 0)
    table.roll("build", False, True, False)
    assert (table.weapons, table.wood, table.tokens("build")) == (5, 2, ())


@rule("RC-626", "RC-245")
def test_fast_work_leaves_the_token_where_it_asks_for_no_wood() -> None:
    table = fast_work(stage().token("build", "wood")).choose("extra_build", "build", "shovel", 0, 0, 0, 0)
    table.roll("build", False, True, False)
    assert (table.built, table.wood, table.tokens("build")) == (["shovel"], 4, ("wood",))


@rule("RC-626")
def test_fast_work_is_building_and_nothing_else() -> None:
    offered = offered_by(fast_work(stage()))
    known = fast_work(stage()).g.book.inventions
    assert {"weapons", "roof", "palisade"} < offered
    assert offered <= {"weapons", "roof", "palisade", *known}


@rule("RC-627", "RC-314")
def test_fast_work_builds_no_roof_on_a_shelter_of_this_very_round() -> None:
    table = stage().levels()
    table.g.shelter = False
    table.now("planning").adventures("build", "fast_work").token("build_deck", "adventure")
    table.plan("build", "shelter", "0", "0", wood=2).act().choose("decide", "fast_work", 1).nature()
    offered = offered_by(table)
    assert "weapons" in offered
    assert not offered & {"roof", "palisade"}


@rule("RC-627")
def test_fast_work_builds_a_roof_on_a_natural_shelter() -> None:
    table = stage().levels().tile("B2", 11).camp("B2")
    table.g.shelter = False
    table.now("planning").adventures("build", "fast_work").token("build_deck", "adventure")
    table.plan("build", "shelter", "0", "0", wood=2).act().choose("decide", "fast_work", 1).nature()
    assert offered_by(table) >= {"roof", "palisade"}


@rule("RC-627", "RC-216")
@pytest.mark.parametrize(("first", "bow"), [("knife", False), ("shovel", True)])
def test_fast_work_cannot_rely_on_items_still_in_future(first: str, bow: bool) -> None:
    """The Bow needs Rope and Knife: a Knife made a moment ago does not serve, one that was there does."""
    table = stage().tile("B2", 2).board("bow").items("rope", *(["knife"] if bow else [])).now("planning")
    table.adventures("build", "fast_work").token("build_deck", "adventure").plan("build", first, "0", "0").act()
    table.choose("decide", "fast_work", 1).nature()
    offered = offered_by(table)
    assert table.built == [first]
    assert "fire" in offered
    assert ("bow" in offered, first in offered) == (bow, False)


@rule("RC-305", "RC-330", "RC-627")
def test_fast_work_tries_nothing_a_second_time_in_a_round() -> None:
    """The Shovel has failed, the Mast has been built; weapons can be tried as often as wished."""
    table = stage().items("rope").have(wood=4, fur=1).now("planning").adventures("build", "fast_work")
    table.plan("build", "shovel", "1", along=("roll",)).plan("build", "mast", "1", "1", wood=1, fur=1)
    table.plan("build", "knife", "0", along=("roll",)).act().choose("resolve", 0, "build", "shovel", 1)
    table.roll("build", False, False, False).choose("resolve", 0, "build", "mast", 1)
    table.choose("resolve").roll("build", False, True, True).choose("keep_roll")
    table.choose("decide", "fast_work", 1).nature()
    offered = offered_by(table)
    assert {"weapons", "fire", "axe_s1"} <= offered
    assert not offered & {"shovel", "mast", "knife"}


@rule("RC-129")
def test_fast_work_builds_only_the_drawers_own_personal_invention() -> None:
    table = fast_work(stage().items("rope", "fire", "knife"))
    offered = offered_by(table)
    assert "fireplace" not in offered
    assert "snare" in offered


@rule("RC-626", "RC-491", "RC-497")
def test_fast_work_builds_nothing_that_one_pawn_is_too_few_for() -> None:
    """A Cross two tiles away, or in fog, needs more than one pawn."""
    table = sheet("cursed_island").now("planning").have(wood=6).tile("A1", 6).tile("A2", 5).tile("B2", 10)
    table.token("B2", "fog").adventures("build", "fast_work").token("build_deck", "adventure").events("frost")
    table.plan("build", "cross:A1", "0", "0", wood=2).act().choose("decide", "fast_work", 1).nature()
    crosses = {target for target in offered_by(table) if target.startswith("cross")}
    assert crosses == {"cross:B1"}


@rule("RC-246", "RC-248")
def test_wood_that_fast_work_has_paid_is_not_paid_again() -> None:
    """The roof has failed and left its token behind; Fast Work pays for it, the second pair of weapons does not."""
    table = stage(seats=3).have(wood=9).token("build", "wood").now("planning").adventures("build", "fast_work")
    table.plan("build", "roof", "0", along=("roll", "wood"), wood=3)
    table.plan("build", "weapons", "1", along=("roll",), wood=1).plan("build", "weapons", "2", "2", wood=1).act()
    table.choose("resolve", 0, "build", "roof", 0).roll("build", False, False, False).choose(
        "resolve", 0, "build", "weapons", 1
    )
    table.roll("build", False, False, True).choose("keep_roll").choose("decide", "fast_work", 1).nature()
    table.choose("extra_build", "build", "weapons", 2, 0, 0, 0).roll("build", False, True, False).choose("keep_roll")
    assert (table.weapons, table.wood, table.tokens("build")) == (4, 6, ())
    table.choose("resolve", 0, "build", "weapons", 2)
    assert (table.weapons, table.wood) == (5, 6)
