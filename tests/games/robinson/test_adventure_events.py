"""Every adventure card that comes back as an event: its lower half, from what is printed on it. [ledger chapter 30]

The expected changes are written from the printed sentences: lower halves concern everybody. A demand takes from what
is there.
"""

from __future__ import annotations

import pytest

from campfire.games.robinson.library import book
from campfire.games.robinson.signs import Sign
from campfire.games.robinson.state import SpecialWound
from tests.games.robinson.outcomes import NOTHING, Answer, Changes, lower, sign, stage
from tests.rules import rule

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
    "furs": sign(Sign("yield", ("food", -1), "round")),
    "gold_coin": REROLLS,
    "mushrooms": {"wounds 0": 1, "wounds 1": 1},
    "nestlings": {"roof": -1},
    "nice_surprise": {"roof": -1},
    "path_of_a_predator": HUNGRY,
    "pirates_chest": sign(Sign("one_pawn", (0,), "round"), Sign("one_pawn", (1,), "round")),
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
    "sting": ("belly", sign(Sign("one_pawn", (0,), "round")), NOTHING),
    "fruit": ("belly", sign(Sign("only", (0, "rest"), "round")), NOTHING),
    "spider": ("head", sign(Sign("one_pawn", (0,), "round")), sign(Sign("one_pawn", (0,), "round"))),
    "twisted_ankle": (
        "leg",
        sign(Sign("only", (0, "build", "camp", "rest"), "round")),
        sign(Sign("only", (0, "build", "camp", "rest"), "round")),
    ),
    "unbelievable_effort": ("arm", {"wounds 0": 1}, {"wounds 0": 1}),
    "misadventure": (
        "leg",
        sign(Sign("only", (0, "build", "camp", "rest"), "round")),
        sign(Sign("only", (0, "build", "camp", "rest"), "round")),
    ),
    "thorny_bush_adventure": ("arm", sign(Sign("one_pawn", (0,), "round")), NOTHING),
    "vipers": ("head", sign(Sign("one_pawn", (0,), "round")), NOTHING),
    "wild_berries": ("belly", sign(Sign("one_pawn", (0,), "round")), sign(Sign("one_pawn", (0,), "round"))),
}
"""Where the token is, what it brings without Medicine, and with it."""


@rule("RC-076", "RC-127", "RC-681")
@pytest.mark.parametrize("card", MARKED)
def test_a_special_wound_hurts_when_its_card_comes_up_and_only_its_own_token_goes(card: str) -> None:
    part, without, with_medicine = MARKED[card]
    for items, changed in (((), without), (("medicine",), with_medicine)):
        table = stage().items(*items)
        table.g.special_wounds[0] = tuple(dict.fromkeys((SpecialWound("head", "spider"), SpecialWound(part, card))))
        assert lower(table, card) == {
            **changed,
            "marks 0": () if card == "spider" else (SpecialWound("head", "spider"),),
        }


@rule("RC-127")
@pytest.mark.parametrize("card", MARKED)
def test_without_its_token_a_special_wound_concerns_nobody(card: str) -> None:
    table = stage()
    table.g.special_wounds[0] = (SpecialWound("leg", "somewhere_else"),)
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
    "new_flock": {"at A1": ("food", "time", "exhausted_parrot", "exhausted_wood"), "signs": frozenset()},
}


@rule("RC-104", "RC-632", "RC-633")
@pytest.mark.parametrize("card", REMEMBERED)
def test_a_lower_half_comes_back_to_its_tile(card: str) -> None:
    table = stage().token("A1", "food", "time").sign(Sign("tile", (card, "A1")))
    assert lower(table, card) == REMEMBERED[card]


def test_every_lower_half_is_tested() -> None:
    tested = {*LOWER, *MARKED, *REMEMBERED, *(card for card, _, _ in CHOSEN), "tools_inspection"}
    assert tested == {card.id for card in book().adventures.values() if card.lower}
