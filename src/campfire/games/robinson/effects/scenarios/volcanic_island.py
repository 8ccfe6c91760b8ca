"""Scenario 4: Volcanic Island. Explore before the lava comes, then sail. [ledger chapter 29]"""

from __future__ import annotations

from typing import Literal

from campfire.games.robinson.actions import Action, Bill, an_action
from campfire.games.robinson.cards import FUR, NUMBERS, TILES, WOOD
from campfire.games.robinson.rules.discoveries import DISCOVERY, discard_token, use_token
from campfire.games.robinson.rules.distance import distance, spaces
from campfire.games.robinson.rules.items import complete_item, has_item
from campfire.games.robinson.rules.mysteries import Left, begin_drawing
from campfire.games.robinson.signs import a_sign
from campfire.games.robinson.sorts import SPACE, N, option, question, reason
from campfire.games.robinson.state import State, Who
from campfire.games.robinson.vocabulary.island import open_tiles, turn_face_down
from campfire.games.robinson.vocabulary.moments import tell_here
from campfire.games.robinson.vocabulary.offers import CLOUDS, IGNORES, Aid, open_question
from campfire.games.robinson.vocabulary.sheet import SHEETS, Frames, ScenarioHooks, planned_with
from campfire.games.robinson.vocabulary.specials import PLACES
from campfire.games.robinson.vocabulary.tokens import TOKEN_LAID, has_token, lay_token
from campfire.games.robinson.vocabulary.traces import stay_down
from campfire.kernel.declared import Option, Reason
from campfire.kernel.frame import Frame, Then, step
from campfire.kernel.question import Ask

CHOOSE_ASH = question("choose_ash", n=N)
ASH = option("ash", space=SPACE, icon="ash")
READ_MAP = question("read_map", n=N)
KEEP_MAP = option("keep_map", icon="treasure_map")
LONGBOAT_WAITS = reason("longboat_waits")

READY_ITEMS = ("shovel", "knife")
LASTING = "lasting_time"
"""The time-consuming token that lies on the Exploration space for the whole game. [RC-527]"""

STEEP = 2
"""After so many special places the next ones need one pawn more. [RC-537]"""

ASH_A_BOOK = 2
SITE = "site"
"""What is explored at a special place. [RC-536]"""

EXPLORED = "place"
"""The sign of a special place that has been explored, whatever became of its Number token. [RC-536, RC-104]"""

SPARED = {"trap": "indys_diary", "creature": "torch"}
"""Tokens that ignore a drawn mystery. [RC-541, RC-542]"""


def prepare(g: State) -> Frames:
    """Shovel and Knife are built, every Exploration is slow. [RC-526, RC-527]"""
    g.track["places"] = 0
    lay_token(g, "explore", LASTING)
    for item in READY_ITEMS:
        g.board.remove(item)
    return tuple([complete_item(item) for item in READY_ITEMS])


def dawn(g: State) -> Frames:
    """Lava comes to the spaces marked with the round's number. [RC-530]"""
    return (spread_lava(),) if str(g.round) in g.scenario.extra["lava"] else ()


def dooms(g: State, space: str) -> bool:
    """Lava comes to this space at the start of the next round. [RC-530, RC-531]"""
    return space in g.scenario.extra["lava"].get(str(g.round + 1), ())


@step
def spread_lava(g: State) -> Then:
    """Tiles are turned and spaces closed, with everything on them; a camp there is lost. [RC-530, RC-531]"""
    for space in g.scenario.extra["lava"][str(g.round)]:
        stay_down(g, space)
        if space not in g.closed:
            turn_face_down(g, space)
    return None


def ashless(g: State) -> list[str]:
    """Places for ash: turned tiles too, never the volcano. [RC-532]"""
    volcano = g.scenario.extra["volcano"]
    return [space for space in spaces(g) if space != volcano and not has_token(g, space, "ash")]


def book(g: State) -> Frames:
    """Ash falls on two places. [RC-532]"""
    return (rain_ash(ASH_A_BOOK),)


@step
def rain_ash(g: State, n: int) -> Then:
    """Ash that finds no place has no consequence. [RC-532, RC-533]"""
    return (choose_ash(n), rain_ash(n - 1)) if n > 0 and ashless(g) else None


@open_question
def choose_ash(g: State, n: int) -> Ask:
    """Where does the ash fall? [RC-532]"""
    return Ask(g.seats, CHOOSE_ASH, [Option(ASH, (place,), (ash_falls(place),)) for place in ashless(g)], (n,))


@step
def ash_falls(g: State, space: str) -> Then:
    """Ash lies on a place, on a turned tile too. [RC-532]"""
    g.tokens[space] = (*g.tokens.get(space, ()), "ash")
    tell_here(g, TOKEN_LAID, space, "ash")
    return None


def explored(g: State) -> int:
    """How many spaces have been explored: neither the start nor the volcano. [RC-522]"""
    return len(g.tiles) - 2


def wanted(g: State, what: Literal["tiles", "places"]) -> int:
    """How many spaces or special places the sheet asks for, Friday not counted. [RC-522]"""
    return g.scenario.extra[what][g.players - 1]


def sites(g: State) -> list[str]:
    """Special places that have not been explored, four in all with those planned; tile 10 is none. [RC-524, RC-536]"""
    planned = planned_with(g, SITE)
    if g.track["places"] + len(planned) >= len(g.scenario.extra["mysteries"]):
        return [action.space for action in planned]
    tiles = [space for space in open_tiles(g) if TILES[g.tiles[space]].totem and space != g.scenario.start]
    return [space for space in tiles if a_sign(EXPLORED, (space,)) not in g.signs and distance(g, space) is not None]


def targets(g: State) -> list[Action]:
    """The special places. [RC-348, RC-536]"""
    return [an_action("explore", SITE, space) for space in sites(g)]


def more_pawns(g: State, action: Action) -> int:
    """Every Exploration needs one pawn more, the last special places another one. [RC-527, RC-534, RC-537]"""
    if action.kind != "explore":
        return 0
    if action.what != SITE:
        return 1
    planned = planned_with(g, SITE)
    before = planned.index(action) if action in planned else len(planned)
    return 2 if g.track["places"] + before >= STEEP else 1


@step
def explore_site(g: State, me: Who) -> Then:
    """The place is marked; its cards must all be drawn, one fewer with the Old Map. [RC-535, RC-538, RC-540]"""
    space = g.plan[0].action.space
    cards = g.scenario.extra["mysteries"][g.track["places"]]
    g.track["places"] += 1
    lay_token(g, space, NUMBERS[g.track["places"] - 1])
    g.signs = (*g.signs, a_sign(EXPLORED, (space,)))
    return (read_map(me, space, cards),) if "old_map_s4" in g.found else (draw_all(me, space, cards),)


def draw_all(me: Who, space: str, n: int) -> Frame:
    """So many cards of any kind, without stopping. [RC-538]"""
    return begin_drawing(me, space, Left(n, n, n, dangers=n, most=n), False)


@open_question
def read_map(g: State, me: Who, space: str, n: int) -> Ask:
    """Is the Old Map used? [RC-540]"""
    used = Option(DISCOVERY, ("old_map_s4", ""), (discard_token("old_map_s4", me), draw_all(me, space, n - 1)))
    kept = Option(KEEP_MAP, (), (draw_all(me, space, n),))
    return Ask((me,) if me in g.seats else g.seats, READ_MAP, [used, kept], (n,))


def refuses(g: State, action: Action) -> Reason | None:
    """The Longboat waits for every Exploration that the goal asks for. [RC-545]"""
    if action.what != "longboat":
        return None
    done = explored(g) >= wanted(g, "tiles") and g.track["places"] >= wanted(g, "places")
    return None if done else Reason(LONGBOAT_WAITS, (), "RC-545")


def helpers(g: State) -> list[str]:
    """The Rope Ladder is a green pawn. [RC-544]"""
    return ["rope_ladder"] if has_item(g, "rope_ladder") else []


def supports(g: State, pawn: str, action: Action) -> bool:
    """It helps at special places alone. [RC-544]"""
    return action.what == SITE


def payments(g: State, target: str, printed: tuple[Bill, ...]) -> tuple[Bill, ...]:
    """Fur may stand for wood in any mix; fur alone costs the lower price. [RC-528]"""
    wood = max(payment[WOOD] for payment in printed)
    fur = max(payment[FUR] for payment in printed)
    return (*[(wood - n, 0, 0, n) for n in range(wood)], (0, 0, 0, fur))


def has_room(g: State, area: str, token: str, lies_there: bool) -> bool:
    """The Exploration space has its time-consuming token already. [RC-073, RC-527]"""
    return not lies_there and (area, token) != ("explore", "time")


def spare(g: State, me: Who, kind: str) -> list[Aid]:
    """A drawn trap or creature is ignored. [RC-541, RC-542]"""
    token = SPARED.get(kind, "")
    return [use_token(token)] if token in g.found else []


def old_canvas(g: State, cloud: str) -> list[Aid]:
    """A rain cloud is ignored. [RC-543]"""
    if cloud != "rain" or "old_canvas" not in g.found:
        return []
    return [use_token("old_canvas")]


PLACES["site"] = explore_site
IGNORES.append(spare)
CLOUDS.append(old_canvas)

SHEETS["volcanic_island"] = ScenarioHooks(
    prepare=prepare,
    dawn=dawn,
    dooms=dooms,
    book=book,
    targets=targets,
    more_pawns=more_pawns,
    plans=SITE,
    refuses=refuses,
    helpers=helpers,
    supports=supports,
    payments=payments,
    has_room=has_room,
)
