"""What is typed on the command line: numbers, and what a game lets one choose, read or refused in a sentence."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import NoReturn, TypeAlias

from campfire.files import read_text
from campfire.kernel.contract import BadInput, Choice, Options, Value
from campfire.words.choices import WORDS, letter_of, write_value
from campfire.words.language import wished
from campfire.words.lexicon import Lexicon

Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"
"""Where a command describes the words that it takes."""

Chosen: TypeAlias = "Value | dict[str, str]"
"""A value, or a home-made file with its name and its text."""

MANY = 10_000_000
LONGEST_NUMBER = 40
"""So many digits are read; longer numbers fit nowhere."""


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


players = whole(-(10**LONGEST_NUMBER), 10**LONGEST_NUMBER)
"""Reads how many play; which numbers fit is for the game to say."""

seed = whole(0, 2**62)
"""Reads the number that fixes chance."""


def spelled_out(typed: Iterable[str], choices: Iterable[Choice]) -> list[str]:
    """What a game lets one choose may be typed as an option of its own.

    >>> spelled_out(["--charms", "lucky", "--hats=felt", "--seed", "3"], [Choice("charms"), Choice("hats")])
    ['--choose', 'charms=lucky', '--choose', 'hats=felt', '--seed', '3']
    """
    known, words, left = {choice.name for choice in choices}, list[str](), list(typed)
    while left:
        word = left.pop(0)
        name, equals, value = word.removeprefix("--").partition("=")
        if not word.startswith("--") or name not in known or not (equals or left):
            words.append(word)
        else:
            words += ["--choose", f"{name}={value if equals else left.pop(0)}"]
    return words


def chosen(args: argparse.Namespace) -> list[str]:
    """What was chosen on the line; `--scenario S` is a short form."""
    return [*args.choose, *([] if args.scenario is None else [f"scenario={args.scenario}"])]


def read_choices(choices: Sequence[Choice], typed: Iterable[str], words: Lexicon) -> Options:
    """Read `name=value` words; whether a value fits is for the game to say.

    >>> choices = [Choice("dog", (True, False)), Choice("who", ("cook", "soldier"), each=True)]
    >>> read_choices(choices, ["dog=no", "who=cook"], Lexicon("en"))
    {'dog': False, 'who': ['cook']}
    """
    known = {choice.name: choice for choice in choices}
    wish: Options = {}
    for word in typed:
        name, equals, value = word.partition("=")
        if not equals or name not in known:
            raise BadInput("unknown_choice", word=word, known=", ".join(known) or "–")
        if name in wish:
            raise BadInput("chosen_again", name=name)
        wish[name] = read_choice(known[name], value, words)
    check_once(choices, wish)
    return wish


def check_once(choices: Iterable[Choice], wish: Options) -> None:
    """Refuse to choose what follows from another choice already."""
    for choice in choices:
        chosen = wish.get(choice.name)
        implied = choice.implies.get(chosen, {}) if isinstance(chosen, str | int) else {}
        for other in implied:
            if other in wish:
                raise BadInput("chosen_twice", one=choice.name, other=other)


def read_choice(choice: Choice, typed: str, words: Lexicon) -> Chosen | list[Chosen]:
    """Read what was chosen: one value, or several with commas between them."""
    if choice.each or choice.many:
        return [read_value(choice, word.strip(), words) for word in typed.split(",")]
    return read_value(choice, typed.strip(), words)


def read_value(choice: Choice, word: str, words: Lexicon) -> Chosen:
    """Read a value by its name or its letter in the reader's language; or a file, where those may be chosen.

    >>> choice = Choice("food", (0, 1, "random", True))
    >>> [read_value(choice, word, Lexicon("en")) for word in ("1", "RANDOM", "yes", "7", "meat")]
    [1, 'random', True, 7, 'meat']
    """
    for value in choice.values:
        if word.casefold() in (write_value(value).casefold(), letter_of(value, words).casefold()):
            return value
    if choice.files and Path(word).suffix:
        return {"file": Path(word).name, "text": read_text(word)}
    return int(word) if word.isdecimal() and len(word) <= LONGEST_NUMBER else WORDS.get(word, word)


def run_script(main: Callable[[], int]) -> NoReturn:
    """Run a script of the workshop; bad input is one sentence on the error stream and exit code 2."""
    try:
        sys.exit(main())
    except BadInput as bad:
        print(Lexicon(wished(None, os.environ)).say(bad.phrase), file=sys.stderr)
        sys.exit(2)
