"""Makers of keys: a link to watch goes with whoever made it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Of the links that stand already nobody knows who made them."""
    op.add_column("keys", sa.Column("maker", sa.String(length=64), nullable=True))


def downgrade() -> None:
    """Forget who made which link."""
    op.drop_column("keys", "maker")
