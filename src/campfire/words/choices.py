"""What can be chosen when a game is laid, in words: each choice and each value by a message of its game or of all."""

from __future__ import annotations

from campfire.kernel.contract import Choice, Value
from campfire.words.lexicon import Lexicon

WORDS: dict[str, Value] = {"yes": True, "no": False}
"""How a yes or no is typed."""


def choice_name(choice: Choice, words: Lexicon) -> str:
    """The name of a choice."""
    return said(words, f"web-option-{choice.name}") or choice.name.replace("_", " ")


def value_name(choice: Choice, value: Value, words: Lexicon) -> str:
    """The name of a value."""
    known = key_of(choice, value, words) or f"card-{value}"
    return said(words, known) or said(words, f"web-choice-{str(value).lower()}") or write_value(value)


def value_about(choice: Choice, value: Value, words: Lexicon) -> str:
    """What is said about a value; nothing where there is nothing to say."""
    key = key_of(choice, value, words)
    return (said(words, f"{key}-about") or said(words, f"{key}-blurb")) if key else ""


def letter_of(value: Value, words: Lexicon) -> str:
    """The letter that stands for a value in the reader's language, where it has one."""
    return said(words, f"letter-{value}")


def key_of(choice: Choice, value: Value, words: Lexicon) -> str:
    """The message with a value's name: `scenario-1`, or `module-A` for one of several modules."""
    keys = (f"{choice.name}-{value}", f"{choice.name.removesuffix('s')}-{value}")
    return next((key for key in keys if words.has(key)), "")


def said(words: Lexicon, key: str) -> str:
    """The words of a message, or nothing where there is none."""
    return words.word(key) if words.has(key) else ""


def write_value(value: Value) -> str:
    """A value as it is typed.

    >>> [write_value(value) for value in (2, True, "random")]
    ['2', 'yes', 'random']
    """
    return next((word for word, meant in WORDS.items() if meant is value), str(value))
