"""The map of Near and Far in the terminal: every space where it lies, every sign that counts."""

from __future__ import annotations

from random import Random

import pytest

from campfire import bots, games
from campfire.bots.playout import play_on
from campfire.games.near_and_far.chart import HIGH, WIDE, chart, spot_of
from campfire.games.near_and_far.sight import LandSight
from campfire.kernel.contract import AnyGame, GameState
from campfire.picture import SEAT_SIGNS

FAR: AnyGame = games.load("near_and_far")
MAPS = range(1, 12)


def land_of(number: int, decisions: int = 1) -> LandSight:
    """A map, at the start or after scouts have played a while."""
    wish = {"mode": "first_trek"} if number == 1 else {"mode": "campaign", "map": number}
    options = FAR.check({**wish, "players": 2})
    g: GameState = FAR.setup(options)
    play_on(FAR, g, [bots.make("scout", "near_and_far", options)] * 2, Random(3).random, limit=decisions)
    land: LandSight = FAR.view(g, 0)["map"]
    return land


@pytest.mark.parametrize("number", MAPS)
def test_every_space_stands_on_the_chart_and_no_two_cover_each_other(number: int) -> None:
    land = land_of(number)
    lines = [line.plain for line in chart(land)]
    assert len(lines) == HIGH
    assert max(map(len, lines)) <= WIDE
    for space in land["spaces"]:
        line, column = spot_of(space)
        name = "⌂" if space["town"] else space["space"].upper()
        assert name in lines[line][max(0, column - 4) : column + 6], f"{name} is not where it lies"


@pytest.mark.parametrize("number", MAPS)
def test_quests_and_signs_are_drawn(number: int) -> None:
    """NF-208: a sign on a path counts while it is active."""
    land = land_of(number)
    text = "\n".join(line.plain for line in chart(land))
    assert text.count("?") == sum(space["quest"] for space in land["spaces"]) > 0
    for symbol, sign in (("threat", "!"), ("treasure", "+")):
        active = sum(path["active"] and path["symbol"] == symbol for path in land["paths"])
        assert active * 0.8 <= text.count(sign) <= active


def test_figures_and_camps_stand_where_they_are_and_dead_signs_are_gone() -> None:
    land = land_of(1, 150)
    text = "\n".join(line.plain for line in chart(land))
    camps = sum(space["camp"] is not None for space in land["spaces"])
    assert camps > 0
    assert text.count("^") == camps
    for who in range(2):
        assert text.count(SEAT_SIGNS[who]) == sum(space["figures"].count(who) for space in land["spaces"])
