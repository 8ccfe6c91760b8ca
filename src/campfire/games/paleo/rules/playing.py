"""Playing the revealed cards: act, help or ignore. [ledger chapters 7, 8 and 12]"""

from __future__ import annotations

from functools import cache, lru_cache

from campfire.games.paleo.cards import ROOTS, SNARE, TALISMAN, Action, Card
from campfire.games.paleo.rules.costs import can_perform
from campfire.games.paleo.rules.dice import roll
from campfire.games.paleo.rules.hazards import USE_TALISMAN, talisman_option
from campfire.games.paleo.rules.helping import HELP, help_, party
from campfire.games.paleo.rules.reasons import blocked_line
from campfire.games.paleo.rules.requirements import has_sign
from campfire.games.paleo.rules.resolution import ACT, ignore, resolve, settle
from campfire.games.paleo.rules.special import (
    ADDITIONAL,
    ALTERNATIVE,
    additions,
    alternatives,
    calls_for_help,
    can_add,
    items_at_hand,
    lines_in_play,
)
from campfire.games.paleo.sorts import CARD, OPEN, front, option, question, reason
from campfire.games.paleo.state import Party, State
from campfire.kernel.declared import Option, Reason
from campfire.kernel.frame import Seat, Then, ask, step
from campfire.kernel.question import Ask, AskAll, Blocked, nobody

PLAY_CARD = question("play_card", card=CARD)
ADD_ACTIONS = question("add_actions")
SETTLE = option("settle", card=CARD, icon="place", things=lambda option, me: [front(me)])
IGNORE = option("ignore", card=CARD, icon="ignore", things=lambda option, me: [OPEN])
REST = option("rest", icon="check", passes=True)
HAZARD_IGNORE = reason("hazard_ignore")
HAZARD_HELP = reason("hazard_help")
NO_TALISMAN = reason("no_talisman")

OPTIONS_KEPT = 20_000
"""More than the box has; cards of home-made modules make room for others."""


@step
def nothing(g: State) -> Then:
    """Nothing follows."""
    return None


NOTHING = nothing()


@step
def deal_with_cards(g: State, done: int) -> Then:
    """Go on until every revealed card is dealt with and nobody wants to add anything. [PA-086, PA-233]"""
    seats = seats_to_play(g, done)
    return (play_cards(seats, done),) if seats else None


def seats_to_play(g: State, done: int) -> tuple[Seat, ...]:
    """Who has a card to deal with, or could still perform an additional action. [PA-232]"""
    return tuple([seat for seat in g.seats if g.front[seat].cards or may_add(g, seat, done)])


def may_add(g: State, seat: Seat, done: int) -> bool:
    """Still in the day, not done, and something usable at hand."""
    if (done | g.camped) >> seat & 1 or not g.decks[seat].cards:
        return False
    items = g.items[seat]
    return (g.adding >> seat & 1 and can_add(g, seat)) or bool(
        (items[ROOTS] or items[SNARE]) and items_at_hand(g, seat, NOTHING)
    )


@ask
def play_cards(g: State, seats: tuple[Seat, ...], done: int) -> AskAll:
    """Who deals with the own card next, and how? The players agree on the order. [PA-085, PA-086]"""
    return AskAll(seats, options_of, nobody, (g, done))


def options_of(g: State, done: int, me: Seat) -> Ask:
    """The options of one player in the turn of the tribe. [PA-096]"""
    then = deal_with_cards(done)
    revealed = g.front[me].cards
    if not revealed:
        rest = Option(REST, (), (deal_with_cards(done | 1 << me),))
        return Ask((me,), ADD_ACTIONS, [*additions(g, me, then), rest])
    card = g.book.cards[revealed[-1]]
    if card.face == "place":
        options = [Option(SETTLE, (card.id,), (settle(me, card.id), then))]
    else:
        options = own_actions(g, me, card, done)
        if card.face == "hazard":
            options += talisman_option(g, me, card, then)
        else:
            options.append(ignore_option(me, card.id, done))
            options += [help_option(me, who, done) for who in g.seats if g.front[who].cards and who != me]
            if g.altering:
                options += alternatives(g, me, then)
        if g.players == 1:
            options += calls_for_help(g, me, then)
    options += additions(g, me, then)
    return Ask((me,), PLAY_CARD, options, (card.id,))


def own_actions(g: State, me: Seat, card: Card, done: int) -> list[Option]:
    """The actions of the revealed card that can be performed; negative ones always can. [PA-097, PA-131, PA-133]"""
    by = party(g, me)
    name = card.id
    return [
        act_option(me, name, line, action.dice > 0, done)
        for line, action in enumerate(card.actions)
        if action.is_free or (has_sign(g, action) if action.negative else can_perform(g, by, name, action))
    ]


@lru_cache(maxsize=OPTIONS_KEPT)
def act_option(me: Seat, card: str, line: int, rolls: bool, done: int) -> Option:
    """Perform an action of the revealed card, after a roll where it asks for one. [PA-097, PA-137]"""
    return Option(ACT, (card, line), ((roll if rolls else resolve)(me, card, line), deal_with_cards(done)))


@lru_cache(maxsize=OPTIONS_KEPT)
def ignore_option(me: Seat, card: str, done: int) -> Option:
    """Ignore the revealed card. [PA-098]"""
    return Option(IGNORE, (card,), (ignore(me, card), deal_with_cards(done)))


@cache
def help_option(me: Seat, who: Seat, done: int) -> Option:
    """Help a player whose card is still to be dealt with. [PA-100, PA-118]"""
    return Option(HELP, (who,), (help_(me, who), deal_with_cards(done)))


@play_cards.blocked
def why_not_play(g: State, me: Seat, seats: tuple[Seat, ...], done: int) -> list[Blocked]:
    """What the revealed card and the cards in play do not allow now, and why."""
    revealed = g.front[me].cards
    if not revealed or g.book.cards[revealed[-1]].face == "place":
        return why_not_add(g, me)
    card = g.book.cards[revealed[-1]]
    by = party(g, me)
    found = [b for line, action in enumerate(card.actions) for b in why_not_act(g, by, card, line, action)]
    if card.face == "hazard":
        found.append(Blocked(Option(IGNORE, (card.id,)), Reason(HAZARD_IGNORE, (), "PA-130")))
        no_help = Reason(HAZARD_HELP, (), "PA-126")
        found += [Blocked(Option(HELP, (who,)), no_help) for who in seats if who != me]
        if not g.items[me][TALISMAN]:
            found.append(Blocked(Option(USE_TALISMAN, (card.id,)), Reason(NO_TALISMAN, (), "PA-135")))
        return found + why_not_add(g, me)
    for name, line, _, taking_part in lines_in_play(g, g.book.alternative, by):
        found += blocked_line(g, ALTERNATIVE, taking_part, name, line)
    return found + why_not_add(g, me)


def why_not_act(g: State, by: Party, card: Card, line: int, action: Action) -> list[Blocked]:
    """A negative line is blocked only by its sign; any other by whatever it lacks."""
    if action.negative and has_sign(g, action):
        return []
    return blocked_line(g, ACT, by, card.id, line)


def why_not_add(g: State, me: Seat) -> list[Blocked]:
    """Additional actions in reach that lack something. [PA-232]"""
    found = lines_in_play(g, g.book.additional, (me,))
    return [b for card, line, _, by in found for b in blocked_line(g, ADDITIONAL, by, card, line)]
