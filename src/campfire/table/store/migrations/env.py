"""Runs the migrations on the connection it is given."""

from __future__ import annotations

from alembic import context

from campfire.table.store.records import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
