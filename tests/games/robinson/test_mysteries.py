"""Drawing Mystery cards. [ledger chapter 18]"""

from __future__ import annotations

import pytest

from campfire.games.robinson.rules.adventures import draw_adventure
from campfire.games.robinson.rules.mysteries import Left, begin_drawing, treasure_only
from campfire.kernel.pile import NOBODY
from tests.games.robinson.cursed import cursed
from tests.games.robinson.outcomes import lower, play, stage
from tests.games.robinson.table import Table
from tests.rules import rule


def draw(table: Table, treasures: int, creatures: int, traps: int, most: int = 9, may_stop: bool = True) -> Table:
    """The first seat draws on tile A2."""
    return table.begin(begin_drawing(0, "A2", Left(treasures, creatures, traps, creatures + traps, most), may_stop))


@rule("RC-356")
def test_no_mystery_card_is_drawn_unless_something_says_so() -> None:
    table = stage().now("planning").mysteries("snake", "gold").adventures("explore", "swamp").next_tiles(11)
    play(table.plan("explore", "A3", "0", along=("roll",)).act().roll("explore", False, True, True))
    assert table.g.mysteries.cards == ["gold", "snake"]
    assert table.told("mystery") == []


@rule("RC-357", "RC-358")
def test_cards_are_revealed_until_one_of_a_permitted_kind_appears() -> None:
    table = draw(stage().mysteries("snake", "net", "compass", "gold"), 1, 0, 0)
    assert table.g.kept_now == ["compass"]
    assert (table.wounds(0), table.g.outside[0]) == (0, "")
    assert table.told("set_aside") == [("snake",), ("net",)]
    assert table.told("mystery") == [(0, "compass")]


@rule("RC-364", "RC-358")
def test_cards_set_aside_are_shuffled_back_in_an_order_that_nobody_knows() -> None:
    table = draw(stage().mysteries("snake", "net", "compass", "gold"), 1, 0, 0)
    assert table.question == "mysteries"
    table.nature(2, 1, 0)
    assert table.g.mysteries.cards == ["net", "snake", "gold"]
    assert table.g.mysteries.known == [NOBODY] * 3
    assert table.g.aside == {}
    assert table.g.mystery_discard == []


@rule("RC-359", "RC-054")
def test_a_treasure_goes_to_future_and_applies_at_the_end_of_the_action_phase() -> None:
    table = stage().now("planning").mysteries("antique_rapier").adventures("explore", "shrine")
    table.token("explore_deck", "adventure").next_tiles(11).plan("explore", "A3", "0", "0").act()
    play(table, ("decide", "shrine", 1))
    assert (table.weapons, table.g.kept_now) == (3, ["antique_rapier"])
    table = stage().now("planning").mysteries("antique_rapier").adventures("explore", "shrine")
    table.token("explore_deck", "adventure").next_tiles(11).plan("explore", "A3", "0", "0").resolve()
    play(table, ("decide", "shrine", 1))
    assert (table.weapons, table.g.kept_now, table.g.mystery_discard) == (5, [], ["antique_rapier"])


@rule("RC-359", "RC-053")
def test_a_treasure_drawn_outside_the_action_phase_is_available_at_once() -> None:
    table = stage("event").mysteries("compass").begin(treasure_only(1))
    assert (table.g.kept, table.g.kept_now) == (["compass"], [])


@rule("RC-360")
def test_a_creature_or_trap_is_resolved_at_once() -> None:
    table = play(draw(stage().mysteries("snake"), 0, 1, 0))
    assert table.wounds(0) == 2
    table = play(draw(stage().mysteries("blunt_spear"), 0, 0, 1))
    assert table.wounds(0) == 2


@rule("RC-360", "RC-079")
def test_things_may_be_used_before_a_creature_is_resolved() -> None:
    table = draw(stage().mysteries("spiders").equipment("pipe_and_tobacco"), 0, 1, 0)
    assert table.asked(0) == ["meet spiders", "pipe_and_tobacco 0"]
    table.choose("pipe_and_tobacco", 0, by=0).choose("meet")
    assert (table.determination(0), table.wounds(0)) == (1, 0)


@rule("RC-360", "RC-149")
def test_another_character_may_use_an_ability_before_a_creature_is_resolved() -> None:
    """The Cook heals the Carpenter, whom the snake would kill and who has nothing to decide alone."""
    table = draw(stage().wounded(0, 11).determined(1, 2).have(food=1).mysteries("snake"), 0, 1, 0)
    assert (table.asked(0), table.asked(1)) == (["meet snake"], ["ability grandmas_recipe"])
    table.choose("ability", "grandmas_recipe", by=1)
    assert (table.lost, table.wounds(0), table.food) == (False, 11, 0)


@rule("RC-361", "RC-363")
def test_after_each_resolved_card_the_group_may_stop_or_continue() -> None:
    table = draw(stage().mysteries("compass", "snake", "gold"), 1, 1, 0)
    assert [table.asked(seat) for seat in (0, 1)] == [["draw_on", "stop_drawing"]] * 2
    table.choose("stop_drawing", by=1)
    assert table.done
    assert (table.g.kept_now, table.g.mysteries.cards) == (["compass"], ["gold", "snake"])


@rule("RC-361", "RC-363", "RC-362")
def test_drawing_ends_with_the_last_permitted_card() -> None:
    table = draw(stage().mysteries("compass", "gold", "snake", "boxes"), 1, 1, 0).choose("draw_on")
    play(table)
    assert (table.g.kept_now, table.wounds(0)) == (["compass"], 2)
    assert sorted(table.g.mysteries.cards) == ["boxes", "gold"]


@rule("RC-362")
def test_a_card_of_a_kind_that_has_come_up_often_enough_is_set_aside() -> None:
    table = draw(stage().mysteries("compass", "gold", "snake"), 1, 1, 0).choose("draw_on")
    assert table.told("set_aside") == [("gold",)]
    assert table.told("mystery") == [(0, "compass"), (0, "snake")]


@rule("RC-357", "RC-362")
@pytest.mark.parametrize(
    ("cards", "most", "drawn"),
    [
        (("gold", "compass", "boxes", "blunt_spear"), (2, 0, 1), ["gold", "compass", "blunt_spear"]),
        (("blunt_spear", "collapse", "gold"), (1, 0, 1), ["blunt_spear", "gold"]),
        (("snake", "bite", "gold"), (1, 1, 0), ["snake", "gold"]),
    ],
)
def test_each_kind_has_its_own_maximum(cards: tuple[str, ...], most: tuple[int, int, int], drawn: list[str]) -> None:
    table = play(draw(stage().mysteries(*cards), *most, may_stop=False))
    assert [card for _, card in table.told("mystery")] == drawn


@rule("RC-707")
def test_drawing_cannot_be_broken_off_before_a_permitted_card_is_resolved() -> None:
    table = draw(stage().mysteries("snake", "net", "compass", "gold"), 2, 0, 0)
    assert table.told("mystery") == [(0, "compass")]
    assert table.asked(0) == ["draw_on", "stop_drawing"]


@rule("RC-364", "RC-092")
def test_resolved_creatures_and_traps_are_discarded_at_the_end() -> None:
    table = play(draw(stage().mysteries("snake", "blunt_spear", "gold"), 0, 1, 1, may_stop=False))
    assert table.g.mystery_discard == ["snake", "blunt_spear"]
    assert table.g.mysteries.cards == ["gold"]


@rule("RC-092")
def test_an_empty_mystery_deck_is_made_anew_from_its_discard_pile() -> None:
    table = stage().mysteries("snake")
    table.g.mystery_discard = ["compass", "bite"]
    draw(table, 1, 0, 0)
    assert table.question == "mysteries"
    table.nature(0, 1)
    play(table)
    assert table.g.kept_now == ["compass"]
    assert sorted(table.g.mysteries.cards) == ["bite", "snake"]


@rule("RC-362")
@pytest.mark.parametrize(
    ("first", "again", "other"), [("snake", "bite", "net"), ("sharp_blade", "blunt_spear", "snake")]
)
def test_creatures_and_traps_are_counted_apart(first: str, again: str, other: str) -> None:
    table = play(draw(stage().mysteries(first, again, other), 0, 1, 1, may_stop=False))
    assert table.told("mystery") == [(0, first), (0, other)]


@rule("RC-092")
@pytest.mark.parametrize(("order", "drawn"), [((0, 1), "gold"), ((1, 0), "compass")])
def test_a_deck_made_anew_is_shuffled_before_anything_is_drawn(order: tuple[int, ...], drawn: str) -> None:
    table = stage().mysteries()
    table.g.mystery_discard = ["compass", "gold"]
    play(draw(table, 1, 0, 0).nature(*order))
    assert table.g.kept_now == [drawn]


@rule("RC-092")
def test_drawing_ends_when_no_permitted_card_is_left_anywhere() -> None:
    table = stage().mysteries("snake")
    table.g.mystery_discard = ["bite"]
    play(draw(table, 1, 0, 0))
    assert table.done
    assert sorted(table.g.mysteries.cards) == ["bite", "snake"]


@rule("RC-357", "RC-363")
def test_the_number_of_cards_in_all_may_be_limited() -> None:
    table = play(draw(stage().mysteries("snake", "gold", "bite"), 2, 2, 2, most=2, may_stop=False))
    assert table.told("mystery") == [(0, "snake"), (0, "gold")]
    assert table.g.mysteries.cards == ["bite"]


@rule("RC-538", "RC-539")
def test_where_nobody_may_stop_only_a_card_can_end_the_drawing() -> None:
    table = play(draw(stage().mysteries("gold", "bite", "collapse", "snake"), 4, 4, 4, most=4, may_stop=False))
    assert table.told("mystery") == [(0, "gold"), (0, "bite"), (0, "collapse")]
    assert table.wounds(0) == 1


@rule("RC-365", "RC-651")
def test_an_ignored_trap_counts_as_resolved() -> None:
    table = draw(stage().mysteries("net", "blunt_spear").treasure("whip"), 0, 0, 1).choose("whip")
    assert table.done
    assert (table.g.outside[0], table.wounds(0)) == ("", 0)
    assert table.told("ignored") == [("net",)]
    assert table.g.mystery_discard == ["net"]


@rule("RC-636", "RC-357")
def test_remains_of_a_settlement_hold_two_treasures_and_a_trap_and_no_creature() -> None:
    table = stage().mysteries("snake", "gold", "blunt_spear", "net", "compass", "boxes")
    table.adventures("explore", "remains_of_a_settlement")
    from_settlement = play_settlement(table, "remains_of_a_settlement")
    assert from_settlement == ["gold", "blunt_spear", "compass"]


@rule("RC-357")
@pytest.mark.parametrize(
    ("card", "drawn"),
    [
        ("pirates_chest", ["gold", "compass"]),
        ("old_hut", ["snake", "gold"]),
        ("shrine", ["gold"]),
        ("secret_cave", ["snake", "gold", "compass"]),
    ],
)
def test_each_adventure_names_the_kinds_that_are_resolved(card: str, drawn: list[str]) -> None:
    table = stage().mysteries("snake", "bite", "gold", "blunt_spear", "net", "compass", "boxes")
    assert play_settlement(table, card) == drawn
    assert card in table.g.events.cards


@rule("RC-361")
def test_in_a_secret_cave_the_group_may_stop_after_each_card() -> None:
    table = stage().mysteries("gold", "blunt_spear").now("action").adventures("explore", "secret_cave")
    table.plan("explore", "A2", "0").begin(draw_adventure(0, "explore", "A2")).choose("decide", "secret_cave", 1)
    assert sorted(table.asked()) == ["draw_on", "stop_drawing"]


@rule("RC-357", "RC-362")
def test_a_secret_cave_has_a_creature_or_a_trap_and_not_both() -> None:
    table = stage().mysteries("blunt_spear", "snake", "net", "bite", "gold", "compass", "boxes")
    assert play_settlement(table, "secret_cave") == ["blunt_spear", "gold", "compass"]


def play_settlement(table: Table, card: str) -> list[str]:
    """Draw an adventure that brings mysteries, and go on as long as cards come; what was resolved."""
    deck = table.g.book.adventures[card].deck
    table.adventures(deck, card).now("planning").token(f"{deck}_deck", "adventure").next_tiles(11)
    kind, target = ("explore", "A3") if deck == "explore" else ("gather", "A1:wood")
    table.plan(kind, target, "0", "0").act().choose("decide", card, 1)
    while table.question in ("draw_on", "mystery"):
        table.choose("draw_on" if table.question == "draw_on" else "meet")
    play(table)
    return [str(drawn) for _, drawn in table.told("mystery")]


@rule("RC-382", "RC-358")
def test_a_treasure_token_draws_one_treasure_for_the_first_player() -> None:
    table = stage("planning").mysteries("snake", "compass", "gold").begin(treasure_only(1))
    play(table)
    assert table.told("mystery") == [(1, "compass")]
    assert table.g.kept == ["compass"]


@rule("RC-463")
def test_friday_draws_and_suffers_mysteries_like_a_character() -> None:
    table = stage().friday().mysteries("snake", "compass")
    play(table.begin(begin_drawing(4, "A2", Left(1, 1, 0, 1, 2), False)))
    assert (table.wounds(4), table.wounds(0), table.g.kept_now) == (2, 0, ["compass"])


@rule("RC-463", "RC-462", "RC-365")
def test_friday_may_use_a_whip_against_a_trap() -> None:
    table = stage().friday(wounds=3).treasure("whip").mysteries("blunt_spear", "gold")
    table.begin(begin_drawing(4, "A2", Left(0, 0, 1, 1, 1), False)).choose("whip")
    assert (table.g.friday, table.wounds(4), table.g.claimed) == (True, 3, {"whip": 4})


@rule("RC-457", "RC-458", "RC-356")
def test_a_friday_whom_the_dice_kill_on_the_way_draws_nothing() -> None:
    table = cursed().friday(wounds=3).token("A1", "number1").mysteries("gold", "snake")
    table.plan("explore", "temple:A1", "friday", along=("roll",)).act().roll("explore", True, True, False)
    assert (table.g.friday, table.done, table.told("mystery")) == (False, True, [])
    assert (table.g.kept_now, table.g.mysteries.cards) == ([], ["snake", "gold"])


@rule("RC-457", "RC-458", "RC-363")
@pytest.mark.parametrize("may_stop", [True, False])
def test_a_friday_who_dies_of_a_creature_keeps_what_he_found_and_draws_no_more(may_stop: bool) -> None:
    table = stage().friday(wounds=3).mysteries("compass", "snake", "gold")
    play(table.begin(begin_drawing(4, "A2", Left(2, 1, 0, 1, 3), may_stop)), *([("draw_on",)] if may_stop else []))
    assert (table.g.friday, table.g.kept_now, table.g.mysteries.cards) == (False, ["compass"], ["gold"])


@rule("RC-360", "RC-364")
def test_a_treasure_drawn_in_the_middle_of_a_drawing_leaves_the_outer_one_alone() -> None:
    table = stage("weather").mysteries("net", "snake", "bite", "gold", "compass").found("treasure")
    table.equipment("biscuits")
    draw(table, 0, 1, 0).choose("discovery", "treasure", by=0)
    table.nature()
    assert table.question == "mystery"
    assert table.g.aside == {"set_aside": ("net",), "resolving": ("snake",)}
    play(table)
    assert sorted(table.g.mysteries.cards) == ["bite", "compass", "net"]
    assert sorted(table.g.mystery_discard) == ["gold", "snake"]


# From the Event deck


@rule("RC-173", "RC-092")
@pytest.mark.parametrize("card", ["big_ape", "gorilla", "savage", "ceremonial_bowl"])
def test_a_mystery_from_the_event_deck_is_discarded_to_the_mysteries(card: str) -> None:
    table = stage()
    assert lower(table, card)["discarded"] == 1
    assert table.g.aside == {}
