"""The worked examples of the ledger."""

from __future__ import annotations

import pytest

from campfire.games.discover.cards import Power, Token
from campfire.games.discover.rules.chiefs import choose_chief
from campfire.games.discover.rules.fights import GREY, result
from campfire.games.discover.rules.night import night_card
from campfire.kernel.question import Chance
from tests.games.discover.table import Table, discover
from tests.games.discover.test_combat import arena, middle
from tests.rules import rule


@rule("DI-119", "DI-120", "DI-127", "DI-128", "DI-108", "DI-142", "DI-194", "DI-081")
def test_example_1_a_turn_with_9_stamina() -> None:
    place = 4
    table = discover(closed=(place,)).tired(0, 9)
    third = next(s for s in range(68) if s // 4 != place and table.g.book.atlas.far[s][place] == 1)
    second = next(s for s in table.beside(third) if s != table.camp)
    first = next(s for s in table.beside(second) if s not in (third, table.camp))
    table.put(0, next(s for s in table.beside(first) if s != second)).ground(second, "underbrush")
    table.ground(4 * place, mark="leaf").ground(4 * place, mark="leaf")
    ran = []
    table.turn().choose("move", first, 1)
    ran.append(table.stamina[0])
    table.choose("move", second, 2)
    table.choose("move", third, 1).choose("scout", place)
    ran.append(table.stamina[0])
    assert table.sees(0)["tokens"][0]["token"] is None
    table.g.lying.cards[0], leaf = "leaf_food_1", table.g.lying.cards[0]
    table.pile("leaf").cards[table.pile("leaf").cards.index("leaf_food_1")] = leaf
    goal = table.g.lying_at[0]
    while table.g.at[0] != goal and table.stamina[0] > 1:
        onward = min(table.beside(table.g.at[0]), key=lambda s: distance(table, s, goal))
        table.choose("move", onward, 1)
    assert table.question == "may_gather"
    table.choose("gather_hidden", "leaf")
    assert table.g.tokens[0] == ["leaf_food_1"]
    kept = table.stamina[0]
    assert ran == [8, 4]
    table.choose("end_turn")
    assert table.stamina[0] == kept


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


@rule("DI-109", "DI-272")
def test_a_goat_found_in_the_grass_runs() -> None:
    table = discover(1).foe("goat", attack=0, retreat=2, kind="find")
    space = middle(table)
    table.put(0, space).token(space, Token("leaf_goat", "leaf", enemy="goat")).turn().choose("gather_hidden", "leaf")
    table.dice(1, 3)
    assert table.g.lying_at != [space]
