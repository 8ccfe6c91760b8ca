"""Quick phrases: a line of chat that each reads in their own language."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """What was said so far was typed."""
    op.add_column("chat", sa.Column("quick", sa.String(length=20), nullable=False, server_default=""))


def downgrade() -> None:
    """Forget what was said without typing."""
    op.execute("DELETE FROM chat WHERE quick <> ''")
    op.drop_column("chat", "quick")
