"""Cards in words, made from their effects: what you read is what happens."""

from __future__ import annotations

from campfire.games.robinson.cards import (
    CHARACTERS,
    DISCOVERIES,
    EQUIPMENT,
    EXHAUSTED_SOURCE,
    NUMBER_ON,
    TILES,
    Adventure,
    Beast,
    Effects,
    Event,
    Invention,
    Mystery,
    Threat,
)
from campfire.games.robinson.library import powers
from campfire.games.robinson.rules.pawns import TOGETHER
from campfire.games.robinson.state import State
from campfire.games.robinson.text import (
    amount,
    card_name,
    invention_asks,
    name_of,
    needs,
    outcomes,
    pawn_use,
    token_phrase,
)
from campfire.kernel.contract import CardLine, CardText
from campfire.kernel.phrase import Phrase

NOTHING = Phrase("effect-nothing")
TILE_NAMES = {f"tile {number}": number for number in TILES}

TOKENS = (
    *("reroll", "danger", "time", "wood", "food", "adventure", "rain", "snow", "storm", "animals", "marker"),
    *("exhausted", "covered", "fog", "ash", "shortcut", "number", "cross", "trap", "totem_covered", "parrot", "fire"),
    "lasting_time",
)
BUILT_TOKENS = ("cross", "trap")
"""Tokens of inventions, which say themselves how they work."""
EMPTY = {"unexplored": "explore", "face_down": "tile", "closed": "lava"}
"""Spaces that show no tile, and the pictures for them."""
SETTLED = {"village": "target-village", "city": "target-city", "burned": "place-burned"}
"""What the cannibals have on a space, or what is left of it."""

SHEET_LINES = ("goal", "book", "totem", "rules")
"""What a scenario sheet tells."""

CONCERNS = {
    **dict.fromkeys(("wounds", "wounds_without_medicine", "lose_determination"), "everybody"),
    **dict.fromkeys(("fight", "mysteries"), "first_player"),
}
"""Whom a word concerns on an event card and in a lower half. [RC-063, RC-182]"""


def describe(g: State, card: str) -> CardText:
    """A card, token, tile or sheet in words; KeyError where there is none with this name."""
    book = g.book
    if card in book.events:
        return event_text(book.events[card])
    if card in book.adventures:
        return adventure_text(book.adventures[card])
    if card in book.mysteries:
        return mystery_text(book.mysteries[card])
    if card in book.inventions:
        return invention_text(book.inventions[card])
    if card in book.beasts:
        return beast_text(book.beasts[card])
    if card in TILE_NAMES:
        return tile_text(g, TILE_NAMES[card])
    if card in CHARACTERS:
        return character_text(card)
    return thing_text(g, card)


def made(card: str, kind: str, back: str, tags: list[Phrase], lines: list[CardLine]) -> CardText:
    """A card with its parts."""
    return {
        "id": card,
        "name": card_name(card),
        "kind": kind,
        "back": back,
        "picture": card.replace(" ", "_"),
        "tags": [Phrase(f"face-{kind}"), *tags],
        "lines": [*lines, *power_lines(card, lines)],
        "story": None,
    }


def power_lines(card: str, told: list[CardLine]) -> list[CardLine]:
    """The sentence of a card that works by rules of its own, unless a line tells it already."""
    power = Phrase(f"power-{card}")
    is_told = any(power in so_far["outcome"] for so_far in told)
    return [line("power", [power])] if card in powers() and not is_told else []


def line(kind: str, outcome: list[Phrase], conditions: list[Phrase] | None = None) -> CardLine:
    """One line of a card."""
    return {"kind": kind, "conditions": conditions or [], "outcome": outcome}


def effect_line(kind: str, printed: Effects) -> list[CardLine]:
    """A line of effects, where there are any."""
    return [line(kind, outcomes(printed))] if printed else []


def shared(printed: Effects) -> list[Phrase]:
    """What effects do that concern everybody, or the First Player where there is a fight. [RC-063, RC-182]"""
    words = [name_of(word) for word, _ in printed]
    return [
        Phrase(f"concerns-{CONCERNS[word]}", {"effect": said}) if word in CONCERNS else said
        for word, said in zip(words, outcomes(printed), strict=True)
    ]


def lower_line(card: str, printed: Effects) -> list[CardLine]:
    """The lower half with its own name, where there is one. [RC-173]"""
    return [line("lower", shared(printed), [Phrase(f"lower-{card}")])] if printed else []


def event_text(card: Event) -> CardText:
    """An event with its icon, its threat and what happens when it is pushed off. [RC-174, RC-710]"""
    if not card.icon:
        return made(card.id, "wreckage", "event", [], [threat_line(threat) for threat in card.threats])
    together = "need-pawns_together" if card.id in TOGETHER else "need-pawns"
    lines = [
        *([line("event", shared(card.event))] if card.event else []),
        *[threat_line(threat, together) for threat in card.threats],
        line("pushed", shared(card.pushed) or [NOTHING]),
    ]
    return made(card.id, "event", "event", [Phrase(f"icon-{card.icon}")], lines)


def threat_line(threat: Threat, pawns: str = "need-pawns") -> CardLine:
    """The action that answers a threat; one asks for pawns of different characters. [RC-207, RC-275, RC-614]"""
    return line(
        "threat", outcomes(threat.reward) or [NOTHING], [Phrase(pawns, {"n": threat.pawns}), *needs(threat.needs)]
    )


def adventure_text(card: Adventure) -> CardText:
    """Both halves of an adventure. [RC-299, RC-173]"""
    lines = [
        *effect_line("upper", card.upper),
        *[line("choice", outcomes(choice) or [NOTHING]) for choice in card.choices],
        *lower_line(card.id, card.lower),
    ]
    return made(card.id, "adventure", card.deck, [Phrase(f"kind-{card.deck}")], lines)


def mystery_text(card: Mystery) -> CardText:
    """A treasure, a creature or a trap. [RC-357]"""
    tags = [Phrase("tag-uses", {"n": card.uses})] if card.uses else []
    lines = [*effect_line(card.kind, card.effects), *lower_line(card.id, card.lower)]
    return made(card.id, card.kind, "mystery", tags, lines)


def invention_text(card: Invention) -> CardText:
    """What an invention asks, and what it brings as an item. [RC-322]"""
    brings = [*outcomes(card.built), *([pawn_use(card.pawn)] if card.pawn else [])]
    brings = brings or [Phrase(f"power-{card.id}")]
    tags = [Phrase(f"group-{card.group if not card.group.isdigit() else 'sheet'}")]
    if card.owner:
        tags.append(card_name(card.owner))
    if card.repeats:
        tags.append(Phrase("tag-repeats"))
    return made(card.id, "invention", "invention", tags, [line("build", brings, invention_asks(card.needs))])


def beast_text(card: Beast) -> CardText:
    """A beast: strength, losses and what it gives. [RC-286 to RC-291]"""
    losses = [Phrase("tag-strength", {"n": card.strength})]
    if card.weapon_loss:
        losses.append(Phrase("tag-weapon_loss", {"n": card.weapon_loss}))
    if card.palisade_loss:
        losses.append(Phrase("tag-palisade_loss", {"n": card.palisade_loss}))
    gains = [amount(name, n) for name, n in (("food", card.food), ("fur", card.fur)) if n]
    return made(card.id, "beast", "beast", losses, [line("hunt", [*gains, *outcomes(card.extra)])])


def tile_text(g: State, number: int) -> CardText:
    """A tile and what its symbols mean. [RC-350 to RC-354]"""
    tile = TILES[number]
    signs = [sign for sign in ("beast", "totem", "shelter") if getattr(tile, sign)]
    tags = [Phrase(f"terrain-{tile.terrain}"), *[Phrase(f"source-{source}") for source in tile.sources]]
    tags += [Phrase(f"tag-{sign}") for sign in signs]
    if tile.discoveries:
        tags.append(Phrase("tag-discoveries", {"n": tile.discoveries}))
        signs.append("discoveries")
    told = ["terrain", *(["source"] if tile.sources else []), *signs]
    lines = [sheet_line(g, sign) if sign == "totem" else line(sign, [Phrase(f"symbol-{sign}")]) for sign in told]
    return made(f"tile {number}", "tile", "tile", tags, lines)


def character_text(character: str) -> CardText:
    """A character sheet with its four abilities. [RC-115, RC-133]"""
    sheet = CHARACTERS[character]
    tags = [Phrase("tag-hearts", {"n": sheet.hearts}), card_name(sheet.invention)]
    lines = [ability_line(ability, cost) for ability, cost in sheet.abilities.items()]
    return made(character, "character", "character", tags, lines)


def ability_line(ability: str, cost: int) -> CardLine:
    """An ability: its name and price, and what it does."""
    price = Phrase("cost-ability", {"ability": card_name(ability), "n": cost})
    return line("ability", [Phrase(f"power-{ability}")], [price])


def thing_text(g: State, card: str) -> CardText:
    """Equipment, a discovery token, an ability, or Friday and the Dog."""
    if card in EQUIPMENT:
        return made(card, "equipment", "equipment", [], [])
    if card in DISCOVERIES or card in g.scenario.specials:
        return made(card, "discovery", "discovery", [], [])
    for sheet in CHARACTERS.values():
        if card in sheet.abilities:
            return made(
                card, "ability", "character", [card_name(sheet.id)], [ability_line(card, sheet.abilities[card])]
            )
    if card in ("friday", "dog"):
        return made(card, "companion", "companion", [], [])
    if card == g.scenario.id:
        return sheet_text(g)
    return board_text(g, card)


def sheet_text(g: State) -> CardText:
    """The scenario sheet: its goal, what its icons do, its own rules. [RC-043]"""
    sheet = g.scenario.id
    lines = [sheet_line(g, part) for part in SHEET_LINES]
    return {**made(sheet, "scenario", "scenario", [], lines), "name": Phrase(f"scenario-{sheet}"), "picture": "map"}


def sheet_line(g: State, part: str) -> CardLine:
    """A part of the scenario sheet."""
    return line(part, [Phrase(f"sheet-{g.scenario.id}-{part}")])


def board_text(g: State, card: str) -> CardText:
    """What lies on the board and is no card: a token, a space without a tile, a settlement, the crew. [RC-072]"""
    sort, _, name = card.partition(" ")
    if sort == "token" and (token := token_kind(name)) in TOKENS:
        return named(card, token_phrase(name), token, token_lines(g, token))
    if sort == "place" and name in EMPTY:
        return named(card, Phrase(f"place-{name}"), EMPTY[name], [line("power", [Phrase(f"mark-{name}")])])
    if sort == "place" and name in SETTLED:
        return named(card, Phrase(SETTLED[name]), name, [sheet_line(g, "rules")])
    if sort == "crew" and name in g.scenario.extra.get("crew", ()):
        return named(card, Phrase(f"crew-{name}"), name, [sheet_line(g, "book"), sheet_line(g, "rules")])
    raise KeyError(card)


def named(card: str, name: Phrase, picture: str, lines: list[CardLine]) -> CardText:
    """Something with a name and a picture of its own."""
    sort = card.partition(" ")[0]
    return {**made(card, sort, sort, [], lines), "name": name, "picture": picture}


def token_kind(token: str) -> str:
    """What a token is, whatever it is about.

    >>> token_kind("exhausted_wood"), token_kind("number3"), token_kind("fog")
    ('exhausted', 'number', 'fog')
    """
    return "exhausted" if token in EXHAUSTED_SOURCE else "number" if token in NUMBER_ON else token


def token_lines(g: State, token: str) -> list[CardLine]:
    """What a token does; of a number, what the scenario has for it. [RC-045]"""
    does = line("power", [Phrase(f"{'power' if token in BUILT_TOKENS else 'mark'}-{token}")])
    return [does, sheet_line(g, "totem")] if token == "number" else [does]
