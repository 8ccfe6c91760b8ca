"""Components, the box, setup. [ledger chapters 1, 2, 3, 20.3]"""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from random import Random

import pytest
from msgspec.structs import replace

from campfire.games.discover import setup
from campfire.games.discover.binding import book_of
from campfire.games.discover.box import box_of, counts, mark_of
from campfire.games.discover.codes import FIRST, normal
from campfire.games.discover.demands import DEMANDS, RANGES, prove
from campfire.games.discover.game import GAME
from campfire.games.discover.library import REGIONS, characters, content, nights, region, supports, threats
from campfire.games.discover.state import State
from campfire.games.discover.text import ability
from campfire.kernel.contract import BadInput
from campfire.kernel.match import Match
from campfire.kernel.phrase import Phrase
from campfire.kernel.question import Chance
from tests.games.discover.table import discover
from tests.rules import rule

BOXES = [FIRST, "KESTREL-4471", *(f"HERON-{n}" for n in range(20))]


def start(players: int, scenario: str = "1", box: str = FIRST) -> Match:
    """A game at its first question: the choice of characters."""
    options = GAME.check({"players": players, "scenario": scenario, "box": box})
    random = Random(players)
    return Match(GAME, options, lambda chance: chance.outcomes.sample(random.random))


def begun(players: int, scenario: str = "1", box: str = FIRST) -> State:
    """A game in which everybody has chosen the first character."""
    match = start(players, scenario, box)
    while (ask := match.ask(seat := match.seats()[0])) and ask.key == "choose_character":
        match.answer(seat, ask.options[0].key, ask.options[0].args)
    state = match.state
    assert isinstance(state, State)
    return state


@rule(
    "DI-001",
    "DI-007",
    "DI-009",
    "DI-011",
    "DI-012",
    "DI-013",
    "DI-014",
    "DI-016",
    "DI-021",
    "DI-022",
    "DI-023",
    "DI-025",
)
@pytest.mark.parametrize("code", BOXES)
def test_the_counts_of_every_box_are_in_range(code: str) -> None:
    found = counts(box_of(code))
    assert all(least <= found[name] <= most for name, (least, most) in RANGES.items()), found


@rule("DI-008", "DI-010", "DI-017")
def test_nights_supports_and_threats_are_the_same_in_every_box() -> None:
    assert Counter(card.level for card in nights()) == {1: 4, 2: 6}
    assert list(supports()) == ["suppression", "onslaught", "defence"]
    assert Counter(card.colour for card in threats()) == {"blue": 12, "orange": 12}


@rule("DI-014", "DI-013")
def test_eight_common_and_three_complex_blueprints_with_four_items_each() -> None:
    box = box_of(FIRST)
    assert Counter(plan.complex for plan in box.blueprints) == {False: 8, True: 3}
    assert set(Counter(item.name for item in box.items).values()) == {4}


@rule("DI-026", "DI-027", "DI-028", "DI-030", "DI-031", "DI-029", "DI-033")
@pytest.mark.parametrize("code", BOXES[:4])
def test_each_region_has_its_numbers_tiles_and_tokens(code: str) -> None:
    for part in box_of(code).parts:
        assert all(1 <= card.number <= 60 for card in part.exploration)
        assert all(61 <= card.number <= 88 for card in part.enemies)
        assert len(part.tiles) == 17
        assert Counter(token.back for token in part.tokens).keys() == {"leaf", "shell", "flint", "crate"}
        assert 51 <= len(part.tokens) <= 53
        assert len(region(part.region).sheet.water) == 3
        assert sum(card.kind == "monster" for card in part.enemies) == 8
    assert {item.number for item in box_of(code).items} == set(range(89, 100))


@rule("DI-035")
def test_boxes_differ_and_the_same_code_gives_the_same_box() -> None:
    assert box_of(FIRST) == box_of.__wrapped__(FIRST)
    assert len({repr(box_of(code)) for code in BOXES}) == len(BOXES)


@rule("DI-036")
def test_a_game_knows_its_box_and_holds_nothing_of_another() -> None:
    options = GAME.check({"box": "kestrel 4471"})
    assert options["box"] == "KESTREL-4471"
    book = setup.book_for(options)
    assert book.code == "KESTREL-4471"
    own = {card.id for part in box_of("KESTREL-4471").parts for card in part.exploration}
    assert set(book.exploration) <= own


@pytest.mark.parametrize("code", BOXES)
def test_every_demand_is_met(code: str) -> None:
    assert prove(box_of(code)) == {name: [] for name in DEMANDS}


GOLDEN = {
    "CAMPFIRE-1": "25b76afdd2626dd2",
    "KESTREL-4471": "23430acc48315af8",
    "LANTERN-2": "fc964fb2eb5d9ae1",
    "HARBOUR-5": "21a5c3f526d31a45",
    "OTTER-17": "fdf291439d6584eb",
}
"""What some codes mean, as a fingerprint of everything that was drawn for them."""


@pytest.mark.parametrize("code", GOLDEN)
def test_what_a_code_means_never_changes(code: str) -> None:
    assert fingerprint(code) == GOLDEN[code]


def fingerprint(code: str) -> str:
    """Everything that a code decides: tiles and what is on them, numbers, tokens, clues, characters, blueprints."""
    box = box_of(code)
    drawn: list[object] = [sorted(card.id for card in box.characters), box.signatory]
    drawn.append([(card.id, card.number) for card in (*box.blueprints, *box.notices)])
    for part in box.parts:
        drawn += [part.region, [(tile.id, tile.marks, tile.landmark) for tile in part.tiles]]
        drawn.append([(card.id, card.number) for card in (*part.exploration, *part.enemies, *part.specials)])
        drawn += [
            [token.id for token in part.tokens],
            sorted((story, sorted(at.items())) for story, at in part.clues.items()),
        ]
    return sha256(repr(drawn).encode()).hexdigest()[:16]


@pytest.mark.parametrize("code", ["Ястреб-1", "KESTREL", "4471", "A" * 200 + "-1", "KES TREL-1", "-", "K-1"])
def test_what_is_no_code_is_refused_with_an_example(code: str) -> None:
    with pytest.raises(BadInput) as refused:
        normal(code)
    assert refused.value.phrase.key == "error-box_code"
    assert refused.value.phrase.args["example"] == "KESTREL-4471"


@pytest.mark.parametrize(
    "code", ["kestrel-4471", " KESTREL_4471", "Kestrel4471", "kestrel 004471", "ＫＥＳＴＲＥＬ-4471"]
)
def test_codes_are_normalised(code: str) -> None:
    assert normal(code) == "KESTREL-4471"


@rule("DI-038", "DI-039", "DI-044")
def test_each_scenario_plays_on_one_of_the_two_regions_with_its_own_quests() -> None:
    books = [book_of(FIRST, scenario, 0) for scenario in (1, 2, 3, 4, 5)]
    assert [book.sheet.id for book in books] == ["island", "island", "valley", "valley", "island"]
    assert [len(book.quests) for book in books] == [2, 3, 2, 3, 1]
    assert len({book.story for book in books}) == 5


@rule("DI-040")
def test_a_sheet_gives_layout_terrains_threats_water_and_special_rules() -> None:
    for name in REGIONS:
        sheet = region(name).sheet
        assert len(sheet.places) == 17
        assert len(sheet.terrains) == 4
        assert sheet.threats in ("blue", "orange")
        assert sheet.always or sheet.powers


@rule("DI-041")
def test_without_a_wish_it_is_the_first_scenario_of_the_first_box() -> None:
    first = {"players": 2, "scenario": "1", "ground": "first", "box": FIRST, "mark": mark_of(FIRST)}
    assert GAME.check({}) == first


@rule("DI-042")
@pytest.mark.parametrize("players", [0, 5, "2"])
def test_the_game_is_for_one_to_four(players: object) -> None:
    with pytest.raises(BadInput):
        GAME.check({"players": players})


@rule("DI-314")
def test_scenario_five_needs_two() -> None:
    with pytest.raises(BadInput) as refused:
        GAME.check({"players": 1, "scenario": "5"})
    assert refused.value.phrase.key == "error-alone_in_five"


@rule("DI-047")
def test_the_highest_roll_is_chief_and_ties_roll_again() -> None:
    options = GAME.check({"players": 3})
    rolls = iter([(3, 11, 11), (2, 5)])
    match = Match(
        GAME, options, lambda chance: next(rolls) if chance.key == "chief" else chance.outcomes.sample(Random(1).random)
    )
    assert isinstance(match.state, State)
    assert match.state.chief == 2


@rule("DI-049", "DI-050", "DI-051", "DI-057")
def test_decks_lie_in_rising_order_with_the_cards_of_the_region_only() -> None:
    g = begun(2)
    numbers = [g.book.cards[card].number for card in g.exploration]
    assert numbers == sorted(numbers)
    other = {card.id for card in box_of(FIRST).parts[1].exploration}
    assert not other & set(g.exploration)
    assert g.book.taken_out
    crafts = [g.book.cards[card].number for card in g.crafts]
    assert crafts == sorted(crafts)


@rule("DI-052", "DI-053", "DI-070")
def test_complex_blueprints_are_used_on_the_second_region_only_and_never_dealt() -> None:
    assert len(begun(2, "1").complexes) == 0
    g = begun(4, "3")
    assert len(g.complexes) == 3
    assert all(not g.book.cards[card].complex for hand in g.hands for card in hand.cards)
    assert len(g.blueprints) == 8 - 4


@rule("DI-052", "DI-053", "DI-055")
def test_both_sorts_of_blueprints_and_every_pile_of_tokens_are_shuffled_apart() -> None:
    found: dict[str, int] = {}

    def note(chance: Chance) -> tuple[int, ...]:
        found[chance.key] = len(drawn := chance.outcomes.sample(Random(1).random))
        return drawn

    Match(GAME, GAME.check({"players": 2, "scenario": "3"}), note)
    assert (found["shuffle_blueprints"], found["shuffle_complexes"]) == (8, 3)
    tokens = {name: found[f"shuffle_{name}"] for name in ("leaf", "shell", "flint", "crate", "springs", "monsters")}
    assert min(tokens.values()) == tokens["springs"] == 3


@rule("DI-054")
def test_twelve_threats_of_the_colour_of_the_sheet() -> None:
    g = begun(2)
    assert len(g.threats) == 12
    assert {g.book.cards[card].colour for card in g.threats.cards} == {g.book.sheet.threats}


@rule("DI-055", "DI-237")
def test_tokens_lie_face_down_by_their_backs() -> None:
    g = begun(2)
    for pile, symbol in zip(g.finds, ("leaf", "shell", "flint", "crate"), strict=True):
        assert {g.book.tokens[token].back for token in pile.cards} == {symbol}
        assert set(pile.known) == {0}
    assert len(g.monster_pile) == 8
    assert len(g.springs) == 3
    assert len(g.specials) == 2


@rule("DI-058", "DI-059", "DI-306", "DI-061", "DI-003")
def test_the_start_tile_lies_open_the_others_by_number_and_the_camp_is_lit() -> None:
    g = begun(2)
    start_place = g.book.atlas.start
    assert g.opened == [int(place == start_place) for place in range(17)]
    assert [g.book.tiles[tile].number for tile in g.tiles.cards] == list(g.book.atlas.numbers)
    assert Counter(g.book.atlas.numbers) == {0: 1, 1: 6, 2: 5, 3: 5}
    assert g.fires == [g.book.camp]
    assert g.book.tiles[g.tiles.cards[start_place]].marks[g.book.camp % 4] == "camp"


@rule("DI-060")
@pytest.mark.parametrize("name", REGIONS)
def test_the_compass_lies_outside_and_touches_the_board_with_three_sides(name: str) -> None:
    sheet = region(name).sheet
    spaces = {(2 * a + i, 2 * b + j) for a, b, _ in sheet.places for i in (0, 1) for j in (0, 1)}
    q, r = sheet.compass
    assert (q, r) not in spaces
    assert sum((q + dq, r + dr) in spaces for dq, dr in ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))) >= 3


@rule("DI-062", "DI-063")
@pytest.mark.parametrize(("players", "offered"), [(1, 4), (2, 2), (3, 2), (4, 2)])
def test_everybody_chooses_in_secret_from_so_many_characters(players: int, offered: int) -> None:
    match = start(players)
    assert match.seats() == tuple(range(players))
    for seat in range(players):
        ask = match.ask(seat)
        assert ask is not None
        assert len(ask.options) == offered
        assert ask.private
    if players > 1:
        first = match.ask(0)
        assert first is not None
        option = first.options[1]
        match.answer(0, option.key, option.args)
        assert isinstance(match.state, State)
        assert GAME.view(match.state, 1)["survivors"][0]["character"] == ""


@rule("DI-064", "DI-065", "DI-066", "DI-067", "DI-068", "DI-069", "DI-071", "DI-002", "DI-019")
@pytest.mark.parametrize(("players", "stamina", "blueprints"), [(1, 12, 3), (2, 10, 2), (3, 8, 1), (4, 8, 1)])
def test_survivors_are_prepared_by_the_number_of_players(players: int, stamina: int, blueprints: int) -> None:
    g = begun(players)
    for seat in range(players):
        seen = GAME.view(g, seat)["survivors"][seat]
        assert (seen["stamina"], seen["dials"], seen["at"]) == (stamina, [], g.book.camp)
        assert sorted(seen["tokens"]) == ["clean_water", "food"]
        assert len(seen["hand"]) == blueprints
        assert None not in seen["hand"]
        assert len(seen["supports"]) == (3 if players > 1 else 0)
        for other in range(players):
            if other != seat:
                assert set(GAME.view(g, other)["survivors"][seat]["hand"]) == {None}


@rule("DI-006")
def test_dice_have_twelve_faces() -> None:
    from campfire.games.discover.rules.fights import roll

    assert discover(1).run(roll(0)).sides == (12, 12)


@rule("DI-196")
@pytest.mark.parametrize("code", BOXES[:6])
def test_cards_of_one_number_are_alike(code: str) -> None:
    for part in box_of(code).parts:
        printed: dict[int, set[str]] = {}
        for card in (*part.exploration, *part.enemies, *box_of(code).items):
            printed.setdefault(card.number, set()).add(repr(replace(card, id="")))
        assert [number for number, faces in printed.items() if len(faces) > 1] == []


@rule("DI-037")
def test_nothing_of_a_box_is_shown_before_it_is_read() -> None:
    from campfire.games.discover.box import summary

    shown = str(summary(box_of(FIRST)))
    assert not [card.name for part in box_of(FIRST).parts for card in part.exploration if f"'{card.name}'" in shown]


@rule("DI-094", "DI-096")
def test_every_space_has_one_terrain_and_landmarks_name_a_card() -> None:
    book = book_of(FIRST, 1, 0)
    assert all(len(tile.spaces) == 4 and set(tile.spaces) <= set(book.costs) for tile in book.tiles.values())
    named = [tile.landmark for tile in book.tiles.values() if "landmark" in tile.marks]
    names = {book.cards[card].name for card in book.exploration}
    assert len(named) == 10
    assert set(named) <= names


@rule("DI-005", "DI-015", "DI-018", "DI-020", "DI-024", "DI-032")
def test_what_every_box_holds_alike() -> None:
    found = content("tokens.toml")["counts"]
    assert {name: found[name] for name in ("campfires", "counters", "resource_tokens", "camps", "reference_cards")} == {
        "campfires": 4,
        "counters": 20,
        "resource_tokens": 84,
        "camps": 2,
        "reference_cards": 4,
    }
    g = begun(3)
    assert [seat for seat in g.seats if g.chief == seat] == [g.chief]
    assert [space for space in (*g.fires, *g.ashes) if space == g.book.camp] == [g.book.camp]


@rule("DI-043")
def test_a_survivor_is_a_player_and_a_character() -> None:
    g = begun(4)
    assert len(set(g.character)) == 4
    assert all(g.book.cards[card].type == "character" for card in g.character)


@rule("DI-056", "DI-302")
def test_resources_campfires_and_counters_are_never_short() -> None:
    table = discover(2)
    for space in range(12):
        table.put(0, space).effects(0, ("fire_here",))
    assert len(table.g.fires) >= 12
    assert len(table.effects(0, ("gain", "wood", 90)).g.tokens[0]) == 90
    assert table.effects(0, ("progress", 30)).g.progress == 30


@rule("DI-062")
def test_whoever_chooses_a_character_reads_what_it_can_do() -> None:
    told = {card.id: ability(card) for card in characters().values()}
    assert len(told) == 36
    assert None not in told.values()
    assert told["seamstress"] == Phrase(
        "deed", {"conditions": Phrase("when-craft"), "outcome": Phrase("effect-stamina", {"n": 2})}
    )
