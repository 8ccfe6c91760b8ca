"""`campfire bench`: our speed beside that of others, measured in turns in one run."""

from __future__ import annotations

import argparse
import copy
import json
import multiprocessing
from collections.abc import Callable, Iterator, Mapping
from importlib.util import find_spec
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import Any, NamedTuple, TypeAlias

from rich.console import Console
from rich.table import Table

from campfire import bots, games
from campfire.bots.playout import play_on
from campfire.kernel.contract import AnyGame, BadInput, GameState
from campfire.kernel.engine import play_out
from campfire.typed import Commands, whole
from campfire.words.lexicon import Lexicon

SLICE = 0.4
"""Seconds of one slice; long enough for two processes to show what they can."""

STATES = 40
DEEP = 25
"""How many decisions into a game the states are copied."""

Meter: TypeAlias = Callable[[float], float]
"""Works for some seconds of processor time, which a busy machine does not stretch, and tells how much it did in one."""

Figures: TypeAlias = dict[str, float]


class Goal(NamedTuple):
    """What a ratio should reach; a falling one is better the smaller it is."""

    floor: float
    goal: float
    falling: bool = False


GOALS = {
    "to_chess": Goal(2, 4),
    "to_catanatron": Goal(2.5, 4.5),
    "clone": Goal(25, 40),
    "clone_decision": Goal(1.5, 0.75, falling=True),
    "processes": Goal(1.85, 1.95),
}
RATIOS = {
    "to_chess": "bench-to-chess",
    "to_catanatron": "bench-to-catanatron",
    "clone": "bench-clone",
    "clone_decision": "bench-clone-decision",
    "processes": "bench-processes",
}
"""What each ratio is called."""


def add_parser(commands: Commands, lexicon: Lexicon) -> None:
    """Describe `campfire bench`."""
    parser = commands.add_parser("bench", help=lexicon.word("cli-bench"))
    parser.add_argument("what", nargs="?", metavar="table", help=lexicon.word("bench-table"))
    parser.add_argument("--json", action="store_true", help=lexicon.word("bench-json"))
    parser.add_argument("--seconds", metavar="N", type=whole(1, 3600), default=40, help=lexicon.word("bench-seconds"))


def run(args: argparse.Namespace, lexicon: Lexicon) -> int:
    """Measure and print the figures, the ratios and the goals; the tables are measured by a module of their own."""
    if args.what:
        raise BadInput("unknown_argument", word=args.what, command="campfire bench")
    measured = {name: measure(games.load(name), args.seconds / len(games.NAMES)) for name in games.NAMES}
    if args.json:
        print(json.dumps({name: as_data(figures) for name, figures in measured.items()}))
        return 0
    for name, figures in measured.items():
        Console().print(as_table(games.load(name), figures, lexicon))
    return 0


def measure(game: AnyGame, seconds: float) -> Figures:
    """Let every meter have its slice, in turns, until the time is over; give medians."""
    meters = meters_of(game)
    rounds: list[dict[str, float]] = []
    start = perf_counter()
    with multiprocessing.Pool(2) as pool:
        while not rounds or perf_counter() - start < seconds:
            seen = {name: meter(SLICE) for name, meter in meters.items()}
            seen["one"] = sum(pool.map(processes_slice, [game.name]))
            seen["two"] = sum(pool.map(processes_slice, [game.name] * 2, chunksize=1))
            rounds.append({**seen, **ratios(seen)})
    return {name: median(seen[name] for seen in rounds) for name in rounds[0]}


def meters_of(game: AnyGame) -> dict[str, Meter]:
    """What is measured: our game, its copies, and the others that are installed."""
    meters: dict[str, Meter] = {"decisions": lambda seconds: playouts(game, seconds)}
    if find_spec("chess"):
        meters["chess"] = chess_moves
    if find_spec("catanatron"):
        meters["catanatron"] = catanatron_actions
    states = some_states(game)
    meters["clones"] = lambda seconds: per_second(game.clone, states, seconds)
    meters["deepcopies"] = lambda seconds: per_second(deep_copy, states, seconds)
    return meters


def ratios(seen: Mapping[str, float]) -> dict[str, float]:
    """The ratios of one round of slices."""
    found = {
        "clone": seen["clones"] / seen["deepcopies"],
        "clone_decision": seen["decisions"] / seen["clones"],
        "processes": seen["two"] / seen["one"],
    }
    for other in ("chess", "catanatron"):
        if other in seen:
            found[f"to_{other}"] = seen["decisions"] / seen[other]
    return found


def starts(game: AnyGame) -> Iterator[GameState]:
    """Fresh games at the largest table, one scenario after the other, for ever."""
    full = [wish for wish in game.tables() if wish["players"] == game.players[-1]]
    ready = [game.setup(game.check(wish)) for wish in full]
    while True:
        for g in ready:
            yield game.clone(g)


def playouts(game: AnyGame, seconds: float, clock: Callable[[], float] = process_time) -> float:
    """Decisions a second of random players, once the scenarios are laid out; nobody looks."""
    random, decisions, fresh = Random(5).random, 0, starts(game)
    next(fresh)
    start = clock()
    for g in fresh:
        decisions += play_out(g, random)
        if clock() - start > seconds:
            break
    return decisions / (clock() - start)


def processes_slice(name: str) -> float:
    """A slice of playouts in a process of its own, by the clock on the wall."""
    return playouts(games.load(name), SLICE, perf_counter)


def some_states(game: AnyGame) -> list[GameState]:
    """States from the middle of random games."""
    random = Random(6).random
    states = [g for g, _ in zip(starts(game), range(STATES), strict=False)]
    for g in states:
        play_on(game, g, [bots.make("random", game.name)] * game.players[-1], random, limit=DEEP)
    return states


def deep_copy(g: GameState) -> GameState:
    """Copy a state as Python would; what clones share is shared here too."""
    shared = [getattr(g, name) for name in getattr(g, "SHARED", ())]
    return copy.deepcopy(g, {id(value): value for value in shared if value is not None})


def per_second(act: Callable[[GameState], object], states: list[GameState], seconds: float) -> float:
    """How often a second something can be done to a state."""
    done, start = 0, process_time()
    while (passed := process_time() - start) < seconds:
        for g in states:
            act(g)
        done += len(states)
    return done / passed


def chess_moves(seconds: float) -> float:
    """Random moves a second of python-chess."""
    import chess

    random, moves, start = Random(7).random, 0, process_time()
    while (passed := process_time() - start) < seconds:
        board = chess.Board()
        while (legal := list(board.legal_moves)) and board.halfmove_clock < 100:
            board.push(legal[int(random() * len(legal))])
            moves += 1
    return moves / passed


def catanatron_actions(seconds: float) -> float:
    """Actions a second of four random players of catanatron."""
    from catanatron import Color, Game, RandomPlayer  # type: ignore[import-untyped]  # it has no types

    actions, start = 0, process_time()
    while (passed := process_time() - start) < seconds:
        game = Game([RandomPlayer(color) for color in Color])
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            actions += 1
    return actions / passed


def as_data(figures: Figures) -> dict[str, Any]:
    """Figures, ratios and goals as plain data."""
    rounded = {name: round(n, 3) for name, n in figures.items()}
    goals = {name: {"floor": goal.floor, "goal": goal.goal} for name, goal in GOALS.items()}
    return {
        "figures": {name: n for name, n in rounded.items() if name not in GOALS},
        "ratios": {name: rounded.get(name) for name in GOALS},
        "goals": goals,
    }


def as_table(game: AnyGame, figures: Figures, lexicon: Lexicon) -> Table:
    """Figures and ratios beside their goals, for a person."""
    say, name = lexicon.about(game.name).word, lexicon.about(game.name).word(f"game-{game.name}")
    table = Table()
    for head in (say("bench-what"), say("bench-figure"), say("bench-floor"), say("bench-goal")):
        table.add_column(head, justify="left" if not table.columns else "right")
    players = game.players[-1]
    for text, figure in (
        (say("bench-decisions", game=name, players=players), figures["decisions"]),
        (say("bench-chess"), figures.get("chess")),
        (say("bench-catanatron"), figures.get("catanatron")),
        (say("bench-clone-time", game=name), 1e6 / figures["clones"]),
        (say("bench-deepcopy-time", game=name), 1e6 / figures["deepcopies"]),
    ):
        shown = say("bench-missing") if figure is None else f"{figure:,.0f}" if figure > 100 else f"{figure:.1f}"
        table.add_row(text, shown, "", "")
    for key, goal in GOALS.items():
        table.add_row(
            say(RATIOS[key], game=name), graded(figures.get(key), goal, lexicon), f"{goal.floor:g}", f"{goal.goal:g}"
        )
    return table


def graded(ratio: float | None, goal: Goal, lexicon: Lexicon) -> str:
    """A ratio in the colour of what it reaches."""
    if ratio is None:
        return lexicon.word("bench-missing")
    sign = -1 if goal.falling else 1
    colour = "green" if sign * ratio >= sign * goal.goal else "yellow" if sign * ratio >= sign * goal.floor else "red"
    return f"[{colour}]{ratio:.2f}[/]"
