"""The Production phase. [ledger chapters 7, 9 and 30]"""

from __future__ import annotations

import pytest

from campfire.games.robinson.rules.events import event_phase
from campfire.games.robinson.rules.production import production_phase, used_up
from campfire.games.robinson.signs import Sign
from campfire.games.robinson.vocabulary.sheet import SHEETS, ScenarioHooks
from campfire.games.robinson.vocabulary.survivors import wounds_each
from tests.games.robinson.table import Table, island, robinson
from tests.rules import rule

QUIET = island(id="quiet")


def table_of(seats: int = 2) -> Table:
    """A camp on the beach, with a wood source and a fish source."""
    return robinson(seats, scenario=QUIET).now("morale", 2)


@rule("RC-193", "RC-194", "RC-053")
def test_each_source_of_the_camp_tile_yields_one_resource() -> None:
    """RC-EX-06."""
    table = table_of().begin(production_phase())
    assert (table.wood, table.food, table.future) == (1, 1, {})


@rule("RC-193")
def test_two_food_sources_of_the_camp_tile_yield_two_food() -> None:
    """A flock beside the fish."""
    table = table_of().token("B1", "parrot").begin(production_phase())
    assert (table.wood, table.food) == (1, 2)


@rule("RC-193")
def test_tiles_without_the_camp_produce_nothing() -> None:
    table = table_of().tile("A1", 6).tile("B2", 9).camp("B2").begin(production_phase())
    assert (table.wood, table.food) == (0, 1)


@rule("RC-195", "RC-101")
def test_an_exhausted_source_yields_nothing_even_with_a_token() -> None:
    table = table_of().token("B1", "exhausted_fish", "food").begin(production_phase())
    assert (table.wood, table.food) == (1, 0)


@rule("RC-195", "RC-252", "RC-254")
def test_tokens_on_the_camp_tile_yield_one_more_of_their_kind_and_stay() -> None:
    table = table_of().token("B1", "food", "wood").begin(production_phase())
    assert (table.wood, table.food) == (2, 2)
    assert table.tokens("B1") == ("food", "wood")


@rule("RC-252")
def test_a_token_without_a_source_of_its_kind_yields_nothing() -> None:
    table = table_of().tile("B2", 9).camp("B2").token("B2", "wood").begin(production_phase())
    assert (table.wood, table.food) == (0, 1)


@rule("RC-195", "RC-632")
def test_a_flock_on_a_tile_without_food_is_a_source() -> None:
    table = table_of().tile("B2", 1).camp("B2").token("B2", "parrot").begin(production_phase())
    assert (table.wood, table.food) == (1, 1)


@rule("RC-499")
def test_in_the_fog_the_camp_tile_produces_nothing() -> None:
    table = table_of().token("B1", "fog", "food").begin(production_phase())
    assert (table.wood, table.food) == (0, 0)


@rule("RC-195")
@pytest.mark.parametrize(
    ("event", "wood", "food"), [("culled_area", 1, 0), ("fire_event", 0, 1), ("natural_dam_breaks", 2, 0)]
)
def test_events_change_what_is_produced(event: str, wood: int, food: int) -> None:
    table = table_of().events(event).begin(event_phase(), production_phase())
    assert (table.wood, table.food) == (wood, food)


@rule("RC-195", "RC-070")
def test_less_is_produced_only_as_far_as_possible() -> None:
    table = table_of().event("blight", event='[["less_production", "food", 2]]').events("blight")
    table.begin(event_phase(), production_phase())
    assert (table.wood, table.food, table.wounds(0)) == (1, 0, 0)


@rule("RC-611", "RC-578")
def test_of_half_of_everything_the_group_chooses_the_mix() -> None:
    """RC-EX-47: four wood and two food would be produced."""
    table = table_of().event("dam", event='[["more_production", "wood", 3], ["more_production", "food", 1]]')
    table.events("dam", "raging_river").begin(event_phase(), event_phase(), production_phase())
    assert table.asked() == ["mix 1 2", "mix 2 1", "mix 3 0"]
    assert table.seats == (0, 1)
    table.choose("mix", 3, 0)
    assert (table.wood, table.food) == (3, 0)


@rule("RC-611")
def test_half_of_an_odd_total_is_rounded_down() -> None:
    table = table_of().token("B1", "wood").events("raging_river").begin(event_phase(), production_phase())
    assert table.asked() == ["mix 0 1", "mix 1 0"]


def with_shortcut() -> Table:
    """The Shortcut leads to a plain with parrots and wood."""
    return table_of().items("shortcut").tile("B2", 6).token("B2", "shortcut")


@rule("RC-196", "RC-689")
@pytest.mark.parametrize(("source", "wood", "food"), [("B2:wood", 2, 1), ("B2:parrot", 1, 2)])
def test_the_shortcut_brings_a_resource_of_the_groups_choice(source: str, wood: int, food: int) -> None:
    table = with_shortcut().begin(production_phase()).choose("shortcut_source", source)
    assert (table.wood, table.food) == (wood, food)


@rule("RC-690")
def test_a_token_at_the_shortcut_adds_one_of_its_kind() -> None:
    table = with_shortcut().token("B2", "wood").begin(production_phase()).choose("shortcut_source", "B2:wood")
    assert (table.wood, table.food) == (3, 1)
    table = with_shortcut().token("B2", "wood").begin(production_phase()).choose("shortcut_source", "B2:parrot")
    assert (table.wood, table.food) == (1, 2)


@rule("RC-195", "RC-196")
def test_what_a_card_takes_of_the_production_is_taken_of_shortcut_and_pit_too() -> None:
    """Furs: one food less is produced, wherever it comes from."""
    table = with_shortcut().token("B1", "exhausted_fish").sign(Sign("yield", ("food", -1), "round"))
    table.begin(production_phase()).choose("shortcut_source", "B2:parrot")
    assert (table.wood, table.food) == (1, 0)
    table = table_of().items("pit").token("B1", "exhausted_fish").sign(Sign("yield", ("food", -1), "round"))
    assert table.begin(production_phase()).nature(0).food == 1


@rule("RC-195")
def test_nothing_is_added_to_what_is_forbidden() -> None:
    table = (
        table_of().sign(Sign("no", ("wood",), "round"), Sign("yield", ("wood", 1), "round")).begin(production_phase())
    )
    assert (table.wood, table.food) == (0, 1)


@rule("RC-691", "RC-340")
def test_the_source_of_the_shortcut_is_closed_for_this_round() -> None:
    table = with_shortcut().begin(production_phase()).choose("shortcut_source", "B2:wood")
    assert used_up("B2", "wood") in table.g.signs
    assert used_up("B2", "parrot") not in table.g.signs


@rule("RC-692", "RC-195")
@pytest.mark.parametrize("event", ["landslide", "raging_river"])
def test_a_skipped_production_brings_nothing_not_even_over_the_shortcut(event: str) -> None:
    table = with_shortcut().items("pit").event("calm").events("calm")
    table.g.threats = [event, "calm"]
    table.begin(event_phase(), production_phase())
    assert (table.done, table.wood, table.food) == (True, 0, 0)
    assert not [sign for sign in table.g.signs if sign.name == "gathered"]


@rule("RC-500")
def test_in_the_fog_the_shortcut_gives_nothing() -> None:
    table = with_shortcut().token("B2", "fog").begin(production_phase())
    assert (table.done, table.wood, table.food) == (True, 1, 1)


@rule("RC-196", "RC-682")
@pytest.mark.parametrize(("face", "food"), [(0, 3), (3, 3), (4, 1), (5, 1)])
def test_a_wound_of_the_building_die_is_two_food_in_the_pit(face: int, food: int) -> None:
    table = table_of().items("pit").begin(production_phase()).nature(face)
    assert (table.wood, table.food) == (1, food)


@rule("RC-683")
def test_the_pit_is_empty_where_food_is_forbidden() -> None:
    table = table_of().items("pit").events("culled_area").begin(event_phase(), production_phase()).nature(0)
    assert (table.wood, table.food) == (1, 0)


@rule("RC-683", "RC-611")
def test_food_of_the_pit_counts_before_everything_is_halved() -> None:
    table = table_of().items("pit").events("raging_river").begin(event_phase(), production_phase()).nature(0)
    assert table.asked() == ["mix 0 2", "mix 1 1"]


@rule("RC-195", "RC-591")
def test_the_sheet_acts_at_the_start_of_the_phase(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SHEETS, "quiet", ScenarioHooks(production=lambda g: (wounds_each(-1, "", 1),)))
    table = table_of().begin(production_phase())
    assert (table.wounds(0), table.wounds(1), table.wood) == (1, 1, 1)
