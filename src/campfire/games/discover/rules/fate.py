"""Damage, death, winning, and the end. [ledger chapters 12, 16]"""

from __future__ import annotations

from campfire.games.discover.rules.powers import is_fighting, is_ready, powers_on, spend_power
from campfire.games.discover.sorts import (
    AMOUNT,
    CARD,
    CAUSE,
    CLUE,
    DAMAGE,
    POWER,
    SEAT,
    STORY,
    event,
    option,
    question,
    with_deed,
)
from campfire.games.discover.state import MOST_DAMAGE, WON, State
from campfire.games.discover.vocabulary import cards_change, discard_token, doer, drop_item, in_order, is_in, word
from campfire.kernel.declared import Option
from campfire.kernel.frame import Seat, Then, ask, step
from campfire.kernel.question import Ask

MAY_PREVENT = question("may_prevent", damage=DAMAGE)
PREVENT = option("prevent", card=CARD, power=POWER, icon="shield", words=with_deed)
TAKE_DAMAGE = option("take_damage", damage=DAMAGE)
PREVENTED = event("prevented", seat=SEAT, card=CARD, damage=DAMAGE, icon="shield")
HURT = event("hurt", seat=SEAT, damage=DAMAGE, shows="wound")
DIED = event("died", seat=SEAT, cause=DAMAGE, shows="death", icon="death")
HEALED = event("healed", seat=SEAT, damage=DAMAGE, icon="heal")
CHOOSE_HEALED = question("choose_healed", n=AMOUNT)
HEAL = option("heal", damage=DAMAGE)
NEW_CHIEF = event("new_chief", seat=SEAT, icon="chief")
HAS_WON = event("has_won", seat=SEAT, shows="end", icon="victory")
STORY_ENDS = event("story_ends", seat=SEAT, story=STORY, icon="book")
REVEALED = event("revealed", clue=CLUE, icon="book")
ENDED = event("ended", cause=CAUSE, shows="end", icon="end")

REVEALS: dict[int, tuple[str, ...]] = {1: ("ink",), 2: ("stain",), 3: ("hand",), 4: ("name", "reason", "letter")}
"""What those who win a scenario learn about whoever signed the land away."""

IN_FIGHT = "fight"
"""Damage that an enemy or another survivor deals in a fight."""


@word("damage")
@step
def damage(g: State, me: Seat, card: str, kind: str, n: int) -> Then:
    """Take damage of a type, one after the other; the enemy's own is dealt in the fight. [DI-202, DI-203]"""
    return (take(me, kind, IN_FIGHT if g.foe and card == g.foe else ""),) * n


@step
def take(g: State, me: Seat, kind: str, by: str) -> Then:
    """One damage, unless something prevents it."""
    if not is_in(g, me):
        return None
    if preventers(g, me, kind, by):
        return (may_prevent(me, kind, by),)
    return (suffer(me, kind, by),)


def preventers(g: State, me: Seat, kind: str, by: str) -> list[tuple[str, int]]:
    """The powers that can prevent a damage; in a fight only for those who rolled dice. [DI-262]"""
    if is_fighting(g) and me not in (g.fighter, g.rival):
        return []
    found = [
        (card, at)
        for card, at, power in powers_on(g, me, "damage")
        if power.kind in ("", kind) and is_ready(g, me, card, at)
    ]
    if by == IN_FIGHT:
        found += [(card, at) for card, at, _ in powers_on(g, me, "hurt") if is_ready(g, me, card, at)]
    return found


@ask
def may_prevent(g: State, me: Seat, kind: str, by: str) -> Ask:
    """Is the damage prevented? [DI-338]"""
    options = [
        Option(PREVENT, (card, at), (spend_power(me, card, at), prevented(me, card, kind)))
        for card, at in preventers(g, me, kind, by)
    ]
    return Ask((me,), MAY_PREVENT, [*options, Option(TAKE_DAMAGE, (kind,), (suffer(me, kind, by),))], (kind,))


@step
def prevented(g: State, me: Seat, card: str, kind: str) -> Then:
    """Nothing happens to the survivor."""
    g.tell(PREVENTED, me, card, kind)
    return None


@step
def suffer(g: State, me: Seat, kind: str, by: str) -> Then:
    """A dial turns from the heart to the damage; the fourth kills. [DI-203, DI-204, DI-205]"""
    g.tell(HURT, me, kind)
    if by == IN_FIGHT:
        g.hurt = True
    if len(g.dials[me]) == MOST_DAMAGE:
        return (die(me, kind),)
    g.dials[me].append(kind)
    return None


@step
def die(g: State, me: Seat, cause: str) -> Then:
    """The figure is laid flat; hand and threats leave the game, goods stay. [DI-206, DI-208, DI-209]"""
    g.fate[me] = cause
    g.removed += [*g.hands[me].take_all(), *g.traits[me]]
    g.traits[me] = []
    cards_change(g)
    g.tell(DIED, me, cause)
    return leave(g, me)


def leave(g: State, me: Seat) -> Then:
    """The chief's token goes to the left; the game ends when nobody is left on the board. [DI-089, DI-090, DI-299]"""
    if not in_order(g):
        g.over = True
        g.stack.clear()
        g.tell(ENDED, ending(g))
        return None
    if g.chief == me:
        g.chief = in_order(g, me)[0]
        g.tell(NEW_CHIEF, g.chief)
    return None


def ending(g: State) -> str:
    """What became of the survivors together. [DI-034]"""
    winners = g.fate.count(WON)
    return "all_left" if winners == g.players else "some_left" if winners else "none_left"


@step
def escape_for_good(g: State, me: Seat) -> Then:
    """Whoever wins leaves the board and lays everything back; the others play on. [DI-297, DI-298]"""
    if not is_in(g, me):
        return None
    g.fate[me], g.at[me] = WON, -1
    for item in [*g.items[me]]:
        drop_item(g, me, item)
    for token in g.tokens[me]:
        discard_token(g, token)
    g.tokens[me] = []
    g.removed += g.hands[me].take_all()
    g.threat_discard += g.traits[me]
    g.traits[me] = []
    cards_change(g)
    g.tell(HAS_WON, me)
    tell_ending(g, me)
    return leave(g, me)


def tell_ending(g: State, me: Seat) -> None:
    """A winner hears how the story ends, and alone learns what it gives away. [DI-038]"""
    g.tell(STORY_ENDS, me, g.book.story)
    for clue in REVEALS.get(g.book.scenario, ()):
        g.tell_to(me, REVEALED, clue)


@word("heal")
@step
def heal(g: State, me: Seat, card: str, kind: str, n: int) -> Then:
    """Heal own damage; where no type is named, whoever heals chooses. [DI-211, DI-212]"""
    return (heal_one(me, me, kind),) * n


@step
def heal_one(g: State, me: Seat, who: Seat, kind: str) -> Then:
    """One dial turns back to the heart. [DI-148]"""
    kinds = [*dict.fromkeys(g.dials[who])]
    if not is_in(g, who) or not (kind in kinds or (kind == "any" and kinds)):
        return None
    if kind != "any":
        return (healed(who, kind),)
    return (choose_healed(doer(g, me), who),)


@ask
def choose_healed(g: State, me: Seat, who: Seat) -> Ask:
    """Which damage is healed? [DI-212]"""
    options = [Option(HEAL, (kind,), (healed(who, kind),)) for kind in dict.fromkeys(g.dials[who])]
    return Ask((me,), CHOOSE_HEALED, options, (len(g.dials[who]),))


@step
def healed(g: State, who: Seat, kind: str) -> Then:
    """The damage is gone. [DI-148]"""
    if kind in g.dials[who]:
        g.dials[who].remove(kind)
        g.tell(HEALED, who, kind)
    return None
