"""Words made from effects: what you read is what happens.

A rule that may stand on a card is one of its words, `@word("painting", icon="painting")`: under this name the content
files use it, with this sign it is drawn, and its words are those of `effect-` and the rule's own name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import reduce
from typing import Literal, NamedTuple, TypeAlias, TypeVar

from campfire.games.paleo.cards import ITEMS, KINDS, NOT, RESOURCES, TRAITS, Action, Book, Card
from campfire.kernel.contract import CardLine, CardText
from campfire.kernel.frame import Rule, Step
from campfire.kernel.phrase import Phrase

AnyStep = TypeVar("AnyStep", bound=Step[...])
Figure: TypeAlias = Literal["number", "sign", "nothing"]


class Outcome(NamedTuple):
    """Something that a line brings: how it is said and drawn, and whether it hurts."""

    phrase: Phrase
    icon: str
    hurts: bool = False


Saying: TypeAlias = Callable[..., Outcome]
"""Says what a word brings, from the card, its line and the printed figures."""


class Word(NamedTuple):
    """A word of the vocabulary."""

    rule: Rule
    takes: Figure
    """What stands behind it in a content file."""
    say: Saying


WORDS: dict[str, Word] = {}
"""The words that content files use, by their names there."""

SAID: dict[Rule, Saying] = {}
"""How every rule that stands on a card is said."""


IDLE: dict[Rule, Callable[..., bool]] = {}
"""When a rule that stands on a card would come to nothing, from state, party and the printed figures."""


def idle_when(test: Callable[..., bool]) -> Callable[[AnyStep], AnyStep]:
    """Tell when a word would come to nothing; its words are those of `idle-` and the rule's own name."""

    def enter(step: AnyStep) -> AnyStep:
        IDLE[step.rule] = test
        return step

    return enter


def word(
    name: str, *, icon: str = "", takes: Figure = "number", hurts: bool = False, say: Saying | None = None
) -> Callable[[AnyStep], AnyStep]:
    """Make a rule a word that cards may use."""

    def enter(step: AnyStep) -> AnyStep:
        SAID[step.rule] = say or plainly(step.rule, takes, icon, hurts)
        WORDS[name] = Word(step.rule, takes, SAID[step.rule])
        return step

    return enter


def said(say: Saying) -> Callable[[AnyStep], AnyStep]:
    """Tell how a rule is said that stands on cards by the name of a token."""

    def enter(step: AnyStep) -> AnyStep:
        SAID[step.rule] = say
        return step

    return enter


def plainly(rule: Rule, takes: Figure, icon: str, hurts: bool) -> Saying:
    """Say a word by its own name and its figure."""
    key = f"effect-{word_name(rule)}"

    def say(card: Card, line: Action, *figures: int | str) -> Outcome:
        if takes == "sign":
            return Outcome(Phrase(key, {"sign": sign_phrase(str(figures[0]))}), icon, hurts)
        return Outcome(Phrase(key, {"n": figures[0]} if figures else {}), icon, hurts)

    return say


def word_name(rule: Rule) -> str:
    """The name of a rule without that of its game."""
    return rule.name.split(".")[1]


def card_name(card: str) -> Phrase:
    """The name of a card."""
    return Phrase(f"card-{card}")


def sign_phrase(sign: str) -> Phrase:
    """A sign, or that it has not come to pass."""
    if sign.startswith(NOT):
        return Phrase("need-not", {"sign": sign_phrase(sign.removeprefix(NOT))})
    return Phrase(f"sign-{sign}")


def thing_phrase(book: Book, thing: str) -> Phrase:
    """A token or card that must be owned."""
    return card_name(thing) if thing in book.cards else Phrase(f"thing-{thing}")


def listed(phrases: Iterable[Phrase]) -> Phrase | None:
    """Several phrases one after the other; None where there are none."""
    several = [*phrases]
    if not several:
        return None
    return reduce(lambda so_far, more: Phrase("words-comma", {"first": so_far, "rest": more}), several)


def back_phrase(card: Card) -> Phrase:
    """What the back of a card shows. [PA-060, PA-062]"""
    back = Phrase(f"back-{card.back}")
    return Phrase("marked-back", {"back": back, "hint": Phrase(f"hint-{card.hint}")}) if card.hint else back


def deed(book: Book, card: Card, action: Action) -> Phrase:
    """A whole line as one phrase: what it asks, what it brings."""
    outcome = listed([brought.phrase for brought in outcomes(card, action)]) or Phrase("effect-nothing")
    asked = listed(conditions(book, action))
    if asked is None:
        return Phrase("deed-free", {"outcome": outcome})
    return Phrase("deed", {"conditions": asked, "outcome": outcome})


def conditions(book: Book, action: Action) -> list[Phrase]:
    """Requirements, dice and costs in the order of the stones on the card. [PA-066, PA-067]"""
    return needs(book, action) + ([] if action.negative else costs(action))


def needs(book: Book, action: Action) -> list[Phrase]:
    """What must be met but is not used up, and what must be dared. [PA-066]"""
    said = [Phrase(f"need-{TRAITS[t]}", {"n": n}) for t, n in enumerate(action.needs) if n]
    said += [Phrase("need-have", {"thing": thing_phrase(book, thing)}) for thing in action.has]
    said += [Phrase("need-gone", {"card": card_name(card)}) for card in action.gone]
    if action.sign:
        said.append(Phrase("need-sign", {"sign": sign_phrase(action.sign)}))
    if action.dice:
        said.append(Phrase("need-dice", {"n": action.dice}))
    if action.kind == "alternative":
        said.append(Phrase("need-help"))
    return said


def costs(action: Action) -> list[Phrase]:
    """What is paid. [PA-068]"""
    said = [Phrase("cost-cards", {"n": action.cards})] if action.cards else []
    said += [Phrase(f"cost-{RESOURCES[kind]}", {"n": n}) for kind, n in enumerate(action.resources) if n]
    said += [Phrase(f"cost-{ITEMS[item]}", {"n": n}) for item, n in action.items]
    if action.emptied:
        said.append(Phrase("cost-tokens"))
    return said


def cost_icon(paid: Phrase) -> str:
    """The sign of what is paid: a token, or a card."""
    kind = paid.key.removeprefix("cost-")
    return kind if kind in KINDS else "card"


def outcomes(card: Card, action: Action) -> list[Outcome]:
    """What an action of a card brings, good and bad. [PA-134]"""
    found = [Outcome(paid, cost_icon(paid), hurts=True) for paid in costs(action)] if action.negative else []
    if action.wounds:
        found.append(Outcome(Phrase("effect-wounds", {"n": action.wounds}), "wound", hurts=True))
    found += [SAID[rule](card, action, *figures) for rule, figures in action.effects]
    if action.removes:
        found.append(Outcome(Phrase("effect-removes"), "removes"))
    return found


def is_of_tribe(card: Card, action: Action) -> bool:
    """Whether the tribe acts as one: at night, and when a card that belongs to all reacts. [PA-209, PA-210]"""
    return action.kind == "night" or (action.kind == "reaction" and not card.belongs_to_one)


def describe(book: Book, card: Card) -> CardText:
    """A card in words, made from its effect."""
    return {
        "id": card.id,
        "name": card_name(card.id),
        "kind": card.face,
        "back": card.back,
        "picture": card.picture,
        "tags": tags(card),
        "lines": [line_text(book, card, action) for action in card.actions] + recipe_line(book, card),
        "story": Phrase(f"story-{card.id}") if card.set == "stories" else None,
    }


def line_text(book: Book, card: Card, action: Action) -> CardLine:
    """One line of a card."""
    kind = "negative" if action.negative and action.kind == "action" else action.kind
    if action.event:
        kind = f"reaction_{action.event}"
    brings = [brought.phrase for brought in outcomes(card, action)]
    return {"kind": kind, "conditions": conditions(book, action), "outcome": brings}


def recipe_line(book: Book, card: Card) -> list[CardLine]:
    """What crafting the item of an invention asks. [PA-151]"""
    if card.item < 0:
        return []
    made = Phrase(f"gain-{ITEMS[card.item]}", {"n": 1})
    return [{"kind": "recipe", "conditions": conditions(book, card.recipe), "outcome": [made]}]


def tags(card: Card) -> list[Phrase]:
    """The signs on a card that are not lines. [PA-065]"""
    said = [Phrase(f"face-{card.face}")]
    said += [Phrase(f"trait-points-{TRAITS[t]}", {"n": n}) for t, n in enumerate(card.traits) if n]
    if card.hearts:
        said.append(Phrase("tag-hearts", {"n": card.hearts}))
    if card.bonus >= 0:
        said.append(Phrase("tag-bonus", {"thing": Phrase(f"thing-{ITEMS[card.bonus]}")}))
    if card.warrior:
        said.append(Phrase("tag-warrior"))
    if card.place:
        said.append(Phrase(f"tag-place-{card.place}"))
    said += [Phrase("tag-holds", {"n": n, "thing": Phrase(f"thing-{KINDS[kind]}")}) for kind, n in card.holds]
    if card.number:
        said.append(Phrase("tag-number", {"number": str(card.number)}))
    return said
