"""The games' phrases, questions, events and cards as plain data for the wire."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from campfire.kernel.contract import (
    AnyGame,
    BadInput,
    CardLine,
    CardText,
    GameState,
    Idle,
    Likely,
    Phrase,
    Result,
    SeatName,
)
from campfire.kernel.frame import Seat
from campfire.kernel.match import Logged
from campfire.kernel.pile import eyes_of
from campfire.kernel.question import Ask, Blocked, Ids
from campfire.table.protocol.shapes import (
    AskData,
    BlockedData,
    CardData,
    CardLineData,
    ErrorData,
    IdleData,
    LikelyData,
    LogLine,
    OptionData,
    PhraseData,
    ResultData,
    SeatRef,
)


def phrase_data(phrase: Phrase) -> PhraseData:
    """Write a phrase as plain data.

    >>> phrase_data(Phrase("event-wounded", {"who": SeatName(1), "by": Phrase("card-wolf")}))
    {'key': 'event-wounded', 'args': {'who': {'seat': 1}, 'by': {'key': 'card-wolf', 'args': {}}}}
    """
    return {"key": phrase.key, "args": {name: _argument(value) for name, value in phrase.args.items()}}


def _argument(value: int | str | Phrase | SeatName) -> int | str | PhraseData | SeatRef:
    if isinstance(value, Phrase):
        return phrase_data(value)
    return {"seat": value.seat} if isinstance(value, SeatName) else value


def error_data(wrong: BadInput) -> ErrorData:
    """Write a refusal: its code is the key of its phrase."""
    return {"code": wrong.phrase.key.removeprefix("error-"), "phrase": phrase_data(wrong.phrase)}


def option_data(game: AnyGame, g: GameState, key: str, args: Ids) -> OptionData:
    """Say an option."""
    return {
        "key": key,
        "args": list(args),
        "phrase": phrase_data(game.phrase(g, "option", key, args)),
    }


def ask_data(game: AnyGame, g: GameState, ask: Ask, seat: Seat, decision: int) -> AskData:
    """Put a question to a seat."""
    return {
        "decision": decision,
        "seat": seat,
        "seats": list(ask.seats),
        "private": ask.private,
        "prompt": phrase_data(game.phrase(g, "ask", ask.key, ask.args)),
        "options": [option_data(game, g, option.key, option.args) for option in ask.options],
    }


def blocked_data(game: AnyGame, g: GameState, blocked: Blocked) -> BlockedData:
    """Say what is not allowed, why, and by which rule."""
    return {
        **option_data(game, g, blocked.key, blocked.args),
        "why": phrase_data(game.phrase(g, "why", blocked.why, blocked.why_args)),
        "rule": blocked.rule,
    }


def idle_data(things: list[Idle]) -> list[IdleData]:
    """Say what cannot be used now, why, and by which rule."""
    return [{"card": card, "why": phrase_data(why), "rule": rule} for card, why, rule in things]


def likely_data(odds: list[Likely]) -> list[LikelyData]:
    """Say how likely something is."""
    return [{"phrase": phrase_data(phrase), "percent": percent} for phrase, percent in odds]


def result_data(result: Result | None) -> ResultData | None:
    """Say how the game ended."""
    if result is None:
        return None
    return {
        "won": result.won,
        "cause": result.cause,
        "phrase": {"key": f"cause-{result.cause}", "args": {}},
        "scores": list(result.scores),
    }


def may_hear(audience: int, seat: Seat | None) -> bool:
    """Tell whether an event is for a seat; a spectator hears what everybody hears."""
    return bool(audience >> eyes_of(seat) & 1)


def heard(log: Iterable[Logged], seat: Seat | None) -> Iterator[Logged]:
    """The events that a seat may know."""
    return (logged for logged in log if may_hear(logged.event.audience, seat))


def log_line(game: AnyGame, g: GameState, logged: Logged) -> LogLine:
    """Say an event."""
    return {
        "at": logged.at,
        "phrase": phrase_data(game.phrase(g, "event", logged.event.key, logged.event.args)),
    }


def card_data(card: CardText) -> CardData:
    """Write a card's text as plain data."""
    return {
        "id": card["id"],
        "name": phrase_data(card["name"]),
        "kind": card["kind"],
        "back": card["back"],
        "picture": card["picture"],
        "tags": [phrase_data(tag) for tag in card["tags"]],
        "lines": [_line_data(line) for line in card["lines"]],
        "story": phrase_data(card["story"]) if card["story"] else None,
    }


def _line_data(line: CardLine) -> CardLineData:
    return {
        "kind": line["kind"],
        "conditions": [phrase_data(part) for part in line["conditions"]],
        "outcome": [phrase_data(part) for part in line["outcome"]],
    }


def names_in(part: Any) -> Iterator[str]:
    """Every string in plain data: some of them are the ids of cards.

    >>> sorted(set(names_in({"deck": ["oak", 3], "top": {"card": "elk"}})))
    ['elk', 'oak']
    """
    left = [part]
    while left:
        value = left.pop()
        if type(value) is str:
            yield value
        elif type(value) is dict:
            left.extend(value.values())
        elif type(value) is list:
            left.extend(value)
