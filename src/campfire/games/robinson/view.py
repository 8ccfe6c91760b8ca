"""What a seat may see, built from nothing; `Sight` tells its shape. [RC-049]

Only the piles hide anything; all the rest lies open.
"""

from __future__ import annotations

from functools import cache

from campfire.games.robinson import actions
from campfire.games.robinson.actions import Action
from campfire.games.robinson.cards import (
    ANIMALS_DIE,
    CHARACTERS,
    CLOUD_DICE,
    EXHAUSTED,
    EXHAUSTED_SOURCE,
    FRIDAY,
    FRIDAY_HEARTS,
    JENNY,
    JENNY_HEARTS,
    MORALE,
    NUMBER_ON,
    RESOURCES,
    SHELTER_COST,
    SOURCE_RESOURCE,
    SPACES,
    TILES,
)
from campfire.games.robinson.effects.scenarios.cannibal_island import settlement
from campfire.games.robinson.goals import lava_comes, schedule, sheet
from campfire.games.robinson.rules.distance import distances, pawns_needed, spaces
from campfire.games.robinson.rules.events import kind_of
from campfire.games.robinson.rules.items import is_built
from campfire.games.robinson.rules.pawns import character_pawns, free_pawns, helpers, leader
from campfire.games.robinson.rules.requirements import explored_terrains
from campfire.games.robinson.rules.targets import is_taken, obstacle
from campfire.games.robinson.rules.weather import shown
from campfire.games.robinson.sight import (
    AtHand,
    Companion,
    Costs,
    Course,
    Deck,
    Helper,
    Inventions,
    Island,
    Known,
    Levels,
    Planned,
    Settlement,
    Sight,
    Source,
    Space,
    Stores,
    Survivor,
    Threat,
    Tile,
    Token,
    Weather,
    WeatherDie,
)
from campfire.games.robinson.state import State, Who
from campfire.games.robinson.tonight import tonight
from campfire.games.robinson.vocabulary.defences import has_natural_shelter
from campfire.games.robinson.vocabulary.island import all_sources
from campfire.games.robinson.vocabulary.limits import is_argument, lacks_abilities, may_only
from campfire.games.robinson.vocabulary.outside import on_sheet
from campfire.games.robinson.vocabulary.survivors import arrows
from campfire.kernel.frame import Seat
from campfire.kernel.glance import later, whole
from campfire.kernel.pile import Pile, eyes_of

DEALT_WITH = (
    *("resolving", "event", "pushed", "beast", "drawn", "tile", "set_aside"),
    *("resolved", "ideas", "scouted"),
)
"""Why a card that is laid aside is being dealt with just now."""


def view(g: State, seat: Seat | None) -> Sight:
    """The table as a seat sees it; a spectator sees what everybody sees. [RC-049]"""
    return whole(parts(g, seat))


def parts(g: State, seat: Seat | None) -> Sight:
    """What there is to be seen; what costs is made when it is looked at."""
    return {
        **course(g, seat),
        "scenario": later(sheet, g),
        "weather": later(weather, g),
        "tonight": later(tonight, g),
        "morale": {"space": g.morale, "gives": MORALE[g.morale], "track": list(MORALE)},
        "levels": later(levels, g),
        "costs": later(costs, g),
        "available": stores(g.available),
        "future": stores(g.future),
        "island": later(island, g),
        "areas": later(areas, g),
        "later": [{"area": area, "token": token_view(token)} for area, token in g.later],
        "plan": later(plan, g),
        "helpers": later(helpers_view, g),
        "argument": later(is_argument, g),
        "threats": later(threats, g),
        "seats": later(survivors, g),
        "friday": companion(g, FRIDAY, FRIDAY_HEARTS) if g.friday else None,
        "jenny": companion(g, JENNY, JENNY_HEARTS) if g.jenny else None,
        "dog": g.dog,
        "inventions": later(inventions, g),
        "items": [{"card": item, "fading": item in g.fading, "used": item in g.used} for item in g.items],
        "equipment": [{"card": card, "uses": g.uses.get(card, 0)} for card in g.equipment],
        "treasures": [
            {"card": card, "uses": g.uses.get(card, 0), "used": card in g.used, "claimed": g.claimed.get(card)}
            for card in g.kept
        ],
        "treasures_future": list(g.kept_now),
        "discoveries": {"available": list(g.found), "future": list(g.found_now)},
        "decks": later(decks, g, eyes_of(seat)),
        "discards": {"mysteries": list(g.mystery_discard), "inventions": list(g.invention_discard)},
        "gone": list(g.gone),
        "at_hand": later(at_hand, g),
        "legend": later(legend, g),
    }


def course(g: State, seat: Seat | None) -> Course:
    """Who looks, and how far the game has come."""
    return {
        "game": "robinson",
        "you": seat,
        "players": g.players,
        "first": g.first,
        "round": g.round,
        "rounds": g.scenario.rounds,
        "phase": g.phase,
        "result": {"won": g.won, "cause": g.cause} if g.cause else None,
    }


def levels(g: State) -> Levels:
    """What protects the camp."""
    return {
        "weapons": g.weapons,
        "roof": g.roof,
        "palisade": g.palisade,
        "shelter": g.shelter,
        "natural": has_natural_shelter(g, g.camp),
    }


def costs(g: State) -> Costs:
    """What the Shelter, and each level of roof and palisade, costs so many players. [RC-308, RC-309]"""
    wood, fur = SHELTER_COST[g.players]
    return {"wood": wood, "fur": fur}


def legend(g: State) -> list[str]:
    """Whatever lies on the board and can be explained. [RC-072, RC-106, RC-354]"""
    printed = g.scenario.extra
    settled = ("village", "city", "burned") if "city" in printed else ()
    lying = {
        *[f"token {token}" for tokens in g.tokens.values() for token in tokens],
        *[shown_on(g, space) for space in spaces(g)],
        *[f"place {settlement}" for settlement in settled],
        *[f"crew {member}" for member in printed.get("crew", ())],
    }
    return sorted(lying)


def shown_on(g: State, space: str) -> str:
    """What a space shows: its tile, the back of it, or nothing yet."""
    if space in g.closed:
        return "place face_down" if space in g.tiles else "place closed"
    return f"tile {g.tiles[space]}" if space in g.tiles else "place unexplored"


def weather(g: State) -> Weather:
    """The dice that the sheet shows for this round and for the others. [RC-407]"""
    dice = list(g.scenario.weather.get(g.round, ()))
    return {"dice": dice, "rolled": [weather_die(*rolled) for rolled in shown(g)], "schedule": schedule(g.scenario)}


def weather_die(die: str, face: int) -> WeatherDie:
    """What a die shows that has been rolled for this round. [RC-412, RC-416]"""
    rain, snow = CLOUD_DICE[die][face] if die in CLOUD_DICE else (0, 0)
    return {"die": die, "rain": rain, "snow": snow, "animals": None if die in CLOUD_DICE else ANIMALS_DIE[face]}


def stores(amounts: list[int] | tuple[int, ...]) -> Stores:
    """Resources by name."""
    wood, food, preserves, fur = amounts
    return {"wood": wood, "food": food, "preserves": preserves, "fur": fur}


@cache
def token_view(token: str) -> Token:
    """A token or marker. [RC-073, RC-101]"""
    return {
        "token": token,
        "source": EXHAUSTED_SOURCE.get(token),
        "n": NUMBER_ON.get(token),
        "card": f"token {token}",
    }


def island(g: State) -> Island:
    """Every space of the island. [RC-103]"""
    far, settled = distances(g), "city" in g.scenario.extra
    places = [space_view(g, space, far.get(space), settlement(g, space) if settled else None) for space in spaces(g)]
    return {"camp": g.camp, "spaces": places, "terrains": sorted(explored_terrains(g))}


def space_view(g: State, space: str, far: int | None, settled: Settlement | None) -> Space:
    """One space: its tile as printed, its tokens, and who sleeps there. [RC-354, RC-073, RC-386]"""
    tokens = g.tokens.get(space)
    return {
        "space": space,
        "row": "ABC".index(space[0]),
        "column": int(space[1]) - 1,
        "open": space not in g.closed,
        "far": far,
        "tile": tile_view(g, space) if space in g.tiles else None,
        "tokens": [token_view(token) for token in tokens] if tokens else [],
        "outside": [seat for seat in g.seats if g.outside[seat] == space] if space in g.outside else [],
        "settlement": settled,
        "lava": lava_comes(g.scenario).get(space),
        "card": shown_on(g, space),
    }


def tile_view(g: State, space: str) -> Tile:
    """The face of an explored tile, and which of its sources still give something. [RC-354, RC-101]"""
    tile, tokens = TILES[g.tiles[space]], g.tokens.get(space, ())
    return {
        "number": tile.number,
        "terrain": tile.terrain,
        "covered": "covered" in tokens,
        "sources": [source_view(g, space, source) for source in all_sources(g, space)],
        "beast": tile.beast,
        "totem": tile.totem,
        "discoveries": tile.discoveries,
        "shelter": tile.shelter,
    }


def source_view(g: State, space: str, source: str) -> Source:
    """A source and what it gives, with tokens counted. [RC-193, RC-252, RC-336, RC-632]"""
    tokens, resource = g.tokens.get(space, ()), RESOURCES[SOURCE_RESOURCE[source]]
    return {
        "source": source,
        "resource": resource,
        "gives": 1 + tokens.count(resource),
        "exhausted": EXHAUSTED[source] in tokens,
        "brought": source not in TILES[g.tiles[space]].sources,
    }


def areas(g: State) -> dict[str, list[Token]]:
    """What lies beside the island. [RC-073, RC-101]"""
    return {area: list(map(token_view, lying)) for area, lying in g.tokens.items() if area not in SPACES}


def plan(g: State) -> list[Planned]:
    """The actions that are planned. [RC-209]"""
    return [planned_view(g, action) for action in g.plan]


def planned_view(g: State, planned: actions.Planned) -> Planned:
    """A planned action with its pawns, those it needs, and what is set aside. [RC-209, RC-212, RC-215]"""
    kind, what, space, choice = planned.action
    least, sure = [n + ("time" in planned.along) for n in pawns_needed(g, planned.action)]
    planning, sent = g.phase == "planning", len(planned.pawns)
    return {
        "action": {"kind": kind, "what": what, "space": space, "choice": choice},
        "pawns": list(planned.pawns),
        "leader": leader(planned),
        "least": least,
        "sure": sure,
        "lacks": max(0, least - sent) if planning else 0,
        "rolls": "roll" in planned.along or (planning and least <= sent < sure),
        "aside": stores(planned.paid),
        "along": list(planned.along),
    }


def helpers_view(g: State) -> list[Helper]:
    """The neutral pawns of this round and the actions they serve; those that are placed are not free. [RC-222]"""
    placed = [pawn for planned in g.plan for pawn in planned.pawns]
    found = list[Helper]()
    for helper in helpers(g):
        found.append({"pawn": helper.pawn, "kinds": list(helper.kinds), "free": helper.pawn not in placed})
        if helper.pawn in placed:
            placed.remove(helper.pawn)
    return found


def threats(g: State) -> list[Threat | None]:
    """The Threat spaces. [RC-178]"""
    return [threat_view(g, card) if card else None for card in g.threats]


def threat_view(g: State, card: str) -> Threat:
    """A card on a Threat space and its actions. [RC-178, RC-274, RC-277]"""
    threats = g.book.events[card].threats
    return {
        "card": card,
        "actions": [
            {"pawns": threat.pawns, "met": is_met(g, Action("threat", card, "", choice))}
            for choice, threat in enumerate(threats)
        ],
    }


def is_met(g: State, threat: Action) -> bool:
    """A Threat action is planned, or asks for nothing that is missing. [RC-214, RC-711]"""
    return is_taken(g, threat) or obstacle(g, threat) is None


def survivors(g: State) -> list[Survivor]:
    """All character sheets."""
    return [survivor(g, who) for who in g.seats]


def survivor(g: State, who: Seat) -> Survivor:
    """A character sheet: wounds and arrows, determination, special wounds, abilities, the load of a night outside."""
    printed = CHARACTERS[g.characters[who]] if g.characters else None
    only = may_only(g, who)
    return {
        "seat": who,
        "character": printed.id if printed else None,
        "wounds": g.wounds[who],
        "hearts": printed.hearts if printed else 0,
        "arrows": arrows(g, who) if printed else [],
        "determination": g.determination[who],
        "special_wounds": [{"part": part, "card": card} for part, card in g.special_wounds[who]],
        "invention": printed.invention if printed else "",
        "abilities": [
            {"ability": ability, "cost": cost, "used": ability in g.used}
            for ability, cost in (printed.abilities.items() if printed else ())
        ],
        "banned": lacks_abilities(g, who),
        "only": None if only is None else list(only),
        "pawns": {"all": character_pawns(g, who), "free": free_pawns(g, who)},
        "outside": g.outside[who] or None,
        "load": stores(g.sheets[who]),
        "found": on_sheet(g, who, "found"),
        "kept": on_sheet(g, who, "kept"),
    }


def companion(g: State, who: Who, hearts: int) -> Companion:
    """Friday or Jenny. [RC-450, RC-510]"""
    return {
        "wounds": g.wounds[who],
        "hearts": hearts,
        "determination": g.determination[who] if who == FRIDAY else 0,
        "place": "away" if who == JENNY and g.jenny == "away" else "camp",
    }


def inventions(g: State) -> Inventions:
    """Inventions that may be built, that have just been, and all that are still open. [RC-016, RC-327]"""
    every = dict.fromkeys([*g.board, *g.personal, *g.scenario.inventions])
    return {
        "board": list(g.board),
        "personal": list(g.personal),
        "future": [built.card for built in g.built],
        "open": [card for card in every if not is_built(g, card)],
    }


def decks(g: State, eyes: Seat) -> dict[str, Deck]:
    """Every pile: how many cards, and which of them these eyes know. [RC-049, RC-755]"""
    piles = {
        "events": g.events,
        **g.adventures,
        "mysteries": g.mysteries,
        "beasts": g.beasts,
        "hunting": g.hunting,
        "waiting": g.waiting,
        "inventions": g.inventions,
        "discoveries": g.discoveries,
        "tiles": g.tile_pile,
    }
    seen: dict[str, Deck] = {
        name: {"count": len(pile), "known": known(pile, eyes), "added": [], "top": None} for name, pile in piles.items()
    }
    seen["events"]["added"] = sorted([card for card in g.events.cards if card not in g.book.events])
    seen["events"]["top"] = kind_of(g, g.events.cards[-1]) if g.events else None
    for one in seen["tiles"]["known"]:
        one["card"] = f"tile {one['card']}"
    return seen


def known(pile: Pile, eyes: Seat) -> list[Known]:
    """The known cards of a pile, each with its place from the top."""
    if not any(pile.known):
        return []
    last = len(pile) - 1
    return [
        {"place": last - place, "card": pile.cards[place]}
        for place in range(last, -1, -1)
        if pile.is_known(place, eyes)
    ]


def at_hand(g: State) -> list[AtHand]:
    """The cards that are being dealt with just now."""
    return [
        {"card": f"tile {card}" if reason == "tile" else card, "reason": reason}
        for reason in DEALT_WITH
        for card in g.laid_aside(reason)
    ]
