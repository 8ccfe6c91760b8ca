"""The store: tables, keys, journals, logs and chats in a database, SQLite or PostgreSQL."""
