"""The terminal: playing, simulating, replaying, verifying, reading the rules."""
