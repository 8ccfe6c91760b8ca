"""Helping another player. [ledger chapter 11]"""

from __future__ import annotations

from campfire.games.paleo.cards import TRAITS, Action
from campfire.games.paleo.rules.requirements import has_traits, points
from campfire.games.paleo.sorts import OTHER, SEAT, event, front, option
from campfire.games.paleo.state import Party, State
from campfire.games.paleo.text import deed, listed
from campfire.games.paleo.vocabulary import put_away
from campfire.kernel.declared import Detail, Option
from campfire.kernel.frame import Seat, Then, step
from campfire.kernel.phrase import Phrase


def party(g: State, me: Seat) -> Party:
    """Those who take part in a player's action: the player and all who help. [PA-119, PA-124]"""
    if me not in g.helping:
        return (me,)
    return (me, *[seat for seat in g.seats if g.helping[seat] == me])


def achieves(g: State, option: Option) -> Detail:
    """The line of the other's card that this help brings into reach. [PA-119]"""
    who, revealed = option[SEAT], g.front[option[SEAT]].cards
    helpers = tuple([int(args[0]) for rule, args in option.then if rule is help_.rule])
    if not revealed or not helpers:
        return Detail()
    card, by = g.book.cards[revealed[-1]], party(g, who)
    out_of_reach = [action for action in card.actions if not action.negative and not has_traits(g, by, action)]
    for action in out_of_reach:
        if has_traits(g, (*by, *helpers), action):
            return Detail(brings=Phrase("detail-helps", {"deed": deed(g.book, card, action)}))
    lacking = [phrase for action in out_of_reach if (phrase := still_lacking(g, (*by, *helpers), action))]
    return Detail(risks=lacking[0] if lacking else Phrase("detail-helps-not"))


def still_lacking(g: State, by: Party, action: Action) -> Phrase | None:
    """What a line would still ask of those who take part. [PA-103]"""
    short = [(trait, need - points(g, by, trait)) for trait, need in action.asked]
    missing = listed([Phrase(f"need-{TRAITS[trait]}", {"n": n}) for trait, n in short if n > 0])
    return Phrase("detail-lacks", {"missing": missing}) if missing else None


HELP = option(
    "help",
    seat=SEAT,
    icon="helping",
    things=lambda option, me: [f"seat:{option[SEAT]}", front(option[SEAT])],
    detail=achieves,
)
HELPED = event(
    "helped",
    seat=SEAT,
    other=OTHER,
    shows="travel",
    icon="helping",
    path=lambda told: (front(told[SEAT]), front(told[OTHER])),
)


def companions(g: State, me: Seat) -> Party:
    """Those whose people one may heal: of all who help me, or of the player whom I help. [PA-194]"""
    return party(g, me) if g.helping[me] < 0 else (me, g.helping[me])


@step
def help_(g: State, me: Seat, who: Seat) -> Then:
    """Use the help option of the own card, which goes to the open discard; help for that card ends. [PA-118, PA-125]"""
    put_away(g, g.front[me].draw())
    end_help(g, me)
    g.helping[me] = who
    g.tell(HELPED, me, who)
    return None


def end_help(g: State, me: Seat) -> None:
    """Help ends with the action that it supported, also the help that a lone player called for. [PA-125]"""
    g.lent = [0, 0, 0]
    if me in g.helping:
        g.helping = [-1 if helped == me else helped for helped in g.helping]
