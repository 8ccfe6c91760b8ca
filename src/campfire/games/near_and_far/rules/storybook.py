"""The storybook: entries, what is read of them and when. [ledger chapter 14]"""

from __future__ import annotations

from campfire.games.near_and_far.cards import SERIES, Choice, Entry
from campfire.games.near_and_far.sorts import CARD, CHOICE, ENTRY, KEYWORD, SEAT, event
from campfire.games.near_and_far.state import Outcome, State
from campfire.games.near_and_far.vocabulary.icons import put_to_use
from campfire.games.near_and_far.vocabulary.rewards import REWARDS, rewards
from campfire.kernel.frame import Seat, Then, step

NOTED = event("noted", seat=SEAT, keyword=KEYWORD, shows="card", icon="keyword")
SIDE_QUEST = event("side_quest", seat=SEAT, entry=ENTRY, icon="book")
FOUND = event("found", seat=SEAT, card=CARD, shows="card", use="used")
REMEMBERED = event("remembered", seat=SEAT, keyword=KEYWORD, icon="keyword")
READ = event("read", seat=SEAT, entry=ENTRY, choice=CHOICE, shows="card", icon="book")


def entry_of(g: State, number: str) -> Entry:
    """An entry of the book, or an arcade card."""
    return g.book.arcade.get(number) or g.book.entries[number]


def fitting(g: State, who: Seat, entry: Entry) -> list[Choice]:
    """The options that may be read: a keyword forces its own, the fullest match, or closes what is told otherwise.

    [NF-268, NF-269, NF-270, NF-272]
    """
    known = set(g.keywords[who])
    keyed = [choice for choice in entry.choices if choice.asks and known.issuperset(choice.asks)]
    forced = [choice for choice in keyed if not choice.optional]
    if forced:
        return [max(forced, key=lambda choice: len(choice.asks))]
    closed = [choice for choice in entry.choices if choice.otherwise] if keyed else []
    return [choice for choice in entry.choices if choice in keyed or not (choice.asks or choice in closed)]


def remember(g: State, who: Seat, entry: Entry) -> None:
    """What is offered for the sake of a keyword reminds everybody of it. [NF-268, NF-412]"""
    for keyword in dict.fromkeys([word for choice in fitting(g, who, entry) for word in choice.asks]):
        g.tell(REMEMBERED, who, keyword)


@step
def note_keyword(g: State, who: Seat, keyword: str) -> Then:
    """A keyword is noted on the card, once, and stays. [NF-267, NF-273]"""
    if keyword not in g.keywords[who] and g.mode in SERIES:
        g.keywords[who] = (*g.keywords[who], keyword)
        g.tell(NOTED, who, keyword)
    return None


@step
def note_side_quest(g: State, who: Seat, entry: str) -> Then:
    """A side quest is noted in a cell of the card. [NF-256, NF-257, NF-260]"""
    if g.mode == "campaign":
        g.side_quests[who] = (*g.side_quests[who], entry)
        g.tell(SIDE_QUEST, who, entry)
    return None


@step
def find_card(g: State, who: Seat, card: str) -> Then:
    """A find is looked up by its name and works until the end of the game. [NF-031, NF-233, NF-234, NF-235]"""
    if not any([card in finds for finds in g.finds]):
        g.finds[who].append(card)
        put_to_use(g, who, card)
        g.tell(FOUND, who, card)
        at_once = [does[1:] for does in g.book.items[card].does if does[0] == "at_once"]
        return rewards(who, tuple(at_once))
    return None


REWARDS |= {"keyword": note_keyword, "side_quest": note_side_quest, "find": find_card}


@step
def read_outcome(g: State, me: Seat, number: str) -> Then:
    """The entry of a beaten boss is read at once. [NF-371]"""
    choice = fitting(g, me, entry_of(g, number))[0]
    g.told = Outcome(number, choice.id, True)
    g.reveals += 1
    remember(g, me, entry_of(g, number))
    g.tell(READ, me, number, choice.id)
    return rewards(me, choice.reward)
