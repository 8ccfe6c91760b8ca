"""`campfire lost`: after a lost game, the answers after which the chance fell most, each a place in the replay."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from campfire import bots
from campfire.bots.falls import Fall, Judge, Place
from campfire.bots.values import value_for
from campfire.kernel.contract import BadInput
from campfire.kernel.engine import pending
from campfire.kernel.question import ask_of
from campfire.terminal import saves
from campfire.terminal.replay import Film
from campfire.typed import Commands
from campfire.words.lexicon import Lexicon


def add_parser(commands: Commands, lexicon: Lexicon) -> None:
    """Describe `campfire lost`."""
    word = lexicon.word
    parser = commands.add_parser("lost", help=word("cli-lost"), description=word("cli-lost-about"))
    parser.add_argument("file", metavar=word("cli-file"), help=word("cli-replay-file"))


def run(args: argparse.Namespace, lexicon: Lexicon) -> int:
    """Look for where a game was lost, and say it in a few lines."""
    film = Film(saves.read(Path(args.file)), lexicon)
    result = film.game.result(film.moments[-1].state)
    if result is None:
        raise BadInput("not_over")
    losers = [seat for seat, standing in enumerate(result.standings) if not standing.won]
    judge = Judge(film.game, value_for(film.game, film.options), bots.make("scout", film.game.name, film.options))
    falls = judge.falls([place for place in places(film) if place.entry.seat in losers])
    print("\n".join(lines(film, falls)) or lexicon.word("lost-nowhere" if losers else "lost-won"))
    return 0


def places(film: Film) -> Iterator[Place]:
    """Every answer of a game, with the position before it."""
    for number, moment in enumerate(film.moments):
        if moment.entry is not None:
            yield Place(number, film.moments[number - 1].state, moment.entry)


def lines(film: Film, falls: list[Fall]) -> Iterator[str]:
    """What to say of each fall: its place in the replay, who answered what, and how the chance fell."""
    for fall in falls:
        entry, g = fall.place.entry, fall.place.state
        question = pending(g)
        ask = ask_of(question, entry.seat) if question else None
        option = ask.find(entry.key, entry.args) if ask else None
        assert option is not None
        about = {"name": film.speech.names[entry.seat], "answer": film.speech.say(option.say(g))}
        lexicon = film.speech.lexicon
        chances = {"before": lexicon.percent(fall.before, 0), "after": lexicon.percent(fall.after, 0)}
        yield film.speech.word("lost-fall", number=fall.place.number, **about, **chances)
