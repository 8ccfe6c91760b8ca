"""The law of words: whatever a game says can be said in every language."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from campfire.kernel.contract import AnyGame, CardText, GameState
from campfire.kernel.engine import blocked
from campfire.kernel.match import Match
from campfire.kernel.phrase import Phrase
from campfire.words.language import OWN_NAMES
from campfire.words.lexicon import Lexicon
from tests.contract.play import Played, Table

NAMES = ("Ada", "Bo", "Cem", "Dae", "Eva", "Fay")


def everything_has_words(game: Played) -> None:
    """Prompts, options, reasons, idle things, events and causes have words in every language."""
    table = game.table
    home = table.game.words(table.options)
    voices = [Lexicon(lang, table.game.name, home) for lang in OWN_NAMES]
    heard, known = 0, told(table.game.name, *home.items())
    for match in game.moments:
        said = {repr(phrase): phrase for phrase in (*now_said(match), *events_said(match, heard))}
        heard = len(match.log)
        for voice in voices:
            check_voice(voice, [phrase for name, phrase in said.items() if name not in known])
        known |= set(said)


@cache
def told(game: str, *home: tuple[str, str]) -> set[str]:
    """The phrases of a game with its home-made words that every language has said once."""
    return set()


def every_card_has_words(table: Table) -> None:
    """Every card of a game can be described in every language."""
    home = table.game.words(table.options)
    g = table.game.setup(table.options)
    said = [phrase for card in cards_of(table.game, g) for phrase in card_said(table.game.card(g, card))]
    assert said
    for lang in OWN_NAMES:
        check_voice(Lexicon(lang, table.game.name, home), said)


def check_voice(voice: Lexicon, said: list[Phrase]) -> None:
    """Everything is said, with every argument, and in words."""
    for phrase in said:
        assert voice.say(phrase, NAMES).strip(), phrase
    assert not voice.missing, f"{voice.lang} has no words for {sorted(voice.missing)}"


def cards_of(game: AnyGame, g: GameState) -> list[str]:
    """Every card in a game, by its id."""
    return [name.removeprefix("card ") for name in game.census(g) if name.startswith("card ")]


def now_said(match: Match) -> Iterator[Phrase]:
    """What everybody could hear now: prompts, options, what is refused, what is idle and why, the end."""
    game, g = match.game, match.state
    for seat in match.seats():
        ask = match.ask(seat)
        assert ask is not None
        yield game.phrase(g, "ask", ask.key, ask.args)
        for option in ask.options:
            yield game.phrase(g, "option", option.key, option.args)
        for refused in blocked(g, seat):
            yield game.phrase(g, "option", refused.key, refused.args)
            yield game.phrase(g, "why", refused.why, refused.why_args)
        for thing in game.idle(game.view(g, seat), ask.options):
            assert game.card(g, thing.card)["id"] == thing.card, f"{thing.card} is idle and no card"
            yield thing.why
    result = game.result(g)
    if result is not None:
        yield Phrase(f"cause-{result.cause}")


def events_said(match: Match, heard: int) -> Iterator[Phrase]:
    """What the log has to tell since then."""
    for _, event in match.log[heard:]:
        yield match.game.phrase(match.state, "event", event.key, event.args)


def card_said(text: CardText) -> Iterator[Phrase]:
    """Every phrase on a card."""
    yield text["name"]
    yield from text["tags"]
    for line in text["lines"]:
        yield from line["conditions"]
        yield from line["outcome"]
    if text["story"] is not None:
        yield text["story"]
