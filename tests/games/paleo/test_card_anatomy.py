"""Card anatomy and types. [ledger chapter 5]"""

from __future__ import annotations

from collections import Counter

import pytest

from campfire.games.paleo.cards import BACKS, ITEMS, RESOURCES, Book, Card
from campfire.games.paleo.library import LETTERS, common_cards, common_set, lettered_module
from campfire.games.paleo.text import describe
from campfire.kernel.phrase import Phrase
from tests.games.paleo.layout import printed
from tests.games.paleo.table import paleo
from tests.rules import rule


def everything() -> list[Card]:
    """Every card of the box, once for each copy."""
    cards = [*common_cards(), *[card for letter in LETTERS for card in lettered_module(letter).cards]]
    return [card for card in cards for _ in range(card.copies)]


def day_cards() -> list[Card]:
    """The cards that are met by day."""
    return [card for card in everything() if card.face in ("action", "hazard", "place") and card.set != "stories"]


def gains(card: Card, kind: str) -> bool:
    """Whether a card may give a token of a kind."""
    word, at = ("gain", RESOURCES.index(kind)) if kind in RESOURCES else ("gain_item", ITEMS.index(kind))
    return any(w.name == f"paleo.{word}" and args[0] == at for line in card.actions for w, args in line.effects)


def does(card: Card, *words: str) -> bool:
    """Whether a card may do one of these things."""
    return any(word.name.removeprefix("paleo.") in words for line in card.actions for word, _ in line.effects)


def keys(phrases: list[Phrase]) -> list[str]:
    """The keys of some phrases."""
    return [phrase.key for phrase in phrases]


@rule("PA-059")
def test_cards_are_divided_by_their_backs_and_a_back_does_not_promise_a_face() -> None:
    table = paleo().hazard("ambush", "negative = true, wounds = 1", back="river").deck(0, "river", "ambush", "cave")
    river, ambush, cave = table.view(0)["seats"][0]["deck"]
    assert river == ambush != cave
    assert table.cards["river"].face != table.cards["ambush"].face
    faces = {back: {card.id for card in day_cards() if card.back == back} for back in ("forest", "river", "mountain")}
    assert all(len(found) > 3 for found in faces.values())


@rule("PA-060")
def test_the_backs_named_in_the_rules_exist_and_every_card_has_one() -> None:
    named = {"forest", "river", "mountain", "cave", "people", "dream", "invention", "red"}
    assert named <= set(BACKS)
    assert named <= {card.back for card in everything()} <= set(BACKS)
    assert {card.back for card in common_set("people")} == {"people"}
    assert {card.back for card in common_set("inventions")} == {"invention"}


@rule("PA-061")
@pytest.mark.parametrize(
    ("back", "things"),
    [("forest", ("wood", "food")), ("river", ("food", "hide")), ("mountain", ("stone", "hide"))],
)
def test_what_a_terrain_tends_to_yield(back: str, things: tuple[str, str]) -> None:
    cards = [card for card in day_cards() if card.back == back]
    yielded = sum(any(gains(card, thing) for thing in things) for card in cards)
    assert yielded > len(cards) / 2
    for thing in things:
        caves = [card for card in day_cards() if card.back == "cave"]
        assert sum(gains(c, thing) for c in cards) / len(cards) > sum(gains(c, thing) for c in caves) / len(caves)


@rule("PA-061")
def test_the_home_cave_gives_crafting_new_people_and_dreams() -> None:
    cave = [card for card in common_set("base") for _ in range(card.copies) if card.back == "cave"]
    wild = [card for card in common_set("base") for _ in range(card.copies) if card.back in ("forest", "river")]
    for word in ("craft", "gain_people", "dream"):
        assert sum(does(card, word) for card in cave) > sum(does(card, word) for card in wild)


@rule("PA-062")
def test_an_extra_picture_on_a_back_is_seen_without_revealing_the_face() -> None:
    hinted = printed("herd", 'lines = [{ gains = { food = 1 } }], hint = "mammoth"', back="river")
    table = paleo().print(hinted).deck(0, "herd", "river")
    assert table.view(1)["seats"][0]["deck"] == [
        {"back": "river", "hint": "mammoth", "card": None},
        {"back": "river", "hint": "", "card": None},
    ]
    marked = [card for card in day_cards() if card.hint]
    assert 0 < len(marked) < len(day_cards())


@rule("PA-063")
def test_most_red_backs_are_hazards_some_are_not_and_some_hazards_have_another_back() -> None:
    red = Counter(card.face for card in day_cards() if card.back == "red")
    assert red["hazard"] > red.total() / 2
    assert red["hazard"] < red.total()
    assert any(card.face == "hazard" and card.back != "red" for card in day_cards())


@rule("PA-064")
@pytest.mark.parametrize("face", ["person", "action", "hazard"])
def test_people_actions_and_hazards_are_told_apart_by_their_faces(face: str) -> None:
    card = next(card for card in everything() if card.face == face)
    text = describe(Book({}, (), {}), card)
    assert text["kind"] == face
    assert text["tags"][0].key == f"face-{face}"


@rule("PA-065")
def test_a_people_card_shows_name_bonus_traits_hearts_and_one_skull() -> None:
    hunter = paleo().cards["hunter"]
    text = describe(Book({}, (), {}), hunter)
    assert text["name"].key == "card-hunter"
    assert keys(text["tags"]) == ["face-person", "trait-points-strength", "tag-hearts", "tag-bonus"]
    elder = describe(Book({}, (), {}), paleo().cards["elder"])
    assert keys(elder["tags"]) == ["face-person", "tag-hearts"]
    table = paleo().hazard("bite", "negative = true, wounds = 1").people(0, "hunter", "elder").reveal(0, "bite")
    table.deck(0, "bite").act(0).choose("wound", 0, "hunter")
    assert table.wounds_of(0) == {"hunter": 1, "elder": 0}
    table.choose_cards().act(0).choose("wound", 0, "hunter")
    assert table.people_of(0) == ["elder"]


@rule("PA-065")
def test_the_people_of_the_box_show_traits_mostly_and_bonus_items_sometimes() -> None:
    people = common_set("people")
    assert sum(any(person.traits) for person in people) > len(people) / 2
    assert 0 < sum(person.bonus >= 0 for person in people) < len(people)
    assert all(person.hearts > 0 for person in people)


@rule("PA-066")
def test_a_card_offers_several_actions_one_a_line_with_conditions_and_reward() -> None:
    table = (
        paleo().people(0, "brute").card("deer", "needs = { strength = 2 }, gains = { food = 2 }", "gains = {food = 1}")
    )
    table.reveal(0, "deer")
    lines = describe(table.g.book, table.cards["deer"])["lines"]
    assert [(keys(line["conditions"]), keys(line["outcome"])) for line in lines] == [
        (["need-strength"], ["gain-food"]),
        ([], ["gain-food"]),
    ]
    assert table.asked(0) == ["act deer 0", "act deer 1", "ignore deer"]
    several = [card for card in day_cards() if card.face in ("action", "hazard")]
    assert sum(len(card.actions) > 1 for card in several) > len(several) / 2


@rule("PA-067")
def test_requirements_are_not_used_up_and_costs_are_paid() -> None:
    table = paleo().people(0, "brute").items(0, torch=1, hide=1).storage(wood=1)
    table.card("trade", "needs = { strength = 2, perception = 1 }, has = ['hide'], pays = { wood = 1 }").reveal(
        0, "trade"
    )
    table.act(0)
    assert table.traits_of(0) == {"strength": 2, "perception": 1, "craft": 0}
    assert table.items_of(0) == {"torch": 1, "hide": 1}
    assert table.wood == 0


@rule("PA-068")
def test_costs_are_marked_cards_to_discard_or_tokens_to_return() -> None:
    table = paleo().card("trade", "needs = { craft = 1 }, pays = { cards = 2, stone = 1, hide = 1 }")
    (line,) = describe(table.g.book, table.cards["trade"])["lines"]
    assert keys(line["conditions"]) == ["need-craft", "cost-cards", "cost-stone", "cost-hide"]


@rule("PA-069")
def test_the_removal_symbol_means_that_this_very_card_is_removed_by_that_action() -> None:
    def played(line: int) -> list[str]:
        table = paleo().card("deer", "gains = { food = 1 }", "gains = { food = 3 }, removes = true")
        return table.reveal(0, "deer").open_discard("river").act(0, line).graveyard

    assert played(0) == []
    assert played(1) == ["deer"]
    table = paleo().card("deer", "gains = { food = 3 }, removes = true")
    assert keys(describe(table.g.book, table.cards["deer"])["lines"][0]["outcome"])[-1] == "effect-removes"


@rule("PA-070")
def test_a_moon_line_is_a_night_action() -> None:
    table = paleo(seats=1).place(
        "cub", 'kind = "night", gains = { wood = 1 }', 'kind = "alternative", gains = {food = 1}'
    )
    table.belongings(0, "cub").deck(0, "river").reveal(0, "river")
    assert [said for said in table.asked(0) if "cub" in said] == ["alternative cub 1"]
    table.choose("ignore").choose("early_night")
    assert table.asked(0) == ["night cub 0"]
    assert [line["kind"] for line in describe(table.g.book, table.cards["cub"])["lines"]] == ["night", "alternative"]
