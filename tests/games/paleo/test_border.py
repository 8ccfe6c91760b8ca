"""What an option touches, shows and tells; how an event is staged, and between which things it travels."""

from __future__ import annotations

import pytest

from campfire.games.paleo.effects.discards import CLEAR, TRACKER
from campfire.games.paleo.rules.choosing import CHOOSE, EARLY_NIGHT
from campfire.games.paleo.rules.costs import HAND_IN
from campfire.games.paleo.rules.crafting import CRAFT_ITEM, STOP_CRAFTING
from campfire.games.paleo.rules.hazards import USE_TALISMAN
from campfire.games.paleo.rules.helping import HELP
from campfire.games.paleo.rules.night import AT_NIGHT
from campfire.games.paleo.rules.playing import IGNORE, REST, SETTLE
from campfire.games.paleo.rules.resolution import ACT
from campfire.games.paleo.rules.rewards import CHOOSE_OWNER, GIVE, KEEP, LAY_ON
from campfire.games.paleo.rules.special import CALL, EAT_ROOTS
from campfire.games.paleo.rules.wounds import PROTECT, TAKE_WOUNDS, WOUND
from campfire.games.paleo.sorts import DICE
from campfire.kernel.declared import Detail, Event, Option, Spoken
from campfire.words.lexicon import Lexicon
from tests.games.paleo.table import Table, paleo

ME = 2


@pytest.mark.parametrize(
    ("option", "things", "icon"),
    [
        (Option(CHOOSE, (2, 1)), ["deck:2:1"], "card"),
        (Option(EARLY_NIGHT, (2,)), ["camp"], "early_night"),
        (Option(ACT, ("tree", 1)), ["line:tree:1", "front:2"], "action"),
        (Option(AT_NIGHT, ("hunt", 0)), ["line:hunt:0", "card:hunt", "person:hunt"], "night"),
        (Option(SETTLE, ("tree",)), ["front:2"], "place"),
        (Option(IGNORE, ("tree",)), ["open"], "ignore"),
        (Option(USE_TALISMAN, ("bear",)), ["item:2:talisman"], "talisman"),
        (Option(EAT_ROOTS), ["item:2:roots"], "roots"),
        (Option(HAND_IN, (1, "hide")), ["item:1:hide"], "hide"),
        (Option(PROTECT, (0, "hide")), ["item:0:hide"], "hide"),
        (Option(HELP, (0,)), ["seat:0", "front:0"], "helping"),
        (Option(GIVE, (3, "hide")), ["seat:3"], "hide"),
        (Option(TRACKER, (1,)), ["seat:1"], "track"),
        (Option(KEEP, ("food",)), ["storage:food"], "food"),
        (Option(KEEP, ("torch",)), ["seat:2"], "torch"),
        (Option(LAY_ON, ("oven", "wood")), ["card:oven"], "wood"),
        (Option(CLEAR, ("bear",)), ["card:bear"], "clear"),
        (Option(CRAFT_ITEM, ("spear", 1)), ["compartment:spear"], "spear"),
        (Option(STOP_CRAFTING), [], "check"),
        (Option(WOUND, (1, "arn")), ["person:arn"], "wound"),
        (Option(CALL, (4, 2)), [], "dice"),
        (Option(REST), [], "check"),
    ],
    ids=lambda option: option.key if isinstance(option, Option) else "",
)
def test_an_option_lights_what_it_touches_and_has_the_sign_of_what_it_is_about(
    option: Option, things: list[str], icon: str
) -> None:
    assert (option.things(ME), option.icon) == (things, icon)


def detail(table: Table, key: str, *args: int | str) -> Detail:
    """What a list shows of an option that seat 0 has."""
    option = next(option for option in table.options(0) if option.key == key and option.args[: len(args)] == args)
    assert option.kind.detail is not None
    return option.kind.detail(table.g, option)


def in_words(table: Table, told: Detail) -> list[str]:
    """The parts of a detail as they are read."""
    english = Lexicon("en", "paleo")
    return [english.say(part) if part else "" for part in told.phrases]


def test_a_line_shows_what_it_brings_first_then_what_it_asks_costs_and_risks() -> None:
    line = "needs = { strength = 1 }, pays = { wood = 1 }, wounds = 2, gains = { food = 2, hide = 1 }"
    table = paleo().card("deer", line).people(0, "brute").storage(wood=1).reveal(0, "deer")
    told = detail(table, "act")
    assert in_words(table, told) == ["2 food, 1 hide", "strength 1", "pay 1 wood", "", "2 wounds"]
    assert told.icon == "food"


def test_a_line_that_only_hurts_says_so_and_one_without_effect_too() -> None:
    table = paleo().hazard("bear", "negative = true, wounds = 2", "negative = true").reveal(0, "bear")
    assert in_words(table, detail(table, "act", "bear", 0)) == ["2 wounds", "", "", "", ""]
    assert in_words(table, detail(table, "act", "bear", 1)) == ["no harm done", "", "", "", ""]


def test_a_line_of_a_card_in_play_names_the_card() -> None:
    table = paleo().place("oven", 'kind = "additional", pays = { food = 1 }, gains = { wood = 1 }').camp("oven")
    told = detail(table.storage(food=1).reveal(0, "river"), "additional")
    assert in_words(table, told) == ["oven: 1 wood", "", "pay 1 food", "", ""]


def test_a_card_to_be_chosen_shows_its_back() -> None:
    table = paleo().card("spring", more='hint = "paw"', back="river").deck(0, "forest", "spring")
    told = detail(table, "choose", 0, 1)
    assert (in_words(table, told)[3], told.icon) == ("river (paw print)", "river")


def test_an_item_shows_what_crafting_it_asks_and_costs() -> None:
    table = paleo().card("tools", "gains = { craft = 1 }").storage(wood=1, stone=1).people(0, "smith")
    table.reveal(0, "tools").act(0)
    assert in_words(table, detail(table, "craft", "spear"))[1:3] == ["", "pay 1 wood, pay 1 stone"]


def test_an_early_night_is_warned_of_with_the_cards_that_go() -> None:
    table = paleo().deck(0, "river", "river", "cave", "cave")
    option = next(option for option in table.options(0) if option.kind is EARLY_NIGHT)
    assert option.kind.warns is not None
    warning = option.kind.warns(table.g, option)
    assert warning is not None
    assert "(4 cards)" in Lexicon("en", "paleo").say(warning)


def test_one_answer_may_be_repeated_where_several_tokens_come() -> None:
    assert CHOOSE_OWNER.repeats
    assert not TAKE_WOUNDS.repeats


def travels(table: Table) -> dict[str, tuple[str, str] | None]:
    """What the log tells, and between which things each goes."""
    return {event.key: event.path for event in table.g.log or []}


def told(table: Table, key: str) -> Event:
    """The last event with this key."""
    return [event for event in table.g.log or [] if event.key == key][-1]


def test_what_is_paid_and_gained_travels_between_the_card_and_its_place() -> None:
    table = paleo().card("deal", "pays = { wood = 1 }, gains = { food = 2, hide = 1, painting = 1 }")
    found = travels(table.storage(wood=1).reveal(0, "deal").act(0))
    assert found["paid"] == ("storage:wood", "front:0")
    assert found["gained"] == ("front:0", "storage:food")
    assert found["received"] == ("front:0", "item:0:hide")
    assert found["painting_token"] == ("front:0", "painting")


def test_a_helper_gets_the_reward_from_the_card_that_was_helped_with() -> None:
    table = paleo().card("den", "gains = { hide = 1 }").reveal(0, "river").reveal(1, "den")
    table.choose("help", 1, by=0).act(1).choose("give", 0, "hide")
    assert travels(table)["received"] == ("front:1", "item:0:hide")


def test_at_night_tokens_go_to_the_camp_and_come_from_there() -> None:
    table = paleo().mission("hunt", "pays = { wood = 1 }, gains = { stone = 1 }", "negative = true")
    table.people(0, "brute").storage(food=1, wood=1).night().choose("night", "hunt", 0)
    found = travels(table)
    assert (found["fed"], found["paid"]) == (("storage:food", "camp"), ("storage:wood", "camp"))
    assert found["gained"] == ("camp", "storage:stone")


def test_a_roll_shows_every_die_with_its_face_and_adds_them_up_in_words() -> None:
    table = paleo().card("cliff", "dice = 2, gains = { stone = 1 }").people(0, "brute").reveal(0, "cliff").act(0)
    rolled = told(table.nature("strength_2", "strength"), "rolled")
    assert rolled.kind.shows == "dice"
    assert rolled[DICE] == (("trait", "strength", 2), ("trait", "strength", 1))
    assert said(table, rolled) == "A rolls. The action now asks for more: strength +3."


def said(table: Table, spoken: Spoken) -> str:
    """Something in words."""
    return Lexicon("en", "paleo").say(spoken.say(table.g), ["A", "B"])


@pytest.mark.parametrize(
    ("key", "shows"),
    [("revealed", "card"), ("performed", "note"), ("wounded", "wound"), ("died", "death"), ("death_token", "travel")],
)
def test_each_kind_of_event_is_staged_in_its_own_way(key: str, shows: str) -> None:
    table = paleo().hazard("bear", "negative = true, wounds = 2").people(0, "child", "elder").reveal(0, "bear").act(0)
    assert told(table.choose("wound", 0, "child"), key).kind.shows == shows


def test_night_day_and_end_are_announced() -> None:
    table = paleo(1).people(0, "elder").storage(food=1).night().nature().nature()
    assert [told(table, key).kind.shows for key in ("night_falls", "new_day")] == ["phase", "phase"]
    lost = paleo(1).people(0, "elder").tokens(deaths=4).night()
    assert told(lost, "lost").kind.shows == "end"
