"""Notes on games: every position in which a bot had a choice, what it chose, and what came of it for its seat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from campfire.kernel.contract import AnyGame, Result
from campfire.kernel.declared import Named
from campfire.kernel.offer import WAIT, Bot, Offer, Random, worlds_for
from campfire.lab.playing import Played, Run


class Seen(NamedTuple):
    """A position as the seat that answers knows it, and its answer."""

    seat: int
    horizon: int
    question: str
    options: list[str]
    chosen: int
    figures: tuple[float, ...]


class Note(NamedTuple):
    """A position with the number of its game, and how that ended."""

    game: int
    part: int
    """Which game of a series it is, from 0."""
    step: int
    """Which answer of the game it is, from 0."""
    seen: Seen
    result: Result


class Witness:
    """Lets a bot play and notes what it saw and chose; a bot that waits has not answered yet."""

    def __init__(self, bot: Bot, game: AnyGame, into: list[Seen]) -> None:
        self.bot, self.game, self.into, self.worlds = bot, game, into, worlds_for(bot)

    def __call__(self, view: Any, offer: Offer, random: Random) -> int:
        place = self.bot(view, offer, random)
        if place != WAIT and len(offer.options) > 1:
            options = [written(option.named_by) for option in offer.options]
            figures = tuple([float(figure) for figure in self.game.figures(view).values()])
            self.into.append(Seen(offer.seat, self.game.horizon(view), offer.key, options, place, figures))
        return place


def noting(run: Run, number: int) -> Iterator[tuple[Played, list[Note]]]:
    """The game with this number and those that follow in its series, each with its notes."""
    seen: list[Seen] = []
    for part, played in enumerate(run.games(number, lambda bot: Witness(bot, run.game, seen))):
        yield played, [Note(number, part, step, one, played.result) for step, one in enumerate(seen)]
        seen.clear()


def written(named: Named) -> str:
    """An option in one line.

    >>> written(("heal", (0, "anna", ("fur", 2))))
    'heal 0 anna fur,2'
    """
    key, args = named
    return " ".join([key, *[",".join(map(str, arg)) if isinstance(arg, tuple) else str(arg) for arg in args]])
