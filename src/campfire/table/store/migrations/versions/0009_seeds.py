"""Seeds: the chance of a table follows from a secret to which it is bound from the start."""

from __future__ import annotations

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Tables that stand already are bound from now on."""
    op.add_column("tables", sa.Column("seed", sa.String(length=64), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("since", sa.Integer(), nullable=False, server_default="0"))
    tables = sa.table("tables", sa.column("id"), sa.column("seed"), sa.column("since"), sa.column("length"))
    connection = op.get_bind()
    for table_id in list(connection.scalars(sa.select(tables.c.id))):
        seed = {"seed": secrets.token_hex(32), "since": tables.c.length}
        connection.execute(sa.update(tables).where(tables.c.id == table_id).values(**seed))


def downgrade() -> None:
    """Forget the seeds."""
    op.drop_column("tables", "since")
    op.drop_column("tables", "seed")
