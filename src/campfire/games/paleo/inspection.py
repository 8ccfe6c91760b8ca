"""What a card must be to be of use: checks beyond single fields."""

from __future__ import annotations

from collections.abc import Iterable

from campfire.games.paleo.cards import DAY_BACKS, ITEMS, RESOURCE_TOKENS, WARRIOR, Action, Card, Module
from campfire.games.paleo.reader import Page
from campfire.games.paleo.rules.rewards import story
from campfire.games.paleo.rules.tokens import give_sign

MOST_TRAIT = 16


def inspect_module(file: str, module: Module, others: Iterable[Card]) -> None:
    """Refuse a module with a card that collides, contradicts itself or can never be used."""
    others = tuple(others)
    taken = {card.id for card in others if card.set != module.id}
    everything = (*others, *module.cards)
    ids = {card.id for card in everything}
    stories = {card.number for card in everything if card.number}
    signs = {
        args[0] for card in everything for line in card.actions for word, args in line.effects if word is give_sign
    }
    for card in module.cards:
        page = Page(file, card.id)
        if card.id in taken:
            page.wrong("taken", "id")
        inspect_card(page, card)
        for line in card.actions:
            inspect_names(page, line, ids, signs, stories)


def inspect_card(page: Page, card: Card) -> None:
    """Refuse a card whose face and lines do not fit each other."""
    kinds = {line.kind for line in card.actions}
    if card.face in ("action", "hazard"):
        if card.back not in DAY_BACKS and card.set != "stories":
            page.wrong("back", "back", allowed=", ".join(DAY_BACKS))
        if not any(line.kind == "action" and is_possible(line) for line in card.actions):
            page.wrong("never_used", "lines")
        if kinds != {"action"}:
            page.wrong("line_kind", "lines", face=card.face)
    if card.face == "hazard" and not any(line.negative for line in card.actions):
        page.wrong("hazard", "lines")
    if card.face == "mission" and not any(line.negative for _, line in card.of_kind("night")):
        page.wrong("mission_line", "lines")
    if card.face == "place":
        if not card.place:
            page.wrong("place", "place")
        if not kinds - {"action"} or "action" in kinds:
            page.wrong("line_kind", "lines", face=card.face)
    if card.holds and (card.copies > 1 or card.face not in ("place", "mission")):
        page.wrong("holds", "holds")
    if any(line.emptied for line in card.actions) and not card.holds:
        page.wrong("tokens", "uses_tokens")
    if any(line.negative and has_conditions(line) for line in card.actions):
        page.wrong("negative", "lines")
    for line in card.actions:
        if not is_possible(line):
            page.wrong("impossible", "lines")


def has_conditions(line: Action) -> bool:
    """A negative line asks nothing; what it takes, it takes as far as possible. [PA-133]"""
    return bool(any(line.needs) or line.has or line.gone or line.dice)


def is_possible(line: Action) -> bool:
    """Something in the box can satisfy the line."""
    return all(need <= MOST_TRAIT for need in line.needs) and all(
        cost <= have for cost, have in zip(line.resources, RESOURCE_TOKENS, strict=True)
    )


def inspect_names(page: Page, line: Action, ids: set[str], signs: set[str | int], stories: set[int]) -> None:
    """Refuse a line that names a card, item, sign or story that is not there."""
    page.known("has", line.has, (*ITEMS, WARRIOR, *sorted(ids)))
    page.known("gone", line.gone, sorted(ids))
    if line.sign and line.sign.removeprefix("not ") not in signs | {"painted"}:
        page.wrong("sign", "sign", sign=line.sign)
    for word, args in line.effects:
        if word is story and args[0] not in stories:
            page.wrong("story", "gains", number=args[0])
