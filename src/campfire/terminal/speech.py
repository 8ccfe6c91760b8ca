"""Speech: the words of the table's language with the names of those who sit there."""

from __future__ import annotations

from collections.abc import Sequence

from campfire.kernel.declared import Event
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

    def event(self, match: Match, event: Event) -> str:
        """Say an event of the log."""
        return self.say(event.say(match.state))

    def told(self, match: Match, logged: Sequence[Logged], seats: Sequence[Seat]) -> list[str]:
        """Say those events that one of these seats may know."""
        eyes = sum(1 << seat for seat in seats)
        return [self.event(match, event) for _, event in logged if event.audience & eyes]
