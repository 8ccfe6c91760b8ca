"""Scenes: on the way to how it stands now, a table is shown as it stood after each thing that was told."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

import pytest

from campfire.kernel.frame import Seat
from campfire.kernel.match import Match
from campfire.kernel.pile import EVERYBODY
from campfire.table.founding import found
from campfire.table.guest import Guest
from campfire.table.play import Play
from campfire.table.protocol import Closing
from campfire.table.protocol.http import SeatWish, Settings
from campfire.table.sight import Eyes
from campfire.table.store.rows import KeyRow
from tests.contract.embers import Embers
from tests.contract.toy import DECKS, TOY
from tests.table.loop import run

WISHES = [SeatWish(kind="here"), SeatWish(kind="friend")]


class Line:
    """A line on which everything is kept."""

    def __init__(self) -> None:
        self.sent: list[dict[str, Any]] = []

    async def send_text(self, data: str) -> None:
        self.sent.append(json.loads(data))


def laid_table() -> Play:
    """A table of the toy at which the first seat has laid its card, and the second holds the last one."""
    random = Random(5).random
    match = Match(TOY, TOY.check({"players": 2}), lambda chance: chance.outcomes.sample(random))
    match.followed = True
    lay(match, 0)
    return Play(found(match, WISHES, Settings()).row, match, len(match.log))


def lay(match: Match, seat: Seat) -> str:
    """A seat lays its first card."""
    ask = match.ask(seat)
    assert ask is not None
    match.answer(seat, "lay", ask.options[0].args)
    return str(ask.options[0].args[0])


def views(play: Play, seat: Seat | None) -> list[tuple[str, dict[str, Any]]]:
    """What a seat heard on the way, and how the table stood then."""
    return [(told["key"], dict(view)) for told, view in Eyes().look(play, seat, scenes=True).scenes]


def test_a_table_is_seen_as_it_stood_after_each_thing_that_was_told() -> None:
    play = laid_table()
    card = lay(play.match, 1)
    laid, shown = views(play, 1)[:2]
    assert (laid[0], laid[1]["laid"], laid[1]["discard"]) == ("laid_card", [["?"], [card]], [])
    assert (shown[0], shown[1]["laid"], len(shown[1]["discard"])) == ("shown", [[], []], 2)


@pytest.mark.parametrize(("seat", "heard"), [(0, "laid"), (1, "laid_card"), (None, "laid")])
def test_a_scene_belongs_to_what_was_heard(seat: Seat | None, heard: str) -> None:
    play = laid_table()
    card = lay(play.match, 1)
    told, view = views(play, seat)[0]
    assert (told, view["laid"][1]) == (heard, [card] if seat == 1 else ["?"])


def test_a_card_that_lay_there_on_the_way_can_be_looked_up() -> None:
    play = laid_table()
    lay(play.match, 1)
    in_sight = {card["id"] for card in Eyes().look(play, None).cards}
    passing = next(card for card in DECKS["calm"] if card not in in_sight)
    on_the_way = play.match.scenes[0].state
    assert isinstance(on_the_way, Embers)
    on_the_way.discard.put(passing, EVERYBODY)
    assert passing in {card["id"] for card in Eyes().look(play, None, scenes=True).cards}


def test_the_way_is_sent_as_what_changes_and_only_to_who_has_seen_the_beginning() -> None:
    async def watch() -> list[Any]:
        play, eyes, line = laid_table(), Eyes(), Line()
        guest = Guest(line, KeyRow("key", "table", False, False), scenes=True)
        guest.show(eyes.look(play, 0, scenes=True), None, [])
        talking = asyncio.create_task(guest.talk())
        await asyncio.sleep(0)
        lay(play.match, 1)
        guest.show(eyes.look(play, 0, scenes=True), None, [])
        guest.dismiss(Closing.TABLE_GONE)
        await talking
        return line.sent

    first, then = run(watch())
    assert first["scenes"] == []
    assert [scene["view"]["parts"].keys() >= {"laid"} for scene in then["scenes"][:2]] == [True, True]
    told = [then["log"]["entries"][scene["line"]]["key"] for scene in then["scenes"][:2]]
    assert told == ["laid", "shown"]
    assert "seat" in then["scenes"][0]["view"]["keep"]
