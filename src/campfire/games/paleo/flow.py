"""The sequence of play, as the rulebook tells it."""

from __future__ import annotations

from collections.abc import Callable

from campfire.games.paleo.rules.choosing import choose_cards
from campfire.games.paleo.rules.new_day import choose_first_dealt, gather_discards, shuffle_day
from campfire.games.paleo.rules.night import feed, night_actions
from campfire.games.paleo.rules.rewards import welcome
from campfire.games.paleo.sorts import AMOUNT, CAMP, SEAT, event
from campfire.games.paleo.state import State
from campfire.games.paleo.vocabulary import events
from campfire.kernel.frame import Then, ask, step
from campfire.kernel.pile import Pile
from campfire.kernel.question import Chance, Shuffle

CAMPED = event("camped", seat=SEAT, shows="travel", icon="early_night", path=lambda told: (f"seat:{told[SEAT]}", CAMP))
NIGHT_FALLS = event("night_falls", n=AMOUNT, shows="phase", icon="night")


@step
def begin(g: State) -> Then:
    """Shuffle the decks, deal the first day, give everybody two people. [PA-047, PA-049, PA-051, PA-054]"""
    return (
        *[shuffle(deck) for deck, pile in BOARD_DECKS.items() if pile(g).cards],
        shuffle_day(),
        choose_first_dealt(),
        *[welcome(seat) for seat in g.seats for _ in range(2)],
        play_round(),
    )


@step
def play_round(g: State) -> Then:
    """A round is a day and a night; rounds go on until the tribe has won or lost. [PA-027, PA-034]"""
    return play_day(), fall_of_night(), feed(), night_actions(), gather_discards(), play_round()


@step
def play_day(g: State) -> Then:
    """Turns repeat until every player has left the day; unused help ends with its turn. [PA-090, PA-092, PA-125]"""
    g.helping = [-1] * g.players
    in_the_day = tuple([seat for seat in g.seats if g.decks[seat].cards and not g.camped >> seat & 1])
    if len(in_the_day) < g.players:
        go_to_camp(g)
    return (choose_cards(in_the_day), play_day()) if in_the_day else None


def go_to_camp(g: State) -> None:
    """Whoever has no cards left goes to the night camp. [PA-089]"""
    for seat in g.seats:
        if not g.decks[seat].cards and not g.camped >> seat & 1:
            g.camped |= 1 << seat
            g.tell(CAMPED, seat)


@step
def fall_of_night(g: State) -> Then:
    """The night phase starts. [PA-092, PA-200]"""
    g.night = True
    g.tell(NIGHT_FALLS, g.round)
    return events(g, "night")


@ask
def shuffle(g: State, deck: str) -> Chance:
    """Shuffle one of the decks on the boards. [PA-047]"""
    return Chance(deck, Shuffle(len(BOARD_DECKS[deck](g))), shuffled, (deck,))


@step
def shuffled(g: State, deck: str, order: tuple[int, ...]) -> Then:
    """The deck lies face down and nobody knows its order. [PA-079]"""
    BOARD_DECKS[deck](g).reorder(order)
    return None


BOARD_DECKS: dict[str, Callable[[State], Pile]] = {
    "people": lambda g: g.people_deck,
    "dreams": lambda g: g.dreams,
    "inventions": lambda g: g.inventions,
    "asides": lambda g: g.asides,
}
