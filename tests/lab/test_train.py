"""Learning values: from games, with a share of them unseen, and refused in a sentence where it cannot be."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from random import Random

import pytest

from campfire import cli, games
from campfire.bots import values
from campfire.bots.values import Origin, Value, Weight, judge, read_value
from campfire.kernel.contract import BadInput
from campfire.lab.fitting import chance, fit, standard, trust
from campfire.lab.playing import Run
from campfire.lab.positions import Position, positions_of
from campfire.lab.train import batches_of, fit_common, flat, is_unseen, learn, lessons_of, taught
from tests.contract.embers import Sight
from tests.contract.shells import SHELLS
from tests.contract.toy import TOY, Toy
from tests.lab.conftest import toy_plan


def games_of(n: int, slope: float, seed: int = 1) -> list[list[Position]]:
    """Games in which wood decides, and stone tells nothing."""
    random, played = Random(seed), list[list[Position]]()
    for _ in range(n):
        wood, stone = random.random() * 10, random.random() * 10
        won = random.random() < 1 / (1 + 2.7 ** (slope * (5 - wood)))
        played.append([Position({"wood": wood, "stone": stone, "always": 1.0}, float(won), won)])
    return played


def test_what_decides_gets_the_weight() -> None:
    shared = games_of(1500, 1.5)
    learned = learn(Origin("toy", "1", "calm"), shared, fit_common(flat(shared)), fit_common(taught(shared)))
    weights = {name: row.weight for name, row in learned.value.weights.items()}
    assert weights["wood"] > 1.5 > abs(weights["stone"]) * 3
    assert weights["always"] == 0
    assert learned.value.chance({"wood": 9.0, "stone": 5.0, "always": 1.0}) > 0.85
    assert learned.trust.brier < 0.6 * learned.trust.blind


def test_every_fifth_game_is_unseen_wherever_it_is_asked() -> None:
    played = games_of(400, 1.0)
    kept = [game for game in played if is_unseen(game)]
    assert 50 < len(kept) < 110
    assert len(taught(played)) == 400 - len(kept)
    assert not {id(one) for one in taught(played)} & {id(one) for one in flat(kept)}


def test_a_scenario_with_few_games_stays_near_what_all_have_in_common() -> None:
    common = fit_common(flat(games_of(1000, 1.5)))
    odd = games_of(6, -1.5, seed=4)
    learned = learn(Origin("toy", "1", "storm"), odd, common, common)
    assert learned.value.weights["wood"].weight > 0
    many = games_of(1000, -1.5, seed=4)
    assert learn(Origin("toy", "1", "storm"), many, common, common).value.weights["wood"].weight < 0


def test_weights_are_those_of_the_likeliest_curve() -> None:
    """At the best weights no slope is left: the sum of errors along each column equals what the ridge holds back."""
    rows = [[1.0, n / 10, (n * 7 % 11) / 5] for n in range(-20, 20)]
    wins = [float((n * 13 % 7) > 2 or n > 8) for n in range(-20, 20)]
    weights = fit(rows, wins, ridge=2.0)
    gaps = [won - chance(weights, row) for row, won in zip(rows, wins, strict=True)]
    for column, weight in enumerate(weights):
        slope = sum(gap * row[column] for gap, row in zip(gaps, rows, strict=True))
        assert slope == pytest.approx(2.0 * weight if column else 0.0, abs=1e-3)


def test_no_weight_leans_the_wrong_way_and_the_others_make_up_for_it() -> None:
    """Whoever has much wood has few axes and wins: that is no reason to throw axes away."""
    random = Random(2)
    woods = [random.gauss(0.0, 1.0) for _ in range(600)]
    rows = [[1.0, wood, 0.5 * random.gauss(0.0, 1.0) - wood] for wood in woods]
    wins = [float(random.random() < 1 / (1 + 2.7 ** (axes - wood))) for _, wood, axes in rows]
    free, leaning = fit(rows, wins), fit(rows, wins, leanings=[1, 1])
    assert free[2] < -0.3
    assert leaning[2] == 0.0
    assert leaning[1] > free[1]
    assert fit(rows, wins, leanings=[1, -1]) == pytest.approx(free, abs=0.1)


@pytest.mark.parametrize("game", games.NAMES)
def test_values_learned_from_a_game_lean_as_it_says(game: str) -> None:
    leanings = games.load(game).leanings()
    random, played = Random(3), list[Position]()
    for _ in range(60):
        figures = {name: random.random() for name in (*leanings, "chance")}
        played.append(Position(figures, float(random.random() < 0.5), won=False))
    weights = fit_common(played, leanings).weights[1:]
    assert all(weight * leaning >= 0 for weight, leaning in zip(weights, leanings.values(), strict=False))
    assert weights[-1]


def test_trust_counts_in_fifths() -> None:
    told = trust([0.05, 0.15, 0.95, 0.9], [0.0, 1.0, 1.0, 1.0], 0.5)
    assert [(round(p, 3), won, n) for p, won, n in told.bands] == [(0.1, 0.5, 2), (0.925, 1.0, 2)]
    assert told.blind == 0.25


def test_a_column_that_stands_still_does_no_harm() -> None:
    assert standard([[2.0, 1.0], [2.0, 3.0]]).put([2.0, 3.0]) == [1.0, 0.0, 1.0]


class Settling(Toy):
    """A toy in which the second seat has won as soon as it looks."""

    def settled(self, view: Sight) -> bool | None:
        return True if view["seat"] == 1 else None


@pytest.mark.usefixtures("toy_box")
def test_whoever_has_won_already_is_not_learned_from() -> None:
    """Of a game in which survivors leave one by one. [DI-297]"""
    g = TOY.setup(TOY.check({}))
    value = Value(
        Origin("toy", "1", "calm"), 0.0, {name: Weight(0.0, 1.0, 0.0) for name in TOY.figures(TOY.view(g, 0))}
    )
    assert judge(Settling(), value, g, 1) == (1.0, {})
    assert judge(Settling(), value, g, 0).chance == 0.5
    run = Run(toy_plan(bots=("random",) * 3))
    run.game = Settling()
    noted = {tuple(one.figures.items()) for one in positions_of(run, 1)}
    assert noted < {tuple(one.figures.items()) for one in positions_of(Run(toy_plan(bots=("random",) * 3)), 1)}


@pytest.mark.usefixtures("toy_box")
def test_positions_are_noted_at_every_horizon_with_their_outcome() -> None:
    noted = positions_of(Run(toy_plan(bots=("random",) * 3)), 1)
    assert [*noted[0].figures] == [*TOY.figures(TOY.view(TOY.setup(TOY.check({})), 0))]
    rounds = [one.figures["round"] for one in noted]
    assert rounds == sorted(rounds)
    assert {*rounds} == {*range(1, max(map(int, rounds)) + 1)}
    seen = [tuple(one.figures.items()) for one in noted]
    assert len(seen) == len({*seen}) > len({*rounds}), "what two seats see alike is noted twice, or only one is asked"
    assert len({one.won for one in noted}) == 1
    assert noted == positions_of(Run(toy_plan(bots=("random",) * 3)), 1)


def test_every_scenario_is_a_lesson_of_its_own() -> None:
    lessons = lessons_of(TOY, None)
    assert [(lesson.scenario, len(lesson.tables)) for lesson in lessons] == [("calm", 3), ("storm", 3)]
    assert [lesson.scenario for lesson in lessons_of(SHELLS, "reef")] == ["reef"]
    with pytest.raises(BadInput):
        lessons_of(TOY, "hurricane")


def test_a_lesson_goes_to_another_box_every_few_games() -> None:
    asked = Namespace(game="discover", games=40, bots="scout", seed=3)
    (lesson,) = lessons_of(games.load("discover"), "1")
    batches = [*batches_of(asked, lesson)]
    boxes = [batch.plan.options["box"] for batch in batches]
    assert len({*boxes}) == len(boxes) == 10
    assert {batch.plan.options["players"] for batch in batches} == {1, 2, 3, 4}
    assert {batch.plan.options["scenario"] for batch in batches} == {"1"}
    assert {len(batch.numbers) for batch in batches} == {4}


def test_a_game_without_boxes_is_learned_at_its_tables() -> None:
    asked = Namespace(game="paleo", games=40, bots="scout", seed=3)
    (lesson,) = lessons_of(games.load("paleo"), "2")
    assert [batch.plan.options for batch in batches_of(asked, lesson)][::3] == lesson.tables


def test_training_writes_a_file_that_a_thinker_reads(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["train", "paleo", "--scenario", "1", "--games", "12", "--into", str(tmp_path)]) == 0
    value = read_value((tmp_path / "1.toml").read_text())
    paleo = games.load("paleo")
    assert value.origin == (paleo.name, paleo.rules, "1")
    values.check_figures(value, paleo, paleo.view(paleo.setup(paleo.check({})), 0))
    assert "12" in capsys.readouterr().out


@pytest.mark.parametrize(
    "line",
    ["chess", "paleo --scenario 99", "paleo --games 0", "paleo --bots owl", "paleo --into /proc/nowhere", "paleo --x"],
)
def test_training_that_cannot_be(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["train", *line.split()]) == 2
    said = capsys.readouterr()
    assert not said.out
    assert len(said.err.strip().splitlines()) == 1
