"""The worked examples, one test each. [NF-EX-01 to NF-EX-42]"""

from __future__ import annotations

import pytest

from campfire.games.near_and_far.cards import Choice
from campfire.games.near_and_far.rules.scoring import LINES
from tests.games.near_and_far.table import Table, trek
from tests.games.near_and_far.test_quests import read
from tests.games.near_and_far.test_setup import Opening, drafted
from tests.rules import rule


@rule("NF-096", "NF-097")
def test_ex_01_hearts_raise_a_roll() -> None:
    far = Choice("a", check="skill", number=12)
    table = read(far).goods(0, heart=10).choose("choose", "77", "a").roll(4)
    for _ in range(8):
        table.choose("spend_heart")
    assert (table.told("passed")[0].args, table.has(0, "heart")) == ((0, 12, 12), 2)


@rule("NF-119", "NF-120", "NF-122")
def test_ex_02_three_goods_for_a_red_token() -> None:
    table = trek(3).goods(0, coin=1, gem=1, food=1).turn(0).choose("visit", "town_hall").choose("trade_many", "red")
    for good in ("gem", "coin", "food"):
        table.choose("add_good", good)
    assert [table.has(0, good) for good in ("red", "gem", "coin", "food")] == [1, 0, 0, 0]


@rule("NF-197", "NF-198")
@pytest.mark.parametrize(("birds", "moves"), [(2, 4), (0, 2)])
def test_ex_03_birds_and_movement(birds: int, moves: int) -> None:
    table = trek().land("T-a-b-c-d-e").party(0).birds(0, birds).pawn(0, "T").goods(0, heart=9).turn(0).travel()
    walked = 0
    for name in "abcde":
        if name in table.ways():
            table.walk(name)
            walked += 1
    assert walked == moves


@rule("NF-244", "NF-245", "NF-281", "NF-197", "NF-198")
def test_ex_04_reading_a_board() -> None:
    table = trek().token("all", "red", skill=4, movement=1, search=3, combat=2).party(0, "all").birds(0, 1)
    seat = table.view()["seats"][0]
    assert (seat["icons"]["skill"], seat["icons"]["combat"], seat["movement"]) == (4, 2, 4)
    table.land("T-a", a="gem").pawn(0, "a").placed(0, 2).goods(0, heart=3, gem=0).turn(0).travel().choose("stop_here")
    assert table.choose("set_up_camp").has(0, "gem") == 3


@rule("NF-202", "NF-203", "NF-204")
@pytest.mark.parametrize(("camp", "way", "cost"), [(False, "bc", 1), (True, "bc", 0), (False, "b", 0)])
def test_ex_05_hearts_for_empty_spaces(camp: bool, way: str, cost: int) -> None:
    table = trek().land("a-b-c").party(0).pawn(0, "a").goods(0, heart=2)
    if camp:
        table.camp(1, "b")
    assert table.turn(0).travel(*way).choose("stop_here").has(0, "heart") == 2 - cost


@rule("NF-207", "NF-208")
def test_ex_06_active_and_inactive_threats() -> None:
    one = trek().land("x!y").pawn(0, "x").camp(0, "x").turn(0).travel("y")
    both = trek().land("x!y").pawn(0, "x").camp(0, "x").camp(1, "y").turn(0).travel("y")
    assert (one.question, both.question, both.g.space[0]) == ("meet_threat", "how_far", "y")


@rule("NF-214", "NF-215", "NF-216", "NF-217", "NF-218")
def test_ex_07_fighting_the_bandit() -> None:
    table = trek().land("a!b").token("fist", "red", combat=1).party(0, "fist").owns(0, "short_sword").pawn(0, "a")
    table.goods(0, heart=1).turn(0).travel("b").choose("fight", "bandit").roll(1).choose("spend_heart")
    assert (table.g.beaten[0], table.g.camps[0], table.g.space[0]) == (["bandit"], 1, "b")


@rule("NF-247", "NF-249", "NF-251")
def test_ex_08_entry_35_with_its_bonus() -> None:
    table = trek(mode="campaign", map=4).land("T-a").entry("35", *trek().g.book.entries["35"].choices, on="a")
    table.quests("a").pawn(0, "a").token("clerk", "blue", skill=2).party(0, "clerk").goods(0, coin=0, heart=0)
    table.turn(0).travel().choose("stop_here").choose("take_quest").choose("choose", "35", "a").roll(5)
    assert (table.has(0, "yellow"), table.has(0, "coin"), table.g.quests) == (1, 1, [])


@rule("NF-243", "NF-250")
def test_ex_09_an_option_with_a_price() -> None:
    dear, other = Choice("a", pays=(("coin", 1),), check="skill", number=6), Choice("b", check="skill", number=9)
    rich = read(dear, other).goods(0, coin=1).choose("choose", "77", "a")
    assert rich.has(0, "coin") == 0
    assert rich.roll(1).has(0, "coin") == 0
    assert read(dear, other).asked() == ["choose 77 b"]


@rule("NF-294", "NF-295", "NF-296", "NF-312")
def test_ex_10_the_tea_route() -> None:
    table = trek().land("T-a-b", routes={"tea_leaves": (7, 3)}, a="tea_leaves", b="tea_leaves").camp(0, "a")
    assert table.points(0, "routes") == 0
    assert table.camp(0, "b").points(0, "routes") == 7


@rule("NF-303", "NF-302")
@pytest.mark.parametrize(("stands", "sold"), [(-3, False), (-4, True), (-6, True)])
def test_ex_11_negative_reputation_requirement(stands: int, sold: bool) -> None:
    table = trek().hand(0, "night_cloak").goods(0, coin=3, gem=2).repute(0, stands).turn(0)
    assert ("buy night_cloak" in table.asked()) == sold
    assert table.g.reputation[0] == stands


@rule("NF-299", "NF-305", "NF-313", "NF-314")
def test_ex_12_an_artifact_with_two_effects() -> None:
    table = trek().land("a!b").party(0).pawn(0, "a").hand(0, "night_cloak").repute(0, -4).goods(0, coin=3, gem=2)
    assert (table.points(0, "unbought"), table.points(0, "artifacts")) == (-1, 0)
    table.turn(0).choose("buy", "night_cloak").travel("b")
    assert "slip_by" in table.offers()
    assert (table.view()["seats"][0]["icons"]["combat"], table.points(0, "artifacts")) == (1, 7)


@rule("NF-317", "NF-318")
def test_ex_13_points_for_coins_and_gems() -> None:
    assert trek().goods(0, gem=3, coin=2).points(0, "savings") == 2


@rule("NF-322", "NF-323", "NF-324", "NF-327")
def test_ex_14_reputation_brackets() -> None:
    table = trek(4)
    for seat, stands in enumerate((4, 5, 7, 8)):
        table.repute(seat, stands)
    assert [table.points(seat, "reputation") for seat in range(4)] == [2, 2, 3, 4]


@rule("NF-107", "NF-126", "NF-127", "NF-170")
def test_ex_15_the_first_turn() -> None:
    table = trek().facts(round=1).token("red", "red", 2, search=1, combat=1, heart=2).token("next", "blue", 9)
    table.row("red").deck("bag", "next").party(0, "button").goods(0, coin=3).turn(0).choose("visit", "saloon")
    table.choose("hire", "red", 2).choose("put_on_cell")
    assert (table.has(0, "coin"), table.g.party[0], table.g.row) == (1, ["button", "", "red", ""], ["next"])


@rule("NF-152", "NF-153", "NF-156", "NF-157", "NF-142", "NF-288")
def test_ex_16_a_duel_at_the_mine() -> None:
    table = trek(3).token("cat", "blue", combat=1).party(1, "cat").pawn(1, "mine").goods(0, coin=0)
    table.token("red", "red", combat=1, skill=1).party(0, "red").turn(0).choose("visit", "mine")
    table.choose("challenge", 1, "fair").roll(4, 3).choose("dig", 0)
    assert (table.g.reputation[0], table.g.mine[0], table.has(0, "coin")) == (1, 0, 3)


@rule("NF-190", "NF-193", "NF-176")
def test_ex_17_leaving_town() -> None:
    table = trek().land("T-a").token("lizard", "red", heart=2).pawn(0, "mine")
    table.facts(party=[["", "button", "lizard", ""], ["", "", "", ""]]).turn(0).choose("travel")
    assert (table.has(0, "heart"), table.g.space[0]) == (4, "T")


@rule("NF-280", "NF-281", "NF-283")
def test_ex_18_a_camp_on_a_gem_space() -> None:
    table = trek().land("T-a", a="gem").token("eyes", "blue", search=2).party(0, "eyes").pawn(0, "a").placed(0, 2)
    table.goods(0, heart=3, gem=0).turn(0).travel().choose("stop_here").choose("set_up_camp")
    assert (table.has(0, "heart"), table.has(0, "gem"), table.question) == (0, 2, "")


@rule("NF-386", "NF-131")
def test_ex_19_the_flute_without_food() -> None:
    table = trek().owns(0, "jade_flute").goods(0, food=0).facts(stables=6).turn(0).choose("visit", "stables")
    table.choose("buy_animal", "bird")
    assert (table.has(0, "food"), table.g.birds[0]) == (1, 1)


@rule("NF-389", "NF-202")
def test_ex_20_spices_on_a_long_move() -> None:
    table = trek().land("a-b-c-d").party(0).birds(0, 1).owns(0, "spices").pawn(0, "a").goods(0, heart=2).turn(0)
    assert table.travel("b", "c", "d").has(0, "heart") == 1


@rule("NF-268", "NF-253", "NF-257", "NF-104")
def test_ex_21_the_printed_entry_with_its_keyword() -> None:
    table = trek(mode="campaign").land("T-a").entry("105", *trek().g.book.entries["105"].choices, on="a").pawn(0, "a")
    table.quests("a").facts(keywords=[("burning",), ()]).turn(0).travel().choose("stop_here").choose("take_quest")
    (only,) = table.options(0)
    table.choose("choose", *only.args)
    assert (table.g.reputation[0], table.g.finds[0], table.g.side_quests[0]) == (3, ["cold_blade"], ("P178",))


@rule("NF-262", "NF-263", "NF-261", "NF-065")
def test_ex_22_a_chain_of_character_quests() -> None:
    table = trek(mode="character", characters=["rin", "vera"]).land("T-a-b").quests("a", "b").pawn(0, "a").party(0)
    table.entry("R1", Choice("a", next="R3")).entry("R3", Choice("a", next="R4"))
    table.turn(0).travel().choose("stop_here").choose("take_quest").choose("choose", "R1", "a")
    assert (table.g.lines[0], table.g.experience[0]) == (("R1", "R3"), 2)
    table.pawn(0, "b").turn(0).travel().choose("stop_here").choose("take_quest")
    assert table.g.entry == "R3"


@rule("NF-035", "NF-024", "NF-027", "NF-050", "NF-041", "NF-033")
def test_ex_23_set_up_for_two() -> None:
    g = Opening(players=2).g
    assert (len(g.quests), g.stables, len(g.row), g.map.number) == (7, 6, 5, 1)
    assert ([goods[0] for goods in g.goods], g.board, g.threats[0], len(g.threats)) == ([3, 3], 14, "bandit", 12)


@rule("NF-060", "NF-061", "NF-062")
def test_ex_24_the_opening_hand() -> None:
    table = drafted()
    assert len([option for option in table.options(0) if option.key == "keep_special"]) == 2
    table.choose("keep_special", table.g.aside[0].cards[0], by=0).choose("keep_no_special", by=1)
    assert (len(table.g.hands[0]), len(table.g.hands[1])) == (6, 5)
    while len(table.g.hands[1]):
        table.choose("throw_away", table.g.hands[1].cards[0], by=1)
    assert len(table.g.hands[1]) == 0


@rule("NF-156", "NF-158")
def test_ex_25_a_tied_duel() -> None:
    table = trek(3).token("arm", "red", combat=2).party(1, "arm").party(0).pawn(1, "farm").repute(0, 1).turn(0)
    table.choose("visit", "farm").choose("challenge", 1, "fair").roll(5, 3)
    assert (table.g.building[0], table.g.reputation[0], table.has(0, "food")) == ("jail", 1, 0)


@rule("NF-151", "NF-155", "NF-156", "NF-157")
def test_ex_26_a_foul_duel_with_hearts() -> None:
    table = trek(3).token("fist", "red", combat=1).party(0, "fist").token("arm", "red", combat=2).party(1, "arm")
    table.pawn(1, "farm").goods(0, heart=3).turn(0).choose("visit", "farm").choose("challenge", 1, "foul").roll(3, 4)
    assert table.asked()[0] == "end_duel 5"
    table.choose("duel_heart").choose("duel_heart")
    assert (table.has(0, "heart"), table.g.reputation[0], table.question) == (1, -1, "act_here")


def hiring(tribe: str, cost: int, **tokens: int) -> Table:
    """Somebody of a tribe in the row; a rival has the chief."""
    table = trek().token("one", tribe, cost).row("one").goods(0, coin=4, **tokens).facts(chiefs=[1, 1, 1, 1])
    return table.token("blue0", "blue").item("banner", blue=1).owns(0, "banner")


@rule("NF-180", "NF-181", "NF-183", "NF-184")
def test_ex_27_a_discount() -> None:
    table = hiring("blue", 4, blue=2).reserve(0, "blue0").turn(0).choose("visit", "saloon").choose("hire", "one", 1)
    assert (table.has(0, "coin"), table.has(0, "blue")) == (3, 2)


@rule("NF-181", "NF-182")
def test_ex_28_a_discount_larger_than_the_cost() -> None:
    table = hiring("green", 2, green=3).turn(0).choose("visit", "saloon").choose("hire", "one", 0)
    assert table.has(0, "coin") == 4


@rule("NF-185", "NF-186", "NF-320")
def test_ex_29_claiming_a_chief() -> None:
    table = trek().token("y1", "yellow").token("y2", "yellow").party(0, "y1").reserve(0, "y2").goods(0, yellow=1)
    table.hand(0, "camel_bell").gain(0, "yellow", 1)
    assert table.g.chiefs[3] == 0
    table.turn(0).choose("buy", "camel_bell")
    assert (table.has(0, "yellow"), table.g.chiefs[3], table.points(0, "chiefs")) == (0, 0, 5)


@rule("NF-190", "NF-191", "NF-192")
def test_ex_30_the_limit_of_hearts() -> None:
    assert trek().token("bold", "red", heart=15).party(0, "bold").goods(0, heart=5).leave(0).has(0, "heart") == 13


@rule("NF-144", "NF-146", "NF-147")
def test_ex_31_choosing_a_cell() -> None:
    table = trek().token("digger", "red", skill=2).party(0, "digger").owns(0, "masons_hammer").mine(c0=1, c1=1)
    printed = table.g.book.mines["dusk"]
    numbers = tuple([{2: 4, 5: 3, 6: 2}.get(cell, 9) for cell in range(12)])
    gives = ((("gain", "coin", 1),),) * 4, ((), (("gain", "gem", 1),), ())
    mine = printed._replace(numbers=numbers, above=gives[0], beside=gives[1])
    table.g.book = table.g.book._replace(mines={"dusk": mine, "day": mine})
    table.goods(0, coin=0).placed(0, 2).turn(0).choose("visit", "mine")
    assert table.asked() == ["dig 5", "no_digging"]
    table.choose("dig", 5)
    assert (table.has(0, "coin"), table.has(0, "gem")) == (1, 1)


@rule("NF-219", "NF-216")
def test_ex_32_losing_against_a_threat() -> None:
    table = trek().land("x!y").token("fist", "red", combat=2, movement=1).party(0, "fist").pawn(0, "x").quests("x")
    table.facts(threats=["glass_wasps"]).goods(0, heart=1).turn(0).travel("y").choose("fight").roll(4)
    assert (table.g.space[0], table.question, table.g.threats) == ("x", "", ["glass_wasps"])


@rule("NF-250", "NF-251", "NF-066", "NF-405")
def test_ex_33_a_failed_quest_in_a_campaign() -> None:
    table = read(Choice("a", check="skill", number=6), mode="campaign", completed=[2, 0, 0])
    table.choose("choose", "77", "a").roll(5)
    assert (table.g.quests, table.g.completed[0], table.g.experience[0]) == ([], 3, 2)
    assert table.view()["outcome"] is None


@rule("NF-063", "NF-064", "NF-405")
def test_ex_34_experience_after_seven_quests() -> None:
    completed, experience = [0, 0, 0], [1, 1, 1]
    for _ in range(7):
        table = read(Choice("a"), mode="campaign", completed=completed, experience=experience)
        table.choose("choose", "77", "a")
        completed, experience = table.g.completed, table.g.experience
    assert (completed[0] % 3, experience[0]) == (1, 3)


@rule("NF-308", "NF-309", "NF-310")
def test_ex_35_the_final_round() -> None:
    table = trek(3).placed(1, 13).party(1, "button").rounds()
    turns = []
    while table.question:
        me = table.g.active
        turns.append(me)
        table.choose("visit", "mine" if me == 1 else "saloon")
        table.choose("dig", 0) if me == 1 else table.choose("hire_nobody")
    assert turns == [0, 1, 2]


@rule(
    *("NF-311", "NF-328", "NF-312", "NF-313", "NF-314", "NF-315", "NF-317", "NF-319", "NF-320", "NF-323", "NF-329"),
)
def test_ex_36_a_full_score() -> None:
    spots = {"a": "pepper", "b": "pepper", "c": "tea_leaves", "d": "tea_leaves"}
    table = trek().land("T-a-b-c-d", routes={"pepper": (6, 3), "tea_leaves": (5, 3)}, **spots)
    table.camp(0, "a", "b", "c").camp(1, "d").placed(0, 14).item("seven", vp=7).item("four", vp=4)
    table.owns(0, "seven", "four").hand(0, "spices", "short_sword").facts(beaten=[["bandit", "bridge_lawyer"], []])
    table.goods(0, coin=3, gem=4, red=1, blue=1).facts(chiefs=[0, -1, -1, -1]).repute(0, 6).birds(0, 3)
    table.holds(0, "rusty_bell#1", "snares#1", "old_shovel#1")
    counts = {line: count(table.g, 0) for line, count in LINES.items() if count(table.g, 0)}
    assert counts == {
        "camps": 14,
        "routes": 9,
        "artifacts": 11,
        "unbought": -2,
        "threats": 3,
        "savings": 3,
        "tokens": 2,
        "chiefs": 5,
        "reputation": 3,
        "empty_board": 2,
        "three_treasures": 5,
    }
    assert sum(counts.values()) == 55


@rule("NF-331", "NF-332")
def test_ex_37_breaking_a_tie() -> None:
    def won(table: Table) -> list[bool]:
        table.score()
        assert table.result is not None
        return [one.won for one in table.result.standings]

    first = trek().goods(0, coin=0).goods(1, coin=0).placed(0, 9).placed(1, 8).repute(0, 3).repute(1, 5)
    second = trek().goods(0, coin=2, gem=3).goods(1, coin=4).placed(0, 8).placed(1, 8).repute(0, 5).repute(1, 5)
    assert (won(first), won(second)) == ([False, True], [True, False])


@rule("NF-341", "NF-342", "NF-326")
@pytest.mark.parametrize(("side", "loss"), [("dusk", [0, 0, 0]), ("day", [0, -1, -2])])
def test_ex_38_a_bad_name_on_each_side(side: str, loss: list[int]) -> None:
    table = trek(3, side=side).repute(0, -2).repute(1, -3).repute(2, -6)
    assert [table.points(seat, "reputation") for seat in range(3)] == loss


@rule("NF-360", "NF-361", "NF-362")
def test_ex_39_poisoned_water() -> None:
    def walked(hearts: int) -> str:
        table = trek(mode="arcade", map=5).land("a-b-c", b="coin+water").camp(1, "b").party(0).pawn(0, "a")
        table.goods(0, heart=hearts).turn(0).travel("b")
        return table.walk("c").g.space[0] if table.question == "how_far" else table.g.space[0]

    assert (walked(1), walked(0)) == ("c", "a")


@rule("NF-080", "NF-280", "NF-281")
def test_ex_40_meditation_pays_part_of_a_camp() -> None:
    table = trek().land("T-a").talent(0, "meditation").token("eyes", "blue", search=2).party(0, "eyes").pawn(0, "a")
    table.placed(0, 2).goods(0, heart=2, food=1, coin=0).turn(0).travel().choose("stop_here").choose("set_up_camp")
    assert table.asked() == ["hearts_and_food 2 1"]
    table.choose("hearts_and_food")
    assert [table.has(0, good) for good in ("heart", "food", "coin")] == [0, 0, 2]


@rule("NF-367", "NF-372", "NF-373")
def test_ex_41_bosses_with_three_players() -> None:
    table = trek(3, mode="campaign", map=11).placed(0, 14)
    assert len(table.g.bosses) == 3
    table.facts(beaten=[table.g.bosses[:2], [], []], bosses=table.g.bosses[2:]).score()
    assert table.result is not None
    assert not any(one.won for one in table.result.standings)
    wish = table.sequel()
    assert wish is not None
    assert wish["map"] == 11


@rule("NF-221", "NF-223", "NF-222", "NF-220")
def test_ex_42_giving_back_a_bird_with_its_treasure() -> None:
    table = trek().land("a-b!c-d-e").party(0).birds(0, 2).holds(0, "purse#1", "snares#1").pawn(0, "a")
    table.goods(0, heart=9).turn(0).travel("b", "c").choose("distract", "bird").choose("lose_treasure", "purse#1")
    assert (table.g.treasures[0], table.g.threats[0], table.g.moves) == (["snares#1"], "bandit", 2)
    assert table.walk("d", "e").g.space[0] == "e"
    assert table.pawn(0, "e").turn(0).choose("travel").g.moves == 3
