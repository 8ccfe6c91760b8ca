"""The book of one game, made from a box. [ledger chapter 3]"""

from __future__ import annotations

from functools import cache

from campfire.games.discover.box import Box, Part, box_of
from campfire.games.discover.cards import DIRECTIONS, KINDS, WATER, Atlas, Book, Card, Token
from campfire.games.discover.library import last_pass, nights, region, supports, threats

LAST_PASS = 5
STORIES = {1: (0, 1), 2: (0, 2), 3: (1, 1), 4: (1, 2)}
"""For scenarios 1 to 4 which region of the box, and which of its stories. [DI-038]"""


@cache
def atlas_of(name: str) -> Atlas:
    """Lay the pattern of a region's sheet: four spaces a tile, in a lattice of hexagons. [DI-059]"""
    sheet = region(name).sheet
    corners = ((0, 0), (1, 0), (0, 1), (1, 1))
    spaces = tuple((2 * a + i, 2 * b + j) for a, b, _ in sheet.places for i, j in corners)
    at = {space: number for number, space in enumerate(spaces)}
    beside = tuple(tuple(at.get((q + dq, r + dr), -1) for dq, dr in DIRECTIONS) for q, r in spaces)
    numbers = tuple(number for _, _, number in sheet.places)
    near = tuple(tuple(other for other in row if other >= 0) for row in beside)
    far = tuple(
        tuple(min(apart(here, spaces[4 * place + at]) for at in range(4)) for place in range(len(numbers)))
        for here in spaces
    )
    return Atlas(spaces, beside, near, far, numbers, numbers.index(0))


def apart(here: tuple[int, int], there: tuple[int, int]) -> int:
    """How far two spaces lie apart, whatever is between them.

    >>> apart((0, 0), (2, -1)), apart((0, 0), (1, 1))
    (2, 2)
    """
    q, r = here[0] - there[0], here[1] - there[1]
    return max(abs(q), abs(r), abs(q + r))


@cache
def book_of(code: str, scenario: int, ground: int) -> Book:
    """Everything that a scenario of a box is played with. [DI-044, DI-049, DI-057]"""
    box = box_of(code)
    at, order = STORIES.get(scenario, (ground, 0))
    part, other = box.parts[at], box.parts[1 - at]
    story = next((story.id for story in part.stories if story.order == order), last_pass().story)
    quests = [card for card in part.quests if card.story == story] or [last_pass()]
    sheet = region(part.region).sheet
    atlas = atlas_of(part.region)
    start = next(tile for tile in part.tiles if tile.number == 0)
    all_cards = cards_of(box, part, scenario, at, quests)
    return Book(
        code=code,
        scenario=scenario,
        sheet=sheet,
        atlas=atlas,
        costs=dict(sheet.terrains),
        cards=all_cards,
        tiles={tile.id: tile for tile in part.tiles},
        tokens=tokens_of(part),
        start_tile=start.id,
        camp=4 * atlas.start + start.marks.index("camp"),
        exploration=tuple(card.id for card in part.exploration),
        taken_out=tuple(sorted({card.number for card in other.exploration})),
        crafts=tuple(card.id for card in box.items),
        blueprints=tuple(card.id for card in box.blueprints if not card.complex),
        complexes=tuple(card.id for card in box.blueprints if card.complex) if at == 1 else (),
        finds=tuple(token.id for token in part.tokens),
        waters=tuple(token.id for token in water_tokens(part)),
        monsters=tuple(card.id for card in part.enemies if card.kind == "monster"),
        specials=tuple(card.id for card in part.specials),
        threats=tuple(card.id for card in threats() if card.colour == sheet.threats),
        nights=tuple(card.id for card in nights()),
        characters=tuple(card.id for card in box.characters),
        notices=tuple(card.id for card in box.notices) if scenario == LAST_PASS else (),
        story=story,
        quests=tuple(card.id for card in quests),
        clues=part.clues.get(story, {}),
        signatory=box.signatory,
    )


def cards_of(box: Box, part: Part, scenario: int, at: int, quests: list[Card]) -> dict[str, Card]:
    """Every card of a game by its id."""
    colour = region(part.region).sheet.threats
    found = [
        *part.exploration,
        *part.enemies,
        *part.specials,
        *box.items,
        *[card for card in box.blueprints if at == 1 or not card.complex],
        *[card for card in threats() if card.colour == colour],
        *nights(),
        *box.characters,
        *supports().values(),
        *(box.notices if scenario == LAST_PASS else ()),
        *quests,
    ]
    return {card.id: card for card in found}


def water_tokens(part: Part) -> list[Token]:
    """The three water sources of a region. [DI-030]"""
    return [Token(f"{WATER}_{n}", WATER, kind) for n, kind in enumerate(region(part.region).sheet.water, 1)]


def tokens_of(part: Part) -> dict[str, Token]:
    """Every token by its id; resource tokens of the supply have the name of their kind. [DI-024]"""
    supply = [Token(kind, "", kind) for kind in KINDS]
    return {token.id: token for token in (*supply, *part.tokens, *water_tokens(part))}
