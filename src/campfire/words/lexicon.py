"""The lexicon: every word of one language, and how phrases are said in it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TypeAlias

from fluent.runtime import FluentBundle, FluentResource

from campfire.kernel.contract import Phrase, SeatName
from campfire.words.language import DEFAULT

HomeWords: TypeAlias = "Mapping[str, Mapping[str, str]]"
"""Words that a home-made module brings: for each key, its plain text in one or more languages."""


class Lexicon:
    """Says phrases in one language.

    >>> Lexicon("en").say(Phrase("error-not_asked"))
    'This question is not put to you; wait for your turn.'
    >>> home = Lexicon("it", home={"card-owl": {"en": "Owl"}})
    >>> home.say(Phrase("card-owl"))
    'Owl'
    """

    def __init__(self, lang: str, games: Sequence[str] = (), home: HomeWords | None = None) -> None:
        self.lang = lang
        self.games = tuple(games)
        self.home = dict(home or {})
        self.missing: set[str] = set()
        """Keys and arguments that were asked for and not found."""
        self._bundles = [bundle(lang, self.games)]
        if lang != DEFAULT:
            self._bundles.append(bundle(DEFAULT, self.games))

    def speaking(self, lang: str) -> Lexicon:
        """The same words in another language."""
        return Lexicon(lang, self.games, self.home)

    def say(self, phrase: Phrase, names: Sequence[str] = ()) -> str:
        """Say a phrase; the names are those of whoever sits at the table, by seat."""
        if phrase.key in self.home:
            return self._home_word(self.home[phrase.key])
        args = {name: self._argument(value, names) for name, value in phrase.args.items()}
        for words in self._bundles:
            if words.has_message(phrase.key) and (pattern := words.get_message(phrase.key).value):
                text, errors = words.format_pattern(pattern, args)
                self.missing.update(f"{phrase.key}: {error}" for error in errors)
                return str(text)
            self.missing.add(phrase.key)
        return phrase.key.rpartition("-")[2].replace("_", " ")

    def word(self, key: str, **args: int | str | Phrase | SeatName) -> str:
        """Say a key with its arguments."""
        return self.say(Phrase(key, args))

    def has(self, key: str) -> bool:
        """Tell whether this language itself has a word for the key."""
        return key in self.home or self._bundles[0].has_message(key)

    def _argument(self, value: int | str | Phrase | SeatName, names: Sequence[str]) -> int | str:
        if isinstance(value, Phrase):
            return self.say(value, names)
        if isinstance(value, SeatName):
            return names[value.seat] if value.seat < len(names) else str(value.seat + 1)
        return value

    def _home_word(self, texts: Mapping[str, str]) -> str:
        return texts.get(self.lang) or texts.get(DEFAULT) or next(iter(texts.values()), "")


@cache
def bundle(lang: str, games: tuple[str, ...]) -> FluentBundle:
    """Read the words that all games share and those of some games, in one language."""
    made = FluentBundle([lang], use_isolating=False)
    for file in word_files(lang, games):
        made.add_resource(FluentResource(file.read_text("utf-8")))
    return made


def word_files(lang: str, games: Iterable[str]) -> list[Traversable]:
    """List the Fluent files of a language: the shared ones, then those of each game."""
    folders = [home / "locale" / lang for home in homes(games)]
    found = [file for folder in folders if folder.is_dir() for file in folder.iterdir()]
    return sorted((file for file in found if file.name.endswith(".ftl")), key=str)


def homes(games: Iterable[str]) -> list[Traversable]:
    """Name the places that keep a folder of word files."""
    package = files("campfire")
    return [package / "words", *(package / "games" / game for game in games)]
