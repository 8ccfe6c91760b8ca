"""Results on disk: a file is there whole or not at all."""

from __future__ import annotations

import os
from pathlib import Path

from campfire.kernel.contract import BadInput


def check_place(file: str) -> None:
    """Refuse a place where nothing can be written, before the work and not after it."""
    path = Path(file)
    if path.is_dir() or not os.access(path.parent, os.W_OK) or (path.exists() and not os.access(path, os.W_OK)):
        raise BadInput("cannot_write", file=file)


def write_whole(file: str, text: str) -> None:
    """Write a file beside its place and move it there."""
    path = Path(file)
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        draft.write_text(text, "utf-8")
        draft.replace(path)
    except OSError:
        draft.unlink(missing_ok=True)
        raise BadInput("cannot_write", file=file) from None
