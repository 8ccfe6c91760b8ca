"""The contract: every law over every game, every scenario and every number of players."""

from __future__ import annotations

import pytest

from campfire.kernel.contract import AnyGame
from tests.contract import border, laws, secrets, speech
from tests.contract.play import Law, Table, all_games, played, script_for, tables, tables_of
from tests.sweeps import swept

LAWS: list[Law] = [
    laws.copies_share_nothing,
    laws.saves_are_whole,
    laws.journal_is_the_game,
    laws.questions_are_pure,
    laws.options_are_sound,
    laws.games_end,
    laws.everybody_has_a_standing,
    laws.series_go_on,
    laws.nothing_is_lost,
    laws.content_stays,
    laws.same_answers_same_game,
    secrets.nothing_leaks,
    secrets.worlds_differ,
    secrets.undo_tells_nothing,
    secrets.the_log_keeps_secrets,
    speech.everything_has_words,
    border.everything_is_declared,
    border.everything_fits,
    border.looking_is_harmless,
    border.views_have_their_shape,
    border.the_way_can_be_seen,
    border.a_glance_shows_the_same,
    border.figures_are_plain,
]


GAMES = swept(1, 20)
"""How many games are played at each table, each by a script of its own; there are over a hundred tables."""


@pytest.mark.parametrize("table", tables(), ids=repr)
def test_every_game_keeps_every_law(table: Table) -> None:
    for number in range(GAMES):
        game = played(table, script_for(table, number))
        for law in LAWS:
            law(game)


@pytest.mark.parametrize("table", [table for table in tables() if table.options["players"] == 2], ids=repr)
def test_every_card_has_words(table: Table) -> None:
    speech.every_card_has_words(table)


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_everything_declared_has_words(game: AnyGame) -> None:
    speech.everything_declared_has_words(tables_of(game)[0])
