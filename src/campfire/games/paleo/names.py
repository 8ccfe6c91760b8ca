"""The names that a home-made module brings along, made into Fluent source that can hold nothing but text."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from campfire.games.paleo.cards import Card
from campfire.games.paleo.inspection import given_signs
from campfire.games.paleo.reader import Page, read_toml
from campfire.words.language import OWN_NAMES

LONGEST = 60
"""So many letters fit on a card."""


def read_names(file: str, text: str, cards: Iterable[Card], known_signs: Iterable[str]) -> dict[str, str]:
    """Name the module, each of its cards and each sign that only it gives, in every language."""
    data = read_toml(file, text)
    names = {f"module-{data['id']}": read_name(Page(file), "name", data.get("name"))}
    for card, entry in zip(cards, data["cards"], strict=True):
        names[f"card-{card.id}"] = read_name(Page(file, card.id), "name", entry.get("name"))
    signs = Page(file).table("signs", data.get("signs", {}))
    for sign in sorted(given_signs(cards) - set(known_signs)):
        names[f"sign-{sign}"] = read_name(Page(file), f"signs.{sign}", signs.get(sign))
    return {lang: "".join(f"{key} = {quoted(name[lang])}\n" for key, name in names.items()) for lang in OWN_NAMES}


def read_name(page: Page, field: str, value: Any) -> Mapping[str, str]:
    """Read a name, in one language or in several; where a language is left out, the first one given speaks."""
    table = {"": value} if isinstance(value, str) else value
    if not isinstance(table, dict) or not table:
        page.wrong("name", field)
    page.known(field, table, ("", *OWN_NAMES))
    for name in table.values():
        if not isinstance(name, str) or not name.strip() or len(name) > LONGEST:
            page.wrong("name", field)
    return {lang: table.get(lang, next(iter(table.values()))) for lang in OWN_NAMES}


def quoted(name: str) -> str:
    """A name as a Fluent string: braces, quotes and line ends in it mean nothing.

    >>> print(quoted('The "Owl" {$seat}'))
    { "The \\u0022Owl\\u0022 {$seat}" }
    """
    plain = "".join(letter for letter in " ".join(name.split()) if letter.isprintable())
    return '{ "' + "".join(letter if letter not in '"\\' else f"\\u{ord(letter):04x}" for letter in plain) + '" }'
