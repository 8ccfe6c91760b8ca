"""`campfire box CODE`: what is in a box, and whether it meets every demand."""

from __future__ import annotations

import argparse
import json

from campfire.games.discover.box import box_of, summary
from campfire.games.discover.codes import normal
from campfire.games.discover.demands import prove
from campfire.typed import Commands
from campfire.words.lexicon import Lexicon


def add_parser(commands: Commands, lexicon: Lexicon) -> None:
    """Describe `campfire box`."""
    word = lexicon.about("discover").word
    parser = commands.add_parser("box", help=word("cli-box"), description=word("cli-box-about"))
    parser.add_argument("code", nargs="?", default="", metavar=word("cli-box-code"), help=word("cli-box-code-help"))
    parser.add_argument("--check", action="store_true", help=word("cli-box-check"))
    parser.add_argument("--json", action="store_true", help=lexicon.word("cli-json"))


def run(args: argparse.Namespace, lexicon: Lexicon) -> int:
    """Show a box without giving anything away, or prove it demand by demand."""
    box = box_of(normal(args.code))
    faults = prove(box) if args.check else {}
    found = {**summary(box), **({"faults": faults} if args.check else {})}
    if args.json:
        print(json.dumps(found, ensure_ascii=False))
    elif args.check:
        print_proof(box.code, faults, lexicon.about("discover"))
    else:
        print_box(found, lexicon.about("discover"))
    return 1 if any(faults.values()) else 0


def print_box(found: dict[str, object], words: Lexicon) -> None:
    """The box in words."""
    regions, people = found["regions"], found["characters"]
    counts = found["counts"]
    assert isinstance(regions, list)
    assert isinstance(people, list)
    assert isinstance(counts, dict)
    first, second = (words.word(f"region-{name}") for name in regions)
    print(words.word("box-is", code=str(found["code"]), first=first, second=second))
    print(words.word("box-characters", names=", ".join(words.word(f"card-{name}") for name in people)))
    for name, n in counts.items():
        print(f"  {words.word(f'box-count-{name}')}: {n}")


def print_proof(code: str, faults: dict[str, list[str]], words: Lexicon) -> None:
    """Each demand, and what is wrong."""
    print(words.word("box-proof", code=code))
    for name, wrong in faults.items():
        verdict = words.word("box-failed", why="; ".join(wrong)) if wrong else words.word("box-met")
        print(f"  {words.word(f'box-demand-{name}')}: {verdict}")
