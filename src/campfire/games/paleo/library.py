"""The cards of the box, and the book of one game made from them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import cache, lru_cache
from importlib.resources import files

from campfire.games.paleo.cards import SETS, Book, Card, Lines, Module
from campfire.games.paleo.inspection import given_signs, inspect_module
from campfire.games.paleo.names import read_names
from campfire.games.paleo.reader import read_module, read_set
from campfire.kernel.contract import BadInput

HOME_MADE_KEPT = 8
"""So many home-made modules are kept in memory."""
LETTERS = ("A", "B", "C", "D", "E", "F", "G", "H", "I", "J")

SCENARIOS: dict[str, tuple[str, ...]] = {
    "1": ("A", "B"),
    "2": ("C", "D"),
    "3": ("E", "F"),
    "4": ("C", "G"),
    "5": ("A", "H"),
    "6": ("B", "I"),
    "7": ("D", "E", "J"),
}
"""The seven scenarios of the handbook. [PA-030]"""


def boxed_text(file: str) -> str:
    """The text of one of the files of the box."""
    return files("campfire.games.paleo.content").joinpath(file).read_text("utf-8")


@cache
def common_set(name: str) -> tuple[Card, ...]:
    """Load one of the sets 1 to 5. [PA-007, PA-008, PA-009, PA-010, PA-011]"""
    file = f"{name}.toml"
    return read_set(name, file, boxed_text(file))


@cache
def common_cards() -> tuple[Card, ...]:
    """All cards of the sets 1 to 5."""
    return tuple(card for name in SETS for card in common_set(name))


@cache
def boxed_cards() -> tuple[Card, ...]:
    """All cards of the box. [PA-006]"""
    return (*common_cards(), *[card for letter in LETTERS for card in lettered_module(letter).cards])


@cache
def lettered_module(letter: str) -> Module:
    """Load one of the ten modules. [PA-012]"""
    file = f"module_{letter.lower()}.toml"
    module = read_module(file, boxed_text(file))
    inspect_module(file, module, common_cards())
    return module


@lru_cache(maxsize=HOME_MADE_KEPT)
def home_made_module(file: str, text: str) -> Module:
    """Read and check a module of one's own. [PA-013]"""
    module = read_module(file, text)
    if module.id in LETTERS or module.id in SETS:
        raise BadInput("module_id_taken", file=file, id=module.id)
    boxed = boxed_cards()
    inspect_module(file, module, boxed)
    return replace(module, words=read_names(file, text, module.cards, given_signs(boxed)))


def make_book(modules: Iterable[Module]) -> Book:
    """Join the common sets and the chosen modules. [PA-049]"""
    return bind(common_cards(), tuple(modules))


def bind(common: Iterable[Card], modules: tuple[Module, ...]) -> Book:
    """Make the book of the cards given."""
    cards = {card.id: card for card in (*common, *[card for module in modules for card in module.cards])}
    return Book(
        cards=cards,
        modules=modules,
        recipes={card.item: card.recipe for card in cards.values() if card.item >= 0},
        alternative=lines_of(cards.values(), "alternative"),
        additional=lines_of(cards.values(), "additional"),
        night=lines_of(cards.values(), "night"),
        ending=next((module.ending for module in modules if module.ending), ""),
        warriors=any(module.warriors for module in modules),
    )


def lines_of(cards: Iterable[Card], kind: str) -> dict[str, Lines]:
    """The cards that have lines of a kind, and these."""
    return {card.id: card.of_kind(kind) for card in cards if card.of_kind(kind)}


@cache
def lettered_book(letters: tuple[str, ...]) -> Book:
    """The book of a game with modules of the box."""
    return make_book(lettered_module(letter) for letter in letters)


def home_made_words(modules: Iterable[str | dict[str, str]]) -> dict[str, str]:
    """The names that home-made modules bring along, by language."""
    words: dict[str, str] = {}
    for module in modules:
        if not isinstance(module, str):
            for language, source in home_made_module(**module).words.items():
                words[language] = words.get(language, "") + source
    return words


def counts() -> dict[str, int]:
    """Count the cards of the box by set. [PA-006]"""
    sets = {name: sum(card.copies for card in common_set(name)) for name in SETS}
    return {**sets, "modules": sum(c.copies for letter in LETTERS for c in lettered_module(letter).cards)}
