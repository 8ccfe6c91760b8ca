"""The abilities of the characters in common, and rolling dice again, Friday's too. [ledger chapters 4 and 27]"""

from __future__ import annotations

import pytest

from campfire.games.robinson.cards import CHARACTERS, FRIDAY, PRESERVES
from campfire.games.robinson.rules.abilities import can_use_ability
from campfire.games.robinson.rules.morale import high_morale
from campfire.games.robinson.rules.scenario import round_ends
from campfire.games.robinson.signs import Sign
from campfire.kernel.question import AskAll
from tests.games.robinson.characters import lone, offered
from tests.games.robinson.plans import planning
from tests.games.robinson.table import Table, robinson
from tests.rules import rule

COSTS = {
    "carpenter": {"economical_construction": 2, "craftsmanship": 2, "a_new_idea": 3, "handyman": 3},
    "cook": {"grandmas_recipe": 2, "scrounger": 2, "stone_soup": 3, "hooch": 3},
    "explorer": {"lucky": 2, "reconnaissance": 2, "motivational_speech": 3, "scouting": 3},
    "soldier": {"tracking": 2, "defensive_plan": 3, "frenzy": 3, "the_hunt": 4},
}
NOW = ("a_new_idea", "handyman", "grandmas_recipe", "stone_soup", "reconnaissance")
STANDING = (*NOW, "motivational_speech", "scouting", "tracking", "defensive_plan", "the_hunt")
"""Abilities that are offered while the group plans."""


@pytest.mark.parametrize("character", CHARACTERS)
@rule("RC-133", "RC-147", "RC-151", "RC-156", "RC-160", "RC-162", "RC-163", "RC-168")
def test_each_character_has_four_abilities_paid_with_determination(character: str) -> None:
    assert dict(CHARACTERS[character].abilities) == COSTS[character]


@pytest.mark.parametrize("character", CHARACTERS)
@rule("RC-133", "RC-135", "RC-058")
def test_an_ability_is_offered_where_its_owner_can_pay(character: str) -> None:
    for have in range(6):
        table = planning(lone(character, have))
        assert offered(table) == {a for a, cost in COSTS[character].items() if a in STANDING and cost <= have}


@pytest.mark.parametrize(
    ("character", "ability"), [(name, a) for name, costs in COSTS.items() for a in costs if a in STANDING]
)
@rule("RC-133", "RC-134")
def test_an_ability_takes_what_it_costs_from_its_owner(character: str, ability: str) -> None:
    table = lone(character)
    table.g.determination[4] = 9
    planning(table).choose("ability", ability)
    assert (table.determination(0), table.determination(4)) == (9 - COSTS[character][ability], 9)
    assert ability in table.g.used


@rule("RC-058", "RC-133")
def test_the_determination_of_others_does_not_pay() -> None:
    table = planning(robinson(2, "explorer", "soldier").determined(1, 9))
    assert offered(table, 0) == set()
    assert not can_use_ability(table.g, 1, "motivational_speech")


@rule("RC-134", "RC-429")
def test_an_ability_is_used_once_a_round() -> None:
    table = planning(lone("explorer"))
    table.choose("ability", "motivational_speech")
    assert (table.determination(0), table.g.used) == (6, ("motivational_speech",))
    assert "motivational_speech" not in offered(table)
    table.now("night").begin(round_ends())
    assert "motivational_speech" in offered(planning(table))


@rule("RC-135")
def test_an_ability_may_be_used_while_others_decide() -> None:
    table = robinson(2, "cook", "explorer").determined(1, 3).wounded(0, 1).morale(3).now("morale")
    table.begin(high_morale())
    put = table.pending
    assert isinstance(put, AskAll)
    assert (put.seats, put.may()) == ((0,), (1,))
    table.morale(2).choose("ability", "motivational_speech", by=1)
    assert table.at_morale == 3


@rule("RC-048", "RC-079")
def test_what_is_used_meanwhile_leaves_the_decision_to_the_whole_group() -> None:
    table = robinson(3).equipment("biscuits").plan("rest", "", "0").plan("rest", "", "1").act()
    put = table.pending
    assert isinstance(put, AskAll)
    assert [put.of(seat).seats for seat in (0, 1, 2)] == [(0, 1, 2)] * 3
    assert all(put.of(seat).find("biscuits", ()) for seat in (0, 1, 2))


@rule("RC-079", "RC-098")
def test_what_lies_before_everybody_may_be_used_while_one_decides() -> None:
    table = robinson(3, "cook", "explorer", "soldier").equipment("biscuits").wounded(0, 1).morale(3).now("morale")
    table.begin(high_morale())
    put = table.pending
    assert isinstance(put, AskAll)
    assert (put.seats, put.may()) == ((0,), (1, 2))
    assert [option.key for option in put.of(2).options] == ["biscuits"]
    assert table.choose("biscuits", by=2).g.available[PRESERVES] == 1
    assert table.question == "high_morale"


@rule("RC-046")
def test_a_weak_first_player_uses_no_abilities() -> None:
    assert offered(planning(lone("explorer").sign(Sign("no_abilities", (0,), "round")))) == set()


@rule("RC-059", "RC-135")
def test_determination_is_spent_as_soon_as_it_is_gained() -> None:
    table = robinson(1, "explorer").determined(0, 1).plan("camp", "", "0").plan("rest", "", "0").act()
    assert table.determination(0) == 3
    assert "motivational_speech" in offered(table)
    before = table.at_morale
    assert table.choose("ability", "motivational_speech").at_morale == before + 1


# Dice


REROLLS = [("carpenter", "craftsmanship", "build"), ("cook", "scrounger", "gather"), ("explorer", "lucky", "explore")]


def rolling(character: str, kind: str, determination: int, pawn: str = "0") -> Table:
    """An action of a kind is about to be rolled for."""
    table = robinson(2, character).determined(0, determination).tile("A1", 5).next_tiles(8, 3)
    target = {"build": "shovel", "gather": "A1:wood", "explore": "B2"}[kind]
    table.plan(kind, target, pawn, along=("roll",)).act()
    return table.choose("resolve") if table.question == "next_action" else table


@pytest.mark.parametrize(("character", "ability", "kind"), REROLLS)
@rule("RC-145", "RC-150", "RC-155", "RC-137")
def test_one_die_of_an_own_action_is_rolled_again_before_any_counts(character: str, ability: str, kind: str) -> None:
    table = rolling(character, kind, 2).roll(kind, True, True, False)
    assert table.question == "rolled"
    assert table.wounds(0) == 0
    dice = [option.args[-1] for option in table.options(0) if option.args[0] == ability]
    assert dice == ["wound", "success", "adventure"]
    table.choose("ability", ability, "wound").roll_again(kind, 0, False)
    assert (table.wounds(0), table.determination(0)) == (0, 0)


@pytest.mark.parametrize(("character", "ability", "kind"), REROLLS)
@rule("RC-136", "RC-145", "RC-150", "RC-155")
def test_dice_of_others_or_of_another_colour_are_not_rolled_again(character: str, ability: str, kind: str) -> None:
    for other in ("build", "gather", "explore"):
        table = rolling(character, other, 2).roll(other, True, True, False)
        assert any(option.args[0] == ability for option in table.options(0)) == (other == kind)
    table = rolling(character, kind, 2, pawn="1").roll(kind, True, True, False)
    assert not any(option.args[0] == ability for seat in (0, 1) for option in table.options(seat))


@rule("RC-138")
def test_the_consolation_of_a_roll_does_not_pay_for_it() -> None:
    table = rolling("carpenter", "build", 1).roll("build", False, False, False)
    assert table.question != "rolled"
    assert table.determination(0) == 3


@rule("RC-456", "RC-136")
def test_friday_rolls_any_die_of_his_again() -> None:
    table = robinson(1, "cook").friday(determination=3).plan("build", "shovel", "friday", along=("roll",)).act()
    table.roll("build", True, True, False).choose("friday_rerolls", "wound").roll_again("build", 0, False)
    assert (table.wounds(FRIDAY), table.determination(FRIDAY)) == (0, 1)


@rule("RC-456")
@pytest.mark.parametrize(("kind", "target"), [("build", "shovel"), ("gather", "A1:wood"), ("explore", "A2")])
def test_two_determination_are_just_enough_for_friday_whatever_the_dice(kind: str, target: str) -> None:
    def rolled(n: int) -> list[str]:
        table = robinson(1, "cook").tile("A1", 6).friday(determination=n).plan(kind, target, "friday", along=("roll",))
        return table.act().nature(5, 5, 5).asked(0)

    dice = ["friday_rerolls wound", "friday_rerolls success", "friday_rerolls adventure"]
    assert (rolled(2), rolled(1)) == (["keep_roll 0 0 0", *dice], [])
