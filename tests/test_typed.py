"""What is typed on the command line: numbers, modules, further choices of a game."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from campfire import games
from campfire.kernel.contract import BadInput, Choice, Value
from campfire.kernel.phrase import Phrase
from campfire.typed import read_choice, read_choices, read_value, seed, spelled_out, whole
from campfire.words.choices import write_value
from campfire.words.lexicon import Lexicon

ENGLISH = Lexicon("en")
CHOICES = (Choice("dog", (True, False)), Choice("crew", ("cook", "smith"), each=True), Choice("food", (0, 1, 2)))


def test_choices_are_read_by_their_names() -> None:
    assert read_choices(CHOICES, ["crew=cook,smith", "dog=no", "food=2"], ENGLISH) == {
        "crew": ["cook", "smith"],
        "dog": False,
        "food": 2,
    }


@pytest.mark.parametrize("word", ["cat=yes", "dog", "", "=no"])
def test_what_is_no_choice_is_refused_with_those_there_are(word: str) -> None:
    with pytest.raises(BadInput) as refused:
        read_choices(CHOICES, [word], ENGLISH)
    assert refused.value.phrase.key == "error-unknown_choice"
    assert refused.value.phrase.args == {"word": word, "known": "dog, crew, food"}


@pytest.mark.parametrize("value", [True, False, 0, 1, 12, "random"])
def test_values_are_written_as_they_are_read(value: Value) -> None:
    read = read_value(Choice("any"), write_value(value), ENGLISH)
    assert (read, type(read)) == (value, type(value))


@pytest.mark.parametrize("word", ["0", "65", "-3"])
def test_a_number_out_of_range_is_refused_with_the_bounds(word: str) -> None:
    with pytest.raises(BadInput) as refused:
        whole(1, 64)(word)
    assert refused.value.phrase == Phrase("error-out_of_range", {"word": word, "least": "1", "most": "64"})


@pytest.mark.parametrize("word", ["4.5", "", "-", "many"])
def test_what_is_no_number_is_refused(word: str) -> None:
    assert (whole(1, 64)("1"), whole(1, 64)("64"), seed("7")) == (1, 64, 7)
    with pytest.raises(BadInput) as refused:
        whole(1, 64)(word)
    assert refused.value.phrase.key == "error-not_a_number"


@pytest.mark.parametrize(("lang", "written"), [("en", "a, C"), ("ru", "а, в"), ("it", "A,c")])
def test_modules_are_read_by_the_letters_of_the_language_or_from_files(
    lang: str, written: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "bees.toml").write_text("id", "utf-8")
    choice = next(choice for choice in games.load("paleo").choices if choice.files)
    read = read_choice(choice, f"{written}, bees.toml", Lexicon(lang, "paleo"))
    assert read == ["A", "C", {"file": "bees.toml", "text": "id"}]


def test_a_word_with_a_dot_is_no_file_where_files_cannot_be_chosen() -> None:
    assert read_choice(Choice("code"), "bees.toml", ENGLISH) == "bees.toml"


def test_what_follows_from_another_choice_is_not_chosen_too() -> None:
    choices = (Choice("map", ("bay",), implies={"bay": {"length": 1}}), Choice("length", (1, 2)))
    with pytest.raises(BadInput) as refused:
        read_choices(choices, ["map=bay", "length=2"], ENGLISH)
    assert refused.value.phrase == Phrase("error-chosen_twice", {"one": "map", "other": "length"})


def test_a_choice_without_its_value_is_left_for_the_command_to_refuse() -> None:
    assert spelled_out(["play", "--dog"], CHOICES) == ["play", "--dog"]


@pytest.mark.parametrize(
    "typed", [("lab.fuzz", "chess"), ("lab.fuzz", "chess", "--games", "x"), ("lab.golden", "check", "chess")]
)
def test_a_script_refuses_bad_input_in_one_sentence(typed: tuple[str, ...]) -> None:
    module, *words = typed
    told = subprocess.run([sys.executable, "-m", f"campfire.{module}", *words], capture_output=True, text=True)
    assert (told.returncode, told.stdout, told.stderr.count("\n")) == (2, "", 1)
