"""Tables: who sits there, their clocks and votes, and telling everybody."""
