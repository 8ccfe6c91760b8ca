"""What may be expected of a game's tables, measured anew: bots play each of them, and `expected.toml` is written.

`python -m campfire.lab.expect GAME --games 200 --workers 2`; `--value` and `--players` name a single table.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from campfire import bots, games
from campfire.bots.deals import counted, scores_of
from campfire.bots.expected import FILE, KINDS, Measured, measured
from campfire.files import check_place, write_whole
from campfire.kernel.contract import AnyGame, BadInput, Options, values_of
from campfire.lab.hands import Hands
from campfire.lab.playing import Plan, Run
from campfire.lab.train import BATCH, Batch, elsewhere
from campfire.typed import MANY, run_script, seed, whole

Figures = dict[str, dict[int, float]]
"""By the value of the choice, then by the number of players."""


class Cell(NamedTuple):
    """A table of which figures are told."""

    value: str
    options: Options


class Count(NamedTuple):
    """How games came out: seats that count, those that won, and the points of all together."""

    seats: int
    won: int
    points: int


def cells(game: AnyGame, known: Measured, value: str | None, players: int | None) -> list[Cell]:
    """The tables of a game that can be laid, or those of them that are wanted."""
    found = [*laid(game, known)]
    wanted = [one for one in found if value in (None, one.value) and players in (None, one.options["players"])]
    if not wanted:
        raise BadInput(
            "unknown_scenario", name=value or str(players), known=", ".join(dict.fromkeys(one.value for one in found))
        )
    return wanted


def laid(game: AnyGame, known: Measured) -> Iterator[Cell]:
    """Every table of a game that can be laid."""
    for one in values_of(game, known.choice):
        for players in game.players:
            with suppress(BadInput):
                yield Cell(str(one), game.check({**known.daily, known.choice: one, "players": players}))


def measure(game: AnyGame, known: Measured, cell: Cell, args: argparse.Namespace) -> float:
    """Let bots play at a table: the share that won, or the points of a player."""
    batches = []
    for at in range(0, args.games, BATCH):
        options = elsewhere(game, cell.options, f"TABLE-{at}")
        plan = Plan(game.name, options, (args.bots,) * options["players"], args.seed)
        batches.append(Batch(plan, range(at, min(at + BATCH, args.games))))
    counts = [*Hands(args.workers).each(play_batch, batches)]
    seats = sum([count.seats for count in counts])
    if known.measure == "points":
        return round(sum([count.points for count in counts]) / seats, 1)
    return round(sum([count.won for count in counts]) / seats, 2)


def play_batch(batch: Batch) -> Count:
    """Play some games at one table."""
    run = Run(batch.plan)
    results = [run.play(number).result for number in batch.numbers]
    seats = [one for result in results for one in counted(batch.plan.game, result)]
    points = [score for result in results for score in scores_of(result)]
    return Count(len(seats), sum([one.won for one in seats]), sum(points))


def told(game: str, known: Measured, figures: Mapping[str, Figures]) -> str:
    """The file of what may be expected."""
    lines = [
        f"# What may be expected of a table of one kind of company: docs/balance/{game}.md.",
        f"# By the value of the choice, then by the number of players. Made by `python -m campfire.lab.expect {game}`.",
        "",
        f'measure = "{known.measure}"',
        f'choice = "{known.choice}"',
        "",
        "[daily]  # what a deal of the day is laid with, beside the choice that goes round",
        *[f'{name} = "{value}"' for name, value in known.daily.items()],
    ]
    for company in KINDS:
        if rows := figures.get(company):
            lines += ["", f"[{company}]", *[f"{value} = {{ {row_of(row)} }}" for value, row in rows.items()]]
    return "\n".join(lines) + "\n"


def row_of(row: Mapping[int, float]) -> str:
    """The figures of one value of the choice.

    >>> row_of({4: 0.31, 2: 0.57})
    '2 = 0.57, 4 = 0.31'
    """
    return ", ".join([f"{players} = {row[players]}" for players in sorted(row)])


def joined(game: AnyGame, known: Measured, company: str, new: Figures) -> dict[str, Figures]:
    """What was known, with what was measured now in its place."""
    old = known.figures.get(company, {})
    values = [str(value) for value in values_of(game, known.choice)]
    rows = {value: {**old.get(value, {}), **new.get(value, {})} for value in values}
    return {**known.figures, company: {value: row for value, row in rows.items() if row}}


def main(argv: Sequence[str] | None = None) -> int:
    """Measure the tables of a game, say each figure, and write the file."""
    parser = argparse.ArgumentParser("python -m campfire.lab.expect")
    parser.add_argument("game", type=games.known, metavar="GAME")
    parser.add_argument("--bots", metavar="scout", default="scout")
    parser.add_argument("--value", metavar="VALUE")
    parser.add_argument("--players", metavar="N", type=whole(1, MANY))
    parser.add_argument("--games", metavar="N", type=whole(1, MANY), default=200)
    parser.add_argument("--seed", metavar="N", type=seed, default=0)
    parser.add_argument("--workers", metavar="N", type=whole(1, MANY), default=1)
    parser.add_argument("--into", metavar="FOLDER", type=Path)
    args = parser.parse_args(argv)
    game, known = games.load(args.game), measured(args.game)
    assert known is not None, "a game of ours has its measure"
    bots.make(args.bots, game.name)
    if (company := args.bots.partition(":")[0]) not in KINDS:
        raise BadInput("unknown_bot", name=args.bots, known=", ".join(KINDS))
    file = (args.into or games.FOLDER / game.name) / FILE
    check_place(str(file))
    new: Figures = {}
    for cell in cells(game, known, args.value, args.players):
        figure = measure(game, known, cell, args)
        new.setdefault(cell.value, {})[cell.options["players"]] = figure
        print(f"{known.choice} {cell.value}, {cell.options['players']}: {figure}", flush=True)
    write_whole(file, told(game.name, known, joined(game, known, company, new)))
    return 0


if __name__ == "__main__":
    run_script(main)
