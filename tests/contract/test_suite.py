"""The contract suite itself: it catches each fault that is put into the toy on purpose."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import count
from typing import Any, cast

import pytest

from campfire.kernel.codec import fact_names
from campfire.kernel.contract import Options, Result, by_score, together
from campfire.kernel.declared import Ids, Option, Reason
from campfire.kernel.declaring import Declared
from campfire.kernel.engine import RunawaySteps
from campfire.kernel.frame import Seat
from campfire.kernel.match import Match
from campfire.kernel.question import Ask, Blocked
from tests.contract import border, laws, speech, toy
from tests.contract.embers import Embers, Sight
from tests.contract.play import Law, Script, played, table_of
from tests.contract.test_contract import LAWS
from tests.contract.toy import BURN, CARD, REST, TEND, Toy

SEEDS = range(6)

WAIT, CHEAT, HOOT = toy.option("wait"), toy.option("cheat"), toy.option("hoot")
BURN_CARD = toy.option("burn_card", card=CARD)
TEND_CARD = toy.question("tend_card", card=CARD)
TOP_CARD = toy.reason("top_card", card=CARD)
HOOTED = toy.event("hooted", card=CARD)

STRANGE = Declared("strange")
STRANGE_REST = STRANGE.option("rest")


def catch(law: Law, game: Toy, says: str) -> None:
    """Some game among a few breaks the law, and the law says so."""
    with pytest.raises(AssertionError, match=says):
        keep(law, game)


def keep(law: Law, game: Toy) -> None:
    """Play a few games under a law."""
    for seed in SEEDS:
        law(played(table_of(game, {"scenario": "storm", "players": 3}), Script([], seed)))


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_the_toy_itself_keeps(law: Law) -> None:
    keep(law, toy.TOY)


class Forgetful(Toy):
    """Its clone leaves out the fire."""

    def clone(self, g: Embers) -> Embers:
        copy = super().clone(g)
        copy.fire = 0
        return copy


class Absent(Toy):
    """Its clone has no bank at all."""

    def clone(self, g: Embers) -> Embers:
        copy = super().clone(g)
        del copy.bank
        return copy


class Sharing(Toy):
    """Its clone holds the same hands."""

    def clone(self, g: Embers) -> Embers:
        copy = super().clone(g)
        copy.hands = g.hands[:]
        return copy


@pytest.mark.parametrize(
    ("game", "says"),
    [
        (Forgetful(), "clone changes fire"),
        (Absent(), "clone forgets bank"),
        (Sharing(), "clone shares hands"),
    ],
)
def test_the_suite_catches_a_clone_that(game: Toy, says: str) -> None:
    catch(laws.copies_share_nothing, game, says)


def test_the_suite_catches_an_old_copy_that_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(laws, "check_slot", lambda g, copy, name: None)
    catch(laws.copies_share_nothing, Sharing(), "changed an old copy")


class Amnesiac(Toy):
    """It reads every save as one of the first round."""

    def blank(self, options: Options) -> Embers:
        g = super().blank(options)
        g.round = 0
        return g


def test_the_suite_catches_a_save_that_loses_a_fact(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Embers, "SHARED", ("log", "round"))
    fact_names.cache_clear()
    try:
        catch(laws.saves_are_whole, Amnesiac(), "a save looks different")
    finally:
        fact_names.cache_clear()


def test_the_suite_catches_content_that_play_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Embers, "SHARED", ("log", "round"))
    fact_names.cache_clear()
    try:
        catch(laws.content_stays, toy.TOY, "playing changed shared content")
    finally:
        fact_names.cache_clear()


class Restless(Toy):
    """Its setup is never twice the same."""

    draws = count()

    def setup(self, options: Options) -> Embers:
        g = super().setup(options)
        g.bank = next(self.draws)
        return g


def test_the_suite_catches_a_game_that_the_journal_does_not_tell() -> None:
    catch(laws.journal_is_the_game, Restless(), "the replay differs")


def test_the_suite_catches_the_same_answers_making_another_game() -> None:
    catch(laws.same_answers_same_game, Restless(), "another game")


def replaced(monkeypatch: pytest.MonkeyPatch, step: Any, rule: Callable[..., Any]) -> None:
    """Put another rule into a step of the toy."""
    monkeypatch.setattr(step.rule, "run", rule)


def test_the_suite_catches_a_question_that_changes_the_state(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = toy.tend.rule.run

    def tend(g: Embers, me: Seat) -> Ask:
        g.fire += 1
        return honest(g, me)  # type: ignore[no-any-return]  # a step's function is untyped

    replaced(monkeypatch, toy.tend, tend)
    catch(laws.questions_are_pure, toy.TOY, "changes")


class Spying(Toy):
    """Its view marks that it was looked at."""

    def view(self, g: Embers, seat: Seat | None) -> Sight:
        g.reveals += 1
        return super().view(g, seat)


def test_the_suite_catches_a_view_that_changes_the_state() -> None:
    catch(laws.questions_are_pure, Spying(), "looking at the state changes it")


@pytest.mark.parametrize(
    ("options", "says"),
    [([Option(REST), Option(REST)], "offers the same twice"), ([], "has no options")],
)
def test_the_suite_catches_options_that_are(options: list[Option], says: str, monkeypatch: pytest.MonkeyPatch) -> None:
    replaced(monkeypatch, toy.tend, lambda g, me: Ask((me,), TEND, options, private=True))
    catch(laws.options_are_sound, toy.TOY, says)


def test_the_suite_catches_an_option_that_is_also_blocked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy.choose_victim.rule, "why_not", every_victim)
    catch(laws.options_are_sound, toy.TOY, "offers what it calls blocked")


def every_victim(g: Embers, me: Seat) -> list[Blocked]:
    """Calls everybody blocked."""
    return [toy.spared(who) for who in g.seats]


def test_the_suite_catches_steps_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    replaced(monkeypatch, toy.show_cards, lambda g: (toy.show_cards(),))
    with pytest.raises(RunawaySteps):
        keep(laws.games_end, toy.TOY)


def test_the_suite_catches_a_game_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.contract.play.MANY_DECISIONS", 50)
    forever = [Option(REST, (), (toy.tend(0),)), Option(BURN, (), (toy.tend(0),))]
    replaced(monkeypatch, toy.tend, lambda g, me: Ask((me,), TEND, forever))
    catch(laws.games_end, toy.TOY, "no end")


class Early(Toy):
    """It calls the game won as soon as there is some fire."""

    def result(self, g: Embers) -> Result | None:
        return together(True, "warm", len(g.seats)) if g.fire else super().result(g)


def test_the_suite_catches_a_result_before_the_end() -> None:
    catch(laws.games_end, Early(), "do not agree")


def test_the_suite_catches_a_lost_card(monkeypatch: pytest.MonkeyPatch) -> None:
    replaced(monkeypatch, toy.bury_top, lambda g: g.deck.draw() and ())
    catch(laws.nothing_is_lost, toy.TOY, "lost or made: .*-1")


class Mute(Toy):
    """It has no Italian word for the wolf and no Russian one for a bite."""

    def words(self, options: Options) -> Mapping[str, str]:
        words = dict(super().words(options))
        words["it"] = words["it"].replace("card-wolf", "card-dog")
        words["ru"] = words["ru"].replace("event-bitten", "event-bite")
        return words


class Unending(Toy):
    """It has no Russian word for the end."""

    def words(self, options: Options) -> Mapping[str, str]:
        words = dict(super().words(options))
        words["ru"] = words["ru"].replace("cause-", "reason-")
        return words


def test_the_suite_catches_a_missing_word() -> None:
    with pytest.raises(AssertionError, match=r"it has no words for .'card-wolf'"):
        speech.every_card_has_words(table_of(Mute(), {}))
    catch(speech.everything_has_words, Unending(), "ru has no words for .'cause-")
    with pytest.raises(AssertionError, match=r"ru has no words for .'event-bitten'"):
        speech.everything_declared_has_words(table_of(Mute(), {}))


def tending(*options: Option, asked: Ids = ()) -> Callable[[Embers, Seat], Ask]:
    """A question about the fire with other options."""
    return lambda g, me: Ask((me,), TEND, [Option(REST), *options], asked)


@pytest.mark.parametrize(
    ("tend", "says"),
    [
        (tending(Option(BURN_CARD)), "option-burn_card> has 0 arguments, not 1"),
        (tending(Option(BURN_CARD, (3,))), "card is no str: 3"),
        (tending(Option(toy.VICTIM, ("owl",))), "who is no int: 'owl'"),
        (tending(Option(toy.VICTIM, (True,))), "neither a number nor a word"),
        (tending(Option(WAIT), asked=("owl",)), "ask-tend> has 1 arguments, not 0"),
    ],
)
def test_the_suite_catches_arguments_that_do_not_fit(tend: Any, says: str, monkeypatch: pytest.MonkeyPatch) -> None:
    replaced(monkeypatch, toy.tend, tend)
    catch(border.everything_fits, toy.TOY, says)


def test_the_suite_catches_reasons_and_events_that_do_not_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    bare = [Blocked(Option(CHEAT), Reason(TOP_CARD, (), "TOY-1"))]
    with monkeypatch.context() as broken:
        broken.setattr(toy.tend.rule, "why_not", lambda g, seat, me: bare)
        catch(border.everything_fits, toy.TOY, "why-top_card> has 0 arguments")
    replaced(monkeypatch, toy.burn_branch, lambda g, me: g.tell(HOOTED, me))
    catch(border.everything_fits, toy.TOY, "event-hooted>: card is no str")


def test_the_suite_catches_what_another_game_declares(monkeypatch: pytest.MonkeyPatch) -> None:
    replaced(monkeypatch, toy.tend, lambda g, me: Ask((me,), TEND, [Option(STRANGE_REST), Option(WAIT)]))
    catch(border.everything_is_declared, toy.TOY, "toy does not declare <option-rest>")


def test_the_suite_catches_odds_that_are_not_declared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy.VICTIM, "odds", False)
    catch(border.looking_is_harmless, toy.TOY, "has odds and does not say so")


class Staring(Toy):
    """Its view shows the top of the deck to everybody."""

    def view(self, g: Embers, seat: Seat | None) -> Sight:
        return cast(Sight, {**super().view(g, seat), "top": g.deck.cards[-1:]})


def test_the_suite_catches_a_view_of_another_shape() -> None:
    catch(border.views_have_their_shape, Staring(), "shows {'top'}")


class Waiting(Toy):
    """It can be looked at only while somebody is asked."""

    def view(self, g: Embers, seat: Seat | None) -> Sight:
        asked = {"asks": 1} if g.stack and not g.stack[-1][0].asks else {}
        return cast(Sight, {**super().view(g, seat), **asked})


def test_the_suite_catches_a_way_that_cannot_be_seen() -> None:
    catch(border.the_way_can_be_seen, Waiting(), "on the way a view shows")


class Unranked(Toy):
    """It tells of the first seat alone."""

    def result(self, g: Embers) -> Result | None:
        result = super().result(g)
        return result and result._replace(standings=result.standings[:1])


class Envious(Toy):
    """Whoever has fewer beads comes first."""

    def result(self, g: Embers) -> Result | None:
        ranked = by_score([-beads for beads in g.beads], g.ended)
        told = tuple(one._replace(score=beads) for one, beads in zip(ranked.standings, g.beads, strict=True))
        return ranked._replace(standings=told) if g.ended else None


class Gapped(Toy):
    """Nobody is first."""

    def result(self, g: Embers) -> Result | None:
        result = super().result(g)
        return result and result._replace(standings=tuple(one._replace(place=2) for one in result.standings))


@pytest.mark.parametrize(
    ("game", "says"),
    [(Unranked(), "not every seat"), (Envious(), "do not agree"), (Gapped(), "a place is left out")],
)
def test_the_suite_catches_a_result(game: Toy, says: str) -> None:
    catch(laws.everybody_has_a_standing, game, says)


class Dwindling(Toy):
    """Its series goes on with one player less."""

    def sequel(self, g: Embers, options: Options) -> Options | None:
        return {"players": options["players"] - 1}


class Hasty(Toy):
    """Its series goes on in the middle of a game."""

    def sequel(self, g: Embers, options: Options) -> Options | None:
        return options


def test_the_suite_catches_a_series_with_other_people() -> None:
    catch(laws.series_go_on, Dwindling(), "other people")


def test_the_suite_catches_a_series_that_goes_on_too_early(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "sequel", lambda match: match.game.sequel(match.state, match.options))
    catch(laws.series_go_on, Hasty(), "before it is over")


class Wavering(Toy):
    """Leaves a figure out where nobody holds a branch."""

    def figures(self, view: Sight) -> dict[str, float]:
        return {name: n for name, n in super().figures(view).items() if n or name != "branches"}


class Leaning(Toy):
    """It holds that more smoke is better, and counts none."""

    def leanings(self) -> dict[str, int]:
        return {"smoke": 1}


class Glancing(Toy):
    """Whoever glances at the fire sees a smaller one."""

    def glance(self, g: Embers, seat: Seat | None) -> Sight:
        return {**self.view(g, seat), "fire": g.fire - 1}


class Partial(Toy):
    """Its horizon is another for a spectator."""

    def horizon(self, view: Sight) -> int:
        return view["round"] + (view["seat"] is None)


class Returning(Toy):
    """Its horizon falls when the fire grows."""

    def horizon(self, view: Sight) -> int:
        return -view["fire"]


def test_figures_that_change_their_names() -> None:
    catch(border.figures_are_plain, Wavering(), "figures change their names")


def test_a_leaning_on_what_is_no_figure() -> None:
    catch(border.figures_are_plain, Leaning(), "leans on what is no figure")


def test_a_glance_that_shows_something_else() -> None:
    catch(border.a_glance_shows_the_same, Glancing(), "a glance at fire shows something else")


def test_a_horizon_that_depends_on_who_looks() -> None:
    catch(border.figures_are_plain, Partial(), "depends on who looks")


def test_a_horizon_that_comes_back() -> None:
    catch(border.figures_are_plain, Returning(), "the horizon comes back")
