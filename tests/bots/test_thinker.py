"""The thinker: it weighs options in imagined worlds, never peeks, tells why, and is a scout without its file."""

from __future__ import annotations

from itertools import count
from pathlib import Path
from random import Random

import pytest

from campfire import bots, games
from campfire.bots import Offer, offer_of, values
from campfire.bots.budget import Budget, read_budget
from campfire.bots.race import Race
from campfire.bots.thinker import Thinker
from campfire.bots.values import Origin, Value, Weight, write_value
from campfire.kernel.contract import BadInput
from campfire.kernel.declared import Option
from campfire.kernel.engine import advance, go_on, pending
from campfire.kernel.frame import Seat
from campfire.kernel.match import Match
from campfire.kernel.offer import Weighed, imagining
from campfire.kernel.pile import eyes_of, reimagine
from campfire.kernel.question import Chance, ask_of
from tests.contract.embers import Embers
from tests.contract.play import Table, eyes
from tests.contract.secrets import all_shown
from tests.contract.toy import BURN, REST, TOY, Toy

WORLDS = Budget(None, 6)


class Canonical(Toy):
    """Its worlds follow from what a seat knows and from chance alone, not from how the hidden cards really lie."""

    def imagine(self, g: Embers, seat: Seat | None, random: object) -> Embers:
        world, eyes = self.clone(g), eyes_of(seat)
        hidden = [(pile, at) for pile in world.piles for at in range(len(pile)) if not pile.is_known(at, eyes)]
        for (pile, at), card in zip(hidden, sorted(pile.cards[at] for pile, at in hidden), strict=True):
            pile.cards[at] = card
        reimagine(world.piles, eyes, lambda card: "card", random)  # type: ignore[arg-type]  # a source of chance
        return world


def first(view: object, offer: Offer, random: object) -> int:
    """A scout that takes what is named first: it rests, and lays any card."""
    return 0


def valuing(**weights: float) -> Value:
    """A value of the toy's figures."""
    names = [*TOY.figures(TOY.view(TOY.setup(TOY.check({})), 0))]
    return Value(Origin("toy", "1", "calm"), 0.0, {name: Weight(0.0, 1.0, weights.get(name, 0.0)) for name in names})


def thinker(value: Value | None, game: Toy = TOY, budget: Budget = WORLDS) -> Thinker:
    """A thinker of the toy that judges by this value."""
    made = Thinker(game, first, game.check({}), budget)
    if value is not None:
        made.value, made.trouble = value, None
    return made


def toy_at(key: str, seed: int = 1, nth: int = 1) -> Embers:
    """The toy where this is asked of somebody with a choice, played with first options until then."""
    g, random = TOY.setup(TOY.check({})), Random(seed)
    advance(g)
    for _ in range(500):
        question = pending(g)
        assert question is not None
        if isinstance(question, Chance):
            go_on(g, question.frames(question.outcomes.sample(random.random)))
            continue
        ask = ask_of(question, question.seats[0])
        assert ask is not None
        if ask.key == key and len(ask.options) > 1:
            nth -= 1
            if not nth:
                return g
        go_on(g, ask.options[int(random.random() * len(ask.options))].then)
    raise AssertionError("never asked")


def told_at(bot: Thinker, g: Embers, game: Toy = TOY, seed: int = 5) -> tuple[Option, Weighed | None]:
    """What a thinker answers at a place, and what it thought."""
    question, random = pending(g), Random(seed).random
    assert question is not None
    assert not isinstance(question, Chance)
    seat = question.seats[0]
    ask = ask_of(question, seat)
    assert ask is not None
    view, offer = game.view(g, seat), offer_of(ask, seat, (), imagining(game, g, seat, random))
    place = bot(view, offer, random)
    return ask.options[place], bot.why(view, offer, place)


def test_it_leaves_the_scouts_answer_for_a_clearly_better_one() -> None:
    g = toy_at("tend")
    g.bank = 0
    assert told_at(thinker(valuing(fire=1.0)), g)[0].kind is BURN
    assert told_at(thinker(valuing(fire=-1.0)), g)[0].kind is REST


def test_it_keeps_the_scouts_answer_where_nothing_tells_options_apart() -> None:
    assert told_at(thinker(valuing()), toy_at("tend"))[0].kind is REST


def test_it_tells_the_figure_that_moved_most_and_how_sure_it_is() -> None:
    g = toy_at("tend")
    g.bank = 0
    _, why = told_at(thinker(valuing(fire=1.0, beads=0.01)), g)
    assert why is not None
    assert why.figure == "fire"
    assert why.say(g).key == "because-weighed"
    assert 90 < why.sure < 100
    assert [one.place for one in why.ranking] == [1, 0]
    assert why.ranking[0].chance > why.ranking[1].chance
    _, why = told_at(thinker(valuing(beads=1.0)), g)
    assert why is not None
    assert why.figure == "beads"


def test_it_does_not_praise_what_is_bad_in_itself() -> None:
    """A value may count against nature; that is not said aloud."""
    g = toy_at("tend")
    g.bank = 0
    option, why = told_at(thinker(valuing(fire=-1.0)), g)
    assert option.kind is REST
    assert why is not None
    assert why.figure == ""


def test_where_nothing_is_better_it_does_not_say_how_sure_it_is() -> None:
    g = toy_at("tend")
    option, why = told_at(thinker(valuing()), g)
    assert option.kind is REST
    assert why is not None
    assert (why.say(g).key, why.sure) == ("because-no_better", 50)


def test_it_does_not_speak_of_what_others_cannot_see() -> None:
    g = toy_at("lay_card", nth=2)
    question = pending(g)
    assert question is not None
    assert not isinstance(question, Chance)
    hand = g.hands[question.seats[0]]
    hand.cards[:], hand.known[:] = ["branch", "berry"], [1 << question.seats[0]] * 2
    option, why = told_at(thinker(valuing(branches=2.0)), g)
    assert option.args == ("berry",)
    assert why is not None
    assert why.figure == ""
    assert why.ranking[0].figure == "branches"


@pytest.mark.parametrize("seed", range(4))
def test_its_answers_do_not_depend_on_what_it_cannot_know(seed: int) -> None:
    game, bot = Canonical(), thinker(valuing(fire=0.5, beads=0.3, branches=0.2), Canonical())
    for key in ("tend", "lay_card", "keep_or_bury"):
        g = toy_at(key, seed)
        question = pending(g)
        assert question is not None
        assert not isinstance(question, Chance)
        other = TOY.imagine(g, question.seats[0], Random(seed + 9).random)
        ours, theirs = told_at(bot, g, game, seed), told_at(bot, other, game, seed)
        assert (ours[0].named_by, ours[1]) == (theirs[0].named_by, theirs[1])


def test_the_same_chance_and_worlds_give_the_same_answer() -> None:
    g, bot = toy_at("lay_card"), thinker(valuing(fire=0.5, beads=0.3))
    assert told_at(bot, g) == told_at(bot, g)


def test_what_people_want_left_alone_is_not_answered() -> None:
    """It is not offered; the thinker finds among the rest what it would take."""
    g = toy_at("tend")
    g.bank = 0
    view, random = TOY.view(g, 0), Random(3).random
    ask = ask_of(pending(g), 0)  # type: ignore[arg-type]  # somebody is asked
    assert ask is not None
    offer = offer_of(ask.offering([ask.options[0]] * 2), 0, (), imagining(TOY, g, 0, random))
    assert offer.options[thinker(valuing(fire=1.0))(view, offer, random)].kind is REST


@pytest.mark.parametrize("word", ["0", "0s", "-1", "x", "1.5", "nans", "99s", "-0.1s"])
def test_no_time_to_think(word: str) -> None:
    with pytest.raises(BadInput) as refused:
        bots.make(f"thinker:{word}", "paleo")
    assert refused.value.phrase.key == "error-bad_budget"


@pytest.mark.parametrize(("hurried", "better"), [(True, False), (False, True)])
def test_on_a_busy_machine_it_hurries_only_where_somebody_waits(
    hurried: bool, better: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By the clock on the wall a minute passes at every look, by the processor's nothing."""
    clock = count(0, 60)
    monkeypatch.setattr("campfire.bots.thinker.perf_counter", lambda: next(clock))
    monkeypatch.setattr("campfire.bots.thinker.thread_time", lambda: 0.0)
    g, bot = toy_at("tend"), thinker(valuing(fire=1.0), budget=Budget(0.3, 6))
    g.bank, bot.hurried = 0, hurried
    assert (told_at(bot, g)[0].kind is BURN) == better


def test_budgets_are_read() -> None:
    assert read_budget("0.5s").seconds == 0.5
    assert read_budget("12") == Budget(None, 12)
    with pytest.raises(BadInput):
        bots.make("scout:8", "paleo")


TEXTS = {
    "damaged": "format = 1\ngame =",
    "empty": "",
    "another format": write_value(valuing(fire=1.0), {}).replace("format = 1", "format = 99"),
    "another game": write_value(valuing(fire=1.0), {}),
    "no spread": write_value(valuing(fire=1.0), {}).replace("1.0, 1.0", "1.0, 0.0").replace("0.0, 1.0", "0.0, 0.0"),
}


@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS)
def test_without_a_file_to_trust_it_plays_as_the_scout_and_says_so(
    text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("1", "any"):
        (tmp_path / f"{name}.toml").write_text(text)
    monkeypatch.setattr(values, "folder", lambda game: tmp_path)
    paleo = games.load("paleo")
    options = paleo.check({})
    bot = bots.make("thinker:2", "paleo", options)
    assert isinstance(bot, Thinker)
    match = Match(paleo, options, lambda chance: chance.outcomes.sample(Random(2).random))
    seat = match.seats()[0]
    ask, view = match.ask(seat), paleo.view(match.state, seat)
    assert ask is not None
    offer = offer_of(ask, seat, (), imagining(paleo, match.state, seat, Random(1).random))
    scouts = bots.make("scout", "paleo", options)(view, offer_of(ask, seat), Random(1).random)
    place = bot(view, offer, Random(1).random)
    assert place == scouts
    why = bot.why(view, offer, place)
    assert why is not None
    assert why.say(match.state).key == "because-no_value"


def test_a_file_of_other_figures_is_not_trusted(monkeypatch: pytest.MonkeyPatch) -> None:
    bot = thinker(valuing(fire=1.0)._replace(weights={"smoke": Weight(0.0, 1.0, 1.0)}))
    g = toy_at("tend")
    assert told_at(bot, g)[0].kind is REST
    assert bot.trouble is not None
    assert bot.trouble.phrase.key == "error-foreign_value"


def test_a_race_gives_up_what_is_far_behind_and_keeps_what_is_in_doubt() -> None:
    race = Race([0, 1, 2])
    for luck in (0.1, 0.3, 0.2, 0.4):
        race.add([0.5 - luck, 0.52 - luck / 2, 0.1 - luck / 5][: len(race.running)])
    assert race.running == [0, 1]
    assert not Race([0]).worlds


def test_a_race_leaves_the_first_only_beyond_the_error() -> None:
    race = Race([4, 9])
    for gap in (0.3, -0.2, 0.1, -0.15):
        race.add([0.5, 0.5 + gap])
    assert race.best() == 0
    for _ in range(8):
        race.add([0.5, 0.7])
    assert race.best() == 1
    assert race.sure(1) > 0.9


@pytest.mark.parametrize(("chance", "left"), [(0.5, 0), (0.97, 1), (0.02, 1)])
def test_a_race_leaves_the_first_for_less_where_less_is_open(chance: float, left: int) -> None:
    race = Race([4, 9])
    for luck in (0.001, -0.001, 0.002, -0.002):
        race.add([chance + luck, chance + luck + 0.01])
    assert race.best() == left


@pytest.mark.parametrize("name", games.NAMES)
def test_every_game_has_values_of_its_own_figures(name: str) -> None:
    game = games.load(name)
    for wish in game.tables():
        options = game.check(wish)
        value = values.value_for(game, options)
        assert value.origin.scenario == values.scenario_of(game, options)
        begun = Match(game, options, lambda chance: chance.outcomes.sample(Random(1).random))
        values.check_figures(value, game, game.view(begun.state, 0))


@pytest.mark.parametrize("name", games.NAMES)
def test_nothing_leaks_where_thinkers_play(name: str) -> None:
    game = games.load(name)
    wish = next(wish for wish in game.tables() if wish["players"] == 2)
    table = Table(game, game.check(wish), wish)
    random = Random(7)
    match = Match(game, table.options, lambda chance: chance.outcomes.sample(random.random))
    seated = [bots.make(kind, name, table.options) for kind in ("scout", "thinker:2")]
    for at in range(34):
        if not match.seats():
            break
        seat = random.choice(match.seats())
        ask = match.ask(seat)
        assert ask is not None
        thinks = at >= 30
        offer = offer_of(ask, seat, (), imagining(game, match.state, seat, random.random))
        place = seated[thinks](game.view(match.state, seat), offer, random.random)
        match.answer(seat, *ask.options[place].named_by)
        for eye in eyes(table) if thinks else ():
            world = game.imagine(match.state, eye, random.random)
            assert all_shown(table, match.state, eye) == all_shown(table, world, eye)
