"""What people read: names, and texts made from cards, questions and events, in three languages."""
