"""Games of Robinson Crusoe at questions that chance hardly ever leads to: the table is laid for them."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from campfire import games
from campfire.games.robinson.rules.placing import LEAD
from campfire.games.robinson.sorts import ACTION
from campfire.games.robinson.state import State
from campfire.kernel.codec import Json, encode_state
from campfire.kernel.declared import Option
from campfire.kernel.match import Match, sealed
from campfire.kernel.pile import Pile
from campfire.table.founding import found
from campfire.table.protocol.http import SeatWish, Settings
from campfire.table.store.database import open_engine, parse_url
from campfire.table.store.store import Store
from tests.browser.castaways import MOST_ANSWERS, stranded
from tests.table.server import Server


def laid(save: Any, lay: Callable[[State], None]) -> Match:
    """The same game with the table laid otherwise."""
    random = Random(7)
    match = Match.load(save, games.load, lambda chance: chance.outcomes.sample(random.random))
    lay(match.state)  # type: ignore[arg-type]  # a match of Robinson Crusoe
    snapshot: Json = {"at": len(match.journal), "state": encode_state(match.state)}
    return Match.load(sealed({**match.save(), "snapshot": snapshot}), games.load, match.nature)


def at(match: Match, prompt: str) -> Match:
    """Let everybody rest until seat 0 is asked this."""
    for _ in range(MOST_ANSWERS):
        seat = match.seats()[0]
        ask = match.ask(seat)
        assert ask is not None
        if ask.key == prompt:
            return match
        calm = [option for option in ask.options if option.key == "ready" or rests(option)]
        chosen = (calm or ask.options)[0]
        match.answer(seat, chosen.key, chosen.args)
    raise AssertionError(f"nobody was ever asked {prompt}")


def rests(option: Option) -> bool:
    """Whether somebody is to rest."""
    return option.kind is LEAD and option[ACTION].kind == "rest"


def set_out(server: Server, match: Match) -> str:
    """Put a match on a table of the server, as it stands; give the key of whoever holds all seats."""
    seats = [SeatWish(kind="here", name=name) for name in ("Anna", "Boris")]
    told = found(match, seats, Settings())
    store = Store(open_engine(parse_url(server.settings["database"])), "test")
    store.create(told.row, told.change)
    store.engine.dispose()
    return told.told["key"]


def unarmed(g: State, *equipment: str) -> None:
    """Nobody has weapons; these things lie before everybody."""
    g.weapons, g.equipment = 0, list(equipment)
    g.uses = {**g.uses, **dict.fromkeys(equipment, 2)}


def danger() -> Match:
    """Somebody is in danger in the camp; a pistol and an empty bottle would help."""

    def lay(g: State) -> None:
        unarmed(g, "pistol", "empty_bottle")
        g.tokens[g.camp] = (*g.tokens.get(g.camp, ()), "danger")

    return at(laid(stranded("plan"), lay), "danger")


def weapons_wanted() -> Match:
    """A predator comes back out of the Event deck; a pistol would drive it away."""

    def lay(g: State) -> None:
        unarmed(g, "pistol")
        g.events = Pile([*g.events.cards, "signs_of_a_predator"])

    return at(laid(stranded("dawn"), lay), "weapons_wanted")


def amulet_and_bell() -> Match:
    """An amulet is about to lift a fog, and a bell could lift all fogs before: then nothing is left to choose."""

    def lay(g: State) -> None:
        g.kept, g.found = ["protective_amulet"], ["decorated_bell"]
        g.tokens = {**dict.fromkeys(g.tokens, ()), "A1": ("fog",), "C1": ("fog",)}

    match = laid(stranded("plan", "cursed_island"), lay)
    match.answer(0, "protective_amulet", ())
    return at(match, "choose_warded")
