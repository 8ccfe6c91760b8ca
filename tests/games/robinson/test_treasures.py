"""Every treasure, from what is printed on it, and how kept cards are used. [ledger chapters 3 and 30]"""

from __future__ import annotations

import pytest

from campfire.games.robinson.cards import FRIDAY
from campfire.games.robinson.library import book
from campfire.games.robinson.rules.combat import fight
from campfire.games.robinson.rules.distance import pawns_needed
from campfire.games.robinson.rules.end_of_actions import end_of_actions
from campfire.games.robinson.rules.events import event_phase
from campfire.games.robinson.rules.moving_camp import move_camp
from campfire.games.robinson.rules.mysteries import Left, begin_drawing
from campfire.games.robinson.rules.night import come_home
from campfire.games.robinson.rules.pawns import helpers
from campfire.games.robinson.rules.scenario import round_ends
from campfire.games.robinson.rules.targets import openings
from campfire.games.robinson.rules.weather import weather_phase
from campfire.games.robinson.signs import Sign
from campfire.games.robinson.vocabulary.survivors import hurt
from campfire.kernel.pile import EVERYBODY
from tests.games.robinson.crew import neutral_pawns, supports
from tests.games.robinson.outcomes import Answer, Changes, arrives, beaten, fall_asleep, play, stage
from tests.games.robinson.table import Table
from tests.games.robinson.wording import aimed
from tests.rules import rule

GONE: Changes = {"discarded": 1}

ARRIVING: list[tuple[str, tuple[Answer, ...], Changes]] = [
    ("antique_rapier", (), {"weapons": 2, **GONE}),
    ("cave_with_furs", (), {"fur": 2, **GONE}),
    ("crocks", (), {"items": ("pot",), "board": tuple(i for i in stage().g.board if i != "pot"), **GONE}),
    ("gold", (), GONE),
    ("old_map", (), {"determination 0": 1, "determination 1": 1, f"determination {FRIDAY}": 1, **GONE}),
    ("ropes", (("track", "roof"),), {"roof": 1, **GONE}),
    ("ropes", (("track", "palisade"),), {"palisade": 1, **GONE}),
    ("whip", (), {"weapons": 1, "kept": ("whip",)}),
    ("hatchet", (), {"at B1": ("wood",), "kept": ("hatchet",)}),
    (
        "amulet_with_a_portrait",
        (("arrow", 0, 5), ("arrow", 1, 4)),
        {"signs": frozenset({Sign("arrow", (0, 5)), Sign("arrow", (1, 4))}), "kept": ("amulet_with_a_portrait",)},
    ),
    ("barrel", (), {"kept": ("barrel",), "uses": {"barrel": 1}}),
    ("blankets", (), {"kept": ("blankets",), "uses": {"blankets": 3}}),
    ("candles_treasure", (), {"kept": ("candles_treasure",), "uses": {"candles_treasure": 2}}),
]
"""What treasures do when they become available."""

PLAINLY_KEPT = (
    *("backpack", "bottle_of_wine", "boxes", "compass", "hammock", "helmet", "herbal_mixture", "old_clothes"),
    *("old_rifle", "protective_amulet", "saber", "treasure_map"),
)
"""Treasures that only lie by the board at first."""


@rule("RC-359", "RC-405", "RC-092")
@pytest.mark.parametrize(("card", "answers", "changed"), ARRIVING)
def test_a_treasure_takes_effect_when_it_becomes_available(
    card: str, answers: tuple[Answer, ...], changed: Changes
) -> None:
    assert arrives(stage().friday(), card, *answers) == changed


@rule("RC-405", "RC-097")
@pytest.mark.parametrize("card", PLAINLY_KEPT)
def test_a_treasure_with_a_later_effect_lies_by_the_board(card: str) -> None:
    assert arrives(stage(), card) == {"kept": (card,)}


def test_every_treasure_is_tested() -> None:
    tested = {*(card for card, _, _ in ARRIVING), *PLAINLY_KEPT, "captain_stones_spyglass", "ceremonial_bowl"}
    assert tested == {card.id for card in book().mysteries.values() if card.kind == "treasure"}


@rule("RC-647")
def test_an_old_map_encourages_every_character_and_friday_but_not_jenny() -> None:
    table = stage().friday().jenny("camp")
    before = [*table.g.determination]
    arrives(table, "old_map")
    gained = [now - then for now, then in zip(table.g.determination, before, strict=True)]
    assert [gained[who] for who in (0, 1, FRIDAY)] == [1, 1, 1]
    assert sum(gained) == 3


@rule("RC-316")
def test_ropes_are_useless_without_a_shelter() -> None:
    table = stage().levels()
    table.g.shelter = False
    assert arrives(table, "ropes") == GONE


@rule("RC-118")
def test_a_portrait_covers_arrows_that_then_cost_no_morale() -> None:
    table = stage()
    arrives(table, "amulet_with_a_portrait", ("arrow", 0, 5), ("arrow", 1, 4))
    hurt(table.g, 0, 6)
    assert table.at_morale == 0
    hurt(table.g, 0, 2)
    assert table.at_morale == -1


def test_the_spyglass_shows_three_tiles_to_everybody_and_orders_them() -> None:
    table = stage().next_tiles(1, 3, 7, 9)
    arrives(table, "captain_stones_spyglass", ("tile", 3), ("tile", 1))
    assert table.g.tile_pile.cards == ["9", "3", "1", "7"]
    assert table.g.tile_pile.known[1:] == [EVERYBODY] * 3
    assert table.g.tile_pile.known[0] != EVERYBODY
    assert table.g.mystery_discard == ["captain_stones_spyglass"]


def test_the_spyglass_shows_what_is_left_of_the_tiles() -> None:
    table = stage().next_tiles(7)
    arrives(table, "captain_stones_spyglass")
    assert table.g.tile_pile.known == [EVERYBODY]
    table = stage().next_tiles()
    arrives(table, "captain_stones_spyglass")
    assert table.g.mystery_discard == ["captain_stones_spyglass"]


@rule("RC-637", "RC-436")
def test_the_axe_gives_wood_where_there_is_a_wood_source_and_moves_with_the_camp() -> None:
    table = stage()
    arrives(table, "hatchet")
    table.begin(move_camp("A1"))
    assert (table.tokens("B1"), table.tokens("A1"), table.g.kept) == ((), ("wood",), ["hatchet"])


# Ceremonial Bowl


@rule("RC-642", "RC-359")
def test_a_bowl_is_shuffled_into_the_event_deck_at_once_and_works_from_the_next_round() -> None:
    table = stage().mysteries("ceremonial_bowl")
    table.begin(begin_drawing(0, "A2", Left(1, 0, 0, 0, 1), False)).nature(1, 0)
    assert table.g.events.cards == ["ceremonial_bowl", "argument"]
    assert (table.g.kept_now, table.g.kept) == ([], [])
    table.now("planning", 3).plan("build", "weapons", "0", along=("roll",), wood=1).act()
    play(table.roll("build", False, True, False))
    assert (table.weapons, table.told("rolled_again")) == (4, [])
    table.now("planning", 4).plan("build", "weapons", "0", along=("roll",), wood=1).act()
    table.roll("build", False, True, False)
    assert table.question == "build_success_die"


def cursed() -> Table:
    """The first seat has found the Bowl in the last round."""
    return stage("planning").sign(Sign("bowl", (0, 2))).determined(0, 0).determined(1, 0)


@rule("RC-642")
def test_a_bowl_has_rolled_successes_rolled_again_until_it_comes_up() -> None:
    table = cursed().plan("build", "weapons", "0", along=("roll",), wood=1).act()
    table.roll("build", False, True, False)
    assert table.question == "build_success_die"
    table = cursed().now("event", 4).events("ceremonial_bowl").begin(event_phase())
    table.now("planning").plan("build", "weapons", "0", along=("roll",), wood=1).act()
    play(table.roll("build", False, True, False))
    assert table.weapons == 4


@rule("RC-642", "RC-234")
def test_a_bowl_touches_neither_sure_actions_nor_other_characters() -> None:
    table = cursed().plan("build", "weapons", "0", "0", wood=1).act()
    assert (table.done, table.weapons) == (True, 4)
    table = cursed().plan("build", "weapons", "1", along=("roll",), wood=1).act()
    table.roll("build", False, True, False)
    assert table.weapons == 4


# At any time


@rule("RC-645", "RC-100")
@pytest.mark.parametrize("top", ["argument", "construction", "gorilla"])
def test_a_herbal_mixture_shows_the_top_of_the_event_deck_whatever_it_is(top: str) -> None:
    table = stage().treasure("herbal_mixture").events(top, "bad_feelings")
    fall_asleep(table).choose("herbal_mixture", by=1)
    assert table.told("foreseen") == [(top,)]
    assert table.g.events.known == [0, EVERYBODY]
    assert table.g.mystery_discard == ["herbal_mixture"]


@rule("RC-048", "RC-100")
def test_a_protective_amulet_takes_a_token_or_marker_from_a_tile_or_space() -> None:
    table = stage().treasure("protective_amulet").token("A1", "exhausted_wood", "food").token("A3", "danger")
    fall_asleep(table).choose("protective_amulet", by=0)
    assert table.asked(0) == ["ward_off A1 exhausted_wood", "ward_off A1 food", "ward_off A3 danger"]
    table.choose("ward_off", "A3", "danger")
    assert (table.tokens("A3"), table.tokens("A1")) == ((), ("exhausted_wood", "food"))
    assert table.g.mystery_discard == ["protective_amulet"]


@rule("RC-079")
def test_an_amulet_with_nothing_to_take_away_is_not_offered() -> None:
    table = fall_asleep(stage().treasure("protective_amulet"))
    assert "protective_amulet" not in table.asked(0)


# Pawns


@rule("RC-641", "RC-224", "RC-222")
def test_a_compass_helps_every_exploration_and_candles_build_twice() -> None:
    table = stage("planning").treasure("compass")
    arrives(table, "candles_treasure")
    assert [helper.pawn for helper in helpers(table.g)] == ["compass", "candles_treasure", "candles_treasure"]
    assert supports(table.g, "compass", "explore")
    assert not supports(table.g, "compass", "build")
    assert supports(table.g, "candles_treasure", "build")
    assert not supports(table.g, "candles_treasure", "gather")


@rule("RC-641", "RC-227", "RC-226")
def test_each_candle_burns_down_with_its_action_and_the_compass_stays() -> None:
    table = stage("planning").treasure("candles_treasure", uses=2).treasure("compass").next_tiles(8)
    table.plan("build", "weapons", "0", "candles_treasure", wood=1).plan("explore", "A3", "1", "compass").act()
    play(table)
    assert (table.g.uses, table.g.kept) == ({"candles_treasure": 1}, ["candles_treasure", "compass"])
    table.plan("build", "weapons", "0", "candles_treasure", wood=1).act()
    play(table)
    assert (table.g.kept, table.g.mystery_discard) == (["compass"], ["candles_treasure"])


@rule("RC-649")
def test_a_treasure_map_is_explored_with_two_pawns_and_without_dice() -> None:
    table = stage("planning").treasure("treasure_map").mysteries("snake", "gold", "net", "boxes", "compass")
    assert pawns_needed(table.g, aimed("explore", "treasure_map")) == (2, 2)
    assert [o.pawns for o in openings(table.g) if o.action == aimed("explore", "treasure_map")] == [2]
    table.plan("explore", "treasure_map", "0", "1").act().choose("draw_on")
    play(table)
    assert table.g.kept_now == ["gold", "boxes"]
    assert (table.g.kept, table.g.mystery_discard) == ([], ["treasure_map"])


@rule("RC-649")
def test_without_the_map_there_is_nothing_to_dig_for() -> None:
    assert not [o for o in openings(stage("planning").g) if o.action.what == "treasure_map"]


# Outside


@rule("RC-387", "RC-388", "RC-395")
def test_treasures_of_one_outside_take_effect_for_that_character_alone() -> None:
    table = stage("planning").friday().mysteries("old_map", "compass").adventures("explore", "lost")
    table.adventure("explore", "strayed", '[["mysteries", 2, 0, 0], ["night_outside"]]')
    table.token("explore_deck", "adventure").next_tiles(8).plan("explore", "A3", "0", "0").resolve()
    play(table.choose("draw_on"))
    assert [table.determination(who) for who in (0, 1, FRIDAY)] == [2, 1, 0]
    assert (table.g.carried_kept[0], table.g.kept) == (("compass",), [])
    table.begin(come_home())
    assert table.g.kept == ["compass"]


@rule("RC-388", "RC-395", "O-59")
def test_furs_found_by_one_outside_lie_on_the_sheet_until_the_return() -> None:
    table = carrying("cave_with_furs").have(fur=1).begin(end_of_actions())
    assert (table.fur, table.g.sheets[0]) == (1, [0, 0, 0, 2])
    table.begin(come_home())
    assert (table.fur, table.g.sheets[0]) == (3, [0, 0, 0, 0])


@rule("RC-388", "RC-118", "O-59")
def test_a_portrait_found_by_one_outside_covers_arrows_of_that_one_alone() -> None:
    table = carrying("amulet_with_a_portrait").begin(end_of_actions())
    assert table.asked(0) == ["arrow 0 5", "arrow 0 8", "arrow 0 10"]
    table.choose("arrow", 0, 5)
    assert table.asked(0) == ["arrow 0 8", "arrow 0 10"]


@rule("RC-092", "RC-388")
def test_a_treasure_stays_on_the_sheet_until_its_turn_comes() -> None:
    table = carrying("ropes", "gold").begin(end_of_actions())
    assert (table.question, table.g.mystery_discard) == ("choose_track", ["ropes"])
    assert table.g.carried_kept[0] == ("gold",)
    table.choose("track", "roof")
    assert not table.g.carried_kept[0]
    assert table.g.mystery_discard == ["ropes", "gold"]


def carrying(*cards: str) -> Table:
    """The first seat has found treasures on the way to a night outside."""
    table = stage().determined(0, 0).determined(1, 0)
    table.g.outside[0], table.g.carried_kept[0] = "A2", cards
    return table


@rule("RC-097", "RC-388")
def test_a_weapon_on_a_sheet_is_not_usable_while_actions_are_resolved_and_by_its_owner_later() -> None:
    table = stage().levels()
    table.g.outside[0], table.g.carried_kept[0] = "A2", ("old_rifle",)
    assert table.begin(fight(0, "", 2, 0, 0, 0, 0)).done
    assert table.now("night").begin(fight(1, "", 2, 0, 0, 0, 0)).done
    assert (table.wounds(0), table.wounds(1)) == (2, 2)
    assert beaten(table, 0, ("old_rifle",), strength=2) == {}


@rule("RC-097")
def test_a_kept_card_serves_in_every_later_round() -> None:
    table = stage("night").treasure("compass").begin(round_ends(), round_ends(), round_ends())
    assert table.g.kept == ["compass"]
    assert "compass" in neutral_pawns(table.g)


@rule("RC-079", "RC-057", "RC-098")
def test_kept_treasures_serve_every_player() -> None:
    table = fall_asleep(stage(seats=3).treasure("herbal_mixture"))
    assert all("herbal_mixture" in table.asked(seat) for seat in range(3))


@rule("RC-419", "RC-112")
def test_a_rifle_may_be_fired_at_hungry_animals() -> None:
    table = stage("weather").treasure("old_rifle").levels().token("weather", "animals").begin(weather_phase())
    table.nature(5).choose("old_rifle")
    assert (table.wounds(0), table.wounds(1), table.weapons) == (0, 0, 0)
