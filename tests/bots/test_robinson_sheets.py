"""How scouts go about the later sheets: what comes first, what they keep, and what they build against."""

from __future__ import annotations

import pytest

from campfire.games.robinson.actions import Action
from campfire.games.robinson.bot.answers import clear_marker
from campfire.games.robinson.bot.deeds import Deeds
from campfire.games.robinson.bot.defences import known_blows, lasting, palisade_worth
from campfire.games.robinson.bot.kong import SEARCH, WOODPILE, is_ready, king_kong
from campfire.games.robinson.bot.reading import Reading
from campfire.games.robinson.bot.sites import fog_place
from campfire.games.robinson.bot.volcano import BOAT, KEEP, way_out
from campfire.games.robinson.bot.worth import Judge
from campfire.games.robinson.effects.treasures import CHOOSE_WARDED, WARD_OFF
from campfire.games.robinson.view import view
from campfire.kernel.declared import Option
from campfire.kernel.offer import Offer
from tests.bots.test_robinson_aims import outlook_of
from tests.bots.test_robinson_scout import planned
from tests.games.robinson.sheets import sheet
from tests.games.robinson.table import Table, robinson

LAIR, PLAIN = 7, 1
"""Tiles: hills with a totem, and a plain without one."""


WARDED = Offer(0, CHOOSE_WARDED, (), [])


def seen(table: Table) -> Reading:
    """What a scout reads off a table with a sheet of its own."""
    return Reading(view(table.g, 0))


def kong(wood: int, round: int = 2) -> Table:
    """King Kong's island with a lair beside the camp."""
    return sheet("king_kong", 3).now("planning", round).tile("A1", LAIR).have(wood=wood)


def volcano(round: int, wood: int = 0) -> Table:
    """The volcano, with nothing explored but the start."""
    return sheet("volcanic_island", 2).now("planning", round).have(wood=wood)


def test_totems_wait_until_there_is_wood_for_traps() -> None:
    assert not is_ready(seen(kong(WOODPILE - 1)), 0)
    assert is_ready(seen(kong(WOODPILE)), 0)


def test_traps_that_stand_count_as_wood() -> None:
    assert is_ready(seen(kong(WOODPILE - 4)), 1)


def test_the_search_for_totems_does_not_wait_for_ever() -> None:
    assert is_ready(seen(kong(0, SEARCH)), 0)


def test_a_totem_is_unwelcome_before_that() -> None:
    early, late = [king_kong(seen(kong(0, n))) for n in (SEARCH - 1, SEARCH)]
    assert early.totem < 0 < late.totem
    assert early.exploring("B2") < 0 < late.exploring("B2")


def test_a_trap_is_built_while_there_is_wood_and_a_lair() -> None:
    table = kong(4, 4).items("shovel")
    assert "build trap A1" in planned(table)


def test_prudence_discounts_nothing_that_the_sheet_asks_for() -> None:
    judge = Judge(seen(kong(4)))
    assert judge.aims.prudence > 0
    trap = Action("build", "trap", "A1")
    assert Deeds(judge).gain(trap, 0) == judge.aims.targets(judge, trap, 0)


def test_a_storm_in_sight_is_a_blow() -> None:
    calm, storm = robinson().shelter(), robinson().shelter().token("weather", "storm")
    assert known_blows(Judge(outlook_of(storm))) == known_blows(Judge(outlook_of(calm))) + 1
    assert palisade_worth(Judge(outlook_of(storm)), 0) > palisade_worth(Judge(outlook_of(calm)), 0)


def test_a_palisade_that_is_high_enough_fears_no_storm() -> None:
    calm, storm = volcano(2).shelter(), volcano(2).shelter().token("weather", "storm")
    worth = [palisade_worth(Judge(seen(table)), 9) for table in (calm, storm)]
    assert worth[0] == worth[1]


def test_a_card_that_threatens_the_palisade_is_a_blow_the_likelier_the_sooner() -> None:
    blows = []
    for threats in (["night_howling", ""], ["", "night_howling"], ["", ""]):
        table = robinson().now("planning", 3).shelter()
        table.g.threats = threats
        blows.append(known_blows(Judge(outlook_of(table))))
    assert blows[0] > blows[1] > blows[2] == 0


def test_moves_of_the_camp_leave_the_first_level() -> None:
    judge = Judge(seen(volcano(2).shelter()))
    assert judge.aims.staying < 1
    assert lasting(judge, 0) == 1
    assert lasting(judge, 1) == judge.aims.staying


@pytest.mark.parametrize("token", ["poison", "herbs", "vegetables", "healing_herbs"])
def test_a_pot_is_worth_more_where_tokens_wait_for_it(token: str) -> None:
    table = robinson().now("planning", 3)
    without = Judge(outlook_of(table)).item("pot")
    assert Judge(outlook_of(table.found(token))).item("pot") > without


def test_the_first_work_on_the_volcano_is_a_map() -> None:
    assert "build map" in planned(volcano(1, wood=1))


def test_the_wood_of_the_boat_is_kept_towards_the_end() -> None:
    early, late = [Judge(seen(volcano(n, BOAT))) for n in (8 - KEEP, 8 - KEEP + 1)]
    assert early.aims.reserved == 0 < late.aims.reserved
    assert (late.taken_from_reserve(2), late.taken_from_reserve(9)) == (2, 9)


def test_wood_beyond_that_is_free() -> None:
    judge = Judge(seen(volcano(6, BOAT + 2)))
    assert (judge.taken_from_reserve(2), judge.taken_from_reserve(3)) == (0, 1)


def test_one_way_out_of_the_lava_is_looked_for_at_a_time() -> None:
    table = volcano(3)
    assert way_out(seen(table), "C3") > 0
    table.plan("explore", "A3", "0", "0")
    assert way_out(seen(table), "A3") > 0
    assert way_out(seen(table), "C3") == 0


def test_a_known_way_out_is_enough() -> None:
    assert way_out(seen(volcano(3).tile("A3", PLAIN)), "C3") == 0


def test_ash_falls_where_the_camp_will_not_be() -> None:
    judge = Judge(seen(volcano(2)))
    assert fog_place(judge, "A2") < fog_place(judge, "B2") < fog_place(judge, "B1")


def test_what_slows_the_camp_is_warded_off_first() -> None:
    judge = Judge(seen(volcano(2).token("B4", "ash").token("B4", "exhausted_wood")))
    ash, source = [clear_marker(judge, WARDED, Option(WARD_OFF, ("B4", token))) for token in ("ash", "exhausted_wood")]
    assert ash > source
