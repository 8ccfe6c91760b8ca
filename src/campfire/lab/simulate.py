"""`campfire simulate`: many games by bots, and what came of them."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from time import perf_counter
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

from campfire import bots, games, typed
from campfire.bots.budget import FOR_THE_LAB
from campfire.bots.thinker import Thinker
from campfire.files import check_place, write_whole
from campfire.kernel.codec import Json
from campfire.lab.dataset import dataset
from campfire.lab.hands import Hands
from campfire.lab.playing import Plan
from campfire.lab.report import cause_name, report, wins_lines
from campfire.lab.tally import Tally
from campfire.lab.workers import Interrupted, Keep, Watch, run_plan
from campfire.typed import MANY, Commands, whole
from campfire.words.lexicon import Lexicon

MOST_WORKERS = 256
THINKER, FOR_SURE = "thinker", f"thinker:{FOR_THE_LAB.named}"
"""A thinker without a budget counts worlds here, not seconds: the same seed gives the same games."""
STOPPED = 130
"""What a command returns that was stopped from the keyboard."""


def add_parser(commands: Commands, lexicon: Lexicon) -> None:
    """Describe `campfire simulate`."""
    say = lexicon.word
    parser = commands.add_parser("simulate", help=say("cli-simulate"))
    parser.add_argument("game", metavar=say("cli-game-word"), help=say("cli-game"))
    parser.add_argument("--scenario", metavar="S", help=say("simulate-scenario"))
    parser.add_argument("--choose", metavar="NAME=VALUE", action="append", default=[], help=say("cli-choose"))
    parser.add_argument("--players", metavar="N", type=typed.players, help=say("simulate-players"))
    parser.add_argument("--bots", metavar="scout,random", default="scout", help=say("simulate-bots"))
    parser.add_argument("--games", metavar="N", type=whole(1, MANY), default=1000, help=say("simulate-games"))
    parser.add_argument("--series", action="store_true", help=say("simulate-series"))
    parser.add_argument("--seed", metavar="N", type=typed.seed, default=0, help=say("simulate-seed"))
    parser.add_argument("--workers", metavar="N", type=whole(1, MOST_WORKERS), default=1, help=say("simulate-workers"))
    parser.add_argument("--json", metavar="FILE|-", help=say("simulate-json"))
    parser.add_argument("--report", metavar="FILE.html", help=say("simulate-report"))
    parser.add_argument("--positions", metavar="FILE.parquet", help=say("simulate-positions"))
    parser.add_argument("--ray", metavar=say("simulate-address"), nargs="?", const="", help=say("simulate-ray"))


def run(args: argparse.Namespace, lexicon: Lexicon) -> int:
    """Play the games asked for and say what came of them; stopped early, say it of those so far."""
    plan = plan_of(args, lexicon)
    for file in (args.json, args.report, args.positions):
        if file and file != "-":
            check_place(file)
    tally, code, start = Tally(), 0, perf_counter()
    with notebook(args, plan) as keep, progress(args.games, lexicon) as watch:
        try:
            run_plan(plan, args.games, Hands(args.workers, args.ray), tally, watch, keep)
        except Interrupted:
            code = STOPPED
    publish(args, plan, tally, perf_counter() - start, lexicon)
    return code


def plan_of(args: argparse.Namespace, lexicon: Lexicon) -> Plan:
    """Check what is asked for."""
    game = games.load(args.game)
    wish = typed.read_choices(game.choices, typed.chosen(args), lexicon.about(game.name))
    options = game.check({**wish, **({"players": args.players} if args.players else {})})
    names = [FOR_SURE if name == THINKER else name for name in args.bots.split(",")]
    for name in names:
        bot = bots.make(name, args.game, options)
        if isinstance(bot, Thinker) and (trouble := bot.trouble_at(game.view(game.setup(options), 0))):
            print(lexicon.say(trouble.phrase), file=sys.stderr)
    seats = tuple(names[seat % len(names)] for seat in range(options["players"]))
    return Plan(args.game, options, seats, args.seed, args.series)


def notebook(args: argparse.Namespace, plan: Plan) -> AbstractContextManager[Keep | None]:
    """Where positions are noted, if that was asked for."""
    if not args.positions:
        return nullcontext()
    about = {"game": plan.game, "rules": games.load(plan.game).rules, "options": shown_options(plan), "seed": plan.seed}
    return dataset(args.positions, plan, about)


@contextmanager
def progress(total: int, lexicon: Lexicon) -> Iterator[Watch]:
    """Show how far the run is while somebody watches the error stream."""
    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        TaskProgressColumn(),
        TextColumn("{task.fields[pace]}"),
        TimeRemainingColumn(),
    )
    start, done = perf_counter(), 0
    with Progress(*columns, console=console, disable=not sys.stderr.isatty(), transient=True) as bar:
        task = bar.add_task(lexicon.word("simulate-playing"), total=total, pace="")

        def watch(games: int) -> None:
            nonlocal done
            done += games
            pace = round(done / (perf_counter() - start))
            bar.update(task, advance=games, pace=lexicon.word("simulate-pace", n=pace))

        yield watch


def summary(plan: Plan, tally: Tally, seconds: float) -> dict[str, Json]:
    """The whole result as plain data."""
    return {
        "game": plan.game,
        "options": shown_options(plan),
        "bots": list(plan.bots),
        "seed": plan.seed,
        "seconds": round(seconds, 3),
        **tally.summary(),
    }


def shown_options(plan: Plan) -> dict[str, Json]:
    """What was chosen, as plain data."""
    return {name: shown(value) for name, value in plan.options.items()}


def shown(value: Any) -> Json:
    """A value of the options as plain data; home-made files by their names."""
    if isinstance(value, list):
        return [shown(one) for one in value]
    file: Json = value["file"] if isinstance(value, dict) and "file" in value else value
    return file


def publish(args: argparse.Namespace, plan: Plan, tally: Tally, seconds: float, lexicon: Lexicon) -> None:
    """Write what was asked for: data, a report, or a few lines."""
    data = summary(plan, tally, seconds)
    if args.json == "-":
        print(json.dumps(data, ensure_ascii=False))
    else:
        print("\n".join(lines(plan, tally, seconds, lexicon)))
    if args.json and args.json != "-":
        write_whole(args.json, json.dumps(data, ensure_ascii=False, indent=1) + "\n")
    if args.report:
        write_whole(args.report, report(plan, tally, lexicon))


def lines(plan: Plan, tally: Tally, seconds: float, lexicon: Lexicon) -> Iterator[str]:
    """The result in a few lines."""
    words = lexicon.about(plan.game, games.load(plan.game).words(plan.options))
    pace = round(tally.games / seconds) if seconds else 0
    yield words.word("simulate-done", games=tally.games, seconds=words.decimal(seconds), pace=pace)
    yield from wins_lines(plan, tally, words)
    yield words.word("simulate-rounds", mean=words.decimal(tally.mean_rounds))
    for cause, n in tally.causes.most_common():
        yield words.word("simulate-ended" if tally.scored else "simulate-cause", cause=cause_name(cause, words), n=n)
