"""Combat: who fights, the roll, damage, the way out. [ledger chapter 15]"""

from __future__ import annotations

from campfire.games.discover.cards import GREY, RED, Card
from campfire.games.discover.rules.changes import (
    apply_support,
    ask_helpers,
    change,
    helpers,
    result,
    supported,
    whispers,
)
from campfire.games.discover.rules.fate import IN_FIGHT, take
from campfire.games.discover.rules.land import survivors_on
from campfire.games.discover.rules.places import THAT_SPACE
from campfire.games.discover.rules.powers import (
    can_escape,
    can_pay,
    free_spaces,
    offer,
    pay,
    trigger,
)
from campfire.games.discover.rules.retreat import again, foe_space, part, retreat, take_foe
from campfire.games.discover.rules.standing import total
from campfire.games.discover.rules.stock import BOTH_DICE
from campfire.games.discover.sorts import (
    AMOUNT,
    FACE,
    FOE,
    KIND,
    NUMBER,
    OTHER,
    SEAT,
    event,
    option,
    question,
)
from campfire.games.discover.state import State, clear_fight
from campfire.games.discover.vocabulary import ahead, carry_out, gain, is_in, read_aloud, rest, word
from campfire.kernel.declared import Option
from campfire.kernel.frame import Frame, Seat, Then, ask, step
from campfire.kernel.pile import EVERYBODY
from campfire.kernel.question import Ask, Chance

FIGHT_BEGINS = event("fight_begins", seat=SEAT, foe=FOE, shows="card")
MAY_BUY_OFF = question("may_buy_off", foe=FOE)
BUY_OFF = option("buy_off", foe=FOE, icon="trade")
FIGHT_ON = option("fight_on", foe=FOE, icon="attack")
BOUGHT_OFF = event("bought_off", seat=SEAT, foe=FOE)
ROLLED = event("rolled", seat=SEAT, grey=FACE, red=NUMBER, shows="dice", icon="dice")
FOE_HURT = event("foe_hurt", seat=SEAT, foe=FOE, n=AMOUNT, icon="attack")
DEFEATED = event("defeated", seat=SEAT, foe=FOE, icon="attack")
MISSED = event("missed", seat=SEAT, foe=FOE)
SHARE_REWARD = question("share_reward", kind=KIND)
KEEP_REWARD = option("keep_reward", kind=KIND)
ESCAPE_TO = question("escape_to", foe=FOE)
ESCAPED = event("escaped", seat=SEAT, foe=FOE)
GIVE_REWARD = option("give_reward", kind=KIND, who=OTHER)
STAMINA = "stamina"
"""A reward that can be shared like a resource. [DI-286]"""


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
    return before, try_to_buy_off(me), ask_helpers(), offer(me, "before"), whispers("before"), throw(me)


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


@step
def throw(g: State, me: Seat) -> Then:
    """Roll, unless the fight has ended before. [DI-275]"""
    return (roll(me),) if g.foe and is_in(g, me) else None


@ask
def roll(g: State, me: Seat) -> Chance:
    """Roll both dice; grey is the participant's, red the enemy's. [DI-247]"""
    return Chance("fight", BOTH_DICE, rolled, (me,))


@step
def rolled(g: State, me: Seat, outcome: tuple[int, ...]) -> Then:
    """The dice lie; what is always added and the support cards apply. [DI-247, DI-283, DI-284]"""
    g.dice = [outcome[0] + 1, outcome[1] + 1]
    g.tell(ROLLED, me, *g.dice)
    g.bonus[GREY] += total(g, me, "grey")
    g.bonus[RED] += total(g, me, "red")
    apply_support(g)
    return whispers("change"), change(me), damage_step(me)


@step
def damage_step(g: State, me: Seat) -> Then:
    """The enemy's damage, the participant's, the retreat. [DI-257, DI-259, DI-261]"""
    if not g.foe:
        return None
    hits = result(g, GREY) >= g.book.cards[g.foe].defence
    before = (offer(me, "hit"), whispers("hit"), hit_foe(me)) if hits and is_in(g, me) else (missed(me),)
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
        elif name == STAMINA:
            parts += [share_reward(me, STAMINA, near)] * figures[0]
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
    """A resource or a breath of the reward. [DI-286]"""
    if kind == STAMINA:
        rest(g, who, 1)
    else:
        gain(g, who, kind, 1)
    return None


@step
def foe_hits(g: State, me: Seat) -> Then:
    """If red reaches the attack, one physical damage, also from a beaten enemy; a dash deals none. [DI-259, DI-260]"""
    printed = g.book.cards[g.foe]
    hits = bool(printed.attack) and result(g, RED) >= printed.attack
    if not hits:
        return tuple(wary(g))
    shields = [one.seat for one, _ in supported(g, "instead") if is_in(g, one.seat)]
    who = shields[0] if shields else me
    struck = take(who, "physical", IN_FIGHT), carry_out(who, printed.hurt, g.foe)
    return *struck, *(() if shields else (hurt_too(),)), *wary(g)


@step
def hurt_too(g: State) -> Then:
    """Who supported so may be hurt if the participant is. [DI-284]"""
    if not g.hurt:
        return None
    return tuple(take(one.seat, "physical", "") for one, (n,) in supported(g, "hurt_too") for _ in range(n))


def wary(g: State) -> list[Frame]:
    """What the value of the red die does to helpers."""
    return [
        carry_out(one.seat, effects, one.card)
        for one, (least, effects) in supported(g, "on_red")
        if g.dice[RED] >= least
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
    left = survivors_on(g, old)
    then = part(g)
    if not left:
        return then
    return (fight(left[0], foe),) if len(left) == 1 else (ahead("who_fights", old, foe),)
