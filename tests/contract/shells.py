"""Shells: a second small game for the tests alone. It is played against each other and uses what the first does not.

Each round every player gets a hand, all pick a card at once and face down, hands go on to the left and all pick again.
Then the picks are shown, and each in turn may trade. The richest win; the best find goes along into a second game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from typing_extensions import TypedDict

from campfire.kernel.agreement import Agreement, undrafted
from campfire.kernel.contract import BadInput, CardText, Choice, Facts, Game, Options, Result, by_score
from campfire.kernel.declared import Event, EventKind, Id, Ids, Option, Reason
from campfire.kernel.declaring import Declared
from campfire.kernel.facts import copier, facts
from campfire.kernel.frame import Frame, Seat, Then, ask, step
from campfire.kernel.phrase import Phrase, SeatName
from campfire.kernel.pile import EVERYBODY, Pile, eyes_of, reimagine
from campfire.kernel.question import Ask, AskAll, Blocked, Chance, Shuffle

DECK = {"pearl": 5, "coral": 8, "crab": 7}
WORTH = {"pearl": 3, "coral": 2, "crab": -1}
HAND = 3
PICKS = 2
ROUNDS = {"bay": 1, "reef": 2}
HATS = ("straw", "felt", "none")
CHARMS = ("lucky", "heavy")

TABLE = Declared("shells")
option, question, event, reason, sort = TABLE.option, TABLE.question, TABLE.event, TABLE.reason, TABLE.sort

CARD = sort("card", str, thing="card", icon=lambda card: f"pic-{card}")
SEAT = sort("seat", int, said=lambda g, seat: SeatName(seat), thing="seat")
PARTNER = sort("partner", int, said=lambda g, seat: SeatName(seat), thing="seat")
NUMBER = sort("number", int)

PICK_CARD, PICK = question("pick_card", left=NUMBER), option("pick", card=CARD)
TRADE_WITH = question("trade_with")
DEAL_WITH, SKIP = option("deal_with", partner=PARTNER), option("skip", icon="moon")
EMPTY_HANDED = reason("empty_handed", partner=PARTNER)

NEW_ROUND = event("round", number=NUMBER, shows="phase")
GOT = event("got", seat=SEAT, card=CARD, shows="card", use="up")
PICKED = event("picked", seat=SEAT)
PICKED_CARD = event("picked_card", seat=SEAT, card=CARD)
SHOWN = event("shown", seat=SEAT, card=CARD, shows="card", use="used")
TWINS = event("twins", card=CARD, shows="card")
MOVED = event("moved", card=CARD, origin=SEAT, goal=PARTNER, shows="travel")
ENDED = event("ended", shows="end")

SAID = ("cause-tide", "cause-outdone", *(f"card-{card}" for card in DECK))


class Sight(TypedDict):
    """What one seat sees of the beach; cards that it does not know are question marks."""

    seat: Seat | None
    round: int
    deck: list[str]
    hands: list[list[str]]
    picks: list[list[str]]
    finds: list[list[str]]
    scores: list[int]
    over: bool


@facts
class Beach:
    """The facts of the game."""

    SHARED = ("log",)

    deck: Pile
    hands: list[Pile]
    picks: list[Pile]
    """Face down in front of each."""
    finds: list[Pile]
    """Open in front of each."""
    pearl: int
    """What a pearl is worth."""
    round: int
    rounds: int
    over: int
    reveals: int
    stack: list[Frame]
    log: list[Event] | None

    @property
    def seats(self) -> range:
        return range(len(self.hands))

    @property
    def piles(self) -> Iterator[Pile]:
        yield self.deck
        for piles in (self.hands, self.picks, self.finds):
            yield from piles

    def tell(self, kind: EventKind, *args: Id, to: int = EVERYBODY) -> None:
        """Write an event where somebody watches."""
        if self.log is not None:
            self.log.append(Event(kind, args, to))

    def score(self, seat: Seat) -> int:
        """What the finds of a player are worth."""
        return sum({**WORTH, "pearl": self.pearl}[card] for card in self.finds[seat].cards)


copy_beach = copier(Beach)


@ask
def shuffle_deck(g: Beach) -> Chance:
    return Chance("shuffle", Shuffle(len(g.deck)), order_deck)


@step
def order_deck(g: Beach, order: tuple[int, ...]) -> Then:
    g.deck.reorder(order)
    return (new_round(),)


@step
def new_round(g: Beach) -> Then:
    if g.round == g.rounds:
        return (finish(),)
    g.round += 1
    g.tell(NEW_ROUND, g.round)
    picking = [frame for n in range(PICKS) for frame in (pick_cards(n), pass_on())]
    return deal_hands(), *picking, show_picks(), *(trade_with(seat) for seat in g.seats), new_round()


@step
def finish(g: Beach) -> None:
    g.over = 1
    g.tell(ENDED)


@step
def deal_hands(g: Beach) -> None:
    """Everybody gets a hand that only they know."""
    for seat in g.seats:
        for _ in range(HAND):
            card = g.deck.draw()
            g.hands[seat].put(card, 1 << seat)
            g.tell(GOT, seat, card, to=1 << seat)
    g.reveals += 1


@ask
def pick_cards(g: Beach, picked: int) -> AskAll:
    """All pick at once, each from the hand that they hold."""
    waiting = tuple(seat for seat in g.seats if len(g.picks[seat]) == picked)
    return AskAll(waiting, pick_card, given=(g, picked))


def pick_card(g: Beach, picked: int, me: Seat) -> Ask:
    """Which card is kept?"""
    options = [Option(PICK, (card,), (keep(me, card, picked),)) for card in dict.fromkeys(g.hands[me].cards)]
    return Ask((me,), PICK_CARD, options, (PICKS - picked,), private=True)


@step
def keep(g: Beach, me: Seat, card: str, picked: int) -> Then:
    hand = g.hands[me]
    g.picks[me].put(hand.pull(hand.cards.index(card)), 1 << me)
    g.tell(PICKED, me)
    g.tell(PICKED_CARD, me, card, to=1 << me)
    return () if all(len(pile) > picked for pile in g.picks) else (pick_cards(picked),)


@step
def pass_on(g: Beach) -> None:
    """Hands go to the left; whoever gets one sees it."""
    g.hands = [g.hands[seat - 1] for seat in g.seats]
    for seat, hand in enumerate(g.hands):
        hand.known = [1 << seat for _ in hand.cards]
    g.reveals += 1


@step
def show_picks(g: Beach) -> None:
    """Picks are laid open, what is left of the hands goes under the deck, and twins look under it together."""
    first = [pile.cards[0] for pile in g.picks]
    for seat in g.seats:
        for card in g.picks[seat].take_all():
            g.finds[seat].put(card, EVERYBODY)
            g.tell(SHOWN, seat, card)
        for card in g.hands[seat].take_all():
            g.deck.insert(0, card, 1 << seat)
    twins = sum(1 << seat for seat in g.seats if first.count(first[seat]) > 1)
    g.deck.show(0, twins)
    if twins:
        g.tell(TWINS, g.deck.cards[0], to=twins)
    g.reveals += 1


@ask
def trade_with(g: Beach, me: Seat) -> Ask:
    """Is anything traded, and with whom?"""
    others = [who for who in g.seats if who != me and g.finds[who].cards]
    options = [Option(DEAL_WITH, (who,), (TRADE.begin(me, who),)) for who in others if g.finds[me].cards]
    return Ask((me,), TRADE_WITH, [*options, Option(SKIP)])


@trade_with.blocked
def trade_with_blocked(g: Beach, seat: Seat, me: Seat) -> list[Blocked]:
    poor = [who for who in g.seats if who != me and not (g.finds[who].cards and g.finds[me].cards)]
    return [Blocked(Option(DEAL_WITH, (who,)), Reason(EMPTY_HANDED, (who,), "SHELL-5")) for who in poor]


@step
def exchange(g: Beach, me: Seat, who: Seat, gives: Ids, takes: Ids) -> None:
    """Both agreed: what each gives goes to the other."""
    for giver, taker, cards in ((me, who, gives), (who, me, takes)):
        for card in map(str, cards):
            finds = g.finds[giver]
            g.finds[taker].put(finds.pull(finds.cards.index(card)), EVERYBODY)
            g.tell(MOVED, card, giver, taker)


TRADE = Agreement(
    TABLE,
    "trade",
    seat=PARTNER,
    thing=CARD,
    wares=lambda g, giver, asker: [*g.finds[giver].cards],
    settle=exchange,
)


class Shells(Game[Beach, Sight]):
    """The game as the contract has it."""

    name = "shells"
    rules = "1"
    players = range(2, 4)
    choices: tuple[Choice, ...] = (
        Choice("scenario", tuple(ROUNDS), implies={name: {"rounds": n} for name, n in ROUNDS.items()}),
        Choice("rounds", (1, 2)),
        Choice("hats", HATS, each=True),
        Choice("charms", CHARMS, many=True, files=True),
        Choice("code"),
    )
    sight = Sight
    declared = TABLE

    def check(self, options: Mapping[str, Any]) -> Options:
        wish = {"scenario": "bay", "players": 2, "charms": [], "code": "", "carried": [], **options}
        if wish["scenario"] not in ROUNDS:
            raise BadInput("unknown_scenario", name=str(wish["scenario"]), known=", ".join(ROUNDS))
        if wish["players"] not in self.players:
            raise BadInput("wrong_players", least=self.players[0], most=self.players[-1])
        wish = {"rounds": ROUNDS[wish["scenario"]], "hats": ["none"] * wish["players"], **wish}
        if wish["rounds"] not in (1, 2):
            raise BadInput("unknown_choice", word=f"rounds={wish['rounds']}", known="1, 2")
        for name, one in [*(("hats", hat) for hat in wish["hats"]), *(("charms", charm) for charm in wish["charms"])]:
            if one not in (HATS if name == "hats" else CHARMS) and not (name == "charms" and is_file(one)):
                raise BadInput("unknown_choice", word=f"{name}={one}", known=", ".join(HATS + CHARMS))
        return wish

    def setup(self, options: Options) -> Beach:
        g = self.blank(options)
        players = range(options["players"])
        g.deck = Pile([card for card, count in DECK.items() for _ in range(count)])
        g.hands, g.picks, g.finds = ([Pile() for _ in players] for _ in range(3))
        for seat, card in enumerate(options["carried"]):
            g.finds[seat].put_all([card] if card else [], EVERYBODY)
        texts = [int(charm["text"]) for charm in options["charms"] if is_file(charm)]
        g.pearl = sum(texts) or WORTH["pearl"]
        g.round = g.over = g.reveals = 0
        g.rounds = options["rounds"]
        g.stack = [shuffle_deck()]
        return g

    def blank(self, options: Options) -> Beach:
        g = Beach()
        g.log = None
        return g

    def clone(self, g: Beach) -> Beach:
        return copy_beach(g)

    def view(self, g: Beach, seat: Seat | None) -> Sight:
        eyes = eyes_of(seat)

        def faces(pile: Pile) -> list[str]:
            return [card if pile.is_known(place, eyes) else "?" for place, card in enumerate(pile.cards)]

        return {
            "seat": seat,
            "round": g.round,
            "deck": faces(g.deck),
            "hands": [faces(pile) for pile in g.hands],
            "picks": [faces(pile) for pile in g.picks],
            "finds": [faces(pile) for pile in g.finds],
            "scores": [g.score(one) for one in g.seats],
            "over": bool(g.over),
        }

    def imagine(self, g: Beach, seat: Seat | None, random: Callable[[], float]) -> Beach:
        world = self.clone(g)
        world.stack = undrafted(world.stack, seat)
        reimagine(world.piles, eyes_of(seat), lambda card: "card", random)
        return world

    def result(self, g: Beach) -> Result | None:
        if not g.over:
            return None
        result = by_score([g.score(seat) for seat in g.seats], "tide")
        told = tuple(one if one.won else one._replace(cause="outdone") for one in result.standings)
        return result._replace(standings=told)

    def census(self, g: Beach) -> dict[str, int]:
        counts: dict[str, int] = {}
        for card in [card for pile in g.piles for card in pile.cards]:
            counts[f"card {card}"] = counts.get(f"card {card}", 0) + 1
        return counts

    def card(self, g: Beach, card: str) -> CardText:
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
        return {"cards": {card: {"copies": n} for card, n in DECK.items()}}

    def words(self, options: Options) -> Mapping[str, str]:
        keys = (*TABLE.kinds, *SAID)
        return {lang: "\n".join(f"{key} = {lang} {key}" for key in keys) for lang in ("en", "ru", "it")}

    def figures(self, view: Sight) -> dict[str, float]:
        me = view["seat"] or 0
        return {"round": view["round"], "score": view["scores"][me], "best": max(view["scores"])}

    def horizon(self, view: Sight) -> int:
        return view["round"]

    def sequel(self, g: Beach, options: Options) -> Options | None:
        """After the bay comes the reef, to which everybody brings a pearl, if they have one."""
        if options["scenario"] == "reef":
            return None
        carried = ["pearl" if "pearl" in finds.cards else "" for finds in g.finds]
        return {"scenario": "reef", "players": options["players"], "hats": options["hats"], "carried": carried}

    def tables(self) -> list[Options]:
        first = [{"scenario": scenario, "players": players} for scenario in ROUNDS for players in self.players]
        return [*first, {"scenario": "reef", "players": 3, "carried": ["pearl", "", "pearl"]}]

    def counts(self) -> dict[str, int]:
        return {"find": sum(DECK.values())}


def is_file(charm: object) -> bool:
    """A home-made charm is a file with the worth of a pearl in it."""
    return isinstance(charm, dict) and str(charm.get("text", "")).strip().isdecimal()


SHELLS = Shells()
