"""The story: what happened since somebody last answered, step by step, with what bots thought of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from rich.text import Text

from campfire.bots.aloud import with_deed
from campfire.bots.driver import Turn
from campfire.kernel.contract import Result
from campfire.kernel.declared import Because, Event, Option
from campfire.kernel.frame import Seat
from campfire.kernel.match import Match
from campfire.kernel.offer import Weighed
from campfire.kernel.phrase import Phrase, Said, SeatName
from campfire.terminal.screen import Left, Line, Screen, letter
from campfire.terminal.speech import Speech

CARD = "card:"
STYLES = {"phase": "bold", "card": "yellow", "dice": "magenta", "wound": "red", "death": "bold red"}


class Thought(NamedTuple):
    """What a bot thought of an answer: after how many lines of the log it belongs."""

    at: int
    seat: Seat
    why: Phrase


def thought(match: Match, turn: Turn, option: Option, because: Because | Weighed) -> Thought:
    """What a bot thinks of the answer that it is about to give."""
    return Thought(len(match.log), turn.seat, with_deed(match.state, turn.ask, option, because.say(match.state)))


def told(
    match: Match, speech: Speech, since: int, seats: Iterable[Seat], thoughts: Sequence[Thought]
) -> Iterator[Text]:
    """The steps since a line of the log, as far as one of these seats may know them; a phase begins a paragraph."""
    eyes = sum(1 << seat for seat in seats)
    said = [one for one in thoughts if one.at >= since]
    for place, (_, event) in enumerate(match.log[since:], since):
        yield from (aloud(one, speech) for one in said if one.at == place)
        if event.audience & eyes:
            yield step(event, speech.event(match, event))
            yield from read_out(match, speech, event)
    yield from (aloud(one, speech) for one in said if one.at >= len(match.log))


def step(event: Event, words: str) -> Text:
    """One step in the colour of what it shows."""
    shows = event.kind.shows
    return Text(f"— {words}" if shows == "phase" else f"· {words}", STYLES.get(shows, "cyan"))


def read_out(match: Match, speech: Speech, event: Event) -> Iterator[Text]:
    """The story of a card that is laid, where it has one."""
    cards = [thing for thing in event.touched() if thing.startswith(CARD)] if event.kind.shows == "card" else []
    for thing in cards[:1]:
        story = match.game.card(match.state, thing.removeprefix(CARD))["story"]
        if story and speech.lexicon.has(story.key):
            yield Text(f"  {speech.say(story)}", "italic")


def aloud(one: Thought, speech: Speech) -> Text:
    """A bot says why."""
    return Text(f"  {speech.word('notice-thought', who=SeatName(one.seat), why=one.why)}", "dim")


def outcome(result: Result, speech: Speech) -> Iterator[Text]:
    """Won or lost together, or everybody by their places."""
    if len(set(result.standings)) == 1:
        word = speech.word("terminal-won" if result.won else "terminal-lost")
        yield Text(word, "bold green" if result.won else "bold red")
        return
    for seat, one in sorted(enumerate(result.standings), key=lambda entry: entry[1].place):
        about: dict[str, Said] = {"place": one.place, "name": SeatName(seat)}
        key = "terminal-standing" if one.score is None else "terminal-standing-score"
        yield Text(speech.word(key, **about, score=one.score or 0), "bold green" if one.won else "none")


def tell_first(screen: Screen, pages: Sequence[Sequence[Line]], go_on: str) -> None:
    """Tell a long story page by page; a key goes on."""
    for page in pages:
        screen.clear()
        screen.write(*page)
        if letter(screen.ask(go_on)) == "q":
            raise Left
