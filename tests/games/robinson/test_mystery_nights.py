"""Mysteries that come back in the night. [ledger chapters 24 and 30]"""

from __future__ import annotations

from campfire.games.robinson.cards import FRIDAY
from campfire.games.robinson.rules.mysteries import Left, begin_drawing
from campfire.games.robinson.rules.night import night_phase
from campfire.games.robinson.rules.scenario import round_ends
from campfire.games.robinson.signs import Sign
from tests.games.robinson.outcomes import PASSED, met, stage
from tests.games.robinson.table import Table
from tests.rules import rule


def night(table: Table) -> tuple[int, ...]:
    """The night's wounds of both seats and of Friday, fed and sheltered."""
    before = (table.wounds(0), table.wounds(1), table.wounds(FRIDAY))
    table.g.available = [0, 5, 0, 0]
    for seat in (0, 1):
        table.g.sheets[seat] = [0, 1, 0, 0]
    table.begin(night_phase())
    while table.pending is not None:
        table.choose(PASSED.get(table.question, "stay"))
    after = (table.wounds(0), table.wounds(1), table.wounds(FRIDAY))
    return tuple(new - old for new, old in zip(after, before, strict=True))


def sheltered() -> Table:
    """Friday is there; whoever sleeps on A2 lies in a natural Shelter."""
    table = stage().friday()
    table.g.tiles["A2"] = 2
    return table


@rule("RC-423")
def test_a_quiet_night_hurts_nobody() -> None:
    assert night(sheltered()) == (0, 0, 0)


@rule("RC-662")
def test_a_shiny_stone_wounds_everybody_in_this_night_only() -> None:
    table = sheltered()
    met(table, "a_shiny_jewel")
    assert night(table) == (1, 1, 0)
    assert night(table) == (0, 0, 0)


@rule("RC-662")
def test_a_shiny_stone_waits_a_round_for_a_drawer_who_sleeps_outside() -> None:
    table = sheltered()
    met(table, "a_shiny_jewel")
    table.g.outside[0] = "A2"
    assert night(table) == (0, 0, 0)
    assert night(table) == (1, 1, 0)
    assert night(table) == (0, 0, 0)


@rule("RC-659")
def test_poison_spores_hurt_everybody_at_night_friday_too() -> None:
    table = sheltered()
    met(table, "poisonous_spores")
    assert night(table) == (1, 1, 1)


@rule("RC-659", "RC-681")
def test_medicine_helps_against_spores_and_webs_at_night() -> None:
    table = sheltered().items("medicine")
    met(table, "poisonous_spores")
    met(table, "spider_web")
    assert table.wounds(0) == 2
    assert night(table) == (0, 0, 0)


@rule("RC-659")
def test_spores_hurt_only_a_finder_who_sleeps_outside() -> None:
    table = sheltered()
    met(table, "poisonous_spores")
    table.g.outside[0] = "A2"
    assert night(table) == (1, 0, 0)
    table = sheltered()
    met(table, "poisonous_spores", me=FRIDAY)
    table.sign(Sign("outside", (FRIDAY,), "round"))
    assert night(table) == (0, 0, 1)


@rule("RC-659")
def test_friday_in_a_net_is_outside_too() -> None:
    table = sheltered()
    met(table, "net", me=FRIDAY)
    met(table, "poisonous_spores", me=FRIDAY)
    assert night(table) == (0, 0, 1)


def test_a_spider_web_hurts_its_finder_every_night_until_there_is_medicine() -> None:
    table = sheltered()
    met(table, "spider_web")
    assert night(table) == (1, 0, 0)
    table.begin(round_ends())
    assert night(table) == (1, 0, 0)
    assert night(table.items("medicine")) == (0, 0, 0)


@rule("RC-660")
def test_a_strange_disease_is_spread_freely_and_friday_may_have_some() -> None:
    table = sheltered()
    met(table, "strange_disease", ("disease", 1), ("disease", 1), ("disease", FRIDAY), ("disease", 0))
    assert table.wounds(0) == 0
    assert night(table) == (1, 2, 1)
    table.begin(round_ends())
    assert night(table) == (0, 0, 0)


@rule("RC-661")
def test_jenny_counts_for_the_disease_and_may_have_it() -> None:
    table = stage().jenny("camp").mysteries("strange_disease")
    table.begin(begin_drawing(0, "A2", Left(0, 0, 1, 1, 1), False))
    assert table.asked(0) == ["disease 0", "disease 1", "disease 5"]
    for _ in range(6):
        assert table.question == "spread_disease"
        table.choose("disease", 5)
    assert table.done


@rule("RC-660")
def test_a_finder_outside_alone_has_two_markers() -> None:
    table = sheltered()
    table.g.outside[0] = "A2"
    met(table, "strange_disease")
    assert night(table) == (2, 0, 0)
    table = sheltered()
    met(table, "strange_disease", *[("disease", 1)] * 4)
    table.g.outside[0] = "A2"
    assert night(table) == (2, 0, 0)
