"""What an answer brings is told before it is given."""

from __future__ import annotations

from campfire.games.robinson.actions import Action
from campfire.games.robinson.cards import ANIMALS_DIE
from campfire.games.robinson.goals import lava_comes
from campfire.games.robinson.rules.combat import fight, fight_beast
from campfire.games.robinson.rules.events import event_phase
from campfire.games.robinson.rules.gains import team_asked
from campfire.games.robinson.rules.night import decamp, night_phase
from campfire.games.robinson.rules.weather import hungry_animals
from campfire.games.robinson.sorts import ACTION, CARD
from campfire.kernel.declared import Detail, Option
from campfire.kernel.phrase import Phrase
from tests.games.robinson.characters import lone
from tests.games.robinson.event_deck import table_of
from tests.games.robinson.plans import lead, planning
from tests.games.robinson.table import Table, robinson
from tests.games.robinson.volcano import volcano
from tests.rules import rule


def offered(table: Table, key: str) -> Option:
    """The option with this key."""
    return next(option for option in table.options(0) if option.key == key)


def told(table: Table, key: str) -> Detail:
    """What is told of it."""
    option = offered(table, key)
    assert option.kind.detail
    return option.kind.detail(table.g, option)


def warning(table: Table, key: str) -> Phrase | None:
    """What is asked once before it."""
    option = offered(table, key)
    return option.kind.warns(table.g, option) if option.kind.warns else None


def spoken(phrase: Phrase | None) -> list[tuple[str, dict[str, object]]]:
    """The parts of a list, each by its key and its figures."""
    if phrase is None:
        return []
    if phrase.key == "words-comma":
        return [part for name in ("first", "rest") if isinstance(p := phrase.args[name], Phrase) for part in spoken(p)]
    return [(phrase.key, {name: value for name, value in phrase.args.items() if isinstance(value, int)})]


def armed(**levels: int) -> Table:
    """Two players, one of whom could raise the weapons for a fight."""
    return robinson(2).levels(**levels).equipment("pistol")


@rule("RC-286", "RC-287", "RC-288")
def test_a_fight_tells_its_wounds_the_lost_weapon_and_its_spoils() -> None:
    table = armed(weapons=1).begin(fight(0, "", 3, 2, 2, 1, 0))
    detail = told(table, "fight")
    assert spoken(detail.costs) == [("foresee-weapons", {"n": 0})]
    assert spoken(detail.risks) == [("foresee-wounds", {"n": 3})], "two levels short, and one more weapon than there is"
    assert spoken(detail.brings) == [("amount-food", {"n": 2}), ("amount-fur", {"n": 1})]
    assert warning(table, "fight") is None
    table.choose("fight", 2)
    assert (table.wounds(0), table.weapons) == (3, 0)


@rule("RC-119", "RC-441")
def test_a_fight_that_kills_asks_once() -> None:
    table = armed(weapons=0)
    table.g.wounds[0] = 11
    table.begin(fight_beast(0, "bear"))
    assert ("foresee-dies", {}) in spoken(told(table, "fight").risks)
    asked = warning(table, "fight")
    assert asked is not None
    assert asked.key == "warning-dies"


@rule("RC-416", "RC-418")
def test_hungry_animals_tell_what_they_take() -> None:
    table = robinson(2).now("weather", 2).levels(palisade=2).equipment("biscuits")
    table.begin(hungry_animals(ANIMALS_DIE.index("palisade")))
    assert spoken(told(table, "animals_come").costs) == [("foresee-palisade", {"n": 1})]
    table.choose("animals_come")
    assert table.palisade == 1


@rule("RC-424")
def test_before_supper_it_is_told_who_goes_hungry() -> None:
    table = robinson(2).now("weather", 2).shelter().have(food=1).equipment("flask_of_rum")
    table.g.wounds[1] = 1
    table.begin(night_phase())
    assert table.question == "nightfall"
    assert spoken(told(table, "go_to_sleep").risks) == [("detail-hungry", {"n": 1, "wounds": 2})]
    assert warning(table, "go_to_sleep") is None


@rule("RC-424", "RC-441")
def test_supper_without_food_warns_of_a_death() -> None:
    table = robinson(2).now("weather", 2).shelter().equipment("flask_of_rum")
    table.g.wounds[1] = 12
    table.begin(night_phase())
    asked = warning(table, "go_to_sleep")
    assert asked is not None
    assert asked.key == "warning-starves"


@rule("RC-208", "RC-209", "RC-344")
def test_far_exploration_tells_the_pawns_that_it_needs() -> None:
    table = robinson(2)
    table.g.tiles["B2"] = 5
    assert team_asked(table.g, Action("explore", "", "A1", 0)) == []
    assert spoken(team_asked(table.g, Action("explore", "", "B3", 0))[0]) == [("need-team", {"n": 2, "sure": 3})]


@rule("RC-409", "RC-424")
def test_whoever_is_ready_hears_of_tonight() -> None:
    table = planning(robinson(1))
    lead(table, 0, "rest")
    lead(table, 0, "rest")
    assert spoken(told(table, "ready").risks) == [("detail-hungry", {"n": 1, "wounds": 2})]


@rule("RC-399")
def test_a_rest_that_heals_nobody_says_so() -> None:
    table = planning(robinson(1))
    rest = next(o for o in table.options(0) if o.key == "lead" and o[ACTION].kind == "rest")
    assert rest.kind.detail
    assert spoken(rest.kind.detail(table.g, rest).risks) == [("detail-unhurt", {})]
    table.wounded(0, 1)
    assert rest.kind.detail(table.g, rest).risks is None


@rule("RC-146", "RC-322")
def test_a_new_idea_shows_what_each_invention_asks() -> None:
    table = planning(lone("carpenter")).choose("ability", "a_new_idea")
    raft = next(option for option in table.options(0) if option[CARD] == "raft")
    assert raft.kind.detail
    assert spoken(raft.kind.detail(table.g, raft).asks) == [("need-item", {}), ("amount-wood", {"n": 2})]


@rule("RC-105", "RC-530", "RC-531")
def test_staying_where_lava_comes_asks_once() -> None:
    table = volcano().now("night", 1).shelter().begin(decamp())
    assert (warning(table, "stay"), told(table, "stay").risks) == (None, None)
    table.now("night", lava_comes(table.g.scenario)[table.g.camp] - 1)
    asked = warning(table, "stay")
    assert asked is not None
    assert asked.key == "warning-camp"
    assert spoken(told(table, "stay").risks) == [("detail-camp-lost", {})]


@rule("RC-433")
def test_moving_the_camp_tells_what_roof_and_palisade_lose() -> None:
    table = robinson(2).tile("B2", 5).now("night", 2).shelter(roof=2, palisade=3).begin(decamp())
    costs = spoken(told(table, "camp").costs)
    assert costs == [("foresee-roof", {"n": 1}), ("foresee-palisade", {"n": 2})]


@rule("RC-066", "RC-071")
def test_what_an_event_does_is_told_before_it_comes() -> None:
    table = table_of(2, "disaster").equipment("biscuits").begin(event_phase())
    assert table.question == "demand"
    assert spoken(told(table, "let_it_come").risks) == [("odds-sure-wounds", {"n": 1})]
    table.choose("let_it_come")
    assert (table.wounds(0), table.wounds(1)) == (1, 1)


@rule("RC-119", "RC-441")
def test_an_event_that_kills_asks_once() -> None:
    table = table_of(2, "disaster").equipment("biscuits")
    table.g.wounds[1] = 12
    table.begin(event_phase())
    assert ("foresee-dies", {}) in spoken(told(table, "let_it_come").risks)
    asked = warning(table, "let_it_come")
    assert asked is not None
    assert asked.key == "warning-dies"
