"""Buying artifacts, drawing and discarding them. [ledger chapters 9.5, 17 and 23]"""

from __future__ import annotations

from campfire.games.near_and_far.cards import GOODS, Item, Word
from campfire.games.near_and_far.rules.map_camps import camp_brings, placeable, set_up_camp
from campfire.games.near_and_far.sorts import AMOUNT, CARD, SEAT, SPACE, event, option, question, reason, some, taken
from campfire.games.near_and_far.state import State
from campfire.games.near_and_far.vocabulary.decks import draw_artifact
from campfire.games.near_and_far.vocabulary.goods import can_pay, paying
from campfire.games.near_and_far.vocabulary.icons import put_to_use
from campfire.games.near_and_far.vocabulary.rewards import REWARDS, rewards
from campfire.games.near_and_far.vocabulary.turn import free_action, turn_question
from campfire.kernel.declared import Detail, Option, Reason
from campfire.kernel.frame import Frame, Seat, Then, step
from campfire.kernel.question import Ask, Blocked


def price_of_card(g: State, option: Option) -> Detail:
    """What is paid for an artifact. [NF-300]"""
    cost = zip(GOODS, g.book.items[option[CARD]].cost, strict=True)
    return Detail(costs=some([taken(good, n) for good, n in cost if n]))


BUY = option("buy", card=CARD, detail=price_of_card)
KEEP = option("keep", card=CARD)
DISCARD = option("discard", card=CARD, icon="discard")
MERCENARY_CAMP = option("mercenary_camp", space=SPACE, icon="camp", detail=camp_brings)
BOUGHT = event("bought", seat=SEAT, card=CARD, shows="card", use="used")
DREW_ARTIFACTS = event("drew_artifacts", seat=SEAT, n=AMOUNT, icon="artifact")
KEEP_OR_DISCARD = question("keep_or_discard", card=CARD)
WHERE_MERCENARIES = question("where_mercenaries")
TOO_DEAR = reason("too_dear", card=CARD)
WRONG_REPUTATION = reason("wrong_reputation", card=CARD, n=AMOUNT)


def is_respected(g: State, who: Seat, item: Item) -> bool:
    """A negative requirement is met at that reputation or below, a positive one at it or above. [NF-303, NF-304]"""
    return not item.steps_from(g.reputation[who])


@free_action
def purchases(g: State, me: Seat) -> list[Option]:
    """Artifacts in hand that can be bought now. [NF-298, NF-300, NF-302]"""
    items = g.book.items
    cards = [card for card in g.hands[me].cards if can_pay(g, me, items[card].cost)]
    return [Option(BUY, (card,), (buy(me, card),)) for card in sorted(cards) if is_respected(g, me, items[card])]


def why_not_buy(g: State, me: Seat) -> list[Blocked]:
    """Artifacts in hand that cannot be bought now, and why. [NF-300, NF-303, NF-304]"""
    found = []
    for card in sorted(g.hands[me].cards):
        item = g.book.items[card]
        if not is_respected(g, me, item):
            why = Reason(WRONG_REPUTATION, (card, item.reputation), "NF-303" if item.reputation < 0 else "NF-304")
            found.append(Blocked(Option(BUY, (card,)), why))
        elif not can_pay(g, me, item.cost):
            found.append(Blocked(Option(BUY, (card,)), Reason(TOO_DEAR, (card,), "NF-300")))
    return found


@step
def buy(g: State, me: Seat, card: str) -> Then:
    """The price is paid; from then on the card lies open and works. [NF-300, NF-305]"""
    return paying(g, me, g.book.items[card].cost), lay_open(me, card)


@step
def lay_open(g: State, me: Seat, card: str) -> Then:
    """The bought artifact lies face up beside the board; what it does on buying happens now. [NF-305, NF-380]"""
    hand = g.hands[me]
    hand.pull(hand.cards.index(card))
    g.artifacts[me].append(card)
    put_to_use(g, me, card)
    g.reveals += 1
    g.tell(BOUGHT, me, card)
    at_once = [does[1:] for does in g.book.items[card].does if does[0] == "at_once"]
    return tuple([frame for words in at_once for frame in on_buying(g, me, words)])


def on_buying(g: State, me: Seat, word: Word) -> tuple[Frame, ...]:
    """What buying a card brings at once. [NF-380, NF-383]"""
    if word[0] == "camp":
        return (where_mercenaries(),) if placeable(g) else ()
    return rewards(me, (word,))


@turn_question
def where_mercenaries(g: State) -> Ask:
    """Where does the hired camp go? On any space without one, for no hearts; a quest token stays. [NF-380, NF-382]"""
    me = g.active
    options = [Option(MERCENARY_CAMP, (space,), (set_up_camp(me, space),)) for space in placeable(g)]
    return Ask((me,), WHERE_MERCENARIES, options)


@step
def draw_and_choose(g: State, me: Seat, special: int, common: int) -> Then:
    """Draw artifacts that only this player sees, and decide of each whether it is kept. [NF-134, NF-136]"""
    frames = [*[draw_artifact(me, True)] * special, *[draw_artifact(me, False)] * common]
    g.tell(DREW_ARTIFACTS, me, special + common)
    return *frames, look_through(me)


@step
def look_through(g: State, me: Seat) -> Then:
    """Each of the drawn cards is kept or discarded. [NF-136]"""
    return (keep_or_discard(me),) if g.drawn.cards else None


@turn_question
def keep_or_discard(g: State, me: Seat) -> Ask:
    """Which of the drawn artifacts are kept? The others are discarded at once. [NF-136]"""
    card = g.drawn.cards[-1]
    rest = look_through(me)
    options = [Option(KEEP, (card,), (keep(me), rest)), Option(DISCARD, (card,), (discard_drawn(), rest))]
    return Ask((me,), KEEP_OR_DISCARD, options, (card,), private=True)


@step
def keep(g: State, me: Seat) -> Then:
    """A kept artifact goes to the hand. [NF-136, NF-399]"""
    g.hands[me].put(g.drawn.draw(), 1 << me)
    return None


@step
def discard_drawn(g: State) -> Then:
    """Discarded at once, without penalty. [NF-136, NF-307]"""
    discard_artifact(g, g.drawn.draw())
    return None


def discard_artifact(g: State, card: str) -> None:
    """Lay an artifact face up on the discard pile of its deck. [NF-O-23]"""
    g.reveals += 1
    (g.special_discard if g.book.items[card].special else g.common_discard).append(card)


@step
def draw_more(g: State, me: Seat, n: int) -> Then:
    """A card that lets its owner draw an artifact: from the common deck, kept or discarded on the spot. [NF-399]"""
    return (draw_and_choose(me, 0, n),)


REWARDS["draw_artifact"] = draw_more
