"""Mystery cards. [ledger chapter 18]"""

from __future__ import annotations

from typing import NamedTuple

from campfire.games.robinson.cards import FRIDAY, GROUP
from campfire.games.robinson.signs import Sign, a_sign
from campfire.games.robinson.sorts import (
    CARD,
    MORE_CREATURES,
    MORE_TRAPS,
    MORE_TREASURES,
    WHO,
    event,
    from_deck,
    option,
    question,
    travels,
)
from campfire.games.robinson.state import State, Who
from campfire.games.robinson.vocabulary import effects, word
from campfire.games.robinson.vocabulary.claims import KEPT_GONE
from campfire.games.robinson.vocabulary.drawn import discard_resolved, put_down, take_up
from campfire.games.robinson.vocabulary.limits import drop_sign, drop_signs, told_by
from campfire.games.robinson.vocabulary.offers import IGNORES, WINDOWS, open_question
from campfire.games.robinson.vocabulary.outside import carry_gains, lay_on_sheet, on_sheet
from campfire.games.robinson.vocabulary.stores import gain_fur
from campfire.kernel.declared import Option
from campfire.kernel.frame import Frame, Then, ask, step
from campfire.kernel.question import Ask, Chance, Shuffle

MEET_MYSTERY = question("mystery", who=WHO, card=CARD)
MEET = option("meet", card=CARD, icon="mystery")
STOP_OR_DRAW = question("draw_on", who=WHO, treasures=MORE_TREASURES, creatures=MORE_CREATURES, traps=MORE_TRAPS)
DRAW_ON = option("draw_on", icon="mystery")
STOP_DRAWING = option("stop_drawing", icon="check")
MYSTERY_DRAWN = event(
    "mystery", who=WHO, card=CARD, shows="card", icon="mystery", use="up", path=from_deck("mysteries")
)
IGNORED = event("ignored", card=CARD)
PUT_ASIDE = event("set_aside", card=CARD, shows="card", use="up", path=travels("deck:mysteries", "deck:mysteries"))

KINDS = ("treasure", "creature", "trap")


class Left(NamedTuple):
    """How many cards may still be resolved: of each kind, creatures and traps together, and in all. [RC-357]"""

    treasures: int
    creatures: int
    traps: int
    dangers: int
    most: int

    def permitted(self) -> list[str]:
        """The kinds that may still be resolved. [RC-357, RC-362]"""
        allowed = (self.treasures, min(self.creatures, self.dangers), min(self.traps, self.dangers))
        return [kind for kind, n in zip(KINDS, allowed, strict=True) if min(n, self.most) > 0]

    def less(self, kind: str) -> Left:
        """What is left after a card of this kind. [RC-362]"""
        treasures, creatures, traps = [n - (kind == one) for n, one in zip(self[:3], KINDS, strict=True)]
        return Left(treasures, creatures, traps, self.dangers - (kind != "treasure"), self.most - 1)


def so_many(treasures: int = 0, creatures: int = 0, traps: int = 0) -> Left:
    """So many cards of each kind. [RC-356, RC-357, RC-538]"""
    return Left(treasures, creatures, traps, creatures + traps, treasures + creatures + traps)


SET_ASIDE, RESOLVED = "set_aside", "resolved"
"""Where the cards lie that a drawing has passed over or dealt with. [RC-364]"""

STOPPED = Sign("drawing_stopped")
SINCE = "drawn_since"
"""The sign that tells how many treasures lay in Future before the action drew any."""

WINDOWS.add(MEET_MYSTERY)


@word
def mysteries(g: State, me: Who, here: str, treasures: int, creatures: int, traps: int) -> Then:
    """Draw Mystery cards, resolving at most so many of each kind; the group may stop after each. [RC-357, RC-361]"""
    return (begin_drawing(me, here, so_many(treasures, creatures, traps), True),)


@word
def mysteries_with_one_danger(g: State, me: Who, here: str, treasures: int) -> Then:
    """Draw Mystery cards, resolving at most so many treasures and one creature or trap. [RC-357]"""
    return (begin_drawing(me, here, Left(treasures, 1, 1, dangers=1, most=treasures + 1), True),)


@step
def treasure_only(g: State, me: Who) -> Then:
    """Draw one treasure. [RC-382]"""
    return (begin_drawing(me, g.camp, so_many(treasures=1), False),)


@step
def begin_drawing(g: State, me: Who, here: str, left: Left, may_stop: bool) -> Then:
    """Where nobody acts, the First Player draws; a Friday who is dead by now does not. [RC-356, RC-457]"""
    if is_dead(g, me):
        return None
    if not told_by(g, SINCE):
        g.signs = (*g.signs, a_sign(SINCE, (len(g.kept_now),)))
    me = g.first if me == GROUP else me
    return (reveal_mystery(me, here, left, may_stop, len(g.laid_aside(SET_ASIDE))),)


def is_dead(g: State, me: Who) -> bool:
    """Friday is no more; a character's death ends the game. [RC-441, RC-457]"""
    return me == FRIDAY and not g.friday


@step
def reveal_mystery(g: State, me: Who, here: str, left: Left, may_stop: bool, base: int) -> Then:
    """Reveal cards one by one until one of a permitted kind appears; the others do not count. [RC-358, RC-362]"""
    kinds = left.permitted()
    while g.mysteries.cards:
        g.reveals += 1
        card = g.mysteries.draw()
        kind = g.book.mysteries[card].kind
        if kind in kinds:
            return resolve_mystery(me, here, card), draw_on(me, here, left.less(kind), may_stop, base)
        g.lay_aside(SET_ASIDE, [*g.laid_aside(SET_ASIDE), card])
        g.tell(PUT_ASIDE, card)
    if not g.mystery_discard:
        return (end_drawing(base),)
    g.mysteries.put_all(g.mystery_discard)
    g.mystery_discard = []
    return shuffle_mysteries(), reveal_mystery(me, here, left, may_stop, base)


@ask
def shuffle_mysteries(g: State) -> Chance:
    """Shuffle the Mystery deck. [RC-092, RC-364]"""
    return Chance("mysteries", Shuffle(len(g.mysteries)), mysteries_shuffled)


@step
def mysteries_shuffled(g: State, order: tuple[int, ...]) -> Then:
    """Nobody knows the order of the deck any more. [RC-364]"""
    g.mysteries.reorder(order)
    return None


@step
def resolve_mystery(g: State, me: Who, here: str, card: str) -> Then:
    """A treasure goes to Future unless it says otherwise, a creature or trap is met at once. [RC-359, RC-360]"""
    take_up(g, card)
    g.tell(MYSTERY_DRAWN, me, card)
    printed = g.book.mysteries[card]
    if printed.kind != "treasure":
        return (meet_mystery(me, here, card),)
    if printed.at_once:
        return (*effects(me, here, printed.effects), discard_resolved(card))
    put_down(g, card)
    g.kept_now.append(card)
    return None if g.phase == "action" else (apply_treasure(card),)


@open_question
def meet_mystery(g: State, me: Who, here: str, card: str) -> Ask:
    """Before a creature or trap is resolved, things may be used, some to ignore it. [RC-360, RC-365]"""
    printed = g.book.mysteries[card]
    met = Option(MEET, (card,), (*effects(me, here, printed.effects), lay_resolved(card)))
    ignored = [
        aid.option(ignore_mystery(card), lay_resolved(card)) for aids in IGNORES for aid in aids(g, me, printed.kind)
    ]
    return Ask((me,) if me in g.seats else g.seats, MEET_MYSTERY, [met, *ignored], (me, card))


@step
def ignore_mystery(g: State, card: str) -> Then:
    """The card has no effect and counts as resolved. [RC-365]"""
    g.tell(IGNORED, card)
    return None


@step
def lay_resolved(g: State, card: str) -> Then:
    """A resolved creature or trap waits for the end of the drawing, unless it went elsewhere. [RC-364]"""
    if put_down(g, card):
        g.lay_aside(RESOLVED, [*g.laid_aside(RESOLVED), card])
    return None


@step
def draw_on(g: State, me: Who, here: str, left: Left, may_stop: bool, base: int) -> Then:
    """After a resolved card the drawing goes on or ends, also with Friday's death. [RC-361, RC-363, RC-457, RC-707]"""
    if STOPPED in g.signs or not left.permitted() or is_dead(g, me):
        return (end_drawing(base),)
    return ((stop_or_draw if may_stop else reveal_mystery)(me, here, left, may_stop, base),)


@open_question
def stop_or_draw(g: State, me: Who, here: str, left: Left, may_stop: bool, base: int) -> Ask:
    """Does the group stop or continue? [RC-361]"""
    on = Option(DRAW_ON, (), (reveal_mystery(me, here, left, may_stop, base),))
    return Ask(g.seats, STOP_OR_DRAW, [on, Option(STOP_DRAWING, (), (end_drawing(base),))], (me, *left[:3]))


@word
def stop_drawing(g: State, me: Who, here: str) -> Then:
    """No further Mystery card is drawn. [RC-539]"""
    g.signs = (*g.signs, STOPPED)
    return None


@step
def end_drawing(g: State, base: int) -> Then:
    """Resolved cards are discarded, set-aside ones shuffled back. [RC-364]"""
    drop_sign(g, STOPPED)
    g.mystery_discard += g.laid_aside(RESOLVED)
    g.lay_aside(RESOLVED, [])
    cards = g.laid_aside(SET_ASIDE)
    g.lay_aside(SET_ASIDE, cards[:base])
    g.mysteries.put_all(cards[base:])
    forget = () if g.phase == "action" else (forget_drawing(),)
    return (*((shuffle_mysteries(),) if cards[base:] else ()), *forget)


@step
def forget_drawing(g: State) -> Then:
    """Treasures of one action are not those of the next, nor those found between two."""
    drop_signs(g, SINCE)
    return None


@word
def discard_drawn_treasures(g: State, me: Who, here: str) -> Then:
    """The treasures drawn in this action are discarded."""
    since = int(told_by(g, SINCE)[0][0])
    drawn = [card for card in g.kept_now[since:] if card in g.book.mysteries]
    for card in drawn:
        g.kept_now.remove(card)
        g.mystery_discard.append(card)
        g.tell(KEPT_GONE, card)
    return None


@step
def apply_treasure(g: State, card: str) -> Then:
    """A treasure in Future takes effect; a kept one lies by the board for everyone. [RC-359, RC-405]"""
    g.kept_now.remove(card)
    if is_kept(g, card):
        g.kept.append(card)
    return take_effect(g, GROUP, card)


def is_kept(g: State, card: str) -> bool:
    """A treasure with a later effect, or another card that is kept. [RC-097, RC-405]"""
    return card in g.book.adventures or g.book.mysteries[card].kept


def take_effect(g: State, me: Who, card: str) -> tuple[Frame, ...]:
    """What a treasure does when it becomes available; one that is not kept is discarded. [RC-405, RC-092]"""
    if card in g.book.adventures:
        return ()
    printed = g.book.mysteries[card]
    if printed.uses:
        g.uses[card] = printed.uses
    if printed.rests:
        g.used = (*g.used, card)
    if not printed.kept:
        g.mystery_discard.append(card)
    return effects(me, g.camp, printed.effects)


@step
def apply_on_sheet(g: State, who: Who) -> Then:
    """Treasures of a character outside take effect for that character alone; kept ones stay on the sheet. [O-59]"""
    return tuple([take_outside(who, card) for card in on_sheet(g, who, "kept") if card in g.book.mysteries])


@step
def take_outside(g: State, who: Who, card: str) -> Then:
    """A treasure on the sheet takes effect; what it gives lies there too. [RC-387, RC-388, O-59]"""
    if not is_kept(g, card):
        lay_on_sheet(g, who, "kept", [other for other in on_sheet(g, who, "kept") if other != card])
    frames = take_effect(g, who, card)
    gains = any([rule is gain_fur.rule for rule, _ in frames])
    return (*frames, carry_gains(who, tuple(g.available))) if gains else frames
