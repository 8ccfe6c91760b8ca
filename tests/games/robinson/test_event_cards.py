"""Every event card, half by half, against what is printed on it. [ledger chapter 30]

A card is drawn in the second round of a game of three, its threat action is taken by the first player, and on
another table it is pushed off the board. What has changed afterwards must be what the card says and nothing else.
"""

from __future__ import annotations

from typing import Any

import pytest

from campfire.games.robinson.cards import Needs
from campfire.games.robinson.library import book
from campfire.games.robinson.rules.events import event_phase
from campfire.games.robinson.rules.items import has_item
from campfire.games.robinson.rules.pawns import character_pawns
from campfire.games.robinson.rules.production import production_phase
from campfire.games.robinson.state import clone
from campfire.games.robinson.vocabulary.limits import is_argument, lacks_abilities, may_only
from campfire.kernel.engine import advance, pending
from campfire.kernel.question import Chance, ask_of
from tests.games.robinson.printed_events import EVENTS, Facts
from tests.games.robinson.table import Table, island, robinson
from tests.rules import rule

CALM = "calm_event"
"""A card without effects that pushes others off the board."""


def staged() -> Table:
    """A camp with a river, a plain and hills beside it, items, stores, beasts and inventions."""
    table = robinson(3, scenario=island(id="quiet")).now("event", 2).have(wood=3, food=2, preserves=1, fur=1)
    table.shelter(roof=5, palisade=3).items("knife", "rope").inventions("basket", "bed")
    table.tile("A1", 3).tile("B2", 6).tile("C1", 7).token("C1", "time")
    table.beasts("birds", "tiger_beast", "goats", "puma_beast").hunting("bear", "fox")
    table.g.weapons = 4
    for seat in table.g.seats:
        table.determined(seat, 1)
    table.print("mysteries", "pearl", 'kind = "treasure"\nkept = true').mysteries("pearl")
    return table.event(CALM)


def play(table: Table, answers: tuple[str, ...]) -> None:
    """Give these answers, nature's in between; nothing may be asked beyond them."""
    for answer in answers:
        meet_nature(table)
        offered = [option for seat in table.seats for option in table.options(seat) if table.said(option) == answer]
        assert offered, f"{answer} is not offered by {table.question}: {table.asked()}"
        table.go_on(offered[0].then)
    meet_nature(table)
    assert table.done, f"{table.question} was not answered: {table.asked()}"


def meet_nature(table: Table) -> None:
    """Nature leaves things as they lie."""
    while isinstance(table.pending, Chance):
        table.nature()


def drawn(card: str) -> Table:
    """The card has been drawn and lies on the right Threat space."""
    table = staged().events(card).begin(event_phase())
    play(table, EVENTS[card][1].answers)
    return table


def look(table: Table) -> Facts:
    """Everything that an event may change."""
    g = table.g
    return {
        "wounds": tuple(g.wounds[:3]),
        "determination": tuple(g.determination[:3]),
        "morale": g.morale,
        **{name: getattr(table, name) for name in ("wood", "food", "preserves", "fur", "roof", "palisade", "weapons")},
        "future": table.future,
        "tokens": {f"{area} {token}" for area in g.tokens for token in g.tokens[area]},
        "closed": set(g.closed),
        "camp": g.camp,
        "board": set(g.board),
        "items": set(g.items),
        "fading": set(g.fading),
        "usable": {item for item in g.items if has_item(g, item)},
        "treasures": set(g.kept_now),
        "hunting": " ".join(g.hunting.cards),
        "known": bool(g.hunting and g.hunting.is_known(len(g.hunting) - 1, 0)),
        "waits": " ".join(g.waiting.cards),
        "first": g.first,
        "argument": is_argument(g),
        "only": may_only(g, 0),
        "pawns": tuple(character_pawns(g, seat) for seat in g.seats),
        "able": tuple(not lacks_abilities(g, seat) for seat in g.seats),
        "production": produced(table),
    }


def produced(table: Table) -> Any:
    """The wood and food that this round's production brings, or the mixes to choose from."""
    g = clone(table.g)
    before = g.available[:]
    g.stack = [production_phase()]
    advance(g)
    put = pending(g)
    if put and (ask := ask_of(put, 0)):
        return {option.args for option in ask.options}
    return (g.available[0] - before[0], g.available[1] - before[1])


COUNTED = ("morale", "wood", "food", "preserves", "fur", "roof", "palisade", "weapons")
SPIRIT = ("wounds", "determination")
SETS = ("tokens", "closed", "board", "items", "fading", "treasures")


def changed(before: Facts, after: Facts) -> Facts:
    """What has changed: numbers by how much, sets by what came and went, anything else by what it is now."""
    found: Facts = {}
    for name in [name for name in before if before[name] != after[name]]:
        if name in COUNTED:
            found[name] = after[name] - before[name]
        elif name in SPIRIT:
            found[name] = tuple(new - old for old, new in zip(before[name], after[name], strict=True))
        elif name in SETS:
            came, went = after[name] - before[name], before[name] - after[name]
            found[name] = {f"+{thing}" for thing in came} | {f"-{thing}" for thing in went}
        else:
            found[name] = after[name]
    return found


def with_icon(icon: str, happens: Facts) -> Facts:
    """An icon other than the book lays an Adventure token besides."""
    if icon == "book":
        return happens
    return {**happens, "tokens": {f"+{icon}_deck adventure"} | happens.get("tokens", set())}


@rule("RC-177", "RC-181", "RC-174")
@pytest.mark.parametrize("card", EVENTS)
def test_the_event_effect_happens_and_nothing_else(card: str) -> None:
    icon, event, *_ = EVENTS[card]
    table = staged().events(card)
    before = look(table)
    play(table.begin(event_phase()), event.answers)
    assert changed(before, look(table)) == with_icon(icon, event.changes)
    assert table.g.threats == ["", card]


@rule("RC-710", "RC-207", "RC-275")
@pytest.mark.parametrize("card", EVENTS)
def test_the_threat_action_asks_for_what_is_printed(card: str) -> None:
    icon, _, pawns, needs, _, _ = EVENTS[card]
    printed = book().events[card]
    assert (printed.icon, [(action.pawns, action.needs) for action in printed.threats]) == (
        icon,
        [(pawns, Needs(**needs))],
    )


@rule("RC-271", "RC-272", "RC-273")
@pytest.mark.parametrize("card", EVENTS)
def test_the_threat_action_brings_its_reward_to_the_leader(card: str) -> None:
    _, _, pawns, _, reward, _ = EVENTS[card]
    table = drawn(card)
    before = look(table)
    play(table.plan("threat", f"{card}:0", *["0", "1"][:pawns]).act(), reward.answers)
    assert changed(before, look(table)) == reward.changes
    assert table.g.threats == ["", ""]
    assert not [sign for sign in table.g.signs if sign.name == "trace"]


@rule("RC-180", "RC-181", "RC-710")
@pytest.mark.parametrize("card", EVENTS)
def test_pushed_off_the_board_the_threat_effect_happens(card: str) -> None:
    pushed = EVENTS[card][5]
    table = staged().events(CALM).event("other")
    table.g.threats = [card, "other"]
    if card == "predators_in_the_woods":
        table.token("explore", "danger")
    before = look(table)
    play(table.begin(event_phase()), pushed.answers)
    expected = {**pushed.changes, "tokens": {"-explore danger"}} if card == "predators_in_the_woods" else pushed.changes
    assert changed(before, look(table)) == expected
    assert table.g.threats == ["other", CALM]
    assert "pushed" not in table.g.aside


@rule("RC-038", "RC-276")
def test_there_are_73_events_and_three_wreckage_cards() -> None:
    icons = [card.icon for card in book().events.values()]
    assert {icon: icons.count(icon) for icon in icons} == {"book": 39, "build": 9, "gather": 13, "explore": 12, "": 3}
    assert {card.id for card in book().events.values() if card.icon} == set(EVENTS)


@rule("RC-277", "RC-703", "RC-278")
@pytest.mark.parametrize(
    ("card", "one", "two"),
    [
        ("food_crates", {"food": 1}, {"food": 1, "preserves": 1}),
        ("wrecked_lifeboat", {"wood": 1}, {"wood": 2}),
        ("captains_chest", {"wood": 1}, {"wood": 1}),
    ],
)
def test_wreckage_gives_little_for_one_pawn_and_more_for_two(card: str, one: Facts, two: Facts) -> None:
    printed = book().events[card]
    assert [action.pawns for action in printed.threats] == [1, 2]
    assert (printed.event, printed.pushed) == ((), ())
    for choice, gains in enumerate((one, two)):
        table = staged()
        table.g.threats[1] = card
        table.plan("threat", f"{card}:{choice}", *["0", "1"][: choice + 1]).act()
        meet_nature(table)
        assert table.future == gains
        assert table.g.threats == ["", ""]


@rule("RC-704")
def test_the_captains_chest_holds_equipment_that_waits_in_future() -> None:
    table = staged()
    table.g.aside["equipment"] = ("bible", "pistol")
    table.g.threats[1] = "captains_chest"
    table.plan("threat", "captains_chest:1", "0", "1").act().nature(1)
    assert table.g.equipment == []
    assert (table.g.kept_now, table.done) == (["pistol"], True)
