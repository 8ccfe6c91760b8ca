"""The odds of checks, fights and duels, as they are told before the choice."""

from __future__ import annotations

from campfire.games.near_and_far.cards import Choice
from campfire.games.near_and_far.chances import chances
from tests.games.near_and_far.table import Table, trek
from tests.games.near_and_far.test_quests import read
from tests.rules import rule


def odds(table: Table, key: str, *args: int | str) -> list[int]:
    """In how many of a hundred cases an option comes off, alone and with all hearts."""
    (option,) = [one for one in table.options(table.g.active) if one.key == key and one.args[-len(args) :] == args]
    return [likely.percent for likely in chances(table.g, option)]


@rule("NF-214", "NF-216", "NF-215")
def test_a_fight_is_one_die_with_swords_against_its_strength() -> None:
    table = trek().land("a!b").party(0).owns(0, "short_sword").pawn(0, "a").goods(0, heart=1).turn(0).travel("b")
    assert odds(table, "fight", "bandit") == [67, 83]


@rule("NF-247", "NF-246", "NF-243")
def test_hearts_that_an_option_costs_are_not_there_for_its_check() -> None:
    plain = Choice("a", check="skill", number=6, reward=(("gain", "gem", 1),))
    table = read(plain, plain._replace(id="b", pays=(("heart", 2),))).goods(0, heart=3)
    assert odds(table, "choose", "77", "a") == [17, 67]
    assert odds(table, "choose", "77", "b") == [17, 33]


@rule("NF-080", "NF-243", "NF-246")
def test_food_that_an_option_costs_does_not_stand_in_for_hearts() -> None:
    fed = Choice("a", check="skill", number=6, pays=(("food", 2),), reward=(("gain", "gem", 1),))
    table = read(fed, fed._replace(id="b", pays=())).talent(0, "meditation").goods(0, heart=0, food=3)
    table.g.gear = (None,) * 3
    assert odds(table, "choose", "77", "a") == [17, 33]
    assert odds(table, "choose", "77", "b") == [17, 67]
    plain = read(fed).goods(0, heart=1, food=3)
    assert odds(plain, "choose", "77", "a") == [17, 33], "without the talent food is no heart"


@rule("NF-151", "NF-153", "NF-156")
def test_a_duel_is_two_dice_and_ties_are_the_defenders() -> None:
    def duel() -> Table:
        return trek().party(0).party(1).pawn(1, "farm").goods(0, heart=0)

    table = duel().turn(0).choose("visit", "farm")
    assert odds(table, "challenge", 1, "fair") == [42]
    assert odds(table, "challenge", 1, "foul") == [58]
    tied = duel().item("knot", ("wins_duel_ties",)).found(0, "knot").turn(0).choose("visit", "farm")
    assert odds(tied, "challenge", 1, "fair") == [58], "a find that wins ties is reckoned with"
