"""`campfire train`: learn from many games how likely a position is to be won, and keep it as a small text file."""

from __future__ import annotations

import argparse
import multiprocessing
import signal
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from campfire import bots, games
from campfire.bots.values import ANY, Origin, Value, Weight, folder, read_file, scenario_of, write_value
from campfire.files import check_place, write_whole
from campfire.kernel.contract import AnyGame, BadInput, Options
from campfire.lab.fitting import Trust, fit, standard, trust
from campfire.lab.playing import Plan, Run
from campfire.lab.positions import Position, positions_of
from campfire.lab.simulate import MOST_WORKERS, progress
from campfire.lab.workers import Watch
from campfire.typed import MANY, Commands, seed, whole
from campfire.words.lexicon import Lexicon

UNSEEN = 5
"""Every fifth game is kept back, to see how far the value can be trusted."""
FEWEST = 10
"""With fewer games nothing is learned."""
BATCH = 4


class Lesson(NamedTuple):
    """The games of one scenario, in turn at each of its tables."""

    scenario: str
    tables: list[Options]


class Learned(NamedTuple):
    """A value and how far it can be trusted."""

    value: Value
    trust: Trust
    positions: int


def add_parser(commands: Commands, lexicon: Lexicon) -> None:
    """Describe `campfire train`."""
    say = lexicon.word
    parser = commands.add_parser("train", help=say("cli-train"))
    parser.add_argument("game", metavar=say("cli-game-word"), help=say("cli-game"))
    parser.add_argument("--scenario", metavar="S", help=say("train-scenario"))
    parser.add_argument("--games", metavar="N", type=whole(FEWEST, MANY), default=400, help=say("train-games"))
    parser.add_argument("--bots", metavar="scout", default="scout", help=say("train-bots"))
    parser.add_argument("--seed", metavar="N", type=seed, default=0, help=say("simulate-seed"))
    parser.add_argument("--workers", metavar="N", type=whole(1, MOST_WORKERS), default=1, help=say("simulate-workers"))
    parser.add_argument("--into", metavar="FOLDER", help=say("train-into"))


def run(args: argparse.Namespace, lexicon: Lexicon) -> int:
    """Play, learn, and write a file for each scenario; without one named, for all of them and one for the rest."""
    game = games.load(args.game)
    lessons = lessons_of(game, args.scenario)
    bots.make(args.bots, args.game)
    into = Path(args.into) if args.into else folder(game.name)
    check_folder(into)
    every: list[list[Position]] = []
    for lesson in lessons:
        with progress(args.games, lexicon) as watch:
            played = list(play_lesson(args, lesson, watch))
        every += played
        keep(game, lesson.scenario, played, args.bots, into, lexicon)
    if args.scenario is None:
        keep(game, ANY, every, args.bots, into, lexicon)
    return 0


def check_folder(into: Path) -> None:
    """Refuse a folder in which nothing can be written, before the work."""
    try:
        into.mkdir(parents=True, exist_ok=True)
    except OSError as wrong:
        raise BadInput("cannot_write", file=str(into)) from wrong
    check_place(str(into / f"{ANY}.toml"))


def lessons_of(game: AnyGame, wanted: str | None) -> list[Lesson]:
    """What is to be learned: every scenario that the game names, or the one that is wanted."""
    found: dict[str, list[Options]] = {}
    for wish in game.tables():
        options = game.check(wish)
        found.setdefault(scenario_of(game, options), []).append(options)
    if wanted is None:
        return [Lesson(*lesson) for lesson in found.items()]
    if wanted not in found:
        raise BadInput("unknown_scenario", name=wanted, known=", ".join(found))
    return [Lesson(wanted, found[wanted])]


class Batch(NamedTuple):
    """Some games at one table."""

    plan: Plan
    numbers: range


def play_lesson(args: argparse.Namespace, lesson: Lesson, watch: Watch) -> Iterator[list[Position]]:
    """The positions of each game of a lesson."""
    share = -(-args.games // len(lesson.tables))
    batches = []
    for options in lesson.tables:
        plan = Plan(args.game, options, (args.bots,) * options["players"], args.seed)
        batches += [Batch(plan, range(at, min(at + BATCH, share))) for at in range(0, share, BATCH)]
    for played in each_batch(batches, args.workers):
        yield from played
        watch(len(played))


def each_batch(batches: Sequence[Batch], workers: int) -> Iterator[list[list[Position]]]:
    """Play batches one after another, or side by side; they come in the same order."""
    if workers <= 1:
        yield from map(play_batch, batches)
        return
    with multiprocessing.Pool(workers, signal.signal, (signal.SIGINT, signal.SIG_IGN)) as pool:
        yield from pool.imap(play_batch, batches)


def play_batch(batch: Batch) -> list[list[Position]]:
    """Play some games at one table."""
    run = Run(batch.plan)
    return [positions_of(run, number) for number in batch.numbers]


def keep(
    game: AnyGame, scenario: str, played: Sequence[list[Position]], teacher: str, into: Path, lexicon: Lexicon
) -> None:
    """Learn from games, say how well that went, and write the file."""
    learned = learn(Origin(game.name, game.rules, scenario), played)
    measured = learned.trust
    about = {
        "date": datetime.now(UTC).date().isoformat(),
        "teacher": teacher,
        "games": len(played),
        "positions": learned.positions,
        "unseen_positions": measured.positions,
        "brier": round(measured.brier, 4),
        "brier_of_the_mean": round(measured.blind, 4),
        "log_loss": round(measured.surprise, 4),
        "foretold_won_positions": [[round(p, 3), round(won, 3), n] for p, won, n in measured.bands],
    }
    write_whole(into / f"{scenario}.toml", write_value(learned.value, about))
    read_file.cache_clear()
    for line in said(scenario, len(played), learned, lexicon):
        print(line, flush=True)


def said(scenario: str, n: int, learned: Learned, lexicon: Lexicon) -> Iterator[str]:
    """How well it went, in a few lines."""
    measured = learned.trust
    yield lexicon.word("train-done", scenario=scenario, games=n, positions=learned.positions)
    yield lexicon.word("train-trust", brier=f"{measured.brier:.3f}", blind=f"{measured.blind:.3f}")
    for foretold, won, positions in measured.bands:
        yield lexicon.word("train-band", foretold=f"{foretold:.0%}", won=f"{won:.0%}", n=positions)


def learn(origin: Origin, played: Sequence[list[Position]]) -> Learned:
    """Fit a value to four games of five, look how it does on the fifth, then fit it to all."""
    taught = [one for at, game in enumerate(played) if at % UNSEEN for one in game]
    unseen = [one for at, game in enumerate(played) if not at % UNSEEN for one in game]
    tried = fitted(origin, taught)
    usual = sum([one.outcome for one in taught]) / max(1, len(taught))
    chances = [tried.chance(one.figures) for one in unseen]
    return Learned(
        fitted(origin, [*taught, *unseen]),
        trust(chances, [one.outcome for one in unseen], usual),
        len(taught) + len(unseen),
    )


def fitted(origin: Origin, positions: Sequence[Position]) -> Value:
    """A value fitted to positions."""
    names = [*positions[0].figures]
    rows = [[float(x) for x in one.figures.values()] for one in positions]
    lines = standard(rows)
    bias, *weights = fit([lines.put(row) for row in rows], [one.outcome for one in positions])
    shown = zip(names, lines.means, lines.spreads, weights, strict=True)
    kept = {name: Weight(round(m, 4), round(s, 4) or 1.0, round(w, 4)) for name, m, s, w in shown}
    return Value(origin, round(bias, 4), kept)


