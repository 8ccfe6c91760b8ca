"""What happens, said so that names and tokens stand in the case that their sentence asks."""

from __future__ import annotations

import pytest

from campfire.games.paleo.rules.costs import HANDED_IN
from campfire.games.paleo.rules.helping import HELPED
from campfire.games.paleo.rules.rewards import CHOOSE_OWNER, RECEIVED
from campfire.games.paleo.vocabulary import JOINED
from campfire.kernel.declared import Event, Spoken
from campfire.kernel.question import Ask
from campfire.words.lexicon import Lexicon
from tests.games.paleo.table import paleo

NAMES = ("Ada", "Bo")


def said(lang: str, spoken: Spoken) -> str:
    """Say something at a table of two."""
    return Lexicon(lang, "paleo").say(spoken.say(paleo(seats=2).g), NAMES)


@pytest.mark.parametrize(
    ("lang", "hide", "axe", "asked"),
    [
        ("en", "Ada gets the hide.", "Ada returns the hand axe.", "Who gets the flute?"),
        ("ru", "Ada получает шкуру.", "Ada отдаёт рубило.", "Кто получает флейту?"),
        ("it", "Ada riceve la pelliccia.", "Ada cede l’amigdala.", "Chi riceve il flauto?"),
    ],
)
def test_a_token_that_changes_hands_is_the_object_of_its_sentence(lang: str, hide: str, axe: str, asked: str) -> None:
    assert said(lang, Event(RECEIVED, (0, "hide", "front:0"))) == hide
    assert said(lang, Event(HANDED_IN, (0, "hand_axe"))) == axe
    assert said(lang, Ask((0, 1), CHOOSE_OWNER, [], ("flute",))) == asked


@pytest.mark.parametrize(
    ("lang", "helped", "joined"),
    [
        ("en", "Ada helps Bo.", "Arn the Hunter joins Bo’s community."),
        ("ru", "Bo получает помощника: Ada.", "Bo: в общину приходит Охотник Арн."),
        ("it", "Ada aiuta Bo.", "Arn il cacciatore entra nel gruppo di Bo."),
    ],
)
def test_a_name_is_never_declined(lang: str, helped: str, joined: str) -> None:
    assert said(lang, Event(HELPED, (0, 1))) == helped
    assert said(lang, Event(JOINED, (1, "arn"))) == joined
