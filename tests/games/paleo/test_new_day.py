"""A new day. [ledger chapter 21]"""

from __future__ import annotations

from campfire.kernel.question import Chance, Shuffle
from tests.games.paleo.table import Table, paleo
from tests.rules import rule


def evening(seats: int = 2) -> Table:
    """The discards hold three and two cards."""
    return paleo(seats).closed_discard("forest", "river", "cave").open_discard("red", "mountain")


@rule("PA-216")
def test_the_cards_of_both_discards_are_shuffled_together_face_down() -> None:
    table = evening(seats=1).dawn()
    assert isinstance(table.pending, Chance)
    assert table.pending.outcomes == Shuffle(5)
    assert sorted(table.closed) == ["cave", "forest", "mountain", "red", "river"]
    assert table.opened == []
    in_order = evening(seats=1).dawn().nature(0, 1, 2, 3, 4).nature().deck_of(0)
    backwards = evening(seats=1).dawn().nature(4, 3, 2, 1, 0).nature().deck_of(0)
    assert backwards == in_order[::-1]
    assert sorted(in_order) == ["cave", "forest", "mountain", "red", "river"]


@rule("PA-217")
def test_they_are_dealt_as_evenly_as_possible_without_looking() -> None:
    for first in (0, 1, 2):
        table = evening(seats=3).dawn().nature().nature(first)
        sizes = [len(table.deck_of(seat)) for seat in (0, 1, 2)]
        assert sorted(sizes) == [1, 2, 2]
        assert sizes[(first + 2) % 3] == 1
        decks = [card for seat in table.view(0)["seats"] for card in seat["deck"]]
        assert [card["card"] for card in decks] == [None] * 5


@rule("PA-218")
def test_removed_cards_and_cards_in_play_are_not_dealt() -> None:
    line = 'kind = "additional", pays = { food = 9 }'
    table = evening().removed("cave").people(0, "elder").workshop("amulet")
    table.place("totem", line, to="community").belongings(1, "totem").place("fire", line).camp("fire")
    table.dreams("river").people_deck("twin").inventions("shelter").dawn().nature().nature()
    assert len(table.deck_of(0) + table.deck_of(1)) == 5
    assert not {"elder", "amulet", "totem", "fire", "twin", "shelter"} & set(table.deck_of(0) + table.deck_of(1))
    assert table.graveyard == ["cave"]


@rule("PA-219")
def test_everything_else_carries_over_to_the_new_day() -> None:
    table = evening().people(0, "elder").wounded(0, "elder", 1).items(1, spear=2).storage(food=2, wood=3, stone=1)
    table.workshop("shelter").tokens(deaths=2, paintings=3).dawn().nature().nature()
    assert table.question == "choose_card"
    assert table.wounds_of(0) == {"elder": 1}
    assert table.items_of(1) == {"spear": 2}
    assert (table.food, table.wood, table.stone) == (2, 3, 1)
    assert table.g.workshop == ["shelter"]
    assert table.in_workshop("hut") == 4
    assert (table.deaths, table.paintings) == (2, 3)


@rule("PA-220")
def test_every_player_takes_part_again_also_who_went_to_camp_early() -> None:
    table = paleo(seats=3).choose("early_night", 0).choose("early_night", 1).choose("early_night", 2)
    table.nature().nature()
    assert table.g.round == 2
    assert not any(table.at_camp(seat) for seat in (0, 1, 2))
    assert table.seats == (0, 1, 2)
    assert table.view()["phase"] == "day"


@rule("PA-171", "PA-217")
def test_a_dream_gained_at_night_lies_on_top_of_the_new_deck() -> None:
    table = paleo(seats=1).mission("vision", "negative = true, gains = { dream = 1 }").dreams("red")
    table.closed_discard("forest", "river").night().choose("night").nature().nature()
    assert table.deck_of(0)[0] == "red"
    assert len(table.deck_of(0)) == 3


@rule("PA-071", "PA-075")
def test_a_card_tracked_at_night_is_still_known_in_the_morning() -> None:
    table = paleo().open_discard("cave").mission("watch", "negative = true, gains = { track = 1, dream = 1 }")
    table.dreams("river").night().choose("night").choose("track", "cave").choose("tracker", 1).choose("dreamer", 1)
    table.nature().nature()
    assert table.deck_of(1)[:2] == ["river", "cave"]
    for seat in (0, 1, None):
        assert [card["card"] for card in table.view(seat)["seats"][1]["deck"][:2]] == [None, "cave"]
