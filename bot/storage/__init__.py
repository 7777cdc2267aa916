"""SQLite: connection, migrations, aggregates, journal, outbox. Knows rows and values; no Discord, no rule."""
