"""The shelf: the games, their rules and their words, free for everybody to read."""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Annotated

from fastapi import APIRouter, Header, Path, Response

from campfire import bots
from campfire.bots import deals
from campfire.bots.expected import expectations, measured
from campfire.kernel.contract import AnyGame, BadInput, Choice
from campfire.ledgers import ledger
from campfire.table.doors.page import is_built
from campfire.table.doors.visitor import REFUSALS, TheHouse
from campfire.table.protocol import PROTOCOL, RELEASE
from campfire.table.protocol.shapes import About, ChoiceData, GameInfo, RuleData
from campfire.table.speech import phrase_data
from campfire.words.choices import write_value
from campfire.words.language import Language
from campfire.words.lexicon import sources, word_files
from campfire.words.told import TOLD

ROUTER = APIRouter(responses=REFUSALS, tags=["shelf"])


@ROUTER.get("/api/about")
async def about(house: TheHouse) -> About:
    """What this server is."""
    return {
        "name": "campfire",
        "version": RELEASE,
        "protocol": PROTOCOL,
        "client": is_built(house.config.client),
        "keep_days": house.config.keep_days,
    }


@ROUTER.get("/api/games")
async def list_games(house: TheHouse) -> list[GameInfo]:
    """The games that can be played here."""
    return [describe(house.games(name)) for name in house.config.shelf().NAMES]


def describe(game: AnyGame) -> GameInfo:
    """What one must know to set up a game."""
    known, today = measured(game.name), deals.daily(game.name, deals.today())
    return {
        "name": game.name,
        "rules": game.rules,
        "players": list(game.players),
        "choices": [choice_data(choice) for choice in game.choices],
        "bots": list(bots.known(game.name)),
        "told_by": known.choice if known else "",
        "expected": [
            {"value": one.value, "players": one.players, "company": one.company, "phrase": phrase_data(one.phrase)}
            for one in expectations(game.name)
        ],
        "daily": {"deal": today.word, "options": today.options},
    }


def choice_data(choice: Choice) -> ChoiceData:
    """Say what may be chosen, for a form."""
    return {
        "name": choice.name,
        "values": list(choice.values),
        "each": choice.each,
        "many": choice.many,
        "files": choice.files,
        "implies": {write_value(value): dict(options) for value, options in choice.implies.items()},
        "when": {name: list(values) for name, values in choice.when.items()},
    }


@ROUTER.get("/api/rules/{game}")
async def read_rules(
    game: Annotated[str, Path(max_length=80)], house: TheHouse, response: Response, language: Language = "en"
) -> list[RuleData]:
    """The numbered rules of a game in one language."""
    response.headers["Cache-Control"] = "public, max-age=3600"
    rules = ledger(house.games(game).name, language)
    if not rules:
        raise BadInput("not_found")
    return [{"id": rule.id, "chapter": rule.chapter, "section": rule.section, "text": rule.text} for rule in rules]


Tag = Annotated[str, Header(alias="If-None-Match", max_length=200)]


@ROUTER.get("/words/{language}.ftl", response_class=Response)
async def shared_words(language: Language, known: Tag = "") -> Response:
    """The words of one language that all games share, as one Fluent file."""
    return edition(language, "", known)


@ROUTER.get("/words/{game}/{language}.ftl", response_class=Response)
async def game_words(
    game: Annotated[str, Path(max_length=80)], language: Language, house: TheHouse, known: Tag = ""
) -> Response:
    """The words of one language that belong to one game alone, as one Fluent file."""
    return edition(language, house.games(game).name, known)


def edition(language: str, game: str, known: str) -> Response:
    """A word file, or that the one already known has not changed."""
    text, tag = word_file(language, game)
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if known == tag:
        return Response(status_code=304, headers=headers)
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


COMMANDS = ("cli.ftl", "lab.ftl", "soak.ftl")
"""Words of the command line, which no page says."""


TERMINAL = ("cli-", "terminal-", "welcome-", "verify-", "bench-", "picture-")
"""How words of the terminal begin, which no page says either."""


def is_for_the_page(message: str) -> bool:
    """Tell whether a page has a message beforehand; what is read out comes with the phrase that says it."""
    return not message.startswith((TOLD, *TERMINAL))


@cache
def word_file(language: str, game: str) -> tuple[str, str]:
    """Join the shared words of a language, or those of a game, without remarks, and give the mark of this edition."""
    shared = word_files(language, "")
    if game:
        files = [file for file in word_files(language, game) if file not in shared]
    else:
        files = [file for file in shared if file.name not in COMMANDS]
    text = "".join(message for file in files for message in sources(file) if is_for_the_page(message))
    return text, f'"{hashlib.sha256(text.encode()).hexdigest()[:20]}"'
