"""What a card changes: a staged game before and after, told apart fact by fact.

Numbers are told by how much they changed, everything else by what it became; what did not change is not told. Windows
that nothing is used in are passed, nature lays things as they lie, and every other question needs an answer.
"""

from __future__ import annotations

from typing import TypeAlias

from campfire.games.robinson.actions import Planned
from campfire.games.robinson.cards import FRIDAY, RESOURCES
from campfire.games.robinson.rules.adventures import draw_adventure
from campfire.games.robinson.rules.combat import fight
from campfire.games.robinson.rules.events import draw_event
from campfire.games.robinson.rules.mysteries import Left, apply_treasure, begin_drawing
from campfire.games.robinson.rules.night import night_phase
from campfire.games.robinson.signs import Sign
from campfire.kernel.declared import Option
from campfire.kernel.frame import Frame
from campfire.kernel.question import Chance
from tests.games.robinson.table import Table, robinson
from tests.games.robinson.wording import aimed, spelled

Answer: TypeAlias = tuple[int | str, ...]
"""The key of an option and its things, as many as are needed to tell it."""

Changes: TypeAlias = dict[str, object]
NOTHING: Changes = {}

PASSED = {
    "demand": "let_it_come",
    "peril": "let_it_come",
    "fight": "fight",
    "mystery": "meet",
    "nightfall": "go_to_sleep",
    "dawn": "go_to_sleep",
    "weapons_wanted": "stay_unarmed",
    "draw_on": "stop_drawing",
    "rolled": "keep_roll",
}
"""Windows, and the answer that uses nothing in them."""

HERE = {"build": "B1", "gather": "A1:wood", "explore": "A2"}
"""Where each deck's action takes place on the staged island."""


def stage(phase: str = "action", seats: int = 2) -> Table:
    """A camp with something of everything: what is lost can be lost. The First Player is the second seat."""
    table = robinson(seats=seats).now(phase, 3).first(1).have(wood=5, food=5, fur=5).shelter(roof=3, palisade=3)
    table.levels(roof=3, palisade=3, weapons=3).tile("A1", 6).tile("A2", 5).events("argument")
    for who in range(seats):
        table.determined(who, 1)
    return table


def sign(*signs: Sign) -> Changes:
    """What has become true."""
    return {"signs": frozenset(signs)}


def upper(table: Table, card: str, *answers: Answer, here: str = "") -> Changes:
    """Draw an adventure in the action of its deck, led by the first seat; what it changed."""
    deck = table.g.book.adventures[card].deck
    place = here or HERE[deck]
    if deck != "gather":
        return run(table.adventures(deck, card), card, draw_adventure(0, deck, place), *answers)
    action = aimed(deck, place)
    table.g.plan.insert(0, Planned(action, ("0",)))
    changed = run(table.adventures(deck, card), card, draw_adventure(0, deck, action.space), *answers)
    table.g.plan.pop(0)
    return changed


def lower(table: Table, card: str, *answers: Answer) -> Changes:
    """Let a card come up in the Event deck; what it changed, besides leaving the deck."""
    changed = run(table.now("event", 4).events(card), card, draw_event(), *answers)
    assert changed.pop("in the Event deck") == -1
    return changed


def met(table: Table, card: str, *answers: Answer, me: int = 0, here: str = "A2") -> Changes:
    """Draw a creature or trap; what it changed."""
    return run(table.mysteries(card), card, begin_drawing(me, here, Left(0, 1, 1, 2, 1), False), *answers)


def arrives(table: Table, card: str, *answers: Answer) -> Changes:
    """A treasure reaches Available at the end of the Action phase; what it changed besides leaving Future."""
    table.now("end").g.kept_now.append(card)
    changed = run(table, card, apply_treasure(card), *answers)
    assert changed.pop("kept in future") == ()
    return changed


def beaten(table: Table, me: int, *answers: Answer, strength: int = 5) -> Changes:
    """Somebody fights; what it changed."""
    return run(table, "", fight(me, "", strength, 0, 0, 0, 0), *answers)


def fall_asleep(table: Table) -> Table:
    """Night comes; the first window is open."""
    return table.now("weather").begin(night_phase())


def run(table: Table, card: str, frame: Frame, *answers: Answer) -> Changes:
    """Run a frame with these answers; what it changed."""
    before = facts(table, card)
    play(table.begin(frame), *answers)
    return {
        name: value - old if isinstance(value, int) and isinstance(old := before[name], int) else value
        for name, value in facts(table, card).items()
        if value != before[name]
    }


def play(table: Table, *answers: Answer) -> Table:
    """Answer in this order, pass the windows, and let nature be orderly."""
    left = list(answers)
    while (put := table.pending) is not None:
        if isinstance(put, Chance):
            table.nature()
        elif left and any(fits(said, left[0]) for seat in table.seats for said in table.options(seat)):
            answer(table, left.pop(0))
        else:
            key = table.question
            assert key in PASSED, f"{key} needs an answer of {[table.asked(seat) for seat in table.seats]}"
            table.choose(PASSED[key])
    assert not left, f"nobody asked for {left}"
    return table


def fits(option: Option, wanted: Answer) -> bool:
    """An option has this key and begins with these things."""
    return option.key == wanted[0] and spelled(option)[: len(wanted) - 1] == wanted[1:]


def answer(table: Table, wanted: Answer) -> None:
    """Choose the option that fits."""
    for seat in table.seats:
        for option in table.options(seat):
            if fits(option, wanted):
                table.go_on(option.then)
                return


def facts(table: Table, card: str) -> Changes:
    """Everything that a card may change."""
    g = table.g
    told: Changes = {RESOURCES[kind]: n for kind, n in enumerate(g.available)}
    told |= {f"future {RESOURCES[kind]}": n for kind, n in enumerate(g.future)}
    told |= {"roof": g.roof, "palisade": g.palisade, "weapons": g.weapons, "morale": g.morale}
    for who in (*g.seats, FRIDAY):
        told |= {f"wounds {who}": g.wounds[who], f"determination {who}": g.determination[who]}
        told |= {f"marks {who}": g.special_wounds[who]}
    told |= {f"outside {who}": g.outside[who] for who in g.seats}
    told |= {"in the Event deck": g.events.cards.count(card), "discarded": g.mystery_discard.count(card)}
    told |= {f"at {area}": g.tokens.get(area, ()) for area in AREAS}
    told |= {"later": tuple(g.later), "signs": frozenset(g.signs), "closed": g.closed, "lost": g.cause}
    told |= {"found": tuple(g.found + g.found_now), "kept": tuple(g.kept), "kept in future": tuple(g.kept_now)}
    told |= {"items": tuple(g.items), "fading": tuple(g.fading), "built": tuple(table.built), "board": tuple(g.board)}
    return told | {"hunting": tuple(g.hunting.cards), "equipment": tuple(g.equipment), "uses": dict(g.uses)}


AREAS = (
    *("A1", "A2", "A3", "B1", "B2", "weather", "night", "hunt", "build", "gather", "explore", "camp", "rest"),
    *("build_deck", "gather_deck", "explore_deck", "shelter", "roof", "palisade", "weapons"),
)
