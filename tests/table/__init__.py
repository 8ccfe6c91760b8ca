"""The table under test: real processes, a real SQLite file, a real PostgreSQL, real sockets."""
