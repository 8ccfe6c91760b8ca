"""Who knows what. [ledger chapter 18]"""

from __future__ import annotations

import json
from random import Random

import pytest

from campfire import games
from campfire.games.discover.imagine import imagine
from campfire.games.discover.library import REGIONS, last_pass, notices, region
from campfire.games.discover.rules.quests import stage
from campfire.games.discover.state import State
from campfire.games.discover.text import way_name
from campfire.games.discover.view import view
from campfire.kernel.engine import go_on
from campfire.kernel.pile import EVERYBODY
from campfire.table.doors.shelf import word_file
from campfire.table.founding import begin, found
from campfire.table.play import Play
from campfire.table.protocol.http import SeatWish, Settings
from campfire.table.sight import Eyes
from campfire.table.speech import names_in
from campfire.words.language import OWN_NAMES
from campfire.words.lexicon import Lexicon
from campfire.words.told import told_words
from tests.games.discover.table import discover
from tests.games.discover.test_setup import begun
from tests.rules import rule


@rule("DI-306")
def test_only_who_looked_knows_a_closed_tile() -> None:
    place = 4
    table = discover(closed=(place,))
    space = next(s for s in range(68) if s // 4 != place and table.g.book.atlas.far[s][place] == 1)
    table.put(0, space).effects(0, ("peek", "tile", 1)).choose("that_tile", place)
    assert table.sees(0)["tiles"][place]["tile"] == f"t{place}"
    assert table.sees(1)["tiles"][place]["tile"] is None
    assert not table.sees(0)["tiles"][place]["open"]


@rule("DI-307")
def test_only_who_looked_knows_a_find_token() -> None:
    table = discover().token(discover().camp, "leaf_food_1").effects(0, ("peek", "find", 1)).choose("that_find")
    assert table.sees(0)["tokens"][0]["token"] == "leaf_food_1"
    assert table.sees(1)["tokens"][0]["token"] is None
    assert [event.audience for event in table.log if event.key == "saw_token"] == [1]


@rule("DI-309")
def test_a_monster_is_known_to_all_once_it_was_met() -> None:
    table = discover(1).foe("beast", attack=0)
    space = next(s for s in range(68) if len(table.beside(s)) == 6 and s != table.camp)
    table.put(0, space).monster(space, "beast")
    assert table.sees(None)["monsters"][0]["foe"] is None
    table.fight(0, "beast").dice(1, 3)
    assert table.sees(None)["monsters"][0]["foe"] == "beast"


@rule("DI-312", "DI-217")
def test_dials_goods_traits_enemies_and_discards_are_public() -> None:
    table = discover().hurt(0, "physical").stock(0, wood=1).item(0, "hat", counters=2).trait(0, "hoarding")
    table.g.wounds["conger"] = 1
    table.g.threat_discard.append(table.g.threats.draw())
    seen = table.sees(1)
    survivor = seen["survivors"][0]
    assert (survivor["dials"], survivor["tokens"], survivor["traits"]) == (["physical"], ["wood"], ["hoarding"])
    assert survivor["items"] == [{"card": "hat", "counters": 2, "aboard": []}]
    assert survivor["supports"] == ["suppression", "onslaught", "defence"]
    assert seen["enemies"] == {"conger": 1}
    assert seen["decks"]["threat_discard"] == table.g.threat_discard


def test_threats_seen_are_put_back_in_secret() -> None:
    table = discover().effects(0, ("peek", "threat", 2), ("bury_threat", 2))
    first, second = table.g.threats.cards[-1], table.g.threats.cards[-2]
    orders = [option.args for option in table.options(0)]
    assert orders == [((first, second),), ((second, first),)]
    table.go_on(next(o.then for o in table.options(0) if o.args == ((second, first),))).choose("under", second)
    assert table.g.threats.cards[-1] == first
    assert table.g.threats.cards[0] == second
    assert table.sees(1)["decks"]["threats_known"] == [None] * 12
    assert table.sees(0)["decks"]["threats_known"][0] == second


def test_imagined_worlds_keep_what_is_known_and_deal_the_rest_anew() -> None:
    table = discover().token(discover().camp, "leaf_food_1").plan("pot", 0)
    worlds = [imagine(table.g, 1, Random(n).random) for n in range(12)]
    assert len({world.lying.cards[0] for world in worlds}) > 3
    assert len({world.hands[0].cards[0] for world in worlds}) > 3
    assert {imagine(table.g, 0, Random(n).random).hands[0].cards[0] for n in range(5)} == {"plan_pot"}


@rule("DI-308", "DI-307")
def test_who_looks_at_finds_sees_no_water_source() -> None:
    table = discover().token(discover().camp, "water_1").effects(0, ("peek", "find", 1))
    assert table.pending is None
    table.token(table.camp, "leaf_food_1").effects(0, ("peek", "find", 2))
    assert table.asked(0) == [f"that_find {table.camp} leaf", "enough"]


@rule("DI-306")
def test_who_looks_at_a_tile_beside_looks_no_farther_for_scouting_farther() -> None:
    table = discover(closed=(0,)).character(0, always=(("scout_range", 3),))
    space = next(s for s in range(68) if table.g.book.atlas.far[s][0] == 2)
    table.put(0, space).effects(0, ("peek", "tile", 1))
    assert table.pending is None
    assert "scout 0" in table.turn().asked(0)


@pytest.mark.parametrize("n", [2, 3])
def test_any_of_the_threats_looked_at_may_go_under_the_deck_and_no_other(n: int) -> None:
    table = discover()
    table.g.threats.show_top(4, 0b01)
    top = table.g.threats.cards[-n:][::-1]
    table.effects(0, ("peek", "threat", n), ("bury_threat", n))
    table.go_on(table.options(0)[0].then)
    assert table.asked(0) == [*(f"under {card}" for card in top), "leave_them"]


@rule("DI-310", "DI-096")
@pytest.mark.parametrize("scenario", ["1", "4", "5"])
def test_what_a_landmarks_number_says_is_nowhere_in_sight_before_it_is_read(scenario: str) -> None:
    """Whatever a view names, the page may ask the text of."""
    g = begun(2, scenario)
    for place in range(len(g.opened)):
        g.opened[place], g.tiles.known[place] = 1, EVERYBODY
    unread = {card for card in (*g.exploration, *g.book.specials) if card not in g.read}
    assert names_in(view(g, 0)) & unread == set()
    landmark = next(tile.landmark for tile in g.book.tiles.values() if tile.landmark)
    g.read.append(landmark)
    assert names_in(view(g, 0)) & unread == {landmark}


MERE_WORD = 20
"""So short an offer, “Take it”, may be said elsewhere, too."""


def read_out(lang: str) -> set[str]:
    """Every story of a quest, every ending, and what is read and offered at a landmark or a find."""
    words = Lexicon(lang, "discover")
    lands = [region(name) for name in REGIONS]
    cards = [card for land in lands for card in (*land.quests, *land.exploration.values())] + [*notices(), last_pass()]
    stories = [story.id for land in lands for story in land.stories] + [last_pass().story]
    keys = [f"told-{card.name}" for card in cards] + [f"told-{story}-end" for story in stories]
    ways = [way_name(card, way.key) for card in cards for way in card.choices]
    return {words.word(key) for key in keys} | {words.say(way) for way in ways if way.key.startswith("told-")}


@rule("DI-311")
@pytest.mark.parametrize("lang", OWN_NAMES)
def test_what_is_read_out_is_not_among_the_words_that_a_page_loads_beforehand(lang: str) -> None:
    text, _ = word_file(lang, "discover")
    stories = [story for story in read_out(lang) if len(story) > MERE_WORD]
    assert len(stories) > 400
    assert [story for story in stories if story in text] == []


@rule("DI-311", "DI-294")
def test_the_story_of_a_stage_reaches_a_seat_when_the_stage_begins() -> None:
    wishes = [SeatWish(kind="here"), SeatWish(kind="friend")]
    match = begin(games.load("discover"), {}, wishes)
    play, eyes = Play(found(match, wishes, Settings()).row, match, 1), Eyes()
    assert isinstance(match.state, State)
    book = match.state.book
    stages = {book.cards[quest].stage: told_words()[f"told-{book.cards[quest].name}"] for quest in book.quests}

    def heard(seat: int | None) -> list[int]:
        seen = json.dumps(eyes.look(play, seat), ensure_ascii=False)
        return [n for n, story in stages.items() if story["en"] in seen or story["ru"] in seen or story["it"] in seen]

    for n in sorted(stages):
        go_on(match.state, (stage(0, "", n),))
        assert [heard(seat) for seat in (0, 1, None)] == [[n], [n], [n]]
