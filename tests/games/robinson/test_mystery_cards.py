"""Every creature and trap, and the lower halves of mysteries, from what is printed on them. [ledger chapter 30]"""

from __future__ import annotations

import pytest

from campfire.games.robinson.cards import FRIDAY
from campfire.games.robinson.library import book
from campfire.games.robinson.rules.events import draw_event
from campfire.games.robinson.rules.mysteries import Left, begin_drawing
from campfire.games.robinson.rules.scenario import round_ends
from campfire.games.robinson.signs import Sign
from campfire.games.robinson.state import SpecialWound
from tests.games.robinson.outcomes import Answer, Changes, lower, met, play, stage
from tests.games.robinson.table import Table
from tests.rules import rule

GONE: Changes = {"discarded": 1}
DECK: Changes = {"in the Event deck": 1}


def signs(*made: Sign) -> Changes:
    """What has become true, besides that this action has drawn."""
    return {"signs": frozenset({Sign("drawn_since", (0,)), *made})}


DRAWN = signs()

MET: dict[str, Changes] = {
    "a_shiny_jewel": {**signs(Sign("jewel", (0,))), **GONE},
    "big_ape": {**DRAWN, **DECK},
    "bite": {"wounds 0": 1, **DRAWN, **GONE},
    "furious_tiger": {"wounds 0": 1, **DRAWN, **GONE},
    "giant_snake": {"determination 0": -1, **DRAWN, **GONE},
    "gorilla": {"wounds 0": 2, **DRAWN, **DECK},
    "gremlins": {**DRAWN, **DECK},
    "savage": {"weapons": -3, **DRAWN, **DECK},
    "scorpion": {"wounds 0": 3, **DRAWN, **GONE},
    "snake": {"wounds 0": 2, **DRAWN, **GONE},
    "spiders": {"determination 0": -1, "wounds 0": 1, **DRAWN, **GONE},
    "unleashed_beast": {"hunting": ("goats",), **DRAWN, **GONE},
    "blowgun": {**signs(Sign("one_pawn", (0,), "next")), **GONE},
    "blunt_spear": {"wounds 0": 2, **DRAWN, **GONE},
    "collapse": {**DRAWN, **GONE},
    "confused": {**signs(Sign("confused", (0,), "next")), **GONE},
    "net": {"outside 0": "A2", **signs(Sign("outside", (0,), "action")), **GONE},
    "poisonous_spores": {"wounds 0": 1, **signs(Sign("spores", (0,), "round")), **GONE},
    "sharp_blade": {"wounds 0": 2, **DRAWN, **GONE},
    "snare_trap": {"weapons": -2, **DRAWN, **GONE},
    "spider_web": {"wounds 0": 1, **signs(Sign("web", (0,))), **GONE},
    "terrible_scream": {"determination 0": -1, **DRAWN, **GONE},
    "trapdoor": {**DRAWN, **GONE},
}
"""Creatures and traps with nothing to decide."""


@rule("RC-360", "RC-052")
@pytest.mark.parametrize("card", MET)
def test_a_creature_or_trap_concerns_whoever_drew_it(card: str) -> None:
    assert met(stage().hunting("bear", "goats"), card) == MET[card]


@rule("RC-071")
@pytest.mark.parametrize(
    ("answer", "changed"), [(("give_determination",), {"determination 0": -1}), (("take_wounds",), {"wounds 0": 1})]
)
def test_bats_cost_determination_or_a_wound(answer: Answer, changed: Changes) -> None:
    assert met(stage(), "bats", answer) == {**changed, **DRAWN, **GONE}


@rule("RC-681")
def test_medicine_helps_against_the_scorpion() -> None:
    assert met(stage().items("medicine"), "scorpion") == {**DRAWN, **GONE}


@rule("RC-603", "RC-681")
def test_medicine_that_is_put_away_does_not_help() -> None:
    changed = met(stage().items("medicine").sign(Sign("items", (), "round")), "scorpion")
    assert changed["wounds 0"] == 3


@rule("RC-603", "RC-681")
def test_medicine_that_is_put_away_does_not_help_the_marked() -> None:
    table = stage().items("medicine").sign(Sign("items", (), "round"))
    table.g.special_wounds[0] = (SpecialWound("leg", "accident"),)
    assert lower(table, "accident")["wounds 0"] == 3


@rule("RC-657")
@pytest.mark.parametrize(("weapons", "left"), [(0, 0), (1, 0), (2, 0), (3, 1), (7, 5)])
def test_a_noose_takes_two_weapon_levels_as_far_as_it_can(weapons: int, left: int) -> None:
    table = stage().levels(weapons=weapons)
    met(table, "snare_trap")
    assert (table.weapons, table.wounds(0)) == (left, 0)


@rule("RC-658")
def test_an_unfortunate_accident_has_the_book_effect_once() -> None:
    table = stage()
    met(table, "unfortunate_adventure")
    assert table.told("book_idle") == [()]
    assert table.g.mystery_discard == ["unfortunate_adventure"]


def test_unleashed_beasts_need_a_hunting_deck() -> None:
    assert met(stage(), "unleashed_beast") == {**DRAWN, **GONE}


@rule("RC-363", "RC-539")
@pytest.mark.parametrize("card", ["giant_snake", "collapse", "net"])
def test_some_cards_end_the_drawing(card: str) -> None:
    table = stage().mysteries(card, "bite", "snake")
    play(table.begin(begin_drawing(0, "A2", Left(1, 3, 3, 6, 3), True)))
    assert table.told("mystery") == [(0, card)]
    assert table.g.mysteries.cards == ["snake", "bite"]


def test_a_trapdoor_swallows_the_treasures_of_this_action_alone() -> None:
    table = stage().mysteries("compass", "boxes", "trapdoor", "gold")
    table.g.kept_now = ["hammock"]
    play(table.begin(begin_drawing(0, "A2", Left(3, 0, 1, 1, 4), False)))
    assert table.g.kept_now == ["hammock", "gold"]
    assert sorted(table.g.mystery_discard) == ["boxes", "compass", "trapdoor"]


def test_treasures_of_another_action_are_not_swallowed() -> None:
    table = stage().now("planning").mysteries("compass", "trapdoor", "snake", "gold", "boxes").next_tiles(11, 1)
    table.adventures("explore", "shrine", "remains_of_a_settlement").token("explore_deck", "adventure")
    table.plan("explore", "A3", "0", "0").plan("explore", "B2", "1", along=("roll",)).act()
    table.choose("resolve", 0, "explore", "A3", 0).choose("decide", "shrine", 1)
    while table.question != "explore_dice":
        table.nature()
    table.roll("explore", False, False, True).choose("decide", "remains_of_a_settlement", 1).choose("meet")
    assert table.g.kept_now == ["compass"]


def test_a_treasure_found_between_two_actions_is_not_swallowed() -> None:
    """The Discovery token is used before the action begins that meets the trapdoor."""
    table = stage().now("planning").found("treasure").mysteries("compass", "gold", "trapdoor", "snake")
    table.adventures("explore", "remains_of_a_settlement").token("explore_deck", "adventure").next_tiles(11)
    table.plan("explore", "A3", "0", "0").act().choose("discovery", "treasure")
    table.choose("decide", "remains_of_a_settlement", 1).choose("draw_on").choose("stop_drawing")
    assert (table.g.kept_now, sorted(table.g.mystery_discard)) == (["compass"], ["gold", "trapdoor"])


# Later


@rule("RC-654", "RC-463")
def test_a_blowpipe_leaves_one_pawn_in_the_next_round_but_not_to_friday() -> None:
    table = stage()
    met(table, "blowgun")
    table.begin(round_ends())
    assert table.g.signs == (Sign("drawn_since", (0,)), Sign("one_pawn", (0,), "round"))
    table = stage().friday()
    met(table, "blowgun", me=FRIDAY)
    assert table.g.signs == (Sign("drawn_since", (0,)),)


def confused() -> Table:
    """The first seat is confused in this round."""
    return stage().sign(Sign("confused", (0,), "round")).now("planning")


@rule("RC-655")
def test_a_confused_character_rolls_every_success_again_for_the_whole_round() -> None:
    table = confused().plan("build", "weapons", "0", along=("roll",), wood=1)
    table.plan("gather", "A1:wood", "0", along=("roll",)).act()
    table.roll("build", False, True, False).roll_again("build", 1, False)
    assert (table.weapons, table.determination(0)) == (3, 3)
    while table.question != "gather_dice":
        table.choose("resolve" if table.question == "next_action" else "keep_roll")
    play(table.roll("gather", False, True, False).roll_again("gather", 1, True))
    assert table.future == {"wood": 1}


@rule("RC-655")
def test_a_failure_of_a_confused_character_stands_and_others_are_not_confused() -> None:
    table = confused().plan("build", "weapons", "0", along=("roll",), wood=1).act()
    table.roll("build", False, False, False)
    assert table.done
    table = confused().plan("build", "weapons", "1", along=("roll",), wood=1).act()
    table.roll("build", False, True, False)
    assert table.weapons == 4


@rule("RC-656")
def test_a_confused_character_rolls_the_success_die_even_with_enough_pawns() -> None:
    table = confused().plan("build", "weapons", "0", "0", wood=1).act()
    assert table.question == "build_dice"
    table.nature(0).nature(5)
    assert (table.weapons, table.wood, table.determination(0)) == (3, 5, 3)


@rule("RC-655")
def test_confusion_comes_with_the_next_round_and_ends_with_it() -> None:
    table = stage()
    met(table, "confused")
    table.begin(round_ends())
    assert Sign("confused", (0,), "round") in table.g.signs
    table.begin(round_ends())
    assert table.g.signs == (Sign("drawn_since", (0,)),)


# Lower halves

LOWER: dict[str, Changes] = {
    "big_ape": {"wounds 1": 1, "fur": 2, **GONE},
    "gorilla": {"weapons": -2, **GONE},
    "savage": {"kept": ("compass",), **GONE},
    "ceremonial_bowl": {"signs": frozenset(), **GONE},
}


@rule("RC-173", "RC-182", "RC-642")
@pytest.mark.parametrize("card", LOWER)
def test_a_mystery_comes_up_in_the_event_deck(card: str) -> None:
    table = stage().mysteries("snake", "compass")
    if card == "ceremonial_bowl":
        table.sign(Sign("bowl", (0, 2)))
    assert lower(table, card) == LOWER[card]


@rule("RC-173", "RC-356")
def test_where_nobody_acts_the_first_player_draws() -> None:
    table = stage().mysteries("snake", "compass")
    lower(table, "savage")
    assert table.told("mystery") == [(1, "compass")]


@rule("RC-293")
def test_gremlins_are_as_strong_as_printed_and_take_nothing_else() -> None:
    table = stage().levels(roof=3, palisade=3)
    assert met(table, "gremlins") == {"wounds 0": 2, **DRAWN, **DECK}


@rule("RC-361", "RC-363")
@pytest.mark.parametrize("card", ["giant_snake", "net", "collapse"])
def test_some_end_the_drawing(card: str) -> None:
    table = stage().mysteries(card, "gold", "compass").determined(0, 1)
    table.begin(begin_drawing(0, "A2", Left(2, 1, 1, 2, 4), False))
    while table.pending is not None:
        table.choose("meet")
    assert (table.told("mystery"), table.g.mysteries.cards) == ([(0, card)], ["compass", "gold"])


@rule("RC-359", "RC-642")
def test_every_treasure_waits_in_future_but_the_bowl() -> None:
    treasures = [card.id for card in book().mysteries.values() if card.kind == "treasure"]
    waiting = []
    for card in treasures:
        table = stage().mysteries(card).begin(begin_drawing(0, "A2", Left(1, 0, 0, 0, 1), False))
        waiting += table.g.kept_now
    assert sorted({*treasures} - {*waiting}) == ["ceremonial_bowl"]


@rule("RC-063")
def test_a_gorilla_takes_weapons_from_everybody() -> None:
    assert lower(stage().levels(weapons=1), "gorilla") == {"weapons": -1, "wounds 0": 1, "wounds 1": 1, **GONE}


@rule("RC-173", "RC-182")
def test_gremlins_fight_the_first_player_and_are_shuffled_in_again() -> None:
    table = stage("event").levels(weapons=1).events("gremlins", "bad_feelings").begin(draw_event())
    if table.question == "fight":
        table.choose("fight")
    assert (table.question, table.wounds(1), table.wounds(0)) == ("events", 2, 0)
    table.nature(1, 0)
    assert table.g.events.cards == ["gremlins"]
    assert table.g.threats == ["", "bad_feelings"]
    assert (table.weapons, table.food, table.fur) == (1, 5, 5)


def test_every_creature_and_trap_is_tested() -> None:
    tested = {*MET, "bats", "unfortunate_adventure", "strange_disease"}
    assert tested == {card.id for card in book().mysteries.values() if card.kind != "treasure"}
    assert {*LOWER, "gremlins"} == {card.id for card in book().mysteries.values() if card.lower}


def test_the_deck_has_26_treasures_13_creatures_and_13_traps() -> None:
    kinds = [card.kind for card in book().mysteries.values()]
    assert [kinds.count(kind) for kind in ("treasure", "creature", "trap")] == [26, 13, 13]
