"""The thinker: a player of any game that has a scout, figures and a learned value.

It takes the scout's answer and a few others, imagines worlds, gives every candidate the same chance in each, lets
scouts play on to the next horizon, and judges there. It leaves the scout's answer only where another is clearly
better. It gets a view and an offer, and imagines the rest.
"""

from __future__ import annotations

from collections.abc import Container
from random import Random as Source
from time import perf_counter, thread_time

from msgspec.structs import replace

from campfire.bots.budget import Budget
from campfire.bots.playout import beyond, play_on
from campfire.bots.race import Race
from campfire.bots.values import Value, check_figures, value_for
from campfire.kernel.contract import AnyGame, BadInput, GameState, Options, View
from campfire.kernel.declared import Named
from campfire.kernel.engine import go_on, pending
from campfire.kernel.frame import Frame
from campfire.kernel.offer import WAIT, Bot, Offer, Random, Ranked, Weighed, imagining
from campfire.kernel.question import ask_of

SCOUTS_CHOICES = 5
"""So many candidates the scout names: its answer, its answer without that one, and so on."""
CANDIDATES = 8
WORLDS_AT_LEAST = 4
"""So many worlds must fit into the budget: where they would not, fewer candidates run."""
DOUBTS = 4
"""In so many worlds of a spectator a figure must be the same to be spoken of aloud."""
BUSY, SHORT = 3.0, 1e-4
"""On a busy machine a thinker may take so many times its budget; no playout is shorter."""
SHOWN = 3
"""So many options are told with their chances."""
NOTHING = 0.005
"""A figure that adds less does not speak for anything."""
RUNS_AWAY = 400
"""A playout with more decisions is judged where it stands."""


class Thinker:
    """Answers with what leads to the best positions in imagined worlds."""

    worlds = 1
    """One is enough: further ones are imagined from it."""

    def __init__(self, game: AnyGame, scout: Bot, options: Options | None, budget: Budget) -> None:
        self.game = game
        self.scout = scout
        self.budget = budget
        self.trouble: BadInput | None = None
        """Why it plays as the scout."""
        self.value: Value | None = None
        self.thought: Thinking | None = None
        try:
            self.value = value_for(game, options)
        except BadInput as wrong:
            self.trouble = wrong

    def __call__(self, view: View, offer: Offer, random: Random) -> int:
        self.thought = None
        if len(offer.options) == 1 and not offer.others:
            return 0
        base = next(iter(offer.worlds(1)), None)
        worlds = iter(()) if base is None else imagining(self.game, base, offer.seat, random)
        chosen = self.scout(view, replace(offer, imagined=worlds), random)
        if base is None or chosen == WAIT or len(offer.options) == 1 or not self.trusts_its_value(view):
            return chosen
        self.thought = Thinking(self, view, offer, base, random)
        return self.thought.choose(chosen)

    def trusts_its_value(self, view: View) -> bool:
        """Whether there is a value, and it is of these figures."""
        if self.value is not None:
            try:
                check_figures(self.value, self.game, view)
            except BadInput as wrong:
                self.trouble, self.value = wrong, None
        return self.value is not None

    def why(self, view: View, offer: Offer, place: int) -> Weighed | None:
        """What tipped the scales, how good it looks, and how sure that is."""
        if self.trouble is not None:
            return Weighed(trouble=self.trouble.phrase.key)
        return self.thought.told() if self.thought else None


class Thinking:
    """One deliberation."""

    def __init__(self, thinker: Thinker, view: View, offer: Offer, base: GameState, random: Random) -> None:
        assert thinker.value is not None
        self.game, self.scout, self.budget = thinker.game, thinker.scout, thinker.budget
        self.value: Value = thinker.value
        self.view, self.offer, self.base, self.random = view, offer, base, random
        self.worlds = imagining(self.game, base, offer.seat, random)
        self.until = beyond(self.game, self.game.horizon(view) + self.value.ahead - 1)
        self.started, self.began = thread_time(), perf_counter()
        self.race = Race([0])
        self.parts: list[dict[str, float]] = []
        """What each figure added for each candidate, over all worlds together."""

    def choose(self, scouts: int) -> int:
        """Let candidates race until one has won or the budget is spent."""
        places = self.candidates(scouts)
        self.race, self.parts = Race(places), [{} for _ in places]
        while not self.is_over():
            self.play_world()
            if self.race.is_decided():
                break
        return self.race.places[self.race.best()]

    def is_over(self) -> bool:
        """Whether the budget is spent; seconds are those of thinking, unless the machine is too busy for that."""
        seconds, worlds = self.budget
        if seconds is None or self.race.worlds >= worlds:
            return self.race.worlds >= worlds
        return thread_time() - self.started >= seconds or perf_counter() - self.began >= BUSY * seconds

    def candidates(self, scouts: int) -> list[int]:
        """The scout's answer, what it would answer else, and some of the rest."""
        options = self.offer.options
        places, left = [scouts], [place for place in range(len(options)) if place != scouts]
        while left and len(places) < min(SCOUTS_CHOICES, len(options)) and len(options) > CANDIDATES:
            rest = replace(self.offer, options=[options[at] for at in left], others=(), imagined=self.worlds)
            places.append(left.pop(self.scout(self.view, rest, self.random)))
        while left and len(places) < CANDIDATES:
            places.append(left.pop(int(self.random() * len(left))))
        return places

    def play_world(self) -> None:
        """Imagine a world and play it for every candidate that is still running; time up: it does not count."""
        world, chance = next(self.worlds), self.random()
        follows = self.answers(world)
        worths, seen = list[float](), list[dict[str, float]]()
        for runner in self.race.running:
            then = follows.get(self.offer.options[self.race.places[runner]].named_by)
            if then is None:
                break
            worth, parts = self.play_out(world, then, chance)
            worths.append(worth)
            seen.append(parts)
            if self.race.worlds == 0 and runner == 0:
                self.fit_in()
        if len(worths) == len(self.race.running) and (self.race.worlds < 2 or not self.is_over()):
            for runner, parts in zip(self.race.running, seen, strict=True):
                gathered = self.parts[runner]
                for name, part in parts.items():
                    gathered[name] = gathered.get(name, 0.0) + part
            self.race.add(worths)

    def fit_in(self) -> None:
        """After the first playout: let only as many run as the budget allows."""
        if self.budget.seconds is None:
            return
        each = max(thread_time() - self.started, SHORT)
        fitting = max(2, int(self.budget.seconds / (WORLDS_AT_LEAST * each)))
        del self.race.running[fitting:]

    def answers(self, world: GameState) -> dict[Named, tuple[Frame, ...]]:
        """What follows from each answer in a world."""
        question = pending(world)
        ask = ask_of(question, self.offer.seat) if question else None
        return {option.named_by: option.then for option in ask.options} if ask else {}

    def play_out(self, world: GameState, then: tuple[Frame, ...], chance: float) -> tuple[float, dict[str, float]]:
        """Give an answer in a copy of a world and let scouts play on to the horizon: the chance there, by its parts."""
        copy: GameState = self.game.clone(world)
        go_on(copy, then)
        scouts = [self.scout] * self.game.players[-1]
        play_on(self.game, copy, scouts, Source(chance).random, self.until, RUNS_AWAY)
        result = self.game.result(copy)
        if result is not None:
            return float(result.standings[self.offer.seat].won), {}
        figures = self.game.figures(self.game.view(copy, self.offer.seat))
        return self.value.chance(figures), self.value.parts(figures)

    def told(self) -> Weighed | None:
        """What tipped the scales: the figure that sets the chosen option apart from the next best."""
        race, ranking = self.race, self.race.ranking()
        if race.worlds < 2 or len(ranking) < 2:
            return None
        best, next_best = ranking[0], ranking[1]
        ranked = [Ranked(race.places[one], percent(race.mean(one)), *self.telling(one, ranking)) for one in ranking]
        figure, up = self.tipping(best, next_best, self.secrets())
        return Weighed(figure, up, percent(race.mean(best)), percent(race.sure(best)), ranked[:SHOWN])

    def secrets(self) -> set[str]:
        """The figures that others cannot count: they differ in worlds that a spectator cannot tell apart."""
        own, hidden = self.game.figures(self.view), set[str]()
        for _ in range(DOUBTS):
            world = self.game.imagine(self.base, None, self.random)
            seen = self.game.figures(self.game.view(world, self.offer.seat))
            hidden |= {name for name, figure in seen.items() if figure != own[name]}
        return hidden

    def telling(self, one: int, ranking: list[int]) -> tuple[str, bool]:
        """The figure that speaks for an option: beside the best, or for the best beside the next."""
        return self.tipping(one, ranking[1] if one == ranking[0] else ranking[0])

    def tipping(self, one: int, other: int, untold: Container[str] = ()) -> tuple[str, bool]:
        """The figure that speaks most for one option against another, and whether there is more of it."""
        ours, theirs = self.share(one), self.share(other)
        gaps = {name: ours[name] - theirs[name] for name in ours if name in theirs and name not in untold}
        name = max(gaps, key=gaps.__getitem__, default="")
        if not name or gaps[name] <= NOTHING:
            return "", True
        return name, self.value.weights[name].weight > 0

    def share(self, one: int) -> dict[str, float]:
        """What each figure added for an option in a world, on average."""
        worlds = max(1, len(self.race.worths[one]))
        return {name: part / worlds for name, part in self.parts[one].items()}


def percent(share: float) -> int:
    """A chance as a whole number."""
    return round(100 * share)
