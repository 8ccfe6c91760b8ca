"""What a table of Robinson Crusoe may be wished for, and what is refused in a sentence. [ledger chapter 2]"""

from __future__ import annotations

import pytest

from campfire.games.robinson.cards import CHARACTERS
from campfire.games.robinson.library import scenarios
from campfire.games.robinson.setup import check
from campfire.kernel.contract import BadInput
from campfire.words.language import OWN_NAMES
from campfire.words.lexicon import Lexicon
from tests.games.robinson.sheets import boxed, chances
from tests.rules import rule


@rule("RC-009", "RC-010")
@pytest.mark.parametrize("number", range(1, 8))
def test_a_scenario_may_be_named_by_its_number(number: int) -> None:
    assert scenarios()[check({"scenario": str(number)})["scenario"]].number == number
    assert check({"scenario": number}) == check({"scenario": str(number)})


@rule("RC-010")
def test_without_a_wish_the_first_scenario_is_played() -> None:
    assert check({})["scenario"] == "castaways"


@rule("RC-009")
def test_an_unknown_scenario_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadInput) as wrong:
        check({"scenario": "atlantis"})
    assert "king_kong" in str(wrong.value.phrase.args["known"])


@rule("RC-011")
def test_the_players_may_agree_on_characters() -> None:
    g = boxed(players=2, characters=["soldier", "cook"])
    assert g.characters == ["soldier", "cook"]
    assert "characters" not in chances(players=2, characters=["soldier", "cook"])


@rule("RC-011")
@pytest.mark.parametrize("wrong", [["cook"], ["cook", "cook"], ["cook", "friday"], "cook", [1, 2]])
def test_characters_that_cannot_be(wrong: object) -> None:
    with pytest.raises(BadInput):
        check({"players": 2, "characters": wrong})


def test_a_wish_with_unknown_words_is_refused() -> None:
    with pytest.raises(BadInput) as wrong:
        check({"weather": "sunny"})
    assert wrong.value.phrase.args["name"] == "weather"


def test_a_checked_wish_is_complete_and_checks_again() -> None:
    options = check({"players": 3, "scenario": "2", "characters": list(CHARACTERS)[:3]})
    assert check(options) == options


@pytest.mark.parametrize("lang", list(OWN_NAMES))
@pytest.mark.parametrize(
    "wish",
    [
        {"weather": "sunny"},
        {"players": 5},
        {"scenario": "atlantis"},
        {"characters": "cook"},
        {"characters": ["cook", "friday"]},
        {"characters": ["soldier", "soldier"]},
        {"characters": ["cook"]},
        {"friday": "twice"},
        {"equipment": 9},
        {"events": "hardest"},
        {"wreckage": "titanic"},
        {"first": 2},
    ],
)
def test_every_refusal_is_a_sentence_in_every_language(lang: str, wish: dict[str, object]) -> None:
    with pytest.raises(BadInput) as wrong:
        check(wish)
    voice = Lexicon(lang, "robinson", {})
    sentence = voice.say(wrong.value.phrase, ())
    assert sentence.endswith(".")
    assert not voice.missing
