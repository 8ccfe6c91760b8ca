"""The action dice and what is rolled again. [ledger chapters 9 and 13]"""

from __future__ import annotations

import pytest

from campfire.games.robinson.cards import ACTION_DICE, FRIDAY
from campfire.games.robinson.state import State, Who
from campfire.games.robinson.vocabulary.offers import ABILITY, Aid
from campfire.games.robinson.vocabulary.survivors import lose_determination
from campfire.kernel.question import Chance
from tests.games.robinson.table import Table, robinson
from tests.rules import rule


def gathering(*along: str) -> Table:
    """The first player gathers wood on a tile beside the camp."""
    return robinson(seats=2).tile("A1", 6).plan("gather", "A1:wood", "0", along=along)


def luck(g: State, me: Who, kind: str) -> list[Aid]:
    """A test ability: one die again for two determination."""
    if g.determination[me] < 2:
        return []
    return [Aid("luck", ABILITY, ("lucky",), (lose_determination(me, "", 2),))]


@pytest.fixture
def lucky(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the test ability rolls dice again."""
    monkeypatch.setattr("campfire.games.robinson.rules.dice.REROLLS", [luck])


@pytest.fixture
def confused(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first player is confused."""
    monkeypatch.setattr("campfire.games.robinson.vocabulary.specials.DOUBTS", [lambda g, me: me == 0])


@rule("RC-295", "RC-209")
@pytest.mark.parametrize(("kind", "target"), [("build", "shovel"), ("gather", "A1:wood"), ("explore", "A2")])
def test_the_lower_number_of_pawns_rolls_three_dice_of_the_colour(kind: str, target: str) -> None:
    table = robinson(seats=2).tile("A1", 6).plan(kind, target, "0", along=("roll",)).act()
    assert isinstance(table.pending, Chance)
    assert (table.pending.key, table.sides) == (f"{kind}_dice", (6, 6, 6))


@rule("RC-209")
@pytest.mark.parametrize(("kind", "target"), [("build", "shovel"), ("gather", "A1:wood"), ("explore", "A2")])
def test_the_higher_number_of_pawns_succeeds_without_dice(kind: str, target: str) -> None:
    table = robinson(seats=2).tile("A1", 6).next_tiles(8).plan(kind, target, "0", "0").act()
    assert table.done
    assert table.told("rolled") == []
    done = {"build": "shovel" in table.built, "gather": table.future == {"wood": 1}, "explore": "A2" in table.g.tiles}
    assert [other for other, is_done in done.items() if is_done] == [kind]


@rule("RC-296")
@pytest.mark.parametrize("kind", ["build", "gather", "explore"])
def test_each_die_has_two_outcomes_on_its_printed_faces(kind: str) -> None:
    for die in range(3):
        shown = []
        for face in range(6):
            table = robinson(seats=2).tile("A1", 6).next_tiles()
            target = {"build": "shovel", "gather": "A1:wood", "explore": "A2"}[kind]
            faces = [5, 5, 5]
            faces[die] = face
            table.plan(kind, target, "0", along=("roll",)).act().nature(*faces)
            shown.append(table.told("rolled")[0][2 + die])
        assert shown == [1] * ACTION_DICE[kind][die] + [0] * (6 - ACTION_DICE[kind][die])


@rule("RC-297")
@pytest.mark.parametrize("wound", [True, False])
def test_the_wound_die_wounds_the_leader_or_nobody(wound: bool) -> None:
    table = gathering("roll").act().roll("gather", wound, True, False)
    assert (table.wounds(0), table.wounds(1)) == (int(wound), 0)


@rule("RC-298")
def test_a_success_is_carried_out() -> None:
    table = gathering("roll").act().roll("gather", False, True, False)
    assert table.future == {"wood": 1}
    assert table.determination(0) == 0


@rule("RC-298")
def test_a_failure_gives_its_leader_two_determination() -> None:
    table = gathering("roll").act().roll("gather", False, False, False)
    assert table.future == {}
    assert (table.determination(0), table.determination(1)) == (2, 0)


@rule("RC-299")
@pytest.mark.parametrize("adventure", [True, False])
def test_the_adventure_die_draws_the_top_card_of_its_colour(adventure: bool) -> None:
    table = gathering("roll").adventure("gather", "below").adventure("gather", "top", '[["morale_down", 1]]')
    table.act().roll("gather", False, True, adventure)
    assert table.told("adventure") == ([(0, "top")] if adventure else [])
    assert table.at_morale == (-1 if adventure else 0)
    assert table.g.adventures["gather"].cards == (["below"] if adventure else ["below", "top"])


@rule("RC-300")
def test_a_failed_action_may_still_wound_and_bring_an_adventure() -> None:
    table = gathering("roll").adventure("gather", "omen", '[["morale_down", 1]]').act()
    table.roll("gather", True, False, True)
    assert (table.wounds(0), table.determination(0), table.future, table.at_morale) == (1, 2, {}, -1)


@rule("RC-300", "RC-119", "RC-441")
def test_a_leader_who_dies_of_the_wound_die_gains_nothing() -> None:
    table = gathering("roll").wounded(0, 12).act().roll("gather", True, True, True)
    assert table.lost
    assert table.future == {}


@rule("RC-300")
def test_wound_success_and_adventure_come_in_this_order() -> None:
    """The failure's determination is there when the adventure takes it. [O-57]"""
    table = gathering("roll").adventure("gather", "toll", '[["lose_determination", 2]]').act()
    table.roll("gather", True, False, True)
    told = [event.key for event in table.g.log or []]
    assert told[told.index("wounded") :] == ["wounded", "failed", "determined", "adventure", "discouraged"]
    assert table.wounds(0) == 1


@rule("RC-136", "RC-137")
def test_an_ability_rolls_one_die_again_before_any_result_applies(lucky: None) -> None:
    table = gathering("roll").determined(0, 2).act().roll("gather", True, False, False)
    assert table.wounds(0) == 0
    assert table.asked(0) == [
        "keep_roll 1 0 0",
        "ability lucky wound",
        "ability lucky success",
        "ability lucky adventure",
    ]
    assert table.asked(1) == []
    table.choose("ability", "lucky", "wound").roll_again("gather", 0, False)
    assert (table.wounds(0), table.determination(0)) == (0, 2)


@rule("RC-138", "RC-137")
def test_determination_of_the_roll_cannot_pay_for_rolling_it_again(lucky: None) -> None:
    table = gathering("roll").act().roll("gather", False, False, False)
    assert table.done
    assert table.determination(0) == 2


@rule("RC-456")
def test_friday_rolls_again_as_often_as_he_can_pay(lucky: None) -> None:
    table = robinson(seats=2).friday(determination=4).tile("A1", 6)
    table.plan("gather", "A1:wood", "friday", along=("roll",)).act().roll("gather", True, False, False)
    table.choose("ability", "lucky", "wound").roll_again("gather", 0, False)
    table.choose("ability", "lucky", "success").roll_again("gather", 1, True)
    assert (table.wounds(FRIDAY), table.determination(FRIDAY), table.future) == (0, 0, {"wood": 1})


@rule("RC-232", "RC-077")
@pytest.mark.parametrize("again", [True, False])
def test_a_reroll_token_rolls_a_success_again_and_goes(again: bool) -> None:
    table = gathering("roll").token("gather", "reroll").act().roll("gather", False, True, False)
    assert table.question == "gather_success_die"
    table.roll_again("gather", 1, again)
    assert table.future == ({"wood": 1} if again else {})
    assert table.determination(0) == (0 if again else 2)
    assert table.tokens("gather") == ()


@rule("RC-233")
def test_a_reroll_token_stays_until_it_bites_in_the_same_round_too() -> None:
    table = gathering("roll").tile("A2", 4).token("gather", "reroll").plan("gather", "A2:wood", "1", along=("roll",))
    table.act().choose("resolve", 0, "gather", "A1:wood", 0).roll("gather", False, False, False)
    assert table.tokens("gather") == ("reroll",)
    table.roll("gather", False, True, False).roll_again("gather", 1, False)
    assert table.determination(1) == 2
    assert table.tokens("gather") == ()


@rule("RC-234")
def test_a_sure_action_does_not_use_up_the_reroll_token() -> None:
    table = gathering().token("gather", "reroll").act()
    assert table.future == {"wood": 1}
    assert table.tokens("gather") == ("reroll",)


@rule("RC-228")
def test_a_reroll_token_bites_once() -> None:
    table = gathering("roll").tile("A2", 4).token("gather", "reroll").plan("gather", "A2:wood", "1", along=("roll",))
    table.act().choose("resolve", 0, "gather", "A1:wood", 0).roll("gather", False, True, False)
    table.roll_again("gather", 1, True).roll("gather", False, True, False)
    assert table.done
    assert table.future == {"wood": 2}


@rule("RC-232")
def test_the_token_comes_first_and_the_ability_after_it(lucky: None) -> None:
    """A success is rolled again for the token; the ability may roll the second result again. [O-47]"""
    table = gathering("roll").determined(0, 2).token("gather", "reroll").act().roll("gather", False, True, False)
    assert table.question == "gather_success_die"
    table.roll_again("gather", 1, False).choose("ability", "lucky", "success").roll_again("gather", 1, True)
    assert table.future == {"wood": 1}


@rule("RC-233")
def test_a_token_does_not_bite_a_success_that_an_ability_brought(lucky: None) -> None:
    """The token looks at the first result alone. [O-47]"""
    table = gathering("roll").determined(0, 2).token("gather", "reroll").act().roll("gather", False, False, False)
    table.choose("ability", "lucky", "success").roll_again("gather", 1, True)
    assert table.future == {"wood": 1}
    assert table.tokens("gather") == ("reroll",)


@rule("RC-655")
def test_a_confused_leader_rolls_every_success_again(confused: None) -> None:
    table = gathering("roll").tile("A2", 4).plan("gather", "A2:wood", "0", along=("roll",)).act()
    table.choose("resolve", 0, "gather", "A1:wood", 0)
    for _ in range(2):
        table.roll("gather", False, True, False)
        assert table.question == "gather_success_die"
        table.roll_again("gather", 1, True)
    assert table.future == {"wood": 2}


@rule("RC-656")
@pytest.mark.parametrize("again", [True, False])
def test_a_confused_leader_rolls_the_success_die_of_a_sure_action(confused: None, again: bool) -> None:
    table = gathering().act()
    assert table.sides == (6,)
    table.nature(0).roll_again("gather", 1, again)
    assert table.future == ({"wood": 1} if again else {})
    assert table.wounds(0) == 0


@rule("RC-232", "RC-655", "RC-656")
@pytest.mark.parametrize("along", [("roll",), ()])
def test_token_and_confusion_have_a_success_rolled_again_once_together(confused: None, along: tuple[str, ...]) -> None:
    """Each asks for one re-roll of the success that was rolled, and the second result stands."""
    table = gathering(*along).token("gather", "reroll").act()
    table.nature(*((5, 0, 5) if along else (0,))).roll_again("gather", 1, True)
    assert (table.future, table.tokens("gather"), table.done) == ({"wood": 1}, (), True)


@rule("RC-255", "RC-257", "RC-077")
@pytest.mark.parametrize("along", [("roll",), ()])
def test_an_adventure_token_brings_a_card_with_and_without_dice(along: tuple[str, ...]) -> None:
    table = (
        gathering(*along).adventure("gather", "omen", '[["morale_down", 1]]').token("gather_deck", "adventure").act()
    )
    if along:
        table.nature(5, 0)
    assert table.told("adventure") == [(0, "omen")]
    assert table.tokens("gather_deck") == ()


@rule("RC-256")
def test_with_a_token_the_adventure_die_is_not_rolled_and_one_card_is_drawn() -> None:
    table = gathering("roll").adventure("gather", "second").adventure("gather", "first")
    table.token("gather_deck", "adventure").act()
    assert table.sides == (6, 6)
    table.nature(5, 0)
    assert table.told("adventure") == [(0, "first")]


@rule("RC-256", "RC-136")
def test_no_ability_rolls_the_card_of_an_adventure_token_away(lucky: None) -> None:
    table = gathering("roll").determined(0, 2).token("gather_deck", "adventure").act().nature(5, 0)
    assert table.asked(0) == ["keep_roll 0 1 1", "ability lucky wound", "ability lucky success"]


@rule("RC-228", "RC-229", "RC-255")
def test_an_adventure_token_concerns_only_the_next_action() -> None:
    table = gathering().tile("A2", 4).plan("gather", "A2:wood", "1", "1").token("gather_deck", "adventure")
    table.adventure("gather", "second").adventure("gather", "first").act()
    table.choose("resolve", 1, "gather", "A2:wood", 1)
    assert table.told("adventure") == [(1, "first")]


@rule("RC-230")
def test_tokens_of_this_action_phase_do_not_concern_its_actions() -> None:
    table = gathering().tile("A2", 4).plan("gather", "A2:wood", "1", "1").token("gather_deck", "adventure")
    table.adventure("gather", "second").adventure("gather", "first", '[["puts", "adventure", "gather_deck"]]')
    table.resolve().choose("resolve", 0, "gather", "A1:wood", 0)
    assert table.told("adventure") == [(0, "first")]
    assert table.tokens("gather_deck") == ("adventure",)


@rule("RC-255")
def test_an_empty_deck_gives_no_adventure() -> None:
    """No card is drawn; the token goes all the same. [O-42]"""
    table = gathering().token("gather_deck", "adventure").act()
    assert table.future == {"wood": 1}
    assert table.tokens("gather_deck") == ()
