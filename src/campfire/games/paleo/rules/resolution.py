"""What becomes of a card that has been dealt with. [ledger chapters 8 and 14]"""

from __future__ import annotations

from campfire.games.paleo.rules.consequences import loses_all, own_line_told
from campfire.games.paleo.rules.costs import carry_out
from campfire.games.paleo.rules.helping import end_help, party
from campfire.games.paleo.sorts import (
    CARD,
    LINE,
    OPEN,
    SEAT,
    card_to_graveyard,
    event,
    front,
    option,
    own_line,
    with_deed,
)
from campfire.games.paleo.state import Party, State
from campfire.games.paleo.vocabulary import (
    discard_open,
    enter_play,
    is_told_once,
    put_away,
    remove_card,
    take_from_play,
)
from campfire.kernel.frame import Frame, Seat, Then, step

ACT = option(
    "act", card=CARD, line=LINE, icon="action", words=with_deed, things=own_line, detail=own_line_told, warns=loses_all
)
PERFORMED = event("performed", seat=SEAT, card=CARD, line=LINE, icon="action", words=with_deed, use="used")
REMOVED = event("removed", card=CARD, shows="travel", icon="removes", path=card_to_graveyard)
IGNORED = event(
    "ignored",
    seat=SEAT,
    card=CARD,
    shows="travel",
    icon="ignore",
    path=lambda told: (front(told[SEAT]), OPEN),
    use="passed",
)
SETTLED = event(
    "settled",
    seat=SEAT,
    card=CARD,
    shows="travel",
    icon="place",
    path=lambda told: (front(told[SEAT]), f"card:{told[CARD]}"),
    use="used",
)


@step
def resolve(g: State, me: Seat, card: str, line: int) -> Then:
    """Perform an action of the revealed card, then lay the card aside. [PA-097, PA-099, PA-238]"""
    g.tell(PERFORMED, me, card, line)
    return *carry_out(g, party(g, me), card, line), lay_aside(me, card, line)


@step
def lay_aside(g: State, me: Seat, card: str, line: int) -> Then:
    """A dealt-with card goes to the open discard, or to the Graveyard if the action removes it. [PA-099, PA-146]"""
    printed = g.book.cards[card]
    take_from_front(g, me, card)
    end_help(g, me)
    if printed.actions[line].removes or is_told_once(printed):
        remove_card(g, card)
        g.tell(REMOVED, card)
    else:
        discard_open(g, card)
    return None


def take_from_front(g: State, me: Seat, card: str) -> None:
    """Take one card from those that lie before a player; a story may lie on top of it."""
    laid = g.front[me]
    if laid.cards[-1] == card:
        laid.draw()
    else:
        laid.pull(laid.cards.index(card))


@step
def ignore(g: State, me: Seat, card: str) -> Then:
    """An ignored card goes to the open discard without effect. [PA-098]"""
    take_from_front(g, me, card)
    put_away(g, card)
    g.tell(IGNORED, me, card)
    end_help(g, me)
    return None


@step
def settle(g: State, me: Seat, card: str) -> Then:
    """Put a card where it says, as the play of this turn. [PA-236, PA-237]"""
    printed = g.book.cards[card]
    take_from_front(g, me, card)
    owner = -1
    if printed.place == "community":
        g.belongings[me].append(card)
        owner = me
    elif printed.place == "camp":
        g.camp.append(card)
    else:
        g.workshop.append(card)
    enter_play(g, printed, owner)
    g.tell(SETTLED, me, card)
    end_help(g, me)
    return None


def carry_out_in_play(g: State, by: Party, card: str, line: int) -> tuple[Frame, ...]:
    """An action of a card in play leaves it there, unless the action removes it. [PA-069, PA-212, PA-235]"""
    frames = carry_out(g, by, card, line)
    return (*frames, remove_from_play(card)) if g.book.cards[card].actions[line].removes else frames


@step
def remove_from_play(g: State, card: str) -> Then:
    """A spent card in play goes to the Graveyard. [PA-146]"""
    take_from_play(g, card)
    remove_card(g, card)
    g.tell(REMOVED, card)
    return None
