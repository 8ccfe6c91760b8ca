"""Threats. [ledger chapter 13]"""

from __future__ import annotations

from campfire.games.discover.rules.powers import is_ready, powers_on, spend_power
from campfire.games.discover.rules.quests import last_left
from campfire.games.discover.sorts import AMOUNT, CARD, POWER, SEAT, event, option, question, with_deed
from campfire.games.discover.state import State
from campfire.games.discover.vocabulary import cards_change, carry_out, in_order, is_in, word
from campfire.kernel.declared import Option
from campfire.kernel.frame import Seat, Then, ask, step
from campfire.kernel.question import Ask, Chance, Shuffle

MAY_CANCEL = question("may_cancel")
CANCEL = option("cancel", card=CARD, power=POWER, words=with_deed)
PLAY_THREAT = option("play_threat", icon="threat")
THREAT = event("threat", seat=SEAT, card=CARD, shows="card", use="up")
NO_TRIBE = event("no_tribe", card=CARD, shows="card", use="up")
TRAIT_KEPT = event("trait_kept", seat=SEAT, card=CARD, use="used")
TRAIT_GONE = event("trait_gone", seat=SEAT, card=CARD, use="passed")
WHICH_TRAIT = question("which_trait", n=AMOUNT)
DROP_TRAIT = option("drop_trait", card=CARD)


@word("threat")
@step
def threats(g: State, me: Seat, card: str, n: int) -> Then:
    """Play so many threats. [DI-218]"""
    return (threatened(me),) * n


def cancels(g: State, me: Seat) -> list[tuple[str, int]]:
    """The powers with which a threat need not be played."""
    return [(card, at) for card, at, _ in powers_on(g, me, "threat") if is_ready(g, me, card, at)]


@step
def threatened(g: State, me: Seat) -> Then:
    """A threat is due. [DI-218]"""
    if not is_in(g, me):
        return None
    return (may_cancel(me),) if cancels(g, me) else (draw_threat(me),)


@ask
def may_cancel(g: State, me: Seat) -> Ask:
    """Is the threat kept away?"""
    options = [Option(CANCEL, (card, at), (spend_power(me, card, at),)) for card, at in cancels(g, me)]
    return Ask((me,), MAY_CANCEL, [*options, Option(PLAY_THREAT, (), (draw_threat(me),))])


@step
def draw_threat(g: State, me: Seat) -> Then:
    """Take the top threat, carry it out, discard it. [DI-218, DI-220, DI-221, DI-223, DI-315]"""
    if not g.threats.cards:
        return (refill_threats(), draw_threat(me)) if g.threat_discard else None
    card = g.threats.draw()
    g.reveals += 1
    printed = g.book.cards[card]
    if printed.tribe and len(in_order(g)) == 1:
        g.tell(NO_TRIBE, card)
        g.threat_discard.append(card)
        return (draw_threat(me),)
    g.tell(THREAT, me, card)
    if printed.trait:
        g.traits[me].append(card)
        cards_change(g)
        g.tell(TRAIT_KEPT, me, card)
        return None
    g.threat_discard.append(card)
    return carry_out(me, printed.effects, card), last_left()


@ask
def refill_threats(g: State) -> Chance:
    """Shuffle the discard into a new deck. [DI-223]"""
    return Chance("threats", Shuffle(len(g.threat_discard)), threats_refilled)


@step
def threats_refilled(g: State, order: tuple[int, ...]) -> Then:
    """The deck lies face down. [DI-223]"""
    g.threats.put_all(g.threat_discard)
    g.threat_discard = []
    g.threats.reorder(order)
    return None


@word("drop")
@step
def drop(g: State, me: Seat, card: str) -> Then:
    """A trait is discarded by its own condition. [DI-220]"""
    if card in g.traits[me]:
        g.traits[me].remove(card)
        cards_change(g)
        g.threat_discard.append(card)
        g.tell(TRAIT_GONE, me, card)
    return None


@word("drop_trait")
@step
def drop_trait(g: State, me: Seat, card: str, n: int) -> Then:
    """Discard traits that lie before me."""
    return (which_trait(me, n),) if n > 0 and g.traits[me] else None


@ask
def which_trait(g: State, me: Seat, n: int) -> Ask:
    """Which trait is discarded?"""
    options = [Option(DROP_TRAIT, (trait,), (drop(me, trait), drop_trait(me, "", n - 1))) for trait in g.traits[me]]
    return Ask((me,), WHICH_TRAIT, options, (n,))
