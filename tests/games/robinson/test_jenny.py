"""Scenario 3: Jenny needs help. [ledger chapter 29]"""

from __future__ import annotations

from fractions import Fraction

import pytest

from campfire.games.robinson.cards import FRIDAY, GROUP, JENNY
from campfire.games.robinson.rules.combat import fight
from campfire.games.robinson.rules.discoveries import patients, share_healing
from campfire.games.robinson.rules.distance import pawns_needed
from campfire.games.robinson.rules.end_of_actions import end_of_actions
from campfire.games.robinson.rules.equipment import find_equipment
from campfire.games.robinson.rules.night import night_phase
from campfire.games.robinson.rules.odds import action_odds
from campfire.games.robinson.rules.planning import plan_actions
from campfire.games.robinson.rules.requirements import bills
from campfire.games.robinson.rules.scenario import book_effect, round_ends
from campfire.games.robinson.rules.weather import animals_come, weather_phase
from campfire.games.robinson.vocabulary.stores import lose_wood
from campfire.games.robinson.vocabulary.survivors import wounds, wounds_each
from tests.games.robinson.sheets import boxed, chances, planning, reasons, sheet
from tests.games.robinson.table import Table
from tests.games.robinson.wording import aimed
from tests.rules import rule


def jenny(seats: int = 2) -> Table:
    """A table where Jenny is still away."""
    return sheet("jenny", seats)


@rule("RC-508")
def test_raft_then_jenny_then_the_lifeboat_wins_at_once() -> None:
    table = jenny().items("rope", "knife", "raft_s3").plan("explore", "raft", "0", "0").resolve()
    assert table.g.jenny == "camp"
    table.have(wood=6, fur=4).now("planning").plan("build", "lifeboat", "0", "0", wood=6, fur=4)
    table.plan("rest", "", "1").act()
    assert table.won
    assert table.done
    assert table.told("action")[-1][0] == "build"


@rule("RC-508", "RC-519")
def test_without_the_raft_nobody_can_fetch_her() -> None:
    assert ("explore", "raft") not in planning(jenny())
    assert ("explore", "raft") in planning(jenny().items("raft_s3"))


@rule("RC-509")
def test_the_barometer_is_out_of_the_game() -> None:
    for n in range(8):
        g = boxed(scenario="jenny", equipment=n)
        assert "storm_glass" not in g.equipment
        assert "storm_glass" not in g.aside["equipment"]
    assert chances(scenario="jenny", equipment=7)["equipment"] == 7


@rule("RC-509")
def test_no_effect_can_draw_it() -> None:
    table = jenny()
    table.g.aside["equipment"] = boxed(scenario="jenny", equipment=6).aside["equipment"]
    table.now("event").begin(find_equipment(GROUP, "", 1)).nature(0)
    table.begin(find_equipment(GROUP, "", 1))
    assert table.done
    assert "storm_glass" not in table.g.equipment


@rule("RC-510")
def test_away_she_takes_two_wounds_every_night() -> None:
    table = jenny().have(food=2).shelter().begin(night_phase())
    assert table.wounds(JENNY) == 2
    table.have(food=2).begin(round_ends(), night_phase())
    assert table.wounds(JENNY) == 4


@rule("RC-510")
def test_away_she_cannot_be_healed() -> None:
    table = jenny().wounded(JENNY, 4).wounded(0, 1)
    assert patients(table.g) == [0, 1]
    table.begin(share_healing(3))
    assert (table.wounds(JENNY), table.wounds(0)) == (4, 0)


@rule("RC-510")
def test_in_the_camp_the_nightly_wounds_end_and_she_can_be_healed() -> None:
    table = jenny().jenny("camp").wounded(JENNY, 4).have(food=3).shelter().begin(night_phase())
    assert table.wounds(JENNY) == 4
    assert JENNY in patients(table.g)


@rule("RC-511")
def test_in_the_camp_jenny_may_rest_once_a_round_and_nothing_else() -> None:
    table = jenny(1).jenny("camp").wounded(JENNY, 4)
    assert planning(table, 0, "jenny") == {("rest", "")}
    table.choose("lead", "jenny", "rest", "", 0, 0, 0, 0)
    assert not any(option.startswith("lead jenny") for option in table.asked(0))
    table.begin(plan_actions())
    table.g.plan = []
    table.plan("rest", "", "jenny").act()
    assert table.wounds(JENNY) == 3


@rule("RC-511", "RC-244", "RC-452")
def test_where_rest_takes_two_a_character_looks_after_her_and_she_is_the_one_who_rests() -> None:
    table = jenny(2).jenny("camp").token("B1", "time").wounded(JENNY, 4).wounded(0, 4)
    planning(table)
    table.choose("lead", "jenny", "rest", "", 0, 0, 0, 0, by=0).choose("support", "0", 0, "rest", "", by=0)
    assert table.g.plan[0].pawns == ("jenny", "0")
    table.act()
    assert (table.wounds(JENNY), table.wounds(0)) == (3, 4)


@rule("RC-511")
def test_she_supports_nobody_and_away_she_has_no_pawn() -> None:
    table = jenny(1).jenny("camp")
    planning(table)
    table.choose("lead", "0", "explore", "A1", 0, 0, 0, 0)
    assert not any("support jenny" in option for option in table.asked(0))
    assert planning(jenny(1), 0, "jenny") == set()


@rule("RC-512")
def test_in_the_camp_she_must_eat() -> None:
    table = jenny().jenny("camp").have(food=2).shelter().begin(night_phase())
    table.choose("eats", 0).choose("eats", 1)
    assert table.wounds(JENNY) == 2
    fed = jenny().jenny("camp").have(food=3).shelter().begin(night_phase())
    assert (fed.wounds(JENNY), fed.food) == (0, 0)


@rule("RC-512")
def test_sleeping_in_the_open_wounds_her_too() -> None:
    table = jenny().jenny("camp").have(food=3).begin(night_phase())
    assert [table.wounds(who) for who in (0, 1, JENNY)] == [1, 1, 1]


@rule("RC-513")
def test_events_animals_and_unmet_demands_hurt_her_in_the_camp() -> None:
    table = jenny().jenny("camp").now("event").begin(wounds_each(GROUP, "", 1))
    assert table.wounds(JENNY) == 1
    table.begin(lose_wood(GROUP, "", 2))
    assert table.wounds(JENNY) == 3
    table.now("weather").begin(animals_come(5))
    assert table.wounds(JENNY) == 6


@rule("RC-513")
def test_not_while_she_is_away() -> None:
    table = jenny().now("event").begin(wounds_each(GROUP, "", 1), lose_wood(GROUP, "", 2))
    assert table.wounds(JENNY) == 0
    assert table.wounds(0) == 3


@rule("RC-514", "RC-311")
def test_she_does_not_count_for_building_costs() -> None:
    assert bills(jenny(2).jenny("camp").g, aimed("build", "roof")) == bills(jenny(2).g, aimed("build", "roof"))


@rule("RC-514")
def test_she_is_never_first_player() -> None:
    table = jenny(2).jenny("camp")
    for expected in (1, 0, 1):
        assert table.begin(round_ends()).g.first == expected


@rule("RC-514")
def test_neither_bed_nor_hammock_helps_her() -> None:
    table = jenny().jenny("camp").items("bed").treasure("hammock").wounded(JENNY, 5).plan("rest", "", "jenny").act()
    assert table.wounds(JENNY) == 4


@rule("RC-515")
@pytest.mark.parametrize("where", ["away", "camp"])
def test_her_death_loses_the_game(where: str) -> None:
    table = jenny().jenny(where).wounded(JENNY, 10).begin(wounds(JENNY, "", 1))
    assert table.lost
    assert table.g.cause == "jenny"


@rule("RC-515")
def test_ten_hearts_are_five_nights() -> None:
    table = jenny()
    for _ in range(5):
        table.have(food=2).shelter().begin(night_phase())
        assert not table.lost
    assert table.have(food=2).begin(night_phase()).lost


@rule("RC-516")
def test_a_book_costs_a_level_of_palisade() -> None:
    table = jenny().shelter(palisade=2).friday().now("event").begin(book_effect())
    assert table.palisade == 1
    assert [table.wounds(who) for who in (0, 1, FRIDAY)] == [0, 0, 0]


@rule("RC-516")
def test_without_a_palisade_everybody_but_friday_is_wounded() -> None:
    table = jenny().friday().jenny("camp").now("event").begin(book_effect())
    assert [table.wounds(who) for who in (0, 1, FRIDAY, JENNY)] == [1, 1, 0, 1]


def totem(nth: int) -> Table:
    """The first player has just found so many totems."""
    table = jenny().next_tiles(10)
    table.g.track["totems"] = nth - 1
    return table.plan("explore", "A1", "0", "0").act()


@rule("RC-517")
def test_the_first_totem_wounds_its_explorer_twice() -> None:
    table = totem(1)
    assert [table.wounds(who) for who in (0, 1)] == [2, 0]
    assert table.tokens("A1") == ("number1",)


@rule("RC-517")
def test_the_second_totem_costs_two_morale() -> None:
    table = totem(2)
    assert table.at_morale == -2
    assert table.tokens("A1") == ("number2",)


@rule("RC-517", "RC-518")
def test_the_third_totem_is_a_rope_that_counts_as_built_after_the_action_phase() -> None:
    table = totem(3)
    assert (table.built, table.g.items) == (["rope"], [])
    table.begin(end_of_actions())
    assert table.g.items == ["rope"]
    assert "rope" not in table.g.board


@rule("RC-517")
def test_the_fourth_totem_is_two_furs() -> None:
    table = totem(4)
    assert table.future == {"fur": 2}


@rule("RC-517")
@pytest.mark.parametrize("nth", [5, 6])
def test_a_fifth_and_sixth_totem_do_nothing(nth: int) -> None:
    table = totem(nth)
    assert table.tokens("A1") == ()
    assert (table.wounds(0), table.at_morale, table.future, table.built) == (0, 0, {}, [])


@rule("RC-519")
def test_the_raft_takes_one_or_two_pawns() -> None:
    table = jenny().items("raft_s3").tile("A1", 3).camp("A1")
    assert pawns_needed(table.g, aimed("explore", "raft")) == (1, 2)


@rule("RC-519")
def test_a_failed_attempt_leaves_her_away() -> None:
    table = jenny().items("raft_s3").plan("explore", "raft", "0", along=("roll",)).act()
    table.roll("explore", False, False, False)
    assert table.g.jenny == "away"


@rule("RC-519")
def test_a_raft_of_this_round_serves_in_a_later_one() -> None:
    table = jenny().have(wood=2).plan("build", "raft_s3", "0", "0", wood=2).act()
    assert "raft_s3" not in table.g.items
    table.begin(end_of_actions())
    assert ("explore", "raft") in planning(table)


@rule("RC-519")
def test_she_is_fetched_once() -> None:
    table = jenny().items("raft_s3").jenny("camp")
    assert ("explore", "raft") not in planning(table)


@rule("RC-520")
def test_an_adventure_on_the_raft_is_a_wound_instead() -> None:
    table = jenny().items("raft_s3").adventure("explore", "shark", '[["wounds", 5]]')
    table.plan("explore", "raft", "0", along=("roll",)).act().roll("explore", False, True, True)
    assert table.wounds(0) == 1
    assert table.g.jenny == "camp"
    assert table.g.adventures["explore"].cards == ["shark"]


@rule("RC-299", "RC-520")
def test_whoever_builds_a_raft_of_the_deck_meets_adventures_as_anywhere() -> None:
    """Only the voyage to Jenny is spared them, and it is a raft too."""
    table = jenny().items("rope").board("raft").have(wood=2).levels(weapons=1).adventures("build", "broken_lever")
    assert action_odds(table.g, 0, aimed("build", "raft"), True) == (Fraction(2, 3), Fraction(2, 3), Fraction(1, 2))
    table.plan("build", "raft", "0", along=("roll",), wood=2).act().roll("build", False, True, True)
    assert (table.weapons, table.wounds(0)) == (0, 0)


@rule("RC-521")
def test_the_lifeboat_waits_for_jenny() -> None:
    table = jenny().items("rope", "knife").have(wood=6, fur=4)
    assert ("build", "lifeboat") not in planning(table)
    assert reasons(table)[("build", "lifeboat")] == ("jenny_away", "RC-521")
    table.jenny("camp")
    assert ("build", "lifeboat") in planning(table)


def test_eight_rounds_with_hungry_animals_from_the_fifth() -> None:
    printed = jenny().g.scenario
    assert printed.rounds == 8
    assert {n for n in range(1, 9) if printed.weather.get(n)} == {5, 6, 7, 8}
    assert {die for dice in printed.weather.values() for die in dice} == {"animals"}


@rule("RC-112")
def test_the_pistol_token_serves_one_fight() -> None:
    table = jenny().found("pistol_s3").begin(fight(0, "", 4, 0, 0, 0, 0)).choose("discovery", "pistol_s3")
    assert (table.wounds(0), table.weapons, table.g.found) == (1, 0, [])


@rule("RC-316")
def test_vines_need_a_shelter_and_a_ruined_hut_is_wood() -> None:
    table = jenny().found("vines", "ruined_hut").begin(plan_actions())
    assert "discovery vines" not in table.asked(0)
    assert table.choose("discovery", "ruined_hut").wood == 2
    table = jenny().shelter().found("vines").begin(plan_actions()).choose("discovery", "vines")
    assert table.palisade == 1


@rule("RC-513")
def test_the_weather_hurts_her_in_the_camp() -> None:
    table = jenny().jenny("camp").token("weather", "rain").begin(weather_phase())
    assert [table.wounds(who) for who in (0, 1, JENNY)] == [2, 2, 2]
