"""The word files: the same words in every language, none missing, none unused."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from campfire import games
from campfire.words.language import DEFAULT, OWN_NAMES
from campfire.words.told import TOLD, told_words

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "campfire"
SHARED = SOURCE / "words" / "locale"
FOLDERS = sorted(SOURCE.glob("**/locale"))
OTHERS = [lang for lang in OWN_NAMES if lang != DEFAULT]


class Variables(Visitor):
    """Collects the variables that a message uses, and the messages that it quotes."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.quoted: set[str] = set()

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802  # named by fluent
        self.quoted.add(node.id.name)

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802  # named by fluent
        self.names.add(node.id.name)


@cache
def entries(folder: Path, lang: str) -> list[fluent.EntryType]:
    """Read every entry of a language's files in a folder."""
    files = sorted((folder / lang).glob("*.ftl"))
    return [entry for file in files for entry in FluentParser().parse(file.read_text("utf-8")).body]


def messages(folder: Path, lang: str) -> dict[str, set[str]]:
    """Name the messages of a language with the variables that each uses, also in what it quotes."""
    found = {}
    for entry in entries(folder, lang):
        if isinstance(entry, fluent.Message):
            found[entry.id.name] = Variables()
            found[entry.id.name].visit(entry)
    for message in found.values():
        message.names |= {name for quoted in message.quoted & set(found) for name in found[quoted].names}
    return {name: message.names for name, message in found.items()}


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(SOURCE)))
@pytest.mark.parametrize("lang", OWN_NAMES)
def test_word_files_are_well_formed(folder: Path, lang: str) -> None:
    found = entries(folder, lang)
    assert found
    assert [entry.content for entry in found if isinstance(entry, fluent.Junk)] == []
    ids = [entry.id.name for entry in found if isinstance(entry, fluent.Message | fluent.Term)]
    assert sorted(ids) == sorted(set(ids))


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(SOURCE)))
@pytest.mark.parametrize("lang", OTHERS)
def test_every_language_has_the_same_messages_and_variables(folder: Path, lang: str) -> None:
    assert messages(folder, lang) == messages(folder, DEFAULT)


def python_words() -> Iterator[str]:
    """Yield every string written in the code, and the error keys that it raises."""
    for file in SOURCE.glob("**/*.py"):
        yield from strings_in(file)
    yield from (f"error-{key}" for key in error_keys())
    yield from (f"error-content_{word}" for word in strings_in(SOURCE / "content.py"))


def strings_in(file: Path) -> Iterator[str]:
    """Yield every string written in a file of code."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


@cache
def refusals() -> list[tuple[str, set[str | None]]]:
    """The key of each BadInput that the code raises, and what it gives to the words; None is a whole mapping."""
    found = []
    for file in SOURCE.glob("**/*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            match node:
                case ast.Call(func=ast.Name("BadInput"), args=[ast.Constant(str(key)), *_], keywords=given):
                    found.append((key, {word.arg for word in given}))
    return found


def error_keys() -> Iterator[str]:
    """Yield the key of each BadInput that the code raises."""
    yield from (key for key, _ in refusals())


@cache
def browser_source() -> str:
    """Read the whole browser client."""
    files = sorted((ROOT / "web" / "src").rglob("*"))
    return "\n".join(file.read_text("utf-8") for file in files if file.suffix in (".ts", ".svelte"))


def browser_words() -> Iterator[str]:
    """Yield every quoted string of the browser client."""
    yield from re.findall(r"""["'`]([\w-]+)["'`]""", browser_source())


@cache
def browser_names() -> set[str]:
    """Words that the browser may put into a key: those of its source, of the games and of their options."""
    options = [word for file in SOURCE.glob("games/*/setup.py") for word in strings_in(file)]
    return {"", *re.findall(r"\w+", browser_source()), *games.NAMES, *options}


def is_made_in_the_browser(key: str) -> bool:
    """Tell whether the browser makes a key from a template, `web-tab-${name}`, and names it knows."""
    for template in re.findall(r"`([a-z][\w-]+\$\{[^`]+)`", browser_source()):
        pattern = r"([\w-]*)".join(re.escape(part) for part in re.split(r"\$\{[^}]*\}", template))
        found = re.fullmatch(pattern, key)
        if found and all(part in browser_names() for group in found.groups() for part in group.split("-")):
            return True
    return False


def test_no_shared_message_is_unused() -> None:
    unused = set(messages(SHARED, DEFAULT)) - {*python_words(), *browser_words()}
    assert sorted(key for key in unused if not is_made_in_the_browser(key)) == []


def words_around(game: str) -> Iterator[str]:
    """Yield what is said about a game besides its play: pictures of the table, refusals of home-made cards."""
    yield from browser_words()
    picture = {word for file in picture_files(game) for word in strings_in(file)}
    yield from picture
    yield from (f"{stem}{name}" for stem in picture if stem.endswith("-") for name in PICTURED[game])
    for module in (SOURCE / "games" / game).rglob("*.py"):
        yield from (f"error-content_{word}" for word in strings_in(module))
        yield from strings_in(module)
    yield from (f"error-{key}" for key in error_keys())


def picture_files(game: str) -> list[Path]:
    """Where the picture of a game in the terminal is made: a module of its folder, or several."""
    folder, older = SOURCE / "games" / game, SOURCE / "terminal" / "pictures"
    return [*folder.glob("picture.py"), *folder.glob("picture/*.py"), *older.glob(f"{game}*.py")]


PICTURED: dict[str, tuple[str, ...]] = {
    "discover": ("day", "night", "items", "plans", "traits"),
    "near_and_far": ("dusk", "day"),
    "paleo": ("people", "dreams", "inventions", "asides"),
    "robinson": (
        *(
            "events",
            "build",
            "gather",
            "explore",
            "mysteries",
            "beasts",
            "hunting",
            "waiting",
            "inventions",
            "discoveries",
            "tiles",
        ),
        *("rain", "winter", "animals", "left", "right", "equipment", "treasures"),
        *("woodpile", "crosses", "tiles", "places", "villages", "traps", "family", "home", "children"),
        *("village", "city", "burned", "ship", "lava", "child", "camp", "away"),
    ),
}
"""What the picture of a game puts after the stem of a key."""


def said_by(game: str) -> set[str]:
    """Everything that the play of a game may say."""
    words = games.part(game, "wordlist")
    assert words is not None
    return set(words.vocabulary_keys())


@pytest.mark.parametrize("game", games.NAMES)
@pytest.mark.parametrize("lang", OWN_NAMES)
def test_a_game_has_exactly_the_words_it_can_say(game: str, lang: str) -> None:
    written = set(messages(SOURCE / "games" / game / "locale", lang))
    said = said_by(game)
    assert sorted(said - written) == []
    unused = written - said - set(words_around(game))
    assert sorted(key for key in unused if not is_made_in_the_browser(key)) == []


@pytest.mark.parametrize("lang", OWN_NAMES)
def test_every_error_raised_has_words(lang: str) -> None:
    wanted = {f"error-{key}" for key in error_keys()}
    assert wanted
    assert sorted(wanted - {key for folder in FOLDERS for key in messages(folder, lang)}) == []


def test_every_error_gives_its_words_just_what_they_name() -> None:
    words = {key: names for folder in FOLDERS for key, names in messages(folder, DEFAULT).items()}
    wrong = [(key, given) for key, given in refusals() if None not in given and given != words[f"error-{key}"]]
    assert wrong == []


def test_what_is_read_out_belongs_to_one_game() -> None:
    """It comes with a phrase that does not say of which game it is."""
    read = [key for folder in FOLDERS for key in messages(folder, DEFAULT) if key.startswith(TOLD)]
    assert sorted(read) == sorted(told_words())
