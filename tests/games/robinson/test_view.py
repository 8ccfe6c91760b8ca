"""What a seat sees, and what it may imagine. [ledger chapter 3]"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from campfire.games.robinson.game import GAME
from campfire.games.robinson.imagine import imagine
from campfire.games.robinson.rules.preparing import BOX
from campfire.games.robinson.state import State
from campfire.games.robinson.view import view
from campfire.kernel.pile import EVERYBODY, Pile
from tests.games.robinson.boxed import boxed, facts, played
from tests.games.robinson.table import robinson
from tests.rules import rule

PILES = ("events", "mysteries", "beasts", "hunting", "waiting", "inventions", "tile_pile", "discoveries")


def words(value: Any) -> Iterator[str]:
    """Every word in plain data."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from words(part)
    elif isinstance(value, list):
        for part in value:
            yield from words(part)


def piles(g: State) -> list[Pile]:
    """Every pile of a game."""
    return [*(getattr(g, name) for name in PILES), *g.adventures.values()]


def unseen(g: State) -> set[str]:
    """Cards that lie only in piles, unknown to everybody."""
    return {card for pile in piles(g) for card, known in zip(pile.cards, pile.known, strict=True) if not known}


@rule("RC-049")
@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_nobody_sees_a_card_that_lies_face_down(scenario: str) -> None:
    for match in played(boxed(scenario, players=2, seed=3), seed=3, most=120):
        g = facts(match)
        shuffled_in = {card for card in g.events.cards if card not in g.book.events}
        for seat in (0, 1, None):
            seen = view(g, seat)
            open_elsewhere = set(words({**seen, "decks": {}}))
            in_decks = set(words([deck["known"] for deck in seen["decks"].values()]))
            assert not in_decks & (unseen(g) - open_elsewhere - shuffled_in)


@rule("RC-049")
def test_everything_that_is_drawn_is_shown_to_everybody() -> None:
    for match in played(boxed("cannibal_island", players=3, seed=5), seed=5, most=150):
        g = facts(match)
        looks = [{**view(g, seat), "you": None} for seat in (0, 1, 2, None)]
        assert all(look == looks[0] for look in looks)


@rule("RC-049")
def test_a_peek_is_shown_to_everybody() -> None:
    table = robinson()
    table.g.hunting = Pile(["bear", "fox"])
    assert view(table.g, 0)["decks"]["hunting"] == {"count": 2, "known": []}
    table.g.hunting.show(1, EVERYBODY)
    for seat in (0, None):
        assert view(table.g, seat)["decks"]["hunting"]["known"] == [[0, "fox"]]


def test_a_view_is_plain_data() -> None:
    for match in played(boxed("king_kong", players=4, seed=2), seed=2, most=60):
        seen = view(facts(match), 0)
        assert json.loads(json.dumps(seen)) == seen


@rule("RC-354", "RC-101")
def test_a_tile_shows_its_symbols_and_tokens() -> None:
    table = robinson()
    table.g.tiles["B2"] = 2
    table.g.tokens["B2"] = ("exhausted:parrot", "danger")
    spaces = {space["space"]: space for space in view(table.g, 0)["island"]["spaces"]}
    assert spaces["A1"]["tile"] is None
    tile = spaces["B2"]["tile"]
    assert (tile["terrain"], tile["beast"], tile["totem"], tile["shelter"]) == ("mountains", True, True, True)
    assert tile["sources"] == [{"source": "parrot", "exhausted": True}]
    assert spaces["B2"]["tokens"] == ["exhausted:parrot", "danger"]


@rule("RC-103")
def test_the_island_has_ten_spaces_and_one_more_where_a_sheet_lays_a_tile() -> None:
    assert len(view(facts(boxed("castaways")), 0)["island"]["spaces"]) == 10
    *ten, city = view(facts(boxed("cannibal_island")), 0)["island"]["spaces"]
    assert len(ten) == 10
    assert (city["space"], city["open"]) == ("A4", False)


@rule("RC-117", "RC-118", "RC-133")
def test_a_character_sheet_shows_wounds_arrows_and_abilities() -> None:
    table = robinson()
    table.g.wounds[0], table.g.determination[0], table.g.used = 4, 3, ("handyman",)
    sheet = view(table.g, 1)["seats"][0]
    assert (sheet["character"], sheet["wounds"], sheet["hearts"]) == ("carpenter", 4, 12)
    assert sheet["arrows"] == [5, 8, 10]
    assert {one["ability"]: one["used"] for one in sheet["abilities"]}["handyman"]
    assert sheet["determination"] == 3


@rule("RC-212", "RC-215")
def test_a_planned_action_shows_its_pawns_and_what_is_set_aside() -> None:
    table = robinson(seats=3).have(wood=3).shelter().plan("build", "roof", "0", "1", wood=3)
    (action,) = view(table.g, 2)["plan"]
    assert (action["kind"], action["target"], action["leader"], action["pawns"]) == ("build", "roof", 0, ["0", "1"])
    assert action["aside"]["wood"] == 3
    assert view(table.g, 2)["seats"][0]["pawns"]["free"] == 1


@rule("RC-091")
def test_what_has_left_the_game_stays_in_sight() -> None:
    table = robinson()
    table.g.gone = ["food_crates"]
    assert view(table.g, 0)["gone"] == ["food_crates"]


@rule("RC-172")
def test_cards_shuffled_into_the_event_deck_are_known_but_not_their_place() -> None:
    table = robinson()
    table.g.events = Pile(["frost", "flu", "drought", "accident"])
    seen = view(table.g, None)["decks"]["events"]
    assert seen == {"count": 4, "known": [], "added": ["accident", "flu"], "top": "build"}


BACKS = {"frost": "event", "accident": "build", "furs": "gather", "flu": "explore", "gorilla": "mystery"}


@rule("RC-755")
@pytest.mark.parametrize(("card", "kind"), BACKS.items())
def test_everybody_sees_by_its_back_which_kind_of_card_is_on_the_event_deck(card: str, kind: str) -> None:
    table = robinson().events(card, *[other for other in BACKS if other != card])
    for seat in (0, 1, None):
        seen = view(table.g, seat)["decks"]["events"]
        assert (seen["top"], seen["known"]) == (kind, [])
    assert view(robinson().events().g, 0)["decks"]["events"]["top"] is None


@rule("RC-755")
def test_an_imagined_world_keeps_the_kind_of_the_top_card_and_no_more() -> None:
    table = robinson().events("flu", "frost", "vipers", "accident", "drought", "puma")
    random = Random(5)
    worlds = [imagine(table.g, 0, random.random).events.cards for _ in range(300)]
    tops = Counter(cards[-1] for cards in worlds)
    assert (set(tops), min(tops.values()) > 60) == ({"flu", "vipers", "puma"}, True)
    assert {cards[0] for cards in worlds} == set(table.g.events.cards)


@rule("RC-351")
def test_any_unseen_beast_may_be_imagined_in_the_hunting_deck() -> None:
    table = robinson()
    table.g.beasts, table.g.hunting = Pile(["bear", "boa", "fox", "tapir"]), Pile(["birds"])
    random = Random(4)
    tops = Counter(imagine(table.g, 0, random.random).hunting.cards[0] for _ in range(200))
    assert set(tops) == {"bear", "boa", "fox", "tapir", "birds"}


def test_an_imagined_world_keeps_what_is_known_and_all_that_lies_open() -> None:
    table = robinson()
    table.g.hunting = Pile(["bear", "fox", "boa"])
    table.g.hunting.show(2, EVERYBODY)
    random = Random(1)
    for _ in range(20):
        world = imagine(table.g, 1, random.random)
        assert world.hunting.cards[2] == "boa"
        assert view(world, 1) == view(table.g, 1)


@rule("RC-040")
def test_nobody_sees_which_events_stayed_in_the_box() -> None:
    g = facts(boxed("jenny"))
    left = set(g.aside[BOX].split())
    for seat in (0, 1, None):
        assert not left & set(words(view(g, seat)))


@rule("RC-039", "RC-040")
def test_any_event_of_the_box_may_be_imagined_in_the_deck_book_for_book() -> None:
    g = facts(boxed("jenny"))
    dealt, icons = set(), Counter(g.book.events[card].icon == "book" for card in g.events.cards)
    random = Random(6)
    for _ in range(300):
        world = imagine(g, 0, random.random)
        dealt |= set(world.events.cards)
        assert Counter(world.book.events[card].icon == "book" for card in world.events.cards) == icons
        assert sorted([*world.events.cards, *world.aside[BOX].split()]) == sorted(
            [*g.events.cards, *g.aside[BOX].split()]
        )
    assert dealt == {card.id for card in g.book.events.values() if card.icon}


@rule("RC-039", "RC-645")
def test_an_event_that_was_seen_is_in_every_imagined_world() -> None:
    g = facts(boxed("jenny"))
    top = len(g.events) - 1
    g.events.show(top, EVERYBODY)
    random = Random(2)
    assert {imagine(g, 1, random.random).events.cards[top] for _ in range(50)} == {g.events.cards[top]}


@rule("RC-072", "RC-106", "RC-354")
def test_the_legend_names_what_lies_on_the_board() -> None:
    g = robinson().tile("A1", 6).token("A1", "fog").token("build", "reroll").token("A2", "danger").g
    seen = set(view(g, 0)["legend"])
    assert {"tile 6", "token fog", "token reroll", "token danger", "place unexplored"} <= seen
    g.closed = ("A1", "A3")
    turned = set(view(g, 0)["legend"])
    assert turned - seen == {"place face_down", "place closed"}
    assert seen - turned == {"tile 6"}


@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_everything_in_the_legend_is_explained(scenario: str) -> None:
    for match in played(boxed(scenario, players=2, seed=5), seed=5, most=120):
        g = facts(match)
        for thing in view(g, 0)["legend"]:
            assert GAME.card(g, thing)["lines"]
