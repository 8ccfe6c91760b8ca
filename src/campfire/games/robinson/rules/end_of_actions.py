"""The end of the Action phase. [ledger chapter 22]"""

from __future__ import annotations

from campfire.games.robinson.actions import Built
from campfire.games.robinson.cards import EQUIPMENT, GROUP, RESOURCES
from campfire.games.robinson.rules.discoveries import arrive
from campfire.games.robinson.rules.items import COMPLETED, complete
from campfire.games.robinson.rules.mysteries import SINCE, apply_on_sheet, apply_treasure
from campfire.games.robinson.state import State
from campfire.games.robinson.vocabulary import effects
from campfire.games.robinson.vocabulary.limits import OFF, drop_sign, drop_signs
from campfire.games.robinson.vocabulary.moments import ARRIVED
from campfire.games.robinson.vocabulary.outside import BESIDE, on_sheet
from campfire.games.robinson.vocabulary.sheet import check_goal
from campfire.games.robinson.vocabulary.tokens import lay_token
from campfire.kernel.frame import Frame, Then, step


@step
def end_of_actions(g: State) -> Then:
    """What waited for the end of the phase happens now: resources and tokens before all else. [RC-406]"""
    g.phase = "end"
    drop_signs(g, SINCE, BESIDE)
    receive_resources(g)
    arrive(g)
    return *completions(g), RECEIVE, LAY


def receive_resources(g: State) -> None:
    """Step 1: resources move from Future to Available; step 2 is that of the Discovery tokens. [RC-402, RC-403]"""
    for resource, n in enumerate(g.future):
        if n:
            g.available[resource] += n
            g.tell(ARRIVED, n, RESOURCES[resource], f"future:{RESOURCES[resource]}")
    g.future = [0, 0, 0, 0]


def completions(g: State) -> tuple[Frame, ...]:
    """Step 3: inventions in Future apply their effects and become items; put-away items return. [RC-404, RC-604]"""
    built = tuple([finish_invention(card, space) for card, space in g.built]) if g.built else ()
    if OFF in g.signs:
        drop_sign(g, OFF)
        return check_goal(), *built
    return built


@step
def finish_invention(g: State, card: str, space: str) -> Then:
    """An item that is built once is turned over; one that repeats only takes effect, where it was built. [RC-329]"""
    g.built.remove(Built(card, space))
    printed = g.book.inventions[card]
    if printed.repeats:
        g.tell(COMPLETED, card)
        return effects(GROUP, space or g.camp, printed.built)
    return complete(g, card)


@step
def receive_treasures(g: State) -> Then:
    """Step 4: treasures apply, or lie by the board for everyone; those of one outside on the sheet. [RC-405, O-59]"""
    shared = [receive_equipment(card) if card in EQUIPMENT else apply_treasure(card) for card in g.kept_now]
    return *shared, *[apply_on_sheet(seat) for seat in g.seats if g.outside[seat] and on_sheet(g, seat, "kept")]


@step
def receive_equipment(g: State, card: str) -> Then:
    """New Starting Equipment is usable now. [RC-629, RC-704]"""
    g.kept_now.remove(card)
    g.equipment.append(card)
    return None


@step
def lay_waiting_tokens(g: State) -> Then:
    """Tokens placed in the Action phase take effect from now on. [RC-230]"""
    waiting, g.later = g.later, []
    for area, token in waiting:
        lay_token(g, area, token)
    return None


RECEIVE, LAY = receive_treasures(), lay_waiting_tokens()
