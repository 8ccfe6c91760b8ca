"""The end of the game and the points. [ledger chapters 18, 19, 20 and 22]"""

from __future__ import annotations

import pytest

from campfire.games.near_and_far.rules.scoring import LINES
from campfire.games.near_and_far.vocabulary.camps import uncover
from tests.games.near_and_far.table import Table, trek
from tests.rules import rule


def quick_turn(table: Table) -> None:
    """Whoever is asked goes somewhere and does nothing."""
    me = table.g.active
    table.choose("visit", "saloon" if table.g.building[me] != "saloon" else "stables")
    table.choose("hire_nobody" if table.question == "whom_to_hire" else "no_animal")


@rule("NF-308", "NF-309", "NF-310")
@pytest.mark.parametrize(("first", "turns"), [(0, [0, 1, 2]), (1, [1, 2, 0])])
def test_the_round_of_the_fourteenth_camp_is_the_last(first: int, turns: list[int]) -> None:
    table = trek(3).placed(1, 13).facts(first=first).rounds()
    order = []
    while table.question:
        order.append(table.g.active)
        quick_turn(table)
        if order[-1] == 1:
            table.g.stack.append(uncover(1))
            table.go_on_top()
    assert order == turns
    assert table.result is not None


@rule("NF-308", "NF-286")
def test_the_fourteenth_camp_may_be_in_the_mine_on_a_threat_or_on_the_map() -> None:
    mine = trek().placed(0, 13).party(0, "button").turn(0).choose("visit", "mine").choose("dig", 0)
    assert mine.g.final
    fight = trek().land("a!b").placed(0, 13).token("fist", "red", combat=9).party(0, "fist").pawn(0, "a").turn(0)
    assert fight.travel("b").choose("fight").roll(1).g.final
    camp = trek().land("T-a").placed(0, 13).pawn(0, "a").goods(0, heart=3).turn(0).travel().choose("stop_here")
    assert not camp.g.final
    assert camp.choose("set_up_camp").g.final
    assert not trek().land("T-a").placed(0, 12).begin(uncover(0)).g.final


@rule("NF-310")
def test_with_the_last_player_of_a_round_the_game_ends_at_once() -> None:
    table = trek(2).placed(1, 13).rounds()
    quick_turn(table)
    table.g.stack.append(uncover(1))
    table.go_on_top()
    quick_turn(table)
    assert table.question == ""
    assert table.g.round == 3


@rule("NF-311", "NF-315")
def test_camps_and_threats() -> None:
    table = trek().placed(0, 5).facts(beaten=[["bandit", "unpaid_band", "salt_eel"], []])
    assert (table.points(0, "camps"), table.points(0, "threats")) == (5, 1 + 1 + 4)


@rule("NF-313", "NF-314", "NF-316")
def test_artifacts_bought_unbought_and_their_conditions() -> None:
    table = trek().owns(0, "judges_wig", "landlords_map").hand(0, "spices", "short_sword").camp(0, *"abcdefg")
    assert [table.points(0, line) for line in ("artifacts", "unbought", "conditions")] == [11, -2, 2]


@rule("NF-316")
def test_treasures_and_finds_count_too() -> None:
    table = trek().holds(0, "emperors_button#1", "ship_in_a_bottle").found(0, "unsent_letter").goods(0, gem=9)
    assert table.points(0, "conditions") == 3 + 2 + 3


@rule("NF-317", "NF-318")
@pytest.mark.parametrize(("coins", "gems", "vp"), [(2, 3, 2), (1, 1, 1), (0, 1, 0), (5, 5, 5)])
def test_two_coins_or_gems_are_a_point(coins: int, gems: int, vp: int) -> None:
    assert trek().goods(0, coin=coins, gem=gems).points(0, "savings") == vp


@rule("NF-319", "NF-320", "NF-321")
def test_tokens_chiefs_adventurers_and_food() -> None:
    table = trek().goods(0, coin=0, food=20, red=2, blue=1).reserve(0, *list(trek().g.book.adventurers)[:9])
    table.facts(chiefs=[0, 1, 0, -1])
    assert (table.points(0, "tokens"), table.points(0, "chiefs")) == (3, 10)
    assert sum(count(table.g, 0) for count in LINES.values()) == 13


@rule("NF-322", "NF-323", "NF-324", "NF-325", "NF-326", "NF-327")
def test_reputation_counts_by_its_bracket() -> None:
    table = trek()
    brackets = [table.repute(0, stands).points(0, "reputation") for stands in range(-6, 13)]
    assert brackets == [0] * 8 + [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6]


@rule("NF-341", "NF-342", "NF-334")
def test_by_day_a_bad_name_costs() -> None:
    table = trek(side="day")
    brackets = [table.repute(0, stands).points(0, "reputation") for stands in range(-6, 13)]
    assert brackets == [-2, -2, -1, -1, 0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6]


@rule("NF-340")
@pytest.mark.parametrize(("side", "name"), [("dusk", 0), ("day", 1)])
def test_by_day_some_cells_of_the_mine_give_reputation(side: str, name: int) -> None:
    table = trek(side=side).token("digger", "red", skill=6).party(0, "digger").mine(c0=1, c1=1).turn(0)
    table.choose("visit", "mine").choose("dig", 2)
    assert table.g.reputation[0] == name
    assert trek(side=side).party(0, "button").turn(0).choose("visit", "mine").choose("dig", 0).g.reputation[0] == 0


@rule("NF-328")
@pytest.mark.parametrize(("placed", "vp"), [(13, 0), (14, 2), (17, 2)])
def test_an_empty_board_is_worth_two(placed: int, vp: int) -> None:
    assert trek().placed(0, placed).points(0, "empty_board") == vp


@rule("NF-329")
@pytest.mark.parametrize(("n", "vp"), [(2, 0), (3, 5)])
def test_three_treasures_are_worth_five(n: int, vp: int) -> None:
    assert trek().birds(0, 3).holds(0, *["purse#1", "purse#2", "snares#1"][:n]).points(0, "three_treasures") == vp


@rule("NF-002", "NF-310")
def test_most_points_win() -> None:
    table = trek(3).placed(0, 3).placed(1, 5).placed(2, 4).score()
    assert table.result is not None
    assert [(one.won, one.place) for one in table.result.standings] == [(False, 3), (True, 1), (False, 2)]
    assert [one.score for one in table.result.standings] == [4, 6, 5], "a camp each, and three coins"


def tied(**more: int) -> Table:
    """Two players with the same points, but for what breaks the tie."""
    return trek().goods(0, coin=0, gem=0).goods(1, coin=0, gem=0).placed(0, 8).placed(1, 8)


def winners(table: Table) -> list[bool]:
    """Who has won."""
    table.score()
    assert table.result is not None
    return [one.won for one in table.result.standings]


@rule("NF-331")
def test_the_higher_reputation_breaks_a_tie() -> None:
    table = tied().repute(0, 3).repute(1, 5).placed(0, 9)
    assert sum(count(table.g, 0) for count in LINES.values()) == sum(count(table.g, 1) for count in LINES.values())
    assert winners(table) == [False, True]


@rule("NF-332")
def test_then_more_coins_and_gems() -> None:
    assert winners(tied().goods(0, coin=2, gem=3).goods(1, coin=4)) == [True, False]


@rule("NF-332")
def test_else_the_victory_is_shared() -> None:
    assert winners(tied()) == [True, True]


@rule("NF-330")
def test_a_card_goes_before_every_other_tie_breaker() -> None:
    table = tied().owns(0, "queens_pardon").placed(1, 16).placed(0, 8).repute(1, 1)
    table.placed(0, 16 - 8).placed(1, 14)
    totals = [sum(count(table.g, who) for count in LINES.values()) for who in (0, 1)]
    assert totals == [16, 16]
    assert winners(table) == [True, False]


@rule("NF-364", "NF-365", "NF-414")
@pytest.mark.parametrize("mode", ["campaign", "character", "arcade"])
def test_on_map_10_everybody_needs_a_camp_with_the_mammoths(mode: str) -> None:
    table = trek(mode=mode, map=10)
    spaces = [space.id for space in table.g.map.spaces.values() if space.mammoth]
    assert len(spaces) >= 4
    table.camp(1, spaces[0])
    assert [table.points(who, "mammoths") for who in (0, 1)] == [-8, 0]
    assert trek(mode="arcade", map=9).points(0, "mammoths") == 0


@rule("NF-372", "NF-367")
def test_an_unbeaten_boss_beats_everybody() -> None:
    table = trek(3, mode="campaign", map=11).placed(0, 20)
    table.facts(beaten=[["shreya", "ivory_queen"], [], []], bosses=["red_king"]).score()
    assert table.result is not None
    assert [one.won for one in table.result.standings] == [False, False, False]
    won = trek(3, mode="campaign", map=11).placed(0, 20).facts(bosses=[]).score()
    assert won.result is not None
    assert [one.won for one in won.result.standings] == [True, False, False]


@rule("NF-353", "NF-354", "NF-355")
def test_a_longer_game_has_two_more_camps_that_go_first() -> None:
    table = trek(length="longer").goods(0, coin=0)
    assert table.view()["seats"][0]["camps_left"] == 16
    assert table.begin(uncover(0), uncover(0)).has(0, "coin") == 0
    assert table.begin(uncover(0)).has(0, "coin") == 1
    assert not table.placed(0, 14).begin(uncover(0)).g.final
    assert table.begin(uncover(0)).g.final
    assert table.points(0, "empty_board") == 2


@rule("NF-344", "NF-345")
def test_the_platypus_starts_in_place_of_a_pet() -> None:
    table = trek(3, platypus=1)
    assert [seat["party"][0] for seat in table.view()["seats"]] == ["button", "platypus", "soot"]
    assert table.g.book.adventurers.get("platypus") is None
    assert len({pet.icons for pet in table.g.book.pets.values()}) == 1, "one search, one skill and two hearts, as all"


@rule("NF-356", "NF-357", "NF-358", "NF-359")
def test_the_sister_game_is_not_on_this_table() -> None:
    table = trek(4)
    assert len(table.g.row) == 5, "the row of this game, not that of the other"
    assert all(len(member.icons) == 6 for member in table.g.book.adventurers.values()), "no beds, no lanterns"
    food = table.goods(0, coin=0, food=10)
    assert sum(count(food.g, 0) for count in LINES.values()) == 0, "bread and bacon make no pairs here"
