"""What every box must meet, proved demand by demand. [ledger 20.3]"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from campfire.games.discover.binding import atlas_of, book_of
from campfire.games.discover.box import Box, Part, box_of, counts, named_by
from campfire.games.discover.cards import KINDS, WATER, Book, Card, figures_of, walk
from campfire.games.discover.library import region

RANGES = {
    "regions": (2, 2),
    "tiles": (34, 34),
    "exploration": (94, 96),
    "enemies": (30, 32),
    "items": (44, 44),
    "blueprints": (11, 11),
    "characters": (12, 12),
    "quests": (11, 11),
    "find_tokens": (103, 106),
    "monster_tokens": (16, 16),
    "special_monsters": (2, 5),
    "water_sources": (6, 6),
}
"""The counts of the ledger's first chapter."""
LEAST_FOOD = 8
"""So much food and meat lies in a region: two a survivor, beside what hunting and crafting bring."""
SCENARIOS = (1, 2, 3, 4, 5)


def prove(box: Box) -> dict[str, list[str]]:
    """For each demand, what is wrong with a box; nothing where it is met."""
    return {name: [*demand(box)] for name, demand in DEMANDS.items()}


def books(box: Box) -> Iterator[Book]:
    """The book of every scenario."""
    for scenario in SCENARIOS:
        for ground in (0, 1) if scenario == SCENARIOS[-1] else (0,):
            yield book_of(box.code, scenario, ground)


def same_again(box: Box) -> Iterator[str]:
    """One code gives one box."""
    if box_of.__wrapped__(box.code) != box:
        yield box.code


def in_range(box: Box) -> Iterator[str]:
    """Counts stay within the ranges."""
    found = counts(box)
    for name, (least, most) in RANGES.items():
        if not least <= found[name] <= most:
            yield f"{name} {found[name]}"


def numbers_lead(box: Box) -> Iterator[str]:
    """Every number printed anywhere leads to a card of the right deck."""
    for part in box.parts:
        names = {card.name for card in part.exploration}
        asked = [tile.landmark for tile in part.tiles if tile.landmark]
        asked += [token.card for token in part.tokens if token.card]
        asked += [card.opens for card in part.exploration if card.opens]
        asked += [name for card in (*part.exploration, *part.quests) for name in all_named(card)]
        yield from (f"{part.region} {name}" for name in asked if name not in names)
        enemies = {card.id for card in part.enemies}
        yield from (
            f"{part.region} {token.enemy}" for token in part.tokens if token.enemy and token.enemy not in enemies
        )
    items = {card.number for card in box.items}
    yield from (plan.id for plan in box.blueprints if plan.number not in items)


def all_named(card: Card) -> list[str]:
    """Every card that a card or quest sends on to."""
    found = list(named_by(card))
    for effects in (*[power.effects for power in card.powers], card.setup, card.done, card.nightly, card.reward):
        found += [name for (name,) in figures_of(walk(effects), "play")]
    return found


def numbers_rise(box: Box) -> Iterator[str]:
    """Exploration to 60, enemies to 88, items to 99, notices 100."""
    bounds = [(card, 1, 60) for part in box.parts for card in part.exploration]
    bounds += [(card, 61, 88) for part in box.parts for card in part.enemies]
    bounds += [(card, 89, 99) for card in box.items] + [(card, 100, 100) for card in box.notices]
    yield from (f"{card.id} {card.number}" for card, least, most in bounds if not least <= card.number <= most)


def same_numbers(box: Box) -> Iterator[str]:
    """Repeated numbers are identical cards. [DI-196]"""
    for part in box.parts:
        named: dict[int, str] = {}
        for card in (*part.exploration, *part.enemies):
            if named.setdefault(card.number, card.name) != card.name:
                yield f"{part.region} {card.number}"
        for card in part.exploration:
            inside = [other for other in part.exploration if other.name == card.opens]
            yield from (card.id for other in inside if other.number != card.number + 1)


def payable(box: Box) -> Iterator[str]:
    """Every blueprint can be paid in both regions, and the camp has its fire."""
    for part in box.parts:
        kinds = {token.kind for token in part.tokens} | {*region(part.region).sheet.water}
        for plan in box.blueprints:
            yield from (f"{part.region} {plan.id} {kind}" for kind, _ in plan.costs if kind not in kinds)
        if not any("camp" in tile.marks for tile in part.tiles if tile.number == 0):
            yield part.region


def quests_possible(box: Box) -> Iterator[str]:
    """Targets, landmarks, parts and special monsters of every stage are there, wherever the tiles lie."""
    for book in books(box):
        marks = [mark for tile in book.tiles.values() for mark in tile.marks]
        landmarks = {tile.landmark for tile in book.tiles.values() if tile.landmark}
        if marks.count("target") < 6:
            yield f"{book.story} targets"
        story = next((s for part in box.parts for s in part.stories if s.id == book.story), None)
        if story:
            yield from (f"{story.id} {name}" for name in story.landmarks if name not in landmarks)
            yield from (f"{story.id} {part}" for part in story.parts if part not in book.clues.values())
            yield from (f"{story.id} {at}" for at in book.clues if at not in {c.name for c in book.cards.values()})
        for quest in book.quests:
            wanted = [name for name, _ in figures_of(walk(book.cards[quest].setup), "summon_special")]
            yield from (f"{quest} {name}" for name in wanted if name not in book.specials)


def connected(box: Box) -> Iterator[str]:
    """Every tile of the pattern can be reached from the camp, over tiles that can be scouted."""
    for part in box.parts:
        atlas = atlas_of(part.region)
        found, edge = {atlas.start}, [atlas.start]
        while edge:
            place = edge.pop()
            beside = {other // 4 for at in range(4) for other in atlas.near[4 * place + at]} - found
            found |= beside
            edge += beside
        if len(found) != len(atlas.numbers):
            yield part.region


def enough(part: Part) -> Iterator[str]:
    """Food, water and medicine of one region."""
    held = {kind: sum(token.amount for token in part.tokens if token.kind == kind) for kind in KINDS}
    if held["food"] + held["meat"] < LEAST_FOOD:
        yield f"{part.region} food"
    if not held["medicine"]:
        yield f"{part.region} medicine"
    if not any(WATER in tile.marks for tile in part.tiles if tile.number == 1):
        yield f"{part.region} water"


def survivable(box: Box) -> Iterator[str]:
    """Food, water and medicine suffice."""
    for part in box.parts:
        yield from enough(part)


def last_pass_works(box: Box) -> Iterator[str]:
    """Scenario five has its notices on both regions."""
    if len(box.notices) != 8:
        yield f"notices {len(box.notices)}"
    for ground in (0, 1):
        book = book_of(box.code, SCENARIOS[-1], ground)
        if not any(tile.landmark for tile in book.tiles.values()):
            yield book.sheet.id


DEMANDS: dict[str, Callable[[Box], Iterator[str]]] = {
    "same": same_again,
    "counts": in_range,
    "numbers": numbers_lead,
    "order": numbers_rise,
    "copies": same_numbers,
    "blueprints": payable,
    "quests": quests_possible,
    "map": connected,
    "food": survivable,
    "five": last_pass_works,
}
"""Every demand under its name."""
