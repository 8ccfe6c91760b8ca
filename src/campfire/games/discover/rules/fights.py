"""Combat: support, roll, changing the result, damage. [ledger chapter 15]"""

from __future__ import annotations

from campfire.games.discover.cards import SUPPORTS, Card
from campfire.games.discover.rules.fate import IN_FIGHT, take
from campfire.games.discover.rules.land import distances
from campfire.games.discover.rules.places import THAT_SPACE
from campfire.games.discover.rules.powers import (
    MAY_USE,
    NOT_NOW,
    USE,
    can_escape,
    can_pay,
    free_spaces,
    is_fighting,
    is_ready,
    offer,
    pay,
    powers_on,
    trigger,
    use_power,
)
from campfire.games.discover.rules.prospects import as_they_lie, of_better, of_reroll, of_worse
from campfire.games.discover.rules.retreat import again, foe_space, is_find, part, retreat, take_foe
from campfire.games.discover.rules.standing import has, reach, total
from campfire.games.discover.rules.stock import FACES
from campfire.games.discover.sorts import (
    AMOUNT,
    DIE,
    FACE,
    FOE,
    KIND,
    NUMBER,
    OTHER,
    SEAT,
    SUPPORT,
    event,
    option,
    question,
)
from campfire.games.discover.state import State
from campfire.games.discover.vocabulary import carry_out, gain, in_order, is_in, read_aloud, spend, stock, word
from campfire.kernel.declared import Option
from campfire.kernel.frame import Frame, Seat, Then, ask, step
from campfire.kernel.pile import EVERYBODY
from campfire.kernel.question import Ask, Chance, Roll

GREY, RED = 0, 1
DICE = ("grey", "red")
NEAR = 2
"""Helpers are within so many spaces. [DI-279]"""
CHANGES = (("wood", "reroll", GREY), ("stone", "reroll", RED), ("poison", "better", GREY), ("scrap", "worse", RED))
"""What resources do to the dice. [DI-248, DI-249, DI-250, DI-251]"""

FIGHT_BEGINS = event("fight_begins", seat=SEAT, foe=FOE, shows="card")
MAY_BUY_OFF = question("may_buy_off", foe=FOE)
BUY_OFF = option("buy_off", foe=FOE, icon="trade")
FIGHT_ON = option("fight_on", foe=FOE, icon="attack")
BOUGHT_OFF = event("bought_off", seat=SEAT, foe=FOE)
GIVE_SUPPORT = question("give_support", who=OTHER)
SUPPORTS_WITH = option("support", support=SUPPORT)
DECLINE = option("no_support", icon="check")
SUPPORTED = event("supported", seat=SEAT, support=SUPPORT, who=OTHER)
ROLLED = event("rolled", seat=SEAT, grey=FACE, red=NUMBER, shows="dice", icon="dice")
REROLLED = event("rerolled", seat=SEAT, die=DIE, face=FACE, shows="dice", icon="dice")
CHANGE_RESULT = question("change_result", grey=NUMBER, red=NUMBER)
REROLL = option("reroll", die=DIE, kind=KIND, odds=True, detail=of_reroll)
BETTER = option("better", kind=KIND, detail=of_better)
WORSE = option("worse", kind=KIND, detail=of_worse)
LET_STAND = option("let_stand", icon="check", detail=as_they_lie)
CHANGED = event("changed", seat=SEAT, kind=KIND, n=AMOUNT)
FOE_HURT = event("foe_hurt", seat=SEAT, foe=FOE, n=AMOUNT, shows="wound")
DEFEATED = event("defeated", seat=SEAT, foe=FOE, shows="death")
MISSED = event("missed", seat=SEAT, foe=FOE)
SHARE_REWARD = question("share_reward", kind=KIND)
KEEP_REWARD = option("keep_reward", kind=KIND)
ESCAPE_TO = question("escape_to", foe=FOE)
ESCAPED = event("escaped", seat=SEAT, foe=FOE)
GIVE_REWARD = option("give_reward", kind=KIND, who=OTHER)


@step
def fight(g: State, me: Seat, foe: str) -> Then:
    """A survivor fights an enemy: its card is taken, its token turned face up. [DI-227, DI-243, DI-244, DI-245]"""
    if not is_in(g, me) or g.over:
        return None
    clear_fight(g)
    g.foe, g.fighter = foe, me
    show_token(g, foe)
    read_aloud(g, foe)
    g.wounds.setdefault(foe, 0)
    g.tell(FIGHT_BEGINS, me, foe)
    before = carry_out(me, g.book.cards[foe].before, foe)
    return before, try_to_buy_off(me), ask_helpers(), offer(me, "before"), throw(me)


def clear_fight(g: State) -> None:
    """A new fight begins afresh: dice, changes, support, uses. [DI-291, DI-292]"""
    g.foe, g.fighter, g.rival = "", -1, -1
    g.dice, g.turned, g.bonus = [0, 0], [0, 0], [0, 0]
    g.extra, g.beaten, g.hurt, g.passed = 0, False, False, 0
    g.supports, g.used_fight = [], []


def show_token(g: State, foe: str) -> None:
    """Turn the token face up; it stays so. [DI-309]"""
    if foe in g.monsters.cards:
        place = g.monsters.cards.index(foe)
        if g.monsters.known[place] != EVERYBODY:
            g.reveals += 1
            g.monsters.known[place] = EVERYBODY


@step
def try_to_buy_off(g: State, me: Seat) -> Then:
    """Some enemies can be paid instead of fought."""
    foe = g.book.cards[g.foe] if g.foe else None
    if foe and foe.asks and can_pay(g, me, foe.asks_pay, g.foe) and can_escape(g, me):
        return (may_buy_off(me),)
    return None


@ask
def may_buy_off(g: State, me: Seat) -> Ask:
    """Is the enemy paid instead?"""
    options = [Option(BUY_OFF, (g.foe,), (buy_off(me),)), Option(FIGHT_ON, (g.foe,))]
    return Ask((me,), MAY_BUY_OFF, options, (g.foe,))


@step
def buy_off(g: State, me: Seat) -> Then:
    """Pay, and get away."""
    foe = g.book.cards[g.foe]
    g.tell(BOUGHT_OFF, me, g.foe)
    return pay(me, foe.asks_pay, g.foe), carry_out(me, foe.asks, g.foe)


def enemy_always(g: State) -> tuple[str, ...]:
    """What the enemy forbids in this fight."""
    return tuple(one[0] for one in g.book.cards[g.foe].always) if g.foe else ()


def helpers(g: State) -> list[Seat]:
    """Every survivor near the fight who takes no part, from the participant's left on. [DI-279, DI-281]"""
    if g.fighter < 0 or not is_in(g, g.fighter):
        return []
    near = distances(g, g.at[g.fighter], 6)
    others = [seat for seat in in_order(g, g.fighter) if seat not in (g.fighter, g.rival)]
    return [seat for seat in others if near.get(g.at[seat], 99) <= reach(g, seat, "help_range", NEAR)]


@step
def ask_helpers(g: State) -> Then:
    """Each helper decides, one after the other; with one player there are none. [DI-067, DI-280, DI-281]"""
    if not is_fighting(g) or "no_help" in enemy_always(g):
        return None
    return tuple(give_support(seat) for seat in helpers(g))


@ask
def give_support(g: State, me: Seat) -> Ask:
    """Which support card is played? [DI-280]"""
    options = [Option(SUPPORTS_WITH, (name,), (play_support(me, name),)) for name in SUPPORTS]
    return Ask((me,), GIVE_SUPPORT, [*options, Option(DECLINE)], (g.fighter,))


@step
def play_support(g: State, me: Seat, name: str) -> Then:
    """The card lies face up; after the fight it returns to its owner. [DI-280, DI-285]"""
    g.supports.append((me, name))
    g.tell(SUPPORTED, me, name, g.fighter)
    return None


@step
def throw(g: State, me: Seat) -> Then:
    """Roll, unless the fight has ended before. [DI-275]"""
    return (roll(me),) if g.foe and is_in(g, me) else None


@ask
def roll(g: State, me: Seat) -> Chance:
    """Roll both dice; grey is the participant's, red the enemy's. [DI-247]"""
    return Chance("fight", Roll(2, FACES), rolled, (me,))


@step
def rolled(g: State, me: Seat, outcome: tuple[int, ...]) -> Then:
    """The dice lie; what is always added and the support cards apply. [DI-247, DI-283, DI-284]"""
    g.dice = [outcome[0] + 1, outcome[1] + 1]
    g.tell(ROLLED, me, *g.dice)
    g.bonus[GREY] += total(g, me, "grey")
    g.bonus[RED] += total(g, me, "red")
    apply_support(g)
    whispers = tuple(whisper(seat) for seat in helpers(g) if has(g, seat, "may_use_items_helping"))
    return *whispers, change(me), damage_step(me)


def apply_support(g: State) -> None:
    """Support effects apply, welcome or not. [DI-283, DI-284]"""
    for _, name in g.supports:
        for word_, *figures in g.book.cards[name].effects:
            if word_ in DICE:
                g.bonus[DICE.index(word_)] += figures[0]
            elif word_ == "extra":
                g.extra += figures[0]


def result(g: State, die: int) -> int:
    """The final result: the value rolled and every change. [DI-255, DI-256]"""
    face = 13 - g.dice[die] if g.turned[die] else g.dice[die]
    return face + g.bonus[die]


@step
def change(g: State, me: Seat) -> Then:
    """Go on changing the result as long as something can be used."""
    if not is_fighting(g) or not is_in(g, me) or not change_options(g, me, (change(me),)):
        return None
    return (change_result(me),)


@ask
def change_result(g: State, me: Seat) -> Ask:
    """Is the result changed? One change at a time, in any order. [DI-252, DI-253]"""
    options = change_options(g, me, (change(me),))
    return Ask((me,), CHANGE_RESULT, [*options, Option(LET_STAND)], (result(g, GREY), result(g, RED)))


def change_options(g: State, me: Seat, then: tuple[Frame, ...]) -> list[Option]:
    """Resources and powers that change the dice. [DI-248 to DI-254]"""
    barred = enemy_always(g)
    options = [
        resource_change(g, me, kind, deed, die, then)
        for kind, deed, die in CHANGES
        if f"no_{kind}" not in barred and stock(g, me, kind)
    ]
    options += [
        Option(USE, (card, at), (use_power(me, card, at), *then))
        for card, at, _ in powers_on(g, me, "change")
        if is_ready(g, me, card, at)
    ]
    return options


def resource_change(g: State, me: Seat, kind: str, deed: str, die: int, then: tuple[Frame, ...]) -> Option:
    """One resource for one change. [DI-248, DI-249, DI-250, DI-251]"""
    frames = (spend_on_die(me, kind, deed, die), *then)
    if deed == "reroll":
        return Option(REROLL, (DICE[die], kind), frames)
    return Option(BETTER if deed == "better" else WORSE, (kind,), frames)


@step
def spend_on_die(g: State, me: Seat, kind: str, deed: str, die: int) -> Then:
    """The resource is spent, the change applied. [DI-248, DI-249, DI-250, DI-251]"""
    spend(g, me, kind, 1)
    if deed == "reroll":
        return (reroll_die(me, die),)
    g.bonus[die] += 1 if deed == "better" else -1
    g.tell(CHANGED, me, kind, 1)
    return None


@ask
def reroll_die(g: State, me: Seat, die: int) -> Chance:
    """Roll one die again. [DI-248, DI-249]"""
    return Chance("reroll", Roll(1, FACES), rerolled, (me, die))


@step
def rerolled(g: State, me: Seat, die: int, outcome: tuple[int, ...]) -> Then:
    """The new value counts; changes stay in force. [DI-255]"""
    g.dice[die] = outcome[0] + 1
    g.tell(REROLLED, me, DICE[die], outcome[0] + 1)
    return None


@step
def whisper(g: State, helper: Seat) -> Then:
    """A helper whom a card allows it uses weapons too. [DI-287]"""
    return (helper_items(helper),) if is_fighting(g) and weapons(g, helper) else None


def weapons(g: State, me: Seat) -> list[tuple[str, int]]:
    """The weapons that can still be used in this fight. [DI-254]"""
    return [
        (card, at)
        for card, at, _ in powers_on(g, me, "change")
        if "weapon" in g.book.cards[card].attributes and is_ready(g, me, card, at)
    ]


@ask
def helper_items(g: State, helper: Seat) -> Ask:
    """Is a weapon used for the participant?"""
    options = [
        Option(USE, (card, at), (use_power(helper, card, at), whisper(helper))) for card, at in weapons(g, helper)
    ]
    return Ask((helper,), MAY_USE, [*options, Option(NOT_NOW)])


def side(g: State, me: Seat, die: str) -> int:
    """Which die a card means: in an attack the defender's own is the red one. [DI-327]"""
    at = DICE.index(die)
    return 1 - at if g.rival == me else at


@word("grey")
@step
def add_grey(g: State, me: Seat, card: str, n: int) -> Then:
    """Adds to the own die. [DI-255]"""
    g.bonus[side(g, me, "grey")] += n
    return None


@word("red")
@step
def add_red(g: State, me: Seat, card: str, n: int) -> Then:
    """Adds to the enemy's die. [DI-255]"""
    g.bonus[side(g, me, "red")] += n
    return None


@word("reroll")
@step
def reroll(g: State, me: Seat, card: str, die: str) -> Then:
    """Rolls one die or both again."""
    return tuple(reroll_die(me, at) for at in ((GREY, RED) if die == "both" else (side(g, me, die),)))


@word("turn_over")
@step
def turn_over(g: State, me: Seat, card: str, die: str) -> Then:
    """The die counts 13 minus its value."""
    at = side(g, me, die)
    g.turned[at] = 1 - g.turned[at]
    return None


@word("extra")
@step
def add_extra(g: State, me: Seat, card: str, n: int) -> Then:
    """If the enemy takes damage in this fight, so much more."""
    g.extra += n
    return None


@step
def damage_step(g: State, me: Seat) -> Then:
    """The enemy's damage, the participant's, the retreat. [DI-257, DI-259, DI-261]"""
    if not g.foe:
        return None
    hits = result(g, GREY) >= g.book.cards[g.foe].defence
    before = (offer(me, "hit"), hit_foe(me)) if hits and is_in(g, me) else (missed(me),)
    return *before, foe_hits(me), retreat(me)


@step
def missed(g: State, me: Seat) -> Then:
    """The enemy takes no damage."""
    g.tell(MISSED, me, g.foe)
    return None


@step
def hit_foe(g: State, me: Seat) -> Then:
    """One damage, and what is added to it. [DI-257]"""
    return (harm(me, g.foe, 1 + g.extra),)


@step
def harm(g: State, me: Seat, foe: str, n: int) -> Then:
    """Counters on the enemy's card; as many as its health defeat it, also outside a fight. [DI-257, DI-258, DI-265]"""
    g.wounds[foe] = g.wounds.get(foe, 0) + n
    g.tell(FOE_HURT, me, foe, n)
    return (defeat(me, foe),) if g.wounds[foe] >= g.book.cards[foe].health else None


@step
def defeat(g: State, me: Seat, foe: str) -> Then:
    """Card and token are discarded, the reward is taken. [DI-258, DI-261, DI-286]"""
    printed = g.book.cards[foe]
    near = tuple(helpers(g)) if g.foe == foe else ()
    g.beaten = g.beaten or g.foe == foe
    g.defeated.append(printed.name)
    del g.wounds[foe]
    take_foe(g, foe)
    g.tell(DEFEATED, me, foe)
    return *rewards(me, printed, near), trigger(me, "won")


def rewards(me: Seat, printed: Card, near: tuple[Seat, ...]) -> tuple[Frame, ...]:
    """The reward; with helpers near, the participant may give parts of it away. [DI-286]"""
    if not near:
        return (carry_out(me, printed.reward, printed.id),)
    parts: list[Frame] = []
    for name, *figures in printed.reward:
        if name == "gain":
            parts += [share_reward(me, figures[0], near)] * figures[1]
        else:
            parts.append(carry_out(me, ((name, *figures),), printed.id))
    return tuple(parts)


@ask
def share_reward(g: State, me: Seat, kind: str, near: tuple[Seat, ...]) -> Ask:
    """Is this part of the reward kept or given to a helper? [DI-286]"""
    options = [Option(KEEP_REWARD, (kind,), (reward_to(me, kind),))]
    options += [Option(GIVE_REWARD, (kind, who), (reward_to(who, kind),)) for who in near if is_in(g, who)]
    return Ask((me,), SHARE_REWARD, options, (kind,))


@step
def reward_to(g: State, who: Seat, kind: str) -> Then:
    """A resource of the reward."""
    gain(g, who, kind, 1)
    return None


@step
def foe_hits(g: State, me: Seat) -> Then:
    """If red reaches the attack, one physical damage, also from a beaten enemy; a dash deals none. [DI-259, DI-260]"""
    printed = g.book.cards[g.foe]
    hits = bool(printed.attack) and result(g, RED) >= printed.attack
    if not hits:
        return tuple(wary(g))
    shields = [seat for seat, name in g.supports if ("instead",) in g.book.cards[name].effects and is_in(g, seat)]
    who = shields[0] if shields else me
    struck = take(who, "physical", IN_FIGHT), carry_out(who, printed.hurt, g.foe)
    return *struck, *(() if shields else (hurt_too(),)), *wary(g)


@step
def hurt_too(g: State) -> Then:
    """Who supported so may be hurt if the participant is. [DI-284]"""
    if not g.hurt:
        return None
    return tuple(
        take(seat, "physical", "")
        for seat, name in g.supports
        for word_, *figures in g.book.cards[name].effects
        if word_ == "hurt_too"
        for _ in range(figures[0])
    )


def wary(g: State) -> list[Frame]:
    """What the value of the red die does to helpers."""
    return [
        carry_out(seat, figures[1], name)
        for seat, name in g.supports
        for word_, *figures in g.book.cards[name].effects
        if word_ == "on_red" and g.dice[RED] >= figures[0]
    ]


def is_deadly(g: State) -> bool:
    """Whether the enemy fights on until it is defeated. [DI-288]"""
    return bool(g.foe) and g.book.cards[g.foe].deadly


@word("escape")
@step
def escape(g: State, me: Seat, card: str) -> Then:
    """The fight ends at once; the figure moves to a free space beside. [DI-274, DI-275, DI-278]"""
    if not g.foe:
        return None
    if is_deadly(g):
        return again(g)
    return (escape_to(me),)


@ask
def escape_to(g: State, me: Seat) -> Ask:
    """Where to? [DI-274]"""
    options = [Option(THAT_SPACE, (space,), (escaped(me, space),)) for space in free_spaces(g, g.at[me])]
    return Ask((me,), ESCAPE_TO, options, (g.foe,))


@step
def escaped(g: State, me: Seat, space: int) -> Then:
    """The card stays beside the board; whoever is left with the enemy fights it. [DI-275, DI-276, DI-277]"""
    foe, old = g.foe, foe_space(g, g.foe)
    g.tell(ESCAPED, me, foe)
    g.at[me] = space
    left = [seat for seat in in_order(g, me) if seat != me and g.at[seat] == old]
    clear_fight(g)
    return (fight(left[0], foe),) if left and is_find(g, foe) else part(g)
