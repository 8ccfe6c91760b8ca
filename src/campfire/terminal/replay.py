"""`campfire replay`: steps through a saved game from its journal."""

from __future__ import annotations

import argparse
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import NamedTuple

from rich.text import Text

from campfire import games
from campfire.kernel.contract import AnyGame, BadInput, GameState, Options, View
from campfire.kernel.declared import Event
from campfire.kernel.journal import Entry, decode_entry, replay
from campfire.kernel.match import check_save
from campfire.terminal import saves
from campfire.terminal.pictures import description, picture
from campfire.terminal.pictures.sections import Cards
from campfire.terminal.screen import Left, Screen, is_plain, letter
from campfire.terminal.seating import PERSON, read_sitters
from campfire.terminal.speech import Speech
from campfire.typed import Commands
from campfire.words.lexicon import Lexicon


class Moment(NamedTuple):
    """The table after an answer, and what the answer brought about."""

    entry: Entry | None
    state: GameState
    events: list[Event]


class Film:
    """All moments of a saved game at which somebody had decided."""

    def __init__(self, save: saves.Save, lexicon: Lexicon) -> None:
        data = check_save(save.match)
        self.game: AnyGame = games.load(data["game"])
        self.options: Options = self.game.check(data["options"])
        options, players = self.options, self.options["players"]
        sitters = read_sitters(save.seats or [PERSON] * players, self.game.name, players)
        self.speech = Speech(lexicon.about(self.game.name, self.game.words(options)), sitters)
        try:
            self.moments = moments(self.game, options, [decode_entry(entry) for entry in data["journal"]])
        except Exception as wrong:  # answers from a file may break any rule
            raise BadInput("save_rules") from wrong

    @property
    def is_over(self) -> bool:
        """Whether the game was finished, so that nothing is secret any more."""
        return self.game.result(self.moments[-1].state) is not None

    def events(self, number: int) -> list[str]:
        """What happened at a moment, as far as everybody may know."""
        everybody = (1 << len(self.speech.sitters)) - 1
        moment = self.moments[number]
        told = [e for e in moment.events if self.is_over or e.audience & everybody == everybody]
        return [self.speech.say(event.say(moment.state)) for event in told]

    def view(self, number: int) -> View:
        """The table as everybody sees it."""
        seen: View = self.game.view(self.moments[number].state, None)
        return seen

    def cards(self, number: int) -> Cards:
        """What describes the cards of that moment."""
        return partial(self.game.card, self.moments[number].state)

    def title(self, number: int) -> str:
        """Which moment it is, and who had decided."""
        entry = self.moments[number].entry
        last = len(self.moments) - 1
        if entry is None:
            return self.speech.word("replay-start", last=last)
        return self.speech.word("replay-title", number=number, last=last, name=self.speech.names[entry.seat])


def moments(game: AnyGame, options: Options, entries: list[Entry]) -> list[Moment]:
    """Play the journal; what chance and single options add belongs to the decision before."""
    found: list[Moment] = []
    for at, g in enumerate(replay(game, options, entries)):
        entry = entries[at - 1] if at else None
        now = Moment(entry, game.clone(g), g.log or [])
        g.log = []
        if entry is None or not (entry.by_nature or entry.forced):
            found.append(now)
        else:
            found[-1] = Moment(found[-1].entry, now.state, found[-1].events + now.events)
    return found


def add_parser(commands: Commands, lexicon: Lexicon) -> None:
    """Describe `campfire replay`."""
    word = lexicon.word
    parser = commands.add_parser("replay", help=word("cli-replay"), description=word("cli-replay-about"))
    parser.add_argument("file", metavar=word("cli-file"), help=word("cli-replay-file"))
    parser.add_argument("--plain", action="store_true", help=word("cli-play-plain"))


def run(args: argparse.Namespace, lexicon: Lexicon) -> int:
    """Show the game step by step; plainly, all of it at once."""
    screen = Screen(is_plain(args.plain))
    film = Film(saves.read(Path(args.file)), lexicon)
    if screen.plain:
        for number in range(len(film.moments)):
            screen.write(film.title(number), *film.events(number))
        screen.write(*description(film.game.name, film.view(-1), film.speech, film.cards(-1)))
        return 0
    with suppress(Left):
        step_through(film, screen)
    return 0


def step_through(film: Film, screen: Screen) -> None:
    """Forward, back, or to any moment, until somebody leaves."""
    at, last = 0, len(film.moments) - 1
    while True:
        screen.clear()
        screen.draw(picture(film.game.name, film.view(at), film.speech, film.cards(at)))
        screen.write(Text(film.title(at), "bold"), *film.events(at))
        while not (typed := letter(screen.ask(film.speech.word("replay-prompt")))).isdecimal() and typed not in "npq":
            pass
        if typed == "q":
            return
        wanted = int(typed) if typed.isdecimal() else at - 1 if typed == "p" else at + 1
        at = max(0, min(wanted, last))
