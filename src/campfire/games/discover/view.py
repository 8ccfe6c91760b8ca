"""What a seat may see, built from nothing. [ledger chapter 18]"""

from __future__ import annotations

from collections.abc import Mapping

from campfire.games.discover.cards import GREY, RED, SUPPORTS, SYMBOLS
from campfire.games.discover.result import result
from campfire.games.discover.rules.changes import result as die_result
from campfire.games.discover.rules.finds import may_bring
from campfire.games.discover.rules.land import mark
from campfire.games.discover.rules.prospects import goals, lying, prospects
from campfire.games.discover.rules.standing import at_fire, load, most_load, terrain_costs
from campfire.games.discover.sight import (
    PLACE,
    Decks,
    Fight,
    Good,
    MonsterSeen,
    Quest,
    Sight,
    SpaceSeen,
    SurvivorSeen,
    TileSeen,
    TokenSeen,
)
from campfire.games.discover.state import State
from campfire.games.discover.vocabulary import is_in, kinds_held, stock
from campfire.kernel.frame import Seat
from campfire.kernel.glance import later, whole
from campfire.kernel.pile import Pile, eyes_of


def view(g: State, seat: Seat | None) -> Sight:
    """The whole table."""
    return whole(parts(g, seat))


def parts(g: State, seat: Seat | None) -> Sight:
    """What there is to be seen; what costs is made when it is looked at."""
    ended, eyes = result(g), eyes_of(seat)
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
        "quest": later(quest, g),
        "tiles": later(tiles, g, seat),
        "compass": [*g.book.sheet.compass],
        "tokens": later(tokens, g, eyes),
        "may_bring": later(hopes, g),
        "monsters": later(monsters, g, eyes),
        "fires": [*g.fires],
        "ashes": [*g.ashes],
        "camp": g.book.camp,
        "explored": [*g.explored],
        "survivors": later(survivors, g, eyes),
        "goods": later(goods, g),
        "offered": [] if seat is None else [*g.dealt[seat].cards],
        "changes": [*g.changes],
        "read": [*g.read],
        "removed": later(removed, g),
        "enemies": dict(g.wounds),
        "fight": later(fight, g),
        "decks": later(decks, g, eyes),
        "votes": [*g.votes],
    }


def tiles(g: State, seat: Seat | None) -> list[TileSeen]:
    """All tiles, with what their spaces cost whoever looks and walks."""
    walks = seat is not None and bool(g.character[seat]) and is_in(g, seat)
    costs = terrain_costs(g, seat) if seat is not None and walks else g.book.costs
    return [tile(g, place, costs, eyes_of(seat)) for place in range(len(g.opened))]


def hopes(g: State) -> dict[str, dict[str, int]]:
    """What finds of each symbol may bring."""
    return {symbol: may_bring(g, at) for at, symbol in enumerate(SYMBOLS)}


def survivors(g: State, eyes: Seat) -> list[SurvivorSeen]:
    """Everybody."""
    return [survivor(g, one, eyes) for one in g.seats]


def removed(g: State) -> list[str]:
    """The cards that are out of the game, but for blueprints."""
    return [card for card in g.removed if g.book.cards[card].type != "blueprint"]


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
        "landmark": PLACE + landmark if landmark else "",
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
    chances, (grey_goal, red_goal) = prospects(g, lying(g)), goals(g)
    return {
        "seat": g.fighter,
        "rival": g.rival,
        "foe": g.foe,
        "damage": g.wounds.get(g.foe, 0),
        "grey": g.dice[GREY],
        "red": g.dice[RED],
        "grey_result": die_result(g, GREY) if g.dice[GREY] else 0,
        "red_result": die_result(g, RED) if g.dice[RED] else 0,
        "grey_goal": grey_goal,
        "red_goal": red_goal,
        "health": g.book.cards[g.foe].health if g.foe else 0,
        "hit": chances.hit,
        "hurt": chances.hurt,
        "supports": [{"seat": one.seat, "card": one.card} for one in g.supports],
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
        "specials": len(g.specials),
        "springs": len(g.springs),
        "notices": len(g.notices),
    }
