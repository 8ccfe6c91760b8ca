"""Resolving the planned actions. [ledger chapter 10]"""

from __future__ import annotations

from campfire.games.robinson.cards import FRIDAY, WOOD
from campfire.games.robinson.rules.items import lose_item
from campfire.games.robinson.rules.resolving import resolve_actions
from campfire.games.robinson.rules.stacks import set_out
from campfire.games.robinson.view import view
from campfire.kernel.declared import Id
from tests.games.robinson.plans import leads, planning
from tests.games.robinson.table import Table, robinson
from tests.rules import rule


def order(table: Table) -> list[Id]:
    """The kinds of actions in the order in which they were resolved."""
    return [args[0] for args in table.told("action")]


@rule("RC-260")
def test_kinds_of_actions_follow_in_fixed_order_whatever_the_plan() -> None:
    table = robinson(seats=3).tile("A1", 6).hunting("fox").levels(weapons=2).next_tiles(3)
    table.threat("storm_cloud", "pawns = 1, reward = []")
    table.plan("rest", "", "0").plan("camp", "", "0").plan("explore", "A2", "1", "1").plan(
        "gather", "A1:wood", "2", "2"
    )
    table.plan("build", "shovel", "0", "1").plan("hunt", "", "0", "1").plan("threat", "storm_cloud:0", "2")
    table.resolve()
    assert order(table) == ["threat", "hunt", "build", "gather", "explore", "camp", "rest"]


@rule("RC-261")
def test_group_chooses_the_order_among_actions_of_a_kind() -> None:
    table = robinson(seats=3).have(wood=2)
    table.threat("left", "pawns = 1, reward = []", left=True).threat("right", "pawns = 1, reward = []")
    table.plan("threat", "left:0", "0").plan("threat", "right:0", "1").plan("build", "weapons", "2", "2", wood=1)
    table.resolve()
    assert table.question == "next_action"
    assert table.asked(2) == ["resolve 0 threat left:0 0", "resolve 1 threat right:0 1"]
    table.choose("resolve", 1, "threat", "right:0", 1, by=0)
    assert [args[1] for args in table.told("action")] == ["right:0", "left:0", "weapons"]


@rule("RC-261")
def test_two_equal_plans_are_offered_once() -> None:
    table = robinson(seats=2).have(wood=2)
    table.plan("build", "weapons", "0", "1", wood=1).plan("build", "weapons", "0", "1", wood=1).resolve()
    assert table.done
    assert table.weapons == 2


@rule("RC-051", "RC-052")
def test_only_the_leader_is_rewarded() -> None:
    table = robinson(seats=2).threat("quarrel", 'pawns = 2, reward = [["morale_up", 1], ["determination", 1]]')
    table.plan("threat", "quarrel:0", "0", "1").resolve()
    assert (table.determination(0), table.determination(1)) == (1, 0)
    assert table.at_morale == 1


@rule("RC-051", "RC-052", "RC-007", "RC-006")
def test_only_the_leader_bears_the_consequences() -> None:
    """RC-EX-29: the Carpenter leads, the Cook supports, whatever stands for their pawns."""
    table = robinson(seats=2).tile("A1", 6).adventure("gather", "stumble", '[["wounds", 2]]')
    table.token("gather_deck", "adventure")
    table.plan("gather", "A1:wood", "0", "1").resolve()
    assert (table.wounds(0), table.wounds(1)) == (2, 0)


@rule("RC-204")
def test_every_planned_action_is_resolved_and_nothing_else() -> None:
    table = robinson(seats=2).tile("A1", 6)
    table.plan("gather", "A1:wood", "0", "0").plan("rest", "", "1").resolve()
    assert order(table) == ["gather", "rest"]
    assert table.g.plan == []


@rule("RC-262")
def test_pawns_go_back_after_each_action() -> None:
    table = robinson(seats=2).tile("A1", 6).have(wood=1)
    table.plan("build", "weapons", "0", "0", wood=1).plan("gather", "A1:wood", "1", along=("roll",)).act()
    assert table.question == "gather_dice"
    assert [planned.action.kind for planned in table.g.plan] == ["gather"]


@rule("RC-262")
def test_a_pawn_goes_back_to_its_owner_and_a_neutral_one_to_its_card() -> None:
    table = robinson(seats=2).items("map").next_tiles(6, 3).plan("explore", "A1", "0", "map")
    table.plan("explore", "B2", "1", along=("roll",)).plan("rest", "", "0").begin(resolve_actions())
    assert pawns_at_hand(table) == ([0, 1], [False])
    table.choose("resolve", 0, "explore", "A1", 0)
    assert (table.question, pawns_at_hand(table)) == ("explore_dice", ([1, 1], [True]))
    table.roll("explore", False, True, False)
    assert (order(table), pawns_at_hand(table)) == (["explore", "explore", "rest"], ([2, 2], [True]))


def pawns_at_hand(table: Table) -> tuple[list[int], list[bool]]:
    """How many pawns each owner has back, and whether those of cards are."""
    seen = view(table.g, 0)
    return [seat["pawns"]["free"] for seat in seen["seats"]], [helper["free"] for helper in seen["helpers"]]


@rule("RC-227", "RC-225")
def test_a_pawn_of_a_discovery_token_is_used_once() -> None:
    table = robinson(seats=2).found("candles", "candles").have(wood=1)
    table.plan("build", "weapons", "0", "candles", wood=1).resolve()
    assert table.g.found == ["candles"]


@rule("RC-227", "RC-700", "RC-087")
def test_a_pawn_of_equipment_takes_a_marker_and_the_card_with_the_last() -> None:
    table = robinson(seats=2).equipment("hammer_and_nails", uses=2).have(wood=2)
    table.plan("build", "weapons", "0", "hammer_and_nails", wood=1).resolve()
    assert table.g.uses["hammer_and_nails"] == 1
    table.plan("build", "weapons", "0", "hammer_and_nails", wood=1).resolve()
    assert "hammer_and_nails" not in table.g.equipment


@rule("RC-227", "RC-224")
def test_a_pawn_of_an_item_stays_with_it() -> None:
    table = robinson(seats=2).items("map").next_tiles(8)
    table.plan("explore", "A1", "0", "map").resolve()
    assert table.g.items == ["map"]


@rule("RC-263", "RC-054", "RC-055")
def test_what_is_gained_in_the_action_phase_cannot_be_used_in_it() -> None:
    table = robinson(seats=2).tile("A1", 6).tile("A2", 4)
    table.adventure("gather", "toll", '[["lose_wood", 1]]').token("gather_deck", "adventure")
    table.plan("gather", "A1:wood", "0", "0").resolve()
    assert table.wounds(0) == 1
    assert table.wood == 1


@rule("RC-264", "RC-312", "RC-315")
def test_a_built_shelter_counts_at_once() -> None:
    table = robinson(seats=2).have(wood=2).adventure("build", "planks", '[["raises", "palisade", 1]]')
    table.token("build_deck", "adventure")
    table.plan("build", "shelter", "0", "0", wood=2).act()
    assert table.g.shelter
    assert (table.roof, table.palisade) == (0, 1)


@rule("RC-265", "RC-298")
def test_determination_is_gained_at_once_and_can_be_lost_in_the_same_phase() -> None:
    table = robinson(seats=2).adventure("build", "doubt", '[["lose_determination", 2]]')
    table.plan("build", "shovel", "0", along=("roll",)).act()
    table.roll("build", False, False, True)
    assert table.determination(0) == 0
    assert table.wounds(0) == 0


@rule("RC-266", "RC-069", "RC-068", "RC-061", "RC-060")
def test_a_demand_is_paid_at_once_from_available_alone() -> None:
    table = robinson(seats=2).have(wood=2).tile("A1", 6)
    table.adventure("build", "termites", '[["lose_wood", 2]]').token("build_deck", "adventure")
    table.plan("build", "shovel", "0", "0").plan("build", "weapons", "1", "1", wood=1).act()
    table.choose("resolve", 0, "build", "shovel", 0)
    assert (table.wood, table.future) == (0, {})
    assert (table.wounds(0), table.wounds(1)) == (1, 0)
    assert table.weapons == 1


@rule("RC-267", "RC-118")
def test_wounds_and_the_morale_they_cost_apply_at_once() -> None:
    table = robinson(seats=2).wounded(0, 4).tile("A1", 6)
    table.plan("gather", "A1:wood", "0", along=("roll",)).act().roll("gather", True, True, False)
    assert table.g.phase == "action"
    assert table.wounds(0) == 5
    assert table.at_morale == -1


@rule("RC-268", "RC-287")
def test_levels_change_at_once_and_count_for_the_next_action() -> None:
    table = robinson(seats=2).levels(weapons=2).beast("second", strength=3).beast("first", strength=2, weapon_loss=2)
    table.plan("hunt", "", "0", "0").plan("hunt", "", "1", "1").resolve()
    table.choose("resolve", 0, "hunt", "", 0)
    assert table.wounds(0) == 0
    assert table.weapons == 0
    assert table.wounds(1) == 3


@rule("RC-269", "RC-334", "RC-331", "RC-624")
def test_a_pawn_whose_item_is_lost_still_works_for_its_action() -> None:
    table = robinson(seats=2).items("map").next_tiles(8)
    table.adventure("build", "crack", '[["flip_items_if_possible", 1]]').token("build_deck", "adventure")
    table.plan("build", "shovel", "0", "0").plan("explore", "A1", "1", "map").resolve()
    assert table.told("turned_back") == [("map",)]
    assert table.g.tiles["A1"] == 8


@rule("RC-221")
def test_losing_an_item_cancels_no_action_that_relied_on_it() -> None:
    table = robinson(seats=2).items("fire").board("lantern")
    table.plan("build", "lantern", "0", "0")
    table.begin(lose_item("fire"))
    table.resolve()
    assert "lantern" in table.g.items


@rule("RC-270", "RC-230")
def test_a_source_covered_in_the_phase_can_still_be_gathered_from() -> None:
    table = robinson(seats=2).tile("A1", 6).adventure("build", "blight", '[["puts", "exhausted_wood", "A1"]]')
    table.token("build_deck", "adventure")
    table.plan("build", "shovel", "0", "0").plan("gather", "A1:wood", "1", "1").resolve()
    assert table.wood == 1
    assert table.tokens("A1") == ("exhausted_wood",)


@rule("RC-270", "RC-635")
def test_a_source_that_another_gatherer_exhausts_still_gives_to_the_pawns_there() -> None:
    table = robinson(seats=2).tile("A1", 6).adventures("gather", "winter_freezing").token("gather_deck", "adventure")
    table.plan("gather", "A1:parrot", "0", "0").plan("gather", "A1:wood", "1", "1").resolve()
    table.choose("resolve", 0, "gather", "A1:parrot", 0).choose("exhaust", "A1:wood")
    assert table.tokens("A1") == ("exhausted_wood",)
    assert (table.food, table.wood) == (1, 1)


@rule("RC-705", "RC-056")
def test_what_is_set_aside_stays_with_its_action() -> None:
    table = robinson(seats=2).have(wood=1).adventure("build", "toll", '[["lose_wood", 1]]')
    table.token("build_deck", "adventure")
    table.plan("build", "shovel", "0", "0").plan("build", "weapons", "1", "1", wood=1).resolve()
    table.choose("resolve", 0, "build", "shovel", 0)
    assert table.wounds(0) == 1
    assert table.weapons == 1


@rule("RC-263", "RC-054")
def test_only_the_five_exceptions_apply_before_the_end() -> None:
    table = robinson(seats=2).have(wood=1).tile("A1", 6).next_tiles(1).next_discoveries("goat", "herbs")
    table.beasts("fox").plan("build", "dam", "0", "0", wood=1).plan("gather", "A1:wood", "1", "1")
    table.plan("explore", "A2", "0", "1").act()
    g = table.g
    assert (g.future[WOOD], g.found_now, table.built) == (1, ["goat", "herbs"], ["dam"])
    assert (g.available, g.found, g.items) == ([0, 0, 0, 0], [], [])


@rule("RC-263", "RC-228")
def test_a_danger_that_is_lifted_in_the_phase_still_meets_its_explorations() -> None:
    table = robinson(seats=2).token("explore", "danger").next_tiles(8, 8)
    table.threat("howls", 'pawns = 1, reward = [["lifts", "danger", "explore"]]').plan("threat", "howls:0", "1")
    table.plan("explore", "A1", "0", "0").plan("explore", "B2", "1").resolve()
    table.choose("resolve", 0, "explore", "A1", 0)
    assert (table.wounds(0), table.wounds(1), table.tokens("explore")) == (1, 0, ())


@rule("RC-263", "RC-239")
def test_a_danger_that_is_lifted_in_the_phase_still_meets_those_who_act_in_the_camp() -> None:
    table = robinson(seats=2).token("B1", "danger").treasure("protective_amulet").plan("camp", "", "0").act()
    table.choose("protective_amulet")
    assert (table.tokens("B1"), table.wounds(0)) == ((), 1)


@rule("RC-454", "RC-451", "RC-458", "RC-457")
def test_friday_leads_and_a_success_counts_even_if_he_dies_of_it() -> None:
    table = robinson(seats=2).friday(wounds=3).tile("A1", 6)
    table.plan("gather", "A1:wood", "friday", along=("roll",)).act().roll("gather", True, True, False)
    assert not table.g.friday
    assert table.future == {"wood": 1}
    assert not table.lost


@rule("RC-457", "RC-455")
def test_friday_dies_once_though_wound_die_and_adventure_both_hit_him() -> None:
    table = robinson(seats=2).friday(wounds=3).tile("A1", 6)
    table.plan("gather", "A1:wood", "friday", along=("roll",)).act().roll("gather", True, True, True)
    assert (table.told("died"), table.wounds(FRIDAY), table.future) == ([(FRIDAY,)], 4, {"wood": 1})


@rule("RC-455")
def test_the_log_says_that_a_wound_comes_in_place_of_an_adventure() -> None:
    table = robinson(seats=2).friday().tile("A1", 6)
    table.plan("gather", "A1:wood", "friday", along=("roll",)).act().roll("gather", False, True, True)
    assert (table.told("wound_instead"), table.told("wounded")) == ([(FRIDAY,)], [(FRIDAY, 1)])


@rule("RC-451", "RC-454")
def test_friday_leads_actions_of_every_kind_alone_or_with_the_dog_and_carries_them_out() -> None:
    table = robinson(seats=1).friday(wounds=2).dog().tile("A1", 6).hunting("birds").levels(weapons=1).next_tiles(5)
    table.threat("quarrel", 'pawns = 1, reward = [["determination", 1]]').next_discoveries("goat")
    friday = {"threat quarrel:0", "hunt", "build shovel", "gather A1:wood", "explore B2", "camp", "rest"}
    assert friday <= leads(planning(table), 0, "friday")
    table.plan("threat", "quarrel:0", "friday").plan("hunt", "", "friday", "dog").plan("build", "shovel", "friday", "x")
    table.plan("gather", "A1:wood", "friday", "x").plan("explore", "B2", "friday", "dog")
    table.plan("camp", "", "friday").plan("rest", "", "friday").act()
    assert (table.determination(FRIDAY), table.determination(0), table.at_morale) == (1 + 2, 0, 1)
    assert (table.future, table.built, table.g.found_now) == ({"food": 2, "wood": 1}, ["shovel"], ["goat"])
    assert (table.g.tiles["B2"], table.wounds(FRIDAY), table.wounds(0)) == (5, 1, 0)


@rule("RC-458", "RC-282")
def test_a_dying_friday_still_brings_the_prey() -> None:
    table = robinson(seats=2).friday(wounds=3).hunting("bear")
    table.plan("hunt", "", "friday", "shield").act()
    assert not table.g.friday
    assert table.future == {"food": 5, "fur": 2}


@rule("RC-457", "RC-236")
def test_a_friday_who_dies_on_the_way_acts_no_more() -> None:
    """Neutral pawns do nothing without him, and what was set aside goes back."""
    table = robinson(seats=1).friday(wounds=3).have(wood=1).tile("A1", 6).token("A1", "danger")
    table.print("inventions", "cairn", 'group = "1"\nrepeats = true\npays = [{ wood = 1 }]')
    table.plan("build", "cairn:A1", "friday", "lantern", wood=1).plan("rest", "", "0").begin(
        set_out(), resolve_actions()
    )
    assert (table.g.friday, table.wood, table.built, order(table)) == (False, 1, [], ["rest"])


@rule("RC-455")
def test_friday_is_wounded_instead_of_an_adventure_from_die_or_token() -> None:
    table = robinson(seats=2).friday().tile("A1", 6).adventure("gather", "stumble", '[["wounds_each", 1]]')
    table.plan("gather", "A1:wood", "friday", along=("roll",)).act().roll("gather", False, True, True)
    assert (table.wounds(FRIDAY), table.wounds(0)) == (1, 0)
    table.token("gather_deck", "adventure").plan("gather", "A1:wood", "friday", "belts").act()
    assert table.wounds(FRIDAY) == 2
    assert table.tokens("gather_deck") == ()
    assert table.g.adventures["gather"].cards == ["stumble"]


@rule("RC-456")
def test_friday_gains_determination() -> None:
    table = robinson(seats=2).friday().tile("A1", 6)
    table.plan("gather", "A1:wood", "friday", along=("roll",)).act().roll("gather", False, False, False)
    assert table.determination(FRIDAY) == 2
