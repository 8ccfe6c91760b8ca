"""Every adventure card when it is drawn: its upper half, from what is printed on it. [ledger chapter 30]

The expected changes are written from the printed sentences: resources of an action lie in Future, tokens wait for the
end of the Action phase. A demand takes from what is there.
"""

from __future__ import annotations

import pytest

from campfire.games.robinson.library import book
from campfire.games.robinson.rules.adventures import draw_adventure
from campfire.games.robinson.signs import Sign
from campfire.games.robinson.state import SpecialWound
from tests.games.robinson.outcomes import NOTHING, Answer, Changes, lower, sign, stage, upper
from tests.rules import rule

DECK: Changes = {"in the Event deck": 1}


def mark(part: str, card: str) -> Changes:
    """A Special Wound token for the leader, and the card in the Event deck."""
    return {"marks 0": (SpecialWound(part, card),), **DECK}


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
        **sign(Sign("tile", ("after_the_hurricane", "A1"))),
        **DECK,
    },
    "end_of_source": {"at A1": ("exhausted_wood",)},
    "eyes_in_the_bushes": DECK,
    "fruit": mark("belly", "fruit"),
    "gold_coin": DECK,
    "new_flock": {**later(("A1", "food")), **sign(Sign("tile", ("new_flock", "A1"))), **DECK},
    "path_of_a_predator": DECK,
    "shortage": {"future wood": 1, "at A1": ("exhausted_wood",)},
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
    "lost": {"outside 0": "A2", **sign(Sign("outside", (0,), "action"), Sign("dawn", ("morale", 1)))},
    "lost_in_the_thicket": {
        "outside 0": "A2",
        **sign(Sign("outside", (0,), "action"), Sign("dawn", ("discoveries", 1))),
    },
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
    "wrong_track": {"outside 0": "A2", **sign(Sign("outside", (0,), "action"), Sign("dawn", ("wood", 2)))},
}
"""Upper halves that leave nothing to decide."""


@rule("RC-299", "RC-052")
@pytest.mark.parametrize("card", UPPER)
def test_an_upper_half_concerns_the_leader_alone(card: str) -> None:
    table = stage().next_discoveries("tobacco", "goat").determined(0, 2)
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
    ("puma", (("decide", "puma", 0),), {"outside 0": "A2", **sign(Sign("outside", (0,), "action"))}),
    ("puma", (("decide", "puma", 1),), DECK),
    ("tiger", (("decide", "tiger", 0),), {"outside 0": "A2", **sign(Sign("outside", (0,), "action"))}),
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
    ("winter_freezing", (("exhaust", "A1:parrot"),), {"at A1": ("exhausted_parrot",)}),
    ("winter_freezing", (("exhaust", "A1:wood"),), {"at A1": ("exhausted_wood",)}),
    ("signs_of_fire", (("exhaust", "A2:parrot"),), {"at A2": ("exhausted_parrot",)}),
]
"""Upper halves with something to decide, the answers, and what follows."""


@rule("RC-071")
@pytest.mark.parametrize(("card", "answers", "changed"), DECIDED)
def test_an_upper_half_does_what_was_decided(card: str, answers: tuple[Answer, ...], changed: Changes) -> None:
    table = stage().next_discoveries("tobacco", "herbs", "goat").wounded(0, 2)
    table.g.aside["equipment"] = ("bible",)
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
    assert upper(table, "broken_tool", ("flip", "map")) == {"fading": ("map",), "board": (*table.g.board,)}
    assert table.g.board[-1] == "map"
    assert upper(stage(), "broken_tool") == NOTHING


@rule("RC-623", "RC-332")
@pytest.mark.parametrize(
    ("items", "answers", "inspected"),
    [
        (("map", "pot", "rope"), (("mark_item", "map"), ("mark_item", "rope")), ("map", "rope")),
        (("pot",), (), ("pot",)),
        (("axe_s1",), (), ()),
    ],
)
def test_an_inspection_marks_two_items_or_as_many_as_there_are(
    items: tuple[str, ...], answers: tuple[Answer, ...], inspected: tuple[str, ...]
) -> None:
    table = stage().items(*items)
    assert upper(table, "tools_inspection", *answers) == {
        **(sign(*[Sign("inspected", (item,)) for item in inspected]) if inspected else {}),
        **DECK,
    }
    assert table.g.items == list(items)
    changed = lower(table, "tools_inspection")
    assert changed.get("fading", ()) == inspected
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
