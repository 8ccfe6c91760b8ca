"""The words of the storybook and of the arcade deck: files of their own, read when they are due. [NF-240, NF-241]"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Any

from campfire.words.told import Told

LANGUAGES = ("en", "ru", "it")
CONTENT = files("campfire.games.near_and_far") / "content" / "stories"
KEYWORDS = "keywords.toml"
"""The file that is no story."""


@cache
def texts(lang: str) -> dict[str, dict[str, Any]]:
    """Every text of one language, by the id of its entry or card."""
    found: dict[str, dict[str, Any]] = {}
    for file in (CONTENT / lang).iterdir():
        story, _, ending = file.name.partition(".")
        if ending == "toml" and file.name != KEYWORDS:
            read = tomllib.loads(file.read_text("utf-8"))
            found |= {f"{story}-intro" if name == "intro" else name: text for name, text in read.items()}
    return found


@cache
def memories(lang: str) -> dict[str, str]:
    """What is remembered of whoever has a keyword, in one language."""
    read = tomllib.loads((CONTENT / lang / KEYWORDS).read_text("utf-8"))
    return {keyword: text["remembered"] for keyword, text in read.items() if "remembered" in text}


def remembered(keywords: Iterable[str]) -> list[Told]:
    """What the book remembers: a sentence for each keyword that has one. [NF-267, NF-412]"""
    en, ru, it = [memories(lang) for lang in LANGUAGES]
    return [{"en": en[word], "ru": ru[word], "it": it[word]} for word in keywords if word in en]


def intro_of(character: str) -> str:
    """The entry that introduces a character. [NF-052]"""
    return f"character_{character}-intro"


def told(entry: str, *place: str) -> Told:
    """A text of an entry: title, scene, the heading or outcome of an option; nothing where none is written."""
    found = {lang: at(texts(lang).get(entry, {}), place) for lang in LANGUAGES}
    return {"en": found["en"], "ru": found["ru"], "it": found["it"]}


def at(text: Any, place: tuple[str, ...]) -> str:
    """What stands at a place inside nested tables."""
    for name in place:
        text = text.get(name, {}) if isinstance(text, dict) else {}
    return text.strip() if isinstance(text, str) else ""
