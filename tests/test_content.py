"""Content from strangers: whatever it is, it is refused in a sentence before it costs time or memory."""

from __future__ import annotations

import time
import tracemalloc

import pytest

from campfire.content import DEEPEST, MOST_PARTS, read_toml
from campfire.games.paleo.library import HOME_MADE_KEPT, home_made_module
from campfire.kernel.contract import BadInput
from tests.table.server import ROOT

LONG = 200_000

COSTLY = {
    "dotted keys": "a." * 20_000 + "a = 1",
    "dotted keys of strings": '"a".' * 10_000 + '"a" = 1',
    "dotted keys with blanks": "a . " * 10_000 + "a = 1",
    "many dotted lines": "\n".join(".".join(["a"] * 9 + [f"b{n}"]) + " = 1" for n in range(8_000)),
    "a long header": "[" + "a." * 20_000 + "a]",
    "nested lists": "a = " + "[" * 20_000,
    "nested tables": "a = " + "{a = " * 20_000,
    "a long number": "a = " + "1" * 5_000,
    "a long hexadecimal number": "a = 0x" + "f" * 50_000,
    "a long float": "a = 1." + "0" * 50_000,
    "a long bare key": "a" * 50_000 + " = 1",
    "a long string": 'a = "' + "x" * 50_000 + '"',
    "strings without end": '"""\\' * 40_000,
    "literals without end": "'''" + "x" * LONG,
    "quotes": '"' * LONG,
    "brackets": "[]" * (LONG // 2),
    "headers": "[[a]]\n" * 30_000 + "= 1",
    "nonsense": "\x01\ud7ff" * 60_000,
}


@pytest.mark.parametrize("text", COSTLY.values(), ids=COSTLY)
def test_costly_texts_are_refused_at_once(text: str) -> None:
    tracemalloc.start()
    began = time.process_time()
    with pytest.raises(BadInput):
        read_toml("mine.toml", text)
    spent, (_, peak) = time.process_time() - began, tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert spent < 6.0
    assert peak < 60_000_000


@pytest.mark.parametrize(
    "text",
    [
        'a = "[[[[[[[[[[[[[[[[[[[[["',
        "a = 1 # " + "[" * 100,
        'a = """\n' + "[." * 100 + '"""',
        "a = '''" + "." * 500 + "'''",
        "a." * MOST_PARTS + "b = 1",
        "a = " + "[" * DEEPEST + "]" * DEEPEST,
        "a = 1979-05-27T07:32:00.999999-07:00",
        "\n".join(f"a{n} = {n}" for n in range(1_000)),
    ],
)
def test_harmless_texts_are_read(text: str) -> None:
    assert read_toml("mine.toml", text)


def test_every_file_of_cards_in_the_house_is_read() -> None:
    files = [*ROOT.glob("src/campfire/games/*/content/**/*.toml"), ROOT / "docs" / "example_module.toml"]
    assert len(files) > 10
    for file in files:
        assert read_toml(file.name, file.read_text("utf-8"))


def test_home_made_modules_are_not_kept_for_ever() -> None:
    text = (ROOT / "docs" / "example_module.toml").read_text("utf-8")
    for n in range(HOME_MADE_KEPT + 5):
        home_made_module("mine.toml", f"{text}\n# {n}")
    assert home_made_module.cache_info().currsize == HOME_MADE_KEPT
