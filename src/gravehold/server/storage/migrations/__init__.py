"""Alembic migrations; the server brings its database up to date when it starts."""
