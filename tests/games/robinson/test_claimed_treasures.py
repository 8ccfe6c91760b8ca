"""Treasures for one character a round: Sabre, Helmet, Whip, Backpack. [ledger chapters 3 and 30]"""

from __future__ import annotations

from campfire.games.robinson.actions import Planned
from campfire.games.robinson.cards import FRIDAY, GROUP, JENNY
from campfire.games.robinson.effects.adventures import exhausts_camp_food
from campfire.games.robinson.rules.combat import face_danger, fight
from campfire.games.robinson.rules.end_of_actions import end_of_actions
from campfire.games.robinson.rules.mysteries import Left, begin_drawing, treasure_only
from campfire.games.robinson.rules.scenario import round_ends
from tests.games.robinson.outcomes import beaten, play, run, stage
from tests.games.robinson.table import Table
from tests.games.robinson.wording import aimed
from tests.rules import rule


@rule("RC-648", "RC-112", "RC-287")
def test_a_sabre_adds_three_levels_for_a_wound_each_time_and_is_not_worn_by_losses() -> None:
    table = stage().treasure("saber").levels(weapons=1)
    assert beaten(table, 0, ("saber", 0), strength=6) == {"wounds 0": 3}
    changed = run(table, "", fight(0, "", 4, 1, 0, 0, 0), ("saber", 0))
    assert changed == {"wounds 0": 1, "weapons": -1}
    assert table.g.kept == ["saber"]


@rule("RC-648", "RC-114")
def test_a_sabre_is_used_once_in_a_combat_and_adds_to_other_weapons() -> None:
    table = stage().treasure("saber").treasure("old_rifle").levels().begin(fight(0, "", 9, 0, 0, 0, 0))
    assert table.asked(0) == ["fight 9", "old_rifle", "saber 0"]
    table.choose("saber")
    assert table.asked(0) == ["fight 6", "old_rifle"]
    table.choose("old_rifle")
    assert table.wounds(0) == 4
    assert (table.g.kept, table.g.mystery_discard) == (["saber"], ["old_rifle"])


@rule("RC-648", "RC-084", "RC-085", "RC-086")
def test_a_sabre_serves_one_character_a_round() -> None:
    table = stage().treasure("saber").levels()
    beaten(table, 0, ("saber", 0))
    assert table.g.claimed == {"saber": 0}
    table.begin(fight(1, "", 3, 0, 0, 0, 0))
    assert table.done
    assert table.wounds(1) == 3
    beaten(table, 0, ("saber", 0))
    table.begin(round_ends())
    assert table.g.claimed == {}
    assert beaten(table, 1, ("saber", 1), strength=3) == {"wounds 1": 1, "morale": -1}


@rule("RC-648", "RC-419")
def test_a_sabre_protects_the_whole_group_from_hungry_animals_and_cuts_one() -> None:
    table = stage("weather").treasure("saber").levels(weapons=0)
    assert beaten(table, GROUP, ("saber", 1), strength=3) == {"wounds 1": 1}


@rule("RC-648", "RC-392", "RC-644")
def test_who_sleeps_outside_does_not_fight_for_the_camp() -> None:
    table = stage("weather").treasure("saber").treasure("helmet").levels(weapons=0)
    table.g.outside[0] = "A1"
    table.begin(fight(GROUP, "", 3, 0, 0, 0, 0))
    assert table.asked(1) == ["fight 3", "saber 1", "helmet 1"]


@rule("RC-113", "RC-648")
def test_a_sabre_drawn_against_danger_can_be_drawn_again_in_the_next_fight() -> None:
    table = stage().treasure("saber").levels()
    play(table.begin(face_danger(0)), ("saber", 0))
    assert (table.wounds(0), table.g.signs) == (1, ())
    assert beaten(table, 0, ("saber", 0), strength=3) == {"wounds 0": 1}


@rule("RC-644")
def test_a_helmet_spares_its_user_a_wound_in_every_fight() -> None:
    table = stage().treasure("helmet")
    assert beaten(table, 0, ("helmet", 0)) == {"wounds 0": 1}
    assert beaten(table, 0, ("helmet", 0)) == {"wounds 0": 1}
    assert beaten(table, 1) == {"wounds 1": 2}
    assert table.g.claimed == {"helmet": 0}


@rule("RC-644")
def test_a_helmet_spares_one_chosen_character_against_hungry_animals() -> None:
    table = stage("weather", seats=3).treasure("helmet").levels(weapons=1)
    table.begin(fight(GROUP, "", 3, 0, 0, 0, 0)).choose("helmet", 2)
    assert table.done
    assert [table.wounds(seat) for seat in range(3)] == [2, 2, 1]


@rule("RC-644", "RC-511", "RC-513", "RC-460")
def test_against_hungry_animals_jenny_may_wear_the_helmet_and_friday_needs_none() -> None:
    table = stage("weather").jenny().friday().treasure("helmet").levels(weapons=1)
    table.begin(fight(GROUP, "", 3, 0, 0, 0, 0))
    assert table.asked(0) == ["fight 2", "helmet 0", "helmet 1", f"helmet {JENNY}"]
    table.choose("helmet", JENNY)
    assert [table.wounds(who) for who in (0, 1, JENNY)] == [2, 2, 1]


@rule("RC-644", "RC-046")
def test_a_helmet_is_of_use_only_from_the_next_round_on() -> None:
    table = stage().mysteries("helmet").begin(begin_drawing(0, "A2", Left(1, 0, 0, 0, 1), False), end_of_actions())
    table.now("weather").levels(weapons=1).begin(fight(GROUP, "", 3, 0, 0, 0, 0))
    assert table.done
    assert table.wounds(0) == 2
    table.begin(round_ends(), fight(GROUP, "", 3, 0, 0, 0, 0))
    assert "helmet 0" in table.asked(0)


@rule("RC-644", "RC-462")
def test_friday_may_wear_the_helmet() -> None:
    table = stage().friday().treasure("helmet")
    assert beaten(table, FRIDAY, ("helmet", FRIDAY)) == {f"wounds {FRIDAY}": 1}


@rule("RC-651", "RC-084", "RC-085")
def test_a_whip_ignores_one_trap_a_round_for_one_character() -> None:
    table = stage().treasure("whip").mysteries("blunt_spear", "sharp_blade")
    table.begin(begin_drawing(0, "A2", Left(0, 0, 2, 2, 2), False)).choose("whip")
    assert table.done
    assert table.wounds(0) == 2
    assert table.g.claimed == {"whip": 0}
    table.begin(round_ends()).mysteries("blunt_spear").begin(begin_drawing(1, "A2", Left(0, 0, 1, 1, 1), False))
    play(table, ("whip",))
    assert table.wounds(1) == 0


@rule("RC-651")
def test_a_whip_is_no_use_against_creatures() -> None:
    table = stage().treasure("whip").mysteries("snake")
    table.begin(begin_drawing(0, "A2", Left(0, 1, 0, 1, 1), False))
    assert (table.done, table.wounds(0)) == (True, 2)


@rule("RC-650", "RC-359")
def test_a_whip_found_in_this_phase_helps_only_after_it() -> None:
    table = stage().mysteries("whip", "blunt_spear")
    play(table.begin(begin_drawing(0, "A2", Left(1, 0, 1, 1, 2), False)))
    assert (table.wounds(0), table.weapons, table.g.kept_now) == (2, 3, ["whip"])


@rule("RC-046", "RC-382", "RC-644", "RC-651")
def test_a_treasure_for_the_next_round_waits_for_it_wherever_it_was_found() -> None:
    """A token may bring it before the actions of the round."""
    for card in ("backpack", "hammock", "helmet", "whip"):
        table = stage("event").mysteries(card).begin(treasure_only(0))
        assert (table.g.kept, table.g.used) == ([card], (card,))
        table.begin(round_ends())
        assert (table.g.kept, table.g.used) == ([card], ())


@rule("RC-638", "RC-046", "RC-382")
def test_a_backpack_that_a_token_has_brought_is_packed_in_the_next_round() -> None:
    table = explorers("0", "0")
    table.g.used = ("backpack",)
    assert table.act().question == ""


@rule("RC-651", "RC-046", "RC-382")
def test_a_whip_that_a_token_has_brought_keeps_no_trap_away_in_the_same_round() -> None:
    table = stage("event").mysteries("whip", "blunt_spear").begin(treasure_only(0))
    table.now("action", 3).begin(begin_drawing(0, "A2", Left(0, 0, 1, 1, 1), False))
    assert (table.done, table.wounds(0)) == (True, 2)


def explorers(*pawns: str) -> Table:
    """Two Explorations are planned, the first one for sure."""
    table = (
        stage("planning").treasure("backpack").next_tiles(8, 8).next_discoveries("herbs", "tobacco", "goat", "poison")
    )
    table.determined(0, 0).determined(1, 0)
    return table.plan("explore", "A3", *pawns)


@rule("RC-638", "RC-084")
def test_a_backpack_brings_one_of_two_tokens_with_each_exploration_of_its_user() -> None:
    table = explorers("0", "0").act().choose("use_backpack").choose("keep_find", "tobacco")
    assert table.g.found_now == ["tobacco"]
    assert table.g.discoveries.cards == ["poison", "goat"]
    assert table.g.claimed == {"backpack": 0}
    table.g.adventures["explore"].take_all()
    table.plan("explore", "B2", "0", "0").act().choose("use_backpack").choose("keep_find", "goat")
    assert table.g.found_now == ["tobacco", "goat"]


@rule("RC-638", "RC-085")
def test_a_backpack_serves_one_character_a_round_and_need_not_be_used() -> None:
    table = explorers("0", "0").act().choose("use_backpack").choose("keep_find", "tobacco")
    table.plan("explore", "B2", "1", "1").act()
    assert table.done
    table = explorers("0", "0").act().choose("leave_backpack")
    assert (table.g.found_now, table.g.claimed) == ([], {})


@rule("RC-638")
def test_a_backpack_helps_even_where_the_exploration_fails() -> None:
    table = explorers("0")
    table.g.plan[0] = Planned(aimed("explore", "A3"), ("0",), along=("roll",))
    table.act().roll("explore", False, False, False)
    assert "use_backpack" in table.asked(0)


@rule("RC-648", "RC-084")
def test_nobody_puts_the_sabre_into_the_hand_of_another() -> None:
    """It wounds its user, so the user decides; for Friday anybody may."""
    table = stage("weather").friday().levels().treasure("saber").begin(fight(GROUP, "", 3, 0, 0, 0, 0))
    assert [sorted(table.asked(seat)) for seat in (0, 1)] == [
        ["fight 3", "saber 0", f"saber {FRIDAY}"],
        ["fight 3", "saber 1", f"saber {FRIDAY}"],
    ]
    table = stage("event").levels().treasure("saber").begin(exhausts_camp_food(GROUP, "B1", 3))
    assert [table.asked(seat) for seat in (0, 1)] == [["stay_unarmed", "saber 0"], ["stay_unarmed", "saber 1"]]


@rule("RC-648", "RC-512")
def test_neither_supporters_nor_jenny_draw_the_sabre() -> None:
    table = stage().levels().friday().treasure("saber").begin(fight(0, "", 3, 0, 0, 0, 0))
    assert [table.asked(seat) for seat in (0, 1)] == [["fight 3", "saber 0"], ["fight 3"]]
    table = stage("weather").levels().jenny().treasure("saber").begin(fight(GROUP, "", 3, 0, 0, 0, 0))
    assert [table.asked(seat) for seat in (0, 1)] == [["fight 3", "saber 0"], ["fight 3", "saber 1"]]


@rule("RC-638", "RC-084")
def test_whoever_explores_decides_about_the_backpack_while_there_are_tokens() -> None:
    table = explorers("1", "1").act()
    assert (table.seats, table.question) == ((1,), "backpack")
    table = explorers("1", "1").next_discoveries().act()
    assert (table.question, table.g.claimed) == ("", {})


@rule("RC-638", "RC-085")
def test_a_backpack_of_another_is_not_offered() -> None:
    table = explorers("0", "0")
    table.g.claimed["backpack"] = 1
    assert table.act().question == ""


@rule("RC-638")
def test_a_backpack_is_of_no_use_to_gatherers() -> None:
    table = stage("planning").treasure("backpack").plan("gather", "A1:wood", "0", "0").act()
    assert table.done
