"""The content kit: what every game needs to read its cards from TOML.

Each field is read through a page, which knows file and card, so that whatever is wrong is said with its place.

>>> page = Page("owls.toml", "barn_owl")
>>> page.number("copies", 2, 1, 9)
2
>>> page.number("copies", "two", 1, 9)
Traceback (most recent call last):
...
campfire.kernel.contract.BadInput: ('content_number', {'file': 'owls.toml', 'card': 'barn_owl', 'field': 'copies', \
'given': 'two', 'least': 1, 'most': 9})
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType
from typing import Any, NoReturn

from campfire.kernel.contract import BadInput
from campfire.words.language import OWN_NAMES

ID = re.compile("[a-z][a-z0-9_]*")
MOST = 40
"""No figure on a card is larger."""
LONGEST_TEXT = 600
LONGEST_NAME = 60
"""So many letters fit on a card."""


class Page:
    """Where in which file we are reading, for the sentence that says what is wrong."""

    def __init__(self, file: str, card: str = "-") -> None:
        self.file, self.card = file, card

    def wrong(self, key: str, field: str, **args: str | int) -> NoReturn:
        """Refuse a field of the card that is being read."""
        raise BadInput(f"content_{key}", file=self.file, card=self.card, field=field, **args)

    def known(self, field: str, given: Iterable[str], allowed: Iterable[str]) -> None:
        """Refuse a word that is not in the list."""
        allowed = tuple(allowed)
        for word in given:
            if word not in allowed:
                self.wrong("word", field, word=str(word), allowed=", ".join(a for a in allowed if a))

    def one_of(self, field: str, value: object, allowed: Iterable[str]) -> str:
        """Read a word of the list."""
        word = self.text(field, value)
        self.known(field, [word], allowed)
        return word

    def number(self, field: str, value: object, least: int = 0, most: int = MOST) -> int:
        """Read a whole number within bounds."""
        if type(value) is not int or not least <= value <= most:
            self.wrong("number", field, given=str(value), least=least, most=most)
        return value

    def text(self, field: str, value: object) -> str:
        """Read a word or sentence."""
        if not isinstance(value, str) or len(value) > LONGEST_TEXT:
            self.wrong("text", field)
        return value

    def identifier(self, field: str, value: object, capitals: bool = False) -> str:
        """Read an id: letters, digits and underscores, beginning with a letter."""
        name = self.text(field, value)
        if not ID.fullmatch(name.lower() if capitals else name):
            self.wrong("id", field, given=name)
        return name

    def table(self, field: str, value: object) -> dict[str, Any]:
        """Read a table of names and values."""
        if not isinstance(value, dict):
            self.wrong("table", field)
        return value

    def words(self, field: str, value: object) -> tuple[str, ...]:
        """Read a list of words."""
        if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
            self.wrong("list", field)
        return tuple(value)

    def truth(self, field: str, value: object) -> bool:
        """Read true or false."""
        if not isinstance(value, bool):
            self.wrong("truth", field)
        return value


def read_toml(file: str, text: str) -> dict[str, Any]:
    """Parse a file, or say where it cannot be read."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as wrong:
        raise BadInput("content_toml", file=file, reason=str(wrong)) from wrong


def gather_words(*packages: ModuleType) -> None:
    """Import every module of these packages: the rules in them enter the words that cards are made of."""
    for package in packages:
        for module in iter_modules(package.__path__):
            import_module(f"{package.__name__}.{module.name}")


def read_name(page: Page, field: str, value: Any) -> Mapping[str, str]:
    """Read a name, in one language or in several; where a language is left out, the first one given speaks."""
    table = {"": value} if isinstance(value, str) else value
    if not isinstance(table, dict) or not table:
        page.wrong("name", field)
    page.known(field, table, ("", *OWN_NAMES))
    for name in table.values():
        if not isinstance(name, str) or not name.strip() or len(name) > LONGEST_NAME:
            page.wrong("name", field)
    return {lang: table.get(lang, next(iter(table.values()))) for lang in OWN_NAMES}


def quoted(name: str) -> str:
    """A name as a Fluent string: braces, quotes and line ends in it mean nothing.

    >>> print(quoted('The "Owl" {$seat}'))
    { "The \\u0022Owl\\u0022 {$seat}" }
    """
    plain = "".join(letter for letter in " ".join(name.split()) if letter.isprintable())
    return '{ "' + "".join(letter if letter not in '"\\' else f"\\u{ord(letter):04x}" for letter in plain) + '" }'
