"""Every adventure card, both halves, from what is printed on it. [ledger chapter 30]

The expected changes are written from the printed sentences: resources of an action lie in Future, tokens wait for the
end of the Action phase, lower halves concern everybody. A demand takes from what is there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import pytest

from campfire.games.robinson.library import book
from campfire.games.robinson.rules.adventures import draw_adventure
from tests.games.robinson.outcomes import Answer, Changes, lower, stage, upper
from tests.games.robinson.table import Table
from tests.rules import rule

Staging: TypeAlias = Callable[[Table], object]
DECK: Changes = {"in the Event deck": 1}
NOTHING: Changes = {}


def sign(*signs: str) -> Changes:
    """What has become true."""
    return {"signs": frozenset(signs)}


def mark(part: str, card: str) -> Changes:
    """A Special Wound token for the leader, and the card in the Event deck."""
    return {"marks 0": (f"{part} {card}",), **DECK}


def later(*tokens: tuple[str, str]) -> Changes:
    """Tokens that wait for the end of the Action phase."""
    return {"later": tokens}


UPPER: dict[str, Changes] = {
    "accident": mark("leg", "accident"),
    "breakdown": {"morale": -1, **DECK},
    "broken_lever": {"weapons": -1},
    "construction": DECK,
    "cut_head": {"wounds 0": 1, "determination 0": 2, **mark("head", "cut_head")},
    "dangerous_work": later(("build", "reroll"), ("build_deck", "adventure")),
    "dark_clouds_in_the_sky": {**later(("weather", "rain")), **DECK},
    "fear_of_the_beasts": DECK,
    "hard_work": {"food": -1},
    "howling_in_the_bushes": DECK,
    "laborious_work": later(("build", "time")),
    "monkey_see": DECK,
    "nasty_wound": mark("arm", "nasty_wound"),
    "predator_in_the_camp": {"wounds 0": 1, **DECK},
    "sting": mark("belly", "sting"),
    "visit_of_a_predator": {"food": -1, **DECK},
    "weak_construction": DECK,
    "windstorm": {"palisade": -1, **DECK},
    "you_need_a_bigger_camp": DECK,
    "after_the_hurricane": {
        "future wood": 2,
        **later(("A1", "time")),
        **sign("tile after_the_hurricane A1"),
        **DECK,
    },
    "end_of_source": {"at A1": ("exhausted:wood",)},
    "eyes_in_the_bushes": DECK,
    "fruit": mark("belly", "fruit"),
    "gold_coin": DECK,
    "new_flock": {**later(("A1", "food")), **sign("tile new_flock A1"), **DECK},
    "path_of_a_predator": DECK,
    "shortage": {"future wood": 1, "at A1": ("exhausted:wood",)},
    "signs_of_a_predator": DECK,
    "skeleton": DECK,
    "spider": mark("head", "spider"),
    "tracks_of_a_predator": later(("A1", "danger")),
    "twisted_ankle": mark("leg", "twisted_ankle"),
    "unexpected_discovery": {"found": ("tobacco",)},
    "unexpected_troubles": {"at A1": ("covered",)},
    "viper": DECK,
    "weather_breakdown": DECK,
    "winter_is_coming": DECK,
    "cold_wind": DECK,
    "dangerous_terrain": later(("A2", "danger")),
    "empty_forest": DECK,
    "its_going_to_rain": DECK,
    "lost": {"outside 0": "A2", **sign("action outside 0", "dawn morale 1")},
    "lost_in_the_thicket": {"outside 0": "A2", **sign("action outside 0", "dawn discoveries 1")},
    "lost_in_the_woods": {"determination 0": -2},
    "misadventure": mark("leg", "misadventure"),
    "old_grave": {"determination 0": -1, **DECK},
    "storm_on_the_horizon": DECK,
    "surprising_discovery": {"kept in future": ("surprising_discovery",)},
    "swamp": later(("A2", "time")),
    "theres_something_in_the_air": {**later(("explore_deck", "adventure")), **DECK},
    "thorny_bush_adventure": mark("arm", "thorny_bush_adventure"),
    "vipers": mark("head", "vipers"),
    "wild_berries": mark("belly", "wild_berries"),
    "wild_dog": {"wounds 0": 1, **DECK},
    "wrong_track": {"outside 0": "A2", **sign("action outside 0", "dawn wood 2")},
}
"""Upper halves that leave nothing to decide."""


@rule("RC-299", "RC-052")
@pytest.mark.parametrize("card", UPPER)
def test_an_upper_half_concerns_the_leader_alone(card: str) -> None:
    table = stage().next_discoveries("tobacco").determined(0, 2)
    assert upper(table, card) == UPPER[card]


DECIDED: list[tuple[str, tuple[Answer, ...], Changes]] = [
    ("hungry_predator", (("decide", "hungry_predator", 0),), {"wounds 0": 2, "future food": 2, "future fur": 1}),
    ("hungry_predator", (("decide", "hungry_predator", 1),), {"food": -1, "palisade": -1, **DECK}),
    ("in_a_hurry", (("decide", "in_a_hurry", 1),), {"found": ("tobacco", "herbs"), **DECK}),
    ("savings", (("decide", "savings", 1),), {"future wood": 2, **DECK}),
    ("tired", (("decide", "tired", 1),), {"wounds 0": -2, **DECK}),
    ("furs", (("decide", "furs", 1),), {"future fur": 2, **DECK}),
    ("mushrooms", (("decide", "mushrooms", 1),), {"future food": 2, **DECK}),
    ("nestlings", (("decide", "nestlings", 1),), {"future food": 2, **DECK}),
    ("nice_surprise", (("decide", "nice_surprise", 1),), {"future wood": 3, **DECK}),
    ("bamboo", (("decide", "bamboo", 1),), {"future wood": 2, **DECK}),
    ("carcass", (("decide", "carcass", 1),), {"future food": 2, "future fur": 2, **DECK}),
    ("flu", (("decide", "flu", 0),), {"food": -1}),
    ("flu", (("decide", "flu", 1),), DECK),
    ("puma", (("decide", "puma", 0),), {"outside 0": "A2", **sign("action outside 0")}),
    ("puma", (("decide", "puma", 1),), DECK),
    ("tiger", (("decide", "tiger", 0),), {"outside 0": "A2", **sign("action outside 0")}),
    ("tiger", (("decide", "tiger", 1),), DECK),
    (
        "unbelievable_effort",
        (("decide", "unbelievable_effort", 1),),
        {"future wood": 2, **mark("arm", "unbelievable_effort")},
    ),
    (
        "surprise_in_the_bushes",
        (("decide", "surprise_in_the_bushes", 1),),
        {"kept in future": ("bible",), "uses": {"bible": 2}, **DECK},
    ),
    (
        "ruined_hut_adventure",
        (("decide", "ruined_hut_adventure", 1), ("item", "rope")),
        {"built": ("rope",), "board": tuple(card for card in stage().g.board if card != "rope"), **DECK},
    ),
    ("unmotivated", (("give_determination",),), {"determination 0": -1, **DECK}),
    ("unmotivated", (("take_wounds",),), {"wounds 0": 1, **DECK}),
    ("winter_freezing", (("exhaust", "A1:parrot"),), {"at A1": ("exhausted:parrot",)}),
    ("winter_freezing", (("exhaust", "A1:wood"),), {"at A1": ("exhausted:wood",)}),
    ("signs_of_fire", (("exhaust", "A2:parrot"),), {"at A2": ("exhausted:parrot",)}),
]
"""Upper halves with something to decide, the answers, and what follows."""


@rule("RC-071")
@pytest.mark.parametrize(("card", "answers", "changed"), DECIDED)
def test_an_upper_half_does_what_was_decided(card: str, answers: tuple[Answer, ...], changed: Changes) -> None:
    table = stage().next_discoveries("tobacco", "herbs").wounded(0, 2)
    table.g.aside["equipment"] = "bible"
    assert upper(table, card, *answers) == changed


REFUSABLE = (
    *("fast_work", "in_a_hurry", "savings", "tired", "furs", "mushrooms", "nestlings", "nice_surprise"),
    *("pirates_chest", "surprise_in_the_bushes", "unbelievable_effort", "bamboo", "carcass", "old_hut"),
    *("remains_of_a_settlement", "ruined_hut_adventure", "secret_cave", "shrine"),
)
"""Cards that may be discarded without effect instead of taking their benefit."""


@rule("RC-071", "RC-091")
@pytest.mark.parametrize("card", REFUSABLE)
def test_a_benefit_may_be_refused_and_the_card_leaves_the_game(card: str) -> None:
    table = stage()
    assert upper(table, card, ("decide", card, 0)) == NOTHING
    assert table.g.adventures[table.g.book.adventures[card].deck].cards == []
    assert (table.g.aside, table.g.gone) == ({}, [card])


@rule("RC-624", "RC-331")
def test_a_broken_tool_turns_an_item_back_for_the_next_round() -> None:
    table = stage().items("map", "pot", "rope")
    assert upper(table, "broken_tool", ("flip", "map")) == {"fading": ("map",)}
    assert upper(stage(), "broken_tool") == NOTHING


@rule("RC-623", "RC-332")
@pytest.mark.parametrize(
    ("items", "answers", "inspected"),
    [
        (("map", "pot", "rope"), (("mark_item", "map"), ("mark_item", "rope")), ("inspected map", "inspected rope")),
        (("pot",), (), ("inspected pot",)),
        (("axe_s1",), (), ()),
    ],
)
def test_an_inspection_marks_two_items_or_as_many_as_there_are(
    items: tuple[str, ...], answers: tuple[Answer, ...], inspected: tuple[str, ...]
) -> None:
    table = stage().items(*items)
    assert upper(table, "tools_inspection", *answers) == {**(sign(*inspected) if inspected else {}), **DECK}
    assert table.g.items == list(items)
    changed = lower(table, "tools_inspection")
    assert changed.get("fading", ()) == tuple(mark.split()[1] for mark in inspected)
    assert not table.g.signs


@rule("RC-623")
def test_an_inspection_marks_two_different_items() -> None:
    table = stage().items("map", "pot", "rope").adventures("build", "tools_inspection")
    table.begin(draw_adventure(0, "build", "B1")).choose("mark_item", "map")
    assert table.asked(0) == ["mark_item pot", "mark_item rope"]


@rule("RC-093", "RC-060")
@pytest.mark.parametrize("card", ["coming_to_terms", "lack_of_hope"])
def test_three_inventions_go_back_to_the_deck_and_each_missing_one_hurts_the_leader(card: str) -> None:
    table = stage()
    gone = ("map", "pot", "dam")
    changed = upper(table, card, *[("discard_invention", invention) for invention in gone])
    kept = tuple(invention for invention in stage().g.board if invention not in gone)
    assert changed == {"board": kept, **(DECK if card == "coming_to_terms" else {})}
    assert sorted(table.g.inventions.cards) == sorted(gone)
    poor = stage()
    poor.g.board = ["map"]
    assert upper(poor, card)["wounds 0"] == 2
    assert poor.wounds(1) == 0


UPPER_ELSEWHERE = {"broken_tool", "tools_inspection", "coming_to_terms", "lack_of_hope"}
"""Upper halves with tests of their own here."""


def test_every_upper_half_is_tested() -> None:
    tested = {*UPPER, *(card for card, _, _ in DECIDED), *UPPER_ELSEWHERE}
    drawing = {"fast_work", "pirates_chest", "old_hut", "remains_of_a_settlement", "secret_cave", "shrine"}
    assert tested | drawing == set(book().adventures)


# Lower halves


def with_mark(part: str, card: str) -> Staging:
    """The first seat has the token of the card."""

    def lay(table: Table) -> None:
        table.g.special_wounds[0] = ("head spider", f"{part} {card}") if card != "spider" else (f"{part} {card}",)

    return lay


REROLLS: Changes = {f"at {area}": ("reroll",) for area in ("build", "gather", "explore")}
HUNGRY: Changes = {"at weather": ("animals",)}
FIGHT: Changes = {"weapons": -1, "food": 2, "fur": 1, "palisade": -1}

LOWER: dict[str, Changes] = {
    "breakdown": {"determination 1": 2},
    "coming_to_terms": {"morale": -1},
    "construction": {"palisade": 1},
    "dark_clouds_in_the_sky": {"palisade": 1},
    "fear_of_the_beasts": {"at weapons": ("wood",)},
    "howling_in_the_bushes": FIGHT,
    "hungry_predator": {"food": 1, "fur": 1, "palisade": -1},
    "in_a_hurry": {"palisade": -1},
    "predator_in_the_camp": {"food": 2, "fur": 2},
    "savings": {"morale": -1},
    "tired": {"morale": -1},
    "unmotivated": {"determination 0": -1, "determination 1": -1},
    "visit_of_a_predator": HUNGRY,
    "weak_construction": {"roof": -1},
    "windstorm": {"palisade": 1},
    "you_need_a_bigger_camp": {f"at {area}": ("wood",) for area in ("shelter", "roof", "palisade")},
    "eyes_in_the_bushes": HUNGRY,
    "furs": sign("round yield food -1"),
    "gold_coin": REROLLS,
    "mushrooms": {"wounds 0": 1, "wounds 1": 1},
    "nestlings": {"roof": -1},
    "nice_surprise": {"roof": -1},
    "path_of_a_predator": HUNGRY,
    "pirates_chest": sign("round one_pawn 0", "round one_pawn 1"),
    "signs_of_a_predator": NOTHING,
    "skeleton": {"morale": -1, "board": (*stage().g.board, "sling")},
    "surprise_in_the_bushes": {"morale": -1},
    "viper": {"wounds 1": 3},
    "weather_breakdown": {"at weather": ("storm",)},
    "winter_is_coming": {"at weather": ("snow",)},
    "carcass": {"wounds 0": 1, "wounds 1": 1},
    "cold_wind": {"at weather": ("snow",)},
    "empty_forest": {"at hunt": ("danger",)},
    "flu": {"at night": ("food",)},
    "its_going_to_rain": {"at weather": ("rain",)},
    "old_grave": {"determination 1": -1, "wounds 1": 1},
    "old_hut": {"determination 0": -1, "determination 1": -1},
    "puma": FIGHT,
    "remains_of_a_settlement": {"wounds 0": 1, "wounds 1": 1},
    "ruined_hut_adventure": {"morale": -1},
    "secret_cave": {"food": 2, "fur": 1, "palisade": -1},
    "shrine": REROLLS,
    "storm_on_the_horizon": {"at weather": ("storm",)},
    "theres_something_in_the_air": {"at explore_deck": ("adventure",)},
    "tiger": {"wounds 1": 1, **FIGHT},
}
"""Lower halves that leave nothing to decide."""


@rule("RC-173", "RC-063", "RC-182", "RC-183")
@pytest.mark.parametrize("card", LOWER)
def test_a_lower_half_concerns_everybody_and_a_fight_the_first_player(card: str) -> None:
    table = stage().inventions("sling")
    assert lower(table, card) == LOWER[card]
    assert table.g.events.cards == []
    assert table.g.aside == {}


MARKED: dict[str, tuple[str, Changes, Changes]] = {
    "accident": ("leg", {"wounds 0": 3}, {"wounds 0": 1}),
    "cut_head": ("head", {"wounds 0": 2}, NOTHING),
    "nasty_wound": ("arm", {"wounds 0": 2}, NOTHING),
    "sting": ("belly", sign("round one_pawn 0"), NOTHING),
    "fruit": ("belly", sign("round only 0 rest"), NOTHING),
    "spider": ("head", sign("round one_pawn 0"), sign("round one_pawn 0")),
    "twisted_ankle": ("leg", sign("round only 0 build camp rest"), sign("round only 0 build camp rest")),
    "unbelievable_effort": ("arm", {"wounds 0": 1}, {"wounds 0": 1}),
    "misadventure": ("leg", sign("round only 0 build camp rest"), sign("round only 0 build camp rest")),
    "thorny_bush_adventure": ("arm", sign("round one_pawn 0"), NOTHING),
    "vipers": ("head", sign("round one_pawn 0"), NOTHING),
    "wild_berries": ("belly", sign("round one_pawn 0"), sign("round one_pawn 0")),
}
"""Where the token is, what it brings without Medicine, and with it."""


@rule("RC-076", "RC-127", "RC-681")
@pytest.mark.parametrize("card", MARKED)
def test_a_special_wound_hurts_when_its_card_comes_up_and_only_its_own_token_goes(card: str) -> None:
    part, without, with_medicine = MARKED[card]
    for items, changed in (((), without), (("medicine",), with_medicine)):
        table = stage().items(*items)
        with_mark(part, card)(table)
        assert lower(table, card) == {**changed, "marks 0": () if card == "spider" else ("head spider",)}


@rule("RC-127")
@pytest.mark.parametrize("card", MARKED)
def test_without_its_token_a_special_wound_concerns_nobody(card: str) -> None:
    table = stage()
    table.g.special_wounds[0] = ("leg somewhere_else",)
    assert lower(table, card) == NOTHING


SOFTENED: dict[str, Changes] = {"mushrooms": NOTHING, "viper": {"wounds 1": 1}}


@rule("RC-681")
@pytest.mark.parametrize("card", SOFTENED)
def test_medicine_softens_mushrooms_and_vipers(card: str) -> None:
    assert lower(stage().items("medicine"), card) == SOFTENED[card]


CHOSEN: list[tuple[str, Answer, Changes]] = [
    ("fast_work", ("track", "roof"), {"roof": -1}),
    ("fast_work", ("track", "palisade"), {"palisade": -1}),
    ("bamboo", ("track", "palisade"), {"palisade": -1}),
    ("monkey_see", ("track", "roof"), {"roof": -1}),
    ("monkey_see", ("track", "palisade"), {"palisade": -1}),
    ("wild_dog", ("trade_food",), {"food": -1, "weapons": 1}),
    ("wild_dog", ("keep_food",), NOTHING),
]
"""Lower halves with something to choose."""


@rule("RC-048", "RC-625")
@pytest.mark.parametrize(("card", "chosen", "changed"), CHOSEN)
def test_the_group_chooses_in_a_lower_half(card: str, chosen: Answer, changed: Changes) -> None:
    assert lower(stage(), card, chosen) == changed


REMEMBERED: dict[str, Changes] = {
    "after_the_hurricane": {"closed": ("A1",), "at A1": (), "signs": frozenset()},
    "new_flock": {"at A1": ("food", "exhausted:parrot", "exhausted:wood"), "signs": frozenset()},
}


@rule("RC-104", "RC-632", "RC-633")
@pytest.mark.parametrize("card", REMEMBERED)
def test_a_lower_half_comes_back_to_its_tile(card: str) -> None:
    table = stage().token("A1", "food").sign(f"tile {card} A1")
    assert lower(table, card) == REMEMBERED[card]


def test_every_lower_half_is_tested() -> None:
    tested = {*LOWER, *MARKED, *REMEMBERED, *(card for card, _, _ in CHOSEN), "tools_inspection"}
    assert tested == {card.id for card in book().adventures.values() if card.lower}


def test_each_deck_has_thirty_cards() -> None:
    copies = dict.fromkeys(("build", "gather", "explore"), 0)
    for card in book().adventures.values():
        copies[card.deck] += card.copies
    assert copies == {"build": 30, "gather": 30, "explore": 30}
    assert {card.id: card.copies for card in book().adventures.values() if card.copies > 1} == {
        "laborious_work": 2,
        "end_of_source": 5,
        "signs_of_fire": 2,
    }


def test_a_card_that_goes_into_the_event_deck_has_a_lower_half_and_no_other_has() -> None:
    for card in book().adventures.values():
        words = [rule.name for effects in (card.upper, *card.choices) for rule, _ in effects]
        assert ("robinson.shuffle_into_events" in words) == bool(card.lower), card.id
