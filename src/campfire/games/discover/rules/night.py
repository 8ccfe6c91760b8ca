"""The night, and the beginning of the day. [ledger chapters 4, 13]"""

from __future__ import annotations

from campfire.games.discover.rules.chiefs import choose_chief
from campfire.games.discover.rules.conditions import all_hold
from campfire.games.discover.rules.load import settle
from campfire.games.discover.rules.powers import trigger
from campfire.games.discover.rules.quests import check_goal, last_left, nightly
from campfire.games.discover.sorts import CARD, NUMBER, event
from campfire.games.discover.state import State
from campfire.games.discover.vocabulary import carry_out, in_order
from campfire.kernel.frame import Frame, Then, ask, step
from campfire.kernel.question import Chance, Shuffle

NIGHT_FALLS = event("night_falls", n=NUMBER, shows="phase", icon="night")
NIGHT_CARD = event("night_card", card=CARD, shows="card", use="up")
DAY_BREAKS = event("day_breaks", n=NUMBER, shows="phase", icon="day")


@step
def play_night(g: State) -> Then:
    """The night phase: the chief's card from top to bottom, then the chief's question. [DI-074, DI-075, DI-215]"""
    if g.over:
        return None
    g.night, g.turn = True, -1
    g.tell(NIGHT_FALLS, g.round)
    return (
        *everybody(g, "night_start"),
        night_card(),
        all_trigger("night_end"),
        sheet_powers("night_end"),
        nightly(),
        settle(),
        check_goal(),
        choose_chief(),
    )


def everybody(g: State, event: str) -> tuple[Frame, ...]:
    """A moment for every survivor, the chief first, then clockwise. [DI-219]"""
    return tuple(trigger(seat, event) for seat in in_order(g))


@step
def all_trigger(g: State, event: str) -> Then:
    """A moment for every survivor who is left."""
    return everybody(g, event)


@step
def sheet_powers(g: State, event: str) -> Then:
    """What is special in this region. [DI-040]"""
    if g.over:
        return None
    return tuple(
        carry_out(g.chief, power.effects, "")
        for power in g.book.sheet.powers
        if power.on == event and all_hold(g, g.chief, power.needs)
    )


@step
def night_card(g: State) -> Then:
    """The top night card; a used-up deck is shuffled anew without level I. [DI-075, DI-216, DI-315]"""
    if g.over:
        return None
    if not g.nights.cards:
        return refill_nights(), night_card()
    card = g.nights.draw()
    g.reveals += 1
    g.tell(NIGHT_CARD, card)
    g.night_discard.append(card)
    lines = [frame for line in g.book.cards[card].effects for frame in (carry_out(g.chief, (line,), card), last_left())]
    return *lines, settle()


@ask
def refill_nights(g: State) -> Chance:
    """Shuffle only the level II cards. [DI-216]"""
    return Chance("nights", Shuffle(len(hard_nights(g))), nights_refilled)


def hard_nights(g: State) -> list[str]:
    """The level II cards of the discard. [DI-216]"""
    return [card for card in g.night_discard if g.book.cards[card].level == 2]


@step
def nights_refilled(g: State, order: tuple[int, ...]) -> Then:
    """They are the new deck; level I stays out for good. [DI-216]"""
    hard = hard_nights(g)
    g.nights.put_all(hard)
    g.night_discard = [card for card in g.night_discard if card not in hard]
    g.nights.reorder(order)
    return None


@step
def break_of_day(g: State) -> Then:
    """A new day: what is limited to once a day can be used again. [DI-185, DI-188]"""
    if g.over:
        return None
    g.night, g.used_day = False, []
    g.round += 1
    g.tell(DAY_BREAKS, g.round)
    return *everybody(g, "day_start"), settle(), check_goal()
