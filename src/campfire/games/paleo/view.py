"""What a seat may see, built from nothing. [ledger chapter 6]"""

from __future__ import annotations

from campfire.games.paleo.cards import ITEMS, KINDS, RESOURCES, TRAITS
from campfire.games.paleo.state import DEATHS, PAINTING, WORKSHOP_SLOTS, State
from campfire.kernel.contract import View
from campfire.kernel.frame import Seat
from campfire.kernel.pile import Pile, eyes_of


def view(g: State, seat: Seat | None) -> View:
    """The table as a seat sees it; a spectator sees what everybody sees. [PA-078]"""
    return {
        "game": "paleo",
        "you": seat,
        "players": g.players,
        "modules": [module.id for module in g.book.modules],
        "round": g.round,
        "phase": "night" if g.night else "day",
        "result": {"won": g.won, "cause": g.cause} if g.cause else None,
        "deaths": g.deaths,
        "death_limit": DEATHS,
        "paintings": g.paintings,
        "painting_goal": PAINTING,
        "ending": g.book.ending,
        "signs": list(g.signs),
        "storage": dict(zip(RESOURCES, g.storage, strict=True)),
        "supply": dict(zip(RESOURCES, g.supply, strict=True)),
        "item_supply": counted(g.item_supply),
        "workshop": {
            "slots": WORKSHOP_SLOTS,
            "cards": [card_in_play(g, card) for card in g.workshop],
            "compartments": counted(g.compartments),
        },
        "camp": [card_in_play(g, card) for card in g.camp],
        "decks": {
            "people": len(g.people_deck),
            "dreams": len(g.dreams),
            "inventions": len(g.inventions),
            "asides": len(g.asides),
        },
        "stories": [g.book.cards[card].number for card in g.stories],
        "closed": {"count": len(g.closed), "top": backs(g, g.closed, seat)[:1]},
        "open": list(g.opened.cards),
        "graveyard": list(g.graveyard),
        "warriors": list(g.warriors),
        "warrior_wounds": g.warrior_wounds,
        "seats": [seat_view(g, who, seat) for who in g.seats],
    }


def seat_view(g: State, who: Seat, seat: Seat | None) -> View:
    """One player's community, deck and revealed card. [PA-072, PA-073, PA-077, PA-078]"""
    cards = g.book.cards
    return {
        "seat": who,
        "deck": backs(g, g.decks[who], seat),
        "front": backs(g, g.front[who], seat)[::-1],
        "people": [
            {"card": person, "wounds": wounds, "hearts": cards[person].hearts}
            for person, wounds in zip(g.people[who], g.wounds[who], strict=True)
        ],
        "belongings": [card_in_play(g, card) for card in g.belongings[who]],
        "items": counted(g.items[who]),
        "traits": dict(zip(TRAITS, g.traits[who], strict=True)),
        "lent": dict(zip(TRAITS, g.lent, strict=True)),
        "helping": g.helping[who] if g.helping[who] >= 0 else None,
        "camped": bool(g.camped >> who & 1),
    }


def backs(g: State, pile: Pile, seat: Seat | None) -> list[View]:
    """The cards of a pile from the top: the back always, the face only to those who know it. [PA-071, PA-072]"""
    shown = []
    for place in range(len(pile) - 1, -1, -1):
        card = g.book.cards[pile.cards[place]]
        known = pile.is_known(place, eyes_of(seat))
        shown.append({"back": card.back, "hint": card.hint, "card": card.id if known else None})
    return shown


def card_in_play(g: State, card: str) -> View:
    """A card that lies open, and the tokens on it. [PA-078, PA-221]"""
    tokens = g.held.get(card)
    held = {KINDS[kind]: n for kind, n in enumerate(tokens) if n} if tokens else {}
    return {"card": card, "tokens": held}


def counted(tokens: list[int]) -> dict[str, int]:
    """Item tokens by name, those that are there."""
    return {ITEMS[item]: n for item, n in enumerate(tokens) if n}
