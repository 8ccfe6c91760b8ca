"""Trade: two survivors exchange what both agree on. [ledger chapter 8.4]"""

from __future__ import annotations

from campfire.games.discover.rules.land import companions, is_within, survivors_on
from campfire.games.discover.rules.load import settle
from campfire.games.discover.rules.numbered import receive
from campfire.games.discover.rules.powers import trigger
from campfire.games.discover.rules.standing import BARRED, is_barred, reach
from campfire.games.discover.sorts import OTHER, SEAT, TABLE, WARE, option, under
from campfire.games.discover.state import State
from campfire.games.discover.vocabulary import cards_change, face_of, in_order, own_tokens, take_off, tire
from campfire.kernel.agreement import Agreement
from campfire.kernel.declared import Id, Ids, Option, Reason
from campfire.kernel.frame import Frame, Seat, Then, step
from campfire.kernel.pile import EVERYBODY
from campfire.kernel.question import Blocked

TRADE_WITH = option("trade", who=OTHER, icon="trade", heading=under("others", "trade"))


def partners(g: State, me: Seat) -> list[Seat]:
    """With whom one can trade: another survivor on the own space, or as far as a card allows. [DI-131]"""
    far = reach(g, me, "trade_range", 0)
    near = [seat for seat in in_order(g, me) if seat != me and is_within(g, g.at[me], g.at[seat], far)]
    return [seat for seat in near if not is_barred(g, me, "trade") and not is_barred(g, seat, "trade")]


def traders(g: State, me: Seat) -> list[Seat]:
    """The partners with whom there is anything to trade. [DI-131]"""
    return [who for who in partners(g, me) if wares(g, me, me) or wares(g, who, me)]


def trade_refused(g: State, me: Seat) -> list[Blocked]:
    """Trades that a card bars. [DI-301]"""
    barred = [who for who in companions(g, me) if is_barred(g, me, "trade") or is_barred(g, who, "trade")]
    return [Blocked(Option(TRADE_WITH, (who,)), Reason(BARRED, (), "DI-301")) for who in barred]


def wares(g: State, seat: Seat, eyes: Seat) -> list[Id]:
    """What a survivor can give: resources, items, and blueprints as far as another knows them. [DI-131, DI-179]"""
    hand = g.hands[seat]
    plans = [card for place, card in enumerate(hand.cards) if hand.is_known(place, eyes)]
    return [*own_tokens(g, seat), *g.items[seat], *plans]


@step
def show(g: State, me: Seat, who: Seat, gives: Ids, takes: Ids) -> Then:
    """A blueprint that is named in a deal is shown. [DI-179]"""
    for seat, things in ((me, gives), (who, takes)):
        for place, card in enumerate(g.hands[seat].cards):
            if card in things:
                g.hands[seat].show(place, EVERYBODY)
    return None


@step
def exchange(g: State, me: Seat, who: Seat, gives: Ids, takes: Ids) -> Then:
    """The whole deal is carried out and paid with the stamina of whose turn it is. [DI-132, DI-133, DI-078]"""
    tire(g, g.turn, 1)
    frames = [*hand_all(g, me, who, gives), *hand_all(g, who, me, takes)]
    watchers = [seat for seat in survivors_on(g, g.at[g.turn]) if seat not in (me, who)]
    here = [trigger(seat, "trade_here") for seat in watchers]
    return *frames, trigger(me, "trade"), trigger(who, "trade"), *here, settle()


def hand_all(g: State, giver: Seat, taker: Seat, things: Ids) -> list[Frame]:
    """One side of the deal; resources on an item go with it, unless they are named themselves. [DI-174, DI-184]"""
    frames: list[Frame] = []
    for name in sorted([str(thing) for thing in things], key=lambda thing: thing not in g.book.tokens):
        if name in g.book.tokens:
            take_off(g, giver, name)
            g.tokens[taker].append(name)
        elif name in g.items[giver]:
            g.items[giver].remove(name)
            cards_change(g)
            frames.append(receive(taker, name))
        else:
            place = g.hands[giver].cards.index(name)
            known = g.hands[giver].known[place]
            g.hands[taker].put(g.hands[giver].pull(place), known)
    return frames


TRADE = Agreement(TABLE, "trade", seat=SEAT, thing=WARE, wares=wares, settle=exchange, reveal=show, face=face_of)
