"""What goes over the wire, as types: the JSON a client sends and gets."""
