"""Speech: the words of the table's language with the names of those who sit there."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from campfire.kernel.contract import GameState
from campfire.kernel.declared import Detail, Event, Option
from campfire.kernel.frame import Seat
from campfire.kernel.match import Logged, Match
from campfire.kernel.phrase import Phrase, Said
from campfire.terminal.seating import Sitter
from campfire.words.lexicon import Lexicon


class Speech:
    """Says phrases at one table."""

    def __init__(self, lexicon: Lexicon, sitters: Sequence[Sitter]) -> None:
        self.lexicon = lexicon
        self.sitters = sitters
        self.names = [sitter.called(seat, lexicon) for seat, sitter in enumerate(sitters)]

    def speaking(self, lang: str) -> Speech:
        """The same table in another language."""
        return Speech(self.lexicon.speaking(lang), self.sitters)

    def say(self, phrase: Phrase) -> str:
        """Say a phrase."""
        return self.lexicon.say(phrase, self.names)

    def word(self, key: str, **args: Said) -> str:
        """Say a key with its arguments."""
        return self.say(Phrase(key, args))

    def foretold(self, state: GameState, option: Option, said: str) -> str:
        """The words of an option, and whatever else it asks, costs, brings and risks."""
        if option.kind.detail is None:
            return said
        detail = option.kind.detail(state, option)
        told = [self.say(part) for phrase in given(detail) for part in parts_of(phrase)]
        more = ", ".join([part for part in dict.fromkeys(told) if part not in said])
        risks = detail.risks and self.word("terminal-risk", risks=detail.risks)
        return self.apart(*[part for part in (said, more, risks) if part])

    def apart(self, *parts: str) -> str:
        """Parts of one line, with what sets them apart in this language."""
        return reduce(lambda first, then: self.word("terminal-apart", first=first, then=then), parts)

    def event(self, match: Match, event: Event) -> str:
        """Say an event of the log."""
        return self.say(event.say(match.state))

    def told(self, match: Match, logged: Sequence[Logged], seats: Sequence[Seat]) -> list[str]:
        """Say those events that one of these seats may know."""
        eyes = sum(1 << seat for seat in seats)
        return [self.event(match, event) for _, event in logged if event.audience & eyes]


def given(detail: Detail) -> list[Phrase]:
    """What an option asks, costs and brings; where it has a shorter name, its own words tell what it asks."""
    said = (None if detail.main else detail.asks, detail.costs, detail.brings)
    return [phrase for phrase in said if phrase]


def parts_of(phrase: Phrase) -> list[Phrase]:
    """The phrases of a list."""
    if phrase.key != "words-comma":
        return [phrase]
    return [part for one in phrase.args.values() if isinstance(one, Phrase) for part in parts_of(one)]
