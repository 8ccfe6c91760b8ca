"""Planning together. [ledger chapter 8]"""

from __future__ import annotations

from random import Random

import pytest

from campfire.games.robinson.rules.combat import MEET_DANGER
from campfire.games.robinson.rules.placing import PLAN
from campfire.games.robinson.rules.planning import plan_actions, plan_together
from campfire.games.robinson.rules.resolving import resolve_actions
from campfire.games.robinson.rules.teams import muster
from campfire.games.robinson.signs import Sign
from campfire.kernel.engine import advance, blocked, detailed, go_on, pending
from campfire.kernel.question import AskAll
from tests.games.robinson.plans import lead, leads, planned, planning, ready, support, supports, take_back, why
from tests.games.robinson.table import Table, robinson
from tests.rules import rule
from tests.sweeps import swept


@rule("RC-197", "RC-203")
def test_nothing_is_resolved_before_every_pawn_is_assigned() -> None:
    table = robinson(seats=2).begin(plan_actions(), resolve_actions())
    assert table.g.phase == "planning"
    lead(table, 0, "camp")
    lead(table, 0, "rest")
    lead(table, 1, "rest")
    assert (table.determination(0), table.g.phase) == (0, "planning")
    assert "ready" not in table.asked(1)
    lead(table, 1, "rest")
    ready(table, 1)
    assert table.g.phase == "planning"
    ready(table, 0)
    assert table.g.phase == "action"


@rule("RC-198")
def test_everybody_plans_at_the_same_time() -> None:
    table = planning(robinson(seats=3))
    assert isinstance(table.pending, AskAll)
    assert table.seats == (0, 1, 2)
    lead(table, 2, "rest")
    lead(table, 0, "rest")
    assert table.seats == (0, 1, 2)


@rule("RC-198", "RC-201")
def test_whoever_is_ready_may_still_change_the_plan() -> None:
    table = planning(robinson(seats=2))
    lead(table, 0, "camp")
    lead(table, 0, "rest")
    ready(table, 0)
    put = table.pending
    assert isinstance(put, AskAll)
    assert (put.seats, put.may()) == ((1,), (0,))
    take_back(table, 0, "camp")
    assert table.seats == (0, 1)
    assert "ready" not in table.asked(0)


@rule("RC-198", "RC-205")
def test_a_leader_who_withdraws_frees_the_supporters_too() -> None:
    table = planning(robinson(seats=2).have(wood=1))
    lead(table, 0, "build", "weapons", wood=1)
    support(table, 1, "build", "weapons")
    lead(table, 1, "rest")
    ready(table, 1)
    take_back(table, 0, "build", "weapons")
    assert (table.wood, len(table.g.plan)) == (1, 1)
    assert table.seats == (0, 1)
    assert "build weapons" in leads(table, 1)


@rule("RC-198", "RC-205")
def test_a_supporter_withdraws_alone() -> None:
    table = planning(robinson(seats=2))
    support(lead(table, 0, "build", "shovel"), 1, "build", "shovel")
    take_back(table, 1, "build", "shovel")
    assert planned(table, "build", "shovel").pawns == ("0",)
    assert supports(table, 1) == {"build shovel"}


@rule("RC-201")
def test_all_pawns_of_the_characters_must_be_assigned() -> None:
    table = planning(robinson(seats=2))
    assert "ready" not in table.asked(0)
    assert why(table, 0, "ready") == ("pawns_left", "RC-201")
    lead(table, 0, "rest")
    assert "ready" not in table.asked(0)
    lead(table, 0, "rest")
    assert "ready" in table.asked(0)
    assert why(table, 0, "ready") == ("", "")


@rule("RC-201", "RC-244")
def test_a_pawn_for_which_there_is_no_place_stays() -> None:
    table = planning(
        robinson(seats=1)
        .token("B1", "time")
        .sign(Sign("one_pawn", (0,), "round"), Sign("only", (0, "build", "camp", "rest"), "round"))
    )
    assert table.done
    assert table.g.plan == []


@rule("RC-214", "RC-208")
def test_nobody_opens_an_action_that_cannot_be_completed() -> None:
    table = planning(robinson(seats=1).tile("A1", 5).tile("A2", 10))
    lead(table, 0, "rest")
    assert "gather A2:wood" not in leads(table, 0)
    assert why(table, 0, "lead", "gather", "A2:wood") == ("pawns", "RC-214")
    take_back(table, 0, "rest")
    assert "gather A2:wood" in leads(table, 0)


@rule("RC-214", "RC-208")
def test_the_last_pawn_goes_where_it_is_needed() -> None:
    table = planning(robinson(seats=2).hunting("fox"))
    lead(table, 0, "hunt")
    lead(table, 0, "rest")
    lead(table, 1, "camp")
    assert leads(table, 1) == set()
    assert supports(table, 1) == {"hunt"}
    assert why(table, 1, "lead", "rest", "") == ("pawns", "RC-214")


@rule("RC-214", "RC-222")
def test_a_neutral_pawn_that_is_needed_must_come_before_the_last_seat_is_ready() -> None:
    table = planning(robinson(seats=1).dog().hunting("fox"))
    lead(table, 0, "rest")
    lead(table, 0, "hunt")
    assert "ready" not in table.asked(0)
    assert why(table, 0, "ready") == ("incomplete", "RC-214")
    support(table, 0, "hunt", "", "dog")
    assert ready(table, 0).done


@rule("RC-214", "RC-222")
def test_a_neutral_pawn_is_kept_for_the_gap_that_only_it_can_fill() -> None:
    table = planning(robinson(seats=1).dog().hunting("fox").tile("A1", 5).tile("A2", 10))
    lead(table, 0, "hunt")
    assert "explore B3" not in leads(table, 0)
    lead(table, 0, "explore", "B2")
    assert supports(table, 0, "dog") == {"hunt"}


@rule("RC-664", "RC-665", "RC-081")
def test_basket_and_sack_are_sent_along_while_planning() -> None:
    table = planning(robinson(seats=2).items("basket", "sack").tile("A1", 5))
    lead(table, 0, "gather", "A1:wood")
    lead(table, 1, "gather", "A1:parrot")
    table.choose("pack", "basket", 0, "A1:wood", by=1).choose("pack", "sack", 0, "A1:wood", by=0)
    assert planned(table, "gather", "A1:wood").along == ("basket", "sack")
    assert not [option for option in table.asked(0) if option.startswith("pack")]
    table.choose("unpack", "basket", 0, "A1:wood", by=0)
    assert planned(table, "gather", "A1:wood").along == ("sack",)
    take_back(table, 0, "gather", "A1:wood")
    table.choose("pack", "sack", 0, "A1:parrot", by=0)
    assert planned(table, "gather", "A1:parrot").along == ("sack",)


@rule("RC-080", "RC-079")
def test_equipment_may_be_used_while_planning_in_the_first_round() -> None:
    table = planning(robinson(seats=2).equipment("pipe_and_tobacco").now("production", 1))
    table.choose("pipe_and_tobacco", by=1)
    assert table.determination(1) == 2
    assert table.question == "plan"


def lay_out(random: Random) -> Table:
    """Some table in the middle of some game."""
    table = robinson(random.randint(1, 4)).have(random.randint(0, 4), random.randint(0, 2), fur=random.randint(0, 2))
    for place, number in [("A1", 1), ("B2", 4), ("A2", 3), ("C1", 5)][: random.randint(0, 4)]:
        table.tile(place, number)
    for area in ("build", "gather", "explore", "hunt", "camp", "B1", "A1"):
        if random.random() < 0.2:
            table.token(area, "time")
    for sign in (
        Sign("argument", (), "round"),
        Sign("only", (0, "camp", "rest"), "round"),
        Sign("one_pawn", (0,), "round"),
    ):
        if random.random() < 0.2:
            table.sign(sign)
    if random.random() < 0.5:
        table.friday().dog().items("map", "lantern", "basket", "shield").equipment("hammer_and_nails").jenny()
    if random.random() < 0.5:
        table.token("build", "wood").shelter().hunting("fox", "bear")
        table.threat("flood", "pawns = 2, pays = [{ wood = 1 }]")
    return table


@pytest.mark.parametrize("seed", range(swept(20, 200)))
@rule("RC-198", "RC-203", "RC-214")
def test_whatever_is_laid_down_and_taken_back_the_plan_is_complete_in_the_end(seed: int) -> None:
    random = Random(seed)
    table = lay_out(random)
    g = table.g
    g.stack = [plan_actions()]
    advance(g)
    for _ in range(30000):
        question = pending(g)
        if not isinstance(question, AskAll) or question.of(question.seats[0]).kind is not PLAN:
            break
        seat = random.choice((*question.seats * 9, *question.may()))
        options = question.of(seat).options
        offered = {(option.key, option.args) for option in options}
        assert offered
        assert not offered & {refused.option.named_by for refused in blocked(g, seat, question)}
        small = plan_together.rule.run(g, *g.stack[-1][1]).of(seat).options
        assert all(detailed(g, option) for option in small), "a small question leads nowhere"
        go_on(g, random.choice(options).then)
        assert min(g.available) >= 0
    assert question is None or (isinstance(question, AskAll) and question.of(question.seats[0]).kind is MEET_DANGER)
    assert not muster(g).gaps
