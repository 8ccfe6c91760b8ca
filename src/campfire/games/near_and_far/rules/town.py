"""Visiting the town: which building, whom one meets there, and what it offers. [ledger chapters 9 and 20]"""

from __future__ import annotations

from campfire.games.near_and_far.cards import BUILDINGS, JAIL, SKILL, Word
from campfire.games.near_and_far.rules.animals import find_treasure, may_draw, which_animal
from campfire.games.near_and_far.rules.artifacts import draw_and_choose
from campfire.games.near_and_far.rules.checks import of_hearts
from campfire.games.near_and_far.rules.duel import HOW_TO_DUEL, STRANGER, challenges, opponents, rivals_in
from campfire.games.near_and_far.rules.mine import where_to_dig
from campfire.games.near_and_far.rules.saloon import whom_to_hire
from campfire.games.near_and_far.rules.town_hall import town_hall
from campfire.games.near_and_far.sorts import (
    AMOUNT,
    BUILDING,
    DIE,
    GOOD,
    SEAT,
    SIX,
    event,
    inside,
    inward,
    listed,
    option,
    question,
    so_much,
)
from campfire.games.near_and_far.state import State
from campfire.games.near_and_far.vocabulary.goods import NOTHING_SPENT, Spent, gain, has, lose, spend, tell_spent
from campfire.games.near_and_far.vocabulary.icons import abilities, ability, animals, has_ability, icons
from campfire.games.near_and_far.vocabulary.prices import affords, charging, to_add
from campfire.games.near_and_far.vocabulary.rewards import rewards
from campfire.games.near_and_far.vocabulary.turn import turn_question
from campfire.kernel.declared import Detail, Option
from campfire.kernel.frame import Frame, Seat, Then, ask, step
from campfire.kernel.phrase import Phrase, Said, SeatName
from campfire.kernel.question import Ask, Chance, Roll

STORE_CARDS = 4
HUT_BY_DAY = 3


def guarded(g: State, option: Option) -> Detail:
    """Whom a visitor must challenge there; from jail, or with politics, nobody. [NF-085, NF-113, NF-160, NF-163]"""
    me, building = g.active, option[BUILDING]
    if building == "saloon" or is_free(g, me, building):
        return Detail()
    there = [Phrase("stranger") if who == STRANGER else SeatName(who) for who in opponents(g, me, building)]
    return Detail(risks=Phrase("guarded-by", {"who": listed(there)}) if there else None)


VISITED = event(
    "visited",
    seat=SEAT,
    building=BUILDING,
    shows="travel",
    icon="walk",
    words=inward,
    path=lambda told: (f"figure:{told[SEAT]}", f"building:{told[BUILDING]}"),
)
BRIBE = option("bribe", good=GOOD, n=AMOUNT, words=so_much)
GO_IN = option("go_in", building=BUILDING)


def deed(g: State, option: Option) -> dict[str, Said]:
    """What is done at farm or hut. [NF-137, NF-139, NF-339]"""
    n = icons(g, g.active, SKILL) if option[BUILDING] == "farm" else HUT_BY_DAY if g.day else 1
    return {"deed": Phrase(f"deed-{option[BUILDING]}", {"n": n})}


ACT_HERE = question("act_here", building=BUILDING, words=inside)
ACT = option("act", building=BUILDING, words=deed)
SKIP_ACTION = option("skip_action", building=BUILDING, icon="check")
AT_THE_STORE = question("at_the_store")
TAKE_COIN = option("take_coin", icon="coin")
DRAW_ARTIFACTS = option("draw_artifacts", n=AMOUNT, rest=AMOUNT, icon="artifact")
AT_THE_MINE = question("at_the_mine")
GO_DIGGING = option("go_digging", icon="mine")
RING_BELL = option("ring_bell", icon="person")
LUCKY_DIE = event("lucky_die", seat=SEAT, die=DIE, shows="dice")
RAISE_VISIT = question("raise_visit", die=DIE, n=AMOUNT)
LEAVE_DIE = option("leave_die", die=DIE, icon="check")
RAISE_DIE = option("raise_die", die=DIE, icon="heart", words=of_hearts)
RAISE_DIE_FOOD = option("raise_die_food", die=DIE, icon="food")
ADD = {"heart": RAISE_DIE, "food": RAISE_DIE_FOOD}


def open_buildings(g: State, me: Seat) -> list[str]:
    """Any building but the one where the turn began. [NF-113, NF-115]"""
    return [building for building in BUILDINGS if building != g.began[me]]


@step
def visit(g: State, me: Seat, building: str) -> Then:
    """The figure goes to a building, from anywhere; whoever is inside must be challenged. [NF-109, NF-112, NF-113]"""
    g.space[me] = ""
    g.building[me] = building
    g.tell(VISITED, me, building)
    if building == "saloon" or not opponents(g, me, building):
        return (enter(me),)
    return (how_to_enter(me, is_free(g, me, building)),)


def is_free(g: State, me: Seat, building: str) -> bool:
    """Whether nobody need be challenged: from jail, or with politics. [NF-085, NF-163]"""
    return g.began[me] == JAIL or has_ability(g, me, "no_duel_at", building)


@turn_question
def how_to_enter(g: State, me: Seat, free: bool) -> Ask:
    """How does one get in? By a duel; from jail or with politics without one; with bribery for a coin.

    [NF-083, NF-085, NF-113, NF-163, NF-164]
    """
    building = g.building[me]
    options = challenges(g, me, building, enter(me))
    for good, n in [(str(good), int(n)) for good, n in abilities(g, me, "enters_for")]:
        if affords(g, me, good, n):
            options.append(Option(BRIBE, (good, n), (*charging(g, me, good, n), enter(me))))
    if free:
        options.insert(0, Option(GO_IN, (building,), (enter(me),)))
    return Ask((me,), HOW_TO_DUEL, options, (building,))


@step
def enter(g: State, me: Seat) -> Then:
    """What cards and talents give on a visit is received whether the action is done or not. [NF-117, NF-385]"""
    building = g.building[me]
    return *on_visit(g, me, building), action_of(me, building)


def on_visit(g: State, me: Seat, building: str) -> tuple[Frame, ...]:
    """The gifts of a visit: items, talents, and what rivals there pay. [NF-075, NF-077, NF-088, NF-117, NF-385]"""
    frames = [*rewards(me, tuple(named_for(g, me, "on_visit", building)))]
    for least, *gift in named_for(g, me, "on_visit_with_animals", building):
        if animals(g, me) >= int(least):
            frames += rewards(me, (tuple(gift),))
    for face, *gift in named_for(g, me, "on_visit_roll", building):
        frames.append(lucky_die(me, int(face), tuple(gift)))
    for good, n in abilities(g, me, "rivals_pay"):
        frames += [pay_toll(who, me, str(good), int(n)) for who in rivals_in(g, me, building)]
    return tuple(frames)


def named_for(g: State, me: Seat, word: str, building: str) -> list[Word]:
    """What stands behind a word where it names this building. [NF-117]"""
    return [figures[1:] for figures in abilities(g, me, word) if figures[0] == building]


@step
def pay_toll(g: State, who: Seat, to: Seat, good: str, n: int) -> Then:
    """Every rival in the building pays; who has nothing pays nothing. [NF-385, NF-O-38]"""
    due = min(n, has(g, who, good))
    return lose(who, good, due), gain(to, good, due)


def action_of(me: Seat, building: str) -> Frame:
    """What a building is for; each asks whether it is done at all. [NF-116, ledger chapters 9.2 to 9.8]"""
    return {
        "town_hall": town_hall(me, 0, False, False),
        "saloon": at_the_saloon(me),
        "stables": which_animal(me),
        "general_store": at_the_store(me),
        "farm": act_here(me),
        "mystics_hut": act_here(me),
        "mine": at_the_mine(me, False, False),
    }[building]


@turn_question
def act_here(g: State, me: Seat) -> Ask:
    """Is the action of farm or hut carried out? The hut needs a pack animal. [NF-112, NF-116, NF-138]"""
    building = g.building[me]
    act = farm(me) if building == "farm" else hut(me)
    able = building == "farm" or may_draw(g, me)
    options = [Option(ACT, (building,), (act,))] if able else []
    return Ask((me,), ACT_HERE, [*options, Option(SKIP_ACTION, (building,))], (building,))


@step
def farm(g: State, me: Seat) -> Then:
    """One food for each skill icon. [NF-137]"""
    return (gain(me, "food", icons(g, me, SKILL)),)


@step
def hut(g: State, me: Seat) -> Then:
    """A treasure; by day three, of which one is kept. [NF-138, NF-139, NF-339]"""
    return (find_treasure(me, HUT_BY_DAY if g.day else 1),)


@step
def at_the_saloon(g: State, me: Seat) -> Then:
    """A rival in the saloon may be challenged for the name it makes; after that one hires. [NF-114, NF-130, NF-O-24]"""
    return (whom_to_hire(me, False, bool(rivals_in(g, me, "saloon"))),)


@turn_question
def at_the_store(g: State, me: Seat) -> Ask:
    """A coin, or artifacts? How many of each deck is fixed before any is seen. [NF-094, NF-134, NF-135]"""
    n = STORE_CARDS + ability(g, me, "store_draws")
    draws = [
        Option(DRAW_ARTIFACTS, (special, n - special), (draw_and_choose(me, special, n - special),))
        for special in range(n + 1)
    ]
    coin = Option(TAKE_COIN, (), (gain(me, "coin", 1),))
    return Ask((me,), AT_THE_STORE, [coin, *draws, Option(SKIP_ACTION, ("general_store",))])


@step
def at_the_mine(g: State, me: Seat, hired: bool, dug: bool) -> Then:
    """One digs; who has a bell may hire, too, before or after. [NF-142, NF-395]"""
    bell = not hired and has_bell(g, me)
    if bell and not dug:
        return (hire_or_dig(me),)
    if bell:
        return (whom_to_hire(me, False, False),)
    return None if dug else (where_to_dig(me),)


def has_bell(g: State, me: Seat) -> bool:
    """Whether somebody may be hired at the mine. [NF-395]"""
    return has_ability(g, me, "hires_at", "mine")


@turn_question
def hire_or_dig(g: State, me: Seat) -> Ask:
    """Which comes first, the bell or the dig? A bell whose animal was returned meanwhile is gone. [NF-223, NF-395]"""
    digging = Option(GO_DIGGING, (), (where_to_dig(me), at_the_mine(me, False, True)))
    ringing = Option(RING_BELL, (), (whom_to_hire(me, False, False), at_the_mine(me, True, False)))
    return Ask((me,), AT_THE_MINE, [digging, ringing] if has_bell(g, me) else [digging])


@ask
def lucky_die(g: State, me: Seat, face: int, words: Word) -> Chance:
    """A die that may bring something on a visit. [NF-092]"""
    return Chance("visit", Roll((SIX,)), lucky_roll, (me, face, words))


@step
def lucky_roll(g: State, me: Seat, face: int, words: Word, dice: tuple[int, ...]) -> Then:
    """What the die shows. [NF-092]"""
    g.tell(LUCKY_DIE, me, dice[0] + 1)
    return (weigh_die(me, face, words, dice[0] + 1),)


@step
def weigh_die(g: State, me: Seat, face: int, words: Word, die: int, spent: Spent = NOTHING_SPENT) -> Then:
    """A roll that is high enough brings its gift; a lower one may be raised. [NF-092, NF-097]"""
    if die < face:
        return (raise_die(me, face, words, die, spent),)
    tell_spent(g, me, spent)
    return rewards(me, (words,))


@turn_question
def raise_die(g: State, me: Seat, face: int, words: Word, die: int, spent: Spent = NOTHING_SPENT) -> Ask:
    """Is the roll left as it is? Hearts may raise this one like any. [NF-092, NF-097, NF-O-40]"""
    options = [Option(LEAVE_DIE, (die,), (leave_die(me, spent),))]
    for good in to_add(g, me):
        higher = weigh_die(me, face, words, die + 1, spent.and_one(good))
        options.append(Option(ADD[good], (die + 1,), (spend(me, good), higher)))
    return Ask((me,), RAISE_VISIT, options, (die, face))


@step
def leave_die(g: State, me: Seat, spent: Spent) -> Then:
    """A roll that stays too low brings nothing, whatever was spent on it. [NF-097]"""
    tell_spent(g, me, spent)
    return None
