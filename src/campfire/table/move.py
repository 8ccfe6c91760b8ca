"""A move of a bot: what it is told, what it thinks, and how that is said."""

from __future__ import annotations

from random import SystemRandom
from typing import NamedTuple

from campfire import bots
from campfire.bots.aloud import with_deed
from campfire.bots.driver import Turn
from campfire.kernel.contract import BadInput, Options, View
from campfire.kernel.declared import KINDS, BecauseKind, Named, Option
from campfire.kernel.frame import Seat
from campfire.kernel.match import Match
from campfire.kernel.offer import WAIT, SentOffer, Thought, sent
from campfire.kernel.phrase import Phrase
from campfire.table.play import Play
from campfire.table.protocol.shapes import AdviceData, NamedData
from campfire.table.speech import phrase_data, plain
from campfire.table.thinkers import Thinkers

RANDOM = SystemRandom()
ADVISER = "thinker"
"""The bot that people may ask what it would do."""


class Move(NamedTuple):
    """A bot that shall answer, and what it is told."""

    bot: str
    game: str
    options: Options
    decision: int
    view: View
    turn: Turn
    offer: SentOffer

    async def thought(self, thinkers: Thinkers, table: str) -> Thought:
        """Let the bot think."""
        return await thinkers.choose(table, self.bot, self.game, self.options, self.view, self.offer)


def move_of(play: Play, turn: Turn, bot: str) -> Move:
    """What a bot is told; its worlds are imagined here, before they leave the room."""
    match, row, seat = play.match, play.row, turn.seat
    offer = sent(turn.offer(match.game, match.state, RANDOM.random), bots.worlds(bot, row.game))
    decision = play.number(seat)
    assert decision is not None
    return Move(bot, row.game, match.options, decision, match.game.view(match.state, seat), turn, offer)


def because(match: Match, named: Named, seat: Seat, thought: Thought) -> Phrase | None:
    """Why a bot does something; None where that may not be known, or where it had no thought and its game no words."""
    ask = match.ask(seat)
    option = ask.find(*named) if ask and not ask.private and len(ask.options) > 1 else None
    reason = why(match, option, thought) if option and (thought.said(match.game) or reasons(match)) else None
    return with_deed(match.state, ask, option, reason) if ask and option and reason else None


def reasons(match: Match) -> bool:
    """Whether bots of this game give reasons: where one says none, what its option brings is the reason."""
    return any(isinstance(kind, BecauseKind) for kind in KINDS[match.game.name].values())


def why(match: Match, option: Option, thought: Thought) -> Phrase | None:
    """What was thought of an option, else what it brings as its game declares it."""
    if said := thought.said(match.game):
        return said.say(match.state)
    detail = option.kind.detail(match.state, option) if option.kind.detail else None
    return Phrase("because-brings", {"brings": detail.brings}) if detail and detail.brings else None


def asks_advice(play: Play, seat: Seat | None) -> Move:
    """What a thinker would be told in a person's place; refused where nobody is asked, the table does without hints, or
    no thinker plays the game."""
    match = play.match
    ask = match.ask(seat) if seat is not None else None
    if seat is None or ask is None:
        raise BadInput("not_asked")
    if not play.row.settings.get("advice", True):
        raise BadInput("advice_off")
    if ADVISER not in bots.known(play.row.game):
        raise BadInput("no_advice")
    others = tuple([other for other in match.seats() if other != seat]) if not ask.is_groups else ()
    return move_of(play, Turn(seat, ask, others, None), ADVISER)


def advice(play: Play, move: Move, thought: Thought) -> AdviceData:
    """Say what a thinker would do, and why; nothing to choose where it would let others go first."""
    if thought.place == WAIT:
        others = phrase_data(Phrase("because-others"))
        return {"decision": move.decision, "option": None, "because": others, "ranking": []}
    options = move.turn.ask.options
    reason = why(play.match, options[thought.place], thought) or Phrase("because-best", {"n": len(options)})
    return {
        "decision": move.decision,
        "option": named(options[thought.place]),
        "because": phrase_data(reason),
        "ranking": [
            {"option": named(options[one.place]), "chance": one.chance, "because": phrase_data(one.say())}
            for one in (thought.weighed.ranking if thought.weighed else ())
        ],
    }


def named(option: Option) -> NamedData:
    """An option by what identifies it."""
    return {"key": option.key, "args": plain(option.args)}
