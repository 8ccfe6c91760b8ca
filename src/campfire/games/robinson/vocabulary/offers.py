"""Standing offers: items, tokens and abilities that may be used in the middle of things. [RC-079, RC-135]"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, Concatenate, NamedTuple, ParamSpec, TypeAlias

from campfire.games.robinson.cards import PHASES
from campfire.games.robinson.sorts import CARD, HOW, option, use_detail, using
from campfire.games.robinson.state import State, Who
from campfire.kernel.declared import Ids, Option, OptionKind, QuestionKind
from campfire.kernel.engine import again
from campfire.kernel.frame import Frame, Seat, Step, ask
from campfire.kernel.question import Ask, AskAll, Question

ABILITY = option("ability", card=CARD, how=HOW, heading=using, detail=use_detail)
NOTHING_LEFT = option("nothing_left", icon="check")

P = ParamSpec("P")

Offer: TypeAlias = Callable[[State, Seat, QuestionKind], list[Option]]
"""What a seat may use while a question of this kind is put; the frames without the question's return."""

COMMON: dict[str, list[Offer]] = {phase: [] for phase in PHASES}
"""Offers of things that lie before everybody, by phase."""

OWN: dict[str, Offer] = {}
"""Offers of what belongs to a seat, its abilities, by character."""


class Aid(NamedTuple):
    """Something that helps inside a window: the card or token, its option, what its use does, how much it helps.

    The window that takes it in asks again with the help counted in its own frame's arguments.
    """

    card: str
    kind: OptionKind
    args: Ids
    use: tuple[Frame, ...]
    helps: int = 0

    def option(self, *then: Frame, how: str = "") -> Option:
        """The option to use it, for what is said of it, and what follows."""
        args = (*self.args, how) if self.kind.names[-1:] == HOW_NAMED else self.args
        return Option(self.kind, args, self.use + then)


HOW_NAMED = ("how",)
"""The last name of those options that tell what they are used for."""


ARMS: list[Callable[[State, Who], list[Aid]]] = []
"""Temporary weapon levels that somebody may use in a fight. [RC-112, RC-285]"""

REROLLS: list[Callable[[State, Who, str], list[Aid]]] = []
"""What lets somebody roll one die of an action of this kind again. [RC-136, RC-456]"""

CLOUDS: list[Callable[[State, str], list[Aid]]] = []
"""What ignores a cloud (`rain` or `snow`), or with `soften` makes a snow cloud a rain cloud. [RC-415]"""

SHIELDS: list[Callable[[State, Who], list[Aid]]] = []
"""What spares somebody wounds in a fight. [RC-644]"""

IGNORES: list[Callable[[State, Who, str], list[Aid]]] = []
"""What lets somebody ignore a drawn `trap` or `creature`, which then counts as resolved. [RC-365]"""

WINDOWS: set[QuestionKind] = set()
"""Questions that are put for the sake of their offers, even with one option of their own."""


def stands_in(*phases: str) -> Callable[[Offer], Offer]:
    """Make an offer of a thing before everybody stand in these phases."""

    def stand(offer: Offer) -> Offer:
        for phase in phases:
            COMMON[phase].append(offer)
        return offer

    return stand


def open_question(rule: Callable[Concatenate[State, P], Ask]) -> Step[P]:
    """Make a rule that asks and lets standing offers in; one used meanwhile may leave nothing to choose."""
    return ask(let_in(rule))


def let_in(rule: Callable[..., Ask]) -> Callable[..., Question]:
    """Let standing offers into a question."""

    @wraps(rule)
    def asked(*given: Any) -> Question:
        put = rule(*given)
        if not put.options:
            put = put.offering([Option(NOTHING_LEFT)])
        return with_offers(given[0], put)

    return asked


def with_offers(g: State, put: Ask) -> Question:
    """Add what may be used now, made only for the seat that looks; the question comes back afterwards."""
    if len(put.options) < 2 and put.kind not in WINDOWS:
        return put
    return AskAll(put.seats, with_offers_to, able_seats, (g, put))


def with_offers_to(g: State, put: Ask, seat: Seat) -> Ask:
    """A question as it is put to one seat, with what that seat may use now. [RC-079, RC-135]"""
    offers = offers_to(g, put.kind, seat)
    if not offers and seat in put.seats:
        return put
    back = again(g)
    more = [Option(offer.kind, offer.args, (*offer.then, back)) for offer in offers]
    if seat in put.seats:
        return put.offering([*put.options, *more])
    return Ask((seat,), put.kind, more, put.args, put.private)


def able_seats(g: State, put: Ask) -> tuple[Seat, ...]:
    """Who is not asked but may use something now. [RC-098, RC-135]"""
    return tuple([seat for seat in g.seats if seat not in put.seats and has_offer(g, put.kind, seat)])


def has_offer(g: State, window: QuestionKind, seat: Seat) -> bool:
    """Whether a seat may use anything now; most find it at the first look."""
    for offer in COMMON[g.phase]:
        if offer(g, seat, window):
            return True
    return bool(own_offers(g, window, seat))


def offers_to(g: State, window: QuestionKind, seat: Seat) -> list[Option]:
    """What one seat may use while this question is put to it or to others; the question's return is not in it."""
    return common_offers(g, window, seat) + own_offers(g, window, seat)


def common_offers(g: State, window: QuestionKind, seat: Seat) -> list[Option]:
    """What a seat may use of the things that lie before everybody; most of them have nothing to offer. [RC-079]"""
    options: list[Option] = []
    for offer in COMMON[g.phase]:
        found = offer(g, seat, window)
        if found:
            options += found
    return options


def own_offers(g: State, window: QuestionKind, seat: Seat) -> list[Option]:
    """What a seat may use of its own. [RC-135]"""
    return OWN[g.characters[seat]](g, seat, window)
