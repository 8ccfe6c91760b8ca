"""What a player that is a program gets, and what it gives back."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any, Protocol

from msgspec import Struct
from typing_extensions import TypeVar

from campfire.kernel.codec import Json, decode_state, encode_state
from campfire.kernel.contract import AnyGame, GameState, Options
from campfire.kernel.declared import (
    Because,
    BecauseKind,
    Ids,
    Named,
    Option,
    OptionKind,
    QuestionKind,
    Spoken,
)
from campfire.kernel.engine import Random as Random
from campfire.kernel.frame import Seat
from campfire.kernel.phrase import Phrase
from campfire.kernel.question import Ask

WAIT = -1
"""The answer of a bot that lets others go first; only where the offer names some."""

V = TypeVar("V", contravariant=True, default=Any)


class Offer(Struct, Spoken, frozen=True):
    """A question as a bot gets it: what is asked, what may be answered, and worlds to think in.

    >>> from campfire.kernel.declaring import Declared
    >>> toy = Declared("offered")
    >>> CARD = toy.sort("card", str)
    >>> PLAY, PASS = toy.option("play", card=CARD), toy.option("pass")
    >>> offer = Offer(0, toy.question("play_card"), (), [Option(PLAY, ("owl",)), Option(PASS)])
    >>> [option[CARD] for option in offer.options if option.kind is PLAY], offer.worlds(3)
    (['owl'], [])
    """

    seat: Seat
    kind: QuestionKind
    args: Ids
    options: list[Option]
    """Without what they cause."""
    others: tuple[Seat, ...] = ()
    """Who else may answer first, in a question to several; nobody: this bot must answer now."""
    imagined: Iterator[GameState] = iter(())

    def worlds(self, n: int) -> list[GameState]:
        """So many worlds that this seat cannot tell from the real one; a bot that thinks elsewhere has only as many
        as it declares beforehand. They are the bot's own: it may play on in them."""
        return [*islice(self.imagined, n)]


class Bot(Protocol[V]):
    """Answers offers: gives the place of the chosen option, or waits. It may say in an attribute `worlds` how many it
    needs for one answer, in `glances` that it looks at single parts of its view and keeps none, and by a function `why`
    of view, offer and place what it thought."""

    def __call__(self, view: V, offer: Offer, random: Random, /) -> int: ...


def worlds_for(bot: Bot) -> int:
    """How many imagined worlds a bot wants for one answer."""
    wanted: int = getattr(bot, "worlds", 0)
    return wanted


def glances(bot: Bot) -> bool:
    """Whether a bot looks at single parts of its view only, and keeps none of it."""
    found: bool = getattr(bot, "glances", False)
    return found


EVEN = 50
"""Percent of sureness up to which another option is as likely to be the better one."""


class Ranked(Struct, frozen=True):
    """An option as a thinking bot weighed it: its place, its chance in percent, and the figure that speaks for it."""

    place: int
    chance: int
    figure: str = ""

    def say(self) -> Phrase:
        """What speaks for it."""
        return speaking_for(self.figure)


class Weighed(Struct, frozen=True):
    """What a thinking bot weighed: the figure that tipped the scales, the chance in percent, how sure it is."""

    figure: str = ""
    chance: int = 0
    sure: int = 0
    ranking: list[Ranked] = []
    """The best options, the chosen one first."""
    trouble: str = ""
    """Why it could not think."""

    def say(self, g: object) -> Phrase:
        """What it thought, in a sentence for everybody; its chance it keeps to itself."""
        if self.trouble:
            return Phrase("because-no_value")
        if self.sure <= EVEN:
            return Phrase("because-no_better")
        return Phrase("because-weighed", {"for": speaking_for(self.figure), "sure": self.sure})


def speaking_for(figure: str) -> Phrase:
    """What speaks for an option: what a figure promises, else all of them together."""
    return Phrase(f"figure-{figure}" if figure else "weighed-all")


def thought_of(bot: Bot, view: object, offer: Offer, place: int) -> Because | Weighed | None:
    """Why a bot has chosen what it chose; None where it cannot tell or had no choice."""
    why: Callable[[object, Offer, int], Because | Weighed | None] | None = getattr(bot, "why", None)
    return why(view, offer, place) if why and place != WAIT and len(offer.options) > 1 else None


def offer_of(ask: Ask, seat: Seat, others: tuple[Seat, ...] = (), imagined: Iterator[GameState] | None = None) -> Offer:
    """Put a question to a bot, without what its options cause."""
    options = [Option(option.kind, option.args) for option in ask.options]
    return Offer(seat, ask.kind, ask.args, options, others, imagined or iter(()))


def imagining(game: AnyGame, g: GameState, seat: Seat, random: Random) -> Iterator[GameState]:
    """Worlds that a seat cannot tell from this one, one after the other and without end; each is made when wanted."""
    while True:
        world: GameState = game.imagine(g, seat, random)
        world.log = None
        yield world


class SentOffer(Struct, frozen=True):
    """An offer as plain data, with the worlds that were imagined for it: it can be sent to another process."""

    seat: Seat
    key: str
    args: Ids
    options: list[Named]
    others: tuple[Seat, ...]
    worlds: list[Json]

    def received(self, game: AnyGame, options: Options) -> Offer:
        """Read it where the bot thinks."""
        declared = game.declared
        read = [Option(declared.find(OptionKind, key), args) for key, args in self.options]
        asked = declared.find(QuestionKind, self.key)
        return Offer(self.seat, asked, self.args, read, self.others, self._worlds(game, options))

    def _worlds(self, game: AnyGame, options: Options) -> Iterator[GameState]:
        for data in self.worlds:
            world: GameState = game.blank(options)
            decode_state(world, data)
            yield world


def sent(offer: Offer, worlds: int) -> SentOffer:
    """Write an offer with so many worlds, imagined now."""
    named = [option.named_by for option in offer.options]
    imagined: list[Json] = [encode_state(world) for world in offer.worlds(worlds)]
    return SentOffer(offer.seat, offer.key, offer.args, named, offer.others, imagined)


class Thought(Struct, frozen=True):
    """What a bot has chosen, and why, as plain data."""

    place: int
    because: Named | None = None
    weighed: Weighed | None = None

    def said(self, game: AnyGame) -> Because | Weighed | None:
        """Why, as the game declares it, or as a thinking bot weighed it."""
        if self.because is None:
            return self.weighed
        key, args = self.because
        kind = game.declared.find(BecauseKind, key)
        return Because(kind, kind.read(args))


def thought(place: int, why: Because | Weighed | None) -> Thought:
    """What a bot has chosen and why, made plain data."""
    if isinstance(why, Weighed):
        return Thought(place, weighed=why)
    return Thought(place, (why.key, why.args) if why else None)
