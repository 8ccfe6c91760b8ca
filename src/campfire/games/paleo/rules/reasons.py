"""Why something may not be chosen: only ever computed when somebody asks."""

from __future__ import annotations

from collections.abc import Iterator

from campfire.games.paleo.cards import ITEMS, RESOURCES, TRAITS, Action, Traits
from campfire.games.paleo.rules.costs import is_full
from campfire.games.paleo.rules.requirements import has_sign, owns, paid_points, points
from campfire.games.paleo.sorts import AMOUNT, CARD, SIGN, THING, TRAIT, reason
from campfire.games.paleo.state import Party, State
from campfire.kernel.declared import Option, OptionKind, Reason
from campfire.kernel.question import Blocked

NO_SIGN = reason("sign", sign=SIGN)
NOT_OWNED = reason("have", thing=THING)
NOT_GONE = reason("gone", card=CARD)
FEW_POINTS = reason("trait", trait=TRAIT, n=AMOUNT, have=AMOUNT)
PAID_TWICE = reason("paid_twice", trait=TRAIT)
FEW_CARDS = reason("cards", n=AMOUNT, have=AMOUNT)
FEW_RESOURCES = reason("resource", thing=THING, n=AMOUNT, have=AMOUNT)
FEW_ITEMS = reason("item", thing=THING, n=AMOUNT, have=AMOUNT)
NOT_FULL = reason("tokens", card=CARD)


def blocked_line(g: State, kind: OptionKind, by: Party, card: str, line: int) -> list[Blocked]:
    """Why a line of a card cannot be performed; nothing where it can be."""
    action = g.book.cards[card].actions[line]
    return [Blocked(Option(kind, (card, line)), missing) for missing in reasons(g, by, card, action)][:1]


def reasons(g: State, by: Party, card: str, action: Action) -> Iterator[Reason]:
    """Everything that an action lacks: the reason, its figures and the rule."""
    if not has_sign(g, action):
        yield Reason(NO_SIGN, (action.sign,), "PA-097")
    for thing in action.has:
        if not owns(g, by, thing):
            yield Reason(NOT_OWNED, (thing,), "PA-106")
    for gone in action.gone:
        if gone not in g.graveyard:
            yield Reason(NOT_GONE, (gone,), "PA-107")
    yield from missing_traits(g, by, action)
    if action.cards > len(g.decks[by[0]]):
        yield Reason(FEW_CARDS, (action.cards, len(g.decks[by[0]])), "PA-114")
    yield from missing_tokens(g, by, action.resources, action.items)
    if action.emptied and not is_full(g, card):
        yield Reason(NOT_FULL, (card,), "PA-224")


def missing_traits(g: State, by: Party, action: Action) -> Iterator[Reason]:
    """Traits that all who take part do not reach together."""
    for trait, need in action.asked:
        have = points(g, by, trait)
        if have < need:
            yield Reason(FEW_POINTS, (TRAITS[trait], need, have), "PA-103")
        elif have - paid_points(action, trait) < need:
            yield Reason(PAID_TWICE, (TRAITS[trait],), "PA-111")


def missing_tokens(g: State, by: Party, resources: Traits, items: tuple[tuple[int, int], ...]) -> Iterator[Reason]:
    """Resources that the storage and items that the communities lack."""
    for kind, n in enumerate(resources):
        if g.storage[kind] < n:
            yield Reason(FEW_RESOURCES, (RESOURCES[kind], n, g.storage[kind]), "PA-109")
    for item, n in items:
        have = sum(g.items[seat][item] for seat in by)
        if have < n:
            yield Reason(FEW_ITEMS, (ITEMS[item], n, have), "PA-110")
