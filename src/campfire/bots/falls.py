"""Where a game was lost: the answers after which the chance of whoever gave them fell most.

Every answer is held against the scout's at the same place: both are given in copies of the real position, with the same
chance, and scouts play on to the next horizon. The game is over, so nothing is secret any more.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import inf
from random import Random
from time import thread_time
from typing import NamedTuple

from campfire.bots.playout import beyond, next_answer, play_on
from campfire.bots.values import Value, judge
from campfire.kernel.contract import AnyGame, GameState, Options
from campfire.kernel.engine import go_on, pending
from campfire.kernel.frame import Frame, Seat
from campfire.kernel.journal import Entry, replay
from campfire.kernel.offer import Bot
from campfire.kernel.question import Ask, AskAll, ask_of

FIRST_LOOK, SECOND_LOOK = 3, 12
"""How many times each answer is played out: all of them, then those that look worst."""
DAYS = 4
"""Only so many days or rounds are looked into: those over which the chance fell most."""
WORST = 8
TOLD = 3
WORTH_TELLING = 0.03
FOR_A_FIRST_LOOK = 0.7
"""The share of the time in which all answers are looked at once."""


class Place(NamedTuple):
    """An answer in a game: its number, the position before it, and what was answered."""

    number: int
    state: GameState
    entry: Entry


class Fall(NamedTuple):
    """An answer after which the chance fell: the chance with the scout's answer, and with the one given."""

    place: Place
    before: float
    after: float

    @property
    def depth(self) -> float:
        """How far."""
        return self.before - self.after


class Judge(NamedTuple):
    """What answers are judged by."""

    game: AnyGame
    value: Value
    scout: Bot

    def falls(self, places: Sequence[Place], seconds: float = inf) -> list[Fall]:
        """The two or three answers after which the chance fell most, the worst first; what time allows is looked at."""
        began = thread_time()
        days = within(began + FOR_A_FIRST_LOOK * seconds, self.on_bad_days(places))
        looked = [self.fall(place, FIRST_LOOK) for place in days]
        worst = sorted(looked, key=lambda fall: fall.depth, reverse=True)[:WORST]
        dubious = [fall.place for fall in worst if fall.depth > 0]
        again = [self.fall(place, SECOND_LOOK) for place in within(began + seconds, dubious)]
        told = [fall for fall in again if fall.depth >= WORTH_TELLING]
        return sorted(told, key=lambda fall: fall.depth, reverse=True)[:TOLD]

    def on_bad_days(self, places: Sequence[Place]) -> Iterator[Place]:
        """The answers of those days over which the chance fell most."""
        days: dict[tuple[Seat, int], list[Place]] = {}
        for place in places:
            view = self.game.view(place.state, place.entry.seat)
            days.setdefault((place.entry.seat, self.game.horizon(view)), []).append(place)
        starts = {day: self.chance(own[0].state, day[0]) for day, own in days.items()}
        losses: dict[tuple[Seat, int], float] = {}
        for seat in {seat for seat, _ in days}:
            mine = sorted(day for day in days if day[0] == seat)
            for day, following in zip(mine, [*mine[1:], None], strict=True):
                losses[day] = starts[day] - (starts[following] if following else 0.0)
        bad = sorted(losses, key=losses.__getitem__, reverse=True)[:DAYS]
        for day in bad:
            yield from days[day]

    def chance(self, g: GameState, seat: Seat) -> float:
        """The chance of a seat as things stand."""
        return judge(self.game, self.value, g, seat).chance

    def fall(self, place: Place, times: int) -> Fall:
        """How far the chance fell with an answer, beside the scout's."""
        seat, question = place.entry.seat, pending(place.state)
        ask = ask_of(question, seat) if question else None
        given = ask.find(place.entry.key, place.entry.args) if ask else None
        if ask is None or given is None or len(ask.options) == 1:
            return Fall(place, 0.0, 0.0)
        before = after = 0.0
        for number in range(times):
            source = f"{place.number}/{number}"
            before += self.played(place, self.scouts(place, ask, Random(source)), source) / times
            after += self.played(place, given.then, source) / times
        return Fall(place, before, after)

    def scouts(self, place: Place, ask: Ask, random: Random) -> tuple[Frame, ...]:
        """What follows from the scout's answer at a place."""
        alone = AskAll((place.entry.seat,), lambda seat: ask)
        bots = [self.scout] * self.game.players[-1]
        answer = next_answer(self.game, place.state, alone, bots, random.random)
        assert answer is not None
        return answer.option.then

    def played(self, place: Place, then: tuple[Frame, ...], source: str) -> float:
        """The chance at the next horizon after an answer."""
        copy: GameState = self.game.clone(place.state)
        copy.log = None
        seat = place.entry.seat
        until = beyond(self.game, self.game.horizon(self.game.view(copy, seat)) + self.value.ahead - 1)
        go_on(copy, then)
        play_on(self.game, copy, [self.scout] * self.game.players[-1], Random(source).random, until)
        return self.chance(copy, seat)


def places_of(game: AnyGame, options: Options, entries: Sequence[Entry], seats: Iterable[Seat]) -> Iterator[Place]:
    """The answers that some seats gave in a game, each with how many came before it and the position then."""
    asked = {*seats}
    for number, (g, entry) in enumerate(zip(replay(game, options, entries), entries, strict=False)):
        if entry.seat in asked and not entry.forced:
            yield Place(number, game.clone(g), entry)


def within(end: float, places: Iterable[Place]) -> Iterator[Place]:
    """Places for as long as there is time."""
    for place in places:
        if thread_time() >= end:
            return
        yield place
