"""Traces: what is noted for everybody at a table, and which seats people have had a claim to."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Of the seats that stand already every one counts that is held, awaited, or was ever invited to."""
    op.create_table(
        "notices",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("at", sa.Integer(), nullable=False),
        sa.Column("key", sa.String(length=80), nullable=False),
        sa.Column("args", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_notices_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("pk_notices")),
    )
    op.add_column("seats", sa.Column("peopled", sa.Boolean(), nullable=False, server_default=sa.true()))
    op.execute(
        "UPDATE seats SET peopled = (key IS NOT NULL OR bot IS NULL OR EXISTS ("
        "SELECT 1 FROM invites WHERE invites.table_id = seats.table_id AND invites.seat = seats.seat))"
    )


def downgrade() -> None:
    """Forget the traces."""
    op.drop_column("seats", "peopled")
    op.drop_table("notices")
