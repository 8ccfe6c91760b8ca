"""Wishes for tables: who wished for new tables lately, known again but not told; tables forget where they came from."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Count wishes instead of tables; the key to the old addresses goes with them."""
    op.create_table(
        "wishes",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("address", sa.String(length=64), nullable=False),
        sa.Column("moment", sa.String(length=32), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_wishes")),
    )
    op.create_index("ix_wishes_address", "wishes", ["address"], unique=False)
    op.drop_index("ix_tables_address", table_name="tables")
    op.drop_column("tables", "address")
    op.execute("DELETE FROM secrets WHERE name = 'addresses'")


def downgrade() -> None:
    """Forget the wishes."""
    op.add_column("tables", sa.Column("address", sa.String(length=64), nullable=False, server_default=""))
    op.create_index("ix_tables_address", "tables", ["address", "created"], unique=False)
    op.drop_index("ix_wishes_address", table_name="wishes")
    op.drop_table("wishes")
