"""The laws that every game keeps, each as a check of one played game.

A law is a function of a table and a script; it plays and asserts. The suite runs every law over every game;
its own tests run them over broken toys.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

from campfire.kernel.codec import encode_state, encode_value, fact_names
from campfire.kernel.contract import AnyGame, GameState
from campfire.kernel.engine import blocked, pending
from campfire.kernel.frame import Step
from campfire.kernel.journal import replay
from campfire.kernel.match import Match
from campfire.kernel.question import Ask, Chance, ask_of
from tests.contract.play import Script, Table, eyes, mark, play, watch

ATOMS = (type(None), bool, int, float, str, bytes, Step, range, frozenset)


def copies_share_nothing(table: Table, script: Script) -> None:
    """A clone is equal, and no change to one is seen in the other, for the whole game."""
    old: list[tuple[GameState, str]] = []
    for match in watch(table, script):
        copy = table.game.clone(match.state)
        for name in type(match.state).__slots__:  # type: ignore[attr-defined]  # states have slots
            check_slot(match.state, copy, name)
        old.append((copy, mark(match.state)))
    for copy, before in old:
        assert mark(copy) == before, "a later answer changed an old copy"


def check_slot(g: GameState, copy: GameState, name: str) -> None:
    """One slot of a clone: there, equal, and nothing that can change held by both."""
    assert hasattr(copy, name), f"clone forgets {name}"
    if name not in fact_names(type(g)):
        return
    ours, theirs = getattr(g, name), getattr(copy, name)
    assert encode_value(ours) == encode_value(theirs), f"clone changes {name}"
    shared = {id(part) for part in changeable(ours)} & {id(part) for part in changeable(theirs)}
    assert not shared, f"clone shares {name}"


def changeable(value: Any) -> Iterator[Any]:
    """Every object inside a value that could be changed in place."""
    if isinstance(value, ATOMS):
        return
    if not isinstance(value, tuple):
        yield value
    for part in parts_of(value):
        yield from changeable(part)


def parts_of(value: Any) -> Iterable[Any]:
    """What an object is made of."""
    if isinstance(value, list | tuple | set):
        return value
    if isinstance(value, dict):
        return [*value, *value.values()]
    names: Iterable[str] = getattr(value, "__slots__", ()) or getattr(value, "__dict__", ())
    return [getattr(value, name) for name in names]


def saves_are_whole(table: Table, script: Script) -> None:
    """Saved, read and saved again is the same, at every decision, and the match read is the match saved."""
    for match in watch(table, script):
        saved = json.loads(json.dumps(match.save()))
        again = Match.load(saved, lambda name: table.game, match.nature)
        assert again.save() == saved, "a save changes when it is read"
        assert encode_state(again.state) == encode_state(match.state), "a save is another position"
        seat = eyes(table)[len(match.journal) % len(eyes(table))]
        looks = [table.game.view(g, seat) for g in (again.state, match.state)]
        assert looks[0] == looks[1], "a save looks different"
        assert questions(table, again.state) == questions(table, match.state), "a save asks something else"


def journal_is_the_game(table: Table, script: Script) -> None:
    """The journal alone leads to the same states, the log and the result too."""
    marks: dict[int, str] = {}
    last: Match | None = None
    for match in play(table, script):
        marks[len(match.journal)] = mark(match.state)
        last = match
    assert last is not None
    for at, g in enumerate(replay(table.game, table.options, last.journal)):
        assert marks.get(at) in (None, mark(g)), f"the replay differs after answer {at}"
    assert table.game.result(g) == table.game.result(last.state)


def questions_are_pure(table: Table, script: Script) -> None:
    """Asking, looking, imagining and explaining twice gives the same and changes nothing."""
    for match in watch(table, script):
        g = match.state
        before = encode_state(g)
        asked = ask_everyone(table, g)
        assert asked == ask_everyone(table, g), "a question changes when it is asked again"
        for seat in eyes(table):
            table.game.imagine(g, seat, Random(script.seed).random)
        assert encode_state(g) == before, "looking at the state changes it"


def questions(table: Table, g: GameState) -> list[Ask | None]:
    """The pending question as it is put to each seat."""
    question = pending(g)
    return [ask_of(question, seat) if question else None for seat in range(table.options["players"])]


def ask_everyone(table: Table, g: GameState) -> list[Any]:
    """All that can be asked and seen without answering."""
    question = pending(g)
    asked = questions(table, g)
    reasons = [blocked(g, seat) for seat in range(table.options["players"])]
    views = [table.game.view(g, seat) for seat in eyes(table)]
    assert json.loads(json.dumps(views)) == views, "a view is not plain JSON data"
    return [getattr(question, "seats", ()), asked, reasons, views, table.game.result(g), table.game.census(g)]


def options_are_sound(table: Table, script: Script) -> None:
    """Options are there, each once, savable, and none of them is called blocked at the same time."""
    for match in play(table, script):
        question = pending(match.state)
        assert not isinstance(question, Chance), "nature was not answered for"
        for seat in match.seats():
            ask = match.ask(seat)
            assert ask is not None
            assert seat in ask.seats
            check_offer(ask, [(b.key, b.args) for b in blocked(match.state, seat)])


def check_offer(ask: Ask, refused: list[tuple[str, Any]]) -> None:
    """One question as put to one seat."""
    offered = [(option.key, option.args) for option in ask.options]
    assert offered, f"{ask.key} has no options"
    assert len(set(offered)) == len(offered), f"{ask.key} offers the same twice"
    assert not set(offered) & set(refused), f"{ask.key} offers what it calls blocked"
    assert len(set(refused)) == len(refused), f"{ask.key} refuses the same twice"
    assert all(type(arg) in (int, str) for _, args in offered + refused for arg in args), ask.key


def games_end(table: Table, script: Script) -> None:
    """Every game comes to an end, has a result then, and none before."""
    for match in play(table, script):
        over = not match.seats()
        assert (table.game.result(match.state) is not None) == over, "the result and the end do not agree"


def nothing_is_lost(table: Table, script: Script) -> None:
    """Every card and token is somewhere, from the start to the end."""
    counts: dict[str, int] | None = None
    for match in play(table, script):
        now = table.game.census(match.state)
        assert counts in (None, now), f"lost or made: {difference(counts or {}, now)}"
        counts = now
    assert counts, "the census counts nothing"


def difference(before: dict[str, int], now: dict[str, int]) -> dict[str, int]:
    """Where two counts differ."""
    changes = {name: now.get(name, 0) - before.get(name, 0) for name in {*before, *now}}
    return {name: change for name, change in changes.items() if change}


def content_stays(table: Table, script: Script) -> None:
    """What states share is never changed by playing."""
    before: str | None = None
    for match in play(table, script):
        now = shared_text(table.game, match.state) if before is None or not match.seats() else before
        assert before in (None, now), "playing changed shared content"
        before = now


def shared_text(game: AnyGame, g: GameState) -> str:
    """Everything that clones share, but for the log and what is made from the facts at any time."""
    facts = {*fact_names(type(g)), "log", *getattr(type(g), "DERIVED", ())}
    slots = type(g).__slots__  # type: ignore[attr-defined]  # states have slots
    return repr([plain(getattr(g, name)) for name in slots if name not in facts])


def plain(value: Any) -> Any:
    """An object taken to pieces, for comparison."""
    if isinstance(value, ATOMS) or callable(value):
        return value if not callable(value) else getattr(value, "__name__", "")
    return [type(value).__name__, *(plain(part) for part in parts_of(value))]


def same_answers_same_game(table: Table, script: Script) -> None:
    """The same choices make the same game."""
    assert story(table, script) == story(table, script), "the same answers make another game"


def story(table: Table, script: Script) -> str:
    """A whole game as everybody together could tell it at its end."""
    *_, match = play(table, script)
    views = [table.game.view(match.state, seat) for seat in eyes(table)]
    return json.dumps([match.journal, match.log, encode_state(match.state), views])
