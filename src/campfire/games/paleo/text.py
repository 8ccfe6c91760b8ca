"""Words made from effects: what you read is what happens."""

from __future__ import annotations

from collections.abc import Mapping
from functools import reduce

from campfire.games.paleo.cards import (
    BACKS,
    FACES,
    FIRST_ITEM,
    HINTS,
    ITEMS,
    KINDS,
    NOT,
    PLACES,
    RESOURCES,
    TRAITS,
    WARRIOR,
    Action,
    Book,
    Card,
)
from campfire.games.paleo.effects.discards import track
from campfire.games.paleo.flow import BOARD_DECKS
from campfire.games.paleo.inspection import given_signs
from campfire.games.paleo.library import LETTERS, SCENARIOS, boxed_cards, lettered_module
from campfire.games.paleo.reader import COUNTED, EVENTS, SIGNED
from campfire.games.paleo.rules.rewards import gain, gain_item, story
from campfire.games.paleo.rules.tokens import LOSSES, PAINTED, give_sign, lift_sign
from campfire.kernel.contract import CardLine, CardText, Phrase, PhraseKind, SeatName
from campfire.kernel.question import Ids

SIGNATURES: Mapping[str, tuple[str, ...]] = {
    "ask-choose_card": (),
    "ask-play_card": ("card",),
    "ask-add_actions": (),
    "ask-choose_misfortune": ("card",),
    "ask-choose_payer": ("object",),
    "ask-choose_owner": ("object",),
    "ask-choose_place": ("object",),
    "ask-choose_host": (),
    "ask-choose_dreamer": (),
    "ask-choose_item": ("n",),
    "ask-choose_pushed_out": ("card",),
    "ask-take_wounds": ("n",),
    "ask-choose_lost": (),
    "ask-choose_healed": ("n",),
    "ask-choose_night_action": (),
    "ask-choose_cleared": (),
    "ask-choose_tracked": (),
    "ask-choose_tracker": ("card",),
    "option-choose": ("seat", "place"),
    "option-early_night": ("seat",),
    "option-act": ("card", "line"),
    "option-night": ("card", "line"),
    "option-alternative": ("card", "line"),
    "option-additional": ("card", "line"),
    "option-ignore": ("card",),
    "option-help": ("seat",),
    "option-settle": ("card",),
    "option-talisman": ("card",),
    "option-roots": (),
    "option-snare": (),
    "option-call": ("cards", "n"),
    "option-rest": (),
    "option-hand_in": ("seat", "object"),
    "option-give": ("seat", "object"),
    "option-keep": ("thing",),
    "option-lay_on": ("card", "thing"),
    "option-host": ("seat",),
    "option-dreamer": ("seat",),
    "option-craft": ("thing", "seat"),
    "option-stop_crafting": (),
    "option-push_out": ("card",),
    "option-protect": ("seat", "object"),
    "option-wound": ("seat", "card"),
    "option-lose": ("seat", "card"),
    "option-heal": ("seat", "card"),
    "option-clear": ("card",),
    "option-clear_nothing": (),
    "option-track": ("card",),
    "option-track_nothing": (),
    "option-tracker": ("seat",),
    "event-chose": ("seat",),
    "event-early_night": ("seat", "n"),
    "event-revealed": ("seat", "card"),
    "event-performed": ("seat", "card", "line"),
    "event-ignored": ("seat", "card"),
    "event-helped": ("seat", "other"),
    "event-settled": ("seat", "card"),
    "event-removed": ("card",),
    "event-rolled": ("seat", "strength", "perception", "craft"),
    "event-roll_failed": ("seat", "card"),
    "event-talisman": ("seat",),
    "event-roots": ("seat",),
    "event-snare": ("seat",),
    "event-lent": ("seat", "strength", "perception", "craft"),
    "event-paid_cards": ("seat", "n", "red"),
    "event-handed_in": ("seat", "object"),
    "event-gained": ("seat", "n", "thing"),
    "event-received": ("seat", "object"),
    "event-laid_on": ("card", "thing"),
    "event-joined": ("seat", "card"),
    "event-dreamed": ("seat",),
    "event-story": ("seat", "card"),
    "event-story_told": ("n",),
    "event-crafted": ("seat", "thing"),
    "event-invented": ("seat", "card"),
    "event-pushed_out": ("card",),
    "event-protected": ("seat", "object"),
    "event-wounded": ("seat", "card", "n"),
    "event-died": ("seat", "card"),
    "event-healed": ("seat", "card"),
    "event-death_token": ("n",),
    "event-death_forgotten": ("n",),
    "event-painting_token": ("n",),
    "event-sign": ("sign",),
    "event-sign_lifted": ("sign",),
    "event-reaction": ("card",),
    "event-tracked": ("seat", "card"),
    "event-encountered": ("seat", "card"),
    "event-let_loose": (),
    "event-warrior_wounded": ("card", "n"),
    "event-warrior_died": ("card",),
    "event-warrior_healed": ("card",),
    "event-camped": ("seat",),
    "event-night_falls": ("n",),
    "event-fed": ("n", "mouths"),
    "event-night": ("card", "line"),
    "event-new_day": ("n",),
    "event-won": ("cause",),
    "event-lost": ("cause",),
    "why-trait": ("trait", "n", "have"),
    "why-cards": ("n", "have"),
    "why-resource": ("thing", "n", "have"),
    "why-item": ("thing", "n", "have"),
    "why-paid_twice": ("trait",),
    "why-have": ("thing",),
    "why-gone": ("card",),
    "why-sign": ("sign",),
    "why-tokens": ("card",),
    "why-hazard_ignore": (),
    "why-hazard_help": (),
    "why-no_talisman": (),
}
"""The arguments of every prompt, option, event and reason, by the names that the word files use.

A token that changes hands is an `object`: languages with cases and articles say it otherwise than a `thing` in a list.
"""


def phrase(book: Book, kind: PhraseKind, key: str, args: Ids) -> Phrase:
    """Say a prompt, an option, an event or a reason."""
    message = f"{kind}-{key}"
    names = SIGNATURES[message]
    said = {name: argument(book, name, value) for name, value in zip(names, args, strict=True) if name != "line"}
    if "line" in names:
        card = book.cards[str(args[names.index("card")])]
        said["deed"] = deed(book, card, card.actions[int(args[names.index("line")])])
    return Phrase(message, said)


def argument(book: Book, name: str, value: int | str) -> int | str | Phrase | SeatName:
    """Turn a thing on the table into what a sentence can hold."""
    if name in ("seat", "other"):
        return SeatName(int(value))
    if name == "card":
        return card_name(str(value))
    if name == "thing":
        return thing_phrase(book, str(value))
    if name in ("object", "trait", "cause"):
        return Phrase(f"{name}-{value}")
    if name == "sign":
        return sign_phrase(str(value))
    if name == "place":
        return int(value) + 1
    return value


def card_name(card: str) -> Phrase:
    """The name of a card."""
    return Phrase(f"card-{card}")


def sign_phrase(sign: str) -> Phrase:
    """A sign, or that it has not come to pass."""
    if sign.startswith(NOT):
        return Phrase("need-not", {"sign": sign_phrase(sign.removeprefix(NOT))})
    return Phrase(f"sign-{sign}")


def deed(book: Book, card: Card, action: Action) -> Phrase:
    """A whole line as one phrase: what it asks, what it brings."""
    outcome = listed(outcomes(card, action) or [Phrase("effect-nothing")])
    asked = conditions(book, action)
    if not asked:
        return Phrase("deed-free", {"outcome": outcome})
    return Phrase("deed", {"conditions": listed(asked), "outcome": outcome})


def listed(phrases: list[Phrase]) -> Phrase:
    """Several phrases one after the other."""
    return reduce(lambda so_far, more: Phrase("words-comma", {"first": so_far, "rest": more}), phrases)


def conditions(book: Book, action: Action) -> list[Phrase]:
    """Requirements, dice and costs in the order of the stones on the card. [PA-066, PA-067]"""
    said = [Phrase(f"need-{TRAITS[t]}", {"n": n}) for t, n in enumerate(action.needs) if n]
    said += [Phrase("need-have", {"thing": thing_phrase(book, thing)}) for thing in action.has]
    said += [Phrase("need-gone", {"card": card_name(card)}) for card in action.gone]
    if action.sign:
        said.append(Phrase("need-sign", {"sign": sign_phrase(action.sign)}))
    if action.dice:
        said.append(Phrase("need-dice", {"n": action.dice}))
    if action.kind == "alternative":
        said.append(Phrase("need-help"))
    return said if action.negative else said + costs(action)


def costs(action: Action) -> list[Phrase]:
    """What is paid. [PA-068]"""
    said = [Phrase("cost-cards", {"n": action.cards})] if action.cards else []
    said += [Phrase(f"cost-{RESOURCES[kind]}", {"n": n}) for kind, n in enumerate(action.resources) if n]
    said += [Phrase(f"cost-{ITEMS[item]}", {"n": n}) for item, n in action.items]
    if action.emptied:
        said.append(Phrase("cost-tokens"))
    return said


def thing_phrase(book: Book, thing: str) -> Phrase:
    """A token or card that must be owned."""
    return card_name(thing) if thing in book.cards else Phrase(f"thing-{thing}")


def outcomes(card: Card, action: Action) -> list[Phrase]:
    """What an action of a card brings, good and bad. [PA-134]"""
    said = costs(action) if action.negative else []
    if action.wounds:
        said.append(Phrase("effect-wounds", {"n": action.wounds}))
    for word, args in action.effects:
        if word in (gain.rule, gain_item.rule):
            kind = int(args[0]) + (FIRST_ITEM if word is gain_item.rule else 0)
            said.append(Phrase(f"gain-{KINDS[kind]}", {"n": args[1]}))
        elif word in (give_sign.rule, lift_sign.rule):
            said.append(Phrase(f"effect-{word_name(word.name)}", {"sign": sign_phrase(str(args[0]))}))
        elif word is track.rule and is_of_tribe(card, action):
            said.append(Phrase("effect-track_together", {"n": args[0]}))
        elif word is story.rule:
            said.append(Phrase("effect-story", {"number": str(args[0])}))
        else:
            said.append(Phrase(f"effect-{word_name(word.name)}", {"n": args[0]} if args else {}))
    if action.removes:
        said.append(Phrase("effect-removes"))
    return said


def is_of_tribe(card: Card, action: Action) -> bool:
    """Whether the tribe acts as one: at night, and when a card that belongs to all reacts. [PA-209, PA-210]"""
    return action.kind == "night" or (action.kind == "reaction" and not card.belongs_to_one)


def word_name(step_name: str) -> str:
    """The vocabulary word behind a step."""
    return step_name.split(".")[1]


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
    return {"kind": kind, "conditions": conditions(book, action), "outcome": outcomes(card, action)}


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


NEEDS = (*TRAITS, "have", "gone", "sign", "not", "dice", "help")
EFFECTS = ("nothing", "wounds", "removes", "triumph", "track_together")
LINES = ("action", "negative", "night", "alternative", "additional", "recipe")
TAGS = ("hearts", "bonus", "warrior", "holds", "number")
CHANCES = (*BOARD_DECKS, "day", "first_dealt", "dice", "help")
"""What nature is asked."""


def vocabulary_keys() -> frozenset[str]:
    """Every key of the word files that a game from the box may need."""
    asks = [key.removeprefix("ask-") for key in SIGNATURES if key.startswith("ask-")]
    words = {
        "need": NEEDS,
        "cost": (*KINDS, "cards", "tokens"),
        "gain": KINDS,
        "effect": (*EFFECTS, *(word_name(word.rule.name) for word in (*COUNTED.values(), *SIGNED.values()))),
        "thing": (*KINDS, WARRIOR),
        "object": KINDS,
        "trait": TRAITS,
        "trait-points": TRAITS,
        "tag": TAGS,
        "tag-place": PLACES,
        "face": FACES,
        "line": (*LINES, *(f"reaction_{event}" for event in EVENTS)),
        "back": BACKS,
        "hint": HINTS,
        "chance": CHANCES,
        "tip": asks,
        "letter": LETTERS,
        "module": [name for letter in LETTERS for name in (letter, f"{letter}-blurb")],
        "scenario": [name for number in SCENARIOS for name in (number, f"{number}-about")],
    }
    table = {f"{kind}-{name}" for kind, names in words.items() for name in names}
    return frozenset({*SIGNATURES, "deed", "deed-free", "words-comma", *table, *content_keys()})


def content_keys() -> set[str]:
    """The names that the cards of the box bring: cards, stories, signs, endings."""
    cards, endings = boxed_cards(), [lettered_module(letter).ending for letter in LETTERS]
    return {
        *(card_name(card.id).key for card in cards),
        *(f"story-{card.id}" for card in cards if card.set == "stories"),
        *(f"sign-{sign}" for sign in (*given_signs(cards), PAINTED)),
        *(f"cause-{cause}" for cause in ("painting", *LOSSES, *filter(None, endings))),
    }
