"""Who sits where: people at this keyboard, and bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from campfire import bots
from campfire.kernel.contract import BadInput
from campfire.kernel.frame import Seat
from campfire.words.lexicon import Lexicon

PERSON = "me"
"""How a person is written among the seats; `me=Ada` gives a name."""

LONGEST_NAME = 40

BOT_NAMES = {"random": "bot-random", "scout": "bot-scout", "thinker": "bot-thinker"}


class Sitter(NamedTuple):
    """Whoever sits at a seat: a bot, or a person with or without a name."""

    bot: str = ""
    name: str = ""

    def called(self, seat: Seat, lexicon: Lexicon) -> str:
        """What the others call them."""
        if self.bot:
            return f"{bot_name(self.bot, lexicon)} {seat + 1}"
        return self.name or lexicon.word("seat-player", number=seat + 1)

    @property
    def written(self) -> str:
        """As it is written on the command line and in a save."""
        return self.bot or (f"{PERSON}={self.name}" if self.name else PERSON)


def bot_name(bot: str, lexicon: Lexicon) -> str:
    """The kind of a bot in words."""
    kind, _, _ = bot.partition(":")
    return lexicon.word(BOT_NAMES[kind]) if kind in BOT_NAMES else bot


def read_sitter(word: str, game: str) -> Sitter:
    """Read one seat: `me`, `me=Ada` or the name of a bot.

    >>> read_sitter("me= A" + chr(27) + "da ", "").name
    'Ada'
    """
    head, _, name = word.strip().partition("=")
    if head == PERSON:
        return Sitter(name="".join(filter(str.isprintable, name)).strip()[:LONGEST_NAME])
    bots.make(head, game)
    return Sitter(bot=head)


def read_sitters(words: Sequence[str], game: str, players: int) -> list[Sitter]:
    """Read all seats; there must be one for each player."""
    if len(words) != players:
        raise BadInput("wrong_seats", given=len(words), players=players)
    return [read_sitter(word, game) for word in words]


def same_person(sitters: Sequence[Sitter], a: Seat, b: Seat) -> bool:
    """Tell whether one person sits at both seats: people share a seat's secrets by sharing a name."""
    return a == b or bool(sitters[a].name and sitters[a].name == sitters[b].name and not sitters[b].bot)
