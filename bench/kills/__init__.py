"""Server and database killed in the midst of play: what was acknowledged is there, and nothing that was refused."""
