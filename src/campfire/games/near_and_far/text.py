"""Words made from effects: what you read is what happens."""

from __future__ import annotations

from collections.abc import Iterator

from campfire.games.near_and_far.cards import (
    BUILDINGS,
    GOODS,
    ICONS,
    TRIBES,
    Adventurer,
    Book,
    Foe,
    Goods,
    Item,
    Talent,
    Word,
)
from campfire.games.near_and_far.sorts import amount, taken
from campfire.kernel.contract import CardLine, CardText
from campfire.kernel.phrase import Phrase, Said

ABOUT = {
    "avoids_threats": (),
    "spares_hearts": ("n",),
    "duel": ("n",),
    "vp": ("n",),
    "vp_each": ("what", "n", "vp"),
    "vp_most": ("what", "vp"),
    "vp_rank": ("what", "vp", "second"),
    "trades": ("n",),
    "trade_value": ("n",),
    "second_of_tribe": (),
    "wins_ties": (),
    "bomb": ("n",),
    "hires_at": ("building",),
    "camp_finds": ("n",),
    "wins_duel_ties": (),
    "ignores_water": (),
    "forgives_unbought": ("n",),
    "food_for_hearts": (),
    "gems_for_coins": (),
    "chooses_threat": (),
    "talents_at": ("building",),
    "no_duel_at": ("building",),
    "extra_treasure": ("n",),
    "animals_for_hearts": ("n",),
    "store_draws": ("n",),
    "draw_artifact": ("n",),
    "camp": ("n",),
    "keyword": ("keyword",),
    "find": ("card",),
    "side_quest": ("entry",),
}
"""What the figures of each word of the vocabulary are about, by the names that the word files use."""

AMOUNTS = ("gain", "lose", "avoids_threats_for", "rivals_pay", "enters_for")
"""Words that are about so much of a good."""

VISITS = {"on_visit": (), "on_visit_with_animals": ("n",), "on_visit_roll": ("n",)}
"""Words that say on which visits another one counts, and what stands between the building and that."""

MOMENTS = (
    "on_leaving",
    "on_threat",
    "on_quest",
    "on_failed_quest",
    "on_fair_duel",
    "at_once",
    "at_start",
    "after_draft",
)
"""Words that say when another one counts."""

OTHERS = ("reputation", "camp_hearts")
"""Words whose figures are said in a way of their own."""


def effect(word: Word) -> Phrase:
    """A word of the vocabulary with its figures; what counts only at a moment says when."""
    name, *figures = word
    if name in MOMENTS:
        return Phrase(f"effect-{name}", {"what": effect(tuple(figures))})
    if name in VISITS:
        about, building = VISITS[str(name)], Phrase(f"visit-{figures.pop(0)}")
        asked = dict(zip(about, figures, strict=False))
        return Phrase(f"effect-{name}", {"building": building, **asked, "what": effect(tuple(figures[len(about) :]))})
    if name == "reputation":
        return Phrase(f"effect-{name}", {"n": f"{figures[0]:+}"})
    if name == "camp_hearts":
        return Phrase(f"effect-{name}", {"n": -int(figures[0])})
    if name in AMOUNTS:
        return Phrase(f"effect-{name}", {"amount": taken(str(figures[0]), int(figures[1]))})
    return Phrase(f"effect-{name}", dict(zip(ABOUT[str(name)], map(said, ABOUT[str(name)], figures), strict=True)))


PREFIXES = {"what": "count", "building": "building", "keyword": "keyword", "card": "card"}
"""Under which keys of the word files the figures of a word stand that are words themselves."""


def said(name: str, figure: str | int) -> Said:
    """A figure as a sentence holds it."""
    return Phrase(f"{PREFIXES[name]}-{figure}") if name in PREFIXES else figure


def icon_phrases(icons: tuple[int, ...]) -> list[Phrase]:
    """Icons in words. [NF-175]"""
    return [Phrase(f"icon-{name}", {"n": n}) for name, n in zip(ICONS, icons, strict=True) if n]


def price(cost: Goods) -> list[Phrase]:
    """What a card costs. [NF-300]"""
    return [amount(good, n) for good, n in zip(GOODS, cost, strict=True) if n]


def describe(book: Book, card: str) -> CardText:
    """Any card, token, talent or threat in words."""
    if card in book.items:
        return of_item(book, book.items[card])
    if card in book.adventurers or card in book.pets:
        return of_adventurer(book.adventurers.get(card) or book.pets[card])
    if card in book.talents:
        return of_talent(book.talents[card])
    if card in book.bosses:
        return of_foe(book.bosses[card], "boss")
    threats = {threat.id: threat for threat in book.threats}
    if card in threats:
        return of_foe(threats[card], "threat")
    if card in book.arcade:
        return text(card, "arcade", [], [])
    raise KeyError(card)


def text(card: str, kind: str, tags: list[Phrase], lines: list[CardLine]) -> CardText:
    """A card in words and signs."""
    title = card.partition("#")[0]
    return {
        "id": card,
        "name": Phrase(f"card-{title}"),
        "kind": kind,
        "back": kind,
        "picture": title,
        "tags": [Phrase(f"face-{kind}"), *tags],
        "lines": lines,
        "story": None,
    }


def of_item(book: Book, item: Item) -> CardText:
    """An artifact, a treasure or a find. [NF-300, NF-305, NF-313]"""
    kind = "find"
    if item.id in book.artifacts:
        kind = "special" if item.special else "common"
    elif item.id in book.treasures:
        kind = "treasure"
    tags = [Phrase("tag-vp", {"n": item.vp})] if item.vp else []
    asked = price(item.cost)
    if item.reputation:
        asked.append(Phrase("need-reputation", {"n": item.reputation}))
    outcome = [*icon_phrases(item.icons), *[effect(word) for word in item.does]]
    return text(
        item.id, kind, tags, [{"kind": "effect", "conditions": asked, "outcome": outcome}] if outcome or asked else []
    )


def of_adventurer(member: Adventurer) -> CardText:
    """An adventurer or a pet. [NF-126, NF-175]"""
    tags = [] if member.is_pet else [Phrase(f"tribe-{TRIBES[member.tribe]}"), amount("coin", member.cost)]
    outcome = icon_phrases(member.icons)
    kind = "pet" if member.is_pet else "adventurer"
    return text(member.id, kind, tags, [{"kind": "effect", "conditions": [], "outcome": outcome}])


def of_talent(talent: Talent) -> CardText:
    """A talent. [ledger chapter 5.3]"""
    outcome = [effect(word) for word in talent.does]
    lines: list[CardLine] = [
        {"kind": "effect", "conditions": [Phrase("need-experience", {"n": talent.cost})], "outcome": outcome}
    ]
    return text(talent.id, "talent", [], lines)


def of_foe(foe: Foe, kind: str) -> CardText:
    """A threat or a boss. [NF-033, NF-370]"""
    return text(foe.id, kind, [Phrase("tag-strength", {"n": foe.strength}), Phrase("tag-vp", {"n": foe.vp})], [])


def keys() -> Iterator[str]:
    """Every key of the word files that effects may need."""
    yield from (f"effect-{word}" for word in (*AMOUNTS, *ABOUT, *MOMENTS, *VISITS, *OTHERS))
    yield from (f"visit-{building}" for building in BUILDINGS)
    yield from (f"icon-{icon}" for icon in ICONS)
    yield from (
        f"{kind}-{good}"
        for kind in ("good", "amount", "taken")
        for good in (*GOODS, "heart", "treasure", "bird", "adventurer")
    )
