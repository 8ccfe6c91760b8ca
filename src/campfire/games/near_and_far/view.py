"""What a seat may see, built from nothing. [NF-049, NF-058, NF-241]

Hands, drafts and drawn cards are their owner's alone; everything else lies open. Of the storybook only what has been
read is here: the scene and the headings while a choice is open, an outcome when its check has been made.
"""

from __future__ import annotations

from campfire.games.near_and_far.cards import CAMPS, GOODS, ICONS, TRIBES, Path, Route, Space
from campfire.games.near_and_far.flow import is_new
from campfire.games.near_and_far.rules.map_camps import camp_hearts, is_active
from campfire.games.near_and_far.rules.mine import goods_in, mine_of
from campfire.games.near_and_far.rules.saloon import hiring_cost
from campfire.games.near_and_far.rules.scoring import LINES, champions, series_total
from campfire.games.near_and_far.rules.storybook import entry_of, fitting
from campfire.games.near_and_far.rules.talents import experience_left
from campfire.games.near_and_far.rules.travel import departure_hearts
from campfire.games.near_and_far.sight import (
    DeckSight,
    Intro,
    LandSight,
    OutcomeSight,
    PageSight,
    PathSight,
    RouteSight,
    SeatSight,
    Sight,
    SpaceSight,
    TownSight,
)
from campfire.games.near_and_far.state import NOBODY, State
from campfire.games.near_and_far.storytelling import intro_of, remembered, told
from campfire.games.near_and_far.vocabulary.decks import DECKS, deck, discards
from campfire.games.near_and_far.vocabulary.flags import flags
from campfire.games.near_and_far.vocabulary.icons import ability, icons, movement
from campfire.kernel.frame import Seat
from campfire.kernel.glance import later, whole
from campfire.kernel.pile import Pile, eyes_of


def view(g: State, seat: Seat | None) -> Sight:
    """The table as a seat sees it; a spectator sees what everybody sees."""
    return whole(parts(g, seat))


def parts(g: State, seat: Seat | None) -> Sight:
    """What there is to be seen; what costs is made when it is looked at."""
    eyes = eyes_of(seat)
    me = g.active
    return {
        "game": "near_and_far",
        "you": seat,
        "players": g.players,
        "mode": g.mode,
        "round": g.round,
        "first": g.first,
        "active": g.active,
        "phase": g.phase,
        "final": g.final,
        "moves": g.moves,
        "departed": g.departed,
        "departure": later(departure_hearts, g, me) if g.space[me] else 0,
        "spared": g.spared,
        "camp_hearts": later(camp_hearts, g, me),
        "board": [*[""] * (g.board - CAMPS), *g.book.board],
        "seats": later(seats, g, eyes),
        "map": later(land_view, g),
        "town": later(town_view, g, me if seat is None else seat),
        "threats": list(g.threats),
        "bosses": list(g.bosses),
        "decks": later(decks_view, g),
        "drawn": known(g.drawn, eyes),
        "page": later(page_view, g) if g.entry else None,
        "outcome": later(outcome_view, g) if g.told.entry else None,
        "lines": [{"line": line, "points": [score[n] for score in g.scores]} for n, line in enumerate(LINES)]
        if g.cause
        else [],
        "result": {"cause": g.cause} if g.cause else None,
    }


def seats(g: State, eyes: Seat) -> list[SeatSight]:
    """All players' boards."""
    return [seat_view(g, who, eyes) for who in g.seats]


def known(pile: Pile, eyes: Seat) -> list[str | None]:
    """The cards of a pile as far as somebody knows them."""
    return [card if pile.is_known(place, eyes) else None for place, card in enumerate(pile.cards)]


def seat_view(g: State, who: Seat, eyes: Seat) -> SeatSight:
    """One player's board; the hand is the owner's secret. [NF-049]"""
    return {
        "seat": who,
        "character": g.characters[who],
        "building": g.building[who],
        "space": g.space[who],
        "goods": dict(zip(GOODS, g.goods[who], strict=True)),
        "hearts": g.hearts[who],
        "reputation": g.reputation[who],
        "icons": {name: icons(g, who, icon) for icon, name in enumerate(ICONS)},
        "flags": {name: flags(g, who, tribe) for tribe, name in enumerate(TRIBES)},
        "party": [member or None for member in g.party[who]],
        "reserve": list(g.reserve[who]),
        "birds": g.birds[who],
        "turtles": g.turtles[who],
        "movement": movement(g, who),
        "spares": g.turtles[who] + ability(g, who, "spares_hearts"),
        "treasures": list(g.treasures[who]),
        "begged": g.begged[who] or None,
        "artifacts": list(g.artifacts[who]),
        "finds": list(g.finds[who]),
        "hand": known(g.hands[who], eyes),
        "drafting": known(g.drafting[who], eyes),
        "special": known(g.aside[who], eyes),
        "camps_left": max(0, g.board - g.camps[who]),
        "camps_placed": g.camps[who],
        "beaten": list(g.beaten[who]),
        "talents": list(g.talents[who]),
        "keywords": list(g.keywords[who]),
        "experience": experience_left(g, who),
        "completed": g.completed[who],
        "side_quests": list(g.side_quests[who]),
        "past": list(g.past[who]),
        "total": series_total(g, who),
        "champion": who in champions(g),
        "remembered": remembered(g.keywords[who]) if champions(g) else [],
        "intro": intro_view(g.characters[who]) if is_new(g, who) else None,
        "open_points": sum([count(g, who) for line, count in LINES.items() if line != "unbought"]),
    }


def intro_view(character: str) -> Intro:
    """A character's introduction. [NF-052]"""
    return {"title": told(intro_of(character), "title"), "scene": told(intro_of(character), "scene")}


def land_view(g: State) -> LandSight:
    """The map with its camps, quest tokens and figures."""
    return {
        "number": g.map.number,
        "notes": [
            {"key": note.key, "x": note.x, "y": note.y, "turn": note.turn, "fill": note.fill} for note in g.map.notes
        ],
        "spaces": [space_view(g, space) for space in g.map.spaces.values()],
        "paths": [path_view(g, path) for path in g.map.paths],
        "routes": [route_view(g, good, route) for good, route in g.map.routes.items()],
    }


def space_view(g: State, space: Space) -> SpaceSight:
    """A space with whatever lies and stands on it."""
    return {
        "space": space.id,
        "x": space.x,
        "y": space.y,
        "shows": space.shows,
        "entry": space.entry,
        "place": space.place,
        "town": space.town,
        "water": space.water,
        "mammoth": space.mammoth,
        "label": list(space.label),
        "quest": space.id in g.quests,
        "camp": g.map_camps.get(space.id),
        "figures": [who for who in g.seats if g.space[who] == space.id],
    }


def path_view(g: State, path: Path) -> PathSight:
    """A path, and whether its symbol still counts. [NF-208, NF-228]"""
    active = bool(path.symbol) and is_active(g, *path.ends)
    return {"ends": list(path.ends), "symbol": path.symbol, "bend": path.bend, "active": active}


def route_view(g: State, good: str, route: Route) -> RouteSight:
    """A trade route with the owners of its two camps. [NF-294, NF-297]"""
    spaces = [space.id for space in g.map.spaces.values() if space.shows == good]
    return {
        "good": good,
        "alone": route.alone,
        "shared": route.shared,
        "spaces": spaces,
        "owners": [g.map_camps.get(space) for space in spaces],
    }


def town_view(g: State, me: Seat) -> TownSight:
    """The town board as whoever looks would use it."""
    mine = mine_of(g)
    return {
        "side": "day" if g.day else "dusk",
        "row": [{"card": card, "cost": hiring_cost(g, me, card)} for card in g.row],
        "stables": g.stables,
        "mine": [
            {
                "cell": cell,
                "number": number,
                "camp": None if g.mine[cell] == NOBODY else g.mine[cell],
                "reputation": cell in mine.reputation,
            }
            for cell, number in enumerate(mine.numbers)
        ],
        "columns": mine.columns,
        "above": [goods_in(words) for words in mine.above],
        "beside": [goods_in(words) for words in mine.beside],
        "chiefs": {name: None if g.chiefs[n] == NOBODY else g.chiefs[n] for n, name in enumerate(TRIBES)},
        "stranger": g.players == 2,
    }


def decks_view(g: State) -> dict[str, DeckSight]:
    """Every deck with its discard pile. [NF-141]"""
    return {name: {"count": len(deck(g, name)), "discard": list(discards(g, name))} for name in DECKS}


def page_view(g: State) -> PageSight:
    """The entry that is being read: story and headings, never an outcome. [NF-239, NF-240, NF-241]"""
    me, entry = g.active, entry_of(g, g.entry)
    return {
        "entry": g.entry,
        "arcade": g.entry in g.book.arcade,
        "title": told(g.entry, "title"),
        "scene": told(g.entry, "scene"),
        "reader": (me + 1) % g.players,
        "headings": [
            {
                "choice": choice.id,
                "heading": told(g.entry, choice.id, "heading"),
                "check": choice.check,
                "number": choice.number,
                "pays": dict(choice.pays),
                "remembered": remembered(choice.asks),
            }
            for choice in fitting(g, me, entry)
        ],
    }


def outcome_view(g: State) -> OutcomeSight:
    """What was read when the last check was made. [NF-248, NF-264]"""
    entry, choice, passed = g.told
    asked = [one.asks for one in entry_of(g, entry).choices if one.id == choice and entry in boss_entries(g)]
    return {
        "entry": entry,
        "arcade": entry in g.book.arcade,
        "title": told(entry, "title"),
        "choice": choice,
        "passed": passed,
        "text": told(entry, choice, "passed" if passed else "failed"),
        "remembered": remembered([word for words in asked for word in words]),
    }


def boss_entries(g: State) -> list[str]:
    """The entries that are read at once, without headings. [NF-371]"""
    return [boss.entry for boss in g.book.bosses.values()]
