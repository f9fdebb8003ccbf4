"""What a new game or expedition is made of: by options, or question by question."""
