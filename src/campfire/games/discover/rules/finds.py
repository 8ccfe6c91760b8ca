"""Find tokens: gathering, laying them out, drawing them. [ledger chapters 8.1, 8.3]"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable

from campfire.games.discover.cards import SYMBOLS, WATER
from campfire.games.discover.rules.fights import fight
from campfire.games.discover.rules.land import terrain
from campfire.games.discover.rules.numbered import play_card
from campfire.games.discover.rules.prices import costing, price
from campfire.games.discover.rules.standing import standing
from campfire.games.discover.sorts import KIND, SEAT, SPACE, SYMBOL, TOKEN, event, option, under
from campfire.games.discover.state import State
from campfire.games.discover.vocabulary import (
    discard_token,
    face_of,
    gain,
    is_in,
    lay_down,
    lying_on,
    pick_up,
    word,
)
from campfire.kernel.declared import Detail, Option
from campfire.kernel.frame import Frame, Seat, Then, ask, step
from campfire.kernel.phrase import Phrase
from campfire.kernel.pile import EVERYBODY, NOBODY
from campfire.kernel.question import Chance, Shuffle

ENEMY, CARD_FOUND = "enemy", "card"
"""What a find token may be beside a resource."""


def may_bring(g: State, symbol: int) -> dict[str, int]:
    """What is left face down of the tokens of a symbol, whose number is known. [DI-107]"""
    lying_there = [token for token, known_to in zip(g.lying.cards, g.lying.known, strict=True) if known_to != EVERYBODY]
    hidden = [token for token in (*g.finds[symbol].cards, *lying_there) if g.book.tokens[token].back == SYMBOLS[symbol]]
    faces = [g.book.tokens[token] for token in hidden]
    return dict(sorted(Counter(face.kind or (ENEMY if face.enemy else CARD_FOUND) for face in faces).items()))


def of_hidden(g: State, option: Option) -> Detail:
    """What a face-down token may be: a resource, a card, or an enemy. [DI-108, DI-109, DI-110]"""
    if option[SYMBOL] == WATER:
        return Detail(costs=price(option))
    left = may_bring(g, SYMBOLS.index(option[SYMBOL]))
    whole = max(1, sum(left.values()))
    cards, enemies = (round(100 * left.get(name, 0) / whole) for name in (CARD_FOUND, ENEMY))
    brings = Phrase("may-bring", {"goods": 100 - cards - enemies, "cards": cards})
    return Detail(costs=price(option), brings=brings, risks=Phrase("may-bring-enemy", {"n": enemies}))


GATHER = option("gather", token=TOKEN, icon="gather", heading=under("gather", "gather"), detail=costing)
GATHER_HIDDEN = option("gather_hidden", symbol=SYMBOL, detail=of_hidden, heading=under("gather", "gather"))
GATHER_GROUND = option("gather_ground", kind=KIND, heading=under("gather", "gather"), detail=costing)
FOUND = event("found", seat=SEAT, token=TOKEN, space=SPACE, shows="card")
TAKEN = event("taken", seat=SEAT, token=TOKEN, shows="travel", path=lambda e: (f"seat:{e[SEAT]}", f"seat:{e[SEAT]}"))
LAID_OUT = event("laid_out", space=SPACE, symbol=SYMBOL)


def gather_options(g: State, me: Seat, before: tuple[Frame, ...], then: tuple[Frame, ...]) -> list[Option]:
    """What can be gathered on the own space: one token each time. [DI-106, DI-115]"""
    offered: dict[tuple[str, Hashable], Option] = {}
    for place in lying_on(g, g.at[me]):
        token = g.lying.cards[place]
        frames = (*before, gather(me, place), *then)
        if g.lying.is_known(place, me):
            offered.setdefault(("", face_of(g, token)), Option(GATHER, (token,), frames))
        else:
            back = g.book.tokens[token].back
            offered.setdefault((back, ""), Option(GATHER_HIDDEN, (back,), frames))
    grounds = {kind for ground, kind in standing(g, me, "gather_on") if ground == terrain(g, g.at[me])}
    ground = [Option(GATHER_GROUND, (kind,), (*before, gather_ground(me, kind), *then)) for kind in sorted(grounds)]
    return [*offered.values(), *ground]


def can_gather(g: State, me: Seat) -> bool:
    """Whether anything can be gathered on the own space. [DI-106, DI-118]"""
    space = g.at[me]
    return space in g.lying_at or any([on == terrain(g, space) for on, _ in standing(g, me, "gather_on")])


@step
def gather_ground(g: State, me: Seat, kind: str) -> Then:
    """Some terrains are water sources. [DI-118]"""
    gain(g, me, kind, 1)
    return None


@step
def gather(g: State, me: Seat, place: int) -> Then:
    """Turn the token face up and resolve it. [DI-107]"""
    token, space = g.lying.cards[place], g.lying_at[place]
    face = g.book.tokens[token]
    if g.lying.known[place] != EVERYBODY:
        g.reveals += 1
        g.lying.known[place] = EVERYBODY
        g.tell(FOUND, me, token, space)
    if face.back == WATER:
        gain(g, me, face.kind, 1)
        return None
    if face.kind:
        g.tokens[me].append(pick_up(g, place))
        g.tell(TAKEN, me, token)
        return None
    if face.enemy:
        return (fight(me, face.enemy),)
    return play_card(me, face.card), spent(token, face.card)


@step
def spent(g: State, token: str, name: str) -> Then:
    """After its card was played a token is discarded, unless the card says that it stays. [DI-111, DI-112]"""
    staying = [card for card in g.staying if g.book.cards[card].name == name]
    if staying:
        g.staying.remove(staying[0])
    elif token in g.lying.cards:
        discard_token(g, pick_up(g, g.lying.cards.index(token)))
    return None


@step
def lay_find(g: State, space: int, symbol: str) -> Then:
    """Put a find token face down on a space; used-up piles are shuffled anew. [DI-128, DI-163]"""
    at = SYMBOLS.index(symbol)
    if not g.finds[at].cards:
        return (refill_finds(at), lay_find(space, symbol)) if g.find_discards[at] else None
    lay_down(g, g.finds[at].draw(), space, NOBODY)
    g.tell(LAID_OUT, space, symbol)
    return None


@ask
def refill_finds(g: State, at: int) -> Chance:
    """Shuffle the discarded tokens of a symbol. [DI-163]"""
    return Chance("finds", Shuffle(len(g.find_discards[at])), finds_refilled, (at,))


@step
def finds_refilled(g: State, at: int, order: tuple[int, ...]) -> Then:
    """They are the new pile. [DI-163]"""
    g.finds[at].put_all(g.find_discards[at])
    g.find_discards[at] = []
    g.finds[at].reorder(order)
    return None


@word("lay_token")
@step
def lay_tokens(g: State, me: Seat, card: str, symbol: str, n: int) -> Then:
    """Find tokens face down on my space."""
    return (lay_find(g.at[me], symbol),) * n


@word("draw_token")
@step
def draw_tokens(g: State, me: Seat, card: str, symbol: str, n: int) -> Then:
    """Take find tokens and resolve them as gathered, as long as one lives. [DI-107, DI-207]"""
    if not is_in(g, me):
        return None
    return (lay_find(g.at[me], symbol), gather_drawn(me, symbol, len(g.lying.cards))) + (
        (draw_tokens(me, card, symbol, n - 1),) if n > 1 else ()
    )


@step
def gather_drawn(g: State, me: Seat, symbol: str, before: int) -> Then:
    """Gather the token that was just laid; none where the pile was empty. [ledger 20.4]"""
    if not is_in(g, me) or len(g.lying.cards) <= before:
        return None
    return (gather(me, len(g.lying.cards) - 1),)
