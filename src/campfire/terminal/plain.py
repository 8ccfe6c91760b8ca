"""The plain board: what lies on the table in lines of text, for a game that nobody has drawn a picture of.

>>> from campfire.terminal.seating import Sitter
>>> from campfire.terminal.speech import Speech
>>> from campfire.words.lexicon import Lexicon
>>> speech = Speech(Lexicon("en"), [Sitter(name="Ada"), Sitter(name="Bo")])
>>> view = {"round": 2, "over": False, "hands": [["owl", "?"], []], "deck": ["?"], "fire": {"wood": 1, "embers": 3}}
>>> print("\\n".join(plain_board(view, speech)))
round: 2
hands:
  Ada: owl, ?
  Bo: –
deck: ?
fire:
  wood: 1
  embers: 3
"""

from __future__ import annotations

from collections.abc import Iterator

from campfire.kernel.contract import View
from campfire.picture import Voice

NOTHING = "–"
"""Stands for what is empty, and is left out above the second level."""


def plain_board(view: View, voice: Voice) -> Iterator[str]:
    """Every fact of a view that is not empty, under its name; what each player has, under theirs."""
    for name, value in view.items():
        if value is not None and value is not False and value != [] and value != "":
            yield from fact(name.replace("_", " "), value, voice, "")


def fact(name: str, value: object, voice: Voice, indent: str) -> Iterator[str]:
    """One fact in a line, or what it is made of below its name."""
    inner = parts(value, voice)
    if inner is None:
        yield f"{indent}{name}: {told(value, voice)}"
        return
    yield f"{indent}{name}:"
    for part, what in inner:
        yield from fact(part, what, voice, indent + "  ")


def parts(value: object, voice: Voice) -> list[tuple[str, object]] | None:
    """What a fact is made of, with names; None where it is told in one line."""
    if isinstance(value, dict):
        return [(str(name).replace("_", " "), what) for name, what in value.items()]
    if isinstance(value, list) and any(isinstance(one, list | dict) for one in value):
        names = voice.names if len(value) == len(voice.names) else [str(n) for n in range(1, len(value) + 1)]
        return list(zip(names, value, strict=True))
    return None


def told(value: object, voice: Voice) -> str:
    """A value, or several; cards by their names."""
    if isinstance(value, list):
        return ", ".join(told(one, voice) for one in value) or NOTHING
    return voice.word(f"card-{value}") if isinstance(value, str) else str(value)
