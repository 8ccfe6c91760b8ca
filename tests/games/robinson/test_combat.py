"""Hunting and combat. [ledger chapter 12]"""

from __future__ import annotations

import pytest

from campfire.games.robinson.cards import GROUP
from campfire.games.robinson.rules.combat import fight, fight_beast, plunder
from campfire.games.robinson.rules.events import draw_event
from tests.games.robinson.table import Table, laid_aside, robinson
from tests.rules import rule


def hunters(weapons: int = 0) -> Table:
    """The first player hunts with both pawns."""
    return robinson(seats=2).levels(weapons=weapons).plan("hunt", "", "0", "0")


@rule("RC-281", "RC-026")
def test_a_hunt_draws_the_top_card_of_the_hunting_deck() -> None:
    table = hunters(weapons=6).hunting("fox", "bear").act()
    assert table.told("hunted") == [("fox",)]
    assert table.g.hunting.cards == ["bear"]


@rule("RC-282", "RC-292", "RC-091")
def test_the_beast_is_discarded_and_the_gains_lie_in_future() -> None:
    table = hunters(weapons=2).hunting("boa").next_discoveries("herbs").act()
    assert table.future == {"food": 2}
    assert table.g.found_now == ["herbs"]
    assert table.g.gone == ["boa"]
    assert "boa" not in (*table.g.hunting.cards, *laid_aside(table))
    assert table.food == 0


@rule("RC-283", "RC-286", "RC-220")
def test_a_hunt_always_succeeds_whatever_the_wounds() -> None:
    table = hunters(weapons=0).hunting("bear").act()
    assert table.wounds(0) == 7
    assert table.future == {"food": 5, "fur": 2}


@rule("RC-281")
def test_a_hunt_finds_nothing_when_the_deck_has_become_empty() -> None:
    """A card may have taken the last beast. [O-42]"""
    table = hunters().act()
    assert table.done
    assert (table.future, table.wounds(0)) == ({}, 0)


@rule("RC-284", "RC-293")
@pytest.mark.parametrize(("weapons", "wounds"), [(0, 4), (3, 1), (4, 0), (7, 0)])
def test_only_the_leader_takes_the_difference(weapons: int, wounds: int) -> None:
    table = robinson(seats=3).levels(weapons=weapons).begin(fight(1, "", 4, 0, 0, 0, 0))
    assert [table.wounds(seat) for seat in range(3)] == [0, wounds, 0]
    assert table.weapons == weapons


@rule("RC-285", "RC-112", "RC-114", "RC-286")
def test_temporary_bonuses_add_up_for_this_combat_only() -> None:
    table = robinson(seats=2).levels(weapons=1).equipment("pistol", uses=2).begin(fight(0, "", 8, 1, 0, 0, 0))
    table.choose("pistol").choose("pistol")
    assert table.wounds(0) == 1
    assert table.weapons == 0
    table.begin(fight(0, "", 2, 0, 0, 0, 0))
    assert table.wounds(0) == 3


@rule("RC-285", "RC-286")
def test_nobody_is_asked_when_the_weapons_suffice() -> None:
    table = robinson(seats=2).levels(weapons=3).equipment("pistol").begin(fight(0, "", 3, 0, 0, 0, 0))
    assert table.done
    assert table.g.uses["pistol"] == 2


@rule("RC-287")
@pytest.mark.parametrize(("weapons", "left", "wounds"), [(3, 1, 0), (2, 0, 0), (1, 0, 1 + 1)])
def test_the_real_weapon_level_drops_and_missing_levels_wound(weapons: int, left: int, wounds: int) -> None:
    table = robinson(seats=2).levels(weapons=weapons).begin(fight(0, "", 2, 2, 0, 0, 0))
    assert (table.weapons, table.wounds(0)) == (left, wounds)
    assert table.wounds(1) == 0


@rule("RC-287", "RC-112")
def test_a_temporary_bonus_is_no_level_that_could_be_lost() -> None:
    table = robinson(seats=2).equipment("pistol").begin(fight(0, "", 3, 1, 0, 0, 0)).choose("pistol")
    assert (table.weapons, table.wounds(0)) == (0, 1)


@rule("RC-288", "RC-289")
def test_food_and_fur_go_to_future_in_the_action_phase() -> None:
    table = hunters(weapons=6).hunting("chamois").act()
    assert table.future == {"food": 3, "fur": 2}


@rule("RC-290")
@pytest.mark.parametrize(("palisade", "left", "wounds"), [(2, 1, 0), (1, 0, 0), (0, 0, 1)])
def test_the_palisade_drops_and_missing_levels_wound_the_leader(palisade: int, left: int, wounds: int) -> None:
    table = robinson(seats=2).shelter(palisade=palisade).begin(fight(1, "", 0, 0, 0, 0, 1))
    assert table.palisade == left
    assert (table.wounds(0), table.wounds(1)) == (0, wounds)


@rule("RC-291", "RC-681")
@pytest.mark.parametrize(("items", "wounds"), [((), 2), (("medicine",), 0)])
def test_other_effects_of_the_beast_come_last(items: tuple[str, ...], wounds: int) -> None:
    table = hunters(weapons=5).items(*items).hunting("puma_beast").act()
    assert table.wounds(0) == wounds
    keys = [event.key for event in table.g.log or []]
    assert not wounds or keys.index("wounded") > keys.index("gained")


@rule("RC-293")
def test_where_only_a_strength_is_given_nothing_else_is_lost() -> None:
    table = robinson(seats=2).levels(weapons=2).shelter(palisade=1).begin(fight(0, "", 4, 0, 0, 0, 0))
    assert (table.wounds(0), table.weapons, table.palisade) == (2, 2, 1)


@rule("RC-294", "RC-182", "RC-062")
def test_spoils_of_the_event_phase_are_available_at_once_and_one_fights_alone() -> None:
    table = robinson(seats=2).now("event").first(1).begin(fight(1, "", 3, 1, 2, 1, 1))
    assert (table.food, table.fur, table.future) == (2, 1, {})
    assert (table.wounds(0), table.wounds(1)) == (0, 5)


@rule("RC-418", "RC-063")
def test_a_fight_of_the_whole_group_wounds_everybody() -> None:
    table = robinson(seats=3).now("weather").levels(weapons=1).begin(fight(GROUP, "", 3, 0, 0, 0, 0))
    assert [table.wounds(seat) for seat in range(3)] == [2, 2, 2]


@rule("RC-602")
def test_a_beast_without_a_fight_still_takes_and_gives() -> None:
    table = robinson(seats=2).now("action").levels(weapons=3).begin(plunder(0, "bear"))
    assert (table.weapons, table.wounds(0), table.future) == (2, 0, {"food": 5, "fur": 2})


@rule("RC-284")
def test_a_beast_is_fought_by_the_same_steps_outside_the_hunt() -> None:
    table = robinson(seats=2).now("event").levels(weapons=2).begin(fight_beast(0, "tapir"))
    assert (table.wounds(0), table.weapons, table.food, table.fur) == (1, 1, 2, 1)


@rule("RC-235", "RC-228", "RC-229", "RC-077")
def test_a_danger_token_makes_the_next_beast_stronger_and_goes() -> None:
    table = hunters(weapons=4).token("hunt", "danger").hunting("goats", "wild_pig").plan("hunt", "", "1", "1").act()
    table.choose("resolve", 1, "hunt", "", 1)
    assert (table.wounds(1), table.wounds(0)) == (1, 0)
    assert table.tokens("hunt") == ()


@rule("RC-114", "RC-285")
def test_a_group_decides_together_whether_to_use_its_weapons() -> None:
    table = robinson(seats=3).equipment("pistol").begin(fight(0, "", 2, 0, 0, 0, 0))
    assert [table.asked(seat) for seat in range(3)] == [["fight 2", "pistol"]] * 3
    table.choose("fight", by=2)
    assert table.wounds(0) == 2


@rule("RC-235", "RC-282")
def test_a_beast_hunted_in_greater_danger_is_discarded_too() -> None:
    table = robinson().levels(weapons=9).hunting("fox").token("hunt", "danger").plan("hunt", "", "0", "0").act()
    assert (table.g.gone, table.g.aside, table.tokens("hunt")) == (["fox"], {}, ())


@rule("RC-290", "RC-079")
@pytest.mark.parametrize(
    ("weapons", "palisade", "asked"), [(3, 0, "demand"), (3, 1, ""), (0, 0, "fight"), (0, 1, "fight")]
)
def test_things_may_be_used_before_a_fight_takes_a_palisade_that_is_not_there(
    weapons: int, palisade: int, asked: str
) -> None:
    table = robinson().now("event", 2).shelter(palisade=palisade).levels(palisade=palisade, weapons=weapons)
    table.equipment("biscuits").events("howling_in_the_bushes").begin(draw_event())
    assert table.question == asked


@rule("RC-290")
def test_a_beast_tears_down_as_much_of_the_palisade_as_its_card_says() -> None:
    """Of three levels one is there; the other two wound the leader."""
    table = robinson(seats=2).levels(palisade=1, weapons=5).beast("mole", strength=2, palisade_loss=3)
    table.plan("hunt", "", "0", "0").act()
    assert (table.palisade, table.wounds(0), table.wounds(1)) == (0, 2, 0)
