"""Who plays on in a series: somebody stays away for a game, comes back, or joins late. [NF-346, NF-348]"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, TypeAlias

from campfire.games.near_and_far.library import CHARACTERS
from campfire.games.near_and_far.rules.quests import MOST_EXPERIENCE, QUESTS_FOR_A_STAR
from campfire.games.near_and_far.series import checked, is_crossed, new_card
from campfire.kernel.contract import BadInput, Options

Stays: TypeAlias = "list[int | str | None]"
"""For each seat of the next game: a seat of the game before, a character that comes or comes back, or just anybody."""
AWAY = {"character": str, "since": int, "card": dict}
"""What is kept of somebody who stays away: whose card it is, and how many games had been played until then."""


class Company(NamedTuple):
    """Those who have played in a series so far, with their cards."""

    characters: list[str]
    cards: list[dict[str, Any]]
    away: list[dict[str, Any]]

    @property
    def games(self) -> int:
        """How many games of the series have been played."""
        return max([len(card.get("past") or ()) for card in (*self.cards, *[one["card"] for one in self.away])])


def gathered(wish: Mapping[str, Any]) -> Mapping[str, Any]:
    """The wish for the next game with the cards of those who play on; those who stay away leave theirs. [NF-346]"""
    company, players, stays = company_of(wish), wish.get("players"), wish.get("stays")
    if company is None or type(players) is not int:
        return wish
    same: Stays = [*range(len(company.cards)), *[None] * (players - len(company.cards))]
    stays = same[:players] if stays is None else check_stays(stays, players, company)
    if stays == same and len(company.cards) == players:
        return {name: value for name, value in wish.items() if name != "stays"}
    named = characters_of(stays, company, wish.get("mode"))
    kept: Options = {name: value for name, value in wish.items() if name not in ("first", "platypus", "stays")}
    return {
        **kept,
        "characters": named,
        "carried": [card_for(who, name, company, wish.get("mode")) for who, name in zip(stays, named, strict=True)],
        "away": [*resting(stays, company), *[one for one in company.away if one["character"] not in named]],
        "first": first_of(stays, wish.get("first"), len(company.cards)),
        "platypus": stays.index(wish["platypus"]) if wish.get("platypus") in stays else -1,
    }


def company_of(wish: Mapping[str, Any]) -> Company | None:
    """Those who have played so far; none where no game was played, or where what is said of them makes no sense."""
    characters, away = wish.get("characters"), wish.get("away") or []
    if not isinstance(characters, list) or not (wish.get("carried") or wish.get("stays")):
        return None
    cards = wish.get("carried") or [{}] * len(characters)
    if not isinstance(cards, list) or len(cards) != len(characters):
        return None
    if not all([isinstance(card, dict) for card in cards]):
        return None
    return Company(characters, cards, check_away(away, characters))


def check_away(wish: Any, characters: list[str]) -> list[dict[str, Any]]:
    """The cards of those who stay away: each of another character. [NF-011]"""
    found = []
    taken = list(characters)
    for one in wish or ():
        if not isinstance(one, dict) or {name: type(value) for name, value in one.items()} != AWAY:
            raise BadInput("wrong_series")
        if one["character"] not in CHARACTERS or one["character"] in taken or one["since"] < 0:
            raise BadInput("wrong_series")
        taken.append(one["character"])
        found.append({**one, "card": checked(one["card"])})
    return found


def check_stays(stays: Any, players: int, company: Company) -> Stays:
    """Who plays on: nobody twice, and no character that somebody at the table has. [NF-011]"""
    if not isinstance(stays, list) or len(stays) != players:
        raise BadInput("wrong_series")
    for who in stays:
        known = who in range(len(company.cards)) if type(who) is int else who is None or who in CHARACTERS
        if not known or (who is not None and stays.count(who) > 1):
            raise BadInput("wrong_series")
    return list(stays)


def characters_of(stays: Stays, company: Company, mode: Any) -> list[str]:
    """Whom everybody plays; who says nothing gets a character that nobody has. [NF-008, NF-011, NF-053]"""
    named = [company.characters[who] if isinstance(who, int) else who for who in stays]
    taken = {*[one["character"] for one in company.away], *company.characters}
    while None in named:
        new = [name for name in CHARACTERS if name not in {*taken, *named} and not is_crossed(mode, {*named, name})]
        if not new:
            raise BadInput("no_character_left")
        named[named.index(None)] = new[0]
    return [name for name in named if name is not None]


def card_for(who: int | str | None, character: str, company: Company, mode: Any) -> dict[str, Any]:
    """The card of whoever plays on or comes back; a new one for somebody new. [NF-346]"""
    if isinstance(who, int):
        return company.cards[who]
    back = next((one for one in company.away if one["character"] == who), None)
    if back is None:
        return new_card(character, mode, company.games)
    missed = company.games - back["since"] if mode == "campaign" else 0
    card = back["card"]
    return {
        **card,
        "experience": min(card["experience"] + missed, MOST_EXPERIENCE),
        "completed": card["completed"] + QUESTS_FOR_A_STAR * missed,
    }


def resting(stays: Stays, company: Company) -> list[dict[str, Any]]:
    """The cards of those who stay away from now on; one without anything on it is not kept."""
    people = enumerate(zip(company.characters, company.cards, strict=True))
    return [
        {"character": name, "since": company.games, "card": card}
        for seat, (name, card) in people
        if seat not in stays and name not in stays and card
    ]


def first_of(stays: Stays, first: Any, seats: int) -> int:
    """The token of the first player goes to the next in order who is there. [NF-048]"""
    order = [(first + n) % seats for n in range(seats)] if type(first) is int else []
    return next((stays.index(seat) for seat in order if seat in stays), 0)
