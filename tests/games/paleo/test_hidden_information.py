"""Hidden and public information. [ledger chapter 6]"""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from campfire.games.paleo.game import GAME
from campfire.kernel.contract import View
from tests.games.paleo.boxed import boxed, facts, played
from tests.games.paleo.table import Table, paleo
from tests.rules import rule


def decked() -> Table:
    """A deck of plain cards and of two that look alike."""
    table = paleo().card("deer", "gains = { food = 1 }").card("pine", "gains = { wood = 1 }")
    return table.deck(0, "deer", "river", "pine", "red")


def words(view: View) -> Iterator[str]:
    """Every word that a view holds, wherever it stands."""
    found = json.loads(json.dumps(view))
    todo = [found]
    while todo:
        thing = todo.pop()
        if isinstance(thing, dict):
            todo.extend(thing.values())
        elif isinstance(thing, list):
            todo.extend(thing)
        elif isinstance(thing, str):
            yield thing


@rule("PA-071")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_nobody_sees_the_face_of_a_card_in_a_deck(seat: int | None) -> None:
    table = decked()
    assert table.question == "choose_card"
    assert [card["card"] for card in table.view(seat)["seats"][0]["deck"]] == [None] * 4
    assert not {"deer", "pine"} & set(words(table.view(seat)))
    other = decked().deck(0, "pine", "river", "deer", "red")
    assert other.view(seat) == table.view(seat)
    assert other.asked(0) == table.asked(0)


@rule("PA-071")
def test_in_a_whole_game_a_face_is_known_only_after_it_was_revealed() -> None:
    for match in played(boxed(players=2, seed=4), seed=4):
        g = facts(match)
        told = {str(word) for _, event in match.log for word in event.args}
        for seat in (*g.seats, None):
            decks = [card for who in GAME.view(g, seat)["seats"] for card in who["deck"]]
            assert {card["card"] for card in decks if card["card"]} <= told


@rule("PA-072")
def test_a_player_may_look_through_the_backs_of_the_own_deck_without_changing_their_order() -> None:
    table = decked()
    for _ in range(2):
        backs = [card["back"] for card in table.view(0)["seats"][0]["deck"]]
        assert backs == ["forest", "river", "forest", "red"]
    assert table.deck_of(0) == ["deer", "river", "pine", "red"]


@rule("PA-072")
def test_the_backs_of_the_own_deck_are_seen_at_any_time_of_a_whole_game() -> None:
    for match in played(boxed(players=2, seed=6), seed=6):
        g = facts(match)
        for seat in g.seats:
            before = g.decks[seat].cards[:]
            backs = [card["back"] for card in GAME.view(g, seat)["seats"][seat]["deck"]]
            assert backs == [g.book.cards[card].back for card in before[::-1]]
            assert g.decks[seat].cards == before


@rule("PA-073")
def test_nothing_hides_the_backs_from_the_others() -> None:
    table = decked()
    for seat in (0, 1, None):
        backs = [card["back"] for card in table.view(seat)["seats"][0]["deck"]]
        assert backs == ["forest", "river", "forest", "red"]


@rule("PA-074")
def test_the_closed_discard_grows_on_top_face_down_and_is_not_looked_through() -> None:
    table = decked().card("walk", "pays = { cards = 2 }").reveal(0, "walk").closed_discard("cave").act(0)
    assert table.closed == ["river", "deer", "cave"]
    seen = table.view(0)["closed"]
    assert seen == {"count": 3, "top": [{"back": "river", "hint": "", "card": None}]}
    assert table.g.closed.known == [0, 0, 0]


@rule("PA-075")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_open_discard_grows_on_top_face_up_and_anyone_may_look_through_it(seat: int | None) -> None:
    table = decked().open_discard("cave").reveal(0, "deer").reveal(1, "pine").act(1).act(0)
    assert table.opened == ["deer", "pine", "cave"]
    assert table.view(seat)["open"] == ["cave", "pine", "deer"]


@rule("PA-076")
def test_cards_paid_from_a_deck_are_not_looked_at_only_their_backs_are_seen() -> None:
    table = decked().card("walk", "pays = { cards = 1 }").people(0, "elder").deck(0, "red", "cave").reveal(0, "walk")
    table.hazard("trap", "negative = true, wounds = 1").deck(0, "trap", "cave").act(0)
    assert table.told("paid_cards") == [(0, 1, 1)]
    for seat in (0, 1, None):
        assert "trap" not in set(words(table.view(seat)))
        assert table.view(seat)["closed"]["top"] == [{"back": "red", "hint": "", "card": None}]
    assert all("trap" not in event.args for event in table.g.log or [])


@rule("PA-077")
def test_a_chosen_card_lies_face_down_until_all_reveal_together() -> None:
    table = decked().choose("choose", 0, 0)
    for seat in (0, 1, None):
        assert table.view(seat)["seats"][0]["front"] == [{"back": "forest", "hint": "", "card": None}]
        assert "deer" not in set(words(table.view(seat)))
    table.choose("choose", 1, 0)
    for seat in (0, 1, None):
        assert table.view(seat)["seats"][0]["front"] == [{"back": "forest", "hint": "", "card": "deer"}]


@rule("PA-078")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_communities_tokens_boards_missions_and_graveyard_are_open_to_all(seat: int | None) -> None:
    table = paleo(seats=3).people(1, "elder").wounded(1, "elder", 1).items(1, spear=1, hide=2).storage(food=2, stone=1)
    table.workshop("shelter").tokens(deaths=2, paintings=1).mission("wait", "negative = true").removed("cave")
    seen = table.view(seat)
    assert seen["seats"][1]["people"] == [{"card": "elder", "wounds": 1, "hearts": 2}]
    assert seen["seats"][1]["items"] == {"spear": 1, "hide": 2}
    assert seen["storage"] == {"food": 2, "wood": 0, "stone": 1}
    assert seen["workshop"]["compartments"] == {"torch": 5, "hand_axe": 5, "spear": 4, "hut": 4}
    assert (seen["deaths"], seen["paintings"]) == (2, 1)
    assert seen["camp"] == [{"card": "wait", "tokens": {}}]
    assert seen["graveyard"] == ["cave"]


@rule("PA-079")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_decks_on_the_boards_are_seen_only_when_an_effect_takes_a_card(seat: int | None) -> None:
    table = paleo().people_deck("elder", "twin").inventions("shelter", "amulet").card("wish", "gains = { food = 1 }")
    table.dreams("wish").story(1, "gains = { food = 1 }").reveal(0, "gift")
    table.card("gift", "gains = { person = 1, invention = 1, story = 1 }")
    assert table.question == "play_card"
    hidden = {"elder", "twin", "shelter", "amulet", "wish", "story_1"}
    assert not hidden & set(words(table.view(seat)))
    assert table.view(seat)["decks"] == {"people": 2, "dreams": 1, "inventions": 2, "asides": 0}
    table.act(0)
    assert hidden & set(words(table.view(seat))) == {"elder", "shelter", "story_1"}
