"""What is in the box: counts, names, known cards, and that no card is dead weight."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from campfire.content import Page
from campfire.games.paleo import library
from campfire.games.paleo.cards import (
    BACKS,
    DAY_BACKS,
    FOOD,
    HIDE,
    HINTS,
    HUT,
    ITEM_TOKENS,
    ITEMS,
    RAFT,
    RESOURCE_TOKENS,
    Action,
    Card,
)
from campfire.games.paleo.inspection import inspect_card
from campfire.games.paleo.rules.rewards import gain, gain_item, story
from campfire.games.paleo.rules.tokens import death, paint, triumph
from campfire.games.paleo.text import WORDS
from campfire.words.language import OWN_NAMES
from campfire.words.lexicon import Lexicon
from tests.rules import rule

ICONS = Path(__file__).parents[3] / "web" / "node_modules" / "@iconify-json" / "game-icons" / "icons.json"

MODULE_SIZES = {"A": 12, "B": 12, "C": 13, "D": 12, "E": 13, "F": 12, "G": 12, "H": 13, "I": 11, "J": 14}


def module_cards() -> list[Card]:
    """The cards of the ten modules."""
    return [card for letter in library.LETTERS for card in library.lettered_module(letter).cards]


def every_card() -> list[Card]:
    """All different cards of the box."""
    return [*library.common_cards(), *module_cards()]


def card(name: str) -> Card:
    """Find a card of the box."""
    return next(card for card in every_card() if card.id == name)


def words_on(*cards: Card) -> set[str]:
    """The vocabulary words that cards use."""
    used = {rule for one in cards for line in one.actions for rule, _ in line.effects}
    return {name for name, word in WORDS.items() if word.rule in used}


def lines() -> Iterator[tuple[Card, Action]]:
    """Every line of every card."""
    for one in every_card():
        for line in one.actions:
            yield one, line


@rule("PA-006", "PA-007", "PA-008", "PA-009", "PA-010", "PA-011", "PA-012")
def test_the_box_holds_222_cards_in_six_groups() -> None:
    assert library.counts() == {
        "base": 32,
        "people": 20,
        "dreams": 16,
        "inventions": 8,
        "stories": 22,
        "modules": 124,
    }


@rule("PA-012")
def test_ten_modules_have_their_sizes() -> None:
    sizes = {letter: sum(c.copies for c in library.lettered_module(letter).cards) for letter in library.LETTERS}
    assert sizes == MODULE_SIZES


@rule("PA-014", "PA-015")
def test_forty_resources_and_forty_eight_items() -> None:
    assert RESOURCE_TOKENS == (20, 12, 8)
    assert sum(ITEM_TOKENS) == 48


@rule("PA-011")
def test_stories_are_numbered_from_1_to_22() -> None:
    assert [one.number for one in library.common_set("stories")] == list(range(1, 23))


@rule("PA-172")
def test_every_story_is_told_by_a_card() -> None:
    told = {args[0] for _, line in lines() for word, args in line.effects if word is story.rule}
    assert told == set(range(1, 23))


@rule("PA-058")
@pytest.mark.parametrize("letter", library.LETTERS)
def test_a_module_has_one_mission_which_can_fail(letter: str) -> None:
    missions = [one for one in library.lettered_module(letter).cards if one.face == "mission"]
    assert [one.copies for one in missions] == [1]
    negative = [line for line in missions[0].actions if line.kind == "night" and line.negative]
    assert any(word is death.rule for line in negative for word, _ in line.effects)


@rule("PA-215")
def test_big_prey_asks_three_food_and_a_hide() -> None:
    paid, failed = (line for _, line in card("big_prey").of_kind("night"))
    assert (paid.resources[FOOD], paid.items) == (3, ((HIDE, 1),))
    assert failed.effects == ((death.rule, (1,)),)


def test_new_world_asks_a_hut() -> None:
    paid, failed = (line for _, line in card("new_world").of_kind("night"))
    assert paid.items == ((HUT, 1),)
    assert failed.effects == ((death.rule, (1,)),)


def test_roe_deer_is_hunted_for_two_cards_and_then_gone() -> None:
    hunted = card("roe_deer").actions[0]
    assert hunted.needs[0] > 0
    assert hunted.needs[1] > 0
    assert (hunted.cards, hunted.removes) == (2, True)
    assert hunted.effects == ((gain.rule, (FOOD, 2)), (gain_item.rule, (HIDE, 1)))


@rule("PA-230")
def test_darka_calls_people_for_a_card() -> None:
    ((_, line),) = card("darka").of_kind("alternative")
    assert line.cards == 1
    assert words_on(card("darka")) == {"person"}


@rule("PA-234")
def test_a_mission_called_howl_in_the_night_has_an_additional_action() -> None:
    howl = card("howl_in_the_night")
    assert howl.face == "mission"
    assert howl.of_kind("additional")


def test_the_first_scenario_rolls_no_dice() -> None:
    for letter in library.SCENARIOS["1"]:
        assert not any(line.dice for one in library.lettered_module(letter).cards for line in one.actions)
    assert not any(line.dice for one in library.common_cards() if one.number == 0 for line in one.actions)


@rule("PA-166")
def test_rafts_matter_only_in_module_h() -> None:
    for one, line in lines():
        uses = "raft" in line.has or any(item == RAFT for item, _ in line.items)
        uses = uses or (gain_item.rule, RAFT) in [(word, args[0]) for word, args in line.effects if args]
        assert not uses or one.set == "H"
    (opened,) = [one for one in every_card() if one.item == RAFT]
    assert (opened.set, opened.start) == ("H", "workshop")


def test_four_people_are_warriors_with_two_hearts() -> None:
    assert [one.hearts for one in library.common_set("people") if one.warrior] == [2, 2, 2, 2]


def test_the_white_hands_fight_warriors_and_use_two_stories() -> None:
    module = library.lettered_module("I")
    assert module.warriors
    assert words_on(*module.cards) >= {"wound_warrior", "heal_warrior"}
    assert stories_of("I") == {6, 9}


def test_the_beast_has_six_paws_two_stories_and_its_own_ending() -> None:
    module = library.lettered_module("J")
    paws = [one for one in module.cards if one.start == "aside"]
    assert module.ending == "beast"
    assert sum(one.copies for one in paws) == 6
    assert {(one.back, one.hint) for one in paws} == {("red", "paw")}
    assert stories_of("J") == {21, 22}
    ((_, last),) = module.mission.of_kind("additional")
    assert (last.sign, last.effects) == ("painted", ((triumph.rule, ()),))


def stories_of(letter: str) -> set[int | str]:
    """The stories that a module tells."""
    cards = library.lettered_module(letter).cards
    return {args[0] for one in cards for line in one.actions for word, args in line.effects if word is story.rule}


@rule("PA-059", "PA-060", "PA-062")
def test_every_back_and_every_hint_occurs() -> None:
    assert {one.back for one in every_card()} == set(BACKS)
    assert {one.hint for one in every_card()} - {""} == set(HINTS)


@rule("PA-063")
def test_most_red_backs_are_hazards_and_some_hazards_are_not_red() -> None:
    faces = Counter(one.face for one in every_card() if one.back == "red" for _ in range(one.copies))
    assert faces["hazard"] > faces["action"] > 0
    assert any(one.face == "hazard" and one.back in ("forest", "river", "mountain", "cave") for one in every_card())


TENDENCIES = {
    "wood": ("forest",),
    "food": ("forest", "river"),
    "hide": ("river", "mountain"),
    "stone": ("mountain",),
    "craft": ("cave",),
    "person": ("cave",),
    "dream": ("cave",),
}


@rule("PA-061")
@pytest.mark.parametrize("thing", TENDENCIES)
def test_backs_hint_at_what_the_faces_give(thing: str) -> None:
    shares = {back: share_of(back, thing) for back in ("forest", "river", "mountain", "cave")}
    tending = [shares.pop(back) for back in TENDENCIES[thing]]
    assert sum(tending) / len(tending) > sum(shares.values()) / len(shares)


def share_of(back: str, thing: str) -> float:
    """How large a part of the base and module cards with a back gives this."""
    cards = [one for one in every_card() if one.back == back and one.face != "hazard"]
    return sum(one.copies for one in cards if thing in given(one)) / sum(one.copies for one in cards)


def given(one: Card) -> set[str]:
    """What a card may give: tokens and words, the harvest counted as food."""
    found = words_on(one) | ({"food"} if "harvest" in words_on(one) else set())
    for line in one.actions:
        for word, args in line.effects:
            if word is gain.rule:
                found.add(("food", "wood", "stone")[int(args[0])])
            elif word is gain_item.rule:
                found.add(ITEMS[int(args[0])])
    return found


@rule("PA-048", "PA-170")
def test_modules_have_dreams_of_their_own_and_common_dreams_show_no_hint() -> None:
    assert any(one.back == "dream" for one in module_cards())
    assert {(one.back, one.hint) for one in library.common_set("dreams")} == {("dream", "")}


def test_every_word_of_the_vocabulary_is_used() -> None:
    assert words_on(*every_card()) == {*WORDS}


@rule("PA-221", "PA-225", "PA-232", "PA-236")
def test_every_kind_of_line_and_place_is_used() -> None:
    kinds = {line.kind for _, line in lines()}
    assert kinds == {"action", "night", "alternative", "additional", "reaction"}
    assert {line.event for _, line in lines()} - {""} == {"night", "hazard"}
    assert {one.place for one in every_card()} - {""} == {"community", "camp", "workshop"}
    assert any(one.holds for one in every_card())
    assert any(line.emptied for _, line in lines())
    assert any(line.gone for _, line in lines())
    assert any(line.has for _, line in lines())
    assert {line.dice for _, line in lines()} == {0, 1, 2}


@pytest.mark.parametrize("scenario", library.SCENARIOS)
def test_a_scenario_offers_more_painting_tokens_than_are_needed(scenario: str) -> None:
    cards = [*library.common_set("base"), *library.common_set("dreams")]
    cards += [one for letter in library.SCENARIOS[scenario] for one in library.lettered_module(letter).cards]
    told = {args[0] for one in cards for line in one.actions for word, args in line.effects if word is story.rule}
    cards += [one for one in library.common_set("stories") if one.number in told]
    offered = sum(one.copies for one in cards if any(w is paint.rule for line in one.actions for w, _ in line.effects))
    assert 7 <= offered <= 18


@pytest.mark.parametrize("letter", library.LETTERS)
def test_every_module_has_its_own_way_to_painting_tokens(letter: str) -> None:
    cards = library.lettered_module(letter).cards
    assert (
        sum(one.copies for one in cards if any(w is paint.rule for line in one.actions for w, _ in line.effects)) >= 2
    )


@rule("PA-129", "PA-131")
def test_hazards_leave_a_choice() -> None:
    for one in every_card():
        if one.face == "hazard":
            assert sum(not line.negative for line in one.actions) >= 2, one.id


def test_every_day_card_has_a_line_within_reach_of_two_people() -> None:
    """Nothing asked beyond two points, one card and common tokens: no card is a wasted choice."""
    for one in every_card():
        if one.face == "action" and one.back in DAY_BACKS:
            assert any(is_modest(line) for line in one.actions), one.id


def is_modest(line: Action) -> bool:
    return sum(line.needs) <= 2 and line.cards <= 2 and not (line.has or line.gone or line.sign or line.items)


def test_common_cards_are_as_sound_as_those_of_modules() -> None:
    for one in library.common_cards():
        inspect_card(Page("common", one.id), one)


@pytest.mark.parametrize("lang", OWN_NAMES)
def test_every_card_and_module_has_its_own_name(lang: str) -> None:
    lexicon = Lexicon(lang, "paleo")
    names = Counter(lexicon.word(f"card-{one.id}") for one in every_card())
    names.update(lexicon.word(f"module-{letter}-blurb") for letter in library.LETTERS)
    assert [name for name, n in names.items() if n > 1] == []
    assert lexicon.missing == set()


@pytest.mark.parametrize("lang", OWN_NAMES)
def test_stories_are_two_or_three_sentences(lang: str) -> None:
    lexicon = Lexicon(lang, "paleo")
    for one in library.common_set("stories"):
        told = lexicon.word(f"story-{one.id}")
        sentences = [part for part in told.replace("»", "").replace("”", "").split(". ") if part]
        assert 2 <= len(sentences) <= 3, one.id
        assert len(told) > 60, one.id


@pytest.mark.parametrize("lang", OWN_NAMES)
def test_known_names_are_those_of_the_hobby(lang: str) -> None:
    known = {
        "en": ("Roe Deer", "Tree", "Big Prey", "New World", "Howl in the Night", "Darka"),
        "ru": ("Косуля", "Дерево", "Крупная добыча", "Новый мир", "Вой в ночи", "Дарка"),
        "it": ("Capriolo", "Albero", "Grossa preda", "Nuovo mondo", "Ululato nella notte", "Darka"),
    }
    cards = ("roe_deer", "tree", "big_prey", "new_world", "howl_in_the_night", "darka")
    assert tuple(Lexicon(lang, "paleo").word(f"card-{name}") for name in cards) == known[lang]


def test_pictures_are_icons_of_the_collection() -> None:
    icons = json.loads(ICONS.read_text("utf-8"))
    assert {one.picture for one in every_card()} - {*icons["icons"], *icons.get("aliases", {})} == set()
