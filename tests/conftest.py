"""What all tests share: notes on how those that cite ledger rules end, for `campfire rules`; interrupts."""

from __future__ import annotations

import json
import signal
from collections.abc import Iterator

import pytest

from campfire.lab.citations import OUTCOMES, ROOT

PROPERTY = "rule"
"""Under this name the rules of a test travel from the worker that ran it."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        rules = [str(rule) for mark in item.iter_markers("rule") for rule in mark.args]
        item.user_properties.extend((PROPERTY, rule) for rule in rules)


class RuleNotes:
    """Gathers the outcomes of one run and adds them to those of earlier runs."""

    def __init__(self) -> None:
        self.noted: dict[str, dict[str, object]] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        rules = [value for name, value in report.user_properties if name == PROPERTY]
        if rules and (report.when == "call" or report.failed):
            self.noted[report.nodeid] = {"rules": rules, "passed": report.passed}

    def pytest_sessionfinish(self) -> None:
        files = {test.partition("::")[0] for test in self.noted}
        earlier = json.loads(OUTCOMES.read_text("utf-8")) if OUTCOMES.is_file() else {}
        kept = {test: noted for test, noted in earlier.items() if still_there(test) - files}
        if self.noted:
            OUTCOMES.write_text(json.dumps({**kept, **self.noted}, indent=1, sort_keys=True), "utf-8")


def still_there(test: str) -> set[str]:
    """The file of a test, unless it is gone."""
    file = test.partition("::")[0]
    return {file} if (ROOT / file).is_file() else set()


@pytest.fixture
def heeds_interrupts() -> Iterator[None]:
    """Programs under test heed Ctrl+C, also where the tests run in the background and do not."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(RuleNotes())
