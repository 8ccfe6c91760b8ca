"""What each action asks for while it is planned, and where pawns go. [ledger chapters 8, 11, 12, 14, 16, 17]"""

from __future__ import annotations

import pytest

from campfire.games.robinson.rules.distance import pawns_needed
from campfire.games.robinson.rules.planning import plan_actions
from campfire.games.robinson.rules.resolving import resolve_actions
from campfire.games.robinson.signs import Sign
from tests.games.robinson.plans import lead, leads, planned, planning, ready, stacks, support, supports, why
from tests.games.robinson.table import robinson
from tests.games.robinson.wording import aimed
from tests.rules import rule


@rule("RC-206", "RC-398", "RC-401", "RC-213")
def test_actions_may_be_repeated_side_by_side() -> None:
    """RC-EX-16 for weapons."""
    table = planning(robinson(seats=2).have(wood=2))
    lead(table, 0, "build", "weapons", wood=1)
    lead(table, 0, "build", "weapons", wood=1)
    lead(table, 1, "camp")
    lead(table, 1, "camp")
    assert [
        (*entry, paid) for entry, paid in zip(stacks(table), [planned.paid for planned in table.g.plan], strict=True)
    ] == [
        ("build", "weapons", ("0",), (1, 0, 0, 0)),
        ("build", "weapons", ("0",), (1, 0, 0, 0)),
        ("camp", "", ("1",), (0, 0, 0, 0)),
        ("camp", "", ("1",), (0, 0, 0, 0)),
    ]


@rule("RC-401", "RC-398")
@pytest.mark.parametrize("kind", ["camp", "rest"])
def test_both_pawns_of_everybody_may_rest_or_arrange_the_camp(kind: str) -> None:
    table = planning(robinson(seats=2))
    for seat in (0, 0, 1, 1):
        lead(table, seat, kind)
    assert stacks(table) == [(kind, "", (pawn,)) for pawn in "0011"]


@rule("RC-206", "RC-213", "RC-280")
def test_roofs_palisades_and_hunts_lie_side_by_side_too() -> None:
    """Each has pawns and resources of its own."""
    table = planning(robinson(seats=4).have(wood=16).shelter().hunting("fox", "bear"))
    for seat, track in enumerate(("roof", "roof", "palisade", "palisade")):
        lead(table, seat, "build", track, wood=4)
    support(lead(table, 0, "hunt"), 1, "hunt")
    lead(table, 2, "hunt")
    table.choose("support", "3", 5, "hunt", "", by=3)
    assert stacks(table) == [
        *[("build", "roof", ("0",)), ("build", "roof", ("1",))],
        *[("build", "palisade", ("2",)), ("build", "palisade", ("3",))],
        *[("hunt", "", ("0", "1")), ("hunt", "", ("2", "3"))],
    ]
    assert table.wood == 0


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
    assert [pawns_needed(table.g, aimed("threat", card)) for card in ("rain:0", "flood:0")] == [(1, 1), (2, 2)]


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
    assert planned(table, "hunt").pawns == ("0", "1")
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
    rolls = {entry.action.kind: "roll" in entry.along for entry in table.g.plan}
    assert rolls == {"build": True, "explore": True, "gather": False}


@rule("RC-210")
def test_arranging_the_camp_and_rest_take_one_pawn_and_no_dice() -> None:
    table = planning(robinson(seats=1))
    lead(table, 0, "camp")
    assert supports(table, 0) == set()
    lead(table, 0, "rest")
    ready(table, 0)
    assert [(p.pawns, p.paid, p.along) for p in table.g.plan] == [(("0",), (0, 0, 0, 0), ())] * 2


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
    table = planning(robinson().tile("A1", 5).sign(Sign("gathered", ("A1", "wood"), "round")))
    assert "gather A1:wood" not in leads(table, 0)
    assert "gather A1:parrot" in leads(table, 0)
    assert why(table, 0, "lead", "gather", "A1:wood") == ("shortcut_used", "RC-340")


@rule("RC-101")
def test_an_exhausted_source_cannot_be_gathered_even_with_a_token() -> None:
    """RC-EX-25, the last sentence."""
    table = planning(robinson().tile("A1", 5).token("A1", "food", "exhausted_parrot"))
    assert "gather A1:parrot" not in leads(table, 0)
    assert why(table, 0, "lead", "gather", "A1:parrot") == ("exhausted", "RC-101")
