"""What a seat may see, built from nothing. [RC-049]

Only the piles hide anything; all the rest lies open. The view is plain data:

- `you`, `players`, `first`, `round`, `rounds`, `phase`, `result` (`won`, `cause`, or None);
- `scenario`: `id`, `number`, `inventions` on the sheet, `specials` (the four special discovery tokens), `track`
  (the sheet's trackers), `foes` (how strong those are now who may be attacked), `start`, and what else is `printed`
  on the sheet;
- `morale`: the `space` counted from the left, what it `gives`, and the whole `track`;
- `levels`: `weapons`, `roof`, `palisade`, `shelter` (built) and `natural` (the camp's tile has one);
- `costs`: what Shelter, roof and palisade cost here, in `wood` or in `fur`;
- `available` and `future`: resources by name;
- `island`: the `camp` space and `spaces`, each with `space`, `row`, `column`, `open` (accessible), `tile` (None where
  unexplored), the face of the tile, its `tokens` and who is `outside` there for the night;
- `areas`: tokens by action space, track or deck (`hunt`, `build`, `weather`, `night`, `build_deck`, …), and `later`,
  the pairs of area and token that come after the Action phase;
- `plan`: the planned actions, each with `kind`, `target`, `pawns` (the leader's first), `leader`, the pawns that it
  `needs` with a roll and for a sure success (while the group plans), the resources set `aside` by name, and what
  goes `along`; the first one is being resolved in the phase `action`;
- `helpers`: the neutral pawns with the `kinds` of actions they serve, and whether each is `free`;
- `threats`: the cards of the left and the right Threat space, or None;
- `seats`: the character sheets (see `seat_view`), each with its `pawns` (`all` of them, and how many are `free`);
  `friday`, `jenny`: sheets or None; `dog`;
- `inventions`: those on the `board`, the `personal` ones, the `future` ones; `items` with `fading`; `equipment` with
  `uses`; `treasures` (every kept card) with `uses` and the seat that has `claimed` it; `treasures_future`;
- `discoveries`: tokens `available` and in `future`;
- `decks`: each pile with its `count` and what is `known` of it, pairs of the place from the top and the card;
  the Event deck also with the adventures and mysteries that were `added` to it, and the kind of its `top` card, which
  everybody sees (`event`, `build`, `gather`, `explore`, `mystery`, or None); `waiting` is the beast beside it;
- `discards`: the open discard piles, `gone`: what has left the game; `aside`: cards laid aside, by the reason,
  but for the events that stayed in the box;
  `signs`: what cards have made true;
- `weather`: the `dice` of this round and the `schedule` of the sheet;
- `legend`: what explains the board, like cards: `tile 7`, `token fog`, `place face_down`, `crew actress`.
"""

from __future__ import annotations

from campfire.games.robinson.actions import Planned
from campfire.games.robinson.cards import (
    CHARACTERS,
    EXHAUSTED,
    FRIDAY,
    FRIDAY_HEARTS,
    JENNY,
    JENNY_HEARTS,
    MORALE,
    RESOURCES,
    SHELTER_COST,
    SPACES,
    TILES,
)
from campfire.games.robinson.rules.distance import spaces
from campfire.games.robinson.rules.events import kind_of
from campfire.games.robinson.rules.pawns import character_pawns, free_pawns, helpers, leader
from campfire.games.robinson.rules.preparing import BOX
from campfire.games.robinson.rules.targets import outlook
from campfire.games.robinson.rules.teams import strength
from campfire.games.robinson.state import State, Who
from campfire.games.robinson.vocabulary.defences import has_natural_shelter
from campfire.games.robinson.vocabulary.outside import on_sheet
from campfire.games.robinson.vocabulary.sheet import hooks
from campfire.games.robinson.vocabulary.survivors import arrows
from campfire.kernel.contract import View
from campfire.kernel.frame import Seat
from campfire.kernel.pile import Pile, eyes_of

Sight = dict


def view(g: State, seat: Seat | None) -> View:
    """The table as a seat sees it; a spectator sees what everybody sees. [RC-049]"""
    return {
        "game": "robinson",
        "you": seat,
        "players": g.players,
        "first": g.first,
        "round": g.round,
        "rounds": g.scenario.rounds,
        "phase": g.phase,
        "result": {"won": g.won, "cause": g.cause} if g.cause else None,
        "scenario": scenario_view(g),
        "weather": weather_view(g),
        **camp_view(g),
        "island": island_view(g),
        "areas": {area: list(tokens) for area, tokens in g.tokens.items() if area not in SPACES},
        "later": [list(waiting) for waiting in g.later],
        "plan": [planned_view(g, planned) for planned in g.plan],
        "helpers": helpers_view(g),
        "threats": [card or None for card in g.threats],
        "seats": [seat_view(g, who) for who in g.seats],
        "friday": companion_view(g, FRIDAY, FRIDAY_HEARTS) if g.friday else None,
        "jenny": {**companion_view(g, JENNY, JENNY_HEARTS), "place": g.jenny} if g.jenny else None,
        "dog": g.dog,
        **things_view(g),
        "decks": decks_view(g, eyes_of(seat)),
        "discards": {"mysteries": list(g.mystery_discard), "inventions": list(g.invention_discard)},
        "gone": list(g.gone),
        "aside": {reason: cards.split() for reason, cards in g.aside.items() if reason != BOX},
        "signs": list(g.signs),
        "legend": sorted(legend(g)),
    }


def legend(g: State) -> set[str]:
    """Whatever lies on the board and can be explained. [RC-072, RC-106, RC-354]"""
    sheet = g.scenario.extra
    settled = ("village", "city", "burned") if "city" in sheet else ()
    return {
        *[f"token {token}" for tokens in g.tokens.values() for token in tokens],
        *[shown_on(g, space) for space in spaces(g)],
        *[f"place {settlement}" for settlement in settled],
        *[f"crew {member}" for member in sheet.get("crew", ())],
    }


def shown_on(g: State, space: str) -> str:
    """What a space shows: its tile, the back of it, or nothing yet."""
    if space in g.closed:
        return "place face_down" if space in g.tiles else "place closed"
    return f"tile {g.tiles[space]}" if space in g.tiles else "place unexplored"


def scenario_view(g: State) -> View:
    """The scenario sheet and its trackers. [RC-043]"""
    sheet = g.scenario
    return {
        "id": sheet.id,
        "number": sheet.number,
        "inventions": list(sheet.inventions),
        "specials": list(sheet.specials),
        "start": sheet.start,
        "track": dict(g.track),
        "foes": hooks(g).foes(g),
        "printed": dict(sheet.extra),
    }


def weather_view(g: State) -> View:
    """The dice that the sheet shows for this round and for the others. [RC-407]"""
    schedule = [list(g.scenario.weather.get(n, ())) for n in range(1, g.scenario.rounds + 1)]
    return {"dice": list(g.scenario.weather.get(g.round, ())), "schedule": schedule}


def camp_view(g: State) -> View:
    """Morale, levels and resources. [RC-185, RC-308, RC-053]"""
    wood, fur = SHELTER_COST[g.players]
    return {
        "morale": {"space": g.morale, "gives": MORALE[g.morale], "track": list(MORALE)},
        "levels": {
            "weapons": g.weapons,
            "roof": g.roof,
            "palisade": g.palisade,
            "shelter": g.shelter,
            "natural": has_natural_shelter(g, g.camp),
        },
        "costs": {"wood": wood, "fur": fur},
        "available": resources(g.available),
        "future": resources(g.future),
    }


def resources(amounts: list[int] | tuple[int, ...]) -> dict[str, int]:
    """Resources by name."""
    return dict(zip(RESOURCES, amounts, strict=True))


def island_view(g: State) -> View:
    """Every space of the island. [RC-103]"""
    return {"camp": g.camp, "spaces": [space_view(g, space) for space in spaces(g)]}


def space_view(g: State, space: str) -> View:
    """One space: its tile as printed, its tokens, and who sleeps there. [RC-354, RC-073, RC-386]"""
    row = "ABC".index(space[0])
    return {
        "space": space,
        "row": row,
        "column": int(space[1]) - 1,
        "open": space not in g.closed,
        "tile": tile_view(g, space) if space in g.tiles else None,
        "tokens": list(g.tokens.get(space, ())),
        "outside": [seat for seat in g.seats if g.outside[seat] == space] if space in g.outside else [],
    }


def tile_view(g: State, space: str) -> View:
    """The face of an explored tile, and which of its sources still give something. [RC-354, RC-101]"""
    tile, tokens = TILES[g.tiles[space]], g.tokens.get(space, ())
    return {
        "number": tile.number,
        "terrain": tile.terrain,
        "covered": "covered" in tokens,
        "sources": [{"source": s, "exhausted": EXHAUSTED[s] in tokens} for s in tile.sources],
        "beast": tile.beast,
        "totem": tile.totem,
        "discoveries": tile.discoveries,
        "shelter": tile.shelter,
    }


def planned_view(g: State, planned: Planned) -> View:
    """A planned action with its pawns, those it needs, and what is set aside. [RC-209, RC-212, RC-215]"""
    action, pawns, paid, along = planned.action, planned.pawns, planned.paid, planned.along
    return {
        "kind": action.kind,
        "what": action.what,
        "space": action.space,
        "choice": action.choice,
        "pawns": list(pawns),
        "leader": leader(planned),
        "needs": list(strength(g, outlook(g), planned)) if g.phase == "planning" else None,
        "aside": resources(paid),
        "along": list(along),
    }


def helpers_view(g: State) -> list[View]:
    """The neutral pawns of this round and the actions they serve; those that are placed are not free. [RC-222]"""
    placed = [pawn for planned in g.plan for pawn in planned.pawns]
    found = []
    for helper in helpers(g):
        found.append({"pawn": helper.pawn, "kinds": list(helper.kinds), "free": helper.pawn not in placed})
        if helper.pawn in placed:
            placed.remove(helper.pawn)
    return found


def seat_view(g: State, who: Seat) -> View:
    """A character sheet: wounds and arrows, determination, special wounds, abilities, the load of a night outside."""
    if not g.characters:
        return {"seat": who, "character": None}
    printed = CHARACTERS[g.characters[who]]
    return {
        "seat": who,
        "character": printed.id,
        "wounds": g.wounds[who],
        "hearts": printed.hearts,
        "arrows": arrows(g, who),
        "determination": g.determination[who],
        "special_wounds": list(g.special_wounds[who]),
        "invention": printed.invention,
        "abilities": [
            {"ability": ability, "cost": cost, "used": ability in g.used} for ability, cost in printed.abilities.items()
        ],
        "pawns": {"all": character_pawns(g, who), "free": free_pawns(g, who)},
        "outside": g.outside[who] or None,
        "load": resources(g.sheets[who]),
        "found": on_sheet(g, who, "found"),
        "kept": on_sheet(g, who, "kept"),
    }


def companion_view(g: State, who: Who, hearts: int) -> View:
    """Friday or Jenny. [RC-450, RC-510]"""
    tokens = g.determination[who] if who < len(g.determination) else 0
    return {"wounds": g.wounds[who], "hearts": hearts, "determination": tokens}


def things_view(g: State) -> View:
    """Inventions, items, equipment, treasures and discovery tokens. [RC-057]"""
    return {
        "inventions": {
            "board": list(g.board),
            "personal": list(g.personal),
            "future": [built.card for built in g.built],
        },
        "items": [{"card": item, "fading": item in g.fading, "used": item in g.used} for item in g.items],
        "equipment": [{"card": card, "uses": g.uses.get(card, 0)} for card in g.equipment],
        "treasures": [
            {"card": card, "uses": g.uses.get(card, 0), "used": card in g.used, "claimed": g.claimed.get(card)}
            for card in g.kept
        ],
        "treasures_future": list(g.kept_now),
        "discoveries": {"available": list(g.found), "future": list(g.found_now)},
    }


def decks_view(g: State, eyes: Seat) -> View:
    """Every pile: how many cards, and which of them these eyes know. [RC-049]"""
    piles = {
        "events": g.events,
        **g.adventures,
        "mysteries": g.mysteries,
        "beasts": g.beasts,
        "hunting": g.hunting,
        "waiting": g.waiting,
        "inventions": g.inventions,
        "discoveries": g.discoveries,
    }
    tiles = [[place, f"tile {number}"] for place, number in known(g.tile_pile, eyes)]
    decks = {name: {"count": len(pile), "known": known(pile, eyes)} for name, pile in piles.items()}
    decks["events"]["added"] = sorted([card for card in g.events.cards if card not in g.book.events])
    decks["events"]["top"] = kind_of(g, g.events.cards[-1]) if g.events else None
    return {**decks, "tiles": {"count": len(g.tile_pile), "known": tiles}}


def known(pile: Pile, eyes: Seat) -> list[list[int | str]]:
    """The known cards of a pile, each with its place from the top."""
    if not any(pile.known):
        return []
    last = len(pile) - 1
    return [[last - place, pile.cards[place]] for place in range(last, -1, -1) if pile.is_known(place, eyes)]
