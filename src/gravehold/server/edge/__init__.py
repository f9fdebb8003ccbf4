"""What meets the network: HTTP, sockets, pages, and who is too slow."""
