"""Proves the storybook: every number leads somewhere, every keyword comes in time, every language tells the same."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from itertools import chain
from typing import Any, NamedTuple

from campfire.games.near_and_far.library import ARCADE, CHARACTERS, MAPS, STORIES, read
from campfire.games.near_and_far.storytelling import CONTENT, LANGUAGES
from campfire.kernel.phrase import Phrase, Said

LENGTHS = {
    "scene": {"en": (50, 120), "ru": (40, 110), "it": (50, 120)},
    "passed": {"en": (15, 60), "ru": (12, 55), "it": (15, 60)},
    "failed": {"en": (10, 40), "ru": (8, 36), "it": (10, 40)},
}
"""How many words a text may have."""
CARD_LENGTHS = {
    "scene": {"en": (35, 70), "ru": (25, 60), "it": (30, 65)},
    "passed": {"en": (20, 55), "ru": (15, 45), "it": (18, 50)},
    "failed": {"en": (5, 30), "ru": (3, 25), "it": (4, 25)},
}
"""The same on an arcade card."""
LAST_LAYER = 10
"""Quests of a character. [NF-265]"""
Data = dict[str, Any]


class Part(NamedTuple):
    """An option of an entry, and the file it stands in."""

    story: str
    entry: Data
    option: Data

    def gives(self, word: str) -> list[str]:
        """What the option hands out of one kind: keywords, finds or side quests."""
        words = [*self.option.get("reward", ()), *self.option.get("bonus", ())]
        return [effect[1] for effect in words if effect[0] == word]


class Storybook:
    """The storybook as plain data, and the arcade deck as one more story."""

    def __init__(self, stories: Mapping[str, Data], texts: Mapping[str, Mapping[str, Data]], finds: set[str]) -> None:
        self.stories, self.texts, self.finds = stories, texts, finds

    @cached_property
    def entries(self) -> dict[str, tuple[str, Data]]:
        """Every entry by its number, with the name of its file."""
        return {entry["id"]: (name, entry) for name, story in self.stories.items() for entry in story["entries"]}

    @cached_property
    def parts(self) -> list[Part]:
        """Every option."""
        return [Part(name, entry, option) for name, entry in self.entries.values() for option in entry["options"]]

    def givers(self, word: str) -> dict[str, list[Part]]:
        """Who hands out what, of one kind."""
        found: dict[str, list[Part]] = {}
        for part in self.parts:
            for name in part.gives(word):
                found.setdefault(name, []).append(part)
        return found

    @cached_property
    def sides(self) -> dict[str, list[Part]]:
        """Who hands out each side quest."""
        return self.givers("side_quest")

    def earliest(self, number: str, seen: frozenset[str] = frozenset()) -> int:
        """The first map on which an entry can be read: its own, or for a side quest that of whoever hands it out."""
        name, _ = self.entries[number]
        if self.stories[name]["kind"] != "side":
            return int(self.stories[name].get("map", MAPS[0]))
        givers = [part.entry["id"] for part in self.sides.get(number, ()) if part.entry["id"] not in seen]
        return min([self.earliest(giver, seen | {number}) for giver in givers], default=MAPS[-1])


def printed() -> Storybook:
    """The storybook of the box."""
    stories = {**{name: read(f"stories/{name}") for name in STORIES}, ARCADE: deck()}
    written = {
        lang: {name: read(f"stories/{lang}/{name}") for name in stories if (CONTENT / lang / f"{name}.toml").is_file()}
        for lang in LANGUAGES
    }
    return Storybook(stories, written, {card["id"] for card in read("finds")["cards"]})


def deck() -> Data:
    """The arcade deck as a story: every card an entry with two options. [NF-274]"""
    cards = read(ARCADE)["cards"]
    named = [[{"id": name, **one} for name, one in zip("ab", card["options"], strict=True)] for card in cards]
    return {
        "kind": ARCADE,
        "entries": [{"id": card["id"], "options": two} for card, two in zip(cards, named, strict=True)],
    }


def faults(book: Storybook | None = None) -> list[Phrase]:
    """Everything that is wrong with the storybook, a sentence each; nothing if it holds."""
    book = book or printed()
    lost = list(nowhere(book))
    if lost:
        return lost
    return [*unmet_keywords(book), *kept_back(book), *dead_ends(book), *told_otherwise(book)]


def fault(key: str, **about: Said) -> Phrase:
    """A sentence about a fault."""
    return Phrase(key, about)


def nowhere(book: Storybook) -> Iterator[Phrase]:
    """Numbers that lead nowhere: on maps, on cards, in options, at the start of a character's story."""
    for number in MAPS:
        for space in read(f"maps/map_{number:02}")["spaces"]:
            if space.get("quest") and space["quest"] not in book.entries:
                yield fault("fault-entry", file=f"map_{number:02}", where=space["id"], entry=space["quest"])
    for boss in read("bosses")["cards"]:
        if boss["entry"] not in book.entries:
            yield fault("fault-entry", file="bosses", where=boss["id"], entry=boss["entry"])
    for character in CHARACTERS:
        first = book.stories[f"character_{character}"]["first"]
        if first not in book.entries:
            yield fault("fault-entry", file=f"character_{character}", where="first", entry=first)
    for part in book.parts:
        for entry in [*([part.option["next"]] if "next" in part.option else []), *part.gives("side_quest")]:
            if entry not in book.entries:
                yield fault("fault-entry", file=part.story, where=part.entry["id"], entry=entry)


def unmet_keywords(book: Storybook) -> Iterator[Phrase]:
    """Keywords that nobody gives, that come too late, or that are never met again."""
    givers = book.givers("keyword")
    asked = {word for part in book.parts for word in part.option.get("asks", ())}
    for word in sorted(set(givers) - asked):
        yield fault("fault-keyword-lost", word=word)
    for part in book.parts:
        for word in part.option.get("asks", ()):
            if word not in givers:
                yield fault("fault-keyword-never", word=word, entry=part.entry["id"])
            elif not comes_in_time(book, part, givers[word]):
                yield fault("fault-keyword-late", word=word, entry=part.entry["id"])


def comes_in_time(book: Storybook, part: Part, givers: list[Part]) -> bool:
    """Whether a keyword can be had when an entry asks for it: from an earlier map, or earlier in the same story."""
    if "layer" in part.entry:
        own = [giver for giver in givers if giver.story == part.story]
        return any([giver.entry["layer"] < part.entry["layer"] for giver in own])
    here = book.earliest(part.entry["id"])
    later = book.stories[part.story]["kind"] != "map"
    campaign = [giver for giver in givers if "layer" not in giver.entry]
    return any([book.earliest(giver.entry["id"]) < here + later for giver in campaign])


def kept_back(book: Storybook) -> Iterator[Phrase]:
    """Finds and side quests that nobody hands out, and finds that are not in the box."""
    handed = book.givers("find")
    for find in sorted(book.finds - set(handed)):
        yield fault("fault-unused", word=find)
    for find in sorted(set(handed) - book.finds):
        yield fault("fault-find", word=find, entry=handed[find][0].entry["id"])
    for number, (name, _) in book.entries.items():
        if book.stories[name]["kind"] == "side" and number not in book.sides:
            yield fault("fault-unused", word=number)


def dead_ends(book: Storybook) -> Iterator[Phrase]:
    """Entries in which somebody could do nothing, and stories of characters that break off or are never reached."""
    for number, (_, entry) in book.entries.items():
        if not any(["asks" not in option and "pays" not in option for option in entry["options"]]):
            yield fault("fault-dead_end", entry=number)
    for character in CHARACTERS:
        yield from broken_ways(book, book.stories[f"character_{character}"])


def broken_ways(book: Storybook, story: Data) -> Iterator[Phrase]:
    """Ways through a character's story that are not ten quests long, and entries beside every way. [NF-265]"""
    layers = {entry["id"]: entry["layer"] for entry in story["entries"]}
    met = {story["first"]}
    for entry in sorted(story["entries"], key=lambda entry: int(entry["layer"])):
        following = {option.get("next", "") for option in entry["options"]}
        steps = {layers.get(number, 0) for number in following}
        if steps != ({entry["layer"] + 1} if entry["layer"] < LAST_LAYER else {0}):
            yield fault("fault-way", entry=entry["id"])
        if entry["id"] in met:
            met |= following
    for number in layers:
        if number not in met:
            yield fault("fault-unreached", entry=number)


def told_otherwise(book: Storybook) -> Iterator[Phrase]:
    """Texts that a language lacks, has too many of, or tells too briefly or at too great length."""
    return chain.from_iterable([differences(book, lang, name) for lang in LANGUAGES for name in book.stories])


def differences(book: Storybook, lang: str, name: str) -> Iterator[Phrase]:
    """What one file of texts lacks, or has beyond the entries."""
    story, told = book.stories[name], book.texts[lang].get(name, {})
    file = f"{lang}/{name}"
    lengths = CARD_LENGTHS if story["kind"] == ARCADE else LENGTHS
    wanted = {entry["id"]: entry for entry in story["entries"]}
    intro = {"intro"} if story["kind"] == "character" else set()
    for entry in sorted(set(told) - set(wanted) - intro):
        yield fault("fault-beyond", file=file, entry=entry)
    if not told:
        yield fault("fault-file", file=file)
        return
    for entry in intro - set(told):
        yield fault("fault-text", file=file, entry=entry, place="scene")
    for number, entry in wanted.items():
        for place, (kind, text) in texts_of(story, entry, told.get(number, {})).items():
            if not text.strip():
                yield fault("fault-text", file=file, entry=number, place=place)
            elif kind in lengths:
                least, most = lengths[kind][lang]
                n = length(text)
                if not least <= n <= most:
                    yield fault("fault-length", file=file, entry=number, place=place, n=n, least=least, most=most)


def texts_of(story: Data, entry: Data, told: Data) -> dict[str, tuple[str, str]]:
    """Every text that an entry needs, by its place: of what kind it is, and what stands there."""
    found = {kind: (kind, str(told.get(kind, ""))) for kind in ("title", "scene")}
    for option in entry["options"]:
        fails = story["kind"] in ("character", ARCADE) and "check" in option
        kinds = [*([] if story["kind"] == "boss" else ["heading"]), "passed", *(["failed"] if fails else [])]
        for kind in kinds:
            found[f"{option['id']}.{kind}"] = kind, str(told.get(option["id"], {}).get(kind, ""))
    return found


def length(text: str) -> int:
    """How many words a text has, dashes aside.

    >>> length("He waits – for nothing.")
    4
    """
    return sum([any([letter.isalnum() for letter in word]) for word in text.split()])


def missing(lang: str, book: Storybook | None = None) -> int:
    """How many texts of the storybook a language lacks."""
    book = book or printed()
    needed = [
        text
        for name, story in book.stories.items()
        for entry in story["entries"]
        for _, text in texts_of(story, entry, book.texts[lang].get(name, {}).get(entry["id"], {})).values()
    ]
    return sum([not text.strip() for text in needed])
