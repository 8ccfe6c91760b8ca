"""Scenario 3: Jenny needs help. A Raft to fetch her, a Lifeboat for all. [ledger chapter 29]"""

from __future__ import annotations

from campfire.games.robinson.actions import Action, an_action
from campfire.games.robinson.cards import GROUP, JENNY, NUMBERS
from campfire.games.robinson.effects.scenarios.sheet_tokens import heals_at_night, temporary_weapon
from campfire.games.robinson.rules.building import gain_item
from campfire.games.robinson.rules.discoveries import raise_by
from campfire.games.robinson.rules.items import has_item
from campfire.games.robinson.sorts import BY, event, reason
from campfire.games.robinson.state import State, Who
from campfire.games.robinson.vocabulary.defences import has_shelter, lowers
from campfire.games.robinson.vocabulary.sheet import SHEETS, Frames, ScenarioHooks
from campfire.games.robinson.vocabulary.specials import CALM_PLACES, PLACES, TOKENS
from campfire.games.robinson.vocabulary.stores import gain_fur, gain_wood
from campfire.games.robinson.vocabulary.survivors import hurt, morale_down, wounds
from campfire.games.robinson.vocabulary.tokens import lay_token
from campfire.kernel.declared import Reason
from campfire.kernel.frame import Frame, Then, step

JENNY_FETCHED = event("jenny", by=BY, icon="check")
JENNY_AWAY = reason("jenny_away")

NIGHT_AWAY = 2
PISTOL = 3
TOTEMS = 4


def prepare(g: State) -> Frames:
    """Jenny is far from the camp. [RC-510]"""
    g.jenny = "away"
    return ()


def book(g: State) -> Frames:
    """The palisade drops, or everybody but Friday is wounded. [RC-516]"""
    return (lowers(GROUP, "", "palisade", 1),)


def night(g: State) -> Frames:
    """Until she is in the camp Jenny suffers in every night. [RC-510]"""
    return (suffer_alone(),) if g.jenny == "away" else ()


@step
def suffer_alone(g: State) -> Then:
    """Two wounds, and nobody can heal them. [RC-510, RC-515]"""
    hurt(g, JENNY, NIGHT_AWAY)
    return None


def totem(g: State, me: Who, space: str, nth: int) -> Frames:
    """Wounds, lost morale, a Rope, furs; a fifth and sixth totem do nothing. [RC-517, RC-518]"""
    if nth > TOTEMS:
        return ()
    lay_token(g, space, NUMBERS[nth - 1])
    effects = (wounds(me, space, 2), morale_down(me, space, 2), gain_item(me, space, "rope"), gain_fur(me, space, 2))
    return (effects[nth - 1],)


def targets(g: State) -> list[Action]:
    """With the Raft somebody may fetch Jenny. [RC-519]"""
    return [an_action("explore", "raft")] if g.jenny == "away" and has_item(g, "raft_s3") else []


@step
def fetch_jenny(g: State, me: Who) -> Then:
    """Jenny comes to the camp. [RC-519]"""
    g.jenny = "camp"
    g.tell(JENNY_FETCHED, me)
    return None


def refuses(g: State, action: Action) -> Reason | None:
    """The Lifeboat waits for Jenny. [RC-521]"""
    if action.what == "lifeboat" and g.jenny != "camp":
        return Reason(JENNY_AWAY, (), "RC-521")
    return None


def vines(g: State) -> tuple[Frame, ...] | None:
    """Vines strengthen the palisade of a Shelter. [RC-316]"""
    return (raise_by("palisade", 1),) if has_shelter(g) else None


PLACES["raft"] = fetch_jenny
CALM_PLACES.add("raft")
temporary_weapon("pistol_s3", PISTOL)
TOKENS["herbs_s3"] = heals_at_night(1)
TOKENS["ruined_hut"] = lambda g: (gain_wood(GROUP, g.camp, 2),)
TOKENS["vines"] = vines

SHEETS["jenny"] = ScenarioHooks(prepare=prepare, book=book, night=night, totem=totem, targets=targets, refuses=refuses)
