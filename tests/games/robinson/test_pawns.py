"""Pawns: characters', neutral ones, Friday's, the Dog's. [ledger chapters 8 and 27]"""

from __future__ import annotations

import pytest

from campfire.games.robinson.rules.pawns import character_pawns, leader
from campfire.games.robinson.rules.teams import muster
from campfire.games.robinson.signs import Sign
from tests.games.robinson.crew import neutral_pawns
from tests.games.robinson.crew import supports as may_support
from tests.games.robinson.plans import lead, leads, planned, planning, ready, support, supports, take_back, why
from tests.games.robinson.table import robinson
from tests.games.robinson.wording import spelled
from tests.rules import rule


@rule("RC-199", "RC-012")
def test_each_character_has_two_pawns_and_leads_at_most_two_actions() -> None:
    table = planning(robinson())
    assert character_pawns(table.g, 0) == 2
    lead(table, 0, "rest")
    lead(table, 0, "camp")
    assert leads(table, 0) == set()
    assert leads(table, 1) != set()


@rule("RC-200")
def test_an_effect_leaves_a_character_one_pawn() -> None:
    table = robinson().sign(Sign("one_pawn", (0,), "round"), Sign("one_pawn", (0,), "round"))
    assert (character_pawns(table.g, 0), character_pawns(table.g, 1)) == (1, 2)
    lead(planning(table), 0, "rest")
    assert leads(table, 0) == set()


@rule("RC-202", "RC-453", "RC-467")
def test_neutral_pawns_friday_and_the_dog_may_stay_at_home() -> None:
    table = planning(robinson().friday().dog().items("map").tile("A1", 10))
    for seat in (0, 1):
        lead(table, seat, "rest")
        lead(table, seat, "camp")
    assert ready(table, 0, 1).done
    assert len(table.g.plan) == 4


COLOURS = {
    "shield": "hunt",
    "lantern": "build",
    "belts": "gather",
    "map": "explore",
    "candles": "build",
    "hammer_and_nails": "build",
}


@pytest.mark.parametrize(("pawn", "served"), COLOURS.items())
@rule("RC-222", "RC-688", "RC-679", "RC-667", "RC-680", "RC-687", "RC-371", "RC-700")
def test_a_neutral_pawn_serves_actions_of_its_colour_alone(pawn: str, served: str) -> None:
    table = robinson().items("shield", "lantern", "belts", "map").found("candles").equipment("hammer_and_nails")
    kinds = ("threat", "hunt", "build", "gather", "explore", "camp", "rest")
    assert [kind for kind in kinds if may_support(table.g, pawn, kind)] == [served]


@rule("RC-685", "RC-222")
def test_the_raft_serves_gathering_and_exploration() -> None:
    table = robinson().items("raft")
    assert [kind for kind in ("hunt", "build", "gather", "explore") if may_support(table.g, "raft", kind)] == [
        "gather",
        "explore",
    ]


@rule("RC-465", "RC-466")
def test_the_dog_helps_with_hunting_or_exploration() -> None:
    table = planning(robinson(seats=1).dog().hunting("fox", "bear").tile("A1", 5))
    lead(table, 0, "hunt")
    assert supports(table, 0, "dog") == {"hunt"}
    take_back(table, 0, "hunt")
    lead(table, 0, "gather", "A1:wood")
    lead(table, 0, "build", "shovel")
    assert supports(table, 0, "dog") == set()
    take_back(table, 0, "build", "shovel")
    lead(table, 0, "explore", "B2")
    assert supports(table, 0, "dog") == {"explore B2"}


@rule("RC-223")
def test_neutral_pawns_never_act_alone() -> None:
    """RC-EX-17."""
    table = planning(robinson().items("map").treasure("compass").tile("A1", 10))
    assert {"map", "compass"} <= set(neutral_pawns(table.g))
    assert leads(table, 0, "map") == leads(table, 0, "compass") == set()
    lead(table, 0, "explore", "B2")
    assert supports(table, 0, "map") == supports(table, 0, "compass") == {"explore B2"}


@rule("RC-223")
def test_a_neutral_pawn_does_not_stay_behind_when_its_leader_is_taken_back() -> None:
    table = planning(robinson().items("map").tile("A1", 10))
    lead(table, 0, "explore", "B2")
    support(table, 0, "explore", "B2", "map")
    take_back(table, 0, "explore", "B2")
    assert table.g.plan == []


@rule("RC-224")
def test_the_pawn_of_an_item_comes_back_every_round() -> None:
    table = planning(robinson().items("map").tile("A1", 10).next_tiles(8, 3))
    lead(table, 0, "explore", "B2")
    support(table, 0, "explore", "B2", "map")
    lead(table, 0, "rest")
    lead(table, 1, "rest")
    lead(table, 1, "rest")
    ready(table, 0, 1)
    assert planned(table, "explore", "B2").pawns == ("0", "map")
    table.resolve()
    while table.question == "next_action":
        table.choose("resolve", *spelled(table.options(0)[0]))
    assert table.done
    assert "map" in neutral_pawns(table.g)


@rule("RC-225", "RC-227", "RC-371")
def test_the_pawn_of_a_token_is_used_once() -> None:
    table = robinson().found("candles", "candles").plan("build", "shovel", "0", "candles").resolve()
    assert table.g.found == ["candles"]
    assert neutral_pawns(table.g) == ["candles"]


@rule("RC-225", "RC-371")
def test_each_token_gives_its_own_pawn() -> None:
    table = planning(robinson().found("candles", "candles").have(wood=1))
    lead(table, 0, "build", "shovel")
    lead(table, 1, "build", "weapons", wood=1)
    support(table, 0, "build", "shovel", "candles")
    assert supports(table, 0, "candles") == {"build weapons"}
    support(table, 0, "build", "weapons", "candles")
    assert "candles" not in muster(table.g).crew


@rule("RC-226", "RC-700", "RC-088")
def test_hammer_and_nails_give_a_pawn_for_each_use_in_one_round_too() -> None:
    table = robinson().equipment("hammer_and_nails").have(wood=1)
    table.plan("build", "shovel", "0", "hammer_and_nails").plan("build", "weapons", "1", "hammer_and_nails", wood=1)
    assert neutral_pawns(table.g) == ["hammer_and_nails"] * 2
    table.resolve().choose("resolve", 0, "build", "shovel", 0)
    assert table.g.equipment == []
    assert neutral_pawns(table.g) == []


@rule("RC-226", "RC-700")
def test_only_as_many_pawns_are_there_as_markers_are_left() -> None:
    table = planning(robinson().equipment("hammer_and_nails", uses=1))
    lead(table, 0, "build", "shovel")
    support(table, 0, "build", "shovel", "hammer_and_nails")
    assert supports(table, 0, "hammer_and_nails") == set()
    assert "hammer_and_nails" not in [option.args[0] for option in table.options(1) if option.key == "support"]


@rule("RC-269")
def test_an_item_that_is_off_gives_no_pawn() -> None:
    assert neutral_pawns(robinson().items("map").sign(Sign("items", (), "round")).g) == []


@rule("RC-451")
def test_friday_acts_alone_or_with_neutral_pawns() -> None:
    table = planning(robinson().friday().dog().items("map").tile("A1", 10))
    assert {"camp", "rest", "build shovel", "explore B2", "gather A1:wood"} <= leads(table, 0, "friday")
    lead(table, 1, "explore", "B2", "friday")
    support(table, 0, "explore", "B2", "dog")
    assert planned(table, "explore", "B2").pawns == ("friday", "dog")
    assert leader(planned(table, "explore", "B2")) == 4


@rule("RC-452")
def test_a_character_who_joins_friday_leads() -> None:
    table = planning(robinson().friday())
    lead(table, 1, "build", "shovel", "friday")
    support(table, 0, "build", "shovel")
    assert planned(table, "build", "shovel").pawns == ("0", "friday")
    lead(table, 1, "explore", "B2")
    take_back(table, 0, "build", "shovel")
    support(lead(table, 0, "explore", "A1"), 0, "explore", "A1", "friday")
    assert planned(table, "explore", "A1").pawns == ("0", "friday")


@rule("RC-452", "RC-129")
def test_friday_leads_no_personal_invention() -> None:
    table = planning(robinson().friday().items("rope"))
    assert "build snare" in leads(table, 0)
    assert "build snare" not in leads(table, 0, "friday")


@rule("RC-205", "RC-211", "RC-052", "RC-051")
def test_a_stack_may_hold_both_pawns_of_one_character_or_of_several() -> None:
    table = planning(robinson(seats=3).tile("A1", 5))
    support(lead(table, 0, "build", "shovel"), 0, "build", "shovel")
    support(lead(table, 1, "gather", "A1:wood"), 2, "gather", "A1:wood")
    assert planned(table, "build", "shovel").pawns == ("0", "0")
    assert planned(table, "gather", "A1:wood").pawns == ("1", "2")
    assert leader(planned(table, "gather", "A1:wood")) == 1


@rule("RC-129", "RC-205")
def test_others_may_support_a_personal_invention() -> None:
    table = planning(robinson().items("rope"))
    support(lead(table, 0, "build", "snare"), 1, "build", "snare")
    assert planned(table, "build", "snare").pawns == ("0", "1")


@rule("RC-613", "RC-450")
def test_in_an_argument_characters_and_friday_act_apart() -> None:
    table = planning(robinson(seats=2).friday().dog().sign(Sign("argument", (), "round")).hunting("fox"))
    lead(table, 0, "build", "shovel")
    assert supports(table, 1) == supports(table, 1, "friday") == set()
    assert why(table, 1, "support", "build", "shovel") == ("apart", "RC-613")
    assert supports(table, 0) == {"build shovel"}
    lead(table, 0, "hunt")
    assert supports(table, 1, "dog") == {"hunt"}


@rule("RC-613", "RC-208")
def test_in_an_argument_nobody_opens_what_needs_another() -> None:
    table = planning(
        robinson(seats=2).sign(Sign("argument", (), "round"), Sign("one_pawn", (0,), "round")).hunting("fox")
    )
    assert "hunt" not in leads(table, 0)
    assert why(table, 0, "lead", "hunt", "") == ("pawns", "RC-214")
    assert "hunt" in leads(table, 1)


@rule("RC-614", "RC-052")
def test_an_agreement_takes_pawns_of_two_characters() -> None:
    """RC-EX-15."""
    table = planning(robinson(seats=2).friday().sign(Sign("argument", (), "round")).threat("argument", "pawns = 2"))
    lead(table, 0, "threat", "argument:0")
    assert "threat argument:0" not in supports(table, 0)
    assert supports(table, 1, "friday") == {"threat argument:0"}
    support(table, 1, "threat", "argument:0")
    assert leader(planned(table, "threat", "argument:0")) == 0


@rule("RC-614", "RC-452")
def test_an_agreement_takes_a_character_and_friday() -> None:
    table = planning(robinson(seats=1).friday().threat("argument", "pawns = 2"))
    lead(table, 0, "threat", "argument:0")
    support(table, 0, "threat", "argument:0", "friday")
    assert planned(table, "threat", "argument:0").pawns == ("0", "friday")


@rule("RC-511")
def test_jenny_in_the_camp_only_rests_and_only_once() -> None:
    table = planning(robinson().jenny())
    assert leads(table, 0, "jenny") == {"rest"}
    lead(table, 0, "build", "shovel")
    assert supports(table, 0, "jenny") == set()
    lead(table, 1, "rest", "", "jenny")
    assert leads(table, 0, "jenny") == leads(table, 1, "jenny") == set()
    assert leads(planning(robinson().jenny("away")), 0, "jenny") == set()


@rule("RC-046")
def test_a_character_who_is_limited_joins_no_other_action() -> None:
    table = planning(robinson().sign(Sign("only", (0, "camp", "rest"), "round")).tile("A1", 5))
    assert leads(table, 0) == {"camp", "rest"}
    assert why(table, 0, "lead", "build", "shovel") == ("limited", "RC-046")
    lead(table, 1, "build", "shovel")
    assert supports(table, 0) == set()


@rule("RC-457")
def test_without_friday_there_is_no_white_pawn() -> None:
    assert neutral_pawns(robinson().g) == []


@rule("RC-226")
def test_kept_cards_without_a_pawn_give_none() -> None:
    table = robinson().treasure("boxes").treasure("surprising_discovery").treasure("candles_treasure", uses=2)
    assert neutral_pawns(table.g) == ["candles_treasure", "candles_treasure"]


@rule("RC-198")
def test_a_helper_is_taken_back_alone_by_anybody() -> None:
    table = planning(robinson().friday().dog().tile("A1", 10))
    lead(table, 0, "explore", "B2")
    support(table, 0, "explore", "B2", "friday")
    take_back(table, 1, "explore", "B2", "friday")
    assert planned(table, "explore", "B2").pawns == ("0",)
    support(table, 1, "explore", "B2", "dog")
    take_back(table, 0, "explore", "B2", "dog")
    assert planned(table, "explore", "B2").pawns == ("0",)
