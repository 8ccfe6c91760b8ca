"""The contract suite itself: it catches each secret that the toy is made to tell."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import pytest

from campfire.kernel.declared import Option, Reason
from campfire.kernel.frame import Seat
from campfire.kernel.pile import EVERYBODY
from campfire.kernel.question import Ask, Blocked
from tests.contract import secrets, toy
from tests.contract.embers import Embers, Sight
from tests.contract.test_suite import (
    BURN_CARD,
    CHEAT,
    HOOT,
    HOOTED,
    TEND_CARD,
    TOP_CARD,
    WAIT,
    Staring,
    catch,
    replaced,
)
from tests.contract.toy import REST, TEND, Toy


class Transparent(Toy):
    """Its views show how many wolves are still in the deck."""

    def view(self, g: Embers, seat: Seat | None) -> Sight:
        return cast(Sight, {**super().view(g, seat), "wolves": g.deck.cards.count("wolf")})


@pytest.mark.parametrize("game", [Staring(), Transparent()])
def test_the_suite_catches_a_view_that_leaks(game: Toy) -> None:
    catch(secrets.nothing_leaks, game, "can tell worlds apart by the view")


def test_the_suite_catches_options_that_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    def tend(g: Embers, me: Seat) -> Ask:
        return Ask((me,), TEND, [Option(REST), Option(BURN_CARD, tuple(g.deck.cards[-1:]))])

    replaced(monkeypatch, toy.tend, tend)
    catch(secrets.nothing_leaks, toy.TOY, "by the options")


def test_the_suite_catches_a_prompt_that_leaks(monkeypatch: pytest.MonkeyPatch) -> None:
    def tend(g: Embers, me: Seat) -> Ask:
        return Ask((me,), TEND_CARD, [Option(REST), Option(WAIT)], tuple(g.deck.cards[-1:]))

    replaced(monkeypatch, toy.tend, tend)
    catch(secrets.nothing_leaks, toy.TOY, "by the prompt")


def test_the_suite_catches_reasons_that_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    def why_not(g: Embers, seat: Seat, me: Seat) -> list[Blocked]:
        return [Blocked(Option(CHEAT), Reason(TOP_CARD, tuple(g.deck.cards[-1:]), "TOY-1"))]

    monkeypatch.setattr(toy.tend.rule, "why_not", why_not)
    catch(secrets.nothing_leaks, toy.TOY, "by the reasons")


def test_the_suite_catches_a_silence_that_tells(monkeypatch: pytest.MonkeyPatch) -> None:
    """A question that is skipped whenever its player holds no owl tells the others about the hand."""

    def tend(g: Embers, me: Seat) -> Ask:
        options = [Option(REST)]
        if "owl" in g.hands[me].cards:
            options.append(Option(HOOT))
        return Ask((me,), TEND, options)

    replaced(monkeypatch, toy.tend, tend)
    catch(secrets.nothing_leaks, toy.TOY, "by silence")


class Unimaginative(Toy):
    """It imagines nothing but the truth."""

    def imagine(self, g: Embers, seat: Seat | None, random: Callable[[], float]) -> Embers:
        return self.clone(g)


def test_the_suite_catches_worlds_that_are_all_the_real_one() -> None:
    catch(secrets.worlds_differ, Unimaginative(), "never imagines other cards")


def test_the_suite_catches_an_undo_that_leaves_somebody_wiser(monkeypatch: pytest.MonkeyPatch) -> None:
    """Burning a bead shows the player the top of the deck and does not count as a reveal."""
    honest = toy.burn_bead.rule.run

    def burn_bead(g: Embers, me: Seat) -> Any:
        g.deck.known[-1:] = [known | 1 << me for known in g.deck.known[-1:]]
        return honest(g, me)

    replaced(monkeypatch, toy.burn_bead, burn_bead)
    catch(secrets.undo_tells_nothing, toy.TOY, "learns from")


def test_the_suite_catches_an_answer_that_shows_a_hand_to_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """A card laid face up tells the others, so it must not be taken back."""

    def put_down(g: Embers, me: Seat, card: str) -> Any:
        hand = g.hands[me]
        g.laid[me].put(hand.pull(hand.cards.index(card)), EVERYBODY)
        return () if all(pile.cards for pile in g.laid) else (toy.lay_cards(),)

    replaced(monkeypatch, toy.put_down, put_down)
    catch(secrets.undo_tells_nothing, toy.TOY, "learns from")


def test_the_suite_catches_a_log_that_tells_of_a_hidden_card(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = toy.hear_owl.rule.run

    def hear_owl(g: Embers, me: Seat) -> Any:
        if g.deck.cards:
            g.tell(HOOTED, g.deck.cards[-1])
        return honest(g, me)

    replaced(monkeypatch, toy.hear_owl, hear_owl)
    catch(secrets.the_log_keeps_secrets, toy.TOY, "hooted tells")


def test_the_suite_catches_a_log_that_tells_everybody_what_one_has_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """A card that came up did so for those who may see it; only a shuffle explains that nobody sees it any more."""
    honest = toy.deal.rule.run

    def deal(g: Embers) -> Any:
        g.tell(toy.DREW, 0, g.deck.cards[-1])
        return honest(g)

    replaced(monkeypatch, toy.deal, deal)
    catch(secrets.the_log_keeps_secrets, toy.TOY, "drew tells")
