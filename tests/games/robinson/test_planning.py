"""Planning together. [ledger chapters 8 and 9]"""

from __future__ import annotations

from random import Random

import pytest

from campfire.games.robinson.rules.planning import plan_actions
from campfire.games.robinson.rules.resolving import resolve_actions
from campfire.games.robinson.rules.teams import muster
from campfire.kernel.engine import advance, blocked, go_on, pending
from campfire.kernel.question import AskAll, Chance
from tests.games.robinson.plans import lead, leads, planned, planning, ready, support, supports, take_back, why
from tests.games.robinson.table import Table, robinson
from tests.rules import rule


@rule("RC-197", "RC-203")
def test_nothing_is_resolved_before_every_pawn_is_assigned() -> None:
    table = robinson(seats=2).begin(plan_actions(), resolve_actions())
    assert table.g.phase == "planning"
    lead(table, 0, "camp")
    lead(table, 0, "rest")
    lead(table, 1, "rest")
    assert (table.determination(0), table.g.phase) == (0, "planning")
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
    assert (put.seats, put.may) == ((1,), (0,))
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
    assert planned(table, "build", "shovel")[2] == ("0",)
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
    table = planning(robinson(seats=1).token("B1", "time").sign("round one_pawn 0", "round only 0 build camp rest"))
    assert table.done
    assert table.g.plan == []


@rule("RC-206", "RC-398", "RC-401", "RC-213")
def test_actions_may_be_repeated_side_by_side() -> None:
    """RC-EX-16 for weapons."""
    table = planning(robinson(seats=2).have(wood=2))
    lead(table, 0, "build", "weapons", wood=1)
    lead(table, 0, "build", "weapons", wood=1)
    lead(table, 1, "camp")
    lead(table, 1, "camp")
    assert [entry[:4] for entry in table.g.plan] == [
        ("build", "weapons", ("0",), (1, 0, 0, 0)),
        ("build", "weapons", ("0",), (1, 0, 0, 0)),
        ("camp", "", ("1",), (0, 0, 0, 0)),
        ("camp", "", ("1",), (0, 0, 0, 0)),
    ]


@rule("RC-306", "RC-204")
def test_two_planned_weapon_actions_raise_two_levels() -> None:
    table = robinson(seats=2).have(wood=2).begin(plan_actions(), resolve_actions())
    for _ in range(2):
        lead(table, 0, "build", "weapons", wood=1)
        lead(table, 1, "rest")
    ready(table, 0, 1)
    table.nature(4, 0, 5).nature(4, 0, 5)
    assert table.weapons == 2


@rule("RC-207", "RC-274")
def test_a_threat_action_needs_the_pawns_on_its_card_and_is_taken_once() -> None:
    table = planning(robinson(seats=2).threat("flood", "pawns = 2").threat("rain", "pawns = 1", left=True))
    lead(table, 0, "threat", "rain:0")
    assert supports(table, 1) == set()
    assert "threat rain:0" not in leads(table, 1)
    assert why(table, 1, "lead", "threat", "rain:0") == ("planned", "RC-274")
    lead(table, 1, "threat", "flood:0")
    assert supports(table, 0) == {"threat flood:0"}


@rule("RC-277")
def test_only_one_of_the_two_rewards_of_a_wreckage_can_be_planned() -> None:
    table = planning(robinson(seats=2).threat("wreck", "pawns = 1", "pawns = 2"))
    assert {"threat wreck:0", "threat wreck:1"} <= leads(table, 0)
    lead(table, 0, "threat", "wreck:0")
    assert not {"threat wreck:0", "threat wreck:1"} & leads(table, 1)


@rule("RC-208", "RC-279")
def test_a_hunt_takes_exactly_two_pawns() -> None:
    table = planning(robinson(seats=2).hunting("fox", "bear"))
    lead(table, 0, "hunt")
    lead(table, 0, "rest")
    assert why(table, 1, "ready") == ("pawns_left", "RC-201")
    support(table, 1, "hunt")
    assert planned(table, "hunt")[2] == ("0", "1")
    assert supports(table, 1) == set()
    assert why(table, 1, "support", "hunt", "") == ("full", "RC-209")


@rule("RC-208", "RC-280")
def test_there_are_no_more_hunts_than_cards_in_the_deck() -> None:
    assert "hunt" not in leads(planning(robinson()), 0)
    table = planning(robinson(seats=2).hunting("fox"))
    support(lead(table, 0, "hunt"), 0, "hunt")
    assert "hunt" not in leads(table, 1)
    assert why(table, 1, "lead", "hunt", "") == ("hunting_deck", "RC-280")


@rule("RC-209", "RC-295")
def test_one_pawn_rolls_and_two_are_sure() -> None:
    table = planning(robinson(seats=2).tile("A1", 5))
    lead(table, 0, "build", "shovel")
    lead(table, 0, "explore", "B2")
    support(lead(table, 1, "gather", "A1:wood"), 1, "gather", "A1:wood")
    ready(table, 0, 1)
    rolls = {entry[0]: "roll" in entry[4] for entry in table.g.plan}
    assert rolls == {"build": True, "explore": True, "gather": False}


@rule("RC-210")
def test_arranging_the_camp_and_rest_take_one_pawn_and_no_dice() -> None:
    table = planning(robinson(seats=1))
    lead(table, 0, "camp")
    assert supports(table, 0) == set()
    lead(table, 0, "rest")
    ready(table, 0)
    assert [entry[2:] for entry in table.g.plan] == [(("0",), (0, 0, 0, 0), ())] * 2


@rule("RC-209")
def test_nobody_joins_an_action_that_is_sure() -> None:
    table = planning(robinson(seats=3))
    support(lead(table, 0, "build", "shovel"), 1, "build", "shovel")
    assert supports(table, 2) == set()


@rule("RC-212", "RC-301", "RC-321")
def test_pawns_go_where_the_table_of_actions_says() -> None:
    table = robinson(seats=2).have(wood=2).tile("A1", 5).hunting("fox").threat("rain", "pawns = 1").items("rope")
    assert leads(planning(table), 0) == {
        *("threat rain:0", "hunt", "camp", "rest"),
        *("build shelter", "build weapons", "build shovel", "build knife", "build fire", "build snare", "build axe_s1"),
        *("gather A1:parrot", "gather A1:wood"),
        *("explore A2", "explore B2", "explore C1"),
    }


@rule("RC-305", "RC-347", "RC-338")
def test_shelter_invention_source_and_space_can_be_tried_once() -> None:
    table = planning(robinson(seats=3).have(wood=9).tile("A1", 5))
    for kind, target, wood in (("build", "shelter", 3), ("build", "shovel", 0), ("explore", "B2", 0)):
        lead(table, 0 if wood or kind == "explore" else 1, kind, target, wood=wood)
    lead(table, 1, "gather", "A1:wood")
    assert not {"build shelter", "build shovel", "explore B2", "gather A1:wood"} & leads(table, 2)
    assert why(table, 2, "lead", "build", "shovel") == ("planned", "RC-305")
    assert why(table, 2, "lead", "explore", "B2") == ("planned", "RC-347")
    assert why(table, 2, "lead", "gather", "A1:wood") == ("planned", "RC-338")
    assert "gather A1:parrot" in leads(table, 2)


@rule("RC-340", "RC-691")
def test_what_came_over_the_shortcut_cannot_be_gathered() -> None:
    table = planning(robinson().tile("A1", 5).sign("round gathered A1:wood"))
    assert "gather A1:wood" not in leads(table, 0)
    assert "gather A1:parrot" in leads(table, 0)
    assert why(table, 0, "lead", "gather", "A1:wood") == ("shortcut_used", "RC-340")


@rule("RC-101")
def test_an_exhausted_source_cannot_be_gathered_even_with_a_token() -> None:
    """RC-EX-25, the last sentence."""
    table = planning(robinson().tile("A1", 5).token("A1", "food", "exhausted:parrot"))
    assert "gather A1:parrot" not in leads(table, 0)
    assert why(table, 0, "lead", "gather", "A1:parrot") == ("exhausted", "RC-101")


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


@rule("RC-228", "RC-240")
def test_a_time_token_counts_for_the_first_of_three_building_actions() -> None:
    """RC-EX-13."""
    table = planning(robinson(seats=2).have(wood=2).token("build", "time"))
    lead(table, 0, "build", "shovel")
    assert muster(table.g).gaps == [(table.g.plan[0], 1)]
    lead(table, 0, "build", "weapons", wood=1)
    lead(table, 1, "build", "weapons", wood=1)
    assert [("time" in entry[4]) for entry in table.g.plan] == [True, False, False]
    assert len(muster(table.g).gaps) == 1


@rule("RC-229", "RC-228")
def test_the_time_token_passes_on_when_its_action_is_taken_back() -> None:
    table = planning(robinson(seats=2).have(wood=1).token("build", "time"))
    lead(table, 0, "build", "shovel")
    lead(table, 1, "build", "weapons", wood=1)
    take_back(table, 0, "build", "shovel")
    assert table.g.plan == [("build", "weapons", ("1",), (1, 0, 0, 0), ("time",))]


@rule("RC-229", "RC-214")
def test_an_action_too_weak_for_the_token_is_given_up_with_it() -> None:
    table = planning(robinson(seats=2).have(wood=1).token("build", "time").sign("round argument", "round one_pawn 1"))
    support(lead(table, 0, "build", "shovel"), 0, "build", "shovel")
    lead(table, 1, "build", "weapons", wood=1)
    take_back(table, 0, "build", "shovel")
    assert table.g.plan == []
    assert table.wood == 1


@rule("RC-240", "RC-235")
def test_a_time_token_on_the_hunting_space_asks_for_a_third_hunter() -> None:
    table = planning(robinson(seats=2).hunting("fox", "bear").token("hunt", "time"))
    support(lead(table, 0, "hunt"), 0, "hunt")
    assert supports(table, 1) == {"hunt"}
    assert len(muster(table.g).gaps) == 1


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


@rule("RC-664", "RC-665", "RC-081")
def test_basket_and_sack_are_sent_along_while_planning() -> None:
    table = planning(robinson(seats=2).items("basket", "sack").tile("A1", 5))
    lead(table, 0, "gather", "A1:wood")
    lead(table, 1, "gather", "A1:parrot")
    table.choose("pack", "basket", 0, "A1:wood", by=1).choose("pack", "sack", 0, "A1:wood", by=0)
    assert planned(table, "gather", "A1:wood")[4] == ("basket", "sack")
    assert not [option for option in table.asked(0) if option.startswith("pack")]
    table.choose("unpack", "basket", 0, "A1:wood", by=0)
    assert planned(table, "gather", "A1:wood")[4] == ("sack",)
    take_back(table, 0, "gather", "A1:wood")
    table.choose("pack", "sack", 0, "A1:parrot", by=0)
    assert planned(table, "gather", "A1:parrot")[4] == ("sack",)


@rule("RC-708")
def test_markers_of_the_scenario_ask_for_more_pawns() -> None:
    table = planning(robinson(seats=1).tile("A1", 5).token("A1", "fog"))
    lead(table, 0, "rest")
    assert "gather A1:wood" not in leads(table, 0)
    assert why(table, 0, "lead", "gather", "A1:wood") == ("pawns", "RC-214")


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
    for sign in ("round argument", "round only 0 camp rest", "round one_pawn 0"):
        if random.random() < 0.2:
            table.sign(sign)
    if random.random() < 0.5:
        table.friday().dog().items("map", "lantern", "basket", "shield").equipment("hammer_and_nails").jenny()
    if random.random() < 0.5:
        table.token("build", "wood").shelter().hunting("fox", "bear").threat("flood", 'pawns = 2, pays = ["1 wood"]')
    return table


@pytest.mark.parametrize("seed", range(60))
@rule("RC-198", "RC-203", "RC-214")
def test_whatever_is_laid_down_and_taken_back_the_plan_is_complete_in_the_end(seed: int) -> None:
    random = Random(seed)
    table = lay_out(random)
    g = table.g
    g.stack = [plan_actions()]
    advance(g)
    for _ in range(6000):
        question = pending(g)
        if question is None or isinstance(question, Chance) or question.key != "plan":
            break
        assert isinstance(question, AskAll)
        seat = random.choice((*question.seats * 9, *question.may))
        options = question.of(seat).options
        offered = {(option.key, option.args) for option in options}
        assert offered
        assert not offered & {(refused.key, refused.args) for refused in blocked(g, seat)}
        go_on(g, random.choice(options).then)
        assert min(g.available) >= 0
    assert question is None or question.key == "danger"
    assert not muster(g).gaps
