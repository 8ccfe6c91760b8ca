"""What is said about a table before and after the game: what may be expected of it, and how its deal went."""

from __future__ import annotations

from collections.abc import Iterator

from campfire.bots import deals
from campfire.bots.expected import company_of, expectation
from campfire.kernel.match import Match
from campfire.terminal.speech import Speech


def greeting(match: Match, speech: Speech, deal: str) -> Iterator[str]:
    """What is said once: what may be expected, and which deal this is or to what chance is bound."""
    company = company_of([sitter.bot for sitter in speech.sitters])
    if expected := expectation(match.game.name, match.options, company):
        yield speech.say(expected)
    if deal:
        yield speech.word("deal-named", deal=deal)
    elif fate := match.fate:
        yield speech.word("terminal-chance", digest=fate.digest)


def to_share(match: Match, speech: Speech, deal: str) -> Iterator[str]:
    """How a deal went beside what scouts make of it, in a line for others."""
    result = match.game.result(match.state)
    assert result is not None
    par = deals.par(match.game, match.options, deal)
    yield speech.word("deal-shared")
    yield speech.say(deals.line(match.game, match.options, deal, result, par))
