"""Paleo's table: the boards, the communities with their decks, the night camp."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import Group, RenderableType
from rich.text import Text

from campfire.games.paleo.cards import RESOURCES, TRAITS
from campfire.games.paleo.rules.choosing import CHOOSE, IN_VIEW
from campfire.games.paleo.sorts import PLACE, SEAT
from campfire.games.paleo.text import card_name
from campfire.games.paleo.view import DECKS, Back, InPlay, Person, SeatView, Sight
from campfire.kernel.declared import Option
from campfire.picture import SEAT_COLOURS, SEAT_SIGNS, Cards, Section, Voice, framed, joined, pairs, told

STYLES = {"food": "yellow", "wood": "green", "stone": "bright_black"}


def draw(view: Sight, voice: Voice, _: Cards) -> RenderableType:
    """The table with frames and colours: the tribe above, then camp and Workshop, then the communities."""
    pen = Pen(view, voice, plain=False)
    boards = [framed(camp(pen)), framed(workshop(pen))]
    seats = [framed(community(pen, seat)) for seat in view["seats"]]
    return Group(framed(tribe(pen)), pairs(boards), pairs(seats))


def tell(view: Sight, voice: Voice, _: Cards) -> list[str]:
    """The same in plain lines, a part of the table after the other."""
    pen = Pen(view, voice, plain=True)
    return told([tribe(pen), camp(pen), workshop(pen), *(community(pen, seat) for seat in view["seats"])])


def pointed_at(view: Sight, option: Option, voice: Voice, card: Cards) -> str:
    """The back of the card that one may lay down."""
    if option.kind is not CHOOSE:
        return ""
    return Pen(view, voice, plain=True).back(view["seats"][option[SEAT]]["deck"][option[PLACE]]).plain


def cards_in_sight(view: Sight) -> list[str]:
    """The cards that lie open, and those of a deck or a hand that this seat knows."""
    lying: list[Back | InPlay | Person] = [*view["camp"], *view["workshop"]["cards"], *view["closed"]["top"]]
    for seat in view["seats"]:
        lying += [*seat["people"], *seat["belongings"], *seat["front"], *seat["deck"]]
    faces = [card["card"] for card in lying if card["card"] is not None]
    return list(dict.fromkeys([*faces, *view["open"], *view["graveyard"], *view["warriors"]]))


class Pen:
    """Writes the things of the table in words and signs."""

    def __init__(self, view: Sight, voice: Voice, plain: bool) -> None:
        self.view = view
        self.voice = voice
        self.word = voice.word
        self.plain = plain

    def card(self, card: str) -> str:
        """A card's name."""
        return self.voice.say(card_name(card))

    def things(self, counts: Mapping[str, int]) -> Text:
        """Tokens by kind."""
        parts = [
            Text.assemble(self.word(f"thing-{thing}"), (f" {n}", f"bold {STYLES.get(thing, '')}"))
            for thing, n in counts.items()
        ]
        return joined(parts) if parts else Text("–", "dim")

    def track(self, filled: int, of: int, signs: tuple[str, str], style: str) -> Text:
        """A row of spaces, some of them filled."""
        if self.plain:
            return Text(self.word("picture-of", n=filled, of=of))
        return Text.assemble((signs[0] * filled, style), (signs[1] * (of - filled), "dim"))

    def person(self, person: Person) -> Text:
        """A person and the health left."""
        name, wounds, hearts = self.card(person["card"]), person["wounds"], person["hearts"]
        if self.plain:
            return Text(self.word("picture-person", name=name, wounds=wounds, hearts=hearts))
        return Text.assemble(name, " ", ("♥" * (hearts - wounds), "red"), ("♡" * wounds, "dim"))

    def laid(self, card: InPlay) -> Text:
        """A card that lies open, with the tokens on it."""
        tokens = f" ({self.things(card['tokens']).plain})" if card["tokens"] else ""
        return Text(self.card(card["card"]) + tokens)

    def back(self, card: Back) -> Text:
        """A card in a deck: its face to those who know it, else its back and the hint on it."""
        if card["card"]:
            return Text(self.card(card["card"]), "bold")
        hint = f" ({self.word('hint-' + card['hint'])})" if card["hint"] else ""
        return Text(self.word(f"back-{card['back']}") + hint, "red" if card["back"] == "red" else "")


def tribe(pen: Pen) -> Section:
    """How the tribe stands: painting, deaths and storage, then the Great Cave and the Wilds."""
    view, word = pen.view, pen.word
    title = word("picture-night" if view["phase"] == "night" else "picture-day", n=view["round"])
    painting = pen.track(view["paintings"], view["painting_goal"], ("▣", "□"), "bold green")
    deaths = pen.track(view["deaths"], view["death_limit"], ("✝", "·"), "bold red")
    standing = [
        Text.assemble(word("picture-painting"), " ", painting),
        Text.assemble(word("picture-deaths"), " ", deaths),
        Text.assemble(word("picture-storage"), ": ", pen.things({kind: view["storage"][kind] for kind in RESOURCES})),
    ]
    lines = [Text("   ").join(standing), cave(pen), wilds(pen)]
    return Section(title, lines, "blue" if view["phase"] == "night" else "yellow")


def cave(pen: Pen) -> Text:
    """The decks of the Great Cave."""
    decks = {name: n for name in DECKS if (n := pen.view["decks"][name])}
    counted = joined(Text(pen.word(f"picture-deck-{name}", n=n)) for name, n in decks.items())
    return Text.assemble(pen.word("picture-cave"), ": ", counted)


def wilds(pen: Pen) -> Text:
    """The discards and the Graveyard."""
    view, word = pen.view, pen.word
    opened = ", ".join(pen.card(card) for card in reversed(view["open"])) or "–"
    parts = [Text(word("picture-closed", n=view["closed"]["count"])), Text(word("picture-open", cards=opened))]
    if view["graveyard"]:
        parts.append(Text(word("picture-graveyard", n=len(view["graveyard"]))))
    return Text.assemble(word("picture-wilds"), ": ", joined(parts))


def camp(pen: Pen) -> Section:
    """The night camp: missions and other cards that lie there."""
    lines = [pen.laid(card) for card in pen.view["camp"]]
    if pen.view["warriors"]:
        warriors = ", ".join(pen.card(card) for card in pen.view["warriors"])
        lines.append(Text(pen.word("picture-warriors", cards=warriors, wounds=pen.view["warrior_wounds"])))
    return Section(pen.word("picture-camp"), [joined(lines)], "blue")


def workshop(pen: Pen) -> Section:
    """The Workshop: what can be crafted, and the inventions."""
    shop = pen.view["workshop"]
    lines = [pen.things(shop["compartments"])]
    if shop["cards"]:
        lines.append(joined(pen.laid(card) for card in shop["cards"]))
    return Section(pen.word("picture-workshop"), lines)


def community(pen: Pen, seat: SeatView) -> Section:
    """One community."""
    who, word = seat["seat"], pen.word
    traits = joined(Text.assemble(word(f"trait-{t}"), (f" {seat['traits'][t]}", "bold")) for t in TRAITS)
    lines = [joined(pen.person(person) for person in seat["people"]), traits]
    if seat["items"]:
        lines.append(pen.things(seat["items"]))
    if seat["belongings"]:
        lines.append(joined(pen.laid(card) for card in seat["belongings"]))
    lines.append(deck(pen, seat))
    if seat["front"]:
        lines.append(Text.assemble(word("picture-front"), ": ", joined(pen.back(c) for c in seat["front"])))
    if seat["helping"] is not None:
        lines.append(Text(word("picture-helping", name=pen.voice.names[seat["helping"]])))
    name = pen.voice.names[who]
    title = name if pen.plain else f"{SEAT_SIGNS[who]} {name}"
    return Section(title, lines, SEAT_COLOURS[who])


def deck(pen: Pen, seat: SeatView) -> Text:
    """The top three backs in their order, and how many cards there are."""
    if seat["camped"]:
        return Text(pen.word("picture-camped"), "dim")
    top = joined(pen.back(card) for card in seat["deck"][:IN_VIEW])
    return Text.assemble(pen.word("picture-deck", n=len(seat["deck"])), ": ", top)
