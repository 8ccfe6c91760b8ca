"""The duel, fair and foul, and jail. [ledger chapters 9.9 and 9.10]"""

from __future__ import annotations

import pytest

from tests.games.near_and_far.table import Table, trek
from tests.rules import rule


def at_the_farm(combat: int = 0, against: int = 0, **more: int) -> Table:
    """Seat 0 is about to visit the farm, where seat 1 is."""
    table = trek(3, **more).token("fist", "red", combat=combat, skill=1).token("arm", "red", combat=against)
    return table.party(0, "fist").party(1, "arm").pawn(1, "farm").goods(0, food=0, heart=0)


@rule("NF-149")
def test_with_several_rivals_only_one_is_fought() -> None:
    table = at_the_farm(combat=5).pawn(2, "farm").turn(0).choose("visit", "farm")
    assert table.asked() == ["challenge 1 fair", "challenge 1 foul", "challenge 2 fair", "challenge 2 foul"]
    assert table.choose("challenge", 2, "fair").roll(6, 1).question == "act_here"


@rule("NF-150", "NF-152", "NF-157")
def test_a_fair_duel_won_earns_a_name_and_the_action() -> None:
    table = at_the_farm(combat=1).turn(0).choose("visit", "farm").choose("challenge", 1, "fair").roll(4, 4)
    assert table.g.reputation[0] == 1
    assert table.choose("act").has(0, "food") == 1


@rule("NF-151", "NF-157")
def test_a_foul_duel_gives_one_more_and_costs_a_name() -> None:
    table = at_the_farm().turn(0).choose("visit", "farm").choose("challenge", 1, "foul").roll(4, 4)
    assert (table.question, table.g.reputation[0]) == ("act_here", -1)


@rule("NF-153", "NF-154")
def test_both_add_combat_of_party_and_items_but_not_of_the_reserve() -> None:
    table = at_the_farm(combat=1, against=2).owns(0, "short_sword").token("idle", "blue", combat=9).reserve(0, "idle")
    table.turn(0).choose("visit", "farm").choose("challenge", 1, "fair").roll(3, 3)
    assert table.told("lost_duel")[0].args == (0, 5, 5)


@rule("NF-155", "NF-097", "NF-098")
def test_the_attacker_alone_spends_hearts_when_both_totals_are_known() -> None:
    table = at_the_farm().goods(0, heart=3).goods(1, heart=9).turn(0).choose("visit", "farm")
    table.choose("challenge", 1, "fair").roll(3, 4)
    assert table.asked(1) == []
    assert table.asked() == ["end_duel 3", "duel_heart 4"]
    table.choose("duel_heart").choose("duel_heart")
    assert (table.question, table.has(0, "heart"), table.has(1, "heart")) == ("act_here", 1, 9)


@rule("NF-156", "NF-158")
def test_a_tie_goes_to_the_defender() -> None:
    table = (
        at_the_farm(against=2).repute(0, 1).turn(0).choose("visit", "farm").choose("challenge", 1, "fair").roll(5, 3)
    )
    assert (table.g.building[0], table.g.reputation[0], table.has(0, "food")) == ("jail", 1, 0)
    assert table.question == ""


@rule("NF-102", "NF-158")
def test_jail_costs_nothing_but_the_action() -> None:
    """Two hearts would not turn 1 against 6; they stay for the next roll, and so do reputation and coins."""
    table = at_the_farm().goods(0, heart=2, coin=3).repute(0, 4).turn(0).choose("visit", "farm")
    table.choose("challenge", 1, "foul").roll(1, 6)
    kept = (table.g.building[0], table.has(0, "heart"), table.has(0, "coin"), table.g.reputation[0])
    assert kept == ("jail", 2, 3, 4)


@rule("NF-159")
@pytest.mark.parametrize("faces", [(6, 1), (1, 6)])
def test_the_defender_gains_and_loses_nothing(faces: tuple[int, int]) -> None:
    table = at_the_farm().repute(1, 3).goods(1, coin=2, heart=2)
    before = [*table.g.goods[1]]
    table.turn(0).choose("visit", "farm").choose("challenge", 1, "foul").roll(*faces)
    assert (table.g.building[1], table.g.reputation[1], table.g.goods[1], table.g.hearts[1]) == ("farm", 3, before, 2)


@rule("NF-050", "NF-160")
def test_two_players_meet_a_stranger_in_the_town_hall_unless_the_rival_is_there() -> None:
    table = trek(2).turn(0).choose("visit", "town_hall")
    assert table.asked() == ["challenge_stranger fair", "challenge_stranger foul"]
    table = trek(2).pawn(1, "town_hall").turn(0).choose("visit", "town_hall")
    assert table.asked() == ["challenge 1 fair", "challenge 1 foul"]
    assert trek(3).turn(0).choose("visit", "town_hall").question == "town_hall"


@rule("NF-161")
def test_the_stranger_has_a_die_and_nothing_else() -> None:
    table = trek(2).token("arm", "red", combat=9).party(1, "arm").party(0).goods(1, heart=9).turn(0)
    table.choose("visit", "town_hall").choose("challenge_stranger", "fair").roll(4, 3)
    assert table.question == "town_hall"
    assert table.told("won_duel")[0].args == (0, 4, 3)


@rule("NF-162")
def test_a_player_in_jail_occupies_no_building() -> None:
    table = at_the_farm().pawn(1, "jail").turn(0)
    assert "visit jail" not in table.asked()
    assert table.choose("visit", "farm").question == "act_here"


@rule("NF-163", "NF-164")
def test_from_jail_any_building_is_open_and_a_duel_still_possible() -> None:
    table = at_the_farm().pawn(0, "jail").turn(0)
    assert len([option for option in table.options(0) if option.key == "visit"]) == 7
    table.choose("visit", "farm")
    assert table.asked() == ["go_in farm", "challenge 1 fair", "challenge 1 foul"]
    assert table.choose("go_in").question == "act_here"


@rule("NF-165")
def test_one_may_travel_from_jail() -> None:
    table = trek().land("T-a").party(0, "button").pawn(0, "jail").goods(0, heart=0).turn(0).choose("travel")
    assert (table.g.space[0], table.has(0, "heart")) == ("T", 2)


@rule("NF-130")
def test_in_the_saloon_one_may_duel_for_a_name_before_hiring() -> None:
    table = at_the_farm(combat=3).pawn(1, "saloon").turn(0).choose("visit", "saloon")
    assert {"challenge", "hire_nobody"} <= table.offers()
    table.choose("challenge", 1, "fair").roll(6, 1)
    assert (table.g.reputation[0], table.question) == (1, "whom_to_hire")
    assert "challenge" not in table.offers()


@rule("NF-343")
def test_by_day_a_lost_duel_gives_a_food() -> None:
    for side, food in (("dusk", 0), ("day", 1)):
        table = trek(3, side=side).pawn(1, "farm").goods(0, food=0).turn(0).choose("visit", "farm")
        assert table.choose("challenge", 1, "fair").roll(1, 6).has(0, "food") == food


@rule("NF-073", "NF-074", "NF-081")
def test_duel_bonuses_add_up_for_attacker_and_defender() -> None:
    table = at_the_farm().talent(0, "martial_arts", "sharp_tongue").owns(0, "false_beard").talent(1, "martial_arts")
    table.turn(0).choose("visit", "farm").choose("challenge", 1, "fair").roll(1, 2)
    assert table.told("won_duel")[0].args == (0, 4, 3)


@rule("NF-394")
def test_one_bomb_in_a_duel_for_attacker_and_defender() -> None:
    table = at_the_farm().birds(0, 2).holds(0, "fire_bomb#1", "fire_bomb#2").birds(1, 1).holds(1, "fire_bomb#3")
    table.turn(0).choose("visit", "farm").choose("challenge", 1, "fair").roll(5, 4)
    assert table.asked(1) == ["hold_fire", "duel_bomb fire_bomb#3 7"]
    table.choose("duel_bomb", by=1)
    assert table.asked() == ["end_duel 5", "duel_bomb fire_bomb#1 8"]
    table.choose("duel_bomb", by=0)
    assert (table.g.treasures[:2], table.question) == ([["fire_bomb#2"], []], "act_here")
