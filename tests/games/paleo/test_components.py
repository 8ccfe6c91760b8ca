"""Components. [ledger chapter 1]"""

from __future__ import annotations

import pytest

from campfire.games.paleo.cards import ITEMS, RESOURCES
from campfire.games.paleo.game import GAME
from campfire.games.paleo.library import LETTERS, SCENARIOS, common_cards, common_set, counts, lettered_module
from campfire.games.paleo.reader import read_set
from campfire.games.paleo.rules.dice import FACES
from campfire.games.paleo.view import DECKS, Sight
from campfire.kernel.contract import BadInput
from campfire.words.language import OWN_NAMES
from campfire.words.lexicon import Lexicon
from tests.games.paleo.boxed import boxed, facts
from tests.games.paleo.table import paleo
from tests.rules import rule


def table_at_start(players: int = 3) -> Sight:
    """The table of a game from the box as everybody sees it."""
    return GAME.view(facts(boxed(players=players)), None)


@rule("PA-001")
def test_the_great_cave_board_has_slots_for_three_decks_a_storage_and_a_reminder() -> None:
    table = table_at_start()
    decks = {name: table["decks"][name] for name in DECKS if name != "asides"}
    assert decks == {"people": 20 - 2 * 3, "dreams": 16, "inventions": 8}
    assert set(table["storage"]) == {"food", "wood", "stone"}
    reminder = Lexicon("en", "paleo").word("tip-choose_card").lower()
    assert all(word in reminder for word in ("forest", "river", "mountain", "home cave", "wood", "stone", "hides"))
    assert all(len(Lexicon(lang, "paleo").word("tip-choose_card")) > 100 for lang in OWN_NAMES)


@rule("PA-002")
def test_the_wilds_board_has_a_closed_and_an_open_discard() -> None:
    table = paleo(seats=1).card("walk", "pays = { cards = 1 }").deck(0, "river", "cave").reveal(0, "walk").act(0)
    seen = table.view(0)
    assert seen["closed"] == {"count": 1, "top": [{"back": "river", "hint": "", "card": None}]}
    assert seen["open"] == ["walk"]


@rule("PA-003")
def test_the_night_camp_board_has_five_spaces_for_each_token_and_the_story_deck() -> None:
    table = table_at_start()
    assert (table["painting_goal"], table["death_limit"]) == (5, 5)
    assert table["stories"] == sorted(table["stories"])
    assert len(table["stories"]) == 22


@rule("PA-004")
def test_the_graveyard_holds_removed_cards() -> None:
    assert paleo().card("deer", "removes = true").reveal(0, "deer").act(0).view(1)["graveyard"] == ["deer"]


@rule("PA-005")
def test_the_workshop_has_compartments_for_items_and_slots_for_inventions() -> None:
    table = paleo().card("idea", "gains = { invention = 1 }").inventions("shelter").reveal(0, "idea").act(0)
    workshop = table.view(0)["workshop"]
    assert workshop["slots"] >= 1
    assert workshop["cards"] == [{"card": "shelter", "tokens": {}}]
    assert workshop["compartments"] == {"torch": 5, "hand_axe": 5, "spear": 5, "hut": 4}


@rule("PA-006")
def test_there_are_222_cards_in_total() -> None:
    assert sum(counts().values()) == 222


@rule("PA-007", "PA-008", "PA-009", "PA-010", "PA-011", "PA-012")
@pytest.mark.parametrize(
    ("name", "count"),
    [("base", 32), ("people", 20), ("dreams", 16), ("inventions", 8), ("stories", 22), ("modules", 124)],
)
def test_each_set_has_its_number_of_cards(name: str, count: int) -> None:
    assert counts()[name] == count


@rule("PA-008", "PA-009", "PA-010", "PA-011")
def test_people_dreams_inventions_and_stories_are_decks_of_such_cards_alone() -> None:
    assert {card.face for card in common_set("people")} == {"person"}
    assert {card.back for card in common_set("dreams")} == {"dream"}
    assert {card.face for card in common_set("inventions")} == {"invention"}
    assert sorted(card.number for card in common_set("stories")) == list(range(1, 23))


@rule("PA-012")
def test_there_are_ten_modules_and_in_russian_they_bear_russian_letters() -> None:
    assert tuple("ABCDEFGHIJ") == LETTERS
    assert [Lexicon("ru", "paleo").word(f"letter-{letter}") for letter in LETTERS] == list("АБВГДЕЖИКЛ")
    assert [Lexicon("it", "paleo").word(f"letter-{letter}") for letter in LETTERS] == list(LETTERS)


@rule("PA-013")
def test_ten_blank_cards_make_a_module_of_ones_own_beside_the_222() -> None:
    mission = '{ id = "q0", name = "Q", face = "mission", lines = [{ kind = "night", negative = true }] }'
    blank = '{{ id = "q{0}", name = "Q", back = "river", lines = [{{ gains = {{ food = 1 }} }}] }}'
    cards = ", ".join([mission, *[blank.format(n) for n in range(1, 10)]])
    text = f'id = "own"\nname = "Own"\ncards = [{cards}]'
    g = GAME.setup(GAME.check({"players": 1, "modules": ["A", {"file": "own.toml", "text": text}]}))
    assert [card for card in g.camp if card == "q0"] == ["q0"]
    assert sorted(card for card in g.closed.cards if card.startswith("q") and card[1:].isdigit()) == [
        f"q{n}" for n in range(1, 10)
    ]
    assert sum(counts().values()) == 222


@rule("PA-014")
def test_there_are_40_resource_tokens_of_three_kinds() -> None:
    for scenario in SCENARIOS:
        found = GAME.census(facts(boxed(scenario=scenario)))
        assert {kind: found[kind] for kind in RESOURCES} == {"food": 20, "wood": 12, "stone": 8}


@rule("PA-015")
def test_there_are_48_item_tokens() -> None:
    found = GAME.census(facts(boxed(players=4)))
    assert sum(found[item] for item in ITEMS) == 48
    assert all(found[item] for item in ("torch", "hand_axe", "spear", "hide", "talisman", "hut", "raft"))


@rule("PA-016")
def test_the_40_wound_tokens_of_the_box_are_never_used_up() -> None:
    """Living people bear at most as many wounds as they have hearts, so no supply need be counted."""
    everybody = [*common_cards(), *[card for letter in LETTERS for card in lettered_module(letter).cards]]
    assert sum(card.hearts * card.copies for card in everybody if card.face == "person") <= 40
    table = paleo().hazard("fall", "negative = true, wounds = 9").people(0, "elder", "brute").reveal(0, "fall")
    table.act(0).choose("wound", 0, "elder")
    assert sum(table.wounds_of(0).values()) <= 2


@rule("PA-017")
@pytest.mark.parametrize("placed", [1, 2, 9])
def test_there_are_five_death_tokens(placed: int) -> None:
    table = paleo().card("doom", f"gains = {{ death = {placed} }}").tokens(deaths=4).reveal(0, "doom").act(0)
    assert table.deaths == 5


@rule("PA-017", "PA-033")
def test_an_action_that_wins_places_no_sixth_death_token() -> None:
    table = paleo().card("end", "gains = { death = 3, painting = 1 }").tokens(deaths=4, paintings=4)
    table.reveal(0, "end").act(0)
    assert (table.won, table.deaths, table.told("death_token")[-1]) == (True, 5, (1, 5))


@rule("PA-018")
@pytest.mark.parametrize("placed", [1, 2, 9])
def test_there_are_five_painting_tokens(placed: int) -> None:
    table = paleo().card("wall", f"gains = {{ painting = {placed} }}").tokens(paintings=4).reveal(0, "wall").act(0)
    assert table.paintings == 5


@rule("PA-019")
def test_there_are_two_dice_whose_faces_show_trait_symbols() -> None:
    def card_with(dice: int) -> str:
        return f'cards = [{{ id = "c", back = "river", lines = [{{ dice = {dice} }}] }}]'

    assert read_set("base", "t.toml", card_with(2))[0].actions[0].dice == 2
    with pytest.raises(BadInput):
        read_set("base", "t.toml", card_with(3))
    assert len(FACES) == 6
    assert all(sum(face) in (1, 2) and max(face) == sum(face) for face in FACES)
