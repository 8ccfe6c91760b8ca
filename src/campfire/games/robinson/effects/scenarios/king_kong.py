"""Scenario 7: King Kong's island. Three Traps, a film crew, and the beast. [ledger chapter 29]"""

from __future__ import annotations

from campfire.games.robinson.actions import Action, an_action
from campfire.games.robinson.cards import BEFORE_ACTIONS, GROUP, NUMBERS, TILES
from campfire.games.robinson.effects.scenarios.sheet_tokens import ENCOURAGE, characters
from campfire.games.robinson.rules.combat import suffer_loss
from campfire.games.robinson.rules.discoveries import cheer, raise_by, use_token
from campfire.games.robinson.rules.distance import distance
from campfire.games.robinson.rules.events import show_next_event
from campfire.games.robinson.rules.items import has_item
from campfire.games.robinson.rules.mysteries import begin_drawing, so_many
from campfire.games.robinson.rules.weather import ANIMALS, dice_of_round, roll_animals_again, roll_weather, shown
from campfire.games.robinson.signs import Sign, a_sign
from campfire.games.robinson.sorts import CREW, event, question, reason
from campfire.games.robinson.state import State, Who
from campfire.games.robinson.vocabulary import word
from campfire.games.robinson.vocabulary.island import open_tiles
from campfire.games.robinson.vocabulary.limits import SIGN_LAID
from campfire.games.robinson.vocabulary.offers import REROLLS, Aid, open_question
from campfire.games.robinson.vocabulary.sheet import HUNGRY_CREW, SHEETS, Frames, ScenarioHooks, planned_with
from campfire.games.robinson.vocabulary.specials import PLACES, PREY, TOKENS
from campfire.games.robinson.vocabulary.survivors import (
    determination,
    lose_game,
    morale_down,
    win_game,
    wounds,
    wounds_each,
)
from campfire.games.robinson.vocabulary.tokens import has_token, lay_token
from campfire.kernel.declared import Option, Reason
from campfire.kernel.frame import Frame, Then, step
from campfire.kernel.question import Ask

CREW_LOST = event("crew_lost", crew=CREW)
CREW_FREED = event("crew_freed", crew=CREW)
CHOOSE_FILMED = question("choose_filmed")
TRAP_TILE = reason("trap_tile")
ENOUGH_TRAPS = reason("enough_traps")
NEEDS_TRAPS = reason("needs_traps")
ACTRESS_TAKEN = reason("actress_taken")

ALIVE, DEAD, TAKEN = range(3)
CAGE, HELD = 4, "cage"
"""The totem tile on which the actress is held, and the sign that names it. [RC-592]"""

TRAP = "trap"
"""The invention that is built on tiles. [RC-597]"""

TRAP_REACH = 2
STRUGGLE, DROWSY = 5, 1
"""Weapon levels that the fight with King Kong costs, and with the Tranquilizer. [RC-599]"""

MOURNED = Sign("crew_mourned", (), "round")
"""Hunger has cost a crew member in this night."""


def prepare(g: State) -> Frames:
    """The Shelter is built and the whole crew alive. [RC-584]"""
    g.shelter = True
    for member in g.scenario.extra["crew"]:
        g.track[member] = ALIVE
    if HUNGRY_CREW in g.signs:
        g.tell(SIGN_LAID, HUNGRY_CREW)
    return ()


def next_member(g: State) -> str:
    """The lowest-numbered living crew member who is not taken. [RC-585]"""
    return next((member for member in g.scenario.extra["crew"] if g.track[member] == ALIVE), "")


@step
def lose_member(g: State) -> Then:
    """King Kong kills a crew member, but takes the actress; without the director all is lost. [RC-585 to RC-587]"""
    member = next_member(g)
    g.track[member] = TAKEN if member == "actress" else DEAD
    g.tell(CREW_LOST, member)
    if member == "director":
        lose_game(g, "director")
    return None


def book(g: State) -> Frames:
    """A crew member is lost, and with him morale. [RC-585]"""
    return lose_member(), morale_down(GROUP, g.camp, 1)


def totem(g: State, me: Who, space: str, nth: int) -> Frames:
    """Each totem tile is a lair with the next number; the fourth is where an actress is held. [RC-588, RC-592]"""
    lay_token(g, space, NUMBERS[nth - 1])
    if nth == CAGE:
        g.signs = (*g.signs, a_sign(HELD, (space,)))
    return ()


def animals(g: State) -> int:
    """The die is rolled for every Number token on the board. [RC-589]"""
    return sum(token in NUMBERS for tokens in g.tokens.values() for token in tokens)


def breach(g: State) -> Frames:
    """Where the palisade fails, morale, everybody in the camp and the crew suffer. [RC-590, O-44]"""
    return morale_down(GROUP, g.camp, 1), wounds(GROUP, g.camp, 1), lose_member()


def hunger(g: State) -> Frames:
    """In the harder game a night with anybody unfed costs one crew member, however many are hungry. [RC-043]"""
    if HUNGRY_CREW not in g.signs or MOURNED in g.signs:
        return ()
    g.signs = (*g.signs, MOURNED)
    return (lose_member(),)


def production(g: State) -> Frames:
    """A camp on a totem tile costs everybody a wound. [RC-591]"""
    return (wounds_each(GROUP, g.camp, 1),) if TILES[g.tiles[g.camp]].totem else ()


def cage(g: State) -> str | None:
    """The tile where the actress is held, once it has been found; its token may be gone. [RC-104, RC-592, RC-753]"""
    return next((space for space in open_tiles(g) if a_sign(HELD, (space,)) in g.signs), None)


def trap_tiles(g: State) -> list[str]:
    """Totem tiles near the camp without a Trap. [RC-597]"""
    lairs = [space for space in open_tiles(g) if TILES[g.tiles[space]].totem]
    return [space for space in lairs if not has_token(g, space, "trap") and is_near(g, space)]


def is_near(g: State, space: str) -> bool:
    """The camp tile, or up to two spaces away. [RC-597]"""
    far = distance(g, space)
    return far is not None and far <= TRAP_REACH


def traps(g: State) -> int:
    """How many Traps stand."""
    return len([space for space in open_tiles(g) if has_token(g, space, "trap")])


def targets(g: State) -> list[Action]:
    """Traps, King Kong himself, and the cage of the actress. [RC-583, RC-593, RC-597]"""
    found = [an_action("build", TRAP, space) for space in trap_tiles(g)]
    held = cage(g)
    if g.track["actress"] == TAKEN and held and distance(g, held) is not None:
        found.append(an_action("explore", "cage", held))
    return [*found, an_action("hunt", "king_kong")]


def refuses(g: State, action: Action) -> Reason | None:
    """King Kong is caught with three Traps and the actress free; a Trap is built on a tile. [RC-583, RC-597]"""
    if action == Action("build", TRAP):
        return Reason(TRAP_TILE, (), "RC-597")
    if action.what == TRAP:
        others = [trap for trap in planned_with(g, TRAP) if trap != action]
        return Reason(ENOUGH_TRAPS, (), "RC-597") if traps(g) + len(others) >= g.scenario.extra["traps"] else None
    if action.what != "king_kong":
        return None
    if traps(g) < g.scenario.extra["traps"]:
        return Reason(NEEDS_TRAPS, (), "RC-583")
    return Reason(ACTRESS_TAKEN, (), "RC-592") if g.track["actress"] == TAKEN else None


@word
def set_trap(g: State, me: Who, here: str) -> Then:
    """A Trap stands on the tile. [RC-597]"""
    lay_token(g, here, "trap")
    return None


@step
def catch_king_kong(g: State, me: Who) -> Then:
    """The fight costs weapon levels; a leader who survives it has caught him. [RC-583, RC-599]"""
    return suffer_loss(me, "weapons", DROWSY if has_item(g, "tranquilizer") else STRUGGLE), king_kong_caught()


@step
def king_kong_caught(g: State) -> Then:
    """The group has won. [RC-583]"""
    win_game(g, "king_kong")
    return None


@step
def free_actress(g: State, me: Who) -> Then:
    """A creature has to be met, then she is free. [RC-593]"""
    return begin_drawing(me, g.plan[0].action.space, so_many(creatures=1), False), actress_free()


@step
def actress_free(g: State) -> Then:
    """The actress is back with the crew. [RC-592]"""
    g.track["actress"] = ALIVE
    g.tell(CREW_FREED, "actress")
    return None


def helpers(g: State) -> list[str]:
    """The Giant Footprint is a green pawn, the Lost Prop of the lights a brown one. [RC-594, RC-596]"""
    lights = "lost_prop" in g.found and next_member(g) == "lights"
    return [*(["giant_footprint"] if "giant_footprint" in g.found else []), *(["lost_prop"] if lights else [])]


def supports(g: State, pawn: str, action: Action) -> bool:
    """Footprints lead explorers, lights help builders. [RC-594, RC-596]"""
    return action.kind == ("explore" if pawn == "giant_footprint" else "build")


def lost_prop(g: State) -> tuple[Frame, ...] | None:
    """The bonus of the lowest-numbered living crew member. [RC-594]"""
    match next_member(g):
        case "cameraman":
            return (choose_filmed(),)
        case "sound" if g.phase in BEFORE_ACTIONS and len(shown(g)) < len(dice_of_round(g)):
            return (roll_weather(),)
        case "screenwriter" if g.events:
            return (read_script(),)
        case "actress":
            return (cheer(),)
        case "actor":
            return (raise_by("weapons", 2),)
    return None


@open_question
def choose_filmed(g: State) -> Ask:
    """Whom does the cameraman encourage? [RC-594]"""
    options = [Option(ENCOURAGE, (who,), (determination(who, "", 2),)) for who in characters(g)]
    return Ask(g.seats, CHOOSE_FILMED, options)


@step
def read_script(g: State) -> Then:
    """The screenwriter knows the next card of the Event deck. [RC-594]"""
    show_next_event(g)
    return None


def double(g: State, me: Who, kind: str) -> list[Aid]:
    """The double lets any die be rolled again. [RC-594]"""
    return [use_token("lost_prop")] if is_doubled(g) else []


def is_doubled(g: State) -> bool:
    """The Lost Prop has the double's bonus. [RC-594]"""
    return "lost_prop" in g.found and next_member(g) == "double"


def scare(g: State) -> list[Aid]:
    """A Firecracker makes one result pass, the double has it rolled again. [RC-594, RC-595]"""
    bang: list[Aid] = []
    if "firecracker" in g.found:
        bang.append(use_token("firecracker"))
    if is_doubled(g):
        bang.append(use_token("lost_prop", roll_animals_again()))
    return bang


PREY["king_kong"] = catch_king_kong
PLACES["cage"] = free_actress
REROLLS.append(double)
ANIMALS.append(scare)
TOKENS["bottle_of_vodka"] = lambda g: (cheer(),)
TOKENS["lost_prop"] = lost_prop

SHEETS["king_kong"] = ScenarioHooks(
    prepare=prepare,
    book=book,
    totem=totem,
    production=production,
    targets=targets,
    refuses=refuses,
    plans=TRAP,
    helpers=helpers,
    supports=supports,
    animals=animals,
    breach=breach,
    hunger=hunger,
)
