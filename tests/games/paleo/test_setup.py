"""Preparing the cards, and setup. [ledger chapters 3 and 4]"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from campfire.games.paleo.cards import FOOD, ITEMS, STONE, WOOD
from campfire.games.paleo.game import GAME
from campfire.games.paleo.library import LETTERS, SCENARIOS, common_set, lettered_module
from campfire.games.paleo.result import census
from campfire.games.paleo.state import State
from campfire.kernel.codec import encode_state
from campfire.kernel.contract import values_of
from campfire.kernel.engine import advance, go_on, pending
from campfire.kernel.question import Chance, Shuffle
from tests.games.paleo.boxed import boxed, facts
from tests.games.paleo.table import Table, paleo
from tests.rules import rule

OWN_MODULE = """
id = "own"
name = "Own"

[[cards]]
id = "own_mission"
name = "Own mission"
face = "mission"
lines = [{ kind = "night", negative = true, gains = { death = 1 } }]

[[cards]]
id = "own_dream"
name = "Own dream"
back = "dream"
copies = 2
lines = [{ gains = { food = 1 } }]

[[cards]]
id = "own_river"
name = "Own river"
back = "river"
lines = [{ gains = { food = 1 } }]

[[cards]]
id = "own_beast"
name = "Own beast"
back = "red"
start = "aside"
lines = [{ gains = { food = 1 } }]

[[cards]]
id = "own_fire"
name = "Own fire"
face = "place"
back = "cave"
place = "camp"
start = "camp"
lines = [{ kind = "alternative", gains = { food = 1 } }]

[[cards]]
id = "own_shelter"
name = "Own shelter"
face = "invention"
item = "raft"
start = "workshop"
"""


def laid_out(players: int = 2, *modules: str) -> State:
    """A game before anything is shuffled; without letters one with a module of the test's own."""
    wish: list[object] = list(modules) or ["A", {"file": "own.toml", "text": OWN_MODULE}]
    return GAME.setup(GAME.check({"players": players, "modules": wish}))


def day_cards(g: State) -> Counter[str]:
    """The cards of all decks."""
    return Counter(card for deck in g.decks for card in deck.cards)


@rule("PA-035")
def test_cards_are_sorted_by_the_mark_on_the_face_and_not_by_the_back() -> None:
    """A dream back does not make a dream of the dream deck, a set does."""
    g = laid_out()
    assert {g.book.cards[card].set for card in g.dreams.cards} == {"dreams"}
    assert "own_dream" in g.closed.cards
    backs = {card.back for letter in LETTERS for card in lettered_module(letter).cards}
    assert backs & {card.back for card in common_set("base")}


@rule("PA-036")
def test_the_first_game_uses_the_sets_one_to_five_and_the_modules_a_and_b() -> None:
    assert GAME.check({})["modules"] == ["A", "B"]
    g = facts(boxed())
    found = {g.book.cards[name.removeprefix("card ")].set for name in census(g) if name.startswith("card ")}
    assert found == {"base", "people", "dreams", "inventions", "stories", "A", "B"}


@rule("PA-037")
@pytest.mark.parametrize("mark", ["A", "J", "own"])
def test_the_mark_of_a_face_has_no_effect_on_play(mark: str) -> None:
    def play(table: Table, mark: str) -> dict[str, object]:
        table.card("deer", "needs = { strength = 1 }, pays = { cards = 1 }, gains = { food = 2 }, removes = true")
        table.hazard("wolf", "negative = true, wounds = 1").card("path", "gains = { wood = 1 }")
        for card in ("deer", "wolf", "path"):
            table.print(replace(table.cards[card], set=mark))
        table.deck(0, "forest", "path", "forest").people(0, "brute").people(1, "elder")
        table.reveal(0, "deer").reveal(1, "wolf").act(0).act(1).choose("wound").choose_cards().end_turn()
        assert table.g.book.cards["deer"].set == mark
        return {**encode_state(table.g)}

    assert play(paleo(), mark) == play(paleo(), "base")


@rule("PA-038")
@pytest.mark.parametrize("scenario", list(SCENARIOS))
def test_setup_is_the_same_for_every_scenario_except_for_its_modules(scenario: str) -> None:
    first, g = (GAME.setup(GAME.check({"scenario": s, "players": 3})) for s in ("1", scenario))
    assert g.storage == first.storage
    assert g.supply == first.supply
    assert g.dreams.cards == first.dreams.cards
    assert g.inventions.cards == first.inventions.cards
    assert g.stories == first.stories
    assert sorted(g.people_deck.cards + g.warriors) == sorted(first.people_deck.cards)
    common = [card for card in g.closed.cards if g.book.cards[card].set == "base"]
    assert common == [card for card in first.closed.cards if first.book.cards[card].set == "base"]
    total = [have + kept for have, kept in zip(g.item_supply, g.compartments, strict=True)]
    assert total == [have + kept for have, kept in zip(first.item_supply, first.compartments, strict=True)]


@rule("PA-039")
@pytest.mark.parametrize("players", [1, 4])
def test_the_three_boards_lie_once_in_the_middle_for_all(players: int) -> None:
    table = GAME.view(facts(boxed(players=players)), None)
    great_cave, wilds, night_camp = ("storage", "decks"), ("closed", "open"), ("deaths", "paintings", "stories", "camp")
    for part in (*great_cave, *wilds, *night_camp):
        assert part in table
        assert all(part not in seat for seat in table["seats"])


@rule("PA-040", "PA-041", "PA-042")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_five_food_of_the_supply_go_into_the_storage_whatever_the_number_of_players(players: int) -> None:
    g = facts(boxed(players=players))
    assert g.storage[FOOD] == 5
    assert (g.storage[WOOD], g.storage[STONE]) == (0, 0)
    assert g.supply == [15, 12, 8]


@rule("PA-040")
def test_nobody_is_wounded_at_the_start() -> None:
    assert [sum(wounds) for wounds in facts(boxed(players=4)).wounds] == [0] * 4


@rule("PA-043")
def test_the_workshop_stands_beside_the_great_cave_with_empty_slots() -> None:
    workshop = GAME.view(facts(boxed(players=2)), None)["workshop"]
    assert workshop["cards"] == []
    assert workshop["slots"] > 0


@rule("PA-044", "PA-045")
def test_five_torches_hand_axes_and_spears_lie_in_the_workshop_and_all_other_items_in_the_supply() -> None:
    g = laid_out(2, "A", "B")
    in_workshop = {ITEMS[item]: n for item, n in enumerate(g.compartments) if n}
    assert in_workshop == {"torch": 5, "hand_axe": 5, "spear": 5}
    assert sum(g.item_supply) + sum(g.compartments) == 48
    assert {ITEMS[item] for item, n in enumerate(g.item_supply) if n} == set(ITEMS) - {"torch", "hand_axe", "spear"}


@rule("PA-046")
@pytest.mark.parametrize("scenario", list(SCENARIOS))
def test_the_graveyard_starts_empty(scenario: str) -> None:
    assert facts(boxed(scenario=scenario)).graveyard == []


def shuffles(g: State) -> dict[str, int]:
    """Answer for nature until the decks lie; note what was shuffled, and lay every deck in the order it had."""
    found = {}
    advance(g)
    while isinstance(question := pending(g), Chance):
        if isinstance(question.outcomes, Shuffle):
            found[question.key] = question.outcomes.size
            go_on(g, question.frames(tuple(range(question.outcomes.size))))
        else:
            go_on(g, question.frames((0,)))
    return found


@rule("PA-047")
def test_people_dreams_and_inventions_are_shuffled_separately_and_lie_face_down() -> None:
    g = laid_out(2, "A", "B")
    before = (g.people_deck.cards, g.dreams.cards, g.inventions.cards)
    found = shuffles(g)
    assert (found["people"], found["dreams"], found["inventions"]) == (20, 16, 8)
    assert (g.people_deck.cards, g.dreams.cards, g.inventions.cards) == (before[0][:-4], *before[1:])
    for deck in (g.people_deck, g.dreams, g.inventions):
        assert deck.known == [0] * len(deck)


@rule("PA-048")
def test_dreams_of_a_module_go_into_the_day_deck() -> None:
    g = laid_out()
    shuffles(g)
    assert day_cards(g)["own_dream"] == 2
    assert "own_dream" not in g.dreams.cards
    assert len(g.dreams) == 16


@rule("PA-049")
def test_the_32_base_cards_are_joined_with_the_cards_of_the_modules_and_all_is_shuffled() -> None:
    g = laid_out()
    found = shuffles(g)
    modules = [card for module in g.book.modules for card in module.cards]
    met_by_day = [card for card in modules if card.face != "mission" and not card.start]
    expected = Counter({card.id: card.copies for card in (*common_set("base"), *met_by_day)})
    assert day_cards(g) == expected
    assert found["day"] == sum(expected.values())
    assert sum(expected[card.id] for card in common_set("base")) == 32


@rule("PA-007")
@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("scenario", values_of(GAME, "scenario"))
def test_all_base_cards_are_in_the_day_decks_of_every_game(scenario: str, players: int) -> None:
    g = facts(boxed(scenario=scenario, players=players))
    base = {card.id: card.copies for card in common_set("base")}
    assert {card: n for card, n in day_cards(g).items() if card in base} == base
    assert sum(base.values()) == 32


@rule("PA-050")
def test_cards_named_by_the_handbook_are_placed_on_the_boards_before_the_shuffle() -> None:
    g = laid_out()
    shuffles(g)
    assert not {"own_beast", "own_fire", "own_shelter"} & set(day_cards(g))
    assert g.asides.cards == ["own_beast"]
    assert "own_fire" in g.camp
    assert g.workshop == ["own_shelter"]
    raft = ITEMS.index("raft")
    assert (g.item_supply[raft], g.compartments[raft] > 0) == (0, True)


@rule("PA-051")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_the_whole_pile_is_dealt_as_evenly_as_possible_without_looking(players: int, seed: int) -> None:
    g = facts(boxed(players=players, seed=seed))
    sizes = [len(deck) for deck in g.decks]
    assert max(sizes) - min(sizes) <= 1
    assert sum(sizes) == sum(card.copies for m in g.book.modules for card in m.cards if card.face != "mission") + 32
    assert len(g.closed) == 0
    assert all(deck.known == [0] * len(deck) for deck in g.decks)


@rule("PA-052")
def test_decks_may_differ_in_size_and_nothing_compensates_for_it() -> None:
    found = set()
    for seed in range(8):
        g = facts(boxed(players=3, modules=["A", "C"], seed=seed))
        sizes = tuple(len(deck) for deck in g.decks)
        found.add(sizes)
        assert [len(community) for community in g.people] == [2, 2, 2]
        assert g.storage == [5, 0, 0]
        shown = [[g.book.cards[person].bonus for person in community] for community in g.people]
        assert [sum(items) for items in g.items] == [sum(bonus >= 0 for bonus in bonuses) for bonuses in shown]
    assert any(max(sizes) > min(sizes) for sizes in found)


@rule("PA-053")
def test_the_night_camp_board_starts_with_no_token() -> None:
    table = GAME.view(facts(boxed(players=4)), None)
    assert (table["deaths"], table["paintings"]) == (0, 0)


@rule("PA-054", "PA-055")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_each_player_takes_two_people_face_up_and_every_item_shown_on_them(players: int) -> None:
    for seed in range(6):
        g = facts(boxed(players=players, seed=seed))
        table = GAME.view(g, None)
        assert len(g.people_deck) == 20 - 2 * players
        for seat in table["seats"]:
            people = [g.book.cards[person["card"]] for person in seat["people"]]
            assert len(people) == 2
            assert seat["items"] == dict(Counter(ITEMS[person.bonus] for person in people if person.bonus >= 0))


@rule("PA-055")
def test_starting_items_come_from_the_supply() -> None:
    g = facts(boxed(players=4, seed=2))
    owned = [sum(items[item] for items in g.items) for item in range(len(ITEMS))]
    assert sum(owned) > 0
    laid = laid_out(4, "A", "B")
    for item, n in enumerate(owned):
        assert g.item_supply[item] + g.compartments[item] == laid.item_supply[item] + laid.compartments[item] - n


@rule("PA-056")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_there_is_no_starting_player(first: int) -> None:
    match = boxed(players=3)
    assert match.seats() == (0, 1, 2)
    match.answer(first, "choose", (first, 0))
    assert set(match.seats()) == {0, 1, 2} - {first}


@rule("PA-057")
def test_the_story_deck_lies_face_down_at_the_night_camp_and_is_searched_by_number() -> None:
    g = facts(boxed())
    assert [g.book.cards[card].set for card in g.stories] == ["stories"] * 22
    assert GAME.view(g, 0)["stories"] == list(range(1, 23))
    assert not set(g.stories) & set(day_cards(g))
    table = paleo().card("tale", "gains = { story = 2 }").card("later", "gains = { story = 3 }")
    for number in (1, 2, 3, 4):
        table.story(number, "gains = { wood = 1 }")
    assert table.reveal(0, "tale").reveal(1, "later").act(0).front(0) == ["story_2"]
    assert table.act(1).front(1) == ["story_3"]


@rule("PA-058")
@pytest.mark.parametrize("scenario", list(SCENARIOS))
def test_each_module_brings_one_mission_card_in_play_from_the_start(scenario: str) -> None:
    g = facts(boxed(scenario=scenario))
    missions = [card for card in g.camp if g.book.cards[card].face == "mission"]
    assert missions == [module.mission.id for module in g.book.modules]
    assert [g.book.cards[card].set for card in missions] == list(SCENARIOS[scenario])
    assert not set(missions) & set(day_cards(g))
