"""What a seat may see, built from nothing. [ledger chapter 18]"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from typing_extensions import TypedDict

from campfire.games.discover.cards import SUPPORTS, SYMBOLS
from campfire.games.discover.result import result
from campfire.games.discover.rules.changes import GREY, RED
from campfire.games.discover.rules.changes import result as die_result
from campfire.games.discover.rules.finds import may_bring
from campfire.games.discover.rules.land import mark
from campfire.games.discover.rules.prospects import goals, lying, prospects
from campfire.games.discover.rules.standing import at_fire, load, most_load, terrain_costs
from campfire.games.discover.state import State
from campfire.games.discover.vocabulary import is_in, kinds_held, stock
from campfire.kernel.frame import Seat
from campfire.kernel.pile import Pile, eyes_of


class Ended(TypedDict):
    """How the game ended: for all, and for each seat."""

    cause: str
    fates: list[str]


class SpaceSeen(TypedDict):
    """A space of an open tile. [DI-094, DI-096]"""

    space: int
    q: int
    r: int
    terrain: str
    mark: str
    landmark: str
    number: int
    """The landmark's number, 0 where there is none."""
    cost: int
    """What entering costs whoever looks."""


class TileSeen(TypedDict):
    """A place of the pattern: the number on the back, and the spaces once it is known. [DI-306]"""

    place: int
    number: int
    open: bool
    tile: str | None
    spaces: list[SpaceSeen]
    corner: list[int]


class TokenSeen(TypedDict):
    """A token on the board; the face is null for those who do not know it. [DI-307, DI-308]"""

    space: int
    back: str
    token: str | None
    kind: str
    amount: int


class MonsterSeen(TypedDict):
    """A monster token on the board. [DI-309]"""

    space: int
    foe: str | None
    damage: int


class Good(TypedDict):
    """The face of a resource token that somebody has. [DI-156]"""

    kind: str
    amount: int


class ItemSeen(TypedDict):
    """An item with its counters and what lies on it. [DI-172, DI-183]"""

    card: str
    counters: int
    aboard: list[str]


class SurvivorSeen(TypedDict):
    """A survivor, as everybody sees one; blueprints only for those who know them. [DI-179, DI-312]"""

    seat: int
    character: str
    fate: str
    at: int
    stamina: int
    dials: list[str]
    tokens: list[str]
    stock: dict[str, int]
    """The resources of a survivor by kind, also those on items. [DI-156]"""
    items: list[ItemSeen]
    load: int
    most_load: int
    hand: list[str | None]
    traits: list[str]
    supports: list[str]
    at_fire: bool


class Quest(TypedDict):
    """The current quest and its counters. [DI-293]"""

    card: str
    counters: int
    surveyed: list[int]
    flags: list[int]


class Supported(TypedDict):
    """A support card that was played. [DI-280]"""

    seat: int
    card: str


class Fight(TypedDict):
    """The fight that is going on. [DI-245]"""

    seat: int
    rival: int
    foe: str
    damage: int
    grey: int
    red: int
    grey_result: int
    red_result: int
    grey_goal: int
    """What the grey die must reach to hurt. [DI-257]"""
    red_goal: int
    """What the red die must reach to hurt; 0 where it never does. [DI-259, DI-260]"""
    health: int
    """Of the enemy; 0 in an attack on a survivor."""
    hit: int
    """In how many of a hundred cases the participant hits, as things stand."""
    hurt: int
    supports: list[Supported]


class Decks(TypedDict):
    """What lies beside the board."""

    exploration: list[int]
    crafts: list[int]
    blueprints: int
    complexes: int
    on_table: list[str]
    threats: int
    threats_known: list[str | None]
    threat_discard: list[str]
    nights: int
    next_level: int
    next_night: str | None
    night_discard: list[str]
    finds: dict[str, int]
    find_discards: dict[str, list[str]]
    monsters: int
    monster_discard: list[str]
    specials: list[str]
    springs: int
    notices: int


class Sight(TypedDict):
    """The table of Discover as a seat sees it."""

    game: Literal["discover"]
    you: int | None
    players: int
    box: str
    scenario: int
    region: str
    story: str
    round: int
    phase: Literal["day", "night"]
    chief: int
    turn: int
    result: Ended | None
    quest: Quest | None
    tiles: list[TileSeen]
    compass: list[int]
    tokens: list[TokenSeen]
    may_bring: dict[str, dict[str, int]]
    """What lies face down among the find tokens, by their backs: so many of a kind, cards, enemies. [DI-022, DI-107]"""
    monsters: list[MonsterSeen]
    fires: list[int]
    ashes: list[int]
    camp: int
    explored: list[int]
    survivors: list[SurvivorSeen]
    goods: dict[str, Good]
    """The faces of the tokens that survivors have."""
    offered: list[str]
    """Character cards to choose from. [DI-062]"""
    changes: list[str]
    read: list[str]
    """Numbered cards that were read aloud. [DI-189]"""
    removed: list[str]
    """Cards that left the game, but for blueprints, which nobody saw. [DI-305]"""
    enemies: dict[str, int]
    """Enemy cards face up on the table, with their counters. [DI-264]"""
    fight: Fight | None
    decks: Decks
    votes: list[int]


def view(g: State, seat: Seat | None) -> Sight:
    """The whole table."""
    ended, eyes = result(g), eyes_of(seat)
    walks = seat is not None and bool(g.character[seat]) and is_in(g, seat)
    costs = terrain_costs(g, seat) if seat is not None and walks else g.book.costs
    return {
        "game": "discover",
        "you": seat,
        "players": g.players,
        "box": g.book.code,
        "scenario": g.book.scenario,
        "region": g.book.sheet.id,
        "story": g.book.story,
        "round": g.round,
        "phase": "night" if g.night else "day",
        "chief": g.chief,
        "turn": g.turn,
        "result": {"cause": ended.cause, "fates": [*g.fate]} if ended else None,
        "quest": quest(g),
        "tiles": [tile(g, place, costs, eyes) for place in range(len(g.opened))],
        "compass": [*g.book.sheet.compass],
        "tokens": tokens(g, eyes),
        "may_bring": {symbol: may_bring(g, at) for at, symbol in enumerate(SYMBOLS)},
        "monsters": monsters(g, eyes),
        "fires": [*g.fires],
        "ashes": [*g.ashes],
        "camp": g.book.camp,
        "explored": [*g.explored],
        "survivors": [survivor(g, one, eyes) for one in g.seats],
        "goods": goods(g),
        "offered": [] if seat is None else [*g.dealt[seat].cards],
        "changes": [*g.changes],
        "read": [*g.read],
        "removed": [card for card in g.removed if g.book.cards[card].type != "blueprint"],
        "enemies": dict(g.wounds),
        "fight": fight(g),
        "decks": decks(g, eyes),
        "votes": [*g.votes],
    }


def known(pile: Pile, eyes: Seat) -> list[str | None]:
    """The cards of a pile as far as they are known."""
    return [card if pile.is_known(place, eyes) else None for place, card in enumerate(pile.cards)]


def quest(g: State) -> Quest | None:
    """The current quest. [DI-293, DI-311]"""
    if not g.quest:
        return None
    return {"card": g.quest, "counters": g.progress, "surveyed": [*g.surveyed], "flags": [*g.flags]}


def tile(g: State, place: int, costs: Mapping[str, int], eyes: Seat) -> TileSeen:
    """One place of the pattern. [DI-306]"""
    is_known = g.tiles.is_known(place, eyes)
    return {
        "place": place,
        "number": g.book.atlas.numbers[place],
        "open": bool(g.opened[place]),
        "tile": g.tiles.cards[place] if is_known else None,
        "spaces": [space(g, 4 * place + at, costs) for at in range(4)] if is_known else [],
        "corner": [*g.book.atlas.spaces[4 * place]],
    }


def space(g: State, at: int, costs: Mapping[str, int]) -> SpaceSeen:
    """One space. [DI-093, DI-096]"""
    face = g.book.tiles[g.tiles.cards[at // 4]]
    q, r = g.book.atlas.spaces[at]
    found = mark(g, at)
    landmark = face.landmark if found == "landmark" else ""
    return {
        "space": at,
        "q": q,
        "r": r,
        "terrain": face.spaces[at % 4],
        "mark": found,
        "landmark": landmark,
        "number": g.book.cards[landmark].number if landmark else 0,
        "cost": costs[face.spaces[at % 4]],
    }


def tokens(g: State, eyes: Seat) -> list[TokenSeen]:
    """Tokens on the board. [DI-307, DI-308]"""
    seen: list[TokenSeen] = []
    for place, (token, at) in enumerate(zip(g.lying.cards, g.lying_at, strict=True)):
        face, is_known = g.book.tokens[token], g.lying.is_known(place, eyes)
        seen.append(
            {
                "space": at,
                "back": face.back,
                "token": token if is_known else None,
                "kind": face.kind if is_known else "",
                "amount": face.amount if is_known else 0,
            }
        )
    return seen


def monsters(g: State, eyes: Seat) -> list[MonsterSeen]:
    """Monster tokens on the board. [DI-309]"""
    faces = known(g.monsters, eyes)
    return [
        {"space": at, "foe": foe, "damage": g.wounds.get(foe, 0) if foe else 0}
        for foe, at in zip(faces, g.monsters_at, strict=True)
    ]


def goods(g: State) -> dict[str, Good]:
    """Every resource token that somebody has, by its name. [DI-156, DI-312]"""
    held = {token for tokens in (*g.tokens, *g.aboard.values()) for token in tokens}
    faces = {token: g.book.tokens[token] for token in sorted(held)}
    return {token: {"kind": face.kind, "amount": face.amount} for token, face in faces.items()}


def survivor(g: State, seat: Seat, eyes: Seat) -> SurvivorSeen:
    """One survivor. [DI-312]"""
    there = bool(g.character[seat]) and is_in(g, seat) and g.at[seat] >= 0
    return {
        "seat": seat,
        "character": g.character[seat],
        "fate": g.fate[seat],
        "at": g.at[seat],
        "stamina": g.stamina[seat],
        "dials": [*g.dials[seat]],
        "tokens": [*g.tokens[seat]],
        "stock": {kind: stock(g, seat, kind) for kind in kinds_held(g, seat)},
        "items": [
            {
                "card": item,
                "counters": g.counters.get(item, 0),
                "aboard": [*g.aboard.get(item, ())],
            }
            for item in g.items[seat]
        ],
        "load": load(g, seat),
        "most_load": most_load(g, seat) if there else 0,
        "hand": known(g.hands[seat], eyes),
        "traits": [*g.traits[seat]],
        "supports": [*SUPPORTS] if g.players > 1 else [],
        "at_fire": there and at_fire(g, seat),
    }


def fight(g: State) -> Fight | None:
    """The fight that is going on. [DI-245]"""
    if g.fighter < 0:
        return None
    return {
        "seat": g.fighter,
        "rival": g.rival,
        "foe": g.foe,
        "damage": g.wounds.get(g.foe, 0),
        "grey": g.dice[GREY],
        "red": g.dice[RED],
        "grey_result": die_result(g, GREY) if g.dice[GREY] else 0,
        "red_result": die_result(g, RED) if g.dice[RED] else 0,
        "grey_goal": goals(g)[GREY],
        "red_goal": goals(g)[RED],
        "health": g.book.cards[g.foe].health if g.foe else 0,
        "hit": prospects(g, lying(g))[GREY],
        "hurt": prospects(g, lying(g))[RED],
        "supports": [{"seat": seat, "card": card} for seat, card in g.supports],
    }


def decks(g: State, eyes: Seat) -> Decks:
    """What lies beside the board; numbered decks show their numbers. [DI-217, DI-310]"""
    cards = g.book.cards
    return {
        "exploration": [cards[card].number for card in g.exploration],
        "crafts": [cards[card].number for card in g.crafts],
        "blueprints": len(g.blueprints),
        "complexes": len(g.complexes),
        "on_table": [*g.on_table],
        "threats": len(g.threats),
        "threats_known": known(g.threats, eyes),
        "threat_discard": [*g.threat_discard],
        "nights": len(g.nights),
        "next_level": cards[g.nights.cards[-1]].level if g.nights.cards else 2,
        "next_night": known(g.nights, eyes)[-1] if g.nights.cards else None,
        "night_discard": [*g.night_discard],
        "finds": {symbol: len(pile) for symbol, pile in zip(SYMBOLS, g.finds, strict=True)},
        "find_discards": {symbol: [*lot] for symbol, lot in zip(SYMBOLS, g.find_discards, strict=True)},
        "monsters": len(g.monster_pile),
        "monster_discard": [*g.monster_discard],
        "specials": [*g.specials],
        "springs": len(g.springs),
        "notices": len(g.notices),
    }
