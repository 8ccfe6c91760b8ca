"""The ledgers: every rule of a game as a numbered statement, by chapter, in each language.

The English one is the law; the others say the same.
"""

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
    section: str
    """The part of the chapter; nothing where it has none."""
    text: str

    @property
    def heading(self) -> str:
        """Its number and where it stands."""
        return " · ".join(part for part in (self.id, self.chapter, self.section) if part)


@cache
def ledger(game: str, language: str = "en") -> tuple[Rule, ...]:
    """Read the rules of a game; none where it has no ledger."""
    name = f"{game}.md" if language == "en" else f"{language}/{game}.md"
    files = (folder / name for folder in FOLDERS)
    found = next((file for file in files if file.is_file()), None)
    return tuple(rules_in(found.read_text("utf-8"))) if found else ()


def rules_in(text: str) -> list[Rule]:
    """Find the rules in a ledger's text.

    >>> rules_in("## 1. Aim\\n- **PA-020** All win. See **PA-009**.\\n| PA-021 | Board | 1 |\\n")[1]
    Rule(id='PA-021', chapter='1. Aim', section='', text='Board · 1')
    """
    chapter, section, found = "", "", list[Rule]()
    for line in text.splitlines():
        if line.startswith("## "):
            chapter, section = line[3:].strip(), ""
        if line.startswith("### "):
            section = line[4:].strip()
        if match := ENTRY.match(line):
            number, said, row_number, row = match.groups()
            cells = [cell.strip() for cell in (row or "").split("|")]
            told = said if number else " · ".join(cell for cell in cells if cell)
            found.append(Rule(number or row_number, chapter, section, told.strip()))
    return found


def a_number(game: str) -> str:
    """The number of one of a game's rules, to show how they look; nothing where it has no ledger."""
    return next((rule.id for rule in ledger(game)), "")


def find_rules(game: str, language: str, words: str) -> list[Rule]:
    """Find the rules with this number, or with all these words."""
    wanted = words.casefold().split()
    rules = ledger(game, language)
    exact = [rule for rule in rules if [rule.id.casefold()] == wanted]
    return exact or [rule for rule in rules if all(word in rule.text.casefold() for word in wanted)]
