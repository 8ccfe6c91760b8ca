"""Series: which game follows at a table, and the table where it is played."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make room for the next game of a series."""
    op.add_column("tables", sa.Column("sequel", sa.JSON(none_as_null=True)))
    op.add_column("tables", sa.Column("next", sa.String(length=16), nullable=False, server_default=""))


def downgrade() -> None:
    """Forget which games follow each other."""
    op.drop_column("tables", "next")
    op.drop_column("tables", "sequel")
