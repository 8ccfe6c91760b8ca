"""Modes, components, set-up, draft. [ledger chapters 1 to 4]"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from campfire.games.near_and_far.game import GAME
from campfire.games.near_and_far.library import book
from campfire.games.near_and_far.rules.threats import foe
from campfire.games.near_and_far.setup import check, setup
from campfire.games.near_and_far.state import State
from campfire.kernel.contract import BadInput
from campfire.kernel.engine import advance, go_on, pending
from campfire.kernel.question import Chance
from tests.games.near_and_far.table import Table, trek
from tests.rules import rule


class Opening(Table):
    """A game from its very beginning; cards lie in the order of the box."""

    def __init__(self, **wish: Any) -> None:
        self.options_chosen = check(wish)
        self.g: State = setup(self.options_chosen)
        self.g.log, self.counted = [], None
        random = Random(4)
        advance(self.g)
        while isinstance(question := pending(self.g), Chance):
            go_on(self.g, question.frames(question.outcomes.sample(random.random)))
        self.counted = GAME.census(self.g)


def refused(**wish: Any) -> str:
    """What is wrong with a wish."""
    with pytest.raises(BadInput) as wrong:
        check(wish)
    return wrong.value.phrase.key


@rule("NF-001")
def test_two_to_four_play() -> None:
    assert [check({"players": n})["players"] for n in (2, 3, 4)] == [2, 3, 4]
    assert [refused(players=n) for n in (1, 5, "two")] == ["error-players"] * 3


@rule("NF-003", "NF-004")
def test_one_of_four_modes() -> None:
    modes = ("first_trek", "campaign", "character", "arcade")
    assert [check({"mode": mode})["mode"] for mode in modes] == list(modes)
    assert refused(mode="solo") == "error-option_word"


@rule("NF-005", "NF-007", "NF-012", "NF-015")
@pytest.mark.parametrize(
    ("mode", "maps"),
    [
        ("first_trek", [1]),
        ("campaign", range(2, 12)),
        ("character", range(2, 11)),
        ("arcade", range(1, 12)),
    ],
)
def test_each_mode_has_its_maps(mode: str, maps: Any) -> None:
    def is_open(number: int) -> bool:
        try:
            check({"mode": mode, "map": number})
        except BadInput:
            return False
        return True

    assert [number for number in range(13) if is_open(number)] == list(maps)


@rule("NF-005", "NF-015")
@pytest.mark.parametrize("mode", ["first_trek", "arcade"])
def test_single_games_have_no_sequel(mode: str) -> None:
    assert trek(mode=mode).score().sequel() is None


@rule("NF-011", "NF-044")
def test_no_character_is_played_twice() -> None:
    assert refused(characters=["rin", "rin"]) == "error-character_twice"
    assert refused(characters=["rin", "nobody"]) == "error-unknown_character"
    assert len(set(check({"players": 4})["characters"])) == 4
    assert trek(characters=["riza", "vera"]).g.characters == ["riza", "vera"]


@rule("NF-053")
def test_eiim_and_rin_do_not_meet_in_character_mode() -> None:
    assert refused(mode="character", characters=["eiim", "rin"]) == "error-crossed_stories"
    assert check({"mode": "campaign", "characters": ["eiim", "rin"]})["characters"] == ["eiim", "rin"]
    for players in (2, 3, 4):
        assert not {"eiim", "rin"} <= set(check({"mode": "character", "players": players})["characters"])


@rule("NF-054")
def test_crystal_and_rin_may_be_two() -> None:
    assert check({"mode": "character", "characters": ["crystal", "rin"]})["characters"] == ["crystal", "rin"]


@rule("NF-018", "NF-289")
def test_goods_and_camps_never_run_out() -> None:
    table = trek().gain(0, "coin", 500).gain(0, "gem", 500).gain(0, "food", 500).gain(1, "red", 500)
    assert (table.has(0, "coin"), table.has(1, "red")) == (503, 500)


@rule("NF-019", "NF-034")
def test_everything_else_exists_once() -> None:
    census = GAME.census(trek(4).g)
    cards = {name: n for name, n in census.items() if name.startswith("card ")}
    assert set(cards.values()) == {1}
    assert census["animal"] == 12
    assert len([name for name in cards if name.removeprefix("card ") in book().adventurers]) == 36


@rule("NF-020", "NF-021")
def test_coins_and_food_are_plain_totals() -> None:
    assert trek().goods(0, coin=7, food=4).view()["seats"][0]["goods"] == {
        "coin": 7,
        "gem": 0,
        "food": 4,
        **dict.fromkeys(("green", "blue", "red", "yellow"), 0),
    }


@rule("NF-023", "NF-333")
@pytest.mark.parametrize("mode", ["first_trek", "campaign", "character", "arcade"])
def test_the_dusk_side_lies_up_unless_the_day_is_chosen(mode: str) -> None:
    assert trek(mode=mode).view()["town"]["side"] == "dusk"
    assert trek(mode=mode, side="day").view()["town"]["side"] == "day"


@rule("NF-024", "NF-035", "NF-027", "NF-041", "NF-033", "NF-050", "NF-022")
@pytest.mark.parametrize(("players", "quests", "birds"), [(2, 7, 6), (3, 10, 9), (4, 13, 12)])
def test_figures_by_player_count(players: int, quests: int, birds: int) -> None:
    table = Opening(players=players)
    g = table.g
    assert (len(g.quests), g.stables, len(g.row), g.threats[0], len(g.threats)) == (quests, birds, 5, "bandit", 12)
    assert [foe(g, card).strength for card in g.threats] == list(range(4, 16))
    assert [goods[0] for goods in g.goods] == [3] * players
    assert [seat["camps_left"] for seat in table.view()["seats"]] == [14] * players
    assert table.view()["town"]["stranger"] == (players == 2)


@rule("NF-025", "NF-026", "NF-029", "NF-030")
def test_decks_lie_face_down_and_chiefs_open() -> None:
    table = Opening(players=2)
    decks = table.view(None)["decks"]
    assert (decks["treasure"]["count"], decks["bag"]["count"]) == (36, 31)
    assert not any([*table.g.treasure_deck.known, *table.g.bag.known])
    assert table.view(None)["town"]["chiefs"] == dict.fromkeys(("green", "blue", "red", "yellow"))
    assert not set(book().pets) & set(table.g.bag.cards)
    assert table.g.treasure_deck.cards != list(book().treasures)


@rule("NF-028")
def test_tribes_by_colour() -> None:
    assert [seat["flags"] for seat in trek().view()["seats"]] == [
        dict.fromkeys(("green", "blue", "red", "yellow"), 0)
    ] * 2


@rule("NF-036", "NF-037", "NF-038", "NF-039")
def test_quest_tokens_lie_on_different_spaces_with_a_book() -> None:
    table = Opening(players=4)
    spaces = table.g.map.spaces
    assert len(set(table.g.quests)) == 13
    assert all(spaces[space].entry for space in table.g.quests)
    left = [space for space in spaces.values() if space.entry and space.id not in table.g.quests]
    assert left
    shown = {one["space"]: one for one in table.view()["map"]["spaces"]}
    assert all(shown[space]["shows"] == spaces[space].shows for space in table.g.quests)


@rule("NF-040")
def test_a_campaign_fills_named_places_first() -> None:
    for number in range(2, 12):
        table = Opening(players=2, mode="campaign", map=number)
        named = {space.id for space in table.g.map.spaces.values() if space.place and space.entry}
        assert named <= set(table.g.quests) or set(table.g.quests) <= named


@rule("NF-041", "NF-043", "NF-045", "NF-047", "NF-043")
def test_everybody_starts_alike() -> None:
    table = Opening(players=3)
    for seat in table.view()["seats"]:
        assert (seat["hearts"], seat["reputation"], seat["goods"]["coin"], seat["camps_placed"]) == (0, 0, 3, 0)
        assert [member for member in seat["party"] if member in book().pets]
    pets = [member for seat in table.view()["seats"] for member in seat["party"] if member]
    assert len({*pets, "platypus"}) == 4


@rule("NF-048")
def test_the_first_player_is_chosen_by_the_players() -> None:
    assert [trek(3, first=seat).view()["first"] for seat in range(3)] == [0, 1, 2]
    assert refused(first=4) == "error-out_of_range"


@rule("NF-049", "NF-057")
def test_everybody_is_dealt_two_special_and_five_common_artifacts_unseen() -> None:
    table = Opening(players=3)
    assert table.question == "keep_one"
    for seat in range(3):
        own, other = table.view(seat)["seats"][seat], table.view((seat + 1) % 3)["seats"][seat]
        assert (len([card for card in own["drafting"] if card]), len([card for card in own["special"] if card])) == (
            5,
            2,
        )
        assert all(card and not book().items[card].special for card in own["drafting"])
        assert all(card and book().items[card].special for card in own["special"])
        assert [*other["drafting"], *other["special"]] == [None] * 7
    assert (len(table.g.special_deck), len(table.g.common_deck)) == (17 - 6, 38 - 15)


@rule("NF-058", "NF-059")
def test_one_is_kept_and_the_rest_goes_to_the_left() -> None:
    table = Opening(players=3)
    held = [list(pile.cards) for pile in table.g.drafting]
    for seat in range(3):
        table.choose("draft", held[seat][0], by=seat)
    assert [sorted(pile.cards) for pile in table.g.drafting] == [sorted(held[seat - 1][1:]) for seat in range(3)]
    while table.question == "keep_one":
        seat = table.seats[0]
        table.choose("draft", table.g.drafting[seat].cards[0], by=seat)
    assert [len(hand) for hand in table.g.hands] == [5, 5, 5]


@rule("NF-049", "NF-058")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_sees_what_a_neighbour_keeps_of_the_cards_that_were_passed_on(players: int) -> None:
    """The one who passed them knows them until one is kept; what is left is seen again when it comes back."""
    table = Opening(players=players)
    for seat in range(players):
        table.choose("draft", table.g.drafting[seat].cards[0], by=seat)
    passed = list(table.g.drafting[1].cards)
    assert table.view(0)["seats"][1]["drafting"] == passed
    table.choose("draft", passed[0], by=1)
    shown = [table.view(seat)["seats"][1]["drafting"] for seat in range(players)]
    assert shown == [passed[1:] if seat == 1 else [None] * 3 for seat in range(players)]
    for seat in table.seats:
        table.choose("draft", table.g.drafting[seat].cards[0], by=seat)
    assert table.view(2 % players)["seats"][2 % players]["drafting"] == passed[1:]


def drafted() -> Table:
    """The draft is over."""
    table = Opening(players=2)
    while table.question == "keep_one":
        seat = table.seats[0]
        table.choose("draft", table.g.drafting[seat].cards[0], by=seat)
    return table


@rule("NF-060", "NF-061", "NF-062")
def test_one_special_artifact_at_most_and_any_number_of_common_ones() -> None:
    table = drafted()
    kept = table.g.aside[0].cards[0]
    assert sorted(table.asked(0)) == sorted(
        [*(f"keep_special {card}" for card in table.g.aside[0].cards), "keep_no_special"]
    )
    table.choose("keep_special", kept, by=0).choose("keep_no_special", by=1)
    assert len(table.g.special_discard) == 3
    table.choose("keep_rest", by=0)
    assert len(table.g.hands[0]) == 6
    while table.question == "which_common" and len(table.g.hands[1]):
        table.choose("throw_away", table.g.hands[1].cards[0], by=1)
    assert (len(table.g.hands[1]), len(table.g.common_discard)) == (0, 5)
    assert table.choose("keep_rest", by=1).g.round == 1


@rule("NF-051", "NF-063")
def test_series_have_character_cards_with_one_experience() -> None:
    for mode, experience in (("first_trek", 0), ("campaign", 1), ("character", 1), ("arcade", 0)):
        assert [seat["experience"] for seat in trek(mode=mode).view()["seats"]] == [experience] * 2
    assert trek(mode="character", characters=["rin", "vera"]).g.lines == [("R1",), ("V1",)]


@rule("NF-052")
def test_a_character_played_for_the_first_time_is_introduced() -> None:
    table = Opening(players=2, mode="character")
    assert [event.args for event in table.told("introduced")] == [(0, "grear"), (1, "vera")]
    assert all(seat["intro"] is not None for seat in table.view()["seats"])
    assert not Opening(players=2, mode="campaign").told("introduced")


@rule("NF-035", "NF-350")
@pytest.mark.parametrize(("players", "quests"), [(2, 8), (3, 12), (4, 16)])
def test_extra_quests(players: int, quests: int) -> None:
    assert len(Opening(players=players, quests="extra").g.quests) == quests
