"""How a game is played, in a few steps: what is read before its ledger."""

from __future__ import annotations

import argparse
import textwrap
from collections.abc import Iterator
from itertools import count, takewhile

from campfire import games
from campfire.kernel.contract import BadInput
from campfire.typed import Commands
from campfire.words.lexicon import Lexicon

WIDTH = 88


def add_parser(commands: Commands, lexicon: Lexicon) -> None:
    """Describe `campfire howto`."""
    parser = commands.add_parser("howto", help=lexicon.word("cli-howto"))
    parser.add_argument("game", metavar=lexicon.word("cli-game-word"), help=", ".join(games.NAMES))


def run(args: argparse.Namespace, lexicon: Lexicon) -> int:
    """Print how to play a game."""
    if args.game not in games.NAMES:
        raise BadInput("unknown_game", name=args.game, known=", ".join(games.NAMES))
    print_howto(args.game, lexicon)
    return 0


def steps(game: str, lexicon: Lexicon) -> Iterator[tuple[str, str]]:
    """The name of each step, and what is done in it."""
    words = lexicon.about(game)
    for n in takewhile(lambda n: words.has(f"howto-{n}"), count(1)):
        yield words.word(f"howto-{n}-name"), words.word(f"howto-{n}")


def print_howto(game: str, lexicon: Lexicon) -> None:
    """Print the steps, and where to read on."""
    print(lexicon.about(game).word(f"game-{game}"), end="\n\n")
    for n, (name, text) in enumerate(steps(game, lexicon), 1):
        print(f"{n}. {name}")
        print(textwrap.fill(text, WIDTH, initial_indent="   ", subsequent_indent="   "), end="\n\n")
    print(lexicon.word("howto-further"))
