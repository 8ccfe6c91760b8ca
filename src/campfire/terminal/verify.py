"""`campfire verify`: prove from the file of a finished game that its chance follows from the seed it was bound to."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from campfire import games
from campfire.kernel.contract import AnyGame, BadInput, Options
from campfire.kernel.engine import advance, pending
from campfire.kernel.fate import Fate, is_seed
from campfire.kernel.journal import Entry, apply, decode_entry
from campfire.kernel.match import check_save, read_fate
from campfire.kernel.question import Chance
from campfire.terminal import saves
from campfire.typed import Commands
from campfire.words.lexicon import Lexicon


class Draw(NamedTuple):
    """One answer of chance: its place in the journal, what it decided, whether people threw it, whether it follows."""

    place: int
    key: str
    thrown: bool
    """Whether it was told from dice of people's own, so that no seed has a say."""
    follows: bool
    """Whether it follows from the seed."""


def add_parser(commands: Commands, lexicon: Lexicon) -> None:
    """Describe `campfire verify`."""
    word = lexicon.word
    parser = commands.add_parser("verify", help=word("cli-verify"), description=word("cli-verify-about"))
    parser.add_argument("file", metavar=word("cli-file"), help=word("cli-replay-file"))
    parser.add_argument("--digest", metavar="SHA256", type=digest, help=word("cli-verify-digest"))


def digest(word: str) -> str:
    """Read a digest, or say how one looks."""
    typed = word.strip().casefold()
    if not is_seed(typed):
        raise BadInput("not_a_digest", word=word[:64])
    return typed


def run(args: argparse.Namespace, lexicon: Lexicon) -> int:
    """Draw everything again; 1 if something does not follow from the seed that was promised."""
    data = check_save(saves.read(Path(args.file)).match)
    fate = read_fate(data)
    if "fate" in data and fate is None:
        raise BadInput("seed_secret")
    found = draws(data, fate)
    drawn = [draw for draw in found if not draw.thrown]
    covered = [draw for draw in drawn if fate and draw.place >= fate.since]
    if fate:
        tell_covered(fate, covered, lexicon, promised=args.digest)
    if thrown := len(found) - len(drawn):
        print(lexicon.word("verify-thrown", n=thrown))
    if told := len(drawn) - len(covered):
        print(lexicon.word("verify-told", n=told))
    is_other = args.digest is not None and (fate is None or fate.digest != args.digest)
    return int(is_other or not all([draw.follows for draw in covered]))


def tell_covered(fate: Fate, covered: list[Draw], lexicon: Lexicon, promised: str | None) -> None:
    """Say which draws follow from the seed, and what the seed is compared with."""
    print(lexicon.word("verify-digest", digest=fate.digest))
    if promised is None:
        print(lexicon.word("verify-compare"))
    elif promised != fate.digest:
        print(lexicon.word("verify-other_digest", digest=promised))
    wrong = [draw for draw in covered if not draw.follows]
    for draw in wrong:
        print(lexicon.word("verify-not", place=draw.place, what=draw.key))
    if not wrong:
        print(lexicon.word("verify-all", n=len(covered)))


def draws(data: dict[str, Any], fate: Fate | None) -> list[Draw]:
    """Play the journal from the start, and draw beside it."""
    game: AnyGame = games.load(data["game"])
    try:
        entries = [decode_entry(entry) for entry in data["journal"]]
        return [*drawn_again(game, game.check(data["options"]), entries, fate)]
    except BadInput:
        raise
    except Exception as wrong:  # answers from a file may break any rule
        raise BadInput("save_rules") from wrong


def drawn_again(game: AnyGame, options: Options, entries: list[Entry], fate: Fate | None) -> Iterator[Draw]:
    """Each answer of chance, beside what the seed says."""
    g = game.setup(options)
    advance(g)
    for place, entry in enumerate(entries):
        question = pending(g)
        if isinstance(question, Chance):
            follows = fate is not None and fate.outcome(place, question.outcomes) == entry.outcome
            yield Draw(place, question.key, entry.by_hand, follows)
        apply(g, entry, question)
