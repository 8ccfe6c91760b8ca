"""The citations: which of the numbered rules of each game a test proves."""

from __future__ import annotations

import argparse
import ast
import json
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from campfire import games
from campfire.kernel.contract import BadInput
from campfire.lab.howto import print_howto
from campfire.ledgers import find_rules, ledger
from campfire.typed import Commands
from campfire.words.lexicon import Lexicon

ROOT = Path(__file__).parents[3]
TESTS = ROOT / "tests"
"""Where the rules are cited; an installed package has none."""
OUTCOMES = ROOT / ".rule-tests.json"
"""Where a test run notes how the tests that cite a rule ended."""


class Coverage(NamedTuple):
    """How far a game's rules are proven."""

    rules: list[str]
    cited: list[str]
    failing: list[str]
    """Cited, but no test that cites it passed in the last run."""

    @property
    def uncited(self) -> list[str]:
        """Rules that no passing test proves."""
        return sorted(set(self.rules) - set(self.cited))

    def summary(self) -> dict[str, int | list[str]]:
        """Say it as plain data."""
        counts: dict[str, int | list[str]] = {"rules": len(self.rules), "cited": len(self.cited)}
        return {**counts, "uncited": self.uncited, "failing": self.failing}


def citations(source: str) -> Iterator[str]:
    """Yield the rules that a test file cites.

    >>> list(citations('@rule("XY-001", "XY-002")\\ndef test(): ...'))
    ['XY-001', 'XY-002']
    """
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Call(func=ast.Name("rule") | ast.Attribute(attr="rule"), args=cited):
                yield from (str(arg.value) for arg in cited if isinstance(arg, ast.Constant))


def cited_rules() -> set[str]:
    """Name the rules of all games that tests cite."""
    return {rule for file in TESTS.glob("**/test_*.py") for rule in citations(file.read_text("utf-8"))}


def coverage(game: str, cited: set[str]) -> Coverage:
    """Compare a game's ledger with what the tests cite."""
    rules = [rule.id for rule in ledger(game)]
    failing = cited & _failing()
    return Coverage(rules, [r for r in rules if r in cited - failing], [r for r in rules if r in failing])


def _failing() -> set[str]:
    noted = json.loads(OUTCOMES.read_text("utf-8")) if OUTCOMES.is_file() else {}
    run = {rule for test in noted.values() for rule in test["rules"]}
    return run - {rule for test in noted.values() if test["passed"] for rule in test["rules"]}


def add_parser(commands: Commands, lexicon: Lexicon) -> None:
    """Describe `campfire rules`."""
    parser = commands.add_parser("rules", help=lexicon.word("cli-rules"))
    parser.add_argument("words", nargs="*", metavar=lexicon.word("cli-word"), help=lexicon.word("rules-words"))
    parser.add_argument("--json", action="store_true", help=lexicon.word("cli-json"))


def run(args: argparse.Namespace, lexicon: Lexicon) -> int:
    """Print rules, or of each game how many there are, how many are cited, and which are not."""
    if args.words in [[game] for game in games.NAMES]:
        return print_game(args.words[0], args.json, lexicon)
    if args.words:
        return print_rules(" ".join(args.words), args.json, lexicon)
    if not TESTS.is_dir():
        return count_rules(args.json, lexicon)
    cited = cited_rules()
    found = {game: coverage(game, cited) for game in games.NAMES}
    if args.json:
        print(json.dumps({game: c.summary() for game, c in found.items()}))
        return 0
    for game, c in found.items():
        print(lexicon.word("rules-line", game=game, rules=len(c.rules), cited=len(c.cited)))
        if c.uncited:
            print(lexicon.word("rules-uncited", rules=", ".join(c.uncited)))
        if c.failing:
            print(lexicon.word("rules-failing", rules=", ".join(c.failing)))
    return 0


def print_rules(words: str, as_json: bool, lexicon: Lexicon) -> int:
    """Print the rules with a number or with some words, in the reader's language."""
    found = [rule for game in games.NAMES for rule in find_rules(game, lexicon.lang, words)]
    if not found:
        raise BadInput("no_rule", words=words)
    if as_json:
        print(json.dumps([rule._asdict() for rule in found], ensure_ascii=False))
        return 0
    for rule in found:
        print(rule.heading, rule.text, sep="\n", end="\n\n")
    return 0


def print_game(game: str, as_json: bool, lexicon: Lexicon) -> int:
    """Print how a game is played, then every rule of it."""
    rules = ledger(game, lexicon.lang)
    if as_json:
        print(json.dumps([rule._asdict() for rule in rules], ensure_ascii=False))
        return 0
    print_howto(game, lexicon)
    for rule in rules:
        print("", rule.heading, rule.text, sep="\n")
    return 0


def count_rules(as_json: bool, lexicon: Lexicon) -> int:
    """Print how many rules each game has, where there are no tests to prove them."""
    counts = {game: len(ledger(game)) for game in games.NAMES}
    if as_json:
        print(json.dumps({game: {"rules": n} for game, n in counts.items()}))
        return 0
    for game, n in counts.items():
        print(lexicon.word("rules-count", game=game, rules=n))
    print(lexicon.word("rules-no_tests"))
    return 0
