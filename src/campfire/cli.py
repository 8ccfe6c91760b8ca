"""The `campfire` command: reads the words typed, hands them on, and answers bad ones in a sentence."""

from __future__ import annotations

import argparse
import errno
import io
import os
import sys
import traceback
from collections.abc import Iterable, Sequence
from contextlib import suppress
from importlib import import_module
from itertools import zip_longest
from pathlib import Path
from types import ModuleType
from typing import Any, NoReturn

import platformdirs

from campfire import games
from campfire.files import write_whole
from campfire.kernel.contract import BadInput
from campfire.typed import spelled_out
from campfire.words.language import OWN_NAMES, spoken, wished
from campfire.words.lexicon import Lexicon

COMMANDS = {
    "play": "campfire.terminal.play",
    "serve": "campfire.table.serve",
    "soak": "campfire.table.soak.command",
    "replay": "campfire.terminal.replay",
    "lost": "campfire.terminal.lost",
    "verify": "campfire.terminal.verify",
    "simulate": "campfire.lab.simulate",
    "train": "campfire.lab.train",
    "howto": "campfire.lab.howto",
    "rules": "campfire.lab.citations",
    "content": "campfire.lab.catalogue",
    "bench": "campfire.lab.bench",
    **games.commands(),
}
"""Each command and the module that gives its `add_parser(commands, lexicon)` and `run(args, lexicon)`."""
BROKEN = 70
"""What the command returns when Campfire itself is at fault."""


CHOOSING = ("play", "simulate")
"""The commands that lay a game."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; bad input is one sentence on the error stream and exit code 2."""
    typed = list(sys.argv[1:] if argv is None else argv)
    lexicon = Lexicon(spoken(os.environ))
    make_streams_ready()
    try:
        lexicon = Lexicon(wished(language_wish(typed), os.environ))
        code = obey(typed, lexicon)
        sys.stdout.flush()
        return code
    except BadInput as bad:
        print(voice(lexicon, bad.phrase.key).say(bad.phrase), file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        leave_output()
        return 1
    except Exception as wrong:
        if isinstance(wrong, OSError) and wrong.errno == errno.ENOSPC:
            leave_output()
            print(lexicon.word("cli-no_room"), file=sys.stderr)
            return 2
        print(lexicon.word("cli-broken", file=str(note_failure())), file=sys.stderr)
        return BROKEN


def leave_output() -> None:
    """Let what nobody can read or keep go nowhere, at the end of the process, too."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def note_failure() -> Path:
    """Write down what broke, for a report; give the file."""
    file = platformdirs.user_data_path("campfire", appauthor=False) / "failure.txt"
    with suppress(BadInput):
        write_whole(file, traceback.format_exc())
    return file


def voice(lexicon: Lexicon, key: str) -> Lexicon:
    """Find whoever has words for a key: all games together, or the one it comes from."""
    voices = (lexicon, *(lexicon.about(game) for game in games.NAMES))
    return next((voice for voice in voices if voice.has(key)), lexicon)


def language_wish(typed: Sequence[str]) -> str | None:
    """Find the language asked for, wherever it stands on the line.

    >>> language_wish(["play", "--lang", "it"]), language_wish(["--lang=ru"]), language_wish(["play"])
    ('it', 'ru', None)
    """
    for word, following in zip_longest(typed, typed[1:]):
        if word == "--lang":
            return following
        if word.startswith("--lang="):
            return word.removeprefix("--lang=")
    return None


def obey(typed: list[str], lexicon: Lexicon) -> int:
    """Read the command and run it; without one, show the help page."""
    parser = speaking_parser(lexicon)(prog="campfire", description=lexicon.word("cli-about"))
    commands = parser.add_subparsers(
        dest="command", metavar=lexicon.word("cli-command"), title=lexicon.word("cli-commands")
    )
    name = next((word for word in typed if word in COMMANDS), "")
    typed = choices_spelled_out(typed) if name in CHOOSING else typed
    for other in COMMANDS:
        if other == name:
            module_of(name, typed).add_parser(commands, lexicon)
        else:
            commands.add_parser(other, help=voice(lexicon, f"cli-{other}").word(f"cli-{other}"))
    args = read(parser, typed, f"campfire {name}".strip())
    if args.command is None:
        parser.print_help()
        return 0
    return int(module_of(args.command, typed).run(args, lexicon))


def choices_spelled_out(typed: list[str]) -> list[str]:
    """What the game named on the line lets one choose may be typed as options of the command."""
    game = next((word for word in typed if word in games.NAMES), None)
    return spelled_out(typed, games.load(game).choices) if game else typed


def module_of(name: str, typed: Sequence[str]) -> ModuleType:
    """Load the module of a command; the bench of the table stands with the table."""
    return import_module("campfire.table.bench" if name == "bench" and "table" in typed else COMMANDS[name])


def read(parser: argparse.ArgumentParser, typed: list[str], command: str) -> argparse.Namespace:
    """Read the line, or say which word is wrong."""
    try:
        args, unknown = parser.parse_known_args(typed)
    except argparse.ArgumentError as wrong:
        if command == parser.prog and not typed[0].startswith("-"):
            raise BadInput("unknown_command", word=typed[0], known=", ".join(COMMANDS)) from wrong
        raise BadInput("bad_option", option=str(wrong.argument_name), command=command) from wrong
    if unknown:
        raise BadInput("unknown_argument", word=unknown[0], command=command)
    return args


class Help(argparse.HelpFormatter):
    """Help pages with headings in the reader's language."""

    lexicon: Lexicon

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        ours = self.lexicon.word("cli-usage") + " "
        super().add_usage(usage, actions, groups, ours if prefix is None else prefix)

    def start_section(self, heading: str | None) -> None:
        ours = {"positional arguments": "cli-words", "options": "cli-options"}.get(heading or "")
        super().start_section(self.lexicon.word(ours) if ours else heading)


def speaking_parser(lexicon: Lexicon) -> type[argparse.ArgumentParser]:
    """Make the parser class whose pages are in one language and which refuses in one sentence."""

    class SpeakingHelp(Help):
        pass

    SpeakingHelp.lexicon = lexicon

    class SpeakingParser(argparse.ArgumentParser):
        def __init__(self, **settings: Any) -> None:
            settings |= {"add_help": False, "allow_abbrev": False, "exit_on_error": False}
            super().__init__(formatter_class=SpeakingHelp, **settings)
            self.add_argument("-h", "--help", action="help", help=lexicon.word("cli-help"))
            self.add_argument("--lang", metavar="|".join(OWN_NAMES), help=lexicon.word("cli-lang"))

        def error(self, message: str) -> NoReturn:
            raise BadInput("usage", command=self.prog)

    return SpeakingParser


def make_streams_ready() -> None:
    """Fill the places of closed streams, and let no letter that a stream does not know stop anything."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode))  # noqa: SIM115 (it stays open for the whole run)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
