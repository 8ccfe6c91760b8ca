"""Saved games: files in the user's data folder, written whole or not at all."""

from __future__ import annotations

import json
from datetime import datetime
from pathlib import Path
from typing import Any, NamedTuple

import platformdirs

from campfire.files import read_text, write_whole
from campfire.kernel.contract import BadInput


class Save(NamedTuple):
    """A match as saved, who sat where, and whether it is over."""

    match: Any
    seats: list[str]
    over: bool
    deal: str = ""
    """The word that names its deal, where others can play it too."""
    own_dice: bool = False
    """Whether people throw dice of their own."""


def folder() -> Path:
    """Where the games of this user are kept."""
    return platformdirs.user_data_path("campfire", appauthor=False) / "games"


def new_file(game: str) -> Path:
    """Name a file for a new game that does not exist yet."""
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    names = (f"{stem}{end}.json" for end in ("", *(f"-{n}" for n in range(2, 1000))))
    return next(folder() / name for name in names if not (folder() / name).exists())


def write(file: Path, save: Save) -> None:
    """Write a save; the file holds the old one until the new one is whole."""
    write_whole(file, json.dumps(save._asdict(), ensure_ascii=False))


def read(file: Path) -> Save:
    """Read a save of the table, or the bare save of a match."""
    try:
        data = json.loads(read_text(file))
    except (ValueError, RecursionError) as wrong:
        raise BadInput("not_a_save") from wrong
    match data:
        case {"match": saved, "seats": [*seats], "over": bool(over)} if all(isinstance(s, str) for s in seats):
            deal = data.get("deal", "")
            return Save(saved, seats, over, deal if isinstance(deal, str) else "", data.get("own_dice") is True)
        case {"match": _}:
            raise BadInput("not_a_save")
    return Save(data, [], False)


def left_at(file: Path) -> float:
    """When a game was left; one that has just gone was left long ago."""
    try:
        return file.stat().st_mtime
    except OSError:
        return 0.0


def latest(game: str) -> Path:
    """Find what was left last and is not over; with the name of a game, the last of these."""
    files = sorted(folder().glob(f"{game}*.json"), key=left_at, reverse=True)
    for file in files:
        try:
            if not read(file).over:
                return file
        except BadInput:
            continue
    raise BadInput("no_saves")
