"""Moving the camp. [ledger chapter 25]"""

from __future__ import annotations

from campfire.games.robinson.cards import GROUP
from campfire.games.robinson.rules.items import lose_item, turnable
from campfire.games.robinson.sorts import LEFT, SPACE, campsite, event, option, question
from campfire.games.robinson.state import State, Who
from campfire.games.robinson.vocabulary import word
from campfire.games.robinson.vocabulary.claims import discard_kept
from campfire.games.robinson.vocabulary.defences import level, set_level
from campfire.games.robinson.vocabulary.foresight import outlook_of
from campfire.games.robinson.vocabulary.island import tiles_beside_camp
from campfire.games.robinson.vocabulary.offers import open_question
from campfire.games.robinson.vocabulary.sheet import hooks
from campfire.games.robinson.vocabulary.stores import unmet
from campfire.games.robinson.vocabulary.things import own_token, token_owners
from campfire.games.robinson.vocabulary.tokens import lay_token, lift_token
from campfire.kernel.declared import Detail, Option
from campfire.kernel.frame import Frame, Then, step
from campfire.kernel.phrase import Phrase
from campfire.kernel.question import Ask


def moving(g: State, option: Option) -> Detail:
    """What the new camp finds, what the move costs, and whether lava takes it. [RC-193, RC-433, RC-531]"""
    lost = Phrase("detail-camp-lost") if hooks(g).dooms(g, option[SPACE]) else None
    return campsite(g, option)._replace(costs=outlook_of(g, option).costs, risks=lost)


def doomed(g: State, option: Option) -> Phrase | None:
    """A camp on a tile that is turned loses the game. [RC-105]"""
    return Phrase("warning-camp") if hooks(g).dooms(g, option[SPACE]) else None


CHOOSE_CAMP = question("choose_camp")
CAMP = option("camp", space=SPACE, icon="camp", detail=moving, warns=doomed)
CAMP_MOVED = event(
    "camp",
    space=SPACE,
    left=LEFT,
    icon="camp",
    shows="travel",
    path=lambda told: (f"space:{told[LEFT]}", f"space:{told[SPACE]}"),
)

MOVING_TOKENS = ("food", "wood")
"""Tokens that an item or treasure has put on the camp tile. [RC-436]"""


def camp_sites(g: State) -> list[str]:
    """Adjacent accessible tiles on which the sheet allows a camp. [RC-108, RC-426]"""
    may_camp = hooks(g).may_camp
    return [space for space in tiles_beside_camp(g) if may_camp(g, space)]


@word
def must_move_camp(g: State, me: Who, here: str) -> Then:
    """The camp moves to an adjacent tile; where it cannot, everybody is wounded. [RC-108, RC-439]"""
    if not camp_sites(g):
        unmet(g, GROUP, 1)
        return None
    return (choose_camp(),)


@open_question
def choose_camp(g: State) -> Ask:
    """Where does the camp go? [RC-048]"""
    return Ask(g.seats, CHOOSE_CAMP, [Option(CAMP, (space,), (move_camp(space),)) for space in camp_sites(g)])


@step
def move_camp(g: State, space: str) -> Then:
    """Roof and palisade suffer, the Shortcut is lost, tokens of items come along. [RC-433 to RC-438]"""
    leave_shelter(g)
    left, g.camp = g.camp, space
    g.tell(CAMP_MOVED, space, left)
    lost = [frame for token in MOVING_TOKENS for frame in carry_token(g, left, token)]
    return *lose_shortcut(g), *lost


def leave_shelter(g: State) -> None:
    """A built Shelter keeps half of roof and palisade, rounded up; without one they are gone. [RC-433, RC-434]"""
    for track in ("roof", "palisade"):
        kept = (level(g, track) + 1) // 2 if g.shelter else 0
        if kept != level(g, track):
            set_level(g, track, kept)


def lose_shortcut(g: State) -> tuple[Frame, ...]:
    """The Shortcut's token leaves the board and its card is turned back. [RC-435]"""
    return (lose_item("shortcut"),) if "shortcut" in turnable(g) else ()


def carry_token(g: State, left: str, token: str) -> tuple[Frame, ...]:
    """A token of an item moves with the camp, unless one of its kind is there already. [RC-436, RC-437, RC-438]"""
    owners, lost = token_owners(g, token), []
    if not owners:
        return ()
    for owner in owners:
        lift_token(g, left, token)
        if not lay_token(g, g.camp, token):
            lost.append(owner)
    own_token(g, token, [owner for owner in owners if owner not in lost])
    return tuple([lose_owner(owner) for owner in lost])


@step
def lose_owner(g: State, thing: str) -> Then:
    """An item whose token is lost is turned back, a treasure is discarded. [RC-438]"""
    if thing in g.book.mysteries:
        return (discard_kept(thing),)
    return (lose_item(thing),) if thing in turnable(g) else None
