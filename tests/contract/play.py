"""Games played for the contract suite: the choices come from Hypothesis, then from a seeded source."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from random import Random
from typing import NamedTuple, TypeAlias

from hypothesis import strategies as st

from campfire import bots
from campfire.bots import Bot, offer_of
from campfire.games import NAMES, load
from campfire.kernel.codec import encode_state
from campfire.kernel.contract import AnyGame, GameState, Options
from campfire.kernel.frame import Seat
from campfire.kernel.match import Match, digest
from campfire.kernel.question import Option, Question
from tests.contract.toy import TOY

MANY_DECISIONS = 5_000
"""A game of ours never needs so many."""


STRETCH = 40
"""How many decisions are looked at closely; whole games take too long."""


class Table(NamedTuple):
    """A game with its options: what one run of the suite is played at."""

    game: AnyGame
    options: Options

    def __repr__(self) -> str:
        return f"{self.game.name}-{self.options['scenario']}-{self.options['players']}"


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


Law: TypeAlias = "Callable[[Table, Script], None]"
"""A check of one played game."""


def scripts() -> st.SearchStrategy[Script]:
    """Choices as Hypothesis likes them."""
    picks = st.lists(st.integers(0, 59), max_size=30)
    players = st.sampled_from(["scout", ""])
    return st.builds(Script, picks, st.integers(0, 2**32), st.sampled_from([4, 1]), players, st.integers(0, 999))


def tables() -> list[Table]:
    """Every scenario at every number of players of every game, and the toy."""
    games: list[AnyGame] = [load(name) for name in NAMES]
    return [table for game in (*games, TOY) for table in tables_of(game)]


def tables_of(game: AnyGame) -> list[Table]:
    """Every scenario at every number of players."""
    return [
        Table(game, game.check({"scenario": scenario, "players": players}))
        for scenario in game.scenarios
        for players in game.players
    ]


def play(table: Table, script: Script) -> Iterator[Match]:
    """Play a game; yield the match before every answer that is not forced, and at the end."""
    random = Random(script.seed)
    match = Match(table.game, table.options, lambda chance: chance.outcomes.sample(random.random))
    bot = bots.make(script.bot, table.game.name, table.options) if script.bot in bots.known(table.game.name) else None
    for at in range(MANY_DECISIONS):
        yield match
        if not match.seats():
            return
        if at < len(script.picks):
            seat, option = picked(match, script.picks[at])
        elif bot is not None:
            seat, option = thought(match, random, bot)
        else:
            seat, option = leant(match, random, script.eagerness)
        match.answer(seat, option.key, option.args)
    raise AssertionError(f"{table!r}: no end after {MANY_DECISIONS} decisions")


def watch(table: Table, script: Script) -> Iterator[Match]:
    """Play the same game, and yield the match at a stretch of decisions one after the other."""
    length = sum(1 for _ in play(table, script))
    start = script.start % max(1, length - STRETCH + 1)
    yield from islice(play(table, script), start, start + STRETCH)


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


def options_of(match: Match, seat: Seat) -> Sequence[Option]:
    """What a seat may answer."""
    ask = match.ask(seat)
    assert ask is not None
    assert ask.options, f"{ask.key} has no options"
    return ask.options


def eyes(table: Table) -> list[Seat | None]:
    """Everybody who looks at the table: the seats, and a spectator."""
    return [*range(table.options["players"]), None]


def mark(g: GameState) -> str:
    """The fingerprint of a state."""
    return digest(encode_state(g))


def kind_of(question: Question | None) -> tuple[str, tuple[Seat, ...], str] | None:
    """What everybody may know of a question: its kind, who is asked, and about what."""
    if question is None:
        return None
    return type(question).__name__, getattr(question, "seats", ()), question.key
