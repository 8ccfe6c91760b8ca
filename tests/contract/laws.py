"""The laws that every game keeps, each as a check of one played game.

A law is a function of a played game; it looks and asserts. The suite runs every law over every game; its own tests
run them over broken toys.
"""

from __future__ import annotations

import json
from random import Random
from typing import Any

from campfire.kernel.codec import encode_state, encode_value, fact_names
from campfire.kernel.contract import GameState
from campfire.kernel.declared import Ids, Named
from campfire.kernel.engine import blocked, pending
from campfire.kernel.journal import replay
from campfire.kernel.match import Match, encode_logged
from campfire.kernel.question import Ask, Chance, ask_of
from tests.contract.parts import changeable, shared_text
from tests.contract.play import Played, Table, eyes, mark, play_stretch, played


def copies_share_nothing(game: Played) -> None:
    """A clone is equal, and no change to one is seen in the other, for the whole game."""
    old: list[tuple[GameState, str]] = []
    for match in play_stretch(game):
        copy = game.table.game.clone(match.state)
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


def saves_are_whole(game: Played) -> None:
    """Saved, read and saved again is the same, at every decision, and the match read is the match saved."""
    table = game.table
    for match in game.stretch():
        saved = json.loads(json.dumps(match.save()))
        again = Match.load(saved, lambda name: table.game, match.nature)
        assert again.save() == saved, "a save changes when it is read"
        assert encode_state(again.state) == encode_state(match.state), "a save is another position"
        assert again.log == match.log, "a save tells another story"
        assert kinds_of(again) == kinds_of(match), "a save has lost the names of what it tells"
        seat = eyes(table)[len(match.journal) % len(eyes(table))]
        looks = [table.game.view(g, seat) for g in (again.state, match.state)]
        assert looks[0] == looks[1], "a save looks different"
        assert questions(table, again.state) == questions(table, match.state), "a save asks something else"


def kinds_of(match: Match) -> list[list[type]]:
    """What the arguments of the log are made of."""
    return [[type(arg) for arg in event.args] for _, event in match.log]


def journal_is_the_game(game: Played) -> None:
    """The journal alone leads to the same states, the log and the result too."""
    table = game.table
    moments = {len(match.journal): match for match in game.moments}
    for at, g in enumerate(replay(table.game, table.options, game.end.journal)):
        assert at not in moments or encode_state(moments[at].state) == encode_state(g), (
            f"the replay differs after answer {at}"
        )
    assert table.game.result(g) == table.game.result(game.end.state)


def questions_are_pure(game: Played) -> None:
    """Asking, looking, imagining and explaining twice gives the same and changes nothing."""
    table = game.table
    for match in game.stretch():
        g = match.state
        before = encode_state(g)
        asked = ask_everyone(table, g)
        assert asked == ask_everyone(table, g), "a question changes when it is asked again"
        for seat in eyes(table):
            table.game.imagine(g, seat, Random(game.script.seed).random)
        assert encode_state(g) == before, "looking at the state changes it"


def questions(table: Table, g: GameState) -> list[Ask | None]:
    """The pending question as it is put to each seat."""
    question = pending(g)
    return [ask_of(question, seat) if question else None for seat in range(table.options["players"])]


def ask_everyone(table: Table, g: GameState) -> list[Any]:
    """All that can be asked and seen without answering."""
    question = pending(g)
    asked = questions(table, g)
    reasons = [blocked(g, seat, question) for seat in range(table.options["players"])]
    views = [table.game.view(g, seat) for seat in eyes(table)]
    assert json.loads(json.dumps(views)) == views, "a view is not plain JSON data"
    return [getattr(question, "seats", ()), asked, reasons, views, table.game.result(g), table.game.census(g)]


def options_are_sound(game: Played) -> None:
    """Options are there, each once, savable, and none of them is called blocked at the same time."""
    for match in game.moments:
        assert not isinstance(match.question, Chance), "nature was not answered for"
        for seat in match.seats():
            ask = match.ask(seat)
            assert ask is not None
            assert seat in ask.seats
            check_offer(ask, [refused.option.named_by for refused in match.blocked(seat)])


def check_offer(ask: Ask, refused: list[Named]) -> None:
    """One question as put to one seat."""
    offered = [option.named_by for option in ask.options]
    assert offered, f"{ask.key} has no options"
    assert len(set(offered)) == len(offered), f"{ask.key} offers the same twice"
    assert not set(offered) & set(refused), f"{ask.key} offers what it calls blocked"
    assert len(set(refused)) == len(refused), f"{ask.key} refuses the same twice"
    assert all(is_plain(args) for _, args in offered + refused), f"{ask.key} cannot be saved"


def is_plain(args: Ids) -> bool:
    """Arguments are numbers, words, and tuples of them."""
    return all(is_plain(arg) if isinstance(arg, tuple) else type(arg) in (int, str) for arg in args)


def games_end(game: Played) -> None:
    """Every game comes to an end, has a result then, and none before."""
    for match in game.moments:
        over = not match.seats()
        assert (game.table.game.result(match.state) is not None) == over, "the result and the end do not agree"


def everybody_has_a_standing(game: Played) -> None:
    """At the end every seat has a place and a cause; ties share a place; scores and places agree."""
    result = game.table.game.result(game.end.state)
    assert result is not None
    standings = result.standings
    assert len(standings) == game.table.options["players"], "not every seat has a standing"
    places = sorted(one.place for one in standings)
    assert all(place == 1 + sum(other < place for other in places) for place in places), "a place is left out"
    for one in standings:
        for other in standings:
            if one.score is not None and other.score is not None:
                assert (one.score > other.score) <= (one.place < other.place), "scores and places do not agree"
            assert not (other.won and not one.won and one.place < other.place), "a better place does not win"


def series_go_on(game: Played) -> None:
    """A game that runs has no sequel; one that is over has none, or one for the same people that can be laid."""
    table = game.table
    assert all(match.sequel() is None for match in game.moments[:-1]), "a game goes on before it is over"
    wish = game.end.sequel()
    if wish is not None:
        assert json.loads(json.dumps(wish)) == wish, "what is carried over is not plain data"
        options = table.game.check(wish)
        assert options["players"] == table.options["players"], "the series goes on with other people"
        assert table.game.check(options) == options, "checked options change when they are checked again"
        table.game.setup(options)


def nothing_is_lost(game: Played) -> None:
    """Every card and token is somewhere, from the start to the end."""
    counts: dict[str, int] | None = None
    for match in game.moments:
        now = game.table.game.census(match.state)
        assert counts in (None, now), f"lost or made: {difference(counts or {}, now)}"
        counts = now
    assert counts, "the census counts nothing"


def difference(before: dict[str, int], now: dict[str, int]) -> dict[str, int]:
    """Where two counts differ."""
    changes = {name: now.get(name, 0) - before.get(name, 0) for name in {*before, *now}}
    return {name: change for name, change in changes.items() if change}


def content_stays(game: Played) -> None:
    """What states share is never changed by playing."""
    assert game.content == shared_text(game.end.state), "playing changed shared content"


def same_answers_same_game(game: Played) -> None:
    """The same choices make the same game."""
    assert story(game) == story(played(game.table, game.script)), "the same answers make another game"


def story(game: Played) -> str:
    """A whole game as everybody together could tell it at its end."""
    views = [game.table.game.view(game.end.state, seat) for seat in eyes(game.table)]
    told = [encode_logged(logged) for logged in game.end.log]
    return json.dumps([game.end.journal, told, encode_state(game.end.state), views])
