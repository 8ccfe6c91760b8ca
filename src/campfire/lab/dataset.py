"""Positions as a Parquet file: one row for every answer that was a choice, with named columns (docs/study.md)."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from types import ModuleType
from typing import Any

from campfire import games
from campfire.kernel.contract import BadInput
from campfire.lab.notes import Note
from campfire.lab.playing import Plan
from campfire.lab.workers import Keep

FIGURE = "figure_"
"""Before the names of the figures."""
GROUP = 20_000
"""Rows that are written together."""


@contextmanager
def dataset(file: str, plan: Plan, about: dict[str, Any]) -> Iterator[Keep]:
    """A file that takes notes; it stands in its place once it is whole, also where the run was stopped early."""
    arrow = loaded()
    schema = schema_of(arrow, plan, about)
    path = Path(file)
    draft, waiting = path.with_name(f".{path.name}.{os.getpid()}"), list[Note]()
    try:
        with arrow.parquet.ParquetWriter(draft, schema, compression="zstd") as writer:

            def keep(notes: list[Note]) -> None:
                waiting.extend(notes)
                if len(waiting) >= GROUP:
                    write()

            def write() -> None:
                writer.write_table(table_of(arrow, schema, waiting))
                waiting.clear()

            try:
                yield keep
            finally:
                write()
        os.replace(draft, path)
    except OSError as wrong:
        raise BadInput("cannot_write", file=file) from wrong
    finally:
        with suppress(OSError):
            draft.unlink()


def loaded() -> ModuleType:
    """The library that writes such files, if it is installed."""
    try:
        import pyarrow  # type: ignore[import-untyped]  # it has no types
        import pyarrow.parquet  # type: ignore[import-untyped]  # nor has this
    except ModuleNotFoundError as wrong:
        raise BadInput("needs_extra", module="pyarrow", extra="study") from wrong
    module: ModuleType = pyarrow
    return module


def figure_names(plan: Plan) -> list[str]:
    """The names of the figures of a plan's game, in their order."""
    game = games.load(plan.game)
    return [*game.figures(game.view(game.setup(plan.options), 0))]


def schema_of(arrow: Any, plan: Plan, about: dict[str, Any]) -> Any:
    """The columns, and beside them what was played."""
    fixed = [
        ("game", arrow.int64()),
        ("part", arrow.int32()),
        ("step", arrow.int32()),
        ("seat", arrow.int8()),
        ("bot", arrow.string()),
        ("horizon", arrow.int32()),
        ("question", arrow.string()),
        ("options", arrow.list_(arrow.string())),
        ("chosen", arrow.int32()),
        ("choice", arrow.string()),
    ]
    figures = [(FIGURE + name, arrow.float32()) for name in figure_names(plan)]
    ends = [
        ("won", arrow.bool_()),
        ("place", arrow.int8()),
        ("score", arrow.int32()),
        ("cause", arrow.string()),
        ("ending", arrow.string()),
    ]
    return arrow.schema([*fixed, *figures, *ends], {"campfire": json.dumps({**about, "bots": plan.bots})})


def table_of(arrow: Any, schema: Any, notes: Sequence[Note]) -> Any:
    """Notes as rows of a table."""
    bots = json.loads(schema.metadata[b"campfire"])["bots"]
    columns = zip(*[row_of(note, bots) for note in notes], strict=True) if notes else [[] for _ in schema]
    arrays = [arrow.array(column, field.type) for column, field in zip(columns, schema, strict=True)]
    return arrow.Table.from_arrays(arrays, schema=schema)


def row_of(note: Note, bots: Sequence[str]) -> list[Any]:
    """One row, in the order of the columns."""
    seen, own = note.seen, note.result.standings[note.seen.seat]
    bot = bots[seen.seat % len(bots)]
    head = [note.game, note.part, note.step, seen.seat, bot, seen.horizon, seen.question, seen.options]
    chosen = [seen.chosen, seen.options[seen.chosen]]
    return [*head, *chosen, *seen.figures, own.won, own.place, own.score, own.cause, note.result.cause]
