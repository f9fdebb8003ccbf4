"""The database: its tables, what is read and written, and its migrations."""
