"""Tea at a table with people: time to talk, and cups that are poured before an alliance is formed."""
