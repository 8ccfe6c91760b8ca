"""Notices among the lines of the log."""

from __future__ import annotations

from campfire.kernel.phrase import Phrase
from campfire.table.notices import among, file_taken, notice_line, taken_over, thought_aloud


def test_a_bot_says_why_before_it_acts_and_other_notices_follow_what_had_happened() -> None:
    log = [notice_line(file_taken(None, at)) for at in (3, 4, 5)]
    thought, taken = thought_aloud(1, Phrase("because-others"), 4), taken_over("Carla", 1, 4)
    told = [(line["at"], line["key"]) for line in among(log, [taken, thought])]
    assert told == [
        (3, "notice-file_taken"),
        (4, "notice-thought"),
        (4, "notice-file_taken"),
        (4, "notice-taken_over"),
        (5, "notice-file_taken"),
    ]
