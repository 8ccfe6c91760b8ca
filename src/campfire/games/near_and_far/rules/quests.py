"""Quests: taking one, choosing, checking, and what comes of it. [ledger chapter 14]"""

from __future__ import annotations

from campfire.games.near_and_far.cards import SERIES, Choice
from campfire.games.near_and_far.rules.checks import awaiting, roll
from campfire.games.near_and_far.rules.map_camps import hope_to_camp
from campfire.games.near_and_far.rules.storybook import READ, entry_of, fitting, remember
from campfire.games.near_and_far.sorts import (
    CHOICE,
    ENTRY,
    SEAT,
    SPACE,
    event,
    listed,
    option,
    question,
    reason,
    some,
    taken,
)
from campfire.games.near_and_far.state import Outcome, State
from campfire.games.near_and_far.storytelling import told
from campfire.games.near_and_far.vocabulary.decks import refilling
from campfire.games.near_and_far.vocabulary.icons import abilities
from campfire.games.near_and_far.vocabulary.prices import affords, charging
from campfire.games.near_and_far.vocabulary.rewards import rewards
from campfire.games.near_and_far.vocabulary.turn import turn_question
from campfire.kernel.declared import Detail, Option, Reason, Spoken
from campfire.kernel.frame import Seat, Then, step
from campfire.kernel.phrase import Phrase, Said
from campfire.kernel.question import Ask, Blocked

QUEST_HERE = question("quest_here", space=SPACE)
TAKE_QUEST = option("take_quest", space=SPACE, icon="book")
PASS_QUEST = option("pass_quest", icon="check")
WHAT_TO_DO = question("what_to_do", entry=ENTRY)


def heading_of(spoken: Spoken) -> Phrase:
    """The heading of an option, which everybody has heard. [NF-240, NF-242]"""
    words = told(spoken[ENTRY], spoken[CHOICE], "heading")
    return Phrase("written", {"en": words["en"], "ru": words["ru"], "it": words["it"]})


def heading(g: object, spoken: Spoken) -> dict[str, Said]:
    """The heading as a word of a sentence."""
    return {"heading": heading_of(spoken)}


def requirement(g: State, spoken: Spoken) -> dict[str, Said]:
    """What an option asks: its price and its check, as they are read before the choice. [NF-240]"""
    choice = next(one for one in entry_of(g, spoken[ENTRY]).choices if one.id == spoken[CHOICE])
    asked = [Phrase("need-price", {"amount": taken(good, n)}) for good, n in choice.pays]
    asked += [Phrase(f"need-{choice.check}", {"n": choice.number})] if choice.check else []
    return {**heading(g, spoken), "asks": listed(asked) if asked else Phrase("need-nothing")}


def asked_and_paid(g: State, option: Option) -> Detail:
    """The heading of an option, its check and its price, as they are read before the choice. [NF-240, NF-243]"""
    choice = next(one for one in entry_of(g, option[ENTRY]).choices if one.id == option[CHOICE])
    check = Phrase(f"need-{choice.check}", {"n": choice.number}) if choice.check else Phrase("need-nothing")
    return Detail(heading_of(option), check, some([taken(good, n) for good, n in choice.pays]))


CHOOSE = option("choose", entry=ENTRY, choice=CHOICE, icon="book", odds=True, words=requirement, detail=asked_and_paid)
OPENED = event("opened", seat=SEAT, entry=ENTRY, shows="card", icon="book")
CHOSE = event("chose", seat=SEAT, entry=ENTRY, choice=CHOICE, icon="book", words=heading)
CANNOT_PAY = reason("cannot_pay")

BONUS = 2
"""So much above the number brings the bonus, too. [NF-249]"""
CHARACTER_QUESTS, ALL_CHARACTER_QUESTS = 8, 10
"""Those before map 11, and with the two reserved for it. [NF-265]"""
LAST_MAP = 11
QUESTS_FOR_A_STAR = 3
MOST_EXPERIENCE = 11
"""The star that is filled from the start, and ten rows or quests. [NF-063, NF-068, NF-O-18]"""


@step
def maybe_quest(g: State, me: Seat) -> Then:
    """Whoever ends a move on a quest token may take the quest; passing over one starts nothing. [NF-236, NF-237]"""
    return (quest_here(me),) if g.phase != "beaten" and g.space[me] in g.quests else None


@turn_question
def quest_here(g: State, me: Seat) -> Ask:
    """Is the quest taken? [NF-236, NF-237]"""
    space = g.space[me]
    take = Option(TAKE_QUEST, (space,), (open_book(me), hope_to_camp(me)))
    return Ask((me,), QUEST_HERE, [take, Option(PASS_QUEST)], (space,))


@step
def open_book(g: State, me: Seat) -> Then:
    """The entry beside the space, a noted side quest first; in character mode the own next one. [NF-238, NF-258]"""
    g.quests.remove(g.space[me])
    if g.mode == "arcade" or is_waiting(g, me):
        return *refilling(g, "arcade"), draw_arcade(me)
    if g.mode == "character":
        return (begin_entry(me, g.lines[me][-1]),)
    side = g.side_quests[me] if g.mode == "campaign" else ()
    return (begin_entry(me, side[0] if side else g.map.spaces[g.space[me]].entry),)


def is_waiting(g: State, me: Seat) -> bool:
    """In character mode whoever has done eight quests plays arcade quests until map 11. [NF-261, NF-266, NF-409]"""
    due = ALL_CHARACTER_QUESTS if g.map.number == LAST_MAP else CHARACTER_QUESTS
    return g.mode == "character" and g.completed[me] >= due


@step
def draw_arcade(g: State, me: Seat) -> Then:
    """The top card of the arcade deck is the quest. [NF-016, NF-274]"""
    if not g.arcade.cards:
        return None
    g.reveals += 1
    return (begin_entry(me, g.arcade.draw()),)


@step
def begin_entry(g: State, me: Seat, number: str) -> Then:
    """The left neighbour reads the story and the headings, nothing else. [NF-239, NF-240, NF-241]"""
    g.entry, g.told = number, Outcome()
    g.reveals += 1
    g.tell(OPENED, me, number)
    remember(g, me, entry_of(g, number))
    return (what_to_do(me),)


def can_afford(g: State, me: Seat, choice: Choice) -> bool:
    """An option with a price is open only to those who pay it. [NF-243]"""
    return all([affords(g, me, good, n) for good, n in choice.pays])


@turn_question
def what_to_do(g: State, me: Seat) -> Ask:
    """Which option is chosen? It is announced before the roll. [NF-242, NF-243]"""
    choices = fitting(g, me, entry_of(g, g.entry))
    options = [
        Option(CHOOSE, (g.entry, choice.id), (choose(me, choice.id),))
        for choice in choices
        if can_afford(g, me, choice)
    ]
    return Ask((me,), WHAT_TO_DO, options or [Option(PASS_QUEST, (), (close_book(me, "", False),))], (g.entry,))


@what_to_do.blocked
def why_not_choose(g: State, seat: Seat, me: Seat) -> list[Blocked]:
    """Options whose price one cannot pay. [NF-243]"""
    choices = fitting(g, me, entry_of(g, g.entry))
    poor = [choice for choice in choices if not can_afford(g, me, choice)]
    return [Blocked(Option(CHOOSE, (g.entry, choice.id)), Reason(CANNOT_PAY, (), "NF-243")) for choice in poor]


def choice_of(g: State, name: str) -> Choice:
    """An option of the entry that is being read."""
    return next(choice for choice in entry_of(g, g.entry).choices if choice.id == name)


@step
def choose(g: State, me: Seat, name: str) -> Then:
    """The price is paid, then the check is made; without one the reward is received in full. [NF-243, NF-253]"""
    choice = choice_of(g, name)
    g.tell(CHOSE, me, g.entry, name)
    paid = [frame for good, n in choice.pays for frame in charging(g, me, good, n)]
    if not choice.check:
        return *paid, outcome(me, name, 0)
    more = BONUS if choice.bonus else 0
    return *paid, roll(me, choice.check, choice.number, more, awaiting(outcome, me, name))


@step
def outcome(g: State, me: Seat, name: str, by: int) -> Then:
    """On a pass the outcome is read and the reward received, at two above the bonus too. [NF-248, NF-249, NF-250]"""
    choice, passed = choice_of(g, name), by >= 0
    won = rewards(me, choice.reward) if passed else ()
    more = rewards(me, choice.bonus) if passed and choice.check and by >= BONUS else ()
    words = [*abilities(g, me, "on_quest"), *([] if passed else abilities(g, me, "on_failed_quest"))]
    habits = [frame for word in words for frame in rewards(me, (word,))]
    return close_book(me, name, passed), *won, *more, *habits


@step
def close_book(g: State, me: Seat, name: str, passed: bool) -> Then:
    """The token has left the map; the card notes the quest, pass or fail. [NF-066, NF-251, NF-259, NF-264, NF-276]"""
    number = g.entry
    g.entry = ""
    if name and (passed or g.mode == "character" or number in g.book.arcade):
        g.told = Outcome(number, name, passed)
        g.reveals += 1
        g.tell(READ, me, number, name)
    if number in g.book.arcade:
        g.arcade_discard.append(number)
        return None
    if number in g.side_quests[me]:
        g.side_quests[me] = tuple([side for side in g.side_quests[me] if side != number])
    return (note_quest(me, number, name),) if g.mode in SERIES else None


@step
def note_quest(g: State, me: Seat, number: str, name: str) -> Then:
    """A square or a line of the card is filled: an experience for each third quest, or each character quest.

    [NF-064, NF-065, NF-068, NF-263, NF-405, NF-408]
    """
    g.completed[me] += 1
    if g.mode == "character":
        next_one = next((choice.next for choice in g.book.entries[number].choices if choice.id == name), "")
        g.lines[me] = (*g.lines[me], next_one) if next_one else g.lines[me]
        earned = True
    else:
        earned = g.completed[me] % QUESTS_FOR_A_STAR == 0
    if earned and g.experience[me] < MOST_EXPERIENCE:
        g.experience[me] += 1
    return None
