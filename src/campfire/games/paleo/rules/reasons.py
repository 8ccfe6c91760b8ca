"""Why something may not be chosen: only ever computed when somebody asks."""

from __future__ import annotations

from collections.abc import Iterator

from campfire.games.paleo.cards import ITEMS, RESOURCES, TRAITS, Action, Traits
from campfire.games.paleo.rules.costs import is_full
from campfire.games.paleo.rules.requirements import has_sign, owns, paid_points, points
from campfire.games.paleo.state import Party, State
from campfire.kernel.question import Blocked, Ids


def blocked_line(g: State, key: str, by: Party, card: str, line: int) -> list[Blocked]:
    """Why a line of a card cannot be performed; nothing where it can be."""
    action = g.book.cards[card].actions[line]
    return [Blocked(key, (card, line), *reason) for reason in reasons(g, by, card, action)][:1]


def reasons(g: State, by: Party, card: str, action: Action) -> Iterator[tuple[str, Ids, str]]:
    """Everything that an action lacks: the reason, its figures and the rule."""
    if not has_sign(g, action):
        yield "sign", (action.sign,), "PA-097"
    for thing in action.has:
        if not owns(g, by, thing):
            yield "have", (thing,), "PA-106"
    for gone in action.gone:
        if gone not in g.graveyard:
            yield "gone", (gone,), "PA-107"
    yield from missing_traits(g, by, action)
    if action.cards > len(g.decks[by[0]]):
        yield "cards", (action.cards, len(g.decks[by[0]])), "PA-114"
    yield from missing_tokens(g, by, action.resources, action.items)
    if action.emptied and not is_full(g, card):
        yield "tokens", (card,), "PA-224"


def missing_traits(g: State, by: Party, action: Action) -> Iterator[tuple[str, Ids, str]]:
    """Traits that all who take part do not reach together."""
    for trait, need in action.asked:
        have = points(g, by, trait)
        if have < need:
            yield "trait", (TRAITS[trait], need, have), "PA-103"
        elif have - paid_points(action, trait) < need:
            yield "paid_twice", (TRAITS[trait],), "PA-111"


def missing_tokens(
    g: State, by: Party, resources: Traits, items: tuple[tuple[int, int], ...]
) -> Iterator[tuple[str, Ids, str]]:
    """Resources that the storage and items that the communities lack."""
    for kind, n in enumerate(resources):
        if g.storage[kind] < n:
            yield "resource", (RESOURCES[kind], n, g.storage[kind]), "PA-109"
    for item, n in items:
        have = sum(g.items[seat][item] for seat in by)
        if have < n:
            yield "item", (ITEMS[item], n, have), "PA-110"
