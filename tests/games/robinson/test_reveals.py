"""Whatever shows something hidden is told to the match, so that nobody looks and then takes it back. [RC-049]"""

from __future__ import annotations

import pytest

from campfire.games.robinson.cards import GROUP
from campfire.games.robinson.effects.events import (
    discards_hunting_card,
    fights_hunting_card,
    looks_at_hunting_card,
    strongest_beast_comes,
)
from campfire.games.robinson.effects.scenarios.cannibal_island import look_at_tiles, read_island_map
from campfire.games.robinson.effects.scenarios.king_kong import read_script
from campfire.games.robinson.effects.treasures import foresee_beast, foresee_event, reorders_tiles
from campfire.games.robinson.rules.abilities import have_ideas, track
from campfire.games.robinson.rules.adventures import draw_adventure
from campfire.games.robinson.rules.discoveries import draw_discoveries
from campfire.games.robinson.rules.events import draw_event, face_night_beast
from campfire.games.robinson.rules.exploration import lay_tile
from campfire.games.robinson.rules.hunting import hunt
from campfire.games.robinson.rules.items import take_invention
from campfire.games.robinson.rules.mysteries import Left, begin_drawing
from campfire.games.robinson.rules.scouting import look_ahead, scout
from campfire.kernel.frame import Frame
from tests.games.robinson.table import robinson
from tests.rules import rule

LOOKS = (
    *(draw_event(), foresee_event(), read_script(), draw_adventure(0, "build", "B1"), take_invention(), have_ideas()),
    *(begin_drawing(0, "B1", Left(1, 0, 0, 0, 1), False), draw_discoveries(0, "B1", 1), scout(0)),
    *(lay_tile(0, "A1"), look_ahead(), look_at_tiles(), read_island_map(), reorders_tiles(GROUP, "", 3)),
    *(hunt(0), track(), fights_hunting_card(GROUP, ""), discards_hunting_card(GROUP, "")),
    *(looks_at_hunting_card(GROUP, ""), foresee_beast(), face_night_beast(), strongest_beast_comes(GROUP, "", 3)),
)


@rule("RC-049")
@pytest.mark.parametrize("look", LOOKS, ids=lambda look: look[0].name)
def test_a_look_at_something_hidden_is_counted(look: Frame) -> None:
    table = robinson().now("action", 2).events("argument", "bear_event").adventures("build", "tired", "savings")
    table.inventions("bow", "raft", "moat").mysteries("gold", "snake").hunting("fox", "bear").plan("hunt", "", "0", "0")
    table.g.waiting.put("birds")
    before = table.g.reveals
    assert table.begin(look).g.reveals == before + 1
