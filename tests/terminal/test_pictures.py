"""Paleo's table in pictures and in plain lines."""

from __future__ import annotations

import pytest
from rich.console import Console

from campfire.games.paleo.rules.choosing import CHOOSE
from campfire.games.paleo.view import Back, Sight, view
from campfire.kernel.contract import CardText
from campfire.kernel.declared import Option
from campfire.terminal.pictures import cards_in_sight, description, picture, pointed_at
from campfire.terminal.seating import Sitter
from campfire.terminal.speech import Speech
from campfire.words.language import OWN_NAMES
from campfire.words.lexicon import Lexicon
from tests.games.paleo.boxed import boxed, facts


def view_of(players: int) -> Sight:
    """The first table of a game."""
    return view(facts(boxed(seed=2, scenario="1", players=players)), 0)


def speech_of(players: int, lang: str = "en") -> Speech:
    """The words of a table of people."""
    return Speech(Lexicon(lang, "paleo"), [Sitter(name=name) for name in ("Ada", "Bo", "Cem", "Dae")[:players]])


def unread(card: str) -> CardText:
    """Paleo's table names cards and reads none."""
    raise AssertionError(card)


def drawn(view: Sight, speech: Speech, width: int) -> str:
    """The picture as lines of text."""
    console = Console(width=width, color_system=None, force_terminal=False)
    with console.capture() as shown:
        console.print(picture("paleo", view, speech, unread))
    return shown.get()


@pytest.mark.parametrize("lang", OWN_NAMES)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_everything_is_named_in_every_language(players: int, lang: str) -> None:
    seen, speech = view_of(players), speech_of(players, lang)
    seen["phase"] = "night"
    seen["graveyard"] = seen["warriors"] = seen["open"] = ["tree"]
    seen["seats"][0]["helping"] = 0
    seen["seats"][0]["front"] = [{"back": "red", "hint": "", "card": None}]
    seen["seats"][0]["items"] = {"torch": 2}
    lines = description("paleo", seen, speech, unread)
    text = drawn(seen, speech, 100)
    assert {key for key in speech.lexicon.missing if not key.startswith("card-")} == set()
    for name in speech.names:
        assert any(line.startswith(name) for line in lines)
        assert name in text


@pytest.mark.parametrize("width", [80, 120])
def test_the_picture_keeps_to_its_width(width: int) -> None:
    text = drawn(view_of(4), speech_of(4), width)
    assert {len(line) for line in text.splitlines()} == {width}


def test_health_is_told_in_words_where_signs_cannot_be_seen() -> None:
    seen, speech = view_of(1), speech_of(1)
    seen["seats"][0]["people"] = [{"card": "gorm", "wounds": 1, "hearts": 3}]
    assert "♥♥♡" in drawn(seen, speech, 80)
    told = "\n".join(description("paleo", seen, speech, unread))
    assert "1 wound, health 3" in told
    assert not {"♥", "♡", "▣", "□"} & set(told)


def test_painting_and_deaths_are_counted() -> None:
    seen, speech = view_of(1), speech_of(1)
    seen["paintings"], seen["deaths"] = 3, 2
    text = drawn(seen, speech, 80)
    assert "▣▣▣□□" in text
    assert "✝✝···" in text
    assert "Painting 3 of 5" in "\n".join(description("paleo", seen, speech, unread))


def no_card(card: str) -> CardText:
    """Nothing may be told of a card that lies face down."""
    raise AssertionError(card)


def test_a_back_says_no_more_than_is_printed_on_it() -> None:
    seen, speech = view_of(2), speech_of(2)
    top: Back = {"back": "river", "hint": "mammoth", "card": None}
    seen["seats"][1]["deck"] = [top]
    assert pointed_at("paleo", seen, Option(CHOOSE, (1, 0)), speech, no_card) == "river (mammoth)"
    assert "mammoth" not in cards_in_sight("paleo", seen)
    seen["seats"][1]["deck"] = [{**top, "card": "mammoth"}]
    assert "mammoth" in cards_in_sight("paleo", seen)


def test_the_top_three_backs_are_shown_in_their_order() -> None:
    seen, speech = view_of(1), speech_of(1)
    backs = ("river", "cave", "red", "forest")
    seen["seats"][0]["deck"] = [{"back": back, "hint": "", "card": None} for back in backs]
    assert "  Deck of 4: river · home cave · red back" in description("paleo", seen, speech, unread)
