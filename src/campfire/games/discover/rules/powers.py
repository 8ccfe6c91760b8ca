"""Powers of cards: when they can be used, what they cost, what limits them. [ledger chapters 8.8, 10]"""

from __future__ import annotations

from campfire.games.discover.cards import WATERS, Payment, Power
from campfire.games.discover.rules.bearing import bearing
from campfire.games.discover.rules.conditions import all_hold, is_at
from campfire.games.discover.rules.land import neighbours
from campfire.games.discover.rules.prospects import of_power
from campfire.games.discover.sorts import AMOUNT, CARD, KIND, POWER, SEAT, event, option, question, under, with_deed
from campfire.games.discover.state import State, Used
from campfire.games.discover.vocabulary import (
    carry_out,
    drop_item,
    is_in,
    kinds_held,
    spend,
    stock,
    tire,
    water,
    whole_stock,
)
from campfire.kernel.declared import Option
from campfire.kernel.frame import Seat, Then, ask, step
from campfire.kernel.question import Ask

MAY_USE = question("may_use")
USE = option(
    "use", card=CARD, power=POWER, words=with_deed, detail=of_power, heading=under("cards", "item"), icon="card"
)
NOT_NOW = option("not_now", icon="check")
USED = event("used", seat=SEAT, card=CARD, power=POWER, words=with_deed, use="used")
CHOOSE_PAYMENT = question("choose_payment", n=AMOUNT)
PAY = option("pay", kind=KIND)
CHOOSE_WATER = question("choose_water")

ESCAPE = ("escape",)
FIGHT_EVENTS = ("before", "change", "hit")


def powers_on(g: State, me: Seat, trigger: str) -> list[tuple[str, int, Power]]:
    """The powers that a trigger sets off: of the own cards, of changes in play, of the quest. [DI-152, DI-192]"""
    return bearing(g, me).powers.get(trigger, [])


def is_ready(g: State, me: Seat, card: str, at: int) -> bool:
    """Whether a power can be used now: not used up, its conditions met, its price at hand."""
    power = g.book.cards[card].powers[at]
    if power.limit and (card, at) in used_up(g, power.limit):
        return False
    if power.at and not is_at(g, me, power.at):
        return False
    if ESCAPE in power.effects and not can_escape(g, me):
        return False
    return all_hold(g, me, power.needs) and can_pay(g, me, power.pay, card)


def can_escape(g: State, me: Seat) -> bool:
    """Out of a fight with an enemy, to a free space beside; a deadly enemy only ends the fight. [DI-274, DI-278]"""
    return bool(g.foe) and (g.book.cards[g.foe].deadly or bool(free_spaces(g, g.at[me])))


def free_spaces(g: State, space: int) -> list[int]:
    """The open spaces beside a space without a monster token. [DI-274]"""
    return [other for other in neighbours(g, space) if other not in g.monsters_at]


def used_up(g: State, limit: str) -> list[Used]:
    """What was used already today, in this fight or in this game. [DI-185, DI-187, DI-254]"""
    return {"day": g.used_day, "fight": g.used_fight, "game": g.used_game}[limit]


def can_pay(g: State, me: Seat, pays: tuple[Payment, ...], card: str) -> bool:
    """Whether everything can be paid, with own means only. [DI-158]"""
    asked = sum(pay[1] for pay in pays if pay[0] not in ("counter", "stamina", "this"))
    return whole_stock(g, me) >= asked and all([has_price(g, me, pay, card) for pay in pays])


def has_price(g: State, me: Seat, pay: Payment, card: str) -> bool:
    """Whether one part of a price can be paid."""
    kind = pay[0]
    if kind == "stamina":
        return g.stamina[me] >= int(pay[1])
    if kind == "counter":
        return g.counters.get(card, 0) >= int(pay[1])
    if kind == "water":
        return water(g, me) >= int(pay[1])
    return kind in ("any", "this") or stock(g, me, kind) >= int(pay[1])


@step
def pay(g: State, me: Seat, pays: tuple[Payment, ...], card: str) -> Then:
    """Pay a price, part by part. [DI-159]"""
    if not pays:
        return None
    kind, *figures = pays[0]
    then = (pay(me, pays[1:], card),)
    if kind == "stamina":
        tire(g, me, figures[0])
    elif kind == "counter":
        g.counters[card] -= figures[0]
    elif kind == "this":
        drop_item(g, me, card)
    elif kind == "any":
        return (pay_any(me, figures[0]), *then)
    elif kind == "water":
        return (*(drink_one(me),) * figures[0], *then)
    else:
        spend(g, me, kind, figures[0])
    return then


@step
def pay_any(g: State, me: Seat, n: int) -> Then:
    """Resources of one's own choice."""
    return (choose_payment(me, n),) if n and whole_stock(g, me) else None


@ask
def choose_payment(g: State, me: Seat, n: int) -> Ask:
    """With what is it paid?"""
    options = [Option(PAY, (kind,), (spend_one(me, kind), pay_any(me, n - 1))) for kind in kinds_held(g, me)]
    return Ask((me,), CHOOSE_PAYMENT, options, (n,))


@step
def spend_one(g: State, me: Seat, kind: str) -> Then:
    """One resource is spent. [DI-159]"""
    spend(g, me, kind, 1)
    return None


@step
def drink_one(g: State, me: Seat) -> Then:
    """Spend one water, clean or dirty. [DI-175]"""
    held = [kind for kind in WATERS if stock(g, me, kind)]
    if not held:
        return None
    return (choose_water(me),) if len(held) > 1 else (drunk(me, held[0]),)


@ask
def choose_water(g: State, me: Seat) -> Ask:
    """Clean or dirty water? [DI-175]"""
    return Ask((me,), CHOOSE_WATER, [Option(PAY, (kind,), (drunk(me, kind),)) for kind in WATERS])


@step
def drunk(g: State, me: Seat, kind: str) -> Then:
    """The water is spent; dirty water may make ill. [DI-176]"""
    spend(g, me, kind, 1)
    return (carry_out(me, (("foul_water",),), ""),) if kind == "dirty_water" else None


@step
def spend_power(g: State, me: Seat, card: str, at: int) -> Then:
    """Note that a power was used, and pay its price."""
    power = g.book.cards[card].powers[at]
    if power.limit:
        used_up(g, power.limit).append((card, at))
    g.tell(USED, me, card, at)
    return (pay(me, power.pay, card),)


@step
def use_power(g: State, me: Seat, card: str, at: int) -> Then:
    """Pay for a power and carry it out. [DI-153]"""
    return spend_power(me, card, at), carry_out(me, g.book.cards[card].powers[at].effects, card)


@step
def trigger(g: State, me: Seat, event: str) -> Then:
    """What a moment sets off: first what must happen, then what may. [DI-284]"""
    set_off = powers_on(g, me, event)
    if not set_off or not is_in(g, me):
        return None
    musts = [
        use_power(me, card, at) for card, at, power in set_off if not power.is_voluntary and is_ready(g, me, card, at)
    ]
    return (*musts, offer(me, event))


@step
def offer(g: State, me: Seat, event: str) -> Then:
    """Ask only if there is something to use; in a fight only as long as it goes on."""
    if event in FIGHT_EVENTS and not is_fighting(g):
        return None
    return (may_use(me, event),) if is_in(g, me) and offered(g, me, event) else None


def is_fighting(g: State) -> bool:
    """Whether a fight is going on, with an enemy or with another survivor."""
    return bool(g.foe) or g.rival >= 0


def offered(g: State, me: Seat, event: str) -> list[tuple[str, int]]:
    """What may be used at a moment."""
    return [
        (card, at) for card, at, power in powers_on(g, me, event) if power.is_voluntary and is_ready(g, me, card, at)
    ]


@ask
def may_use(g: State, me: Seat, event: str) -> Ask:
    """Is something used now?"""
    options = [
        Option(USE, (card, at), (use_power(me, card, at), offer(me, event))) for card, at in offered(g, me, event)
    ]
    return Ask((me,), MAY_USE, [*options, Option(NOT_NOW)])
