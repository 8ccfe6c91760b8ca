"""Who helps whom: the best use of the cards that lie revealed."""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple

from campfire.games.paleo.bot.cards import Face
from campfire.games.paleo.bot.worth import Judge
from campfire.games.paleo.state import Party
from campfire.kernel.frame import Seat

MOST_HELPERS = 2


class Help(NamedTuple):
    """Some players give up their own cards for another's."""

    worth: float
    """What the tribe gains by it."""
    who: Seat
    helpers: Party


def best_help(judge: Judge, me: Seat, own: float) -> Help | None:
    """The help that brings most, as everybody at the table sees it; `own` is what my card is worth to me."""
    faces = revealed(judge)
    alone = {seat: own if seat == me else judge.best(face, helped(judge, seat)) for seat, face in faces.items()}
    free = [seat for seat, face in faces.items() if face.face == "action"]
    best: Help | None = None
    for who, face in faces.items():
        helpers = [seat for seat in free if seat != who]
        if face.face == "place" or not helpers:
            continue
        party = helped(judge, who)
        if judge.best(face, (*party, *helpers)) - alone[who] <= min([alone[seat] for seat in helpers]):
            continue
        for few in groups(helpers):
            worth = judge.best(face, (*party, *few)) - alone[who] - sum([alone[seat] for seat in few])
            if best is None or worth > best.worth:
                best = Help(worth, who, few)
    return best


def groups(helpers: list[Seat]) -> list[Party]:
    """Every group of helpers, the smallest first."""
    return [few for n in range(1, min(MOST_HELPERS, len(helpers)) + 1) for few in combinations(helpers, n)]


def revealed(judge: Judge) -> dict[Seat, Face]:
    """The cards still to be dealt with, by the seats whose they are."""
    faces = {}
    for seat in judge.reading.seats:
        if seat["front"] and (card := seat["front"][-1]["card"]):
            faces[seat["seat"]] = judge.box.faces[card]
    return faces


def helped(judge: Judge, who: Seat) -> Party:
    """A player and those who help already."""
    return who, *[seat["seat"] for seat in judge.reading.seats if seat["helping"] == who]
