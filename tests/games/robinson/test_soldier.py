"""The Soldier: Tracking, Defensive Plan, Frenzy, The Hunt. [ledger chapter 4]"""

from __future__ import annotations

from campfire.games.robinson.rules.adventures import draw_adventure
from campfire.games.robinson.rules.combat import fight
from campfire.games.robinson.rules.events import event_phase
from campfire.games.robinson.rules.mysteries import begin_drawing, so_many
from tests.games.robinson.characters import lone, offered
from tests.games.robinson.plans import lead, leads, planning, ready
from tests.games.robinson.table import robinson
from tests.rules import rule


@rule("RC-162", "RC-750")
def test_tracking_leaves_the_top_beast_or_sinks_it() -> None:
    for answer, deck in (("beast_on_top", ["bear", "fox"]), ("beast_to_bottom", ["fox", "bear"])):
        table = planning(lone("soldier")).choose("ability", "tracking")
        assert table.question == "choose_track_end"
        table.choose(answer)
        assert table.g.hunting.cards == deck
        assert table.g.hunting.is_known(deck.index("fox"), 0)


@rule("RC-162", "RC-049")
def test_everybody_sees_the_tracked_beast() -> None:
    table = planning(robinson(2, "soldier").determined(0, 2).hunting("fox", "bear")).choose("ability", "tracking", by=0)
    assert table.seats == (0, 1)
    assert [table.g.hunting.is_known(place, 1) for place in (0, 1)] == [False, True]


@rule("RC-750", "RC-168")
def test_a_tracked_card_keeps_its_place_until_the_deck_is_shuffled() -> None:
    table = planning(lone("soldier").beasts("boa")).choose("ability", "tracking").choose("beast_to_bottom")
    table.choose("ability", "the_hunt").nature(2, 0, 1)
    assert not any(table.g.hunting.is_known(place, 0) for place in range(3))


@rule("RC-163", "RC-164")
def test_a_defensive_plan_raises_weapons_or_with_a_shelter_the_palisade() -> None:
    table = planning(lone("soldier")).choose("ability", "defensive_plan")
    assert (table.weapons, table.determination(0)) == (1, 6)
    table = planning(lone("soldier").shelter()).choose("ability", "defensive_plan")
    assert table.choose("track", "palisade").palisade == 1


@rule("RC-164", "RC-318")
def test_a_defensive_plan_raises_the_palisade_of_a_natural_shelter() -> None:
    """One beside the camp is no Shelter of the group."""
    table = planning(lone("soldier").tile("A1", 11).camp("A1")).choose("ability", "defensive_plan")
    assert (table.choose("track", "palisade").palisade, table.g.shelter) == (1, False)
    table = planning(lone("soldier").tile("A1", 11)).choose("ability", "defensive_plan")
    assert (table.weapons, table.palisade) == (1, 0)


@rule("RC-165")
def test_no_defensive_plan_between_a_reveal_and_its_end() -> None:
    table = robinson(1, "soldier").determined(0, 3).hunting("bear").plan("hunt", "", "0", "0").act()
    assert "defensive_plan" in offered(table)
    table.choose("resolve")
    assert table.question == "fight"
    assert "defensive_plan" not in offered(table)


@rule("RC-165")
def test_no_defensive_plan_while_an_event_is_resolved() -> None:
    """Beasts may be tracked meanwhile, the palisade that the event demands is not to be raised."""
    table = robinson(1, "soldier").determined(0, 3).shelter().now("night", 2).hunting("fox", "bear")
    table.event("gale", "pawns = 1", event='[["lowers", "palisade", 1]]').events("gale").begin(event_phase())
    assert table.question == "demand"
    assert offered(table) == {"tracking"}


@rule("RC-165")
def test_no_defensive_plan_while_an_adventure_a_mystery_or_a_threat_effect_is_resolved() -> None:
    """It would be in time for a fight or a demand that has been revealed already."""
    table = robinson(1, "soldier").determined(0, 3).now("action").plan("gather", "A1:wood", "0")
    table.adventure("gather", "wolf", '[["fight", 2, 0, 0, 0, 0]]').begin(draw_adventure(0, "gather", "A1"))
    assert (table.question, offered(table)) == ("fight", {"frenzy"})
    table = robinson(1, "soldier").determined(0, 3).now("action").mysteries("snake").equipment("biscuits")
    table.begin(begin_drawing(0, "B1", so_many(creatures=1), True))
    assert (table.question, offered(table)) == ("mystery", set())
    table = robinson(1, "soldier").determined(0, 3).now("event", 2).event("quiet").events("quiet").equipment("biscuits")
    table.threat("old", left=True, pushed='[["lowers", "weapons", 1]]').threat("new").begin(event_phase())
    assert (table.question, offered(table)) == ("demand", set())


@rule("RC-166", "RC-167", "RC-114")
def test_frenzy_helps_the_soldier_in_an_own_fight_after_the_reveal() -> None:
    """RC-EX-45."""
    table = robinson(1, "soldier").determined(0, 3).levels(weapons=2).hunting("bear").plan("hunt", "", "0", "0").act()
    table.choose("resolve").choose("ability", "frenzy")
    assert (table.wounds(0), table.determination(0)) == (1, 0)
    assert table.weapons == 1


@rule("RC-166")
def test_frenzy_lasts_for_the_whole_action() -> None:
    table = robinson(1, "soldier").determined(0, 3).levels(weapons=1).mysteries("furious_tiger", "gremlins")
    table.adventure("gather", "lair", '[["mysteries", 0, 2, 0]]').token("gather_deck", "adventure").tile("A1", 5)
    table.plan("gather", "A1:wood", "0", "0").act().choose("resolve").choose("ability", "frenzy").choose("draw_on")
    assert table.asked(0) == ["fight 1", "ability frenzy"]
    table.choose("ability", "frenzy")
    assert (table.wounds(0), table.determination(0)) == (0, 0)


@rule("RC-166", "RC-134")
def test_frenzy_ends_with_its_action() -> None:
    table = robinson(1, "soldier").determined(0, 3).hunting("fox", "tapir")
    table.plan("hunt", "", "0", "0").plan("hunt", "", "0", "0").act().choose("resolve").choose("ability", "frenzy")
    assert table.told("hunted") == [("fox",), ("tapir",)]
    assert (table.wounds(0), table.done) == (3 + 1, True)


@rule("RC-167")
def test_no_frenzy_in_actions_of_others_or_in_the_weather() -> None:
    table = robinson(2, "soldier").determined(0, 3).hunting("bear").plan("hunt", "", "1", "0").act()
    table.choose("resolve")
    assert "frenzy" not in offered(table, 0) | offered(table, 1)
    table = robinson(1, "soldier").determined(0, 3).now("weather").begin(fight(-1, "", 3, 0, 0, 0, 0))
    assert "frenzy" not in offered(table)
    table = robinson(2, "soldier").determined(0, 3).equipment("pistol").now("action").plan("rest", "", "1")
    assert "fight 3" in table.begin(fight(0, "", 3, 0, 0, 0, 0)).asked(0)
    assert "frenzy" not in offered(table)


@rule("RC-058", "RC-166")
def test_only_the_soldier_decides_about_the_frenzy() -> None:
    """The whole group is asked before a fight, but the determination is the Soldier's own."""
    table = robinson(3, "carpenter", "soldier").determined(1, 3).hunting("bear").equipment("pistol")
    table.plan("hunt", "", "1", "0").act().choose("resolve")
    assert [table.asked(seat) for seat in (0, 1, 2)] == [
        ["fight 6", "pistol"],
        ["fight 6", "pistol", "ability frenzy"],
        ["fight 6", "pistol"],
    ]
    assert table.choose("ability", "frenzy", by=1).determination(1) == 0
    assert table.asked(0) == ["fight 3", "pistol"]


@rule("RC-058", "RC-166", "RC-239")
def test_only_the_soldier_decides_about_the_frenzy_against_danger_in_the_camp() -> None:
    table = robinson(2, "soldier").determined(0, 3).token("B1", "danger").plan("rest", "", "0").act()
    table.choose("resolve")
    assert (table.question, table.asked(1)) == ("danger", ["suffer_danger 0"])
    table.choose("ability", "frenzy", by=0)
    assert (table.wounds(0), table.determination(0)) == (0, 0)


@rule("RC-167", "RC-236")
def test_no_frenzy_on_the_way_to_an_action() -> None:
    table = planning(robinson(1, "soldier").determined(0, 3).tile("A1", 5).token("A1", "danger"))
    lead(table, 0, "gather", "A1:wood")
    lead(table, 0, "rest")
    ready(table, 0)
    assert table.question == "danger"
    assert "frenzy" not in offered(table)


@rule("RC-168", "RC-169")
def test_the_hunt_shuffles_an_unseen_beast_into_the_deck_or_starts_it() -> None:
    table = planning(lone("soldier").beasts("boa", "tiger")).choose("ability", "the_hunt").nature(1, 0, 2)
    assert sorted(table.g.hunting.cards) == ["bear", "boa", "fox"]
    assert table.g.beasts.cards == ["tiger"]
    table = planning(lone("soldier").hunting().beasts("boa")).choose("ability", "the_hunt")
    assert table.g.hunting.cards == ["boa"]
    assert not table.g.hunting.is_known(0, 0)
    assert "hunt" in leads(table, 0)
