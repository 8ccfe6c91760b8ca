"""What a line would bring as things stand: cards that go, whom wounds would kill, what comes to nothing."""

from __future__ import annotations

from campfire.games.paleo.cards import PROTECTION, Action
from campfire.games.paleo.rules.helping import party
from campfire.games.paleo.rules.tokens import death, paint, triumph
from campfire.games.paleo.rules.warriors import blows
from campfire.games.paleo.rules.wounds import lose_person
from campfire.games.paleo.sorts import card_line_detail, line_detail, line_of
from campfire.games.paleo.state import DEATHS, PAINTING, Party, State
from campfire.games.paleo.text import IDLE, back_phrase, card_name, listed, word_name
from campfire.games.paleo.vocabulary import effects_of
from campfire.kernel.declared import Detail, Option
from campfire.kernel.frame import Seat
from campfire.kernel.phrase import Phrase
from campfire.kernel.pile import eyes_of

MANY = 3
"""Of more people than these it is said who would live, where those are fewer."""


def acting(g: State, option: Option) -> Party:
    """Who takes part in a line: those whom its step names, or the player and all who help; at night the tribe."""
    args = option.then[0][1]
    named = [arg for arg in args if isinstance(arg, tuple)]
    return named[0] if named else party(g, args[0]) if isinstance(args[0], int) else g.seats


def own_line_told(g: State, option: Option) -> Detail:
    """A line of the revealed card, with what follows from it."""
    return with_risks(g, option, line_detail(g, option))


def line_told(g: State, option: Option) -> Detail:
    """A line of a card in play, with what follows from it."""
    return with_risks(g, option, card_line_detail(g, option))


def with_risks(g: State, option: Option, detail: Detail) -> Detail:
    """Whatever else it risks; a line that is not offered tells only what is printed."""
    if not option.then:
        return detail
    by, (_, line) = acting(g, option), line_of(g, option)
    hurt = killing(g, by, wounds_of_line(g, by, line)) or wounding(g, by[0], line.cards)
    told = [*discarded(g, by[0], line.cards), *hurt, *in_vain(g, by, line)]
    return detail._replace(risks=listed([*([detail.risks] if detail.risks else []), *told]))


def discarded(g: State, seat: Seat, n: int) -> list[Phrase]:
    """The backs of the cards that go, or the cards where everybody knows them. [PA-112, PA-115]"""
    gone = listed([seen(g, seat, place) for place in top(g, seat, n)])
    return [Phrase("detail-discards", {"cards": gone})] if gone else []


def top(g: State, seat: Seat, n: int) -> range:
    """Where the top cards of a deck lie, from the top."""
    size = len(g.decks[seat].cards)
    return range(size - 1, size - 1 - min(n, size), -1)


def seen(g: State, seat: Seat, place: int) -> Phrase:
    """A card of a deck as everybody sees it. [PA-062, PA-078]"""
    deck = g.decks[seat]
    card = deck.cards[place]
    return card_name(card) if deck.is_known(place, eyes_of(None)) else back_phrase(g.book.cards[card])


def red_backs(g: State, seat: Seat, n: int) -> int:
    """How many of the cards that go have a red back, and wound. [PA-115]"""
    return sum([g.book.cards[g.decks[seat].cards[place]].back == "red" for place in top(g, seat, n)])


def wounding(g: State, seat: Seat, n: int) -> list[Phrase]:
    """The wounds of the red backs among the cards that go. [PA-115]"""
    red = red_backs(g, seat, n)
    return [Phrase("detail-red", {"n": red})] if red else []


def wounds_of_line(g: State, by: Party, line: Action) -> int:
    """All wounds of one action together: printed ones, red backs, and blows that no warrior takes. [PA-115, PA-183]"""
    meant = 0 if g.warriors else blows(effects_of(by, line))
    return line.wounds + red_backs(g, by[0], line.cards) + meant


def killing(g: State, by: Party, n: int) -> list[Phrase]:
    """Whom so many wounds would kill. [PA-182, PA-186]"""
    people = [(person, wounds) for seat in by for person, wounds in zip(g.people[seat], g.wounds[seat], strict=True)]
    dying = [person for person, wounds in people if n and wounds + n > g.book.cards[person].hearts]
    if dying and len(dying) == len(people):
        return [Phrase("detail-kills-any", {"n": n})]
    safe = [person for person, _ in people if person not in dying]
    key, named = ("detail-kills-but", safe) if len(dying) > max(MANY, len(safe)) else ("detail-kills", dying)
    names = listed([card_name(person) for person in named])
    return [Phrase(key, {"n": n, "people": names})] if dying and names else []


def in_vain(g: State, by: Party, line: Action) -> list[Phrase]:
    """What of a line would come to nothing: a story already told, crafting without materials, healing nobody."""
    return [
        Phrase(f"idle-{word_name(rule)}")
        for rule, figures in line.effects
        if rule in IDLE and IDLE[rule](g, by, *figures) and not line.wounds
    ]


def loses_all(g: State, option: Option) -> Phrase | None:
    """A line that surely places the last death token is asked once, unless it wins. [PA-032, PA-033]"""
    if not option.then:
        return None
    by, (_, line) = acting(g, option), line_of(g, option)
    if any([rule is triumph.rule for rule, _ in line.effects]) or paintings_of(line) >= PAINTING - g.paintings:
        return None
    return Phrase("warn-last_death") if g.deaths + sure_deaths(g, by, line) >= DEATHS else None


def paintings_of(line: Action) -> int:
    """How many painting tokens a line brings."""
    return sum([int(figures[0]) for rule, figures in line.effects if rule is paint.rule])


def sure_deaths(g: State, by: Party, line: Action) -> int:
    """The death tokens that a line places, whoever takes its wounds. [PA-169, PA-189, PA-196]"""
    printed = sum([int(figures[0]) for rule, figures in line.effects if rule in (death.rule, lose_person.rule)])
    fatal = [told.key for told in killing(g, by, wounds_of_line(g, by, line))] == ["detail-kills-any"]
    return printed + (fatal and not any([g.items[seat][item] for seat in by for item in PROTECTION]))
