"""Attacks on other survivors, in scenario five. [ledger chapter 19]"""

from __future__ import annotations

from campfire.games.discover.cards import DICE, GREY, RED, figures_of
from campfire.games.discover.rules.changes import (
    CHANGE_RESULT,
    apply_support,
    ask_helpers,
    change_options,
    result,
)
from campfire.games.discover.rules.fate import IN_FIGHT, take
from campfire.games.discover.rules.fights import ROLLED, hurt_too
from campfire.games.discover.rules.land import companions
from campfire.games.discover.rules.monsters import meet
from campfire.games.discover.rules.powers import is_ready, offer, powers_on, use_power
from campfire.games.discover.rules.prospects import HITS_AT
from campfire.games.discover.rules.quests import last_left
from campfire.games.discover.rules.standing import TOO_TIRED, total
from campfire.games.discover.rules.stock import BOTH_DICE, TAKE, handed
from campfire.games.discover.sorts import AMOUNT, OTHER, SEAT, event, option, question, reason, under
from campfire.games.discover.state import State, clear_fight
from campfire.games.discover.vocabulary import is_in, kinds_held, tire
from campfire.kernel.declared import Option, Reason
from campfire.kernel.frame import Frame, Seat, Then, ask, step
from campfire.kernel.question import Ask, Blocked, Chance

ATTACK_COST = 3
"""The stamina that an attack takes. [DI-322]"""

ATTACK = option("attack", who=OTHER, icon="attack", odds=True, heading=under("others", "trade"))
ATTACKED = event("attacked", seat=SEAT, who=OTHER, shows="phase", icon="attack")
PASS = option("pass", icon="check")
MAY_TAKE = question("may_take", who=OTHER)
TAKE_NOTHING = option("take_nothing", icon="check")
ATTACK_OVER = event("attack_over", grey=AMOUNT, red=AMOUNT)
NOT_ON_FIRST_DAY = reason("not_on_first_day")


def attack_options(g: State, me: Seat) -> list[Option]:
    """Whom one may attack: another survivor on the space, not on the first day. [DI-321, DI-322, DI-323]"""
    if not g.book.is_last_pass or g.round == 1 or g.stamina[me] < ATTACK_COST:
        return []
    return [Option(ATTACK, (who,), (attack(me, who),)) for who in companions(g, me)]


def attack_refused(g: State, me: Seat) -> list[Blocked]:
    """Attacks that come too early, or cost too much. [DI-321, DI-322]"""
    if not g.book.is_last_pass:
        return []
    others = companions(g, me)
    if g.round == 1:
        return [Blocked(Option(ATTACK, (who,)), Reason(NOT_ON_FIRST_DAY, (), "DI-321")) for who in others]
    have = g.stamina[me]
    tired = Reason(TOO_TIRED, (ATTACK_COST, have), "DI-322")
    return [Blocked(Option(ATTACK, (who,)), tired) for who in others if have < ATTACK_COST]


@step
def attack(g: State, me: Seat, who: Seat) -> Then:
    """Both are participants; there is no retreat. [DI-322, DI-334]"""
    tire(g, me, ATTACK_COST)
    clear_fight(g)
    g.fighter, g.rival = me, who
    g.tell(ATTACKED, me, who)
    return ask_helpers(), offer(me, "before"), offer(who, "before"), duel_roll(me, who)


@ask
def duel_roll(g: State, me: Seat, who: Seat) -> Chance:
    """The attacker rolls the grey die, the defender the red one. [DI-324]"""
    return Chance("fight", BOTH_DICE, duel_rolled, (me, who))


@step
def duel_rolled(g: State, me: Seat, who: Seat, outcome: tuple[int, ...]) -> Then:
    """What costs nothing always applies and uses no turn; then the round of changes. [DI-325, DI-326]"""
    g.dice = [outcome[0] + 1, outcome[1] + 1]
    g.tell(ROLLED, me, *g.dice)
    g.bonus[GREY] += total(g, me, "grey") + total(g, who, "red")
    g.bonus[RED] += total(g, me, "red") + total(g, who, "grey")
    apply_support(g)
    return *unasked(g, me), *unasked(g, who), round_of_changes(me), duel_damage(me, who)


def unasked(g: State, me: Seat) -> list[Frame]:
    """Powers that add or subtract without any cost are always active. [DI-326]"""
    return [
        use_power(me, card, at)
        for card, at, power in powers_on(g, me, "change")
        if not power.pay and power.limit in ("", "fight") and is_ready(g, me, card, at)
        if all(word in DICE for word, *_ in power.effects)
    ]


@step
def round_of_changes(g: State, seat: Seat) -> Then:
    """The participants change the result in turn, the attacker first, until all pass in a row. [DI-325, DI-330]"""
    if g.passed >= 2 or g.over:
        return None
    nobody = not any(change_options(g, one, ()) for one in (g.fighter, g.rival))
    return None if nobody else (change_or_pass(seat),)


@ask
def change_or_pass(g: State, me: Seat) -> Ask:
    """Is the result changed? Whoever passes may act again later. [DI-328, DI-329]"""
    other = g.rival if me == g.fighter else g.fighter
    options = change_options(g, me, (acted(other),))
    passing = Option(PASS, (), (passed(other),))
    return Ask((me,), CHANGE_RESULT, [*options, passing], (result(g, GREY), result(g, RED)))


@step
def acted(g: State, after: Seat) -> Then:
    """The turn goes on. [DI-325]"""
    g.passed = 0
    return (round_of_changes(after),)


@step
def passed(g: State, after: Seat) -> Then:
    """One more has passed. [DI-329, DI-330]"""
    g.passed += 1
    return (round_of_changes(after),)


@step
def duel_damage(g: State, me: Seat, who: Seat) -> Then:
    """From 10 on the other takes damage and may be robbed; both can happen.

    Who played "Suppression" is hurt if the attacker is; the other cards hurt nobody here.
    [DI-331, DI-332, DI-333, DI-336, DI-337]
    """
    grey, red = result(g, GREY), result(g, RED)
    g.tell(ATTACK_OVER, grey, red)
    frames: list[Frame] = []
    if grey >= HITS_AT:
        frames += [offer(me, "hit"), duel_hit(who), rob(me, who)]
    if red >= HITS_AT:
        frames += [offer(who, "hit"), duel_hit(me), hurt_too(), rob(who, me)]
    return *frames, duel_over()


@step
def duel_hit(g: State, victim: Seat) -> Then:
    """One damage, and what is added to it. [DI-331, DI-332, DI-338]"""
    g.hurt = False
    added = g.extra if victim == g.rival else struck_back(g)
    return (take(victim, "physical", IN_FIGHT),) * (1 + added)


def struck_back(g: State) -> int:
    """What the powers that the defender used in this attack add to the damage of the attacker. [DI-327]"""
    own = (g.character[g.rival], *g.items[g.rival])
    used = [g.book.cards[card].powers[at] for card, at in g.used_fight if card in own]
    return sum([n for power in used for (n,) in figures_of(power.effects, "extra")])


@step
def rob(g: State, taker: Seat, giver: Seat) -> Then:
    """One resource may be taken, even if all damage was prevented; never an item. [DI-331, DI-339, DI-340]"""
    return (may_take(taker, giver),) if is_in(g, taker) and kinds_held(g, giver) else None


@ask
def may_take(g: State, taker: Seat, giver: Seat) -> Ask:
    """Which resource is taken? [DI-331, DI-332]"""
    options = [Option(TAKE, (kind,), (handed(giver, taker, kind),)) for kind in kinds_held(g, giver)]
    return Ask((taker,), MAY_TAKE, [*options, Option(TAKE_NOTHING)], (giver,))


@step
def duel_over(g: State) -> Then:
    """The attack is over, without a retreat. [DI-315, DI-334]"""
    clear_fight(g)
    return last_left(), meet()
