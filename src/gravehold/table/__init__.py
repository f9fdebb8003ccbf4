"""What lies on the table and what may be answered, as data: the one thing all above read."""
