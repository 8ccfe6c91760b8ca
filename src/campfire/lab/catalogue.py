"""The catalogue: what is in the box of each game, and how far its words go."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from typing import Any, TypedDict

from campfire import games
from campfire.kernel.contract import AnyGame, CardText, Phrase
from campfire.words.language import OWN_NAMES
from campfire.words.lexicon import Lexicon, message_ids


class Missing(TypedDict):
    """How many words a language lacks."""

    missing: int


class Contents(TypedDict):
    """What is in a game's box."""

    counts: dict[str, int]
    scenarios: list[str]
    languages: dict[str, Missing]


def contents(game: AnyGame) -> Contents:
    """Count the live decks of a game and the words that are missing."""
    return {
        "counts": game.counts(),
        "scenarios": list(game.scenarios),
        "languages": {lang: {"missing": len(missing_words(game, lang))} for lang in OWN_NAMES},
    }


def missing_words(game: AnyGame, lang: str) -> set[str]:
    """Name what cannot be said in a language: other languages' messages, and phrases on the cards."""
    lexicon = Lexicon(lang, game.name)
    for scenario in game.scenarios:
        g = game.setup(game.check({"scenario": scenario, "players": game.players[-1]}))
        cards = [name.removeprefix("card ") for name in game.census(g) if name.startswith("card ")]
        for phrase in (said for card in cards for said in phrases_on(game.card(g, card))):
            lexicon.say(phrase)
    everywhere = {key for other in OWN_NAMES for key in message_ids(other, game.name)}
    return lexicon.missing | everywhere - message_ids(lang, game.name)


def phrases_on(text: CardText) -> Iterator[Phrase]:
    """Yield every phrase on a card."""
    yield text["name"]
    yield from text["tags"]
    for line in text["lines"]:
        yield from line["conditions"]
        yield from line["outcome"]
    if text["story"]:
        yield text["story"]


def add_parser(commands: Any, lexicon: Lexicon) -> None:
    """Describe `campfire content`."""
    word = lexicon.word
    parser = commands.add_parser("content", help=word("cli-content"), description=word("cli-content-about"))
    parser.add_argument("game", nargs="?", metavar=word("cli-game-word"), help=word("cli-game"))
    parser.add_argument("--json", action="store_true", help=word("cli-json"))


def run(args: argparse.Namespace, lexicon: Lexicon) -> int:
    """Print what is in the box of one game, or of each."""
    names = [args.game] if args.game else games.NAMES
    found = {name: contents(games.load(name)) for name in names}
    if args.json:
        print(json.dumps(found[args.game] if args.game else found, ensure_ascii=False))
        return 0
    for name, box in found.items():
        print_contents(name, box, lexicon)
    return 0


def print_contents(name: str, box: Contents, lexicon: Lexicon) -> None:
    """Say what is in a box."""
    print(lexicon.word("content-cards", game=name, n=sum(box["counts"].values())))
    for kind, n in box["counts"].items():
        print(f"  {kind:<12}{n:>5}")
    print(lexicon.word("content-scenarios", scenarios=", ".join(box["scenarios"])))
    for lang, words in box["languages"].items():
        print(lexicon.word("content-words", lang=OWN_NAMES[lang], n=words["missing"]))
