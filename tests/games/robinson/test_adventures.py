"""Drawing adventures, deciding, special wounds, nights outside. [ledger chapters 3, 4, 13, 20 and 30]"""

from __future__ import annotations

import pytest

from campfire.games.robinson.rules.adventures import draw_adventure
from campfire.games.robinson.rules.end_of_actions import end_of_actions
from campfire.games.robinson.rules.events import draw_event
from campfire.games.robinson.rules.night import night_phase
from campfire.games.robinson.rules.scenario import round_begins, round_ends
from campfire.games.robinson.signs import Sign
from campfire.games.robinson.state import SpecialWound
from campfire.games.robinson.vocabulary.limits import may_only
from campfire.kernel.pile import NOBODY
from tests.games.robinson.outcomes import PASSED, lower, play, stage, upper
from tests.games.robinson.table import robinson
from tests.rules import rule


@rule("RC-299", "RC-091")
def test_the_leader_draws_the_top_card_of_the_actions_colour() -> None:
    table = stage().adventures("build", "hard_work", "broken_lever").adventures("gather", "viper")
    play(table.begin(draw_adventure(0, "build", "B1")))
    assert (table.food, table.weapons) == (4, 3)
    assert table.g.adventures["build"].cards == ["broken_lever"]
    assert table.told("adventure") == [(0, "hard_work")]


@rule("RC-299")
def test_an_empty_adventure_deck_gives_nothing() -> None:
    table = stage().adventures("build")
    table.begin(draw_adventure(0, "build", "B1"))
    assert table.done
    assert table.told("adventure") == []


@rule("RC-172")
def test_a_card_shuffled_into_the_event_deck_lies_anywhere_and_nobody_knows_where() -> None:
    table = stage().events("argument", "bad_feelings").adventures("build", "construction")
    table.begin(draw_adventure(0, "build", "B1")).nature(2, 0, 1)
    assert table.g.events.cards == ["construction", "bad_feelings", "argument"]
    assert table.g.events.known == [NOBODY] * 3


@rule("RC-173", "RC-622")
def test_lower_halves_come_one_after_another_until_an_event_card_is_resolved() -> None:
    table = stage().now("event", 4).events("storm_on_the_horizon", "weak_construction", "argument", "bad_feelings")
    play(table.begin(draw_event()))
    assert (table.tokens("weather"), table.roof) == (("storm",), 2)
    assert table.g.threats == ["", "argument"]
    assert table.g.events.cards == ["bad_feelings"]


@rule("RC-173")
def test_a_lower_half_from_the_event_deck_is_not_resolved_again() -> None:
    table = stage()
    upper(table, "breakdown")
    assert table.at_morale == -1
    lower(table, "breakdown")
    assert (table.at_morale, table.determination(1), table.determination(0)) == (-1, 3, 1)
    assert table.g.events.cards == []


@rule("RC-071")
@pytest.mark.parametrize(("food", "palisade"), [(0, 3), (5, 0), (0, 0)])
def test_only_what_can_be_met_may_be_decided_for(food: int, palisade: int) -> None:
    table = stage().have(food=food).levels(palisade=palisade)
    assert upper(table, "hungry_predator") == {"wounds 0": 2, "future food": 2, "future fur": 1}


@rule("RC-071")
def test_without_food_the_flu_must_go_into_the_deck() -> None:
    assert upper(stage().have(), "flu") == {"in the Event deck": 1}
    assert upper(stage().have(preserves=1), "flu", ("decide", "flu", 0)) == {"preserves": -1}


@rule("RC-071")
def test_the_wild_dog_is_fed_only_with_food_that_is_there() -> None:
    assert lower(stage().have(), "wild_dog") == {}


@rule("RC-071", "RC-066")
def test_without_determination_an_unmotivated_character_is_wounded() -> None:
    assert upper(stage().determined(0, 0), "unmotivated") == {"wounds 0": 1, "in the Event deck": 1}


@rule("RC-061", "RC-060")
def test_an_unmet_demand_of_an_adventure_hurts_the_leader_alone() -> None:
    table = stage().have().levels().determined(0, 1)
    assert upper(table, "lost_in_the_woods") == {"determination 0": -1, "wounds 0": 1}
    assert upper(stage().have(), "visit_of_a_predator") == {"wounds 0": 1, "in the Event deck": 1}
    assert upper(stage().levels(), "broken_lever") == {"wounds 0": 1}


@rule("RC-063", "RC-060")
def test_an_unmet_demand_of_a_lower_half_hurts_everybody() -> None:
    assert lower(stage().levels(), "nestlings") == {"wounds 0": 1, "wounds 1": 1}
    assert lower(stage().levels(), "in_a_hurry") == {"wounds 0": 1, "wounds 1": 1}
    assert lower(stage().levels(), "bamboo") == {"wounds 0": 1, "wounds 1": 1}


@rule("RC-610", "RC-625")
def test_the_monkeys_need_something_to_break_and_a_single_level_is_left() -> None:
    assert lower(stage().levels(), "monkey_see") == {"wounds 0": 1, "wounds 1": 1}
    assert lower(stage().levels(roof=1, palisade=4), "monkey_see", ("track", "roof")) == {}
    assert lower(stage().levels(roof=1, palisade=4), "monkey_see", ("track", "palisade")) == {"palisade": -2}


@rule("RC-608", "RC-610")
@pytest.mark.parametrize("card", ["weak_construction", "nice_surprise"])
@pytest.mark.parametrize(
    ("roof", "changed"), [(0, {"wounds 0": 1, "wounds 1": 1}), (1, {}), (2, {"roof": -1}), (5, {"roof": -2})]
)
def test_half_of_a_roof_is_rounded_down_and_no_roof_hurts(card: str, roof: int, changed: dict[str, object]) -> None:
    assert lower(stage().levels(roof=roof, palisade=3), card) == changed


@rule("RC-316")
@pytest.mark.parametrize("card", ["construction", "dark_clouds_in_the_sky", "windstorm"])
def test_a_lower_half_raises_no_palisade_without_a_shelter(card: str) -> None:
    table = stage().levels()
    table.g.shelter = False
    assert lower(table, card) == {}


@rule("RC-070")
def test_if_possible_takes_what_is_there_and_hurts_nobody() -> None:
    assert upper(stage().have(), "hard_work") == {}
    assert upper(stage(), "broken_tool") == {}


# Special wounds


@rule("RC-125", "RC-126")
@pytest.mark.parametrize(
    ("card", "part"), [("accident", "leg"), ("vipers", "head"), ("fruit", "belly"), ("nasty_wound", "arm")]
)
def test_a_special_wound_places_a_token_on_the_body_and_does_not_hurt(card: str, part: str) -> None:
    table = stage()
    upper(table, card)
    assert table.g.special_wounds[0] == (SpecialWound(part, card),)
    assert (table.wounds(0), table.g.special_wounds[1]) == (0, ())


@rule("RC-076")
def test_a_body_part_may_hold_several_special_wounds() -> None:
    table = stage()
    for card in ("accident", "twisted_ankle", "misadventure"):
        upper(table, card)
    assert table.g.special_wounds[0] == (
        SpecialWound("leg", "accident"),
        SpecialWound("leg", "twisted_ankle"),
        SpecialWound("leg", "misadventure"),
    )


@rule("RC-127")
def test_rest_and_healing_do_not_remove_a_special_wound() -> None:
    table = stage().now("planning").wounded(0, 2)
    table.g.special_wounds[0] = (SpecialWound("leg", "accident"),)
    table.plan("rest", "", "0").resolve()
    assert (table.wounds(0), table.g.special_wounds[0]) == (1, (SpecialWound("leg", "accident"),))


@rule("RC-200")
def test_what_a_special_wound_forbids_ends_with_the_round() -> None:
    table = stage()
    table.g.special_wounds[0] = (SpecialWound("belly", "wild_berries"),)
    lower(table, "wild_berries")
    table.begin(round_ends())
    assert not table.g.signs


# Other cards of the rulebook


@rule("RC-628", "RC-123")
def test_tired_heals_only_the_resolving_character_and_at_once() -> None:
    table = stage().wounded(0, 3).wounded(1, 3)
    upper(table, "tired", ("decide", "tired", 1))
    assert (table.wounds(0), table.wounds(1)) == (1, 3)


@rule("RC-629", "RC-054")
def test_surprise_in_the_bushes_brings_random_unused_equipment_to_future() -> None:
    table = stage().now("planning").adventures("gather", "surprise_in_the_bushes").token("gather_deck", "adventure")
    table.equipment("pistol")
    table.g.aside["equipment"] = ("bible", "flask_of_rum", "storm_glass")
    table.plan("gather", "A1:wood", "0", "0").resolve()
    table.choose("decide", "surprise_in_the_bushes", 1)
    assert table.question == "equipment"
    table.nature(1)
    assert (table.g.kept_now, table.g.equipment) == (["flask_of_rum"], ["pistol"])
    play(table)
    assert (table.g.kept_now, table.g.equipment) == ([], ["pistol", "flask_of_rum"])
    assert table.g.aside["equipment"] == ("bible", "storm_glass")


@rule("RC-630", "RC-631")
@pytest.mark.parametrize("card", ["mushrooms", "nestlings"])
@pytest.mark.parametrize(("jenny", "food"), [("", 3), ("away", 3), ("camp", 4)])
def test_food_for_each_player_counts_jenny_and_not_friday(card: str, jenny: str, food: int) -> None:
    table = stage(seats=3).friday().jenny(jenny)
    assert upper(table, card, ("decide", card, 1))["future food"] == food


@rule("RC-634")
def test_the_dead_explorers_journal_is_the_top_invention() -> None:
    table = stage().inventions("sling", "bow")
    lower(table, "skeleton")
    assert table.g.board[-1] == "sling"
    assert table.g.inventions.cards == ["bow"]


@rule("RC-624", "RC-269", "RC-331")
def test_a_broken_tool_is_usable_to_the_end_of_the_round() -> None:
    table = stage().items("map")
    upper(table, "broken_tool")
    assert table.g.items == ["map"]
    table.begin(round_ends())
    assert (table.g.items, table.g.board[-1]) == ([], "map")


@rule("RC-084", "RC-097", "RC-112")
def test_a_surprising_discovery_is_a_weapon_for_one_fight_after_the_action_phase() -> None:
    table = stage().now("planning").adventures("explore", "surprising_discovery").token("explore_deck", "adventure")
    table.next_tiles(11).plan("explore", "A3", "0", "0").act()
    assert (table.g.kept, table.g.kept_now) == ([], ["surprising_discovery"])
    table.begin(end_of_actions())
    assert table.g.kept == ["surprising_discovery"]
    changed = upper(table.levels(weapons=1).now("action"), "predator_in_the_camp", ("surprising_discovery",))
    assert changed == {"kept": (), "in the Event deck": 1}
    assert table.weapons == 1


# Night outside


@rule("RC-386", "RC-395")
@pytest.mark.parametrize(
    ("card", "brings"),
    [("lost", {"morale": 1}), ("lost_in_the_thicket", {"found": ("tobacco",)}), ("wrong_track", {"wood": 2})],
)
def test_who_was_lost_brings_something_home_in_the_next_round(card: str, brings: dict[str, object]) -> None:
    table = stage().now("planning").adventures("explore", card).token("explore_deck", "adventure")
    table.next_tiles(11).next_discoveries("herbs", "tobacco").plan("explore", "A3", "0", "0").resolve()
    assert table.g.outside == ["A3", ""]
    before = (table.at_morale, table.wood)
    table.have(food=1).begin(night_phase(), round_ends())
    while table.pending is not None:
        table.choose(PASSED.get(table.question, "stay"))
    table.events("argument").begin(round_begins())
    after = (table.at_morale, table.wood)
    assert table.g.outside == ["", ""]
    assert (after[0] - before[0], after[1]) == (brings.get("morale", 0), brings.get("wood", 0))
    assert ("tobacco" in table.g.found) == ("found" in brings)
    assert not [sign for sign in table.g.signs if sign.name == "dawn"]


@rule("RC-386")
@pytest.mark.parametrize("card", ["puma", "tiger"])
def test_fleeing_from_a_beast_means_a_night_outside(card: str) -> None:
    table = stage().now("planning").adventures("explore", card).token("explore_deck", "adventure")
    table.next_tiles(11).plan("explore", "A3", "0", "0").resolve().choose("decide", card, 0)
    play(table)
    assert table.g.outside == ["A3", ""]
    assert table.g.events.cards == ["argument"]


@rule("RC-387", "RC-388", "RC-097", "RC-395")
def test_a_card_kept_on_the_way_outside_lies_on_the_sheet_until_the_return() -> None:
    table = robinson(seats=2).now("action", 3).mysteries("compass").tile("A2", 5)
    table.adventure("explore", "strayed", '[["mysteries", 1, 0, 0], ["night_outside"]]')
    table.token("explore_deck", "adventure").next_tiles(11).next_discoveries("herbs")
    play(table.plan("explore", "A3", "0", "0").resolve())
    assert (table.g.kept, table.g.kept_now) == ([], [])
    assert (table.g.carried_kept[0], table.g.carried_found[0]) == (("compass",), ("herbs",))
    play(table.now("night").events("argument").begin(round_ends(), round_begins()))
    assert table.g.kept == ["compass"]


@rule("RC-079", "RC-071")
def test_a_pipe_may_be_smoked_before_a_lack_of_motivation_hurts() -> None:
    table = robinson(1).now("action").equipment("pipe_and_tobacco").events("frost").plan("build", "shovel", "0")
    table.adventures("build", "unmotivated").begin(draw_adventure(0, "build", "B1"))
    table.choose("pipe_and_tobacco").choose("give_determination", 1)
    assert (table.determination(0), table.wounds(0)) == (1, 0)


@rule("RC-097")
def test_a_kept_card_is_not_discarded_besides() -> None:
    table = stage().adventures("explore", "surprising_discovery").begin(draw_adventure(0, "explore", "A2"))
    assert (table.g.kept_now, table.g.gone) == (["surprising_discovery"], [])


@rule("RC-046")
def test_two_limits_leave_what_both_allow() -> None:
    """A twisted ankle keeps at home, the fruit lets only rest."""
    table = stage().sign(Sign("only", (0, "build", "camp", "rest"), "round"), Sign("only", (0, "rest"), "round"))
    assert may_only(table.g, 0) == ("rest",)
    table = stage().sign(Sign("only", (0, "rest"), "round"), Sign("only", (0, "build", "camp", "rest"), "round"))
    assert may_only(table.g, 0) == ("rest",)
