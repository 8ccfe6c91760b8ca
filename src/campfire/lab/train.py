"""`campfire train`: learn from many games how likely a position is to be won, and keep it as a small text file."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple
from zlib import crc32

from campfire import bots, games
from campfire.bots.values import ANY, Origin, Value, Weight, folder, read_file, scenario_of, write_value
from campfire.files import check_place, write_whole
from campfire.kernel.contract import AnyGame, BadInput, Options
from campfire.lab.fitting import Lines, Trust, fit, standard, trust
from campfire.lab.hands import Hands
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
LEAST_SPREAD = 1e-4
NO_LEANINGS: Mapping[str, int] = MappingProxyType({})
MOST_AHEAD = 100
AHEAD = {True: 4, False: 1}
"""How many horizons a thinker looks ahead: more where points decide, for those come of what was done rounds before."""


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
    parser.add_argument("--ray", metavar=say("simulate-address"), nargs="?", const="", help=say("simulate-ray"))
    parser.add_argument("--ahead", metavar="N", type=whole(1, MOST_AHEAD), default=None, help=say("train-ahead"))
    parser.add_argument("--into", metavar="FOLDER", help=say("train-into"))


def run(args: argparse.Namespace, lexicon: Lexicon) -> int:
    """Play, learn, and write a file for each scenario; without one named, for all of them and one for the rest."""
    game = games.load(args.game)
    lessons = lessons_of(game, args.scenario)
    bots.make(args.bots, args.game)
    into = Path(args.into) if args.into else folder(game.name)
    check_folder(into)
    played: dict[str, list[list[Position]]] = {}
    for lesson in lessons:
        with progress(args.games, lexicon) as watch:
            played[lesson.scenario] = list(play_lesson(args, lesson, watch))
    if args.scenario is None:
        played[ANY] = [one for own in played.values() for one in own]
    points = any([0 < one.outcome < 1 for one in flat(played[lessons[0].scenario])])
    teach(game, played, args.ahead or AHEAD[points], args.bots, into, lexicon)
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
    for played in Hands(args.workers, args.ray).each(play_batch, [*batches_of(args, lesson)]):
        yield from played
        watch(len(played))


def batches_of(args: argparse.Namespace, lesson: Lesson) -> Iterator[Batch]:
    """The games of a lesson: every table has its share of them, a few at a time."""
    share = -(-args.games // len(lesson.tables))
    for table, laid in enumerate(lesson.tables):
        for at in range(0, share, BATCH):
            options = elsewhere(games.load(args.game), laid, f"LESSON-{table * share + at}")
            plan = Plan(args.game, options, (args.bots,) * options["players"], args.seed)
            yield Batch(plan, range(at, min(at + BATCH, share)))


def elsewhere(game: AnyGame, options: Options, word: str) -> Options:
    """The same table with another word wherever any will do: what is learned in one box is of little use in others."""
    chosen = {choice.name: options[choice.name] if choice.values else word for choice in game.choices}
    return options if word not in chosen.values() else game.check({**chosen, "players": options["players"]})


def play_batch(batch: Batch) -> list[list[Position]]:
    """Play some games at one table."""
    run = Run(batch.plan)
    return [positions_of(run, number) for number in batch.numbers]


def teach(
    game: AnyGame,
    played: Mapping[str, list[list[Position]]],
    ahead: int,
    teacher: str,
    into: Path,
    words: Lexicon,
) -> None:
    """Learn what all scenarios have in common, from four games of five and from all; then what sets each apart."""
    shared, leanings = max(played.values(), key=len), game.leanings()
    common, tried = fit_common(flat(shared), leanings), fit_common(taught(shared), leanings)
    for scenario, own in played.items():
        origin = Origin(game.name, game.rules, scenario)
        learned = learn(origin, own, common, tried, ahead)
        keep(learned, len(own), teacher, into, words)


def keep(learned: Learned, played: int, teacher: str, into: Path, lexicon: Lexicon) -> None:
    """Write the file, and say how well it went."""
    scenario = learned.value.origin.scenario
    measured = learned.trust
    about = {
        "date": datetime.now(UTC).date().isoformat(),
        "teacher": teacher,
        "games": played,
        "positions": learned.positions,
        "unseen_positions": measured.positions,
        "brier": round(measured.brier, 4),
        "brier_of_the_mean": round(measured.blind, 4),
        "log_loss": round(measured.surprise, 4),
        "foretold_won_positions": [[round(p, 3), round(won, 3), n] for p, won, n in measured.bands],
    }
    write_whole(into / f"{scenario}.toml", write_value(learned.value, about))
    read_file.cache_clear()
    for line in said(scenario, played, learned, lexicon):
        print(line, flush=True)


def said(scenario: str, n: int, learned: Learned, lexicon: Lexicon) -> Iterator[str]:
    """How well it went, in a few lines."""
    measured = learned.trust
    yield lexicon.word("train-done", scenario=scenario, games=n, positions=learned.positions)
    yield lexicon.word(
        "train-trust", brier=lexicon.decimal(measured.brier, 3), blind=lexicon.decimal(measured.blind, 3)
    )
    for foretold, won, positions in measured.bands:
        yield lexicon.word(
            "train-band", foretold=lexicon.percent(foretold, 0), won=lexicon.percent(won, 0), n=positions
        )


class Common(NamedTuple):
    """What all scenarios have in common: the lines of their figures, and the weights."""

    lines: Lines
    weights: list[float]


def flat(games: Sequence[list[Position]]) -> list[Position]:
    """The positions of some games."""
    return [one for game in games for one in game]


def taught(games: Sequence[list[Position]]) -> list[Position]:
    """The positions of four games of five."""
    return flat([game for game in games if not is_unseen(game)])


def is_unseen(game: list[Position]) -> bool:
    """Every fifth game is kept back: which, its positions decide, alike wherever it is asked."""
    return not crc32(repr(game).encode()) % UNSEEN


def fit_common(positions: Sequence[Position], leanings: Mapping[str, int] = NO_LEANINGS) -> Common:
    """Fit weights to the positions of all scenarios: what is good in a game may not count as bad, nor the opposite."""
    ways = [leanings.get(name, 0) for name in positions[0].figures]
    lines = standard([[*one.figures.values()] for one in positions], ways)
    return Common(lines, fit_to(positions, lines, None))


def fit_to(positions: Sequence[Position], lines: Lines, known: list[float] | None) -> list[float]:
    """Fit weights to positions, held near those already known."""
    return fit(
        [lines.put([*one.figures.values()]) for one in positions],
        [one.outcome for one in positions],
        known,
        lines.leanings,
    )


def learn(origin: Origin, games: Sequence[list[Position]], common: Common, tried: Common, ahead: int = 1) -> Learned:
    """Fit a value to four games of five, look how it does on the fifth, then fit it to all."""
    known, unseen = taught(games), flat([game for game in games if is_unseen(game)])
    trial = fitted(origin, known, tried)
    usual = sum([one.outcome for one in known]) / max(1, len(known))
    foretold = trust([trial.chance(one.figures) for one in unseen], [one.outcome for one in unseen], usual)
    value = fitted(origin, flat(games), common)._replace(ahead=ahead)
    return Learned(value, foretold, len(known) + len(unseen))


def fitted(origin: Origin, positions: Sequence[Position], common: Common) -> Value:
    """A value fitted to the positions of a scenario, beginning with what is common to all."""
    lines = common.lines
    own = origin.scenario != ANY and bool(positions)
    bias, *weights = fit_to(positions, lines, common.weights) if own else common.weights
    shown = zip(positions[0].figures, lines.means, lines.spreads, weights, strict=True)
    kept = {name: Weight(round(m, 4), max(round(s, 4), LEAST_SPREAD), round(w, 4)) for name, m, s, w in shown}
    return Value(origin, round(bias, 4), kept)
