"""The games' phrases, questions, events and cards as plain data for the wire."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from campfire.kernel.contract import BadInput, CardLine, CardText, GameState, Idle, Likely, Result, Standing
from campfire.kernel.declared import Detail, Heading, Ids, Option
from campfire.kernel.frame import Seat
from campfire.kernel.match import Logged
from campfire.kernel.phrase import Phrase, SeatName
from campfire.kernel.pile import eyes_of
from campfire.kernel.question import Ask, Blocked
from campfire.table.protocol.shapes import (
    ArgData,
    AskData,
    BlockedData,
    CardData,
    CardLineData,
    ChatData,
    DetailData,
    ErrorData,
    HeadingData,
    IdleData,
    LikelyData,
    LogLine,
    NamedData,
    OptionData,
    PhraseData,
    ResultData,
    SaidData,
    StandingData,
)
from campfire.table.store.rows import ChatRow
from campfire.words.told import told_words


def phrase_data(phrase: Phrase) -> PhraseData:
    """Write a phrase as plain data.

    >>> phrase_data(Phrase("event-wounded", {"who": SeatName(1), "by": Phrase("card-wolf")}))
    {'key': 'event-wounded', 'args': {'who': {'seat': 1}, 'by': {'key': 'card-wolf', 'args': {}}}}
    """
    data: PhraseData = {"key": phrase.key, "args": {name: _argument(value) for name, value in phrase.args.items()}}
    if told := told_words().get(phrase.key):
        data["told"] = told
    return data


def _argument(value: int | str | Phrase | SeatName) -> SaidData:
    if isinstance(value, Phrase):
        return phrase_data(value)
    return {"seat": value.seat} if isinstance(value, SeatName) else value


def error_data(wrong: BadInput) -> ErrorData:
    """Write a refusal: its code is the key of its phrase."""
    return {"code": wrong.phrase.key.removeprefix("error-"), "phrase": phrase_data(wrong.phrase)}


def option_data(g: GameState, option: Option, seat: Seat) -> OptionData:
    """Say an option, and what it touches, costs and brings for whoever is asked."""
    kind = option.kind
    detail = kind.detail(g, option) if kind.detail else None
    return {
        "key": option.key,
        "args": plain(option.args),
        "phrase": phrase_data(option.say(g)),
        "icon": (detail and detail.icon) or option.icon,
        "things": option.things(seat),
        "heading": heading_data(kind.heading(option)) if kind.heading else None,
        "detail": detail and detail_data(detail),
        "warning": phrase_data(warning) if kind.warns and (warning := kind.warns(g, option)) else None,
        "odds": option.has_odds,
    }


def plain(args: Ids) -> list[ArgData]:
    """Arguments as plain data."""
    return [arg if isinstance(arg, int | str) else plain(arg) for arg in args]


def heading_data(heading: Heading | None) -> HeadingData | None:
    """Say what stands above several options."""
    return heading and {"name": phrase_data(heading.name), "icon": heading.icon, "rank": heading.rank}


def detail_data(detail: Detail) -> DetailData:
    """Say what an option asks, costs, brings and risks."""
    main, asks, costs, brings, risks = [part and phrase_data(part) for part in detail.phrases]
    return {"main": main, "asks": asks, "costs": costs, "brings": brings, "risks": risks}


def ask_data(g: GameState, ask: Ask, seat: Seat, decision: int) -> AskData:
    """Put a question to a seat."""
    return {
        "decision": decision,
        "seat": seat,
        "seats": list(ask.seats),
        "private": ask.private,
        "repeats": ask.kind.repeats,
        "prompt": phrase_data(ask.say(g)),
        "options": [option_data(g, option, seat) for option in ask.options],
        "passing": passing(g, ask),
    }


def passing(g: GameState, ask: Ask) -> NamedData | None:
    """The only answer that does not bring the question back, or that is declared to use nothing; None: it decides."""
    declared = [option for option in ask.options if option.kind.passes]
    final = declared or [option for option in ask.options if g.stack[-1] not in option.then]
    if len(final) != 1 or len(ask.options) < 2 or any([option.kind.retreats for option in ask.options]):
        return None
    return {"key": final[0].key, "args": plain(final[0].args)}


def blocked_data(g: GameState, blocked: Blocked, seat: Seat) -> BlockedData:
    """Say what is not allowed, why, and by which rule."""
    return {
        **option_data(g, blocked.option, seat),
        "why": phrase_data(blocked.reason.say(g)),
        "rule": blocked.reason.rule,
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
        "standings": [standing_data(standing) for standing in result.standings],
    }


def standing_data(standing: Standing) -> StandingData:
    """Say how the game ended for one seat."""
    return {
        "won": standing.won,
        "cause": standing.cause,
        "phrase": {"key": f"cause-{standing.cause}", "args": {}},
        "place": standing.place,
        "score": standing.score,
    }


def may_hear(audience: int, seat: Seat | None) -> bool:
    """Tell whether an event is for a seat; a spectator hears what everybody hears."""
    return bool(audience >> eyes_of(seat) & 1)


def heard(log: Iterable[Logged], seat: Seat | None) -> Iterator[Logged]:
    """The events that a seat may know."""
    return (logged for logged in log if may_hear(logged.event.audience, seat))


def log_line(g: GameState, logged: Logged) -> LogLine:
    """Say an event, and what a page needs to stage it."""
    event = logged.event
    return {
        "at": logged.at,
        "key": event.key,
        "args": {
            name: value if isinstance(value, int | str) else plain(value) for name, value in event.named().items()
        },
        "phrase": phrase_data(event.say(g)),
        "shows": event.kind.shows,
        "icon": event.icon,
        "things": event.touched(),
        "path": list(event.path) if event.path else None,
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


def names_in(part: Any) -> set[str]:
    """Every string in plain data: some of them are the ids of cards.

    >>> sorted(names_in({"deck": ["oak", 3], "top": {"card": "elk"}}))
    ['elk', 'oak']
    """
    parts = [part]
    for value in parts:
        if type(value) is dict:
            parts.extend(value.values())
        elif type(value) is list:
            parts.extend(value)
    return {value for value in parts if type(value) is str}


def chat_data(line: ChatRow) -> ChatData:
    """Write a line of chat for the wire."""
    return {
        "n": line.number,
        "seat": line.seat,
        "name": line.name,
        "text": line.text,
        "quick": line.quick or None,
        "at": line.at,
    }
