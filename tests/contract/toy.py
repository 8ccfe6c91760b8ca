"""Embers: a small game with everything the contract speaks of, played only by the tests.

Each round every player gets a card, all lay one face down, the cards are shown and take effect, and each
player may burn beads. It is won when the fire is high enough before the deck runs out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from campfire.kernel.contract import BadInput, CardText, Choice, Facts, Game, Idle, Likely, Options, Result, together
from campfire.kernel.declared import Die, Option, Reason
from campfire.kernel.declaring import Declared
from campfire.kernel.engine import again
from campfire.kernel.frame import Frame, Seat, Then, ask, step
from campfire.kernel.phrase import Phrase, SeatName
from campfire.kernel.pile import EVERYBODY, Pile, eyes_of, reimagine
from campfire.kernel.question import Ask, AskAll, Blocked, Chance, Roll, Shuffle
from tests.contract.embers import Embers, Sight

DECKS = {
    "calm": {"berry": 6, "branch": 7, "owl": 4, "wolf": 2},
    "storm": {"berry": 4, "branch": 6, "owl": 4, "wolf": 6},
}
BEADS = 3

TABLE = Declared("toy")
option, question, event, reason, sort = TABLE.option, TABLE.question, TABLE.event, TABLE.reason, TABLE.sort

CARD = sort("card", str, thing="card", icon=lambda card: f"pic-{card}")
SEAT = sort("seat", int, said=lambda g, seat: SeatName(seat), thing="seat")
ROUND = sort("round", int)
CAUSE = sort("cause", str)
FACE = sort("face", int)

LAY_CARD = question("lay_card")
LAY = option("lay", card=CARD)
KEEP_OR_BURY = question("keep_or_bury", card=CARD)
KEEP, BURY = option("keep"), option("bury", card=CARD, icon="spade")
CHOOSE_VICTIM = question("choose_victim")
VICTIM = option("victim", who=SEAT, icon="wolf", odds=True)
NO_BEADS = reason("no_beads", who=SEAT)
TEND = question("tend")
REST, BURN = option("rest", icon="moon"), option("burn", icon="flame")

NEW_ROUND = event("round", round=ROUND, shows="phase", icon="sun")
ENDED = event("ended", cause=CAUSE, shows="end")
DREW = event("drew", seat=SEAT, card=CARD, shows="card", use="up")
LAID = event("laid", seat=SEAT)
LAID_CARD = event("laid_card", seat=SEAT, card=CARD)
SHOWN = event("shown", seat=SEAT, card=CARD, shows="card", use="used")
PEEKED = event("peeked", seat=SEAT, card=CARD, shows="card")
WOLFS_DIE = TABLE.die("wolf", range(1, 7))
BITTEN = event("bitten", seat=SEAT, face=FACE, shows="dice", icon="wolf")

SAID = ("idle-held", "odds-bite", "cause-warm", "cause-dark", *(f"card-{card}" for card in DECKS["calm"]))
"""Everything that the toy can say beside what it declares."""


@ask
def shuffle_deck(g: Embers) -> Chance:
    return Chance("shuffle", Shuffle(len(g.deck)), order_deck)


@step
def order_deck(g: Embers, order: tuple[int, ...]) -> Then:
    g.deck.reorder(order)
    return deal(), new_round()


@step
def new_round(g: Embers) -> Then:
    if g.fire >= 5 * len(g.seats):
        return (finish("warm"),)
    if len(g.deck) < len(g.seats):
        return (finish("dark"),)
    g.round += 1
    g.tell(NEW_ROUND, g.round)
    return deal(), lay_cards(), show_cards(), *(tend(seat) for seat in g.seats), new_round()


@step
def finish(g: Embers, cause: str) -> None:
    g.ended = cause
    g.tell(ENDED, cause)
    g.stack.clear()


@step
def deal(g: Embers) -> None:
    """Each player draws a card that only they know."""
    for seat in g.seats:
        card = g.deck.draw()
        g.hands[seat].put(card, 1 << seat)
        g.tell_to(seat, DREW, seat, card)
    g.reveals += 1


@ask
def lay_cards(g: Embers) -> AskAll:
    waiting = tuple(seat for seat in g.seats if not g.laid[seat].cards)
    return AskAll(waiting, lay_card, given=(g,))


def lay_card(g: Embers, me: Seat) -> Ask:
    cards = dict.fromkeys(g.hands[me].cards)
    return Ask((me,), LAY_CARD, [Option(LAY, (c,), (put_down(me, c),)) for c in cards], private=True)


@step
def put_down(g: Embers, me: Seat, card: str) -> Then:
    hand = g.hands[me]
    g.laid[me].put(hand.pull(hand.cards.index(card)), 1 << me)
    g.tell(LAID, me)
    g.tell_to(me, LAID_CARD, me, card)
    return () if all(pile.cards for pile in g.laid) else (lay_cards(),)


@step
def show_cards(g: Embers) -> Then:
    """All cards are shown at once and take effect in the order of the seats."""
    cards = [pile.draw() for pile in g.laid]
    for seat, card in enumerate(cards):
        g.discard.put(card, EVERYBODY)
        g.tell(SHOWN, seat, card)
    g.reveals += 1
    return tuple(EFFECTS[card](seat) for seat, card in enumerate(cards))


@step
def eat_berry(g: Embers, me: Seat) -> None:
    if g.bank:
        g.bank -= 1
        g.beads[me] += 1


@step
def burn_branch(g: Embers, me: Seat) -> None:
    g.fire += 1


@step
def hear_owl(g: Embers, me: Seat) -> Then:
    """The owl shows its player the top card of the deck."""
    if not g.deck.cards:
        return None
    g.deck.show(-1, 1 << me)
    g.reveals += 1
    g.tell_to(me, PEEKED, me, g.deck.cards[-1])
    return (keep_or_bury(me),)


@ask
def keep_or_bury(g: Embers, me: Seat) -> Ask:
    options = [Option(KEEP)]
    if len(g.deck) > 1:
        options.append(Option(BURY, (g.deck.cards[-1],), (bury_top(),)))
    return Ask((me,), KEEP_OR_BURY, options, (g.deck.cards[-1],), private=True)


@step
def bury_top(g: Embers) -> None:
    deck = g.deck
    deck.cards.insert(0, deck.cards.pop())
    deck.known.insert(0, deck.known.pop())


@step
def meet_wolf(g: Embers, me: Seat) -> Then:
    return (choose_victim(),) if any(g.beads) else ()


@ask
def choose_victim(g: Embers) -> Ask:
    options = [Option(VICTIM, (who,), (risk_bite(who),)) for who in g.seats if g.beads[who]]
    return Ask(tuple(g.seats), CHOOSE_VICTIM, options)


@choose_victim.blocked
def choose_victim_blocked(g: Embers, me: Seat) -> list[Blocked]:
    return [spared(who) for who in g.seats if not g.beads[who]]


def spared(who: Seat) -> Blocked:
    return Blocked(Option(VICTIM, (who,)), Reason(NO_BEADS, (who,), "TOY-1"))


@ask
def risk_bite(g: Embers, who: Seat) -> Chance:
    return Chance("bite", Roll((Die(WOLFS_DIE),)), bite, (who,))


@step
def bite(g: Embers, who: Seat, dice: tuple[int, ...]) -> None:
    g.tell(BITTEN, who, dice[0] + 1)
    if dice[0] < 3:
        g.beads[who] -= 1
        g.bank += 1


@ask
def tend(g: Embers, me: Seat) -> Ask:
    options = [Option(REST)]
    if g.beads[me]:
        options.append(Option(BURN, (), (burn_bead(me), again(g))))
    return Ask((me,), TEND, options)


@step
def burn_bead(g: Embers, me: Seat) -> None:
    g.beads[me] -= 1
    g.bank += 1
    if g.bank % 2:
        g.fire += 1


EFFECTS: dict[str, Callable[[Seat], Frame]] = {
    "berry": eat_berry,
    "branch": burn_branch,
    "owl": hear_owl,
    "wolf": meet_wolf,
}


class Toy(Game[Embers, Sight]):
    """The toy as a game of the contract."""

    name = "toy"
    rules = "1"
    players = range(1, 4)
    choices: tuple[Choice, ...] = (Choice("scenario", tuple(DECKS)),)
    sight = Sight
    declared = TABLE

    def check(self, options: Mapping[str, Any]) -> Options:
        wish = {"scenario": "calm", "players": 2, **options}
        if wish["scenario"] not in DECKS or wish["players"] not in self.players:
            raise BadInput("unknown_scenario", name=str(wish["scenario"]), known=", ".join(DECKS))
        return wish

    def setup(self, options: Options) -> Embers:
        g = self.blank(options)
        counts = DECKS[options["scenario"]]
        g.deck = Pile([card for card, count in counts.items() for _ in range(count)])
        g.discard = Pile()
        g.hands = [Pile() for _ in range(options["players"])]
        g.laid = [Pile() for _ in range(options["players"])]
        g.beads = [BEADS] * options["players"]
        g.bank = g.fire = g.round = g.reveals = 0
        g.ended = ""
        g.stack = [shuffle_deck()]
        return g

    def blank(self, options: Options) -> Embers:
        g = Embers()
        g.log = None
        return g

    def clone(self, g: Embers) -> Embers:
        c = Embers()
        c.deck = g.deck.copy()
        c.hands = [pile.copy() for pile in g.hands]
        c.laid = [pile.copy() for pile in g.laid]
        c.discard = g.discard.copy()
        c.beads = g.beads[:]
        c.bank, c.fire, c.round, c.reveals, c.ended = g.bank, g.fire, g.round, g.reveals, g.ended
        c.stack = g.stack[:]
        c.log = g.log
        return c

    def view(self, g: Embers, seat: Seat | None) -> Sight:
        eyes = eyes_of(seat)

        def faces(pile: Pile) -> list[str]:
            return [card if pile.is_known(place, eyes) else "?" for place, card in enumerate(pile.cards)]

        return {
            "seat": seat,
            "round": g.round,
            "fire": g.fire,
            "bank": g.bank,
            "beads": g.beads[:],
            "deck": faces(g.deck),
            "discard": faces(g.discard),
            "hands": [faces(pile) for pile in g.hands],
            "laid": [faces(pile) for pile in g.laid],
            "ended": g.ended,
        }

    def imagine(self, g: Embers, seat: Seat | None, random: Callable[[], float]) -> Embers:
        world = self.clone(g)
        eyes = eyes_of(seat)
        reimagine(world.piles, eyes, lambda card: "card", random)
        return world

    def result(self, g: Embers) -> Result | None:
        return together(g.ended == "warm", g.ended, len(g.seats)) if g.ended else None

    def census(self, g: Embers) -> dict[str, int]:
        counts = {"bead": sum(g.beads) + g.bank}
        for pile in g.piles:
            for card in pile.cards:
                counts[f"card {card}"] = counts.get(f"card {card}", 0) + 1
        return counts

    def odds(self, g: Embers, option: Option | None) -> list[Likely]:
        return [Likely(Phrase("odds-bite"), 50)] if option and option.kind is VICTIM else []

    def idle(self, view: Sight, options: Iterable[Option]) -> list[Idle]:
        named = {option[CARD] for option in options if CARD in option.kind.fields.values()}
        held = () if view["seat"] is None else dict.fromkeys(view["hands"][view["seat"]])
        return [Idle(card, Phrase("idle-held"), "TOY-2") for card in held if card not in named]

    def card(self, g: Embers, card: str) -> CardText:
        name = Phrase(f"card-{card}")
        return {
            "id": card,
            "name": name,
            "kind": "card",
            "back": "card",
            "picture": card,
            "tags": [],
            "lines": [],
            "story": None,
        }

    def facts(self, options: Options) -> Facts:
        return {"cards": {card: {"copies": n} for card, n in DECKS[options["scenario"]].items()}}

    def words(self, options: Options) -> Mapping[str, str]:
        return {
            lang: "\n".join(f"{key} = {lang} {key}" for key in (*TABLE.kinds, *SAID)) for lang in ("en", "ru", "it")
        }

    def figures(self, view: Sight) -> dict[str, float]:
        held = [hand.count("branch") for hand in view["hands"]]
        me = view["seat"] or 0
        return {"round": view["round"], "fire": view["fire"], "beads": sum(view["beads"]), "branches": held[me]}

    def leanings(self) -> dict[str, int]:
        return {"fire": 1, "beads": 1, "branches": 1}

    def horizon(self, view: Sight) -> int:
        return view["round"]

    def tables(self) -> list[Options]:
        return [{"scenario": scenario, "players": players} for scenario in DECKS for players in self.players]

    def counts(self) -> dict[str, int]:
        return {name: sum(deck.values()) for name, deck in DECKS.items()}


TOY = Toy()
