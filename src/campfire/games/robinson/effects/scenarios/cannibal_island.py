"""Scenario 5: Cannibal Island. Burn the villages, then the city. [ledger chapter 29]"""

from __future__ import annotations

from typing import Literal

from campfire.games.robinson.actions import Action, an_action
from campfire.games.robinson.cards import FOOD, GROUP, NUMBERS, PRESERVES, TILES, WOOD
from campfire.games.robinson.effects.scenarios.sheet_tokens import heals_at_night, temporary_weapon
from campfire.games.robinson.effects.treasures import ORDER_TILES, TILE_CHOSEN
from campfire.games.robinson.rules.combat import fight
from campfire.games.robinson.rules.discoveries import raise_by
from campfire.games.robinson.rules.distance import distance
from campfire.games.robinson.rules.items import has_item
from campfire.games.robinson.rules.moving_camp import camp_sites, choose_camp
from campfire.games.robinson.signs import a_sign
from campfire.games.robinson.sorts import RESOURCE, SPACE, event, option, question, so_much
from campfire.games.robinson.state import State, Who
from campfire.games.robinson.vocabulary.defences import set_level
from campfire.games.robinson.vocabulary.island import lay_under, open_tiles
from campfire.games.robinson.vocabulary.offers import open_question
from campfire.games.robinson.vocabulary.sheet import SHEETS, Frames, ScenarioHooks
from campfire.games.robinson.vocabulary.specials import PREY, RIDERS, TOKENS
from campfire.games.robinson.vocabulary.stores import demand_food, lose_wood_if_possible
from campfire.games.robinson.vocabulary.survivors import wounds, wounds_each
from campfire.games.robinson.vocabulary.things import wounds_without_medicine
from campfire.games.robinson.vocabulary.tokens import has_token, lay_token
from campfire.kernel.declared import Option
from campfire.kernel.frame import Frame, Then, ask, step
from campfire.kernel.pile import EVERYBODY
from campfire.kernel.question import Ask, Chance, Shuffle

CITY_SEEN = event("city", space=SPACE, icon="city")
CHOOSE_TRIBUTE = question("choose_tribute")
TRIBUTE = option("tribute", resource=RESOURCE, words=so_much)
BURNED_DOWN = event("burned", space=SPACE, icon="burned")
SHELTER_LOST = event("shelter_lost", icon="shelter")
CHOOSE_TILE = question("choose_tile")

VILLAGE_STRENGTH, CITY_STRENGTH, BURNED_VILLAGE = 4, 21, 3
REVEALED = 4
"""The round in which the city is seen. [RC-549]"""

CITY_TOKEN = NUMBERS[5]
VILLAGE, BURNED = "village", "burned"
"""Signs about a tile: a village is there; it or the city has burned. They outlast tokens. [RC-104, RC-550, RC-557]"""

RAID = 3
"""Wounds of the book effect before any village is burned. [RC-561]"""

BLOWPIPE = 2
MAP_TILES = 3


def prepare(g: State) -> Frames:
    """No village is burned, nor the city. [RC-555, RC-558]"""
    g.track["burned"], g.track["city"] = 0, 0
    return ()


def dawn(g: State) -> Frames:
    """Before the fourth round the city is seen. [RC-549]"""
    return (reveal_city(),) if g.round == REVEALED else ()


@step
def reveal_city(g: State) -> Then:
    """Its tile is explored by itself: Number token 6, no discovery, no terrain. [RC-549]"""
    city = g.scenario.extra["city"]
    g.closed = tuple([space for space in g.closed if space != city])
    lay_token(g, city, CITY_TOKEN)
    lay_token(g, city, "covered")
    g.tell(CITY_SEEN, city)
    return None


def totem(g: State, me: Who, space: str, nth: int) -> Frames:
    """The first four are villages; each totem wounds its explorer, the later villages cost more. [RC-550, RC-565]"""
    villages = g.scenario.extra["villages"]
    if nth <= villages:
        lay_token(g, space, NUMBERS[nth - 1])
        g.signs = (*g.signs, a_sign(VILLAGE, (space,)))
    pain = wounds_without_medicine(me, space, 3, 1) if nth == villages else wounds(me, space, 1)
    return (pain, pay_tribute()) if 1 < nth <= villages else (pain,)


@step
def pay_tribute(g: State) -> Then:
    """One wood or one food is discarded, if there is any. [RC-566, RC-567]"""
    choices = tributes(g)
    if len(choices) > 1:
        return (choose_tribute(),)
    return choices[0].then if choices else None


def tributes(g: State) -> list[Option]:
    """What can be discarded. [RC-567]"""
    wood = Option(TRIBUTE, ("wood",), (lose_wood_if_possible(GROUP, "", 1),))
    food = Option(TRIBUTE, ("food",), (demand_food(GROUP, 1),))
    has_food = g.available[FOOD] + g.available[PRESERVES]
    return [*([wood] if g.available[WOOD] else []), *([food] if has_food else [])]


@open_question
def choose_tribute(g: State) -> Ask:
    """Wood or food? [RC-566]"""
    return Ask(g.seats, CHOOSE_TRIBUTE, tributes(g))


def is_inhabited(g: State, space: str) -> bool:
    """An unburned village or the city is there. [RC-550, RC-552]"""
    settled = space == g.scenario.extra["city"] or a_sign(VILLAGE, (space,)) in g.signs
    return settled and space not in g.closed and a_sign(BURNED, (space,)) not in g.signs


def settlement(g: State, space: str) -> Literal["village", "city", "burned"] | None:
    """What the cannibals have on a space, or what is left of it; on other sheets nothing. [RC-555, RC-557]"""
    is_city = g.scenario.extra.get("city") == space
    if not is_city and a_sign(VILLAGE, (space,)) not in g.signs:
        return None
    return "burned" if a_sign(BURNED, (space,)) in g.signs else "city" if is_city else "village"


def may_camp(g: State, space: str) -> bool:
    """No camp among cannibals. [RC-552]"""
    return not is_inhabited(g, space)


def more_pawns(g: State, action: Action) -> int:
    """Gathering among cannibals needs one pawn more. [RC-553]"""
    return int(action.kind == "gather" and is_inhabited(g, action.space))


def targets(g: State) -> list[Action]:
    """Villages and the city that explored tiles lead to. [RC-554, RC-559]"""
    city = g.scenario.extra["city"]
    reached = [space for space in open_tiles(g) if is_inhabited(g, space) and distance(g, space) is not None]
    return [an_action("hunt", "city" if space == city else "village", space) for space in reached]


def foes(g: State) -> dict[str, int]:
    """A village is as strong as there are totems in sight; every burned village weakens the city. [RC-555, RC-558]"""
    totems = [tile for tile in open_tiles(g) if TILES[g.tiles[tile]].totem]
    in_sight = [tile for tile in totems if not has_token(g, tile, "totem_covered")]
    return {
        "village": VILLAGE_STRENGTH + len(in_sight),
        "city": CITY_STRENGTH - BURNED_VILLAGE * g.track["burned"],
    }


@step
def attack(g: State, me: Who) -> Then:
    """Whoever leads the attack fights; if the leader survives it burns. [RC-554, RC-557]"""
    _, settlement, space, _ = g.plan[0].action
    return fight(me, space, foes(g)[settlement], 0, 0, 0, 0), burn(space)


@step
def burn(g: State, space: str) -> Then:
    """The totem is covered. [RC-557]"""
    lay_token(g, space, "totem_covered")
    g.signs = (*g.signs, a_sign(BURNED, (space,)))
    burned = "city" if space == g.scenario.extra["city"] else "burned"
    g.track[burned] += 1
    g.tell(BURNED_DOWN, space)
    return None


def friday_leads(g: State, action: Action) -> bool:
    """Friday leads no attack. [RC-560]"""
    return action.kind != "hunt" or not action.what


def book(g: State) -> Frames:
    """The cannibals come, then the camp must move. [RC-561, RC-562]"""
    return wounds_each(GROUP, g.camp, max(0, RAID - g.track["burned"])), flee()


@step
def flee(g: State) -> Then:
    """A camp that cannot move loses its Shelter, or everybody suffers. [RC-562, RC-563, RC-564]"""
    if camp_sites(g):
        return (choose_camp(),)
    if not g.shelter:
        return (wounds_each(GROUP, g.camp, 2),)
    g.shelter = False
    g.tell(SHELTER_LOST)
    for track in ("roof", "palisade"):
        set_level(g, track, 0)
    return None


def goal(g: State) -> bool:
    """The city has burned and everybody is alive at the end of the round. [RC-546]"""
    return bool(g.track["city"])


def canoe(g: State, me: Who, here: str) -> tuple[Frame, ...]:
    """With the Canoe the leader takes two tiles and lays one of them. [RC-568]"""
    return (look_at_tiles(),) if has_item(g, "canoe") and len(g.tile_pile) > 1 else ()


@step
def look_at_tiles(g: State) -> Then:
    """The top two tiles are seen by everybody. [RC-049, RC-568]"""
    show_tiles(g, 2)
    return (choose_tile(),)


def show_tiles(g: State, n: int) -> None:
    """The top tiles are known to everybody."""
    g.reveals += 1
    g.tile_pile.show_top(n, EVERYBODY)


@ask
def choose_tile(g: State) -> Ask:
    """Which tile is laid? The pile stays as it was seen. [RC-158, RC-568]"""
    return Ask(g.seats, CHOOSE_TILE, [Option(TILE_CHOSEN, (int(n),), (keep_tile(n),)) for n in g.tile_pile.cards[-2:]])


@step
def keep_tile(g: State, tile: str) -> Then:
    """The other tile is shuffled back, then the chosen one lies on top. [RC-568]"""
    g.tile_pile.pull(g.tile_pile.cards.index(tile))
    g.aside["tile"] = (tile,)
    return shuffle_tiles(), lay_on_top()


@ask
def shuffle_tiles(g: State) -> Chance:
    """Shuffle the tile pile. [RC-568]"""
    return Chance("tiles", Shuffle(len(g.tile_pile)), tiles_shuffled)


@step
def tiles_shuffled(g: State, order: tuple[int, ...]) -> Then:
    """Nobody knows the order of the pile any more. [RC-568]"""
    g.tile_pile.reorder(order)
    return None


@step
def lay_on_top(g: State) -> Then:
    """The chosen tile is the next to be laid. [RC-568]"""
    g.tile_pile.put(g.aside.pop("tile")[0], EVERYBODY)
    return None


@step
def read_island_map(g: State) -> Then:
    """The top three tiles are seen and put back in any order."""
    show_tiles(g, MAP_TILES)
    return (order_tiles(min(MAP_TILES, len(g.tile_pile))),)


@ask
def order_tiles(g: State, n: int) -> Ask:
    """Which of the tiles comes undermost? The pile stays as it was seen. [RC-158]"""
    options = [Option(TILE_CHOSEN, (int(tile),), (put_under(tile, n),)) for tile in g.tile_pile.cards[-n:]]
    return Ask(g.seats, ORDER_TILES, options, (n,))


@step
def put_under(g: State, tile: str, n: int) -> Then:
    """A tile lies under the others that are being ordered."""
    lay_under(g, tile, n)
    return (order_tiles(n - 1),) if n > 2 else None


PREY["village"] = PREY["city"] = attack
RIDERS["lay_tile"].append(canoe)
temporary_weapon("blowpipe_s5", BLOWPIPE)
TOKENS["healing_ointment"] = heals_at_night(1)
TOKENS["map_of_the_island"] = lambda g: (read_island_map(),) if len(g.tile_pile) > 1 else None
TOKENS["old_machete_s5"] = lambda g: (raise_by("weapons", 1),)

SHEETS["cannibal_island"] = ScenarioHooks(
    prepare=prepare,
    dawn=dawn,
    book=book,
    totem=totem,
    targets=targets,
    more_pawns=more_pawns,
    friday_leads=friday_leads,
    foes=foes,
    may_camp=may_camp,
    goal=goal,
)
