"""Scenario 2: The Cursed Island. Five Crosses against the fog. [ledger chapter 29]"""

from __future__ import annotations

from campfire.games.robinson.actions import Action, an_action
from campfire.games.robinson.cards import GROUP, NUMBERS
from campfire.games.robinson.rules.building import gain_item, lacks
from campfire.games.robinson.rules.distance import distance, spaces
from campfire.games.robinson.rules.mysteries import begin_drawing, so_many
from campfire.games.robinson.signs import Sign
from campfire.games.robinson.sorts import SPACE, WHO, N, its_picture, itself, option, question, reason, using
from campfire.games.robinson.state import State, Who
from campfire.games.robinson.vocabulary import word
from campfire.games.robinson.vocabulary.claims import claim, fighters
from campfire.games.robinson.vocabulary.island import open_tiles
from campfire.games.robinson.vocabulary.offers import ARMS, Aid, open_question
from campfire.games.robinson.vocabulary.owners import BLADES
from campfire.games.robinson.vocabulary.sheet import SHEETS, Frames, ScenarioHooks
from campfire.games.robinson.vocabulary.specials import CURES, PLACES, TOKENS
from campfire.games.robinson.vocabulary.survivors import hurt, wounds
from campfire.games.robinson.vocabulary.tokens import has_token, lay_token, lift_token
from campfire.kernel.declared import Option, Reason
from campfire.kernel.frame import Frame, Then, step
from campfire.kernel.question import Ask

CHOOSE_FOG = question("choose_fog", n=N)
FOG = option("fog", space=SPACE, icon="fog")
CHOOSE_LIFTED = question("choose_lifted", n=N)
LIFT_FOG = option("lift_fog", space=SPACE, icon="fog")
LEAVE_FOG = option("leave_fog", icon="check")
USE_DAGGER = option("sacrificial_dagger", who=WHO, icon=its_picture, things=itself, heading=using)
CROSS_TILE = reason("cross_tile")

TEMPLE = NUMBERS[0]
TEMPLE_DONE = Sign("temple")
DAGGER = "sacrificial_dagger"
BLOODY = Sign(DAGGER, (), "fight")
DAGGER_BONUS = 3
FOG_A_BOOK = 2
BELL = 2


def fogged(g: State) -> list[str]:
    """The places with fog."""
    return [space for space in spaces(g) if has_token(g, space, "fog")]


def clear_places(g: State) -> list[str]:
    """Spaces and tiles that fog can come to. [RC-495]"""
    return [space for space in spaces(g) if space not in g.closed and not has_token(g, space, "fog")]


def book(g: State) -> Frames:
    """Fog comes to two different places. [RC-494]"""
    return (spread_fog(FOG_A_BOOK),)


@step
def spread_fog(g: State, n: int) -> Then:
    """Fog that finds no place has no consequence. [RC-494, RC-496]"""
    return (choose_fog(n), spread_fog(n - 1)) if n > 0 and clear_places(g) else None


@open_question
def choose_fog(g: State, n: int) -> Ask:
    """Where does the fog come to? [RC-494]"""
    return Ask(g.seats, CHOOSE_FOG, [Option(FOG, (place,), (lay_fog(place),)) for place in clear_places(g)], (n,))


@step
def lay_fog(g: State, space: str) -> Then:
    """Fog lies on a space or tile. [RC-495]"""
    lay_token(g, space, "fog")
    return None


@word
def lift_fog(g: State, me: Who, here: str, n: int) -> Then:
    """Up to so many fog markers are removed. [RC-507]"""
    return (choose_lifted(n),) if n > 0 and fogged(g) else None


@open_question
def choose_lifted(g: State, n: int) -> Ask:
    """Which fog lifts? [RC-507]"""
    options = [Option(LIFT_FOG, (space,), (fog_lifts(space), lift_fog(GROUP, "", n - 1))) for space in fogged(g)]
    return Ask(g.seats, CHOOSE_LIFTED, [*options, Option(LEAVE_FOG)], (n,))


@step
def fog_lifts(g: State, space: str) -> Then:
    """A fog marker leaves the board. [RC-507]"""
    lift_token(g, space, "fog")
    return None


def totem(g: State, me: Who, space: str, nth: int) -> Frames:
    """The first totem is a temple; the second wounds, the others bring fog. [RC-501, RC-503]"""
    lay_token(g, space, NUMBERS[nth - 1])
    if nth == 1:
        return ()
    return (wounds(me, space, 2),) if nth == 2 else (lay_fog(space),)


def temple_of(g: State) -> str | None:
    """The tile of the temple, until it has been explored. [RC-501]"""
    if TEMPLE_DONE in g.signs:
        return None
    return next((space for space in open_tiles(g) if has_token(g, space, TEMPLE)), None)


@step
def explore_temple(g: State, me: Who) -> Then:
    """Up to three treasures and a creature; stopping early is a success too. [RC-501, RC-502]"""
    g.signs = (*g.signs, TEMPLE_DONE)
    return (begin_drawing(me, g.plan[0].action.space, so_many(treasures=3, creatures=1), True),)


def targets(g: State) -> list[Action]:
    """The temple, and the tiles where a Cross may be built. [RC-491, RC-501]"""
    temple = temple_of(g)
    found = [an_action("explore", "temple", temple)] if temple and distance(g, temple) is not None else []
    return found + [an_action("build", "cross", space) for space in cross_tiles(g)]


def cross_tiles(g: State) -> list[str]:
    """Accessible tiles without a Cross; fog is no hindrance. [RC-490, RC-491, RC-492]"""
    return [space for space in open_tiles(g) if distance(g, space) is not None and not has_token(g, space, "cross")]


def refuses(g: State, action: Action) -> Reason | None:
    """A Cross is built on a tile. [RC-491]"""
    return Reason(CROSS_TILE, (), "RC-491") if action == Action("build", "cross") else None


@word
def raise_cross(g: State, me: Who, here: str) -> Then:
    """A Cross stands on the tile. [RC-490]"""
    lay_token(g, here, "cross")
    return None


def goal(g: State) -> bool:
    """Five Crosses stand at the end of the round. [RC-490]"""
    standing = [space for space in open_tiles(g) if has_token(g, space, "cross")]
    return len(standing) >= g.scenario.extra["crosses"]


def helpers(g: State) -> list[str]:
    """The Cultist's Candle is a brown pawn for one action. [RC-504]"""
    return ["cultists_candle"] * g.found.count("cultists_candle")


def supports(g: State, pawn: str, action: Action) -> bool:
    """It helps with Building. [RC-504]"""
    return action.kind == "build"


def vial(g: State) -> tuple[Frame, ...] | None:
    """The Mysterious Vial is Medicine. [RC-505]"""
    return (gain_item(GROUP, g.camp, "medicine"),) if lacks(g, "medicine") else None


def dagger(g: State, me: Who) -> list[Aid]:
    """One character a round may use the Sacrificial Dagger, in every fight once. [RC-506, RC-752]"""
    if DAGGER not in g.found or BLOODY in g.signs:
        return []
    keeper = g.claimed.get(DAGGER)
    return [
        Aid(DAGGER, USE_DAGGER, (who,), (claim(DAGGER, who), draw_blood(who)), DAGGER_BONUS)
        for who in fighters(g, me)
        if keeper in (None, who)
    ]


@step
def draw_blood(g: State, who: Who) -> Then:
    """The Dagger wounds whoever uses it. [RC-506]"""
    g.signs = (*g.signs, BLOODY)
    hurt(g, who, 1)
    return None


PLACES["temple"] = explore_temple
ARMS.append(dagger)
BLADES.add(USE_DAGGER)
TOKENS["mysterious_vial"] = vial
CURES.add("mysterious_vial")
TOKENS["decorated_bell"] = lambda g: (lift_fog(GROUP, "", BELL),) if fogged(g) else None

SHEETS["cursed_island"] = ScenarioHooks(
    book=book,
    totem=totem,
    targets=targets,
    refuses=refuses,
    helpers=helpers,
    supports=supports,
    goal=goal,
)
