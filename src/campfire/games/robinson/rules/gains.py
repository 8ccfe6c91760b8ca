"""What actions bring, in words: for the options by which they are planned. [ledger chapters 11 to 17]"""

from __future__ import annotations

from campfire.games.robinson.actions import Action, Planned
from campfire.games.robinson.cards import ACTION_DICE, BUILDINGS, GROUP, RESOURCES
from campfire.games.robinson.rules.camp import CROWD
from campfire.games.robinson.rules.distance import pawns_needed
from campfire.games.robinson.rules.gathering import harvest
from campfire.games.robinson.rules.items import has_item
from campfire.games.robinson.rules.pawns import TOGETHER, who_of
from campfire.games.robinson.rules.requirements import token_waits
from campfire.games.robinson.sorts import ACTION, COST, PAWN, PLACE, action_things
from campfire.games.robinson.state import State
from campfire.games.robinson.text import (
    NOTHING,
    action_phrase,
    aim_phrase,
    amount,
    listed,
    outcomes,
    pawn_phrase,
    use_of,
)
from campfire.games.robinson.vocabulary.sheet import hooks
from campfire.kernel.declared import Detail, Option
from campfire.kernel.frame import Seat
from campfire.kernel.phrase import Phrase, Said

QUESTS = ("village", "city", "king_kong", "raft", "cage")
"""What only a scenario lets people hunt or explore, and the table says what it brings."""


def gain_of(g: State, action: Action, along: tuple[str, ...] = ()) -> Phrase | None:
    """What an action brings, as far as the table says it."""
    kind, what, _, _ = action
    match kind:
        case "gather":
            return gathered(g, action, along)
        case "threat":
            return answered(g, action)
        case "camp":
            return Phrase("option-arrange") if g.players < CROWD else Phrase("gain-camp")
        case "build":
            return Phrase(f"gain-{what}") if what in BUILDINGS else listed(use_of(g.book, what))
    if what:
        return Phrase(f"gain-{what}", {"strength": hooks(g).foes(g).get(what, 0)}) if what in QUESTS else None
    return Phrase(f"gain-{kind}")


def gathered(g: State, action: Action, along: tuple[str, ...]) -> Phrase:
    """What a source brings with these bags. [RC-336]"""
    resource, n = harvest(g, action, along)
    return amount(RESOURCES[resource], n)


def answered(g: State, action: Action) -> Phrase:
    """What answering a threat brings; of the one that is pushed off next, what it does unanswered. [RC-180, RC-272]"""
    card = g.book.events[action.what]
    gain, loss = listed(outcomes(card.threats[action.choice].reward)), listed(outcomes(card.pushed))
    if action.what != g.threats[0] or loss == NOTHING:
        return gain
    return Phrase("gain-or-else", {"gain": gain, "loss": loss})


def team_asked(g: State, action: Action) -> list[Phrase]:
    """How many pawns an action asks for, where one is not enough, and how many spare the roll. [RC-207 to RC-210]"""
    waiting = token_waits(g, action.kind, "time")
    least, sure = [n + waiting for n in pawns_needed(g, action)]
    if least < 2:
        return []
    if action.what in TOGETHER:
        return [Phrase("need-pawns_together", {"n": least})]
    return [Phrase("need-pawns", {"n": least}) if least == sure else Phrase("need-team", {"n": least, "sure": sure})]


def in_vain(g: State, option: Option) -> Phrase | None:
    """Rest where nothing heals: that brings nothing, but for a Bed or a Hammock. [RC-399, RC-400]"""
    who = who_of(option[PAWN])
    if option[ACTION].kind != "rest" or who == GROUP or g.wounds[who]:
        return None
    if who in g.seats and (has_item(g, "bed") or "hammock" in g.kept):
        return None
    return Phrase("detail-unhurt", {"pawn": pawn_phrase(option[PAWN])})


def detail_of(g: State, option: Option, who: str, along: tuple[str, ...] = ()) -> Detail:
    """What is planned, who does it, what it costs and brings."""
    action = option[ACTION]
    does = Phrase(f"detail-{who}", {"pawn": pawn_phrase(option[PAWN])})
    brings = None if is_told(g, action) else gain_of(g, action, along)
    main = aim_phrase(g.book, action) or action_phrase(g.book, action)
    team = team_asked(g, action)
    return Detail(main, does, listed(team) if team else None, brings, in_vain(g, option))


def is_told(g: State, action: Action) -> bool:
    """The name of an action says what it brings: where a card has two. [RC-277]"""
    return action.kind == "threat" and len(g.book.events[action.what].threats) > 1


def lead_detail(g: State, option: Option) -> Detail:
    """Somebody leads, with so many pawns and for what is set aside. [RC-209, RC-215]"""
    detail, cost = detail_of(g, option, "leads"), option[COST]
    paid = [amount(name, n) for name, n in zip(RESOURCES, cost, strict=True) if n]
    costs = [*([detail.costs] if detail.costs else []), *paid]
    return detail._replace(costs=listed(costs) if costs else None)


def credit_detail(g: State, option: Option) -> Detail:
    """Somebody leads, and the Carpenter's determination stands in for a wood. [RC-139]"""
    detail, credit = lead_detail(g, option), Phrase("detail-credit")
    return detail._replace(costs=listed([detail.costs, credit]) if detail.costs else credit)


def support_detail(g: State, option: Option) -> Detail:
    """Somebody helps with an action, whose kind no heading tells. [RC-205]"""
    detail = detail_of(g, option, "helps", planned_at(g, option).along)
    return detail._replace(main=action_phrase(g.book, option[ACTION]))


def may_roll(option: Option) -> bool:
    """Whoever leads the action may have to roll. [RC-296]"""
    return option[ACTION].kind in ACTION_DICE


def planned_at(g: State, option: Option) -> Planned:
    """The planned action that an option names."""
    return g.plan[option[PLACE]]


def brought(g: State, option: Option) -> dict[str, Said]:
    """What gathering brings, in the words of an option. [RC-336]"""
    action = option[ACTION]
    return {"gain": in_words(gathered(g, action, ()) if action.kind == "gather" else None)}


def helped(g: State, option: Option) -> dict[str, Said]:
    """What gathering brings with the bags that go along, in the words of an option. [RC-336, RC-664]"""
    action = option[ACTION]
    return {"gain": in_words(gathered(g, action, planned_at(g, option).along) if action.kind == "gather" else None)}


def in_words(gain: Phrase | None) -> Phrase:
    """A gain at the end of a sentence, where there is one."""
    return Phrase("gain-some", {"amount": gain}) if gain else Phrase("gain-none")


def led_things(option: Option, seat: Seat) -> list[str]:
    """What a new action is about, and its space on the board."""
    return action_things(option[ACTION])


def joined_things(option: Option, seat: Seat) -> list[str]:
    """The stack in the plan, what it is about, and its space on the board."""
    return [f"plan:{option[PLACE]}", *action_things(option[ACTION])]
