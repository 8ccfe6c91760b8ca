"""What is seen from one place at the table: computed once a change, shared by all who look from there."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from campfire.kernel.contract import View
from campfire.kernel.frame import Seat
from campfire.kernel.journal import decode_ids
from campfire.kernel.match import Logged
from campfire.table.notices import among
from campfire.table.play import Play
from campfire.table.protocol.shapes import AskData, CardData, LogLine, ProposalData, ResultData
from campfire.table.seating import kind_of
from campfire.table.speech import ask_data, card_data, log_line, may_hear, names_in, option_data, plain

STORY = 60
"""So many lines of the log can be looked up: the cards they name are told too."""


class Scene(NamedTuple):
    """How the table stood once a line of the log had been told."""

    told: LogLine
    view: View


class Sight(NamedTuple):
    """The whole truth for one point of view."""

    version: int
    at: int
    look: Seat | None
    view: View
    ask: AskData | None
    offer: AskData | None
    deciding: list[Seat]
    proposal: ProposalData | None
    log: list[LogLine]
    scenes: list[Scene]
    cards: list[CardData]
    result: ResultData | None


class Line(NamedTuple):
    """A line of the log, how it is said, and the cards that it names."""

    logged: Logged
    said: LogLine
    cards: set[str]


class Part(NamedTuple):
    """A part of a view, and the cards that it names."""

    seen: object
    cards: set[str]


@lru_cache(maxsize=16)
def texts_of(game: str, options: str) -> dict[str, CardData | None]:
    """The card texts made so far for all tables with the same content; None for words that are no cards."""
    return {}


class Eyes:
    """Looks at one table; what is as it was is neither said nor searched for cards again."""

    def __init__(self) -> None:
        self._logged: list[Logged] = []
        self._lines: list[Line] = []
        self._heard: dict[Seat | None, tuple[int, list[Line]]] = {}
        self._texts: dict[str, CardData | None] | None = None
        self._parts: dict[Seat | None, dict[str, Part]] = {}

    def look(self, play: Play, seat: Seat | None, scenes: bool = False) -> Sight:
        """See the table through a seat, and the way there if that is wished; None sees as a spectator."""
        match, row = play.match, play.row
        parts, lines = self._see(play, seat), self._hear(play, seat)
        way = self._way(play, seat) if scenes else []
        ask, offer = self.ask(play, seat), self.offer(play, seat)
        put = [option["args"] for one in (ask, offer) if one for option in one["options"]]
        told = [line.cards for line in lines[-STORY:]]
        passing = [self._named(play, scene.view) for scene in way]
        named = self._named(play, put).union(*[part.cards for part in parts.values()], *told, *passing)
        return Sight(
            version=row.version,
            at=len(match.journal),
            look=seat,
            view={name: part.seen for name, part in parts.items()},
            ask=ask,
            offer=offer,
            deciding=sorted(map(int, row.asked)),
            proposal=self._proposal(play, seat),
            log=among([line.said for line in lines], play.notices),
            scenes=way,
            cards=self._read(named),
            result=row.result,
        )

    def _way(self, play: Play, seat: Seat | None) -> list[Scene]:
        """How the table stood on the way to where it stands, event by event, as far as a seat heard of them."""
        match, way, first = play.match, list[Scene](), 0
        for upto, state in match.scenes:
            told = [line for line in self._lines[first : upto + 1] if may_hear(line.logged.event.audience, seat)]
            first = upto + 1
            if told:
                way.append(Scene(told[-1].said, match.game.view(state, seat)))
        return way

    def ask(self, play: Play, seat: Seat | None) -> AskData | None:
        """The question to a seat that must answer; a standing offer alone is no question."""
        return self._put(play, seat, play.row.asked)

    def offer(self, play: Play, seat: Seat | None) -> AskData | None:
        """What a person may use while others are asked."""
        if seat is None or kind_of(play.row.seats[seat]) != "person":
            return None
        return self._put(play, seat, play.row.offered)

    def _put(self, play: Play, seat: Seat | None, numbers: dict[str, int]) -> AskData | None:
        match = play.match
        ask = match.ask(seat) if seat is not None and str(seat) in numbers else None
        if seat is None or ask is None:
            return None
        return ask_data(match.state, ask, seat, numbers[str(seat)])

    def log(self, play: Play, seat: Seat | None) -> list[LogLine]:
        """The log as far as a seat may know it."""
        return among([line.said for line in self._hear(play, seat)], play.notices)

    def _hear(self, play: Play, seat: Seat | None) -> list[Line]:
        """Say what is new in the log; whoever has heard the rest hears only that."""
        self._say(play)
        upto, heard = self._heard.get(seat, (0, []))
        heard += [line for line in self._lines[upto:] if may_hear(line.logged.event.audience, seat)]
        self._heard[seat] = (len(self._lines), heard)
        return heard

    def _say(self, play: Play) -> None:
        match = play.match
        same = common_start(self._logged, match.log)
        if same < len(self._logged):
            self._lines, self._logged, self._heard = self._lines[:same], self._logged[:same], {}
        fresh = match.log[same:]
        self._lines += [
            Line(logged, log_line(match.state, logged), self._named(play, plain(logged.event.args))) for logged in fresh
        ]
        self._logged += fresh

    def _see(self, play: Play, seat: Seat | None) -> dict[str, Part]:
        """The parts of a view; one that is as it was stays the same object, so that this is seen at once."""
        before, view = self._parts.get(seat, {}), play.match.game.view(play.match.state, seat)
        now = self._parts[seat] = {
            name: old if (old := before.get(name)) and old.seen == seen else Part(seen, self._named(play, seen))
            for name, seen in view.items()
        }
        return now

    def cards(self, play: Play, part: Any) -> list[CardData]:
        """The texts of all cards that are named in something seen."""
        return self._read(self._named(play, part))

    def _named(self, play: Play, part: Any) -> set[str]:
        """The cards that are named in plain data."""
        if self._texts is None:
            self._texts = texts_of(play.row.game, json.dumps(play.match.options, sort_keys=True))
        names, texts = names_in(part), self._texts
        for name in names - texts.keys():
            texts[name] = text_of(play, name)
        return {name for name in names if texts[name]}

    def _read(self, cards: set[str]) -> list[CardData]:
        """The texts of cards that have been named."""
        assert self._texts is not None
        return [card for name in sorted(cards) if (card := self._texts[name])]

    def _proposal(self, play: Play, seat: Seat | None) -> ProposalData | None:
        """A proposal is shown to those who are asked the same."""
        proposal, match = play.row.proposal, play.match
        if proposal is None or str(seat) not in play.row.asked:
            return None
        ask = match.ask(proposal["seat"])
        option = ask.find(proposal["key"], decode_ids(proposal["args"])) if ask else None
        if seat is None or option is None:
            return None
        data = option_data(match.state, option, seat)
        return {"seat": proposal["seat"], "decision": proposal["decision"], "option": data}


def text_of(play: Play, name: str) -> CardData | None:
    """The text of a card; None where a word names none."""
    try:
        return card_data(play.match.game.card(play.match.state, name))
    except LookupError:
        return None


def common_start(old: Sequence[object], new: Sequence[object]) -> int:
    """Count the lines that two logs share at their start; mostly the new one goes on where the old one ends.

    >>> common_start(["rain"], ["rain", "snow"]), common_start(["rain", "snow"], [])
    (1, 0)
    """
    if old and len(old) <= len(new) and old[-1] is new[len(old) - 1]:
        return len(old)
    same = 0
    for one, other in zip(old, new, strict=False):
        if one is not other and one != other:
            break
        same += 1
    return same
