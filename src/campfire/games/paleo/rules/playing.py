"""Playing the revealed cards: act, help or ignore. [ledger chapters 7, 8 and 12]"""

from __future__ import annotations

from functools import cache

from campfire.games.paleo.cards import ROOTS, SNARE, TALISMAN, Action, Card
from campfire.games.paleo.rules.costs import can_perform
from campfire.games.paleo.rules.dice import roll
from campfire.games.paleo.rules.hazards import talisman_option
from campfire.games.paleo.rules.helping import help_, party
from campfire.games.paleo.rules.reasons import blocked_line
from campfire.games.paleo.rules.requirements import has_sign
from campfire.games.paleo.rules.resolution import ignore, resolve, settle
from campfire.games.paleo.rules.special import (
    additions,
    alternatives,
    calls_for_help,
    can_add,
    items_at_hand,
    lines_in_play,
)
from campfire.games.paleo.state import Party, State
from campfire.kernel.frame import Seat, Then, ask, step
from campfire.kernel.question import Ask, AskAll, Blocked, Option, nobody


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
    return AskAll(seats, "play_cards", options_of, nobody, (g, done))


def options_of(g: State, done: int, me: Seat) -> Ask:
    """The options of one player in the turn of the tribe. [PA-096]"""
    then = deal_with_cards(done)
    front = g.front[me].cards
    if not front:
        rest = Option("rest", (), (deal_with_cards(done | 1 << me),))
        return Ask((me,), "add_actions", [*additions(g, me, then), rest])
    card = g.book.cards[front[-1]]
    if card.face == "place":
        options = [Option("settle", (card.id,), (settle(me, card.id), then))]
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
    return Ask((me,), "play_card", options, (card.id,))


def own_actions(g: State, me: Seat, card: Card, done: int) -> list[Option]:
    """The actions of the revealed card that can be performed; negative ones always can. [PA-097, PA-131, PA-133]"""
    by = party(g, me)
    name = card.id
    return [
        act_option(me, name, line, action.dice > 0, done)
        for line, action in enumerate(card.actions)
        if action.is_free or (has_sign(g, action) if action.negative else can_perform(g, by, name, action))
    ]


@cache
def act_option(me: Seat, card: str, line: int, rolls: bool, done: int) -> Option:
    """Perform an action of the revealed card, after a roll where it asks for one. [PA-097, PA-137]"""
    return Option("act", (card, line), ((roll if rolls else resolve)(me, card, line), deal_with_cards(done)))


@cache
def ignore_option(me: Seat, card: str, done: int) -> Option:
    """Ignore the revealed card. [PA-098]"""
    return Option("ignore", (card,), (ignore(me, card), deal_with_cards(done)))


@cache
def help_option(me: Seat, who: Seat, done: int) -> Option:
    """Help a player whose card is still to be dealt with. [PA-100, PA-118]"""
    return Option("help", (who,), (help_(me, who), deal_with_cards(done)))


@play_cards.blocked
def why_not_play(g: State, me: Seat, seats: tuple[Seat, ...], done: int) -> list[Blocked]:
    """What the revealed card and the cards in play do not allow now, and why."""
    front = g.front[me].cards
    if not front or g.book.cards[front[-1]].face == "place":
        return why_not_add(g, me)
    card = g.book.cards[front[-1]]
    by = party(g, me)
    found = [b for line, action in enumerate(card.actions) for b in why_not_act(g, by, card, line, action)]
    if card.face == "hazard":
        found.append(Blocked("ignore", (card.id,), "hazard_ignore", (), "PA-130"))
        found += [Blocked("help", (who,), "hazard_help", (), "PA-126") for who in seats if who != me]
        if not g.items[me][TALISMAN]:
            found.append(Blocked("talisman", (card.id,), "no_talisman", (), "PA-135"))
        return found + why_not_add(g, me)
    for name, line, _, taking_part in lines_in_play(g, g.book.alternative, by):
        found += blocked_line(g, "alternative", taking_part, name, line)
    return found + why_not_add(g, me)


def why_not_act(g: State, by: Party, card: Card, line: int, action: Action) -> list[Blocked]:
    """A negative line is blocked only by its sign; any other by whatever it lacks."""
    if action.negative and has_sign(g, action):
        return []
    return blocked_line(g, "act", by, card.id, line)


def why_not_add(g: State, me: Seat) -> list[Blocked]:
    """Additional actions in reach that lack something. [PA-232]"""
    found = lines_in_play(g, g.book.additional, (me,))
    return [b for card, line, _, by in found for b in blocked_line(g, "additional", by, card, line)]
