"""The live tables of this process: who is there, what they do, who is told."""
