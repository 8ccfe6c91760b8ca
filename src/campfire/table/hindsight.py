"""Hindsight: where a finished game was lost, each answer a place in the replay from which one may play on."""

from __future__ import annotations

from collections.abc import Sequence

from campfire import bots
from campfire.bots.falls import Fall, Judge, places_of
from campfire.bots.thinker import percent
from campfire.bots.values import value_for
from campfire.kernel.contract import AnyGame, BadInput, Options, Result
from campfire.kernel.engine import RunawaySteps, pending
from campfire.kernel.frame import Seat
from campfire.kernel.journal import Entry, Unanswerable, replay
from campfire.kernel.question import ask_of
from campfire.table.protocol.http import FallData
from campfire.table.speech import option_data

SECONDS = 10.0
"""So long the answers of a game are looked at."""


def where_lost(game: AnyGame, options: Options, entries: Sequence[Entry]) -> list[FallData]:
    """The two or three answers of those who lost after which their chance fell most."""
    judge = Judge(game, value_for(game, options), bots.make("scout", game.name, options))
    try:
        *_, end = replay(game, options, entries)
        places = [*places_of(game, options, entries, losers(game.result(end)))]
    except (Unanswerable, RunawaySteps, LookupError, TypeError) as wrong:
        raise BadInput("replay_rules") from wrong
    return [told(fall) for fall in judge.falls(places, SECONDS)]


def losers(result: Result | None) -> list[Seat]:
    """Who has not won."""
    if result is None:
        raise BadInput("not_over")
    return [seat for seat, standing in enumerate(result.standings) if not standing.won]


def told(fall: Fall) -> FallData:
    """A fall as plain data."""
    place = fall.place
    question, seat = pending(place.state), place.entry.seat
    ask = ask_of(question, seat) if question else None
    option = ask.find(place.entry.key, place.entry.args) if ask else None
    assert option is not None
    return {
        "at": place.number,
        "seat": seat,
        "option": option_data(place.state, option, seat),
        "before": percent(fall.before),
        "after": percent(fall.after),
    }
