"""The checker of the storybook: it finds nothing wrong in the box, and each fault by its name."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any

import pytest

from campfire import cli
from campfire.games.near_and_far import library, proof
from campfire.games.near_and_far.cards import Book
from campfire.kernel.contract import BadInput
from campfire.words.language import OWN_NAMES
from campfire.words.lexicon import Lexicon
from tests.rules import rule

BOX = proof.printed()
TOLD_OF_OPTIONS = [f"{option}.{kind}" for option in "ab" for kind in ("heading", "passed", "failed")]


def altered() -> proof.Storybook:
    """The storybook of the box, to be damaged."""
    return proof.Storybook(copy.deepcopy(dict(BOX.stories)), copy.deepcopy(dict(BOX.texts)), set(BOX.finds))


def kinds(book: proof.Storybook) -> set[str]:
    """What is found wrong, stories that nobody has written aside."""
    return {phrase.key.removeprefix("fault-") for phrase in proof.faults(book)} - {"file"}


def entry(book: proof.Storybook, story: str, number: str) -> dict[str, Any]:
    """One entry as it is written."""
    found: dict[str, Any] = next(one for one in book.stories[story]["entries"] if one["id"] == number)
    return found


def test_nothing_is_wrong_in_the_box() -> None:
    assert kinds(BOX) == set()


def test_a_missing_entry_is_found_on_the_map_and_in_options() -> None:
    book = altered()
    book.stories["map_02"]["entries"].pop(0)
    assert [phrase.args["entry"] for phrase in proof.faults(book)] == ["1"]
    book = altered()
    book.stories["side_quests"]["entries"].pop(24)
    assert kinds(book) == {"entry"}
    book = altered()
    book.stories["character_rin"]["first"] = "R99"
    assert kinds(book) == {"entry"}


def test_keywords_must_be_given_in_time_and_come_back() -> None:
    book = altered()
    entry(book, "map_02", "1")["options"][1]["reward"].append(["keyword", "left_glove"])
    assert kinds(book) == {"keyword-lost"}
    book = altered()
    entry(book, "map_02", "2")["options"][1]["asks"] = ["left_glove"]
    assert kinds(book) == {"keyword-never"}
    book = altered()
    entry(book, "map_02", "2")["options"][1]["asks"] = ["owes_a_goat"]
    assert kinds(book) == {"keyword-late"}


def test_finds_and_side_quests_are_handed_out() -> None:
    book = altered()
    book.finds.add("left_glove")
    assert kinds(book) == {"unused"}
    book = altered()
    book.finds.discard("goat_of_some_standing")
    assert kinds(book) == {"find"}
    book = altered()
    for part in book.parts:
        for words in (part.option["reward"], part.option.get("bonus", [])):
            words[:] = [word for word in words if word != ["side_quest", "P1"]]
    assert "unused" in kinds(book)


def test_no_entry_is_a_dead_end() -> None:
    book = altered()
    for option in entry(book, "map_03", "17")["options"]:
        option["pays"] = {"coin": 9}
    assert kinds(book) == {"dead_end"}
    book = altered()
    del entry(book, "character_rin", "R1")["options"][0]["next"]
    assert "way" in kinds(book)
    book = altered()
    for option in entry(book, "character_rin", "R1")["options"]:
        option["next"] = "R2"
    assert "unreached" in kinds(book)


def test_languages_tell_the_same_at_the_same_length() -> None:
    book = altered()
    del book.texts["it"]["map_02"]["1"]["a"]["passed"]
    assert kinds(book) == {"text"}
    assert (proof.missing("it", book), proof.missing("ru", book)) == (proof.missing("it") + 1, proof.missing("ru"))
    book = altered()
    book.texts["ru"]["map_02"]["1"]["scene"] = "Коза."
    assert kinds(book) == {"length"}
    book = altered()
    book.texts["en"]["map_02"]["999"] = {}
    assert kinds(book) == {"beyond"}
    book = altered()
    book.texts["en"]["map_02"].clear()
    assert "en/map_02" in [phrase.args["file"] for phrase in proof.faults(book)]


@rule("NF-274")
@pytest.mark.parametrize("lang", OWN_NAMES)
def test_every_arcade_card_is_told_in_every_language(lang: str) -> None:
    assert {phrase.args["file"] for phrase in proof.faults() if phrase.key == "fault-file"} == set()
    book = altered()
    for card in library.book().arcade:
        del book.texts[lang]["arcade"][card]["b"]["failed"]
    found = [(phrase.key, *phrase.args.values()) for phrase in proof.faults(book)]
    assert found == [("fault-text", f"{lang}/arcade", card, "b.failed") for card in library.book().arcade]
    book.texts[lang]["arcade"].clear()
    assert [(phrase.key, phrase.args["file"]) for phrase in proof.faults(book)] == [("fault-file", f"{lang}/arcade")]
    assert proof.missing(lang, book) == len(library.book().arcade) * len(("title", "scene", *TOLD_OF_OPTIONS))


@pytest.mark.parametrize("lang", OWN_NAMES)
def test_faults_are_said_in_every_language(lang: str) -> None:
    words = Lexicon(lang, "near_and_far")
    book = altered()
    book.texts["ru"]["map_02"]["1"]["scene"] = "Коза."
    for phrase in proof.faults(book):
        assert "fault-" not in words.say(phrase)
    assert words.missing == set()


@pytest.fixture
def torn(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A storybook in which an entry is missing."""
    whole = library.opened()

    def opened() -> Book:
        return whole._replace(entries={number: one for number, one in whole.entries.items() if number != "17"})

    monkeypatch.setattr(library, "opened", opened)
    library.book.cache_clear()
    yield
    monkeypatch.undo()
    library.book.cache_clear()


@pytest.mark.usefixtures("torn")
def test_a_storybook_without_an_entry_is_refused_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(BadInput, match="story_entry"):
        library.book()
    assert cli.main(["play", "near_and_far", "--mode", "campaign", "--seats", "scout,scout", "--lang", "en"]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert "17" in told.err
    assert told.err.count("\n") == 1


def test_the_checker_is_a_command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(proof, "faults", lambda: [proof.fault("fault-dead_end", entry="17")])
    assert cli.main(["content", "check", "near_and_far", "--lang", "en"]) == 2
    assert capsys.readouterr().err == "Entry 17 has no option that is open to everybody.\n"
    monkeypatch.setattr(proof, "faults", list)
    assert cli.main(["content", "check", "--lang", "en"]) == 0
    assert "Near and Far" in capsys.readouterr().out
