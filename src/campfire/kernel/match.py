"""A match: one game being played, with its journal, its log and the way back.

The match answers for nature and where nothing is left to choose; everything else comes from outside.
Undo goes back over one's own answers to the last point before chance, a reveal or another person's answer; what bots
have answered since goes back with them.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple, TypeAlias

from campfire.kernel.codec import Json, decode_state, encode_state, encode_value
from campfire.kernel.contract import AnyGame, BadInput, GameState, Options
from campfire.kernel.declared import Event, EventKind, Ids, Named
from campfire.kernel.declaring import Declared
from campfire.kernel.engine import advance, blocked, pending
from campfire.kernel.fate import Fate, OwnDice, is_seed
from campfire.kernel.frame import Seat
from campfire.kernel.journal import HANDS, NATURE, Entry, apply, decode_entry, decode_ids, encode_entry
from campfire.kernel.question import (
    Ask,
    AskAll,
    Blocked,
    Chance,
    Question,
    Roll,
    ask_of,
    helpers_of,
    own_options,
    seats_of,
)

FORMAT = 2
"""Version of the save format."""

PARTS = {"game": str, "rules": str, "options": dict, "journal": list, "log": list, "snapshot": dict}
"""What every save has."""

Nature: TypeAlias = Callable[[Chance], tuple[int, ...]] | Fate | OwnDice
"""Who answers for chance: a seed, people with dice of their own beside a seed, or anybody else."""


class Logged(NamedTuple):
    """An event and the number of the answer that caused it."""

    at: int
    event: Event


class Scene(NamedTuple):
    """How the table stood once an event had been told: where it stands in the log, and the state then."""

    line: int
    state: GameState


class Match:
    """A running or finished game."""

    def __init__(self, game: AnyGame, options: Options, nature: Nature) -> None:
        self.game = game
        self.options = options
        self.nature = nature
        self.journal: list[Entry] = []
        self.log: list[Logged] = []
        self.scenes: list[Scene] = []
        """What has come of the last answer, event by event; nothing where it was taken back, or read from a save."""
        self.followed = False
        """Whether somebody follows step by step; only then scenes are kept."""
        self._asked: Question | None = None
        self.silent: frozenset[Seat] = frozenset()
        """Seats for whose offers nobody waits: those that bots play."""
        self.state: GameState = game.setup(options)
        self._watch(advance)
        self._base: GameState = game.clone(self.state)
        self._base_at = 0
        self._settle()

    @property
    def base_at(self) -> int:
        """How many answers can no longer be taken back."""
        return self._base_at

    @property
    def fate(self) -> Fate | None:
        """The seed from which chance follows here; None where somebody else answers for it."""
        nature = self.nature.fate if isinstance(self.nature, OwnDice) else self.nature
        return nature if isinstance(nature, Fate) else None

    @property
    def question(self) -> Question | None:
        """The pending question, computed once for a position; None when the game is over."""
        if self._asked is None:
            self._asked = pending(self.state)
        return self._asked

    def ask(self, seat: Seat) -> Ask | None:
        """Put the pending question to one seat."""
        return ask_of(self.question, seat) if self.question else None

    def seats(self) -> tuple[Seat, ...]:
        """Name the seats that may answer now."""
        return seats_of(self.question) if self.question else ()

    def helpers(self) -> tuple[Seat, ...]:
        """Name the seats that are not asked but may use something before the others answer."""
        return helpers_of(self.question) if self.question else ()

    def own_options(self) -> dict[Seat, set[Named]]:
        """Name what seats alone may choose where a group decides."""
        return own_options(self.question) if self.question else {}

    def blocked(self, seat: Seat) -> list[Blocked]:
        """List what the pending question does not allow a seat, and why."""
        return blocked(self.state, seat, self.question)

    def sequel(self) -> Options | None:
        """The wish for the next game of the series, once this one is over; None where none follows."""
        return None if self.question else self.game.sequel(self.state, self.options)

    def answer(self, seat: Seat, key: str, args: Ids) -> None:
        """Take an answer, or refuse it and change nothing."""
        ask = self.ask(seat)
        if ask is None:
            raise BadInput("not_asked")
        if ask.find(key, args) is None:
            raise BadInput("no_such_option", option=key)
        with self._all_or_nothing():
            self.scenes = []
            self._record(Entry(seat, key, args, forced=False))
            self._settle()

    def undo_point(self, seats: Iterable[Seat], bots: Iterable[Seat] = ()) -> int | None:
        """Tell before which answer the holders of these seats may go back to; None when they may not.

        What bots have answered since holds nobody up. A finished game is final: its cards lie open.
        """
        if self.question is None:
            return None
        held, passed = tuple(seats), tuple(bots)
        for at in range(len(self.journal) - 1, self._base_at - 1, -1):
            entry = self.journal[at]
            if not entry.forced and entry.seat not in passed:
                return at if entry.seat in held else None
        return None

    def undo(self, seats: Iterable[Seat], bots: Iterable[Seat] = ()) -> None:
        """Take back the last answer of these seats, and what bots have answered since."""
        at = self.undo_point(seats, bots)
        if at is None:
            raise BadInput("no_undo")
        kept = self.journal[self._base_at : at]
        del self.journal[self._base_at :]
        self.log = [logged for logged in self.log if logged.at <= self._base_at]
        self.state, self._asked = self.game.clone(self._base), None
        for entry in kept:
            self._record(entry)
        self.scenes = []

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
        return sealed({**data, "fate": written_fate(self.fate)} if self.fate else data)

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
            match._settle()
        except BadInput:
            raise
        except Exception as wrong:  # a state from a file may break any rule
            raise BadInput("save_rules") from wrong
        return match

    @classmethod
    def _read(cls, game: AnyGame, data: dict[str, Any], nature: Nature) -> Match:
        match = cls.__new__(cls)
        match.game, match.options = game, game.check(data["options"])
        match.nature = bound(nature, read_fate(data), len(data["journal"]))
        match.silent, match.scenes, match.followed = frozenset(), [], False
        entries = [decode_entry(entry) for entry in data["journal"]]
        match._base_at = data["snapshot"]["at"]
        match._base = game.blank(match.options)
        decode_state(match._base, data["snapshot"]["state"])
        match.state, match._asked = game.clone(match._base), None
        match.journal = entries[: match._base_at]
        told = [decode_logged(game.declared, logged) for logged in data["log"]]
        match.log = [logged for logged in told if logged.at <= match._base_at]
        for entry in entries[match._base_at :]:
            match._record(entry)
        match.scenes = []
        return match

    @contextmanager
    def _all_or_nothing(self) -> Iterator[None]:
        """Leave everything as it was when an answer fails or is broken off halfway."""
        state, answers, told = self.game.clone(self.state), len(self.journal), len(self.log)
        base, base_at = self._base, self._base_at
        try:
            yield
        except BaseException:
            self.state, self._base, self._base_at, self._asked, self.scenes = state, base, base_at, None, []
            del self.journal[answers:], self.log[told:]
            raise

    def _settle(self) -> None:
        """Answer for nature, and where only one option is left to one seat."""
        while (entry := self._forced()) is not None:
            self._record(entry)

    def _forced(self) -> Entry | None:
        question = self.question
        if question is None:
            return None
        if isinstance(question, Chance):
            return self._drawn(question)
        return only_answer(question, self.silent)

    def _drawn(self, chance: Chance) -> Entry:
        nature = self.nature
        if isinstance(nature, OwnDice):
            if isinstance(chance.outcomes, Roll):
                return Entry(HANDS, chance.key, nature.thrown(chance))
            nature = nature.fate
        outcome = nature.outcome(len(self.journal), chance.outcomes) if isinstance(nature, Fate) else nature(chance)
        return Entry(NATURE, chance.key, outcome)

    def _record(self, entry: Entry) -> None:
        before, question = self.state.reveals, self.question
        self.journal.append(entry)
        self._asked = None
        self._watch(lambda g, look: apply(g, entry, question, look))
        if entry.by_nature or self.state.reveals != before:
            self._base = self.game.clone(self.state)
            self._base_at = len(self.journal)

    def _watch(self, run: Callable[[GameState, Callable[[], None] | None], None]) -> None:
        """Run on and keep what is told; for whoever follows, how the table stands after each step that tells."""
        told: list[Event] = []
        first, self.state.log = len(self.log), told

        def look() -> None:
            if told:
                self._look(first + len(told) - 1)

        try:
            run(self.state, look if self.followed else None)
        finally:
            self.log += [Logged(len(self.journal), event) for event in told]
            self.state.log = None

    def _look(self, line: int) -> None:
        """Keep how the table stands, if this line of the log is news."""
        if not self.scenes or self.scenes[-1].line < line:
            copy = self.game.clone(self.state)
            copy.log = None
            self.scenes.append(Scene(line, copy))


def only_answer(question: Ask | AskAll, silent: frozenset[Seat] = frozenset()) -> Entry | None:
    """The answer where one seat has one option and nobody could wonder; None where somebody must answer, or may act.

    Nobody waits for the silent, who use nothing while others are asked.
    """
    asks = [ask for seat in question.seats if (ask := ask_of(question, seat))]
    first, together = asks[0], len(asks) == 1 or asks[0].is_groups
    if first.private or not together or any([len(ask.options) > 1 for ask in asks]) or {*helpers_of(question)} - silent:
        return None
    return Entry(question.seats[0], first.options[0].key, first.options[0].args, forced=True)


def encode_logged(logged: Logged) -> Json:
    """Write an event of the log as plain data."""
    event = logged.event
    return [logged.at, event.audience, event.key, encode_value(event.args)]


def decode_logged(declared: Declared, data: Any) -> Logged:
    """Read an event of the log."""
    at, audience, key, args = data
    kind = declared.find(EventKind, key)
    return Logged(at, Event(kind, kind.read(decode_ids(args)), audience))


def written_fate(fate: Fate) -> dict[str, Json]:
    """Write a seed, its digest, and from which answer on it counts."""
    return {"digest": fate.digest, "since": fate.since, "seed": fate.seed}


def read_fate(data: dict[str, Any]) -> Fate | None:
    """Read the seed of a save; None where it has none, or keeps it secret until the game is over."""
    match data.get("fate"):
        case {"since": int(since), "seed": str(seed)} if is_seed(seed):
            return Fate(seed, since)
    return None


def bound(nature: Nature, saved: Fate | None, since: int) -> Nature:
    """The seed of a save goes on; a new one counts from the answers on that were given before it was there."""
    if isinstance(nature, OwnDice):
        return nature.bound(saved or Fate(nature.fate.seed, since))
    return saved or (Fate(nature.seed, since) if isinstance(nature, Fate) else nature)


def without_seed(save: dict[str, Any]) -> dict[str, Any]:
    """A save that keeps its seed secret."""
    if "fate" not in save:
        return save
    return sealed({**save, "fate": {name: value for name, value in save["fate"].items() if name != "seed"}})


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
    if sealed(data)["digest"] != data.get("digest") or not set(data) >= set(PARTS):
        raise BadInput("save_damaged")
    if not all([isinstance(data[part], kind) for part, kind in PARTS.items()]):
        raise BadInput("not_a_save")
    return data
