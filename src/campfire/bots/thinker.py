"""The thinker: a player of any game that has a scout, figures and a learned value.

It takes the scout's answer and a few others, imagines worlds, gives every candidate the same chance in each, lets
scouts play on to the next horizon, and judges there. It leaves the scout's answer only where another is clearly
better. It gets a view and an offer, and imagines the rest. Where a game gathers gestures before anything comes of them,
it thinks about the whole plan at the first of them, for as long as about all of them, and then keeps to it.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Container
from random import Random as Source
from time import perf_counter, thread_time

from msgspec.structs import replace

from campfire.bots.budget import MOST_GESTURES, Budget
from campfire.bots.lines import Gesture, Line, Planner, seen
from campfire.bots.playout import CommonChance, beyond, play_on
from campfire.bots.race import Race
from campfire.bots.values import Judged, Value, check_figures, judge, value_for
from campfire.kernel.contract import AnyGame, BadInput, GameState, Options, View
from campfire.kernel.declared import Named
from campfire.kernel.engine import go_on
from campfire.kernel.offer import WAIT, Bot, Offer, Random, Ranked, Weighed, imagining

SCOUTS_CHOICES, SCOUTS_PLANS = 5, 10
"""So many candidates the scout names: its answer, its answer without that one, and so on; more of them for a plan."""
CANDIDATES, PLANS = 8, 16
REMEMBERED = 512
"""So many gestures to come are kept in mind, for all seats and tables together."""
WORLDS_AT_LEAST = 4
"""So many worlds must fit into the budget: where they would not, fewer candidates run."""
DOUBTS = 4
"""In so many worlds of a spectator a figure must be the same to be spoken of aloud."""
SHORT = 1e-4
"""No playout is shorter."""
SHOWN = 3
"""So many options are told with their chances."""
SUREST = 0.99
"""Whoever only imagined is no surer."""
NOTHING = 0.02
"""A figure that adds less does not speak for anything."""
RUNS_AWAY = 400
"""A playout with more decisions is judged where it stands."""


class Thinker:
    """Answers with what leads to the best positions in imagined worlds."""

    worlds = 1
    """One is enough: further ones are imagined from it."""

    def __init__(
        self, game: AnyGame, scout: Bot, options: Options | None, budget: Budget, hurried: bool = True
    ) -> None:
        self.game = game
        self.scout = scout
        self.budget = budget
        self.hurried = hurried
        """Whether somebody waits for its answers: then it gives one in time, however busy the machine is."""
        self.trouble: BadInput | None = None
        """Why it plays as the scout."""
        self.value: Value | None = None
        self.thought: Weighed | None = None
        self.foreseen: OrderedDict[bytes, tuple[Named, Weighed | None]] = OrderedDict()
        """The gestures of plans that are being made, by what is seen when they are due."""
        try:
            self.value = value_for(game, options)
        except BadInput as wrong:
            self.trouble = wrong

    def __call__(self, view: View, offer: Offer, random: Random) -> int:
        self.thought = None
        if len(offer.options) == 1 and not offer.others:
            return 0
        if offer.kind.gathers and (planned := self.planned(view, offer)) is not None:
            return planned
        base = next(iter(offer.worlds(1)), None)
        worlds = iter(()) if base is None else imagining(self.game, base, offer.seat, random)
        chosen = self.scout(view, replace(offer, imagined=worlds), random)
        if base is None or chosen == WAIT or len(offer.options) == 1 or self.trouble_at(view):
            return chosen
        thinking = Thinking(self, view, offer, base, random)
        place = thinking.choose(chosen)
        self.thought = thinking.told()
        self.keep_in_mind(thinking)
        return place

    def planned(self, view: View, offer: Offer) -> int | None:
        """The gesture that is next in the plan; None where all has to be thought out anew."""
        named, thought = self.foreseen.pop(seen(view), (None, None))
        places = [place for place, option in enumerate(offer.options) if option.named_by == named]
        if places:
            self.thought = thought
        return next(iter(places), None)

    def keep_in_mind(self, thinking: Thinking) -> None:
        """Remember the further gestures of the plan that was chosen."""
        aloud = replace(self.thought, ranking=[]) if self.thought else None
        for gesture in thinking.chosen().own(thinking.offer.seat)[1:]:
            self.foreseen[seen(self.game.view(gesture.g, gesture.seat))] = gesture.named, aloud
        while len(self.foreseen) > REMEMBERED:
            self.foreseen.popitem(last=False)

    def trouble_at(self, view: View) -> BadInput | None:
        """Why it plays as the scout at such a table, for want of a value of these figures; None where it thinks."""
        if self.value is not None:
            try:
                check_figures(self.value, self.game, view)
            except BadInput as wrong:
                self.trouble, self.value = wrong, None
        return self.trouble

    def why(self, view: View, offer: Offer, place: int) -> Weighed | None:
        """What tipped the scales, how good it looks, and how sure that is."""
        if self.trouble is not None:
            return Weighed(trouble=self.trouble.phrase.key)
        return self.thought


class Thinking:
    """One deliberation."""

    def __init__(self, thinker: Thinker, view: View, offer: Offer, base: GameState, random: Random) -> None:
        assert thinker.value is not None
        self.game, self.scout, self.budget, self.hurried = thinker.game, thinker.scout, thinker.budget, thinker.hurried
        self.value: Value = thinker.value
        self.view, self.offer, self.base, self.random = view, offer, base, random
        self.scouts = [self.scout] * self.game.players[-1]
        self.until = beyond(self.game, self.game.horizon(view) + self.value.ahead - 1)
        self.started, self.began = thread_time(), perf_counter()
        self.race, self.lines = Race([0]), list[Line]()
        self.parts: list[dict[str, float]] = []
        """What each figure added for each candidate, over all worlds together."""

    def choose(self, scouts: int) -> int:
        """Let candidates race until one has won or the budget is spent."""
        places = self.line_up(self.candidates(scouts))
        self.race, self.parts = Race(places), [{} for _ in places]
        while not self.is_over():
            self.play_world()
            if self.race.is_decided():
                break
        return self.race.places[self.race.best()]

    def chosen(self) -> Line:
        """The line that won."""
        return self.lines[self.race.best()]

    def line_up(self, places: list[int]) -> list[int]:
        """Make lines of candidates, and drop those that come to a plan that is there already."""
        planner, plans, kept = Planner(self.game, self.scouts, self.random), list[object](), list[int]()
        for place in places:
            first = Gesture(self.base, self.offer.seat, self.offer.options[place].named_by)
            line = planner.line(first, self.offer.kind)
            if (plan := line.plan()) not in plans:
                plans.append(plan)
                self.lines.append(line)
                kept.append(place)
        return kept

    @property
    def share(self) -> int:
        """How many answers are thought about at once."""
        return min(MOST_GESTURES, len(self.lines[0].own(self.offer.seat))) if self.lines else 1

    def is_over(self) -> bool:
        """Whether the budget is spent; seconds are those of thinking, unless somebody waits and the machine is busy."""
        seconds, worlds = self.budget
        if seconds is None or self.race.worlds >= worlds:
            return self.race.worlds >= worlds * self.share
        late = self.hurried and perf_counter() - self.began >= self.budget.longest(self.share)
        return late or thread_time() - self.started >= seconds * self.share

    def candidates(self, scouts: int) -> list[int]:
        """The scout's answer, what it would answer else, and some of the rest."""
        options, gathers = self.offer.options, self.offer.kind.gathers
        named, most = (SCOUTS_PLANS, PLANS) if gathers else (SCOUTS_CHOICES, CANDIDATES)
        worlds = imagining(self.game, self.base, self.offer.seat, self.random)
        places, left = [scouts], [place for place in range(len(options)) if place != scouts]
        while left and len(places) < min(named, len(options)) and len(options) > most:
            rest = replace(self.offer, options=[options[at] for at in left], others=(), imagined=worlds)
            places.append(left.pop(self.scout(self.view, rest, self.random)))
        while left and len(places) < most:
            places.append(left.pop(int(self.random() * len(left))))
        return places

    def play_world(self) -> None:
        """Play a world for every candidate that is still running; time up: it does not count."""
        chance, began = self.random(), thread_time()
        judged = list[Judged]()
        for runner in self.race.running:
            found = self.play_out(self.lines[runner], chance)
            if found is None:
                return
            judged.append(found)
            if self.race.worlds == 0 and runner == 0:
                self.fit_in(thread_time() - began)
        if self.race.worlds < 2 or not self.is_over():
            for runner, one in zip(self.race.running, judged, strict=True):
                gathered = self.parts[runner]
                for name, part in one.parts.items():
                    gathered[name] = gathered.get(name, 0.0) + part
            self.race.add([one.chance for one in judged])

    def fit_in(self, each: float) -> None:
        """After the first playout: let only as many run as the budget allows."""
        if self.budget.seconds is not None:
            fitting = int(self.budget.seconds * self.share / (WORLDS_AT_LEAST * max(each, SHORT)))
            del self.race.running[max(2, fitting) :]

    def play_out(self, line: Line, chance: float) -> Judged | None:
        """Give the last answer of a line in an imagined world and let scouts play on to the horizon: the chance there,
        by its parts. The same chance, the same world."""
        random = Source(chance).random
        world = next(imagining(self.game, line.last.g, self.offer.seat, random))
        then = line.last.then(world)
        if then is None:
            return None
        go_on(world, then)
        play_on(self.game, world, self.scouts, random, self.until, RUNS_AWAY, CommonChance(chance))
        return judge(self.game, self.value, world, self.offer.seat)

    def told(self) -> Weighed | None:
        """What tipped the scales: the figure that sets the chosen option apart from the next best."""
        race, ranking = self.race, self.race.ranking()
        if race.worlds < 2 or len(ranking) < 2:
            return None
        best, next_best = ranking[0], ranking[1]
        ranked = [Ranked(race.places[one], percent(race.mean(one)), self.telling(one, ranking)) for one in ranking]
        figure = self.tipping(best, next_best, self.secrets())
        return Weighed(figure, percent(race.mean(best)), percent(min(SUREST, race.sure(best))), ranked[:SHOWN])

    def secrets(self) -> set[str]:
        """The figures that others cannot count: they differ in worlds that a spectator cannot tell apart."""
        own, hidden = self.game.figures(self.view), set[str]()
        for _ in range(DOUBTS):
            world = self.game.imagine(self.base, None, self.random)
            seen = self.game.figures(self.game.view(world, self.offer.seat))
            hidden |= {name for name, figure in seen.items() if figure != own[name]}
        return hidden

    def telling(self, one: int, ranking: list[int]) -> str:
        """The figure that speaks for an option: beside the best, or for the best beside the next."""
        return self.tipping(one, ranking[1] if one == ranking[0] else ranking[0])

    def tipping(self, one: int, other: int, untold: Container[str] = ()) -> str:
        """The figure that speaks most for one option against another, of those that can be told: more of something
        good, or less of something bad."""
        ours, theirs, leanings = self.added(one), self.added(other), self.game.leanings()
        gaps = {
            name: ours[name] - theirs[name]
            for name, leaning in leanings.items()
            if name in ours and name in theirs and name not in untold and self.value.weights[name].weight * leaning > 0
        }
        name = max(gaps, key=gaps.__getitem__, default="")
        return name if name and gaps[name] > NOTHING else ""

    def added(self, one: int) -> dict[str, float]:
        """What each figure added for an option in a world, on average."""
        worlds = max(1, len(self.race.worths[one]))
        return {name: part / worlds for name, part in self.parts[one].items()}


def percent(share: float) -> int:
    """A chance as a whole number."""
    return round(100 * share)
