"""Power loss below the write: whatever was not synced may be gone, and nothing that was acknowledged is.

What SQLite writes and syncs is recorded by a thin layer around its file system; what the terminal does with saves, by
one around `os`. The trace is cut off everywhere, and of what was not synced nothing, everything or anything is left.
"""

from __future__ import annotations

import ctypes
import ctypes.util
import json
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, Literal, NamedTuple

import pytest

from campfire import files
from campfire.kernel.fate import Fate
from campfire.kernel.match import Match
from campfire.table.founding import begin, found
from campfire.table.play import Play
from campfire.table.protocol.http import SeatWish, Settings
from campfire.table.store.database import open_engine, parse_url, upgrade
from campfire.table.store.rows import Draft
from campfire.table.store.store import Store
from campfire.terminal import saves
from tests.contract.toy import TOY
from tests.table.games import load

SECTOR = 512


class Done(NamedTuple):
    """Something that was done to a disk, or acknowledged to somebody."""

    kind: Literal["write", "truncate", "sync", "delete", "rename", "sync folder", "acknowledge"]
    name: str
    at: int = 0
    data: bytes = b""
    to: str = ""


Trace = list[Done]


class Disk:
    """A disk on which only what was synced is sure; of the rest a part is left, as chance will have it."""

    def __init__(self, random: Random, share: float) -> None:
        self.random = random
        self.share = share
        self.synced: dict[str, bytes] = {}
        self.waiting: list[Done] = []

    def do(self, done: Done) -> None:
        """Do it; a sync makes everything sure that was done to the file."""
        if done.kind == "sync":
            self._settle([d for d in self.waiting if d.name == done.name and d.kind in ("write", "truncate")])
        elif done.kind == "sync folder":
            self._settle([d for d in self.waiting if d.kind in ("rename", "delete")])
        elif done.kind != "acknowledge":
            self.waiting.append(done)

    def _settle(self, some: Trace) -> None:
        for done in some:
            self.waiting.remove(done)
            self._apply(done, 1.0)

    def _apply(self, done: Done, share: float) -> None:
        if done.kind == "rename" and done.name in self.synced:
            if self.random.random() < share:
                self.synced[done.to] = self.synced.pop(done.name)
        elif done.kind == "delete" and self.random.random() < share:
            self.synced.pop(done.name, None)
        elif done.kind == "truncate" and self.random.random() < share:
            self.synced[done.name] = self.synced.get(done.name, b"")[: done.at].ljust(done.at, b"\0")
        elif done.kind == "write":
            for start in range(0, len(done.data), SECTOR):
                if self.random.random() < share:
                    self._put(done.name, done.at + start, done.data[start : start + SECTOR])

    def _put(self, name: str, at: int, data: bytes) -> None:
        old = self.synced.get(name, b"").ljust(at, b"\0")
        self.synced[name] = old[:at] + data + old[at + len(data) :]

    def lose_power(self, folder: Path) -> None:
        """Write down what is left."""
        for done in self.waiting:
            self._apply(done, self.share)
        for name, data in self.synced.items():
            (folder / name).write_bytes(data)


def crashes(trace: Trace, folder: Path) -> Iterator[tuple[Path, list[str]]]:
    """Every prefix, with nothing, all and some of what was not synced: what is left, and what was acknowledged."""
    for length in range(len(trace) + 1):
        for share in (0.0, 1.0, 0.5):
            disk = Disk(Random(f"{length} {share}"), share)
            for done in trace[:length]:
                disk.do(done)
            left = folder / f"{length}-{share}"
            left.mkdir()
            disk.lose_power(left)
            yield left, [done.name for done in trace[:length] if done.kind == "acknowledge"]


POINTER = ctypes.c_void_p
OPEN = ctypes.CFUNCTYPE(ctypes.c_int, POINTER, ctypes.c_char_p, POINTER, ctypes.c_int, POINTER)
WRITE = ctypes.CFUNCTYPE(ctypes.c_int, POINTER, POINTER, ctypes.c_int, ctypes.c_int64)
TRUNCATE = ctypes.CFUNCTYPE(ctypes.c_int, POINTER, ctypes.c_int64)
SYNC = ctypes.CFUNCTYPE(ctypes.c_int, POINTER, ctypes.c_int)
DELETE = ctypes.CFUNCTYPE(ctypes.c_int, POINTER, ctypes.c_char_p, ctypes.c_int)
VFS_WORDS, VFS_NAME, VFS_OPEN, VFS_DELETE = 24, 3, 5, 6
METHODS, METHOD_WRITE, METHOD_TRUNCATE, METHOD_SYNC = 19, 3, 4, 5


class Recorder:
    """A file system for SQLite that does what the usual one does, and writes it down."""

    def __init__(self, library: Any) -> None:
        self.trace: Trace = []
        self.library = library
        library.sqlite3_vfs_find.restype = POINTER
        usual = library.sqlite3_vfs_find(None)
        self.words = (POINTER * VFS_WORDS).from_buffer_copy((POINTER * VFS_WORDS).from_address(usual))
        self._open = OPEN(self.words[VFS_OPEN] or 0)
        self._delete = DELETE(self.words[VFS_DELETE] or 0)
        self._kept: list[Any] = [ctypes.create_string_buffer(b"recording"), OPEN(self.open), DELETE(self.delete)]
        self.words[VFS_NAME] = ctypes.addressof(self._kept[0])
        self.words[VFS_OPEN] = ctypes.cast(self._kept[1], POINTER).value
        self.words[VFS_DELETE] = ctypes.cast(self._kept[2], POINTER).value

    def __enter__(self) -> Recorder:
        assert self.library.sqlite3_vfs_register(ctypes.byref(self.words), 1) == 0
        return self

    def __exit__(self, *_: object) -> None:
        self.library.sqlite3_vfs_unregister(ctypes.byref(self.words))

    def open(self, vfs: int, name: bytes | None, file: int, flags: int, out: int) -> int:
        code = int(self._open(vfs, name, file, flags, out))
        if code == 0 and name:
            slot = POINTER.from_address(file)
            methods = (POINTER * METHODS).from_buffer_copy((POINTER * METHODS).from_address(slot.value or 0))
            self._watch(methods, os.path.basename(name.decode()))
            slot.value = ctypes.addressof(methods)
        return code

    def _watch(self, methods: Any, name: str) -> None:
        write, cut, sync = (
            WRITE(methods[METHOD_WRITE]), TRUNCATE(methods[METHOD_TRUNCATE]), SYNC(methods[METHOD_SYNC]),
        )  # fmt: skip

        def on_write(file: int, data: int, size: int, at: int) -> int:
            self.trace.append(Done("write", name, at, ctypes.string_at(data, size)))
            return int(write(file, data, size, at))

        def on_truncate(file: int, size: int) -> int:
            self.trace.append(Done("truncate", name, size))
            return int(cut(file, size))

        def on_sync(file: int, flags: int) -> int:
            self.trace.append(Done("sync", name))
            return int(sync(file, flags))

        watched = (WRITE(on_write), TRUNCATE(on_truncate), SYNC(on_sync))
        for place, method in zip((METHOD_WRITE, METHOD_TRUNCATE, METHOD_SYNC), watched, strict=True):
            methods[place] = ctypes.cast(method, POINTER).value
        self._kept += [methods, *watched]

    def delete(self, vfs: int, name: bytes, sync_folder: int) -> int:
        self.trace.append(Done("delete", os.path.basename(name.decode())))
        if sync_folder:
            self.trace.append(Done("sync folder", ""))
        return int(self._delete(vfs, name, sync_folder))


def first_answer(match: Match) -> tuple[int, str, Any]:
    seat = match.seats()[0]
    ask = match.ask(seat)
    assert ask is not None
    return seat, ask.options[0].key, ask.options[0].args


def played_on_a_table(folder: Path, recorder: Recorder, answers: int) -> str:
    """Play at a table; each answer is acknowledged when the store has it. Gives the id of the table."""
    engine = open_engine(parse_url(f"sqlite:///{folder}/tables.db"))
    upgrade(engine)
    store, seats = Store(engine, "test"), [SeatWish(kind="here")]
    new = found(begin(TOY, {}, seats), seats, Settings())
    store.create(new.row, new.change)
    recorder.trace.append(Done("acknowledge", str(new.row.length)))
    loaded = store.load(new.row.id)
    assert loaded is not None
    play = Play.read(*loaded, load)
    for _ in range(answers):
        seat, key, args = first_answer(play.match)
        number = play.number(seat)
        assert number is not None
        change = play.answer(seat, number, key, args)
        store.record_all([Draft(new.row.id, play.row.version, change)])
        play.written(change)
        recorder.trace.append(Done("acknowledge", str(len(play.match.journal))))
    engine.dispose()
    return new.row.id


def stored(folder: Path, table: str) -> int:
    """How many answers a table has on a disk that lost its power; the database must be whole."""
    if not (folder / "tables.db").exists():
        return 0
    with sqlite3.connect(folder / "tables.db") as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        if not connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'journal'").fetchone():
            return 0
        query = "SELECT count(*) FROM journal WHERE table_id = ?"
        return int(connection.execute(query, (table,)).fetchone()[0])


def test_no_acknowledged_answer_is_lost_with_the_power(tmp_path: Path) -> None:
    library = ctypes.util.find_library("sqlite3")
    if library is None:
        pytest.skip("SQLite is part of Python here; its files cannot be watched")
    (tmp_path / "real").mkdir()
    (tmp_path / "crashed").mkdir()
    with Recorder(ctypes.CDLL(library)) as recorder:
        table = played_on_a_table(tmp_path / "real", recorder, 6)
    trace = recorder.trace
    assert {"write", "sync", "acknowledge"} <= {done.kind for done in trace}
    first = next(n for n, done in enumerate(trace) if done.kind == "acknowledge")
    tried = 0
    for left, acknowledged in crashes(trace, tmp_path / "crashed"):
        if int(left.name.split("-")[0]) < first - 20 and tried % 9:
            tried += 1
            continue
        tried += 1
        assert stored(left, table) >= int(acknowledged[-1] if acknowledged else 0), left.name
    assert tried > 100


def test_a_disk_that_forgets_would_be_noticed(tmp_path: Path) -> None:
    """Without its syncs the same trace loses answers, or the database."""
    library = ctypes.util.find_library("sqlite3")
    if library is None:
        pytest.skip("SQLite is part of Python here; its files cannot be watched")
    (tmp_path / "real").mkdir()
    (tmp_path / "crashed").mkdir()
    with Recorder(ctypes.CDLL(library)) as recorder:
        table = played_on_a_table(tmp_path / "real", recorder, 1)
    trace = [done for done in recorder.trace if done.kind != "sync"]
    disk = Disk(Random(1), 0.0)
    for done in trace:
        disk.do(done)
    disk.lose_power(tmp_path / "crashed")
    assert stored(tmp_path / "crashed", table) == 0


def watched_os(trace: Trace) -> SimpleNamespace:
    """`os`, as far as saves use it, with a record of what is done."""
    names: dict[int, str] = {}
    places: dict[int, int] = {}

    def open_(path: Any, flags: int, *mode: int) -> int:
        file = os.open(path, flags, *mode)
        names[file], places[file] = "" if os.path.isdir(path) else os.path.basename(path), 0
        if flags & os.O_TRUNC:
            trace.append(Done("truncate", names[file], 0))
        return file

    def write(file: int, data: bytes) -> int:
        size = os.write(file, data)
        trace.append(Done("write", names[file], places[file], bytes(data[:size])))
        places[file] += size
        return size

    def fsync(file: int) -> None:
        os.fsync(file)
        trace.append(Done("sync", names[file]) if names[file] else Done("sync folder", ""))

    def replace(one: Any, other: Any) -> None:
        os.replace(one, other)
        trace.append(Done("rename", os.path.basename(one), to=os.path.basename(other)))

    return SimpleNamespace(**{**vars(os), "open": open_, "write": write, "fsync": fsync, "replace": replace})


def test_no_save_is_half_written_and_none_is_lost_with_the_power(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "real").mkdir()
    (tmp_path / "crashed").mkdir()
    trace: Trace = []
    monkeypatch.setattr(files, "os", watched_os(trace))
    match = Match(TOY, TOY.check({"players": 2}), Fate("ab" * 32))
    for _ in range(6):
        saves.write(tmp_path / "real" / "game.json", saves.Save(match.save(), ["me", "me"], False))
        trace.append(Done("acknowledge", str(len(match.journal))))
        match.answer(*first_answer(match))
    assert {"write", "sync", "rename", "acknowledge"} <= {done.kind for done in trace}
    for left, acknowledged in crashes(trace, tmp_path / "crashed"):
        if not (left / "game.json").exists():
            assert acknowledged == []
            continue
        journal = json.loads((left / "game.json").read_text())["match"]["journal"]
        again = Match.load(saves.read(left / "game.json").match, lambda name: TOY, Fate.new())
        assert len(again.journal) >= len(journal) >= int(acknowledged[-1] if acknowledged else 0)
