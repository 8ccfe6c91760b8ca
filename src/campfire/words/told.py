"""What is read out: words that reach a page with the phrase that says them, and not before.

>>> told_words()["told-lamp-end"]["it"].split()[:3]
['La', 'lancia', 'ti']
>>> "card-lamp" in told_words()
False
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files

from typing_extensions import TypedDict

from campfire.words.lexicon import fluent_files, sources

TOLD = "told-"
"""How the keys of such words begin."""


class Told(TypedDict):
    """A text in every language."""

    en: str
    ru: str
    it: str


@cache
def told_words() -> dict[str, Told]:
    """What every game reads out, by its key, as the word files have it."""
    en, ru, it = (dict(told_in(lang)) for lang in ("en", "ru", "it"))
    return {key: {"en": en[key], "ru": ru[key], "it": it[key]} for key in en}


def told_in(lang: str) -> Iterator[tuple[str, str]]:
    """Yield each key that is read out in one language, and its text."""
    for game in (files("campfire") / "games").iterdir():
        for file in fluent_files(game / "locale" / lang):
            for message in sources(file):
                if message.startswith(TOLD):
                    key, _, text = message.partition("=")
                    yield key.strip(), text.strip()
