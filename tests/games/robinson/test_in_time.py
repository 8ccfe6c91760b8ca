"""Things and abilities used in time: before an effect hurts that they would ease. [ledger chapters 3, 4 and 6]"""

from __future__ import annotations

import pytest

from campfire.games.robinson.cards import CHARACTERS, FRIDAY, GROUP
from campfire.games.robinson.effects.scenarios.king_kong import ALIVE, DEAD, lose_member
from campfire.games.robinson.library import book
from campfire.games.robinson.rules.adventures import draw_adventure
from campfire.games.robinson.rules.events import draw_event, event_phase
from campfire.games.robinson.rules.items import choose_flipped
from campfire.games.robinson.rules.morale import morale_phase
from campfire.games.robinson.rules.night import night_phase
from campfire.games.robinson.rules.production import production_phase
from campfire.games.robinson.rules.weather import weather_phase
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
    table.choose("empty_bottle").choose("let_it_come")
    assert (table.weapons, table.wounds(0), table.wounds(1)) == (0, 0, 0)


def herbalist(card: str) -> Table:
    """A group with a Pot and healing herbs, in which everybody has a Special Wound token of the card that comes up."""
    table = table_of(2, card).items("pot").found("healing_herbs")
    for seat in table.g.seats:
        table.g.special_wounds[seat] = (f"leg {card}",)
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
    table.g.aside["night beast"] = "wild_dog_beast"
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
    table = stage("weather").wounded(0, hearts).sign("web 0").equipment("flask_of_rum").begin(night_phase())
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
    assert changed == {"at B1": ("parrot", "exhausted:parrot")}


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


def dying(n: int, *characters: str) -> Table:
    """The second character does not survive n wounds more; the Cook beside has what a recipe takes."""
    table = robinson(2, *characters).now("event", 2).determined(0, 2).have(food=1)
    return table.wounded(1, CHARACTERS[characters[1]].hearts + 1 - n)


@rule("RC-135", "RC-149")
@pytest.mark.parametrize(("card", "n"), [("poisoning", 1), ("carcass", 1), ("mushrooms", 1), ("viper", 3)])
def test_the_cook_may_save_a_life_before_a_card_takes_it(card: str, n: int) -> None:
    table = dying(n, "cook", "carpenter").first(1).event("calm").events(card, "calm").begin(event_phase())
    assert table.question == "peril"
    table.choose("ability", "grandmas_recipe", by=0)
    assert not table.lost
    assert table.wounds(1) == CHARACTERS["carpenter"].hearts - 1


@rule("RC-135", "RC-149")
def test_the_cook_may_save_a_life_before_the_book_effect_takes_it() -> None:
    table = sheet("cannibal_island", 2, "cook", "carpenter").tile("A1", 3).now("event", 2).determined(0, 2)
    table.have(food=1).wounded(1, CHARACTERS["carpenter"].hearts - 2).events("winter_depression").begin(event_phase())
    assert table.question == "peril"
    table.choose("ability", "grandmas_recipe", by=0)
    assert (table.lost, table.wounds(1)) == (False, CHARACTERS["carpenter"].hearts - 2 - 2 + 3)


@rule("RC-135", "RC-149")
def test_the_cook_may_save_a_life_in_the_middle_of_an_adventure() -> None:
    table = dying(1, "cook", "carpenter").now("action").adventures("explore", "wild_dog").events("argument")
    table.begin(draw_adventure(1, "explore", "A1"))
    assert table.question == "peril"
    table.choose("ability", "grandmas_recipe", by=0)
    assert not table.lost


@rule("RC-135", "RC-149")
def test_the_cook_may_save_whoever_comes_upon_a_deadly_totem() -> None:
    table = sheet("jenny", 2, "cook", "carpenter").next_tiles(10).determined(0, 2).have(food=1)
    table.wounded(1, CHARACTERS["carpenter"].hearts - 1).plan("explore", "A1", "1", "1").act().choose("resolve")
    assert table.question == "peril"
    table.choose("ability", "grandmas_recipe", by=0)
    assert (table.lost, table.wounds(1)) == (False, CHARACTERS["carpenter"].hearts - 1)


@rule("RC-119")
def test_without_help_the_card_takes_the_life() -> None:
    table = dying(1, "explorer", "carpenter").events("poisoning").determined(0, 0).begin(event_phase())
    assert table.lost


@rule("RC-135")
def test_nobody_is_asked_where_nobody_would_die() -> None:
    table = dying(2, "cook", "carpenter").event("calm").events("poisoning", "calm").begin(event_phase())
    assert (table.done, table.lost, table.determination(0)) == (True, False, 2)


def at_deaths_door() -> Table:
    """A character would not survive one wound more; the Cook beside has what a recipe takes."""
    return dying(1, "cook", "carpenter").event("calm")


@rule("RC-135", "RC-149")
@pytest.mark.parametrize(
    "table",
    [
        pytest.param(at_deaths_door().events("otters").token("B1", "exhausted:fish"), id="no fish left"),
        pytest.param(at_deaths_door().events("devastation").tile("A1", 3), id="one source of two"),
        pytest.param(at_deaths_door().events("bear_event").token("camp", "marker"), id="no room for a marker"),
        pytest.param(at_deaths_door().events("landslide"), id="no tile to move to"),
    ],
)
def test_the_cook_may_save_a_life_where_an_event_wounds_for_what_it_cannot_do(table: Table) -> None:
    table.begin(event_phase())
    assert table.question == "peril"
    table.choose("ability", "grandmas_recipe", by=0)
    assert (table.lost, table.wounds(1)) == (False, CHARACTERS["carpenter"].hearts - 1)


@rule("RC-135", "RC-149", "RC-127")
def test_the_cook_may_save_whoever_has_the_special_wound_that_comes_up() -> None:
    table = dying(3, "cook", "carpenter").event("calm").events("accident", "calm")
    table.g.special_wounds[1] = ("leg accident",)
    table.begin(event_phase())
    assert table.question == "peril"
    table.choose("ability", "grandmas_recipe", by=0)
    assert (table.lost, table.wounds(1)) == (False, CHARACTERS["carpenter"].hearts - 1)


@rule("RC-135", "RC-149", "RC-564")
def test_the_cook_looks_at_all_that_a_book_brings() -> None:
    """Three wounds would leave the Carpenter alive, the two of a camp that cannot flee would not."""
    table = sheet("cannibal_island", 2, "cook", "carpenter").now("event", 2).determined(0, 2).have(food=1)
    table.wounded(1, CHARACTERS["carpenter"].hearts - 4).events("winter_depression").begin(event_phase())
    assert table.question == "peril"
    table.choose("ability", "grandmas_recipe", by=0)
    assert (table.lost, table.wounds(1)) == (False, CHARACTERS["carpenter"].hearts - 1)


@rule("RC-135", "RC-149", "RC-591")
def test_the_cook_may_save_a_life_in_a_camp_on_king_kongs_doorstep() -> None:
    table = sheet("king_kong", 2, "cook", "carpenter").tile("A1", 2).camp("A1").determined(0, 2).have(food=1)
    table.wounded(1, CHARACTERS["carpenter"].hearts).begin(production_phase())
    assert table.question == "peril"
    table.choose("ability", "grandmas_recipe", by=0)
    assert (table.lost, table.wounds(1)) == (False, CHARACTERS["carpenter"].hearts - 1)


@rule("RC-135", "RC-149", "RC-291")
def test_the_cook_may_save_a_hunter_whom_the_beast_poisons_though_the_weapons_held_it_off() -> None:
    table = dying(2, "cook", "carpenter").levels(weapons=5).hunting("puma_beast").plan("hunt", "", "1", "1").act()
    table.choose("resolve")
    assert (table.question, table.asked(0)) == ("peril", ["let_it_come puma_beast", "ability grandmas_recipe"])
    table.choose("ability", "grandmas_recipe", by=0)
    assert (table.lost, table.wounds(1)) == (False, CHARACTERS["carpenter"].hearts - 1)


@rule("RC-135", "RC-149", "RC-459")
def test_the_cook_may_save_friday_too() -> None:
    table = robinson(1, "cook").friday(wounds=2).dog().determined(0, 2).have(food=1).levels(weapons=5)
    table.hunting("puma_beast").plan("hunt", "", "friday", "dog").act().choose("resolve")
    assert table.question == "peril"
    table.choose("ability", "grandmas_recipe")
    assert (table.g.friday, table.wounds(FRIDAY)) == (True, 2)


@rule("RC-285", "RC-135")
def test_a_fight_that_may_kill_has_one_window_and_not_two() -> None:
    table = dying(1, "cook", "carpenter").hunting("fox").plan("hunt", "", "1", "1").act().choose("resolve")
    assert table.question == "fight"


@rule("RC-049", "RC-119")
def test_no_window_tells_that_an_unseen_beast_is_deadly() -> None:
    """The Puma of the Howling would kill without Medicine: nobody knows before it has been drawn."""
    table = dying(2, "cook", "carpenter").first(1).levels(weapons=9).hunting("puma_beast").event("calm").events("calm")
    table.g.threats = ["howling_from_the_woods", "argument"]
    table.begin(event_phase())
    assert table.asked(0) == ["let_it_come puma_beast", "ability grandmas_recipe"]


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
        table = sheet("robinson_family").found("plough").token("B1", "exhausted:fish").begin(production_phase())
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
        robinson().token("B1", "exhausted:fish").found("tobacco"),
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
