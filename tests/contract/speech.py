"""The law of words: whatever a game says can be said in every language."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from campfire.kernel.contract import AnyGame, CardText, GameState
from campfire.kernel.declared import Option
from campfire.kernel.match import Match
from campfire.kernel.phrase import Phrase
from campfire.words.language import OWN_NAMES
from campfire.words.lexicon import Lexicon, bundle
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
    assert said or not table.game.counts(), "it counts cards and tells of none"
    for lang in OWN_NAMES:
        check_voice(Lexicon(lang, table.game.name, home), said)


def everything_declared_has_words(table: Table) -> None:
    """Every declared option, question, event and reason has words in every language."""
    home = table.game.words(table.options)
    for lang in OWN_NAMES:
        own = bundle(lang, table.game.name, home.get(lang, ""))
        missing = sorted(message for message in table.game.declared.kinds if not own.has_message(message))
        assert not missing, f"{lang} has no words for {missing}"


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
        yield ask.say(g)
        for option in ask.options:
            yield from option_said(g, option)
        for refused in match.blocked(seat):
            yield refused.option.say(g)
            yield refused.reason.say(g)
        for thing in game.idle(game.view(g, seat), ask.options):
            assert game.card(g, thing.card)["id"] == thing.card, f"{thing.card} is idle and no card"
            yield thing.why
    result = game.result(g)
    if result is not None:
        for cause in (result.cause, *(standing.cause for standing in result.standings)):
            yield Phrase(f"cause-{cause}")


def option_said(g: GameState, option: Option) -> Iterator[Phrase]:
    """Whatever a list may show of an option."""
    yield option.say(g)
    if option.kind.heading:
        yield option.kind.heading(option).name
    told = [*option.kind.detail(g, option).phrases] if option.kind.detail else []
    told += [option.kind.warns(g, option)] if option.kind.warns else []
    yield from [phrase for phrase in told if phrase]


def events_said(match: Match, heard: int) -> Iterator[Phrase]:
    """What the log has to tell since then."""
    for _, event in match.log[heard:]:
        yield event.say(match.state)


def card_said(text: CardText) -> Iterator[Phrase]:
    """Every phrase on a card."""
    yield text["name"]
    yield from text["tags"]
    for line in text["lines"]:
        yield Phrase(f"line-{line['kind']}")
        yield from line["conditions"]
        yield from line["outcome"]
    if text["story"] is not None:
        yield text["story"]
