"""Offers beside questions: seats that are not asked may use something meanwhile."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Number the offers; a table that stands already has none until its next change."""
    op.add_column("tables", sa.Column("offered", sa.JSON(), nullable=False, server_default="{}"))


def downgrade() -> None:
    """Forget the numbers of the offers."""
    op.drop_column("tables", "offered")
