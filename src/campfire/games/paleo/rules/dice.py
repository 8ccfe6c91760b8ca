"""Dice: they make an action harder. [ledger chapter 13]"""

from __future__ import annotations

from campfire.games.paleo.cards import TRAITS, Traits
from campfire.games.paleo.rules.costs import can_perform
from campfire.games.paleo.rules.hazards import choose_misfortune
from campfire.games.paleo.rules.helping import party
from campfire.games.paleo.rules.resolution import ignore, resolve
from campfire.games.paleo.sorts import CARD, DICE, SEAT, TABLE, Faces, event
from campfire.games.paleo.state import State
from campfire.kernel.declared import Die, Event
from campfire.kernel.frame import Seat, Then, ask, step
from campfire.kernel.phrase import Phrase, Said
from campfire.kernel.question import Chance, Roll

FACES: tuple[Traits, ...] = ((1, 0, 0), (2, 0, 0), (0, 1, 0), (0, 2, 0), (0, 0, 1), (0, 0, 2))
"""The six faces: a single and a double symbol of each trait. [PA-019, PA-139]"""


DIE = Die(
    TABLE.die("trait", [Phrase(f"trait-points-{TRAITS[face // 2]}", {"n": 1 + face % 2}) for face in range(len(FACES))])
)


def shown(faces: tuple[int, ...]) -> Faces:
    """The dice as they lie: on each a trait, once or twice."""
    return tuple([("trait", TRAITS[face // 2], 1 + face % 2) for face in faces])


def rolled_symbols(g: State, told: Event) -> dict[str, Said]:
    """How many symbols of each trait were rolled."""
    return {trait: sum([n for _, sign, n in told[DICE] if sign == trait]) for trait in TRAITS}


ROLLED = event("rolled", seat=SEAT, faces=DICE, shows="dice", icon="dice", words=rolled_symbols)
ROLL_FAILED = event("roll_failed", seat=SEAT, card=CARD, icon="dice")


def symbols(faces: tuple[int, ...]) -> Traits:
    """Add up the symbols of a roll. [PA-138, PA-139]"""
    rolled = [FACES[face] for face in faces]
    return (sum([f[0] for f in rolled]), sum([f[1] for f in rolled]), sum([f[2] for f in rolled]))


@ask
def roll(g: State, me: Seat, card: str, line: int) -> Chance:
    """Roll as many dice as the action says. [PA-137]"""
    return Chance("dice", Roll((DIE,) * g.book.cards[card].actions[line].dice), weigh_roll, (me, card, line))


@step
def weigh_roll(g: State, me: Seat, card: str, line: int, faces: tuple[int, ...]) -> Then:
    """What was rolled is added to the requirements; then the action is performed or fails. [PA-138, PA-141, PA-142]"""
    rolled = symbols(faces)
    g.tell(ROLLED, me, shown(faces))
    printed = g.book.cards[card]
    if can_perform(g, party(g, me), card, printed.actions[line], rolled):
        return (resolve(me, card, line),)
    g.tell(ROLL_FAILED, me, card)
    if any(action.negative for action in printed.actions):
        return (choose_misfortune(me, card),)
    return (ignore(me, card),)
