"""The worked examples of the ledger."""

from __future__ import annotations

import pytest

from campfire.games.discover.cards import GREY, RED, Power, Token
from campfire.games.discover.rules.changes import result
from campfire.games.discover.rules.chiefs import choose_chief
from campfire.games.discover.rules.fate import die
from campfire.games.discover.rules.night import break_of_day, night_card
from campfire.games.discover.view import view
from campfire.kernel.question import Chance
from tests.games.discover.table import Table, discover
from tests.games.discover.test_combat import arena, middle
from tests.games.discover.test_scenario_five import shielded
from tests.games.discover.test_setup import begun, start
from tests.rules import rule


@rule("DI-119", "DI-120", "DI-127", "DI-128", "DI-108", "DI-142", "DI-194", "DI-081")
def test_example_1_a_turn_with_9_stamina() -> None:
    place = 4
    table = discover(closed=(place,)).tired(0, 9).card("hat", "item", name="hat", number=33)
    start, first, second, third, fourth, fifth = trail(table, place)
    table.put(0, start).ground(first, "underbrush").ground(third, mark="leaf")
    table.ground(fifth, mark="landmark", landmark="hat").turn()
    ran = []
    for deed in (("move", first, 2), ("move", second, 1), ("scout", place)):
        ran.append(table.choose(*deed).stamina[0])
    assert table.sees(0)["tokens"] == [{"space": third, "back": "leaf", "token": None, "kind": "", "amount": 0}]
    table.g.lying.cards[0], leaf = "leaf_food_1", table.g.lying.cards[0]
    table.pile("leaf").cards[table.pile("leaf").cards.index("leaf_food_1")] = leaf
    ran.append(table.choose("move", third, 1).choose("gather_hidden", "leaf").stamina[0])
    for deed in (("move", fourth, 1), ("move", fifth, 1), ("explore", fifth)):
        ran.append(table.choose(*deed).stamina[0])
    assert ran == [7, 6, 5, 4, 3, 2, 1]
    assert (table.g.tokens[0], table.g.items[0]) == (["leaf_food_1"], ["hat"])
    table.choose("end_turn")
    assert table.stamina[0] == 1


def trail(table: Table, place: int) -> list[int]:
    """Six spaces in a row, of which the fourth is the first on a closed tile."""
    near = table.g.book.atlas.near
    third = next(s for s in range(4 * place, 4 * place + 4) if any(n // 4 != place for n in near[s]))
    row = [next(s for s in near[third] if s // 4 != place), third]
    while len(row) < 4:
        row.insert(0, next(s for s in near[row[0]] if s not in (*row, table.camp) and s // 4 != place))
    while len(row) < 6:
        row.append(next(s for s in near[row[-1]] if s not in (*row, table.camp)))
    return row


def distance(table: Table, start: int, goal: int) -> int:
    """How far two spaces lie apart."""
    from campfire.games.discover.rules.land import distances

    return distances(table.g, start)[goal]


@rule("DI-116", "DI-117", "DI-118", "DI-165")
def test_example_2_ten_gathers_at_a_spring() -> None:
    table = discover().tired(0, 10).stock(0, wood=1).token(discover().camp, "water_1", hidden=False).turn()
    for _ in range(9):
        table.choose("gather", "water_1")
    assert table.held(0) == {"clean_water": 9, "wood": 1}
    table.choose("gather", "water_1")
    assert table.question == "give_up"


@rule("DI-099", "DI-100", "DI-101", "DI-102")
def test_example_3_a_lit_camp_counts_twice() -> None:
    away = ("each", "away", (("tire", 1),))
    table = discover(1).effects(0, away, ("fires_out", "all"), away)
    assert table.stamina[0] == 7
    assert table.g.at[0] == table.camp


@rule("DI-226", "DI-304", "DI-218")
def test_examples_5_and_6_summoning_where_nothing_is() -> None:
    table = discover(1)
    table.on_top(table.g.threats, "tracks_round_the_camp").effects(0, ("threat", 1))
    assert (table.g.monsters.cards, table.g.threat_discard) == ([], ["tracks_round_the_camp"])


@rule("DI-255", "DI-248")
def test_example_7_a_bonus_survives_a_reroll() -> None:
    table = arena(defence=9).stock(0, wood=1, stone=1).character(0, always=(("grey", 2),)).fight(0, "beast").dice(3, 1)
    assert result(table.g, GREY) == 5
    table.choose("reroll", "grey", "wood").dice(6)
    assert result(table.g, GREY) == 8


@rule("DI-289", "DI-290", "DI-291", "DI-254")
def test_example_8_once_per_fight_against_a_deadly_enemy() -> None:
    weapon = Power("change", (("grey", 1),), limit="fight")
    table = arena(deadly=True, health=3).item(0, "spear", weapon, attributes=("weapon",)).fight(0, "beast")
    for _ in range(3):
        table.dice(7, 1).choose("use", "spear", 0)
    assert table.told("defeated")


@rule("DI-122", "DI-123", "DI-124", "DI-125")
def test_example_9_moving_up_to_four_spaces_by_an_effect() -> None:
    table = discover(1).foe("beast", attack=0)
    start = middle(table)
    first, second = table.ahead(start, 1), table.ahead(start, 1, 2)
    table.put(0, start).ground(first, "mountain").token(first, "wood", hidden=False).monster(second, "beast")
    table.item(0, "boots", Power("action", (("move", 4),))).turn().choose("use", "boots", 0)
    table.choose("step_to", first)
    assert table.question == "move_on"
    table.choose("step_to", second)
    assert table.g.foe == "beast"
    table.dice(12, 1)
    assert (table.question, table.stamina[0], table.held(0)) == ("your_turn", 7, {})


@rule("DI-126")
def test_example_10_straight_to_a_landmark() -> None:
    table = discover(1).foe("beast")
    goal = table.ahead(table.camp, 1, 3)
    table.ground(goal, mark="landmark", landmark="goat_fold").monster(table.ahead(table.camp, 1), "beast")
    assert table.effects(0, ("move_to", "goat_fold")).g.at[0] == goal


@rule("DI-153", "DI-080")
def test_example_12_a_card_action_with_its_own_price() -> None:
    table = discover().quest(Power("action", (("gain", "food", 1),), stamina=10)).tired(0, 9).tired(1, 11)
    assert "use errand 0" not in table.turn(0).asked(0)
    assert table.turn(1).choose("use", "errand", 0).stamina[1] == 1


@rule("DI-164", "DI-165", "DI-167", "DI-170")
def test_example_16_over_the_limit() -> None:
    table = discover().stock(0, wood=8).item(0, "lens", attributes=("story",)).item(0, "hat", name="hammock")
    table.token(table.camp, "wood", hidden=False).turn().choose("gather", "wood")
    assert table.asked(0) == ["lay_down wood", "discard_item hat"]


@rule("DI-160", "DI-161", "DI-162", "DI-166")
def test_example_17_a_token_with_two_resources() -> None:
    table = discover().stock(0, stone=9).double(0, "wood")
    assert table.effects(0, ("lose", "wood", 1)).sees(0)["survivors"][0]["load"] == 10
    other = discover().stock(0, stone=9).double(0, "wood").turn().choose("split", "leaf_wood_double")
    assert other.question == "give_up"


@rule("DI-137", "DI-138", "DI-136")
def test_example_18_crafting_from_hand_and_from_the_table() -> None:
    table = discover().plan("pot", 0, costs=(("wood", 1),)).stock(0, wood=1).stock(1, wood=1)
    table.turn(0).choose("craft", "plan_pot").choose("end_turn")
    assert len(table.g.hands[0]) == 1
    table.turn(1).choose("craft", "plan_pot")
    assert table.g.items == [["pot_0"], ["pot_1"]]
    assert len(table.g.hands[1]) == 0


@rule("DI-257", "DI-258", "DI-259", "DI-250")
def test_example_19_both_sides_hit() -> None:
    table = arena(reward=(("gain", "meat", 1),)).stock(0, poison=1).fight(0, "beast").dice(7, 9).choose("better")
    assert (table.held(0), table.dials[0]) == ({"meat": 1}, ["physical"])


@rule("DI-205", "DI-206", "DI-208", "DI-209", "DI-089")
def test_example_20_the_fourth_damage() -> None:
    table = discover().hurt(0, "exhaustion", "physical", "physical").plan("pot", 0).stock(0, wood=1)
    table.effects(0, ("damage", "exhaustion", 1), ("damage", "dehydration", 1))
    assert table.g.fate[0] == "exhaustion"
    assert table.told("hurt") == [(0, "exhaustion")]
    assert (table.g.removed, table.g.tokens[0], table.g.chief) == (["plan_pot"], ["wood"], 1)


@rule("DI-048", "DI-216")
def test_example_22_the_night_deck_runs_out() -> None:
    table = discover(1).stock(0, food=5, clean_water=5)
    table.g.night_discard = table.g.nights.take_all()
    table.run(night_card())
    assert isinstance(table.pending, Chance)
    table.come_up()
    assert {table.g.book.cards[card].level for card in table.g.nights.cards} == {2}
    assert len([card for card in table.g.night_discard if table.g.book.cards[card].level == 1]) == 4


@rule("DI-082", "DI-213")
def test_example_23_stamina_at_the_top() -> None:
    assert discover(1).tired(0, 8).night(("each", "all", (("stamina", 6),))).stamina[0] == 12


@rule("DI-087", "DI-088")
@pytest.mark.parametrize(("votes", "free"), [((1, 1, 0), True), ((2, 2, 2), False)])
def test_example_24_choosing_the_chief(votes: tuple[int, ...], free: bool) -> None:
    table = discover(4).run(choose_chief())
    for seat, wanted in zip((1, 2, 3), votes, strict=True):
        table.choose("vote_for", wanted, by=seat)
    assert (table.question == "name_chief") == free
    assert table.g.chief == (0 if free else 2)


@rule("DI-322", "DI-324", "DI-331", "DI-332", "DI-334")
def test_example_27_attack_in_scenario_five() -> None:
    table = discover(2, scenario=5).tired(0, 7).stock(0, meat=1).stock(1, food=1)
    table.g.round = 2
    table.turn().choose("attack", 1).dice(10, 9).choose("take", "food").choose("attack", 1).dice(4, 12)
    table.choose("take", "food", by=1)
    assert table.dials == [["physical"], ["physical"]]
    assert (table.stamina[0], table.held(1)) == (1, {"food": 1})
    assert not [said for said in table.asked(0) if said.startswith("attack")]


@rule("DI-150", "DI-132", "DI-134", "DI-078")
def test_example_29_cooking_for_two() -> None:
    table = discover().stock(0, meat=4).tired(0, 2).turn().choose("cook", 4).choose("trade", 1)
    table.choose("trade_give", "food").choose("trade_give", "food").choose("trade_put_forward").choose("trade_accept")
    assert (table.held(0), table.held(1), table.stamina[0]) == ({"food": 2}, {"food": 2}, 0)


@rule("DI-128", "DI-129", "DI-130")
def test_example_4_laying_out_find_tokens() -> None:
    place = 4
    table = discover(1, closed=(place,))
    beside = next(s for s in range(68) if s // 4 != place and table.g.book.atlas.far[s][place] == 1)
    for at, mark in enumerate(("leaf", "leaf", "shell", "water")):
        table.ground(4 * place + at, mark=mark)
    table.put(0, beside).turn().choose("scout", place)
    seen = table.sees(0)["tokens"]
    assert sorted((token["back"], token["space"] % 4) for token in seen) == [
        ("leaf", 0),
        ("leaf", 1),
        ("shell", 2),
        ("water", 3),
    ]
    assert {token["token"] for token in seen} == {None}


@rule("DI-098", "DI-279")
def test_example_11_counting_distance() -> None:
    table = discover(4).foe("beast")
    here = middle(table)
    table.monster(here, "beast").put(0, here).put(1, here).put(2, table.ahead(here, 1)).put(3, far(table, here, 3))
    table.fight(0, "beast")
    assert (table.question, table.seats) == ("give_support", (1,))
    table.choose("no_support", by=1)
    assert (table.question, table.seats) == ("give_support", (2,))
    table.choose("no_support", by=2)
    assert isinstance(table.pending, Chance)


def far(table: Table, start: int, n: int) -> int:
    """A space exactly so far away."""
    return next(space for space in range(68) if distance(table, start, space) == n)


@rule("DI-062", "DI-065", "DI-066", "DI-067", "DI-068", "DI-071")
def test_example_13_setting_up_for_two() -> None:
    assert [len(pile.cards) for pile in start(2).state.dealt] == [2, 2]  # type: ignore[attr-defined]  # a state of Discover
    g = begun(2)
    assert g.stamina == [10, 10]
    assert [sorted(tokens) for tokens in g.tokens] == [["clean_water", "food"]] * 2
    assert [len(hand.cards) for hand in g.hands] == [2, 2]
    assert not [card for hand in g.hands for card in hand.cards if g.book.cards[card].complex]
    assert g.at == [g.book.camp] * 2
    assert [len(one["supports"]) for one in view(g, 0)["survivors"]] == [3, 3]


@rule("DI-185", "DI-186", "DI-187")
def test_example_14_once_a_day_also_after_a_trade() -> None:
    song = Power("action", (("stamina", 1),), limit="day")
    table = discover(3).item(0, "flute", song, name="hammock").item(2, "other_flute", song, name="hammock")
    table.turn(0).choose("use", "flute", 0).choose("trade", 1).choose("trade_give", "flute")
    table.choose("trade_put_forward").choose("trade_accept").choose("end_turn")
    assert "use flute 0" not in table.turn(1).asked(1)
    table.choose("end_turn")
    assert "use other_flute 0" in table.turn(2).asked(2)
    table.choose("end_turn").run(break_of_day())
    assert "use flute 0" in table.turn(1).asked(1)


@rule("DI-175", "DI-176", "DI-145")
@pytest.mark.parametrize(("face", "dials"), [(3, ["ailment"]), (4, [])])
def test_example_15_drinking_dirty_water(face: int, dials: list[str]) -> None:
    table = discover(1).hurt(0, "dehydration").stock(0, dirty_water=1).turn()
    table.choose("recover", "dirty_water", "dehydration").choose("risk_it").dice(face)
    assert (table.dials[0], table.held(0)) == (dials, {})


@rule("DI-210")
def test_example_21_looting() -> None:
    table = discover().stock(0, wood=2, stone=1).item(0, "hat").tired(1, 3).run(die(0, "physical")).turn(1)
    table.choose("loot", 0, "wood").choose("loot", 0, "wood").choose("loot", 0, "hat")
    assert (table.stamina[1], table.held(1), table.g.items[1]) == (0, {"wood": 2}, ["hat"])
    assert table.g.tokens[0] == ["stone"]
    assert not [said for said in table.asked(1) if said.startswith("loot")]


@rule("DI-281", "DI-282", "DI-284")
def test_example_25_order_of_support() -> None:
    table = discover(4).foe("beast", attack=12)
    table.monster(table.camp, "beast").fight(2, "beast")
    order: list[int] = []
    for _ in range(3):
        order += table.seats
        table.choose("support", "onslaught" if table.seats == (3,) else "defence", by=table.seats[0])
    assert order == [3, 0, 1]
    table.dice(1, 12)
    assert result(table.g, GREY) == 3
    assert result(table.g, RED) == 12 - 3 - 3


@rule("DI-267", "DI-269")
def test_example_26_a_blocked_retreat() -> None:
    place = 4
    table = discover(2, closed=(place,)).foe("beast", attack=0)
    beside = table.g.book.atlas.beside
    here = next(s for s in range(68) if s // 4 != place and any(n >= 0 and n // 4 == place for n in beside[s]))
    way = next(way for way, n in enumerate(beside[here]) if n >= 0 and n // 4 == place)
    free = table.beside(here)
    table.put(0, here).put(1, free.pop()).monster(here, "beast").fight(0, "beast")
    table.choose("no_support", by=1).dice(1, 2 * way + 1)
    assert table.question == "retreats_to"
    assert table.asked(0) == [f"that_space {space}" for space in sorted(free)]


@rule("DI-338", "DI-339")
@pytest.mark.parametrize(("damage", "taken"), [(2, ["physical"]), (1, [])])
def test_example_28_prevented_damage_in_scenario_five(damage: int, taken: list[str]) -> None:
    table = shielded(damage)
    assert table.dials[1] == taken
    assert table.asked(0) == ["take wood", "take_nothing"]


@rule("DI-109", "DI-272")
def test_a_goat_found_in_the_grass_runs() -> None:
    table = discover(1).foe("goat", attack=0, retreat=2, kind="find")
    space = middle(table)
    table.put(0, space).token(space, Token("leaf_goat", "leaf", enemy="goat")).turn().choose("gather_hidden", "leaf")
    table.dice(1, 3)
    assert table.g.lying_at != [space]
