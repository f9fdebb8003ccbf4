"""Rooms, seats, storage and live updates: the table in the browser, seen from the other side."""
