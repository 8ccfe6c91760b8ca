"""Chance at a table is bound from the start: the digest is shown, the seed stays secret until the end."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from campfire.kernel.engine import advance, pending
from campfire.kernel.fate import Fate
from campfire.kernel.journal import apply
from campfire.kernel.match import read_fate
from campfire.kernel.question import Chance
from campfire.table.founding import begin, found
from campfire.table.past import play_again
from campfire.table.play import Play
from campfire.table.protocol.http import SeatWish, Settings
from tests.contract.toy import TOY
from tests.table.games import load
from tests.table.person import Person, call, create, join
from tests.table.server import Server
from tests.table.visit import Visit, at_table


def follows(match: Any, fate: Fate) -> int:
    """How many draws from a place on follow from a seed; all of them must."""
    g = match.game.setup(match.options)
    advance(g)
    drawn = 0
    for place, entry in enumerate(match.journal):
        question = pending(g)
        if isinstance(question, Chance) and place >= fate.since:
            assert fate.outcome(place, question.outcomes) == entry.outcome
            drawn += 1
        apply(g, entry, question)
    return drawn


def test_a_game_at_a_table_follows_from_the_seed_that_is_in_its_file_after_the_end(tmp_path: Path) -> None:
    async def play(guest: Visit) -> None:
        key = await guest.house.key(guest.key)
        room = guest.house.room(key.table_id)
        digest = guest.line.sent[0]["table"]["chance"]["digest"]
        async with room.at_table() as table:
            seed = table.row.seed
            assert Fate(seed).digest == digest
            assert table.file()["fate"] == {"digest": digest, "since": 0}
        while guest.state["result"] is None:
            assert (await guest.answer())["type"] == "done"
        assert seed not in json.dumps(guest.line.sent)
        async with room.at_table() as table:
            fate = read_fate(table.file())
            assert fate == Fate(seed)
            assert follows(table.match, fate) >= 1

    at_table(tmp_path, play)


def test_a_table_read_again_goes_on_with_its_seed() -> None:
    seats = [SeatWish(kind="here")]
    new = found(begin(TOY, {}, seats), seats, Settings())
    assert new.row.seed != found(begin(TOY, {}, seats), seats, Settings()).row.seed
    record = type("Record", (), {"journal": new.change.journal.rows, "log": new.change.log.rows, "notices": []})  # type: ignore[union-attr]  # new
    again = Play.read(new.row, record, load)  # type: ignore[arg-type]  # of a record only these are read
    assert again.match.fate == Fate(new.row.seed, 0)


def test_a_game_played_on_is_bound_to_a_new_seed_from_there() -> None:
    match = begin(TOY, {}, [SeatWish(kind="here")])
    assert match.fate is not None
    again = play_again(TOY, match.options, match.journal)
    assert again.fate is not None
    assert again.fate.since == len(match.journal)
    assert again.fate.seed != match.fate.seed
    assert follows(again, again.fate) == 0


def test_the_seed_of_a_running_game_is_on_no_wire(server: Server) -> None:
    made = create(server, "here friend")
    friend = join(server, made["invites"][0]["invite"])
    alone = create(server, "here")
    with Person(server, made["key"]) as anna, Person(server, friend) as carla, Person(server, made["watch"]) as watcher:
        digests = {person.welcome["table"]["chance"]["digest"] for person in (anna, carla, watcher)}
        assert digests == {made["table"]["chance"]["digest"]}
        told = json.dumps([anna.raw, carla.raw, watcher.raw])
    told += call(server, "GET", "/api/table/file", key=alone["key"]).text
    told += call(server, "GET", "/api/table/report", key=made["key"]).text
    assert '"seed"' not in told
