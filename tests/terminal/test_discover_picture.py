"""Discover's land in the terminal: the map names its spaces as the options do."""

from __future__ import annotations

import re
from random import Random

import pytest
from rich.console import Console

from campfire import games
from campfire.bots.playout import play_on
from campfire.bots.random import choose_any
from campfire.games.discover.picture import tell
from campfire.games.discover.sight import Sight, place_name
from campfire.games.discover.state import State
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
            assert f"{space['space']} {lexicon.word('card-' + place_name(space))}" in " ".join(words)


@pytest.mark.parametrize("width", [80, 120])
def test_the_land_keeps_to_its_width(width: int) -> None:
    assert {len(line) for line in drawn(played(3), "ru", width).splitlines()} == {width}


def plain(g: GameState, lang: str = "en") -> list[str]:
    """The picture in words."""
    speech = Speech(Lexicon(lang, "discover"), [Sitter(name="Ada"), Sitter(name="Bo")])
    return tell(DISCOVER.view(g, 0), speech, lambda name: DISCOVER.card(g, name))


def test_everybody_on_a_space_stands_on_the_map_with_the_fire() -> None:
    g = settled()
    assert "32●◆*" in drawn(g, "en", 80)
    assert drawn(g, "en", 80).count("Stands on: grass 32, at a fire") == 2
    assert "  32: grass, Ada, Bo, a fire burns" in plain(g)


def test_the_dead_lie_on_the_map_and_winners_are_gone() -> None:
    g = settled()
    g.fate[0], g.fate[1], g.at[1] = "physical", "won", -1
    text = drawn(g, "en", 80)
    assert "32*†" in text
    assert "died of wounds" in text
    assert "Lies on: grass 32" in text
    assert "got away" in text
    assert "Stamina" not in text


@pytest.mark.parametrize(("box", "scenario"), [("HARBOUR-5", "3"), ("LANTERN-2", "3"), ("KESTREL-4471", "1")])
def test_wide_lands_fit_into_eighty_letters(box: str, scenario: str) -> None:
    g: GameState = DISCOVER.setup(DISCOVER.check({"players": 2, "box": box, "scenario": scenario}))
    rows = [line for line in drawn(g, "en", 80).splitlines() if line.count("(3)") > 1]
    assert len(rows) > 3
    assert len(rows) == len([line for line in drawn(g, "en", 200).splitlines() if line.count("(3)") > 1])


def settled() -> State:
    """The first day of a game of two."""
    g: State = DISCOVER.setup(DISCOVER.check({"players": 2}))
    play_on(DISCOVER, g, [choose_any] * 2, Random(1).random, limit=2)
    return g
