"""Files from outside: read, or refused in a sentence; written whole, or not at all."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from campfire.kernel.contract import BadInput


def read_text(file: str | Path) -> str:
    """Read a file of text, or say why not."""
    try:
        return Path(file).expanduser().read_text("utf-8")
    except FileNotFoundError as wrong:
        raise BadInput("no_such_file", file=str(file)) from wrong
    except (OSError, ValueError) as wrong:
        raise BadInput("cannot_read", file=str(file)) from wrong


def check_place(file: str) -> None:
    """Refuse a place where nothing can be written, before the work and not after it."""
    path = Path(file)
    if path.is_dir() or not os.access(path.parent, os.W_OK) or (path.exists() and not os.access(path, os.W_OK)):
        raise BadInput("cannot_write", file=file)


def write_whole(file: str | Path, text: str) -> None:
    """Write a file beside its place and move it there; the old one stays until the new one is safe on the disk."""
    path = Path(file)
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_synced(draft, text.encode())
        os.replace(draft, path)
        sync_folder(path.parent)
    except OSError as wrong:
        raise BadInput("cannot_write", file=str(file)) from wrong
    finally:
        with suppress(OSError):
            draft.unlink()


def write_synced(file: Path, data: bytes) -> None:
    """Write a file, and wait until the disk has it."""
    out = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o666)
    try:
        while data:
            data = data[os.write(out, data) :]
        os.fsync(out)
    finally:
        os.close(out)


def sync_folder(folder: Path) -> None:
    """Wait until the disk has the names in a folder: a file that was moved is there again after a loss of power."""
    place = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(place)
    finally:
        os.close(place)
