"""Who plays here: sessions, passwords, profiles, languages."""
