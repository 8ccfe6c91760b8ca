"""The turn and its actions. [ledger chapters 5, 8]"""

from __future__ import annotations

import pytest

from campfire.games.discover.cards import Power, Token
from campfire.kernel.engine import blocked
from tests.games.discover.table import discover
from tests.rules import rule


@rule("DI-077")
def test_a_turn_may_have_no_action_or_many() -> None:
    assert discover().turn().choose("end_turn").stamina[0] == 8
    table = discover().turn()
    for _ in range(3):
        table.choose("move", table.beside(table.g.at[0])[0], 1)
    assert table.stamina[0] == 5
    assert table.question == "your_turn"


@rule("DI-078", "DI-079", "DI-115")
def test_an_action_costs_one_stamina_and_may_be_done_again() -> None:
    table = discover()
    table.stock(0, food=2).hurt(0, "exhaustion", "exhaustion").turn()
    table.choose("recover").choose("recover")
    assert table.stamina[0] == 6
    assert table.dials[0] == []


@rule("DI-078", "DI-119")
def test_a_step_is_told_before_its_price() -> None:
    table = discover().turn()
    table.choose("move", table.beside(table.g.at[0])[0], 1)
    assert [event.key for event in table.log][-2:] == ["moved", "tired"]
    assert table.stamina[0] == 7


@rule("DI-080")
def test_without_the_stamina_an_action_cannot_be_performed() -> None:
    table = discover().tired(0, 0).stock(0, food=1).hurt(0, "exhaustion").turn()
    assert table.asked(0) == ["end_turn"]
    refused = blocked(table.g, 0, table.pending)
    assert {one.reason.rule for one in refused if one.option.key == "move"} == {"DI-080"}


@rule("DI-081")
def test_unspent_stamina_is_kept() -> None:
    assert discover().tired(0, 5).turn().choose("end_turn").stamina[0] == 5


@rule("DI-082")
def test_stamina_stands_between_0_and_12() -> None:
    assert discover().tired(0, 11).effects(0, ("stamina", 5)).stamina[0] == 12
    assert discover().tired(0, 2).effects(0, ("tire", 5)).stamina[0] == 0


@rule("DI-083", "DI-154")
def test_only_the_current_player_acts() -> None:
    table = discover().character(1, Power("action", (("stamina", 1),))).turn(0)
    assert table.seats == (0,)
    assert not table.options(1)
    assert not [said for said in table.asked(0) if said.startswith("use")]


@rule("DI-084")
def test_every_basic_action_is_offered_where_it_can_be_done() -> None:
    table = discover(closed=(0,))
    place = 0
    space = next(s for s in range(68) if s // 4 != place and table.g.book.atlas.far[s][place] == 1)
    table.g.ashes.append(space)
    table.character(0, Power("action", (("stamina", 1),)), always=(("cook_anywhere",), ("craft_anywhere",)))
    table.put(0, space).put(1, space).ground(space, mark="landmark", landmark="goat_fold")
    table.token(space, "leaf_food_1").stock(0, meat=1, wood=1, food=1, medicine=1).hurt(0, "exhaustion")
    table.plan("pot", costs=(("wood", 1),))
    offered = {said.split()[0] for said in table.turn().asked(0)}
    wanted = {"gather_hidden", "move", "scout", "cook", "light_fire", "craft", "trade", "explore", "recover", "use"}
    assert wanted <= offered


@rule("DI-085", "DI-210")
def test_a_dead_survivor_on_the_space_can_be_looted() -> None:
    table = discover().stock(1, food=3)
    table.g.fate[1] = "physical"
    table.tired(0, 3).item(1, "hat").turn()
    assert "loot 1 food" in table.asked(0)
    assert "loot 1 hat" in table.asked(0)
    table.choose("loot", 1, "hat").choose("loot", 1, "food").choose("loot", 1, "food")
    assert (table.held(0), table.g.items[0], table.stamina[0]) == ({"food": 2}, ["hat"], 0)
    assert table.held(1) == {"food": 1}
    assert table.asked(0) == ["end_turn"]


@rule("DI-106", "DI-107", "DI-108")
def test_a_gathered_resource_is_the_token_itself() -> None:
    table = discover()
    table.token(table.camp, "leaf_food_1").turn().choose("gather_hidden", "leaf")
    assert table.g.tokens[0] == ["leaf_food_1"]
    assert not table.g.lying.cards
    assert table.told("found") == [(0, "leaf_food_1", table.camp)]


@rule("DI-109", "DI-113")
def test_an_enemy_token_is_fought_when_it_is_gathered() -> None:
    table = discover(seats=1).foe("goat", kind="find").token(discover().camp, Token("leaf_goat", "leaf", enemy="goat"))
    assert table.turn().question == "your_turn"
    table.choose("gather_hidden", "leaf")
    assert table.g.foe == "goat"
    table.dice(1, 1)
    (at,) = [at for token, at in zip(table.g.lying.cards, table.g.lying_at, strict=True) if token == "leaf_goat"]
    table.put(0, at)
    assert "gather leaf_goat" in table.turn().asked(0)
    assert table.g.foe == ""


@rule("DI-110", "DI-111")
def test_a_token_with_a_number_plays_the_card_and_is_discarded() -> None:
    table = discover().card("note", name="goat_path", effects=(("stamina", 2),))
    table.g.exploration = ["note"]
    table.tired(0, 4).token(table.camp, Token("leaf_note", "leaf", card="goat_path"))
    table.turn().choose("gather_hidden", "leaf")
    assert table.stamina[0] == 5
    assert table.g.find_discards[0] == ["leaf_note"]


@rule("DI-107", "DI-112")
def test_a_card_may_say_that_its_token_stays() -> None:
    table = discover().card("note", name="goat_path", effects=(("stays",),))
    table.g.exploration = ["note"]
    table.token(table.camp, Token("leaf_note", "leaf", card="goat_path")).turn().choose("gather_hidden", "leaf")
    assert table.g.lying.cards == ["leaf_note"]
    assert table.sees(1)["tokens"][0]["token"] == "leaf_note"
    assert "gather leaf_note" in table.asked(0)


@rule("DI-114", "DI-168")
def test_a_resource_token_on_the_space_can_be_taken_by_anybody() -> None:
    table = discover().token(discover().camp, "wood", hidden=False)
    assert table.turn(1).choose("gather", "wood").held(1) == {"wood": 1}


@rule("DI-115")
def test_each_gather_takes_one_token() -> None:
    table = discover().token(discover().camp, "wood", hidden=False).token(discover().camp, "stone", hidden=False)
    table.turn().choose("gather", "wood")
    assert (table.held(0), table.stamina[0]) == ({"wood": 1}, 7)


@rule("DI-116", "DI-117", "DI-118", "DI-308")
def test_a_spring_is_turned_up_stays_and_never_runs_dry() -> None:
    table = discover().tired(0, 10).token(discover().camp, "water_1")
    assert table.sees(0)["tokens"][0] == {"space": table.camp, "back": "water", "token": None, "kind": "", "amount": 0}
    table.turn().choose("gather_hidden", "water")
    for _ in range(9):
        table.choose("gather", "water_1")
    assert table.held(0) == {"clean_water": 10}
    assert table.stamina[0] == 0
    assert table.sees(1)["tokens"][0]["token"] == "water_1"


@rule("DI-093", "DI-119")
@pytest.mark.parametrize(("terrain", "cost"), [("grass", 1), ("underbrush", 2), ("ocean", 2), ("mountain", 3)])
def test_a_move_costs_what_the_sheet_says_for_the_terrain_entered(terrain: str, cost: int) -> None:
    table = discover()
    goal = table.beside()[0]
    table.ground(goal, terrain).turn().choose("move", goal, cost)
    assert (table.g.at[0], table.stamina[0]) == (goal, 8 - cost)


@rule("DI-095")
def test_a_landmark_or_spring_counts_as_the_terrain_around_it() -> None:
    table = discover()
    goal = table.beside()[0]
    table.ground(goal, "mountain", "landmark", "goat_fold")
    assert f"move {goal} 3" in table.turn().asked(0)


@rule("DI-092", "DI-119")
def test_only_open_spaces_beside_can_be_entered() -> None:
    table = discover()
    beside = [s for s in table.beside() if s // 4 != table.camp // 4]
    closed = beside[0] // 4
    table = discover(closed=(closed,))
    offered = [said for said in table.turn().asked(0) if said.startswith("move")]
    assert offered
    assert all(int(said.split()[1]) // 4 != closed for said in offered)


@rule("DI-120")
def test_after_a_move_one_gather_is_free() -> None:
    table = discover()
    goal = table.beside()[0]
    table.token(goal, "wood", hidden=False).token(goal, "stone", hidden=False).turn().choose("move", goal, 1)
    assert table.question == "may_gather"
    table.choose("gather", "wood")
    assert (table.stamina[0], table.question) == (7, "your_turn")


@rule("DI-121", "DI-227")
def test_a_monster_is_fought_before_the_free_gather() -> None:
    table = discover(seats=1).foe("beast", attack=12)
    goal = table.beside()[0]
    table.monster(goal, "beast").token(goal, "wood", hidden=False).turn().choose("move", goal, 1)
    assert table.g.foe == "beast"
    assert table.sees(0)["monsters"][0]["foe"] == "beast"
    table.dice(12, 1)
    assert table.question == "may_gather"


@rule("DI-120", "DI-274")
def test_whoever_escapes_from_the_space_entered_gathers_nothing() -> None:
    table = discover(seats=1).foe("beast").character(0, Power("before", (("escape",),), limit="day"))
    goal = table.beside()[0]
    aside = next(space for space in table.beside(goal) if space != table.camp)
    table.monster(goal, "beast").token(goal, "wood", hidden=False).token(aside, "stone", hidden=False)
    table.turn().choose("move", goal, 1).choose("use").choose("that_space", aside)
    assert (table.question, table.g.at[0]) == ("your_turn", aside)


@rule("DI-122", "DI-124", "DI-125")
def test_a_movement_by_a_card_ignores_terrain_and_grants_no_gather() -> None:
    table = discover()
    first = table.beside()[0]
    second = next(s for s in table.beside(first) if s != table.camp and s not in table.beside())
    table.ground(first, "mountain").ground(second, "mountain").token(first, "wood", hidden=False)
    table.character(0, Power("action", (("move", 4),))).turn().choose("use")
    assert table.question == "move_on"
    table.choose("step_to", first)
    assert {said.split()[0] for said in table.asked(0)} == {"step_to", "stay"}
    table.choose("step_to", second).choose("stay")
    assert (table.stamina[0], table.g.at[0]) == (7, second)
    assert table.question == "your_turn"


@rule("DI-123")
def test_a_monster_ends_such_a_movement() -> None:
    table = discover(seats=1).foe("beast", attack=12)
    first = table.beside()[0]
    table.monster(first, "beast").effects(0, ("move", 4)).choose("step_to", first)
    assert table.g.foe == "beast"
    table.dice(12, 1)
    assert table.pending is None
    assert table.g.at[0] == first


@rule("DI-123")
def test_a_monster_ends_drifting_too() -> None:
    table = discover(seats=1).foe("beast", attack=12)
    first = table.ahead(table.camp, 1)
    table.monster(first, "beast").effects(0, ("drift", 2)).dice(3)
    assert (table.g.at[0], table.g.foe) == (first, "beast")
    assert table.dice(12, 1).g.at[0] == first


@rule("DI-126")
def test_a_named_space_is_reached_directly() -> None:
    table = discover(seats=1).foe("beast")
    far = table.ahead(table.camp, 1, 3)
    table.ground(far, mark="landmark", landmark="goat_fold").monster(table.ahead(table.camp, 1), "beast")
    table.effects(0, ("move_to", "goat_fold"))
    assert table.g.at[0] == far
    assert table.g.foe == ""


@rule("DI-127", "DI-128", "DI-129", "DI-130", "DI-307")
def test_scouting_turns_a_tile_up_and_lays_tokens_unseen() -> None:
    place = 4
    table = discover(closed=(place,))
    table.faces[place] = table.faces[place].__class__(
        f"t{place}", 1, ("grass",) * 4, ("leaf", "leaf", "shell", "water")
    )
    table.ground(4 * place, mark="leaf")
    space = next(s for s in range(68) if s // 4 != place and table.g.book.atlas.far[s][place] == 1)
    table.put(0, space).turn().choose("scout", place)
    seen = table.sees(0)["tokens"]
    assert sorted((one["back"], one["space"] - 4 * place) for one in seen) == [
        ("leaf", 0),
        ("leaf", 1),
        ("shell", 2),
        ("water", 3),
    ]
    assert all(one["token"] is None for one in seen)
    assert table.stamina[0] == 7
    assert table.sees(1)["tiles"][place]["open"]
    told = [event.key for event in table.log]
    assert told.index("scouted") < told.index("tired")


@rule("DI-127")
def test_a_tile_that_is_not_adjacent_cannot_be_scouted() -> None:
    table = discover(closed=tuple(p for p in range(17) if p != discover().camp // 4))
    start = table.camp // 4
    tiles = {int(said.split()[1]) for said in table.turn().asked(0) if said.startswith("scout")}
    assert tiles == {p for p in range(17) if p != start and table.g.book.atlas.far[table.camp][p] == 1}


@rule("DI-306")
def test_an_unscouted_tile_shows_only_its_number() -> None:
    table = discover(closed=(0,))
    seen = table.sees(0)["tiles"][0]
    assert (seen["tile"], seen["spaces"], seen["number"]) == (None, [], table.g.book.atlas.numbers[0])


@rule("DI-142", "DI-144")
def test_exploring_plays_the_card_of_the_landmark_and_what_it_leads_to() -> None:
    table = discover().ground(discover().camp, mark="landmark", landmark="goat_fold")
    table.card("fold", name="goat_fold", effects=(("stamina", 2), ("play", "goat_path")))
    table.card("path", name="goat_path", effects=(("gain", "wood", 1),))
    table.g.exploration = ["fold", "path"]
    table.tired(0, 3).turn().choose("explore")
    assert (table.stamina[0], table.held(0)) == (4, {"wood": 1})


@rule("DI-143")
def test_a_landmark_may_be_explored_again() -> None:
    table = discover().ground(discover().camp, mark="landmark", landmark="goat_fold")
    table.card("fold", name="goat_fold", effects=(("gain", "wood", 1),))
    table.g.exploration = ["fold"]
    table.turn().choose("explore").choose("explore")
    assert (table.stamina[0], table.held(0)) == (6, {"wood": 2})


@rule("DI-145", "DI-146", "DI-148")
@pytest.mark.parametrize(
    ("kind", "damage"), [("food", "exhaustion"), ("clean_water", "dehydration"), ("medicine", "ailment")]
)
def test_one_resource_heals_one_damage_of_its_type(kind: str, damage: str) -> None:
    table = discover().stock(0, **{kind: 2}).hurt(0, damage, damage).turn().choose("recover", kind, damage)
    assert (table.dials[0], table.held(0), table.stamina[0]) == ([damage], {kind: 1}, 7)


@rule("DI-147")
def test_another_survivor_on_the_space_can_be_healed_but_not_one_elsewhere() -> None:
    table = discover().stock(0, food=1).hurt(1, "exhaustion").turn().choose("recover_other")
    assert table.dials[1] == []
    far = discover().stock(0, food=1).hurt(1, "exhaustion")
    far.put(1, far.beside()[0]).turn()
    assert not [said for said in far.asked(0) if said.startswith("recover")]


@rule("DI-149")
def test_physical_damage_cannot_be_healed_by_recovering() -> None:
    table = discover().stock(0, food=1, medicine=1, clean_water=1).hurt(0, "physical").turn()
    assert not [said for said in table.asked(0) if said.startswith("recover")]


@rule("DI-080", "DI-093")
def test_only_the_steps_that_can_be_paid_are_offered() -> None:
    table = discover(1)
    dear = table.beside()[0]
    table.ground(dear, "mountain").tired(0, 1).turn()
    steps = {int(said.split()[1]) for said in table.asked(0) if said.startswith("move")}
    assert steps == {*table.beside()} - {dear}


@rule("DI-097", "DI-152")
@pytest.mark.parametrize(("mark", "offered"), [("target", ["use errand 0"]), ("landmark", ["use errand 1"]), ("", [])])
def test_an_action_of_the_quest_is_bound_to_its_place(mark: str, offered: list[str]) -> None:
    powers = Power("action", (("progress", 1),), at="point"), Power("action", (("progress", 1),), at="goat_fold")
    table = discover(1).quest(*powers)
    table.ground(table.camp, mark=mark, landmark="goat_fold" if mark == "landmark" else "").turn()
    assert [said for said in table.asked(0) if said.startswith("use")] == offered


@rule("DI-040", "DI-106")
def test_a_terrain_that_gives_something_gives_it_only_there() -> None:
    table = discover(1).sheet(always=(("gather_on", "ocean", "dirty_water"), ("gather_on", "mountain", "stone")))
    table.ground(table.camp, "ocean").turn()
    assert [said for said in table.asked(0) if said.startswith("gather")] == ["gather_ground dirty_water"]
    assert table.choose("gather_ground").held(0) == {"dirty_water": 1}


@rule("DI-040", "DI-127")
def test_scouting_is_free_where_the_sheet_says_so_or_for_whom_a_card_says_so() -> None:
    for table in (
        discover(1, closed=(0,)).sheet(always=(("scout_free_on", "grass"),)),
        discover(1, closed=(0,)).character(0, always=(("scout_free",),)),
    ):
        space = next(s for s in range(68) if table.g.book.atlas.far[s][0] == 1)
        assert table.put(0, space).tired(0, 0).turn().choose("scout").stamina == [0]


@rule("DI-139")
def test_why_a_blueprint_waits_for_a_fire() -> None:
    table = discover(1).plan("pot", 0, costs=(("wood", 1),), fire=True).stock(0, wood=1)
    table.put(0, table.beside()[0]).turn()
    assert [one.reason.rule for one in blocked(table.g, 0, table.pending) if one.option.key == "craft"] == ["DI-139"]


@rule("DI-131", "DI-134")
def test_who_has_nothing_may_ask_for_a_gift() -> None:
    assert "trade 1" in discover().stock(1, wood=1).turn(0).asked(0)
    assert "trade 1" not in discover().turn(0).asked(0)


@rule("DI-175", "DI-159")
def test_a_price_of_water_and_more_is_paid_whole() -> None:
    table = discover(1).item(0, "still", Power("action", (("gain", "food", 1),), pay=(("water", 1), ("wood", 1))))
    table.stock(0, clean_water=1, wood=1).turn().choose("use", "still", 0)
    assert table.held(0) == {"food": 1}
