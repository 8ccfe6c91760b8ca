"""What happens, said so that names and tokens stand in the case that their sentence asks."""

from __future__ import annotations

import pytest

from campfire.games.paleo.text import phrase
from campfire.kernel.contract import PhraseKind
from campfire.words.lexicon import Lexicon
from tests.games.paleo.table import paleo

NAMES = ("Ada", "Bo")


def said(lang: str, kind: PhraseKind, key: str, *args: int | str) -> str:
    """Say something at a table of two."""
    return Lexicon(lang, "paleo").say(phrase(paleo(seats=2).g.book, kind, key, args), NAMES)


@pytest.mark.parametrize(
    ("lang", "hide", "axe", "asked"),
    [
        ("en", "Ada gets the hide.", "Ada returns the hand axe.", "Who gets the flute?"),
        ("ru", "Ada получает шкуру.", "Ada отдаёт рубило.", "Кто получает флейту?"),
        ("it", "Ada riceve la pelliccia.", "Ada cede l’amigdala.", "Chi riceve il flauto?"),
    ],
)
def test_a_token_that_changes_hands_is_the_object_of_its_sentence(lang: str, hide: str, axe: str, asked: str) -> None:
    assert said(lang, "event", "received", 0, "hide") == hide
    assert said(lang, "event", "handed_in", 0, "hand_axe") == axe
    assert said(lang, "ask", "choose_owner", "flute") == asked


@pytest.mark.parametrize(
    ("lang", "helped", "joined"),
    [
        ("en", "Ada helps Bo.", "Arn the Hunter joins Bo’s community."),
        ("ru", "Bo получает помощника: Ada.", "Bo: в общину приходит Охотник Арн."),
        ("it", "Ada aiuta Bo.", "Arn il cacciatore entra nel gruppo di Bo."),
    ],
)
def test_a_name_is_never_declined(lang: str, helped: str, joined: str) -> None:
    assert said(lang, "event", "helped", 0, 1) == helped
    assert said(lang, "event", "joined", 1, "arn") == joined
