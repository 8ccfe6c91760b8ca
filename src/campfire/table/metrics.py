"""Counts and times for Prometheus."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)

ANSWERS = Counter("campfire_answers", "Answers taken", ["by"])
REFUSALS = Counter("campfire_refusals", "Requests refused, by code", ["code"])
TABLES = Counter("campfire_tables_created", "Tables created")
CLEARED = Counter("campfire_tables_cleared", "Tables deleted because nobody had come to them for long")
CONFLICTS = Counter("campfire_conflicts", "Writes that another worker was faster with")
BOT_FALLBACKS = Counter("campfire_bot_fallbacks", "Choices left to chance because a bot failed")
LINES_REFUSED = Counter("campfire_lines_refused", "Connections for which there was no room")
LINES_CUT = Counter("campfire_lines_cut", "Connections cut off because their time was up, or to make room")
SOCKETS = Gauge("campfire_sockets", "Open sockets", multiprocess_mode="livesum")
ROOMS = Gauge("campfire_rooms", "Tables in memory", multiprocess_mode="livesum")
WRITE_SECONDS = Histogram("campfire_write_seconds", "Time to put a change on disk", buckets=BUCKETS)
BOT_SECONDS = Histogram("campfire_bot_seconds", "Time a bot thinks", buckets=BUCKETS)
REQUEST_SECONDS = Histogram("campfire_request_seconds", "Time of HTTP requests", ["status"], buckets=BUCKETS)
