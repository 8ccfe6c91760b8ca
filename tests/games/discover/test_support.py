"""Support in a fight: who helps, in which order, and what it costs and brings. [ledger chapter 15]"""

from __future__ import annotations

import pytest

from campfire.games.discover.cards import Power
from tests.games.discover.test_combat import arena
from tests.rules import rule


@rule("DI-279", "DI-098")
def test_helpers_are_within_two_spaces() -> None:
    table = arena(4)
    space = table.g.at[0]
    table.put(1, space).put(2, table.ahead(space, 1, 2))
    assert table.fight(0, "beast").seats == (1,)
    assert table.choose("no_support").seats == (2,)
    table.choose("no_support")
    assert table.seats == ()
    assert table.told("supported") == []


@rule("DI-281", "DI-282")
def test_helpers_decide_from_the_participants_left_on() -> None:
    table = arena(4)
    space = table.g.at[0]
    for seat in range(4):
        table.put(seat, space)
    order = []
    table.fight(2, "beast")
    while table.question == "give_support":
        order.append(table.seats[0])
        table.choose("no_support")
    assert order == [3, 0, 1]


@rule("DI-283", "DI-284", "DI-285")
def test_support_applies_whether_welcome_or_not_and_the_card_comes_back() -> None:
    table = arena(2, health=3)
    table.put(1, table.g.at[0]).fight(0, "beast").choose("support", "onslaught").dice(6, 1)
    assert table.g.wounds == {"beast": 1}
    table.g.monsters_at[0] = table.g.at[0]
    table.fight(0, "beast")
    assert "support onslaught" in table.asked(1)


@rule("DI-284")
@pytest.mark.parametrize("name", ["defence", "suppression", "onslaught"])
def test_supporting_can_hurt(name: str) -> None:
    table = arena(2)
    table.put(1, table.g.at[0]).fight(0, "beast").choose("support", name).dice(1, 12)
    assert table.dials[1] == ["physical"]
    assert table.dials[0] == ([] if name == "defence" else ["physical"])


@rule("DI-286")
def test_parts_of_the_reward_may_go_to_helpers() -> None:
    table = arena(2, reward=(("gain", "meat", 2),))
    table.put(1, table.g.at[0]).fight(0, "beast").choose("no_support").dice(8, 1)
    table.choose("keep_reward").choose("give_reward", "meat", 1)
    assert (table.held(0), table.held(1)) == ({"meat": 1}, {"meat": 1})


@rule("DI-286")
def test_stamina_of_the_reward_may_go_to_helpers_too() -> None:
    table = arena(2, reward=(("stamina", 2),))
    table.put(1, table.g.at[0]).fight(0, "beast").choose("no_support").dice(8, 1)
    table.choose("give_reward", "stamina", 1).choose("keep_reward")
    assert table.stamina == [9, 9]


@rule("DI-292")
def test_for_each_new_fight_support_is_decided_afresh() -> None:
    table = arena(2, deadly=True, health=2)
    table.put(1, table.g.at[0]).fight(0, "beast").choose("support", "onslaught").dice(6, 1)
    assert (table.g.wounds, table.question, table.seats) == ({"beast": 1}, "give_support", (0,))
    assert table.choose("no_support").dice(6, 1).g.wounds == {"beast": 1}


@rule("DI-262")
def test_a_helper_who_is_hurt_prevents_nothing() -> None:
    for support in ("suppression", "defence"):
        table = arena(2).character(1, Power("damage", (("cancel",),), limit="game"))
        table.item(1, "plate", Power("hurt", (("prevent", 1),), limit="fight"), attributes=("weapon",))
        table.put(1, table.g.at[0]).fight(0, "beast").choose("support", support).dice(1, 12)
        assert table.dials[1] == ["physical"]
    alone = arena(1).character(0, Power("damage", (("cancel",),), limit="game")).fight(0, "beast").dice(1, 12)
    assert alone.question == "may_prevent"


@rule("DI-256", "DI-284")
def test_what_onslaught_risks_goes_by_the_value_rolled_not_by_the_result() -> None:
    for face, worse, dials in ((11, 2, ["physical"]), (10, 0, [])):
        table = arena(2, attack=0).character(0, always=(("red", 1),)).stock(0, scrap=worse)
        table.put(1, table.g.at[0]).fight(0, "beast").choose("support", "onslaught").dice(1, face)
        for _ in range(worse):
            table.choose("worse", "scrap")
        assert table.dials[1] == dials


@rule("DI-261", "DI-292")
def test_a_participant_who_dies_leaves_a_deadly_enemy_to_the_helpers_on_the_space() -> None:
    table = arena(3, deadly=True, health=2).hurt(0, "physical", "physical", "physical")
    table.g.chief = 0
    table.put(1, table.ahead(table.g.at[0], 1)).put(2, table.g.at[0]).fight(0, "beast")
    table.choose("support", "suppression", by=1).choose("no_support", by=2).dice(1, 12)
    assert (table.g.fate[0], table.g.chief, table.dials[1]) == ("physical", 1, ["physical"])
    assert (table.g.fighter, table.g.foe, table.question, table.seats) == (2, "beast", "give_support", (1,))


@rule("DI-259", "DI-300")
@pytest.mark.parametrize("harm", [(("damage", "ailment", 1),), ()])
def test_what_prevents_a_hurt_in_a_fight_prevents_any_damage_of_the_enemy(
    harm: tuple[tuple[str, str, int], ...],
) -> None:
    table = arena(1, hurt=harm)
    table.item(0, "plate", Power("hurt", (("prevent", 1),), limit="fight", pay=(("stamina", 1),)))
    table.fight(0, "beast").dice(1, 12)
    if harm:
        table.choose("take_damage")
    table.choose("prevent", "plate", 0)
    assert table.dials[0] == (["physical"] if harm else [])


@rule("DI-284")
def test_whoever_suppresses_is_hurt_by_any_damage_that_the_enemy_deals() -> None:
    table = arena(2, hurt=(("damage", "ailment", 1),)).put(1, 0)
    table.item(0, "plate", Power("damage", (("cancel",),), limit="game", kind="physical"))
    table.put(1, table.g.at[0]).fight(0, "beast").choose("support", "suppression").dice(1, 12).choose("prevent")
    assert table.dials == [["ailment"], ["physical"]]


@rule("DI-287", "DI-246")
@pytest.mark.parametrize(
    ("weapon", "faces"),
    [
        (Power("before", (("grey", 3),), limit="fight", pay=(("stone", 1),)), (5, 1)),
        (Power("hit", (("extra", 1),), limit="fight", pay=(("stone", 1),)), (8, 1)),
    ],
)
def test_a_helper_who_may_use_weapons_uses_those_before_the_roll_and_at_a_hit_too(
    weapon: Power, faces: tuple[int, int]
) -> None:
    table = arena(2, health=1 + (weapon.on == "hit")).stock(1, stone=1).item(1, "sling", weapon, attributes=("weapon",))
    table.character(1, always=(("may_use_items_helping",),)).put(1, table.g.at[0]).fight(0, "beast")
    table.choose("no_support")
    if weapon.on == "hit":
        table.dice(*faces).choose("use", "sling", 0, by=1)
    else:
        table.choose("use", "sling", 0, by=1).dice(*faces)
    assert table.told("defeated") == [(0, "beast")]
    assert table.held(1) == {}
