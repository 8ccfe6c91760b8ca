"""Discover's land in the terminal: the map names its spaces as the options do."""

from __future__ import annotations

import re
from random import Random

import pytest
from rich.console import Console

from campfire import games
from campfire.bots.playout import play_on
from campfire.bots.random import choose_any
from campfire.games.discover.sight import Sight
from campfire.kernel.contract import AnyGame, CardText, GameState
from campfire.terminal.pictures import picture
from campfire.terminal.seating import Sitter
from campfire.terminal.speech import Speech
from campfire.words.language import OWN_NAMES
from campfire.words.lexicon import Lexicon

DISCOVER: AnyGame = games.load("discover")


def played(seed: int) -> GameState:
    """A game of two after some decisions."""
    g: GameState = DISCOVER.setup(DISCOVER.check({"players": 2}))
    play_on(DISCOVER, g, [choose_any] * 2, Random(seed).random, limit=60)
    return g


def drawn(g: GameState, lang: str, width: int) -> str:
    """The picture as lines of text."""
    speech = Speech(Lexicon(lang, "discover"), [Sitter(name="Ada"), Sitter(name="Bo")])

    def card(name: str) -> CardText:
        return DISCOVER.card(g, name)

    console = Console(width=width, color_system=None, force_terminal=False)
    with console.capture() as shown:
        console.print(picture("discover", DISCOVER.view(g, 0), speech, card))
    assert not [key for key in speech.lexicon.missing if not key.startswith("card-")]
    return shown.get()


@pytest.mark.parametrize("lang", OWN_NAMES)
@pytest.mark.parametrize("seed", [1, 2])
def test_open_spaces_stand_on_the_map_with_their_numbers_and_terrains_are_named(seed: int, lang: str) -> None:
    g = played(seed)
    view: Sight = DISCOVER.view(g, 0)
    text, lexicon = drawn(g, lang, 100), Lexicon(lang, "discover")
    spaces = [space for tile in view["tiles"] if tile["open"] for space in tile["spaces"]]
    assert len(spaces) > 4
    words = text.replace("│", " ").split()
    for space in spaces:
        assert re.search(rf"(?<![\d(]){space['space']}(?!\d)", text), space
        assert lexicon.word(f"terrain-{space['terrain']}") in text
        if space["landmark"]:
            assert f"{space['space']} {lexicon.word('card-' + space['landmark'])}" in " ".join(words)


@pytest.mark.parametrize("width", [80, 120])
def test_the_land_keeps_to_its_width(width: int) -> None:
    assert {len(line) for line in drawn(played(3), "ru", width).splitlines()} == {width}
