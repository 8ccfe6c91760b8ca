"""Tests cite the ledger rules that they prove."""

from __future__ import annotations

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """Mark a test with the numbers of the ledger rules it would catch being broken."""
    return pytest.mark.rule(*ids)
