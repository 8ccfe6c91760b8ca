"""Files from outside: read, or refused in a sentence; written whole, or not at all."""

from __future__ import annotations

import os
from pathlib import Path
from tempfile import NamedTemporaryFile

from campfire.kernel.contract import BadInput


def read_text(file: str | Path) -> str:
    """Read a file of text, or say why not."""
    try:
        return Path(file).expanduser().read_text("utf-8")
    except FileNotFoundError as wrong:
        raise BadInput("no_such_file", file=str(file)) from wrong
    except (OSError, ValueError) as wrong:
        raise BadInput("cannot_read", file=str(file)) from wrong


def write_whole(file: Path, text: str) -> None:
    """Write a file; the old one stays until the new one is safe on the disk."""
    draft = None
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with NamedTemporaryFile("w", dir=file.parent, prefix=f".{file.name}.", delete=False, encoding="utf-8") as out:
            draft = Path(out.name)
            out.write(text)
            out.flush()
            os.fsync(out.fileno())
        draft.replace(file)
    except OSError as wrong:
        raise BadInput("cannot_write", file=str(file)) from wrong
    finally:
        if draft:
            draft.unlink(missing_ok=True)
