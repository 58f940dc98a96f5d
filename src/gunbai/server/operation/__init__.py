"""Running the server: the gate, limits, logs, metrics, pages, the runner, what an admin does."""
