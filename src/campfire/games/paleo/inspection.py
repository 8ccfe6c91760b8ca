"""What a card must be to be of use: checks beyond single fields."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from campfire.content import Page
from campfire.games.paleo.cards import DAY_BACKS, ITEMS, NOT, RESOURCE_TOKENS, WARRIOR, Action, Card, Module
from campfire.games.paleo.effects.asides import encounter
from campfire.games.paleo.rules.rewards import story
from campfire.games.paleo.rules.tokens import PAINTED, give_sign, triumph

MOST_TRAIT = 16
OF_THE_DAY = (story.rule, encounter.rule)
"""Rewards that lay a card before somebody who is in the day."""


def inspect_module(file: str, module: Module, others: Iterable[Card]) -> None:
    """Refuse a module with a card that collides, contradicts itself or can never be used."""
    others = tuple(others)
    taken = {card.id for card in others if card.set != module.id}
    everything = (*others, *module.cards)
    ids = {card.id for card in everything}
    stories = {card.number for card in everything if card.number}
    signs = given_signs(everything)
    for card in module.cards:
        page = Page(file, card.id)
        if card.id in taken:
            page.wrong("taken", "id")
        inspect_card(page, card)
        if any(word is triumph.rule for line in card.actions for word, _ in line.effects) and not module.ending:
            page.wrong("triumph", "gains")
        for line in card.actions:
            inspect_names(page, line, ids, signs, stories)


def inspect_card(page: Page, card: Card) -> None:
    """Refuse a card whose face and lines do not fit each other."""
    for key, field in (*faults_of_face(card), *faults_of_lines(card)):
        page.wrong(key, field)


def faults_of_face(card: Card) -> Iterator[tuple[str, str]]:
    """What a face must have. [PA-064, PA-129, PA-208, PA-236]"""
    kinds = {line.kind for line in card.actions}
    if card.face in ("action", "hazard"):
        if card.back not in DAY_BACKS and card.set != "stories":
            yield "back", "back"
        if not kinds:
            yield "never_used", "lines"
        elif kinds != {"action"}:
            yield "line_kind", "lines"
    if card.face == "hazard" and not has_way_out(line for _, line in card.of_kind("action")):
        yield "hazard", "lines"
    if card.face == "mission" and not has_way_out(line for _, line in card.of_kind("night")):
        yield "mission_line", "lines"
    if card.face == "place" and not card.place:
        yield "place", "place"
    if card.face == "place" and (not kinds or "action" in kinds):
        yield "line_kind", "lines"
    if card.face == "invention" and (card.item < 0 or (card.set != "inventions" and card.start != "workshop")):
        yield "invention", "start"
    if card.face == "place" and card.copies > 1:
        yield "copies", "copies"
    if card.holds and (card.copies > 1 or card.face not in ("place", "mission")):
        yield "holds", "holds"


def faults_of_lines(card: Card) -> Iterator[tuple[str, str]]:
    """What lines may ask and give. [PA-133, PA-137, PA-174, PA-210, PA-224]"""
    for line in card.actions:
        if not is_possible(line):
            yield "impossible", "lines"
        if line.emptied and not card.holds:
            yield "tokens", "uses_tokens"
        if line.negative and (line.asked or line.has or line.gone or line.dice):
            yield "negative", "lines"
        if line.dice and line.kind != "action":
            yield "dice", "dice"
        if line.kind == "additional" and not (line.cards or line.costs_tokens):
            yield "free_addition", "lines"
        if line.kind == "reaction" and not line.effects:
            yield "reaction", "lines"
        if line.kind in ("night", "reaction") and (line.cards or any(word in OF_THE_DAY for word, _ in line.effects)):
            yield "night", "lines"


def has_way_out(lines: Iterable[Action]) -> bool:
    """Whatever has come to pass, one negative line can be taken. [PA-129, PA-132]"""
    signs = {line.sign for line in lines if line.negative}
    return "" in signs or any(f"{NOT}{sign}" in signs for sign in signs)


def is_possible(line: Action) -> bool:
    """Something in the box can satisfy the line. [PA-158]"""
    return all(need <= MOST_TRAIT for need in line.needs) and all(
        cost <= have for cost, have in zip(line.resources, RESOURCE_TOKENS, strict=True)
    )


def inspect_names(page: Page, line: Action, ids: set[str], signs: set[str], stories: set[int]) -> None:
    """Refuse a line that names a card, item, sign or story that is not there."""
    page.known("has", line.has, (*ITEMS, WARRIOR, *sorted(ids)))
    page.known("gone", line.gone, sorted(ids))
    if line.sign and line.sign.removeprefix(NOT) not in signs | {PAINTED}:
        page.wrong("sign", "sign", sign=line.sign)
    for word, args in line.effects:
        if word is story.rule and args[0] not in stories:
            page.wrong("story", "gains", number=args[0])


def given_signs(cards: Iterable[Card]) -> set[str]:
    """The signs that cards give."""
    return {
        str(args[0]) for card in cards for line in card.actions for word, args in line.effects if word is give_sign.rule
    }
