"""Arranging the camp, Rest, and danger in the camp. [ledger chapters 9 and 21]"""

from __future__ import annotations

import pytest

from campfire.games.robinson.cards import FRIDAY
from campfire.games.robinson.rules.resolving import resolve_actions
from campfire.games.robinson.rules.stacks import set_out
from campfire.games.robinson.state import SpecialWound
from campfire.games.robinson.vocabulary.specials import PLACES
from campfire.games.robinson.vocabulary.survivors import determination
from tests.games.robinson.table import robinson
from tests.rules import rule


@rule("RC-396")
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_a_pawn_arranging_the_camp_brings_determination_and_morale(seats: int) -> None:
    table = robinson(seats).plan("camp", "", "0").resolve()
    assert (table.determination(0), table.at_morale) == (2, 1)


@rule("RC-396", "RC-189")
def test_morale_does_not_rise_beyond_its_track() -> None:
    table = robinson(seats=2).morale(3).plan("camp", "", "0").resolve()
    assert (table.determination(0), table.at_morale) == (2, 3)


@rule("RC-397", "RC-041")
@pytest.mark.parametrize(("choice", "determination", "morale"), [("determination", 2, 0), ("morale", 0, 1)])
def test_with_four_players_the_player_chooses_one_of_the_two(choice: str, determination: int, morale: int) -> None:
    table = robinson(seats=4).plan("camp", "", "2").resolve()
    assert table.asked(2) == ["arrange_determination", "arrange_morale"]
    assert table.asked(0) == []
    table.choose(f"arrange_{choice}")
    assert (table.determination(2), table.at_morale) == (determination, morale)


@rule("RC-398", "RC-213")
def test_a_character_may_arrange_the_camp_twice() -> None:
    table = robinson(seats=2).plan("camp", "", "1").plan("camp", "", "1").resolve()
    assert (table.determination(1), table.at_morale) == (4, 2)


@rule("RC-396", "RC-077")
def test_a_marker_on_the_action_space_takes_the_rewards_of_one_arrangement() -> None:
    table = robinson(seats=2).token("camp", "marker").plan("camp", "", "0").plan("camp", "", "1").resolve()
    table.choose("resolve", 0, "camp", "", 0)
    assert (table.determination(0), table.determination(1), table.at_morale) == (0, 2, 1)


@rule("RC-399")
def test_a_pawn_at_rest_heals_one_wound_of_its_character() -> None:
    table = robinson(seats=2).wounded(0, 3).wounded(1, 3).plan("rest", "", "0").resolve()
    assert (table.wounds(0), table.wounds(1)) == (2, 3)


@rule("RC-399", "RC-127")
def test_rest_does_not_remove_special_wounds() -> None:
    table = robinson(seats=2).wounded(0, 1)
    table.g.special_wounds[0] = (SpecialWound("leg", "accident"),)
    table.plan("rest", "", "0").plan("rest", "", "0").resolve()
    assert table.wounds(0) == 0
    assert table.g.special_wounds[0] == (SpecialWound("leg", "accident"),)


@rule("RC-401", "RC-213")
def test_a_character_may_rest_twice() -> None:
    table = robinson(seats=2).wounded(0, 3).plan("rest", "", "0").plan("rest", "", "0").resolve()
    assert table.wounds(0) == 1


@rule("RC-400", "RC-666")
def test_a_bed_heals_two_and_gives_determination() -> None:
    table = robinson(seats=2).items("bed").wounded(0, 3).wounded(1, 3)
    table.plan("rest", "", "0").plan("rest", "", "1").resolve().choose("resolve", 0, "rest", "", 0)
    assert (table.wounds(0), table.determination(0)) == (1, 1)
    assert (table.wounds(1), table.determination(1)) == (1, 1)


@rule("RC-400", "RC-643")
def test_a_hammock_heals_one_and_gives_determination() -> None:
    table = robinson(seats=2).treasure("hammock").wounded(0, 3).plan("rest", "", "0").resolve()
    assert (table.wounds(0), table.determination(0)) == (2, 1)


@rule("RC-400", "RC-643", "RC-666")
@pytest.mark.parametrize(("where", "wounds"), [("bed", 1), ("hammock", 2)])
def test_bed_and_hammock_are_not_combined(where: str, wounds: int) -> None:
    table = robinson(seats=2).items("bed").treasure("hammock").wounded(0, 3).plan("rest", "", "0").resolve()
    table.choose("sleep", where, by=0)
    assert (table.wounds(0), table.determination(0)) == (wounds, 1)


@rule("RC-462", "RC-643", "RC-666")
def test_friday_rests_in_neither() -> None:
    table = robinson(seats=2).friday(wounds=3).items("bed").treasure("hammock").plan("rest", "", "friday").resolve()
    assert (table.wounds(FRIDAY), table.determination(FRIDAY)) == (2, 0)


@rule("RC-334", "RC-331")
def test_a_bed_lost_in_this_phase_still_serves() -> None:
    table = robinson(seats=2).items("bed").wounded(1, 3).plan("build", "shovel", "0", "0").plan("rest", "", "1")
    table.adventure("build", "crack", '[["flip_items_if_possible", 1]]').token("build_deck", "adventure").resolve()
    assert table.told("turned_back") == [("bed",)]
    assert (table.wounds(1), table.determination(1)) == (1, 1)


@rule("RC-239", "RC-237", "RC-238")
@pytest.mark.parametrize(("weapons", "wounds"), [(0, 1), (1, 0)])
@pytest.mark.parametrize(("kind", "target", "pawns"), [("build", "shovel", ("0", "1")), ("camp", "", ("0",))])
def test_danger_in_the_camp_wounds_the_unarmed_leader(
    kind: str, target: str, pawns: tuple[str, ...], weapons: int, wounds: int
) -> None:
    table = robinson(seats=2).levels(weapons=weapons).token("B1", "danger").plan(kind, target, *pawns).resolve()
    assert (table.wounds(0), table.wounds(1)) == (wounds, 0)
    assert table.tokens("B1") == ("danger",)


@rule("RC-239")
def test_danger_in_the_camp_wounds_once_for_each_action_led() -> None:
    """Once for each action, when it is resolved. [O-40]"""
    table = robinson(seats=2).token("B1", "danger").plan("camp", "", "0").plan("rest", "", "0").resolve()
    assert table.told("wounded") == [(0, 1), (0, 1)]
    assert table.wounds(0) == 1


@rule("RC-239")
def test_danger_in_the_camp_does_not_concern_other_actions() -> None:
    table = robinson(seats=2).token("B1", "danger").tile("A1", 6).next_tiles(8)
    table.plan("gather", "A1:wood", "0", "0").plan("explore", "A2", "1", "1").resolve()
    assert (table.wounds(0), table.wounds(1)) == (0, 0)


@rule("RC-239", "RC-236", "RC-348")
def test_danger_in_the_camp_does_not_concern_a_special_place_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PLACES, "temple", lambda me: determination(me, "", 5))
    table = robinson(seats=2).token("B1", "danger").plan("explore", "temple:B1", "0", "0")
    table.begin(set_out(), resolve_actions())
    assert (table.determination(0), table.wounds(0)) == (5, 0)


@rule("RC-113", "RC-239")
def test_a_temporary_weapon_level_answers_danger() -> None:
    table = robinson(seats=2).token("B1", "danger").equipment("pistol").plan("rest", "", "0").resolve()
    assert table.asked(0) == ["suffer_danger 0", "pistol"]
    table.choose("pistol")
    assert (table.wounds(0), table.g.uses["pistol"]) == (0, 1)


@rule("RC-239", "RC-079")
def test_a_weapon_level_gained_in_the_face_of_danger_answers_it() -> None:
    table = robinson(seats=2).token("B1", "danger").equipment("empty_bottle").plan("camp", "", "0").act()
    table.choose("resolve")
    assert table.question == "danger"
    table.choose("empty_bottle").choose("pass_danger").choose("arrange")
    assert (table.weapons, table.wounds(0), table.determination(0)) == (1, 0, 2)


@rule("RC-228", "RC-077")
def test_danger_on_the_exploration_space_concerns_one_leader_and_goes() -> None:
    table = robinson(seats=2).next_tiles(8, 8).token("explore", "danger")
    table.plan("explore", "A1", "0", "0").plan("explore", "B2", "1", "1").resolve()
    table.choose("resolve", 1, "explore", "B2", 1)
    assert (table.wounds(0), table.wounds(1)) == (0, 1)
    assert table.tokens("explore") == ()
