"""The game at a table: moves, seals, state documents, bots, replays, live connections."""
