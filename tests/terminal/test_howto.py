"""How to play, told in the terminal in every language."""

from __future__ import annotations

import pytest

from campfire import cli, games
from campfire.words.language import OWN_NAMES
from campfire.words.lexicon import Lexicon


@pytest.mark.parametrize("game", games.NAMES)
@pytest.mark.parametrize("lang", OWN_NAMES)
def test_every_game_is_explained_in_a_few_steps(capsys: pytest.CaptureFixture[str], game: str, lang: str) -> None:
    assert cli.main(["howto", game, "--lang", lang]) == 0
    told = capsys.readouterr().out
    words = Lexicon(lang).about(game)
    assert told.startswith(words.word(f"game-{game}"))
    numbered = [line for line in told.splitlines() if line[:1].isdigit()]
    assert 6 <= len(numbered) <= 9
    for n, line in enumerate(numbered, 1):
        assert line == f"{n}. {words.word(f'howto-{n}-name')}"
        assert words.word(f"howto-{n}") in " ".join(told.split())
    assert "howto-" not in told
    assert told.rstrip().endswith(Lexicon(lang).word("howto-further"))
    assert all(len(line) <= 100 for line in told.splitlines())


@pytest.mark.parametrize("lang", OWN_NAMES)
def test_a_game_that_nobody_has_is_refused_by_its_name(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    assert cli.main(["howto", "chess", "--lang", lang]) != 0
    assert "chess" in capsys.readouterr().err
