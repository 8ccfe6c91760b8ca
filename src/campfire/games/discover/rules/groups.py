"""Effects for several survivors, on a condition or by a die; fires; striking from afar."""

from __future__ import annotations

from campfire.games.discover.cards import Condition, Effects
from campfire.games.discover.rules.conditions import holds
from campfire.games.discover.rules.fate import heal_one
from campfire.games.discover.rules.fights import harm, show_token
from campfire.games.discover.rules.land import companions, distances, is_within, nearest, survivors_on, terrain
from campfire.games.discover.rules.places import CHOOSE_SPACE, THAT_SPACE
from campfire.games.discover.rules.retreat import foe_space
from campfire.games.discover.rules.standing import at_fire
from campfire.games.discover.rules.stock import ONE_DIE, SURVIVOR, nearest_others
from campfire.games.discover.sorts import CARD, FACE, FOE, SEAT, SPACE, event, option, question
from campfire.games.discover.state import State
from campfire.games.discover.vocabulary import carry_out, in_order, is_in, read_aloud, word
from campfire.kernel.declared import Option
from campfire.kernel.frame import Seat, Then, ask, step
from campfire.kernel.pile import EVERYBODY
from campfire.kernel.question import Ask, Chance

DIE_ROLLED = event("die_rolled", seat=SEAT, face=FACE, shows="dice")
FIRE_LIT = event("fire_lit", space=SPACE, icon="fire")
FIRE_OUT = event("fire_out", space=SPACE, icon="fire")
WHOM_TO_STRIKE = question("whom_to_strike")
WHICH_SURVIVOR = question("which_survivor", card=CARD)
WHOM_TO_HEAL = question("whom_to_heal")
STRIKE = option("strike", foe=FOE)
STRIKE_HIDDEN = option("strike_hidden", space=SPACE, icon="monster")


@word("each", for_all=True)
@step
def each(g: State, me: Seat, card: str, who: str, effects: Effects) -> Then:
    """Several survivors one after another, the chief first, then clockwise. [DI-219]"""
    return tuple(carry_out(seat, effects, card) for seat in in_order(g) if belongs(g, me, seat, who))


def belongs(g: State, me: Seat, seat: Seat, who: str) -> bool:
    """Whether a card means this survivor too."""
    if who == "all":
        return True
    if who == "away":
        return not at_fire(g, seat)
    if who == "wounded":
        return bool(g.dials[seat])
    if not is_in(g, me):
        return False
    if who == "here":
        return g.at[seat] == g.at[me]
    if who == "near":
        return seat != me and is_within(g, g.at[me], g.at[seat], 2)
    return seat != me


@word("each_on", for_all=True)
@step
def each_on(g: State, me: Seat, card: str, ground: str, effects: Effects) -> Then:
    """Every survivor who stands on a terrain."""
    return tuple(carry_out(seat, effects, card) for seat in in_order(g) if terrain(g, g.at[seat]) == ground)


@word("chief", for_all=True)
@step
def chief(g: State, me: Seat, card: str, effects: Effects) -> Then:
    """The chief does it."""
    return (carry_out(g.chief, effects, card),)


@word("nearest")
@step
def nearest_other(g: State, me: Seat, card: str, effects: Effects) -> Then:
    """The other survivor nearest to me does it; between several the chief decides. [DI-091]"""
    others = nearest_others(g, me)
    if len(others) > 1:
        return (which_other(g.chief, card, others, effects),)
    return (carry_out(others[0], effects, card),) if others else None


@ask
def which_other(g: State, me: Seat, card: str, others: tuple[Seat, ...], effects: Effects) -> Ask:
    """Which of the nearest survivors is meant? [DI-091]"""
    options = [Option(SURVIVOR, (who,), (carry_out(who, effects, card),)) for who in others]
    return Ask((me,), WHICH_SURVIVOR, options, (card,))


@word("heal_other")
@step
def heal_other(g: State, me: Seat, card: str, kind: str, n: int) -> Then:
    """Heals another survivor on my space. [DI-211]"""
    hurt = tuple(seat for seat in companions(g, me) if g.dials[seat])
    return (whom_to_heal(me, hurt, kind, n),) if hurt else None


@ask
def whom_to_heal(g: State, me: Seat, hurt: tuple[Seat, ...], kind: str, n: int) -> Ask:
    """Who is healed?"""
    return Ask((me,), WHOM_TO_HEAL, [Option(SURVIVOR, (who,), (heal_one(me, who, kind),) * n) for who in hurt])


@word("if", for_all=True)
@step
def if_(g: State, me: Seat, card: str, needed: Condition, effects: Effects, others: Effects) -> Then:
    """One or the other, on a condition."""
    if not is_in(g, me) and needed[0] not in ("progress", "surveyed", "night", "no_fire"):
        return None
    return (carry_out(me, effects if holds(g, me, needed) else others, card),)


@word("roll")
@step
def roll_for(g: State, me: Seat, card: str, n: int, low: Effects, high: Effects) -> Then:
    """Roll a die for one or the other."""
    return (card_roll(me, card, n, low, high),)


@ask
def card_roll(g: State, me: Seat, card: str, n: int, low: Effects, high: Effects) -> Chance:
    """Roll a die."""
    return Chance("die", ONE_DIE, card_rolled, (me, card, n, low, high))


@step
def card_rolled(g: State, me: Seat, card: str, n: int, low: Effects, high: Effects, outcome: tuple[int, ...]) -> Then:
    """Up to the figure the first, above it the second."""
    g.tell(DIE_ROLLED, me, outcome[0] + 1)
    return (carry_out(me, low if outcome[0] + 1 <= n else high, card),)


@word("fall_asleep")
@step
def fall_asleep(g: State, me: Seat, card: str) -> Then:
    """My turn ends."""
    if g.turn == me:
        g.asleep = True
    return None


@word("fire_here")
@step
def fire_here(g: State, me: Seat, card: str) -> Then:
    """A burning campfire on my space, whatever is there; an existing token is lit. [DI-104, DI-105]"""
    light_at(g, g.at[me])
    return None


def light_at(g: State, space: int) -> None:
    """The token shows its burning side. [DI-102]"""
    if space in g.ashes:
        g.ashes.remove(space)
    if space not in g.fires:
        g.fires.append(space)
        g.tell(FIRE_LIT, space)


@word("light")
@step
def light(g: State, me: Seat, card: str, place: str) -> Then:
    """The token on my space is turned to the lit side without wood."""
    if g.at[me] in g.ashes:
        light_at(g, g.at[me])
    return None


@word("fires_out", for_all=True)
@step
def fires_out(g: State, me: Seat, card: str, which: str) -> Then:
    """Fires go out; their tokens stay, turned over. [DI-102]"""
    if which == "nearest":
        found = tuple(nearest(g, g.at[me], g.fires)) if is_in(g, me) else ()
        return (which_fire(g.chief, found),) if len(found) > 1 else tuple(fire_out(space) for space in found)
    if which == "here" and not is_in(g, me):
        return None
    chosen = {
        "all": g.fires,
        "campfires": [space for space in g.fires if space != g.book.camp],
        "unwatched": [space for space in g.fires if not survivors_on(g, space)],
        "here": [space for space in g.fires if space == g.at[me]],
    }[which]
    return tuple(fire_out(space) for space in chosen)


@ask
def which_fire(g: State, me: Seat, spaces: tuple[int, ...]) -> Ask:
    """Which of the nearest fires goes out? [DI-091]"""
    return Ask((me,), CHOOSE_SPACE, [Option(THAT_SPACE, (space,), (fire_out(space),)) for space in spaces])


@step
def fire_out(g: State, space: int) -> Then:
    """One fire goes out. [DI-102]"""
    if space in g.fires:
        g.fires.remove(space)
        g.ashes.append(space)
        g.tell(FIRE_OUT, space)
    return None


@word("strike")
@step
def strike(g: State, me: Seat, card: str, n: int, far: int) -> Then:
    """Damage to one enemy on the board, outside a fight. [DI-265]"""
    return (whom_to_strike(me, n, far),) if targets(g, me, far) else None


def targets(g: State, me: Seat, far: int) -> list[str]:
    """Monsters, and enemies on face-up find tokens, within reach. [DI-265]"""
    near = distances(g, g.at[me], far)
    monsters = [token for token, at in zip(g.monsters.cards, g.monsters_at, strict=True) if at in near]
    tokens = g.book.tokens
    finds = [
        tokens[token].enemy
        for token, at, known in zip(g.lying.cards, g.lying_at, g.lying.known, strict=True)
        if tokens[token].enemy and at in near and known == EVERYBODY
    ]
    return monsters + finds


@ask
def whom_to_strike(g: State, me: Seat, n: int, far: int) -> Ask:
    """Which enemy is struck?"""
    offered: dict[object, Option] = {}
    for foe in targets(g, me, far):
        hidden = foe in g.monsters.cards and not g.monsters.is_known(g.monsters.cards.index(foe), me)
        if hidden:
            space = foe_space(g, foe)
            offered.setdefault(space, Option(STRIKE_HIDDEN, (space,), (struck(me, foe, n),)))
        else:
            offered[foe] = Option(STRIKE, (foe,), (struck(me, foe, n),))
    return Ask((me,), WHOM_TO_STRIKE, [*offered.values()])


@step
def struck(g: State, me: Seat, foe: str, n: int) -> Then:
    """The token is turned face up, its card lies on the table. [DI-264, DI-265]"""
    show_token(g, foe)
    read_aloud(g, foe)
    g.wounds.setdefault(foe, 0)
    return (harm(me, foe, n),)
