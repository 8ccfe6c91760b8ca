"""Scenario 4: Volcanic Island. [ledger chapter 29]"""

from __future__ import annotations

import pytest

from campfire.games.robinson.cards import GROUP, SPACES
from campfire.games.robinson.flow import play_round
from campfire.games.robinson.rules.distance import distance, pawns_needed
from campfire.games.robinson.rules.moving_camp import must_move_camp
from campfire.games.robinson.rules.night import night_phase
from campfire.games.robinson.rules.planning import plan_actions
from campfire.games.robinson.rules.requirements import bills
from campfire.games.robinson.rules.scenario import book_effect, round_begins
from campfire.games.robinson.rules.weather import weather_phase
from campfire.games.robinson.signs import Sign
from campfire.games.robinson.vocabulary.tokens import puts
from tests.games.robinson.sheets import boxed, planning, reasons, sheet
from tests.games.robinson.volcano import volcano
from tests.games.robinson.wording import aimed
from tests.rules import rule


@rule("RC-522", "RC-545")
@pytest.mark.parametrize(("players", "tiles", "places"), [(1, 6, 3), (2, 6, 3), (3, 7, 4), (4, 8, 4)])
def test_the_longboat_waits_for_every_exploration_that_is_asked_for(players: int, tiles: int, places: int) -> None:
    table = sheet("volcanic_island", players).items("rope").have(wood=3)
    free = ("A1", "A2", "A3", "B1", "B2", "C1", "C2", "C3")
    for space, tile in zip(free[:tiles], (1, 2, 3, 4, 5, 6, 7, 9), strict=False):
        table.tile(space, tile)
    table.g.track["places"] = places
    assert ("build", "longboat") in planning(table)
    table.g.track["places"] = places - 1
    assert reasons(table)[("build", "longboat")] == ("longboat_waits", "RC-545")
    table.g.track["places"] = places
    del table.g.tiles[free[tiles - 1]]
    assert reasons(table)[("build", "longboat")] == ("longboat_waits", "RC-545")


@rule("RC-522")
def test_friday_does_not_count_as_a_player_there() -> None:
    table = sheet("volcanic_island", 2).friday().items("rope").have(wood=3)
    for space, tile in zip(("A1", "A2", "A3", "B1", "B2", "C1"), (1, 2, 3, 4, 5, 6), strict=True):
        table.tile(space, tile)
    table.g.track["places"] = 3
    assert ("build", "longboat") in planning(table)


@rule("RC-522")
def test_the_longboat_wins_at_once() -> None:
    table = volcano().have(wood=3).plan("build", "longboat", "0", "0", wood=3).plan("rest", "", "1").act()
    assert table.won
    assert table.done


@rule("RC-523")
def test_the_camp_is_on_tile_10_and_tile_8_is_the_volcano() -> None:
    g = boxed(scenario="volcanic_island")
    assert (g.camp, g.tiles["B4"], g.tiles["B3"]) == ("B4", 10, 8)
    assert "B3" in g.closed
    assert sorted(int(tile) for tile in g.tile_pile.cards) == [1, 2, 3, 4, 5, 6, 7, 9, 11]


@rule("RC-524")
def test_totem_and_discovery_of_tile_10_are_ignored() -> None:
    g = boxed(scenario="volcanic_island")
    assert g.found == []
    assert g.track.get("totems", 0) == 0
    table = sheet("volcanic_island", 3)
    assert not any(target.startswith("site:") for _, target in planning(table))


@rule("RC-535")
def test_no_special_place_is_explored_at_first() -> None:
    assert boxed(scenario="volcanic_island").track["places"] == 0


@rule("RC-526")
def test_shovel_and_knife_are_built() -> None:
    g = boxed(scenario="volcanic_island")
    assert sorted(g.items) == ["knife", "shovel"]
    assert not {"knife", "shovel"} & {*g.board}
    assert g.weapons == 1


@rule("RC-527", "RC-240")
def test_every_exploration_needs_one_more_pawn_for_the_whole_game() -> None:
    table = volcano(4)
    assert pawns_needed(table.g, aimed("explore", "C3")) == (2, 3)
    table.plan("explore", "C3", "0", "0", "1").plan("explore", "A2", "2", "2", "3", "3").next_tiles(1, 3).act()
    assert table.tokens("explore") == ("lasting_time",)
    table.begin(plan_actions())
    assert pawns_needed(table.g, aimed("explore", "C3")) == (2, 3)


@rule("RC-527", "RC-073", "RC-074")
def test_no_second_time_consuming_token_comes_to_that_space() -> None:
    table = volcano().now("event").begin(puts(GROUP, "", "time", "explore"), puts(GROUP, "", "time", "gather"))
    assert table.tokens("explore") == ("lasting_time",)
    assert table.tokens("gather") == ("time",)


@rule("RC-528", "RC-310")
def test_fur_stands_for_wood_in_any_mix_and_fur_alone_is_cheaper() -> None:
    table = volcano(4)
    for target in ("shelter", "roof", "palisade"):
        assert set(bills(table.g, aimed("build", target))) == {
            (4, 0, 0, 0),
            (3, 0, 0, 1),
            (2, 0, 0, 2),
            (1, 0, 0, 3),
            (0, 0, 0, 3),
        }


@rule("RC-528")
def test_other_things_are_paid_as_printed() -> None:
    assert bills(volcano(4).g, aimed("build", "weapons")) == ((1, 0, 0, 0),)


@rule("RC-529")
def test_the_volcano_cannot_be_entered_crossed_or_marked() -> None:
    table = volcano(4).tile("B2", 3)
    assert distance(table.g, "B3") is None
    assert not any("B3" in target for _, target in planning(table))
    table.now("event").begin(puts(GROUP, "", "time", "B3"))
    assert table.tokens("B3") == ()


@rule("RC-529")
def test_the_way_leads_around_the_volcano() -> None:
    table = sheet("volcanic_island", 4).tile("A3", 2).tile("A2", 3)
    assert distance(table.g, "B2") == 3


@rule("RC-530")
def test_ex_48_lava_comes_with_the_rounds() -> None:
    """RC-EX-48"""
    table = volcano().camp("A2").tile("A2", 3).token("B4", "time", "ash")
    table.now("night", 3).begin(round_begins())
    assert [*table.g.closed] == ["B3"]
    table.now("night", 4).begin(round_begins())
    assert [*table.g.closed] == ["B3", "B4"]
    assert table.tokens("B4") == ()
    table.token("A3", "wood").now("night", 5).begin(round_begins())
    assert [*table.g.closed] == ["B3", "B4", "A3", "C3"]
    assert table.tokens("A3") == ()


@rule("RC-530")
@pytest.mark.parametrize(
    ("round_", "turned"), [(4, {"B4"}), (5, {"A3", "C3"}), (6, {"A2", "C2"}), (7, {"B2"}), (8, {"A1", "C1"})]
)
def test_the_spaces_marked_with_the_round_are_closed_explored_or_not(round_: int, turned: set[str]) -> None:
    table = volcano().camp("B1").tile("B1", 3).now("night", round_).begin(round_begins())
    assert set(table.g.closed) == {"B3"} | turned
    assert not any(target in turned for kind, target in planning(table) if kind == "explore")


@rule("RC-530")
def test_lava_keeps_a_tile_down_that_an_earthquake_has_turned() -> None:
    table = (
        volcano().camp("B1").tile("B1", 3).tile("A3", 5).closed("A3").sign(Sign("trace", ("earthquake", "A3", "down")))
    )
    table.g.threats[1] = "earthquake"
    table.now("night", 5).begin(round_begins())
    table.items("shovel").plan("threat", "earthquake:0", "0").act()
    assert "A3" in table.g.closed


@rule("RC-530")
def test_lava_forgets_only_what_was_turned_where_it_flows() -> None:
    kept = (
        Sign("one_pawn", (0,), "round"),
        Sign("trace", ("precipice", "A2", "down")),
        Sign("trace", ("drought", "C3", "covered")),
    )
    table = volcano().camp("B1").tile("B1", 3).tile("C3", 10).sign(Sign("trace", ("earthquake", "A3", "down")), *kept)
    assert table.now("night", 5).begin(round_begins()).g.signs == kept


@rule("RC-530")
def test_the_log_tells_turned_tiles_from_closed_spaces() -> None:
    table = volcano().camp("B1").tile("B1", 3).tile("A3", 5)
    table.g.tiles.pop("C3", None)
    table.now("night", 5).begin(round_begins())
    told = [(event.key, *event.args) for event in table.g.log or []]
    assert ("turned_down", "A3") in told
    assert ("space_closed", "C3") in told


@rule("RC-530")
def test_before_the_event_phase() -> None:
    table = volcano().camp("B1").tile("B1", 3).now("night", 4).begin(play_round())
    keys = [event.key for event in table.g.log or []]
    assert keys.index("turned_down") < keys.index("phase")


@rule("RC-531", "RC-443")
def test_a_camp_under_the_lava_is_lost() -> None:
    assert not volcano().now("night", 3).begin(round_begins()).lost
    table = volcano().now("night", 4).begin(round_begins())
    assert table.lost
    assert table.g.cause == "camp"


@rule("RC-531", "RC-108")
def test_the_camp_cannot_move_to_a_turned_tile() -> None:
    table = volcano().tile("C3", 7).closed("A3").have(food=2).shelter().begin(night_phase())
    assert table.asked(0)[:2] == ["stay", "camp C3"]
    assert not any("A3" in option for option in table.asked(0))


@rule("RC-531", "RC-108")
def test_a_forced_move_to_a_turned_tile_wounds_everybody_instead() -> None:
    table = volcano().closed("A3").now("event").begin(must_move_camp(GROUP, ""))
    assert table.g.camp == "B4"
    assert [table.wounds(seat) for seat in (0, 1)] == [1, 1]


@rule("RC-532")
def test_a_book_brings_ash_to_two_places_but_never_to_the_volcano() -> None:
    table = volcano().closed("A3").now("event").begin(book_effect())
    assert sorted(table.asked(0)[:9]) == sorted(f"ash {space}" for space in SPACES if space not in ("B3", "A4"))
    table.choose("ash", "A3").choose("ash", "C1")
    assert [space for space in SPACES if "ash" in table.tokens(space)] == ["A3", "C1"]
    assert table.done


@rule("RC-532")
def test_at_most_one_ash_marker_a_place() -> None:
    table = volcano().token("C1", "ash").now("event").begin(book_effect()).choose("ash", "A1")
    assert {"ash C1", "ash A1"} & {*table.asked(0)} == set()


@rule("RC-533")
def test_ash_that_finds_no_place_has_no_consequence() -> None:
    table = volcano().now("event")
    for space in SPACES[:-1]:
        table.token(space, "ash")
    table.g.tokens["B3"] = ()
    table.begin(book_effect())
    assert table.done
    assert table.wounds(0) == 0


@rule("RC-534")
@pytest.mark.parametrize(
    ("kind", "target", "pawns"),
    [
        ("gather", "A3:parrot", (1, 2)),
        ("explore", "C3", (2, 3)),
        ("explore", "site:A3", (2, 3)),
        ("build", "weapons", (1, 2)),
    ],
)
def test_ash_adds_a_pawn_to_every_action_on_its_place(kind: str, target: str, pawns: tuple[int, int]) -> None:
    table = volcano()
    assert pawns_needed(table.g, aimed(kind, target)) == pawns
    for space in ("A3", "B4", "C3"):
        table.token(space, "ash")
    assert pawns_needed(table.g, aimed(kind, target)) == (pawns[0] + 1, pawns[1] + 1)


@rule("RC-543")
def test_the_old_canvas_ignores_a_rain_cloud() -> None:
    table = volcano().found("old_canvas").token("weather", "rain").begin(weather_phase())
    table.choose("discovery", "old_canvas", "rain")
    assert [table.wounds(seat) for seat in (0, 1)] == [0, 0]
    assert table.g.found == []


@rule("RC-543")
def test_not_a_snow_cloud() -> None:
    table = volcano().found("old_canvas").token("weather", "snow").begin(weather_phase())
    assert table.wounds(0) == 3
    assert table.g.found == ["old_canvas"]


@rule("RC-543")
def test_without_a_canvas_the_rain_falls() -> None:
    table = volcano().token("weather", "rain").begin(weather_phase())
    assert [table.wounds(seat) for seat in (0, 1)] == [2, 2]


def test_eight_rounds_with_rain_from_the_fourth() -> None:
    printed = volcano().g.scenario
    assert printed.rounds == 8
    assert {n: printed.weather.get(n, ()) for n in range(1, 9)} == {n: ("rain",) * (n >= 4) for n in range(1, 9)}


@rule("RC-073")
def test_areas_hold_one_token_of_each_kind_there_too() -> None:
    table = volcano().now("event", 2)
    table.begin(puts(GROUP, "", "time", "build"), puts(GROUP, "", "time", "build"), puts(GROUP, "", "rain", "weather"))
    assert (table.tokens("build"), table.tokens("weather")) == (("time",), ("rain",))
