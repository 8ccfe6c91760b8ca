"""The ledgers: every rule of a game as a numbered statement, by chapter."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

PACKAGE = Path(__file__).parent
FOLDERS = (PACKAGE / "docs" / "rules", PACKAGE.parents[1] / "docs" / "rules")
"""In an installed package, and in a clone."""

ENTRY = re.compile(r"^(?:- \*\*([A-Z]{2}-\d{3})\*\*\s*(.*)|\|\s*([A-Z]{2}-\d{3})\s*\|(.*)\|)\s*$")
"""A rule is a line of a list or a row of a table."""


class Rule(NamedTuple):
    """One rule of a ledger."""

    id: str
    chapter: str
    text: str


@cache
def ledger(game: str) -> tuple[Rule, ...]:
    """Read the rules of a game; none where it has no ledger."""
    files = (folder / f"{game}.md" for folder in FOLDERS)
    found = next((file for file in files if file.is_file()), None)
    return tuple(rules_in(found.read_text("utf-8"))) if found else ()


def rules_in(text: str) -> list[Rule]:
    """Find the rules in a ledger's text.

    >>> rules_in("## 1. Aim\\n- **PA-020** All win. See **PA-009**.\\n| PA-021 | Board | 1 |\\n")[1]
    Rule(id='PA-021', chapter='1. Aim', text='Board · 1')
    """
    chapter, found = "", list[Rule]()
    for line in text.splitlines():
        if line.startswith("## "):
            chapter = line[3:].strip()
        if match := ENTRY.match(line):
            number, said, row_number, row = match.groups()
            cells = [cell.strip() for cell in (row or "").split("|")]
            told = said if number else " · ".join(cell for cell in cells if cell)
            found.append(Rule(number or row_number, chapter, told.strip()))
    return found
