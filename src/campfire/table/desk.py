"""The desk: where a process looks back into games and plays files again, so that no table waits for another's past."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from copy import copy
from functools import wraps
from importlib import import_module
from typing import Any, NamedTuple, TypeVar

from campfire.bots.deals import Par, par
from campfire.kernel.codec import Json
from campfire.kernel.contract import AnyGame, BadInput, Options
from campfire.kernel.frame import Seat
from campfire.kernel.journal import Entry, encode_entry
from campfire.kernel.match import encode_logged
from campfire.kernel.phrase import Said
from campfire.table.hindsight import where_lost
from campfire.table.past import play_again, read_file, replayed
from campfire.table.play import Games, Play
from campfire.table.processes import GivenUp, Processes
from campfire.table.protocol.http import FallData, Replayed
from campfire.table.store.rows import Record, TableRow
from campfire.table.thinking import be_quiet
from campfire.table.turns import Turns

SECONDS = 30.0
"""How long a look back, or a file, may take."""
LONG = 120.0
"""How long somebody may look for where a game was lost."""
MOST_KNOWN = 200
"""So many deals are remembered with what bots made of them, and so many games with where they were lost."""
MANNERS = 10
"""How much more important than this work everything else is."""

A = TypeVar("A")
W = TypeVar("W")


class LookBack(NamedTuple):
    """A wish to see a game at one point from one seat."""

    shelf: str
    row: TableRow
    record: Record
    at: int
    seat: Seat | None
    open_cards: bool


class Played(NamedTuple):
    """The recorded answers of a game, to be played again or looked through."""

    shelf: str
    game: str
    options: Options
    entries: list[Entry]


class ReadOver(NamedTuple):
    """A wish to have a file from a stranger played again."""

    shelf: str
    save: dict[str, Any]


class ParOf(NamedTuple):
    """A wish to know what bots make of a deal."""

    shelf: str
    game: str
    options: Options
    word: str


class Wrong(NamedTuple):
    """A refusal, as it travels between processes."""

    key: str
    args: dict[str, Said]


class Clerk:
    """One process for everybody, in fair turns."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.turns = Turns(1)
        self.processes = Processes(1, be_modest)

    async def ask(self, who: str, work: Callable[[W], Any], wish: W) -> Any:
        """Let it do something when the turn has come."""
        async with self.turns.turn(who):
            try:
                found = await self.processes.ask(work, wish, self.seconds)
            except GivenUp as wrong:
                raise BadInput("too_slow") from wrong
        if isinstance(found, Wrong):
            raise BadInput(found.key, **found.args)
        return found

    def stop(self) -> None:
        """End the process."""
        self.processes.stop()


class Desk:
    """Two clerks: one for what is done at once, and one for what takes long, so that nobody waits for that."""

    def __init__(self, shelf: str) -> None:
        self.shelf = shelf
        self.clerk = Clerk(SECONDS)
        self.thoughtful = Clerk(LONG)
        self.pars: dict[str, Par] = {}
        """The pars of the last deals that somebody asked for."""
        self.lost: dict[str, asyncio.Task[list[FallData]]] = {}
        """Where the last games were lost that somebody asked for, by table and change."""

    async def look_back(self, who: str, play: Play, at: int, seat: Seat | None, open_cards: bool) -> Replayed:
        """See a game at one point."""
        journal: list[Json] = [encode_entry(entry) for entry in play.match.journal]
        record = Record(journal, [encode_logged(logged) for logged in play.match.log], [*play.notices])
        found: Replayed = await self.clerk.ask(
            who, look_back, LookBack(self.shelf, copy(play.row), record, at, seat, open_cards)
        )
        return found

    async def play_over(self, who: str, game: str, options: Options, entries: list[Entry]) -> Any:
        """Play recorded answers again; give the save."""
        return await self.clerk.ask(who, play_over, Played(self.shelf, game, options, entries))

    async def read_over(self, who: str, save: dict[str, Any]) -> Any:
        """Play a stranger's file again; give a save that can be believed."""
        return await self.clerk.ask(who, read_over, ReadOver(self.shelf, save))

    async def par_of(self, who: str, game: str, options: Options, word: str) -> Par:
        """What bots make of a deal; it is played once, and then known."""
        wish = ParOf(self.shelf, game, options, word)
        key = repr(wish)
        if key not in self.pars:
            self.pars[key] = await self.clerk.ask(who, par_of, wish)
            forget(self.pars)
        return self.pars[key]

    async def where_lost(self, who: str, play: Play) -> list[FallData]:
        """Where a finished game was lost; it is looked for once, and what was found is known to everybody."""
        match, end = play.match, f"{play.row.id}/{play.row.change}"
        if end not in self.lost:
            wish = Played(self.shelf, match.game.name, match.options, [*match.journal])
            self.lost[end] = asyncio.create_task(self.thoughtful.ask(who, lost_of, wish))
            forget(self.lost)
        try:
            return await asyncio.shield(self.lost[end])
        except BadInput:
            self.lost.pop(end, None)
            raise

    def stop(self) -> None:
        """End the processes."""
        self.clerk.stop()
        self.thoughtful.stop()


def forget(known: dict[str, Any]) -> None:
    """Keep the last of what is known."""
    while len(known) > MOST_KNOWN:
        del known[next(iter(known))]


def be_modest() -> None:
    """What is done here is less urgent than anything else."""
    be_quiet()
    os.nice(MANNERS)


def games_of(shelf: str) -> Games:
    """What loads the games of a shelf."""
    load: Callable[[str], AnyGame] = import_module(shelf).load
    return load


def answering(work: Callable[[W], A]) -> Callable[[W], A | Wrong]:
    """Make work that is done in the process of a clerk: a refusal comes back as data."""

    @wraps(work)
    def done(wish: W) -> A | Wrong:
        try:
            return work(wish)
        except BadInput as wrong:
            return Wrong(wrong.phrase.key.removeprefix("error-"), dict(wrong.phrase.args))

    return done


@answering
def look_back(wish: LookBack) -> Replayed:
    """See a game at one point."""
    return replayed(Play.read(wish.row, wish.record, games_of(wish.shelf)), wish.at, wish.seat, wish.open_cards)


@answering
def play_over(wish: Played) -> dict[str, Json]:
    """Play answers again."""
    return play_again(games_of(wish.shelf)(wish.game), wish.options, wish.entries).save()


@answering
def read_over(wish: ReadOver) -> dict[str, Json]:
    """Play a stranger's file again."""
    return read_file(wish.save, games_of(wish.shelf)).save()


@answering
def par_of(wish: ParOf) -> Par:
    """Let bots play a deal."""
    return par(games_of(wish.shelf)(wish.game), wish.options, wish.word)


@answering
def lost_of(wish: Played) -> list[FallData]:
    """Look for where a game was lost."""
    return where_lost(games_of(wish.shelf)(wish.game), wish.options, wish.entries)
