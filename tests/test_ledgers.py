"""The ledgers: the same rules, with the same figures, in every language."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from campfire import games
from campfire.ledgers import find_rules, ledger
from campfire.words.language import OWN_NAMES

OTHERS = [(game, lang) for game in games.NAMES for lang in OWN_NAMES if lang != "en"]


def figures(text: str) -> Counter[str]:
    """The numbers in a sentence, those of other rules among them."""
    return Counter(re.findall(r"\d+", text))


@pytest.mark.parametrize(("game", "lang"), OTHERS)
def test_every_language_has_every_rule(game: str, lang: str) -> None:
    told = [(rule.id, rule.chapter.partition(" ")[0], bool(rule.section)) for rule in ledger(game, lang)]
    assert told == [(rule.id, rule.chapter.partition(" ")[0], bool(rule.section)) for rule in ledger(game)]


@pytest.mark.parametrize(("game", "lang"), OTHERS)
def test_no_figure_is_lost_in_translation(game: str, lang: str) -> None:
    pairs = zip(ledger(game), ledger(game, lang), strict=True)
    assert [law.id for law, said in pairs if figures(law.text) != figures(said.text)] == []


@pytest.mark.parametrize(("game", "lang"), OTHERS)
def test_a_translation_is_one(game: str, lang: str) -> None:
    pairs = zip(ledger(game), ledger(game, lang), strict=True)
    assert [law.id for law, said in pairs if law.text == said.text] == []


def test_a_rule_is_found_by_its_number_or_by_its_words() -> None:
    numbered = find_rules("paleo", "en", "pa-031")
    assert [rule.id for rule in numbered] == ["PA-031"]
    assert numbered[0] in find_rules("paleo", "en", "painting WINS token")
    assert find_rules("paleo", "en", "painting submarine") == []


def test_a_rule_names_its_chapter_and_the_part_of_it() -> None:
    (rule,) = find_rules("robinson", "en", "RC-240")
    assert rule.heading == "RC-240 · 9. Effect tokens · Time-consuming action token"
    (first,) = find_rules("robinson", "en", "RC-228")
    assert first.heading == "RC-228 · 9. Effect tokens"


def test_a_game_without_a_ledger_has_no_rules() -> None:
    assert ledger("chess") == ()
