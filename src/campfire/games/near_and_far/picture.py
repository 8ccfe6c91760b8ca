"""The table of Near and Far in the terminal: the open book, the land, the town, the boards of the players."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from campfire.games.near_and_far.cards import GOODS, ICONS
from campfire.games.near_and_far.chart import chart
from campfire.games.near_and_far.flow import VISIT
from campfire.games.near_and_far.rules.travel import MOVE_ON
from campfire.games.near_and_far.sight import HeadingSight, OutcomeSight, PageSight, SeatSight, Sight, SpaceSight
from campfire.games.near_and_far.sorts import (
    ADVENTURER,
    BUILDING,
    CARD,
    SPACE,
    TALENT,
    amount,
    card_name,
)
from campfire.kernel.contract import CardText
from campfire.kernel.declared import Option
from campfire.kernel.phrase import Phrase
from campfire.picture import SEAT_COLOURS, SEAT_SIGNS, Cards, Section, Voice, framed, joined, pairs, told
from campfire.words.told import Told

STYLES = {"green": "green", "blue": "blue", "red": "red", "yellow": "yellow", "coin": "yellow", "gem": "cyan"}


def draw(view: Sight, voice: Voice, _: Cards) -> RenderableType:
    """The table with frames and colours."""
    pen = Pen(view, voice, plain=False)
    top = [framed(section) for section in (*book(pen), standing(pen), charted(pen))]
    return Group(*top, pairs([framed(land(pen)), framed(town(pen))]), pairs([framed(one) for one in boards(pen)]))


def tell(view: Sight, voice: Voice, _: Cards) -> list[str]:
    """The same in plain lines, a part of the table after the other."""
    pen = Pen(view, voice, plain=True)
    return told([*book(pen), standing(pen), land(pen), town(pen), *boards(pen)])


def pointed_at(view: Sight, option: Option, voice: Voice, card: Cards) -> str:
    """What lies where an option points: a card and what it does, what waits on a way."""
    pen = Pen(view, voice, plain=True)
    if option.kind is MOVE_ON:
        return ", ".join(on_the_way(pen, view["seats"][view["active"]]["space"], option[SPACE]))
    if option.kind is VISIT:
        there = [seat["seat"] for seat in view["seats"] if seat["building"] == option[BUILDING]]
        return ", ".join([pen.voice.names[who] for who in there if who != view["you"]])
    named = [option[sort] for sort in (CARD, ADVENTURER, TALENT) if sort in option.kind.fields.values()]
    return printed_on(pen, card(named[0])) if named else ""


def on_the_way(pen: Pen, here: str, goal: str) -> list[str]:
    """What one meets on the way to the next space and on it: threat, treasure, water, quest, camp."""
    view = pen.view
    paths = [path for path in view["map"]["paths"] if {here, goal} == {*path["ends"]} and path["active"]]
    found = [pen.word(f"sign-{path['symbol']}") for path in paths]
    space = pen.spaces[goal]
    found += [pen.word("sign-water")] if space["water"] else []
    found += [pen.word("sign-quest")] if space["quest"] else []
    owner = space["camp"]
    return [*found, pen.word("sign-camp", name=pen.voice.names[owner])] if owner is not None else found


def printed_on(pen: Pen, text: CardText) -> str:
    """A card in one line: its tags, what it asks, what it brings."""
    say = pen.voice.say
    tags = [say(tag) for tag in text["tags"][1:]]
    lines = [(line["conditions"], line["outcome"]) for line in text["lines"]]
    asked = ", ".join([say(phrase) for asks, _ in lines for phrase in asks])
    brings = ", ".join([*[say(phrase) for _, outcome in lines for phrase in outcome], *tags])
    return f"{asked} → {brings}" if asked and brings else asked or brings


def cards_in_sight(view: Sight) -> list[str]:
    """The cards that lie open, and those of a hand that this seat knows."""
    lying: list[str | None] = [*view["drawn"], *view["threats"][:1], *view["bosses"]]
    lying += [hire["card"] for hire in view["town"]["row"]]
    for seat in view["seats"]:
        lying += [*seat["hand"], *seat["drafting"], *seat["special"], *seat["party"], *seat["reserve"], seat["begged"]]
        lying += [*seat["artifacts"], *seat["treasures"], *seat["finds"], *seat["talents"], *seat["beaten"]]
    return list(dict.fromkeys([card for card in lying if card]))


class Pen:
    """Writes the things of the table in words and signs."""

    def __init__(self, view: Sight, voice: Voice, plain: bool) -> None:
        self.view = view
        self.voice = voice
        self.word = voice.word
        self.plain = plain
        self.spaces = {space["space"]: space for space in view["map"]["spaces"]}

    def text(self, words: Told) -> str:
        """A text of the storybook in the reader's language."""
        by_language: dict[str, str] = {"en": words["en"], "ru": words["ru"], "it": words["it"]}
        return " ".join(by_language[self.word("picture-language")].split())

    def card(self, card: str) -> str:
        """A card's name."""
        return self.voice.say(card_name(None, card))

    def cards(self, cards: list[str]) -> Text:
        """Several cards by name."""
        return joined(Text(self.card(card)) for card in cards)

    def space(self, name: str) -> str:
        """A space by its name, or by what it shows."""
        space = self.spaces[name]
        if space["town"]:
            return self.word("space-town")
        if space["place"]:
            return self.word(f"place-{space['place']}")
        return self.word(f"space-{space['shows']}", id=name.upper())

    def seat(self, who: int) -> str:
        """A player's name, with the sign where there are signs."""
        name = self.voice.names[who]
        return name if self.plain else f"{SEAT_SIGNS[who]} {name}"

    def line(self, key: str, *parts: Text) -> Text:
        """A title and what belongs to it."""
        return Text.assemble(self.word(key), ": ", joined(parts) if parts else Text("–", "dim"))


def book(pen: Pen) -> list[Section]:
    """The open storybook, or what was read last. [NF-240, NF-248]"""
    page, outcome = pen.view["page"], pen.view["outcome"]
    if page is not None:
        reader = pen.voice.names[page["reader"]]
        lines = [Text(pen.text(page["scene"])), Text(pen.word("picture-reads", name=reader), "dim")]
        lines += [line for one in page["headings"] for line in (*memories(pen, one["remembered"]), heading(pen, one))]
        return [Section(title_of(pen, page), lines, "yellow")]
    if outcome is not None and pen.text(outcome["text"]):
        lines = [*memories(pen, outcome["remembered"]), Text(pen.text(outcome["text"]))]
        return [*farewell(pen), Section(title_of(pen, outcome), lines, "yellow")]
    return farewell(pen)


def memories(pen: Pen, sentences: list[Told]) -> list[Text]:
    """What the book remembers of somebody, sentence by sentence. [NF-412]"""
    return [Text(pen.word("picture-remembered", text=pen.text(one)), "italic") for one in sentences]


def farewell(pen: Pen) -> list[Section]:
    """At the end of a campaign the notary reads aloud what she has written of each. [NF-400, NF-412]"""
    return [
        Section(pen.word("picture-farewell", name=pen.seat(seat["seat"])), memories(pen, seat["remembered"]), "yellow")
        for seat in pen.view["seats"]
        if seat["remembered"]
    ]


def title_of(pen: Pen, read: PageSight | OutcomeSight) -> str:
    """The number and the title of an entry; the name of an arcade card. [NF-274]"""
    if read["arcade"]:
        return pen.card(read["entry"])
    parts = pen.word("picture-entry", entry=read["entry"]), pen.text(read["title"])
    return " · ".join([part for part in parts if part])


def heading(pen: Pen, one: HeadingSight) -> Text:
    """An option of an entry: its letter, its heading, what it asks. [NF-240]"""
    asks = [pen.voice.say(Phrase("need-price", {"amount": amount(good, n)})) for good, n in one["pays"].items()]
    asks += [pen.word(f"need-{one['check']}", n=one["number"])] if one["check"] else []
    named = f"{one['choice']}  {pen.text(one['heading'])}"
    return Text.assemble(named, (f"  ({', '.join(asks) or pen.word('need-nothing')})", "bold"))


def standing(pen: Pen) -> Section:
    """The round, whose turn it is, threats and bosses."""
    view = pen.view
    parts = [Text(pen.word("picture-turn", name=pen.seat(view["active"])))]
    if view["final"]:
        parts.append(Text(pen.word("picture-final"), "bold red"))
    lines = [joined(parts)]
    if view["threats"]:
        lines.append(pen.line("picture-threat", Text(pen.card(view["threats"][0])), Text(str(len(view["threats"])))))
    if view["bosses"]:
        lines.append(pen.line("picture-bosses", pen.cards(view["bosses"])))
    when = pen.word("picture-round", n=view["round"]) if view["round"] else pen.word("picture-preparing")
    return Section(when, lines)


def charted(pen: Pen) -> Section:
    """The map in letters, what its signs mean, and the names of its places."""
    places = [Text(f"{name.upper()} {pen.space(name)}") for name, space in pen.spaces.items() if space["place"]]
    lines = [*chart(pen.view["map"]), Text(pen.word("picture-signs"), "dim"), joined(places)]
    return Section(pen.word(f"map-{pen.view['map']['number']:02}"), lines, "green")


def land(pen: Pen) -> Section:
    """What lies on the map: camps, routes, the ways from where the figure stands; quests where there is no chart."""
    view = pen.view
    camps = [space for space in view["map"]["spaces"] if space["camp"] is not None]
    quests = [Text(pen.space(one["space"])) for one in view["map"]["spaces"] if one["quest"]]
    lines = [pen.line("picture-quests", *quests)] if pen.plain else []
    lines.append(pen.line("picture-camps", *[owned(pen, space) for space in camps]))
    for route in view["map"]["routes"]:
        owners = ", ".join(["–" if who is None else pen.voice.names[who] for who in route["owners"]])
        lines.append(Text(f"{pen.word('route-' + route['good'])} {route['alone']}/{route['shared']}: {owners}"))
    here = view["seats"][view["active"]]["space"]
    if here:
        lines.append(pen.line("picture-ways", *ways(pen, here)))
    title = pen.word(f"map-{view['map']['number']:02}") if pen.plain else pen.word("picture-routes")
    return Section(title, lines, "green")


def owned(pen: Pen, space: SpaceSight) -> Text:
    """A camp and whose it is."""
    who = space["camp"]
    assert who is not None
    return Text(f"{pen.space(space['space'])} ({pen.voice.names[who]})", SEAT_COLOURS[who])


def ways(pen: Pen, here: str) -> list[Text]:
    """The spaces next to a space, with what lies on the way."""
    found = []
    for path in pen.view["map"]["paths"]:
        if here in path["ends"]:
            (other,) = [end for end in path["ends"] if end != here]
            sign = f" ({pen.word('sign-' + path['symbol'])})" if path["active"] else ""
            found.append(Text(pen.space(other) + sign))
    return found


def town(pen: Pen) -> Section:
    """The town board: the row of the saloon, stables, mine, chiefs. [ledger chapter 9]"""
    board = pen.view["town"]
    row = [Text(f"{pen.card(hire['card'])} {hire['cost']}") for hire in board["row"]]
    cells = [
        Text("·" if cell["camp"] is None else SEAT_SIGNS[cell["camp"]]) + Text(str(cell["number"]), "dim")
        for cell in board["mine"]
    ]
    chiefs = [
        Text(f"{pen.word('tribe-' + tribe)}: {'–' if who is None else pen.voice.names[who]}", STYLES[tribe])
        for tribe, who in board["chiefs"].items()
    ]
    lines = [pen.line("picture-row", *row), Text(pen.word("picture-stables", n=board["stables"]))]
    lines.append(pen.line("picture-mine", *[brought(pen, goods) for goods in board["above"]]))
    for row_of_mine, goods in enumerate(board["beside"]):
        first = row_of_mine * board["columns"]
        lines.append(Text("  ").join([*cells[first : first + board["columns"]], brought(pen, goods)]))
    return Section(pen.word(f"picture-{board['side']}"), [*lines, pen.line("picture-chiefs", *chiefs)], "blue")


def brought(pen: Pen, goods: dict[str, int]) -> Text:
    """What a column or a row of the mine brings. [NF-147]"""
    return Text(", ").join([Text(pen.voice.say(amount(good, n)), STYLES.get(good, "")) for good, n in goods.items()])


def boards(pen: Pen) -> list[Section]:
    """The boards of all players."""
    return [board_of(pen, seat) for seat in pen.view["seats"]]


def board_of(pen: Pen, seat: SeatSight) -> Section:
    """One player's board."""
    word = pen.word
    where = (
        pen.space(seat["space"]) if seat["space"] else word(f"building-{seat['building']}") if seat["building"] else "–"
    )
    icons = joined(Text(word(f"icon-{icon}", n=seat["icons"][icon])) for icon in ICONS if seat["icons"][icon])
    goods = joined(
        Text(pen.voice.say(amount(good, seat["goods"][good])), STYLES.get(good, ""))
        for good in GOODS
        if seat["goods"][good]
    )
    lines = [
        Text(where),
        Text(word("picture-stands", hearts=seat["hearts"], reputation=seat["reputation"], points=seat["open_points"])),
        goods,
        icons,
        pen.line("picture-party", *[Text(pen.card(member)) for member in seat["party"] if member]),
    ]
    lines += belongings(pen, seat)
    lines.append(Text(word("picture-board", placed=seat["camps_placed"], left=seat["camps_left"])))
    return Section(pen.seat(seat["seat"]), lines, SEAT_COLOURS[seat["seat"]])


def belongings(pen: Pen, seat: SeatSight) -> list[Text]:
    """What a player has beside the party: reserve, animals, cards, the hand as far as one knows it."""
    kept = {
        "picture-reserve": seat["reserve"],
        "picture-artifacts": seat["artifacts"],
        "picture-treasures": [*seat["treasures"], *([seat["begged"]] if seat["begged"] else [])],
        "picture-finds": seat["finds"],
        "picture-beaten": seat["beaten"],
        "picture-talents": seat["talents"],
    }
    lines = [pen.line(key, *[Text(pen.card(card)) for card in cards]) for key, cards in kept.items() if cards]
    known = [Text(pen.card(card)) for card in seat["hand"] if card]
    if seat["hand"]:
        lines.append(pen.line("picture-hand", *(known or [Text(str(len(seat["hand"])))])))
    if seat["birds"] or seat["turtles"]:
        lines.append(Text(pen.word("picture-animals", birds=seat["birds"], turtles=seat["turtles"])))
    if seat["keywords"]:
        lines.append(pen.line("picture-keywords", *[Text(pen.word(f"keyword-{one}")) for one in seat["keywords"]]))
    return lines
