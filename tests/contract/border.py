"""The laws of the border: what a game says, asks and tells is declared, and fits its declaration."""

from __future__ import annotations

from collections.abc import Iterator
from math import isfinite

from campfire.kernel.contract import AnyGame
from campfire.kernel.declared import Spoken
from campfire.kernel.match import Match
from tests.contract.play import Played, eyes


def everything_is_declared(game: Played) -> None:
    """Options, questions, events and reasons are those that this game declares."""
    ours = game.table.game
    for spoken in all_spoken(game):
        assert is_declared(ours, spoken), f"{ours.name} does not declare {spoken.kind}"


def is_declared(game: AnyGame, spoken: Spoken) -> bool:
    """Whether it is the game's own declaration, and no other of the same name."""
    return game.declared.game == game.name and game.declared.kinds.get(spoken.kind.message) is spoken.kind


def everything_fits(game: Played) -> None:
    """Options, questions, events and reasons have as many arguments as declared, each of its sort."""
    for spoken in all_spoken(game):
        sorts = spoken.kind.fields
        assert len(spoken.args) == len(sorts), f"{spoken.kind} has {len(spoken.args)} arguments, not {len(sorts)}"
        for (name, sort), value in zip(sorts.items(), spoken.args, strict=True):
            assert isinstance(value, sort.kind), f"{spoken.kind}: {name} is no {sort.kind.__name__}: {value!r}"
            assert not isinstance(value, bool), f"{spoken.kind}: {name} is neither a number nor a word"


def looking_is_harmless(game: Played) -> None:
    """Things, drawings and ways of options and events can be shown; odds are told only where they are declared."""
    for match in game.stretch():
        for seat in match.seats():
            for option in match.ask(seat).options:  # type: ignore[union-attr]  # they are asked
                assert all(option.things(seat)), f"{option.kind} touches a thing without a name"
                assert isinstance(option.icon, str)
                told = match.game.odds(match.state, option)
                assert not told or option.has_odds, f"{option.kind} has odds and does not say so"
    for _, event in game.end.log:
        assert isinstance(event.icon, str)
        assert all([*event.touched(), *(event.path or ())]), f"{event.kind} touches a thing without a name"


def views_have_their_shape(game: Played) -> None:
    """A view has the facts that its shape declares."""
    declared = set(game.table.game.sight.__annotations__)
    for match in (game.moments[0], game.end):
        for seat in eyes(game.table):
            shown = set(game.table.game.view(match.state, seat))
            assert shown <= declared, f"a view shows {shown - declared}, which is not declared"


def the_way_can_be_seen(game: Played) -> None:
    """After each step that tells something everybody can look at the table, and sees what the shape declares."""
    ours = game.table.game
    for match in game.stretch():
        match.followed = True
        lines = [scene.line for scene in match.scenes]
        assert lines == sorted({*lines} & {*range(len(match.log))}), "scenes stand beside the log"
        for scene in match.scenes:
            for seat in eyes(game.table):
                shown = set(ours.view(scene.state, seat))
                assert shown <= set(ours.sight.__annotations__), f"on the way a view shows {shown}"


def a_glance_shows_the_same(game: Played) -> None:
    """Whoever glances at a part sees what the whole view shows there, for every seat at every place."""
    ours = game.table.game
    for match in (game.moments[0], *game.stretch(), game.end):
        for seat in eyes(game.table):
            view = ours.view(match.state, seat)
            for name, part in view.items():
                assert ours.glance(match.state, seat)[name] == part, f"a glance at {name} shows something else"


def figures_are_plain(game: Played) -> None:
    """Figures have the same names in the same order at every place and for everybody, and are plain numbers; the
    horizon is the same for all who look, and never comes back."""
    ours, names, last = game.table.game, list[str](), 0
    for match in (game.moments[0], *game.stretch(), game.end):
        views = [ours.view(match.state, seat) for seat in eyes(game.table)]
        for figures in map(ours.figures, views):
            names = names or [*figures]
            assert names == [*figures], f"figures change their names: {set(names) ^ set(figures)}"
            assert all(isinstance(n, int | float) and isfinite(n) for n in figures.values()), f"no number: {figures}"
    assert {*ours.leanings()} <= {*names}, "it leans on what is no figure"
    assert {*ours.leanings().values()} <= {-1, 1}, "it leans neither way"
    for match in game.moments:
        horizons = {ours.horizon(ours.view(match.state, seat)) for seat in (0, None)}
        assert len(horizons) == 1, "the horizon depends on who looks"
        assert max(horizons) >= last, "the horizon comes back"
        last = max(horizons)


def all_spoken(game: Played) -> Iterator[Spoken]:
    """Everything that was asked, offered, refused and told in a game."""
    for match in game.moments:
        yield from now_spoken(match)
    yield from (event for _, event in game.end.log)


def now_spoken(match: Match) -> Iterator[Spoken]:
    """What is asked, offered and refused now."""
    for seat in (*match.seats(), *match.helpers()):
        ask = match.ask(seat)
        assert ask is not None
        yield ask
        yield from ask.options
        for refused in match.blocked(seat):
            yield from refused
