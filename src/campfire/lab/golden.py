"""Golden games: finished journals with their results, and decision counts from positions in them.

`python -m campfire.lab.golden bless GAME` writes those of a game anew, when its rules have changed on purpose, and
without a name those of all games; `python -m campfire.lab.golden check` replays them.
"""

from __future__ import annotations

import argparse
import inspect
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from campfire import bots, games
from campfire.bots import offer_of
from campfire.files import write_whole
from campfire.kernel.codec import Json, encode_state
from campfire.kernel.contract import AnyGame, GameState, Options
from campfire.kernel.declared import Option
from campfire.kernel.engine import go_on, pending
from campfire.kernel.frame import RULES, Rule
from campfire.kernel.journal import Unanswerable, decode_entry, replay
from campfire.kernel.match import Match, check_save, digest, sealed
from campfire.kernel.question import Chance, ask_of
from campfire.lab.playing import source
from campfire.typed import run_script
from campfire.words.choices import write_value

FOLDER = Path("tests/golden")
PERFT = "perft.json"
STEPS = "steps.txt"
"""Every step of the games that were kept, with its arguments: what saves hold must stay there."""
SEED = 20
DEPTH = 3
MANY = 20_000
"""More ways than this are not counted again in every test run: there a position is followed less far."""
PLACES = (0.1, 0.5, 0.9)
"""How far into a golden game its positions are taken."""


class Position(NamedTuple):
    """A named position: a golden game after some answers, and how many ways go on from there."""

    name: str
    golden: str
    after: int
    depth: int
    ways: int


def play_golden(game: AnyGame, wish: Options) -> Match:
    """Play a game to be kept, with the best bot there is."""
    options = game.check(wish)
    random = source(SEED, options["players"])
    bot = bots.make(bots.known(game.name)[-1], game.name, options)
    match = Match(game, options, lambda chance: chance.outcomes.sample(random))
    while match.seats():
        seat = match.seats()[int(random() * len(match.seats()))]
        ask = match.ask(seat)
        assert ask is not None
        chosen = ask.options[bot(game.view(match.state, seat), offer_of(ask, seat), random)]
        match.answer(seat, chosen.key, chosen.args)
    return match


def golden_save(match: Match) -> dict[str, Json]:
    """A finished match with its result and the mark of its last state."""
    result = match.game.result(match.state)
    assert result is not None
    ended: Json = {"cause": result.cause, "standings": [list(standing) for standing in result.standings]}
    return sealed({**match.save(), "result": ended, "end": digest(encode_state(match.state))})


def last_state(data: dict[str, Any], after: int | None = None) -> GameState:
    """Replay a golden game, or the first answers of it."""
    entries = [decode_entry(entry) for entry in data["journal"][:after]]
    *_, g = replay(games.load(data["game"]), data["options"], entries)
    return g


def check_golden(data: dict[str, Any]) -> str:
    """Replay a golden game; say what differs, or nothing."""
    try:
        g = last_state(check_save(data))
    except Unanswerable as wrong:
        return f"no such answer: {wrong}"
    result = games.load(data["game"]).result(g)
    if result is None or [result.cause, [list(one) for one in result.standings]] != list(data["result"].values()):
        return f"{result} instead of {data['result']}"
    return "" if digest(encode_state(g)) == data["end"] else "another last state"


def perft(game: AnyGame, g: GameState, depth: int) -> int:
    """Count the ways in which the next decisions can be made; nature always answers alike.

    Forced answers and chance do not count as decisions. Of several seats that may answer, each may; what several may
    choose alike is one way.
    """
    question = pending(g)
    while isinstance(question, Chance):
        go_on(g, question.frames(question.outcomes.sample(lambda: 0.5)))
        question = pending(g)
    if question is None or depth == 0:
        return 1
    ways = 0
    tried: set[Option] = set()
    for ask in [ask for seat in question.seats if (ask := ask_of(question, seat))]:
        for option in [option for option in ask.options if option not in tried]:
            tried.add(option)
            world = game.clone(g)
            go_on(world, option.then)
            ways += perft(game, world, depth - (len(ask.options) > 1))
    return ways


def check_position(position: Position, data: dict[str, Any]) -> str:
    """Count the ways from a position again; say what differs, or nothing."""
    try:
        g = last_state(data, position.after)
    except Unanswerable as wrong:
        return f"no such answer: {wrong}"
    ways = perft(games.load(data["game"]), g, position.depth)
    return "" if ways == position.ways else f"{ways} ways instead of {position.ways}"


def positions(name: str, data: dict[str, Any]) -> Iterator[Position]:
    """Name positions in a golden game and count from there."""
    game = games.load(data["game"])
    for place in PLACES:
        after = int(len(data["journal"]) * place)
        counts = {depth: perft(game, last_state(data, after), depth) for depth in range(1, DEPTH + 1)}
        depth = max(depth for depth, ways in counts.items() if depth == 1 or ways <= MANY)
        yield Position(f"{name} at {place:.0%}", name, after, depth, counts[depth])


def bless(folder: Path, names: Sequence[str]) -> None:
    """Write golden games and counts anew, for every scenario and number of players; other games keep theirs."""
    known = read_positions(folder) if (folder / PERFT).is_file() else []
    counted = [position for position in known if game_of(position.golden) not in names]
    for name in names:
        game = games.load(name)
        for wish in game.tables():
            golden = stem(name, wish)
            data = golden_save(play_golden(game, wish))
            write_whole(folder / f"{golden}.json", json.dumps(data, separators=(",", ":")) + "\n")
            counted += positions(golden, data)
    counted.sort(key=lambda position: games.NAMES.index(game_of(position.golden)))
    lines = ",\n".join(json.dumps(position._asdict()) for position in counted)
    write_whole(folder / PERFT, f"[\n{lines}\n]\n")
    pin_steps(folder, names)


def pin_steps(folder: Path, names: Sequence[str]) -> None:
    """Add the steps of these games to those that saves may hold; none is taken away."""
    file = folder / STEPS
    kept = file.read_text("utf-8").splitlines() if file.is_file() else []
    pinned = {step.split()[0]: step for step in (*kept, *steps(names))}
    write_whole(file, "".join(f"{step}\n" for step in sorted(pinned.values())))


def steps(names: Sequence[str]) -> list[str]:
    """Every step of these games as it is pinned: its name and the names of its arguments."""
    homes = tuple([f"{type(games.load(name)).__module__.rpartition('.')[0]}." for name in names])
    ours = [rule for rule in RULES.values() if rule.run.__module__.startswith(homes)]
    return sorted([" ".join([rule.name, *arguments(rule)]) for rule in ours])


def arguments(rule: Rule) -> dict[str, bool]:
    """The arguments of a step by name, and whether each may be left out."""
    taken = [*inspect.signature(rule.run).parameters.values()][1:]
    return {one.name: one.default is not one.empty for one in taken}


def broken_pins(folder: Path) -> list[str]:
    """The pinned steps that are gone, or take something else: new arguments come last and may be left out."""
    pinned = [line.split() for line in (folder / STEPS).read_text("utf-8").splitlines()]
    return [" ".join(step) for step in pinned if not still_fits(*step)]


def still_fits(name: str, *taken: str) -> bool:
    """Whether a step that was saved with these arguments can still be run."""
    known = arguments(RULES[name]) if name in RULES else {}
    new = [*known.values()][len(taken) :]
    return name in RULES and [*known][: len(taken)] == [*taken] and all(new)


def stem(game: str, wish: Options) -> str:
    """How the golden game of a wish is called."""
    return f"{game}/{'-'.join([write_value(value) for value in wish.values()])}"


def game_of(golden: str) -> str:
    """The game that a golden game is one of."""
    return golden.partition("/")[0]


def golden_files(folder: Path) -> dict[str, Path]:
    """Every golden game by its name."""
    return {f"{file.parent.name}/{file.stem}": file for file in sorted(folder.glob("*/*.json"))}


def read_golden(file: Path) -> dict[str, Any]:
    """Read a golden game."""
    return check_save(json.loads(file.read_text("utf-8")))


def read_positions(folder: Path) -> list[Position]:
    """Read the counted positions."""
    return [Position(**data) for data in json.loads((folder / PERFT).read_text("utf-8"))]


def differences(folder: Path, names: Sequence[str]) -> Iterator[str]:
    """Replay some games and count from their positions again; say what is no longer as it was."""
    kept = {name: read_golden(file) for name, file in golden_files(folder).items() if game_of(name) in names}
    for name, data in kept.items():
        if wrong := check_golden(data):
            yield f"{name}: {wrong}"
    for position in read_positions(folder):
        if position.golden in kept and (wrong := check_position(position, kept[position.golden])):
            yield f"{position.name}: {wrong}"


def main(argv: Sequence[str] | None = None) -> int:
    """Bless or check the golden games."""
    parser = argparse.ArgumentParser("python -m campfire.lab.golden")
    parser.add_argument("what", choices=("bless", "check"))
    parser.add_argument("game", type=games.known, metavar="GAME", nargs="?")
    parser.add_argument("--folder", type=Path, default=FOLDER)
    args = parser.parse_args(argv)
    names = [args.game] if args.game else games.NAMES
    if args.what == "bless":
        bless(args.folder, names)
        return 0
    wrong = list(differences(args.folder, names))
    print("\n".join(wrong), end="\n" if wrong else "")
    return 1 if wrong else 0


if __name__ == "__main__":
    run_script(main)
