"""Combat, retreat, escape, support, deadly enemies. [ledger chapter 15]"""

from __future__ import annotations

from typing import Any

import pytest

from campfire.games.discover.cards import GREY, RED, Power, Token, direction
from campfire.games.discover.library import REGIONS, region
from campfire.games.discover.rules.changes import result
from campfire.words.lexicon import Lexicon
from tests.games.discover.table import Table, discover
from tests.rules import rule


def arena(seats: int = 1, **enemy: Any) -> Table:
    """A survivor away from the camp, with a beast on the space; the others stay in camp, far away."""
    table = discover(seats)
    space = middle(table)
    table.foe("beast", **enemy).monster(space, "beast").put(0, space)
    for seat in range(1, seats):
        table.put(seat, far_from(table, space))
    return table


def middle(table: Table) -> int:
    """A space with six open neighbours, away from the camp."""
    return next(s for s in range(68) if len(table.beside(s)) == 6 and s != table.camp)


def far_from(table: Table, space: int) -> int:
    """A space farther than any helper."""
    return next(s for s in range(67, -1, -1) if table.g.book.atlas.far[space][s // 4] > 3)


@rule("DI-243", "DI-244", "DI-245")
def test_a_fight_has_one_participant_and_shows_the_enemys_card() -> None:
    table = arena().fight(0, "beast")
    assert table.told("fight_begins") == [(0, "beast")]
    assert table.g.wounds == {"beast": 0}
    seen = table.sees(0)["fight"]
    assert seen is not None
    assert (seen["seat"], seen["foe"]) == (0, "beast")


@rule("DI-245", "DI-246", "DI-280")
def test_helpers_decide_then_effects_before_the_roll_then_the_roll() -> None:
    table = arena(2)
    table.put(1, table.g.at[0]).character(0, Power("before", (("grey", 3),), limit="fight"))
    table.fight(0, "beast")
    assert table.question == "give_support"
    table.choose("no_support", by=1)
    assert table.question == "may_use"
    table.choose("use")
    table.dice(5, 1)
    assert table.told("defeated") == [(0, "beast")]


@rule("DI-247")
def test_the_participant_rolls_both_dice_grey_for_oneself_and_red_for_the_enemy() -> None:
    assert arena().fight(0, "beast").dice(8, 6).told("defeated") == [(0, "beast")]
    hurt = arena().fight(0, "beast").dice(7, 7)
    assert hurt.dials[0] == ["physical"]
    assert not hurt.told("defeated")


@rule("DI-248", "DI-249")
@pytest.mark.parametrize(("kind", "die"), [("wood", GREY), ("stone", RED)])
def test_wood_rerolls_grey_and_stone_red(kind: str, die: int) -> None:
    table = arena().stock(0, **{kind: 1}).fight(0, "beast").dice(2, 10).choose("reroll").dice(5)
    assert table.told("rerolled") == [(0, ("grey", "red")[die], 5)]
    assert table.held(0) == {}


@rule("DI-250", "DI-257")
def test_poison_adds_one_to_grey() -> None:
    table = arena().stock(0, poison=1).fight(0, "beast").dice(7, 1).choose("better", "poison")
    assert table.told("defeated") == [(0, "beast")]


@rule("DI-251")
def test_scrap_takes_one_from_red() -> None:
    table = arena().stock(0, scrap=1).fight(0, "beast").dice(1, 7).choose("worse", "scrap")
    assert table.dials[0] == []


@rule("DI-252", "DI-253")
def test_changes_come_one_at_a_time_and_the_same_again() -> None:
    table = arena().stock(0, poison=2, scrap=1).fight(0, "beast").dice(6, 7)
    ask = table.choose("better", "poison").ask(0)
    assert ask is not None
    assert ask.args == (7, 7)
    table.choose("worse", "scrap").choose("better", "poison")
    assert table.told("defeated")
    assert table.dials[0] == []


@rule("DI-254", "DI-291")
def test_each_weapon_once_a_fight_all_of_them_in_one() -> None:
    weapon = Power("change", (("grey", 2),), limit="fight")
    table = arena(health=2).item(0, "spear", weapon, attributes=("weapon",))
    table.item(0, "club", weapon, attributes=("weapon",), name="bone_club").fight(0, "beast").dice(4, 1)
    table.choose("use", "spear", 0)
    assert "use spear 0" not in table.asked(0)
    table.choose("use", "club", 0)
    assert table.g.wounds == {"beast": 1}
    table.g.monsters_at[0] = table.g.at[0]
    table.fight(0, "beast").dice(4, 1)
    assert "use spear 0" in table.asked(0)


@rule("DI-255", "DI-256")
def test_a_change_survives_a_reroll() -> None:
    table = arena(defence=9).stock(0, wood=1, stone=1).character(0, always=(("grey", 2),)).fight(0, "beast").dice(3, 1)
    assert result(table.g, GREY) == 5
    table.choose("reroll", "grey", "wood").dice(6)
    assert (table.g.dice[GREY], result(table.g, GREY)) == (6, 8)


@rule("DI-257", "DI-264")
def test_a_hit_puts_a_counter_on_the_card_and_later_fights_go_on_from_it() -> None:
    table = arena(health=2).fight(0, "beast").dice(8, 1)
    assert table.g.wounds == {"beast": 1}
    assert table.sees(0)["enemies"] == {"beast": 1}
    table.g.monsters_at[0] = table.g.at[0]
    table.fight(0, "beast").dice(8, 1)
    assert table.told("defeated")


@rule("DI-258")
def test_a_defeated_enemy_gives_its_reward_and_its_token_is_discarded() -> None:
    table = arena(reward=(("gain", "meat", 2),)).fight(0, "beast").dice(8, 1)
    assert table.held(0) == {"meat": 2}
    assert table.g.monsters.cards == []
    assert table.g.monster_discard == ["beast"]
    assert table.g.wounds == {}


@rule("DI-259")
def test_red_hits_even_if_the_enemy_falls_in_the_same_step() -> None:
    table = arena().fight(0, "beast").dice(8, 7)
    assert table.told("defeated")
    assert table.dials[0] == ["physical"]


@rule("DI-260")
def test_a_dash_deals_no_damage() -> None:
    assert arena(attack=0).fight(0, "beast").dice(1, 12).dials[0] == []


@rule("DI-261")
def test_the_reward_comes_before_death() -> None:
    table = (
        arena(reward=(("gain", "meat", 1),)).hurt(0, "physical", "physical", "physical").fight(0, "beast").dice(8, 7)
    )
    assert table.g.fate[0] == "physical"
    assert table.held(0) == {"meat": 1}


@rule("DI-262", "DI-287", "DI-282")
def test_helpers_change_nothing_with_items_abilities_or_resources() -> None:
    table = arena(2).stock(1, poison=1).item(1, "spear", Power("change", (("grey", 2),)), attributes=("weapon",))
    table.put(1, table.g.at[0]).fight(0, "beast")
    assert table.seats == (1,)
    table.choose("no_support").dice(6, 1)
    assert not table.seats


@rule("DI-287")
def test_a_card_may_let_helpers_use_weapons() -> None:
    table = arena(2).item(1, "spear", Power("change", (("grey", 2),), limit="fight"), attributes=("weapon",))
    table.character(1, always=(("may_use_items_helping",),)).put(1, table.g.at[0]).fight(0, "beast")
    table.choose("no_support").dice(6, 1).choose("use", "spear", 0, by=1)
    assert table.told("defeated")


@rule("DI-263", "DI-267", "DI-268")
@pytest.mark.parametrize("face", [1, 4, 6, 7, 10, 12])
def test_an_undefeated_enemy_retreats_as_the_compass_shows(face: int) -> None:
    table = arena(attack=0).stock(0, scrap=1).fight(0, "beast").dice(1, face).choose("worse").g
    start = middle(discover())
    assert table.monsters_at == [table.book.atlas.beside[start][direction(face)]]
    assert table.foe == ""
    assert table.monsters.known == [0xFF]


@rule("DI-269")
def test_a_closed_way_lets_the_participant_choose() -> None:
    table = arena(2, attack=0)
    space = table.g.at[0]
    table.put(1, table.ahead(space, 1)).fight(0, "beast").choose("no_support").dice(1, 3)
    assert table.question == "retreats_to"
    assert table.seats == (0,)
    offered = {int(said.split()[1]) for said in table.asked(0)}
    assert offered == set(table.beside(space)) - {table.g.at[1]}
    table.choose("that_space", min(offered))
    assert table.g.monsters_at == [min(offered)]


@rule("DI-269")
def test_nothing_retreats_off_the_board() -> None:
    table = discover(1).foe("beast", attack=0)
    edge = next(s for s in range(68) if table.ahead(s, 0) < 0 and len(table.beside(s)) > 1)
    table.monster(edge, "beast").put(0, edge).fight(0, "beast").dice(1, 1)
    assert table.question == "retreats_to"


@rule("DI-270")
def test_without_a_free_space_beside_it_goes_to_the_nearest_one() -> None:
    table = discover(3).foe("beast", attack=0)
    corner = next(s for s in range(68) if len(table.beside(s)) == 2)
    first, second = table.beside(corner)
    table.monster(corner, "beast").put(0, corner).put(1, first).put(2, second).fight(0, "beast")
    table.choose("no_support").choose("no_support").dice(1, 1)
    if table.question == "retreats_to":
        table.choose(*table.asked(0)[0].split()[:1], int(table.asked(0)[0].split()[1]))
    (at,) = table.g.monsters_at
    assert at not in (corner, first, second)
    assert at in table.beside(first) or at in table.beside(second)


@rule("DI-271")
def test_some_retreat_two_spaces_or_one_at_the_edge() -> None:
    table = arena(attack=0, retreat=2)
    space = table.g.at[0]
    way = next(w for w in range(6) if table.ahead(space, w) >= 0 and table.ahead(table.ahead(space, w), w) >= 0)
    table.fight(0, "beast").dice(1, 2 * way + 1)
    assert table.g.monsters_at == [table.ahead(space, way, 2)]
    edge = arena(attack=0, retreat=2)
    at, way = next(
        (s, w) for s in range(68) for w in range(6) if edge.ahead(s, w) >= 0 and edge.ahead(edge.ahead(s, w), w) < 0
    )
    edge.put(0, at)
    edge.g.monsters_at = [at]
    edge.fight(0, "beast").dice(1, 2 * way + 1)
    assert edge.g.monsters_at == [edge.ahead(at, way)]


@rule("DI-269", "DI-271")
def test_two_spaces_of_retreat_end_before_a_survivor() -> None:
    table = arena(2, attack=0, retreat=2)
    space = table.g.at[0]
    way = next(w for w in range(6) if table.ahead(space, w) >= 0 and table.ahead(table.ahead(space, w), w) >= 0)
    table.put(1, table.ahead(space, way, 2)).fight(0, "beast").choose("no_support").dice(1, 2 * way + 1)
    assert table.g.monsters_at == [table.ahead(space, way)]


@rule("DI-272")
def test_enemies_on_find_tokens_retreat_too() -> None:
    table = discover(1).foe("goat", attack=0, kind="find")
    space = middle(table)
    table.put(0, space).token(space, Token("leaf_goat", "leaf", enemy="goat"), hidden=False).fight(0, "goat").dice(1, 3)
    assert table.g.lying_at == [table.ahead(space, 1)]
    assert table.sees(0)["tokens"][0]["token"] == "leaf_goat"


@rule("DI-265")
def test_damage_outside_a_fight_can_defeat_and_gives_the_reward_from_afar() -> None:
    table = arena(reward=(("gain", "meat", 2),))
    table.put(0, table.ahead(table.g.at[0], 1)).effects(0, ("strike", 1, 2)).choose("strike_hidden")
    assert table.held(0) == {"meat": 2}
    assert table.told("defeated") == [(0, "beast")]


@rule("DI-266")
def test_a_fight_by_a_moving_monster_costs_no_stamina() -> None:
    table = arena()
    table.g.monsters_at = [table.ahead(table.g.at[0], 1)]
    table.effects(0, ("monsters", 1))
    assert table.g.foe == "beast"
    assert table.dice(8, 1).stamina[0] == 8


def flight(**enemy: Any) -> Table:
    """A survivor who can escape before the roll."""
    return arena(2, **enemy).character(0, Power("before", (("escape",),), limit="day"))


@rule("DI-273")
def test_without_a_card_there_is_no_escape() -> None:
    table = arena().fight(0, "beast")
    assert (table.question, table.seats) == ("fight", ())
    table = arena().stock(0, poison=1).fight(0, "beast").dice(1, 8)
    assert table.asked(0) == ["better poison", "let_stand"]


@rule("DI-274", "DI-275", "DI-276")
def test_who_escapes_goes_to_a_space_without_a_monster_and_the_fight_ends() -> None:
    table = flight().foe("other")
    space = table.g.at[0]
    table.monster(table.ahead(space, 1), "other").fight(0, "beast").choose("use")
    offered = {int(said.split()[1]) for said in table.asked(0)}
    assert offered == set(table.beside(space)) - {table.ahead(space, 1)}
    table.choose("that_space", min(offered))
    assert (table.g.at[0], table.dials[0], table.g.foe) == (min(offered), [], "")
    assert table.g.wounds == {"beast": 0}
    assert table.g.monsters_at[0] == space


@rule("DI-277")
def test_whoever_is_left_with_the_enemy_fights_it_at_once() -> None:
    table = flight()
    table.put(1, table.g.at[0]).fight(0, "beast").choose("no_support").choose("use")
    table.choose("that_space", table.beside(table.g.at[1])[0])
    assert table.g.fighter == 1
    assert table.g.foe == "beast"


@rule("DI-277", "DI-233")
def test_of_several_left_with_an_enemy_on_a_find_token_the_chief_says_who_fights_it() -> None:
    table = discover(4).foe("goat", kind="find").character(0, Power("before", (("escape",),), limit="day"))
    table.g.chief = 3
    space = middle(table)
    for seat in (0, 1, 2):
        table.put(seat, space)
    table.put(3, far_from(table, space)).token(space, Token("leaf_goat", "leaf", enemy="goat"), hidden=False)
    table.fight(0, "goat").choose("no_support").choose("no_support").choose("use")
    table.choose("that_space", table.beside(space)[0])
    assert (table.question, table.seats) == ("who_fights", (3,))
    assert table.asked(3) == ["fights 1", "fights 2"]
    assert table.choose("fights", 2).g.fighter == 2
    assert table.g.foe == "goat"


@rule("DI-278")
def test_no_deadly_enemy_offers_to_be_bought_off_for_an_escape_that_frees_nobody() -> None:
    enemies = [enemy for name in REGIONS for enemy in region(name).enemies.values()]
    assert [enemy.id for enemy in enemies if enemy.deadly and ("escape",) in enemy.asks] == []
    assert [enemy.id for enemy in enemies if enemy.deadly]


@rule("DI-278")
def test_from_a_deadly_enemy_nobody_gets_away() -> None:
    table = flight(deadly=True)
    space = table.g.at[0]
    table.fight(0, "beast").choose("use")
    assert table.g.at[0] == space
    assert table.told("fight_begins") == [(0, "beast"), (0, "beast")]


@rule("DI-288", "DI-290", "DI-291", "DI-292")
def test_a_deadly_enemy_fights_the_same_survivor_again_until_defeated() -> None:
    weapon = Power("change", (("grey", 1),), limit="fight")
    table = arena(deadly=True, health=3).item(0, "spear", weapon, attributes=("weapon",)).fight(0, "beast")
    for _ in range(3):
        table.dice(7, 1).choose("use", "spear", 0)
    assert table.told("defeated") == [(0, "beast")]
    assert len(table.told("fight_begins")) == 3
    assert not table.told("retreated")


@rule("DI-289")
def test_a_deadly_enemy_turns_to_the_next_on_the_left() -> None:
    table = arena(4, deadly=True)
    for seat in (1, 3):
        table.put(seat, table.g.at[0])
    table.fight(1, "beast").choose("no_support").choose("no_support").dice(1, 1)
    assert table.g.fighter == 3


def test_a_blow_to_an_enemy_is_no_wound_and_no_death_of_whoever_dealt_it() -> None:
    table = arena().fight(0, "beast").dice(8, 6)
    assert table.told("defeated") == [(0, "beast")]
    assert [event.key for event in table.log if event.kind.shows in ("wound", "death")] == []


@rule("DI-263", "DI-269")
def test_after_a_retreat_that_was_chosen_the_fight_is_over_too() -> None:
    table = arena(2, attack=0)
    way = table.ahead(table.g.at[0], direction(1))
    table.put(1, way).fight(0, "beast").choose("no_support").dice(1, 1)
    assert table.question == "retreats_to"
    table.choose("that_space", table.ahead(table.g.at[0], direction(3)))
    assert (table.g.foe, table.g.fighter) == ("", -1)


@rule("DI-265", "DI-307")
def test_only_face_up_enemies_within_reach_are_struck_from_afar() -> None:
    table = discover(1)
    for at, (far, hidden) in enumerate(((1, False), (1, True), (3, False))):
        table.foe(f"cat_{at}", kind="find")
        table.token(table.ahead(table.camp, 1, far), Token(f"find_{at}", "leaf", enemy=f"cat_{at}"), hidden=hidden)
    table.token(table.ahead(table.camp, 1), "wood", hidden=False)
    assert table.effects(0, ("strike", 1, 2)).asked(0) == ["strike cat_0"]
    table.choose("strike", "cat_0")
    assert table.told("defeated") == [(0, "cat_0")]


@rule("DI-277")
def test_the_enemy_that_was_escaped_from_is_fought_before_others_there() -> None:
    table = flight().foe("other")
    space = table.g.at[0]
    table.put(1, space).monster(space, "other", hidden=False).fight(0, "beast").choose("no_support").choose("use")
    table.choose("that_space", table.beside(space)[0])
    assert (table.g.fighter, table.g.foe) == (1, "beast")


@rule("DI-252", "DI-257", "DI-259")
def test_a_change_tells_what_gets_better_and_what_gets_worse() -> None:
    table = arena(defence=8, attack=9).stock(0, wood=1, stone=1, poison=1, scrap=1).fight(0, "beast").dice(7, 9)

    def told(key: str, die: str = "") -> tuple[str, str]:
        option = next(one for one in table.options(0) if one.key == key and die in ("", *one.args))
        assert option.kind.detail
        detail, words = option.kind.detail(table.g, option), Lexicon("en", "discover")
        brings, risks = [
            words.say(part).replace("\u00a0", " ") if part else "" for part in (detail.brings, detail.risks)
        ]
        return brings, risks

    assert told("better") == ("you hit: 0 → 100 %", "")
    assert told("worse") == ("you are hit: 100 → 0 %", "")
    assert told("reroll", "red") == ("you are hit: 100 → 33 %", "")
    assert told("let_stand") == ("you hit: 0 %", "you are hit: 100 %")
    table.choose("worse")
    assert told("reroll", "red") == ("", "you are hit: 0 → 25 %")
    assert told("let_stand") == ("you hit: 0 %", "")
    table = arena(defence=12).stock(0, poison=1).fight(0, "beast").dice(7, 1)
    assert told("better") == ("alone it changes nothing", "")


@rule("DI-269", "DI-274")
def test_out_of_a_fight_spaces_are_told_by_their_direction() -> None:
    table = arena(attack=12).character(0, Power("before", (("escape",),), limit="day")).fight(0, "beast")
    table.ground(table.ahead(table.g.at[0], 1), "ocean").choose("use")
    east = next(one for one in table.options(0) if one.args == (table.ahead(table.g.at[0], 1),))
    assert east.kind.detail
    told = east.kind.detail(table.g, east).main
    assert told
    assert Lexicon("en", "discover").say(told) == "east: ocean"
