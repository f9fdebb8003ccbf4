"""What is printed to be read: the rules, and which tests hold us to them."""
