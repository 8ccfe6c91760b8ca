"""What is printed on cards and tokens, as plain data in the words of the content files."""

from __future__ import annotations

from typing import Any

from campfire.games.paleo.cards import (
    ITEM_TRAITS,
    ITEMS,
    KINDS,
    PROTECTION,
    RESOURCES,
    STARTING_RECIPES,
    TRAITS,
    Action,
    Book,
    Card,
    Effect,
    Traits,
)
from campfire.games.paleo.rules.rewards import gain, gain_item
from campfire.games.paleo.text import WORDS


def facts(book: Book) -> dict[str, dict[str, Any]]:
    """Every card of a game by its id, and every kind of item by its name."""
    recipes = {**STARTING_RECIPES, **book.recipes}
    return {
        "cards": {card.id: card_facts(card) for card in book.cards.values()},
        "items": {name: item_facts(item, recipes.get(item)) for item, name in enumerate(ITEMS)},
    }


def item_facts(item: int, recipe: Action | None) -> dict[str, Any]:
    """One kind of item: what it does, and what crafting it asks once it is known. [PA-102, PA-151, PA-190]"""
    trait, points = ITEM_TRAITS.get(item, (0, 0))
    return {
        "traits": {TRAITS[trait]: points} if points else {},
        "protects": PROTECTION.get(item, 0),
        "needs": named(recipe.needs) if recipe else {},
        "pays": tokens(recipe.resources, recipe.items) if recipe else {},
    }


def card_facts(card: Card) -> dict[str, Any]:
    """One card as printed."""
    return {
        "set": card.set,
        "face": card.face,
        "back": card.back,
        "hint": card.hint,
        "copies": card.copies,
        "start": card.start,
        "place": card.place,
        "number": card.number,
        "traits": named(card.traits),
        "hearts": card.hearts,
        "holds": {KINDS[kind]: n for kind, n in card.holds},
        "item": ITEMS[card.item] if card.item >= 0 else "",
        "lines": [line_facts(action) for action in card.actions],
    }


def line_facts(action: Action) -> dict[str, Any]:
    """One line of a card: what it asks, what it costs, what it brings."""
    return {
        "kind": action.kind,
        "on": action.event,
        "needs": named(action.needs),
        "has": list(action.has),
        "gone": list(action.gone),
        "sign": action.sign,
        "dice": action.dice,
        "cards": action.cards,
        "pays": tokens(action.resources, action.items),
        "uses_tokens": action.emptied,
        "wounds": action.wounds,
        "gains": dict(gain_facts(effect) for effect in action.effects),
        "negative": action.negative,
        "removes": action.removes,
    }


def gain_facts(effect: Effect) -> tuple[str, int | str]:
    """One word of a reward and its figure."""
    rule, args = effect
    if rule is gain.rule:
        return RESOURCES[int(args[0])], args[1]
    if rule is gain_item.rule:
        return ITEMS[int(args[0])], args[1]
    name = next(name for name, word in WORDS.items() if word.rule is rule)
    return name, args[0] if args else 1


def named(traits: Traits) -> dict[str, int]:
    """Points by the name of the trait."""
    return {trait: n for trait, n in zip(TRAITS, traits, strict=True) if n}


def tokens(resources: Traits, items: tuple[tuple[int, int], ...]) -> dict[str, int]:
    """Resources and items by name."""
    stock: dict[str, int] = {name: n for name, n in zip(RESOURCES, resources, strict=True) if n}
    return {**stock, **{ITEMS[item]: n for item, n in items}}
