"""Effect tokens on the way of a plan: time, danger and the markers of a scenario. [ledger chapter 9]"""

from __future__ import annotations

import pytest

from campfire.games.robinson.actions import Planned
from campfire.games.robinson.outlook import Gap
from campfire.games.robinson.rules.teams import muster
from campfire.games.robinson.signs import Sign
from tests.games.robinson.plans import lead, leads, planning, ready, support, supports, take_back, why
from tests.games.robinson.table import Table, robinson
from tests.games.robinson.wording import aimed
from tests.rules import rule


@rule("RC-228", "RC-240")
def test_a_time_token_counts_for_the_first_of_three_building_actions() -> None:
    """RC-EX-13."""
    table = planning(robinson(seats=2).have(wood=2).token("build", "time"))
    lead(table, 0, "build", "shovel")
    assert muster(table.g).gaps == [Gap(table.g.plan[0], 1)]
    lead(table, 0, "build", "weapons", wood=1)
    lead(table, 1, "build", "weapons", wood=1)
    assert [("time" in entry.along) for entry in table.g.plan] == [True, False, False]
    assert len(muster(table.g).gaps) == 1


@rule("RC-229", "RC-228")
def test_the_time_token_passes_on_when_its_action_is_taken_back() -> None:
    table = planning(robinson(seats=2).have(wood=1).token("build", "time"))
    lead(table, 0, "build", "shovel")
    lead(table, 1, "build", "weapons", wood=1)
    take_back(table, 0, "build", "shovel")
    assert table.g.plan == [Planned(aimed("build", "weapons"), ("1",), (1, 0, 0, 0), ("time",))]


@rule("RC-229", "RC-214")
def test_an_action_too_weak_for_the_token_is_given_up_with_it() -> None:
    table = planning(
        robinson(seats=2)
        .have(wood=1)
        .token("build", "time")
        .sign(Sign("argument", (), "round"), Sign("one_pawn", (1,), "round"))
    )
    support(lead(table, 0, "build", "shovel"), 0, "build", "shovel")
    lead(table, 1, "build", "weapons", wood=1)
    take_back(table, 0, "build", "shovel")
    assert table.g.plan == []
    assert table.wood == 1


@rule("RC-240", "RC-279")
def test_a_time_token_on_the_hunting_space_asks_for_a_third_hunter() -> None:
    table = planning(robinson(seats=2).hunting("fox", "bear").token("hunt", "time"))
    support(lead(table, 0, "hunt"), 0, "hunt")
    assert supports(table, 1) == {"hunt"}
    assert len(muster(table.g).gaps) == 1


@rule("RC-240", "RC-214")
@pytest.mark.parametrize(("kind", "normal"), [("camp", 1), ("rest", 1), ("hunt", 2)])
def test_a_time_token_on_any_action_space_keeps_away_whoever_is_one_pawn_short(kind: str, normal: int) -> None:
    table = robinson(seats=2).hunting("fox", "bear").sign(Sign("only", (1, "explore"), "round")).token(kind, "time")
    planning(table if normal == 2 else table.sign(Sign("one_pawn", (0,), "round")))
    assert kind not in leads(table, 0)
    assert why(table, 0, "lead", kind, "") == ("pawns", "RC-214")
    enough = planning(robinson(seats=2).hunting("fox", "bear").token(kind, "time"))
    lead(enough, 0, kind)
    assert muster(enough.g).missing == normal


@rule("RC-236", "RC-237", "RC-238")
def test_a_leader_who_plans_past_a_danger_without_a_weapon_is_hurt() -> None:
    table = planning(robinson(seats=2).tile("A1", 5).token("A1", "danger").token("B2", "danger"))
    support(lead(table, 0, "gather", "A1:wood"), 1, "gather", "A1:wood")
    lead(table, 0, "explore", "B2")
    lead(table, 1, "rest")
    assert table.wounds(0) == 0
    ready(table, 0, 1)
    assert (table.wounds(0), table.wounds(1)) == (2, 0)
    assert (table.tokens("A1"), table.tokens("B2")) == (("danger",), ("danger",))


@rule("RC-236", "RC-113")
def test_a_weapon_real_or_temporary_keeps_danger_away() -> None:
    def set_out(table: Table) -> Table:
        planning(table.tile("A1", 5).token("A1", "danger"))
        lead(table, 0, "gather", "A1:wood")
        lead(table, 0, "rest")
        return ready(table, 0)

    assert set_out(robinson(seats=1).levels(weapons=1)).wounds(0) == 0
    table = set_out(robinson(seats=1).equipment("pistol"))
    assert table.question == "danger"
    assert table.choose("pistol").wounds(0) == 0


@rule("RC-236", "RC-239")
def test_danger_in_the_camp_waits_until_the_action_is_resolved() -> None:
    table = planning(robinson(seats=1).token("B1", "danger"))
    lead(table, 0, "rest")
    lead(table, 0, "build", "shovel")
    assert ready(table, 0).wounds(0) == 0


@rule("RC-708")
def test_markers_of_the_scenario_ask_for_more_pawns() -> None:
    table = planning(robinson(seats=1).tile("A1", 5).token("A1", "fog"))
    lead(table, 0, "rest")
    assert "gather A1:wood" not in leads(table, 0)
    assert why(table, 0, "lead", "gather", "A1:wood") == ("pawns", "RC-214")
