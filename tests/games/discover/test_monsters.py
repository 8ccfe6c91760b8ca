"""Monsters: summoning, moving, meeting. [ledger chapter 14]"""

from __future__ import annotations

import pytest

from campfire.games.discover.cards import Token
from campfire.games.discover.rules.land import distances
from tests.games.discover.table import Table, discover
from tests.rules import rule


def landmark_at(table: Table, space: int) -> Table:
    """A landmark on a space."""
    return table.ground(space, mark="landmark", landmark="goat_fold")


@rule("DI-224", "DI-309")
def test_a_summoned_monster_lies_face_down() -> None:
    table = discover()
    space = table.ahead(table.camp, 1, 2)
    top = table.g.monster_pile.cards[-1]
    landmark_at(table, space).effects(0, ("summon", "goat_fold", 1))
    assert (table.g.monsters.cards, table.g.monsters_at) == ([top], [space])
    assert table.sees(0)["monsters"] == [{"space": space, "foe": None, "damage": 0}]


@rule("DI-225")
def test_summoned_onto_a_survivor_it_is_fought_at_once() -> None:
    table = discover(1).effects(0, ("summon", "here", 1))
    assert table.g.foe == table.g.monsters.cards[0]
    assert table.sees(0)["monsters"][0]["foe"]


@rule("DI-226")
def test_where_the_space_is_not_on_the_board_nothing_is_summoned() -> None:
    table = discover(closed=(0,))
    landmark_at(table, 0).effects(0, ("summon", "goat_fold", 1))
    assert table.g.monsters.cards == []


@rule("DI-228")
def test_with_several_monsters_the_survivor_chooses_and_fights_them_all() -> None:
    table = discover(1).foe("bear", attack=0).foe("wolf", attack=0)
    space = table.beside()[0]
    table.monster(space, "bear", hidden=False).monster(space, "wolf", hidden=False).turn().choose("move", space, 1)
    assert table.asked(0) == ["monster bear", "monster wolf"]
    table.choose("monster", "wolf").dice(12, 1)
    assert table.g.foe == "bear"
    table.dice(12, 1)
    assert table.question == "your_turn"


@rule("DI-229", "DI-230", "DI-232")
def test_monsters_move_towards_the_nearest_survivor_whatever_the_terrain() -> None:
    table = discover(1).foe("bear")
    start = table.ahead(table.camp, 1, 3)
    for n in (1, 2):
        table.ground(table.ahead(table.camp, 1, n), "mountain")
    table.monster(start, "bear").effects(0, ("monsters", 2))
    while table.question == "where_to":
        table.choose("go_there", int(table.asked(0)[0].split()[1]))
    assert distances(table.g, table.camp)[table.g.monsters_at[0]] == 1
    assert table.sees(0)["monsters"][0]["foe"] is None


@rule("DI-230", "DI-231")
def test_they_stop_at_the_first_survivor_and_fight() -> None:
    table = discover(1).foe("bear")
    table.monster(table.ahead(table.camp, 1), "bear").effects(0, ("monsters", 3))
    assert table.g.monsters_at == [table.camp]
    assert table.g.foe == "bear"


@rule("DI-233", "DI-086")
def test_of_several_on_a_space_the_chief_says_who_fights() -> None:
    table = discover(3).foe("bear")
    table.g.chief = 2
    table.monster(table.ahead(table.camp, 1), "bear").effects(0, ("monsters", 1))
    assert (table.question, table.seats) == ("who_fights", (2,))
    table.choose("fights", 1)
    assert table.g.fighter == 1


@rule("DI-091")
def test_between_equally_near_survivors_the_chief_decides() -> None:
    table = discover(2).foe("bear")
    left, right = table.ahead(table.camp, 1), table.ahead(table.camp, 4)
    table.g.chief = 1
    table.put(0, left).put(1, right).monster(table.camp, "bear").effects(0, ("monsters", 1))
    assert (table.question, table.seats) == ("where_to", (1,))
    assert {int(said.split()[1]) for said in table.asked(1)} == {left, right}


@rule("DI-234", "DI-092")
def test_monsters_go_round_closed_tiles() -> None:
    open_land = discover(1)
    start = next(s for s in range(68) if s // 4 == 0)
    way = distances(open_land.g, start)
    closed = next(
        p
        for p in range(17)
        if p not in (0, open_land.camp // 4) and start in distances(discover(1, closed=(p,)).g, open_land.camp)
    )
    table = discover(1, closed=(closed,)).foe("bear").monster(start, "bear")
    for _ in range(way[table.camp] + 6):
        if table.g.foe:
            break
        table.effects(0, ("monsters", 1))
        while table.question == "where_to":
            table.choose("go_there", int(table.asked(0)[0].split()[1]))
        assert all(at // 4 != closed for at in table.g.monsters_at)
    assert table.g.foe == "bear"


@rule("DI-235")
def test_all_monsters_move_before_any_fight() -> None:
    table = discover(1).foe("bear").foe("wolf")
    table.monster(table.ahead(table.camp, 1), "bear").monster(table.ahead(table.camp, 4), "wolf")
    table.effects(0, ("monsters", 1))
    assert table.g.monsters_at == [table.camp, table.camp]
    assert table.question == "which_monster"


@rule("DI-236")
def test_a_used_up_supply_is_made_of_all_tokens_not_on_the_board() -> None:
    table = discover(1)
    table.g.monster_discard = table.g.monster_pile.take_all()
    landmark_at(table, table.ahead(table.camp, 1, 3)).effects(0, ("summon", "goat_fold", 1))
    table.come_up()
    assert len(table.g.monsters.cards) == 1
    assert len(table.g.monster_pile.cards) == 7
    assert table.g.monster_discard == []


@rule("DI-237", "DI-341")
def test_special_monsters_lie_apart_and_come_by_quests_face_up() -> None:
    table = discover(1)
    assert "conger" in table.sees(0)["decks"]["specials"]
    assert "conger" not in table.g.monster_pile.cards
    space = table.ahead(table.camp, 1, 3)
    landmark_at(table, space).effects(0, ("summon_special", "conger", "goat_fold"))
    assert table.sees(0)["monsters"] == [{"space": space, "foe": "conger", "damage": 0}]


@rule("DI-238", "DI-242")
def test_special_monsters_and_enemy_tokens_are_not_moved() -> None:
    table = discover(1).foe("goat", kind="find").foe("bear")
    space = table.ahead(table.camp, 1, 3)
    landmark_at(table, space).effects(0, ("summon_special", "conger", "goat_fold"))
    table.token(space, Token("leaf_goat", "leaf", enemy="goat"), hidden=False)
    table.effects(0, ("monsters", 3)).effects(0, ("nearest_monster", 2))
    assert (table.g.monsters_at, table.g.lying_at) == ([space], [space])
    table.monster(table.ahead(table.camp, 1, 2), "bear").effects(0, ("monsters", 1))
    assert (table.g.monsters_at[0], table.g.lying_at) == (space, [space])
    assert table.g.monsters_at[1] == table.ahead(table.camp, 1)


@rule("DI-239", "DI-240")
def test_special_monsters_fight_and_retreat_like_others() -> None:
    table = discover(1)
    space = next(s for s in range(68) if len(table.beside(s)) == 6 and s != table.camp)
    table.put(0, space).ground(space, mark="landmark", landmark="goat_fold")
    table.effects(0, ("summon_special", "conger", "goat_fold"))
    assert table.g.foe == "conger"
    table.dice(1, 3)
    assert table.g.monsters_at == [table.ahead(space, 1)]


@rule("DI-241")
def test_the_card_of_a_special_monster_may_be_an_exploration_card() -> None:
    cards = discover().g.book.cards
    assert 1 <= cards["drowned_mate"].number <= 60
    assert 61 <= cards["conger"].number <= 88


@rule("DI-218", "DI-304", "DI-226")
def test_a_threat_that_can_do_nothing_is_played_and_discarded() -> None:
    table = discover(1)
    table.on_top(table.g.threats, "tracks_round_the_camp").effects(0, ("threat", 1))
    assert table.g.threat_discard == ["tracks_round_the_camp"]
    assert table.g.monsters.cards == []
    assert len(table.g.threats.cards) == 11


@rule("DI-230")
@pytest.mark.parametrize("effect", [("monsters", 2), ("nearest_monster", 2)])
def test_a_monster_on_its_way_to_another_stops_at_the_first_survivor(effect: tuple[str, int]) -> None:
    table = discover(2).foe("bear").character(0, always=(("hunted",),))
    between = table.ahead(table.camp, 1)
    table.put(1, between).monster(table.ahead(table.camp, 1, 2), "bear").effects(0, effect)
    assert table.g.monsters_at == [between]
    assert table.g.fighter == 1


@rule("DI-091")
def test_which_of_two_equally_near_monsters_moves_is_the_chiefs() -> None:
    table = discover(2).foe("bear").foe("wolf")
    table.g.chief = 1
    east, west = table.ahead(table.camp, 1, 2), table.ahead(table.camp, 4, 2)
    table.monster(east, "bear").monster(west, "wolf").effects(0, ("nearest_monster", 1))
    assert (table.question, table.seats) == ("choose_space", (1,))
    table.choose("that_space", west)
    while table.question == "where_to":
        assert table.seats == (1,)
        table.choose("go_there", int(table.asked(1)[0].split()[1]))
    assert table.g.monsters_at[0] == east
    assert distances(table.g, table.camp)[table.g.monsters_at[1]] == 1


@rule("DI-091")
def test_between_equally_near_landmarks_fires_and_survivors_the_chief_decides() -> None:
    table = discover(3)
    table.g.chief = 2
    east, west = table.ahead(table.camp, 1, 2), table.ahead(table.camp, 4, 2)
    table.ground(east, mark="landmark", landmark="goat_fold").ground(west, mark="landmark", landmark="lamp_house")
    table.put(1, east).put(2, west).stock(0, wood=1)
    table.g.fires = [east, west]
    effects = (("summon", "nearest_landmark", 1), ("fires_out", "nearest"), ("nearest", (("tire", 1),)), ("robbed", 1))
    assert [table.effects(0, effect).seats for effect in effects] == [(2,)] * 4
    assert table.choose("survivor", 1).seats == (1,)
    assert table.choose("take", "wood").held(1) == {"wood": 1}


@rule("DI-126")
def test_whose_figure_moves_chooses_between_equally_near_spaces() -> None:
    table = discover(2)
    table.g.chief = 1
    for way, name in ((1, "goat_fold"), (4, "lamp_house")):
        table.ground(table.ahead(table.camp, way, 2), mark="landmark", landmark=name)
    assert table.effects(0, ("move_to", "nearest_landmark")).seats == (0,)


@rule("DI-193", "DI-224")
def test_whoever_draws_a_monster_by_a_card_fights_it() -> None:
    table = discover(2)
    table.g.chief = 1
    assert table.effects(0, ("fight_any",)).g.fighter == 0
    assert table.g.foe in table.g.monsters.cards
    empty = discover(2)
    empty.g.monster_discard = empty.g.monster_pile.take_all()
    assert empty.effects(0, ("fight_any",)).come_up().g.fighter == 0


@rule("DI-091")
def test_which_of_two_monsters_on_one_space_is_nearest_is_the_chiefs_too() -> None:
    table = discover(2).foe("bear").foe("wolf")
    table.g.chief = 1
    lair = table.ahead(table.camp, 1, 2)
    table.monster(lair, "bear", hidden=False).monster(lair, "wolf").effects(0, ("nearest_monster", 1))
    assert (table.question, table.seats) == ("which_moves", (1,))
    assert table.asked(1) == ["monster bear", "unknown_monster"]
    table.choose("unknown_monster")
    while table.question == "where_to":
        table.choose("go_there", int(table.asked(1)[0].split()[1]))
    assert table.g.monsters_at[0] == lair
    assert distances(table.g, table.camp)[table.g.monsters_at[1]] == 1


@rule("DI-091", "DI-309")
def test_between_two_face_down_monsters_on_one_space_there_is_nothing_to_decide() -> None:
    table = discover(2).foe("bear").foe("wolf")
    lair = table.ahead(table.camp, 1)
    table.monster(lair, "bear").monster(lair, "wolf").effects(0, ("nearest_monster", 1))
    assert table.question == "who_fights"


@rule("DI-230")
def test_a_monster_that_runs_from_one_survivor_does_not_run_past_another() -> None:
    table = discover(2).foe("bear")
    corner = next(s for s in range(68) if len(table.beside(s)) == 2)
    first, second = table.beside(corner)
    table.monster(corner, "bear").put(0, first).put(1, second).effects(0, ("nearest_monster", -3))
    assert (table.pending, table.g.monsters_at) == (None, [corner])


@rule("DI-040", "DI-229")
@pytest.mark.parametrize(
    ("effect", "far"), [(("monsters", 1), 1), (("nearest_monster", 1), 1), (("nearest_monster", -1), 5)]
)
def test_where_monsters_are_faster_they_are_so_on_every_way(effect: tuple[str, int], far: int) -> None:
    table = discover(1).foe("bear").sheet(always=(("monsters_faster", 1),))
    edge = next(s for s in range(68) if table.ahead(s, 1, 6) >= 0)
    table.put(0, edge).monster(table.ahead(edge, 1, 3), "bear").effects(0, effect)
    while table.question == "where_to":
        table.choose("go_there", int(table.asked(0)[0].split()[1]))
    assert distances(table.g, edge)[table.g.monsters_at[0]] == far
