"""The lexicon says phrases in a language and never fails a person's game."""

from __future__ import annotations

import pytest

from campfire.kernel.contract import BadInput
from campfire.kernel.phrase import Phrase, SeatName
from campfire.words.language import OWN_NAMES, spoken, wished
from campfire.words.lexicon import Lexicon


def test_a_phrase_inside_a_phrase_and_a_seat_are_said_first() -> None:
    lexicon = Lexicon("en", home={"en": "card-elk = Elk"})
    phrase = Phrase("error-unknown_game", {"name": Phrase("card-elk"), "known": SeatName(1)})
    assert lexicon.say(phrase, ["Ada", "Bo"]) == "There is no game “Elk”; these are here: Bo."
    assert lexicon.missing == set()


def test_no_marks_surround_arguments() -> None:
    said = Lexicon("it").say(Phrase("error-no_such_file", {"file": "a.json"}))
    assert not {"\u2068", "\u2069"} & set(said)
    assert "«a.json»" in said


def test_russian_counts_with_the_right_form() -> None:
    lexicon = Lexicon("ru")
    counted = [lexicon.word("count-players", n=n) for n in (1, 2, 5, 21)]
    assert counted == ["1 игрок", "2 игрока", "5 игроков", "21 игрок"]


def test_a_missing_word_is_noted_and_still_readable() -> None:
    lexicon = Lexicon("ru")
    assert lexicon.say(Phrase("card-lone_wolf")) == "lone wolf"
    assert lexicon.missing == {"card-lone_wolf"}


def test_a_missing_argument_is_noted() -> None:
    lexicon = Lexicon("en")
    lexicon.say(Phrase("error-no_such_file"))
    assert len(lexicon.missing) == 1


@pytest.mark.parametrize(("lang", "expected"), [("ru", "Сова"), ("it", "Owl"), ("en", "Owl")])
def test_home_made_words_fall_back_to_the_words_there_are(lang: str, expected: str) -> None:
    home = {"ru": "card-owl = Сова", "en": "card-owl = Owl"}
    assert Lexicon("en", home=home).speaking(lang).say(Phrase("card-owl")) == expected
    assert Lexicon(lang, home={"ru": "card-owl = Сова"}).say(Phrase("card-owl")) == "Сова"


def test_home_made_words_change_no_others() -> None:
    plain = Lexicon("en").word("error-no_undo")
    assert Lexicon("en", home={"en": "error-no_undo = Ha!"}).word("error-no_undo") == plain


def test_the_systems_language_is_the_default() -> None:
    assert [spoken({"LANG": f"{lang}_XX.UTF-8"}) for lang in OWN_NAMES] == list(OWN_NAMES)
    assert spoken({"LC_ALL": "it", "LANG": "ru_RU.UTF-8"}) == "it"
    assert wished(None, {"LANG": "de_DE.UTF-8"}) == "en"
    assert wished("it", {"LANG": "ru_RU.UTF-8"}) == "it"


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadInput) as refused:
        wished("tlh", {})
    said = Lexicon("en").say(refused.value.phrase)
    assert "tlh" in said
    assert "en, ru, it" in said
