"""Games played for the contract suite: the first choices come from a script, then from a seeded source or a bot.

A game is played once and kept, position by position, so that every law can look at it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import copy
from itertools import islice
from random import Random
from typing import NamedTuple, TypeAlias

from campfire import bots
from campfire.bots import Bot, offer_of
from campfire.games import NAMES, load
from campfire.kernel.codec import encode_state
from campfire.kernel.contract import AnyGame, GameState, Options
from campfire.kernel.declared import Option
from campfire.kernel.frame import Frame, Seat
from campfire.kernel.match import Match, digest
from campfire.kernel.question import Chance, Question, ask_of
from tests.contract.parts import shared_text
from tests.contract.shells import SHELLS
from tests.contract.toy import TOY
from tests.sweeps import swept

MANY_DECISIONS = 5_000
"""A game of ours never needs so many."""


BLIND = 300
"""After so many decisions a scout takes over, where there is one: blind players never find out of a wide land."""

STRETCH = swept(20, 40)
"""How many decisions are looked at closely; whole games take too long."""


class Table(NamedTuple):
    """A game with its options: what one run of the suite is played at."""

    game: AnyGame
    options: Options
    wish: Options
    """What was chosen, as the game names its tables."""

    def __repr__(self) -> str:
        return "-".join([self.game.name, *(str(value) for value in self.wish.values())])


class Script(NamedTuple):
    """How the choices of one game are made."""

    picks: list[int]
    """The first answers, each counted round the options and the seats that may answer."""
    seed: int
    """Where the rest comes from, and nature's answers."""
    eagerness: int = 1
    """How much the rest leans towards the first options, which tend to keep a game alive."""
    bot: str = ""
    """Who makes the rest of the choices instead, where there is such a bot: it gets far into a game."""
    start: int = 0
    """Where in the game those begin to watch who look closely."""


class Played(NamedTuple):
    """A game that was played to its end."""

    table: Table
    script: Script
    content: str
    """What states share, as it was at the start."""
    moments: list[Match]
    """The match as it stood before every answer that is not forced, and at the end."""

    @property
    def end(self) -> Match:
        """The finished match."""
        return self.moments[-1]

    def start(self) -> int:
        """Where those begin to watch who look closely."""
        return self.script.start % max(1, len(self.moments) - STRETCH + 1)

    def stretch(self) -> Iterator[Match]:
        """Take up the game at a stretch of decisions and play it on with the same answers."""
        match = copy_of(self.moments[self.start()])
        match.nature = lambda chance: self.nature_said(len(match.journal))
        for _ in range(STRETCH):
            yield match
            if not match.seats():
                return
            entry = self.end.journal[len(match.journal)]
            match.answer(entry.seat, entry.key, entry.args)

    def nature_said(self, at: int) -> tuple[int, ...]:
        """What came by chance at this place of the journal."""
        return tuple(arg for arg in self.end.journal[at].args if isinstance(arg, int))


Law: TypeAlias = "Callable[[Played], None]"
"""A check of one played game."""


def script_for(table: Table, number: int) -> Script:
    """The choices of one of the games at a table: always the same, and at every table others."""
    random = Random(f"{table!r} {number}")
    picks = [random.randrange(60) for _ in range(random.randrange(31))]
    bot, eagerness = random.choice(["scout", ""]), random.choice([4, 1])
    return Script(picks, random.getrandbits(32), eagerness, bot, random.randrange(1000))


def tables() -> list[Table]:
    """Every table of every game, and of the toys."""
    return [table for game in all_games() for table in tables_of(game)]


def all_games() -> list[AnyGame]:
    """Every game of the box, and the toys."""
    return [*map(load, NAMES), TOY, SHELLS]


def tables_of(game: AnyGame) -> list[Table]:
    """Every scenario, mode and number of players, as the game itself lists them."""
    return [table_of(game, wish) for wish in game.tables()]


def table_of(game: AnyGame, wish: Options) -> Table:
    """The table of a game for a wish."""
    return Table(game, game.check(wish), wish)


def play(table: Table, script: Script) -> Iterator[Match]:
    """Play a game; yield the match before every answer that is not forced, and at the end."""
    random = Random(script.seed)
    match = Match(table.game, table.options, lambda chance: chance.outcomes.sample(random.random))
    known = bots.known(table.game.name)
    guide = bots.make("scout", table.game.name, table.options) if "scout" in known else None
    for at in range(MANY_DECISIONS):
        yield match
        if not match.seats():
            return
        if at < len(script.picks):
            seat, option = picked(match, script.picks[at])
        elif guide and (script.bot == "scout" or at >= BLIND):
            seat, option = thought(match, random, guide)
        else:
            seat, option = leant(match, random, script.eagerness)
        match.answer(seat, option.key, option.args)
    raise AssertionError(f"{table!r}: no end after {MANY_DECISIONS} decisions")


def played(table: Table, script: Script) -> Played:
    """Play a game and keep all of it."""
    content = shared_text(table.game.setup(table.options))
    return Played(table, script, content, [copy_of(match) for match in play(table, script)])


def copy_of(match: Match) -> Match:
    """The match as it stands, whatever happens to the other."""
    twin = copy(match)
    twin.state, twin.journal, twin.log = match.game.clone(match.state), match.journal[:], match.log[:]
    twin._asked = None
    return twin


def lay_on_top(match: Match, *frames: Frame) -> None:
    """Let something else be next, or ask again after a change to the state."""
    match.state.stack.extend(frames)
    match._asked = None


def play_stretch(game: Played) -> Iterator[Match]:
    """Play the same game anew from its start, and yield the match at the stretch to look at closely."""
    yield from islice(play(game.table, game.script), game.start(), game.start() + STRETCH)


def picked(match: Match, pick: int) -> tuple[Seat, Option]:
    """Count round the seats that may answer, and round the options of one of them."""
    seats = match.seats()
    turn, at = divmod(pick, len(seats))
    options = options_of(match, seats[at])
    return seats[at], options[turn % len(options)]


def leant(match: Match, random: Random, eagerness: int) -> tuple[Seat, Option]:
    """Take any of the seats that may answer, and rather one of its first options."""
    seat = random.choice(match.seats())
    options = options_of(match, seat)
    return seat, options[int(random.random() ** eagerness * len(options))]


def thought(match: Match, random: Random, bot: Bot) -> tuple[Seat, Option]:
    """Take any of the seats that may answer, and what a bot would answer there."""
    seat = random.choice(match.seats())
    ask = match.ask(seat)
    assert ask is not None
    return seat, ask.options[bot(match.game.view(match.state, seat), offer_of(ask, seat), random.random)]


def options_of(match: Match, seat: Seat) -> list[Option]:
    """What a seat may answer."""
    ask = match.ask(seat)
    assert ask is not None
    assert ask.options, f"{ask.key} has no options"
    return [*ask.options]


def eyes(table: Table) -> list[Seat | None]:
    """Everybody who looks at the table: the seats, and a spectator."""
    return [*range(table.options["players"]), None]


def mark(g: GameState) -> str:
    """The fingerprint of a state."""
    return digest(encode_state(g))


def kind_of(question: Question | None) -> tuple[str, tuple[Seat, ...], str] | None:
    """What everybody may know of a question: its form, who is asked, and about what."""
    if question is None:
        return None
    if isinstance(question, Chance):
        return "Chance", (), question.key
    ask = ask_of(question, question.seats[0])
    assert ask is not None
    return type(question).__name__, question.seats, ask.key
