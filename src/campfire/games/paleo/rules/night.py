"""The night: feeding, then the night actions. [ledger chapter 20]"""

from __future__ import annotations

from itertools import chain

from campfire.games.paleo.cards import FOOD, Action
from campfire.games.paleo.rules.consequences import line_told, loses_all
from campfire.games.paleo.rules.costs import can_perform
from campfire.games.paleo.rules.reasons import blocked_line
from campfire.games.paleo.rules.requirements import has_sign
from campfire.games.paleo.rules.resolution import carry_out_in_play
from campfire.games.paleo.rules.tokens import place_death
from campfire.games.paleo.sorts import (
    AMOUNT,
    CAMP,
    CARD,
    LINE,
    event,
    line_in_play,
    option,
    question,
    storage,
    with_deed,
)
from campfire.games.paleo.state import State
from campfire.games.paleo.vocabulary import for_the_tribe, spend
from campfire.kernel.declared import Detail, Option
from campfire.kernel.frame import Seat, Then, ask, step
from campfire.kernel.question import Ask, Blocked


def night_detail(g: State, option: Option) -> Detail:
    """A line of the night keeps the sign of the night."""
    return line_told(g, option)._replace(icon="")


CHOOSE_NIGHT_ACTION = question("choose_night_action")
AT_NIGHT = option(
    "night",
    card=CARD,
    line=LINE,
    icon="night",
    words=with_deed,
    things=line_in_play,
    detail=night_detail,
    warns=loses_all,
)
DONE_AT_NIGHT = event("night", card=CARD, line=LINE, icon="night", words=with_deed, use="used")
FED = event("fed", n=AMOUNT, mouths=AMOUNT, shows="travel", icon="food", path=lambda told: (storage("food"), CAMP))


@step
def feed(g: State) -> Then:
    """One food for each person; a death token for each who goes without. [PA-202, PA-203, PA-204]"""
    mouths = sum([len(community) for community in g.people])
    eaten = min(mouths, g.storage[FOOD])
    spend(g, FOOD, eaten)
    g.tell(FED, eaten, mouths)
    return (place_death("hunger"),) * (mouths - eaten)


@step
def night_actions(g: State) -> Then:
    """Every mission card and every other card with a moon line is due. [PA-206, PA-207]"""
    return (settle_night(cards_due(g)),)


def cards_due(g: State) -> tuple[str, ...]:
    """The cards in play with a moon line. [PA-206, PA-207]"""
    in_play = (*g.camp, *g.workshop, *chain(*g.belongings), *chain(*g.people))
    return tuple([card for card in in_play if card in g.book.night])


@step
def settle_night(g: State, due: tuple[str, ...]) -> Then:
    """Go on until every due card is settled. [PA-213]"""
    if any(night_options(g, due)):
        return (choose_night_action(due),)
    return None


def night_options(g: State, due: tuple[str, ...]) -> list[Option]:
    """What can be done now for the due cards, with everything the whole tribe has. [PA-210, PA-211]"""
    return [
        Option(
            AT_NIGHT,
            (card, line),
            (perform_at_night(card, line), settle_night(tuple([c for c in due if c != card]))),
        )
        for card in due
        for line, action in g.book.night[card]
        if is_due(g, card, action)
    ]


def is_due(g: State, card: str, action: Action) -> bool:
    """A negative night action is at hand once its sign is there; the others must be met. [PA-208, PA-211]"""
    if action.negative:
        return has_sign(g, action)
    return can_perform(g, g.seats, card, action)


@ask
def choose_night_action(g: State, due: tuple[str, ...]) -> Ask:
    """Which card is settled next, and how? The tribe decides. [PA-209, PA-214]"""
    return Ask(g.seats, CHOOSE_NIGHT_ACTION, night_options(g, due))


@choose_night_action.blocked
def why_not_tonight(g: State, me: Seat, due: tuple[str, ...]) -> list[Blocked]:
    """Night actions that the whole tribe cannot meet in full. [PA-211]"""
    lines = [(card, line) for card in due for line, action in g.book.night[card] if not action.negative]
    return [blocked for card, line in lines for blocked in blocked_line(g, AT_NIGHT, g.seats, card, line)]


@step
def perform_at_night(g: State, card: str, line: int) -> Then:
    """The whole tribe performs a night action; the card stays unless it says otherwise. [PA-210, PA-212]"""
    g.tell(DONE_AT_NIGHT, card, line)
    return for_the_tribe(carry_out_in_play(g, g.seats, card, line))
