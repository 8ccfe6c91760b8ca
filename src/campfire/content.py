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
LONGEST_REASON = 200
DEEPEST = 12
"""So deep may brackets stand in each other."""
MOST_PARTS = 8
"""So many dots may a key have."""
LONGEST = {"word": 64, "string": 2_000}
"""So long may a name or a number be, and a text in quotation marks."""
TOKEN = re.compile(
    r"""(?P<string>\"{3}(?:\\.|[^\\])*?(?:\"{3}|\Z)|'{3}.*?(?:'{3}|\Z)|"(?:\\.|[^"\\\n])*"?|'[^'\n]*'?)"""
    r"""|(?P<comment>\#[^\n]*)|(?P<open>[\[{])|(?P<close>[\]}])|(?P<dot>\.)|(?P<end>[=,\n])|(?P<word>[^\s"'\#\[\]{}.=,]+)""",
    re.DOTALL,
)
"""What a TOML file is made of, as far as its size goes."""


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
                self.wrong("word", field, word=str(word)[:LONGEST_NAME], allowed=", ".join(a for a in allowed if a))

    def one_of(self, field: str, value: object, allowed: Iterable[str]) -> str:
        """Read a word of the list."""
        word = self.text(field, value)
        self.known(field, [word], allowed)
        return word

    def number(self, field: str, value: object, least: int = 0, most: int = MOST) -> int:
        """Read a whole number within bounds."""
        if type(value) is not int or not least <= value <= most:
            self.wrong("number", field, given=str(value)[:LONGEST_NAME], least=least, most=most)
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
            self.wrong("id", field, given=name[:LONGEST_NAME])
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
    check_toml(file, text)
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as wrong:
        raise BadInput("content_toml", file=file, reason=str(wrong)[:LONGEST_REASON]) from wrong


def check_toml(file: str, text: str) -> None:
    """Refuse what would cost a parser more than its length: deep nests, keys of many parts, endless words and numbers.

    >>> check_toml("owls.toml", 'id = "owl"  # ' + "a." * 99)
    >>> check_toml("owls.toml", "cards = 1\\n" + ".".join("a" * 20) + " = 1")
    Traceback (most recent call last):
    ...
    campfire.kernel.contract.BadInput: ('content_size', {'file': 'owls.toml', 'line': 2})
    """
    depth = parts = 0
    for token in TOKEN.finditer(text):
        kind = token.lastgroup or ""
        depth += {"open": 1, "close": -1}.get(kind, 0)
        parts = parts + 1 if kind == "dot" else 0 if kind in ("open", "close", "end") else parts
        if depth > DEEPEST or parts > MOST_PARTS or len(token.group()) > LONGEST.get(kind, len(text)):
            raise BadInput("content_size", file=file, line=text.count("\n", 0, token.start()) + 1)


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
