"""Things and abilities used in time: before an effect hurts that they would ease. [ledger chapters 3, 4 and 6]"""

from __future__ import annotations

import pytest

from campfire.games.robinson.cards import CHARACTERS, GROUP
from campfire.games.robinson.effects.scenarios.king_kong import ALIVE, DEAD, lose_member
from campfire.games.robinson.library import book
from campfire.games.robinson.rules.events import draw_event, event_phase
from campfire.games.robinson.rules.items import choose_flipped
from campfire.games.robinson.rules.morale import morale_phase
from campfire.games.robinson.rules.night import night_phase
from campfire.games.robinson.rules.production import production_phase
from campfire.games.robinson.rules.weather import weather_phase
from campfire.games.robinson.signs import Sign
from campfire.games.robinson.state import SpecialWound
from campfire.games.robinson.vocabulary import WORDS
from campfire.games.robinson.vocabulary.demands import DEMANDS, HARMLESS, kills
from campfire.games.robinson.vocabulary.drawn import take_up
from campfire.games.robinson.vocabulary.survivors import wounds
from tests.games.robinson.characters import offered
from tests.games.robinson.cursed import cursed
from tests.games.robinson.event_deck import table_of
from tests.games.robinson.kong import kong
from tests.games.robinson.outcomes import lower, stage, upper
from tests.games.robinson.plans import planning
from tests.games.robinson.sheets import sheet
from tests.games.robinson.table import Table, robinson
from tests.rules import rule

BUSH = ("discovery", "thorny_bush")


@rule("RC-071", "RC-079")
def test_a_bush_may_make_a_choice_possible_that_was_not() -> None:
    """Food is there, the palisade for the hungry predator is not, until the bush has been planted."""
    table = stage().have(food=1).shelter().levels(palisade=0).found("thorny_bush")
    fed = upper(table, "hungry_predator", BUSH, ("decide", "hungry_predator", 1))
    assert fed == {"food": -1, "found": (), "in the Event deck": 1}


@rule("RC-071")
def test_a_choice_that_stays_impossible_is_not_offered() -> None:
    table = stage().have(food=1).levels(palisade=0).found("tobacco")
    changed = upper(table, "hungry_predator", ("decide", "hungry_predator", 0))
    assert changed == {"wounds 0": 2, "future food": 2, "future fur": 1}


@rule("RC-079", "RC-048")
def test_a_bottle_is_broken_before_the_flood_finds_nothing_to_take() -> None:
    table = table_of(2, "flood").equipment("empty_bottle").begin(event_phase())
    assert table.question == "demand"
    table.choose("empty_bottle").choose("let_it_come").choose("track", "weapons")
    assert (table.weapons, table.wounds(0), table.wounds(1)) == (0, 0, 0)


def herbalist(card: str) -> Table:
    """A group with a Pot and healing herbs, in which everybody has a Special Wound token of the card that comes up."""
    table = table_of(2, card).items("pot").found("healing_herbs")
    for seat in table.g.seats:
        table.g.special_wounds[seat] = (SpecialWound("leg", card),)
    return table.begin(event_phase())


@rule("RC-079", "RC-378", "RC-379", "RC-681")
@pytest.mark.parametrize("card", ["mushrooms", "cut_head", "nasty_wound", "sting", "thorny_bush_adventure", "fruit"])
def test_medicine_may_be_brewed_before_a_card_hurts_whoever_has_none(card: str) -> None:
    table = herbalist(card).choose("discovery", "healing_herbs")
    assert (table.g.wounds[:2], table.g.signs, table.g.items) == ([0, 0], (), ["pot", "medicine"])


@rule("RC-079", "RC-378", "RC-681", "RC-505")
def test_herbs_or_a_vial_spare_the_first_player_two_bites_of_the_viper() -> None:
    assert herbalist("viper").choose("discovery", "healing_herbs").wounds(0) == 1
    table = cursed(2).now("event", 2).events("viper").found("mysterious_vial").begin(draw_event())
    assert table.choose("discovery", "mysterious_vial").wounds(0) == 1


@rule("RC-079", "RC-378", "RC-617")
def test_medicine_may_be_brewed_for_a_bite_of_a_beast_that_the_weapons_hold_off() -> None:
    table = table_of(2).items("pot").found("healing_herbs").levels(weapons=3).beasts()
    table.g.waiting.put("wild_dog_beast")
    table.begin(event_phase()).choose("discovery", "healing_herbs")
    assert (table.wounds(0), table.food) == (0, 2)


@rule("RC-379", "RC-681")
def test_nobody_is_asked_for_medicine_that_nothing_could_bring_in_time() -> None:
    assert table_of(2, "mushrooms").found("healing_herbs").begin(event_phase()).g.wounds[:2] == [1, 1]
    table = table_of(2, "cut_head").items("pot").found("healing_herbs").begin(event_phase())
    assert (table.done, table.g.items) == (True, ["pot"])
    table = robinson().items("pot").found("healing_herbs").hunting("wild_dog_beast").levels(weapons=3)
    assert table.plan("hunt", "", "0", "0").act().choose("resolve").wounds(0) == 2


@rule("RC-063")
def test_where_the_flood_finds_nothing_everybody_is_wounded() -> None:
    table = table_of(2, "flood").begin(event_phase())
    assert [table.wounds(seat) for seat in (0, 1)] == [1, 1]


@rule("RC-079")
@pytest.mark.parametrize("card", ["winter_depression", "the_island_fights_back"])
def test_vines_are_planted_before_the_book_effect_asks_for_a_palisade(card: str) -> None:
    """The island strikes back twice: the vines are enough for one of them."""
    table = sheet("jenny").shelter().found("vines").events(card).now("event", 2).begin(event_phase())
    assert table.question == "demand"
    table.choose("discovery", "vines")
    assert (table.palisade, table.wounds(0)) == (0, int(card == "the_island_fights_back"))


@rule("RC-079")
def test_a_bush_is_planted_before_a_beast_that_the_weapons_hold_off_breaks_the_palisade() -> None:
    table = stage().shelter().levels(weapons=3).found("thorny_bush")
    assert lower(table, "puma", BUSH) == {"found": (), "weapons": -1, "food": 2, "fur": 1}
    assert lower(stage().shelter().levels(weapons=3), "puma") == {"wounds 1": 1, "weapons": -1, "food": 2, "fur": 1}


def stormy() -> Table:
    """A storm is coming to a camp with a Shelter and nothing around it."""
    return robinson(2, "soldier").shelter().token("weather", "storm")


@rule("RC-079", "RC-135", "RC-421")
def test_something_may_be_done_for_the_palisade_before_the_storm() -> None:
    table = stormy().found("thorny_bush").begin(weather_phase())
    table.choose(*BUSH, by=1)
    assert (table.palisade, table.wounds(0), table.wounds(1)) == (0, 0, 0)
    table = stormy().determined(0, 3).begin(weather_phase())
    table.choose("ability", "defensive_plan").choose("track", "palisade")
    assert (table.palisade, table.wounds(0), table.wounds(1)) == (0, 0, 0)


@rule("RC-067", "RC-421")
def test_nobody_has_to_plant_a_bush_before_the_storm() -> None:
    table = stormy().found("thorny_bush").begin(weather_phase()).choose("bear_storm")
    assert (table.wounds(0), table.wounds(1), table.g.found) == (1, 1, ["thorny_bush"])


@rule("RC-122")
def test_healing_comes_in_time_for_what_a_trap_has_left_for_the_night() -> None:
    hearts = CHARACTERS["carpenter"].hearts
    table = stage("weather").wounded(0, hearts).sign(Sign("web", (0,))).equipment("flask_of_rum").begin(night_phase())
    table.choose("flask_of_rum", 0).choose("go_to_sleep")
    assert not table.lost
    assert table.wounds(0) == hearts


@rule("RC-135", "RC-159", "RC-185")
def test_a_speech_comes_in_time_for_the_first_player_of_low_morale() -> None:
    table = robinson(2, "cook", "explorer").now("event", 2).morale(-2).determined(1, 3)
    table.begin(morale_phase())
    assert "motivational_speech" in offered(table, 1)
    table.choose("ability", "motivational_speech", by=1)
    assert (table.at_morale, table.wounds(0)) == (-1, 1)


@rule("RC-079", "RC-186", "RC-188")
@pytest.mark.parametrize(("space", "gained"), [(-1, 1), (-2, 0)])
def test_morale_that_rises_in_time_is_read_as_it_is_then(space: int, gained: int) -> None:
    table = robinson(2).now("event", 2).morale(space).found("tobacco").found("herbs").items("pot").begin(morale_phase())
    table.choose("discovery", "tobacco").choose("discovery", "herbs")
    assert (table.at_morale, table.determination(0), table.wounds(0)) == (space + 2, gained, 0)


@rule("RC-048", "RC-101")
def test_the_group_chooses_which_food_of_the_camp_a_predator_scares_away() -> None:
    table = stage().levels(weapons=2).token("B1", "parrot")
    changed = lower(table, "signs_of_a_predator", ("exhaust", "B1:parrot"))
    assert changed == {"at B1": ("parrot", "exhausted_parrot")}


HEALING = {"meal_at pot", "meal_at fireplace", "flask_of_rum 0", "discovery vegetables", "bottle_of_wine", "barrel"}


@rule("RC-122", "RC-676", "RC-684")
@pytest.mark.parametrize("phase", ["dawn", "event", "morale", "production", "action", "end", "weather", "night"])
def test_things_heal_at_night_and_at_no_other_time(phase: str) -> None:
    table = robinson(1, "cook").wounded(0, 2).have(food=2).items("pot", "fireplace", "rope").found("vegetables")
    table.equipment("flask_of_rum").treasure("bottle_of_wine").treasure("barrel", uses=1).determined(0, 2)
    table.begin(choose_flipped()).now(phase)
    assert set(table.asked(0)) & HEALING == (HEALING if phase == "night" else set())
    assert "ability grandmas_recipe" in table.asked(0)


@rule("RC-122", "RC-676", "RC-684")
def test_nothing_heals_while_the_group_plans() -> None:
    table = robinson(1).wounded(0, 2).have(food=2).items("pot", "fireplace").found("vegetables")
    table.equipment("flask_of_rum").treasure("bottle_of_wine").treasure("barrel", uses=1)
    assert not set(planning(table).asked(0)) & HEALING


@rule("RC-079", "RC-101")
@pytest.mark.parametrize("card", ["thunderstorm", "otters"])
def test_an_amulet_may_free_a_source_between_the_event_and_production(card: str) -> None:
    table = table_of(2, card).treasure("protective_amulet").begin(event_phase(), production_phase())
    assert table.question == "harvest"
    table.choose("protective_amulet")
    assert (table.tokens("B1"), table.wood, table.food) == ((), 1, 1)


@rule("RC-079", "RC-581")
def test_a_plough_may_do_so_too_and_need_not() -> None:
    for answer, food in (("discovery", 1), ("let_it_come", 0)):
        table = sheet("robinson_family").found("plough").token("B1", "exhausted_fish").begin(production_phase())
        assert table.choose(answer).food == food


@rule("RC-079", "RC-499")
def test_a_bell_may_lift_the_fog_from_the_camp_in_time() -> None:
    table = sheet("cursed_island").found("decorated_bell").token("B1", "fog").begin(production_phase())
    table.choose("discovery").choose("lift_fog", "B1")
    assert (table.wood, table.food) == (1, 1)


@rule("RC-079")
def test_nobody_is_asked_before_production_where_nothing_can_be_freed() -> None:
    for table in (
        robinson().treasure("protective_amulet").token("A1", "time").tile("A1", 3),
        robinson().token("B1", "exhausted_fish").found("tobacco"),
    ):
        assert table.begin(production_phase()).done


def printed_harmless() -> list[tuple[str, tuple[int | str, ...]]]:
    """Everything that harmless words do on the cards of the box, each once."""
    cards = book()
    effects = [*[event.event for event in cards.events.values()], *[event.pushed for event in cards.events.values()]]
    effects += [threat.reward for event in cards.events.values() for threat in event.threats]
    effects += [half for card in cards.adventures.values() for half in (card.upper, card.lower, *card.choices)]
    effects += [half for card in cards.mysteries.values() for half in (card.effects, card.lower)]
    return sorted({(rule.run.__name__, args) for half in effects for rule, args in half if rule in HARMLESS})


def test_every_harmless_word_is_printed_and_demands_nothing() -> None:
    assert {WORDS[name].rule for name, _ in printed_harmless()} == HARMLESS
    assert not {name for name, _ in printed_harmless()} & DEMANDS.keys()


@rule("RC-079", "RC-119")
@pytest.mark.parametrize("phase", ["event", "action"])
@pytest.mark.parametrize(("name", "args"), printed_harmless())
def test_a_harmless_word_spares_whoever_has_nothing_and_is_close_to_death(
    phase: str, name: str, args: tuple[int | str, ...]
) -> None:
    table = robinson(seats=2).now(phase, 3).closed("A1").events("argument")
    for who in (0, 1):
        table.wounded(who, CHARACTERS[table.g.characters[who]].hearts)
    take_up(table.g, "accident")
    before = [table.wounds(who) for who in (0, 1)]
    table.begin(WORDS[name](0, "A1", *args))
    assert not table.lost
    assert [table.wounds(who) <= before[who] for who in (0, 1)] == [True, True]


@rule("RC-119", "RC-587")
@pytest.mark.parametrize("hurt", [0, 11])
def test_a_loss_that_kills_nobody_at_the_table_opens_no_window(hurt: int) -> None:
    """The director falls; nothing that people hold could save him, however badly they are hurt."""
    table = kong().wounded(0, hurt)
    for member in table.g.scenario.extra["crew"]:
        table.g.track[member] = ALIVE if member == "director" else DEAD
    assert not kills(table.g, GROUP, (lose_member(),))
    assert kills(table.wounded(0, 11).g, GROUP, (wounds(0, "B4", 6),))
