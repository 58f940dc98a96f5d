"""Rising Sun in the terminal."""
