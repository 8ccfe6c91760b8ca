"""Words made from effects: what you read is what happens."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce

from campfire.games.discover.cards import Book, Card, Condition, Effect, Effects, Payment, Power, Sheet, Way
from campfire.kernel.contract import CardLine, CardText
from campfire.kernel.phrase import Phrase, Said

FIGURES: dict[str, tuple[str, ...]] = {
    "gain": ("kind", "n"),
    "cost": ("kind", "n"),
    "lose": ("kind", "n"),
    "draw_token": ("symbol", "n"),
    "lay_token": ("symbol", "n"),
    "damage": ("damage", "n"),
    "heal": ("damage", "n"),
    "heal_other": ("damage", "n"),
    "play": ("card",),
    "once": ("deed",),
    "move_to": ("place",),
    "light": ("place",),
    "fires_out": ("fires",),
    "summon": ("place", "n"),
    "summon_special": ("card", "place"),
    "strike": ("n", "range"),
    "each": ("who", "deed"),
    "each_on": ("terrain", "deed"),
    "chief": ("deed",),
    "nearest": ("deed",),
    "if": ("condition", "deed", "else"),
    "roll": ("n", "deed", "else"),
    "reroll": ("die",),
    "turn_over": ("die",),
    "on_red": ("n", "deed"),
    "win": ("winner",),
    "terrain_cost": ("terrain", "n"),
    "cannot": ("barred",),
    "scout_free_on": ("terrain",),
    "gather_on": ("terrain", "kind"),
}
"""What the figures of an effect or a standing word are called in its sentence; others have one figure n, or none."""

ASKED: dict[str, tuple[str, ...]] = {
    "at": ("place",),
    "someone_at": ("place",),
    "on": ("terrain",),
    "has": ("kind", "n"),
    "has_item": ("card",),
    "has_attribute": ("attribute",),
    "has_parts": ("n", "cards"),
    "tribe_has": ("n", "cards"),
    "progress": ("n", "each"),
    "surveyed": ("n", "each"),
    "points_held": ("n", "each"),
    "defeated": ("card",),
}
"""The same of a condition."""

PREFIXES = {
    "kind": "resource",
    "symbol": "symbol",
    "damage": "damage",
    "card": "card",
    "fires": "fires",
    "who": "who",
    "terrain": "terrain",
    "die": "die",
    "winner": "winner",
    "barred": "barred",
    "attribute": "attribute",
}
PLACES = (
    "here",
    "landmark_near_camp",
    "water_near_camp",
    "nearest_landmark",
    "nearest_survivor",
    "random_landmark",
    "point",
)


def figure(name: str, value: object) -> Said:
    """One figure of a word, as its sentence holds it."""
    if name in ("deed", "else"):
        return deed(value)  # type: ignore[arg-type]  # effects, as the vocabulary says
    if name == "condition":
        return condition(value)  # type: ignore[arg-type]  # a condition, as the vocabulary says
    if name == "place":
        return Phrase(f"place-{value}" if value in PLACES else f"card-{value}")
    if name == "cards":
        return listed([Phrase(f"card-{card}") for card in value]) or ""  # type: ignore[attr-defined]  # ids
    if name in PREFIXES:
        return Phrase(f"{PREFIXES[name]}-{value}")
    assert isinstance(value, int), (name, value)
    return value


def said(prefix: str, word: str, figures: tuple[object, ...]) -> Phrase:
    """A word and its figures as a phrase."""
    names = (ASKED if prefix.startswith("need") else FIGURES).get(word, ("n",) if figures else ())
    return Phrase(f"{prefix}-{word}", {name: figure(name, value) for name, value in zip(names, figures, strict=True)})


def effect_phrase(effect: Effect) -> Phrase:
    """One effect in words."""
    word, *figures = effect
    if word == "peek":
        return Phrase("effect-peek", {"sight": Phrase(f"sight-{figures[0]}", {"n": figures[1]})})
    if word in ("progress", "nearest_monster", "grey", "red") and figures[0] < 0:
        return Phrase(f"effect-{word}-less", {"n": -figures[0]})
    if word == "if" and not figures[2]:
        return Phrase("effect-if-only", {"condition": condition(figures[0]), "deed": deed(figures[1])})
    if word == "if" and not figures[1]:
        return Phrase("effect-if-not", {"condition": condition(figures[0]), "deed": deed(figures[2])})
    if word == "roll" and not figures[2]:
        return Phrase("effect-roll-low", {"n": figures[0], "deed": deed(figures[1])})
    if word == "roll" and not figures[1]:
        return Phrase("effect-roll-high", {"n": figures[0] + 1, "deed": deed(figures[2])})
    return said("effect", word, tuple(figures))


def deed(effects: Effects) -> Phrase:
    """Several effects as one phrase."""
    return listed([effect_phrase(effect) for effect in effects]) or Phrase("effect-nothing")


def support_phrase(effect: Effect) -> Phrase:
    """What a support card does, in words: the dice are another's. [DI-283]"""
    word, *figures = effect
    return Phrase(f"support-{word}", {"n": abs(figures[0])}) if word in ("grey", "red") else effect_phrase(effect)


def supported(effects: Effects) -> Phrase | None:
    """The effects of a support card as one phrase."""
    return listed(map(support_phrase, effects))


def condition(needed: Condition) -> Phrase:
    """One condition in words."""
    is_denied = needed[0] == "not"
    word, *figures = needed[1] if is_denied else needed
    return said("need-not" if is_denied else "need", word, tuple(figures))


def payment(pay: Payment) -> Phrase:
    """One price in words."""
    kind, *n = pay
    if kind in ("any", "counter", "stamina", "this", "water"):
        return Phrase(f"price-{kind}", {"n": n[0]} if n else {})
    return Phrase("price-resource", {"kind": Phrase(f"resource-{kind}"), "n": n[0]})


def standing_phrase(word: Effect) -> Phrase:
    """What a card does all the time, in words."""
    name, *figures = word
    if name in ("load", "night_stamina", "grey", "red") and figures[0] < 0:
        return Phrase(f"always-{name}-less", {"n": -figures[0]})
    if name == "terrain_cost" and figures[0] == "any":
        return Phrase("always-terrain_cost-any", {"n": figures[1]})
    return said("always", name, tuple(figures))


def listed(phrases: Iterable[Phrase]) -> Phrase | None:
    """Several phrases one after the other; None where there are none."""
    several = [*phrases]
    if not several:
        return None
    return reduce(lambda so_far, more: Phrase("words-comma", {"first": so_far, "rest": more}), several)


def power_conditions(power: Power) -> list[Phrase]:
    """When a power may be used, and what it costs."""
    told: list[Phrase] = []
    if power.at:
        told.append(Phrase("need-at", {"place": figure("place", power.at)}))
    told += [condition(needed) for needed in power.needs]
    if power.on == "action":
        told.append(Phrase("price-stamina", {"n": power.stamina}))
    told += [payment(pay) for pay in power.pay]
    if power.limit:
        told.append(Phrase(f"limit-{power.limit}"))
    return told


def power_phrase(power: Power) -> Phrase:
    """A whole power as one phrase: what it asks, what it brings."""
    return on_terms(power_conditions(power), power.effects)


def on_terms(asked: list[Phrase], effects: Effects) -> Phrase:
    """What effects bring, and what is asked for it."""
    terms, brings = listed(asked), deed(effects)
    return Phrase("deed", {"conditions": terms, "outcome": brings}) if terms else brings


def ability(card: Card) -> Phrase | None:
    """What a character can do: all the time, then moment by moment."""
    return listed([*map(standing_phrase, card.always), *map(timed_phrase, card.powers)])


def timed_phrase(power: Power) -> Phrase:
    """A power with the moment at which it may be used; an action may be used in any turn."""
    moment = [] if power.on == "action" else [Phrase(f"when-{power.on}")]
    return on_terms([*moment, *power_conditions(power)], power.effects)


def way_phrase(book: Book, card: Card, key: str) -> Phrase:
    """A choice on a card: its words, and what it costs and brings."""
    way = next(way for way in card.choices if way.key == key)
    asked = listed(way_conditions(way))
    words = {"name": way_name(card, key), "outcome": deed(way.effects)}
    return Phrase("way-asked", {**words, "conditions": asked}) if asked else Phrase("way", words)


def way_conditions(way: Way) -> list[Phrase]:
    """What a choice asks, and what it costs."""
    return [*[condition(needed) for needed in way.needs], *[payment(pay) for pay in way.pay]]


SHARED_WAYS = ("leave", "take", "fight")


def way_name(card: Card, key: str) -> Phrase:
    """The name of a choice; some are the same on many cards."""
    if key in SHARED_WAYS and (card.name, key) not in OWN_WAYS:
        return Phrase(f"choice-{key}")
    return Phrase(f"told-{card.name}-{key}")


OWN_WAYS = frozenset((name, "leave") for name in ("crystal_cleft", "dead_mans_flask", "sleeping_hollow", "trout_pool"))
"""Shared keys that a card has words of its own for."""


def token_phrase(book: Book, token: str) -> Phrase:
    """The face of a token."""
    face = book.tokens[token]
    if face.back == "water":
        return Phrase("token-water", {"kind": Phrase(f"resource-{face.kind}")})
    if face.kind:
        name = Phrase(f"resource-{face.kind}")
        return name if face.amount == 1 else Phrase("token-two", {"kind": name})
    if face.enemy:
        return Phrase("token-enemy", {"card": Phrase(f"card-{book.cards[face.enemy].name}")})
    return Phrase("token-card", {"card": Phrase(f"card-{face.card}")})


def describe(card: Card) -> CardText:
    """A card in words, made from its effects."""
    return {
        "id": card.id,
        "name": Phrase(f"card-{card.name}"),
        "kind": card.type,
        "back": str(card.number) if card.number else card.type,
        "picture": card.name,
        "tags": tags(card),
        "lines": [*lines(card)],
        "story": None if card.type == "blueprint" else Phrase(f"told-{card.name}"),
    }


def describe_sheet(sheet: Sheet) -> CardText:
    """The sheet of a region: what its terrains cost, and what is special there. [DI-040]"""
    costs = [Phrase("terrain-cost", {"terrain": Phrase(f"terrain-{name}"), "n": n}) for name, n in sheet.terrains]
    told: list[CardLine] = [{"kind": "terrains", "conditions": [], "outcome": costs}]
    if sheet.always:
        told.append({"kind": "always", "conditions": [], "outcome": [standing_phrase(word) for word in sheet.always]})
    told += [line(power.on, power_conditions(power), power.effects) for power in sheet.powers]
    return {
        "id": sheet.id,
        "name": Phrase(f"region-{sheet.id}"),
        "kind": "sheet",
        "back": "sheet",
        "picture": sheet.id,
        "tags": [Phrase("type-sheet"), Phrase(f"rule-{sheet.id}")],
        "lines": told,
        "story": Phrase(f"told-{sheet.id}"),
    }


def tags(card: Card) -> list[Phrase]:
    """What stands before a card's text: type, attributes, figures. [DI-198, DI-244]"""
    told = [Phrase(f"type-{card.type}")]
    if card.type == "character":
        told.append(Phrase(f"power-{card.name}"))
    told += [Phrase(f"attribute-{attribute}") for attribute in card.attributes]
    if card.type == "enemy":
        attack = Phrase("tag-attack", {"n": card.attack}) if card.attack else Phrase("tag-dash")
        told += [Phrase("tag-defence", {"n": card.defence}), attack, Phrase("tag-health", {"n": card.health})]
        told += [Phrase("tag-retreat", {"n": card.retreat})] if card.retreat > 1 else []
    told += [Phrase(f"tag-{word}") for word in ("deadly", "trait", "tribe", "fire", "locked") if getattr(card, word)]
    if card.counters:
        told.append(Phrase("tag-counters", {"n": card.counters}))
    if card.carries:
        told.append(Phrase("tag-carries", {"n": card.carries}))
    return told


def line(kind: str, conditions: list[Phrase], effects: Effects) -> CardLine:
    """One line of a card."""
    return {"kind": kind, "conditions": conditions, "outcome": [effect_phrase(effect) for effect in effects]}


def lines(card: Card) -> Iterable[CardLine]:
    """The lines of a card from top to bottom."""
    if card.costs:
        yield {"kind": "costs", "conditions": [], "outcome": [said("effect", "cost", cost) for cost in card.costs]}
    if card.always:
        yield {"kind": "always", "conditions": [], "outcome": [standing_phrase(word) for word in card.always]}
    if card.type == "support":
        yield {"kind": "action", "conditions": [], "outcome": [support_phrase(effect) for effect in card.effects]}
    elif card.effects:
        yield line("action", [], card.effects)
    for way in card.choices:
        yield way_line(card, way)
    for power in card.powers:
        yield line(power.on, power_conditions(power), power.effects)
    for kind in ("before", "hurt", "reward", "setup", "nightly"):
        if effects := getattr(card, kind):
            yield line({"before": "begins", "hurt": "hurts"}.get(kind, kind), [], effects)
    if card.asks:
        yield line("asks", [payment(pay) for pay in card.asks_pay], card.asks)
    if card.goal:
        yield line("goal", [condition(needed) for needed in card.goal], card.done)


def way_line(card: Card, way: Way) -> CardLine:
    """A choice as a line: its name stands first."""
    return line("way", [way_name(card, way.key), *way_conditions(way)], way.effects)
