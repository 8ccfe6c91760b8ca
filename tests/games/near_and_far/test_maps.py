"""The eleven maps: spaces, paths, signs and names."""

from collections import Counter

import pytest

from tests.games.near_and_far.contents import LANGUAGES, MAPS, Data, entries, game_map, words
from tests.rules import rule

ROUTES = {"pepper", "machine_part", "stoneblood", "tea_leaves"}
FARTHEST = 10
NAMED = {
    1: "B D H M",
    2: "1 3 4 10 13 15",
    3: "20 23 27 28",
    4: "33 34 37 40 43 44 48",
    5: "51 54 59 60 63",
    6: "69 70 72 76 78 79 80",
    7: "81 85 87 88 89 94",
    8: "98 105 106 108 110 111",
    9: "115 117 118 119 123 126 128",
    10: "133 138 141 145",
    11: "146 147 148 150 152 153 158",
}

each_map = pytest.mark.parametrize("number", MAPS)


def steps_from_town(found: Data, *, without: str = "") -> dict[str, int]:
    """How many steps every space lies from the town, where paths with one kind of sign are closed."""
    ways = [set(path["ends"]) for path in found["paths"] if path.get("sign") != without or not without]
    steps, edge = {found["town"]: 0}, [found["town"]]
    for here in edge:
        for there in sorted(end for way in ways if here in way for end in way - {here}):
            if there not in steps:
                steps[there] = steps[here] + 1
                edge.append(there)
    return steps


@each_map
def test_every_space_is_reached_without_passing_a_threat(number: int) -> None:
    """A threat closes a way, never a space."""
    found = game_map(number)
    ids = {space["id"] for space in found["spaces"]}
    assert set(steps_from_town(found, without="threat")) == ids


@each_map
def test_every_quest_can_be_reached_by_the_middle_of_a_game(number: int) -> None:
    """Ten steps are two or three travels."""
    found = game_map(number)
    steps = steps_from_town(found)
    assert max(steps[space["id"]] for space in found["spaces"] if "quest" in space) <= FARTHEST


@each_map
def test_paths_join_two_spaces_once(number: int) -> None:
    """No path begins nowhere, and no two are the same."""
    found = game_map(number)
    ids = {space["id"] for space in found["spaces"]}
    ways = [frozenset(path["ends"]) for path in found["paths"]]
    assert set().union(*ways) <= ids
    assert all(len(way) == 2 for way in ways)
    assert len(ways) == len(set(ways))


@each_map
def test_counts(number: int) -> None:
    """About 30 to 40 spaces, a town with ways out, sixteen quests, some threats and treasures."""
    found = game_map(number)
    signs = Counter(path.get("sign") for path in found["paths"])
    assert 30 <= len(found["spaces"]) <= 40
    assert [space["id"] for space in found["spaces"] if space["symbol"] == "town"] == [found["town"]]
    assert sum(found["town"] in path["ends"] for path in found["paths"]) >= 3
    assert sum("quest" in space for space in found["spaces"]) == 16
    assert 10 <= signs["threat"] <= 14
    assert 8 <= signs["treasure"] <= 13


@rule("NF-291", "NF-292", "NF-297")
@each_map
def test_four_routes_of_two_spaces_each(number: int) -> None:
    """The larger figure is for sole control."""
    found = game_map(number)
    symbols = Counter(space["symbol"] for space in found["spaces"])
    assert all(symbols[route] == 2 for route in ROUTES)
    assert set(found["routes"]) == ROUTES
    assert all(alone > shared > 0 for alone, shared in found["routes"].values())
    assert set(symbols) == ROUTES | {"coin", "gem", "town"}


@each_map
def test_quests_are_the_entries_of_the_map(number: int) -> None:
    """Numbers and names on the map are those of the storybook."""
    here = {space["quest"]: space.get("place") for space in game_map(number)["spaces"] if "quest" in space}
    told = {
        key: entry.get("place")
        for key, (file, entry) in entries().items()
        if file["kind"] == "map" and file["map"] == number
    }
    assert here == told
    assert sorted(quest for quest, place in here.items() if place) == sorted(NAMED[number].split())


@each_map
def test_spaces_lie_apart_and_on_the_canvas(number: int) -> None:
    """Furniture must not overlap."""
    places = [space["at"] for space in game_map(number)["spaces"]]
    assert all(40 <= x <= 960 and 60 <= y <= 600 for x, y in places)
    assert min((x - u) ** 2 + (y - v) ** 2 for i, (x, y) in enumerate(places) for u, v in places[:i]) >= 70**2


@rule("NF-360", "NF-364")
def test_water_on_map_5_and_mammoths_on_map_10() -> None:
    """At least one mammoth space for each of four players (NF-O-51)."""
    for number in MAPS:
        spaces = game_map(number)["spaces"]
        assert any("water" in space for space in spaces) == (number == 5)
        assert sum("mammoth" in space for space in spaces) == (4 if number == 10 else 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_maps_towns_and_places_have_names(language: str) -> None:
    """In every language."""
    known = words(language)
    for number in MAPS:
        found = game_map(number)
        places = [f"place-{space['place']}" for space in found["spaces"] if "place" in space]
        keys = [
            f"map-{number:02}",
            f"motto-{number:02}",
            f"town-{number:02}",
            *places,
            *(note["key"] for note in found["notes"]),
        ]
        assert [key for key in keys if not known.get(key)] == []
