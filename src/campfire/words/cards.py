"""Cards in words: what a card is, what it asks, what it brings."""

from __future__ import annotations

from collections.abc import Iterator

from campfire.kernel.contract import CardLine, CardText
from campfire.kernel.phrase import Phrase
from campfire.words.lexicon import Lexicon

NOTHING = "effect-nothing"


def card_head(text: CardText, lexicon: Lexicon) -> tuple[str, str]:
    """The name of a card, and its tags."""
    return lexicon.say(text["name"]), " · ".join(map(lexicon.say, text["tags"]))


def card_lines(text: CardText, lexicon: Lexicon) -> list[str]:
    """Each line of a card, and its story."""
    lines = [card_line(line, lexicon) for line in text["lines"]]
    return [*lines, lexicon.say(text["story"])] if text["story"] else lines


def card_line(line: CardLine, lexicon: Lexicon) -> str:
    """One line: what kind it is, what it asks, an arrow, what it brings."""
    kind = f"line-{line['kind']}"
    head = f"{lexicon.word(kind)}: " if line["kind"] != "action" and lexicon.has(kind) else ""
    asked, brings = (", ".join(map(lexicon.say, side)) for side in (line["conditions"], line["outcome"]))
    brings = brings or (lexicon.word(NOTHING) if lexicon.has(NOTHING) else "–")
    return f"{head}{asked} → {brings}" if asked else f"{head}→ {brings}"


def phrases_on(text: CardText) -> Iterator[Phrase]:
    """Yield every phrase on a card."""
    yield text["name"]
    yield from text["tags"]
    for line in text["lines"]:
        yield from line["conditions"]
        yield from line["outcome"]
    if text["story"]:
        yield text["story"]
