"""What a seat sees, and what it may imagine. [ledger chapter 3]"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from campfire.games.robinson.actions import Action, Planned
from campfire.games.robinson.game import GAME
from campfire.games.robinson.imagine import imagine
from campfire.games.robinson.rules.night import night_phase
from campfire.games.robinson.rules.preparing import BOX
from campfire.games.robinson.state import State
from campfire.games.robinson.tonight import tonight
from campfire.games.robinson.view import view
from campfire.kernel.contract import values_of
from campfire.kernel.pile import EVERYBODY, Pile
from tests.games.robinson.boxed import boxed, facts, played
from tests.games.robinson.sheets import sheet
from tests.games.robinson.table import island, robinson
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
@pytest.mark.parametrize("scenario", values_of(GAME, "scenario"))
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
    assert view(table.g, 0)["decks"]["hunting"]["known"] == []
    table.g.hunting.show(1, EVERYBODY)
    for seat in (0, None):
        assert view(table.g, seat)["decks"]["hunting"]["known"] == [{"place": 0, "card": "fox"}]


def test_a_view_is_plain_data() -> None:
    for match in played(boxed("king_kong", players=4, seed=2), seed=2, most=60):
        seen = view(facts(match), 0)
        assert json.loads(json.dumps(seen)) == seen


@rule("RC-354", "RC-101")
def test_a_tile_shows_its_symbols_and_tokens() -> None:
    table = robinson()
    table.g.tiles["B2"] = 2
    table.g.tokens["B2"] = ("exhausted_parrot", "danger")
    spaces = {space["space"]: space for space in view(table.g, 0)["island"]["spaces"]}
    assert spaces["A1"]["tile"] is None
    tile = spaces["B2"]["tile"]
    assert tile
    assert (tile["terrain"], tile["beast"], tile["totem"], tile["shelter"]) == ("mountains", True, True, True)
    assert [(source["source"], source["exhausted"]) for source in tile["sources"]] == [("parrot", True)]
    assert [(token["token"], token["source"]) for token in spaces["B2"]["tokens"]] == [
        ("exhausted_parrot", "parrot"),
        ("danger", None),
    ]


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
    assert action["action"] == {"kind": "build", "what": "roof", "space": "", "choice": 0}
    assert (action["leader"], action["pawns"], action["aside"]["wood"]) == (0, ["0", "1"], 3)
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
    left = set(g.aside[BOX])
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
        assert sorted([*world.events.cards, *world.aside[BOX]]) == sorted([*g.events.cards, *g.aside[BOX]])
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


@pytest.mark.parametrize("scenario", values_of(GAME, "scenario"))
def test_everything_in_the_legend_is_explained(scenario: str) -> None:
    for match in played(boxed(scenario, players=2, seed=5), seed=5, most=120):
        g = facts(match)
        for thing in view(g, 0)["legend"]:
            assert GAME.card(g, thing)["lines"]


@rule("RC-209", "RC-212")
def test_a_planned_action_shows_what_it_lacks_and_whether_it_is_rolled_for() -> None:
    table = robinson(seats=3).now("planning", 2).tile("A1", 3)
    planned = {Action("gather", "fish", "A1"): ("0",), Action("hunt"): ("1",), Action("build", "weapons"): ("2", "2")}
    table.g.plan = [Planned(action, pawns) for action, pawns in planned.items()]
    trip, hunt, forge = view(table.g, 0)["plan"]
    assert (trip["least"], trip["sure"], trip["lacks"], trip["rolls"]) == (1, 2, 0, True)
    assert (hunt["lacks"], hunt["rolls"]) == (1, False)
    assert (forge["lacks"], forge["rolls"]) == (0, False)


@rule("RC-344", "RC-346")
def test_every_space_tells_how_far_it_is() -> None:
    far = {space["space"]: space["far"] for space in view(robinson().tile("B2", 3).g, 0)["island"]["spaces"]}
    assert (far["B1"], far["B2"], far["A1"], far["B3"], far["B4"]) == (0, 1, 1, 2, None)


@rule("RC-193", "RC-252", "RC-632")
def test_a_source_tells_what_it_gives_and_whether_a_card_has_brought_it() -> None:
    table = robinson().tile("A1", 1).token("A1", "wood").token("A1", "parrot")
    space = next(space for space in view(table.g, 0)["island"]["spaces"] if space["space"] == "A1")
    assert space["tile"]
    given = [(source["source"], source["gives"], source["brought"]) for source in space["tile"]["sources"]]
    assert given == [("wood", 2, False), ("parrot", 1, True)]


def goals(g: State) -> dict[str, tuple[int, int]]:
    """What the sheet counts, and how many of it are wanted."""
    return {goal["goal"]: (goal["n"], goal["of"]) for goal in view(g, 0)["scenario"]["goals"]}


@rule("RC-522")
def test_the_start_and_the_volcano_count_as_no_explored_space() -> None:
    table = sheet("volcanic_island", 3)
    assert goals(table.g) == {"tiles": (0, 7), "places": (0, 4)}
    assert goals(table.tile("A3", 1).g)["tiles"] == (1, 7)


@rule("RC-555", "RC-558")
def test_the_foes_of_a_sheet_tell_how_strong_they_are_now() -> None:
    table = sheet("cannibal_island", 2).tile("A1", 7)
    table.g.track["burned"] = 2
    foes = {goal["foe"]: goal["strength"] for goal in view(table.g, 0)["scenario"]["goals"]}
    assert foes == {"village": 5, "city": 15}


@rule("RC-481")
def test_the_woodpile_shows_its_levels_and_the_room_on_the_one_that_is_laid() -> None:
    table = sheet("castaways", 2)
    table.g.track.update(woodpile=4, level=2)
    pile = view(table.g, 0)["scenario"]["woodpile"]
    assert pile
    assert [level["holds"] for level in pile["levels"]] == [1, 2, 1, 0, 0]
    assert (pile["level"], pile["room"]) == (2, 2)


@rule("RC-585")
def test_the_crew_is_seen_with_its_next_victim() -> None:
    table = sheet("king_kong", 2)
    first, second, *_ = table.g.scenario.extra["crew"]
    table.g.track[first] = 1
    crew = view(table.g, 0)["scenario"]["crew"]
    assert [(one["member"], one["fate"]) for one in crew][:2] == [(first, "dead"), (second, "alive")]
    assert [one["member"] for one in crew if one["next"]] == [second]


@rule("RC-530")
def test_every_space_tells_when_lava_comes() -> None:
    lava = {space["space"]: space["lava"] for space in view(sheet("volcanic_island", 2).g, 0)["island"]["spaces"]}
    assert (lava["B3"], lava["B4"], lava["A1"], lava["B1"]) == (0, 4, 8, None)


@rule("RC-251", "RC-423")
def test_tonight_asks_for_a_meal_for_each_and_another_with_the_token() -> None:
    table = robinson(seats=3).have(food=2, preserves=1)
    table.g.outside[2] = "A1"
    assert (tonight(table.g)["meals"], tonight(table.g)["missing"]) == (2, 0)
    table.token("night", "food")
    assert (tonight(table.g)["meals"], tonight(table.g)["missing"]) == (4, 1)


@rule("RC-423")
def test_after_supper_no_meal_is_missing_any_more() -> None:
    table = robinson(seats=2).have(food=1).shelter().equipment("flask_of_rum").wounded(0, 3).begin(night_phase())
    assert (table.question, tonight(table.g)["missing"]) == ("nightfall", 1)
    table.choose("go_to_sleep").choose("eats", 1)
    assert (table.question, tonight(table.g)["missing"]) == ("dawn", 0)


@rule("RC-393", "RC-427")
def test_tonight_shows_who_would_sleep_in_the_open() -> None:
    table = robinson(seats=3).tile("A1", 11).tile("A2", 1)
    table.g.outside = ["", "A1", "A2"]
    assert tonight(table.g)["cold"] == [0, 2]
    assert tonight(table.shelter().g)["cold"] == [2]


@rule("RC-258", "RC-407", "RC-677")
def test_tonight_counts_the_clouds_of_dice_and_tokens() -> None:
    table = robinson(scenario=island(weather={1: ("rain",)})).token("weather", "snow")
    odds = {(sky["rain"], sky["snow"]): sky["chance"] for sky in tonight(table.g)["clouds"]}
    assert odds == pytest.approx({(1, 1): 1 / 2, (2, 1): 1 / 3, (0, 2): 1 / 6})
    melted = {(sky["rain"], sky["snow"]) for sky in tonight(table.items("furnace").g)["clouds"]}
    assert melted == {(1, 0), (2, 0), (0, 1)}


@rule("RC-274", "RC-711")
def test_a_threat_shows_whether_what_it_asks_for_is_there() -> None:
    table = robinson().threat("wolf", "pawns = 2, weapons = 1, reward = []")
    seen = [threat for threat in view(table.g, 0)["threats"] if threat]
    assert [threat["actions"] for threat in seen] == [[{"pawns": 2, "met": False}]]
    (armed,) = [threat for threat in view(table.levels(weapons=1).g, 0)["threats"] if threat]
    assert armed["actions"][0]["met"]
