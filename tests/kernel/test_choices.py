"""Further choices of a game, read from the command line."""

from __future__ import annotations

import pytest

from campfire.kernel.choices import read_choices, read_value, write_value
from campfire.kernel.contract import BadInput, Choice, Value

CHOICES = (Choice("dog", (True, False)), Choice("crew", ("cook", "smith"), each=True), Choice("food", (0, 1, 2)))


def test_choices_are_read_by_their_names() -> None:
    assert read_choices(CHOICES, ["crew=cook,smith", "dog=no", "food=2"]) == {
        "crew": ["cook", "smith"],
        "dog": False,
        "food": 2,
    }


@pytest.mark.parametrize("word", ["cat=yes", "dog", "", "=no"])
def test_what_is_no_choice_is_refused_with_those_there_are(word: str) -> None:
    with pytest.raises(BadInput) as refused:
        read_choices(CHOICES, [word])
    assert refused.value.phrase.key == "error-unknown_choice"
    assert refused.value.phrase.args == {"word": word, "known": "dog, crew, food"}


@pytest.mark.parametrize("value", [True, False, 0, 1, 12, "random"])
def test_values_are_written_as_they_are_read(value: Value) -> None:
    read = read_value(write_value(value))
    assert (read, type(read)) == (value, type(value))
