"""After the game: every decision judged by what its seat could know, chances over time, luck apart from skill."""
