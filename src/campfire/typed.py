"""What is typed on the command line: numbers, modules and a game's further choices, read or refused in a sentence."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import TypeAlias

from campfire.files import read_text
from campfire.kernel.contract import BadInput, Choice, Value
from campfire.words.lexicon import Lexicon, message_ids

Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"
"""Where a command describes the words that it takes."""

MANY = 10_000_000
LONGEST_NUMBER = 40
"""So many digits are read; longer numbers fit nowhere."""
WORDS: dict[str, Value] = {"yes": True, "no": False}
MODULE_FILE = ".toml"
LETTER = "letter-"
"""The messages with the letters that modules have in a language."""


def whole(least: int, most: int) -> Callable[[str], int]:
    """Make a reader of whole numbers within bounds.

    >>> whole(1, 4)("3")
    3
    """

    def read(word: str) -> int:
        if not word.removeprefix("-").isdecimal():
            raise BadInput("not_a_number", word=word[:LONGEST_NUMBER])
        if len(word) > LONGEST_NUMBER or not least <= int(word) <= most:
            raise BadInput("out_of_range", word=word[:LONGEST_NUMBER], least=str(least), most=str(most))
        return int(word)

    return read


players = whole(-MANY, MANY)
"""Reads how many play; which numbers fit is for the game to say."""

seed = whole(0, 2**62)
"""Reads the number that fixes chance."""


def read_modules(typed: str, lexicon: Lexicon) -> list[str | dict[str, str]]:
    """Read modules by their letters in the reader's language, or from files."""
    letters = module_letters(lexicon)
    return [read_module(word.strip(), letters) for word in typed.split(",")]


def read_module(word: str, letters: Mapping[str, str]) -> str | dict[str, str]:
    """A module's letter, or the text of a home-made file."""
    if not word.endswith(MODULE_FILE):
        return letters.get(word.upper(), word.upper())
    return {"file": Path(word).name, "text": read_text(word)}


def module_letters(lexicon: Lexicon) -> dict[str, str]:
    """The letters that the game's modules have in the reader's language, and their ids."""
    keys = sorted(key for key in message_ids(lexicon.lang, lexicon.game) if key.startswith(LETTER))
    return {lexicon.word(key): key.removeprefix(LETTER) for key in keys}


def read_choices(choices: Iterable[Choice], typed: Iterable[str]) -> dict[str, Value | list[Value]]:
    """Read `name=value` words; whether a value fits is for the game to say.

    >>> choices = [Choice("dog", (True, False)), Choice("who", ("cook", "soldier"), each=True)]
    >>> read_choices(choices, ["dog=no", "who=cook"])
    {'dog': False, 'who': ['cook']}
    """
    known = {choice.name: choice for choice in choices}
    wish: dict[str, Value | list[Value]] = {}
    for word in typed:
        name, equals, value = word.partition("=")
        if not equals or name not in known:
            raise BadInput("unknown_choice", word=word, known=", ".join(known) or "–")
        wish[name] = [read_value(one) for one in value.split(",")] if known[name].each else read_value(value)
    return wish


def read_value(word: str) -> Value:
    """A number, a yes or no, or a word.

    >>> [read_value(word) for word in ("2", "yes", "random")]
    [2, True, 'random']
    """
    return int(word) if word.isdecimal() and len(word) <= LONGEST_NUMBER else WORDS.get(word, word)


def write_value(value: Value) -> str:
    """A value as `read_value` reads it.

    >>> [write_value(value) for value in (2, True, "random")]
    ['2', 'yes', 'random']
    """
    return next((word for word, meant in WORDS.items() if meant is value), str(value))
