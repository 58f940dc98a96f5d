"""The server: authority over tables, storage, people, live updates."""
