"""The sequence of play: turns in town or on the road, round by round, to the last. [ledger chapters 8 and 18]"""

from __future__ import annotations

from campfire.games.near_and_far.rules.animals import begged_treasure
from campfire.games.near_and_far.rules.artifacts import why_not_buy
from campfire.games.near_and_far.rules.draft import deal_artifacts, hunt_treasure, which_common, which_special
from campfire.games.near_and_far.rules.scoring import count_points
from campfire.games.near_and_far.rules.talents import maybe_learn
from campfire.games.near_and_far.rules.town import guarded, open_buildings, visit
from campfire.games.near_and_far.rules.travel import travel
from campfire.games.near_and_far.sorts import AMOUNT, BUILDING, CHARACTER, SEAT, event, inward, option, question, reason
from campfire.games.near_and_far.state import State
from campfire.games.near_and_far.vocabulary.goods import gain
from campfire.games.near_and_far.vocabulary.icons import abilities
from campfire.games.near_and_far.vocabulary.turn import might_buy, turn_question
from campfire.kernel.declared import Option, Reason
from campfire.kernel.frame import Seat, Then, detail, step
from campfire.kernel.question import Ask, Blocked

ROUND = event("round", n=AMOUNT, shows="phase", icon="round")
TURN = question("turn")
VISIT = option("visit", building=BUILDING, words=inward, detail=guarded)
TRAVEL = option("travel", icon="walk")
ANYTHING_ELSE = question("anything_else")
END_TURN = option("end_turn", icon="check")
INTRODUCED = event("introduced", seat=SEAT, character=CHARACTER, shows="card", icon="book")
BEGAN = event("began", seat=SEAT, icon="person")
FIRST_ROUND = reason("first_round")
SAME_BUILDING = reason("same_building")


@step
def begin(g: State) -> Then:
    """Talents, the draft and the discards; then the first round. [NF-057, NF-060, NF-070, NF-078, NF-079, NF-090]"""
    for seat in g.seats:
        if is_new(g, seat):
            g.tell(INTRODUCED, seat, g.characters[seat])
    learning = [maybe_learn(seat) for seat in g.seats]
    return (
        *learning,
        start_with(),
        deal_artifacts(),
        which_special(g.seats),
        which_common(g.seats),
        hunt_treasure(),
        next_round(),
    )


def is_new(g: State, seat: Seat) -> bool:
    """Whether a character is played for the first time in character mode, so that its story begins. [NF-052]"""
    return g.mode == "character" and not g.past[seat]


@step
def start_with(g: State) -> Then:
    """What talents give at the start of every game. [NF-079, NF-090]"""
    gifts = [(seat, words) for seat in g.seats for words in abilities(g, seat, "at_start")]
    return tuple([gain(seat, str(good), int(n)) for seat, (_, good, n) in gifts])


@step
def next_round(g: State) -> Then:
    """Turns go clockwise from the first player; after the final round points are counted. [NF-105, NF-309, NF-310]"""
    if g.final:
        return (count_points(),)
    g.round += 1
    g.phase = "turn"
    g.tell(ROUND, g.round)
    order = [*g.seats[g.first :], *g.seats[: g.first]]
    return *[begin_turn(seat) for seat in order], next_round()


@step
def begin_turn(g: State, me: Seat) -> Then:
    """A new turn: where it begins decides which building is closed to it. [NF-115, NF-163]"""
    g.active = me
    g.phase = "turn"
    g.began[me] = g.building[me]
    g.refreshed, g.returned = False, 0
    g.tell(BEGAN, me)
    return turn(me), end_turn(me)


@turn_question
def turn(g: State, me: Seat) -> Ask:
    """Visit the town, or travel? In the first round everybody visits the town. [NF-106, NF-107]"""
    town = Option(VISIT, (), (which_building(me),))
    return Ask((me,), TURN, [town] if g.round == 1 else [Option(TRAVEL, (), (travel(me),)), town])


@detail
def which_building(g: State, me: Seat) -> Ask:
    """Which building? [NF-112, NF-113]"""
    return Ask((me,), TURN, [Option(VISIT, (one,), (visit(me, one),)) for one in open_buildings(g, me)])


@step
def end_turn(g: State, me: Seat) -> Then:
    """The last moment to buy or load something, unless a threat has ended the turn. [NF-087, NF-108, NF-219, NF-298]"""
    asked = might_buy(g, me) or begged_treasure(g, me)
    return (anything_else(me),) if g.phase != "beaten" and asked else None


@turn_question
def anything_else(g: State, me: Seat) -> Ask:
    """Is anything bought or loaded before the turn ends? [NF-087, NF-298]"""
    return Ask((me,), ANYTHING_ELSE, [Option(END_TURN)])


@turn.blocked
def why_not_now(g: State, seat: Seat, me: Seat) -> list[Blocked]:
    """Where the turn began, travel in the first round, artifacts that cannot be bought. [NF-107, NF-115]"""
    found = why_not_buy(g, me)
    if g.round == 1:
        found.append(Blocked(Option(TRAVEL), Reason(FIRST_ROUND, (), "NF-107")))
    if g.began[me] not in ("", "jail"):
        found.append(Blocked(Option(VISIT, (g.began[me],)), Reason(SAME_BUILDING, (), "NF-115")))
    return found
