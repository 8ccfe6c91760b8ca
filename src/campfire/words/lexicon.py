"""The lexicon: every word of one language, and how phrases are said in it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import pairwise

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from campfire.kernel.phrase import Phrase, SeatName
from campfire.words.language import DEFAULT

POINTS = {"en": ".", "ru": ",", "it": ","}
"""What stands between a whole number and its parts."""


class Lexicon:
    """Says phrases in one language: the shared words, those of a game, and those of home-made content.

    >>> Lexicon("en").say(Phrase("error-not_asked"))
    'This question is not for you; wait for your turn.'
    >>> Lexicon("it", home={"en": "card-owl = Owl"}).say(Phrase("card-owl"))
    'Owl'
    """

    def __init__(self, lang: str, game: str = "", home: Mapping[str, str] | None = None) -> None:
        self.lang = lang
        self.game = game
        self.home = dict(home or {})
        """Fluent source by language; where a language is left out, another one speaks."""
        self.missing: set[str] = set()
        """Keys and arguments that were asked for and not found in this language."""

    def speaking(self, lang: str) -> Lexicon:
        """The same words in another language."""
        return Lexicon(lang, self.game, self.home)

    def about(self, game: str, home: Mapping[str, str] | None = None) -> Lexicon:
        """The words of a game beside the shared ones."""
        return Lexicon(self.lang, game, home)

    def say(self, phrase: Phrase, names: Sequence[str] = ()) -> str:
        """Say a phrase; the names are those of whoever sits at the table, by seat."""
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

    def decimal(self, number: float, places: int = 1) -> str:
        """Write a number with places behind the point, which is a comma in Russian and Italian.

        >>> Lexicon("en").decimal(4.25, 2), Lexicon("it").decimal(4.25, 2)
        ('4.25', '4,25')
        """
        return f"{number:.{places}f}".replace(".", POINTS[self.lang])

    def percent(self, share: float, places: int = 1) -> str:
        """Write a share in percent, as everywhere in our words: with a space at which no line ends.

        >>> Lexicon("ru").percent(0.345).replace(chr(160), "_")
        '34,5_%'
        """
        return f"{self.decimal(100 * share, places)}\u00a0%"

    def has(self, key: str) -> bool:
        """Tell whether there are words for the key in this language or in one that stands in for it."""
        return any(words.has_message(key) for words in self._bundles)

    def _argument(self, value: int | str | Phrase | SeatName, names: Sequence[str]) -> int | str:
        if isinstance(value, Phrase):
            return self.say(value, names)
        if isinstance(value, SeatName):
            return names[value.seat] if value.seat < len(names) else str(value.seat + 1)
        return value

    @cached_property
    def _bundles(self) -> list[FluentBundle]:
        langs = dict.fromkeys((self.lang, DEFAULT, *self.home))
        return [bundle(lang, self.game, self.home.get(lang, "")) for lang in langs]


@lru_cache(maxsize=32)
def bundle(lang: str, game: str, home: str) -> FluentBundle:
    """Read the words of one language; those of home-made content come last and change no others."""
    made = FluentBundle([lang], use_isolating=False)
    for file in word_files(lang, game):
        made.add_resource(FluentResource(file.read_text("utf-8")))
    made.add_resource(FluentResource(home))
    return made


def message_ids(lang: str, game: str) -> set[str]:
    """Name every message of a language: the shared ones and those of a game."""
    sources = [file.read_text("utf-8") for file in word_files(lang, game)]
    entries = [entry for source in sources for entry in FluentParser().parse(source).body]
    return {entry.id.name for entry in entries if isinstance(entry, Message)}


NAME = "name.ftl"
"""The file in which a game says what it is called: read wherever games are spoken of, played or not."""


def word_files(lang: str, game: str) -> list[Traversable]:
    """List the Fluent files of a language: the shared ones and the names of all games, then those of a game."""
    package = files("campfire")
    folders = sorted((package / "games").iterdir(), key=lambda folder: folder.name)
    names = [folder / "locale" / lang / NAME for folder in folders]
    own = fluent_files(package / "games" / game / "locale" / lang) if game else ()
    return [
        *fluent_files(package / "words" / "locale" / lang),
        *(file for file in names if file.is_file()),
        *(file for file in own if file.name != NAME),
    ]


def fluent_files(folder: Traversable) -> Iterable[Traversable]:
    """List the Fluent files of a folder, if there is one."""
    found = folder.iterdir() if folder.is_dir() else ()
    return sorted((file for file in found if file.name.endswith(".ftl")), key=lambda file: file.name)


def sources(file: Traversable) -> Iterator[str]:
    """Cut a word file into its messages, each with its further lines, without remarks."""
    lines = [line for line in file.read_text("utf-8").splitlines(keepends=True) if not line.startswith("#")]
    starts = [place for place, line in enumerate(lines) if line[0].isalpha() or line[0] == "-"]
    for start, end in pairwise([*starts, len(lines)]):
        yield "".join(lines[start:end])
