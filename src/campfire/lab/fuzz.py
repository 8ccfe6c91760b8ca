"""The fuzzer: random and stubborn games by the thousand; a fault becomes a file that opens at the table.

`python -m campfire.lab.fuzz GAME --games 100000 --workers 2`
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import traceback
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from time import perf_counter
from typing import NamedTuple, TypeAlias

from campfire import games
from campfire.bots.playout import ENDLESS
from campfire.files import write_whole
from campfire.kernel.codec import Json
from campfire.kernel.contract import AnyGame, GameState, Options
from campfire.kernel.declared import Option
from campfire.kernel.engine import Random, advance, blocked, go_on, pending
from campfire.kernel.journal import NATURE, Entry, encode_entry
from campfire.kernel.match import Match, sealed
from campfire.kernel.question import Ask, Chance, ask_of
from campfire.lab.hands import Hands
from campfire.lab.playing import Endless, source
from campfire.typed import MANY, run_script, seed, whole
from campfire.words.language import wished
from campfire.words.lexicon import Lexicon

Pick: TypeAlias = Callable[[Ask], Option]
"""Chooses among the options of a question."""

THOROUGH = 16
"""One game in so many is looked at from every seat at every decision."""

RETREAT = 0.1
"""How often an option that takes back an earlier one may be chosen at all."""

TIRED = 1 / 500
"""How much less a whim likes what it has chosen; all at first between 0 and 1."""

BATCH = 250
REPORT_SECONDS = 5.0


class Case(NamedTuple):
    """One game of the fuzzer; the same case plays the same game."""

    game: str
    options: Options
    style: str
    seed: int
    number: int

    def __str__(self) -> str:
        return f"{self.game} {self.options} {self.style} seed {self.seed} number {self.number}"


class Fault(NamedTuple):
    """What went wrong, and the answers that led there."""

    case: Case
    error: str
    entries: list[Entry]


def rare(random: Random) -> Pick:
    """Prefer what has been chosen least in this game."""
    chosen: dict[str, int] = {}

    def pick(ask: Ask) -> Option:
        least = min(ask.options, key=lambda option: (chosen.get(option.key, 0), random()))
        chosen[least.key] = chosen.get(least.key, 0) + 1
        return least

    return pick


def eager(random: Random) -> Pick:
    """Prefer what stands first, which is mostly what the game wants to be done."""
    return lambda ask: ask.options[int(random() ** 3 * len(ask.options))]


def whim(random: Random) -> Pick:
    """Like some kinds of option and shun others, until one tires of them: talks could be opened for ever."""
    liking: dict[str, float] = {}

    def pick(ask: Ask) -> Option:
        best = max(ask.options, key=lambda option: liking.setdefault(option.key, random()) + random() / 4)
        liking[best.key] -= TIRED
        return best

    return pick


STYLES: dict[str, Callable[[Random], Pick]] = {
    "any": lambda random: lambda ask: ask.options[int(random() * len(ask.options))],
    "first": lambda random: lambda ask: ask.options[0],
    "last": lambda random: lambda ask: ask.options[-1],
    "eager": eager,
    "rare": rare,
    "whim": whim,
}


def case_of(game: AnyGame, seed: int, number: int) -> Case:
    """Go round all scenarios and player counts, then through the styles."""
    tables = list(game.tables())
    turn, at = divmod(number, len(tables))
    style = list(STYLES)[turn % len(STYLES)]
    return Case(game.name, game.check(tables[at]), style, seed, number)


def play_case(case: Case, thorough: bool) -> Fault | None:
    """Play one game and see that nothing breaks."""
    game, entries = games.load(case.game), list[Entry]()
    random = source(case.seed, case.number)
    try:
        play_checked(game, case, random, entries, thorough)
    except Exception:
        return Fault(case, traceback.format_exc(), entries)
    return None


def play_checked(game: AnyGame, case: Case, random: Random, entries: list[Entry], thorough: bool) -> None:
    """Play to the end and note every answer before it is given."""
    g, pick = game.setup(case.options), STYLES[case.style](random)
    whole_box = game.census(g)
    advance(g)
    while (question := pending(g)) is not None:
        if isinstance(question, Chance):
            outcome = question.outcomes.sample(random)
            entries.append(Entry(NATURE, question.key, outcome))
            go_on(g, question.frames(outcome))
            continue
        if thorough:
            look_closely(game, g, whole_box)
        seat = question.seats[int(random() * len(question.seats))]
        ask = ask_of(question, seat)
        assert ask is not None
        option = pick(ask if random() < RETREAT else onward(ask))
        entries.append(Entry(seat, option.key, option.args))
        if len(entries) > ENDLESS:
            raise Endless(str(case))
        go_on(g, option.then)
    assert game.result(g) is not None, "the game stopped without a result"
    assert game.census(g) == whole_box, "a card or token was lost or made"


def onward(ask: Ask) -> Ask:
    """A question without the options that only take back, as far as others are left."""
    return ask.offering([o for o in ask.options if not o.kind.retreats] or ask.options)


def look_closely(game: AnyGame, g: GameState, whole_box: dict[str, int]) -> None:
    """Look at a decision from every side."""
    question = pending(g)
    assert question is not None
    assert not isinstance(question, Chance)
    for seat in question.seats:
        ask = ask_of(question, seat)
        assert ask is not None
        offered = [option.named_by for option in ask.options]
        assert len(set(offered)) == len(offered) > 0, f"{ask.key} offers {offered}"
        blocked(g, seat, question)
        json.dumps(game.view(g, seat))
    assert game.census(g) == whole_box, "a card or token was lost or made"


def crash_save(fault: Fault) -> dict[str, Json]:
    """The match as it stood before the last answer, with the error and what was answered then."""
    answers = [at for at, entry in enumerate(fault.entries) if not entry.by_nature]
    for at in [*answers[::-1], 0]:
        try:
            saved = replayed(fault.case, fault.entries, at).save()
        except Exception:
            continue
        rest: list[Json] = [encode_entry(entry) for entry in fault.entries[at:]]
        return sealed({**saved, "crash": {"case": str(fault.case), "error": fault.error, "answers": rest}})
    return {"crash": {"case": str(fault.case), "error": fault.error, "answers": []}}


def replayed(case: Case, entries: list[Entry], until: int) -> Match:
    """Play a match by recorded answers; those that the match gives by itself are not given again."""
    outcomes = iter([entry.outcome for entry in entries if entry.by_nature])
    match = Match(games.load(case.game), case.options, lambda chance: next(outcomes))
    for at, entry in enumerate(entries[:until]):
        if at >= len(match.journal):
            match.answer(entry.seat, entry.key, entry.args)
    return match


def play_batch(batch: tuple[str, int, range]) -> list[Fault]:
    """Play some cases; a fault seen only at the end is looked for again, closely."""
    name, seed, numbers = batch
    game, faults = games.load(name), list[Fault]()
    for number in numbers:
        case = case_of(game, seed, number)
        fault = play_case(case, thorough=number // len(STYLES) % THOROUGH == 0)
        if fault is not None:
            faults.append(play_case(case, thorough=True) or fault)
    return faults


def fuzz(game: str, total: int, seed: int, workers: int) -> Iterator[tuple[int, list[Fault]]]:
    """Play many cases; yield how many are done and the faults among them, batch by batch."""
    batches = [(game, seed, range(at, min(at + BATCH, total))) for at in range(0, total, BATCH)]
    for faults, (_, _, numbers) in zip(Hands(workers).each(play_batch, batches), batches, strict=True):
        yield len(numbers), faults


def main(argv: Sequence[str] | None = None) -> int:
    """Fuzz a game; write a file for each fault, and say how many there were."""
    args = _arguments(argv)
    words, start, shown, done, found = Lexicon(wished(None, os.environ)), perf_counter(), 0.0, 0, 0
    for n, faults in fuzz(args.game, args.games, args.seed, args.workers):
        done += n
        for fault in faults:
            found += 1
            file = Path(args.out) / f"crash-{args.game}-{fault.case.seed}-{fault.case.number}.json"
            write_whole(file, json.dumps(crash_save(fault), ensure_ascii=False))
            print(words.word("fuzz-fault", file=str(file), error=fault.error.splitlines()[-1]), flush=True)
        passed = perf_counter() - start
        if passed - shown > REPORT_SECONDS or done == args.games:
            shown = passed
            line = words.word("fuzz-done", done=done, total=args.games, pace=round(done / passed), faults=found)
            print(line, file=sys.stderr, flush=True)
    return 1 if found else 0


def _arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser("python -m campfire.lab.fuzz")
    parser.add_argument("game", type=games.known, metavar="GAME")
    parser.add_argument("--games", type=whole(1, MANY), default=10_000)
    parser.add_argument("--seed", type=seed, default=0)
    parser.add_argument("--workers", type=whole(1, 256), default=1)
    parser.add_argument("--out", default="crashes")
    return parser.parse_args(argv)


if __name__ == "__main__":
    run_script(main)
