"""Scenario five: the last survivor wins. [ledger chapter 19]"""

from __future__ import annotations

import pytest

from campfire.games.discover.binding import book_of
from campfire.games.discover.cards import Power
from campfire.games.discover.codes import FIRST
from campfire.games.discover.rules.duels import attack
from campfire.games.discover.rules.fate import die
from campfire.games.discover.rules.monsters import meet
from campfire.games.discover.rules.prospects import of_support
from campfire.games.discover.rules.quests import check_goal
from campfire.games.discover.wordlist import keys_in
from tests.games.discover.table import Table, discover
from tests.games.discover.test_combat import arena
from tests.games.discover.test_setup import begun
from tests.rules import rule


def field(seats: int = 2) -> Table:
    """Survivors in camp on the second day of scenario five."""
    table = discover(seats, scenario=5)
    table.g.round = 2
    return table


@rule("DI-315", "DI-316")
def test_the_last_survivor_wins_on_either_region() -> None:
    table = field(2)
    table.g.quest = "the_pass_1"
    table.run(die(0, "physical"), check_goal())
    assert table.g.fate == ["physical", "won"]
    assert [book_of(FIRST, 5, ground).sheet.id for ground in (0, 1)] == ["island", "valley"]


def last_two() -> Table:
    """The last two survivors; neither can bear anything more."""
    table = field(2).hurt(0, *["physical"] * 3).hurt(1, *["physical"] * 3)
    table.g.quest = "the_pass_1"
    return table


@rule("DI-315", "DI-075")
def test_whoever_alone_survives_a_line_of_the_night_card_has_won() -> None:
    asks_food, asks_water = ("each", "all", (("eat", 1),)), ("each", "all", (("drink", 1),))
    assert last_two().stock(1, food=1).night(asks_food, asks_water).g.fate == ["exhaustion", "won"]
    assert last_two().night(asks_food).g.fate == ["exhaustion", "exhaustion"], "one line takes both together"


@rule("DI-315", "DI-219")
def test_whoever_alone_is_left_plays_no_threat_any_more() -> None:
    table = last_two()
    for name in ("first", "second"):
        table.card(name, "threat", name="cramp", effects=(("damage", "ailment", 1),))
        table.g.threats.put(name)
    assert table.night(("each", "all", (("threat", 1),))).g.fate == ["ailment", "won"]


@rule("DI-315", "DI-235")
def test_whoever_alone_survives_a_fight_fights_no_more() -> None:
    table = last_two().foe("boar", defence=12, attack=1).foe("sow", defence=12, attack=1)
    there = table.beside()[0]
    table.put(1, there).monster(table.camp, "boar").monster(there, "sow").run(meet())
    assert table.choose("no_support").dice(1, 12).g.fate == ["physical", "won"]


@rule("DI-315", "DI-333")
def test_two_who_kill_each_other_in_an_attack_die_together() -> None:
    assert last_two().run(attack(0, 1)).dice(10, 10).g.fate == ["physical", "physical"]
    assert last_two().run(attack(0, 1)).dice(10, 9).g.fate == ["won", "physical"]


@rule("DI-317", "DI-318")
def test_all_blueprints_lie_face_up_and_nobody_draws() -> None:
    g = begun(2, "5")
    assert len(g.on_table) == 8
    assert all(not hand.cards for hand in g.hands)
    table = field().plan("pot", costs=(("wood", 1),)).stock(1, wood=1).turn(1).choose("craft", "plan_pot")
    assert len(table.g.hands[1]) == 0
    assert len(field().effects(0, ("blueprint", 2)).g.hands[0]) == 0


@rule("DI-319", "DI-320")
def test_exploring_draws_a_random_notice_once_a_space() -> None:
    table = field().ground(discover().camp, mark="landmark", landmark="goat_fold").turn().choose("explore")
    notice = max(at for at, card in enumerate(table.g.notices.cards) if not table.g.book.cards[card].choices)
    table.come_up(notice)
    assert table.told("played")[0][1] == table.g.book.notices[notice]
    assert table.g.explored == [table.camp]
    assert not [said for said in table.turn(1).asked(1) if said.startswith("explore")]


@rule("DI-321")
def test_nobody_is_attacked_on_the_first_day() -> None:
    table = field()
    table.g.round = 1
    assert not [said for said in table.turn().asked(0) if said.startswith("attack")]


@rule("DI-322", "DI-323", "DI-085")
def test_an_attack_costs_three_and_may_be_repeated() -> None:
    table = field().tired(0, 7).turn()
    table.choose("attack", 1).dice(1, 1).choose("attack", 1).dice(1, 1)
    assert table.stamina[0] == 1
    assert not [said for said in table.asked(0) if said.startswith("attack")]
    assert field().tired(0, 3).turn().choose("attack", 1).dice(1, 1).stamina[0] == 0
    away = field()
    away.put(1, away.beside()[0]).turn()
    assert not [said for said in away.asked(0) if said.startswith("attack")]
    peace = discover().turn()
    assert not [said for said in peace.asked(0) if said.startswith("attack")]


@rule("DI-324", "DI-331", "DI-340")
def test_from_ten_on_grey_hurts_the_defender_and_one_resource_may_be_taken() -> None:
    table = field().stock(1, wood=1).item(1, "hat").run(attack(0, 1)).dice(10, 9)
    if table.question == "change_result":
        table.choose("pass").choose("pass")
    assert table.dials == [[], ["physical"]]
    assert table.asked(0) == ["take wood", "take_nothing"]
    assert table.choose("take", "wood").held(0) == {"wood": 1}
    assert table.g.items[1] == ["hat"]


@rule("DI-332", "DI-333")
def test_red_hurts_the_attacker_and_both_can_happen() -> None:
    table = field().run(attack(0, 1)).dice(10, 10)
    assert table.dials == [["physical"], ["physical"]]


@rule("DI-334")
def test_nobody_retreats() -> None:
    table = field().run(attack(0, 1)).dice(1, 1)
    assert table.g.at == [table.camp, table.camp]
    assert not table.told("retreated")


@rule("DI-325", "DI-329", "DI-330")
def test_changes_go_round_until_all_pass_in_a_row() -> None:
    table = field().stock(0, poison=2).stock(1, scrap=1, poison=1).run(attack(0, 1)).dice(9, 9)
    assert table.seats == (0,)
    assert table.choose("pass").seats == (1,)
    assert table.choose("worse").seats == (0,)
    assert table.choose("better").seats == (1,)
    assert table.choose("pass").seats == (0,)
    table.choose("pass")
    assert table.dials == [[], ["physical"]]


@rule("DI-326", "DI-327")
def test_what_costs_nothing_always_applies_to_ones_own_die() -> None:
    table = field().character(1, always=(("grey", 2),)).run(attack(0, 1)).dice(1, 8)
    assert table.dials == [["physical"], []]


@rule("DI-326", "DI-254")
def test_weapons_and_abilities_that_cost_nothing_always_apply_and_use_no_turn() -> None:
    free = Power("change", (("grey", 2),), limit="fight")
    table = field().item(1, "spear", free, attributes=("weapon",)).character(0, free)
    table.item(0, "plate", Power("change", (("red", -1),), limit="fight"), attributes=("weapon",))
    table.run(attack(0, 1)).dice(8, 9)
    assert table.dials == [["physical"], ["physical"]]
    assert table.told("attack_over") == [(10, 10)]


@rule("DI-325", "DI-326")
@pytest.mark.parametrize(
    "power",
    [
        Power("change", (("grey", 2),), limit="fight", pay=(("stamina", 1),)),
        Power("change", (("grey", 2),), limit="day"),
        Power("change", (("reroll", "grey"),), limit="fight"),
    ],
)
def test_what_costs_something_or_rolls_anew_waits_for_its_owners_turn(power: Power) -> None:
    table = field().item(1, "spear", power, attributes=("weapon",)).run(attack(0, 1)).dice(1, 8)
    assert (table.question, table.seats) == ("change_result", (0,))
    assert "use spear 0" in table.choose("pass", by=0).asked(1)


@rule("DI-327")
def test_a_weapon_of_the_defender_changes_the_defenders_die() -> None:
    weapon = Power("change", (("grey", 2),), limit="fight", pay=(("stamina", 1),))
    table = field().item(1, "spear", weapon, attributes=("weapon",)).run(attack(0, 1)).dice(1, 8)
    table.choose("pass", by=0).choose("use", "spear", 0, by=1)
    while table.question == "change_result":
        table.choose("pass")
    assert table.dials == [["physical"], []]


@rule("DI-328", "DI-335")
def test_others_near_are_helpers_with_support_cards_only() -> None:
    table = field(3).stock(2, poison=3).run(attack(0, 1))
    assert (table.question, table.seats) == ("give_support", (2,))
    table.choose("no_support").dice(9, 1)
    assert table.pending is None


@rule("DI-336")
def test_suppression_adds_damage_and_is_paid_if_the_attacker_is_hurt() -> None:
    table = field(3).run(attack(0, 1)).choose("support", "suppression").dice(10, 10)
    assert table.dials == [["physical"], ["physical", "physical"], ["physical"]]


@rule("DI-337")
def test_onslaught_and_defence_hurt_nobody_here() -> None:
    onslaught = field(3).run(attack(0, 1)).choose("support", "onslaught").dice(8, 12)
    assert onslaught.dials == [["physical"], ["physical"], []]
    defence = field(3).run(attack(0, 1)).choose("support", "defence").dice(1, 12)
    assert defence.dials == [[], [], []]


def shielded(damage: int) -> Table:
    """A defender who can prevent one damage, with something to take."""
    table = field(3).stock(1, wood=1)
    table.character(1, Power("damage", (("cancel",),), limit="game")).run(attack(0, 1))
    if damage == 2:
        table.choose("support", "suppression")
    else:
        table.choose("no_support")
    table.dice(10, 1)
    while table.question == "change_result":
        table.choose("pass")
    return table.choose("prevent")


@rule("DI-338")
def test_what_is_not_prevented_is_still_dealt() -> None:
    assert shielded(2).dials[1] == ["physical"]


@rule("DI-339")
def test_a_resource_may_be_taken_even_if_all_damage_was_prevented() -> None:
    table = shielded(1)
    assert table.dials[1] == []
    assert table.asked(0) == ["take wood", "take_nothing"]


@rule("DI-336")
def test_suppression_costs_nothing_if_the_attacker_prevents_the_damage() -> None:
    table = field(3).character(0, Power("damage", (("cancel",),), limit="game")).run(attack(0, 1))
    table.choose("support", "suppression").dice(10, 10).choose("prevent", by=0)
    assert table.dials == [[], ["physical", "physical"], []]


@rule("DI-327", "DI-332")
def test_a_weapon_that_adds_damage_hurts_whoever_its_owner_fights() -> None:
    gun = Power("change", (("grey", 3), ("extra", 1)), limit="fight")
    table = field().item(1, "gun", gun, attributes=("weapon",)).run(attack(0, 1)).dice(10, 8)
    table.choose("pass", by=0).choose("use", "gun", 0, by=1)
    while table.question == "change_result":
        table.choose("pass")
    assert table.dials == [["physical", "physical"], ["physical"]]


@rule("DI-254", "DI-331", "DI-332")
def test_what_a_weapon_adds_to_a_hit_is_offered_to_both() -> None:
    for seat, faces in ((0, (10, 1)), (1, (1, 10))):
        knife = Power("hit", (("extra", 1),), limit="fight", pay=(("stamina", 1),))
        table = field().item(seat, "knife", knife, attributes=("weapon",)).run(attack(0, 1)).dice(*faces)
        table.choose("use", "knife", 0, by=seat)
        assert table.dials[1 - seat] == ["physical", "physical"]
        assert table.dials[seat] == []


@rule("DI-336", "DI-337")
@pytest.mark.parametrize("rival", [True, False])
def test_a_support_card_tells_what_it_does_in_this_fight(rival: bool) -> None:
    table = field(3).run(attack(0, 1)) if rival else arena(3)
    if not rival:
        table.put(2, table.g.at[0]).fight(0, "beast")
    told = [of_support(table.g, option).brings for option in table.options(2) if option.key == "support"]
    said = {key for brings in told if brings for key in keys_in(brings)}
    assert {"effect-extra", "effect-hurt_too", "support-grey", "support-red"} <= said
    assert ("effect-on_red" in said, "effect-instead" in said) == (not rival, not rival)
