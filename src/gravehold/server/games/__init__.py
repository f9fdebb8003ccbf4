"""What is played in a room: a game, an expedition, a campaign, and what was answered in it."""
