"""Special cards: alternative and additional actions, items used at any time. [ledger chapter 22]"""

from __future__ import annotations

from collections.abc import Mapping

from campfire.games.paleo.cards import FOOD, ROOTS, SNARE, Action, Lines
from campfire.games.paleo.rules.consequences import discarded, killing, line_told, loses_all, red_backs
from campfire.games.paleo.rules.costs import can_perform
from campfire.games.paleo.rules.dice import DIE, rolled_symbols, shown, symbols
from campfire.games.paleo.rules.helping import companions, end_help, party
from campfire.games.paleo.rules.resolution import PERFORMED, carry_out_in_play
from campfire.games.paleo.rules.rewards import gain
from campfire.games.paleo.rules.wounds import heal, suffer
from campfire.games.paleo.sorts import (
    AMOUNT,
    CARD,
    CARDS,
    DICE,
    LINE,
    SEAT,
    event,
    line_in_play,
    option,
    own_item,
    returns,
    with_deed,
)
from campfire.games.paleo.state import Party, State
from campfire.games.paleo.text import listed
from campfire.games.paleo.vocabulary import discard_from_deck, put_away, return_item
from campfire.kernel.declared import Detail, Option
from campfire.kernel.frame import Frame, Seat, Then, ask, step
from campfire.kernel.question import Chance, Roll

ROOTS_HEAL = 3
SNARE_FOOD = 2

ALTERNATIVE = option(
    "alternative",
    card=CARD,
    line=LINE,
    icon="helping",
    words=with_deed,
    things=line_in_play,
    detail=line_told,
    warns=loses_all,
)
ADDITIONAL = option(
    "additional",
    card=CARD,
    line=LINE,
    icon="action",
    words=with_deed,
    things=line_in_play,
    detail=line_told,
    warns=loses_all,
)


def calling(g: State, option: Option) -> Detail:
    """The cards that pay for the call, and whom their red backs would kill. [PA-024, PA-115]"""
    if not option.then:
        return Detail()
    seat, n = option.then[0][1][0], option[CARDS]
    return Detail(risks=listed([*discarded(g, seat, n), *killing(g, (seat,), red_backs(g, seat, n))]))


EAT_ROOTS = option("roots", icon="roots", things=own_item("roots"))
LAY_SNARE = option("snare", icon="snare", things=own_item("snare"))
ATE_ROOTS = event(
    "roots",
    seat=SEAT,
    shows="travel",
    icon="roots",
    path=returns("roots"),
)
LAID_SNARE = event(
    "snare",
    seat=SEAT,
    shows="travel",
    icon="snare",
    path=returns("snare"),
)
CALL = option("call", cards=CARDS, n=AMOUNT, icon="dice", detail=calling)
LENT = event("lent", seat=SEAT, faces=DICE, shows="dice", icon="dice", words=rolled_symbols)


def lines_in_play(g: State, lines: Mapping[str, Lines], owners: Party) -> list[tuple[str, int, Action, Party]]:
    """Such lines in the communities of those who take part, at the camp and at the Workshop. [PA-227]

    Who takes part stands beside each line, the payer of cards first. [PA-230]
    """
    found = []
    for owner in owners:
        for card in (*g.people[owner], *g.belongings[owner]):
            if card in lines:
                by = (owner, *[seat for seat in owners if seat != owner])
                found += [(card, line, action, by) for line, action in lines[card]]
    for card in (*g.camp, *g.workshop):
        if card in lines:
            found += [(card, line, action, owners) for line, action in lines[card]]
    return found


def alternatives(g: State, me: Seat, then: Frame) -> list[Option]:
    """Alternative actions that can be performed now with the help option of the revealed card. [PA-225, PA-226]"""
    return [
        Option(ALTERNATIVE, (card, line), (use_alternative(me, by, card, line), then))
        for card, line, action, by in lines_in_play(g, g.book.alternative, party(g, me))
        if can_perform(g, by, card, action)
    ]


@step
def use_alternative(g: State, me: Seat, by: Party, card: str, line: int) -> Then:
    """The revealed card is discarded for its help option; the card with the action stays. [PA-226, PA-228]"""
    put_away(g, g.front[me].draw())
    g.tell(PERFORMED, me, card, line)
    return *carry_out_in_play(g, by, card, line), alternative_done(me)


@step
def alternative_done(g: State, me: Seat) -> Then:
    """Help ends with the action that it supported. [PA-125]"""
    end_help(g, me)
    return None


def can_add(g: State, me: Seat) -> bool:
    """Some additional action in reach could be performed now. [PA-232]"""
    lines = g.book.additional
    for lying in (g.camp, g.people[me], g.belongings[me], g.workshop):
        for card in lying:
            if card in lines:
                for _, action in lines[card]:
                    if can_perform(g, (me,), card, action) and not is_idle(g, (me,), action):
                        return True
    return False


def additions(g: State, me: Seat, then: Frame) -> list[Option]:
    """Additional actions and items that may be used on top of the normal play. [PA-232]"""
    options = []
    if g.adding >> me & 1 and can_add(g, me):
        options = [
            Option(ADDITIONAL, (card, line), (use_additional(by, card, line), then))
            for card, line, action, by in lines_in_play(g, g.book.additional, (me,))
            if can_perform(g, by, card, action) and not is_idle(g, by, action)
        ]
    items = g.items[me]
    if items[ROOTS] or items[SNARE] or me in g.helping:
        options += items_at_hand(g, me, then)
    return options


def items_at_hand(g: State, me: Seat, then: Frame) -> list[Option]:
    """Roots and snares, the own ones first and those of helpers too. [PA-120, PA-164]"""
    options = []
    roots = [seat for seat in party(g, me) if g.items[seat][ROOTS]]
    if roots and any([any(g.wounds[seat]) for seat in companions(g, me)]):
        options.append(Option(EAT_ROOTS, (), (eat_roots(roots[0], companions(g, me)), then)))
    snares = [seat for seat in party(g, me) if g.items[seat][SNARE]]
    if snares and g.supply[FOOD]:
        options.append(Option(LAY_SNARE, (), (set_snare(snares[0]), then)))
    return options


def is_idle(g: State, by: Party, action: Action) -> bool:
    """Healing where nobody is hurt would change nothing and is not offered."""
    return all([word is heal.rule for word, _ in action.effects]) and not any([any(g.wounds[seat]) for seat in by])


@step
def use_additional(g: State, by: Party, card: str, line: int) -> Then:
    """Perform an additional action; its card stays, unless the action removes it. [PA-235]"""
    g.tell(PERFORMED, by[0], card, line)
    return carry_out_in_play(g, by, card, line)


@step
def eat_roots(g: State, owner: Seat, healed: Party) -> Then:
    """Return roots before or after an action: heal up to three wounds. [PA-164, PA-193, PA-194]"""
    return_item(g, owner, ROOTS)
    g.tell(ATE_ROOTS, owner)
    return (heal(healed, ROOTS_HEAL),)


@step
def set_snare(g: State, owner: Seat) -> Then:
    """Return a snare before or after an action: two food. [PA-164]"""
    return_item(g, owner, SNARE)
    g.tell(LAID_SNARE, owner)
    return (gain((owner,), FOOD, SNARE_FOOD),)


def calls_for_help(g: State, me: Seat, then: Frame) -> list[Option]:
    """A lone player may call for help once a card: two cards for one die, four for two. [PA-024]"""
    if any(g.lent):
        return []
    cards = len(g.decks[me])
    return [Option(CALL, (2 * dice, dice), (call(me, dice), then)) for dice in (1, 2) if cards >= 2 * dice]


@step
def call(g: State, me: Seat, dice: int) -> Then:
    """Pay for the call with cards; red backs wound as always. [PA-024, PA-115]"""
    red = discard_from_deck(g, me, 2 * dice)
    return suffer((me,), red), roll_for_help(me, dice)


@ask
def roll_for_help(g: State, me: Seat, dice: int) -> Chance:
    """Who answers the call? [PA-024]"""
    return Chance("help", Roll((DIE,) * dice), lend, (me,))


@step
def lend(g: State, me: Seat, faces: tuple[int, ...]) -> Then:
    """The symbols rolled count as the lone player's own for this card. [PA-024]"""
    g.lent = list(symbols(faces))
    g.tell(LENT, me, shown(faces))
    return None
