"""A box from its code: the same code gives the same box, for ever. [DI-035, ledger 20.3]

Every step of the making draws from a source of its own, so that a change to one pool does not shift the others.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import chain, cycle
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from campfire.games.discover.cards import SYMBOLS, WATER, Card, Effects, Story, Tile, Token
from campfire.games.discover.codes import Source
from campfire.games.discover.library import REGIONS, Region, characters, content, notices, region

FIND_CARDS = {"leaf": 4, "shell": 4, "flint": 3, "crate": 6}
FIND_ITEMS = {"leaf": 0, "shell": 1, "flint": 1, "crate": 2}
FIND_ENEMIES = {"leaf": 2, "shell": 2, "flint": 1, "crate": 2}
MONSTER_TOKENS = (2, 2, 2, 1, 1)
FIND_ENEMY_TOKENS = (2, 2, 1, 1, 1)
ROLES = (("weapon", 2), ("fire", 1), ("water", 1), ("food", 1), ("carry", 1), ("travel", 1), ("heal", 1), ("great", 3))
COPIES = 4
"""So many cards of each crafted item. [DI-013]"""


class Part(Struct, frozen=True, gc=False):
    """One of the two regions of a box."""

    region: str
    tiles: tuple[Tile, ...]
    exploration: tuple[Card, ...]
    """With their numbers, copies among them."""
    enemies: tuple[Card, ...]
    specials: tuple[Card, ...]
    tokens: tuple[Token, ...]
    clues: Mapping[str, Mapping[str, str]]
    """For each story, what its landmarks hide."""
    stories: tuple[Story, ...]
    quests: tuple[Card, ...]


class Box(Struct, frozen=True, gc=False):
    """A box: two regions, and what they share. [DI-039]"""

    code: str
    parts: tuple[Part, ...]
    characters: tuple[Card, ...]
    signatory: str
    blueprints: tuple[Card, ...]
    items: tuple[Card, ...]
    notices: tuple[Card, ...]


@cache
def box_of(code: str) -> Box:
    """Make the box of a code."""
    names = regions_of(code)
    people = Source(code, "characters").sample(characters().values(), 12)
    numbers = enemy_numbers(code, names)
    sizes = Source(code, "sizes")
    parts = tuple(
        part_of(code, region(name), 43 + sizes.below(2), (1 + sizes.below(2), sizes.below(3))[at], numbers)
        for at, name in enumerate(names)
    )
    plans = blueprints_of(code, names)
    return Box(
        code=code,
        parts=parts,
        characters=tuple(people),
        signatory=people[Source(code, "signatory").below(12)].id,
        blueprints=tuple(replace(plan, id=f"plan_{plan.name}") for plan in plans),
        items=tuple(item for plan in plans for item in copies_of(replace(plan, type="item", costs=()), COPIES)),
        notices=tuple(
            replace(card, number=100) for card in sorted(Source(code, "notices").sample(notices(), 8), key=by_id)
        ),
    )


def regions_of(code: str) -> list[str]:
    """Two of the six regions; those of the first box are set. [DI-039]"""
    first = content("office.toml")["first_box"]
    return [*first["regions"]] if code == first["code"] else Source(code, "regions").sample(REGIONS, 2)


def by_id(card: Card) -> str:
    """The order of a list that must not depend on anything else."""
    return card.id


def copies_of(card: Card, n: int) -> list[Card]:
    """Cards that are alike, told apart by their ids. [DI-196]"""
    return [card if at == 0 else replace(card, id=f"{card.id}_{'abcdefgh'[at]}") for at in range(n)]


def part_of(code: str, land: Region, size: int, spares: int, numbers: Mapping[str, int]) -> Part:
    """Make one region of a box."""
    source = Source(code, land.name, "landmarks")
    fixed = [card for card in land.exploration.values() if card.fixed]
    clued = clue_landmarks(source, land)
    tiles = tiles_of(code, land, [*fixed, *clued])
    finds = find_cards(Source(code, land.name, "finds"), land)
    cards = numbered(code, land, with_copies(land, chosen_cards(land, fixed, clued, finds), finds, size))
    monsters, hunted = enemies_of(code, land, numbers)
    specials = specials_of(land, numbers, cards)
    return Part(
        region=land.name,
        tiles=tiles,
        exploration=tuple(card for card in cards if card.type != "enemy"),
        enemies=(*monsters, *hunted),
        specials=specials,
        tokens=find_tokens(code, land, finds, hunted, spares),
        clues={story.id: hidden(code, land, story, clued) for story in land.stories},
        stories=land.stories,
        quests=land.quests,
    )


def clue_landmarks(source: Source, land: Region) -> list[Card]:
    """Seven landmarks that may hide something, at least one of them locked."""
    pool = [card for card in land.exploration.values() if card.where == "landmark" and not card.fixed]
    while True:
        chosen = [
            card
            for ring, n in ((1, 3), (2, 2), (3, 2))
            for card in source.sample([c for c in pool if c.ring == ring], n)
        ]
        if any(card.locked for card in chosen):
            return chosen


def tiles_of(code: str, land: Region, landmarks: list[Card]) -> tuple[Tile, ...]:
    """Draw the 17 tiles, and say what their places and points are. [DI-007]"""
    source = Source(code, land.name, "tiles")
    (start,) = source.sample([tile for tile in land.tiles if tile.number == 0], 1)
    made = [marked(start, "", False)]
    for ring, n in ((1, 6), (2, 5), (3, 5)):
        drawn = source.sample([tile for tile in land.tiles if tile.number == ring], n)
        on = placed(source, drawn, [card for card in landmarks if card.ring == ring])
        bare = [tile.id for tile in drawn if tile.id not in on]
        on |= dict.fromkeys(source.sample(bare, land.sheet.water_rings[ring - 1]), WATER)
        targets = source.sample([tile.id for tile in drawn if "point" in tile.marks], 2)
        made += [marked(tile, on.get(tile.id, ""), tile.id in targets) for tile in drawn]
    return tuple(made)


def placed(source: Source, tiles: list[Tile], landmarks: list[Card]) -> dict[str, str]:
    """Put landmarks on tiles, where they can on the terrain that they prefer."""
    left, on = source.shuffled(tiles), {}
    for card in landmarks:
        liked = [tile for tile in left if tile.spaces[tile.marks.index("place")] in card.prefers] or left
        on[liked[0].id] = card.id
        left.remove(liked[0])
    return on


def marked(tile: Tile, place: str, target: bool) -> Tile:
    """A tile on which the place is a landmark, a water source or bare, and the point a red target or bare."""
    meant = {"place": place if place in ("", WATER) else "landmark", "point": "target" if target else ""}
    marks = tuple(meant.get(mark, mark) for mark in tile.marks)
    return replace(tile, marks=marks, landmark="" if place == WATER else place)


def find_cards(source: Source, land: Region) -> list[Card]:
    """The 17 cards that find tokens name, the key among them."""
    found: list[Card] = []
    for symbol in SYMBOLS:
        pool = [card for card in land.exploration.values() if card.symbol == symbol]
        keys = [card for card in pool if "key" in card.attributes]
        others = [card for card in pool if card not in keys]
        sure = keys + source.sample([card for card in others if card.type == "item"], FIND_ITEMS[symbol])
        rest = [card for card in others if card not in sure]
        found += sure + source.sample(rest, FIND_CARDS[symbol] - len(sure))
    return found


def chosen_cards(land: Region, fixed: list[Card], clued: list[Card], finds: list[Card]) -> list[Card]:
    """Every card of the region once: landmarks, what is inside, the stories, finds, and what these lead to."""
    cards = land.exploration
    inside = [cards[card.opens] for card in clued if card.opens]
    told = [card for card in cards.values() if card.where == "story"]
    special = [land.enemies[name] for name, deck in land.special_decks.items() if deck == "exploration"]
    led = [cards[name] for card in finds for name in named_by(card) if cards[name] not in finds]
    return [*dict.fromkeys([*fixed, *clued, *inside, *told, *special, *finds, *led])]


def named_by(card: Card) -> list[str]:
    """The cards that a card sends on to."""
    return [*plays(card.effects), *chain.from_iterable(plays(way.effects) for way in card.choices)]


def plays(effects: Effects) -> list[str]:
    """The cards that effects send on to.

    >>> plays((("if", ("at_fire",), (("play", "owl"),), ()),))
    ['owl']
    """
    found = [effect[1] for effect in effects if effect and effect[0] == "play"]
    inner = [part for effect in effects for part in effect if isinstance(part, tuple) and part]
    return found + [name for part in inner if isinstance(part[0], tuple) for name in plays(part)]


def with_copies(land: Region, cards: list[Card], finds: list[Card], size: int) -> list[Card]:
    """Second cards of found items, until the deck has its size."""
    items = [card for card in finds if card.type == "item" and "key" not in card.attributes]
    items.sort(key=lambda card: -card.copies)
    more = dict.fromkeys((card.id for card in cards), 1)
    for item in cycle(items):
        if sum(more.values()) >= size:
            break
        more[item.id] += 1
    return [copy for card in cards for copy in copies_of(card, more[card.id])]


def numbered(code: str, land: Region, cards: list[Card]) -> list[Card]:
    """Give each card its number from 1 to 60; what is inside a landmark has the number after it. [DI-026]"""
    source = Source(code, land.name, "numbers")
    names = [card.name for card in cards if card.where != "inside"]
    order = source.shuffled([*dict.fromkeys(names)])
    opens = {card.name: card.opens for card in cards if card.opens}
    slack = 60 - len({card.name for card in cards})
    gaps = sorted(source.below(len(order) + 1) for _ in range(slack))
    number, given = 0, {}
    for at, name in enumerate(order):
        number += 1 + sum(gap == at for gap in gaps)
        given[name] = number
        if name in opens:
            number += 1
            given[opens[name]] = number
    return sorted([replace(card, number=given[card.name]) for card in cards], key=lambda card: (card.number, card.id))


def enemy_numbers(code: str, names: list[str]) -> dict[str, int]:
    """Numbers from 61 to 88 for the enemies of both regions. [DI-027]"""
    source = Source(code, "enemies")
    kinds = [enemy for name in names for enemy in drawn_enemies(code, region(name))]
    kinds += [s for name in names for s, deck in region(name).special_decks.items() if deck == "enemy"]
    return dict(zip(source.shuffled(kinds), sorted(source.sample(range(61, 89), len(kinds))), strict=True))


def drawn_enemies(code: str, land: Region) -> list[str]:
    """Five kinds of monsters, five kinds of enemies on find tokens."""
    source = Source(code, land.name, "enemies")
    kinds = [[enemy.id for enemy in land.enemies.values() if enemy.kind == kind] for kind in ("monster", "find")]
    return [enemy for pool in kinds for enemy in source.sample(pool, 5)]


def enemies_of(code: str, land: Region, numbers: Mapping[str, int]) -> tuple[list[Card], list[Card]]:
    """The cards of monsters and of enemies on find tokens, one a token."""
    drawn = [replace(land.enemies[name], number=numbers[name]) for name in drawn_enemies(code, land)]
    monsters = [copy for card, n in zip(drawn[:5], MONSTER_TOKENS, strict=True) for copy in copies_of(card, n)]
    hunted = [copy for card, n in zip(drawn[5:], FIND_ENEMY_TOKENS, strict=True) for copy in copies_of(card, n)]
    return monsters, hunted


def specials_of(land: Region, numbers: Mapping[str, int], cards: list[Card]) -> tuple[Card, ...]:
    """The special monsters, one with its card among the enemies, one among the exploration cards. [DI-241]"""
    told = {card.id: card for card in cards if card.type == "enemy"}
    return tuple(
        told[name] if name in told else replace(land.enemies[name], number=numbers[name]) for name in land.special_decks
    )


def find_tokens(code: str, land: Region, finds: list[Card], hunted: list[Card], spares: int) -> tuple[Token, ...]:
    """The find tokens of the region by their backs: resources, cards, enemies. [DI-022]"""
    source = Source(code, land.name, "tokens")
    lots = [(symbol, *lot) for symbol in SYMBOLS for lot in land.sheet.finds[symbol]] + [*land.sheet.spares[:spares]]
    tokens: list[Token] = []
    for symbol, kind, amount, n in lots:
        have = sum(token.back == symbol and token.kind == kind and token.amount == amount for token in tokens)
        name = f"{symbol}_{kind}{'' if amount == 1 else '_two'}"
        tokens += [Token(f"{name}_{at + 1}", symbol, kind, amount) for at in range(have, have + n)]
    tokens += [Token(f"{card.symbol}_{card.id}", card.symbol, card=card.name) for card in finds]
    enemies = iter(source.shuffled(hunted))
    tokens += [
        Token(f"{symbol}_{enemy.id}", symbol, enemy=enemy.id)
        for symbol in SYMBOLS
        for enemy in [next(enemies) for _ in range(FIND_ENEMIES[symbol])]
    ]
    return tuple(tokens)


def hidden(code: str, land: Region, story: Story, clued: list[Card]) -> dict[str, str]:
    """At which landmark each part of a story lies: one of its ring, one a landmark."""
    source = Source(code, land.name, "clues", story.id)
    found: dict[str, str] = {}
    for ring in (1, 2, 3):
        parts = [part for part in story.parts if land.exploration[part].ring == ring]
        places = source.sample([card for card in clued if card.ring == ring], len(parts))
        for card, part in zip(places, parts, strict=True):
            found |= dict.fromkeys([card.id, *([card.opens] if card.opens else [])], part)
    return found


def blueprints_of(code: str, names: list[str]) -> list[Card]:
    """Eight common and three complex blueprints, numbered from 89 to 99. [DI-014, DI-028]"""
    source = Source(code, "blueprints")
    plans = [
        plan
        for role, n in ROLES
        for plan in source.sample([p for name in names for p in region(name).blueprints if p.role == role], n)
    ]
    return [replace(plan, number=89 + at) for at, plan in enumerate(plans)]


@cache
def mark_of(code: str) -> str:
    """What tells a box from another one of the same code: a short mark of everything in it, figures apart.

    >>> mark_of("CAMPFIRE-1") == mark_of("CAMPFIRE-2")
    False
    """
    box = box_of(code)
    ids = [people.id for people in box.characters] + [card.id for card in (*box.blueprints, *box.notices)]
    for part in box.parts:
        ids += [f"{card.number} {card.id}" for card in (*part.exploration, *part.enemies, *part.specials)]
        ids += [f"{tile.id} {' '.join(tile.marks)} {tile.landmark}" for tile in part.tiles]
        ids += [f"{token.id} {token.kind} {token.amount} {token.card} {token.enemy}" for token in part.tokens]
    return f"{Source(*ids).state:016x}"


def summary(box: Box) -> dict[str, Any]:
    """What is in a box, without giving anything away."""
    return {
        "code": box.code,
        "regions": [part.region for part in box.parts],
        "characters": sorted(card.id for card in box.characters),
        "counts": counts(box),
        "scenarios": {
            "1-2": box.parts[0].region,
            "3-4": box.parts[1].region,
            "5": "either",
        },
    }


def counts(box: Box) -> dict[str, int]:
    """The components of a box, as the ledger counts them. [DI-001 to DI-025]"""
    special_cards = [card for part in box.parts for card in part.specials]
    in_exploration = [card for card in special_cards if card.number <= 60]
    return {
        "regions": len(box.parts),
        "tiles": sum(len(part.tiles) for part in box.parts),
        "exploration": sum(len(part.exploration) for part in box.parts) + len(in_exploration) + len(box.notices),
        "enemies": sum(len(part.enemies) for part in box.parts) + len(special_cards) - len(in_exploration),
        "items": len(box.items),
        "blueprints": len(box.blueprints),
        "characters": len(box.characters),
        "threats": 24,
        "nights": 10,
        "quests": sum(len(part.quests) for part in box.parts) + 1,
        "find_tokens": sum(len(part.tokens) for part in box.parts),
        "monster_tokens": sum(MONSTER_TOKENS) * len(box.parts),
        "special_monsters": len(special_cards),
        "water_sources": sum(len(region(part.region).sheet.water) for part in box.parts),
    }
