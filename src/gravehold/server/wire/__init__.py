"""What is sent to a client, made from what is played."""
