"""Known cards: a table that goes on from another one, or from a file, says so."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Of the tables that stand already nothing is known."""
    op.add_column("tables", sa.Column("known", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Forget whose cards are known."""
    op.drop_column("tables", "known")
