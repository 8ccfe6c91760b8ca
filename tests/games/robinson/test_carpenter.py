"""The Carpenter: Economical Construction, A New Idea, Handyman. [ledger chapter 4]"""

from __future__ import annotations

from campfire.games.robinson.rules.items import draw_inventions
from campfire.games.robinson.rules.scenario import round_ends
from tests.games.robinson.characters import lone, offered
from tests.games.robinson.crew import neutral_pawns
from tests.games.robinson.plans import laid, lead, planning, prices, ready, support, supports, take_back, why
from tests.games.robinson.table import robinson
from tests.rules import rule


@rule("RC-139", "RC-140", "RC-142")
def test_the_carpenter_lays_determination_in_place_of_a_wood() -> None:
    """RC-EX-44."""
    table = planning(robinson(4).have(wood=3).determined(0, 2))
    assert prices(table, 0, "build", "shelter") == []
    assert prices(table, 0, "build", "shelter", "lead_on_credit") == [(3, 0, 0, 0)]
    table.choose("lead_on_credit", "0", "build", "shelter", 3, 0, 0, 0)
    assert (table.wood, table.determination(0)) == (0, 0)
    assert laid(table, "build", "shelter")[1:] == ((3, 0, 0, 0), ("economical_construction",))
    poor = planning(robinson(4).have(wood=3).determined(0, 1))
    assert prices(poor, 0, "build", "shelter", "lead_on_credit") == []
    assert why(poor, 0, "lead", "build", "shelter") == ("resource", "RC-215")


@rule("RC-139", "RC-142")
def test_determination_stands_in_for_one_wood_alone() -> None:
    """However much of it the Carpenter has; nor does another's serve."""
    table = planning(robinson(4).have(wood=2).determined(0, 9).determined(1, 9))
    assert prices(table, 0, "build", "shelter", "lead_on_credit") == []
    table = planning(robinson(4).have(wood=3).determined(1, 9))
    assert prices(table, 1, "build", "shelter", "lead_on_credit") == []


@rule("RC-139", "RC-308")
def test_determination_opens_nothing_that_furs_can_pay_for() -> None:
    table = planning(robinson(4).have(wood=3, fur=3).determined(0, 2))
    assert prices(table, 0, "build", "shelter") == [(0, 0, 0, 3)]
    assert prices(table, 0, "build", "shelter", "lead_on_credit") == []
    table = planning(robinson(4).have(wood=3, fur=2).determined(0, 2))
    assert prices(table, 0, "build", "shelter", "lead_on_credit") == [(3, 0, 0, 0)]


@rule("RC-140", "RC-134", "RC-198")
def test_determination_comes_back_with_the_pawn() -> None:
    table = planning(robinson(4).have(wood=3).determined(0, 2))
    table.choose("lead_on_credit", "0", "build", "shelter", 3, 0, 0, 0)
    take_back(table, 0, "build", "shelter")
    assert (table.wood, table.determination(0), table.g.used) == (3, 2, ())


@rule("RC-139", "RC-140")
def test_whoever_leads_an_action_the_carpenter_may_lay_determination_beside_it() -> None:
    table = planning(robinson(2).friday().determined(0, 2))
    assert prices(table, 1, "build", "weapons") == []
    assert "lead_on_credit friday build weapons 0 0 0 0" in table.asked(1)
    table.choose("lead_on_credit", "1", "build", "weapons", 0, 0, 0, 0, by=1)
    assert laid(table, "build", "weapons") == (("1",), (0, 0, 0, 0), ("economical_construction",))
    assert (table.determination(0), table.determination(1)) == (0, 0)


@rule("RC-140", "RC-198", "RC-058")
def test_the_carpenter_may_withdraw_determination_that_another_counted_on() -> None:
    table = planning(robinson(2).determined(0, 2))
    table.choose("lead_on_credit", "1", "build", "weapons", 0, 0, 0, 0, by=1)
    take_back(table, 0, "build", "weapons", pawn="1")
    assert (table.g.plan, table.determination(0)) == ([], 2)


@rule("RC-229", "RC-245", "RC-139")
def test_an_action_on_credit_takes_the_wood_token_over() -> None:
    table = planning(robinson(2).have(wood=2).determined(0, 2).token("build", "wood"))
    lead(table, 1, "build", "weapons", wood=2)
    table.choose("lead_on_credit", "0", "build", "weapons", 0, 0, 0, 0)
    take_back(table, 1, "build", "weapons")
    assert laid(table, "build", "weapons")[1:] == ((1, 0, 0, 0), ("economical_construction", "wood"))
    assert table.wood == 1


@rule("RC-143", "RC-139")
def test_it_may_bring_a_cost_down_to_nothing() -> None:
    table = planning(robinson(1, "carpenter").determined(0, 2))
    table.choose("lead_on_credit", "0", "build", "weapons", 0, 0, 0, 0)
    lead(table, 0, "rest")
    ready(table, 0)
    table.act().nature(5, 0, 5)
    assert (table.weapons, table.determination(0)) == (1, 0)


@rule("RC-141", "RC-139")
def test_while_resolving_a_wood_goes_back_to_available() -> None:
    table = robinson(2).have(wood=3).determined(0, 2).shelter()
    table.plan("build", "roof", "1", along=("roll",), wood=2).act()
    assert table.question == "next_action"
    table.choose("save_wood", 0, "build", "roof", by=0)
    assert (table.wood, table.determination(0)) == (2, 0)
    table.roll("build", False, True, False)
    assert (table.roof, table.wood) == (1, 2)


@rule("RC-141", "RC-144")
def test_determination_of_a_failed_action_goes_back() -> None:
    table = robinson(2).have(wood=2).determined(0, 2).shelter()
    table.plan("build", "roof", "1", along=("roll",), wood=2).act().choose("save_wood", 0, "build", "roof", by=0)
    table.roll("build", False, False, False)
    assert (table.roof, table.wood, table.determination(0)) == (0, 2, 2)


@rule("RC-139", "RC-134")
def test_only_one_action_needs_less_wood() -> None:
    table = planning(robinson(1, "carpenter").have(wood=2).determined(0, 4))
    lead(table, 0, "build", "weapons", wood=1)
    lead(table, 0, "build", "shovel")
    table.choose("save_wood", 0, "build", "weapons")
    assert (table.wood, table.determination(0)) == (2, 2)
    assert not [option for option in table.asked(0) if option.startswith("save_wood")]


@rule("RC-146", "RC-094")
def test_a_new_idea_puts_one_of_five_inventions_on_the_board() -> None:
    table = planning(lone("carpenter")).choose("ability", "a_new_idea")
    assert table.asked(0) == ["idea bow", "idea raft", "idea moat", "idea wall", "idea sling"]
    table.choose("idea", "moat")
    assert "moat" in table.g.board
    assert sorted(table.g.invention_discard) == ["bow", "raft", "sling", "wall"]
    assert (table.g.inventions.cards, table.determination(0)) == (["pit"], 6)


@rule("RC-094")
def test_rejected_ideas_come_back_only_when_the_deck_is_empty() -> None:
    table = robinson().inventions("pit").now("event")
    table.g.invention_discard = ["bow"]
    table.begin(draw_inventions(0, "", 1))
    assert table.g.invention_discard == ["bow"]
    table.begin(draw_inventions(0, "", 1)).nature(0)
    assert "bow" in table.g.board
    assert table.g.invention_discard == []


@rule("RC-146", "RC-094")
def test_a_new_idea_goes_on_from_the_rejected_ones_where_the_deck_runs_out() -> None:
    table = robinson(1, "carpenter").determined(0, 3).inventions("pit", "wall")
    table.g.invention_discard = ["bow", "raft", "moat", "sling"]
    planning(table).choose("ability", "a_new_idea").nature(3, 2, 1, 0)
    assert table.asked(0) == ["idea pit", "idea wall", "idea bow", "idea raft", "idea moat"]
    table.choose("idea", "moat")
    assert "moat" in table.g.board
    assert (table.g.inventions.cards, table.g.invention_discard) == (["sling"], ["pit", "wall", "bow", "raft"])


@rule("RC-146", "RC-132")
def test_an_idea_that_is_somebodys_personal_invention_goes_to_that_sheet() -> None:
    table = robinson(2, "carpenter", "cook").determined(0, 3).inventions("fireplace", "pit")
    table.g.personal = ["snare"]
    planning(table).choose("ability", "a_new_idea", by=0).choose("idea", "fireplace")
    assert table.g.personal == ["snare", "fireplace"]
    assert "fireplace" not in table.g.board


@rule("RC-146")
def test_with_fewer_than_five_inventions_left_the_carpenter_chooses_among_those() -> None:
    table = planning(robinson(1, "carpenter").determined(0, 3).inventions("pit", "wall"))
    assert table.choose("ability", "a_new_idea").asked(0) == ["idea pit", "idea wall"]


@rule("RC-094", "RC-709")
def test_two_inventions_are_drawn_although_one_is_left_in_the_deck() -> None:
    table = robinson().inventions("pit").now("event")
    table.g.invention_discard = ["bow"]
    table.begin(draw_inventions(0, "", 2)).nature(0)
    assert {"pit", "bow"} <= set(table.g.board)


@rule("RC-147", "RC-222")
def test_the_handyman_has_an_extra_pawn_for_own_building_in_this_round() -> None:
    assert "handyman" not in offered(planning(robinson(2).determined(0, 2)))
    table = planning(robinson(2).determined(0, 3).tile("A1", 5).have(wood=1)).choose("ability", "handyman", by=0)
    assert table.determination(0) == 0
    lead(table, 0, "build", "shovel")
    lead(table, 0, "gather", "A1:wood")
    lead(table, 1, "build", "weapons", wood=1)
    assert supports(table, 0, "handyman") == {"build shovel"}
    support(table, 0, "build", "shovel", "handyman")
    assert supports(table, 0, "handyman") == set()
    lead(table, 1, "rest")
    ready(table, 0, 1)
    assert laid(table, "build", "shovel") == (("0", "handyman"), (0, 0, 0, 0), ())
    assert "handyman" in neutral_pawns(table.g)
    table.now("night").begin(round_ends())
    assert "handyman" not in neutral_pawns(table.g)


@rule("RC-147")
def test_the_handyman_is_not_hired_for_nothing_once_the_plan_is_settled() -> None:
    table = robinson(1, "carpenter").determined(0, 3).inventions("bow").plan("rest", "", "0").plan("rest", "", "0")
    assert offered(table.act()) == {"a_new_idea"}


@rule("RC-147", "RC-236")
def test_nor_is_he_hired_when_a_danger_is_met_on_the_way() -> None:
    table = planning(robinson(2).determined(0, 3).inventions("bow").tile("A1", 3).token("A1", "danger"))
    lead(table, 1, "gather", "A1:fish")
    for seat in (1, 0, 0):
        lead(table, seat, "rest")
    assert ready(table, 0, 1).question == "danger"
    assert table.asked(0) == ["suffer_danger 1", "ability a_new_idea"]


@rule("RC-141", "RC-304")
def test_wood_that_a_failure_gave_back_cannot_be_saved_once_more() -> None:
    table = robinson(1, "carpenter").determined(0, 2).have(wood=1).adventures("build", "savings").events("frost")
    table.plan("build", "weapons", "0", along=("roll",), wood=1).act().choose("resolve")
    table.roll("build", False, False, True).choose("keep_roll")
    assert (table.question, table.wood) == ("decide", 1)
    assert not any(option.startswith("save_wood") for option in table.asked(0))


@rule("RC-146", "RC-094")
def test_a_new_idea_comes_of_the_discard_pile_where_the_deck_is_empty() -> None:
    table = robinson(1, "carpenter").determined(0, 3).inventions()
    assert "ability a_new_idea" not in planning(table).asked(0)
    table.g.invention_discard = ["bow"]
    assert "ability a_new_idea" in planning(table).asked(0)


@rule("RC-141", "RC-144", "RC-304")
def test_one_wood_is_saved_and_a_failure_gives_back_the_rest() -> None:
    table = robinson(3, "carpenter").determined(0, 2).have(wood=3).shelter()
    table.plan("build", "roof", "0", along=("roll",), wood=3).act().choose("save_wood", 0, "build", "roof", by=0)
    assert table.wood == 1
    table.roll("build", False, False, False)
    assert (table.wood, table.determination(0), table.roof) == (3, 2 + 2, 0)
