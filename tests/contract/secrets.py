"""The laws of secrets: what a seat sees, hears and is asked tells no more than it may know.

A seat may imagine many worlds. Whatever it is shown must be the same in each of them, and taking an answer
back must leave nobody wiser.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise
from random import Random
from typing import Any, NamedTuple

from campfire.kernel.codec import fact_names
from campfire.kernel.contract import GameState, View
from campfire.kernel.declared import Event
from campfire.kernel.engine import blocked, pending
from campfire.kernel.frame import Seat
from campfire.kernel.journal import Entry, Unanswerable, apply
from campfire.kernel.match import Match, only_answer
from campfire.kernel.pile import Pile, eyes_of
from campfire.kernel.question import Chance, ask_of
from tests.contract.play import STRETCH, Played, Table, eyes, kind_of, mark

WORLDS = 1
"""How many worlds each pair of eyes imagines at each decision."""


def worlds(table: Table, g: GameState, seat: Seat | None, random: Random) -> list[Any]:
    """Some worlds that a seat cannot tell from this one."""
    return [table.game.imagine(g, seat, random.random) for _ in range(WORLDS)]


def nothing_leaks(game: Played) -> None:
    """View, prompts, options and reasons are the same in every world that a seat may imagine."""
    table = game.table
    random = Random(game.script.seed)
    for match in game.stretch():
        for seat in eyes(table):
            shown = all_shown(table, match.state, seat)
            for world in worlds(table, match.state, seat, random):
                other = all_shown(table, world, seat)
                for what, ours in shown.items():
                    assert other[what] == ours, f"seat {seat} can tell worlds apart by {what}"


def all_shown(table: Table, g: GameState, seat: Seat | None) -> dict[str, Any]:
    """Everything that one pair of eyes gets from a state."""
    question = pending(g)
    shown: dict[str, Any] = {"the view": table.game.view(g, seat), "who is asked": kind_of(question)}
    shown["the result"] = table.game.result(g)
    shown["silence"] = question is None or (not isinstance(question, Chance) and bool(only_answer(question)))
    if seat is not None:
        ask = ask_of(question, seat) if question else None
        shown["the prompt"] = ask and (ask.key, ask.args, ask.private)
        shown["the options"] = ask and [option.named_by for option in ask.options]
        shown["the reasons"] = blocked(g, seat, question)
        shown["what is idle"] = table.game.idle(shown["the view"], ask.options if ask else ())
    return shown


def worlds_differ(game: Played) -> None:
    """Where something is hidden from a seat, the worlds it imagines really differ."""
    table = game.table
    random = Random(game.script.seed)
    printed = table.game.facts(table.options).get("cards", {})
    seen: dict[tuple[Seat | None, str], list[bool]] = {}
    for match in game.stretch():
        for seat in eyes(table):
            imagined = worlds(table, match.state, seat, random)
            piles = [dict(piles_of(g)) for g in (match.state, *imagined)]
            for place, pile in piles[0].items():
                if hides(pile, seat, printed):
                    varies = any(other[place] != pile for other in piles[1:])
                    seen.setdefault((seat, place), []).append(varies)
    for (seat, place), varied in seen.items():
        assert any(varied) or len(varied) < 20, f"seat {seat} never imagines other cards in {place}"


def piles_of(g: GameState) -> Iterator[tuple[str, Pile]]:
    """Every pile among the facts, with the name of its place."""
    for name in fact_names(type(g)):
        value = getattr(g, name)
        for at, pile in enumerate(value if isinstance(value, list) else [value]):
            if isinstance(pile, Pile):
                yield f"{name}[{at}]", pile


def hides(pile: Pile, seat: Seat | None, printed: Mapping[str, Any]) -> bool:
    """Tell whether a pile keeps two different cards from a seat that have the same back."""
    bit = eyes_of(seat)
    unknown = {card for card, known in zip(pile.cards, pile.known, strict=True) if not known >> bit & 1}
    return len({back_of(printed.get(card, {})) for card in unknown}) < len(unknown)


def back_of(printed: Mapping[str, Any]) -> tuple[Any, Any]:
    """What everybody sees of a card that lies face down; where the facts do not tell, all look alike."""
    return printed.get("back"), printed.get("hint")


class Seen(NamedTuple):
    """What one pair of eyes has after an answer: the view, and the events it heard of."""

    view: View
    events: list[tuple[str, Any]]


def undo_tells_nothing(game: Played) -> None:
    """An answer that may be taken back has made nobody wiser, and taking it back takes it all back."""
    table = game.table
    random = Random(game.script.seed)
    before: tuple[GameState, int, int] | None = None
    for match in game.stretch():
        everyone = tuple(range(table.options["players"]))
        if before is not None and match.undo_point(everyone) == before[1]:
            for seat in eyes(table):
                nobody_wiser(table, before[0], match.journal[before[1] :], seat, random)
            take_back_and_forth(match, before)
        before = (table.game.clone(match.state), len(match.journal), len(match.log))


def nobody_wiser(table: Table, g: GameState, entries: list[Entry], seat: Seat | None, random: Random) -> None:
    """What a seat saw of some answers could have been seen in every world it imagined before."""
    ours = see(table, table.game.clone(g), entries, seat)
    for world in worlds(table, g, seat, random):
        own = entries[0].seat == seat
        could = iter([see(table, world, entries, seat)]) if own else see_any(table, world, entries[0], seat)
        assert ours in could, f"seat {seat} learns from {entries[0]}, which may be taken back"


def see(table: Table, g: GameState, entries: list[Entry], seat: Seat | None) -> Seen | None:
    """Give answers in a world, and say what a pair of eyes has of it; None where they cannot be given."""
    g.log = []
    try:
        for entry in entries:
            apply(g, entry, pending(g))
    except Unanswerable:
        return None
    heard = [(event.key, event.args) for event in g.log if hears(event, seat)]
    g.log = None
    return Seen(table.game.view(g, seat), heard)


def see_any(table: Table, g: GameState, given: Entry, seat: Seat | None) -> Iterator[Seen | None]:
    """Give each answer that a player could give in a world, first the one given, with what is forced after it."""
    question = pending(g)
    ask = ask_of(question, given.seat) if question else None
    options = [option.named_by for option in ask.options] if ask else []
    for key, args in sorted(options, key=lambda option: option != (given.key, given.args)):
        world = table.game.clone(g)
        entries = [Entry(given.seat, key, args)]
        probe = table.game.clone(g)
        apply(probe, entries[0], pending(probe))
        while (forced := forced_in(probe)) is not None:
            entries.append(forced)
            apply(probe, forced, pending(probe))
        yield see(table, world, entries, seat)


def forced_in(g: GameState) -> Entry | None:
    """The answer that the table itself gives to a player's question."""
    question = pending(g)
    return None if question is None or isinstance(question, Chance) else only_answer(question)


def hears(event: Event, seat: Seat | None) -> bool:
    """Tell whether an event is for these ears."""
    return bool(event.audience >> eyes_of(seat) & 1)


def take_back_and_forth(match: Match, before: tuple[GameState, int, int]) -> None:
    """Undo leads exactly to the position before, and the same answer exactly back."""
    state, at, heard = before
    after, log, entry = mark(match.state), list(match.log), match.journal[at]
    match.undo([entry.seat])
    assert (mark(match.state), len(match.journal), len(match.log)) == (mark(state), at, heard)
    match.answer(entry.seat, entry.key, entry.args)
    assert (mark(match.state), match.log) == (after, log), "the same answer after undo leads elsewhere"


def the_log_keeps_secrets(game: Played) -> None:
    """Every card that an event names to a seat is one that it saw before, sees now, or that was shuffled since."""
    census = game.table.game.census(game.moments[0].state)
    names = {name.removeprefix("card ") for name in census if name.startswith("card ")}
    assert names or not game.table.game.counts(), "it counts cards and names none"
    for before, after in pairwise(game.moments[game.start() : game.start() + STRETCH]):
        for seat in eyes(game.table):
            for event in news(before, after, seat):
                told = names & set(strings(event.args))
                for match in (after, before) if told else ():
                    told -= set(strings(all_shown(game.table, match.state, seat)))
                assert not told, f"{event.key} tells seat {seat} of {told}"


def news(before: Match, after: Match, seat: Seat | None) -> list[Event]:
    """What a seat heard between two decisions; cards that came up may have been shuffled in again."""
    shuffled = any(is_shuffle(entry) for entry in after.journal[len(before.journal) :])
    hidden_again = shuffled and after.state.reveals > before.state.reveals
    events = [event for _, event in after.log[len(before.log) :] if hears(event, seat)]
    return [event for event in events if not (hidden_again and event.kind.use == "up")]


def is_shuffle(entry: Entry) -> bool:
    """Nature has laid several things in another order."""
    return entry.by_nature and len(entry.args) > 1 and {*entry.args} == {*range(len(entry.args))}


def strings(value: Any) -> Iterator[str]:
    """Every word inside plain data."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        yield from strings(list(value))
        yield from strings(list(value.values()))
    elif isinstance(value, list | tuple):
        for part in value:
            yield from strings(part)
