"""Last visits: when somebody was at a table last."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Note visits; of the tables that stand already the last change is known."""
    op.add_column("tables", sa.Column("visited", sa.String(length=32), nullable=False, server_default=""))
    op.execute("UPDATE tables SET visited = changed")
    op.create_index("ix_tables_visited", "tables", ["visited"], unique=False)


def downgrade() -> None:
    """Forget the visits."""
    op.drop_index("ix_tables_visited", table_name="tables")
    op.drop_column("tables", "visited")
