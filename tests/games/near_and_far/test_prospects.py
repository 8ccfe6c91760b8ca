"""What options say they ask, cost, bring and risk: it is what then happens."""

from __future__ import annotations

from campfire.games.near_and_far.cards import Choice
from campfire.kernel.declared import Detail, Option
from campfire.kernel.phrase import Phrase
from tests.games.near_and_far.table import Table, trek
from tests.games.near_and_far.test_quests import read
from tests.rules import rule


def found(table: Table, key: str, *args: object) -> Option:
    """An option that is offered to seat 0."""
    (option,) = [one for one in table.options(0) if one.key == key and one.args[: len(args)] == args]
    return option


def detail(table: Table, key: str, *args: object) -> Detail:
    """What an option says of itself."""
    option = found(table, key, *args)
    assert option.kind.detail
    shown: Detail = option.kind.detail(table.g, option)
    return shown


def keys(phrase: Phrase | None) -> dict[str, object]:
    """The words of a list by their keys, each with its number."""
    if phrase is None:
        return {}
    if phrase.key == "words-comma":
        return {key: n for part in phrase.args.values() if isinstance(part, Phrase) for key, n in keys(part).items()}
    return {phrase.key: phrase.args.get("n")}


@rule("NF-113", "NF-114", "NF-160", "NF-163")
def test_a_house_says_whom_a_visitor_must_challenge() -> None:
    table = trek().pawn(0, "farm").pawn(1, "mine").turn(0)
    assert [detail(table, "visit", place).risks is None for place in ("mine", "town_hall", "stables")] == [
        False,
        False,
        True,
    ]
    assert detail(trek().pawn(1, "saloon").turn(0), "visit", "saloon").risks is None
    assert detail(trek().pawn(0, "jail").pawn(1, "mine").turn(0), "visit", "mine").risks is None


@rule("NF-151", "NF-152", "NF-158", "NF-343")
def test_a_duel_says_what_is_at_stake() -> None:
    for side, lost in (("dusk", "duel-lost"), ("day", "duel-lost-day")):
        table = trek(3, side=side).pawn(1, "farm").found(0, "polite_gavel").turn(0).choose("visit", "farm")
        fair, foul = (detail(table, "challenge", 1, kind) for kind in ("fair", "foul"))
        assert keys(fair.brings) == {"duel-fair": 2}
        assert keys(foul.brings) == {"duel-edge": None, "duel-foul": None}
        assert {*keys(fair.risks), *keys(foul.risks)} == {lost}


@rule("NF-281", "NF-288", "NF-293")
def test_a_camp_says_what_space_and_board_bring() -> None:
    """The first place of the board covers a coin, the third nothing; a trade route brings none."""
    for shows, placed, brings in (
        ("gem", 0, {"taken-coin": 1, "taken-gem": 1}),
        ("coin", 0, {"taken-coin": 2}),
        ("coin", 2, {"taken-coin": 1}),
        ("tea_leaves", 2, {}),
    ):
        table = trek().land("a-b", a=shows).party(0, "button").pawn(0, "a").goods(0, heart=3, coin=0, gem=0)
        table.placed(0, placed).turn(0).travel().choose("stop_here")
        assert keys(detail(table, "set_up_camp").brings) == brings
        table.choose("set_up_camp")
        assert [table.has(0, good) for good in ("coin", "gem")] == [
            brings.get("taken-coin", 0),
            brings.get("taken-gem", 0),
        ]


@rule("NF-147", "NF-288", "NF-340")
def test_a_cell_of_the_mine_says_everything_that_digging_there_brings() -> None:
    """Column and row of the second cell of the second row bring a coin and a gem, the board a coin, by day a name."""
    for side, named in (("dusk", 0), ("day", 1)):
        table = trek(3, side=side).token("hand", "red", skill=9).party(0, "hand").goods(0, coin=0, gem=0)
        table.mine(c1=1).turn(0).choose("visit", "mine")
        brings = found(table, "dig", 5).say(table.g).args["brings"]
        assert isinstance(brings, Phrase)
        said = keys(brings)
        assert said == {"taken-coin": 2, "taken-gem": 1, **({"effect-reputation": "+1"} if named else {})}
        table.choose("dig", 5)
        assert (table.has(0, "coin"), table.has(0, "gem"), table.g.reputation[0]) == (2, 1, named)


@rule("NF-207", "NF-208", "NF-227", "NF-230", "NF-360")
def test_a_step_says_what_waits_on_the_path() -> None:
    table = trek().land("a!b a*c a-w", w="coin+water").pawn(0, "a").birds(0, 1).goods(0, heart=2).turn(0).travel()
    threat, treasure, water = (detail(table, "move_on", space) for space in ("b", "c", "w"))
    assert (keys(threat.risks), threat.brings) == ({"path-threat": 4}, None)
    assert (treasure.risks, keys(treasure.brings)) == (None, {"taken-treasure": 1})
    assert keys(water.risks) == {"path-water": None}
    tame = trek().land("a!b a*c").camp(1, "a", "b").pawn(0, "a").turn(0).travel()
    assert [detail(tame, "move_on", space) for space in ("b", "c")] == [Detail(), Detail()], "nothing can carry one"


@rule("NF-137", "NF-126", "NF-131", "NF-300")
def test_what_is_hired_bought_and_gathered_says_its_price_and_gain() -> None:
    table = trek(3).party(0, "button").goods(0, food=1, coin=3, gem=1).hand(0, "short_sword").turn(0)
    assert keys(detail(table, "buy").costs) == {"taken-coin": 3, "taken-gem": 1}
    assert keys(detail(table.choose("visit", "stables"), "buy_animal").costs) == {"taken-food": 1}
    farm = trek(3).party(0, "button").turn(0).choose("visit", "farm")
    deed = found(farm, "act").say(farm.g).args["deed"]
    assert deed == Phrase("deed-farm", {"n": 1})
    saloon = trek(3).token("eyes", "blue", 1, search=2, heart=1).row("eyes").turn(0).choose("visit", "saloon")
    assert keys(detail(saloon, "hire").brings) == {"icon-search": 2, "icon-heart": 1}


@rule("NF-240", "NF-243")
def test_a_heading_says_its_check_and_its_price() -> None:
    priced = Choice("a", pays=(("coin", 2),), check="skill", number=6)
    plain = Choice("b", reward=(("gain", "gem", 1),))
    table = read(priced, plain).goods(0, coin=2)
    for choice, asks, costs in (("a", {"need-skill": 6}, {"taken-coin": 2}), ("b", {"need-nothing": None}, {})):
        option = next(one for one in table.options(0) if one.args[1] == choice)
        assert option.kind.detail
        shown = option.kind.detail(table.g, option)
        assert (keys(shown.asks), keys(shown.costs)) == (asks, costs)
