"""Travel: leaving town and moving from space to space. [ledger chapter 11]"""

from __future__ import annotations

from campfire.games.near_and_far.cards import HEART, STRONGEST_HEARTS
from campfire.games.near_and_far.rules.animals import find_treasure, may_draw
from campfire.games.near_and_far.rules.map_camps import is_active, is_empty, may_camp, maybe_camp
from campfire.games.near_and_far.rules.party import maybe_arrange
from campfire.games.near_and_far.rules.quests import maybe_quest
from campfire.games.near_and_far.rules.threats import foe, foes, meet_threat
from campfire.games.near_and_far.sorts import (
    AMOUNT,
    HEARTS,
    SEAT,
    SPACE,
    card_name,
    event,
    option,
    question,
    reason,
    some,
    taken,
)
from campfire.games.near_and_far.state import State
from campfire.games.near_and_far.vocabulary.icons import abilities, ability, has_ability, icons, movement
from campfire.games.near_and_far.vocabulary.prices import hearts_in_reach, hearts_to_spend, paying_hearts
from campfire.games.near_and_far.vocabulary.rewards import rewards
from campfire.games.near_and_far.vocabulary.turn import turn_question
from campfire.kernel.declared import Detail, Option, Reason
from campfire.kernel.frame import Seat, Then, step
from campfire.kernel.phrase import Phrase
from campfire.kernel.question import Ask, Blocked

HOW_FAR = question("how_far", n=AMOUNT)


def on_the_path(g: State, option: Option) -> Detail:
    """What waits on the path to a space and in its water. [NF-207, NF-227, NF-360]"""
    me, space = g.active, option[SPACE]
    here = g.space[me]
    symbol = dict(g.map.ways[here])[space] if is_active(g, here, space) else ""
    first = foes(g, me)[:1] if symbol == "threat" else []
    risks = [Phrase("path-threat", {"card": card_name(g, card), "n": foe(g, card).strength}) for card in first]
    if g.map.spaces[space].water and not has_ability(g, me, "ignores_water"):
        risks.append(Phrase("path-water"))
    finds = symbol == "treasure" and may_draw(g, me)
    return Detail(brings=taken("treasure", 1) if finds else None, risks=some(risks))


MOVE_ON = option("move_on", space=SPACE, hearts=HEARTS, icon="walk", detail=on_the_path)
STOP_HERE = option("stop_here", icon="check")
AT_THE_WATER = question("at_the_water", space=SPACE)
WADE_IN = option("wade_in", space=SPACE, icon="water")
TURN_BACK = option("turn_back", icon="check")
LEFT_TOWN = event(
    "left_town",
    seat=SEAT,
    hearts=HEARTS,
    shows="travel",
    icon="walk",
    path=lambda told: (f"figure:{told[SEAT]}", "town"),
)
WALKED = event(
    "walked",
    seat=SEAT,
    space=SPACE,
    shows="travel",
    icon="walk",
    path=lambda told: (f"figure:{told[SEAT]}", f"space:{told[SPACE]}"),
)
POISONED = event("poisoned", seat=SEAT, space=SPACE, icon="water")
TURNED_BACK = event("turned_back", seat=SEAT, space=SPACE, icon="water")
NO_HEART = reason("no_heart")


@step
def travel(g: State, me: Seat) -> Then:
    """Leave town if there, move, take a quest, place a camp. [NF-110, NF-188, NF-194]"""
    leaving = () if g.space[me] else (pack_up(me), maybe_arrange(me), leave_town(me))
    return *leaving, set_out(me), how_far(me), maybe_quest(me), maybe_camp(me)


@step
def pack_up(g: State, me: Seat) -> Then:
    """What items give on leaving town. [NF-305]"""
    return tuple([frame for words in abilities(g, me, "on_leaving") for frame in rewards(me, (words,))])


@step
def leave_town(g: State, me: Seat) -> Then:
    """Hearts are counted anew, and the figure stands on the town space. [NF-190, NF-191, NF-192, NF-193]"""
    g.hearts[me] = min(STRONGEST_HEARTS, icons(g, me, HEART))
    g.building[me], g.space[me] = "", g.map.town
    g.tell(LEFT_TOWN, me, g.hearts[me])
    return None


@step
def set_out(g: State, me: Seat) -> Then:
    """The movement of the turn; turtles and spices spare hearts. [NF-197, NF-198, NF-222, NF-338, NF-389]"""
    g.moves = movement(g, me) + g.returned
    g.departed = False
    g.spared = g.turtles[me] + ability(g, me, "spares_hearts")
    return None


def departure_hearts(g: State, me: Seat) -> int:
    """What leaving the space costs: a heart if it is empty, nothing where the move began. [NF-202, NF-203, NF-338]"""
    return int(g.departed and is_empty(g, g.space[me]) and not g.spared)


@turn_question
def how_far(g: State, me: Seat) -> Ask:
    """One space more, as long as movement and hearts last. [NF-196, NF-199, NF-206]"""
    hearts = departure_hearts(g, me)
    ways = g.map.ways[g.space[me]] if g.moves and hearts <= hearts_to_spend(g, me) else ()
    options = [Option(MOVE_ON, (space, hearts), (depart(me, space, symbol),)) for space, symbol in ways]
    stop = Option(STOP_HERE)
    return Ask((me,), HOW_FAR, [stop, *options] if may_camp(g, me) else [*options, stop], (g.moves,))


@how_far.blocked
def why_no_further(g: State, seat: Seat, me: Seat) -> list[Blocked]:
    """Without a heart nobody goes on from an empty space. [NF-206]"""
    hearts = departure_hearts(g, me)
    if not g.moves or hearts <= hearts_to_spend(g, me):
        return []
    reason = Reason(NO_HEART, (), "NF-206")
    return [Blocked(Option(MOVE_ON, (space, hearts)), reason) for space, _ in g.map.ways[g.space[me]]]


@step
def depart(g: State, me: Seat, space: str, symbol: str) -> Then:
    """The heart for an empty space is paid first, also before a fight. [NF-202, NF-213]"""
    hearts = departure_hearts(g, me)
    if g.departed and is_empty(g, g.space[me]) and g.spared:
        g.spared -= 1
    g.moves -= 1
    g.departed = True
    return *paying_hearts(g, me, hearts), on_the_way(me, space, symbol)


@step
def on_the_way(g: State, me: Seat, space: str, symbol: str) -> Then:
    """A symbol on the path is passed, unless camps on both sides have switched it off. [NF-208, NF-228]"""
    if symbol and is_active(g, g.space[me], space):
        if symbol == "threat":
            return (meet_threat(me, arrive(me, space), space),)
        return find_treasure(me, 1), arrive(me, space)
    return (arrive(me, space),)


@step
def arrive(g: State, me: Seat, space: str) -> Then:
    """The figure stands on the next space; poisoned water takes a heart, or turns it back. [NF-360, NF-361, NF-362]"""
    if g.map.spaces[space].water and not has_ability(g, me, "ignores_water"):
        if not hearts_to_spend(g, me):
            return (at_the_water(me, space) if hearts_in_reach(g, me) else turn_back(me, space),)
        g.tell(POISONED, me, space)
        return *paying_hearts(g, me, 1), stand_on(me, space)
    return (stand_on(me, space),)


@turn_question
def at_the_water(g: State, me: Seat, space: str) -> Ask:
    """Who has no heart and breeds animals may still get some for them before turning back. [NF-089, NF-362]"""
    wade = [Option(WADE_IN, (space,), (arrive(me, space),))] if hearts_to_spend(g, me) else []
    return Ask((me,), AT_THE_WATER, [*wade, Option(TURN_BACK, (), (turn_back(me, space),))], (space,))


@step
def turn_back(g: State, me: Seat, space: str) -> Then:
    """The figure goes back to the space it came from, and the move is over. [NF-362, NF-O-50]"""
    g.tell(TURNED_BACK, me, space)
    return None


@step
def stand_on(g: State, me: Seat, space: str) -> Then:
    """Any number of figures may share a space; the move may go on. [NF-196]"""
    g.space[me] = space
    g.tell(WALKED, me, space)
    return (how_far(me),)
