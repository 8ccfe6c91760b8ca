"""Reading a game's further choices (variants, characters, companions) from the command line."""

from __future__ import annotations

from collections.abc import Iterable

from campfire.kernel.contract import BadInput, Choice, Value

WORDS: dict[str, Value] = {"yes": True, "no": False}


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
    return int(word) if word.isdecimal() else WORDS.get(word, word)


def write_value(value: Value) -> str:
    """A value as `read_value` reads it.

    >>> [write_value(value) for value in (2, True, "random")]
    ['2', 'yes', 'random']
    """
    return next((word for word, meant in WORDS.items() if meant is value), str(value))
