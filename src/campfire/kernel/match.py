"""A match: one game being played, with its journal, its log and the way back.

The match answers for nature and where nothing is left to choose; everything else comes from outside.
Undo goes back over one's own answers to the last point before chance, a reveal or another's answer.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple, TypeAlias

from campfire.kernel.codec import Json, decode_state, encode_state
from campfire.kernel.contract import AnyGame, BadInput, GameState, LogEvent, Options
from campfire.kernel.engine import advance, pending
from campfire.kernel.frame import Seat
from campfire.kernel.journal import NATURE, Entry, apply, decode_entry, encode_entry
from campfire.kernel.question import Ask, AskAll, Chance, Ids, Named, ask_of, helpers_of, own_options, seats_of

FORMAT = 1
"""Version of the save format."""

PARTS = {"game", "rules", "options", "journal", "log", "snapshot"}
"""What every save has."""

Nature: TypeAlias = Callable[[Chance], tuple[int, ...]]


class Logged(NamedTuple):
    """An event and the number of the answer that caused it."""

    at: int
    event: LogEvent


class Match:
    """A running or finished game."""

    def __init__(self, game: AnyGame, options: Options, nature: Nature) -> None:
        self.game = game
        self.options = options
        self.nature = nature
        self.journal: list[Entry] = []
        self.log: list[Logged] = []
        self.state: GameState = game.setup(options)
        self._watch(advance)
        self._base: GameState = game.clone(self.state)
        self._base_at = 0
        self._settle()

    @property
    def base_at(self) -> int:
        """How many answers can no longer be taken back."""
        return self._base_at

    def ask(self, seat: Seat) -> Ask | None:
        """Put the pending question to one seat."""
        question = pending(self.state)
        return ask_of(question, seat) if question else None

    def seats(self) -> tuple[Seat, ...]:
        """Name the seats that may answer now."""
        question = pending(self.state)
        return seats_of(question) if question else ()

    def helpers(self) -> tuple[Seat, ...]:
        """Name the seats that are not asked but may use something before the others answer."""
        question = pending(self.state)
        return helpers_of(question) if question else ()

    def own_options(self) -> dict[Seat, set[Named]]:
        """Name what seats alone may choose where a group decides."""
        question = pending(self.state)
        return own_options(question) if question else {}

    def answer(self, seat: Seat, key: str, args: Ids) -> None:
        """Take an answer, or refuse it and change nothing."""
        ask = self.ask(seat)
        if ask is None:
            raise BadInput("not_asked")
        if ask.find(key, args) is None:
            raise BadInput("no_such_option", option=key)
        with self._all_or_nothing():
            self._record(Entry(seat, key, args, forced=False))
            self._settle()

    def undo_point(self, seats: Iterable[Seat]) -> int | None:
        """Tell before which answer the holders of these seats may go back to; None when they may not."""
        for at in range(len(self.journal) - 1, self._base_at - 1, -1):
            if not self.journal[at].forced:
                return at if self.journal[at].seat in tuple(seats) else None
        return None

    def undo(self, seats: Iterable[Seat]) -> None:
        """Take back the last answer of these seats."""
        at = self.undo_point(seats)
        if at is None:
            raise BadInput("no_undo")
        kept = self.journal[self._base_at : at]
        del self.journal[self._base_at :]
        self.log = [logged for logged in self.log if logged.at <= self._base_at]
        self.state = self.game.clone(self._base)
        for entry in kept:
            self._record(entry)

    def save(self) -> dict[str, Json]:
        """Write the match as plain data: journal, and the state at the undo point."""
        data: dict[str, Json] = {
            "campfire": FORMAT,
            "game": self.game.name,
            "rules": self.game.rules,
            "options": self.options,
            "journal": [encode_entry(entry) for entry in self.journal],
            "log": [encode_logged(logged) for logged in self.log],
            "snapshot": self.snapshot(),
        }
        return sealed(data)

    def snapshot(self) -> dict[str, Json]:
        """Write the state at the undo point, from which the last answers are replayed."""
        return {"at": self._base_at, "state": encode_state(self._base)}

    @classmethod
    def load(cls, data: Any, games: Callable[[str], AnyGame], nature: Nature) -> Match:
        """Read a saved match, or say what is wrong with it."""
        checked = check_save(data)
        game = games(checked["game"])
        try:
            match = cls._read(game, checked, nature)
        except (ValueError, KeyError, TypeError, IndexError, AttributeError) as wrong:
            raise BadInput("save_rules") from wrong
        match._settle()
        return match

    @classmethod
    def _read(cls, game: AnyGame, data: dict[str, Any], nature: Nature) -> Match:
        match = cls.__new__(cls)
        match.game, match.options, match.nature = game, game.check(data["options"]), nature
        entries = [decode_entry(entry) for entry in data["journal"]]
        match._base_at = data["snapshot"]["at"]
        match._base = game.blank(match.options)
        decode_state(match._base, data["snapshot"]["state"])
        match.state = game.clone(match._base)
        match.journal = entries[: match._base_at]
        told = [decode_logged(logged) for logged in data["log"]]
        match.log = [logged for logged in told if logged.at <= match._base_at]
        for entry in entries[match._base_at :]:
            match._record(entry)
        return match

    @contextmanager
    def _all_or_nothing(self) -> Iterator[None]:
        """Leave everything as it was when an answer fails or is broken off halfway."""
        state, answers, told = self.game.clone(self.state), len(self.journal), len(self.log)
        base, base_at = self._base, self._base_at
        try:
            yield
        except BaseException:
            self.state, self._base, self._base_at = state, base, base_at
            del self.journal[answers:], self.log[told:]
            raise

    def _settle(self) -> None:
        """Answer for nature, and where only one option is left to one seat."""
        while (entry := self._forced()) is not None:
            self._record(entry)

    def _forced(self) -> Entry | None:
        question = pending(self.state)
        if question is None:
            return None
        if isinstance(question, Chance):
            return Entry(NATURE, question.key, self.nature(question))
        return only_answer(question)

    def _record(self, entry: Entry) -> None:
        before = self.state.reveals
        self.journal.append(entry)
        self._watch(lambda g: apply(g, entry))
        if entry.by_nature or self.state.reveals != before:
            self._base = self.game.clone(self.state)
            self._base_at = len(self.journal)

    def _watch(self, run: Callable[[GameState], None]) -> None:
        self.state.log = []
        try:
            run(self.state)
        finally:
            self.log += [Logged(len(self.journal), event) for event in self.state.log]
            self.state.log = None


def only_answer(question: Ask | AskAll) -> Entry | None:
    """The answer where one seat has one option and nobody could wonder; None where somebody must answer, or may act."""
    asks = [ask for seat in question.seats if (ask := ask_of(question, seat))]
    first, together = asks[0], len(asks) == 1 or asks[0].is_groups
    if first.private or not together or any([len(ask.options) > 1 for ask in asks]) or helpers_of(question):
        return None
    return Entry(question.seats[0], first.options[0].key, first.options[0].args, forced=True)


def encode_logged(logged: Logged) -> Json:
    """Write an event of the log as plain data."""
    return [logged.at, logged.event.audience, logged.event.key, list(logged.event.args)]


def decode_logged(data: Any) -> Logged:
    """Read an event of the log."""
    at, audience, key, args = data
    return Logged(at, LogEvent(audience, key, tuple(args)))


def sealed(data: dict[str, Json]) -> dict[str, Json]:
    """A save with the fingerprint of all that is in it, to tell a damaged file from a whole one."""
    body = {key: value for key, value in data.items() if key != "digest"}
    return {**body, "digest": digest(body)}


def digest(data: dict[str, Json]) -> str:
    """A fingerprint of plain data."""
    text = json.dumps(data, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def check_save(data: Any) -> dict[str, Any]:
    """Refuse what is not a whole, unchanged save of this format."""
    if not isinstance(data, dict) or "campfire" not in data:
        raise BadInput("not_a_save")
    if data["campfire"] != FORMAT:
        raise BadInput("save_format", saved=str(data["campfire"]), ours=str(FORMAT))
    if sealed(data)["digest"] != data.get("digest") or not set(data) >= PARTS:
        raise BadInput("save_damaged")
    return data
