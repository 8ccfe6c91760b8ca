"""The past of a game: any point of it from any seat, played on from there, or read from a file."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from campfire.kernel.codec import Undecodable
from campfire.kernel.contract import AnyGame, BadInput, GameState, Options
from campfire.kernel.engine import RunawaySteps, pending
from campfire.kernel.fate import Fate
from campfire.kernel.frame import Seat
from campfire.kernel.journal import Entry, Unanswerable, decode_entry, replay
from campfire.kernel.match import Match, check_save
from campfire.kernel.question import Outcomes, Question, ask_of, seats_of
from campfire.table.notices import among
from campfire.table.play import Games, Play
from campfire.table.protocol.http import NextAnswer, Replayed
from campfire.table.sight import Eyes
from campfire.table.speech import heard, log_line, option_data, result_data

LONGEST_JOURNAL = 5_000
"""A file from a stranger is played again from its start; with so many answers that takes long enough."""


def replayed(play: Play, at: int, seat: Seat | None, open_cards: bool) -> Replayed:
    """See a game after `at` answers; the next answer is told only where all cards are open."""
    match = play.match
    game, g = match.game, state_at(play, at)
    view = game.view(g, seat)
    question = pending(g)
    return {
        "at": at,
        "length": len(match.journal),
        "view": view,
        "log": among(
            [log_line(g, logged) for logged in heard(match.log, seat) if logged.at <= at],
            [notice for notice in play.notices if notice.at <= at],
        ),
        "deciding": list(seats_of(question)) if question else [],
        "next": next_answer(g, question, match.journal, at) if open_cards else None,
        "cards": Eyes().cards(play, view),
        "result": result_data(game.result(g)),
    }


def state_at(play: Play, at: int) -> GameState:
    """The state after some answers, played again from the start."""
    match = play.match
    if at > len(match.journal):
        raise BadInput("no_position", last=len(match.journal))
    try:
        *_, g = replay(match.game, match.options, match.journal[:at])
    except (Unanswerable, RunawaySteps, LookupError, TypeError) as wrong:
        raise BadInput("replay_rules") from wrong
    return g


def next_answer(g: GameState, question: Question | None, journal: list[Entry], at: int) -> NextAnswer | None:
    """The answer that was given at a point."""
    if at == len(journal):
        return None
    entry = journal[at]
    ask = ask_of(question, entry.seat) if question and not entry.by_nature else None
    option = ask.find(entry.key, entry.args) if ask else None
    return {"seat": entry.seat, "option": option_data(g, option, entry.seat) if option else None}


def play_again(game: AnyGame, options: Options, entries: list[Entry]) -> Match:
    """Play recorded answers from the start; beyond them chance is new."""
    fate = Fate.new(len(entries))
    try:
        match = Match(game, options, Retold(fate.seed, fate.since, tuple(entries)))
        for entry in entries:
            if not entry.by_nature and not entry.forced:
                match.answer(entry.seat, entry.key, entry.args)
    except (Unanswerable, RunawaySteps, BadInput, LookupError, TypeError) as wrong:
        raise BadInput("replay_rules") from wrong
    if match.journal[: len(entries)] != entries:
        raise BadInput("replay_rules")
    match.nature = fate
    return match


@dataclass(frozen=True)
class Retold(Fate):
    """Chance as it was recorded; where that ends, a new seed."""

    entries: tuple[Entry, ...] = ()

    def outcome(self, at: int, outcomes: Outcomes) -> tuple[int, ...]:
        """The recorded answer of a place, or a new one."""
        return self.entries[at].outcome if at < self.since else super().outcome(at, outcomes)


def read_file(data: Any, games: Games) -> Match:
    """Read a game file from a stranger: nothing in it is believed but the answers."""
    checked = check_save(data)
    game = games(str(checked.get("game")))
    journal, options = checked.get("journal"), checked.get("options")
    if not isinstance(journal, list) or not isinstance(options, dict):
        raise BadInput("not_a_save")
    if len(journal) > LONGEST_JOURNAL:
        raise BadInput("save_long", answers=len(journal), most=LONGEST_JOURNAL)
    try:
        entries = [decode_entry(entry) for entry in journal]
    except Undecodable as wrong:
        raise BadInput("not_a_save") from wrong
    try:
        return play_again(game, game.check(options), entries)
    except BadInput as wrong:
        if wrong.phrase.key != "error-replay_rules":
            raise
        raise BadInput("save_rules") from wrong
