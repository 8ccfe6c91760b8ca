"""What options and events of Robinson Crusoe touch, cost and bring, and what a page needs to stage them."""

from __future__ import annotations

import pytest

from campfire.games.robinson.cards import FRIDAY, JENNY
from campfire.games.robinson.rules.events import event_phase
from campfire.games.robinson.rules.exploration import lay_tile
from campfire.games.robinson.rules.moving_camp import move_camp
from campfire.games.robinson.rules.night import NIGHTFALL, night_phase
from campfire.games.robinson.rules.production import production_phase
from campfire.games.robinson.rules.weather import roll_weather
from campfire.games.robinson.sorts import DICE, WHO, Fallen, N
from campfire.kernel.declared import Detail, Event, Heading, Id
from campfire.words.lexicon import Lexicon
from tests.games.robinson.plans import planning
from tests.games.robinson.table import Table, face, island, robinson
from tests.games.robinson.wording import option
from tests.rules import rule

ENGLISH = Lexicon("en", "robinson")
NAMES = ("Ada", "Bo", "Cem", "Dae")


def heading(key: str, *words: Id) -> Heading:
    """Under which heading an option stands."""
    made = option(key, *words)
    assert made.kind.heading
    return made.kind.heading(made)


def detail(table: Table, key: str, *words: Id) -> dict[str, str]:
    """What a list shows of an option beyond its words."""
    made = option(key, *words)
    assert made.kind.detail
    shown: Detail = made.kind.detail(table.g, made)
    parts = {"main": shown.main, "asks": shown.asks, "costs": shown.costs, "brings": shown.brings, "risks": shown.risks}
    return {name: ENGLISH.say(phrase, NAMES) for name, phrase in parts.items() if phrase}


def events(table: Table, key: str) -> list[Event]:
    """The events of a kind in the log."""
    return [event for event in table.g.log or [] if event.key == key]


@pytest.mark.parametrize(
    ("said", "things", "icon"),
    [
        (("lead", "0", "gather", "A1:wood", 0, 0, 0, 0), ["source:A1:wood", "action:gather"], "wood"),
        (("lead", "0", "explore", "A1", 0, 0, 0, 0), ["space:A1", "action:explore"], "explore"),
        (("lead", "0", "build", "roof", 2, 0, 0, 0), ["level:roof", "action:build"], "roof"),
        (("lead", "0", "build", "cross:B2", 2, 0, 0, 0), ["space:B2", "action:build"], "pic-cross"),
        (("lead", "0", "build", "map", 0, 0, 0, 0), ["card:map", "action:build"], "pic-map"),
        (("lead", "0", "threat", "frost:0", 1, 0, 0, 0), ["card:frost", "action:threat"], "pic-frost"),
        (("lead", "0", "hunt", "village:A1", 0, 0, 0, 0), ["space:A1", "action:hunt"], "village"),
        (("lead", "0", "explore", "raft", 0, 0, 0, 0), ["sheet", "action:explore"], "raft"),
        (("lead", "0", "rest", "", 0, 0, 0, 0), ["action:rest"], "rest"),
        (("support", "1", 2, "rest", ""), ["plan:2", "action:rest"], "rest"),
        (("take_back", "1", 2, "rest", ""), ["pawn:2:1"], "undo"),
        (("resolve", 1, "gather", "A1:fish", 0), ["plan:1"], "fish"),
        (("exhaust", "A1:wood"), ["source:A1:wood", "space:A1"], "exhausted"),
        (("ward_off", "A1", "fog"), ["space:A1"], "marker"),
        (("saber", FRIDAY), ["card:saber"], "pic-saber"),
        (("heal", FRIDAY), ["seat:friday"], "heart"),
        (("heal", JENNY), ["seat:jenny"], "heart"),
        (("lose_heart", 2), ["seat:3"], "determination"),
        (("ability", "lucky", "wound"), ["card:lucky"], "pic-lucky"),
        (("track", "palisade"), ["level:palisade"], "palisade"),
        (("meal", "preserves"), ["store:preserves"], "preserves"),
        (("stack_wood", 1), ["sheet"], "woodpile"),
        (("stack_wood", 2), [], "woodpile"),
        (("look_at_beast",), ["deck:waiting", "card:herbal_mixture"], "beast"),
        (("decide", "savings", 1), [], "event"),
    ],
)
def test_an_option_touches_things_of_the_board_and_has_a_picture(
    said: tuple[str, *tuple[Id, ...]], things: list[str], icon: str
) -> None:
    made = option(*said)
    assert (made.things(3), made.icon) == (things, icon)


def test_a_long_list_stands_under_the_actions_in_their_order() -> None:
    assert heading("lead", "0", "hunt", "", 0, 0, 0, 0)[1:] == ("hunt", 1)
    assert heading("lead_on_credit", "0", "build", "roof", 1, 0, 0, 0)[1:] == ("build", 2)
    assert heading("lead", "0", "cultivate", "", 0, 0, 0, 0).rank == heading("biscuits").rank == 7
    assert ENGLISH.say(heading("support", "1", 0, "rest", "").name) == "Help with an action"


def test_a_plan_tells_who_does_it_what_it_costs_and_brings() -> None:
    table = robinson().tile("A1", 6).token("A1", "wood").shelter()
    assert detail(table, "lead", "0", "gather", "A1:wood", 0, 0, 0, 0) == {
        "main": "wood source, A1",
        "asks": "Ada leads",
        "brings": "2 wood",
    }
    assert detail(table, "lead", "1", "build", "roof", 2, 0, 0, 0)["costs"] == "2 wood"
    assert detail(table, "lead_on_credit", "0", "build", "roof", 1, 0, 0, 0)["costs"] == (
        "1 wood, 2 of the Carpenter’s determination in place of 1 wood"
    )


def test_a_helper_of_a_gathering_is_told_what_the_bags_bring() -> None:
    table = robinson().tile("A1", 6).plan("gather", "A1:wood", "0", along=("basket",))
    assert detail(table, "support", "1", 0, "gather", "A1:wood") == {
        "main": "Gathering – wood source, A1",
        "asks": "Bo helps",
        "brings": "2 wood",
    }


def test_the_next_threat_tells_what_it_does_unanswered() -> None:
    table = robinson()
    table.g.threats = ["frost", "argument"]
    assert "otherwise later" in detail(table, "lead", "0", "threat", "frost:0", 1, 0, 0, 0)["brings"]
    argument = detail(table, "lead", "0", "threat", "argument:0", 0, 0, 0, 0)
    assert argument["asks"] == "Ada leads"
    assert argument["costs"] == "2 pawns of different characters"
    assert "otherwise" not in argument["brings"]


def test_an_ability_tells_its_price_and_its_use() -> None:
    told = detail(robinson(), "ability", "hooch")
    assert told["costs"] == "3 determination"
    assert "rain cloud" in told["brings"]


def test_a_night_tells_who_wants_to_eat_and_who_would_be_cold() -> None:
    table = robinson().have(food=3).equipment("biscuits").now("weather").begin(night_phase())
    assert table.question == NIGHTFALL.key
    assert detail(table, "go_to_sleep") == {"asks": "In the camp: 3 food for 2 characters"}
    assert detail(table, "stay") == {"risks": "No Shelter: whoever sleeps under the open sky takes a wound"}
    assert detail(table.shelter(), "stay") == {}


@rule("RC-410", "RC-412", "RC-413")
def test_the_weather_says_what_it_takes_before_it_is_faced() -> None:
    table = robinson().have(wood=2, food=3)
    faced = option("bear_weather", 1, 1)
    assert faced.kind.detail
    told = faced.kind.detail(table.g, faced)
    assert told.costs is not None
    assert [told.costs.args[part].args["n"] for part in ("first", "rest")] == [2, 2]  # type: ignore[union-attr]  # phrases
    assert told.risks is not None
    assert told.risks.args["n"] == 1


def test_a_night_in_hunger_and_cold_shows_each_wound_once() -> None:
    table = robinson(1).have(food=0).now("weather").begin(night_phase())
    while table.question:
        table.choose("go_to_sleep" if table.question == NIGHTFALL.key else "stay")
    shown = [event for event in table.g.log or [] if event.kind.shows == "wound"]
    assert [event.key for event in shown] == ["wounded", "wounded"]
    assert sum([event[N] for event in shown]) == table.g.wounds[0] == 3


def test_children_who_would_starve_are_warned_of() -> None:
    made, table = option("feed_children", 2), robinson().have(food=2)
    assert made.kind.warns
    assert made.kind.warns(table.g, made) is None
    assert made.kind.warns(table.have(food=1).g, made) is not None


def test_dice_fall_with_their_faces() -> None:
    table = robinson().tile("A1", 6).plan("gather", "A1:wood", "1", along=("roll",)).act()
    table.roll("gather", True, False, True)
    (rolled,) = events(table, "rolled")
    assert (rolled.kind.shows, rolled[WHO]) == ("dice", 1)
    assert rolled[DICE] == (
        Fallen("wound", 0, "die_wound", 1),
        Fallen("success", face("gather", 1, False), "determination", 2),
        Fallen("adventure", 0, "die_adventure", 1),
    )


def test_a_blank_face_shows_nothing() -> None:
    table = robinson().tile("A1", 6).plan("gather", "A1:wood", "1", along=("roll",)).act()
    table.roll("gather", False, True, False)
    (rolled,) = events(table, "rolled")
    assert [(die.sign, die.n) for die in rolled[DICE]] == [("", 0), ("die_success", 1), ("", 0)]
    table = robinson(scenario=island(weather={1: ("animals",)})).begin(roll_weather()).nature(0)
    (rolled,) = events(table, "weather_dice")
    assert [(die.sign, die.n) for die in rolled[DICE]] == [("", 0)]


def test_the_dice_of_the_weather_fall_together() -> None:
    table = robinson(scenario=island(weather={1: ("rain", "winter", "animals")})).begin(roll_weather()).nature(3, 0, 5)
    (rolled,) = events(table, "weather_dice")
    rain, winter, animals = rolled[DICE]
    assert (rain, winter) == (Fallen("rain", 3, "rain", 2), Fallen("winter", 0, "snow", 1))
    assert animals == Fallen("animals", 5, "beast", 1)


def test_what_is_gathered_travels_from_its_source_to_future() -> None:
    table = robinson().tile("A1", 6).plan("gather", "A1:wood", "1", "1").act()
    (gained,) = events(table, "gained")
    assert (gained.kind.shows, gained.path, gained.touched()[0]) == (
        "travel",
        ("source:A1:wood", "future:wood"),
        "seat:1",
    )


def test_what_the_camp_produces_travels_to_the_store() -> None:
    table = robinson().now("morale").begin(production_phase())
    assert {event.path for event in events(table, "gained")} == {
        ("space:B1", "store:wood"),
        ("space:B1", "store:food"),
    }


def test_tiles_tokens_and_the_camp_travel() -> None:
    table = robinson().next_tiles(6).begin(lay_tile(0, "A1"), move_camp("A1"))
    assert [event.path for event in events(table, "laid")] == [("deck:tiles", "space:A1")]
    assert [event.path for event in events(table, "camp")] == [("space:B1", "space:A1")]


def test_an_event_is_laid_large_and_goes_to_the_threats() -> None:
    table = robinson(scenario=island(id="quiet")).now("dawn", 2).events("frost").begin(event_phase())
    (drawn,) = events(table, "event")
    assert (drawn.kind.shows, drawn.path) == ("card", ("deck:events", "threats"))


def test_a_hunted_beast_comes_from_the_hunting_deck_to_its_hunter() -> None:
    table = robinson().levels(weapons=9).hunting("fox").plan("hunt", "", "1", "1").act()
    (hunted,) = events(table, "hunted")
    assert (hunted.kind.shows, hunted.path) == ("card", ("deck:hunting", "seat:1"))


def test_all_options_of_the_planning_show_themselves() -> None:
    table = planning(robinson().tile("A1", 6).hunting("fox").have(wood=3).shelter())
    for made in table.options(0):
        assert all(made.things(0)) or not made.things(0)
        if made.kind.detail:
            assert isinstance(made.kind.detail(table.g, made), Detail)
