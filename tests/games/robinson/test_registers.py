"""What rules and cards register: in the order that the library names, whatever is imported first."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from campfire.games.robinson.library import VOCABULARY
from campfire.games.robinson.rules.pawns import HELPERS
from campfire.games.robinson.rules.survey import TARGETS
from campfire.games.robinson.rules.weather import ANIMALS
from campfire.games.robinson.vocabulary import WORDS
from campfire.games.robinson.vocabulary.moments import LARDERS, MOMENTS
from campfire.games.robinson.vocabulary.offers import ARMS, CLOUDS, COMMON, IGNORES, REROLLS, SHIELDS
from campfire.games.robinson.vocabulary.specials import BAD_LUCK, DOUBTS, RIDERS

REGISTERS: dict[str, Sequence[Callable[..., Any]]] = {
    "arms": ARMS,
    "re-rolls": REROLLS,
    "clouds": CLOUDS,
    "shields": SHIELDS,
    "ignored mysteries": IGNORES,
    "larders": LARDERS,
    "doubts": DOUBTS,
    "bad luck": BAD_LUCK,
    "hungry animals": ANIMALS,
    "neutral pawns": HELPERS,
    "targets": TARGETS,
    **{f"offers in {phase}": offers for phase, offers in COMMON.items()},
    **{f"moment {name}": cards for name, cards in MOMENTS.items()},
    **{f"riders of {name}": riders for name, riders in RIDERS.items()},
}


def place_of(made: Callable[..., Any]) -> int:
    """Where the library names the module, or the package, in which something is made; -1 where it does not."""
    name = made.__module__.removeprefix("campfire.games.robinson.")
    return next((place for place, listed in enumerate(VOCABULARY) if f"{name}.".startswith(f"{listed}.")), -1)


@pytest.mark.parametrize("register", REGISTERS)
def test_what_may_be_used_is_offered_in_the_order_of_the_library(register: str) -> None:
    places = [place_of(offer) for offer in REGISTERS[register]]
    assert places == sorted(places)
    assert -1 not in places


def test_every_word_of_a_card_is_made_in_a_module_that_the_library_names() -> None:
    assert [name for name, word in WORDS.items() if place_of(word.rule.run) < 0] == []
