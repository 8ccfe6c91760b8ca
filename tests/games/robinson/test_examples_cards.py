"""The worked examples of adventures, mysteries and treasures; players A and B sit at 0 and 1."""

from __future__ import annotations

from campfire.games.robinson.describing import describe
from campfire.games.robinson.rules.adventures import draw_adventure
from campfire.games.robinson.rules.mysteries import Left, begin_drawing
from campfire.games.robinson.rules.night import night_phase
from campfire.games.robinson.rules.pawns import helpers
from campfire.games.robinson.rules.scenario import round_ends
from tests.games.robinson.outcomes import play, stage
from tests.games.robinson.table import robinson
from tests.rules import rule

A, B = range(2)


@rule("RC-269", "RC-624")
def test_example_19_map_lost_while_its_pawn_is_in_use() -> None:
    table = stage("planning").items("map").adventures("build", "broken_tool").token("build_deck", "adventure")
    table.next_tiles(8).plan("build", "weapons", "0", "0", wood=1).plan("explore", "A3", "1", "map").act()
    assert (table.g.fading, table.g.tiles.get("A3")) == (["map"], 8)
    table.begin(round_ends())
    assert [helper.pawn for helper in helpers(table.g)] == []


@rule("RC-358")
def test_example_28_draw_one_mystery_card_and_resolve_only_a_certain_type() -> None:
    table = robinson().now("action").mysteries("snake", "blunt_spear", "compass", "boxes")
    table.begin(begin_drawing(A, "B1", Left(1, 0, 0, 0, 1), True))
    assert table.told("set_aside") == [("snake",), ("blunt_spear",)]
    assert (table.wounds(A), table.g.kept_now) == (0, ["compass"])


@rule("RC-653", "RC-122")
def test_example_33_healing_at_night() -> None:
    table = stage().treasure("bottle_of_wine").found("vegetables").items("pot").wounded(A, 3).wounded(B, 3)
    table.begin(night_phase()).choose("bottle_of_wine").choose("heal", A).choose("heal", A)
    table.choose("discovery", "vegetables").choose("heal", A)
    assert (table.wounds(A), table.wounds(B)) == (0, 2)


@rule("RC-060", "RC-061")
def test_example_36_food_demanded_none_there() -> None:
    table = robinson().now("action").adventure("build", "rotten", '[["lose_food", 2]]')
    table.begin(draw_adventure(A, "build", "B1"))
    assert (table.wounds(A), table.wounds(B)) == (2, 0)


@rule("RC-701", "RC-079", "RC-066")
def test_example_39_pipe_and_tobacco_in_time() -> None:
    table = robinson().now("action").determined(A, 1).equipment("pipe_and_tobacco")
    table.adventures("explore", "lost_in_the_woods").begin(draw_adventure(A, "explore", "A1"))
    assert table.question == "demand"
    table.choose("pipe_and_tobacco", A).choose("let_it_come")
    assert (table.determination(A), table.wounds(A)) == (1, 0)
    assert table.g.uses == {"pipe_and_tobacco": 1}


@rule("RC-084", "RC-651", "RC-365")
def test_example_40_the_whip_against_a_trap() -> None:
    table = stage().treasure("whip").mysteries("poisonous_spores", "gold")
    play(table.begin(begin_drawing(B, "A2", Left(0, 0, 1, 1, 1), True)), ("whip",))
    assert table.g.claimed == {"whip": B}
    assert (table.wounds(B), table.told("ignored")) == (0, [("poisonous_spores",)])
    assert not [sign for sign in table.g.signs if sign.name == "spores"]
    assert table.g.mysteries.cards == ["gold"]


@rule("RC-050")
def test_the_lower_half_of_a_drawn_adventure_may_be_read_at_once() -> None:
    table = stage()
    halves = {card: [line["kind"] for line in describe(table.g, card)["lines"]] for card in ("accident", "savings")}
    assert halves == {"accident": ["upper", "lower"], "savings": ["choice", "choice", "lower"]}
