"""The catalogue: what is in the box of each game, and how far its words go."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TypedDict

from campfire import games
from campfire.files import read_text
from campfire.kernel.contract import AnyGame, BadInput, Choice, GameState, Options, Value
from campfire.typed import Commands
from campfire.words.cards import card_head, card_lines, phrases_on
from campfire.words.choices import write_value
from campfire.words.language import OWN_NAMES
from campfire.words.lexicon import Lexicon, message_ids

CHECK = "check"
"""Stands in the place of a game's name: check a file instead."""

PART = "/"
"""Stands in the name of a part of a kind, which is counted with its kind."""


class Missing(TypedDict):
    """How many words a language lacks."""

    missing: int


class Contents(TypedDict):
    """What is in a game's box."""

    counts: dict[str, int]
    choices: dict[str, list[Value]]
    languages: dict[str, Missing]


def contents(game: AnyGame) -> Contents:
    """Count the live decks of a game and the words that are missing."""
    return {
        "counts": game.counts(),
        "choices": {choice.name: list(choice.values) for choice in game.choices},
        "languages": {lang: {"missing": len(missing_words(game, lang)) + untold(game, lang)} for lang in OWN_NAMES},
    }


def untold(game: AnyGame, lang: str) -> int:
    """How many texts a language lacks in the storybook of a game that has one."""
    proof = games.part(game.name, "proof")
    return int(proof.missing(lang)) if proof else 0


def missing_words(game: AnyGame, lang: str) -> set[str]:
    """Name what cannot be said in a language: other languages' messages, and phrases on the cards."""
    lexicon = Lexicon(lang, game.name)
    for wish in game.tables():
        g = game.setup(game.check(wish))
        for phrase in (said for card in cards_of(game, g) for said in phrases_on(game.card(g, card))):
            lexicon.say(phrase)
    everywhere = {key for other in OWN_NAMES for key in message_ids(other, game.name)}
    return lexicon.missing | everywhere - message_ids(lang, game.name)


def cards_of(game: AnyGame, g: GameState) -> dict[str, int]:
    """Count the cards in a game by their ids."""
    return {name.removeprefix("card "): n for name, n in game.census(g).items() if name.startswith("card ")}


def open_to_files() -> tuple[AnyGame, Choice]:
    """The game that home-made files are for, and the choice that takes them."""
    every = ((game, choice) for game in map(games.load, games.NAMES) for choice in game.choices)
    return next((game, choice) for game, choice in every if choice.files)


def home_made(game: AnyGame, choice: Choice, file: str, text: str) -> tuple[Options, GameState, dict[str, int]]:
    """Lay out a game with a home-made file, or say what is wrong with it; count the cards it brings."""
    usual = game.check({})
    made = {"file": file, "text": text}
    options = game.check({choice.name: [*usual[choice.name][:1], made] if choice.many else made})
    g = game.setup(options)
    boxed = cards_of(game, game.setup(usual))
    return options, g, {card: n for card, n in cards_of(game, g).items() if card not in boxed}


def add_parser(commands: Commands, lexicon: Lexicon) -> None:
    """Describe `campfire content`."""
    word = lexicon.word
    parser = commands.add_parser("content", help=word("cli-content"), description=word("cli-content-about"))
    parser.add_argument("game", nargs="?", metavar=word("cli-content-word"), help=word("cli-content-game"))
    parser.add_argument("file", nargs="?", metavar=word("cli-file"), help=word("cli-content-file"))
    parser.add_argument("--json", action="store_true", help=word("cli-json"))


def run(args: argparse.Namespace, lexicon: Lexicon) -> int:
    """Print what is in the box of one game, or of each; or check a module of one's own."""
    if args.game == CHECK:
        return check(args.file, lexicon)
    if args.file:
        raise BadInput("unknown_argument", word=args.file, command="campfire content")
    names = [args.game] if args.game else games.NAMES
    found = {name: contents(games.load(name)) for name in names}
    if args.json:
        print(json.dumps(found[args.game] if args.game else found, ensure_ascii=False))
        return 0
    for name, box in found.items():
        print_contents(name, box, lexicon)
    return 0


def check(file: str | None, lexicon: Lexicon) -> int:
    """Say what is wrong with a home-made module, or what it does in plain words; without one, check the storybooks."""
    if file is None or file in games.NAMES:
        return check_storybooks([file] if file else [*games.NAMES], lexicon)
    game, choice = open_to_files()
    options, g, cards = home_made(game, choice, Path(file).name, read_text(file))
    words = lexicon.about(game.name, game.words(options))
    print(words.word("content-good", file=file, n=sum(cards.values())))
    for card, n in cards.items():
        text = game.card(g, card)
        name, tags = card_head(text, words)
        print(f"\n{name}{f' × {n}' if n > 1 else ''}  {tags}")
        print("\n".join(f"  {line}" for line in card_lines(text, words)))
    return 0


def check_storybooks(names: Sequence[str], lexicon: Lexicon) -> int:
    """Say everything that is wrong with the storybooks of some games; bad ones are bad input."""
    proofs = {name: proof for name in names if (proof := games.part(name, "proof"))}
    wrong = {name: proof.faults() for name, proof in proofs.items()}
    for name, found in wrong.items():
        words = lexicon.about(name)
        for phrase in found:
            print(words.say(phrase), file=sys.stderr)
        if not found:
            print(lexicon.word("content-sound", game=words.word(f"game-{name}")))
    return 2 if any(wrong.values()) else 0


def print_contents(name: str, box: Contents, lexicon: Lexicon) -> None:
    """Say what is in a box."""
    whole = sum(n for kind, n in box["counts"].items() if PART not in kind)
    print(lexicon.word("content-cards", game=name, n=whole))
    for kind, n in box["counts"].items():
        print(f"  {kind:<22}{n:>5}")
    for choice, values in box["choices"].items():
        print(lexicon.word("content-choice", choice=choice, values=", ".join(write_value(value) for value in values)))
    for lang, words in box["languages"].items():
        print(lexicon.word("content-words", lang=OWN_NAMES[lang], n=words["missing"]))
