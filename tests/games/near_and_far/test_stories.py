"""The storybook: numbers, links, keywords, finds, side quests, and words in three languages."""

import re
from collections.abc import Iterator
from functools import cache

import pytest

from tests.games.near_and_far.contents import (
    GOODS,
    LANGUAGES,
    STORIES,
    Data,
    cards,
    entries,
    handed_out,
    load,
    story_files,
    words,
)
from tests.rules import rule

SCENE = {"en": (50, 120), "ru": (40, 110), "it": (50, 120)}
PASSED = {"en": (15, 60), "ru": (12, 55), "it": (15, 60)}
FAILED = {"en": (10, 40), "ru": (8, 36), "it": (10, 40)}
WRITTEN = [
    name for name in story_files() if all((STORIES / language / f"{name}.toml").exists() for language in LANGUAGES)
]


def options() -> Iterator[tuple[str, Data, Data]]:
    """Every option, with the number of its entry and its file."""
    for key, (file, entry) in entries().items():
        for option in entry["options"]:
            yield key, file, option


@cache
def given(word: str) -> dict[str, list[str]]:
    """Where each keyword, find or side quest is handed out."""
    where: dict[str, list[str]] = {}
    for key, _, option in options():
        for name in handed_out(option, word):
            where.setdefault(name, []).append(key)
    return where


@cache
def earliest(key: str) -> int:
    """The first map on which an entry can be read: its own, or for a side quest that of whoever hands it out."""
    file, _ = entries()[key]
    if file["kind"] == "side":
        return min(earliest(giver) for giver in given("side_quest")[key])
    return int(file["map"])


def test_counts() -> None:
    """16 entries a map, at least 60 side quests, at least 14 for each of eight characters."""
    for name in story_files():
        file = load(STORIES / f"{name}.toml")
        least, most = {"map": (16, 16), "side": (60, 99), "character": (14, 20), "boss": (4, 4)}[file["kind"]]
        assert least <= len(file["entries"]) <= most, name


@rule("NF-254")
def test_rewards_speak_the_vocabulary() -> None:
    """Goods, reputation, keywords, finds and side quests, nothing else."""
    finds = {card["id"] for card in cards("finds")}
    for key, _, option in options():
        for effect in [*option["reward"], *option.get("bonus", [])]:
            match effect:
                case ["gain" | "lose", good, int(amount)]:
                    assert good in GOODS, key
                    assert amount > 0, key
                case ["reputation", int(amount)]:
                    assert amount != 0, key
                case ["find", name]:
                    assert name in finds, key
                case ["side_quest", number]:
                    assert entries()[number][0]["kind"] == "side", key
                case ["keyword", str()]:
                    pass
                case _:
                    pytest.fail(f"{key}: {effect}")


def test_options_are_open_to_everybody() -> None:
    """Two at least need no keyword, and one of them no price; what is rolled for has a bonus."""
    for key, (file, entry) in entries().items():
        free = [option for option in entry["options"] if "asks" not in option]
        assert any("pays" not in option for option in free), key
        assert len(free) >= (2 if file["kind"] != "boss" and entry.get("layer", 0) < 10 else 1), key
        assert all(("check" in option) == ("number" in option) == ("bonus" in option) for option in entry["options"]), (
            key
        )


@rule("NF-268", "NF-270")
def test_options_beside_a_forced_one_are_marked_otherwise() -> None:
    """They are for those who lack the keyword."""
    for key, (_, entry) in entries().items():
        forced = any("asks" in option and not option.get("optional") for option in entry["options"])
        for option in entry["options"]:
            assert option.get("otherwise", False) == (forced and "asks" not in option), key


def test_keywords_come_back_later() -> None:
    """In a campaign each is met again on a later map, or in what follows from its own."""
    sources = given("keyword")
    campaign = [(key, file, option) for key, file, option in options() if file["kind"] != "character"]
    asked = {name: [key for key, _, option in campaign if name in option.get("asks", [])] for name in sources}
    for name, keys in asked.items():
        if entries()[sources[name][0]][0]["kind"] == "character":
            continue
        first = min(earliest(key) for key in sources[name])
        assert keys, name
        for key in keys:
            assert earliest(key) > first or (entries()[key][0]["kind"] != "map" and earliest(key) == first), (name, key)
    assert sum(bool(keys) for keys in asked.values()) >= 60


def test_keywords_asked_for_are_given() -> None:
    """None is a dead word."""
    assert {name for _, _, option in options() for name in option.get("asks", [])} == set(given("keyword"))


@rule("NF-233", "NF-256")
def test_every_find_and_side_quest_is_handed_out() -> None:
    """And nothing else is."""
    assert set(given("find")) == {card["id"] for card in cards("finds")}
    assert set(given("side_quest")) == {key for key, (file, _) in entries().items() if file["kind"] == "side"}


def test_the_first_trek_has_no_keywords_or_side_quests() -> None:
    """NF-006."""
    for key, file, option in options():
        if file.get("map") == 1:
            assert "asks" not in option, key
            assert not handed_out(option, "keyword") + handed_out(option, "side_quest"), key


@rule("NF-265")
@pytest.mark.parametrize("name", [name for name in story_files() if name.startswith("character")])
def test_a_character_has_ten_quests_on_every_way(name: str) -> None:
    """Each choice leads one layer on, every entry and every keyword option can be reached."""
    file = load(STORIES / f"{name}.toml")
    told = {entry["id"]: entry for entry in file["entries"]}
    ways: list[tuple[str, frozenset[str]]] = [(file["first"], frozenset())]
    met, used = {file["first"]}, set()
    assert told[file["first"]]["layer"] == 1
    for key, known in ways:
        for option in told[key]["options"]:
            used |= {(key, word) for word in option.get("asks", []) if word in known}
            assert ("next" in option) == (told[key]["layer"] < 10), key
            if "next" in option:
                assert told[option["next"]]["layer"] == told[key]["layer"] + 1, key
                met.add(option["next"])
                way = (option["next"], known | set(handed_out(option, "keyword")))
                if way not in ways:
                    ways.append(way)
    assert met == set(told)
    assert used == {(key, word) for key in told for option in told[key]["options"] for word in option.get("asks", [])}


@rule("NF-371")
def test_bosses_have_entries() -> None:
    """One each."""
    assert {card["entry"] for card in cards("bosses")} == {
        key for key, (file, _) in entries().items() if file["kind"] == "boss"
    }


def length(text: str) -> int:
    """Words, dashes aside."""
    return sum(any(letter.isalnum() for letter in word) for word in text.split())


def sentences(told: Data) -> Iterator[str]:
    """Every text of a words file, however deep it stands."""
    for value in told.values():
        if isinstance(value, str):
            yield value
        else:
            yield from sentences(value)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", WRITTEN)
def test_words_fit_the_facts(name: str, language: str) -> None:
    """The same entries and options, texts of the right length, no figure anywhere."""
    file = load(STORIES / f"{name}.toml")
    told = load(STORIES / language / f"{name}.toml")
    assert set(told) - {"intro"} == {entry["id"] for entry in file["entries"]}
    assert ("intro" in told) == (file["kind"] == "character")
    for entry in file["entries"]:
        text = told[entry["id"]]
        where = (language, entry["id"])
        assert set(text) == {"title", "scene", *(option["id"] for option in entry["options"])}, where
        assert SCENE[language][0] <= length(text["scene"]) <= SCENE[language][1], (where, length(text["scene"]))
        for option in entry["options"]:
            part = text[option["id"]]
            failing = file["kind"] == "character" and "check" in option
            heading = {"heading"} if file["kind"] != "boss" else set()
            assert set(part) == heading | {"passed"} | ({"failed"} if failing else set()), where
            assert PASSED[language][0] <= length(part["passed"]) <= PASSED[language][1], (
                where,
                option["id"],
                length(part["passed"]),
            )
            if failing:
                assert FAILED[language][0] <= length(part["failed"]) <= FAILED[language][1], (
                    where,
                    option["id"],
                    length(part["failed"]),
                )
    assert not re.search(r"\d", " ".join(sentences(told)))


@rule("NF-274")
@pytest.mark.parametrize("language", LANGUAGES)
def test_arcade_cards_are_told(language: str) -> None:
    """Each under its name, with what comes of both options, no figure anywhere."""
    told, named = load(STORIES / language / "arcade.toml"), words(language)
    assert list(told) == [card["id"] for card in cards("arcade")]
    for card, text in told.items():
        assert set(text) == {"title", "scene", "a", "b"}, card
        assert text["title"] == named[f"card-{card}"]
        assert [set(text[option]) for option in "ab"] == [{"heading", "passed", "failed"}] * 2, card
    assert not re.search(r"\d", " ".join(sentences(told)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_keywords_have_names(language: str) -> None:
    """All of them, no two the same."""
    named = load(STORIES / language / "keywords.toml")
    assert set(named) == set(given("keyword"))
    assert len({word["name"] for word in named.values()}) == len(named)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_keyword_is_remembered_in_a_sentence(language: str) -> None:
    """At most 25 words, no two the same, no figures; each ends as a sentence does."""
    told = [word["remembered"] for word in load(STORIES / language / "keywords.toml").values()]
    assert len(set(told)) == len(told)
    assert [text for text in told if len(text.split()) > 25 or re.search(r"\d", text) or text[-1] not in ".?!»"] == []
