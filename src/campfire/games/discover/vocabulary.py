"""The primitives: how figures, tokens and cards move, and how effects become frames. Nothing here asks anybody."""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable, Hashable, Iterable
from typing import TypeVar

from campfire.games.discover.cards import SYMBOLS, WATER, WATERS, Effects, Token
from campfire.games.discover.sorts import AMOUNT, CARD, KIND, SEAT, event
from campfire.games.discover.state import MOST_STAMINA, State
from campfire.kernel.declared import Id
from campfire.kernel.frame import RULES, Frame, Rule, Seat, Step, Then, step
from campfire.kernel.pile import EVERYBODY

AnyStep = TypeVar("AnyStep", bound=Step[...])

GAINED = event("gained", seat=SEAT, kind=KIND, n=AMOUNT, shows="travel", path=lambda e: ("supply", f"seat:{e[SEAT]}"))
LOST = event("lost", seat=SEAT, kind=KIND, n=AMOUNT)
RESTED = event("rested", seat=SEAT, n=AMOUNT, icon="stamina")
TIRED = event("tired", seat=SEAT, n=AMOUNT, icon="stamina")
RETURNED = event("returned", card=CARD, use="passed")

WORDS: dict[str, Rule] = {}
"""The words that content files use, and the rules they stand for."""

ROUND_TABLE = {n: [[(first + at) % n for at in range(n)] for first in range(n)] for n in range(1, 5)}
"""The seats clockwise from each, by number of players. [DI-073]"""

FOR_ALL: set[str] = set()
"""Words that are carried out even if whoever plays the card is no longer on the board."""


def word(name: str, for_all: bool = False) -> Callable[[AnyStep], AnyStep]:
    """Make a rule a word that cards may use; it gets who plays, the card, and the printed figures."""

    def enter(made: AnyStep) -> AnyStep:
        WORDS[name] = made.rule
        if for_all:
            FOR_ALL.add(name)
        return made

    return enter


@step
def carry_out(g: State, me: Seat, effects: Effects, card: str) -> Then:
    """Carry out effects from top to bottom. [DI-075, DI-191]"""
    if not effects or g.over:
        return None
    name, *figures = effects[0]
    rest = (carry_out(me, effects[1:], card),) if len(effects) > 1 else ()
    if g.fate[me] and name not in FOR_ALL:
        return rest
    return ((WORDS[name], (me, card, *figures)), *rest)


def ahead(step: str, *args: int | str) -> Frame:
    """A frame of a step that a later module makes: a fight ends in a meeting, and a meeting leads to a fight."""
    return RULES[f"discover.{step}"], args


def is_in(g: State, seat: Seat) -> bool:
    """Whether a survivor is on the board, neither dead nor gone. [DI-207, DI-297]"""
    return not g.fate[seat]


def cards_change(g: State) -> None:
    """The cards in front of somebody, or in force for all, are others from now on."""
    g.bearings = (None,) * g.players


def in_order(g: State, first: Seat | None = None) -> list[Seat]:
    """The survivors, the chief first or whoever is named, then clockwise. [DI-073, DI-219]"""
    fate = g.fate
    return [seat for seat in ROUND_TABLE[g.players][g.chief if first is None else first] if not fate[seat]]


def doer(g: State, me: Seat) -> Seat:
    """Who decides for a card: whoever plays it, or the chief if that one is gone. [DI-086]"""
    return me if is_in(g, me) else g.chief


def rest(g: State, me: Seat, n: int) -> None:
    """Gain stamina; what goes beyond 12 is lost. [DI-082]"""
    gained = min(n, MOST_STAMINA - g.stamina[me])
    g.stamina[me] += gained
    if gained:
        g.tell(RESTED, me, gained)


def tire(g: State, me: Seat, n: int) -> None:
    """Lose stamina, as far as there is some. [DI-303]"""
    lost = min(n, g.stamina[me])
    g.stamina[me] -= lost
    if lost:
        g.tell(TIRED, me, lost)


def face_of(g: State, thing: Id) -> Hashable:
    """What tells a thing from others: of tokens with one face it matters to nobody which it is. [DI-156]"""
    token = g.book.tokens.get(str(thing))
    return (token.kind, token.amount, token.back == WATER) if token and token.kind else thing


def unlike(g: State, tokens: Iterable[str]) -> list[str]:
    """The first token of each face."""
    found: dict[Hashable, str] = {}
    for token in tokens:
        found.setdefault(face_of(g, token), token)
    return [*found.values()]


def pools(g: State, me: Seat) -> list[list[str]]:
    """Where a survivor's tokens lie: beside the character card, and on each item that carries some. [DI-156, DI-172]"""
    return [g.tokens[me], *[g.aboard[item] for item in g.items[me] if item in g.aboard]]


def own_tokens(g: State, me: Seat) -> list[str]:
    """Every token of a survivor, wherever it lies. [DI-156, DI-172]"""
    return [token for pool in pools(g, me) for token in pool] if g.aboard else g.tokens[me]


def take_off(g: State, me: Seat, token: str) -> None:
    """A token leaves its owner, from beside the card or off an item."""
    for pool in pools(g, me):
        if token in pool:
            pool.remove(token)
            return


def stock(g: State, me: Seat, kind: str) -> int:
    """How much of a resource a survivor has. [DI-158]"""
    tokens = g.book.tokens
    return sum([tokens[token].amount for token in own_tokens(g, me) if tokens[token].kind == kind])


def water(g: State, me: Seat) -> int:
    """How much a survivor has to drink, clean or dirty. [DI-175]"""
    return sum([stock(g, me, kind) for kind in WATERS])


def whole_stock(g: State, me: Seat) -> int:
    """How many resources a survivor has in all."""
    tokens = g.book.tokens
    return sum([tokens[token].amount for token in own_tokens(g, me)])


def holdings(g: State, me: Seat) -> dict[str, int]:
    """How much a survivor has of each resource that there is any of. [DI-158]"""
    tokens, held = g.book.tokens, dict[str, int]()
    for token in own_tokens(g, me):
        face = tokens[token]
        held[face.kind] = held.get(face.kind, 0) + face.amount
    return held


def kinds_held(g: State, me: Seat) -> list[str]:
    """The kinds of resources that a survivor has, each once."""
    tokens = g.book.tokens
    return [*dict.fromkeys(tokens[token].kind for token in own_tokens(g, me))]


def gain(g: State, me: Seat, kind: str, n: int) -> None:
    """Take resource tokens from the supply. [DI-157]"""
    if n > 0:
        g.tokens[me].extend([kind] * n)
        g.tell(GAINED, me, kind, n)


def spend(g: State, me: Seat, kind: str, n: int) -> None:
    """Put own tokens into the discard; singles first, change for a double one. [DI-159, DI-160]"""
    for _ in range(n):
        pool, token = min(
            ((pool, token) for pool in pools(g, me) for token in pool if g.book.tokens[token].kind == kind),
            key=lambda found: thrift(g.book.tokens[found[1]]),
        )
        pool.remove(token)
        discard_token(g, token)
        if g.book.tokens[token].amount == 2:
            pool.append(kind)


def thrift(token: Token) -> tuple[int, bool]:
    """Which token is spent first: single ones of the supply, then single finds, then double ones."""
    return token.amount, bool(token.back)


def lose_stock(g: State, me: Seat, kind: str, n: int) -> None:
    """Discard resources, as far as there are. [DI-177, DI-303]"""
    lost = min(n, stock(g, me, kind))
    if lost:
        spend(g, me, kind, lost)
        g.tell(LOST, me, kind, lost)


def discard_token(g: State, token: str) -> None:
    """A find token goes face up to its discard; a resource token back to the supply. [DI-159]"""
    back = g.book.tokens[token].back
    if back:
        g.find_discards[SYMBOLS.index(back)].append(token)


def lay_down(g: State, token: str, space: int, known: int = EVERYBODY) -> None:
    """Lay a token on a space. [DI-167]"""
    g.lying.put(token, known)
    g.lying_at.append(space)


def pick_up(g: State, place: int) -> str:
    """Take a token off the board."""
    del g.lying_at[place]
    return g.lying.pull(place)


def lying_on(g: State, space: int) -> list[int]:
    """The places in the heap of the tokens on a space."""
    return [place for place, at in enumerate(g.lying_at) if at == space]


def monsters_on(g: State, space: int) -> list[str]:
    """The monster tokens on a space."""
    return [token for token, at in zip(g.monsters.cards, g.monsters_at, strict=True) if at == space]


def take_monster(g: State, token: str) -> None:
    """Take a monster token off the board; special ones are kept apart. [DI-237, DI-258]"""
    place = g.monsters.cards.index(token)
    g.monsters.pull(place)
    del g.monsters_at[place]
    (g.specials if token in g.book.specials else g.monster_discard).append(token)


def read_aloud(g: State, card: str) -> None:
    """Everybody knows from now on what a numbered card says. [DI-189]"""
    if card not in g.read:
        g.read.append(card)
        g.reveals += 1


def in_deck(g: State, name: str) -> str | None:
    """The card of this name in its deck; None where all are out. [DI-189, DI-195]"""
    cards = g.book.cards
    return next((card for card in g.exploration if cards[card].name == name), None)


def back_to_deck(g: State, card: str) -> None:
    """A numbered card goes back to the place of its number; its counters are lost. [DI-197]"""
    printed = g.book.cards[card]
    g.counters.pop(card, None)
    if printed.where == "notice":
        g.notices.put(card, EVERYBODY)
        return
    deck = g.crafts if printed.role else g.exploration
    insort(deck, card, key=lambda one: (g.book.cards[one].number, one))
    g.tell(RETURNED, card)


def drop_item(g: State, me: Seat, item: str) -> None:
    """Discard an item; what lay on it lies beside the character card. [DI-167, DI-197]"""
    g.items[me].remove(item)
    cards_change(g)
    g.tokens[me].extend(g.aboard.pop(item, ()))
    back_to_deck(g, item)
