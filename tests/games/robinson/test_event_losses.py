"""Events that take sources, tiles, items and levels, as far as there are any. [ledger chapter 30]"""

from __future__ import annotations

import pytest

from campfire.games.robinson.cards import JENNY
from campfire.games.robinson.rules.events import event_phase
from tests.games.robinson.event_deck import table_of
from tests.games.robinson.sheets import sheet
from tests.rules import rule


@rule("RC-099", "RC-048")
def test_the_closest_source_is_sought_first_in_the_camp_then_beside_it() -> None:
    table = table_of(2, "otters").tile("A1", 3).tile("B2", 10).token("B1", "exhausted_fish").begin(event_phase())
    assert table.asked() == ["exhaust A1:fish", "exhaust B2:fish"]
    table.choose("exhaust", "B2:fish")
    assert table.tokens("B2") == ("exhausted_fish",)
    assert table.tokens("A1") == ()


@rule("RC-099")
def test_without_such_a_source_everybody_is_wounded() -> None:
    table = table_of(2, "predator_is_near").begin(event_phase())
    assert [table.wounds(seat) for seat in (0, 1)] == [1, 1]


@rule("RC-102")
def test_resolving_the_effect_again_exhausts_another_source() -> None:
    table = table_of(2, "calm").event("calm").tile("A1", 3).token("B1", "exhausted_fish")
    table.g.threats = ["otters", "calm"]
    table.begin(event_phase())
    assert table.tokens("A1") == ("exhausted_fish",)


@rule("RC-075", "RC-063")
def test_a_marker_that_finds_no_source_is_a_wound_for_everybody() -> None:
    table = table_of(2, "devastation").tile("A1", 3).begin(event_phase())
    assert table.tokens("A1") == ("exhausted_fish",)
    assert [table.wounds(seat) for seat in (0, 1)] == [1, 1]


@rule("RC-075")
def test_a_second_marker_on_the_camp_space_is_a_wound_for_everybody() -> None:
    table = table_of(2, "bear_event").token("camp", "marker").begin(event_phase())
    assert [table.wounds(seat) for seat in (0, 1)] == [1, 1]


@rule("RC-048", "RC-104")
def test_the_group_chooses_the_tile_that_is_turned() -> None:
    """RC-EX-41."""
    table = table_of(2, "earthquake").tile("A1", 3).tile("C1", 7).token("A1", "time", "exhausted_fish")
    table.begin(event_phase())
    assert table.asked() == ["turn A1", "turn C1"]
    assert table.seats == (0, 1)
    table.choose("turn", "A1")
    assert (table.g.closed, table.tokens("A1")) == (("A1",), ())


@rule("RC-070")
def test_without_a_tile_beside_the_camp_none_is_turned() -> None:
    table = table_of(2, "earthquake").begin(event_phase())
    assert (table.done, table.g.closed, table.wounds(0)) == (True, (), 0)


@rule("RC-619")
def test_without_beasts_none_howls() -> None:
    table = table_of(2, "howling_from_the_woods").beasts().begin(event_phase())
    assert (table.g.hunting.cards, table.done) == ([], True)


@rule("RC-750")
def test_an_expedition_sinks_the_top_beast_below_all_others() -> None:
    table = table_of(2, "howling_from_the_woods").items("fire").hunting("fox", "tapir").beasts("bear", "boa", "birds")
    table.begin(event_phase()).nature()
    table.plan("threat", "howling_from_the_woods:0", "0").act()
    assert table.g.hunting.cards == ["bear", "tapir", "fox"]
    assert [table.g.hunting.is_known(place, 1) for place in range(3)] == [True, False, False]


@rule("RC-048")
def test_a_flood_leaves_four_choices_wounds_among_them() -> None:
    table = table_of(2, "flood").items("rope").shelter(palisade=1).levels(palisade=1, weapons=1).begin(event_phase())
    assert {(option.key, option.args) for option in table.options(0)} == {
        ("flip", ("rope",)),
        ("track", ("weapons",)),
        ("track", ("palisade",)),
        ("take_wounds", (1,)),
    }
    table.choose("take_wounds", 1)
    assert (table.g.fading, table.weapons, table.palisade, table.wounds(0), table.wounds(1)) == ([], 1, 1, 1, 1)


@rule("RC-048")
def test_a_flood_that_takes_something_wounds_nobody() -> None:
    table = table_of(2, "flood").items("rope").begin(event_phase()).choose("flip", "rope")
    assert (table.g.fading, table.wounds(0)) == (["rope"], 0)
    table = table_of(2, "flood").shelter(palisade=1).begin(event_phase()).choose("track", "palisade")
    assert (table.palisade, table.wounds(0)) == (0, 0)


@rule("RC-101", "RC-070")
def test_a_hurricane_ravages_a_tile_with_sources_left_and_its_action_gives_back_only_those() -> None:
    """The fish were gone before; they are not this card's doing."""
    table = table_of(2, "ravishing_hurricane").tile("A1", 4).token("A1", "exhausted_fish").items("shovel")
    table.tile("B2", 3).token("B2", "exhausted_fish").begin(event_phase())
    assert (table.g.tokens["A1"], table.question) == (("exhausted_fish", "exhausted_wood"), "")
    table.plan("threat", "ravishing_hurricane:0", "0").act()
    assert (table.tokens("A1"), table.tokens("B2")) == (("exhausted_fish",), ("exhausted_fish",))


@rule("RC-096", "RC-070")
def test_a_burst_dam_turns_two_items_back_and_no_more() -> None:
    table = table_of(2, "calm").event("calm").items("rope", "map", "pot")
    table.g.threats = ["natural_dam_breaks", "argument"]
    table.begin(event_phase()).choose("flip", "map").choose("flip", "pot")
    assert (table.g.fading, table.done) == (["map", "pot"], True)


@rule("RC-101")
def test_a_threat_action_takes_away_only_what_its_own_card_has_laid() -> None:
    table = table_of(2, "otters", "thunderstorm").tile("A1", 4).levels(weapons=1).begin(event_phase())
    table.now("event", 3).begin(event_phase())
    assert table.tokens("B1") == ("exhausted_fish", "exhausted_wood")
    table.plan("threat", "otters:0", "0").act()
    assert table.tokens("B1") == ("exhausted_wood",)


@rule("RC-048", "RC-060")
@pytest.mark.parametrize(
    ("roof", "palisade", "left", "wounds"), [(2, 0, (1, 0), 0), (0, 2, (0, 1), 0), (1, 0, (0, 0), 0), (0, 0, (0, 0), 1)]
)
def test_a_flying_surprise_takes_of_what_there_is(roof: int, palisade: int, left: tuple[int, int], wounds: int) -> None:
    table = table_of(2, "flying_surprise").shelter(roof=roof, palisade=palisade).begin(event_phase())
    assert ((table.roof, table.palisade), table.wounds(1), table.done) == (left, wounds, True)


@rule("RC-608", "RC-610")
@pytest.mark.parametrize(("roof", "palisade", "left"), [(4, 0, (2, 0)), (0, 4, (0, 2))])
def test_storm_damage_halves_the_only_one_there_is(roof: int, palisade: int, left: tuple[int, int]) -> None:
    table = table_of(2, "storm_damage").shelter(roof=roof, palisade=palisade).begin(event_phase())
    assert ((table.roof, table.palisade), table.wounds(0)) == (left, 0)


@rule("RC-316")
def test_repairs_raise_roof_or_palisade_from_nothing_where_there_is_a_shelter() -> None:
    table = table_of(2, "disaster").shelter().begin(event_phase()).have(wood=1)
    table.plan("threat", "disaster:0", "0", wood=1).act()
    assert (table.asked(), table.wounds(0)) == (["track roof", "track palisade"], 1)
    assert table.choose("track", "roof").roof == 1


@rule("RC-066", "RC-079")
@pytest.mark.parametrize(
    ("event", "levels", "asked"),
    [("flying_surprise", (1, 0), ""), ("flying_surprise", (0, 1), ""), ("flying_surprise", (0, 0), "demand")],
)
def test_things_are_asked_for_only_where_a_demand_cannot_be_met(
    event: str, levels: tuple[int, int], asked: str
) -> None:
    table = table_of(2, event).shelter(*levels).equipment("biscuits").begin(event_phase())
    assert table.question == asked


@rule("RC-060", "RC-513")
def test_an_event_that_costs_exactly_what_everybody_has_hurts_neither_them_nor_jenny() -> None:
    table = sheet("jenny").jenny().now("event", 3).event("quarrel", icon="build", event='[["lose_determination", 1]]')
    table.determined(0, 1).determined(1, 1).equipment("biscuits").events("quarrel").begin(event_phase())
    assert (table.done, [table.wounds(who) for who in (0, 1, JENNY)]) == (True, [0, 0, 0])
